import { plain } from '../language/words.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import { saidAgain } from './out-of-turn.ts'

/** "Can you hear me?", "hang on a second": said about the line, as one does in a call, and not about the matter. */
export function toTheLine(given: Given): Decision | null {
  const { heard, state, graph } = given
  const said = plain(heard.text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isCall = CALLS_OUT.test(said) && state.turns > 1
  if (isCall || ASKS_WHETHER_IT_HEARS.test(said))
    return { intent: 'say that it hears', parts: [phrase('line-hears')], open: state.open }
  if (ASKS_FOR_A_MOMENT.test(said))
    return { intent: 'wait for them', parts: [phrase('line-waits')], open: state.open }
  // Who leads by asking has a way of its own to ask again.
  if (graph.lead === 'learner' && HAS_NOT_HEARD.test(said))
    return { intent: 'say it again', parts: saidAgain(given), open: state.open }
  return null
}

const BEFORE = String.raw`(?:(?:oh|um+|uh+|sorry|hello|hi|hey|okay|ok|well|so|and|but|yes|no|wait|excuse me) )*`
const AFTER = String.raw`(?: (?:please|now|again|okay|ok|all right|alright|sorry|there|well|properly|at all|very well|clearly))*`

const whole = (said: string): RegExp => new RegExp(`^${BEFORE}(?:${said})${AFTER}$`, 'i')

const CALLS_OUT = /^(?:hello ?)+$/i

/** At the end of whatever else, as somebody says it who has just come back. */
const ASKS_WHETHER_IT_HEARS = new RegExp(
  [
    String.raw`\b(?:can|could) you (?:still |even )?hear me${AFTER}$`,
    whole(
      String.raw`are you (?:still )?(?:there|on the line|with me)|is (?:anybody|anyone) there|did (?:i|we) lose you|have i lost you|are we (?:still )?connected|am i (?:still )?coming through|is (?:my|the|this) (?:microphone|mic|line)(?: (?:working|on))?|did you hear me`,
    ).source,
  ].join('|'),
  'i',
)

const ASKS_FOR_A_MOMENT = whole(
  String.raw`(?:(?:hang|hold) on|wait|just|give me|bear with me|i need)(?: for)?(?: (?:just )?(?:a|one) (?:little )?(?:second|sec|moment|minute))|(?:one|a) (?:second|sec|moment|minute)|(?:hang|hold) on|bear with me`,
)

const HAS_NOT_HEARD = whole(
  String.raw`what|come again|what was that|what did you (?:just )?say|say again|i (?:really )?(?:can't|cannot|can not|can hardly|can barely|couldn't|could not|didn't|did not) hear (?:you|that)|you(?:'re| are) (?:very |really |a bit )?(?:breaking up|quiet|faint|muffled|cutting out)|you (?:broke up|cut out)|the (?:line|connection|sound) is (?:very |really |so )?(?:bad|poor|terrible)|i lost you(?: for a (?:second|moment))?`,
)
