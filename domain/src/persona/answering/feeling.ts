import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { unknownIn } from './question-kinds.ts'
import { factIn, isTold } from '../state.ts'
import { mayTell } from '../telling.ts'

/**
 * "How does that make you feel?", "what do you make of it?", "how important is that?": whoever has told of
 * something knows what it is to them, though nobody wrote it down. A trouble is hard, and a wish matters.
 */
export function toFeeling(given: Given, asked: Asked): Decision | null {
  const { state, graph, heard } = given
  const isAllWell = toWhetherAllIsWell(given, asked)
  if (isAllWell !== null) return isAllWell
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

/** "Is everything all right at home?": who has somebody ill there says so, and who misses something, what. */
function toWhetherAllIsWell(given: Given, { text }: Asked): Decision | null {
  const asksOfHome = ALL_WELL_AT_HOME.test(text)
  const wanted = asksOfHome ? TROUBLE_AT_HOME : MISSES.test(text) ? USED_TO : null
  if (wanted === null) return null
  const fact = given.graph.facts.find(
    (one) => wanted.test(one.says) && !isTold(given.state, one) && mayTell(given, one),
  )
  return fact === undefined
    ? null
    : {
        intent: 'say what is amiss',
        parts: [
          ...(asksOfHome ? [phrase('not-really')] : []),
          { say: 'fact', id: fact.id, as: 'new' },
        ],
        open: { what: 'nothing' },
      }
}

const ALL_WELL_AT_HOME =
  /^(?:is|are) (?:everything|things|all) (?:all right|alright|okay|ok|fine|good|well)(?: (?:at home|with (?:you|your family)|otherwise|in your life))?\W*$/

const TROUBLE_AT_HOME =
  /\b(?:mother|father|mum|mom|dad|wife|husband|partner|son|daughter|child\w*|kids?|brother|sister|family|home)\b.*\b(?:ill|sick|cancer|hospital|operation|died|dying|divorc\w+|left|moved out|stroke|dementia|alone|asthma|depress\w+)\b|\b(?:divorc\w+|separated)\b/i

const MISSES = /\bdo you miss\b/

const USED_TO = /\bused to\b/i

function wordsFor(given: Given, { asked, about }: { asked: Asked; about: Fact }): string | null {
  if (IMPORTANCE.test(asked.text))
    return about.about === 'pain' || about.about === 'goal' ? 'it-matters' : null
  if (STILL_WITH_THEM.test(asked.text)) return isBad(about) ? 'still-with-me' : null
  const kind = unknownIn(asked, given.heard.text)
  if (kind !== 'feelings' && kind !== 'past-feelings' && kind !== 'opinion') return null
  if (!OF_WHAT_WAS_TOLD.test(asked.text)) return null
  if (kind === 'opinion' && !OF_THAT.test(asked.text)) return null
  if (about.about === 'goal') return null
  if (!isBad(about)) return null
  if (kind === 'opinion') return 'thinks-badly'
  return kind === 'past-feelings' ? 'felt-bad' : 'feels-bad'
}

const IMPORTANCE =
  /^(?:and |so )*how (?:important|urgent|serious|bad|big (?:a|of a) problem) (?:is|was) (?:that|this|it)\b/

/** "Does it still stay with you?", "does that still bother you?": nobody who has told of it doubts it. */
const STILL_WITH_THEM =
  /^(?:and |so |but )*(?:does|do|is|are) (?:it|that|this|they|those) (?:still |often |ever )?(?:stay|staying|bother(?:ing)?|haunt(?:ing)?|hurt(?:ing)?|weigh(?:ing)?|affect(?:ing)?|upset(?:ting)?|trouble|troubling|worry(?:ing)?|follow(?:ing)?|on your mind|with you)\b(?! \p{L}+ (?:business|work|customers?)\b)/u

/** Of that, and not of somebody or something else. */
const OF_WHAT_WAS_TOLD =
  /\b(?:that|this|it|those|these|you feel|you take|you cope|for you)\b|\b(?:feel|feeling)$/

/** What is thought to lie behind it is more than what is thought of it. */
const OF_THAT = /\b(?:of|about|see|find) (?:that|this|it|all that|those|these)\b|\bmake of\b/

const isBad = ({ about, says }: Fact): boolean => about === 'pain' || BAD.test(says)

const BAD =
  /\b(?:died|dead|death|ill|sick|late|lost|lose|losing|left|leaves|broke\w*|break\w*|fail\w*|cancel\w*|complain\w*|angry|afraid|alone|wrong|worr\w+|waiting|waited|dismissed|fired|fell|hurt|hit|punched|crash\w*|accident|divorce\w*|cry|crying|tired|too (?:much|many|late|little)|not (?:enough|sleep\w*)|can't|won't|stopped|stolen|down|passed over|behind my back|cold|pain|hospital|mistake|errors?|inquiry|accus\w+|warned|missed|shout\w*|refus\w+|argument)\b/i
