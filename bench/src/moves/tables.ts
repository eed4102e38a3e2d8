import { f1Of } from '@colloquy/domain/moves/learning/agreement'
import type { Tested } from '@colloquy/domain/moves/learning/cross-validate'
import { confusionIn, type LabelName } from './scores.ts'

/** For each label what people meant (down), what was found (across), and how well each is told. */
export function printTables(
  tested: readonly Tested[],
  { title, say }: { title: string; say: (line: string) => void },
): void {
  say(title)
  for (const label of NAMES) {
    const confusion = confusionIn(tested, { way: 'written', label })
    say('')
    say(
      `${label.padEnd(WIDTH)}${confusion.labels.map((name) => name.padStart(WIDTH)).join('')}${'F1'.padStart(8)}`,
    )
    confusion.labels.forEach((name, n) => {
      const counts = (confusion.counts[n] ?? []).map((count) => String(count).padStart(WIDTH))
      say(`${name.padEnd(WIDTH)}${counts.join('')}${f1Of(confusion, name).toFixed(2).padStart(8)}`)
    })
  }
  say('')
}

const NAMES: readonly LabelName[] = ['question', 'spin', 'reflection', 'behaviour']
const WIDTH = 12
