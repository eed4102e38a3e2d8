/** The addresses of the screens: the web shows them, the server answers them with the application. */
export const screens = {
  landing: '/',
  getStarted: '/get-started',
  waitlist: '/waitlist',
  auth: '/auth',
  invitation: '/invitation',
  password: '/password',
  dashboard: '/dashboard',
  development: '/development',
  workspace: '/workspace',
  createRoleplay: '/workspace/create',
  editRoleplay: '/workspace/edit/:schemaId',
  progress: '/progress',
  library: '/library',
  assignments: '/assignments',
  assignment: '/assignments/:assignmentId',
  analytics: '/analytics',
  members: '/members',
  reviews: '/reviews',
  settings: '/settings',
  gradeWithoutId: '/grade',
  grade: '/grade/:conversationId',
  terms: '/terms',
  call: '/call',
} as const

/** A one-time link keeps its secret behind the #: it reaches no server's log and no Referer. */
export const oneTimeLink = (
  origin: string,
  screen: '/invitation' | '/password',
  token: string,
): string => `${origin}${screen}#${token}`
