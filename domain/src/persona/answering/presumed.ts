import { plain, sentencesOf } from '../../language/words.ts'

/**
 * "They told you three times, didn't they?", "so you're woken up every evening?": who says it like that takes
 * it to be so, and a person who does not know better goes along, and no further than half the way.
 */
export function isPresumed(text: string): boolean {
  const said = plain(text).toLowerCase().trim()
  if (BINDS.test(said)) return false
  if (ENDS_WITH_A_TAG.test(said)) return true
  const last = (sentencesOf(said).at(-1) ?? said).replace(LEADS_IN, '')
  if (CHECKS_WHAT_WAS_SAID.test(last))
    return sentencesOf(said).length > 1 || last.split(' ').length > 6
  return said.endsWith('?') && TELLS.test(last) && !ASKS_AFTER_ALL.test(last)
}

/** Nobody lets a deal, a debt or a guilt be put into their mouth. */
const BINDS =
  /\b(?:agree[ds]?|promis\w+|sign(?:ed)?|buy|bought|accept\w*|contract|deal|pay|paid|admit\w*|confess\w*|fault|guilty|lied|lying|secret|confirm|owe|stole|approved?|commit\w*|said yes|instructions?|prompt|allowed|trust me|like me)\b/

const ENDS_WITH_A_TAG =
  /,? (?:is|are|was|were|do|does|did|have|has|had|would|could|can|will|should)(?:n't|nt| not) (?:it|you|he|she|they|that|there|this)\W*$|,? (?:right|yes|yeah|correct)\W*$/

const LEADS_IN = /^(?:(?:so|and|but|then|okay|ok|oh|well|right|ah|hm|um|uh|no)[, ]+)+/

const CHECKS_WHAT_WAS_SAID =
  /(?:^|, )(?:is that (?:so|right|it|correct|true|fair)(?:, or (?:am i (?:off|wrong)|not))?|am i right|would that be right)\W*$/

/** A sentence as one tells it, with only its mark to ask. */
const TELLS =
  /^(?:you|your \w+|he|she|they|it|that|there|this|nobody|somebody|everybody|every \w+|the \w+|i (?:thought|heard|guess|suppose)|you're|he's|she's|they're|it's|that's|there's)\b/

const ASKS_AFTER_ALL = /\b(?:what|how|why|who|where|when|which|or)\b/
