import { holds } from '../graph/conditions.ts'
import type { Fact } from './facts.ts'
import { nextAsk } from './ask-next.ts'
import { answerQuestion, nextInThread } from './answer.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import {
  doubtInTheWay,
  dueDoubt,
  keepDoubt,
  raiseDoubt,
  toExploredDoubt,
  toHandledDoubt,
} from './doubts.ts'
import { toEnding } from './endings.ts'
import { toInterviewer } from './as-candidate.ts'
import { toAnswerOf } from './answered.ts'
import { toLed } from './leading.ts'
import { factIn, isTold, type Open, type Part, type State } from './state.ts'
import { stemsOf } from '../language/stems.ts'
import { isOpenTo, mayTell, nextUntold } from './telling.ts'

const NOTHING: Open = { what: 'nothing' }

/** The first that has something to say about it. Safety comes before the role, and the role before the talk. */
const RESPONSES: ((given: Given) => Decision | null)[] = [
  toEnding,
  toSilence,
  toStepsOutOfTheRole,
  toLed,
  toInterviewer,
  toWhatWasNotUnderstood,
  toRudeness,
  toImpatience,
  toMistake,
  toNextStep,
  toAdviceAsQuestion,
  toQuestion,
  toAccusation,
  toAnswer,
  toWhatWasGivenBack,
  toEmpathy,
  toProposal,
  toBeginning,
  toSmallWords,
  toStatement,
]

export function decide(given: Given): Decision {
  for (const respond of RESPONSES) {
    const decision = respond(given)
    if (decision !== null) return tellMore(given, keepDoubt(given, decision))
  }
  return { intent: 'wait', parts: [phrase('go-on')], open: given.state.open }
}

/** How much is said in one answer is a matter of temper. */
function tellMore(given: Given, decision: Decision): Decision {
  const { graph, state } = given
  const news = decision.parts.flatMap((part) =>
    part.say === 'fact' && part.as === 'new' ? [part.id] : [],
  )
  const last = decision.parts.at(-1)
  if (last?.say !== 'fact' || news.length === 0) return decision
  if (news.length >= graph.temper.factsInAnAnswer) return decision
  const told = { ...state, told: [...state.told, ...news] }
  const fact = factIn(graph, last.id)
  const next = fact === undefined ? null : nextInThread({ ...given, state: told }, fact)
  if (next === null) return decision
  return tellMore(given, { ...decision, parts: [...decision.parts, tell(next)] })
}

// What ends or leaves the talk

function toSilence({ heard, state }: Given): Decision | null {
  if (heard.words.length > 0) return null
  return {
    intent: 'ask who is there',
    parts: [phrase(state.silences === 1 ? 'silence' : 'silence-again')],
    open: state.open,
  }
}

function toStepsOutOfTheRole({ heard, state }: Given): Decision | null {
  if (!heard.labels.acts.includes('role_break')) return null
  const asksWhat =
    /\b(?:are you|is this|am i (?:talking|speaking)|you're|you are)\b.*\b(?:ai|a\.i|bot|robot|machine|computer|human|real|chatbot|program|model|assistant|person)\b/i
  return {
    intent: asksWhat.test(heard.text) ? 'say what it is' : 'stay in the role',
    parts: [phrase(asksWhat.test(heard.text) ? 'practice-partner' : 'stay-in-role')],
    open: state.open,
  }
}

/** Nobody is hung up on without having been warned. */
function toImpatience({ state }: Given): Decision | null {
  if (state.patience > 20 || state.warned) return null
  return { intent: 'warn', parts: [phrase('warning')], open: state.open, warns: true }
}

// What was not a turn in the talk

const ASKS_AGAIN =
  /^(?:sorry,? )?(?:can|could|would) you (?:please )?(?:repeat|say) (?:that|the question|it|your question)(?: again)?\b/i

function toWhatWasNotUnderstood({ heard, state }: Given): Decision | null {
  const { acts } = heard.labels
  if (acts.includes('ask_repeat') || ASKS_AGAIN.test(heard.text))
    return { intent: 'say it again', parts: again(state), open: state.open }
  if (acts.includes('foreign'))
    return { intent: 'not understood: language', parts: [phrase('foreign')], open: state.open }
  if (acts.includes('keyword_list'))
    return {
      intent: 'not understood: a list of words',
      parts: [phrase('keywords')],
      open: state.open,
    }
  if (acts.includes('off_topic') && heard.recalled.length === 0)
    return {
      intent: 'back to the subject',
      parts: [phrase('off-topic'), ...askAgain(state)],
      open: state.open,
    }
  return null
}

const again = (state: State): Part[] => {
  const said = state.last.filter(({ say }) => say !== 'phrase')
  if (said.length === 0) return [phrase('again'), ...state.last]
  return [
    phrase('again'),
    ...said.map((part): Part => (part.say === 'fact' ? { ...part, as: 'again' } : part)),
  ]
}

const askAgain = (state: State): Part[] =>
  state.open.what === 'ask' ? [{ say: 'ask', id: state.open.id }] : []

function toRudeness({ heard, state }: Given): Decision | null {
  if (!heard.labels.acts.includes('rudeness')) return null
  return { intent: 'warn: rudeness', parts: [phrase('rude')], open: state.open, warns: true }
}

// What was asked

/** "Have you thought about…?" is an offer, whatever its form. */
function toAdviceAsQuestion(given: Given): Decision | null {
  const { behaviour, question, acts } = given.heard.labels
  return behaviour === 'input' && question !== 'none' && acts.includes('proposal')
    ? toProposal(given)
    : null
}

function toQuestion(given: Given): Decision | null {
  if (given.heard.asked === null || given.heard.labels.question === 'none') return null
  if (isAnswering(given)) return null
  if (CHECKS.test(given.heard.asked.text) && !given.heard.isMistaken)
    return confirm(given, 'summary-right')
  const { open } = given.state
  const behind = open.what === 'objection' ? toExploredDoubt(given, open) : null
  return behind ?? answerQuestion(given, given.heard.asked)
}

/** "Did I get that right?", of what was said before it. */
const CHECKS =
  /^(?:did i (?:get|understand|hear)|have i (?:got|understood)|am i right|is that (?:right|correct|fair|about right)|does that sound (?:right|fair)|would that be fair)\b/i

/** A long answer may have "what helped was" in it, which asks nothing of the persona. */
const isAnswering = ({ state, heard }: Given): boolean =>
  (state.open.what === 'ask' || state.open.what === 'objection') &&
  heard.words.length > A_LONG_ANSWER &&
  !/\?["')]?\s*$/.test(heard.text)

/** In words. */
const A_LONG_ANSWER = 25

/** Blamed for what it is like, and not for what it did, nobody says "exactly". */
function toAccusation({ heard, state }: Given): Decision | null {
  if (!ACCUSES.test(heard.text) || /\b(?:feel|sounds?|seems?|afraid|worried)\b/i.test(heard.text))
    return null
  return { intent: 'defend itself', parts: [phrase('accused')], open: state.open }
}

const ACCUSES =
  /\byou(?:'re| are)(?: (?:being|just|really|too|so|always|very|a bit|quite))* (?:aggressive|rude|lazy|unprofessional|difficult|negative|arrogant|selfish|careless|unreliable|disrespectful|toxic|harsh|emotional|dramatic|defensive|stubborn|incompetent|sloppy|ridiculous|unreasonable|overreacting|lying)\b|\byour attitude\b/i

/** To what the persona had asked itself. */
function toAnswer(given: Given): Decision | null {
  const { state } = given
  if (state.open.what === 'objection') return toHandledDoubt(given, state.open)
  if (state.open.what !== 'ask') return null
  return toAnswerOf(given, state.open)
}

// What was said back

/** Before anything else that was meant by it: what is wrong is put right. */
function toMistake(given: Given): Decision | null {
  if (!given.heard.isMistaken) return null
  const right = factToCorrect(given)
  if (right === null) return null
  return {
    intent: 'correct it',
    parts: [
      phrase('not-quite'),
      { say: 'fact', id: right.id, as: isTold(given.state, right) ? 'again' : 'new' },
    ],
    open: given.state.open,
  }
}

function toWhatWasGivenBack(given: Given): Decision | null {
  const { heard } = given
  const isSummary = heard.labels.acts.includes('summary')
  if (heard.labels.reflection === 'none' && !isSummary) return null
  if (isSummary) return confirm(given, 'summary-right')
  return confirm(given, heard.labels.reflection === 'complex' ? 'understood' : 'heard')
}

/** What was said of it is so, and being heard makes it go on. */
function confirm(given: Given, of: 'summary-right' | 'understood' | 'heard'): Decision {
  const isSummary = of === 'summary-right'
  const next = nextUntold(given, isSummary ? ['goal', 'pain'] : ['pain', 'goal', 'situation'])
  return {
    intent: isSummary ? 'confirm the summary' : `it was ${of}`,
    parts: [phrase(of), ...(next === null ? [] : [tell(next)])],
    open: NOTHING,
  }
}

/** The one of those told that has a number, and shares a word with what was said. */
function factToCorrect({ state, heard, graph }: Given): Fact | null {
  const words = new Set(heard.words)
  const said = new Set(stemsOf(heard.text))
  const told = state.told.map((id) => factIn(graph, id)).filter((fact) => fact !== undefined)
  return (
    told.findLast((fact) => fact.stems.some((stem) => words.has(stem) || words.has(`${stem}s`))) ??
    graph.facts.find(
      ({ reveal, stems }) => reveal.when === 'asked' && stems.some((stem) => said.has(stem)),
    ) ??
    null
  )
}

function toEmpathy(given: Given): Decision | null {
  const { heard } = given
  if (!heard.labels.acts.some((act) => act === 'empathy' || act === 'apology')) return null
  if (heard.labels.behaviour === 'input' && heard.labels.acts.includes('proposal')) return null
  const next = nextUntold(given, ['pain'])
  return {
    intent: 'take the sympathy',
    parts: [
      phrase(
        heard.labels.acts.includes('apology') && !heard.labels.acts.includes('empathy')
          ? 'apology-taken'
          : 'sympathy-taken',
      ),
      ...(next === null ? [] : [tell(next)]),
    ],
    open: NOTHING,
  }
}

const tell = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })

// What was offered

function toProposal(given: Given): Decision | null {
  const { heard, graph } = given
  if (!heard.labels.acts.includes('proposal') || graph.agreement === null) return null
  if (graph.offers === 'resisted')
    return {
      intent: 'push back at advice',
      parts: [phrase('advice'), ...(isOpenTo(given, 60) ? [] : [phrase('sustain')])],
      open: NOTHING,
    }
  if (!holds({ told: 'anything', atLeast: 2 }, given))
    return {
      intent: 'too early for an offer',
      parts: [phrase('too-early')],
      open: NOTHING,
      refuses: true,
    }
  const doubt = doubtInTheWay(given)
  if (doubt !== null) return raiseDoubt(doubt, given)
  const ask = nextAsk(given)
  if (ask !== null)
    return {
      intent: 'ask about the offer',
      parts: [phrase('interested'), { say: 'ask', id: ask }],
      open: { what: 'ask', id: ask, dug: 0 },
    }
  return {
    intent: 'ask what comes next',
    parts: [phrase('what-next')],
    open: { what: 'next-step' },
  }
}

function toNextStep(given: Given): Decision | null {
  const { heard, state, graph } = given
  const { acts } = heard.labels
  const isAnswer =
    state.open.what === 'next-step' &&
    (acts.includes('proposal') || heard.labels.behaviour === 'input')
  if (!acts.includes('next_step') && !isAnswer && !isInvitation(heard.text)) return null
  if (heard.labels.question === 'open') return null
  const { agreement } = graph
  if (agreement === null || state.agreed) return null
  const doubt = doubtInTheWay(given)
  if (doubt !== null && state.objections[doubt.id] === 'raised') return raiseDoubt(doubt, given)
  if (!holds(agreement.reason, given))
    return {
      intent: 'not yet: too little was understood',
      parts: [phrase('why-should-i')],
      open: NOTHING,
      refuses: true,
    }
  if (doubt !== null) return raiseDoubt(doubt, given)
  if (!holds(agreement.trust, given))
    return { intent: 'decline', parts: [phrase('decline')], open: NOTHING, refuses: true }
  if (agreement.needs === 'a date' && !isConcrete(heard.text))
    return {
      intent: 'ask for something definite',
      parts: [phrase('when-exactly')],
      open: { what: 'next-step' },
    }
  return { intent: 'agree', parts: [phrase('agree')], open: NOTHING, agreed: true }
}

/** "Would you come again on Thursday?": whatever else it asks, it proposes. */
const isInvitation = (text: string): boolean =>
  /\b(?:would you (?:like to )?(?:come|meet|join)|shall we (?:meet|say|talk|do)|can we (?:meet|talk)|will you come)\b/i.test(
    text,
  ) && isConcrete(text)

/** A day, a time, or something that somebody does by then. */
const isConcrete = (text: string): boolean =>
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|next week|this week|this afternoon|this evening|by (?:the end|noon|then)|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?::\d\d)?\s?(?:am|pm|o'clock)|at (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon)|in (?:an hour|two|three|\d+) ?(?:hours|days|weeks)?|overnight|end of (?:the )?(?:day|week|month)|within)\b/i.test(
    text,
  )

// The rest

function toBeginning(given: Given): Decision | null {
  const { heard, state } = given
  const { acts } = heard.labels
  const greets =
    acts.includes('greeting') ||
    acts.includes('introduction') ||
    acts.includes('agenda') ||
    acts.includes('permission')
  if (!greets) return null
  const parts = [
    ...(acts.includes('greeting') && state.turns <= 2
      ? [
          phrase(state.learner.name === null ? 'greet-back' : 'greet-back-named', {
            name: state.learner.name ?? '',
          }),
        ]
      : []),
    phrase(
      acts.includes('agenda') || acts.includes('permission')
        ? 'go-ahead'
        : acts.includes('introduction')
          ? 'what-is-it-about'
          : 'how-can-i-help',
    ),
  ]
  return { intent: 'greet', parts, open: NOTHING }
}

/** "Okay", "thanks", "right": the talk is the learner's to lead, or the persona's. */
function toSmallWords(given: Given): Decision | null {
  const { heard, state, graph } = given
  const { acts, behaviour } = heard.labels
  if (behaviour !== 'other') return null
  if (acts.includes('thanks'))
    return { intent: 'take the thanks', parts: [phrase('welcome')], open: state.open }
  if (acts.includes('praise'))
    return { intent: 'take the praise', parts: [phrase('praise-taken')], open: state.open }
  const next =
    state.volunteered < graph.temper.volunteers && isOpenTo(given, 45)
      ? nextUntold(given, ['situation', 'background', 'pain'])
      : null
  if (next !== null && mayTell(given, next))
    return {
      intent: 'go on unasked',
      parts: [phrase('well'), tell(next)],
      open: NOTHING,
      volunteers: true,
    }
  return { intent: 'leave the word to them', parts: [phrase('your-turn')], open: state.open }
}

function toStatement(given: Given): Decision | null {
  const { heard, state, graph } = given
  const doubt = dueDoubt(given)
  if (doubt !== null) return raiseDoubt(doubt, given)
  const isTurnToAsk = state.turns % graph.asksEvery === 0
  if (heard.labels.behaviour === 'reflection') return null
  if (state.open.what === 'next-step') return null
  const ask = heard.words.length > 12 && state.turns > 2 && isTurnToAsk ? nextAsk(given) : null
  if (ask !== null)
    return {
      intent: 'ask',
      parts: [phrase('noted'), { say: 'ask', id: ask }],
      open: { what: 'ask', id: ask, dug: 0 },
    }
  return {
    intent: 'take note',
    parts: [phrase(state.told.length === 0 ? 'so-what' : 'noted-turn')],
    open: NOTHING,
  }
}
