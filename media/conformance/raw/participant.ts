import {
  AddTrackRequest,
  DisconnectReason,
  type JoinResponse,
  LeaveRequest,
  type ParticipantInfo,
  ParticipantInfo_State,
  type ParticipantUpdate,
  Ping,
  type SyncState,
  TrackInfo,
  TrackSource,
  TrackType,
} from '@livekit/protocol'
import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Target } from '../target.ts'
import { type Person, tokenFor } from '../tokens.ts'
import { Connection } from './connection.ts'
import { type Knock, urlFor } from './entrance.ts'
import { Media } from './media.ts'

export type Entrance = Person &
  Omit<Knock, 'token' | 'resuming'> & {
    token?: string
    /** Announces and offers a microphone in the request to join, which /rtc/v1 can. */
    speakingAs?: string
  }

const MICROPHONE = {
  name: 'microphone',
  type: TrackType.AUDIO,
  source: TrackSource.MICROPHONE,
}

type TrackWishes = NonNullable<ConstructorParameters<typeof AddTrackRequest>[0]>

let pings = 0

/** Every case has a room of its own. */
export const aRoom = (): string => `room-${randomUUID()}`

/** Somebody in a room of whom we see each message. Gone when the test is over. */
export class Participant {
  readonly connection: Connection
  readonly media: Media
  readonly join: JoinResponse
  readonly entrance: Entrance

  constructor(given: {
    connection: Connection
    media: Media
    join: JoinResponse
    entrance: Entrance
  }) {
    this.connection = given.connection
    this.media = given.media
    this.join = given.join
    this.entrance = given.entrance
  }

  get sid(): string {
    return this.join.participant?.sid ?? ''
  }

  get identity(): string {
    return this.entrance.identity
  }

  get tape() {
    return this.connection.tape
  }

  send(...message: Parameters<Connection['send']>): void {
    this.connection.send(...message)
  }

  /** The first word on that person that fits. */
  hearsOf(
    identity: string,
    matches: (info: ParticipantInfo) => boolean = () => true,
  ): Promise<ParticipantInfo> {
    const fits = (info: ParticipantInfo) => info.identity === identity && matches(info)
    return this.tape
      .waitFor('update', (update: ParticipantUpdate) => update.participants.some(fits))
      .then((update) => update.participants.find(fits) as ParticipantInfo)
  }

  /** Says what is going to be sent; resolves with what the server calls it. */
  async announce(track: TrackWishes & { cid: string }): Promise<TrackInfo> {
    const value = new AddTrackRequest({ ...MICROPHONE, ...track })
    const published = this.tape.next('trackPublished', ({ cid }) => cid === track.cid)
    this.send({ case: 'addTrack', value })
    return (await published).track ?? new TrackInfo()
  }

  /** Announced, offered and sending. */
  async publish(track: TrackWishes = {}): Promise<TrackInfo> {
    const cid = this.media.addAudio()
    const info = await this.announce({ cid, ...track })
    await this.media.negotiate()
    return info
  }

  /** For one who came without media: connects it now. */
  async connectMedia(): Promise<void> {
    onTestFinished(() => this.media.close())
    this.media.speakOver(this.connection)
    if (this.entrance.path === '/rtc/v1') await this.media.negotiate()
    await this.media.connect(primaryOf(this.join))
  }

  leave(reason = DisconnectReason.CLIENT_INITIATED): void {
    this.send({ case: 'leave', value: new LeaveRequest({ reason }) })
  }

  /** Comes back when all that was sent before has been worked off, and answered. */
  async roundTrip(): Promise<void> {
    const timestamp = BigInt(++pings)
    const answered = this.tape.next('pongResp', (pong) => pong.lastPingTimestamp === timestamp)
    this.send({ case: 'pingReq', value: new Ping({ timestamp }) })
    await answered
  }
}

/** Their token says it, and who says it again needs leave to. */
const UNSAID = { metadata: '', attributes: {} }

/** Signalling only: joined, and never ACTIVE. */
export async function enter(target: Target, entrance: Entrance): Promise<Participant> {
  const media = new Media(entrance.path)
  const token = entrance.token ?? (await tokenFor(target, entrance))
  const connection = await Connection.open(urlFor(target, { ...entrance, ...UNSAID, token }))
  onTestFinished(() => connection.close())
  const join = await connection.tape.waitFor('join')
  return new Participant({ connection, media, join, entrance })
}

/** With its peer connections up: what others see as ACTIVE. */
export async function enterWithMedia(target: Target, entrance: Entrance): Promise<Participant> {
  const media = new Media(entrance.path)
  onTestFinished(() => media.close())
  const token = entrance.token ?? (await tokenFor(target, entrance))
  const { speakingAs: cid } = entrance
  if (cid !== undefined) media.addAudio(cid)
  const publisherOffer = await media.firstOffer()
  const connection = await Connection.open(
    urlFor(target, {
      ...entrance,
      ...UNSAID,
      token,
      ...(cid === undefined ? {} : { addTracks: [new AddTrackRequest({ ...MICROPHONE, cid })] }),
      ...(publisherOffer === undefined ? {} : { publisherOffer }),
    }),
  )
  onTestFinished(() => connection.close())
  media.speakOver(connection)
  const join = await connection.tape.waitFor('join')
  const participant = new Participant({ connection, media, join, entrance })
  await media.connect(primaryOf(join))
  return participant
}

const primaryOf = ({ subscriberPrimary }: JoinResponse) =>
  subscriberPrimary ? 'subscriber' : 'publisher'

/** The track of that sid, as it stands there. */
export const trackOf = (info: ParticipantInfo, sid: string): TrackInfo | undefined =>
  info.tracks.find((track) => track.sid === sid)

export const isGone = ({ state }: ParticipantInfo): boolean =>
  state === ParticipantInfo_State.DISCONNECTED

export const isActive = ({ state }: ParticipantInfo): boolean =>
  state === ParticipantInfo_State.ACTIVE

/** A second connection for somebody whose first was lost. */
export async function resume(
  target: Target,
  lost: Participant,
  syncState?: SyncState,
): Promise<Connection> {
  const { entrance, sid } = lost
  const token = entrance.token ?? (await tokenFor(target, entrance))
  const connection = await Connection.open(
    urlFor(target, {
      path: entrance.path,
      token,
      resuming: { sid, ...(syncState === undefined ? {} : { syncState }) },
    }),
  )
  onTestFinished(() => connection.close())
  return connection
}
