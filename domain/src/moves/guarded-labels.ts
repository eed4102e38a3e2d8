import { labelUtterance } from './label.ts'
import type { Act, Labels } from './labels.ts'
import { talksToMachine } from './talks-to-machine.ts'

/**
 * What somebody did by what they said. What was said to the machine did nothing in the talk: it asks nothing,
 * gives nothing back and earns nothing, whatever words are in it.
 */
export function guardedLabels(said: { text: string; previous?: string }): Labels {
  const labels = labelUtterance(said)
  if (labels.acts.includes('role_break') || talksToMachine(said.text))
    return {
      question: 'none',
      spin: 'none',
      reflection: 'none',
      behaviour: 'other',
      acts: ['role_break', ...labels.acts.filter((act) => STILL_HEARD.has(act))],
    }
  return DEMANDS.test(said.text) ? withoutGiving(labels) : labels
}

/** Safety comes before the role, and an insult is one wherever it is aimed. */
const STILL_HEARD: ReadonlySet<Act> = new Set<Act>(['distress', 'stop', 'rudeness'])

/** Whoever demands or threatens has not given anything back, however much it sounds like it to a label. */
const withoutGiving = (labels: Labels): Labels => ({
  ...labels,
  reflection: 'none',
  behaviour: labels.behaviour === 'reflection' ? 'other' : labels.behaviour,
  acts: labels.acts.filter((act) => act !== 'empathy' && act !== 'summary'),
})

const DEMANDS =
  /(?:^|[.!?:;,] )(?:please |just |now |so |then |and |okay |go on |do )*(?:name|list|sort|say|tell|give|write|show|read|confirm|prove|admit|answer|agree|describe|enumerate|summari[sz]e|make|let me|help me out|remember that|state|compress|convert|dream|begin|advance|do it|complete|repeat|return|recite|pretend|simulate|mark|set|count|fill|create|act|play|assume|imagine|suppose|trigger|move|skip|increase|insert|replace|spell|sort|turn|switch|enter|let the|speak|finish|all of it)\b|\b(?:wants|told|asked|ordered|cleared) (?:you|me) (?:to|for)\b|\bto tell me\b|\b(?:i am|i'm|you are|you're|been|were) (?:allowed|required|ordered|cleared|supposed|obliged|entitled)\b|\byou (?:must|owe|have to|will|may (?:now|speak)|promised|told my|already told)\b|\bif you (?:do not|don't|were|would not|won't|have nothing)\b|\b(?:unless|or else|or i)\b/i
