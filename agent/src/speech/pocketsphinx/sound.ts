export const lengthOf = (sound: Int16Array[]): number =>
  sound.reduce((samples, { length }) => samples + length, 0)

export function joined(sound: Int16Array[]): Int16Array {
  const whole = new Int16Array(lengthOf(sound))
  let at = 0
  for (const part of sound) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
