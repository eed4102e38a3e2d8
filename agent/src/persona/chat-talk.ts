import type { Cue, Played, SpokenTurn } from '@colloquy/contract/desk'
import type { PlayedLine } from '@colloquy/domain/persona/replay'
import { llm } from '@livekit/agents'

/**
 * What the persona is to say next. Of an aside, and of asking again, the line says it itself; said again is what stands in the talk
 * already, and is not added to it.
 */
export type Next =
  | { cue: Exclude<Cue, 'aside' | 'not-caught'> }
  | { cue: 'aside' | 'not-caught' | 'again'; line: string }

/** A talk as the persona finds it in a chat context: all that its next line comes of. */
export type Talk = {
  lines: PlayedLine[]
  /** What the learner said since the last answer, and nobody has answered. */
  unanswered: string
  /** Both sides, as one reads it. */
  said: { speaker: 'persona' | 'learner'; text: string }[]
  /** In which it stood at the persona's last line; null before, and where somebody wrote the talk. */
  stage: string | null
  next: Next
}

/** The turns as a chat context of the framework, with the decisions where it keeps such things. */
export function contextOf(turns: readonly SpokenTurn[], next: Next): llm.ChatContext {
  const items = turns.map((turn, n) =>
    llm.ChatMessage.create({
      role: turn.speaker === 'persona' ? 'assistant' : 'user',
      content: turn.text,
      interrupted: turn.interrupted,
      // In their order, whatever the clock does.
      createdAt: n,
      extra: { played: turn.played },
    }),
  )
  const cue = llm.ChatMessage.create({
    role: 'system',
    content: '',
    createdAt: turns.length,
    extra: { next },
  })
  return new llm.ChatContext([...items, cue])
}

/** The same, were this said now, and answered. */
export const contextIfSaid = (turns: readonly SpokenTurn[], text: string): llm.ChatContext => {
  const { items } = contextOf(turns, { cue: 'answer' })
  const said = llm.ChatMessage.create({ role: 'user', content: text, createdAt: turns.length })
  return new llm.ChatContext([...items.slice(0, -1), said, ...items.slice(-1)])
}

export function talkIn({ items }: llm.ChatContext): Talk {
  const talk: Talk = { lines: [], unanswered: '', said: [], stage: null, next: { cue: 'answer' } }
  let waiting: string[] = []
  for (const item of items) {
    if (item.type !== 'message') continue
    const text = item.textContent ?? ''
    if (item.role === 'user') {
      waiting.push(text)
      talk.said.push({ speaker: 'learner', text })
    } else if (item.role === 'assistant') {
      const played = item.extra['played'] as Played | null | undefined
      const isFirst = talk.said.length === 0
      talk.said.push({ speaker: 'persona', text })
      talk.stage = played?.stage ?? talk.stage
      const { cue, to, line, meant }: Omit<PlayedLine, 'heard'> =
        played ?? writtenLine({ isFirst, to: waiting.join(' '), text })
      talk.lines.push({
        cue,
        to,
        line,
        heard: item.interrupted ? text : null,
        ...(meant === undefined ? {} : { meant }),
      })
      if (cue === 'answer' || cue === 'not-caught') waiting = []
    } else if (item.extra['next'] !== undefined) {
      talk.next = item.extra['next'] as Next
    }
  }
  // What nobody had time to answer belongs to what was said after it.
  talk.unanswered = storable(waiting.join(' '), MOST_CHARACTERS)
  return talk
}

const MOST_CHARACTERS = 20_000

/** Of a talk that somebody wrote, as the demo's: it tells what was said, and not what that came of. */
const writtenLine = (of: { isFirst: boolean; to: string; text: string }): PlayedLine => ({
  cue: of.isFirst ? 'greeting' : 'answer',
  to: of.to,
  line: of.text,
  heard: null,
})

/** What the contract lets through: no NUL, no half of a letter, and not longer than this. */
export const storable = (text: string, most: number): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed()
