/** The server that the cases are put to: ours, or the one whose protocol it speaks. */
export type Target = {
  name: 'ours' | 'livekit'
  /** ws://127.0.0.1:port */
  url: string
  apiKey: string
  apiSecret: string
  stop: () => Promise<void>
}

export type TargetWishes = {
  /** Where it tells of what happens in its rooms. */
  webhook?: string
  /** Reached for media over TCP alone. */
  withoutUdp?: boolean
}

export const API_KEY = 'conformance'
/** As long as LiveKit asks for. */
export const API_SECRET = 'a-secret-of-thirty-two-characters'

/** The side of validation and of the room service. */
export const httpOf = (target: Target): string => target.url.replace(/^ws/, 'http')
