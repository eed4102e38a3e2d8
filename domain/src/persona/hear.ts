import type { Graph } from '../graph/graph.ts'
import { stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { guardedLabels } from '../moves/guarded-labels.ts'
import { labelUtterance } from '../moves/label-utterance.ts'
import type { Act as LabelledAct, Labels } from '../moves/labels.ts'
import { lastQuestionIn } from '../moves/last-question.ts'
import { plainActsIn } from '../moves/plain-acts.ts'
import { type Asked, whatIsAsked } from './asked.ts'
import { takesLeave } from './leave-taking.ts'
import { actOf } from './reacting/act-of.ts'
import type { Act } from './reacting/wordings.ts'
import { type Recalled, recall } from './recall.ts'
import { isSaidBefore } from './said-before.ts'
import { factIn, type State } from './state.ts'

/** What was said, as the persona takes it. */
export type Heard = {
  text: string
  words: string[]
  labels: Labels
  /** What was done by it, where the words alone say so. */
  act: Act | null
  /** The last thing asked. */
  asked: Asked | null
  /** What the persona knows of it. */
  recalled: Recalled[]
  /** What it makes the persona think of, asked or not. */
  reminded: Recalled[]
  /** Says of the persona what it knows to be otherwise. */
  isMistaken: boolean
  isRepeated: boolean
  /** What it is called by whoever reads why. */
  moves: string[]
}

export function hear(text: string, { state, graph }: { state: State; graph: Graph }): Heard {
  const previous = state.recent.at(-1)
  const guessed = labelUtterance({ text, ...(previous === undefined ? {} : { previous }) })
  const plainly = withPlainActs(grounded(guessed, { text, state }), text)
  const act = actOf(text)
  const labels = guardedLabels(withLeave(plainly, { text, act, state }), text)
  const asked = labels.question === 'none' ? null : whatIsAsked(lastQuestionIn(text))
  const memory = { facts: graph.facts, topic: state.topic }
  const recalled = asked === null ? [] : recall(asked, memory)
  const reminded =
    recalled.length > 0 ? recalled : recall(whatIsAsked({ text, form: 'mark-only' }), memory)
  return {
    text,
    words: wordsOf(text),
    labels,
    act,
    asked,
    recalled,
    reminded,
    isMistaken:
      isSaidOfPersona(labels, asked) && !agrees(text, { state, graph, recalled: reminded }),
    isRepeated:
      isSaidBefore(state.said, text) ||
      (asked !== null && asked.stems.length > 0 && state.evaded.includes(asked.stems.join(' '))),
    moves: movesOf(labels, text),
  }
}

/**
 * What was said in so many words counts, whatever the classifier makes of it; and what would end the talk, or
 * take it for an attack, is not left to a guess.
 */
const withPlainActs = (labels: Labels, text: string): Labels => {
  const guessed = labels.acts.filter(
    (act) =>
      !GRAVE.has(act) &&
      act !== 'closing' &&
      !(act === 'rudeness' && (labels.question !== 'none' || !HARSH.test(plain(text)))),
  )
  return { ...labels, acts: [...new Set([...guessed, ...plainActsIn(text)])] }
}

/** Nobody is reproached for a harmless line because it sounds like a rude one. */
const HARSH =
  /\b(?:stupid|idiot\w*|useless|dumb|crap|hell|damn\w*|rubbish|nonsense|waste|wasting|pathetic|liar|lying|lazy|ridiculous|joke|incompetent|hate|sick of|whatever|moron|loser|fool|ugly|crazy|insane|annoying|boring|get lost|go away|screw|piss\w*|bloody|arse|ass|bitch|bastard|your fault|don't care|dont care|who cares|grow up|get a life|not my problem|whin\w+|moan\w*|shame|blah|shut|disgusting|worthless|terrible person|garbage|trash|clown|rude|nobody (?:likes|asked|cares))\b/i

/** A goodbye is one by what is said, and by where the talk stands. */
const withLeave = (
  labels: Labels,
  { text, act, state }: { text: string; act: Act | null; state: State },
): Labels =>
  labels.question === 'none' && !labels.acts.includes('closing') && takesLeave({ text, act }, state)
    ? { ...labels, acts: [...labels.acts, 'closing'] }
    : labels

const GRAVE: ReadonlySet<LabelledAct> = new Set(['stop', 'distress', 'role_break', 'foreign'])

/** Nothing can be given back before anything was told, unless it is plainly a guess at how somebody feels. */
const grounded = (labels: Labels, { text, state }: { text: string; state: State }): Labels =>
  labels.reflection === 'none' || state.told.length > 0 || GIVES_BACK.test(plain(text))
    ? labels
    : { ...labels, reflection: 'none', behaviour: 'input' }

const GIVES_BACK =
  /\b(?:(?:it |that )?sounds (?:like|as)|it seems|you(?:'re| are) (?:saying|feeling|telling)|you (?:feel|seem|sound|look)|so you|it must|that must|part of you|i(?:'m| am) hearing|what i hear)\b/i

/** Said to the persona of itself: given back, or asked as something that is so or not. */
const isSaidOfPersona = ({ reflection, acts, behaviour }: Labels, asked: Asked | null): boolean =>
  behaviour !== 'input' &&
  !acts.includes('proposal') &&
  !acts.includes('next_step') &&
  (reflection !== 'none' || acts.includes('summary') || asked?.isYesNo === true)

/** Of a number beside a word that the persona puts another number to. */
function agrees(
  text: string,
  { state, graph, recalled }: { state: State; graph: Graph; recalled: Recalled[] },
): boolean {
  const told = [
    ...state.told.flatMap((id) => factIn(graph, id) ?? []),
    ...recalled.map(({ fact }) => fact),
  ]
  const known = told.flatMap((fact) => amountsIn(fact.says))
  const open = graph.facts
    .filter(({ reveal }) => reveal.when === 'asked')
    .flatMap((fact) => amountsIn(fact.says))
  return amountsIn(text).every(({ amount, of }) => {
    const same = [
      ...known.filter((other) => other.of.some((stem) => of.includes(stem))),
      ...open.filter((other) => other.of[0] === of[0] || other.of.at(-1) === of.at(-1)),
    ]
    return same.length === 0 || same.some((other) => other.amount === amount)
  })
}

/** With the words right after each: "nine dental clinics" are clinics. */
function amountsIn(text: string): { amount: string; of: string[] }[] {
  const words = wordsOf(text)
  return words.flatMap((word, n) => {
    const amount = NUMBERS[word] ?? (/^\p{N}+$/u.test(word) ? word : null)
    if (
      amount === null ||
      /^(?:hundred|thousand|million|dozen|per|percent)$/.test(words[n + 1] ?? '')
    )
      return []
    const after = words.slice(n + 1, n + 4)
    const end = after.findIndex((next) =>
      /^(?:a|an|per|each|every|of|in|and|or|to|are|is|on|for|at|no|not|never|have|has|had|was|were|been|i|we|you|he|she|they)$/.test(
        next,
      ),
    )
    const of = stemsOf(after.slice(0, end === -1 ? 3 : end).join(' ')).filter(
      (stem) => NUMBERS[stem] === undefined,
    )
    return of.length === 0 ? [] : [{ amount, of }]
  })
}

const NUMBERS: Record<string, string> = Object.fromEntries(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, n) => [word, `${n + 1}`]),
)

/** The names by which conditions of a graph ask for them. */
function movesOf({ question, spin, reflection, behaviour, acts }: Labels, text: string): string[] {
  return [
    ...(question === 'none' ? [] : [`${question}-question`]),
    ...(spin === 'none' ? [] : [`${spin.replace('_', '-')}-question`]),
    ...(reflection === 'none' ? [] : ['reflection', `${reflection}-reflection`]),
    ...(behaviour === 'input' ? ['input'] : []),
    ...acts.map((act) => act.replaceAll('_', '-')),
    ...(saysTimeIsUp(text) ? ['time-up'] : []),
  ]
}

/** "We are out of time", as somebody says it who ends a talk for it. */
const saysTimeIsUp = (text: string): boolean =>
  /\b(?:(?:we(?:'re| are)|i(?:'m| am)) (?:out of|over) time|(?:our|my|the) time(?:'s| is) (?:up|over)|time(?:'s| is) up|we(?:'ve| have) run out of time|i have to (?:run|stop here|leave it there)|that's all (?:the time|we have time for))\b/i.test(
    plain(text),
  )
