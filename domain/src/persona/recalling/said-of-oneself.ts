import { stemsOf } from '../../language/stems.ts'
import type { Asked } from './asked.ts'
import { isOfKind } from './kinds-of-answer.ts'

/** What is asked of the persona without a word of the answer in it. */
export function isSaidOfOneself(says: string, { wants, stems }: Asked): boolean {
  if (wants === 'age') return isOfKind(says, ASKED_FOR_AGE) === 'yes'
  return wants === 'tenure' && stems.every((stem) => AT_WORK.has(stem)) && TENURE.test(says)
}

const ASKED_FOR_AGE: Asked = {
  wants: 'age',
  stems: [],
  isYesNo: false,
  isAboutTopic: false,
  text: '',
}

const AT_WORK = new Set(
  stemsOf('work working job role position company here field business trade experience'),
)

const TENURE =
  /\b(?:I've|I have|I) (?:been|run|worked|driven|taught|led|managed|served|practised|practiced|had)\b.*\b(?:for|since)\b|\bI have \p{N}+ years\b|\b\p{N}+ years (?:in|as|of|with|on)\b/iu
