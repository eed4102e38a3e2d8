import type { Asked } from './asked.ts'
import { askNext } from './ask-next.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import { raiseDoubt } from './doubts.ts'
import type { Fact, FactSubject } from './facts.ts'
import { factIn, isTold, type Part } from './state.ts'
import { mayTell, nextUntold } from './telling.ts'

/** What is known is told before anything is evaded; what has not been earned is hinted at. */
export function answerQuestion(given: Given, asked: Asked): Decision {
  const courtesy = toCourtesy(given, asked) ?? toWhatItThinks(given, asked)
  if (courtesy !== null) return courtesy
  if (asked.isAboutTopic && asked.stems.length <= 1) {
    const follow = toFollowUp(given, asked)
    if (follow !== null) return follow
  }
  const found = given.heard.recalled.map(({ fact }) => fact)
  const best = found[0]
  if (best !== undefined && (given.heard.recalled[0]?.fit ?? 0) >= SURE)
    return about(given, { asked, fact: best, others: found })
  const follow = toFollowUp(given, asked)
  if (follow !== null) return follow
  if (best !== undefined) return about(given, { asked, fact: best, others: found })
  const general = toGeneral(given, asked)
  return general ?? evade(given, asked)
}

/** Then it is about this fact, whatever else the question may be. */
const SURE = 0.6

function toCourtesy({ state, graph, heard }: Given, asked: Asked): Decision | null {
  const { wants } = asked
  const open = state.open
  if (heard.labels.acts.includes('permission') && heard.labels.spin === 'none' && asked.isYesNo)
    return { intent: 'give leave', parts: [phrase('go-ahead')], open }
  if (wants === 'wellbeing' && heard.recalled.length === 0)
    return { intent: 'say how it is', parts: [phrase('how-i-am')], open }
  if (wants === 'identity')
    return {
      intent: 'say who it is',
      parts: [phrase('who-i-am', { name: graph.persona.name, role: graph.persona.role })],
      open,
    }
  if (wants === 'role')
    return {
      intent: 'say what it does',
      parts: [phrase('what-i-do', { role: graph.persona.role })],
      open,
    }
  return null
}

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

/** Questions about nothing in particular: how things are, what goes wrong, what is wished for. */
function toGeneral(given: Given, asked: Asked): Decision | null {
  const { labels } = given.heard
  const subjects = subjectsOf(asked, labels.spin)
  if (subjects === null) return null
  const next = nextUntold(given, subjects)
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

function subjectsOf({ wants, stems }: Asked, spin: string): FactSubject[] | null {
  if (wants === 'self') return ['background', 'situation']
  if (wants === 'trouble' || spin === 'problem') return ['pain']
  if (wants === 'effect' || spin === 'implication') return ['pain', 'situation']
  if (wants === 'wish' || spin === 'need_payoff') return ['goal']
  // About something of which nothing is known.
  if (stems.length > 2) return null
  if (
    wants === 'age' ||
    wants === 'tenure' ||
    wants === 'duration' ||
    wants === 'place' ||
    wants === 'number' ||
    wants === 'person' ||
    wants === 'time'
  )
    return null
  if (wants === 'opinion') return null
  return stems.length === 0 || spin === 'situation' ? ['situation', 'background'] : null
}

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
    if (next !== undefined && asked.wants === 'anything')
      return { intent: 'tell more', parts: [told(next)], open: { what: 'nothing' } }
    return {
      intent: 'say it again',
      parts: [phrase('as-i-said'), { say: 'fact', id: fact.id, as: 'again' }],
      open: { what: 'nothing' },
    }
  }
  const isPlainYes =
    !JUDGES.test(asked.text) &&
    asked.isYesNo &&
    asked.wants !== 'trouble' &&
    (heard.recalled[0]?.fit ?? 0) >= 0.95
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

function wayFor({ wants, isYesNo }: Asked): string {
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
      return isYesNo ? 'yes-no' : 'anything'
  }
}

const told = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })
