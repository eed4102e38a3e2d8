export type Abilities = {
  isSecure: boolean
  canListen: boolean
  canCall: boolean
  canPlay: boolean
}

let read: Abilities | undefined

/** What a call needs of the browser; looked up once. */
export function readAbilities(): Abilities {
  read ??= {
    isSecure: isSecureContext,
    canListen: 'mediaDevices' in navigator,
    canCall: 'RTCPeerConnection' in globalThis,
    canPlay: 'AudioContext' in globalThis,
  }
  return read
}
