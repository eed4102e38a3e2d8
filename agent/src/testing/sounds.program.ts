import '../production.ts'
import { createInterface } from 'node:readline'
import { readFile } from 'node:fs/promises'
import { initializeLogger } from '@livekit/agents'
import { z } from 'zod'
import type { ListeningEngine } from '../speech/engines.ts'
import { wavOf } from '../speech/hosted/wav.ts'
import { openPocketsphinx } from '../speech/pocketsphinx/pocketsphinx-listening.ts'
import { packagesFolder } from '../speech/pocketsphinx/recogniser.ts'
import { talkTo } from '../speech/testing-voices/hearing.ts'
import { haveRecogniser } from '../speech/testing-voices/recogniser.ts'
import { say, type Sound } from '../speech/testing-voices/voices.ts'

/**
 * A mouth and an ear for tests of the whole product, which know the agent only as a process: JSON lines in,
 * `{"say": text, "voice": id}`, `{"hear": file}` or `{"find": "recogniser"}`; JSON lines out, `{"wav": base64}`,
 * `{"text": words}` or `{"folder": path}`.
 */
const Asked = z.union([
  z.object({ say: z.string(), voice: z.string() }),
  z.object({ hear: z.string() }),
  z.object({ find: z.literal('recogniser') }),
])

const HEADER_BYTES = 44
/** Faster than anybody speaks, and no faster than the recogniser follows. */
const PACE = 4

let engine: ListeningEngine | null = null

initializeLogger({ pretty: false, level: 'silent' })
for await (const line of createInterface({ input: process.stdin })) {
  const asked = Asked.parse(JSON.parse(line))
  process.stdout.write(`${JSON.stringify(await answer(asked))}\n`)
}
process.exit(0)

async function answer(asked: z.infer<typeof Asked>): Promise<object> {
  if ('say' in asked) return { wav: fileOf(await say(asked.say, asked.voice)) }
  if ('hear' in asked) return { text: await hear(await readFile(asked.hear)) }
  return { folder: packagesFolder(await haveRecogniser()) }
}

function fileOf({ samples, rate }: Sound): string {
  const file = wavOf({ data: samples, sampleRate: rate, channels: 1 })
  return Buffer.from(file).toString('base64')
}

async function hear(file: Buffer): Promise<string> {
  engine ??= openPocketsphinx({ dataFolder: await haveRecogniser() })
  if (engine === null) throw new Error('there is no recogniser')
  const ears = engine.open({ words: [] })
  const stream = ears.stream()
  const talk = talkTo(stream)
  const rate = file.readUInt32LE(24)
  const sound = file.buffer.slice(file.byteOffset + HEADER_BYTES, file.byteOffset + file.length)
  await talk.say({ samples: new Int16Array(sound), rate }, { pace: PACE })
  // Long enough for the last word to be over.
  await talk.say({ samples: new Int16Array(rate), rate }, { pace: PACE })
  stream.endInput()
  await talk.over
  await ears.close()
  return talk.finals().join(' ')
}
