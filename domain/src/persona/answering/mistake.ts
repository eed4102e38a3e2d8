import type { Graph } from '../../graph/graph.ts'
import { stemsOf } from '../../language/stems.ts'
import { plain, sentencesOf, wordsOf } from '../../language/words.ts'
import type { Labels } from '../../moves/labels.ts'
import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { NUMBER_WORDS } from '../facts/number-words.ts'
import { factIn, isTold, type State } from '../state.ts'

/** Before anything else that was meant by it: what is wrong is put right. */
export function toMistake(given: Given): Decision | null {
  const { mistakenAbout } = given.heard
  const right = mistakenAbout === null ? undefined : factIn(given.graph, mistakenAbout)
  if (right === undefined) return null
  return {
    intent: 'correct it',
    parts: [
      phrase('not-quite'),
      { say: 'fact', id: right.id, as: isTold(given.state, right) ? 'again' : 'new' },
    ],
    open: given.state.open,
  }
}

/**
 * What the persona knows otherwise than it was just said of them: another number of the same thing. Only of
 * what somebody says that the persona is, has or said; what they tell of themselves is theirs to know.
 */
export function contradictedBy(
  text: string,
  {
    labels,
    asked,
    graph,
    state,
  }: { labels: Labels; asked: Asked | null; graph: Graph; state: State },
): Fact | null {
  if (!isSaidOfPersona(labels, asked)) return null
  const said = sentencesOf(plain(text)).filter(isOfListener).flatMap(amountsIn)
  const open = graph.facts.filter(({ reveal }) => reveal.when === 'asked')
  const told = state.told.flatMap((id) => factIn(graph, id) ?? [])
  const known = [...told, ...(graph.lead === 'learner' ? open : [])]
  for (const { amount, of } of said) {
    const same = known.filter((fact) =>
      amountsIn(fact.says).some((other) => isOfSame(of, other.of)),
    )
    const isRight = same.some((fact) =>
      amountsIn(fact.says).some((other) => other.amount === amount && isOfSame(of, other.of)),
    )
    // Where two facts count the same thing, nobody can tell which of them was meant.
    if (same.length === 1 && !isRight) return same[0] ?? null
  }
  return null
}

/** Given back, or asked as something that is so or not. */
const isSaidOfPersona = ({ reflection, acts, behaviour }: Labels, asked: Asked | null): boolean =>
  behaviour !== 'input' &&
  !acts.includes('proposal') &&
  !acts.includes('next_step') &&
  (reflection !== 'none' || acts.includes('summary') || asked?.isYesNo === true)

/** "You have eight clinics", and neither "I have eight" nor "what if you had eight". */
const isOfListener = (sentence: string): boolean =>
  /\byou(?:r|'re|'ve|'d)?\b/i.test(sentence) &&
  !/\b(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll|our|my|mine|ours|if|would|could|should|will|shall|imagine|suppose|until|another)\b/i.test(
    sentence,
  )

/** What is counted comes last: "nine dental clinics" are clinics. Hours and pounds are of anything. */
function isOfSame(of: string[], other: string[]): boolean {
  const thing = of.at(-1)
  return (
    thing !== undefined && !MEASURES.has(thing) && (thing === other.at(-1) || thing === other[0])
  )
}

const MEASURES = new Set(
  stemsOf(
    `second minute hour day week month year night time times pound pounds euro euros dollar dollars percent
    people person thing point part half third quarter kilo mile metre o'clock am pm old age`,
  ),
)

/** With the words right after each. */
function amountsIn(text: string): { amount: string; of: string[] }[] {
  const words = wordsOf(text)
  return words.flatMap((word, n) => {
    const amount = NUMBER_WORDS[word] ?? (/^\p{N}+$/u.test(word) ? word : null)
    if (amount === null || LARGER.test(words[n + 1] ?? '') || LARGER.test(words[n - 1] ?? ''))
      return []
    const after = words.slice(n + 1, n + 4)
    const end = after.findIndex((next) => ENDS.has(next))
    const of = stemsOf(after.slice(0, end === -1 ? 3 : end).join(' ')).filter(
      (stem) => NUMBER_WORDS[stem] === undefined,
    )
    return of.length === 0 ? [] : [{ amount, of }]
  })
}

const LARGER = /^(?:hundred|thousand|million|dozen|per|percent|point)$/

const ENDS = new Set(
  `a an per each every of in and or to are is on for at no not never have has had was were been i we you he
  she they that who which with by from than as but so because right`.split(/\s+/),
)
