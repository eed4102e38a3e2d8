import { type Asked, askedIn, type Span, sentencesOf } from './asked.ts'
import { type Heard, heardIn } from './heard.ts'
import type { Utterance } from './labels.ts'
import { type Meaning, meaningsOf } from './meanings.ts'
import { type Topic, topicsOf } from './topics.ts'

/** An utterance taken apart once, for all that looks at it. */
export type Said = {
  text: string
  heard: readonly Heard[]
  words: string[]
  meanings: Meaning[][]
  topics: Topic[][]
  sentences: Span[]
  asked: Asked[]
  /** False of recognised speech without marks: there a missing question mark says nothing. */
  hasMarks: boolean
  previous: {
    words: string[]
    meanings: Meaning[][]
    topics: Topic[][]
    isQuestion: boolean
  } | null
}

export function saidIn({ text, previous }: Utterance): Said {
  const heard = heardIn(text)
  const words = heard.map(({ word }) => word)
  return {
    text,
    heard,
    words,
    meanings: meaningsOf(words),
    topics: topicsOf(words),
    sentences: sentencesOf(heard),
    asked: askedIn(heard),
    hasMarks: heard.some(({ mark }) => mark !== ''),
    previous: previous === undefined ? null : previousSaid(previous),
  }
}

/** A line is answered in many ways: while words come in, and by whoever tries a persona out. */
function previousSaid(text: string): Said['previous'] {
  if (last?.text !== text) last = { text, said: takenApart(text) }
  return last.said
}

let last: { text: string; said: Said['previous'] } | null = null

function takenApart(text: string): Said['previous'] {
  const heard = heardIn(text)
  const words = heard.map(({ word }) => word)
  const asked = askedIn(heard).at(-1)
  const isQuestion = asked !== undefined && asked.to === heard.length
  return { words, meanings: meaningsOf(words), topics: topicsOf(words), isQuestion }
}
