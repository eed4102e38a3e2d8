import { holds } from '../../graph/conditions.ts'
import { type Decision, type Given, phrase } from '../decision.ts'

/** Who thanks for the talk, or has nothing more to ask, is leaving, whether "goodbye" was said or not. */
export function toParting(given: Given): Decision | null {
  const { graph, heard, state } = given
  if (/\?["')]*\s*$/.test(heard.text) || state.turns < 3) return null
  const onlyThanks =
    graph.useCase === 'presentations' && state.turns >= SOME_TURNS && ONLY_THANKS.test(heard.text)
  if (
    !onlyThanks &&
    !TAKES_LEAVE.test(heard.text) &&
    !(wasAskedForQuestions(given) && HAS_NONE.test(heard.text))
  )
    return null
  const leaving = {
    ...state,
    now: [...state.now.filter((one) => !one.endsWith('question')), 'closing'],
  }
  const ending = graph.endings.find(({ when }) => holds(when, { graph, state: leaving }))
  if (ending === undefined) return null
  return {
    intent: `end: ${ending.name}`,
    parts: [phrase(ending.says)],
    open: { what: 'nothing' },
    ended: ending.id,
  }
}

const TAKES_LEAVE =
  /\bthank(?:s| you)(?: (?:so|very) much| a lot| all| everybody| everyone)? for (?:the (?:interview|talk|conversation|chat|meeting)|(?:all )?your time|(?:listening|coming|having us|everything))\b(?! (?:so far|today\W+(?:i|we|let)))|\b(?:no (?:more|further|other)|don't have (?:any )?(?:more|further|other)) questions\b|\bdrive safely\b|\b(?:safe (?:trip|journey)|take care)\b|\bthat(?:'s| is| was) (?:all|everything) (?:from|for) (?:me|us|my side)\b/i

/** After a presentation, and with nothing else in it. */
const ONLY_THANKS =
  /^(?:(?:okay|ok|well|great|good|right|so|and)[, ]+)*(?:(?:thanks|thank you)(?: (?:very|so) much| a lot)?(?:[, ]+(?:all|again|everybody|everyone|for listening|(?:mr|mrs|ms|mister|dr)\.? \p{L}+|\p{L}+))?[, ]*)+[.!]*$/iu

const SOME_TURNS = 6

const HAS_NONE =
  /^(?:um+,? |well,? |okay,? )?(?:no\b|nope\b|nothing\b|not (?:really|at the moment|for now|right now)|i think (?:that's|that is|i know|we)|that's (?:all|it)|i'm (?:fine|good))/i

const wasAskedForQuestions = ({ state }: Given): boolean =>
  state.last.some((part) => part.say === 'phrase' && part.of === 'any-questions')
