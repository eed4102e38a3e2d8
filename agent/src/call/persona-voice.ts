import type { Played } from '@colloquy/contract/desk'
import { SENT_AGAIN, SentAgain } from '@colloquy/contract/room'
import type { Outcome } from '@colloquy/domain/graph/graph'
import { type llm, voice } from '@livekit/agents'
import type { Room } from '@livekit/rtc-node'
import type { OnUse, SpeakingEngine, VoiceWish } from '../speech/engines.ts'
import { sentencesOf } from '@colloquy/domain/language/words'
import { contextIfSaid, contextOf, type Next } from '../persona/chat-talk.ts'
import type { PersonaLLM } from '../persona/persona-llm.ts'
import { heardOf } from './heard.ts'
import { PersonaAgent } from './persona-agent.ts'
import type { Record } from './record.ts'
import { type Listener, Speaker } from './speaker.ts'

/** How a line went. */
export type Went = 'said' | 'interrupted' | 'nothing'

export type PersonaVoiceGiven = {
  room: Room
  learnerIdentity: string
  persona: PersonaLLM
  record: Record
  engine: SpeakingEngine
  wish: VoiceWish
  listener: Listener
  on: {
    /** Before anything of it is heard. `ended` when it is the last line of the talk. */
    begins: (line: { ended: Outcome | null }) => void
    ends: () => void
    /** When it was sent to whoever had the call then; null: just now, for the first time. */
    typed: (text: string, sentBefore: number | null) => void
    speaks: OnUse
    voiceFailed: () => void
    /** The framework gave up. */
    failed: (failure: unknown) => void
  }
}

/**
 * The persona in the room: says lines, one at a time, and puts into the record what was heard of each. Who
 * listens to the learner is somebody else: of the framework's session only its mouth is used.
 */
export async function openPersonaVoice(given: PersonaVoiceGiven) {
  const { room, learnerIdentity, persona, record, on } = given
  const engineVoice = given.engine.open(given.wish, on.speaks)
  const speaker = new Speaker(given.listener)
  const agent = new PersonaAgent({ voice: engineVoice, onVoiceFailed: fallSilent })
  const session = new voice.AgentSession({
    llm: persona,
    // Left out, the framework would look for its own, and send sound elsewhere for some.
    vad: null,
    turnHandling: {
      turnDetection: 'manual',
      interruption: { mode: 'vad', resumeFalseInterruption: false },
      preemptiveGeneration: { enabled: false },
    },
    // To take marks of a text that a model has written out of it, they cut sentences before their last mark.
    ttsTextTransforms: null,
    aecWarmupDuration: null,
    userAwayTimeout: null,
  })
  let current: voice.SpeechHandle | null = null
  let tickets = 0
  /** Of the line that is being stopped, what was played and got to nobody. */
  let unheardMs = 0
  let isClosed = false
  const seen = new Set<string>()

  session.on(voice.AgentSessionEventTypes.ConversationItemAdded, ({ item }) => {
    if (item.type !== 'message' || item.role !== 'assistant' || seen.has(item.id)) return
    seen.add(item.id)
    keep(item)
  })
  session.on(voice.AgentSessionEventTypes.Close, ({ error }) => {
    if (!isClosed) on.failed(error)
  })
  session.output.audio = speaker
  await session.start({
    agent,
    room,
    inputOptions: {
      audioEnabled: false,
      closeOnDisconnect: false,
      participantIdentity: learnerIdentity,
      textInputCallback: (_, { text, info }) => {
        const again = info?.attributes?.[SENT_AGAIN]
        on.typed(text, again === undefined ? null : Date.now() - SentAgain.parse(again))
      },
    },
    outputOptions: { audioEnabled: false },
  })

  const published = speaker.publish(room)
  // Whoever waits for it is told; whoever does not is not to fall over it.
  published.catch(() => {})

  function keep(item: llm.ChatMessage) {
    const played = item.extra['played'] as Played | null
    if (played === null) return
    const isSpoken = session.output.audioEnabled
    const heardMs = Math.max(0, speaker.played.ms - unheardMs)
    const heard = isSpoken ? heardOf(agent.spoken, heardMs) : (item.textContent ?? '')
    const text = item.interrupted ? heard : played.line
    if (text === '') return
    const now = Date.now()
    record.add({
      speaker: 'persona',
      text,
      startedAt: isSpoken ? speaker.played.startedAt : now,
      endedAt: isSpoken ? speaker.played.endedAt - (speaker.played.ms - heardMs) : now,
      typed: false,
      interrupted: item.interrupted,
      confidence: null,
      played,
    })
  }

  /** Without a voice the talk goes on in writing. */
  function fallSilent() {
    if (isClosed || !session.output.audioEnabled) return
    session.output.setAudioEnabled(false)
    on.voiceFailed()
  }

  async function stop(wasUnheard: { unheardMs: number } = { unheardMs: 0 }): Promise<void> {
    const handle = current
    current = null
    unheardMs = wasUnheard.unheardMs
    if (handle !== null && !handle.done()) await session.interrupt().await
    unheardMs = 0
    goOn()
  }

  function goOn() {
    session.output.audio?.resume()
    speaker.goOn()
  }

  return {
    /** Resolves once the learner can hear it. */
    published,
    hold() {
      speaker.hold()
      // The captions wait with it.
      session.output.audio?.pause()
    },
    goOn,
    stop,
    isSpeaking: () => current !== null,
    leftMs: () => speaker.leftMs,

    /** Of the line that is said, or was last: its words until now, and when something of it was played. */
    said: (): { text: string; lastAt: number } => ({
      text: agent.spoken.map(({ text }) => text).join(' '),
      lastAt: speaker.lastAt,
    }),

    /** What it would answer, were this all: its first sentence is spoken in advance, and nobody hears it. */
    prepare(said: string): void {
      // Whatever words lines differently each time is not asked twice.
      if (isClosed || current !== null || (persona.given.wording ?? null) !== null) return
      const { step } = persona.lineIn(contextIfSaid(record.turns, said))
      const [sentence] = sentencesOf(step.text)
      if (sentence !== undefined && session.output.audioEnabled) agent.prepare(sentence)
    },

    /** Stops what is being said, then says this to its end, or as far as it is let. */
    async say(next: Next): Promise<Went> {
      const ticket = ++tickets
      await stop()
      // Somebody had more to say meanwhile: one answer is for all of it.
      if (ticket !== tickets || isClosed) return 'interrupted'
      const chatCtx = contextOf(record.turns, next)
      const { step } = persona.lineIn(chatCtx)
      if (step.text === '') return 'nothing'
      on.begins({ ended: step.ended })
      const handle = session.generateReply({ chatCtx })
      current = handle
      await handle.waitForPlayout()
      if (current !== handle) return 'interrupted'
      current = null
      on.ends()
      return handle.interrupted ? 'interrupted' : 'said'
    },

    /** As captions of the learner, in their own name. */
    showHeard({ text, isFinal }: { text: string; isFinal: boolean }) {
      if (text === '') return
      session.emit(
        voice.AgentSessionEventTypes.UserInputTranscribed,
        voice.createUserInputTranscribedEvent({ transcript: text, isFinal, language: null }),
      )
    },

    /** Stopped where it is, and so kept. */
    async close(): Promise<void> {
      tickets += 1
      await stop().catch(() => {})
      isClosed = true
      agent.forget()
      await session.close()
      await Promise.allSettled([speaker.close(), engineVoice.close()])
    },
  }
}
