import { wordsOf } from '../../language/words.ts'
import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import type { UseCase } from '../../use-cases.ts'
import type { Decision, Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { namedInTheSameBreath } from './put-off.ts'
import { IS_MEANT_FOR, sharedWith } from '../reacting/touches.ts'

/** "Tell me in your own words what happened": two or three sentences of it in their order, and more on "and then?". */
export function toStory(given: Given): Decision | null {
  const { graph, heard, state } = given
  if (graph.lead === 'persona' || /\bwhat would\b/i.test(heard.text)) return null
  if (ASKS_WHETHER.test(heard.text)) return null
  const isFirst = state.told.length === 0
  const asksForIt =
    WHOLE_STORY.test(heard.text) ||
    (isFirst &&
      TELLS_UNASKED.has(graph.useCase) &&
      !IS_OF_SOMETHING.test(heard.text) &&
      (WHAT_IS_WRONG.test(heard.text) || isLetBegin(given)))
  if (!asksForIt) return null
  const named = isFirst ? null : namedInTheSameBreath(given, IS_MEANT_FOR)
  return named === null
    ? tellStory(given)
    : {
        intent: 'tell what happened',
        parts: [{ say: 'fact', id: named.id, as: 'new' }],
        open: { what: 'nothing' },
      }
}

/** "Was it your mistake, from your side?" wants yes or no. */
const ASKS_WHETHER =
  /(?:^|[.!?,] )(?:and |so |but )*(?:is|was|were|are|did|do|does|had|have) [^.?!]*\bfrom your (?:side|point of view|perspective)\?\s*$/i

/** Null when all of it was told. */
function tellStory(given: Given): Decision | null {
  const parts = beginningOf(given).map((fact): Part => ({ say: 'fact', id: fact.id, as: 'new' }))
  return parts.length === 0
    ? null
    : { intent: 'tell what happened', parts, open: { what: 'nothing' } }
}

const WHOLE_STORY =
  /\b(?:in your own words|from the (?:very )?(?:beginning|start)|the whole (?:story|thing)|your (?:(?:side|version)(?: of (?:the story|it|things|this|that|what))?|account of (?:the story|it|things|this|that|what))\b|(?:walk|talk|take) me through (?:it|that|this|what|everything|the (?:day|morning|evening|night|events|whole))|what (?:exactly )?(?:happened|did you see)(?: exactly)?,? (?:from|on) your (?:side|end|point of view|perspective)|tell me (?:exactly |everything )?(?:about )?what (?:happened|is going on|went wrong|has happened|brings you)|fill me in|tell (?:me|us) (?:everything|it all|all of it)\b|hear it from you|start wherever)\b/i

/** Where people come because of something that has happened. */
const TELLS_UNASKED: ReadonlySet<UseCase> = new Set([
  'customer-service',
  'legal',
  'team-training',
  'other',
])

const WHAT_IS_WRONG =
  /(?<!\b(?:say|said|says|know|knows|tell you|told you|explain|explained|find out|found out) )\bwhat(?:'s|s| is| was| seems to be) (?:the (?:problem|matter|trouble|issue)|wrong|going on|happened|up)\b|\bwhat happened\W*$|\b(?:how|what) can (?:i|we) (?:do for you|help)|\b(?:how|what) may i (?:do for you|help)/i

/** "What's wrong with your wife?" is asked of her, and not of everything. */
const IS_OF_SOMETHING =
  /\b(?:the (?:problem|matter|trouble|issue)|wrong|up) with (?!(?:you|it|that|this|them)\b)\p{L}/iu

/** Who calls because something is wrong says it once they are greeted. */
function isLetBegin({ graph, heard, state }: Given): boolean {
  if (graph.useCase !== 'customer-service' || state.turns > 2) return false
  const { acts } = heard.labels
  return (
    acts.includes('introduction') ||
    acts.includes('greeting') ||
    /\bi (?:understand|see|hear) (?:that )?(?:you|there)/i.test(heard.text)
  )
}

function beginningOf(given: Given): Fact[] {
  const { graph, state, heard } = given
  const most = graph.useCase === 'therapy' ? 2 : MOST_AT_ONCE
  const untold = graph.facts.filter(
    (fact) =>
      !isTold(state, fact) &&
      mayTell(given, fact) &&
      // What they have just said themselves is no news to them.
      sharedWith(heard.text, fact, graph.facts) < Math.max(IS_MEANT_FOR, fact.stems.length / 2),
  )
  const events = untold.filter(({ about, says }) => about === 'situation' && !isAboutNow(says))
  const own = events.length > 0 ? events : untold.filter(({ about }) => about === 'situation')
  // What hurts is the story of somebody about whose situation nothing else was written.
  const story = own.length > 0 || isOnTheOtherSide(graph) ? own : untold.filter(isTrouble)
  const told: Fact[] = []
  let words = 0
  for (const fact of story) {
    words += wordsOf(fact.says).length
    if (told.length > 0 && (words > A_BREATH || told.length >= most)) break
    told.push(fact)
  }
  return told
}

const isTrouble = ({ about }: Fact): boolean => about === 'pain'

const isAboutNow = (says: string): boolean =>
  JUST_ARRIVED.test(says) || WHAT_TIME_IT_IS.test(says) || ABOUT_NOW.test(says)

const JUST_ARRIVED =
  /^I've (?:only )?just (?:come (?:off|from|out|in|back|home)|got (?:here|in|off|out|back|home)|arrived|sat down|finished (?:an?|my|the) (?:\p{L}+ )?(?:shift|night|day))\b/u

const WHAT_TIME_IT_IS =
  /^It's (?:nearly |almost |just |about |gone )*(?:half past|(?:a )?quarter (?:past|to)|\p{L}+ (?:o'clock|past|in the (?:morning|afternoon|evening))|\d|morning|evening|late|early|midnight|noon|\p{Lu}\p{Ll}+day)\b/u

/** How it is while they talk, who wants to hear of it, and how they feel about it is no part of what happened. */
const ABOUT_NOW =
  /^(?:I'm (?:calling|sitting|standing|here|on the phone|meeting|talking|being|afraid|nervous|worried|unsure)|I (?:sit|stand|meet|agreed to|want|hope|feel|think|believe|don't want)\b|It's (?:now|the)\b|A \p{L}+ .*\btakes my statement)|\bwants? to (?:talk|speak|hear|discuss|see me)\b|\basked me for (?:a|an) (?:talk|one|meeting)/u

/** In words and sentences: more, and it is a speech. */
export const A_BREATH = 35
const MOST_AT_ONCE = 3
