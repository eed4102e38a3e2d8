import '../production.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PATIENCE, type Patience } from '@colloquy/contract/room'
import { initializeLogger } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { createHearing, type Hearing } from '../call/hearing.ts'
import { standingOf } from '../call/end-of-turn.ts'
import { createTurnTaking, type TurnTaking } from '../call/turn-taking.ts'
import type { ListeningEngine } from '../speech/engines.ts'
import { openPocketsphinx } from '../speech/pocketsphinx/pocketsphinx-listening.ts'
import { canHaveRecogniser, haveRecogniser } from '../speech/testing-voices/recogniser.ts'
import { oneAfterTheOther, pause, say, type Sound } from '../speech/testing-voices/voices.ts'
import { HELD_OUT_PAUSED } from './held-out-sentences.ts'
import { PAUSED_SENTENCES, type PausedSentence } from './paused-sentences.ts'

/**
 * Says sentences with a pause inside to the ears of a call, as a microphone would, and prints a JSON line for
 * each: whether somebody would have answered in the pause, and how long after the end, by patience.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '3' },
    'held-out': { type: 'boolean', default: false },
  },
})

const [SHORTEST_MS, LONGEST_MS] = [300, 1_500]
const VOICES = ['alder', 'birch', 'cedar']
const FRAME_MS = 10
/** Nobody waits longer, however long their patience. */
const OVER_MS = 3_600
const AUDIBLE = 328
const NOTHING: PausedSentence = { first: '', second: '', couldBeAll: false }

type Said = PausedSentence & { pauseMs: number }

initializeLogger({ pretty: false, level: 'silent' })
const engine = canHaveRecogniser ? openPocketsphinx({ dataFolder: await haveRecogniser() }) : null
if (engine === null) {
  process.stdout.write(
    `${JSON.stringify({ missing: 'the recogniser does not come by itself here' })}\n`,
  )
} else {
  const waiting = sentences()
  const lanes = VOICES.slice(0, Number(values.lanes))
  await Promise.all(lanes.map((voice) => talk(engine, { voice, waiting })))
}
process.exit(0)

/** Pauses are spread evenly: the same seed says the same with the same pauses. */
function sentences(): Said[] {
  let state = Number(values.seed) >>> 0
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const all = values['held-out'] ? HELD_OUT_PAUSED : PAUSED_SENTENCES
  // Some of each part of the list, however few are said.
  const step = Math.max(1, all.length / Number(values.count))
  return Array.from({ length: Number(values.count) }, (_, n) => {
    const sentence = all[Math.floor(n * step) % all.length] ?? NOTHING
    return { ...sentence, pauseMs: SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS) }
  })
}

async function talk(of: ListeningEngine, { voice, waiting }: { voice: string; waiting: Said[] }) {
  let listeners: TurnTaking[] = []
  const each = (tell: (turns: TurnTaking) => void) => listeners.forEach(tell)
  const hearing = createHearing({
    recogniser: of.open({ words: [] }),
    on: {
      speechBegan: (at) => each((turns) => turns.speechBegan(at)),
      speechEnded: (at) => each((turns) => turns.speechEnded(at)),
      heard: (words) => each((turns) => turns.heard(words)),
      perhapsHeard: (words) => each((turns) => turns.perhapsHeard(words)),
      failed: giveUp,
    },
  })
  for (let said = waiting.shift(); said !== undefined; said = waiting.shift()) {
    const turns: Record<Patience, { at: number; text: string }[]> = {
      short: [],
      normal: [],
      long: [],
    }
    listeners = PATIENCE.map((patience) => {
      const one = createTurnTaking({
        behindMs: () => 0,
        leftMs: () => 0,
        on: {
          hold: ignore,
          goOn: ignore,
          stop: ignore,
          perhaps: ignore,
          nothing: ignore,
          turn: ({ text }) => turns[patience].push({ at: Date.now(), text }),
        },
      })
      one.wish({ patience, isByKey: false })
      return one
    })
    const first = trimmed(await say(said.first, voice))
    const second = trimmed(await say(said.second, voice))
    const whole = oneAfterTheOther(first, pause(said.pauseMs), second, pause(OVER_MS))
    const began = await push(hearing, whole)
    const ended = began + msOf(whole) - OVER_MS
    each((turns) => turns.forget())
    const by = Object.fromEntries(
      PATIENCE.map((patience) => {
        const early = turns[patience].find(({ at }) => at < ended)
        const last = turns[patience].find(({ at }) => at >= ended)
        return [
          patience,
          {
            early: early !== undefined,
            deadAirMs: last === undefined ? null : last.at - ended,
            // What it was taken for. Nothing is private here: the words are those of the list.
            because: early && {
              heard: early.text,
              standing: standingOf({ text: early.text, endConfidence: null }),
              afterMs: Math.round(early.at - began - msOf(first)),
            },
          },
        ]
      }),
    )
    process.stdout.write(
      `${JSON.stringify({ first: said.first, pauseMs: said.pauseMs, couldBeAll: said.couldBeAll, by })}\n`,
    )
  }
  await hearing.close()
}

/** At the pace of speech. Resolves with when the first of it was given. */
async function push(hearing: Hearing, { samples, rate }: Sound): Promise<number> {
  const length = (rate * FRAME_MS) / 1_000
  const began = Date.now()
  for (let at = 0; at + length <= samples.length; at += length) {
    hearing.push(new AudioFrame(samples.slice(at, at + length), rate, 1, length))
    const early = began + ((at + length) / rate) * 1_000 - Date.now()
    if (early > 0) await sleep(early)
  }
  return began
}

/** From the first to the last sample that one hears. */
function trimmed({ samples, rate }: Sound): Sound {
  const isAudible = (sample: number) => Math.abs(sample) > AUDIBLE
  const [from, to] = [samples.findIndex(isAudible), samples.findLastIndex(isAudible)]
  return { samples: samples.slice(from, to + 1), rate }
}

function msOf({ samples, rate }: Sound): number {
  return (samples.length / rate) * 1_000
}

/** Whoever hears nothing answers nobody too early: that would look like a good figure. */
function giveUp() {
  process.stderr.write('The recogniser gave up: the machine is too busy for this\n')
  process.exit(1)
}

function ignore() {}
