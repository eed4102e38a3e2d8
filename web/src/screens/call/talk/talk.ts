export type Voice = 'learner' | 'persona'

/** One line of the talk, spoken or typed, as both sides see it. */
export type TalkEntry = {
  id: string
  voice: Voice
  /** Who is named above it. */
  sender: string
  kind: 'spoken' | 'typed'
  text: string
  atMs: number
  /** What is still being said may change. */
  isFinal: boolean
  /** The ids of what came with it. */
  attached: readonly string[]
}

export type Picture = { name: string; url: string }

export type Talk = { entries: readonly TalkEntry[]; pictures: Readonly<Record<string, Picture>> }

export const SILENCE: Talk = { entries: [], pictures: {} }

export type TalkNews =
  | {
      type: 'spoken'
      id: string
      voice: Voice
      sender: string
      text: string
      atMs: number
      isFinal: boolean
    }
  | { type: 'fell-silent'; id: string }
  | {
      type: 'typed'
      id: string
      voice: Voice
      sender: string
      text: string
      atMs: number
      attached: readonly string[]
    }
  | { type: 'picture'; id: string; picture: Picture }
  /** What was said before one came back. */
  | { type: 'before'; entries: readonly TalkEntry[] }

export function takeNews(talk: Talk, news: TalkNews): Talk {
  switch (news.type) {
    case 'spoken':
      return { ...talk, entries: withSpoken(talk.entries, news) }
    case 'fell-silent':
      return {
        ...talk,
        entries: talk.entries
          .map((entry) => (entry.id === news.id ? { ...entry, isFinal: true } : entry))
          .filter(({ id, text }) => id !== news.id || text.trim() !== ''),
      }
    case 'typed': {
      const { type, ...line } = news
      return { ...talk, entries: [...talk.entries, { ...line, kind: type, isFinal: true }] }
    }
    case 'picture':
      return { ...talk, pictures: { ...talk.pictures, [news.id]: news.picture } }
    case 'before':
      return { ...talk, entries: [...news.entries, ...talk.entries] }
  }
}

type Spoken = Extract<TalkNews, { type: 'spoken' }>

function withSpoken(entries: Talk['entries'], { type, ...said }: Spoken): Talk['entries'] {
  const before = entries.find(({ id }) => id === said.id)
  // A guess that comes late says nothing new of what is settled.
  if (before?.isFinal === true && !said.isFinal) return entries
  const isNothing = said.isFinal && said.text.trim() === ''
  if (before === undefined) {
    if (isNothing) return entries
    const line: TalkEntry = { ...said, kind: type, attached: [] }
    return [...entries.filter((entry) => !isGivenUp(entry, line)), line]
  }
  if (isNothing) return entries.filter(({ id }) => id !== said.id)
  return entries.map((entry) =>
    entry.id === said.id ? { ...entry, text: said.text, isFinal: said.isFinal } : entry,
  )
}

/** A guess at what the learner said that never came to anything, such as a cough. */
const isGivenUp = (entry: TalkEntry, next: TalkEntry): boolean =>
  !entry.isFinal && entry.voice === 'learner' && next.voice === 'learner'

type Heard = {
  /** Whose name the caption came under. */
  identity: string
  /** The track that was written down, where the caption says so. */
  trackSid: string | undefined
}

/** Whose words a caption holds: a server may put the agent's name on what the agent has written down. */
export const voiceOfCaption = (
  { identity, trackSid }: Heard,
  learner: { identity: string; trackSids: readonly string[] },
): Voice =>
  identity === learner.identity || (trackSid !== undefined && learner.trackSids.includes(trackSid))
    ? 'learner'
    : 'persona'
