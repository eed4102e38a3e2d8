const NOTES_HERTZ = [392, 523.25]
const NOTE_SECONDS = 0.55
/** A note begins before the one before has ended. */
const NOTE_EVERY_SECONDS = 0.28
const LOUDNESS = 0.22

/** Two soft notes, one for each voice. Resolves when they have sounded. */
export async function playTestSound(): Promise<void> {
  const context = new AudioContext()
  await context.resume()
  const start = context.currentTime + 0.05
  const tones = NOTES_HERTZ.map((hertz, note) =>
    tone(context, hertz, start + note * NOTE_EVERY_SECONDS),
  )
  await Promise.all(tones)
  await context.close()
}

function tone(context: AudioContext, hertz: number, atSeconds: number): Promise<unknown> {
  const [source, volume] = [context.createOscillator(), context.createGain()]
  source.type = 'triangle'
  source.frequency.value = hertz
  // Quick to start, soft to settle: a tone that is cut off clicks.
  volume.gain.setValueAtTime(0, atSeconds)
  volume.gain.linearRampToValueAtTime(LOUDNESS, atSeconds + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, atSeconds + NOTE_SECONDS)
  source.connect(volume).connect(context.destination)
  source.start(atSeconds)
  source.stop(atSeconds + NOTE_SECONDS)
  return new Promise((resolve) => source.addEventListener('ended', resolve))
}
