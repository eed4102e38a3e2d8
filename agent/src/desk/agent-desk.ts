import { randomUUID } from 'node:crypto'
import {
  type CallToTake,
  DESK_VERSION,
  type FromAgent,
  type FromServer,
  type OverBecause,
  PULSE_EVERY_MS,
  type SpokenTurn,
} from '@colloquy/contract/desk'
import type { BeginCall, RunningCall } from '../call/running-call.ts'
import type { Report } from '../report.ts'
import { openLine } from './line.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createPlaces, type Load, type Places } from './places.ts'

export type AgentDesk = {
  calls: () => number
  /** Takes no more calls, and gives back those that are not over in time: another agent goes on with them. */
  stop: (withinMs: number) => Promise<void>
}

type Needs = {
  url: string
  secret: string
  beginCall: BeginCall
  load: () => Load
  places?: Places
  report: Report
  /** Once: the server is of another version, and this process is of no use to it. */
  onRefused: () => void
}

type HeldCall = { claim: number; running: RunningCall; outbox: Outbox }

/** For what is left of a call when its end is asked for: its last words, and its way out of the room. */
const LEAVE_WITHIN_MS = 2_000

/** The agent's half of the desk: holds the line to the server, and the calls that it was handed. */
export function openAgentDesk(needs: Needs): AgentDesk {
  const { report } = needs
  const agent = randomUUID()
  const held = new Map<string, HeldCall>()
  /** Of calls that are not held any more: each resolves when its room is left. */
  const leaving = new Set<Promise<void>>()
  /** Of rooms that were left while the line was cut. */
  let unsaid: FromAgent[] = []
  const { places = createPlaces() } = needs
  let isWelcome = false
  let wasCut = false
  let isDraining = false
  let taken = 0
  let onEmpty: (() => void) | null = null

  const line = openLine(needs, {
    onOpen: () => {
      taken = 0
      line.say({
        type: 'hello',
        version: DESK_VERSION,
        agent,
        holds: [...held].map(([conversation, { claim }]) => ({ conversation, claim })),
        free: free(),
      })
    },
    onMessage: hear,
    onCut: () => {
      if (isWelcome) report('desk.cut', { calls: held.size })
      wasCut ||= isWelcome
      isWelcome = false
    },
    onRefused: () => {
      report('desk.another-version')
      needs.onRefused()
    },
    onWrongSecret: () => report('desk.wrong-secret'),
  })

  function hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return sendAgain(new Set(message.keeps))
      case 'call':
        return begin(message.call)
      case 'stored':
        return held.get(message.conversation)?.outbox.stored(message.seq)
      case 'hang-up':
        return void drop(message.conversation)
    }
  }

  function sendAgain(keeps: Set<string>): void {
    isWelcome = true
    if (wasCut) report('desk.open-again', { calls: held.size })
    if (isDraining) line.say({ type: 'draining' })
    for (const message of unsaid) line.say(message)
    unsaid = []
    for (const [conversation, { claim, outbox }] of held) {
      if (!keeps.has(conversation)) {
        // Where it was over, the room is left already, and nobody was told.
        if (outbox.ended() !== null) line.say({ type: 'left', conversation, claim })
        void drop(conversation)
      } else {
        for (const turn of outbox.unstored()) line.say({ type: 'turn', conversation, claim, turn })
        const because = outbox.ended()
        if (because !== null) line.say({ type: 'over', conversation, claim, because })
      }
    }
  }

  function begin(call: CallToTake): void {
    const { conversation, claim } = call
    taken += 1
    const hasLeft = drop(conversation)
    if (isDraining) {
      void hasLeft.then(() => line.say({ type: 'over', conversation, claim, because: 'lost' }))
      return
    }
    const outbox = createOutbox()
    const isOurs = () => held.get(conversation)?.outbox === outbox
    const news = {
      turn: (turn: SpokenTurn) => {
        if (!isOurs()) return
        if (!outbox.add(turn)) void drop(conversation, { isGivenBack: true })
        else if (isWelcome) line.say({ type: 'turn', conversation, claim, turn })
      },
      over: (because: OverBecause) => {
        if (!isOurs() || outbox.ended() !== null) return
        outbox.end(because)
        if (isWelcome) line.say({ type: 'over', conversation, claim, because })
      },
    }
    // Before it begins: what it says in that very moment counts.
    const running = Promise.withResolvers<RunningCall>()
    const leave = async () => (await running.promise).leave()
    held.set(conversation, { claim, outbox, running: { leave } })
    try {
      running.resolve(needs.beginCall(call, news))
    } catch {
      report('call.not-begun')
      running.resolve({ leave: async () => {} })
      news.over('lost')
    }
  }

  /** It is not ours any more, or over: what it says from now on is nobody's. Resolves when its room is left. */
  async function drop(conversation: string, { isGivenBack = false } = {}): Promise<void> {
    const call = held.get(conversation)
    if (call === undefined) return
    held.delete(conversation)
    if (held.size === 0) onEmpty?.()
    if (call.outbox.ended() !== null) return
    const left = leave(call)
    leaving.add(left)
    await left
    leaving.delete(left)
    const { claim } = call
    const message: FromAgent = isGivenBack
      ? { type: 'over', conversation, claim, because: 'lost' }
      : { type: 'left', conversation, claim }
    if (isWelcome) line.say(message)
    else unsaid.push(message)
  }

  async function leave({ running }: HeldCall): Promise<void> {
    await running.leave().catch(() => report('call.not-left'))
  }

  const free = (): number => (isDraining ? 0 : places({ calls: held.size, load: needs.load() }))

  const pulse = setInterval(() => {
    line.ask()
    line.say({ type: 'pulse', free: free(), taken })
  }, PULSE_EVERY_MS)

  async function drained(withinMs: number): Promise<void> {
    if (held.size === 0) return
    const empty = Promise.withResolvers<void>()
    onEmpty = empty.resolve
    const timer = setTimeout(empty.resolve, withinMs)
    await empty.promise
    clearTimeout(timer)
  }

  /** What was said until now goes first: whoever takes the call goes on from there. */
  async function giveBack(): Promise<void> {
    const left = [...held].map(async ([conversation, call]) => {
      if (call.outbox.ended() !== null) return
      await leave(call)
      const { claim, outbox } = call
      outbox.end('lost')
      if (isWelcome) line.say({ type: 'over', conversation, claim, because: 'lost' })
    })
    await inTime(Promise.all(left))
  }

  return {
    calls: () => held.size,
    stop: async (withinMs) => {
      isDraining = true
      line.say({ type: 'draining' })
      await drained(withinMs)
      if (held.size > 0) await giveBack()
      await drained(ANSWER_WITHIN_MS)
      await inTime(Promise.all(leaving))
      clearInterval(pulse)
      await line.close()
    },
  }
}

const inTime = (left: Promise<unknown>): Promise<unknown> =>
  Promise.race([left, new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS).unref())])

/** For the server to say that it has heard the last word. */
const ANSWER_WITHIN_MS = 500
