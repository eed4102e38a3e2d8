/**
 * How loud somebody is, from the level that each packet names (RFC 6464): 0 is as loud as can be, 127
 * is silence, in steps of 1 dB.
 */

/** Louder than a room with an open window. */
const SPEAKING_FROM = 35
/** Of a look's packets so many must be louder: one cough is not speaking. */
const SPEAKING_SHARE = 0.4

export function createLoudness() {
  let heard = 0
  let speaking = 0
  let loudest = 127
  const reset = () => {
    heard = 0
    speaking = 0
    loudest = 127
  }
  return {
    heard(level: number): void {
      heard += 1
      if (level > SPEAKING_FROM) return
      speaking += 1
      loudest = Math.min(loudest, level)
    },
    /** Since the last look: 0 for who does not speak, up to 1. */
    look(): number {
      const isSpeaking = speaking > 0 && speaking >= heard * SPEAKING_SHARE
      const level = isSpeaking ? 10 ** (-loudest / 20) : 0
      reset()
      return level
    },
    reset,
  }
}
