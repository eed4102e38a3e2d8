import type { SpeakingEngine } from '../engines.ts'

export type SpeakingCost = {
  /** From the text to the first sound of it, for each line, in their order. */
  firstSoundMs: number[]
  /** How long it took against how long it sounds: below 1 keeps up. */
  realTimeFactor: number
  /** Of all threads of this process; time that other processes took does not count. */
  cpuMsPerSecond: number
}

/** Has lines spoken one after the other, each as one that nobody has said before. */
export async function measureSpeaking(
  engine: SpeakingEngine,
  lines: string[],
): Promise<SpeakingCost> {
  const tts = engine.open({ personaName: 'Dana Reyes', seed: 1, voice: null })
  const firstSoundMs: number[] = []
  let soundSeconds = 0
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  for (const line of lines) {
    const lineStartedAt = performance.now()
    const stream = tts.stream()
    stream.pushText(line)
    stream.endInput()
    let isFirst = true
    for await (const audio of stream) {
      if (typeof audio === 'symbol') break
      if (isFirst) firstSoundMs.push(performance.now() - lineStartedAt)
      isFirst = false
      soundSeconds += audio.frame.samplesPerChannel / audio.frame.sampleRate
    }
  }
  const seconds = (performance.now() - startedAt) / 1000
  const cpu = process.cpuUsage(cpuBefore)
  await tts.close()
  return {
    firstSoundMs,
    realTimeFactor: seconds / soundSeconds,
    cpuMsPerSecond: (cpu.user + cpu.system) / 1000 / soundSeconds,
  }
}
