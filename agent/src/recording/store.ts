/** Where what is recorded is kept. */
export type RecordingStore = {
  /** Resolves once it is certain that this call may be recorded, and rejects when it may not. */
  open: (call: { conversation: string; claim: number }, wish: OpenWish) => Promise<Shelf>
}

export type OpenWish = {
  /** Nobody waits for it any more. */
  signal: AbortSignal
  onFailed: () => void
}

/** The place of one recording. Nobody waits for it: what cannot be kept is told by `onFailed`, once. */
export type Shelf = {
  add: (sound: RecordedSound) => void
  /** Resolves once all of it is kept, or nobody waits any longer. */
  close: () => Promise<void>
}

export type RecordedSound = {
  packets: Uint8Array[]
  /** When in the talk it begins, in ms, of what does not follow on what was added before. */
  begins: number | null
}
