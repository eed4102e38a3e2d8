import { editDistance } from '@colloquy/domain/language/edit-distance'
import { KNOWN_FIELDS } from './roleplays-file.ts'

type Place = { known: keyof typeof KNOWN_FIELDS; place: string }

/** What would be left out of a roleplay without a word, in sentences for whoever wrote the file. */
export function unknownKeysOfRoleplay(roleplay: unknown, place: string): string[] {
  const persona = isRecord(roleplay) ? roleplay.persona : undefined
  return [
    ...unknownKeys(roleplay, { known: 'roleplay', place }),
    ...unknownKeys(persona, { known: 'persona', place: `${place}, persona` }),
  ]
}

export function unknownKeys(value: unknown, { known, place }: Place): string[] {
  if (!isRecord(value)) return []
  const knownKeys = [...KNOWN_FIELDS[known]]
  const free = knownKeys.filter((key) => !Object.hasOwn(value, key))
  return Object.keys(value)
    .filter((key) => !KNOWN_FIELDS[known].has(key))
    .slice(0, MOST_KEYS)
    .map((key) => {
      const meant = nearestOf(free, key)
      const ending = meant === null ? '.' : `: did you mean ${meant}?`
      return `${place}: Unknown key ${shownKey(key)}; keys are ${knownKeys.join(', ')}. It is left out${ending}`
    })
}

/** Of one object: more than anybody mends before looking again. */
export const MOST_KEYS = 20

/** On one line, whatever stands in it. */
export function shownKey(key: string): string {
  const short =
    key.length > MOST_CHARACTERS ? `${key.slice(0, MOST_CHARACTERS).toWellFormed()}…` : key
  return /^[\p{L}\p{M}\p{N}_$.…-]+$/u.test(short)
    ? short
    : JSON.stringify(short).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}

const MOST_CHARACTERS = 60

/** Capitals, spaces and dashes aside: `painPoints` is `pain_points`. */
function nearestOf(keys: readonly string[], typed: string): string | null {
  const wanted = bare(typed.slice(0, MOST_CHARACTERS))
  const [nearest] = keys
    .map((key) => ({ key, letters: bare(key), slips: bare(key).length / LETTERS_A_SLIP }))
    .filter(({ letters, slips }) => Math.abs(letters.length - wanted.length) <= slips)
    .map(({ key, letters, slips }) => ({ key, slips, distance: editDistance(letters, wanted) }))
    .filter(({ slips, distance }) => distance <= slips)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.key ?? null
}

/** A slip in four letters: with one in three, `public` would be near to `rubric`. */
const LETTERS_A_SLIP = 4

const bare = (key: string): string => key.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
