import '../production.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { SpokenTurn } from '@colloquy/contract/desk'
import { initializeLogger } from '@livekit/agents'
import { fliteSpeech } from '../speech/flite/flite-speech.ts'
import { openPocketsphinx } from '../speech/pocketsphinx/pocketsphinx-listening.ts'
import { canHaveRecogniser, haveRecogniser } from '../speech/testing-voices/recogniser.ts'
import { cough, noise, oneAfterTheOther, pause } from '../speech/testing-voices/voices.ts'
import { type ACall, aCall, byLearner, byPersona } from './a-call.ts'
import { asAtMicrophone, clip } from './clips.ts'
import type { Learner } from './learner.ts'
import { startMedia } from './media.ts'

/**
 * Makes sounds while the persona speaks, in calls with the engines that come along, and prints a JSON line for
 * each: when the learner heard it fall silent and go on, and whether its line came to its end.
 */
const { values } = parseArgs({
  options: {
    sounds: { type: 'string', default: '20' },
    interruptions: { type: 'string', default: '10' },
    echoes: { type: 'string', default: '8' },
  },
})

const REAL = [
  'sorry but what about the price',
  'wait I have a question about that',
  'can I ask you something',
  'hold on how many drivers is that',
  'excuse me that is not what I asked',
  'no that is not right',
  'stop please',
  'but why',
  'just a second',
  'let me stop you there',
  'yes but what does it cost',
  'may I say something',
  'what do you mean',
  'hold on',
  'wait a moment',
]
/** What the voices can say of it: they spell a "mm-hm". */
const LISTENING = (
  'yeah|okay|right|I see|uh huh|of course|sure|really|got it|oh I see|makes sense|oh wow|yes|true|exactly|' +
  "yeah yeah|I know|that's true|interesting|all right"
).split('|')
/** Long answers: there is time for something to happen in them. */
const ASKED = [
  'What problems do you have with the old scheduling tool?',
  'What does that do to your drivers?',
  'How does the planning of the shifts work today, from Monday to Sunday?',
  'What would you like to reach this year?',
]
const VOICES = ['alder', 'cedar', 'birch']
const TALKS_FOR_MS = 500
/** What is silent for so long is held, not between two words. */
const SILENT_MS = 420
const ECHO_DB = -20
/** Whoever takes it for a learner has answered by then. */
const ECHO_OVER_MS = 1_500
const TURNS_A_CALL = 4
/** Longer than one waits for somebody to go on. */
const ANSWERED_WITHIN_MS = 3_000

type Sound = {
  what: 'interruption' | 'listening' | 'noise'
  said: string
  by: string
  samples: Int16Array
}

initializeLogger({ pretty: false, level: 'silent' })
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const listening = canHaveRecogniser
  ? openPocketsphinx({ dataFolder: await haveRecogniser() })
  : null
if (listening === null) {
  print({ missing: 'the recogniser does not come by itself here' })
  process.exit(0)
}
const engines = { listening, speaking: fliteSpeech() }
const media = await startMedia()
const sounds = await soundsToMake()
let triesLeft = 2 * sounds.length
while (sounds.length > 0 && triesLeft > 0) {
  const some = sounds.splice(0, TURNS_A_CALL)
  triesLeft -= some.length
  sounds.push(...(await talk(some)))
}
for (let n = 0; n < Number(values.echoes); n += TURNS_A_CALL) await talkBesideLoudspeaker(n)
await media.stop()
process.exit(0)

async function soundsToMake(): Promise<Sound[]> {
  const made: Sound[] = []
  const noises = [
    { said: 'cough', sound: cough() },
    { said: 'rustle', sound: noise({ ms: 250, loudness: 6_000 }) },
    { said: 'keyboard', sound: keyboard() },
    { said: 'breath', sound: noise({ ms: 700, loudness: 500 }) },
  ]
  for (let n = 0; n < Number(values.sounds); n += 1) {
    const nth = n >> 1
    const said = LISTENING[nth % LISTENING.length] ?? ''
    const other = noises[nth % noises.length]
    const by = voice(nth)
    if (n % 2 === 0) made.push({ what: 'listening', said, by, samples: await clip(said, by) })
    else if (other !== undefined)
      made.push({
        what: 'noise',
        said: other.said,
        by: 'nobody',
        samples: asAtMicrophone(other.sound),
      })
  }
  for (let n = 0; n < Number(values.interruptions); n += 1) {
    const said = REAL[n % REAL.length] ?? ''
    // Each of them by each voice in turn.
    const by = voice(n + Math.floor(n / REAL.length))
    made.push({ what: 'interruption', said, by, samples: await clip(said, by) })
  }
  return made
}

function voice(n: number): string {
  return VOICES[n % VOICES.length] ?? ''
}

/** Clicks of a few hundredths of a second, as somebody types. */
function keyboard() {
  const click = noise({ ms: 12, loudness: 9_000 })
  const gaps = [70, 120, 90, 150, 60, 110]
  return oneAfterTheOther(...gaps.flatMap((ms) => [click, pause(ms)]))
}

/** Whose line was over before they came are left for another call. */
async function talk(made: Sound[]): Promise<Sound[]> {
  const left: Sound[] = []
  const call = await aCall(media, { engines, call: { seed: 1 + sounds.length } })
  const learner = await call.learnerJoins()
  await call.turn(byPersona)
  for (const [n, sound] of made.entries()) {
    const asked = ASKED[n % ASKED.length] ?? ''
    const isMade = !(await isOver(call)) && (await disturb(call, { learner, sound, asked }))
    if (!isMade) left.push(sound)
  }
  await learner.leave()
  await call.running.leave()
  return left
}

/** Nobody says anything: what comes to the microphone is the persona itself. */
async function talkBesideLoudspeaker(seed: number) {
  const call = await aCall(media, { engines, call: { seed: 1 + seed } })
  const learner = await call.learnerJoins()
  learner.hearsItself(ECHO_DB)
  await call.turn(byPersona)
  for (const asked of ASKED.slice(0, TURNS_A_CALL)) {
    if (await isOver(call)) break
    const seq = call.turns.length
    await learner.type(asked)
    const { interrupted } = await call.turn((turn) => turn.seq > seq && byPersona(turn))
    await learner.silentFor(ECHO_OVER_MS)
    const taken = call.turns.filter((turn) => turn.seq >= seq && byLearner(turn) && !turn.typed)
    print({ what: 'echo', silentMs: 0, onMs: null, interrupted, turns: taken.length })
  }
  await learner.leave()
  await call.running.leave()
}

function isOver(call: ACall): Promise<boolean> {
  return Promise.race([call.over.then(() => true), Promise.resolve(false)])
}

async function disturb(
  call: ACall,
  { learner, sound, asked }: { learner: Learner; sound: Sound; asked: string },
): Promise<boolean> {
  const seq = call.turns.length
  await learner.type(asked)
  await learner.hearsFor(TALKS_FOR_MS)
  const heardAfter = Date.now()
  const saying = learner.say(sound.samples)
  const line = call.turn((turn) => turn.seq > seq && byPersona(turn))
  // Whichever is first: it is held, or comes to its end undisturbed.
  const silentAt = await Promise.race([
    learner.silentFor(SILENT_MS, { heardAfter }),
    line.then(() => learner.lastHeardAt()),
  ])
  const { from, to } = await saying
  // It was over before anything was said.
  if (silentAt < from) return false
  const onAt = await goesOn(learner, { silentAt, line })
  const { interrupted, seq: lineSeq } = await line
  const taken = sound.what === 'interruption' ? await turnAfter(call, lineSeq) : null
  const isTaken = interrupted || taken !== null
  // What is written while this is still to be answered would stop a line that nobody has spoken into.
  if (taken !== null) await isAnswered(call, taken)
  await learner.silentFor(600)
  print({
    what: sound.what,
    said: sound.said,
    by: sound.by,
    silentMs: silentAt - from,
    onMs: onAt === null ? null : onAt - to,
    interrupted,
    isTaken,
  })
  return true
}

/** Said at the very edge of a line, it stops nothing any more, and is answered all the same. */
function turnAfter(call: ACall, after: number): Promise<SpokenTurn | null> {
  const turn = call.turn((one) => one.seq > after && byLearner(one) && !one.typed)
  return Promise.race([turn, sleep(ANSWERED_WITHIN_MS, null)])
}

function isAnswered(call: ACall, { seq }: SpokenTurn): Promise<unknown> {
  return Promise.race([call.turn((one) => one.seq > seq && byPersona(one)), call.over])
}

/** Null when it did not: then it was over, or stopped. */
async function goesOn(
  learner: Learner,
  { silentAt, line }: { silentAt: number; line: Promise<unknown> },
): Promise<number | null> {
  return Promise.race([learner.hearsAfter(silentAt), line.then(() => null)])
}
