import type { Persona } from '@colloquy/domain/roleplay'
import { between, type Random, shuffled } from '../random.ts'

/** As authors write: whole sentences and notes, of any number. */
export function inventPersona(role: string, random: Random): Persona {
  const some = (from: readonly string[], most: number) =>
    shuffled(random, from).slice(0, Math.floor(between(random, 1, most + 1)))
  return {
    name: shuffled(random, NAMES)[0] ?? 'Dana Reed',
    role,
    situation: some(SITUATIONS, 4).join(' '),
    background: some(BACKGROUNDS, 3).join(' '),
    painPoints: some(PAIN_POINTS, 4),
    goals: some(GOALS, 3),
  }
}

const NAMES = ['Dana Reed', 'Karl-Heinz Ott', 'Noor', "Sinéad O'Neill", 'María José Vega']

/** None of them makes of somebody what their role does not: no board, no offer, nothing under oath. */
const SITUATIONS = [
  'She runs nine clinics in Ohio with 40 people.',
  'The current system goes down twice a week.',
  'He has been waiting for a technician since Monday, and nobody called back.',
  'Their contract ends in March.',
  'She was told to come by her sister.',
  'Last month two drivers crashed on the same road.',
  'There is a meeting on Thursday; it wants a decision.',
]

const BACKGROUNDS = [
  '15 years in dental administration.',
  'Studied law in Leeds, then changed to logistics.',
  'Reports to the CEO, Dan Brooks.',
  'Married, two children, sings in a choir.',
  'She built the team from three to thirty people.',
]

const PAIN_POINTS = [
  'High no-show rate',
  'Losing patients to competitors',
  'Paid twice for the same repair',
  'Drinks more than before',
  'Cannot sleep before meetings',
  'No time for training',
  'The landlord keeps the deposit',
]

const GOALS = [
  'Reduce no-shows by 20%',
  'Find out if the vendor can be trusted',
  'A refund by Friday',
  'To be heard',
  'Understand what it would cost',
  'Keep the job',
]
