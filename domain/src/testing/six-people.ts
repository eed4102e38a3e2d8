import { WRITTEN } from '../roleplays/roleplays.ts'
import type { UseCase } from '../use-cases.ts'

const SCENARIOS: Record<string, UseCase> = {
  'Nora Devlin': 'sales',
  'Ilir Hoxha': 'therapy',
  'Marisol Quispe': 'team-training',
  'Joyce Mwangi': 'interviews',
  'Ruth Abramson': 'presentations',
  'Samir Haddad': 'customer-service',
}

/** The six who come along, each in the kind of talk that they were written for. */
export const SIX_PEOPLE = WRITTEN.map((one) => ({
  ...one,
  scenario: SCENARIOS[one.persona.name] ?? 'other',
}))
