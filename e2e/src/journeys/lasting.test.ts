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
    const since = await audio.now()
    const back = await audio.hear({ since })
    console.log(await sounds.hear(back.wav))
    await page.keyboard.press('c')
    await page.getByRole('complementary', { name: 'Chat' }).getByText(/thirty-four thousand/i).waitFor()
    await ask(WHY_IT_FAILED)

    const other = await openTab()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Rejoin' }).first().click()
    await page.getByText('The call goes on in another tab').waitFor()
    await isListenedTo(other)
    await other.keyboard.press('c')
    await other.getByLabel('Write to your partner').fill(HOW_MANY_DRIVERS)
    await other.keyboard.press('Enter')
    await expect.poll(async () => textOf(await turns(), 'persona')).toMatch(/sixty-one drivers/i)
    const stored = await turns()
    console.log(JSON.stringify(stored, null, 1))
    expect(isOneTalk(stored)).toBe(true)
  })

  it('when agent, media server and server are killed in it, and loses no turn', async () => {
    const { page, audio, ask, turns } = await callByVoice({ place, sounds })
    await ask(ABOUT_THE_PLANNER)
    console.log('asked')

    const agent = await agentOf(place.product)
    const { endedAt } = await audio.say(await sounds.say(WHY_IT_FAILED))
    await audio.begins(endedAt)
    process.kill(agent, 'SIGKILL')
    const killedAt = await audio.quiet({ since: endedAt, forMs: 1000 })
    const excuse = await audio.hear({ since: killedAt + 0.5, quietMs: 1_500, withinMs: 40_000 })
    console.log('after agent', excuse.startedAt - killedAt, await sounds.hear(excuse.wav))
    expect(await agentOf(place.product)).not.toBe(agent)
    console.log(JSON.stringify((await turns()).map(({text})=>text)))

    const { media } = await processesOf(place.product)
    process.kill(media, 'SIGKILL')
    await page.getByText(/^Reconnecting/).waitFor()
    await page.getByText(/^Reconnecting/).waitFor({ state: 'detached', timeout: 40_000 })
    await isListenedTo(page)
    await audio.quiet({ since: await audio.now(), forMs: 1_500 })
    console.log('after media', await sounds.hear((await ask(HOW_MANY_DRIVERS)).wav))
    console.log(JSON.stringify((await turns()).map(({text})=>text)))

    const { server } = await processesOf(place.product)
    process.kill(server, 'SIGKILL')
    console.log('after server', await sounds.hear((await ask(HOW_LONG)).wav))
    const stored = async () => turns().catch(() => [])
    await expect.poll(async () => textOf(await stored(), 'persona'), { timeout: 30_000 }).toMatch(/nine years/i)
    const all = await turns()
    console.log(JSON.stringify(all, null, 1))
    expect(isOneTalk(all)).toBe(true)
  })
})

/** Without a gap, and greeted once. */
const isOneTalk = (turns: Turn[]): boolean =>
  turns.every(({ seq }, at) => seq === at) &&
  turns.filter(({ text }) => /Nora/.test(text)).length === 1
