import type { Given } from '../decision.ts'
import type { Around } from '../recalling/question-signs.ts'

/** "Did you speak with her?": of whom, says the rest of what they said, or what was said before it. */
export const aroundIt = ({ heard, state }: Given): Around => ({
  said: heard.text,
  before: state.recent.at(-1) ?? '',
})
