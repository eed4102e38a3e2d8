import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { type CallVisit, joinButton, startCall } from '../call.ts'
import type { VisitOptions } from '../chromium.ts'
import type { Place } from '../place.ts'
import { signIn } from '../product.ts'
import { giveVoice, type Heard, type PageAudio } from './page-audio.ts'
import type { Sounds } from './sounds.ts'

export type Turn = Answer<typeof endpoints.readConversation>['turns'][number]

/** A call with the persona itself, in which one speaks and listens. */
export type VoiceCall = CallVisit & {
  audio: PageAudio
  greeting: Heard
  /** Says something, and listens to what is answered. */
  ask: (line: string) => Promise<Heard>
  /** What is stored of the talk by now. */
  turns: () => Promise<Turn[]>
}

/** With the greeting heard to its end. */
export async function callByVoice(
  { place, sounds }: { place: Place; sounds: Sounds },
  options: VisitOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<VoiceCall> {
  const voices: PageAudio[] = []
  const visit = await startCall(place, options, async (page) => {
    await prepare(page)
    voices.push(await giveVoice(page))
  })
  const [audio] = voices
  if (audio === undefined) throw new Error('the page has no voice')
  const since = await audio.now()
  await joinButton(visit.page).click()
  return {
    ...visit,
    audio,
    greeting: await audio.hear({ since }),
    async ask(line) {
      const { endedAt } = await audio.say(await sounds.say(line))
      return audio.hear({ since: endedAt })
    },
    turns: await transcriptOf(place, visit),
  }
}

/** What is stored of a talk, for its learner. */
export async function transcriptOf(
  { product }: Place,
  { room }: { room: string },
): Promise<() => Promise<Turn[]>> {
  const member = await signIn(product.origin, 'member@demo.test')
  const params = { conversationId: room }
  return async () => (await member(endpoints.readConversation, { params })).turns
}

export const textOf = (turns: Turn[], speaker: Turn['speaker']): string =>
  turns
    .filter((turn) => turn.speaker === speaker)
    .map(({ text }) => text)
    .join(' ')
