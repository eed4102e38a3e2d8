import { describe, expect, it } from 'vitest'
import { SILENCE, takeNews, type TalkEntry, type TalkNews, voiceOfCaption } from './talk.ts'

const spoken = (
  id: string,
  text: string,
  given: Partial<Extract<TalkNews, { type: 'spoken' }>> = {},
): TalkNews => ({
  type: 'spoken',
  id,
  voice: 'persona',
  sender: 'nora',
  text,
  atMs: 1_000,
  isFinal: false,
  ...given,
})
const bySelf = { voice: 'learner', sender: 'you' } as const

const talk = (...news: TalkNews[]) => news.reduce(takeNews, SILENCE)
const lines = (...news: TalkNews[]) =>
  talk(...news).entries.map(({ voice, text, isFinal }) => `${voice}: ${text}${isFinal ? '' : ' …'}`)

describe('a talk', () => {
  it('grows with what is being said, and settles', () => {
    expect(lines(spoken('1', 'Good'), spoken('1', 'Good morning'))).toEqual([
      'persona: Good morning …',
    ])
    expect(lines(spoken('1', 'Good morning'), { type: 'fell-silent', id: '1' })).toEqual([
      'persona: Good morning',
    ])
  })

  it('does not take back what is settled for a guess that comes late', () => {
    expect(
      lines(
        spoken('1', 'How much?', { ...bySelf, isFinal: true }),
        spoken('1', 'How mush', bySelf),
      ),
    ).toEqual(['learner: How much?'])
  })

  it('drops a guess that came to nothing', () => {
    expect(
      lines(spoken('1', 'hm', bySelf), spoken('2', 'Well, yes', { ...bySelf, isFinal: true })),
    ).toEqual(['learner: Well, yes'])
    expect(lines(spoken('1', 'hm', bySelf), spoken('1', ' ', { isFinal: true }))).toEqual([])
    expect(lines(spoken('1', '', { isFinal: true }))).toEqual([])
    expect(lines(spoken('1', ' '), { type: 'fell-silent', id: '1' })).toEqual([])
  })

  it('keeps the persona’s line while the learner speaks into it', () => {
    expect(lines(spoken('1', 'Our price is'), spoken('2', 'Wait', bySelf))).toEqual([
      'persona: Our price is …',
      'learner: Wait …',
    ])
  })

  it('holds what was typed in its place, with what was attached', () => {
    const typed: TalkNews = {
      type: 'typed',
      id: 't',
      ...bySelf,
      text: 'Look',
      atMs: 2_000,
      attached: ['p'],
    }
    const picture = { name: 'plan.png', url: 'blob:1' }
    const { entries, pictures } = talk(
      spoken('1', 'Hello'),
      { type: 'picture', id: 'p', picture },
      typed,
    )
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['spoken', 'Hello'],
      ['typed', 'Look'],
    ])
    expect(entries[1]?.attached.map((id) => pictures[id])).toEqual([picture])
  })

  it('begins with what was said before one came back', () => {
    const [earlier] = talk(spoken('0', 'Earlier', { isFinal: true })).entries as [TalkEntry]
    expect(lines(spoken('1', 'Now'), { type: 'before', entries: [earlier] })).toEqual([
      'persona: Earlier',
      'persona: Now …',
    ])
  })
})

describe('a caption', () => {
  const learner = { identity: 'learner-1', trackSids: ['TR_mic'] }

  it('is the learner’s when it comes under that name', () => {
    expect(voiceOfCaption({ identity: 'learner-1', trackSid: undefined }, learner)).toBe('learner')
  })

  it('is the learner’s under the agent’s name too, when it is of the learner’s track', () => {
    expect(voiceOfCaption({ identity: 'agent', trackSid: 'TR_mic' }, learner)).toBe('learner')
  })

  it('is the persona’s otherwise', () => {
    expect(voiceOfCaption({ identity: 'agent', trackSid: 'TR_voice' }, learner)).toBe('persona')
    expect(voiceOfCaption({ identity: 'agent', trackSid: undefined }, learner)).toBe('persona')
  })
})
