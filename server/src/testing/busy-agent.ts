import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FromServer, SpokenTurn } from '@colloquy/contract/desk'
import { aTurn, connectAgent, type TestAgent } from './agent.ts'
import type { TestServer } from './test-server.ts'

type Talk = { claim: number; next: number; unstored: SpokenTurn[] }

/** Says something in each of its calls all the time, and comes back with what is not stored when it is cut off. */
export type BusyAgent = {
  /** Its process is gone, with all that it knew. */
  kill: () => void
  /** Its line is: it goes on, and looks for another. */
  cut: () => void
  /** It neither says nor does anything for a while, as when its machine is too busy. */
  freeze: (ms: number) => Promise<void>
}

type Needs = {
  /** Any that is there now. */
  server: () => Pick<TestServer, 'app'>
  random: () => number
  /** The server has said that it is stored. */
  onStored: (stored: { conversation: string; claim: number; turn: SpokenTurn }) => void
}

export function startBusyAgent({ server, random, onStored }: Needs): BusyAgent {
  const id = randomUUID()
  const talks = new Map<string, Talk>()
  let line: TestAgent | null = null
  let isDead = false
  let isFrozen = false

  async function keepConnected(): Promise<void> {
    while (!isDead) {
      const holds = [...talks].map(([conversation, { claim }]) => ({ conversation, claim }))
      const current = await connectAgent(server(), { id, holds, free: 20 }).catch(() => null)
      if (current !== null) {
        void listen(current)
        await current.closed
        line = null
      }
      await pause(20 + random() * 100)
    }
  }

  async function listen(current: TestAgent): Promise<void> {
    if (isDead) return current.die()
    for await (const message of current.messages()) {
      while (isFrozen) await pause(10)
      // Killed before its line was its own: nobody else would close it.
      if (isDead) return current.die()
      hear(current, message)
    }
  }

  function hear(current: TestAgent, message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        line = current
        for (const conversation of talks.keys())
          if (!message.keeps.includes(conversation)) talks.delete(conversation)
        for (const [conversation, { claim, unstored }] of talks)
          for (const turn of unstored) current.say({ type: 'turn', conversation, claim, turn })
        return
      case 'call': {
        const { conversation, claim, turns } = message.call
        talks.set(conversation, { claim, next: turns.length, unstored: [] })
        return
      }
      case 'stored': {
        const talk = talks.get(message.conversation)
        const turn = talk?.unstored.find(({ seq }) => seq === message.seq)
        if (talk === undefined || turn === undefined) return
        talk.unstored.splice(talk.unstored.indexOf(turn), 1)
        onStored({ conversation: message.conversation, claim: talk.claim, turn })
        return
      }
      case 'hang-up': {
        const { conversation } = message
        const claim = talks.get(conversation)?.claim
        talks.delete(conversation)
        if (claim !== undefined) current.say({ type: 'left', conversation, claim })
      }
    }
  }

  async function talk(): Promise<void> {
    while (!isDead) {
      await pause(10 + random() * 40)
      if (isFrozen) continue
      for (const [conversation, one] of talks) {
        if (random() < 0.5) continue
        const turn = aTurn(one.next, { text: `${id} ${one.claim} ${one.next}` })
        one.next += 1
        one.unstored.push(turn)
        line?.say({ type: 'turn', conversation, claim: one.claim, turn })
      }
    }
  }

  void keepConnected()
  void talk()
  return {
    kill: () => {
      isDead = true
      line?.die()
    },
    cut: () => line?.die(),
    freeze: async (ms) => {
      isFrozen = true
      line?.fallSilent()
      await pause(ms)
      isFrozen = false
    },
  }
}
