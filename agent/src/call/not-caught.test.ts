import type { SpokenTurn } from '@colloquy/contract/desk'
import { compile } from '@colloquy/domain/graph/compile'
import { initializeLogger } from '@livekit/agents'
import { beforeAll, describe, expect, it } from 'vitest'
import { contextOf, type Next } from '../persona/chat-talk.ts'
import { PersonaLLM } from '../persona/persona-llm.ts'
import { DANA } from '../testing/a-call.ts'
import { answerOrAskAgain } from './not-caught.ts'

beforeAll(() => initializeLogger({ pretty: false, level: 'error' }))

const SEED = 7
const MISHEARD = 'to buy a gem and iran the early shift'
const QUESTION = 'What problems do you have with the old scheduling tool?'
const persona = new PersonaLLM({ graph: compile(DANA), seed: SEED })

const aTurn = (turn: Partial<SpokenTurn>): SpokenTurn => ({
  seq: 0,
  speaker: 'trainee',
  text: '',
  startedAtMs: 0,
  endedAtMs: 0,
  typed: false,
  interrupted: false,
  confidence: null,
  played: null,
  ...turn,
})

async function says(turns: SpokenTurn[], next: Next): Promise<SpokenTurn> {
  let text = ''
  let played: SpokenTurn['played'] = null
  for await (const { delta } of persona.chat({ chatCtx: contextOf(turns, next) })) {
    text += delta?.content ?? ''
    played = (delta?.extra?.['played'] as SpokenTurn['played']) ?? played
  }
  return aTurn({ speaker: 'persona', text, played })
}

const greeting = () => says([], { cue: 'greeting' })

const nextAfter = (...turns: SpokenTurn[]) => answerOrAskAgain({ turns, persona, seed: SEED })

describe('what was hardly heard', () => {
  it('is answered where something is known of it all the same', async () => {
    const asked = aTurn({ text: QUESTION, confidence: 0.3 })
    expect(nextAfter(await greeting(), asked)).toEqual({ cue: 'answer' })
  })

  it('is answered where it was heard well, or written', async () => {
    const hello = await greeting()
    for (const confidence of [0.9, null])
      expect(nextAfter(hello, aTurn({ text: MISHEARD, confidence }))).toEqual({ cue: 'answer' })
  })

  it('is asked for again where nothing can be made of it, and not twice', async () => {
    const misheard = aTurn({ text: MISHEARD, confidence: 0.4 })
    const turns = [await greeting(), misheard]
    const next = nextAfter(...turns)
    expect(next).toMatchObject({ cue: 'not-caught', line: expect.stringMatching(/sorry|again/i) })
    const asksAgain = await says(turns, next)
    expect(nextAfter(...turns, asksAgain, misheard)).toEqual({ cue: 'answer' })
  })

  it('is no part of the talk once it was asked for again', async () => {
    const hello = await greeting()
    const turns = [hello, aTurn({ text: MISHEARD, confidence: 0.4 })]
    const asksAgain = await says(turns, nextAfter(...turns))
    expect(asksAgain.played).toMatchObject({ cue: 'not-caught', reveals: [], ended: null })
    const answer = await says([...turns, asksAgain, aTurn({ text: QUESTION })], { cue: 'answer' })
    const atOnce = await says([hello, aTurn({ text: QUESTION })], { cue: 'answer' })
    expect(answer.played?.to).toBe(QUESTION)
    expect(answer.played?.reveals).toEqual(atOnce.played?.reveals)
  })
})
