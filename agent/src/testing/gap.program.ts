import '../production.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { AGENT_ATTRIBUTES, CallClock, type Patience } from '@colloquy/contract/room'
import { initializeLogger } from '@livekit/agents'
import { standingOf, WAITS_MS } from '../call/end-of-turn.ts'
import { createPace } from '../call/pace.ts'
import { fliteSpeech } from '../speech/flite/flite-speech.ts'
import { openPocketsphinx } from '../speech/pocketsphinx/pocketsphinx-listening.ts'
import { canHaveRecogniser, haveRecogniser } from '../speech/testing-voices/recogniser.ts'
import { aCall, byLearner, byPersona, LEARNER_IDENTITY } from './a-call.ts'
import { clip } from './clips.ts'
import { frameworkCall } from './framework-call.ts'
import { joinAsLearner, type Learner } from './learner.ts'
import { type Media, startMedia } from './media.ts'
import { scriptedEars } from './scripted-ears.ts'
import { scriptedVoice } from './scripted-voice.ts'
import { newWatch, watchSteps, watchedListening, watchedSpeaking } from './watched-engines.ts'

/**
 * Has whole calls, and prints for each turn how long the learner waited for the persona, by the sound that
 * came: a JSON line each, with what the time went to where the call is ours.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    turns: { type: 'string', default: '5' },
    kinds: { type: 'string', default: 'framework,scripted,embedded' },
  },
})

const QUESTIONS = [
  'how many depots do you run',
  'what problems do you have with the old scheduling tool',
  'who else is involved in this',
  'what does that cost you every month',
  'what would you like to change this year',
  'how long have you worked there',
]
const VOICE = 'alder'
/** People breathe before they answer. */
const BREATH_MS = 400
const SCRIPTED_DELAY_MS = 80

initializeLogger({ pretty: false, level: 'silent' })
const media = await startMedia()
const clips = await Promise.all(QUESTIONS.map((text) => clip(text, VOICE)))
const embedded = await openEmbedded()
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

let stepMs = 0
let talks = 0
watchSteps((took) => (stepMs = took))

const KINDS = ['framework', 'scripted', 'embedded'] as const
for (let round = 0; round < Number(values.rounds); round += 1) {
  // In turn, so that a machine that is slow now is slow for all of them.
  for (const kind of KINDS.filter((one) => values.kinds.split(',').includes(one))) {
    if (kind === 'framework') await talkToFramework(media)
    else if (kind === 'scripted' || embedded !== null)
      for (const patience of ['short', 'normal'] as const) await talk(media, { kind, patience })
  }
}
await media.stop()
process.exit(0)

async function openEmbedded() {
  if (!canHaveRecogniser) return null
  const listening = openPocketsphinx({ dataFolder: await haveRecogniser() })
  return listening === null ? null : { listening, speaking: fliteSpeech() }
}

type Wanted = { kind: 'scripted' | 'embedded'; patience: Patience }

async function talk(of: Media, { kind, patience }: Wanted) {
  const watch = newWatch()
  const ears = scriptedEars({ delayMs: SCRIPTED_DELAY_MS })
  const engines =
    kind === 'embedded' && embedded !== null
      ? embedded
      : { listening: ears, speaking: scriptedVoice() }
  const call = await aCall(of, {
    // Another talk each time: what was said before would come from the cache.
    call: { seed: 1 + talks++ },
    engines: {
      listening: watchedListening(engines.listening, watch),
      speaking: watchedSpeaking(engines.speaking, watch),
    },
  })
  const learner = await call.learnerJoins()
  await learner.says({
    type: 'wishes',
    patience,
    pushToTalk: false,
    hearWith: 'server',
    recording: false,
    showStage: false,
  })
  await call.turn(byPersona)
  const shown = await learner.sees(AGENT_ATTRIBUTES.clock, (value) => value !== '')
  const { startedAt } = CallClock.parse(JSON.parse(shown))
  // As in the call, where nobody pauses in a question.
  const pace = createPace()
  for (let n = 0; n < Number(values.turns); n += 1) {
    const seq = call.turns.length
    const { ended, gapMs, heardAt } = await ask(learner, n, (text) => ears.willHear(text))
    const asked = await call.turn((turn) => turn.seq >= seq)
    // Of one sentence in fifty the recogniser makes nothing: then the persona is what speaks next, to ask where they are.
    if (!byLearner(asked)) {
      print({ kind, patience, isUnheard: true })
      continue
    }
    const answered = await call.turn((turn) => turn.seq > asked.seq && byPersona(turn))
    const endSeenAt = startedAt + asked.endedAtMs
    const playedAt = startedAt + answered.startedAtMs
    // The first that had these words: they were told once when they might be all, and again when they were.
    const words = watch.words.find(({ at }) => at > endSeenAt && at <= playedAt)
    const wordsAt = words?.at ?? endSeenAt
    const endConfidence = words?.endConfidence ?? null
    const standing = standingOf({ text: asked.text, endConfidence })
    const waitMs = WAITS_MS[patience][standing] * pace.factor()
    pace.decided()
    // The last that was there when it began: guesses before it were not said.
    const sentence = watch.sentences.findLast(
      ({ askedAt, soundAt }) => askedAt > endSeenAt && soundAt <= playedAt,
    )
    const soundAt = sentence?.soundAt ?? 0
    print({
      kind,
      patience,
      gapMs,
      said: QUESTIONS[n % QUESTIONS.length],
      heard: asked.text,
      confidence: asked.confidence,
      standing,
      parts: {
        // The sound on its way, and what the voice detector takes for its end.
        thereMs: endSeenAt - ended,
        recognitionMs: wordsAt - endSeenAt,
        waitMs,
        engineMs: stepMs,
        voiceMs: sentence === undefined ? 0 : sentence.soundAt - sentence.askedAt,
        ownMs: playedAt - Math.max(endSeenAt + waitMs, wordsAt, soundAt),
        backMs: heardAt - playedAt,
      },
    })
  }
  await learner.leave()
  await call.running.leave()
}

async function talkToFramework(of: Media) {
  const room = `framework-${process.pid}-${Math.random()}`
  const ears = scriptedEars({ delayMs: SCRIPTED_DELAY_MS })
  const line = 'We run four of them at the moment.'
  const call = await frameworkCall(of, { room, ears, voice: scriptedVoice(), line })
  const learner = await joinAsLearner(of.url, await of.learnerToken(room, LEARNER_IDENTITY))
  await sleep(1_500)
  for (let n = 0; n < Number(values.turns); n += 1) {
    const { gapMs } = await ask(learner, n, (text) => ears.willHear(text))
    print({ kind: 'framework', patience: 'normal', gapMs })
  }
  await learner.leave()
  await call.leave()
}

/** One question, when nobody has spoken for a while. */
async function ask(learner: Learner, n: number, announce: (text: string) => void) {
  if (learner.lastHeardAt() > 0) await learner.silentFor(BREATH_MS)
  const at = n % QUESTIONS.length
  announce(QUESTIONS[at] ?? '')
  const { to } = await learner.say(clips[at] ?? new Int16Array())
  const heardAt = await learner.hearsAfter(to)
  return { ended: to, heardAt, gapMs: heardAt - to }
}
