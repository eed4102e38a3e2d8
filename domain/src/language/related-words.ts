import { ASKED_FOR } from './families/asked-for.ts'
import { KINDS } from './families/kinds.ts'
import { LIFE } from './families/life.ts'
import { MONEY_AND_LAW } from './families/money-and-law.ts'
import { QUALITIES } from './families/qualities.ts'
import { VERBS_OF_EVERY_DAY } from './families/verbs.ts'
import { WORK } from './families/work.ts'
import { WORLD } from './families/world.ts'
import { meaningsOf } from './stems.ts'

/**
 * Words that ask for the same thing: who asks for the "team" hears of the "staff". Each line is a family, and
 * a word may belong to several. "a b | c" says that c is a farther relative of both; "a > c d" that c and d
 * are kinds of a: who asks for pets hears of the dog, who asks for the dog does not hear of the cat.
 */
const SAME = 0.85
const KIND_OF = 0.8
/** Who asks for the dog is answered by "no pets", and seldom by more. */
const WHAT_IT_IS_A_KIND_OF = 0.5
const FARTHER = 0.45

const KIN = new Map<string, Map<string, number>>()

function relate(from: readonly string[], to: readonly string[], closeness: number): void {
  for (const one of from) {
    const known = KIN.get(one) ?? new Map<string, number>()
    for (const other of to)
      if (other !== one) known.set(other, Math.max(closeness, known.get(other) ?? 0))
    KIN.set(one, known)
  }
}

for (const line of [
  WORK,
  MONEY_AND_LAW,
  LIFE,
  WORLD,
  KINDS,
  VERBS_OF_EVERY_DAY,
  QUALITIES,
  ASKED_FOR,
]
  .join('\n')
  .split('\n')) {
  const [family = '', farther = ''] = line.split('|').map((part) => part)
  const [near = [], kinds = []] = family.split('>').map(meaningsOf)
  const far = meaningsOf(farther)
  if (kinds.length === 0) relate(near, near, SAME)
  relate(near, kinds, KIND_OF)
  relate(kinds, near, WHAT_IT_IS_A_KIND_OF)
  relate(near, far, FARTHER)
  relate(far, near, FARTHER)
}

/** How well a word answers for another: 1 for the same, 0 for none of it. */
export const closeness = (asked: string, known: string): number =>
  asked === known
    ? 1
    : Math.max(KIN.get(asked)?.get(known) ?? 0, isOfOneRoot(asked, known) ? SAME : 0)

/** "Conduct" and "conductor", "supervise" and "supervisor". */
function isOfOneRoot(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    short.length >= 4 &&
    long.startsWith(short) &&
    (short.length >= LONG_ROOT || /^(?:\p{L})?(?:er|or|r)$/u.test(long.slice(short.length)))
  )
}

const LONG_ROOT = 6

/** Those that say nearly the same; the stem itself is not among them. */
export const relativesOf = (stem: string): ReadonlySet<string> => NEAR.get(stem) ?? NONE

const NONE: ReadonlySet<string> = new Set()
const NEAR = new Map(
  [...KIN].map(([stem, kin]) => [
    stem,
    new Set([...kin].filter(([, near]) => near >= WHAT_IT_IS_A_KIND_OF).map(([other]) => other)),
  ]),
)
