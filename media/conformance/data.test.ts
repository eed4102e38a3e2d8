import {
  ChatMessage,
  DataPacket,
  DataStream_Header,
  DataStream_TextHeader,
  RpcRequest,
  Transcription,
  UserPacket,
} from '@livekit/protocol'
import { DataPacket_Kind, RoomServiceClient } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notWithLivekit } from './meant-differences.ts'
import { openTarget } from './open-target.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enter, enterWithMedia } from './raw/participant.ts'
import { httpOf, type Target } from './target.ts'

let target: Target
let service: RoomServiceClient
beforeAll(async () => {
  target = await openTarget()
  service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(() => target.stop())

const words = (text: string, more: Partial<DataPacket> = {}): DataPacket =>
  new DataPacket({
    value: {
      case: 'user',
      value: new UserPacket({ payload: new TextEncoder().encode(text), topic: 'talk' }),
    },
    ...more,
  })

const textIn = (packet: DataPacket): string | undefined =>
  packet.value.case === 'user' ? new TextDecoder().decode(packet.value.value.payload) : undefined

describe.each(PATHS)('data on %s', (path) => {
  const come = (room: string, identity: string, more: object = {}) =>
    enterWithMedia(target, { path, room, identity, ...more })

  it.each(['reliable', 'lossy'] as const)(
    'that is %s reaches the others on that channel',
    async (how) => {
      const room = aRoom()
      const ana = await come(room, 'ana')
      const ben = await come(room, 'ben')
      // Lossy is allowed to be lost: it is said until it is heard.
      const heard = ben.media.data.waitFor()
      const again = setInterval(() => void ana.media.sendData(words('hello'), how), 100)
      const { packet, how: came } = await heard.finally(() => clearInterval(again))
      expect([textIn(packet), came]).toEqual(['hello', how])
    },
  )

  it('says who sent it, whatever the sender claims', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const forged = words('it is me', { participantIdentity: 'carl', participantSid: 'PA_carl' })
    await ana.media.sendData(forged)
    const { packet } = await ben.media.data.waitFor()
    expect(packet).toMatchObject({ participantIdentity: 'ana', participantSid: ana.sid })
    // What older clients read.
    expect(packet.value.value).toMatchObject({
      participantIdentity: 'ana',
      participantSid: ana.sid,
      topic: 'talk',
    })
  })

  it('reaches those it is for, and not the others', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const carl = await come(room, 'carl')
    await ana.media.sendData(words('for ben', { destinationIdentities: ['ben'] }))
    await ana.media.sendData(words('for all'))
    for (const one of [ben, carl])
      await one.media.data.waitFor(({ packet }) => textIn(packet) === 'for all')
    const heardBy = (one: typeof ben) => one.media.data.received.map(({ packet }) => textIn(packet))
    expect(heardBy(ben)).toEqual(['for ben', 'for all'])
    expect(heardBy(carl)).toEqual(['for all'])
  })

  it('is never echoed to its sender, not even when it is for him', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    await ana.media.sendData(words('to myself', { destinationIdentities: ['ana', 'ben'] }))
    await ben.media.data.waitFor()
    await ben.media.sendData(words('an answer'))
    await ana.media.data.waitFor(({ packet }) => textIn(packet) === 'an answer')
    expect(ana.media.data.received.map(({ packet }) => textIn(packet))).toEqual(['an answer'])
  })

  it('arrives in order, once each, with the numbers that the sender gave', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const numbers = Array.from({ length: 50 }, (_, i) => i + 1)
    for (const sequence of numbers) await ana.media.sendData(words(`${sequence}`, { sequence }))
    await ben.media.data.waitFor(({ packet }) => packet.sequence === 50)
    expect(ben.media.data.received.map(({ packet }) => packet.sequence)).toEqual(numbers)
  })

  const comesToWhoConnects = async (sequence: number) => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await enter(target, { path, room, identity: 'ben' })
    await ana.media.sendData(words('welcome', { sequence }))
    await ana.roundTrip()
    await ben.connectMedia()
    return ben.media.data.waitFor(({ packet }) => textIn(packet) === 'welcome')
  }

  it('that is reliable is kept for who is still connecting', async () => {
    const { packet } = await comesToWhoConnects(1)
    expect(packet.sequence).toBe(1)
  })

  it('that is reliable but not numbered is kept for them as well', async ({ skip }) => {
    skip(...notWithLivekit('for who is still connecting'))
    const { packet } = await comesToWhoConnects(0)
    expect(packet.sequence).toBe(0)
  })

  it('is not doubled when a client that resumed sends it again', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    for (const sequence of [1, 2, 1, 2, 3])
      await ana.media.sendData(words(`${sequence}`, { sequence }))
    await ben.media.data.waitFor(({ packet }) => packet.sequence === 3)
    expect(ben.media.data.received.map(({ packet }) => packet.sequence)).toEqual([1, 2, 3])
  })

  it('of who may not send any goes nowhere', async () => {
    const room = aRoom()
    const mute = await come(room, 'mute', { grant: { canPublishData: false } })
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    await mute.media.sendData(words('let me speak'))
    await mute.roundTrip()
    await ana.media.sendData(words('hello'))
    await ben.media.data.waitFor(({ packet }) => textIn(packet) === 'hello')
    expect(ben.media.data.received).toHaveLength(1)
  })

  it('of somebody hidden says no name', async () => {
    const room = aRoom()
    const ben = await come(room, 'ben')
    const ghost = await come(room, 'ghost', { grant: { hidden: true } })
    await ghost.media.sendData(words('boo'))
    const { packet } = await ben.media.data.waitFor()
    expect(packet.participantIdentity).toBe('')
  })

  it('of every kind that clients speak in passes: chat, streams, remote calls', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const kinds: DataPacket['value'][] = [
      { case: 'chatMessage', value: new ChatMessage({ id: 'c', message: 'hi' }) },
      { case: 'streamHeader', value: new DataStream_Header({ streamId: 's', topic: 'lk.chat' }) },
      { case: 'rpcRequest', value: new RpcRequest({ id: 'r', method: 'greet' }) },
    ]
    for (const value of kinds) await ana.media.sendData(new DataPacket({ value }))
    await ben.media.data.waitFor(({ packet }) => packet.value.case === 'rpcRequest')
    expect(ben.media.data.received.map(({ packet }) => packet.value)).toEqual(kinds)
  })

  it('with a transcription passes from agents only', async () => {
    const room = aRoom()
    const ben = await come(room, 'ben')
    const ana = await come(room, 'ana')
    const coach = await come(room, 'coach', { kind: 'agent', grant: { agent: true } })
    const saying = (transcribedParticipantIdentity: string) =>
      new DataPacket({
        value: {
          case: 'transcription',
          value: new Transcription({ transcribedParticipantIdentity }),
        },
      })
    await ana.media.sendData(saying('from ana'))
    await ana.media.sendData(words('that was mine'))
    await ben.media.data.waitFor(({ packet }) => textIn(packet) === 'that was mine')
    await coach.media.sendData(saying('from coach'))
    const { packet } = await ben.media.data.waitFor(
      ({ packet }) => packet.value.case === 'transcription',
    )
    expect(packet.value.value).toMatchObject({ transcribedParticipantIdentity: 'from coach' })
  })

  it('lets an agent speak for somebody in a stream of text, and nobody else', async () => {
    const room = aRoom()
    const ben = await come(room, 'ben')
    const ana = await come(room, 'ana')
    const coach = await come(room, 'coach', { kind: 'agent', grant: { agent: true } })
    const header = (streamId: string) =>
      new DataPacket({
        participantIdentity: 'learner',
        value: {
          case: 'streamHeader',
          value: new DataStream_Header({
            streamId,
            contentHeader: { case: 'textHeader', value: new DataStream_TextHeader() },
          }),
        },
      })
    const arrived = (streamId: string) =>
      ben.media.data.waitFor(
        ({ packet: { value } }) =>
          value.case === 'streamHeader' && value.value.streamId === streamId,
      )
    await coach.media.sendData(header('by coach'))
    await ana.media.sendData(header('by ana'))
    const byCoach = (await arrived('by coach')).packet
    expect(byCoach.participantIdentity).toBe('learner')
    expect(byCoach.value.value).toMatchObject({ contentHeader: { value: { generated: true } } })
    const byAna = (await arrived('by ana')).packet
    expect(byAna.participantIdentity).toBe('ana')
    expect(byAna.value.value).toMatchObject({ contentHeader: { value: { generated: false } } })
  })

  it('is sent by the room service too, to all or to some', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const say = (text: string, destinationIdentities: string[]) =>
      service.sendData(room, new TextEncoder().encode(text), DataPacket_Kind.RELIABLE, {
        topic: 'house',
        destinationIdentities,
      })
    await say('for ben', ['ben'])
    await say('for all', [])
    for (const one of [ana, ben]) {
      const { packet } = await one.media.data.waitFor(({ packet }) => textIn(packet) === 'for all')
      expect(packet.participantIdentity).toBe('')
      expect(packet.value.value).toMatchObject({ topic: 'house' })
    }
    expect(ana.media.data.received).toHaveLength(1)
    expect(ben.media.data.received).toHaveLength(2)
  })
})
