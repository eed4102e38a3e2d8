import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createFates, createRandom, FAIR, type Weather } from './weather.ts'

/**
 * A network of our own between clients and a server's UDP ports, since that of the machine cannot be made
 * bad. Towards the server each client has a socket of its own, as behind a router at home.
 */
export type Relay = {
  /** Where clients send what is meant for that port of the server. */
  portFor: (serverPort: number) => Promise<number>
  /** From now on, on the way to the server and on the way from it. */
  weather: (now: { up: Weather; down: Weather }) => void
  /** Nothing goes through, until it is mended. */
  cut: () => void
  mend: () => void
  /** As when a phone changes its network: the server sees everybody at another address. */
  move: () => void
  counts: () => { up: Count; down: Count }
  close: () => Promise<void>
}

type Count = { passed: number; lost: number }

const HOST = '127.0.0.1'

/** `isRepairing: false` lets no question for what was lost through (SRTCP leaves the kind of a packet readable). */
export function createRelay({ seed, isRepairing }: { seed: number; isRepairing: boolean }): Relay {
  const ways = { up: openWay(seed), down: openWay(seed + 1) }
  const fronts = new Map<number, Promise<Socket>>()
  const clients = new Set<Client>()

  const openFront = async (serverPort: number): Promise<Socket> => {
    const front = openSocket()
    const known = new Map<string, Client>()
    front.on('message', (datagram, { address, port }) => {
      const key = `${address}:${port}`
      const client =
        known.get(key) ??
        createClient((answer) => {
          if (isRepairing || !isNack(answer))
            ways.down.pass(() => front.send(answer, port, address, ignored))
        })
      known.set(key, client)
      clients.add(client)
      ways.up.pass(() => client.back.send(datagram, serverPort, HOST, ignored))
    })
    await once(front, 'listening')
    return front
  }

  return {
    async portFor(serverPort) {
      const front = fronts.get(serverPort) ?? openFront(serverPort)
      fronts.set(serverPort, front)
      return (await front).address().port
    },
    weather(now) {
      ways.up.weather = now.up
      ways.down.weather = now.down
    },
    cut() {
      ways.up.isCut = true
      ways.down.isCut = true
    },
    mend() {
      ways.up.isCut = false
      ways.down.isCut = false
    },
    move() {
      for (const client of clients) client.move()
    },
    counts: () => ({ up: { ...ways.up.count }, down: { ...ways.down.count } }),
    async close() {
      for (const way of [ways.up, ways.down]) way.close()
      for (const { back } of clients) back.close()
      for (const front of await Promise.all(fronts.values())) front.close()
    },
  }
}

/** What is under way when it is cut is lost as well. */
function openWay(seed: number) {
  const fateIn = createFates(createRandom(seed))
  const underWay = new Set<NodeJS.Timeout>()
  const way = {
    weather: FAIR,
    isCut: false,
    count: { passed: 0, lost: 0 },
    pass(deliver: () => void): void {
      const fate = fateIn(way.weather)
      if (fate === null || way.isCut) {
        way.count.lost += 1
        return
      }
      const timer = setTimeout(() => {
        underWay.delete(timer)
        way.count[way.isCut ? 'lost' : 'passed'] += 1
        if (!way.isCut) deliver()
      }, fate)
      underWay.add(timer)
    },
    close(): void {
      // What still comes in while the sockets are closed has nowhere to go.
      way.isCut = true
      for (const timer of underWay) clearTimeout(timer)
    },
  }
  return way
}

type Client = { back: Socket; move: () => void }

function createClient(onAnswer: (datagram: Buffer) => void): Client {
  const open = () => openSocket().on('message', onAnswer)
  const client: Client = {
    back: open(),
    move() {
      client.back.close()
      client.back = open()
    },
  }
  return client
}

const FEEDBACK = 205
const isNack = (datagram: Buffer): boolean =>
  (datagram[0] ?? 0) >>> 6 === 2 && datagram[1] === FEEDBACK

/** As much as it takes when everybody speaks, and this process does something else. */
const BUFFERS = { recvBufferSize: 1024 * 1024, sendBufferSize: 1024 * 1024 }

function openSocket(): Socket {
  const socket = createSocket({ type: 'udp4', ...BUFFERS })
  // That nobody is there any more (ICMP) is no business of a network.
  socket.on('error', () => {})
  socket.bind({ port: 0, address: HOST, exclusive: true })
  return socket
}

/** Failing to deliver is what networks do. */
const ignored = (): void => {}
