import { PATIENCE, type Patience } from '@colloquy/contract/room'

/** How somebody likes to practise. Kept in this browser from one call to the next. */
export type CallWishes = {
  patience: Patience
  pushToTalk: boolean
  hearWith: 'server' | 'browser'
  /**
   * Where in the conversation one is. Null for who has not chosen: whoever may edit roleplays tries them out and
   * shows them to others, and sees it; who learns has to find it out.
   */
  showStage: boolean | null
  captions: boolean
  /** Whether to join with it. Without one, one types. */
  microphone: boolean
  /** As the browser names it; 'default' for the one that the system has chosen. */
  microphoneId: string
}

/** With what is agreed to for one call, and not kept for the next; all of it decided. */
export type WishesOfCall = CallWishes & { showStage: boolean; recording: boolean }

export const DEFAULT_WISHES: CallWishes = {
  patience: 'normal',
  pushToTalk: false,
  hearWith: 'server',
  showStage: null,
  captions: true,
  microphone: true,
  microphoneId: 'default',
}

/** The storage may hold anything: what is not a wish is as it is for a newcomer. */
export function parseWishes(stored: string | null): CallWishes {
  const found = recordIn(stored)
  return {
    patience: PATIENCE.find((patience) => patience === found['patience']) ?? 'normal',
    hearWith: found['hearWith'] === 'browser' ? 'browser' : 'server',
    pushToTalk: flag(found['pushToTalk'], DEFAULT_WISHES.pushToTalk),
    showStage: flag(found['showStage'], DEFAULT_WISHES.showStage),
    captions: flag(found['captions'], DEFAULT_WISHES.captions),
    microphone: flag(found['microphone'], DEFAULT_WISHES.microphone),
    microphoneId:
      typeof found['microphoneId'] === 'string' && found['microphoneId'] !== ''
        ? found['microphoneId']
        : DEFAULT_WISHES.microphoneId,
  }
}

const flag = <Otherwise>(value: unknown, otherwise: Otherwise): boolean | Otherwise =>
  typeof value === 'boolean' ? value : otherwise

function recordIn(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const KEY = 'callWishes'

export const readWishes = (): CallWishes => parseWishes(localStorage.getItem(KEY))

export function storeWishes(wishes: CallWishes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes))
  } catch {
    // The storage is full or closed: the wishes hold for this call.
  }
}
