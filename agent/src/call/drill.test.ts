import type { SpokenTurn } from '@colloquy/contract/desk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ACall, aCall, byLearner, byPersona } from '../testing/a-call.ts'
import type { Learner } from '../testing/learner.ts'
import { type Media, startMedia } from '../testing/media.ts'

const TOOL = 'What problems do you have with the old scheduling tool?'
const DEPOTS = 'How many depots do you run?'

let media: Media
/** A talk to its second answer: greeting, question, answer, question, answer. */
let parent: SpokenTurn[]
beforeAll(async () => {
  media = await startMedia()
  const call = await aCall(media)
  const learner = await call.learnerJoins()
  await call.turn(byPersona)
  for (const line of [TOOL, DEPOTS]) {
    await learner.type(line)
    await call.turn(answerTo(line))
  }
  await learner.leave()
  await call.running.leave()
  parent = copy(call.turns)
})
afterAll(() => media.stop())

const opened: { leave: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.leave()))
})

const copy = (turns: SpokenTurn[]): SpokenTurn[] => JSON.parse(JSON.stringify(turns))
const answerTo = (line: string) => (turn: SpokenTurn) => turn.played?.to === line

/** A call that carries so many turns of the parent, or these, and the learner in it. */
async function drill(
  carried: number | SpokenTurn[],
  wishes: Parameters<typeof aCall>[1] = {},
): Promise<[ACall, Learner]> {
  const turns = typeof carried === 'number' ? copy(parent.slice(0, carried)) : carried
  const call = await aCall(media, {
    ...wishes,
    call: { turns, carriedTurns: turns.length, ...wishes.call },
  })
  const learner = await call.learnerJoins()
  opened.push(learner, call.running)
  return [call, learner]
}

/** With the persona heard: before that it has no ears for what is typed. */
async function begun(...given: Parameters<typeof drill>): Promise<[ACall, Learner]> {
  const [call, learner] = await drill(...given)
  await learner.hearsAfter(0)
  return [call, learner]
}

const inFull = (call: ACall, text: string) => ({ text, by: `agent-${call.room}` })

describe('a drill', () => {
  it('says aloud what was said last, and adds it to nothing', async () => {
    const [call, learner] = await begun(3)
    await learner.reads(inFull(call, parent[2]?.text ?? ''))
    await learner.type(DEPOTS)
    const asked = await call.turn(byLearner)
    expect(call.turns[0]).toBe(asked)
    expect(asked).toMatchObject({ seq: 3, text: DEPOTS })
  })

  it('answers the same words as its parent did, and other words otherwise', async () => {
    const [call, learner] = await begun(3)
    await learner.type(DEPOTS)
    const answer = await call.turn(answerTo(DEPOTS))
    expect([answer.seq, answer.text, answer.played]).toEqual([
      4,
      parent[4]?.text,
      parent[4]?.played,
    ])
    const [other, again] = await begun(3)
    const words = 'Drivers learn of their shifts at midnight?'
    await again.type(words)
    expect((await other.turn(answerTo(words))).text).not.toBe(parent[4]?.text)
  })

  it('knows nothing of what came after, and what came before', async () => {
    const [before, first] = await begun(1)
    await first.type(TOOL)
    const told = await before.turn(answerTo(TOOL))
    expect(told.played).toEqual(parent[2]?.played)
    expect(told.played?.reveals).not.toEqual([])
    const [after, second] = await begun(3)
    await second.type(TOOL)
    const again = await after.turn(answerTo(TOOL))
    expect(again.played?.reveals).not.toEqual(expect.arrayContaining(told.played?.reveals ?? []))
  })

  it('goes on where the carried turns ended, and has a time of its own', async () => {
    const turns = copy(parent.slice(0, 3)).map((turn) => ({
      ...turn,
      startedAtMs: turn.startedAtMs + 1_700_000,
      endedAtMs: turn.endedAtMs + 1_700_000,
    }))
    const [call, learner] = await begun(turns)
    await learner.type(DEPOTS)
    const { startedAtMs } = await call.turn(byLearner)
    const ended = turns.at(-1)?.endedAtMs ?? 0
    expect(startedAtMs).toBeGreaterThanOrEqual(ended)
    expect(startedAtMs).toBeLessThan(ended + 30_000)
    await call.turn(answerTo(DEPOTS))
  })

  it('answers what its parent had not answered by then', async () => {
    const [call] = await drill(4)
    const answer = await call.turn(byPersona)
    expect([answer.seq, answer.text, answer.played]).toEqual([
      4,
      parent[4]?.text,
      parent[4]?.played,
    ])
  })

  it('of a drill goes on from both', async () => {
    const [call, learner] = await begun(1)
    await learner.type(DEPOTS)
    await call.turn(answerTo(DEPOTS))
    const both = [...copy(parent.slice(0, 1)), ...copy(call.turns)]
    const [next, again] = await begun(both)
    await again.reads(inFull(next, both.at(-1)?.text ?? ''))
    await again.type(TOOL)
    const answer = await next.turn(answerTo(TOOL))
    expect(answer).toMatchObject({ seq: 4 })
    expect(answer.text).toMatch(/crashes every Monday/)
  })

  it('that another agent takes over has an excuse, and begins no second time', async () => {
    const [before, learner] = await begun(3)
    await learner.type(DEPOTS)
    await before.turn(answerTo(DEPOTS))
    await before.running.leave()
    await learner.leave()
    const turns = [...copy(parent.slice(0, 3)), ...copy(before.turns)]
    const call = await aCall(media, { call: { turns, carriedTurns: 3, startedMsAgo: 20_000 } })
    opened.push(call.running, await call.learnerJoins())
    const excuse = await call.turn(byPersona)
    expect(excuse).toMatchObject({ seq: 5, played: { cue: 'aside' } })
    expect(excuse.startedAtMs).toBeGreaterThan((turns[2]?.endedAtMs ?? 0) + 19_000)
  })

  it('from a talk that somebody wrote, which says of no line what it came of', async () => {
    const written = copy(parent.slice(0, 3)).map((turn) => ({ ...turn, played: null }))
    const [call, learner] = await begun(written)
    await learner.reads(inFull(call, written[2]?.text ?? ''))
    await learner.type(DEPOTS)
    expect((await call.turn(answerTo(DEPOTS))).text).toBe(parent[4]?.text)
  })
})
