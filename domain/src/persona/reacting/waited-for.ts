import type { Graph } from '../../graph/graph.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { FactSubject } from '../facts/facts.ts'
import type { Open } from '../state.ts'
import { bargains, writtenOut } from './act-of.ts'
import { asks } from './unmarked-question.ts'
import { IS_ABOUT, IS_MEANT_FOR, touches } from './touches.ts'

const NOTHING: Open = { what: 'nothing' }

/** What somebody came to hear, or hopes for, is not taken as a matter of course when it is said at last. */
export function toWhatWasWaitedFor(given: Given): Decision | null {
  const { heard, graph, state } = given
  if (graph.lead === 'persona' || bargains(heard.text)) return null
  if (asks(heard.text) && !ONLY_A_TAG.test(heard.text)) return null
  if (/\b(?:tell me|do you have|have you got)\b/i.test(heard.text)) return null
  // What is promised or offered along with it is for the agreement to decide.
  if ((heard.act === 'promise' || heard.act === 'offer') && !state.agreed) return null
  if (heard.labels.acts.includes('summary') || state.open.what === 'ask') return null
  const words = writtenOut(heard.text)
  if (heard.words.length < A_SENTENCE || TURNS_DOWN.test(words)) return null
  const isWaitedFor = WAITED_FOR.some(
    ({ said, waits }) => said.test(words) && (isInFacts(graph, waits) || isMeant(given)),
  )
  if (isWaitedFor)
    return { intent: 'hear what it waited for', parts: [phrase('waited-for')], open: NOTHING }
  return isHopeMet(given, words)
    ? { intent: 'hear of what it hopes for', parts: [phrase('hope-met')], open: NOTHING }
    : null
}

/** "That was wrong of us, okay?" */
const ONLY_A_TAG = /[,.] (?:okay|ok|all right|alright|right|yes|you know)\?\s*$/i

/** In words: "sorry about that" is a word by the way. */
const A_SENTENCE = 5

/** Said in earnest, and of the persona's own trouble or wish. */
const isMeant = ({ heard, graph }: Given): boolean =>
  heard.words.length >= IN_EARNEST && touches(heard.text, graph) >= IS_MEANT_FOR

const IN_EARNEST = 9

type Waiting = { said: RegExp; waits: RegExp }

/** By which words it is said, and by which it is known that somebody waits for it. */
const WAITED_FOR: Waiting[] = [
  {
    said: /\b(?:i|we) (?:am |are )?(?:really |very |truly |so |also |just )?(?:sorry (?:that|for what|for how|we|i|you)|apologi[sz]e)\b|\b(?:i|we|me|let me|let us) (?:am |are |\w+ ){0,4}(?:say|said|saying) (?:i am )?sorry\b|\b(?:that|it|this) (?:was|is) (?:really |just )?(?:wrong|(?:my|our) (?:own )?(?:mistake|fault|failure))\b|\b(?:i|we) (?:should|ought to) (?:never |not )?have\b|\bmust never\b|\bshould (?:never|not) have happened\b/,
    waits:
      /\b(?:apolog\w+|sorry|admit\w*|own(?:s|ed)? up|take(?:s|n)? responsibility|acknowledg\w+)\b/i,
  },
  {
    said: /\b(?:thank(?:s|ing)? you|thanks|grateful|appreciate what)\b.{0,12}\b(?:for(?! (?:that|this|it|telling|letting|sharing|saying|asking|explaining|the (?:update|info\w*|answer)|taking|making|your time|the time|coming|having|seeing|being here|agreeing|calling|your call|the call|joining|meeting|speaking|talking|waiting))|now)\b|\bthanking you\b|\bso (?:a (?:big|real) )?thank you\b|\bthank you,? (?:really|truly|sincerely)\b/,
    waits: /\b(?:thank\w*|appreciat\w+|recogni[sz]\w+|acknowledg\w+|valued)\b/i,
  },
]

const SUBJECTS: ReadonlySet<FactSubject> = new Set<FactSubject>(['goal', 'pain', 'situation'])

const isInFacts = ({ facts }: Graph, waits: RegExp): boolean =>
  facts.some(({ about, says }) => SUBJECTS.has(about) && waits.test(says))

/** News of what the persona hopes for; what is sold for it, or planned with it, is an offer. */
function isHopeMet({ heard, graph }: Given, words: string): boolean {
  if (graph.useCase === 'sales') return false
  const { act } = heard
  if (act === 'offer' || act === 'promise' || act === 'asks-for-a-yes' || act === 'advice')
    return false
  return HOLDS_OUT.test(words) && touches(heard.text, graph, ['goal']) >= IS_ABOUT
}

/** "I was thinking of you", "your name was mentioned", "it's yours if you want it". */
const HOLDS_OUT =
  /\b(?:thinking of you|thought of you|in mind for you|your name|(?:it|that|this) is yours|(?:comes|coming|opens|opening) up|good news|you (?:got|will get|are getting) (?:it|the (?:job|post|place|position))|(?:has|have) (?:agreed|approved|said yes|been approved)|i (?:asked|spoke to|talked to) \w+ (?:about|for) you|would like you to (?:have|take|lead|do))\b/

const TURNS_DOWN =
  /\b(?:unfortunately|i am afraid|can not|went to|somebody else|someone else|but (?:i|we) (?:can|do|will) not|you (?:need|should|have) to)\b/
