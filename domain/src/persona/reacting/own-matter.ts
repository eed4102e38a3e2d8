import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'
import { wasSaidByThem } from './given-back.ts'
import { asks } from './unmarked-question.ts'
import { IS_MEANT_FOR, sharedWith } from './touches.ts'

/**
 * What is named to somebody who has it at heart is not nodded at: of their own matter they say what they know,
 * what did harm is not taken for news like other news, and what was found out makes them ask what now.
 */
export function toOwnMatter(given: Given): Decision | null {
  const { graph, heard, state } = given
  if (graph.lead === 'persona' || graph.useCase === 'sales' || state.agreed) return null
  if (heard.labels.question !== 'none' || asks(heard.text)) return null
  if (heard.act === 'offer' || heard.act === 'promise' || heard.words.length < A_SENTENCE)
    return null
  return toWhatWasNamed(given) ?? toHarm(given) ?? toFinding(given) ?? toCorrection(given)
}

/** "It hurt me that you shouted": to somebody across the table that is no news to be noted. */
export function toWhatHurtThem(given: Given): Decision | null {
  const { heard, graph } = given
  if (graph.useCase !== 'team-training' && graph.useCase !== 'other') return null
  if (heard.labels.question !== 'none' || !HURT_ME.test(heard.text)) return null
  return react('hurt-them', given)
}

const HURT_ME =
  /\b(?:it|that|this|you) (?:really |also |has |have )?(?:hurts?|upset|offended|embarrassed|humiliated|scared) me\b|\bI (?:felt|was|feel|am) (?:\p{L}+ )?(?:hurt|humiliated|embarrassed|offended|let down)\b.*\b(?:you|when|that|because)\b/iu

/** In words. */
const A_SENTENCE = 6

function toWhatWasNamed(given: Given): Decision | null {
  const { graph, heard, state } = given
  if (graph.temper.volunteers === 0) return null
  const [near] = graph.facts
    .filter((fact) => fact.about === 'situation' || fact.about === 'pain')
    .filter((fact) => !isTold(state, fact) && mayTell(given, fact) && !wasSaidByThem(given, fact))
    .map((fact) => ({ fact, shared: sharedWith(heard.text, fact, graph.facts) }))
    .filter(({ fact, shared }) => shared >= IS_MEANT_FOR && hasNews(fact, shared))
    .toSorted((a, b) => b.shared - a.shared)
  return near === undefined
    ? null
    : {
        intent: 'tell its side of it',
        parts: [{ say: 'fact', id: near.fact.id, as: 'new' }],
        open: { what: 'nothing' },
      }
}

/** More than half of it was not in what they said. */
const hasNews = ({ stems }: Fact, shared: number): boolean =>
  stems.length - shared >= stems.length / 2

const react = (of: string, { state }: Given): Decision => ({
  intent: `take it to heart: ${of}`,
  parts: [phrase(of)],
  open: state.open,
})

function toHarm(given: Given): Decision | null {
  const { useCase } = given.graph
  if (useCase !== 'team-training' && useCase !== 'other') return null
  return DID_HARM.test(given.heard.text) ? react('harm-taken', given) : null
}

const DID_HARM =
  /\b(?:he|him|she|her|they|them|people|others|everybody|everyone|somebody|trainees?|colleagues?|team|\p{Lu}\p{Ll}+)\b.*\b(?:hurt|afraid|scared|cried|crying|upset|quit|left|leaving|humiliated|embarrass\w+|suffer\w*|taken off|complain\w*|intimidated|alone)\b|\b(?:hurt|upset|embarrassed|humiliated|scared) (?:him|her|them|people|\p{Lu}\p{Ll}+)\b/u

function toFinding(given: Given): Decision | null {
  return given.graph.useCase === 'customer-service' && FOUND.test(given.heard.text)
    ? react('finding-taken', given)
    : null
}

const FOUND =
  /\b(?:i can see (?:it|that|here|in)|it says(?: here)?\b|i(?:'ve| have|ve) (?:just )?(?:found|looked|checked)|according to (?:the|our|my)|the system (?:shows|says)|our (?:records|system))\b/i

function toCorrection(given: Given): Decision | null {
  const { useCase } = given.graph
  if (useCase !== 'other' && useCase !== 'legal') return null
  return CORRECTS.test(given.heard.text) ? react('correction-taken', given) : null
}

const CORRECTS =
  /\b(?:in fact|as a matter of fact|the truth is|it(?:'s| is| was) (?:actually|really) (?:the|not)|it(?:'s| is| was) not .{2,40} (?:it(?:'s| is| was)|but)|was not the .{2,30}, (?:it|but))\b/i
