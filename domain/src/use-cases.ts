/** What people practise for: the interests on the waitlist, and the scenario of a roleplay. */
export const USE_CASES = {
  sales: 'Sales Training',
  interviews: 'Interview Practice',
  presentations: 'Presentations & Pitches',
  'customer-service': 'Customer Service',
  legal: 'Legal Practice',
  therapy: 'Therapy & Counseling',
  'team-training': 'Team Training',
  other: 'Other Use Cases',
} as const

export type UseCase = keyof typeof USE_CASES

export const USE_CASE_IDS = Object.keys(USE_CASES) as UseCase[]
