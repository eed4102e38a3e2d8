import { createInterface } from 'node:readline'
import { makeCertificate } from '../../media/callers/handshake.ts'
import { type Clip, encodeClip } from './clips.ts'
import { joinLightly, type LightLearner } from './light-learner.ts'

/** Takes and answers what the people of the agent's package do, as far as it goes. */
type Asked = { id: number } & (
  | { do: 'learn'; text: string; voice: string; pcm: string }
  | { do: 'join'; who: string; url: string; token: string }
  | { do: 'say'; who: string; text: string; voice: string }
  | { do: 'hear'; who: string; after: number }
  | { do: 'silence'; who: string; ms: number; after: number }
  | { do: 'leave'; who: string }
)

const certificate = await makeCertificate()
const people = new Map<string, LightLearner>()
const clips = new Map<string, Clip>()

for await (const line of createInterface({ input: process.stdin })) void answer(line)
process.exit(0)

async function answer(line: string): Promise<void> {
  const asked = JSON.parse(line) as Asked
  const said = await done(asked).then(
    (value) => ({ answer: value ?? null }),
    (failure: unknown) => ({ failure: String(failure) }),
  )
  process.stdout.write(`${JSON.stringify({ id: asked.id, ...said })}\n`)
}

async function done(asked: Asked): Promise<unknown> {
  switch (asked.do) {
    case 'learn':
      clips.set(nameOf(asked), await encodeClip(asked.pcm))
      return null
    case 'join':
      people.set(asked.who, await joinLightly(asked, certificate))
      return null
    case 'say': {
      const clip = clips.get(nameOf(asked))
      if (clip === undefined) throw new Error(`nobody has learned to say: ${asked.text}`)
      return learner(asked).say(clip)
    }
    case 'hear':
      return learner(asked).hearsAfter(asked.after)
    case 'silence':
      return learner(asked).silentFor(asked.ms, { heardAfter: asked.after })
    case 'leave': {
      const leaving = learner(asked)
      people.delete(asked.who)
      return leaving.leave()
    }
  }
}

function nameOf({ text, voice }: { text: string; voice: string }): string {
  return `${voice}/${text}`
}

function learner({ who: name }: { who: string }): LightLearner {
  const found = people.get(name)
  if (found === undefined) throw new Error(`${name} is in no call`)
  return found
}
