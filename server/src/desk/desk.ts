import { randomUUID } from 'node:crypto'
import { SILENT_AFTER_MS } from '@colloquy/contract/desk'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { endOverdue } from '../conversations/ending.ts'
import type { RoomService } from '../conversations/room-service.ts'
import type { Db } from '../db/connect.ts'
import { refuseUpgrade, type Upgrades } from '../http/upgrades.ts'
import type { ServerSettings } from '../settings.ts'
import { createSecretCheck } from './agent-secret.ts'
import { type Agent, anAgent, claimsOf, hangUp, isHeldBy, placesOfAll } from './agents.ts'
import { type Claim, createClaims } from './claims.ts'
import { closeRoomsOfWhatIsOver, PLAYS_OUT_MS } from './closing.ts'
import { createErrands } from './errands.ts'
import { createHandOver } from './hand-over.ts'
import { type AgentSays, type Line, MOST_FRAME_BYTES, openLine } from './line.ts'
import { listenForNews } from './news.ts'
import { every } from './regularly.ts'

export type Desk = {
  /** For the port where people come in, and for the one of this machine alone. */
  door: (which: 'front' | 'side') => Upgrades[string]
  vitals: () => { agents: number; freePlaces: number }
  stop: () => Promise<void>
}

type Needs = {
  db: Db
  rooms: RoomService
  settings: Pick<ServerSettings, 'databaseUrl' | 'media' | 'agentSecret'>
  log: Logger
}

const MOST_AGENTS = 500
/** What waits for a database that is away: everything in it is kept by its agent as well. */
const MOST_ERRANDS = 20_000

const RENEW_EVERY_MS = 1_000
const LISTEN_EVERY_MS = 250
const SWEEP_EVERY_MS = 2_000
const STOP_WITHIN_MS = 2_000

/** Where calls wait for agents, at this server: what all servers have to agree on stands in the database. */
export function openDesk({ db, rooms, settings, log }: Needs): Desk {
  const replica = randomUUID()
  const claims = createClaims(db, replica)
  const errands = createErrands({ db, replica, log })
  const agents = new Map<string, Agent>()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const handOver = createHandOver({ db, claims, media: settings.media, agents, errands, log })
  const isSecret = createSecretCheck(settings.agentSecret)
  let isStopping = false

  function greet(socket: WebSocket, mediaUrl: string): void {
    let agent: Agent | null = null
    const line: Line = openLine(socket, {
      onHello: ({ agent: id, free, holds }) => {
        const before = agents.get(id)
        agent = anAgent({ id, line, mediaUrl, free })
        agents.set(id, agent)
        if (before !== undefined) replace(before, { agent, holds })
        errands.add({ type: 'adopt', agent, holds, whenWelcome: handOver.look })
        log.debug({ event: 'agent.connected', calls: holds.length })
      },
      onMessage: (message) => {
        if (agent === null) return
        agent.heardAt = performance.now()
        if (errands.waiting() > MOST_ERRANDS) line.close('tooMuch')
        else hear(agent, message)
      },
      onClosed: () => {
        if (agent === null) return
        agent.isGone = true
        if (agents.get(agent.id) === agent) agents.delete(agent.id)
        // A server that ends leaves them theirs: they come back to another, or to the next of us.
        if (isStopping) return
        if (agent.holds.size > 0) log.warn({ event: 'agent.gone', calls: agent.holds.size })
        errands.add({ type: 'gone', agent })
      },
    })
  }

  /** What it still has goes over to its new line. What was handed over the old one and never came, it loses. */
  function replace(before: Agent, { agent, holds }: { agent: Agent; holds: Claim[] }): void {
    for (const claim of holds)
      if (isHeldBy(before, claim)) {
        before.holds.delete(claim.conversation)
        agent.holds.set(claim.conversation, claim.claim)
      }
    before.line.close('replaced')
  }

  function hear(agent: Agent, message: AgentSays): void {
    switch (message.type) {
      case 'pulse': {
        agent.free = message.free
        agent.taken = message.taken
        return handOver.lookAgain()
      }
      case 'draining': {
        agent.isDraining = true
        return
      }
      case 'turn':
      case 'over':
        return errands.add({ ...message, agent })
      case 'left':
        return errands.add({ ...message, whenKnown: sweeping.now })
    }
  }

  /** All at once, however many there are. */
  async function renew(): Promise<void> {
    const ours = [...agents.values()].flatMap((agent) =>
      claimsOf(agent).map((claim) => ({ agent, ...claim })),
    )
    if (ours.length === 0) return
    const renewed = await claims.renew(ours)
    const still = new Set(renewed.map(({ conversation, claim }) => `${conversation} ${claim}`))
    for (const { agent, ...one } of ours)
      if (!still.has(`${one.conversation} ${one.claim}`) && isHeldBy(agent, one)) hangUp(agent, one)
  }

  function hangUpOver(conversation: string): void {
    for (const agent of agents.values()) {
      const claim = agent.holds.get(conversation)
      if (claim !== undefined) hangUp(agent, { conversation, claim })
    }
    setTimeout(sweeping.now, PLAYS_OUT_MS).unref()
  }

  const renewing = every(RENEW_EVERY_MS, renew, () => {
    handOver.unsettle()
    log.warn({ event: 'desk.renewal-failed' })
  })
  const sweeping = every(
    SWEEP_EVERY_MS,
    async () => {
      await endOverdue(db)
      await closeRoomsOfWhatIsOver(db, rooms)
    },
    () => log.warn({ event: 'desk.sweep-failed' }),
  )
  const news = listenForNews(settings.databaseUrl, {
    onWaiting: handOver.look,
    onOver: hangUpOver,
  })
  const handing = setInterval(handOver.look, RENEW_EVERY_MS)
  const listening = listenForSilence(agents)

  return {
    door: (which) => (request, socket, head) => {
      if (!isSecret(request.headers.authorization)) return refuseUpgrade(socket, 401, 'Not for you')
      if (isStopping || agents.size >= MOST_AGENTS) return refuseUpgrade(socket, 503, 'Full')
      sockets.handleUpgrade(request, socket, head, (open) =>
        greet(open, mediaUrlAt(which, settings)),
      )
    },
    vitals: () => ({ agents: agents.size, freePlaces: placesOfAll(agents.values()) }),
    stop: async () => {
      isStopping = true
      clearInterval(handing)
      listening.stop()
      news.stop()
      // What was said is stored before the line is cut: it would be sent again, and later.
      const isLate = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())
      await Promise.race([errands.done(), isLate])
      errands.stop()
      for (const { line } of agents.values()) line.close('stopping')
      await Promise.all([renewing.stop(), sweeping.stop(), handOver.done()])
    },
  }
}

/** Our own is reached directly by who is on this machine. */
const mediaUrlAt = (door: 'front' | 'side', { media }: Pick<ServerSettings, 'media'>): string =>
  door === 'side' && media.embedded !== null ? `ws://127.0.0.1:${media.embedded.port}` : media.url

/** Agents say something all the time. When it was us who did not listen, nobody was silent. */
function listenForSilence(agents: Map<string, Agent>): { stop: () => void } {
  let listenedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const wereWeAway = now - listenedAt > 2 * LISTEN_EVERY_MS
    listenedAt = now
    for (const agent of agents.values()) {
      if (wereWeAway) agent.heardAt = Math.max(agent.heardAt, now - SILENT_AFTER_MS / 2)
      else if (now - agent.heardAt > SILENT_AFTER_MS) agent.line.close('silent')
    }
  }, LISTEN_EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
