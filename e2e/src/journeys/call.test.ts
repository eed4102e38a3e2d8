import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openAgentLine } from '../agent-line.ts'
import { answer, answerAsTheServer } from '../answers.ts'
import {
  comeAsPartner,
  isListenedTo,
  joinButton,
  joinCall,
  meet,
  refuseMicrophone,
  startCall,
  takeToken,
} from '../call.ts'
import { loadLiveKit, type WithLiveKit } from '../livekit-page.ts'
import { barriersOf, flawsOf, newBarriersOf } from '../looks.ts'
import { mediaUrl, mintToken } from '../partner.ts'
import { openPlace, type Place } from '../place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Call controls' })
const chatButton = (page: Page) => bar(page).getByRole('button', { name: /^Chat/ })
const microphone = (page: Page) => bar(page).getByRole('button', { name: 'Microphone' })
const captions = (page: Page) => page.getByRole('region', { name: 'Captions' })
const entries = (page: Page) =>
  page.getByRole('complementary', { name: 'Chat' }).getByRole('listitem')
const STAGE = JSON.stringify({ name: 'Opening', number: 1, of: 4 })
const stage = (page: Page) => page.getByText('Opening 1 of 4')
const tiles = (page: Page) => page.locator('li[data-voice][data-state]')
/** In px. */
const lowestTile = async (page: Page): Promise<number> => {
  const boxes = await Promise.all((await tiles(page).all()).map((tile) => tile.boundingBox()))
  return Math.min(...boxes.map((box) => box?.height ?? 0))
}
const fits = async (page: Page): Promise<void> => {
  for (const width of [1440, 760, 360]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await flawsOf(page), `at ${width} px`).toEqual([])
    if (width === 1440) expect(await barriersOf(page)).toEqual([])
  }
  expect(await newBarriersOf(page), 'on a phone').toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

describe('before a call', () => {
  it('one sees what one is there to do, and again whenever one asks during it', async () => {
    const { page, partner } = await joinCall(place, {}, async (lobby) => {
      await lobby.getByText('Your part', { exact: true }).waitFor()
      await lobby.getByText(/^You work for Farlane/).waitFor()
    })
    await partner.tells({ 'lk.agent.state': 'listening' })
    await page.keyboard.press('?')
    const settings = page.getByRole('dialog', { name: 'Settings and keys' })
    await settings.getByText(/^You work for Farlane/).waitFor()
  })

  it('one sees that the partner is an AI, what is kept, and whether one is heard', async () => {
    const { page, complaints } = await startCall(place)
    await page.getByText('AI', { exact: true }).waitFor()
    await page.getByText(/kept as text/).waitFor()
    const check = page.getByRole('button', { name: 'Check the microphone' })
    const heard = page.getByText('You are heard.', { exact: true })
    await check
      .or(page.getByText(/^Say something|You are heard/))
      .first()
      .waitFor()
    if (await check.isVisible()) await check.click()
    await heard.waitFor()
    await page.getByLabel('Which microphone').waitFor()
    await page.getByRole('button', { name: 'Play a sound' }).click()
    await page.getByText('If you heard nothing').waitFor()
    await page.getByText('More choices').click()
    await fits(page)
    expect(complaints).toEqual([])
  })

  it('what one chooses is there again the next time, and told to the partner', async () => {
    const { page, partner } = await joinCall(place)
    await page.keyboard.press('?')
    const settings = page.getByRole('dialog', { name: 'Settings and keys' })
    await settings.getByRole('radio', { name: /^Long/ }).check()
    await settings.getByLabel('Push-to-talk').check()
    await settings.getByRole('button', { name: 'Close' }).click()
    const told = partner.reads('colloquy.learner')
    await expect.poll(() => told.at(-1)).toContain('"patience":"long","pushToTalk":true')
    const kept = await page.context().storageState()

    const again = await startCall(place, { storageState: kept })
    await again.page.getByText('More choices').click()
    expect(await again.page.getByLabel('Push-to-talk').isChecked()).toBe(true)
    expect(await again.page.getByRole('radio', { name: /^Long/ }).isChecked()).toBe(true)
  })

  it('a microphone that is refused is explained, and one types', async () => {
    const { page, room, complaints } = await startCall(place)
    await refuseMicrophone(page)
    await page.reload()
    await joinButton(page).waitFor()
    const check = page.getByRole('button', { name: 'Check the microphone' })
    const refused = page.getByRole('alert').getByText(/does not let Colloquy use the microphone/)
    await check.or(refused).first().waitFor()
    if (await check.isVisible()) await check.click()
    await refused.waitFor()
    await fits(page)
    await page.getByLabel('Type instead').check()
    await page.getByRole('button', { name: 'Join, typing' }).click()
    await chatButton(page).click()
    await page.getByLabel('Write to your partner').fill('I have no microphone')
    const nobody = page.getByText('You can send it as soon as your partner is there.')
    await nobody.waitFor()
    const partner = await comeAsPartner(place, { room })
    await partner.tells({ 'lk.agent.state': 'listening' })
    await nobody.waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await expect.poll(() => partner.reads('lk.chat')).toEqual(['I have no microphone'])
    await microphone(page).click()
    await refused.waitFor()
    expect(complaints).toEqual([])
  })
})

describe('in a call', () => {
  it('both hear each other, and both are written down in large letters', async () => {
    const { page, partner, learner, complaints } = await joinCall(place)
    await partner.hears()
    await partner.tells({
      'lk.agent.state': 'speaking',
      'colloquy.clock': JSON.stringify({
        startedAt: Date.now() - 65_000,
        endsAt: Date.now() + 600_000,
      }),
      'colloquy.speaking': JSON.stringify({
        id: 'x',
        label: 'Built-in voice',
        where: 'on this machine',
      }),
      'colloquy.stage': STAGE,
    })
    await page.locator('[data-state="speaking"][data-voice="persona"]').first().waitFor()
    await page.getByText('Speaks: Built-in voice, on this machine').waitFor()
    await page.getByText(/^9:\d\d left/).waitFor()
    expect(await stage(page).count()).toBe(0)
    await partner.writesDown({ segment: '1', text: 'Good morning, how can I help?' })
    await captions(page).getByText('Good morning, how can I help?').waitFor()
    await partner.writesDown({ segment: '2', text: 'i would', of: learner, isFinal: false })
    await captions(page).getByText('i would').waitFor()
    await partner.writesDown({ segment: '2', text: 'I would like to ask', of: learner })
    await captions(page).getByText('You I would like to ask').waitFor()
    await fits(page)
    await page.keyboard.press('t')
    await expect.poll(() => captions(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('lines are written both ways, counted while nobody looks, and stand in one order', async () => {
    const { page, partner, complaints } = await joinCall(place)
    await partner.writesDown({ segment: '1', text: 'Spoken first' })
    await partner.writes('Written second')
    await partner.writes('Written third')
    await bar(page).getByRole('button', { name: 'Chat, 2 unread' }).waitFor()
    await page.keyboard.press('c')
    const field = page.getByLabel('Write to your partner')
    await field.fill('  \n ')
    await page.keyboard.press('Enter')
    await field.fill('  Mine, with M and C  ')
    await page.keyboard.press('Enter')
    await expect.poll(() => partner.reads('lk.chat')).toEqual(['Mine, with M and C'])
    expect(await field.inputValue()).toBe('')
    await expect
      .poll(() => entries(page).allInnerTexts())
      .toEqual([
        expect.stringMatching(/\d\d:\d\d\s+Spoken first$/),
        expect.stringMatching(/^Written:\s+Written second$/),
        expect.stringMatching(/^Written:\s+Written third$/),
        expect.stringMatching(/^You \d\d:\d\d\s+Written:\s+Mine, with M and C$/),
      ])
    await fits(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => chatButton(page).getAttribute('aria-expanded')).toBe('false')
    expect(await chatButton(page).innerText()).toBe('Chat')
    expect(complaints).toEqual([])
  })

  it('a picture in the chat is shown at 300 px at most, and no other attachment is', async () => {
    const { page, openTab, room, complaints } = await joinCall(place)
    await chatButton(page).click()
    await sendAttachments(await openTab(), { room })
    await entries(page).getByText('Look at these').waitFor()
    const shown = entries(page).getByRole('img')
    const sizeOf = (name: string) =>
      entries(page)
        .getByAltText(name)
        .evaluate((picture) => [picture.clientWidth, picture.clientHeight])
    await expect.poll(() => sizeOf('wide.png')).toEqual([300, 150])
    await expect.poll(() => sizeOf('tall.png')).toEqual([75, 300])
    await expect.poll(() => sizeOf('small.png')).toEqual([40, 20])
    expect(await shown.count()).toBe(3)
    expect(complaints).toEqual([])
  })

  it('the bar has words where there is room for them, beside an open chat too', async () => {
    const { page } = await joinCall(place)
    const hasWordsAt = async (width: number): Promise<boolean> => {
      await page.setViewportSize({ width, height: 780 })
      expect(await lowestTile(page)).toBeGreaterThanOrEqual(160)
      return bar(page).getByText('Leave', { exact: true }).isVisible()
    }
    expect(await hasWordsAt(759)).toBe(false)
    expect(await hasWordsAt(760)).toBe(true)
    expect(await flawsOf(page)).toEqual([])
    await chatButton(page).click()
    expect(await hasWordsAt(999)).toBe(false)
    expect(await hasWordsAt(1000)).toBe(true)
    expect(await flawsOf(page)).toEqual([])
  })

  it('where one is in it is shown to whoever demonstrates it, until they choose otherwise', async () => {
    const { page, partner } = await joinCall(place, { as: 'admin' })
    const told = partner.reads('colloquy.learner')
    await expect.poll(() => told.at(-1)).toContain('"showStage":true')
    await partner.tells({ 'colloquy.stage': STAGE })
    await stage(page).waitFor()
    await page.reload()
    await stage(page).waitFor()
    await page.keyboard.press('?')
    const settings = page.getByRole('dialog', { name: 'Settings and keys' })
    await settings.getByLabel('Show where in the conversation I am').uncheck()
    await stage(page).waitFor({ state: 'detached' })
    await page.reload()
    await isListenedTo(page)
    await expect.poll(() => told.at(-1)).toContain('"showStage":false')
    expect(await stage(page).count()).toBe(0)
  })

  it('one is muted by a key, and talks by holding another', async () => {
    const { page, partner } = await joinCall(place)
    const isOn = () => microphone(page).getAttribute('aria-pressed')
    // The partner may be there before the microphone is.
    await expect.poll(isOn).toBe('true')
    await page.keyboard.press('m')
    await page.getByText('Muted:').waitFor({ state: 'attached' })
    await expect.poll(isOn).toBe('false')
    await page.keyboard.press('m')
    await expect.poll(isOn).toBe('true')

    await page.getByRole('button', { name: 'Settings and keys' }).click()
    await page.getByLabel('Push-to-talk').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const told = partner.reads('colloquy.learner')
    await page.keyboard.down(' ')
    await expect.poll(() => told.at(-1)).toBe('{"type":"talk-key","isDown":true}')
    await page.keyboard.up(' ')
    await expect.poll(() => told.at(-1)).toBe('{"type":"talk-key","isDown":false}')
    await chatButton(page).click()
    const before = told.length
    await page.keyboard.type('a word m c')
    expect(await page.getByLabel('Write to your partner').inputValue()).toBe('a word m c')
    expect(told.length).toBe(before)
  })

  it('camera and screen are not there, and to leave is', async () => {
    const { page } = await joinCall(place)
    await microphone(page).waitFor()
    expect(await bar(page).getByRole('button').allInnerTexts()).toEqual([
      'Microphone',
      'Captions',
      'Chat',
      'Leave',
    ])
    await bar(page).getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/dashboard')
  })

  it('a persona that claims to speak and is not heard is told as a broken line', async () => {
    const { page, partner } = await joinCall(place)
    await partner.fallsSilent()
    await partner.tells({ 'lk.agent.state': 'speaking' })
    await page.getByText(/speaks, and no sound arrives/).waitFor()
    await partner.tells({ 'lk.agent.state': 'listening' })
    await page.getByText(/speaks, and no sound arrives/).waitFor({ state: 'detached' })
  })
})

describe('coming and going', () => {
  it('a reload comes back by itself, and a second tab takes the line over', async () => {
    const { page, openTab, partner, complaints } = await joinCall(place)
    await page.reload()
    await isListenedTo(page)
    await partner.hears()

    const other = await openTab()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Rejoin' }).first().click()
    await isListenedTo(other)
    await page.getByText('The call goes on in another tab').waitFor()
    await fits(page)
    await page.getByRole('button', { name: 'Take it back' }).click()
    await isListenedTo(page)
    await other.getByText('The call goes on in another tab').waitFor()
    expect(complaints).toEqual([])
  })

  it('a token that the room refuses is replaced, and whoever gets no other can try again', async () => {
    const call = await startCall(place)
    const { page, roomToken } = call
    await takeToken(page, spoilt(roomToken))
    await meet(place, call)

    let passes = 0
    await answer(page, '**/conversations/*/room', {
      is: 'changed',
      change: (pass) => {
        passes += 1
        const { token, ...rest } = pass as { token: string }
        return { ...rest, token: spoilt(token) }
      },
    })
    await page.reload()
    const refused = page.getByRole('heading', { name: 'The call could not be opened' })
    await refused.waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => passes).toBe(2)
    await refused.waitFor()
    await answerAsTheServer(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await isListenedTo(page)
  })

  it('while every partner has a call one waits for one who is free, and then for the one who comes', async () => {
    const { page, room } = await startCall(place)
    const agent = openAgentLine(place.product)
    onTestFinished(agent.close)
    await joinButton(page).click()
    const waiting = page.getByText(/^Waiting for a partner who is free\. .+ comes as soon as/)
    await waiting.waitFor()
    expect(agent.handed).toEqual([])
    agent.makeRoom(1)
    await expect.poll(() => agent.handed).toEqual([room])
    await page.getByText(/^Waiting for .+ …$/).waitFor()
    expect(await waiting.count()).toBe(0)
    const partner = await comeAsPartner(place, { room })
    await partner.tells({ 'lk.agent.state': 'listening' })
    await isListenedTo(page)
    await page.getByText(/^Waiting for/).waitFor({ state: 'detached' })
  })

  it('one waits for a partner, and each that comes is told how one practises', async () => {
    const { page, partner, room } = await joinCall(place)
    await partner.leave()
    await page.getByText(/^Waiting for/).waitFor()
    const next = await comeAsPartner(place, { room })
    await expect.poll(() => next.reads('colloquy.learner').at(0)).toContain('"type":"wishes"')
    await page.getByText(/^Waiting for/).waitFor({ state: 'detached' })
  })

  it('what one typed as a partner was lost is sent to the next, once it listens', async () => {
    const { page, partner, room } = await joinCall(place)
    await page.keyboard.press('c')
    await page.getByLabel('Write to your partner').fill('How many vans do you run?')
    await page.keyboard.press('Enter')
    await expect.poll(() => partner.reads('lk.chat')).toEqual(['How many vans do you run?'])
    await partner.leave()
    await page.getByText(/^Waiting for/).waitFor()
    const next = await comeAsPartner(place, { room })
    const sent = next.reads('lk.chat')
    await expect.poll(() => next.reads('colloquy.learner').length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    await next.tells({ 'lk.agent.state': 'listening' })
    await expect.poll(() => sent).toEqual(['How many vans do you run?'])
    expect(await entries(page).count()).toBe(1)
  })

  it('the end of the conversation says why, and leads to its grade', async () => {
    const { page, partner, room } = await joinCall(place)
    await partner.tells({ 'colloquy.over': '{"because":"ended"}' })
    await page.getByRole('heading', { name: 'The conversation has come to its end' }).waitFor()
    await fits(page)
    const way = page.getByRole('link', { name: 'See how it went' })
    expect(await way.getAttribute('href')).toBe(`/grade/${room}`)
  })

  it('who was hung up on in silence is told so, and where to look', async () => {
    const { page, partner } = await joinCall(place)
    await partner.tells({ 'colloquy.over': '{"because":"silence"}' })
    await page.getByRole('heading', { name: 'Your partner has hung up' }).waitFor()
    await page.getByText(/Nothing was heard from you/).waitFor()
  })

  it('at twice the size all that steers it stays on the screen', async () => {
    const { page } = await joinCall(place, { viewport: { width: 720, height: 450 } })
    const leave = await bar(page).getByRole('button', { name: 'Leave' }).boundingBox()
    expect((leave?.y ?? 450) + (leave?.height ?? 0)).toBeLessThanOrEqual(450)
    expect(await lowestTile(page)).toBeGreaterThanOrEqual(160)
  })
})

/** As it stands, and not as it was signed. */
const spoilt = (token: string): string => `${token}x`

/** As everybody sends them who has LiveKit's client: the lines of the chat name what comes with them. */
async function sendAttachments(tab: Page, { room }: { room: string }): Promise<void> {
  await loadLiveKit(tab)
  const token = await mintToken(place.product, { room, identity: 'sender' })
  await tab.evaluate(
    async (of) => {
      const { LivekitClient } = globalThis as unknown as WithLiveKit
      const draw = async (name: string, [width, height]: [number, number]): Promise<File> => {
        const canvas = new OffscreenCanvas(width, height)
        canvas.getContext('2d')?.fillRect(0, 0, width, height)
        return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
      }
      const sender = new LivekitClient.Room()
      await sender.connect(of.url, of.token)
      await sender.localParticipant.sendText('Look at these', {
        topic: 'lk.chat',
        attachments: [
          new File(['No picture'], 'notes.txt', { type: 'text/plain' }),
          await draw('wide.png', [1200, 600]),
          await draw('tall.png', [400, 1600]),
          await draw('small.png', [40, 20]),
        ],
      })
    },
    { url: mediaUrl(place.product), token },
  )
}
