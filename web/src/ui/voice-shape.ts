/** One stretch of somebody speaking. */
export type Utterance = { voice: 'learner' | 'persona'; startMs: number; endMs: number }

/** The drawing's own units: as wide as the whole talk, and as high as the loudest syllable. */
export const SHAPE_WIDTH = 1000
export const SHAPE_HEIGHT = 100

// A hill for every beat of speech. In a long talk that is finer than a line can be drawn, and the
// hills stand for phrases: on a phone each is still six pixels wide.
const BEAT_MS = 320
const MOST_HILLS = 56

type Point = { x: number; y: number }

/**
 * The outline of a voice over time, as the path of an SVG that stands on its lower edge. It looks like
 * speech and is the same every time and everywhere: whole-number arithmetic, no chance, no sine.
 */
export function voiceShape(utterances: readonly Utterance[], durationMs: number): string {
  return utterances
    .map((utterance, index) => smooth(hillsOf(utterance, durationMs, index + 1)))
    .join('')
}

function hillsOf({ startMs, endMs }: Utterance, durationMs: number, seed: number): Point[] {
  const lengthMs = endMs - startMs
  const hills = Math.max(2, Math.round(lengthMs / Math.max(BEAT_MS, durationMs / MOST_HILLS)))
  const x = (part: number): number => ((startMs + lengthMs * part) / durationMs) * SHAPE_WIDTH
  const points: Point[] = [{ x: x(0), y: 0 }]
  for (let hill = 0; hill < hills; hill += 1) {
    const part = (hill + 0.5) / hills
    // Quick to start, soft to settle.
    const strength = Math.min(1, 0.55 + 2.5 * part, 1.4 - part)
    const peak = (55 + (scatter(seed, hill) % 45)) * strength
    points.push({ x: x(part), y: peak })
    if (hill < hills - 1)
      points.push({ x: x((hill + 1) / hills), y: (peak * (45 + (scatter(hill, seed) % 40))) / 100 })
  }
  points.push({ x: x(1), y: 0 })
  return points
}

/** Through the middle between every two points, bent towards each. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const last = rest.at(-1) ?? first
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
    return `Q${place(point)} ${place(middle)}`
  })
  return `M${place(first)}${bends.join('')}L${place(last)}Z`
}

const place = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(SHAPE_HEIGHT - y)}`

/** A whole number that looks like chance, from two that do not. */
function scatter(a: number, b: number): number {
  let mixed = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/** How much of what was said one voice has said, in whole percent. */
export function shareOfTalk(utterances: readonly Utterance[], voice: Utterance['voice']): number {
  const spoken = (of: readonly Utterance[]): number =>
    of.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
  const all = spoken(utterances)
  return all === 0
    ? 0
    : Math.round((100 * spoken(utterances.filter((u) => u.voice === voice))) / all)
}
