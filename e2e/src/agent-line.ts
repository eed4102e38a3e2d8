import { randomUUID } from 'node:crypto'
import {
  DESK_PATH,
  DESK_VERSION,
  type FromAgent,
  type FromServer,
  PULSE_EVERY_MS,
} from '@colloquy/contract/desk'
import { NO_AGENT, type Product } from './product.ts'

/** What the server hears of an agent: how many calls it has room for. Who plays in them is another matter. */
export type AgentLine = {
  /** The conversations that it was handed. */
  handed: string[]
  makeRoom: (places: number) => void
  close: () => void
}

/** Of one that is full. */
export function openAgentLine({ origin }: Product): AgentLine {
  const headers = { authorization: `Bearer ${NO_AGENT.AGENT_SECRET}` }
  // Node's takes headers; the types here are those of browsers, which have none to give.
  const given = { headers } as unknown as string[]
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${DESK_PATH}`, given)
  const handed: string[] = []
  let places = 0
  const say = (message: FromAgent): void => socket.send(JSON.stringify(message))
  const pulse = (): void =>
    say({ type: 'pulse', free: Math.max(0, places - handed.length), taken: handed.length })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as FromServer
    if (message.type === 'call') handed.push(message.call.conversation)
  })
  socket.addEventListener('open', () => {
    say({ type: 'hello', version: DESK_VERSION, agent: randomUUID(), holds: [], free: places })
    const pulses = setInterval(pulse, PULSE_EVERY_MS)
    socket.addEventListener('close', () => clearInterval(pulses))
  })
  return {
    handed,
    makeRoom: (more) => {
      places += more
    },
    close: () => socket.close(),
  }
}
