import type { CallToTake, OverBecause, SpokenTurn } from '@colloquy/contract/desk'
import type { LearnerSays } from '@colloquy/contract/room'
import { wordsOf } from '@colloquy/domain/language/words'
import type { Room } from '@livekit/rtc-node'
import { contextOf, type Next, storable } from '../persona/chat-talk.ts'
import type { PersonaLLM } from '../persona/persona-llm.ts'
import type { Recordings } from '../recording/recorder.ts'
import type { CallEngines } from './call.ts'
import type { CatchingUp } from './catching-up.ts'
import { createEars, type Ears } from './ears.ts'
import { openEcho } from './echo.ts'
import type { EnginesInUse } from './engines-in-use.ts'
import { answerOrAskAgain } from './not-caught.ts'
import { areOwnWords } from './own-words.ts'
import { openPersonaVoice } from './persona-voice.ts'
import type { Record } from './record.ts'
import { recordCall } from './recording.ts'
import { createSilence, type SilenceLimits } from './silence.ts'
import type { Listener } from './speaker.ts'
import { stageShown, type Status } from './status.ts'
import type { Words } from './said.ts'
import { createTurnTaking, type Utterance } from './turn-taking.ts'
import { createSounds } from './whose-sound.ts'

type Given = {
  call: CallToTake
  room: Room
  record: Record
  persona: PersonaLLM
  /** What the state comes of. */
  catchingUp: CatchingUp
  status: Status
  engines: CallEngines
  inUse: EnginesInUse
  recordings: Recordings | null
  limits: SilenceLimits
  onEnd: (because: OverBecause) => void
  /** It cannot go on here. */
  onFailed: (failure: unknown) => void
}

export type Conversation = Awaited<ReturnType<typeof openConversation>>

/** What is said to who is back. `unheard` is what was said to them while nobody knew that they were away. */
type LinesAfter = (talk: { turns: readonly SpokenTurn[]; unheard: string | null }) => Next[]

type Wishes = Extract<LearnerSays, { type: 'wishes' }>

const WISHES: Wishes = {
  type: 'wishes',
  patience: 'normal',
  pushToTalk: false,
  hearWith: 'server',
  recording: false,
  showStage: false,
}

/** The talk of a call: what is heard becomes turns, and turns are answered. */
export async function openConversation(given: Given) {
  const { call, room, record, persona, catchingUp, status, engines, inUse, onEnd, onFailed } = given
  let wishes = WISHES
  let isKeyDown = false
  let isPresent = false
  let isClosed = false
  /** It says goodbye: nothing comes after that. */
  let isFinishing = false
  const sounds = createSounds()
  /** In the talk, as it is written: what the persona said after it got to nobody. */
  let unheardFromMs = Number.POSITIVE_INFINITY
  const closed = Promise.withResolvers<void>()
  /** Since the learner came: before that nothing is said. */
  let canBeHeard: Promise<unknown> = Promise.resolve()

  const turns = createTurnTaking({
    leftMs: () => voice.leftMs(),
    behindMs: () => (wishes.hearWith === 'server' ? ears.behindMs() : 0),
    on: {
      hold: () => voice.hold(),
      goOn: () => voice.goOn(),
      stop: () => run(voice.stop()),
      perhaps(text) {
        if (catchingUp.isDone()) voice.prepare(text)
      },
      turn: (said) => run(answerTo(said)),
      nothing: quiet,
    },
  })
  const silence = createSilence(given.limits, () => run(play([{ cue: 'silence' }])))

  const recorder = recordCall({ ...given, isMeant: () => !wishes.pushToTalk || isKeyDown })
  const echo = openEcho()
  const voice = await openPersonaVoice({
    room,
    learnerIdentity: call.learnerIdentity,
    persona,
    record,
    engine: engines.speaking,
    // From its first sound on, nobody waits for it.
    listener: both(both(recorder, echo), atFirstSound(catchingUp)),
    wish: {
      personaName: call.roleplay.persona.name,
      seed: call.seed,
      voice: call.roleplay.voice,
    },
    on: {
      begins({ ended }) {
        silence.ends()
        isFinishing = ended !== null
        turns.personaIs(ended === null ? 'speaks' : 'finishes')
      },
      ends: () => turns.personaIs('quiet'),
      typed: (text, sentBefore) => run(answerTyped(text, sentBefore)),
      speaks: inUse.speaks,
      voiceFailed: inUse.voiceFailed,
      failed: onFailed,
    },
  })
  const recogniser = engines.listening?.open({ words: wordsIn(call) }, inUse.listens) ?? null
  const ears: Ears = createEars({
    room,
    learnerIdentity: call.learnerIdentity,
    recogniser,
    clean: echo.clean,
    on: {
      speechBegan(at) {
        if (wishes.pushToTalk) return
        silence.ends()
        sounds.began(at)
        turns.speechBegan(at)
      },
      speechEnded(at) {
        if (!wishes.pushToTalk) turns.speechEnded(at)
      },
      heard(words) {
        if (wishes.hearWith !== 'server') return
        const beganAt = words.isFinal ? wordsBeganAt() : sounds.last()
        takeWords(isOwn(words.text, beganAt) ? nothingOf(words) : words)
      },
      perhapsHeard(words) {
        if (wishes.hearWith === 'server' && !isOwn(words.text, wordsBeganAt()))
          turns.perhapsHeard(words)
      },
      failed() {
        inUse.earsFailed()
        attend()
      },
    },
  })
  attend()
  inUse.show()

  /** What nobody waits for: a call whose talk cannot go on is given back. */
  function run(work: Promise<void>) {
    work.catch((failure: unknown) => {
      if (!isClosed) onFailed(failure)
    })
  }

  function attend() {
    const isByBrowser = wishes.hearWith === 'browser'
    turns.hears({ partials: isByBrowser || (recogniser?.capabilities.interimResults ?? false) })
    ears.attend({
      // Where nobody makes words of it, a sound is nothing to stop for.
      speech: !wishes.pushToTalk && (inUse.isListening() || isByBrowser),
      words: (!wishes.pushToTalk || isKeyDown) && !isByBrowser,
    })
  }

  const wordsBeganAt = () => sounds.ofWords(Date.now(), ears.behindMs())

  /** Whether what was heard is the persona itself: it knows what it says, and how that sounds. */
  function isOwn(words: string, beganAt: number): boolean {
    const { text, lastAt } = voice.said()
    // Whoever repeats what was said to them begins when it was.
    if (!echo.comesBack() || beganAt > lastAt + LATEST_ECHO_MS) return false
    // Of its first second and a half, or two and a half, nobody knows it yet: what is heard then is more likely itself
    // than an answer.
    const isItsSound = !echo.isKnown() || echo.wasOwn(Date.now() - beganAt)
    return isItsSound || areOwnWords(words, text)
  }

  function takeWords(words: Words & { isFinal: boolean }) {
    silence.ends()
    voice.showHeard(words)
    turns.heard(words)
  }

  function quiet() {
    if (isPresent && !isClosed && !voice.isSpeaking() && !turns.isSomebodySpeaking())
      silence.begins()
  }

  async function answerTo(said: Utterance) {
    silence.broken({ typed: false })
    keep(said)
    await catchingUp.now()
    // Who is away is answered when they are back.
    if (isPresent) await play([answerOrAskAgain({ turns: record.turns, persona, seed: call.seed })])
  }

  function keep(said: Utterance | null) {
    if (said !== null) record.add({ ...LEARNER, ...said, typed: false })
  }

  async function answerTyped(written: string, sentBefore: number | null) {
    const text = storable(written, MOST_CHARACTERS).trim()
    if (text === '' || !isPresent) return
    // Answered before the greeting could be heard, it would be cut off by that.
    await canBeHeard
    if (!isPresent || isClosed || isFinishing) return
    if (sentBefore !== null && isInTheTalk(text, sentBefore)) return
    silence.broken({ typed: true })
    const now = Date.now()
    const said = turns.settle()
    // What is being said is stopped first, so that the record has it in the order in which it was.
    await voice.stop()
    keep(said)
    record.add({ ...LEARNER, text, startedAt: now, endedAt: now, confidence: null, typed: true })
    await play([{ cue: 'answer' }])
  }

  /** Whoever took it down: since it was sent, and not what was typed in the same words before. */
  function isInTheTalk(line: string, sentAt: number): boolean {
    const from = record.talkMs(sentAt - UNDER_WAY_MS)
    return record.turns.some(
      ({ speaker, typed, text, startedAtMs }) =>
        speaker === 'trainee' && typed && text === line && startedAtMs >= from,
    )
  }

  /** One after the other, for as long as nobody interrupts. */
  async function play(lines: Next[]) {
    if (isFinishing || isClosed) return
    for (const next of lines) {
      if (!('line' in next)) await catchingUp.now()
      const went = await voice.say(next)
      await catchingUp.now()
      if (isClosed) return
      void showStage()
      if (isEnded()) return onEnd(next.cue === 'time' ? 'time' : 'ended')
      if (went === 'interrupted') return
    }
    quiet()
  }

  /** By the turns alone: whoever took the call over sees it as well. */
  const state = () => persona.stateIn(contextOf(record.turns, { cue: 'answer' }))
  const isEnded = () => state().ended !== null

  /** It is shown after each line: before the first there may be nothing to show. */
  async function showStage() {
    if (!catchingUp.isDone()) return
    const { graph } = persona.given
    await status.show({ stage: wishes.showStage ? stageShown(graph, state().stage) : null })
  }

  function wish(wanted: Wishes) {
    const isSwitch = wanted.pushToTalk !== wishes.pushToTalk
    wishes = wanted
    turns.wish({ patience: wanted.patience, isByKey: wanted.pushToTalk })
    if (isSwitch) {
      isKeyDown = false
      turns.forget()
    }
    attend()
    recorder.wish(wanted.recording)
    inUse.hearWith(wanted.hearWith)
    void showStage()
  }

  function pressKey(isDown: boolean) {
    if (!wishes.pushToTalk) return
    isKeyDown = isDown
    attend()
    if (isDown) {
      silence.ends()
      turns.speechBegan(Date.now())
    } else {
      turns.speechEnded(Date.now())
    }
  }

  async function resume(linesAfter: LinesAfter) {
    isPresent = true
    keep(turns.settle())
    const last = record.turns.at(-1)
    // It stands in the talk as if it had been heard.
    const isUnheard = last?.speaker === 'persona' && last.endedAtMs > unheardFromMs
    const unheard = isUnheard && !last.interrupted ? last.text : null
    unheardFromMs = Number.POSITIVE_INFINITY
    const lines = linesAfter({ turns: record.turns, unheard })
    canBeHeard = Promise.race([Promise.all([voice.published, recorder.settled()]), closed.promise])
    await canBeHeard
    if (!isPresent || isClosed) return
    if (record.turns.some(({ played }) => (played?.ended ?? null) !== null)) {
      await catchingUp.now()
      if (isEnded()) return onEnd('ended')
    }
    await play(lines)
  }

  async function endForTime() {
    // A goodbye that is being said is one.
    if (isFinishing) return
    if (isPresent) await play([{ cue: 'time' }])
    onEnd('time')
  }

  async function pause(unheardMs: number) {
    isPresent = false
    if (unheardMs > 0) unheardFromMs = record.talkMs(Date.now() - unheardMs)
    isFinishing = false
    // A page that is gone lets go of no key.
    isKeyDown = false
    silence.ends()
    turns.leaves()
    await voice.stop({ unheardMs })
    turns.personaIs('quiet')
    await catchingUp.now()
    if (isEnded()) onEnd('ended')
  }

  return {
    hear(said: LearnerSays) {
      switch (said.type) {
        case 'wishes':
          return wish(said)
        case 'talk-key':
          return pressKey(said.isDown)
        case 'recognised':
          if (wishes.hearWith === 'browser') takeWords(said)
      }
    },

    /** The learner is there, and so are their ears. */
    resume: (linesAfter: LinesAfter) => run(resume(linesAfter)),

    /** The learner is away, for so long already: what is being said stops there. */
    pause: ({ unheardMs }: { unheardMs: number }) => run(pause(unheardMs)),

    endForTime: () => run(endForTime()),

    async close() {
      isClosed = true
      closed.resolve()
      silence.ends()
      turns.leaves()
      const said = isFinishing ? null : turns.settle()
      turns.forget()
      await Promise.allSettled([ears.close(), voice.close().then(() => recorder.close())])
      // Whoever goes on with it answers what was said last.
      keep(said)
      echo.close()
    },
  }
}

/** By so much more a line may be under way when it is sent again. */
const UNDER_WAY_MS = 2_000

const atFirstSound = (catchingUp: CatchingUp): Listener => ({
  persona: () => void catchingUp.now(),
  personaStops() {},
})

const both = (one: Listener, other: Listener): Listener => ({
  persona(samples, inMs) {
    one.persona(samples, inMs)
    other.persona(samples, inMs)
  },
  personaStops() {
    one.personaStops()
    other.personaStops()
  },
})

const nothingOf = (words: Words & { isFinal: boolean }) => ({ ...words, text: '' })

/** After the last sound of the persona, by a loudspeaker that is not far away. */
const LATEST_ECHO_MS = 600

const LEARNER = { speaker: 'trainee', interrupted: false, played: null } as const
const MOST_CHARACTERS = 20_000

/** Names and things that this roleplay brings. */
const wordsIn = ({ roleplay }: CallToTake): string[] => {
  const { name, role, situation, background, painPoints, goals } = roleplay.persona
  const texts = [roleplay.name, name, role, situation, background, ...painPoints, ...goals]
  return [...new Set(wordsOf(texts.join(' ')))]
}
