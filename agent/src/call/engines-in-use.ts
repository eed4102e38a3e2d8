import type { EngineInUse, LearnerSays } from '@colloquy/contract/room'
import type { OnUse } from '../speech/engines.ts'
import type { CallEngines } from './call.ts'
import { BROWSER_LISTENS, type Status, TYPING_ONLY } from './status.ts'

/** What listens and what speaks in a call, shown whenever it changes, and what is not as it should be. */
export type EnginesInUse = {
  listens: OnUse
  speaks: OnUse
  earsFailed: () => void
  voiceFailed: () => void
  hearWith: (who: Extract<LearnerSays, { type: 'wishes' }>['hearWith']) => void
  /** Whether the server's recogniser makes words of sound. */
  isListening: () => boolean
  show: () => void
}

export function createEnginesInUse(
  { listening, speaking }: Pick<CallEngines, 'listening' | 'speaking'>,
  status: Status,
): EnginesInUse {
  let ears: EngineInUse | 'failed' = listening?.describe ?? TYPING_ONLY
  let voice: EngineInUse | 'failed' = speaking.describe
  let isByBrowser = false

  function show() {
    void status.show({
      listening: isByBrowser ? BROWSER_LISTENS : ears === 'failed' ? TYPING_ONLY : ears,
      speaking: voice === 'failed' ? speaking.describe : voice,
      notice: [voiceNotice(), earsNotice()].filter((notice) => notice !== '').join(' '),
    })
  }

  function voiceNotice() {
    if (voice === 'failed') return VOICE_FAILED
    return voice === speaking.describe ? '' : VOICE_AWAY
  }

  function earsNotice() {
    if (isByBrowser) return ''
    if (listening === null) return NO_EARS
    if (ears === 'failed' || ears === TYPING_ONLY) return EARS_FAILED
    return ears === listening.describe ? '' : EARS_AWAY
  }

  return {
    listens(engine) {
      ears = engine
      show()
    },
    speaks(engine) {
      if (voice !== 'failed') voice = engine
      show()
    },
    earsFailed() {
      ears = 'failed'
      show()
    },
    voiceFailed() {
      voice = 'failed'
      show()
    },
    hearWith(who) {
      isByBrowser = who === 'browser'
      show()
    },
    isListening: () => listening !== null && ears !== 'failed',
    show,
  }
}

const VOICE_FAILED = 'The voice has failed. The conversation goes on in writing.'
const VOICE_AWAY = 'The usual voice does not answer. Another one speaks until it does.'
const NO_EARS = 'Nothing here recognises speech now. Type what you want to say.'
const EARS_FAILED = 'Speech is not recognised any more. Type what you want to say.'
const EARS_AWAY = 'The usual recognition does not answer. Another one listens until it does.'
