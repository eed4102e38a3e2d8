import type { EngineInUse, LearnerSays } from '@colloquy/contract/room'
import type { OnUse } from '../speech/engines.ts'
import type { CallEngines } from './call.ts'
import { BROWSER_LISTENS, type Status, TYPING_ONLY } from './status.ts'

/** What listens, speaks and words lines in a call, shown whenever it changes, and what is not as it should be. */
export type EnginesInUse = {
  listens: OnUse
  speaks: OnUse
  words: OnUse
  earsFailed: () => void
  voiceFailed: () => void
  hearWith: (who: Extract<LearnerSays, { type: 'wishes' }>['hearWith']) => void
  /** Whether the server's recogniser makes words of sound. */
  isListening: () => boolean
  show: () => void
  close: () => void
}

export function createEnginesInUse(
  { listening, earsToCome, speaking, wording }: CallEngines,
  status: Status,
): EnginesInUse {
  let ears: EngineInUse | 'failed' = listening?.describe ?? TYPING_ONLY
  let voice: EngineInUse | 'failed' = speaking.describe
  let lines = wording?.describe ?? null
  let isByBrowser = false
  const following = listening === null ? earsToCome?.follow(show) : null

  function show() {
    void status.show({
      listening: isByBrowser ? BROWSER_LISTENS : ears === 'failed' ? TYPING_ONLY : ears,
      speaking: voice === 'failed' ? speaking.describe : voice,
      wording: lines,
      notice: [voiceNotice(), earsNotice(), linesNotice()].filter(Boolean).join(' '),
    })
  }

  function voiceNotice() {
    if (voice === 'failed') return VOICE_FAILED
    return voice === speaking.describe ? '' : VOICE_AWAY
  }

  function earsNotice() {
    if (isByBrowser) return ''
    if (listening === null) return noEarsNotice()
    if (ears === 'failed' || ears === TYPING_ONLY) return EARS_FAILED
    return ears === listening.describe ? '' : EARS_AWAY
  }

  function noEarsNotice() {
    const coming = earsToCome?.now() ?? { kind: 'absent' }
    switch (coming.kind) {
      case 'absent':
        return NO_EARS
      case 'fetching':
        return `${coming.says} ${EARS_NEXT_TIME}`
      case 'ready':
        return `${EARS_HAVE_COME} ${EARS_NEXT_TIME}`
    }
  }

  const linesNotice = () => (lines === (wording?.describe ?? null) ? '' : LINES_AWAY)

  return {
    listens(engine) {
      ears = engine
      show()
    },
    speaks(engine) {
      if (voice !== 'failed') voice = engine
      show()
    },
    words(engine) {
      lines = engine
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
    close: () => following?.over(),
  }
}

const VOICE_FAILED = 'The voice has failed. The conversation goes on in writing.'
const VOICE_AWAY = 'The usual voice does not answer. Another one speaks until it does.'
const NO_EARS = 'Nothing here recognises speech now. Type what you want to say.'
const EARS_HAVE_COME = 'The speech recogniser is there now.'
const EARS_NEXT_TIME = 'It listens in calls that begin after that: type what you want to say here.'
const EARS_FAILED = 'Speech is not recognised any more. Type what you want to say.'
const EARS_AWAY = 'The usual recognition does not answer. Another one listens until it does.'
const LINES_AWAY =
  'The model that words the lines does not answer. The persona uses its own until it does.'
