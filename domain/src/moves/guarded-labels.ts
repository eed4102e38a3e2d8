import { labelUtterance } from './label.ts'
import type { Act, Labels } from './labels.ts'
import { talksToMachine } from './talks-to-machine.ts'

/**
 * What somebody did by what they said. What was said to the machine did nothing in the talk: it asks nothing,
 * gives nothing back and earns nothing, whatever words are in it.
 */
export function guardedLabels(said: { text: string; previous?: string }): Labels {
  const labels = labelUtterance(said)
  if (!labels.acts.includes('role_break') && !talksToMachine(said.text)) return labels
  return {
    question: 'none',
    spin: 'none',
    reflection: 'none',
    behaviour: 'other',
    acts: ['role_break', ...labels.acts.filter((act) => STILL_HEARD.has(act))],
  }
}

/** Safety comes before the role, and an insult is one wherever it is aimed. */
const STILL_HEARD: ReadonlySet<Act> = new Set<Act>(['distress', 'stop', 'rudeness'])
