import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DisconnectReason, LeaveRequest, Ping } from '@livekit/protocol'
import { type Way, wayIn, writeOffer } from './descriptions.ts'
import { type Certificate, shakeHands } from './handshake.ts'
import { connectLine, type Line, openLine } from './line.ts'
import { describeOffer, knock, type Pass, type Signalling } from './signalling.ts'
import { isCheckAnswered, writeCheck } from './stun.ts'

/** In a room without media. */
export type Visitor = { leave: () => Promise<void> }

export async function visit(pass: Pass): Promise<Visitor> {
  const signalling = await knock(pass)
  await signalling.next('join')
  return { leave: () => leave(signalling) }
}

/** In a room with a microphone, and ears for one other. */
export type Caller = Visitor & {
  line: Line
  /** From the first word until its voice could be sent. */
  connectedMs: number
  /** The track of the other has a section. */
  hears: Promise<void>
  /** Cuts the link, and comes back: how long until the server knows it again. */
  resumeMs: () => Promise<number>
}

export async function call(pass: Pass, certificate: Certificate): Promise<Caller> {
  const line = await openLine()
  const own = { ufrag: randomUUID().slice(0, 8), password: randomBytes(18).toString('base64') }
  const trackId = randomUUID()
  const { fingerprint } = certificate
  const offering = { ...own, fingerprint, trackId, ssrc: line.ssrc, ears: 1 }

  const startedAt = performance.now()
  let signalling = await knock(pass, { speaking: { trackId, offer: writeOffer(offering) } })
  const hears = Promise.withResolvers<void>()
  // The first one went out with the request to join. Another is made when that has been answered.
  let offer: 'answered' | 'sent' | 'sent-and-outdated' = 'sent'
  const listen = (to: Signalling) => {
    const offerAgain = () => {
      offer = 'sent'
      to.send({ case: 'offer', value: describeOffer(writeOffer(offering)) })
    }
    to.onMessage = (message) => {
      if (message.case === 'mediaSectionsRequirement') {
        // LiveKit's has closed the one that was offered first when nobody was there yet.
        offering.ears += message.value.numAudios
        if (offer === 'answered') offerAgain()
        else offer = 'sent-and-outdated'
      }
      if (message.case !== 'answer') return
      if (Object.keys(message.value.midToTrackId).length > 0) hears.resolve()
      if (offer === 'sent-and-outdated') offerAgain()
      else offer = 'answered'
    }
  }
  listen(signalling)
  const answered = signalling.next('answer')
  const candidate = nextUdpCandidate(signalling)
  const { participant } = await signalling.next('join')
  const { sdp } = await answered
  const way = wayIn(sdp) ?? wayIn(sdp, await candidate)
  if (way === null) throw new Error('the server does not say where it waits')
  const check = await findWay(line, { way, own })
  await shakeHands(line, certificate)
  const connectedMs = performance.now() - startedAt

  const stayAlive = setInterval(() => {
    check()
    signalling.send({ case: 'pingReq', value: new Ping({ timestamp: BigInt(Date.now()) }) })
  }, STAY_ALIVE_MS)
  return {
    line,
    connectedMs,
    hears: hears.promise,
    async resumeMs() {
      signalling.cut()
      await signalling.closed
      const cutAt = performance.now()
      signalling = await knock(pass, { resuming: participant?.sid ?? '' })
      listen(signalling)
      await signalling.next('reconnect')
      return performance.now() - cutAt
    },
    async leave() {
      clearInterval(stayAlive)
      await leave(signalling)
      line.socket.close()
    },
  }
}

/** Of a server that says where it waits when it has found out. Never, of one that has said so. */
const nextUdpCandidate = (signalling: Signalling): Promise<string> =>
  new Promise((resolve) => {
    const { onMessage } = signalling
    signalling.onMessage = (message) => {
      onMessage(message)
      if (message.case === 'trickle' && / udp /i.test(message.value.candidateInit))
        resolve(message.value.candidateInit)
    }
  })

/** As often as a browser checks whether the way still holds, and the server asks to be pinged. */
const STAY_ALIVE_MS = 2_500

async function leave(signalling: Signalling): Promise<void> {
  signalling.send({
    case: 'leave',
    value: new LeaveRequest({ reason: DisconnectReason.CLIENT_INITIATED }),
  })
  await signalling.closed
}

const CHECK_AGAIN_MS = 100

/** Resolves with what checks again, once the server has answered. */
async function findWay(
  line: Line,
  { way, own }: { way: Way; own: { ufrag: string } },
): Promise<() => void> {
  await connectLine(line, way)
  const username = `${way.ufrag}:${own.ufrag}`
  const check = () => line.socket.send(writeCheck({ username, password: way.password }))
  let isAnswered = false
  const answered = new Promise<void>((resolve) => {
    line.onCheck = (datagram) => {
      isAnswered ||= isCheckAnswered(datagram)
      if (isAnswered) resolve()
    }
  })
  while (!isAnswered) {
    check()
    await Promise.race([answered, sleep(CHECK_AGAIN_MS)])
  }
  return check
}
