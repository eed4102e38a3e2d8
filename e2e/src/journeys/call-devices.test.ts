import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinButton, joinCall, meet, startCall, takeToken } from '../call.ts'
import { mintToken } from '../partner.ts'
import { openPlace, type Place } from '../place.ts'

/** What a call needs of the browser, and what becomes of it when the browser does otherwise. */

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Call controls' })
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

it('the screen stays on during a call, again after one has looked elsewhere, and not after it', async () => {
  const { page } = await joinCall(place, {}, (lobby) => lobby.evaluate(countWakeLocks))
  const held = () => page.evaluate(() => (globalThis as unknown as WithWakeLocks).wakeLocks.size)
  const turnTo = (state: DocumentVisibilityState) =>
    page.evaluate((next) => (globalThis as unknown as WithWakeLocks).turnTo(next), state)
  await expect.poll(held).toBe(1)
  await turnTo('hidden')
  expect(await held()).toBe(0)
  await turnTo('visible')
  await expect.poll(held).toBe(1)
  await inBar(page, 'Leave').click()
  await page.waitForURL('**/dashboard')
  await expect.poll(held).toBe(0)
})

type WithWakeLocks = {
  wakeLocks: Set<object>
  turnTo: (state: DocumentVisibilityState) => void
}

/** Runs in the page. As browsers do it, it is taken back when the page is hidden. */
function countWakeLocks(): void {
  const wakeLocks = new Set<object>()
  const request = async () => {
    const lock = { release: async () => void wakeLocks.delete(lock) }
    wakeLocks.add(lock)
    return lock
  }
  const turnTo = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    if (state === 'hidden') wakeLocks.clear()
    document.dispatchEvent(new Event('visibilitychange'))
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  Object.assign(globalThis, { wakeLocks, turnTo })
}

it('camera and screen are there for whom the room allows them, and each tells why it fails', async () => {
  const { page, room, learner } = await startCall(place)
  await takeToken(page, await mintToken(place.product, { room, identity: learner }))
  await joinButton(page).click()
  await inBar(page, 'Leave').waitFor()
  await expect
    .poll(() => bar(page).getByRole('button').allInnerTexts())
    .toEqual(['Microphone', 'Camera', 'Share screen', 'Captions', 'Chat', 'Leave'])

  await page.evaluate(refusePictures)
  await inBar(page, 'Camera').click()
  const alert = page.getByRole('alert')
  await alert.getByText(/does not let Colloquy use the camera/).waitFor()
  await inBar(page, 'Share screen').click()
  await alert.getByText('The screen is not shared: the browser was not given leave.').waitFor()
  expect(await inBar(page, 'Camera').getAttribute('aria-pressed')).toBe('false')

  await page.evaluate(shareCanvas)
  await inBar(page, 'Share screen').click()
  await inBar(page, 'Stop screen share').click()
  await inBar(page, 'Share screen').waitFor()
})

/** Runs in the page. */
function refusePictures(): void {
  const devices = navigator.mediaDevices
  const open = devices.getUserMedia.bind(devices)
  const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  devices.getUserMedia = (wanted) => (wanted?.video ? refuse() : open(wanted))
  devices.getDisplayMedia = refuse
}

/** Runs in the page: a screen of which somebody has said that it may be seen. */
function shareCanvas(): void {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  navigator.mediaDevices.getDisplayMedia = async () => canvas.captureStream(5)
}

it('a page that is loaded again asks for a click where the browser plays nothing before one, and then plays', async () => {
  const call = await startCall(place, {}, (first) => first.addInitScript(playOnlyAfterAClick))
  const { page } = call
  await meet(place, call)
  await expect.poll(() => page.evaluate(isPlaying)).toBe(true)
  const start = page.getByRole('button', { name: 'Start audio' })
  expect(await start.count()).toBe(0)

  await page.reload()
  await start.waitFor()
  expect(await page.evaluate(isPlaying)).toBe(false)
  await start.click()
  await expect.poll(() => page.evaluate(isPlaying)).toBe(true)
  expect(await start.count()).toBe(0)
})

/** Runs in the page. Browsers do it of themselves, but what steers this one counts as a click. */
function playOnlyAfterAClick(): void {
  const play = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play')?.value as Play
  type Play = HTMLMediaElement['play']
  let hasClicked = false
  const note = ({ isTrusted }: Event) => {
    hasClicked ||= isTrusted
  }
  addEventListener('click', note, { capture: true })
  Object.defineProperty(HTMLMediaElement.prototype, 'autoplay', { get: () => false, set: () => {} })
  HTMLMediaElement.prototype.play = function () {
    const refusal = new DOMException('play() needs a click', 'NotAllowedError')
    return hasClicked ? play.call(this) : Promise.reject(refusal)
  }
}

/** Runs in the page: something that is there plays, and goes on. */
const isPlaying = () =>
  [...document.querySelectorAll('audio')].some(
    ({ paused, currentTime, srcObject }) => srcObject !== null && !paused && currentTime > 0,
  )

it('what the browser itself recognises is sent, and once it fails Colloquy listens again', async () => {
  const call = await startCall(place, {}, (first) => first.addInitScript(scriptRecognition))
  const { page } = call
  await page.getByText('More choices').click()
  await page.getByRole('radio', { name: /^This browser/ }).check()
  await page.getByText(/send your voice to their maker.*Chrome to Google/).waitFor()
  const partner = await meet(place, call)
  const told = partner.reads('colloquy.learner')
  const wish = () => told.findLast((line) => line.includes('"type":"wishes"'))
  await expect.poll(wish).toContain('"hearWith":"server"')

  // It is asked to listen once the microphone is on.
  await page.waitForFunction(() => 'recognition' in globalThis)
  await recognise(page, { transcript: ' I would like ', isFinal: false })
  await recognise(page, { transcript: 'I would like to ask', isFinal: true })
  await expect
    .poll(() => told.filter((line) => line.includes('"type":"recognised"')).map(parsed))
    .toEqual([
      { type: 'recognised', text: 'I would like', isFinal: false, confidence: 0.75 },
      { type: 'recognised', text: 'I would like to ask', isFinal: true, confidence: 0.75 },
    ])
  await expect.poll(wish).toContain('"hearWith":"browser"')

  await page.evaluate(() =>
    (globalThis as WithRecognition).recognition?.onerror({ error: 'network' }),
  )
  await page.getByText(/Colloquy listens instead/).waitFor()
  await expect.poll(wish).toContain('"hearWith":"server"')
})

const parsed = (line: string): unknown => JSON.parse(line)

type Recognised = { transcript: string; isFinal: boolean }
type WithRecognition = {
  recognition?: {
    onresult: (event: object) => void
    onerror: (event: { error: string }) => void
  }
}

/** Runs in the page, before its own scripts: a recognition that hears what it is told. */
function scriptRecognition(): void {
  class SpeechRecognition {
    start() {
      Object.assign(globalThis, { recognition: this })
    }
    abort() {}
  }
  Object.assign(globalThis, { SpeechRecognition })
}

const recognise = (page: Page, recognised: Recognised) =>
  page.evaluate(({ transcript, isFinal }) => {
    const result = Object.assign([{ transcript, confidence: 0.75 }], { isFinal })
    ;(globalThis as WithRecognition).recognition?.onresult({ resultIndex: 0, results: [result] })
  }, recognised)
