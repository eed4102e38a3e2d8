import { type Decision, type Given, phrase } from '../decision.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { writtenOut } from './act-of.ts'

/** Before anything is taken for a next step: nobody says "good, let's do that" to "what's your email?" */
export function toContactAskedFor(given: Given): Decision | null {
  const words = writtenOut(given.heard.text)
  return CONTACT.test(words) && !HAS_IT.test(words) ? toWhatIsAskedFor(given) : null
}

/** A way to be reached, a signature, a paper: nothing to be looked up, and given by whoever is asked decently. */
export function toWhatIsAskedFor(given: Given): Decision | null {
  const { heard, state, graph } = given
  if (graph.lead === 'persona') return null
  const words = writtenOut(heard.text)
  const isKnown = heard.recalled.some(({ answers, fact }) => answers && REACHES.test(fact.says))
  const isPutOut = state.patience < STILL_PATIENT
  const say = (of: string): Decision => ({
    intent: 'give what is asked for',
    parts: [phrase(isPutOut ? 'request-not-yet' : of)],
    open: state.open,
  })
  const written = writtenNumber(given, words)
  if (written !== null) return written
  if (CONTACT.test(words) && !HAS_IT.test(words) && !isKnown) return say('contact-given')
  if (SIGNATURE.test(words)) return say('signature-given')
  if (PAPERS.test(words)) return say('papers-promised')
  if (COPIES.test(words)) return say('offer-of-something')
  return null
}

/** "Can I have your order number?", where the text has it. */
function writtenNumber(given: Given, words: string): Decision | null {
  const what = NUMBER_OF.exec(words)?.[1]
  if (what === undefined || HAS_IT.test(words)) return null
  const names = new RegExp(String.raw`\b(?:${what}|the) (?:number|reference|code)\b`, 'i')
  const fact = given.graph.facts.find(
    (one) =>
      names.test(one.says) &&
      one.says.includes(what) &&
      /\d{3}/.test(one.says) &&
      mayTell(given, one),
  )
  if (fact === undefined) return null
  const part: Part = { say: 'fact', id: fact.id, as: isTold(given.state, fact) ? 'again' : 'new' }
  return { intent: 'answer', parts: [part], open: given.state.open }
}

const NUMBER_OF =
  /\b(?:your|the) (order|account|customer|policy|claim|booking|ticket|case|invoice|contract|tracking|reservation) (?:number|reference|code)\b/

/** "I can see your e-mail here": it was asked for before. */
const HAS_IT = /\b(?:see|saw|got|received|read|found) (?:\w+ )?your\b/

const STILL_PATIENT = 30

/** What somebody wrote down of how they can be reached. */
const REACHES = /@|\d{5,}|\b(?:street|road|avenue|lane|postcode)\b/i

const CONTACT =
  /\b(?:what is|what are|give me|have|need|(?:can|could|may) i (?:just )?(?:have|get|take|note)|confirm|spell|remind me of)\b.{0,20}(?<!\bon )\byour (?:\w+ )?(?:e-?mail|mobile|phone|telephone|number|address|date of birth|postcode|contact|customer number|account number|order number|details)\b|\b(?:can|could|may) i (?:just )?(?:have|get|take|note)(?: down)? (?:the|a) (?:number|e-?mail|address)(?: (?:you|where|to (?:reach|ring|call|send|write)|i (?:can|could|should)|please|for you)\b|$)|\b(?:which|what) (?:number|e-?mail|address) (?:can|could|should|shall|do|may) (?:i|we)\b|\bis there an? (?:good|better) (?:number|e-?mail|address)\b|\b(?:do you have|have you got) an? (?:\w+ )?(?:e-?mail|mobile|phone|(?:mobile|phone|telephone) number|number (?:i|we|where))\b|^(?!(?:and |so |but )*(?:do|does|did|is|are|was|has|why|when|how)\b)(?:\w+ ){0,4}?your (?:e-?mail|phone|mobile)(?: address| number)?\b(?! line)|\b(?:best|good|right) (?:(?:number|e-?mail|address) (?:to|for|i can|where)|way (?:to (?:reach|contact|call|send)|i can (?:reach|contact|call)))\b|\b(?:how|where) (?:can|do|could|should) (?:i|we) (?:best )?(?:reach|contact|call) you\b|\bwhere (?:can|do|should|shall) (?:i|we) send\b/

const SIGNATURE =
  /\b(?:can|could|would|will) you (?:please |just )?sign\b|\bi (?:will |just |only )?need (?:you to sign|your signature)\b|\bsign (?:here|it|this) (?:for me|please)\b/

/** Said without asking: "I need copies of the letter and the receipt." */
const PAPERS =
  /\bi (?:will |would |just |only |still )?(?:need|want) (?:a |the |some |your |any )?(?:copy|copies|photos?|pictures?|receipts?|papers?|documents?|letters?|contract|payslips?|statements?)\b|\bplease (?:bring|send|keep|email) (?:me )?(?:a |the |your |all |any )/

const COPIES =
  /\b(?:shall|should|may|can|could) (?:i|we) (?:just )?(?:copy|scan|keep|photocopy|take (?:a )?(?:copy|copies|photos?)) /
