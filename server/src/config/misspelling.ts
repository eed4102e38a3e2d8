import { editDistance } from '@colloquy/domain/language/edit-distance'
import { SETTING_NAMES, type SettingName } from './known.ts'

/**
 * Whether somebody who typed `name` surely meant `ours`. Word by word, since ordinary environments
 * hold neighbours of our names with another meaning: DATABASE_SSL is two letters from DATABASE_URL,
 * TLS_PORT from TLS_CERT.
 */
export function isSameBarSpelling(ours: string, name: string): boolean {
  if (ours.length < SHORTEST || name.length < SHORTEST) return false
  if (ours.replaceAll('_', '') === name.replaceAll('_', '')) return true
  const [ourWords, words] = [ours.split('_'), name.split('_')]
  if (ourWords.length !== words.length) return false
  return ourWords.every((word, index) => isNearWord(singular(word), singular(words[index] ?? '')))
}

/** Shorter names are one slip away from too many others. */
const SHORTEST = 8

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/IES$/, 'Y').replace(/S$/, '') : word

const isNearWord = (ours: string, word: string): boolean =>
  editDistance(ours, word) <= (ours.length <= 4 ? 1 : 2)

/** For a hint only, where the name is wrong in any case. */
export function nearestName(name: string): SettingName | null {
  const typed = name.toUpperCase()
  const byDistance = SETTING_NAMES.map((ours) => ({
    ours,
    distance: editDistance(ours, typed),
  })).sort((a, b) => a.distance - b.distance)
  const nearest = byDistance[0]
  return nearest && nearest.distance <= Math.max(1, typed.length / 3) ? nearest.ours : null
}
