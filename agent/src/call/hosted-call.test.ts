import { AGENT_ATTRIBUTES, EngineInUse } from '@colloquy/contract/room'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeService, startFakeService } from '../speech/hosted/testing/fake-service.ts'
import { wordErrors } from '../speech/testing-voices/hearing.ts'
import { canHaveRecogniser, haveRecogniser } from '../speech/testing-voices/recogniser.ts'
import { aCall, byLearner, byPersona } from '../testing/a-call.ts'
import { clip } from '../testing/clips.ts'
import type { Learner } from '../testing/learner.ts'
import { type Media, startMedia } from '../testing/media.ts'
import { NO_DESK } from '../testing/no-desk.ts'
import { openVoice, type Voice } from '../voice.ts'

const { listening, speaking, wording, notice } = AGENT_ATTRIBUTES
const QUESTION = 'What problems do you have with the old scheduling tool?'

if (!canHaveRecogniser)
  console.warn('Not tested here: PocketSphinx comes by itself on Debian only.')

/** All of it as in production, from the settings on; only what is paid for is played. */
describe.skipIf(!canHaveRecogniser)(
  'a call whose engines are all hosted',
  { timeout: 90_000 },
  () => {
    let media: Media
    let ears: FakeService
    let mouth: FakeService
    let model: FakeService
    let voice: Voice
    const opened: { leave: () => Promise<void> }[] = []
    beforeAll(async () => {
      const dataFolder = await haveRecogniser()
      media = await startMedia()
      ears = await startFakeService({ hears: QUESTION })
      mouth = await startFakeService()
      model = await startFakeService({ words: inOtherWords })
      const speech = {
        LISTEN_URL: ears.service.url,
        LISTEN_KEY: ears.service.key ?? '',
        SPEAK_URL: mouth.service.url,
        SPEAK_KEY: mouth.service.key ?? '',
        WORD_URL: model.service.url,
        WORD_KEY: model.service.key ?? '',
        WORD_MODEL: 'small',
      }
      voice = openVoice({ ...NO_DESK, dataFolder, speech, report: () => {} })
    }, 130_000)
    afterEach(() => Promise.all(opened.splice(0).map((one) => one.leave())))
    afterAll(async () => {
      await voice.close()
      await Promise.all([media.stop(), ...[ears, mouth, model].map((service) => service.close())])
    })

    async function begin() {
      const call = await aCall(media, { begin: voice.beginCall })
      const learner = await call.learnerJoins()
      opened.push(learner, call.running)
      await call.turn(byPersona)
      return { call, learner }
    }

    it('is heard, worded and spoken by them, and the screen is told where sound and words go', async () => {
      const { call, learner } = await begin()
      await learner.say(await clip('Hello to all of you.', 'alder'))
      const asked = await call.turn(byLearner)
      // What the service says was said, whatever it was: once for each piece, where the sound came in pieces.
      expect(asked.text.replaceAll(QUESTION, '').trim()).toBe('')
      expect(asked).toMatchObject({ text: expect.stringContaining(QUESTION), typed: false })
      expect(asked.confidence).toBeNull()
      const answer = await call.turn(({ played }) => played?.cue === 'answer')
      expect(answer.text).toMatch(/^Well, .*crash/)
      expect(mouth.bodies.get('/v1/audio/speech')?.toString()).toContain('"voice"')
      expect(await engineIn(learner, listening, 'hosted')).toContain('to 127.0.0.1')
      expect(await engineIn(learner, speaking, 'hosted')).toContain('to 127.0.0.1')
      expect(await engineIn(learner, wording, 'hosted')).toContain('Lines by small to 127.0.0.1')
    })

    it('goes on with what is built in when they break in the middle, and says so', async () => {
      const { call, learner } = await begin()
      expect(noticesSeenBy(learner)).toEqual([''])
      for (const service of [ears, mouth, model]) service.set('failing')
      await learner.say(await clip(QUESTION, 'alder'))

      const asked = await call.turn(byLearner)
      // By word errors: which word it mishears is a matter of the sound as it came.
      const { errors, words } = wordErrors(QUESTION, asked.text)
      expect(errors).toBeLessThanOrEqual(words / 2)
      expect(await engineIn(learner, listening, 'pocketsphinx')).toMatch(/^Built-in recognition/)
      const answer = await call.turn(({ played }) => played?.cue === 'answer')
      expect(answer).toMatchObject({ interrupted: false })
      expect(answer.played?.line).toBe(answer.text)
      expect(await engineIn(learner, speaking, 'flite')).toMatch(/^Built-in voice/)
      expect(await engineIn(learner, wording, 'templates')).toBe(
        "The persona's own lines on this machine",
      )
      const told = await learner.sees(notice, (text) => /voice.*recognition.*model/.test(text))
      expect(told).toBe(
        'The usual voice does not answer. Another one speaks until it does. ' +
          'The usual recognition does not answer. Another one listens until it does. ' +
          'The model that words the lines does not answer. The persona uses its own until it does.',
      )
    })
  },
)

async function engineIn(learner: Learner, attribute: string, id: string): Promise<string> {
  const { label, where } = EngineInUse.parse(
    JSON.parse(await learner.sees(attribute, (value) => value.includes(`"${id}"`))),
  )
  return `${label} ${where}`
}

const noticesSeenBy = ({ room }: Learner): string[] =>
  [...room.remoteParticipants.values()].map(({ attributes }) => attributes[notice] ?? '')

/** As a model would, that keeps to what it was given. */
function inOtherWords(asked: string): string {
  const { content } = JSON.parse(asked) as { content: string }
  const [, line] = /^LINE (.*)$/m.exec(content) ?? []
  // Asked what a question is for, it does not know.
  if (line === undefined) return 'Hard to say.'
  return `Well, ${JSON.parse(line)}`
}
