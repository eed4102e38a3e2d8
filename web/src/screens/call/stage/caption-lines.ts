import type { TalkEntry } from '../talk/talk.ts'

export type CaptionLine = Pick<TalkEntry, 'id' | 'voice' | 'kind' | 'text' | 'isFinal'>

/** How many lines of talk stand there at once: the last, and what it answers. */
const SHOWN = 2

/** What the learner said in several breaths is one line: one sees all of what was understood. */
export function captionLines(entries: readonly TalkEntry[]): CaptionLine[] {
  const lines: CaptionLine[] = []
  for (const { id, voice, kind, text, isFinal } of entries) {
    if (text === '') continue
    const last = lines.at(-1)
    const goesOn = last?.voice === 'learner' && voice === 'learner'
    if (goesOn && last.kind === 'spoken' && kind === 'spoken')
      lines[lines.length - 1] = { ...last, text: `${last.text} ${text}`, isFinal }
    else lines.push({ id, voice, kind, text, isFinal })
  }
  return lines.slice(-SHOWN)
}
