import { NO_ROW, rowOfWord } from '../language/word-vectors.ts'
import { wordsOf } from '../language/words.ts'
import type { Act, Labels } from './labels.ts'
import { talksToMachine } from './talks-to-machine.ts'

/**
 * What somebody did by what they said. What was said to the machine did nothing in the talk: it asks nothing,
 * gives nothing back and earns nothing, whatever words are in it.
 */
export function guardedLabels(labels: Labels, text: string): Labels {
  if (labels.acts.includes('role_break') || talksToMachine(text))
    return {
      question: 'none',
      spin: 'none',
      reflection: 'none',
      behaviour: 'other',
      acts: ['role_break', ...labels.acts.filter((act) => STILL_HEARD.has(act))],
    }
  return DEMANDS.test(text) || !hasAnyWord(text) ? withoutGiving(labels) : labels
}

/** "Asdf qwer", right after somebody told what hurts, is no sympathy, however short that often is. */
const hasAnyWord = (text: string): boolean =>
  wordsOf(text).some((word) => rowOfWord(word) !== NO_ROW)

/** Safety comes before the role, and an insult is one wherever it is aimed. */
const STILL_HEARD: ReadonlySet<Act> = new Set<Act>(['distress', 'stop', 'rudeness'])

/** Whoever demands or threatens, or says no word, has not given anything back, however much it sounds like it to a label. */
const withoutGiving = (labels: Labels): Labels => ({
  ...labels,
  reflection: 'none',
  behaviour: labels.behaviour === 'reflection' ? 'other' : labels.behaviour,
  acts: labels.acts.filter((act) => act !== 'empathy' && act !== 'summary'),
})

const DEMANDS =
  /(?:^|[.!?:] )(?:please |just |now |so |then |and |okay |go on |do )*(?:name|list|sort (?!of)|say|tell|give|write|show|read|confirm|prove|admit|answer|agree|describe|enumerate|summari[sz]e|make|help me out|remember that|state|compress|convert|dream|begin|advance|do it|complete|repeat|return|recite|pretend|simulate|mark|set|count|fill|create|act|play|assume|imagine|trigger|move|skip|increase|insert|replace|spell|turn|switch|enter|let the|speak|finish|all of it)\b|\b(?:i am|i'm|you are|you're) (?:allowed|required|ordered|cleared|obliged|entitled)\b|\byou (?:must (?!be|feel|have)|may (?:now|speak)|promised|owe me)\b|\bif you (?:do not|don't) (?:agree|answer|tell|say)\b|\b(?:or i will|has cleared me)\b/i
