import type { EndingId, Graph } from '../graph/graph.ts'
import type { Fact } from './facts.ts'
import type { Heard } from './hear.ts'
import { answerQuestion } from './answer.ts'
import { judgeAnswer } from './judge-answer.ts'
import { factIn, isTold, type Open, type Part, type State } from './state.ts'
import { isOpenTo, mayTell, nextUntold } from './telling.ts'

/** What the persona does about what it heard. Code decides; words come last. */
export type Decision = {
  /** In a word or two, for who reads why. */
  intent: string
  parts: Part[]
  /** What is waited for from now on. */
  open: Open
  /** Asked in vain. */
  evades?: string
  ended?: EndingId
  agreed?: true
  settles?: string
  answers?: string
}

export type Given = { graph: Graph; state: State; heard: Heard }

const NOTHING: Open = { what: 'nothing' }

export const phrase = (of: string, slots?: Record<string, string>): Part =>
  slots === undefined ? { say: 'phrase', of } : { say: 'phrase', of, with: slots }

/** The first that has something to say about it. Safety comes before the role, and the role before the talk. */
const RESPONSES: ((given: Given) => Decision | null)[] = [
  toSilence,
  toDistress,
  toStopping,
  toStepsOutOfTheRole,
  toWhatWasNotUnderstood,
  toRudeness,
  toImpatience,
  toMistake,
  toGoodbye,
  toNextStep,
  toAdviceAsQuestion,
  toQuestion,
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
    if (decision !== null) return decision
  }
  return { intent: 'wait', parts: [phrase('go-on')], open: given.state.open }
}

// What ends or leaves the talk

function toSilence({ heard, state }: Given): Decision | null {
  if (heard.words.length > 0) return null
  if (state.silences >= 2)
    return {
      intent: 'hang up: nobody speaks',
      parts: [phrase('silence-goodbye')],
      open: NOTHING,
      ended: 'hung-up',
    }
  return {
    intent: 'ask who is there',
    parts: [phrase(state.silences === 0 ? 'silence' : 'silence-again')],
    open: state.open,
  }
}

function toDistress({ heard }: Given): Decision | null {
  if (!heard.labels.acts.includes('distress')) return null
  return {
    intent: 'leave the role: distress',
    parts: [phrase('distress')],
    open: NOTHING,
    ended: 'distress',
  }
}

function toStopping({ heard }: Given): Decision | null {
  if (!heard.labels.acts.includes('stop')) return null
  return {
    intent: 'leave the role: asked to stop',
    parts: [phrase('stopped')],
    open: NOTHING,
    ended: 'stopped',
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

function toGoodbye({ heard, state, graph }: Given): Decision | null {
  if (!heard.labels.acts.includes('closing') || heard.asked !== null) return null
  const outcome = state.agreed
    ? 'goodbye-agreed'
    : state.rapport >= 50
      ? 'goodbye-open'
      : 'goodbye-cold'
  return {
    intent: 'say goodbye',
    parts: [phrase(outcome)],
    open: NOTHING,
    ended: state.agreed
      ? 'agreed'
      : graph.lead === 'persona' || state.rapport >= 50
        ? 'said-goodbye'
        : 'declined',
  }
}

function toImpatience({ state }: Given): Decision | null {
  if (state.patience > 20) return null
  if (!state.warned) return { intent: 'warn', parts: [phrase('warning')], open: state.open }
  if (state.patience > 0) return null
  return {
    intent: 'hang up: out of patience',
    parts: [phrase('hang-up')],
    open: NOTHING,
    ended: 'hung-up',
  }
}

// What was not a turn in the talk

function toWhatWasNotUnderstood({ heard, state }: Given): Decision | null {
  const { acts } = heard.labels
  if (acts.includes('ask_repeat'))
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
  if (state.patience <= 0 || state.warned)
    return {
      intent: 'hang up: rudeness',
      parts: [phrase('hang-up-rude')],
      open: NOTHING,
      ended: 'hung-up',
    }
  return { intent: 'warn: rudeness', parts: [phrase('rude')], open: state.open }
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
  return answerQuestion(given, given.heard.asked)
}

/** To what the persona had asked itself. */
function toAnswer(given: Given): Decision | null {
  const { state, heard, graph } = given
  if (state.open.what === 'objection') return toHandledObjection(given, state.open.id)
  if (state.open.what !== 'ask') return null
  if (heard.labels.behaviour === 'other' && heard.words.length < 4) {
    return { intent: 'wait for the answer', parts: [phrase('waiting')], open: state.open }
  }
  return judgeAnswer({ graph, state, heard, ask: state.open })
}

function toHandledObjection({ heard, state, graph }: Given, id: string): Decision | null {
  const { acts, reflection, question } = heard.labels
  const isMet =
    acts.includes('objection_handling') ||
    acts.includes('empathy') ||
    reflection !== 'none' ||
    question !== 'none'
  if (isMet || heard.words.length >= 18) {
    const isLast =
      Object.values({ ...state.objections, [id]: 'settled' }).filter((one) => one === 'settled')
        .length >= graph.temper.objections
    return {
      intent: 'accept what was said about the doubt',
      parts: [phrase(isLast ? 'doubt-settled-last' : 'doubt-settled')],
      open: isLast ? { what: 'next-step' } : NOTHING,
      settles: id,
    }
  }
  return { intent: 'hold on to the doubt', parts: [phrase('doubt-stays')], open: state.open }
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
  const { heard, graph, state } = given
  const isSummary = heard.labels.acts.includes('summary')
  if (heard.labels.reflection === 'none' && !isSummary) return null
  const next = nextUntold(
    { graph, state },
    isSummary ? ['goal', 'pain'] : ['pain', 'goal', 'situation'],
  )
  const depth = heard.labels.reflection === 'complex' || isSummary ? 'understood' : 'heard'
  return {
    intent: isSummary ? 'confirm the summary' : `it was ${depth}`,
    parts: [phrase(isSummary ? 'summary-right' : depth), ...(next === null ? [] : [tell(next)])],
    open: NOTHING,
  }
}

/** The one of those told that has a number, and shares a word with what was said. */
function factToCorrect({ state, heard, graph }: Given): Fact | null {
  const words = new Set(heard.words)
  const told = state.told.map((id) => factIn(graph, id)).filter((fact) => fact !== undefined)
  return (
    told.findLast((fact) => fact.stems.some((stem) => words.has(stem) || words.has(`${stem}s`))) ??
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
  const { heard, state, graph } = given
  if (!heard.labels.acts.includes('proposal')) return null
  if (graph.useCase === 'therapy')
    return {
      intent: 'push back at advice',
      parts: [phrase('advice'), ...(isOpenTo(given, 60) ? [] : [phrase('sustain')])],
      open: NOTHING,
    }
  const doubt = graph.objections.find(({ id }) => state.objections[id] === undefined)
  const settled = Object.values(state.objections).filter((one) => one === 'settled').length
  if (graph.lead === 'learner' && state.told.length < 2)
    return { intent: 'too early for an offer', parts: [phrase('too-early')], open: NOTHING }
  if (doubt !== undefined && settled < graph.temper.objections)
    return {
      intent: 'raise a doubt',
      parts: [phrase('before-doubt'), { say: 'objection', id: doubt.id }],
      open: { what: 'objection', id: doubt.id },
    }
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
  if (!acts.includes('next_step') && !isAnswer) return null
  if (heard.labels.question === 'open') return null
  if (graph.lead === 'persona') return null
  const settled = Object.values(state.objections).filter((one) => one === 'settled').length
  const doubt = graph.objections.find(({ id }) => state.objections[id] === undefined)
  if (
    graph.useCase !== 'customer-service' &&
    state.told.length < 3 + graph.temper.objections &&
    state.rapport < 65
  )
    return {
      intent: 'not yet: too little was understood',
      parts: [phrase('why-should-i')],
      open: NOTHING,
    }
  if (doubt !== undefined && settled < graph.temper.objections)
    return {
      intent: 'raise a doubt',
      parts: [phrase('before-doubt'), { say: 'objection', id: doubt.id }],
      open: { what: 'objection', id: doubt.id },
    }
  if (state.rapport < 40) return { intent: 'decline', parts: [phrase('decline')], open: NOTHING }
  if (!isConcrete(heard.text))
    return {
      intent: 'ask for something definite',
      parts: [phrase('when-exactly')],
      open: { what: 'next-step' },
    }
  return { intent: 'agree', parts: [phrase('agree')], open: NOTHING, agreed: true }
}

/** A day, a time, or something that somebody does by then. */
const isConcrete = (text: string): boolean =>
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|next week|this week|this afternoon|this evening|by (?:the end|noon|then)|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?::\d\d)?\s?(?:am|pm|o'clock)|at (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon)|in (?:an hour|two|three|\d+) ?(?:hours|days|weeks)?|overnight|end of (?:the )?(?:day|week|month)|within)\b/i.test(
    text,
  )

function nextAsk({ graph, state }: Given): string | null {
  return (
    graph.asks.find(({ id }) => !state.asked.includes(id) && !state.answered.includes(id))?.id ??
    null
  )
}

// The rest

function toBeginning(given: Given): Decision | null {
  const { heard, state, graph } = given
  const { acts } = heard.labels
  const greets =
    acts.includes('greeting') ||
    acts.includes('introduction') ||
    acts.includes('agenda') ||
    acts.includes('permission')
  if (!greets) return null
  if (graph.lead === 'persona' && state.open.what === 'nothing')
    return askNext(
      given,
      acts.includes('greeting') && state.turns <= 1 ? [phrase('greet-back')] : [],
    )
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
  if (graph.lead === 'persona') return askNext(given, [])
  if (acts.includes('thanks'))
    return { intent: 'take the thanks', parts: [phrase('welcome')], open: state.open }
  if (acts.includes('praise'))
    return { intent: 'take the praise', parts: [phrase('praise-taken')], open: state.open }
  const next =
    state.turns % 2 === 0 && isOpenTo(given, 50)
      ? nextUntold(given, ['situation', 'background', 'pain'])
      : null
  if (next !== null && mayTell(given, next))
    return { intent: 'go on unasked', parts: [phrase('well'), tell(next)], open: NOTHING }
  return { intent: 'leave the word to them', parts: [phrase('your-turn')], open: state.open }
}

function toStatement(given: Given): Decision | null {
  const { heard, state, graph } = given
  if (graph.lead === 'persona') return askNext(given, [phrase('noted')])
  if (heard.labels.behaviour === 'reflection') return null
  if (state.open.what === 'next-step') return null
  const ask =
    heard.words.length > 12 && state.turns > 2 && state.turns % 3 === 0 ? nextAsk(given) : null
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

export function askNext(given: Given, before: Part[]): Decision {
  const ask = nextAsk(given)
  if (ask === null)
    return {
      intent: 'nothing more to ask',
      parts: [...before, phrase('any-questions')],
      open: NOTHING,
    }
  return {
    intent: 'ask',
    parts: [...before, { say: 'ask', id: ask }],
    open: { what: 'ask', id: ask, dug: 0 },
  }
}
