import { bareQuestion } from '../recalling/bare-question.ts'

/** For the reason of what was just said, or for more of it. */
export type AsksOn = 'why' | 'more'

/** "Why?", "tell me more": nothing in it but that it asks on. */
export function asksOn(text: string): AsksOn | null {
  const bare = bareQuestion(text)
  if (WHY.test(bare)) return 'why'
  return MORE.test(bare) ? 'more' : null
}

const WHY =
  /^(?:why(?: not| is that| so| is that so| though)?|how come|what is the reason(?: for (?:that|it))?|(?:what makes you|why do you) (?:say|think) (?:that|so))(?: (?:please|though|exactly))?$/

const MORE =
  /^(?:(?:tell me|say) (?:a (?:bit|little) )?more|more|go on|and|then|and then|then what|what then|really|like what|such as(?: what)?|for (?:example|instance)|what happened(?: exactly| there| then| next| after that)?|(?:can|could|would) you (?:elaborate|expand|explain|say more|give me an example|tell me (?:a (?:bit|little) )?more))(?: (?:on|of|about) (?:that|it|this))?(?: (?:please|for me))?$/
