/** What was spoken lately, by text and voice: greetings and "I see" come again. The oldest gives way. */
export type PhraseCache = {
  get: (key: string) => Int16Array<ArrayBuffer> | undefined
  keep: (key: string, sound: Int16Array<ArrayBuffer>) => void
}

export function createPhraseCache({ mostBytes }: { mostBytes: number }): PhraseCache {
  const kept = new Map<string, Int16Array<ArrayBuffer>>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= kept.get(key)?.byteLength ?? 0
    kept.delete(key)
  }

  return {
    get(key) {
      const sound = kept.get(key)
      if (sound === undefined) return undefined
      // A map keeps the order in which keys came: this one is the newest now.
      kept.delete(key)
      kept.set(key, sound)
      return sound
    },
    keep(key, sound) {
      drop(key)
      kept.set(key, sound)
      bytes += sound.byteLength
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return
        drop(oldest)
      }
    },
  }
}
