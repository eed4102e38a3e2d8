import { getChromium, openBrowser } from '@colloquy/e2e/chromium'
import { openSounds, type Sounds } from '@colloquy/e2e/sounds'
import { sharedWords, wordErrorRate } from '@colloquy/e2e/words'
import type { Browser } from 'playwright-core'
import { atLeast, atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { findLivekit, startLivekit } from '../media/start-livekit.ts'
import { findPlace, type Place, startProduct } from '../product/start-product.ts'
import { callOnPage } from './page-call.ts'
import { linkRecogniser } from './start-agents.ts'

/** The same call by voice over our media server, and over LiveKit's in its place. */
export const bothServers: Bench = {
  measures: 'whether a call by voice is the same with LiveKit’s own server in the place of ours',
  yardstick: 'the call over our server',
  run: measureBoth,
}

/** Away from those of the other bench that starts one. */
const PLACE_AMONG_PORTS = 150
const WEBHOOKS_PATH = '/api/hooks/media'
const MOST_MISHEARD = 0.35

async function measureBoth({ belongings, say }: Circumstances): Promise<Finding[]> {
  const browser = await openBrowser(await getChromium())
  belongings.defer(() => browser.close())
  const sounds = await openSounds()
  belongings.defer(() => sounds.close())
  const livekit = findLivekit()
  if ('missing' in livekit) say(`not over livekit-server: ${livekit.missing}`)

  const ours = await placeWithRecogniser(belongings, sounds)
  await startProduct(ours, { AGENT_SECRET: undefined })
  const findings = await talkOver('ours', { browser, place: ours, sounds })
  if ('missing' in livekit) return findings

  const theirs = await placeWithRecogniser(belongings, sounds)
  const { door } = await startLivekit(belongings, {
    ...livekit,
    number: PLACE_AMONG_PORTS,
    webhook: `${theirs.origin}${WEBHOOKS_PATH}`,
  })
  await startProduct(theirs, {
    AGENT_SECRET: undefined,
    LIVEKIT_URL: `ws://${door.address}:${door.port}`,
    LIVEKIT_API_KEY: door.key,
    LIVEKIT_API_SECRET: door.secret,
  })
  return [...findings, ...(await talkOver('livekit-server', { browser, place: theirs, sounds }))]
}

async function placeWithRecogniser(
  belongings: AsyncDisposableStack,
  sounds: Sounds,
): Promise<Place> {
  const place = await findPlace(belongings)
  linkRecogniser(place.folder, await sounds.recogniserFolder())
  return place
}

const QUESTION = 'Why did the planning system fail?'

/** Longer than the pause between two sentences. */
const LINE_IS_OVER_MS = 1_200

async function talkOver(
  server: string,
  { browser, place, sounds }: { browser: Browser; place: Place; sounds: Sounds },
): Promise<Finding[]> {
  const call = await callOnPage(browser, place)
  const greeting = await call.audio.hear({ since: 0, quietMs: LINE_IS_OVER_MS })
  const { endedAt } = await call.audio.say(await sounds.say(QUESTION))
  const answer = await call.audio.hear({ since: endedAt, quietMs: LINE_IS_OVER_MS })
  const turns = await call.turns()
  await call.end()
  const lines = (speaker: 'persona' | 'trainee') =>
    turns.filter((turn) => turn.speaker === speaker).map(({ text }) => text)
  const [greeted = '', answered = ''] = lines('persona')
  const understood = async (wav: Buffer, text: string) =>
    sharedWords(await sounds.hear(wav), text).length
  const words = {
    greeting: await understood(greeting.wav, greeted),
    answer: await understood(answer.wav, answered),
  }
  const misheard = wordErrorRate(QUESTION, lines('trainee').join(' '))
  return [
    {
      what: `${server}: going in to the first sound`,
      measured: `${Math.round(call.soundMs)} ms`,
    },
    // Of both together: of a greeting of three words a recogniser may make nothing.
    {
      what: `${server}: words of its lines that were heard`,
      measured: `${words.greeting} of the greeting and ${words.answer} of the answer, ${Math.round((answer.startedAt - endedAt) * 1_000)} ms after the question`,
      goal: atLeast(2, words.greeting + words.answer),
    },
    {
      what: `${server}: words of the question that were misheard`,
      measured: `${(100 * misheard).toFixed(0)} %`,
      goal: atMost(MOST_MISHEARD, misheard),
    },
    {
      what: `${server}: turns that are stored`,
      measured: `${turns.length}`,
      goal: atLeast(3, turns.length),
    },
  ]
}
