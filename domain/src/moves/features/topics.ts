import type { Feature } from './feature.ts'

/** What it is about, what is asked about, and what the other one spoke of. */
export const topics: Feature = ({ words, topics, previous, asked }, found) => {
  for (const topic of new Set(topics.flat())) found(`t ${topic}`)
  for (const topic of new Set(previous?.topics.flat())) found(`vt ${topic}`)
  const last = asked.at(-1)
  if (last === undefined) return
  const [first = '', second = ''] = words.slice(last.from, last.from + 2)
  for (const topic of new Set(topics.slice(last.from, last.to).flat())) {
    found(`qt ${topic}`)
    found(`qt ${topic} ${first}`)
    found(`qt ${topic} ${first} ${second}`)
  }
}
