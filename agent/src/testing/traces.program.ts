import '../production.ts'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { atRate } from '../speech/flite/filters.ts'
import { readHeard } from '../speech/pocketsphinx/heard-text.ts'
import { averageAtLevel } from '../speech/pocketsphinx/level.ts'
import { findRecogniser } from '../speech/pocketsphinx/recogniser.ts'
import { openSphinx, type SphinxWord } from '../speech/pocketsphinx/sphinx.ts'
import { haveRecogniser } from '../speech/testing-voices/recogniser.ts'
import { say } from '../speech/testing-voices/voices.ts'
import type { HeardSentence } from './heard-sentences.ts'
import { HELD_OUT_PAUSED, HELD_OUT_WHOLE } from './held-out-sentences.ts'
import { PAUSED_SENTENCES, WHOLE_SENTENCES } from './paused-sentences.ts'

/**
 * Has the recogniser hear each test sentence up to its pause, or to its end, and writes down what it made of
 * it. How long one would have waited can then be told in milliseconds, and on any machine: `heard-sentences.ts`.
 */
const { values } = parseArgs({ options: { to: { type: 'string' } } })

const RATE = 16_000
const BEFORE_MS = 150
/** After so much silence the end is recognised. */
const AFTER_MS = 128
const AUDIBLE = 328
const VOICES = ['alder', 'birch', 'cedar']

const recogniser = findRecogniser(await haveRecogniser())
if (recogniser === null || values.to === undefined) throw new Error('No recogniser, or no --to')
const sphinx = openSphinx(recogniser)
/** Each voice speaks on as in a call: its average spectrum is known from what it said before. */
const means = new Map<string, Float32Array>()
let spoken = 0

const firsts = (sentences: readonly { first: string }[]) => sentences.map(({ first }) => first)
const LISTS: [HeardSentence['list'], string[]][] = [
  ['paused', firsts(PAUSED_SENTENCES)],
  ['whole', WHOLE_SENTENCES],
  ['heldOutPaused', firsts(HELD_OUT_PAUSED)],
  ['heldOutWhole', HELD_OUT_WHOLE],
]
const lines: string[] = []
for (const [list, sentences] of LISTS)
  for (const said of sentences) lines.push(JSON.stringify({ list, ...(await hear(said)) }))
await writeFile(values.to, `${lines.join('\n')}\n`)
process.exit(0)

async function hear(said: string): Promise<Omit<HeardSentence, 'list'>> {
  const voice = VOICES[spoken++ % VOICES.length] ?? ''
  const words = recognise(await soundOf(said, voice), voice)
  const { text, endConfidence } = readHeard(words, new Map()) ?? { text: '', endConfidence: 0 }
  return { said, heard: text, endConfidence: Math.round(endConfidence * 100) / 100 }
}

async function soundOf(text: string, voice: string): Promise<Int16Array> {
  const { samples, rate } = await say(text, voice)
  const sound = atRate(Float32Array.from(samples), { from: rate, to: RATE })
  const isAudible = (sample: number) => Math.abs(sample) > AUDIBLE
  const part = sound.slice(sound.findIndex(isAudible), sound.findLastIndex(isAudible) + 1)
  const [before, after] = [BEFORE_MS, AFTER_MS].map((ms) => (RATE * ms) / 1_000)
  const all = new Int16Array((before ?? 0) + part.length + (after ?? 0))
  all.set(Int16Array.from(part, Math.round), before)
  return all
}

function recognise(sound: Int16Array, voice: string): SphinxWord[] {
  sphinx.begin(means.get(voice) ?? averageAtLevel(sphinx.usualMean, sound))
  sphinx.hear(sound)
  const words = sphinx.end()
  means.set(voice, sphinx.mean())
  return words
}
