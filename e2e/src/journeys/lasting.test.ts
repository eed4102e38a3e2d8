import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isListenedTo } from '../call.ts'
import { openPlace, type Place } from '../place.ts'
import { agentOf, processesOf } from '../product.ts'
import { canHear, openSounds, type Sounds } from '../voice/sounds.ts'
import { callByVoice, textOf, type Turn } from '../voice/voice-call.ts'
import { sharedWords, wordErrorRate } from '../voice/words.ts'

let place: Place
let sounds: Sounds
beforeAll(async () => {
  sounds = await openSounds()
  place = await openPlace({ recogniserFolder: await sounds.recogniserFolder() })
})
afterAll(async () => {
  await place.close()
  await sounds.close()
})

const ABOUT_THE_PLANNER = 'What happened with the planning system that you bought?'
const WHY_IT_FAILED = 'Why did the planning system fail?'
const HOW_MANY_DRIVERS = 'How many drivers do you have?'
const HOW_LONG = 'How long have you been running operations?'

describe.runIf(canHear)('a call by voice goes on', () => {
  it('after a reload, and then in another tab, with all that was said', async () => {
    const { page, openTab, audio, ask, turns } = await callByVoice({ place, sounds })
    await ask(ABOUT_THE_PLANNER)
    await page.reload()
    const back = await audio.hear({ since: 0, withinMs: BACK_WITHIN_MS })
    await page.keyboard.press('c')
    const chat = page.getByRole('complementary', { name: 'Chat' })
    await chat.getByText(/thirty-four thousand/i).waitFor()
    await ask(WHY_IT_FAILED)

    const other = await openTab()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Rejoin' }).first().click()
    await page.getByText('The call goes on in another tab').waitFor()
    await isListenedTo(other)
    await other.keyboard.press('c')
    await other.getByLabel('Write to your partner').fill(HOW_MANY_DRIVERS)
    await other.keyboard.press('Enter')
    await expect.poll(async () => toldIn(await turns()), STORED).toMatch(/sixty-one drivers/i)

    const stored = await turns()
    expect(isOneTalk(stored)).toBe(true)
    expect(toldIn(stored)).toMatch(/thirty-four thousand.*docks/is)
    const excuses = stored.filter(({ text }) => /dropped off|lost you/.test(text))
    expect(excuses).toHaveLength(2)
    expect(sharedWords(await sounds.hear(back.wav), textOf(excuses, 'persona'))).not.toEqual([])
  })

  it('when agent, media server and server are killed in it, and loses no turn', async () => {
    const { page, audio, ask, turns } = await callByVoice({ place, sounds })
    await ask(ABOUT_THE_PLANNER)

    const agent = await agentOf(place.product)
    const { endedAt } = await audio.say(await sounds.say(WHY_IT_FAILED))
    await audio.begins(endedAt)
    process.kill(agent, 'SIGKILL')
    const since = await audio.quiet({ since: endedAt, forMs: 500 })
    const excuse = await audio.hear({ since, quietMs: 1_500, withinMs: BACK_WITHIN_MS })
    expect(await agentOf(place.product)).not.toBe(agent)

    const { media, server } = await processesOf(place.product)
    process.kill(media, 'SIGKILL')
    const reconnecting = page.getByText(/^Reconnecting/)
    await reconnecting.waitFor()
    await reconnecting.waitFor({ state: 'detached', timeout: BACK_WITHIN_MS })
    await isListenedTo(page)
    // Whatever it says on coming back.
    await audio.quiet({ since: await audio.now(), forMs: 1_500 })
    await ask(HOW_MANY_DRIVERS)

    process.kill(server, 'SIGKILL')
    await ask(HOW_LONG)
    const stored = () => turns().catch(() => [])
    await expect.poll(async () => toldIn(await stored()), STORED).toMatch(/nine years/i)

    const all = await turns()
    expect(isOneTalk(all)).toBe(true)
    expect(toldIn(all)).toMatch(/thirty-four thousand.*docks.*sixty-one drivers.*nine years/is)
    const asked = [ABOUT_THE_PLANNER, WHY_IT_FAILED, HOW_MANY_DRIVERS, HOW_LONG].join(' ')
    expect(wordErrorRate(asked, textOf(all, 'trainee'))).toBeLessThanOrEqual(0.35)
    const [excused, answered] = all.slice(4, 6)
    expect(excused?.text).toMatch(/sorry/i)
    const heard = await sounds.hear(excuse.wav)
    expect(sharedWords(heard, `${excused?.text} ${answered?.text}`)).not.toEqual([])
  })
})

const toldIn = (turns: Turn[]): string => textOf(turns, 'persona')

/** Without a gap, and greeted once. */
const isOneTalk = (turns: Turn[]): boolean =>
  turns.every(({ seq }, at) => seq === at) &&
  turns.filter(({ text }) => /Nora/.test(text)).length === 1

/** What was killed is there again by then, on a busy machine too. */
const BACK_WITHIN_MS = 40_000
const STORED = { timeout: 30_000 }
