/**
 * Where people write to: a setting of the installation. The build leaves a place for it in the pages, the
 * server puts it in, and the page reads it from its head.
 */
export const contactEmail: string =
  typeof document === 'undefined'
    ? '%CONTACT_EMAIL%'
    : (document.querySelector<HTMLMetaElement>('meta[name="contact-email"]')?.content ?? '')
