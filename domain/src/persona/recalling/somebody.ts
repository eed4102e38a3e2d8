import { wordsOf } from '../../language/words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Who somebody may be, where they have no name. */
const SOMEBODY = list(`
  boss wife husband manager director owner ceo cfo chief father mother sister brother brother-in-law sister-in-law
  mother-in-law father-in-law son daughter dad mum mom parent parents team colleague colleagues trainee trainees staff
  committee trustee trustees supervisor somebody someone nobody neighbour neighbours neighbor neighbors landlord landlady
  friend friends uncle aunt partner agency girl girls boy boys man men woman women guest guests child children kid kids
  student students tutor apprentice deputy supermarket supermarkets competitor competitors driver nurse doctor lawyer
  nurses customer customers client clients patient patients school schools union police inspector board council everyone
  everybody myself alone company companies firm firms restaurant restaurants hotel hotels hospital hospitals shop shops
  family families people resident residents pupil pupils twin twins baby grandson granddaughter grandmother grandfather
  grandchild grandchildren niece nephew cousin ex flatmate flatmates classmate classmates sergeant captain bishop priest
  vicar judge midwife gp vet crew choir members member volunteers volunteer guard guards couple bank insurance ministry
  government university college church charity tenant tenants lodger ourselves himself herself`)

/** Of what ends like somebody who does something, and is none. */
const NOBODY = list(`
  other number paper letter water summer winter order offer matter computer corner quarter floor door dinner weather
  answer never former latter better later after newspaper chapter poor error motor river centre center border power
  printer super proper mirror colour color favor meter scooter tractor freezer cooler boiler slicer scanner either
  neither whether rather together under over ever another elevator corridor sensor calculator generator cancer fever
  shower cover timber rubber silver copper butter pepper sugar cellar dollar october november december september`)

const MONTHS_AND_FEASTS = list(`
  january february march april may june july august september october november december christmas easter`)

const PLACE_BEFORE = /^(?:in|at|from|near|of|the)$/

/** Whether anybody is in it who could be the answer to "who". */
export function hasSomebody(says: string): boolean {
  const words = wordsOf(says)
  if (words.some((word) => SOMEBODY.has(word.replace(/'s$/, '')) || doesSomething(word)))
    return true
  const written = says.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  return written.some(
    (word, at) =>
      at > 0 && isNameLike(word) && !PLACE_BEFORE.test(written[at - 1]?.toLowerCase() ?? ''),
  )
}

/** "Bricklayers", "my conductor", "a scientist". */
const doesSomething = (word: string): boolean =>
  /.{3}(?:ers?|ors?|ists?|ians?|m[ae]n)$/.test(word) && !NOBODY.has(word.replace(/s$/, ''))

export const isNameLike = (word: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) &&
  !/days?$/.test(word) &&
  !word.startsWith("I'") &&
  !MONTHS_AND_FEASTS.has(word.toLowerCase())
