import { inference, llm, voice } from '@livekit/agents'
import { Room } from '@livekit/rtc-node'
import { LEARNER_IDENTITY } from './a-call.ts'
import type { Media } from './media.ts'
import type { ScriptedEars } from './scripted-ears.ts'
import type { ScriptedVoice } from './scripted-voice.ts'

/** The framework's own session, with its defaults and the same engines: what ours is compared with. */
export async function frameworkCall(
  media: Media,
  given: { room: string; ears: ScriptedEars; voice: ScriptedVoice; line: string },
): Promise<{ leave: () => Promise<void> }> {
  const room = new Room()
  const token = await media.agentToken(given.room)
  await room.connect(media.url, token, { autoSubscribe: true, dynacast: false })
  const session = new voice.AgentSession({
    stt: given.ears.open({ words: [] }),
    tts: given.voice.open({ personaName: 'Dana Reed', seed: 7, voice: null }),
    llm: new OneLine(given.line),
    vad: new inference.VAD(),
    // Left out, it may ask its maker's servers who interrupts and who has finished.
    turnHandling: { turnDetection: 'vad', interruption: { mode: 'vad' } },
  })
  await session.start({
    agent: new voice.Agent({ instructions: '' }),
    room,
    inputOptions: { participantIdentity: LEARNER_IDENTITY, closeOnDisconnect: false },
  })
  return {
    async leave() {
      await session.close()
      await room.disconnect()
    },
  }
}

class OneLine extends llm.LLM {
  readonly line: string

  constructor(line: string) {
    super()
    this.line = line
  }

  label(): string {
    return 'one-line'
  }

  chat(given: Parameters<llm.LLM['chat']>[0]): llm.LLMStream {
    return new OneLineStream(this, given)
  }
}

class OneLineStream extends llm.LLMStream {
  readonly line: string

  constructor(of: OneLine, { chatCtx, connOptions }: Parameters<llm.LLM['chat']>[0]) {
    super(of, {
      chatCtx,
      connOptions: connOptions ?? { maxRetry: 0, retryIntervalMs: 0, timeoutMs: 10_000 },
    })
    this.line = of.line
  }

  protected async run(): Promise<void> {
    this.queue.put({ id: 'line', delta: { role: 'assistant', content: this.line } })
  }
}
