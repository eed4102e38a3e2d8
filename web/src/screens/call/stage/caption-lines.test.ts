import { describe, expect, it } from 'vitest'
import type { TalkEntry } from '../talk/talk.ts'
import { captionLines } from './caption-lines.ts'

const entry = (voice: TalkEntry['voice'], text: string, given: Partial<TalkEntry> = {}) => ({
  id: text,
  voice,
  sender: voice,
  kind: 'spoken' as const,
  text,
  atMs: 0,
  isFinal: true,
  attached: [],
  ...given,
})

const shown = (...entries: TalkEntry[]) => captionLines(entries).map(({ text }) => text)

describe('captions', () => {
  it('hold the last line, and what it answers', () => {
    expect(
      shown(entry('persona', 'Hello.'), entry('learner', 'hi'), entry('persona', 'So?')),
    ).toEqual(['hi', 'So?'])
  })

  it('show all of what was said in several breaths', () => {
    const said = [entry('learner', 'did you try'), entry('learner', 'to turn it off')]
    expect(shown(entry('persona', 'It is dead.'), ...said)).toEqual([
      'It is dead.',
      'did you try to turn it off',
    ])
    expect(shown(...said, entry('persona', 'Yes.'))).toEqual(['did you try to turn it off', 'Yes.'])
  })

  it('take what is still being said for what may change', () => {
    const [line] = captionLines([
      entry('learner', 'did you'),
      entry('learner', 'tri', { isFinal: false }),
    ])
    expect(line).toMatchObject({ id: 'did you', text: 'did you tri', isFinal: false })
  })

  it('leave apart what was written, and what the persona says one after the other', () => {
    expect(shown(entry('persona', 'Hm.'), entry('persona', 'Are you there?'))).toHaveLength(2)
    const written = entry('learner', 'K 4711', { kind: 'typed' })
    expect(shown(entry('learner', 'it is'), written)).toEqual(['it is', 'K 4711'])
  })

  it('have no line for nothing', () => {
    expect(shown(entry('persona', ''))).toEqual([])
  })
})
