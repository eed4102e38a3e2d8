/** The address that pages tell people to write to: a setting, put in by the build. */
declare const CONTACT_EMAIL: string
