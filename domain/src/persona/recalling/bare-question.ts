const FILLERS =
  /^(?:(?:and|so|but|well|okay|ok|right|then|or|now|just|also|please|sorry|actually) )+/

/**
 * Without the small words that lead in, and without what was said before it in the same breath: a recogniser
 * writes no full stops. The words come written out: "what's" is "what is".
 */
export function bareQuestion(text: string): string {
  const bare = text.toLowerCase().replace(FILLERS, '')
  const offered = OFFERS_AT_THE_END.exec(bare)
  if (offered !== null) return offered[0]
  if (ASKS_FROM_THE_START.test(bare)) return bare
  const starts = [...bare.matchAll(ASKS_WHAT), ...bare.matchAll(ASKS_WHETHER)].map(
    ({ index }) => index,
  )
  if (starts.length === 0) return bare
  const asked = bare.slice(Math.max(...starts))
  return asked.split(' ').length < LEAST_WORDS ? bare : asked
}

/** "How thin the needle is would you like to see one": whatever it began with. */
const OFFERS_AT_THE_END =
  /(?<=.{20} )(?:would you like to|do you want to|do you want me to|can we|shall we|shall i|could we)\b.{4,60}$/

const LEAST_WORDS = 3

const ASKS_FROM_THE_START =
  /^(?:(?:in |on |at |by |for |with |to |from |of |since |until |under )?(?:what|how|why|who|whom|whose|where|when|which)|is|are|was|were|do|does|did|have|has|had|would|will|could|can|may|might|shall|should|am|tell|describe|explain|talk|walk|say|if|suppose|imagine|any|anything|you|mind|want)\b/

const ASKS_WHAT =
  /\b(?:what|how|why|who|where|when|which) (?:is|are|was|were|do|does|did|would|could|can|will|should|happens?|happened|makes|made|has|have|had|keeps|went|goes|about|if)\b/g

const ASKS_WHETHER =
  /(?<!\b(?:what|how|why|who|where|when|which|if|that|as) )\b(?:would|could|can|shall|should|will|does|do|did|is|are|was|were|has|have) (?:you|we|i|it|that|this|he|she|they|there|the|your|tomorrow|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/g
