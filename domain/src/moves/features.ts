import { asked, askedMeanings, askedWords, supposed } from './features/asked.ts'
import { echo, previous } from './features/echo.ts'
import type { Feature } from './features/feature.ts'
import { meaning } from './features/meaning.ts'
import { ending, opening } from './features/opening.ts'
import { persons, shape } from './features/persons.ts'
import { topics } from './features/topics.ts'
import { patterns, words } from './features/words.ts'
import { focusOf } from './focus.ts'
import type { View } from './heads.ts'
import type { Said } from './said.ts'

/** Everything that the classifier looks at. */
const FEATURES: readonly Feature[] = [
  asked,
  askedWords,
  askedMeanings,
  supposed,
  words,
  patterns,
  opening,
  ending,
  meaning,
  persons,
  shape,
  echo,
  previous,
  topics,
]

/** The names of all that was found in it, each once. */
function featuresOf(said: Said): Set<string> {
  const names = new Set<string>()
  for (const feature of FEATURES) feature(said, (name) => names.add(name))
  return names
}

/** What the features are found in: all that was said, and the last thing asked with what stands around it. */
export type Views<Found> = Record<View, Found>

export function viewsOf(said: Said): Views<Set<string>> {
  const all = featuresOf(said)
  const focus = focusOf(said)
  return { all, asked: focus === said ? all : featuresOf(focus) }
}
