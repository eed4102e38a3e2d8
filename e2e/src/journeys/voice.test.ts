import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, type Place } from '../place.ts'
import { overhear } from '../voice/overhear.ts'
import { canHear, openSounds, type Sounds } from '../voice/sounds.ts'
import { callByVoice, textOf } from '../voice/voice-call.ts'
import { sharedWords, wordErrorRate, wordsOf } from '../voice/words.ts'

let place: Place
let sounds: Sounds
beforeAll(async () => {
  sounds = await openSounds()
  place = await openPlace({
    agent: 'beside the server',
    recogniserFolder: await sounds.recogniserFolder(),
  })
})
afterAll(async () => {
  await place.close()
  await sounds.close()
})

describe.runIf(canHear)('a call by voice', () => {
  it(
    'is held to its ending, and stands in the transcript',
    async () => {
      const { page, room, audio, greeting, ask, turns } = await callByVoice(
        { place, sounds },
        IN_MOTION,
      )
      const persona = async () => textOf(await turns(), 'persona')
      const asked: string[] = []
      const sound = [greeting.wav]
      for (const [question, fact] of QUESTIONS) {
        // A word that was misheard is said again, as people do.
        for (let tries = 0; tries < 3 && !fact.test(await persona()); tries += 1) {
          asked.push(question)
          sound.push((await ask(question)).wav)
        }
        expect(await persona()).toMatch(fact)
      }
      // With the questions, enough words to be graded by.
      const goodbye =
        'Thank you for telling me about your drivers and about your planning. We should talk again next week. Goodbye.'
      const { endedAt } = await audio.say(await sounds.say(goodbye))
      await audio.begins(endedAt)
      await isOver(page)

      const said = await turns()
      const told = await persona()
      expect(
        wordErrorRate([...asked, goodbye].join(' '), textOf(said, 'trainee')),
      ).toBeLessThanOrEqual(0.35)
      // Of all lines together: of a short one a recogniser may make nothing.
      const heard: string[] = []
      for (const wav of sound) heard.push(await sounds.hear(wav))
      const shared = new Set(sharedWords(heard.join(' '), told))
      expect(shared.size / new Set(wordsOf(told)).size, heard.join(' | ')).toBeGreaterThan(0.2)

      await page.getByRole('link', { name: 'See how it went' }).click()
      await page.waitForURL(`**/grade/${room}`)
      // Without anybody loading it again.
      await page.getByRole('heading', { name: 'What do you think you got?' }).waitFor()
      await page.getByRole('button', { name: /^Skip/ }).click()
      await page.getByText('Overall feedback').waitFor()
      const shown = page.locator('#transcript').getByRole('listitem')
      await expect.poll(() => shown.count(), { timeout: 15_000 }).toBe(said.length)
      expect((await shown.allInnerTexts()).join()).toContain(said.at(-1)?.text)
      await page.goto('/dashboard')
      await page.locator(`a[href="/grade/${room}"]`).first().waitFor()
    },
    PATIENCE_MS,
  )

  it('is interrupted: the persona stops, and what it did not say is not in the transcript', async () => {
    const interruption = await sounds.say('Hold on, that is not what I asked you about.')
    const { audio, turns } = await callByVoice({ place, sounds }, IN_MOTION)
    const { endedAt } = await audio.say(await sounds.say('Why did the planning system fail?'))
    const began = await audio.begins(endedAt)
    await audio.begins(began + 0.8)
    const [{ startedAt }, stoppedAt] = await Promise.all([
      audio.say(interruption),
      audio.quiet({ since: began, forMs: 600 }),
    ])
    expect(stoppedAt - startedAt).toBeLessThan(1.5)
    const isCut = async () => (await turns()).filter(({ interrupted }) => interrupted).length
    await expect.poll(isCut, { timeout: 15_000 }).toBe(1)
    const cut = (await turns()).find(({ interrupted }) => interrupted)
    expect(cut?.speaker).toBe('persona')
    expect(wordsOf(cut?.text ?? '').length).toBeGreaterThan(0)
    // However it words it, this comes last.
    expect(cut?.text).not.toMatch(/lorry/)
  })

  it('tells the page nothing that the persona has not said', async () => {
    let read = async () => ''
    const { ask } = await callByVoice({ place, sounds }, IN_MOTION, async (page) => {
      read = await overhear(page)
    })
    await ask('Why did the planning system fail?')
    const overheard = await read()
    // Its captions arrive the same way.
    expect(overheard).toMatch(/docks/)
    expect(overheard).not.toMatch(UNTOLD)
  })
})

/** As most people see it. */
const IN_MOTION = { reducedMotion: 'no-preference' } as const

const QUESTIONS = [
  ['What happened with the planning system that you bought?', /thirty-four thousand/i],
  ['Why did the planning system fail?', /docks/],
  ['How many drivers do you have?', /sixty-one drivers/i],
] as const

const PATIENCE_MS = 240_000

/** What Nora tells those who have earned it, in all its wordings. */
const UNTOLD = /Dunmore|credit note|nine thousand|9,000|page and a half|ninety-two|payback/i

const isOver = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'The conversation has come to its end' }).waitFor()
