import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isListenedTo } from '../call.ts'
import { openPlace, type Place } from '../place.ts'
import { agentOf, processesOf } from '../product.ts'
import { canHear, openSounds, type Sounds } from '../voice/sounds.ts'
import { callByVoice, textOf, type Turn } from '../voice/voice-call.ts'
import { sharedWords } from '../voice/words.ts'

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

const ABOUT_THE_PLANNER = 'What happened with the planning system that you bought?'
const WHY_IT_FAILED = 'Why did the planning system fail?'
const HOW_MANY_DRIVERS = 'How many drivers do you have?'

describe.runIf(canHear)('a call by voice goes on', () => {
  it(
    'after a reload, and then in another tab, with all that was said',
    async () => {
      const { page, openTab, audio, ask, turns } = await callByVoice({ place, sounds })
      await ask(ABOUT_THE_PLANNER)
      const before = await turns()
      await page.reload()
      const { wav: excuse } = await audio.hear({ since: 0, withinMs: BACK_WITHIN_MS })
      await page.keyboard.press('c')
      const chat = page.getByRole('complementary', { name: 'Chat' })
      for (const { text } of before) await chat.getByText(text).first().waitFor()
      await ask(WHY_IT_FAILED)

      const other = await openTab()
      await other.goto('/dashboard')
      await other.getByRole('button', { name: 'Rejoin' }).first().click()
      await page.getByText('The call goes on in another tab').waitFor()
      await isListenedTo(other)
      await other.keyboard.press('c')
      await other.getByLabel('Write to your partner').fill(HOW_MANY_DRIVERS)
      await other.keyboard.press('Enter')
      await expect.poll(async () => saidIn(await turns()), STORED).toMatch(/sixty-one drivers/i)

      const stored = await turns()
      expect(stored.slice(0, before.length)).toEqual(before)
      expect(hasNoGap(stored)).toBe(true)
      expect(sharedWords(textOf(stored, 'trainee'), WHY_IT_FAILED)).not.toEqual([])
      const excuses = stored.filter(({ text }) => /dropped off|lost you/.test(text))
      expect(excuses).toHaveLength(2)
      expect(sharedWords(await sounds.hear(excuse), saidIn(excuses))).not.toEqual([])
    },
    PATIENCE_MS,
  )

  it(
    'when its agent is killed: another one excuses itself, and answers',
    async () => {
      const { audio, ask, turns } = await callByVoice({ place, sounds })
      await ask(ABOUT_THE_PLANNER)
      const before = await turns()
      const agent = await agentOf(place.product)
      const { endedAt } = await audio.say(await sounds.say(WHY_IT_FAILED))
      await audio.begins(endedAt)
      process.kill(agent, 'SIGKILL')
      const since = await audio.quiet({ since: endedAt, forMs: 500 })
      const { wav } = await audio.hear({ since, quietMs: 1_500, withinMs: BACK_WITHIN_MS })
      expect(await agentOf(place.product)).not.toBe(agent)

      // The question, an excuse, and the answer that was cut off.
      const more = async () => (await turns()).slice(before.length)
      await expect.poll(async () => (await more()).length, STORED).toBe(3)
      expect((await turns()).slice(0, before.length)).toEqual(before)
      const [asked, excuse, answer] = await more()
      expect(sharedWords(asked?.text ?? '', WHY_IT_FAILED)).not.toEqual([])
      expect(excuse?.text).toMatch(/sorry/i)
      const words = `${excuse?.text} ${answer?.text}`
      expect(sharedWords(await sounds.hear(wav), words)).not.toEqual([])
    },
    PATIENCE_MS,
  )

  it(
    'when media server and server are killed, and no turn is lost',
    async () => {
      const { page, audio, ask, turns } = await callByVoice({ place, sounds })
      const before = await turns()
      const { media, server } = await processesOf(place.product)
      process.kill(media, 'SIGKILL')
      const reconnecting = page.getByText(/^Reconnecting/)
      await reconnecting.waitFor()
      await reconnecting.waitFor({ state: 'detached', timeout: BACK_WITHIN_MS })
      await isListenedTo(page)
      // Whatever it says on coming back.
      await audio.quiet({ since: await audio.now(), forMs: 1_500 })
      await ask(WHY_IT_FAILED)

      process.kill(server, 'SIGKILL')
      await ask(HOW_MANY_DRIVERS)
      const stored = () => turns().catch(() => [])
      const asked = async () => textOf(await stored(), 'trainee')
      await expect
        .poll(async () => sharedWords(await asked(), HOW_MANY_DRIVERS), STORED)
        .not.toEqual([])
      await expect.poll(async () => (await stored()).at(-1)?.speaker, STORED).toBe('persona')
      const all = await turns()
      expect(all.slice(0, before.length)).toEqual(before)
      expect(hasNoGap(all)).toBe(true)
      expect(sharedWords(await asked(), WHY_IT_FAILED)).not.toEqual([])
    },
    PATIENCE_MS,
  )
})

const saidIn = (turns: Turn[]): string => textOf(turns, 'persona')

const hasNoGap = (turns: Turn[]): boolean => turns.every(({ seq }, at) => seq === at)

/** What was killed is there again by then, on a busy machine too. */
const BACK_WITHIN_MS = 40_000
const STORED = { timeout: 30_000 }
const PATIENCE_MS = 240_000
