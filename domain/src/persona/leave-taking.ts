import { writtenOut } from './reacting/act-of.ts'
import type { Act } from './reacting/wordings.ts'
import type { State } from './state.ts'

/**
 * People seldom say "goodbye": they say when they will meet again, or wish a good night. Early in a talk the
 * same words are none: "have a good one" may greet.
 */
export function takesLeave(
  { text, act }: { text: string; act: Act | null },
  { turns, agreed }: Pick<State, 'turns' | 'agreed'>,
): boolean {
  if (turns < SOME_TURNS) return false
  const said = writtenOut(text)
  if (/\?/.test(said)) return false
  // "Then let's talk again on Monday" waits for a yes.
  if (!agreed && act === 'asks-for-a-yes') return false
  if (LEAVES.test(said)) return true
  if (!LEAVES_WHEN_DONE.test(said)) return false
  return agreed || (turns >= MANY_TURNS && /\b(?:thanks|thank you)\b/.test(said))
}

/** "Bye then?" asks nothing, nor does "that's it?" of who then wishes a good night. */
export function onlyTakesLeave(text: string, { turns }: Pick<State, 'turns'>): boolean {
  const sentences = writtenOut(text).match(/[^.!?…]+[.!?…]*/g) ?? []
  const last = sentences.at(-1)?.trim() ?? ''
  const asks = sentences.map((one) => one.trim()).filter((one) => one.endsWith('?'))
  if (asks.length === 0 || !asks.every((one) => SAYS_BYE.test(one) || HARDLY_ASKS.test(one)))
    return false
  return SAYS_BYE.test(last) || (turns >= SOME_TURNS && !last.endsWith('?') && LEAVES.test(last))
}

const SAYS_BYE = /\b(?:good ?bye|bye)(?: (?:now|then|bye))*\W*$/

/** Said by who sees that there is no more to come. */
const HARDLY_ASKS =
  /^(?:(?:so|oh|okay|ok|well|and|right|then),? )*(?:(?:that is|is that|that was|was that) (?:it|all|everything)|all (?:done|set)|(?:we are|are we) done|really|okay|ok|right)(?: (?:then|already|now|for (?:today|now)))*\?$/

const SOME_TURNS = 4
const MANY_TURNS = 8

const LEAVES = new RegExp(
  `\\b(?:${[
    'good night',
    'take care(?! of)',
    '(?:sleep|rest) well(?! (?:at|enough|in|last|on|when|if|these|now)\\b)',
    'mind yourself',
    '(?:drive|travel|get home) (?:safely|safe|well)',
    'safe (?:journey|trip|travels|flight|drive)',
    'have a (?:good|nice|great|lovely|safe|pleasant) \\w+',
    'see you (?:then|tomorrow|on|next|soon|later|again|around|in|at|mon|tues|wednes|thurs|fri)\\w*',
    '(?:speak|talk) (?:to you |again )?(?:then|later|on|next|tomorrow|soon)',
    'hear from (?:me|us) (?:by|on|soon|tomorrow)',
    'until (?:then|next \\w+|tomorrow)[.!]?$',
    '(?:let us|we can|i will|we should) (?:leave|end|stop) (?:it |this )?(?:there|here|at that)(?: for (?:today|now))?',
    'i will let you (?:go|get (?:on|back|some|out|off|to|home))',
    'i have no (?:more|further) questions',
    'no (?:more|further) questions (?:from me|for now)',
    '(?:go home|get some) (?:and )?(?:sleep|rest)',
    '(?:nice|good|great|lovely) (?:talking|speaking|chatting) (?:to|with) you',
    '(?:it was|it has been) (?:nice|good|great|lovely|a pleasure) (?:to|talking|meeting|speaking)',
    'that is (?:all|everything) (?:from me|for today|for now|i needed)',
    'bye',
    'cheerio',
  ].join('|')})\\b`,
)

/** When all is said, thanks or good wishes are a goodbye. */
const LEAVES_WHEN_DONE = new RegExp(
  `\\b(?:${[
    'good luck',
    'thank you (?:very much |so much )?for (?:talking|speaking) (?:to|with) me',
    'all the best',
    'thank you (?:very much |so much )?for (?:your (?:time|patience|call|trust)|coming|calling)',
    'thanks (?:a lot |so much )?for (?:your (?:time|patience|call|trust)|coming|calling)',
    '(?:give )?my (?:best|regards) to',
    'enjoy (?:the|your) \\w+',
    'fingers crossed',
  ].join('|')})\\b`,
)
