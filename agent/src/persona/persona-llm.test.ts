import type { Played, SpokenTurn } from '@colloquy/contract/desk'
import { compile } from '@colloquy/domain/graph/compile'
import { replay } from '@colloquy/domain/persona/replay'
import { greet, step } from '@colloquy/domain/persona/step'
import { initializeLogger } from '@livekit/agents'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DANA } from '../testing/a-call.ts'
import { contextOf, type Next, talkIn } from './chat-talk.ts'
import { PersonaLLM } from './persona-llm.ts'
import type { Wording } from './wording.ts'

const graph = compile(DANA)
const SEED = 7
const QUESTION = 'What problems do you have with the old scheduling tool?'

beforeAll(() => initializeLogger({ pretty: false, level: 'error' }))

async function answer(persona: PersonaLLM, turns: SpokenTurn[], next: Next = { cue: 'answer' }) {
  const pieces: string[] = []
  let played: Played | null = null
  for await (const { delta } of persona.chat({ chatCtx: contextOf(turns, next) })) {
    if (delta?.content !== undefined) pieces.push(delta.content)
    played = (delta?.extra?.['played'] as Played | undefined) ?? played
  }
  return { pieces, text: pieces.join(''), played }
}

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

async function greeting(persona: PersonaLLM): Promise<SpokenTurn> {
  const { text, played } = await answer(persona, [], { cue: 'greeting' })
  return aTurn({ speaker: 'persona', text, played })
}

describe('the persona in the place of a language model', () => {
  it('greets, and says in what it decided all that is needed to fold it again', async () => {
    const persona = new PersonaLLM({ graph, seed: SEED })
    const { text, played } = await greeting(persona)
    expect(text).toBe(greet(graph, SEED).text)
    expect(played).toMatchObject({ cue: 'greeting', to: '', line: text, ended: null })
  })

  it('answers as the engine does, a sentence at a time', async () => {
    const persona = new PersonaLLM({ graph, seed: SEED })
    const turns = [await greeting(persona), aTurn({ text: QUESTION })]
    const expected = step(graph, greet(graph, SEED).state, { text: QUESTION, seed: SEED })
    const { pieces, text, played } = await answer(persona, turns)
    expect(text).toBe(expected.text)
    expect(played).toMatchObject({ line: expected.text, reveals: expected.reveals, to: QUESTION })
    for (const piece of pieces) expect(piece.trim()).toMatch(/[.?!…]$/)
  })

  it('changes nothing by answering: asked again, or by another one, it says the same', async () => {
    const persona = new PersonaLLM({ graph, seed: SEED })
    const turns = [await greeting(persona), aTurn({ text: QUESTION })]
    const first = await answer(persona, turns)
    await answer(persona, [...turns.slice(0, 1), aTurn({ text: 'How many depots do you run?' })])
    expect(await answer(persona, turns)).toEqual(first)
    expect(await answer(new PersonaLLM({ graph, seed: SEED }), turns)).toEqual(first)
  })

  it('answers together what nobody had time to answer apart', async () => {
    const persona = new PersonaLLM({ graph, seed: SEED })
    const turns = [
      await greeting(persona),
      aTurn({ text: 'What problems do you have' }),
      aTurn({ text: 'with the old scheduling tool?' }),
    ]
    const { played } = await answer(persona, turns)
    expect(played?.to).toBe(QUESTION)
  })

  it('catches up with what another one has said, a line at a time', async () => {
    const before = new PersonaLLM({ graph, seed: SEED })
    const turns = [await greeting(before), aTurn({ text: QUESTION })]
    const { text, played } = await answer(before, turns)
    turns.push(aTurn({ speaker: 'persona', text, played }))
    const after = new PersonaLLM({ graph, seed: SEED })
    const fold = vi.spyOn(after, 'fold')
    const parts = [...after.catchUp(contextOf(turns, { cue: 'answer' }))]
    expect(parts).toHaveLength(2)
    expect(fold.mock.results.at(-1)?.value).toEqual(
      before.stateIn(contextOf(turns, { cue: 'answer' })),
    )
  })

  it('has not told what was cut off', async () => {
    const persona = new PersonaLLM({ graph, seed: SEED })
    const asked = [await greeting(persona), aTurn({ text: QUESTION })]
    const { text, played } = await answer(persona, asked)
    const cut = aTurn({ speaker: 'persona', text: text.slice(0, 6), interrupted: true, played })
    const again = await answer(persona, [...asked, cut, aTurn({ text: `So ${QUESTION}` })])
    expect(again.played?.reveals).toEqual(played?.reveals)
    const { lines } = talkIn(contextOf([...asked, cut], { cue: 'answer' }))
    expect(replay(graph, SEED, lines).told).toEqual([])
  })

  it('says an aside without going through the talk, in the stage in which it stands', async () => {
    const persona = new PersonaLLM({ graph, seed: SEED })
    const opening = await greeting(persona)
    const turns = [opening, aTurn({ text: QUESTION })]
    const { text, played } = await answer(persona, turns)
    const talk = [...turns, aTurn({ speaker: 'persona', text, played })]
    const other = new PersonaLLM({ graph, seed: SEED })
    const gone = vi.spyOn(other, 'fold')
    const aside = await answer(other, talk, { cue: 'aside', line: 'I lost you there.' })
    expect(aside.text).toBe('I lost you there.')
    expect(aside.played?.stage).toBe(played?.stage)
    expect(gone).not.toHaveBeenCalled()
  })

  it('says an aside as it was given', async () => {
    const persona = new PersonaLLM({ graph, seed: SEED })
    const next = { cue: 'aside' as const, line: 'Sorry, I lost you. Go on.' }
    const { text, played } = await answer(persona, [await greeting(persona)], next)
    expect(text).toBe(next.line)
    expect(played).toMatchObject({ cue: 'aside', reveals: [], ended: null })
  })
})

describe('a model that words its lines', () => {
  const saying = (words: (template: string) => string[], everyMs = 0): Wording => ({
    async *word({ template }) {
      for (const word of words(template)) {
        if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs))
        yield word
      }
    },
    point: async () => 'I would not know.',
  })
  const ask = async (wording: Wording) => {
    const persona = new PersonaLLM({ graph, seed: SEED, wording, wordingDeadlineMs: 60 })
    const plain = new PersonaLLM({ graph, seed: SEED })
    const turns = [await greeting(plain), aTurn({ text: QUESTION })]
    return { worded: await answer(persona, turns), plain: await answer(plain, turns) }
  }

  it('is heard when what it wrote is good, and the record has its words', async () => {
    const { worded, plain } = await ask(saying((template) => [`Honestly, ${lower(template)}`]))
    expect(worded.text).toMatch(/^Honestly, /)
    expect(worded.played?.line).toBe(worded.text)
    expect(worded.played?.reveals).toEqual(plain.played?.reveals)
  })

  it('is not waited for', async () => {
    const { worded, plain } = await ask(saying((template) => [template], 5_000))
    expect(worded).toEqual(plain)
  })

  it('is not heard when it tells what was not to be told', async () => {
    const secret = 'We pay ninety thousand a year, and drivers learn of their shifts at midnight.'
    const { worded, plain } = await ask(saying(() => [secret]))
    expect(worded.text).toBe(plain.text)
  })

  it('is not missed when it fails', async () => {
    const { worded, plain } = await ask({
      // oxlint-disable-next-line require-yield -- it fails before
      async *word() {
        throw new Error('no model today')
      },
      async point() {
        throw new Error('no model today')
      },
    })
    expect(worded).toEqual(plain)
  })
})

describe('a model that says what a question is for', () => {
  const UNSURE = 'Whom would you have to persuade upstairs?'
  const pointing = (
    point: (facts: readonly string[], signal: AbortSignal) => Promise<string>,
  ): Wording => ({
    async *word({ template }) {
      yield template
    },
    point: ({ facts }, signal) =>
      point(
        facts.map(({ says }) => says),
        signal,
      ),
  })
  const ask = async (wording: Wording | null) => {
    const persona = new PersonaLLM({ graph, seed: SEED, wording, pointingDeadlineMs: 60 })
    const turns = [await greeting(new PersonaLLM({ graph, seed: SEED })), aTurn({ text: UNSURE })]
    return { persona, turns, said: await answer(persona, turns) }
  }
  const last = async (facts: readonly string[]) => String(facts.length)

  it('is not waited for, and what it would say is given up', async () => {
    const { said: plain } = await ask(null)
    let given: AbortSignal | null = null
    const { said } = await ask(
      pointing((_facts, signal) => {
        given = signal
        return new Promise(() => {})
      }),
    )
    expect(said.text).toBe(plain.text)
    expect(said.played).toEqual(plain.played)
    expect(given).toMatchObject({ aborted: true })
  })

  it('is asked once, and what it pointed at is told and kept', async () => {
    const asked: (readonly string[])[] = []
    const wording = pointing((facts) => {
      asked.push(facts)
      return last(facts)
    })
    const { persona, turns, said } = await ask(wording)
    const [facts = []] = asked
    expect(said.played?.reveals).toHaveLength(1)
    expect(said.played?.meant).toBe(said.played?.reveals[0])
    expect(said.text).toContain(facts.at(-1)?.slice(-12))
    expect(await answer(persona, turns)).toEqual(said)
    expect(asked).toHaveLength(1)
  })

  it('need not be there when another one takes over', async () => {
    const { turns, said } = await ask(pointing(last))
    const all = [...turns, aTurn({ speaker: 'persona', text: said.text, played: said.played })]
    const { lines } = talkIn(contextOf(all, { cue: 'answer' }))
    expect(replay(graph, SEED, lines).told).toEqual(said.played?.reveals)
  })
})

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
