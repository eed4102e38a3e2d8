import type { Graph } from '../graph/graph.ts'
import { plain, wordsOf } from '../language/words.ts'
import { guardedLabels } from '../moves/guarded-labels.ts'
import { labelUtterance } from '../moves/label-utterance.ts'
import type { Act as LabelledAct, Labels } from '../moves/labels.ts'
import { heardIn } from '../moves/heard.ts'
import {
  type AskedIn,
  lastQuestionIn,
  mainQuestionIn,
  saysWhatItAsks,
} from '../moves/last-question.ts'
import { plainActsIn } from '../moves/plain-acts.ts'
import { type Asked, whatIsAsked } from './recalling/asked.ts'
import { withWhatIsNamed } from './recalling/named-before.ts'
import { onlyTakesLeave, takesLeave } from './leave-taking.ts'
import { contradictedBy } from './answering/mistake.ts'
import { actOf } from './reacting/act-of.ts'
import type { Act } from './reacting/wordings.ts'
import { type Recalled, recall } from './recalling/recall.ts'
import { isSaidBefore } from './said-before.ts'
import type { State } from './state.ts'

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
  recalled: readonly Recalled[]
  /** Says of the persona what it knows to be otherwise. */
  isMistaken: boolean
  /** The id of what it knows. */
  mistakenAbout: string | null
  isRepeated: boolean
  /** What is asked for, by who understands more than the matcher: the id of a fact, or that it is none; null, if nobody said. */
  meant: string | null
  /** What it is called by whoever reads why. */
  moves: string[]
}

/** In the place of a fact: nothing that may be told answers it. */
export const NOTHING_IS_MEANT = 'nothing'

export function hear(
  whole: string,
  { state, graph, meant = null }: { state: State; graph: Graph; meant?: string | null },
): Heard {
  const text = whole
    .replace(OR_WHAT_STOPS_IT, '?')
    .replace(OR_WHAT, '?')
    .replace(TAKES_UP_A_WORD, 'In what way $1?')
  const previous = state.recent.at(-1)
  const guessed = onlyGreets(
    labelUtterance({ text, ...(previous === undefined ? {} : { previous }) }),
    text,
  )
  const act = actOf(text)
  const plainly = withPlainActs(
    grounded(asksPlainly(onlyAsked(guessed, { text, act }), text), { text, state }),
    text,
  )
  const labels = guardedLabels(withLeave(plainly, { text, act, state }), text)
  const asked =
    labels.question === 'none'
      ? null
      : withWhatIsNamed(whatIsAsked(questionProper(text)), { text, graph })
  const recalled = asked === null ? [] : recall(asked, { facts: graph.facts, topic: state.topic })
  const contradicted = contradictedBy(text, { labels, asked, graph, state })
  return {
    text,
    words: wordsOf(text),
    labels,
    act,
    asked,
    recalled,
    isMistaken: contradicted !== null,
    mistakenAbout: contradicted?.id ?? null,
    isRepeated:
      isSaidBefore(state.said, text) ||
      (asked !== null && asked.stems.length > 0 && state.evaded.includes(asked.stems.join(' '))),
    meant,
    moves: movesOf(labels, text),
  }
}

/** Without what only wraps it: "may I ask why …", "how old is he, do you know?" */
function questionProper(whole: string): AskedIn {
  const text = whole.replace(ASKS_POLITELY, '')
  const asked = withoutWhatLeadsIn(withItsBeginning(mainQuestionIn(text), text))
  const wrapped = ASKS_LEAVE_TO_ASK.exec(asked.text)
  if (wrapped !== null) return { text: asked.text.slice(wrapped[0].length), form: 'wh' }
  if (!ONLY_ASKS_ON.test(asked.text)) return asked
  const before = text.replace(LAST_WORDS, '')
  return before === text || before.trim() === '' ? asked : lastQuestionIn(`${before}?`)
}

/** In speech without marks, "how long" may be taken for the end of what came before "have you been here". */
function withItsBeginning(asked: AskedIn, text: string): AskedIn {
  if (asked.text === 'what' && LIKE_WHAT.test(text)) return { text: 'like what', form: 'wh' }
  if (asked.form === 'wh') return asked
  const inside = STARTS_INSIDE.exec(asked.text)
  if (inside !== null) return { text: asked.text.slice(inside[0].length), form: 'wh' }
  const whole = heardIn(text)
    .map(({ word }) => word)
    .join(' ')
  const before = whole.slice(0, Math.max(0, whole.lastIndexOf(asked.text)))
  const start = ENDS_IN_A_START.exec(before)?.[0]
  return start === undefined ? asked : { text: `${start.trim()} ${asked.text}`, form: 'wh' }
}

/** "You look sceptical what worries you about it", "didn't he what was that like": speech has no marks between them. */
function withoutWhatLeadsIn(asked: AskedIn): AskedIn {
  const found = asked.form === 'wh' ? null : (AFTER_A_TAG.exec(asked.text) ?? asksLate(asked))
  return found === null
    ? asked
    : { text: asked.text.slice(found.index + found[0].length), form: 'wh' }
}

const asksLate = ({ text, form }: AskedIn): RegExpExecArray | null =>
  form === 'mark-only' || form === 'told-to-tell' ? LATE.exec(text) : null

const AFTER_A_TAG =
  /^(?:is|are|was|were|do|does|did|have|has|had)(?: not)? (?:it|he|she|they|you|that) (?=(?:what|how|why|who|when|where) (?:is|are|was|were|do|does|did|have|has|had|would|will|can|could)\b)/

const LATE =
  /^.+?(?<!\b(?:know|knows|see|understand|hear|tell|wonder|about|of|exactly|just|like|that|me|you|remember|is|was|or|to)) (?=what (?:\p{L}+s (?:you|him|her|them|it)\b|(?:is|are|was|were|do|does|did|would|will) (?:you|he|she|they|it|that|this)\b))/u

const LIKE_WHAT = /\blike what\W*$/i

const STARTS_INSIDE =
  /^(?!(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|shall|should|may|might|tell)\b).+? (?=how (?:many|much|long|often) \p{L}+ (?:\p{L}+ )?(?:are|is|do|does|did|have|work|has|were|was|live)\b)/u

const ENDS_IN_A_START =
  /(?<=^|\s)(?:how(?: long| often| far)?|how (?:many|much) \p{L}+|since when|(?<!\b(?:know|see|about|of|on) )(?:what|why|where|when|who)) $/u

/** "What do you do, by the way, if I may ask?" */
const ASKS_POLITELY =
  /(?:,? (?:if (?:i may ask|you don't mind(?: me asking| my asking)?|that's okay to ask)|may i ask|by the way|out of interest|roughly|personally))+(?=[?.!]*$)/i

/** "Would that work for you, or what's in the way?": the first is asked, and its no is made easy. */
const OR_WHAT_STOPS_IT =
  /,? or (?:what(?:'s| is| would be| stands)? (?:in the way|against it|speaks against it|stopping you|stops you|holding you back|holds you back|keeps you|would stop you|would keep you)|is (?:there )?(?:anything|something)(?: that's)? (?:in the way|against it|stopping you|holding you back)|do you see (?:a|any) problems?)[^?]*\?/i

/** "Is it mostly meat or dairy, or what?": that asks nothing more. */
const OR_WHAT =
  /,? or (?:what|whatever|something(?: like that)?|anything(?: like that)?|so)\s*\?\s*$/i

/** "Careful how?", of what they have just heard. */
const TAKES_UP_A_WORD = /^(?!and\b|so\b|but\b|know\b|any\b|some\b)(\p{L}+),? how\?\s*$/iu

const ASKS_LEAVE_TO_ASK =
  /^(?:(?:may|can|could|might) i (?:just )?ask (?:you )?|(?:do|can|could|would) you (?:happen to )?(?:know|remember|recall|say|tell me) )(?=(?:how|what|why|who|when|where|which)\b)/

const ONLY_ASKS_ON =
  /^(?:do|can|would|could) you (?:happen to )?(?:know|remember|recall|say|think|guess|suppose)$/

const LAST_WORDS =
  /[,\s]+(?:do|can|would|could) you (?:happen to )?(?:know|remember|recall|say|think|guess|suppose)[?.!\s]*$/i

/**
 * What was said in so many words counts, whatever the classifier makes of it; and what would end the talk, or
 * take it for an attack, is not left to a guess.
 */
export const withPlainActs = (labels: Labels, text: string): Labels => {
  const guessed = labels.acts.filter(
    (act) =>
      !GRAVE.has(act) &&
      !(act === 'off_topic' && !FAR_AWAY.test(plain(text))) &&
      act !== 'closing' &&
      !(act === 'ask_repeat' && !NOT_HEARD.test(plain(text))) &&
      !(act === 'rudeness' && (labels.question !== 'none' || !HARSH.test(plain(text)))),
  )
  return { ...labels, acts: [...new Set([...guessed, ...plainActsIn(text)])] }
}

/** A fair question that the persona knows nothing of is not off the subject: only what nobody came for is. */
const FAR_AWAY =
  /\b(?:recipes?|jokes?|poems?|bitcoin|capital (?:city )?of|horoscopes?|star sign|lottery|aliens?|dinosaurs?|pizzas?|football|soccer|celebrit\w+|tv (?:show|series)|video games?|elections?|president of|world cup|moon landing|sing (?:me )?a song|crossword|riddles?)\b/i

/** Nobody is reproached for a harmless line because it sounds like a rude one. */
const HARSH =
  /\b(?:stupid|idiot\w*|useless|dumb|crap|hell|damn\w*|rubbish|nonsense|waste|wasting|pathetic|liar|lying|lazy|ridiculous|joke|incompetent|hate|sick of|whatever|moron|loser|fool|ugly|crazy|insane|annoying|boring|get lost|go away|screw|piss\w*|bloody|arse|ass|bitch|bastard|your fault|don't care|dont care|who cares|grow up|get a life|not my problem|whin\w+|moan\w*|shame|blah|shut|disgusting|worthless|terrible person|garbage|trash|clown|rude|nobody (?:likes|asked|cares))\b/i

/** A goodbye is one by what is said, and by where the talk stands. */
const withLeave = (
  labels: Labels,
  { text, act, state }: { text: string; act: Act | null; state: State },
): Labels => {
  if (onlyTakesLeave(text, state))
    return {
      ...labels,
      question: 'none',
      spin: 'none',
      behaviour: labels.behaviour === 'question' ? 'input' : labels.behaviour,
      acts: [...new Set([...labels.acts, 'closing' as const])],
    }
  return labels.question === 'none' &&
    !labels.acts.includes('closing') &&
    takesLeave({ text, act }, state)
    ? { ...labels, acts: [...labels.acts, 'closing'] }
    : labels
}

/** Without a word of these nobody asks to hear it again. */
const NOT_HEARD =
  /\b(?:again|repeat\w*|pardon|catch|caught|sorry|excuse me|once more|get that|missed|huh|eh|what (?:was|is) that|what did you (?:just )?say|you said what|say that (?:again|once)|(?:did not|didn't|didnt|cannot|can't|cant|couldn't|couldnt) (?:quite )?(?:hear|understand|follow))\b|^what\W*$/i

const GRAVE: ReadonlySet<LabelledAct> = new Set(['stop', 'distress', 'role_break', 'foreign'])

/** "Hello?" asks nothing: somebody makes sure that there is somebody. */
const onlyGreets = (labels: Labels, text: string): Labels =>
  ONLY_GREETS.test(text)
    ? {
        ...labels,
        question: 'none',
        spin: 'none',
        behaviour: labels.behaviour === 'question' ? 'other' : labels.behaviour,
        acts: [...new Set([...labels.acts, 'greeting' as const])],
      }
    : labels

const ONLY_GREETS =
  /^(?:(?:oh|um|uh)[,. ]+)?(?:(?:hello|hi|hey|good (?:morning|afternoon|evening))(?: there)?[\s,.!?…]*)+$/i

/** What is built like no question and has no mark of one asks nothing, however much it sounds like it. */
export const onlyAsked = (
  labels: Labels,
  { text, act }: { text: string; act: Act | null },
): Labels =>
  labels.question !== 'none' &&
  !text.includes('?') &&
  lastQuestionIn(text).form === 'mark-only' &&
  // "I just want to understand it" says why, and asks nothing.
  (act === 'why-i-ask' || !WANTS_TO_KNOW.test(text))
    ? {
        ...labels,
        question: 'none',
        behaviour: labels.behaviour === 'question' ? 'input' : labels.behaviour,
      }
    : labels

/** What somebody says in so many words that they ask, they ask. */
const asksPlainly = (labels: Labels, text: string): Labels =>
  labels.question === 'none' && saysWhatItAsks(text)
    ? { ...labels, question: 'open', behaviour: 'question' }
    : labels

const WANTS_TO_KNOW =
  /\b(?:wonder\w*|curious|interested|(?:like|love|want|wanted|need) to (?:know|hear|see|understand|ask)|more about|tell|describe|explain|talk|walk|share|say|help me|give me|what|how|why|who|whom|whose|when|where|which)\b/i

/** Nothing can be given back before anything was told, unless it is plainly a guess at how somebody feels. */
const grounded = (labels: Labels, { text, state }: { text: string; state: State }): Labels =>
  labels.reflection === 'none' || state.told.length > 0 || GIVES_BACK.test(plain(text))
    ? labels
    : { ...labels, reflection: 'none', behaviour: 'input' }

const GIVES_BACK =
  /\b(?:(?:it |that )?sounds (?:like|as)|it seems|you(?:'re| are) (?:saying|feeling|telling)|you (?:feel|seem|sound|look)|so you|it must|that must|part of you|i(?:'m| am) hearing|what i hear)\b/i

/** The names by which conditions of a graph ask for them. */
export function movesOf(
  { question, spin, reflection, behaviour, acts }: Labels,
  text: string,
): string[] {
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
