import { wordsOf } from '../../language/words.ts'
import type { State } from '../state.ts'

/** Something happened, it was they who did it, and it was told and not only named. */
export const isStrong = (text: string): boolean =>
  wordsOf(text).length >= A_STORY_IN_WORDS && DID.test(text)

const A_STORY_IN_WORDS = 16

/** What somebody was or had is no deed. */
const DID =
  /\bi (?:\p{L}+ly |then |also |just |never |always |first |even |once )?(?!needed|wanted|liked|loved|lived|worked|studied|seemed|interested|used|enjoyed|hoped|applied|started)(?:\p{L}{2,}ed|went|took|told|said|made|gave|got|found|ran|kept|left|wrote|broke|hit|rang|met|sent|brought|held|stood|spoke|drove|built|won|fell|put|let|sat|read|taught|caught|bought|sold|cut|set)\b/iu

/** By this name it is kept that one was told. */
export const STRONG = 'strong'

/** Where answers stayed thin, or had to be asked for twice. */
export function hasLackedSubstance({ digs }: State): boolean {
  const dug = digs.filter((dig) => LACKING.has(dig)).length
  const strong = digs.filter((dig) => dig === STRONG).length
  return strong < ENOUGH_STORIES || dug > strong
}

const LACKING = new Set(['own-part', 'example', 'result', 'more'])
const ENOUGH_STORIES = 2
