/** Roles may reach us in any case ("Admin", "ADMIN"): they are compared, never printed, by these. */
export const ROLES = ['admin', 'member'] as const
export type Role = (typeof ROLES)[number]

export const isAdmin = (role: string | null): boolean => role?.toLowerCase() === 'admin'
