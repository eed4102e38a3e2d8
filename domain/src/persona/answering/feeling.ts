import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { unknownIn } from './question-kinds.ts'
import { factIn } from '../state.ts'

/**
 * "How does that make you feel?", "what do you make of it?", "how important is that?": whoever has told of
 * something knows what it is to them, though nobody wrote it down. A trouble is hard, and a wish matters.
 */
export function toFeeling(given: Given, asked: Asked): Decision | null {
  const { state, graph, heard } = given
  const about = factIn(graph, state.topic.at(-1) ?? '')
  if (about === undefined) return null
  const words = wordsFor(given, { asked, about })
  return words === null
    ? null
    : {
        intent: 'say what it is to them',
        parts: [phrase(words)],
        open: heard.labels.question === 'none' ? state.open : { what: 'nothing' },
      }
}

function wordsFor(given: Given, { asked, about }: { asked: Asked; about: Fact }): string | null {
  if (IMPORTANCE.test(asked.text))
    return about.about === 'pain' || about.about === 'goal' ? 'it-matters' : null
  const kind = unknownIn(asked, given.heard.text)
  if (kind !== 'feelings' && kind !== 'past-feelings' && kind !== 'opinion') return null
  if (!OF_WHAT_WAS_TOLD.test(asked.text)) return null
  if (kind === 'opinion' && !OF_THAT.test(asked.text)) return null
  if (about.about === 'goal') return kind === 'opinion' ? null : 'it-matters'
  if (!isBad(about)) return null
  if (kind === 'opinion') return 'thinks-badly'
  return kind === 'past-feelings' ? 'felt-bad' : 'feels-bad'
}

const IMPORTANCE =
  /^(?:and |so )*how (?:important|urgent|serious|bad|big (?:a|of a) problem) (?:is|was) (?:that|this|it)\b/

/** Of that, and not of somebody or something else. */
const OF_WHAT_WAS_TOLD =
  /\b(?:that|this|it|those|these|you feel|you take|you cope|for you)\b|\b(?:feel|feeling)$/

/** What is thought to lie behind it is more than what is thought of it. */
const OF_THAT = /\b(?:of|about|see|find) (?:that|this|it|all that|those|these)\b|\bmake of\b/

const isBad = ({ about, says }: Fact): boolean => about === 'pain' || BAD.test(says)

const BAD =
  /\b(?:died|dead|death|ill|sick|late|lost|lose|losing|left|leaves|broke\w*|break\w*|fail\w*|cancel\w*|complain\w*|angry|afraid|alone|never|nobody|wrong|worr\w+|waiting|waited|dismissed|fired|fell|hurt|hit|punched|crash\w*|accident|divorce\w*|cry|crying|tired|too (?:much|many|late|little)|not (?:enough|sleep\w*)|can't|won't|stopped|stolen|down|passed over|behind my back|cold|pain|hospital|mistake|missed|shout\w*|refus\w+|argument)\b/i
