import { stemsOf } from '../../language/stems.ts'
import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'

/** Its name and what it does. */
export function toWhoItIs(given: Given, asked: Asked): Decision | null {
  const { state, graph } = given
  const { name, role } = graph.persona
  const { open } = state
  const [first = ''] = name.toLowerCase().split(/\s+/)
  if (asked.isYesNo && IS_THIS.exec(asked.text.toLowerCase())?.[1] === first)
    return { intent: 'say that it is', parts: [phrase('that-is-me', { name })], open }
  if (
    asked.isYesNo &&
    /^(?:are you|do you work as|you (?:are|work as))\b/.test(asked.text) &&
    isOfRole(asked, role)
  )
    return { intent: 'say that it is', parts: [phrase('yes')], open }
  if (asked.wants === 'identity')
    return { intent: 'say who it is', parts: [phrase('who-i-am', { name, role })], open }
  if (asked.wants === 'role' && !ASKS_WHAT_WAS.test(asked.text) && !isSaidInTheText(given))
    return { intent: 'say what it does', parts: [phrase('what-i-do', { role })], open }
  return null
}

/** What somebody is here, a widow or a customer, is no answer to what they were. */
const ASKS_WHAT_WAS = /\b(?:was|were|did|used to)\b/

const isSaidInTheText = (given: Given): boolean => {
  const [best] = given.heard.recalled
  return factOfWork(given) !== null || (best?.answers === true && best.likely >= SURELY)
}

const SURELY = 0.55

/** "Are you happy with it, Samir?" asks something else of him. */
const IS_THIS =
  /^(?:is (?:this|that)|are you|am i (?:speaking|talking) (?:to|with)|would you be) (?:(?:mr|mister|mrs|missus|ms|miss|doctor|dr|the|really|actually|by any chance|perhaps) )*(\p{L}+)/u

const isOfRole = ({ stems }: Asked, role: string): boolean => {
  const own = new Set(stemsOf(role))
  const asked = stems.filter((stem) => stem !== 'work')
  return asked.length > 0 && asked.every((stem) => own.has(stem))
}

/** "Where are you working today?", "tell me a bit about what you do now": what they did before that is no answer. */
export function toWorkOfNow(given: Given, { text }: Asked): Decision | null {
  if (!asksForWorkOfNow(text)) return null
  const { facts } = given.graph
  const fact = facts.find(({ says, about }) => about !== 'goal' && WORKS_NOW.test(says))
  if (fact === undefined || !mayTell(given, fact)) return null
  const as = isTold(given.state, fact) ? 'again' : 'new'
  return { intent: 'answer', parts: [{ say: 'fact', id: fact.id, as }], open: { what: 'nothing' } }
}

export const asksForWorkOfNow = (text: string): boolean => ASKS_FOR_WORK_OF_NOW.test(text)

const ASKS_FOR_WORK_OF_NOW =
  /\bwhat are you doing (?:now|currently|at the moment|these days)$|\bwhat (?:do you|you|is it you) do (?:now|currently|today|at the moment|right now|these days)\b|\bwhere (?:do|are) you (?:currently |now )?work(?:ing)?(?: (?:now|today|at the moment|currently|these days|right now))?$|\byour (?:current|present) (?:job|role|position|work|post)\b/

const WORKS_NOW =
  /^(?:I'm \d+ and )?I(?:'ve| have)(?: been)? work(?:ed|ing) (?!.*\b(?:before that|until)\b).*\b(?:as|at|for|in)\b|^(?:I'm \d+ and )?I (?:now |currently )?work (?:as|at|for|in)\b|^I'm (?:now |currently )?(?:working|employed) (?:as|at|by|for|in)\b|^I'm (?:now |currently |still )?(?:in|on) an? (?:\w+ ){0,3}(?:contract|job|post|position)\b/

/** Who comes as a tenant or a guest works as something else. */
export function factOfWork({ graph }: Given): Fact | null {
  if (graph.useCase === 'sales' || graph.useCase === 'interviews') return null
  return graph.facts.find(({ says }) => WORKS.test(says)) ?? null
}

const WORKS =
  /\bI(?:'m \S+ and|'m \d+,)? work(?: \p{L}+){0,2} (?:as|at|in|for)\b|, (?:and )?work (?:as|at|in|for)\b|^I'm an? (?:freelance|night|retired|primary|bus|truck|taxi|\p{Ll}+(?:er|or|ist|ian)\b)|^I'm a nurse\b/u
