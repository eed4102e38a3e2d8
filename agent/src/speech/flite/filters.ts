/** The sound at another rate, or with another size of the speaker: a windowed sinc, so that nothing mirrors. */
export function atRate(
  sound: Float32Array,
  { from, to }: { from: number; to: number },
): Float32Array<ArrayBuffer> {
  const step = from / to
  const made = new Float32Array(Math.floor(sound.length / step))
  for (let at = 0; at < made.length; at++) {
    const position = at * step
    const left = Math.floor(position)
    const phase = Math.round((position - left) * PHASES) * TAPS
    let sum = 0
    for (let tap = 0; tap < TAPS; tap++) {
      sum += (sound[left + tap - TAPS / 2 + 1] ?? 0) * (KERNEL[phase + tap] ?? 0)
    }
    made[at] = sum
  }
  return made
}

// 24 samples around each point, at 256 positions between two samples: images are 60 dB down.
const TAPS = 24
const PHASES = 256
const KERNEL = Float32Array.from({ length: (PHASES + 1) * TAPS }, (_, at) => {
  const distance = (at % TAPS) - TAPS / 2 + 1 - Math.floor(at / TAPS) / PHASES
  return sinc(distance) * hann(distance / (TAPS / 2))
})
function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}
function hann(x: number): number {
  return Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x)
}

/** Takes away what is below. In place. */
export function highPass(sound: Float32Array, { hz, rate }: { hz: number; rate: number }): void {
  const { cos, alpha } = angle(hz, rate)
  biquad(sound, {
    b: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
    a: [1 + alpha, -2 * cos, 1 - alpha],
  })
}

/** Makes what is above louder. In place. */
export function highShelf(
  sound: Float32Array,
  { hz, db, rate }: { hz: number; db: number; rate: number },
): void {
  const { cos, alpha } = angle(hz, rate)
  const gain = 10 ** (db / 40)
  const slope = 2 * Math.sqrt(gain) * alpha
  biquad(sound, {
    b: [
      gain * (gain + 1 + (gain - 1) * cos + slope),
      -2 * gain * (gain - 1 + (gain + 1) * cos),
      gain * (gain + 1 + (gain - 1) * cos - slope),
    ],
    a: [
      gain + 1 - (gain - 1) * cos + slope,
      2 * (gain - 1 - (gain + 1) * cos),
      gain + 1 - (gain - 1) * cos - slope,
    ],
  })
}

type Coefficients = { b: [number, number, number]; a: [number, number, number] }

// The forms and letters are those of the Audio EQ Cookbook (R. Bristow-Johnson), with no resonance.
function angle(hz: number, rate: number) {
  const omega = (2 * Math.PI * hz) / rate
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / Math.SQRT2 }
}

function biquad(sound: Float32Array, { b, a }: Coefficients): void {
  const [b0, b1, b2, a1, a2] = [b[0], b[1], b[2], a[1], a[2]].map((value) => value / a[0]) as [
    number,
    number,
    number,
    number,
    number,
  ]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let at = 0; at < sound.length; at++) {
    const x = sound[at] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    sound[at] = y
  }
}
