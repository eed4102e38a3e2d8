import type { Graph } from '../graph/graph.ts'
import { chooser } from './choose.ts'
import { waysOf } from './phrases/phrases.ts'
import { tonesOf, type Voice } from './voice.ts'

/**
 * What this one says of all that people say: everything in its own tone, and of the rest only some, always
 * the same. Two of them differ by what they leave out.
 */
export function habitsOf(of: string, { graph, voice }: { graph: Graph; voice: Voice }): string[] {
  const ways = waysOf(graph, of)
  const own = tonesOf(voice).flatMap((tone) => ways[tone] ?? [])
  const choose = chooser(`${voice.habitKey}/${of}`)
  const others = [...ways.any]
  while (others.length > LEAST_WAYS && own.length + others.length > MOST_WAYS)
    others.splice(others.indexOf(choose(others) ?? ''), 1)
  return [...own, ...others]
}

/** Enough that thirty turns do not hear the same, and few enough to be somebody's. */
const MOST_WAYS = 7
const LEAST_WAYS = 4
