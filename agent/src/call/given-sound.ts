/** The detector looks at so many at once, 32 ms of them. */
const WINDOW_SAMPLES = 512

export type GivenSound = ReturnType<typeof createGivenSound>

/**
 * What the voice detector was given, by the windows in which it looks at it. On a busy machine it is behind: what it finds
 * in a sound that has broken off would begin something that nothing ends.
 */
export function createGivenSound() {
  let samples = 0
  let windowsGone = 0
  let windowsSeen = 0
  return {
    pushed({ samplesPerChannel }: { samplesPerChannel: number }) {
      samples += samplesPerChannel
    },

    /** All of it so far is of a sound that is no more. */
    breaksOff() {
      // What fills no window is never looked at.
      windowsGone += Math.floor(samples / WINDOW_SAMPLES)
      samples = 0
    },

    /** The detector has looked at one more. */
    seen() {
      windowsSeen += 1
    },

    /** Of the window that was looked at last. */
    isGone: () => windowsSeen <= windowsGone,
  }
}
