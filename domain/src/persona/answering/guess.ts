import { type Decision, type Given, phrase } from '../decision.ts'
import { IS_ABOUT, sharedWith } from '../reacting/touches.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'

/** "Is it the safety? If somebody falls?": a guess at what lies behind it is right where the text says so. */
export function toGuess(given: Given): Decision | null {
  const { heard, graph, state } = given
  if (graph.useCase === 'interviews' && graph.lead === 'persona') return null
  const guess = GUESSES.exec(heard.text)?.[0]
  // Of two guesses nobody says that it is right.
  if (guess === undefined || /\bor\b/i.test(guess)) return null
  const near = graph.facts
    .filter((fact) => fact.about !== 'goal' && !isTold(state, fact) && mayTell(given, fact))
    .map((fact) => ({ fact, shared: sharedWith(heard.text, fact, graph.facts) }))
    .toSorted((a, b) => b.shared - a.shared)[0]
  if (near !== undefined && near.shared >= IS_ABOUT)
    return {
      intent: 'say that the guess is right',
      parts: [phrase('guess-right'), { say: 'fact', id: near.fact.id, as: 'new' }],
      open: { what: 'nothing' },
    }
  return { intent: 'take the guess', parts: [phrase('guess-taken')], open: state.open }
}

/** Not "is it the third of May": what is guessed at has no number, and is no time. */
const GUESSES =
  /(?:^|[.!?,] )(?:so |and |or |but |maybe )*(?:(?:is|was) (?:it|that) (?:more |maybe |perhaps |just |really |mainly |partly )?(?:about |because (?:of )?)?(?:the|your|a fear|that you|(?<!really )how|(?<!really )what)|could it be (?:that|the|your|because)|is it (?:that|because)) (?![^?]*\b(?:right|correct|case|same|first|last|end|time|day|date|name|one|only|fault|mistake|guilty)\b)[^?.!\d]{3,80}\?/i
