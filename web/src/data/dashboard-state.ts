/** What comes along on the way to the dashboard: the roleplay that stands chosen there. */
export type DashboardState = { roleplayId: string }
