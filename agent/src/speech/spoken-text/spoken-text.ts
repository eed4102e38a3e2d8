import { sayAddresses } from './addresses.ts'
import { sayAmounts } from './amounts.ts'
import { sayDatesAndTimes } from './dates.ts'
import { sayShortForms } from './short-forms.ts'
import { withoutMarkup } from './markup.ts'
import { sayNumbers } from './numbers.ts'
import { sayMarks } from './punctuation.ts'

/**
 * What a voice is given for a sentence as it is written: numbers, dates, prices and short forms in words, and
 * no marks but those that make a pause. Empty where there is nothing to say. What comes out goes in again
 * unchanged.
 */
export function spokenText(written: string): string {
  // Each takes what it knows from what the ones before have left: a date holds numbers, a price too.
  const words = STEPS.reduce((text, step) => step(text), written)
  return /[a-z]/i.test(words) ? words : ''
}

const STEPS: ((text: string) => string)[] = [
  withoutMarkup,
  sayAddresses,
  sayDatesAndTimes,
  sayAmounts,
  sayNumbers,
  sayShortForms,
  sayMarks,
]
