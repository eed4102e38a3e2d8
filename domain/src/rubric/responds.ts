import { plain, wordsOf } from '../language/words.ts'
import { meantIn } from './uptake.ts'

/**
 * "Wow, that's a long way to come", "he shouldn't have said that", "is she all right?": who says so has listened,
 * and uses none of their words.
 */
export function responds(text: string): boolean {
  const said = plain(text).toLowerCase()
  return said
    .split(/[.!?;]+\s*/)
    .slice(0, FIRST_SENTENCES)
    .some((sentence) => {
      const words = wordsOf(sentence).slice(0, AT_MOST).join(' ')
      const [, about] = SAYS_OF_IT.exec(words.replace(LEADS_IN, '')) ?? []
      return about !== undefined && meantIn(about).some((stem) => !SAID_OF_ALL.has(stem))
    })
}

/** In sentences, and in words of each: what comes later is the learner's own matter. */
const FIRST_SENTENCES = 3
const AT_MOST = 16

const LEADS_IN =
  /^(?:(?:oh|ah|aw|yeah|yes|yep|no|okay|ok|right|well|wow|ha|gosh|goodness|god|dear|so|and|but|great|good|sure|true|fair enough|all right|alright|i see|i know|of course|got it|mm|hm|um|uh|er|ouch|blimey|bless (?:him|her|them|you)|i (?:guess|suppose|bet|imagine|mean)|i'?m sorry|sorry) )+/

/** What somebody just spoke of is the subject. */
const SAYS_OF_IT =
  /^(?:that|it|he|she|they|those|these)(?:'?s|'?re|'?d|'?ll| (?:is|are|was|were|has|have|had|must|could|would|should|might|can|will|does|did|do)(?:n'?t)?)\b(.*)$/

/** What can be said of everything that anybody tells. */
const SAID_OF_ALL: ReadonlySet<string> = new Set(
  meantIn(
    `shame pity nice wonderful interesting important understandable hard difficult tough amazing brilliant perfect lovely
    awful terrible horrible frustrating frustrated annoying sad bad sense fair enough point true idea helpful useful
    absolutely impressive fantastic excellent big clear concern problem issue situation challenge challenging valid
    completely totally incredibly sort exactly main matter part bit okay suit useful meet hear shocking crazy cool super sounds sound`,
  ),
)
