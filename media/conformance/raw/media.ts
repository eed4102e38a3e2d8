import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type DataPacket,
  type MediaSectionsRequirement,
  SessionDescription,
  SignalTarget,
  TrickleRequest,
} from '@livekit/protocol'
import {
  MediaStream,
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  type RTCRtpSender,
  RtpHeader,
  RtpPacket,
} from 'werift'
import type { Connection } from './connection.ts'
import { DataChannels } from './data-channels.ts'
import type { SignalPath } from './entrance.ts'

/** As many as livekit-client offers at first, for the tracks of others. */
const SECTIONS_OFFERED = 3
const FRAME_MS = 20
const SAMPLES_A_FRAME = 960
/** More than any gap between the packets of a track that is sent. */
const SILENCE_MS = 300
/** 20 ms of silence, as Opus says it. */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe])

/** The peer connections of one participant: one on /rtc/v1, two on /rtc. */
export class Media {
  readonly data = new DataChannels()
  /** Which section of the description carries a track. */
  readonly sections = new Map<string, string>()

  readonly #path: SignalPath
  readonly #publisher: RTCPeerConnection
  readonly #subscriber: RTCPeerConnection
  readonly #connections: Record<'publisher' | 'subscriber', Promise<void>>
  #connection: Connection | undefined
  #held: TrickleRequest[] = []
  #isClosed = false
  #turn: Promise<unknown> = Promise.resolve()
  #negotiation: Promise<void> = Promise.resolve()
  #senders = new Map<string, RTCRtpSender>()
  #offersMade = 0
  #waitingForDescription: (() => void)[] = []
  #packetListeners = new Set<(section: string) => void>()
  #timers: NodeJS.Timeout[] = []

  constructor(path: SignalPath) {
    this.#path = path
    this.#publisher = this.#peer(SignalTarget.PUBLISHER)
    this.#subscriber = path === '/rtc/v1' ? this.#publisher : this.#peer(SignalTarget.SUBSCRIBER)
    this.#connections = {
      publisher: whenConnected(this.#publisher),
      subscriber: whenConnected(this.#subscriber),
    }
    this.data.useForSending(this.#publisher)
    if (path === '/rtc/v1') {
      this.data.useForReceiving(this.data.sending)
      for (let i = 0; i < SECTIONS_OFFERED; i++)
        this.#publisher.addTransceiver('audio', { direction: 'recvonly' })
    } else
      this.#subscriber.onDataChannel.subscribe((channel) => this.data.useForReceiving([channel]))
  }

  /** What goes out with the request to join on /rtc/v1; on /rtc the server offers first. */
  async firstOffer(): Promise<SessionDescription | undefined> {
    return this.#path === '/rtc/v1' ? this.#describeOffer() : undefined
  }

  /** From now on the server's descriptions and candidates are followed. */
  speakOver(connection: Connection): void {
    this.#connection = connection
    for (const trickle of this.#held.splice(0)) connection.send({ case: 'trickle', value: trickle })
    if (this.#publisher.signalingState === 'have-local-offer')
      this.#negotiation = connection.tape.waitFor('answer').then(() => {})
    connection.tape.follow((message) => {
      if (message.case === 'answer') this.#inTurn(() => this.#takeAnswer(message.value))
      if (message.case === 'offer') this.#inTurn(() => this.#takeOffer(message.value))
      if (message.case === 'trickle') this.#inTurn(() => this.#takeTrickle(message.value))
      if (message.case === 'mediaSectionsRequirement') this.#offerSections(message.value)
    })
  }

  /** Resolves when the connection that makes a participant ACTIVE is up, and data can come on it. */
  async connect(primary: 'publisher' | 'subscriber'): Promise<void> {
    if (primary === 'publisher' && this.#path === '/rtc') {
      this.data.useForReceiving(this.data.sending)
      await this.negotiate()
    }
    await Promise.all([this.#connections[primary], this.data.ready])
  }

  /** Offers what there is to send, and resolves when it has been answered. */
  negotiate(): Promise<void> {
    // An offer has to be answered before the next one is made.
    const step = () => this.#whileOpen(() => this.#offerOnce())
    this.#negotiation = this.#negotiation.then(step, step)
    return this.#negotiation
  }

  /** A new section that sends silence; the message that announces it goes before or after. */
  addAudio(cid = `track-${randomUUID()}`): string {
    const track = new MediaStreamTrack({ kind: 'audio' })
    const { sender } = this.#publisher.addTransceiver(track, {
      direction: 'sendonly',
      // By its name in the description it is matched with its announcement.
      streams: [new MediaStream({ id: cid })],
    })
    this.#senders.set(cid, sender)
    let frames = 0
    this.#timers.push(
      setInterval(() => {
        frames++
        const header = new RtpHeader({
          payloadType: 111,
          sequenceNumber: frames & 0xffff,
          timestamp: frames * SAMPLES_A_FRAME,
        })
        track.writeRtp(new RtpPacket(header, SILENCE))
      }, FRAME_MS),
    )
    return cid
  }

  /** What follows is an offer without it. */
  removeAudio(cid: string): void {
    const sender = this.#senders.get(cid)
    if (sender === undefined) throw new Error(`nothing of the name ${cid} is sent`)
    this.#publisher.removeTrack(sender)
  }

  /** Resolves with the next packet of that track. */
  async hears(trackSid: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const listen = (section: string) => {
      if (this.sections.get(trackSid) === section) resolve()
    }
    this.#packetListeners.add(listen)
    await promise
    this.#packetListeners.delete(listen)
  }

  /** Resolves when the server has stopped to carry that track in any section. */
  async losesSection(trackSid: string): Promise<void> {
    while (this.sections.has(trackSid)) await this.#nextDescription()
  }

  /** Resolves when some packets' worth of time has passed without one of that track. */
  async hearsNothing(trackSid: string): Promise<void> {
    for (;;) {
      const packet = this.hears(trackSid).then(() => 'packet' as const)
      if ((await Promise.race([packet, pause(SILENCE_MS)])) !== 'packet') return
    }
  }

  async sendData(packet: DataPacket, how: 'reliable' | 'lossy' = 'reliable'): Promise<void> {
    // On /rtc the connection for sending is made when it is first needed.
    if (this.#path === '/rtc' && this.#offersMade === 0) await this.negotiate()
    await this.data.send(packet, how)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers.splice(0)) clearInterval(timer)
    await Promise.all([this.#publisher.close(), this.#subscriber.close()])
  }

  #peer(target: SignalTarget): RTCPeerConnection {
    const peer = new RTCPeerConnection({
      iceServers: [],
      bundlePolicy: 'max-bundle',
      iceUseIpv6: false,
      iceAdditionalHostAddresses: ['127.0.0.1'],
      codecs: {
        audio: [
          new RTCRtpCodecParameters({
            mimeType: 'audio/opus',
            clockRate: 48_000,
            channels: 2,
            payloadType: 111,
          }),
        ],
        video: [],
      },
    })
    peer.onIceCandidate.subscribe((candidate) => {
      if (candidate === undefined) return
      const value = new TrickleRequest({
        candidateInit: JSON.stringify(candidate.toJSON()),
        target,
      })
      if (this.#connection === undefined) this.#held.push(value)
      else this.#connection.send({ case: 'trickle', value })
    })
    peer.onRemoteTransceiverAdded.subscribe((transceiver) =>
      transceiver.onTrack.subscribe((track) => this.#listenTo(track, () => transceiver.mid)),
    )
    peer.onTransceiverAdded.subscribe((transceiver) =>
      transceiver.onTrack.subscribe((track) => this.#listenTo(track, () => transceiver.mid)),
    )
    return peer
  }

  #listenTo(track: MediaStreamTrack, section: () => string | null): void {
    track.onReceiveRtp.subscribe(() => {
      for (const listen of [...this.#packetListeners]) listen(section() ?? '')
    })
  }

  async #offerOnce(): Promise<void> {
    const offer = await this.#describeOffer()
    const answered = this.#connection?.tape.next('answer', ({ id }) => id === offer.id)
    this.#connection?.send({ case: 'offer', value: offer })
    await answered
    await this.#turn
  }

  async #describeOffer(): Promise<SessionDescription> {
    await this.#publisher.setLocalDescription(await this.#publisher.createOffer())
    this.#offersMade++
    return new SessionDescription({
      type: 'offer',
      // As browsers name a track, whose id is what it was announced by; werift invents another.
      sdp: (this.#publisher.localDescription?.sdp ?? '').replace(/^(a=msid:(\S+)) \S+/gm, '$1 $2'),
      id: this.#offersMade,
    })
  }

  async #takeAnswer({ sdp, midToTrackId }: SessionDescription): Promise<void> {
    if (this.#path === '/rtc/v1')
      this.#carries(Object.entries(midToTrackId).filter(([section]) => isSentIn(sdp, section)))
    await this.#publisher.setRemoteDescription({ type: 'answer', sdp })
  }

  async #takeOffer({ sdp, id }: SessionDescription): Promise<void> {
    this.#carries(tracksIn(sdp))
    await this.#subscriber.setRemoteDescription({ type: 'offer', sdp })
    await this.#subscriber.setLocalDescription(await this.#subscriber.createAnswer())
    const answer = this.#subscriber.localDescription?.sdp ?? ''
    this.#connection?.send({
      case: 'answer',
      value: new SessionDescription({ type: 'answer', sdp: answer, id }),
    })
  }

  #carries(tracks: [section: string, trackSid: string][]): void {
    this.sections.clear()
    for (const [section, trackSid] of tracks) this.sections.set(trackSid, section)
    for (const wake of this.#waitingForDescription.splice(0)) wake()
  }

  #nextDescription(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waitingForDescription.push(resolve)
    return promise
  }

  async #takeTrickle({ candidateInit, target }: TrickleRequest): Promise<void> {
    const peer = target === SignalTarget.PUBLISHER ? this.#publisher : this.#subscriber
    await peer.addIceCandidate(JSON.parse(candidateInit))
  }

  #offerSections({ numAudios }: MediaSectionsRequirement): void {
    for (let i = 0; i < numAudios; i++)
      this.#publisher.addTransceiver('audio', { direction: 'recvonly' })
    // What goes wrong with it shows in what is not heard then.
    this.negotiate().catch(() => {})
  }

  /** One after the other, as they came. */
  #inTurn(work: () => Promise<void>): void {
    const step = () => this.#whileOpen(work)
    this.#turn = this.#turn.then(step, step)
  }

  /** What comes after the end, or ends with it, is nobody's concern. */
  async #whileOpen(work: () => Promise<void>): Promise<void> {
    if (this.#isClosed) return
    await work().catch((failure: unknown) => {
      if (!this.#isClosed) throw failure
    })
  }
}

function whenConnected(peer: RTCPeerConnection): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Nobody may be waiting for it.
  promise.catch(() => {})
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'connected') resolve()
    if (state === 'failed') reject(new Error('the peer connection failed'))
  })
  return promise
}

const isSentIn = (sdp: string, section: string): boolean =>
  sdp
    .split(/^(?=m=)/m)
    .some((part) => part.includes(`a=mid:${section}\r\n`) && /^a=(sendonly|sendrecv)/m.test(part))

/** Section and track, of a description that names its tracks by msid. */
function tracksIn(sdp: string): [string, string][] {
  return sdp.split(/^(?=m=)/m).flatMap((section): [string, string][] => {
    const mid = /^a=mid:(\S+)/m.exec(section)?.[1]
    const trackSid = /^a=msid:\S+ (TR_\S+)/m.exec(section)?.[1]
    const isSent = /^a=(sendonly|sendrecv)/m.test(section)
    return isSent && mid !== undefined && trackSid !== undefined ? [[mid, trackSid]] : []
  })
}
