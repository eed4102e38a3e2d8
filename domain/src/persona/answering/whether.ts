import { closeness } from '../../language/related-words.ts'
import { meaningsOf, stemsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { sharedWith } from '../reacting/touches.ts'
import type { Asked } from '../recalling/asked.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { asksOnly } from '../recalling/focus.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import type { Experience } from './experience.ts'
import { wasJustTold } from './just-told.ts'
import { EXPERIENCES } from './experiences.ts'
import { clausesOf, DOING, isDenied, yesOrNo } from './yes-or-no.ts'

export type Verdict = 'yes' | 'no' | null

/** "Have you tried anything like it?", "did anybody come?": yes or no with what the text tells of that kind. */
export function toWhetherThereWas(given: Given, asked: Asked): Decision | null {
  if (!isWhether(asked)) return null
  const sure = surelyKnown(given, asked)
  const text = bareQuestion(asked.text)
  for (const experience of EXPERIENCES) {
    if (!experience.asks.test(text)) continue
    const fact = tellingOf(given, { text, experience })
    if (fact !== null && wasJustTold(given, fact) && ASKS_IF_ANY.test(text)) return null
    if (fact !== null && (sure === null || sure === fact))
      return saying(given, { fact, verdict: verdictOf(text, { fact, experience }) })
  }
  return null
}

/** "Did she say anything about why it came?": a yes would be asked on at once. */
const ASKS_IF_ANY = /\b(?:anything|something)\b/

const isJustTold = ({ state }: Given, fact: Fact): boolean =>
  isTold(state, fact) && state.last.some((part) => part.say === 'fact' && part.id === fact.id)

/** "Did someone come or not?" asks for no more than yes or no, too. */
export const isWhether = ({ isYesNo, text }: Asked): boolean =>
  isYesNo || OR_NOT.test(text) || ANY_OF_THESE.test(text)

/** "Any money on clothes or shoes": whether there was any of it. */
const ANY_OF_THESE =
  /^(?:and |so |but )*(?:do|does|did|is|are|was|were|has|have|had)\b.*\b(?:any|anything|anyone|anybody|something|someone|somebody|ever)\b.* or\b/

const OR_NOT = /^(?:and |so |but )*(?:do|does|did|is|are|was|were|has|have|had)\b.* or not$/

/** What has every word of it, and says yes or no to it, needs no pattern. */
function surelyKnown({ heard }: Given, asked: Asked): Fact | null {
  const [best] = heard.recalled
  return best?.answers === true && yesOrNo(asked, best.fact.says) !== null ? best.fact : null
}

// Which fact tells of it

function tellingOf(
  given: Given,
  { text, experience }: { text: string; experience: Experience },
): Fact | null {
  const { facts } = given.graph
  const things = thingsIn(text, given, experience)
  if (things.some((thing) => !DOING.has(thing) && !isOfTheirWorld(given, thing))) return null
  const found = facts
    .filter(
      (fact) =>
        experience.tells.test(fact.says) &&
        (experience.about === undefined
          ? fact.about !== 'goal'
          : fact.about === experience.about) &&
        mayTell(given, fact),
    )
    .map((fact) => ({
      fact,
      isNamed: things.some((thing) => isIn(thing, fact)),
      shared: sharedWith(text, fact, facts),
      isOld: isTold(given.state, fact),
    }))
    .filter(({ isNamed }) => isNamed || experience.isOfAThing !== true)
    .toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        b.shared - a.shared ||
        Number(a.isOld) - Number(b.isOld),
    )
  return found[0]?.fact ?? null
}

/** What it is about, without the words by which it asks. */
export function thingsIn(text: string, { graph }: Given, experience?: Experience): string[] {
  const asks = experience === undefined ? () => false : isAsking(experience)
  const own = new Set(stemsOf(graph.persona.role))
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !asks(word) && !SAYS_NOTHING.has(word) && !IS_A_NUMBER.test(word))
        .flatMap(meaningsOf),
    ),
  ].filter((stem) => !asksOnly(stem) && !own.has(stem))
}

export const isIn = (thing: string, { stems }: Fact): boolean =>
  stems.some((other) => closeness(thing, other) >= NEAR)

const isOfTheirWorld = ({ graph }: Given, thing: string): boolean =>
  graph.facts.some((fact) => isIn(thing, fact))

const NEAR = 0.5

/** The words of its pattern, and what is bent from them: "complained" of "complain". */
function isAsking({ asks }: Experience): (word: string) => boolean {
  const roots = ROOTS.get(asks) ?? rootsIn(asks)
  ROOTS.set(asks, roots)
  return (word) =>
    roots.some((root) => word.startsWith(root) && word.length - root.length <= AN_ENDING)
}

const ROOTS = new WeakMap<RegExp, string[]>()

const rootsIn = ({ source }: RegExp): string[] =>
  source
    .replaceAll(/\\[a-zA-Z]/g, ' ')
    .split(/[^a-z]+/)
    .filter((root) => root.length >= A_ROOT)

/** In letters. */
const A_ROOT = 3
const AN_ENDING = 4

/** Words of such questions that name nothing. */
const SAYS_NOTHING = new Set(
  `meantime present current moment recently lately today already before ever once yet still anything anyone anybody
  something someone somebody people person thing things stuff workplace job work working company firm business shop office
  place home time times day days week weeks month months year years year's past future last next first other another any some
  own really actually properly maybe perhaps bit little far kind sort way matter case situation lot much many enough
  soon currently nowadays there here back well too also either only just even quite money us me him her them you your my
  mine yours his their its it this that these those same such none few couple around about because sometimes often always never usually normally mostly all both each every same more less most
  while since until already even perhaps particular special specific specifically exactly small young big old new good bad happen happened`.split(
    /\s+/,
  ),
)

const IS_A_NUMBER =
  /^(?:\p{N}.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|.*teen|.*ty|hundred|thousand|million)$/u

// What it says

function verdictOf(
  text: string,
  { fact, experience }: { fact: Fact; experience: Experience },
): Verdict {
  if (experience.says === 'either' || MIGHT_BE.test(text)) return null
  // In each of the ways in which it may be told.
  if (![fact.says, ...(fact.otherWays ?? [])].every((way) => experience.tells.test(way)))
    return null
  if (experience.says === 'no') return 'no'
  const clause = clausesOf(fact.says).find((one) => experience.tells.test(one))
  if (clause === undefined) return 'yes'
  const found = experience.tells.exec(clause)
  return isDenied(clause.slice(0, (found?.index ?? 0) + (found?.[0].length ?? 0))) ? 'no' : 'yes'
}

/** Of what would be, what is so says neither yes nor no. */
const MIGHT_BE = /^(?:would|could|can|will|might|may|should|shall)\b/

/** With yes or no where either is sure, and the fact alone where it is not; what was told in the last line, in short. */
export function saying(
  given: Given,
  { fact, verdict }: { fact: Fact; verdict: Verdict },
): Decision {
  const { state } = given
  const wasLast = isJustTold(given, fact)
  const first: Part[] =
    verdict === null
      ? []
      : [phrase(verdict === 'no' ? 'no-but' : wasLast ? 'yes' : 'yes-there-was')]
  const told: Part = { say: 'fact', id: fact.id, as: isTold(state, fact) ? 'again' : 'new' }
  return {
    intent: 'say whether it is so',
    parts: wasLast && verdict !== null ? first : [...first, told],
    open: { what: 'nothing' },
  }
}
