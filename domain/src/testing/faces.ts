import { USE_CASE_IDS, type UseCase } from '../use-cases.ts'

/** Somebody whom a template makes something else of than of others, known by the role alone. */
export type Face = { name: string; scenario: UseCase; role: string }

/** One for each that the templates tell apart: whoever has them tell one more apart adds it here. */
export const FACES: readonly Face[] = [
  ...USE_CASE_IDS.map((scenario) => ({ name: scenario, scenario, role: 'Head of operations' })),
  { name: 'sales to somebody at home', scenario: 'sales', role: 'Retired teacher' },
  { name: 'interviews for a place to study', scenario: 'interviews', role: 'Admissions tutor' },
  { name: 'interviews of a candidate', scenario: 'interviews', role: 'Candidate for a job' },
  {
    name: 'interviews of a candidate with another offer',
    scenario: 'interviews',
    role: 'Candidate who has another offer',
  },
  { name: 'presentations to who is to use it', scenario: 'presentations', role: 'Night nurse' },
  { name: 'legal, with a witness', scenario: 'legal', role: 'Witness of an accident' },
  { name: 'legal, with the other side', scenario: 'legal', role: 'Solicitor of the landlord' },
  { name: 'other, with the other side', scenario: 'other', role: 'Union representative' },
]
