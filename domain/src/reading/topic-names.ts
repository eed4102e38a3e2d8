import type { Graph } from '../graph/graph.ts'

export function topicNames({ facts }: Pick<Graph, 'facts'>): Map<string, string> {
  return new Map(facts.map(({ thread, says }) => [thread.replace(/\.\d+$/, ''), says]))
}
