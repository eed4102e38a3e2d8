import '../production.ts'
import { createInterface } from 'node:readline'
import { PATIENCE } from '@colloquy/contract/room'
import { z } from 'zod'
import { packagesFolder } from '../speech/pocketsphinx/recogniser.ts'
import { haveRecogniser } from '../speech/testing-voices/recogniser.ts'
import { clip } from './clips.ts'
import { joinAsLearner, type Learner } from './learner.ts'

/**
 * People in calls of a whole product, all in this process, so that what they cost can be told apart. JSON lines in,
 * many at a time; a line out for each as it is done: `{"id": …, "answer": …}` or `{"id": …, "failure": …}`. All
 * times are in ms since 1970.
 */
const who = z.string()
const Asked = z.discriminatedUnion('do', [
  z.object({ id: z.int(), do: z.literal('join'), who, url: z.string(), token: z.string() }),
  z.object({ id: z.int(), do: z.literal('wish'), who, patience: z.enum(PATIENCE) }),
  z.object({ id: z.int(), do: z.literal('say'), who, text: z.string(), voice: z.string() }),
  z.object({ id: z.int(), do: z.literal('clip'), text: z.string(), voice: z.string() }),
  z.object({
    id: z.int(),
    do: z.literal('type'),
    who,
    text: z.string(),
    agoMs: z.number().nullable().default(null),
  }),
  z.object({ id: z.int(), do: z.literal('hear'), who, after: z.number() }),
  z.object({ id: z.int(), do: z.literal('silence'), who, ms: z.number(), after: z.number() }),
  z.object({ id: z.int(), do: z.literal('leave'), who }),
  z.object({ id: z.int(), do: z.literal('find-recogniser') }),
])
type Asked = z.infer<typeof Asked>

const people = new Map<string, Learner>()
const clips = new Map<string, Promise<Int16Array>>()

for await (const line of createInterface({ input: process.stdin })) void answer(line)
process.exit(0)

async function answer(line: string): Promise<void> {
  const asked = Asked.parse(JSON.parse(line))
  const said = await done(asked).then(
    (value) => ({ answer: value ?? null }),
    (failure: unknown) => ({ failure: String(failure) }),
  )
  process.stdout.write(`${JSON.stringify({ id: asked.id, ...said })}\n`)
}

async function done(asked: Asked): Promise<unknown> {
  switch (asked.do) {
    case 'join':
      people.set(asked.who, await joinAsLearner(asked.url, asked.token))
      return null
    case 'wish':
      return learner(asked).says({
        type: 'wishes',
        patience: asked.patience,
        pushToTalk: false,
        hearWith: 'server',
        recording: false,
        showStage: false,
      })
    case 'say':
      return learner(asked).say(await clipOf(asked))
    case 'clip':
      return base64Of(await clipOf(asked))
    case 'type':
      return learner(asked).type(asked.text, asked)
    case 'hear':
      return learner(asked).hearsAfter(asked.after)
    case 'silence':
      return learner(asked).silentFor(asked.ms, { heardAfter: asked.after })
    case 'leave': {
      const leaving = learner(asked)
      people.delete(asked.who)
      return leaving.leave()
    }
    case 'find-recogniser':
      return packagesFolder(await haveRecogniser())
  }
}

function learner({ who: name }: { who: string }): Learner {
  const found = people.get(name)
  if (found === undefined) throw new Error(`${name} is in no call`)
  return found
}

/** Made once: making it takes a processor that others are measured on. */
function clipOf({ text, voice }: { text: string; voice: string }): Promise<Int16Array> {
  const key = `${voice}/${text}`
  const made = clips.get(key) ?? clip(text, voice)
  clips.set(key, made)
  return made
}

/** For learners elsewhere: of 24,000 samples a second. */
function base64Of({ buffer, byteOffset, byteLength }: Int16Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}
