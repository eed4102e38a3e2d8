/** What people read when something fails. The words are the specification's. */
export const messages = {
  authentication: 'An error occurred during authentication',
  dashboardLoad: 'Failed to load dashboard data',
  organizationsLoad: 'Failed to load organizations data',
  organizationDelete: 'Failed to delete organization',
  seed: 'Failed to seed organization',
  schemaLoad: 'Failed to load schema',
  schemaSave: 'Failed to create schema',
  schemaDelete: 'Failed to delete schema',
  gradeWithoutId: 'No conversation ID provided',
  gradeLoad: 'Failed to load conversation grade',
  gradeEmptyTitle: 'No Grade Data',
  gradeEmpty: 'No grade data found for this conversation.',
  missingToken: 'No authentication token found',
  emailRequired: 'Email is required',
  waitlistFailure: 'Something went wrong. Please try again.',
  requestFailed: 'API request failed',
  networkError: 'Network error',
  termsRequired: 'You must agree to the Terms of Service to create an account',
  onlyAdminsCreate: 'Only admins can create conversations',
  onlyAdminsEdit: 'Only admins can edit conversations',
} as const

/** What the server says, where the specification leaves it open. */
export const refusals = {
  token: 'Token is missing, expired or revoked',
  wrongPassword: 'Email or password is wrong',
  tooManyAttempts: 'Too many attempts. Try again later',
  busy: 'The server is busy. Try again in a moment',
  unavailable: 'The database cannot be reached right now. Try again in a moment',
  unexpected: 'Something went wrong on our side',
  notFound: 'Not found',
  changedMeanwhile: 'Somebody else has changed it since you opened it',
  onlyAdmins: 'Only admins can do this',
  onlyDevelopers: 'Only developers can do this',
} as const
