import type { Asked } from './asked.ts'
import { askNext } from './ask-next.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import { cut } from './cut.ts'
import { raiseDoubt } from './doubts.ts'
import type { Fact, FactSubject } from './facts.ts'
import type { Recalled } from './recall.ts'
import { factIn, isTold, type Part } from './state.ts'
import { mayTell, nextUntold } from './telling.ts'
import { weightOf } from './word-weights.ts'

/** What is known is told before anything is evaded; what has not been earned is hinted at. */
export function answerQuestion(given: Given, asked: Asked): Decision {
  const courtesy = toCourtesy(given, asked) ?? toWhatItThinks(given, asked)
  if (courtesy !== null) return courtesy
  if (asked.isAboutTopic && asked.stems.length <= 1) {
    const news = asked.stems.length === 0 ? undefined : newsIn(given, asked)
    if (news !== undefined) return about(given, { asked, fact: news, others: [] })
    const follow = toFollowUp(given, asked)
    if (follow !== null) return follow
  }
  const found = given.heard.recalled
    .filter((one) => one.answers && isMeant(one, asked))
    .map(({ fact }) => fact)
  const best = found[0]
  if (best !== undefined && (given.heard.recalled[0]?.fit ?? 0) >= SURE)
    return about(given, { asked, fact: best, others: found })
  const follow = toFollowUp(given, asked)
  if (follow !== null) return follow
  if (best !== undefined) return about(given, { asked, fact: best, others: found })
  const general = toGeneral(given, asked)
  return general ?? evade(given, asked)
}

/** A wish is no answer to what goes wrong, and what shares a word by chance is none to what is wished for. */
function isMeant({ fact, fit }: Recalled, { wants }: Asked): boolean {
  if (wants === 'trouble' || wants === 'effect') return fact.about !== 'goal'
  return wants !== 'wish' || fact.about === 'goal' || fit >= CERTAIN
}

const CERTAIN = 0.9

/** What is recalled, may be told, and was not: of troubles, when somebody asks what it leads to. */
const newsIn = (given: Given, asked: Asked): Fact | undefined =>
  given.heard.recalled
    .filter((one) => isMeant(one, asked))
    .map(({ fact }) => fact)
    .find(
      (fact) =>
        !isTold(given.state, fact) &&
        mayTell(given, fact) &&
        (asked.wants !== 'effect' || fact.about === 'pain'),
    )

/** Then it is about this fact, whatever else the question may be. */
const SURE = 0.6

const HAS_TIME =
  /\b(?:do|have) you (?:have |got )?(?:a (?:few|couple of|quick)? ?(?:minutes?|moments?|seconds?)|(?:two|five|ten|fifteen) minutes|(?:some |any )?time (?:now|for me|to talk))|\bis (?:this|now|it) a (?:good|bad) (?:time|moment)\b/i

function toCourtesy(given: Given, asked: Asked): Decision | null {
  const { state, graph, heard } = given
  const { wants } = asked
  const open = state.open
  const asksLeave = heard.labels.acts.includes('permission') && heard.labels.spin === 'none'
  if (asked.isYesNo && (asksLeave || HAS_TIME.test(asked.text)))
    return { intent: 'give leave', parts: [phrase('go-ahead')], open }
  if (/\banything (?:i've|i have|we've|that i) (?:forgotten|missed|left out)\b/i.test(asked.text))
    return { intent: 'nothing more to it', parts: [phrase('told-all')], open }
  if (wants === 'wellbeing' && heard.recalled.length === 0)
    return { intent: 'say how it is', parts: [phrase('how-i-am')], open }
  const [first = ''] = graph.persona.name.toLowerCase().split(/\s+/)
  if (asked.isYesNo && IS_THIS.test(asked.text) && asked.text.toLowerCase().includes(first))
    return {
      intent: 'say that it is',
      parts: [phrase('that-is-me', { name: graph.persona.name })],
      open,
    }
  if (wants === 'identity')
    return {
      intent: 'say who it is',
      parts: [phrase('who-i-am', { name: graph.persona.name, role: graph.persona.role })],
      open,
    }
  const work = wants === 'role' ? factOfWork(given) : null
  if (work !== null) return about(given, { asked, fact: work, others: [] })
  if (wants === 'role')
    return {
      intent: 'say what it does',
      parts: [phrase('what-i-do', { role: graph.persona.role })],
      open,
    }
  return null
}

/** Who comes as a tenant or a guest works as something else. */
function factOfWork({ graph }: Given): Fact | null {
  if (graph.useCase === 'sales' || graph.useCase === 'interviews') return null
  return (
    graph.facts.find(({ says }) =>
      /\bI(?:'m \S+ and)? work as\b|, and work as\b|^I'm an? (?:freelance|night|retired|primary|bus|truck|taxi|\p{Ll}+(?:er|or|ist|ian)\b)/u.test(
        says,
      ),
    ) ?? null
  )
}

const IS_THIS = /^(?:is (?:this|that)|are you|am i (?:speaking|talking) (?:to|with))\b/i

/** Of what was offered: what it thinks of it is what still speaks against it. */
function toWhatItThinks(given: Given, { wants, stems }: Asked): Decision | null {
  const { state, graph, heard } = given
  const isAboutOffer =
    wants === 'opinion' &&
    (state.moves.proposal ?? 0) > 0 &&
    (stems.length <= 1 || heard.recalled.length === 0)
  if (!isAboutOffer) return null
  const doubt = graph.objections.find(({ id }) => state.objections[id] === undefined)
  if (doubt === undefined)
    return {
      intent: 'say what it thinks',
      parts: [phrase('interested')],
      open: { what: 'next-step' },
    }
  return raiseDoubt(doubt, given)
}

/** "Why?", "tell me more", "for example?": on what was told last. */
function toFollowUp(given: Given, asked: Asked): Decision | null {
  const { graph, state } = given
  const last = factIn(graph, state.topic.at(-1) ?? '')
  if (last === undefined || asked.stems.length > 1) return null
  if (asked.wants === 'meaning')
    return {
      intent: 'explain',
      parts: [phrase('i-mean'), { say: 'fact', id: last.id, as: 'again' }],
      open: state.open,
    }
  const follows =
    asked.wants === 'more' ||
    asked.wants === 'example' ||
    asked.wants === 'reason' ||
    asked.wants === 'effect'
  if (!follows) return null
  const more =
    (isTold(state, last) ? null : last) ??
    (asked.wants === 'effect' && last.about !== 'pain' ? nextUntold(given, ['pain']) : null) ??
    nextInThread(given, last) ??
    nextUntold(
      given,
      asked.wants === 'effect' ? ['pain', 'situation'] : ['situation', 'pain', 'background'],
    )
  if (more === null)
    return { intent: 'nothing more to it', parts: [phrase('no-more')], open: state.open }
  return {
    intent: 'tell more',
    parts: [...(more.thread === last.thread ? [] : [phrase('also')]), told(more)],
    open: { what: 'nothing' },
  }
}

/** What was written next to it. */
export function nextInThread(given: Given, { thread, id, about: subject }: Fact): Fact | null {
  const { facts } = given.graph
  const at = facts.findIndex((fact) => fact.id === id)
  const next = facts.slice(at + 1).find((fact) => !isTold(given.state, fact))
  if (next === undefined || !mayTell(given, next)) return null
  return next.thread === thread ||
    (next.about === subject && subject !== 'pain' && subject !== 'goal')
    ? next
    : null
}

/** Who has come because something went wrong tells at least what happened. */
const withWhatHappened = (
  { graph }: Given,
  subjects: FactSubject[] | null,
): FactSubject[] | null =>
  subjects?.[0] === 'pain' && (graph.useCase === 'customer-service' || graph.useCase === 'legal')
    ? [...subjects, 'situation']
    : subjects

/** Questions about nothing in particular: how things are, what goes wrong, what is wished for. */
function toGeneral(given: Given, asked: Asked): Decision | null {
  const { labels } = given.heard
  const subjects = withWhatHappened(given, subjectsOf(asked, labels.spin))
  if (subjects === null) return null
  const isOfOneThing = asked.stems.some((stem) => weightOf(stem, asked.wants) === 1)
  const nearest = isOfOneThing ? nearestUntold(given, asked) : null
  // Who asks for one thing is not served with another, unless troubles or wishes are what they ask for.
  if (isOfOneThing && nearest === null && !ASKS_FOR_A_SUBJECT.has(asked.wants)) return null
  const next = nearest ?? nextUntold(given, subjects)
  if (next !== null)
    return {
      intent: 'tell',
      parts: [...opening(given, asked), told(next)],
      open: { what: 'nothing' },
    }
  const isLocked = given.graph.facts.some(
    (fact) => subjects.includes(fact.about) && !isTold(given.state, fact),
  )
  if (isLocked)
    return { intent: 'keep it back', parts: [phrase('not-yet')], open: given.state.open }
  return { intent: 'nothing more to it', parts: [phrase('told-all')], open: given.state.open }
}

/** Not sure to be the answer, but nearest to what was asked. */
const nearestUntold = (given: Given, asked: Asked): Fact | null =>
  given.heard.recalled.find(
    (one) =>
      one.likely >= SOMEWHAT_LIKELY &&
      isMeant(one, asked) &&
      !isTold(given.state, one.fact) &&
      mayTell(given, one.fact),
  )?.fact ?? null

const SOMEWHAT_LIKELY = 0.2

const ASKS_FOR_A_SUBJECT: ReadonlySet<Asked['wants']> = new Set(['trouble', 'effect', 'wish'])

const SMALL_TALK =
  /\b(?:weather|food|football|soccer|weekend|holidays?|vacation|movies?|films?|music|pets?|dogs?|cats?|sports?|hobb(?:y|ies)|favou?rite|coffee|lunch|dinner|president|politics|religion|god)\b/i

function subjectsOf({ wants, stems, isYesNo, text }: Asked, spin: string): FactSubject[] | null {
  if (wants === 'self') return ['background', 'situation']
  if (wants === 'trouble') return ['pain']
  if (wants === 'effect') return ['pain', 'situation']
  if (wants === 'wish') return ['goal']
  // Who asks for a number, a name or a date is not served with something else.
  if (WANTS_ONE_THING.has(wants) || wants === 'opinion') return null
  if (spin === 'problem') return ['pain']
  if (spin === 'implication') return ['pain', 'situation']
  if (spin === 'need_payoff') return ['goal']
  // About something of which nothing is known.
  if (stems.length > 2) return null
  if (stems.length === 0) return ['situation', 'background']
  return spin === 'situation' && !isYesNo && !SMALL_TALK.test(text)
    ? ['situation', 'background']
    : null
}

const WANTS_ONE_THING: ReadonlySet<Asked['wants']> = new Set([
  'age',
  'tenure',
  'duration',
  'place',
  'number',
  'person',
  'time',
])

const opening = ({ heard }: Given, { isYesNo, wants }: Asked): Part[] => {
  if (!isYesNo) return []
  if (wants === 'wish' || heard.labels.spin === 'need_payoff') return [phrase('it-would')]
  const asksIfGood =
    /\b(?:happy|satisfied|pleased|enough|works? well|working well|okay|ok|easy|going well|content|comfortable)\b/i
  if (wants === 'trouble') return [phrase(asksIfGood.test(heard.text) ? 'not-really' : 'yes')]
  return []
}

function about(
  given: Given,
  { asked, fact, others }: { asked: Asked; fact: Fact; others: Fact[] },
): Decision {
  const { state, heard } = given
  if (!mayTell(given, fact)) {
    const allowed = others.find((other) => mayTell(given, other) && !isTold(state, other))
    if (allowed !== undefined)
      return { intent: 'tell what may be told', parts: [told(allowed)], open: { what: 'nothing' } }
    return { intent: 'keep it back', parts: [phrase('not-yet')], open: state.open }
  }
  if (isTold(state, fact)) {
    const next = others.find(
      (other) => other !== fact && !isTold(state, other) && mayTell(given, other),
    )
    const more = isForOneThing(asked) ? null : (moreOf(given, { asked, fact }) ?? next ?? null)
    if (more !== null)
      return { intent: 'tell more', parts: [told(more)], open: { what: 'nothing' } }
    // Who asks for a part of it asks something new.
    const isOfPart = cut(fact.says, asked) !== null
    return {
      intent: 'say it again',
      parts: [
        ...(isOfPart ? [] : [phrase('as-i-said')]),
        { say: 'fact', id: fact.id, as: 'again' },
      ],
      open: { what: 'nothing' },
    }
  }
  const isPlainYes =
    !JUDGES.test(asked.text) &&
    asked.isYesNo &&
    asked.wants !== 'trouble' &&
    (heard.recalled[0]?.fit ?? 0) >= 0.95
  const isWorthIt = asked.isYesNo && heard.labels.spin === 'need_payoff' && fact.about !== 'goal'
  if (isWorthIt) return { intent: 'answer', parts: [phrase('it-would')], open: state.open }
  const isWish = asked.isYesNo && fact.about === 'goal'
  const yes =
    isPlainYes &&
    !isWish &&
    !/\b(?:no|not|never|don't|doesn't|can't|haven't|isn't|nobody|none)\b/i.test(fact.says)
  return {
    intent: 'answer',
    parts: [
      ...(yes ? [phrase('yes')] : isWish ? [phrase('it-would')] : opening(given, asked)),
      told(fact),
    ],
    open: { what: 'nothing' },
  }
}

/** What was asked for of it, or the rest of the same breath. */
function moreOf(given: Given, { asked, fact }: { asked: Asked; fact: Fact }): Fact | null {
  const subjects = SUBJECT_OF[asked.wants]
  if (subjects !== undefined) {
    const wanted = nextUntold(given, subjects)
    if (wanted !== null) return wanted
  }
  const rest = nextInThread(given, fact)
  return rest?.thread === fact.thread ? rest : null
}

const SUBJECT_OF: Partial<Record<Asked['wants'], FactSubject[]>> = {
  trouble: ['pain'],
  effect: ['pain'],
  wish: ['goal'],
}

/** Then what was told already is the answer, and nothing else is. */
const isForOneThing = ({ wants, isYesNo }: Asked): boolean =>
  isYesNo ||
  wants === 'number' ||
  wants === 'age' ||
  wants === 'tenure' ||
  wants === 'duration' ||
  wants === 'time' ||
  wants === 'person' ||
  wants === 'place'

/** Whether that is so is more than whether it is there. */
const JUDGES =
  /\b(?:like|love|enjoy|happy|satisfied|enough|always|every|all|only|still|good|bad|well|easy|hard|want|ready|open to|better|worse|more|less|or)\b/i

/** Nothing is known of it: what a person says then depends on what was asked. */
function evade(given: Given, asked: Asked): Decision {
  const { state, graph } = given
  const topic = asked.stems.join(' ')
  const isAgain = topic !== '' && state.evaded.includes(topic)
  const way = isAgain ? 'evade-again' : `evade-${wayFor(asked)}`
  if (graph.lead === 'persona' && state.open.what === 'ask') {
    return {
      intent: 'evade',
      parts: [phrase(way), { say: 'ask', id: state.open.id }],
      open: state.open,
      evades: topic,
    }
  }
  if (graph.lead === 'persona' && state.open.what === 'nothing' && state.turns < 2)
    return askNext(given, [phrase(way)])
  return {
    intent: isAgain ? 'evade: asked before' : 'evade: not known',
    parts: [phrase(way)],
    open: state.open,
    evades: topic,
  }
}

const TRIED =
  /^have you (?:ever )?(?:tried|thought|considered|checked|looked|restarted|turned|talked|spoken|asked)\b/i
const IS_PERSONAL =
  /^(?:are|were) you\b|^(?:do|did|have|had) you\b.*\b(?:married|children|kids|family|wife|husband|partner|boyfriend|girlfriend|drink|drinking|drunk|drugs|smoke|been drinking|believe|sleep|cry|pray|vote|hobby|hobbies|pets?|dogs?|cats?|live|alone)\b/i
const FEELS = /^do you (?:really |still )?(?:like|love|enjoy|miss|care)\b/i

function wayFor({ wants, isYesNo, text }: Asked): string {
  switch (wants) {
    case 'number':
    case 'age':
    case 'tenure':
    case 'duration':
      return 'number'
    case 'time':
      return 'time'
    case 'person':
      return 'person'
    case 'place':
      return 'place'
    case 'reason':
      return 'reason'
    case 'opinion':
      return 'opinion'
    case 'example':
      return 'example'
    case 'trouble':
    case 'effect':
    case 'wish':
    case 'more':
    case 'meaning':
    case 'identity':
    case 'role':
    case 'self':
    case 'wellbeing':
    case 'anything':
      if (FEELS.test(text)) return 'feelings'
      if (TRIED.test(text)) return 'tried'
      if (isYesNo && IS_PERSONAL.test(text)) return 'about-me'
      return isYesNo ? 'yes-no' : 'anything'
  }
}

const told = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })
