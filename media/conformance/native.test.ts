import {
  DisconnectReason,
  type Participant,
  type Room,
  RoomEvent,
  SimulateScenarioKind,
} from '@livekit/rtc-node'
import { RoomServiceClient } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comeNative, hearTone, sing, trackOf } from './native.ts'
import { openOlderDoor } from './older-door.ts'
import { openTarget } from './open-target.ts'
import { CLIENT_PATHS } from './raw/entrance.ts'
import { aRoom } from './raw/participant.ts'
import { httpOf, type Target } from './target.ts'

let target: Target
let olderDoor: Target
let service: RoomServiceClient
beforeAll(async () => {
  target = await openTarget()
  olderDoor = await openOlderDoor(target)
  service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(async () => {
  await olderDoor.stop()
  await target.stop()
})

const LOW_HERTZ = 440
const HIGH_HERTZ = 1000

function happens<Event extends RoomEvent>(room: Room, event: Event): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  room.once(event, () => resolve())
  return promise
}

describe.each(CLIENT_PATHS)('native clients on %s', (path) => {
  const come = (room: string, identity: string, more: object = {}) =>
    comeNative(path === '/rtc' ? olderDoor : target, { room, identity, ...more })

  const pair = async (): Promise<[Room, Room, string]> => {
    const room = aRoom()
    return [await come(room, 'ana'), await come(room, 'ben'), room]
  }

  it('hear each other, each the tone of the other', async () => {
    const [ana, ben] = await pair()
    await Promise.all([sing(ana, LOW_HERTZ), sing(ben, HIGH_HERTZ)])
    await Promise.all([
      trackOf(ben, 'ana').then((track) => hearTone(track, LOW_HERTZ)),
      trackOf(ana, 'ben').then((track) => hearTone(track, HIGH_HERTZ)),
    ])
  })

  it('learn that somebody has subscribed to them', async () => {
    const [ana] = await pair()
    const { publication } = await sing(ana, LOW_HERTZ)
    await publication.waitForSubscription()
  })

  it('see who speaks', async () => {
    const [ana, ben] = await pair()
    const { promise, resolve } = Promise.withResolvers<void>()
    ben.on(RoomEvent.ActiveSpeakersChanged, (speakers: Participant[]) => {
      if (speakers.some(({ identity }) => identity === 'ana')) resolve()
    })
    await sing(ana, LOW_HERTZ)
    await promise
  })

  it('hear somebody who came after another one had left', async () => {
    const [ana, ben, room] = await pair()
    await sing(ana, LOW_HERTZ)
    await hearTone(await trackOf(ben, 'ana'), LOW_HERTZ)
    const left = happens(ben, RoomEvent.ParticipantDisconnected)
    await ana.disconnect()
    await left
    const carl = await come(room, 'carl')
    await sing(carl, HIGH_HERTZ)
    await hearTone(await trackOf(ben, 'carl'), HIGH_HERTZ)
  })

  it('see a track go that is taken away', async () => {
    const [ana, ben] = await pair()
    const { publication, stop } = await sing(ana, LOW_HERTZ)
    await hearTone(await trackOf(ben, 'ana'), LOW_HERTZ)
    const gone = happens(ben, RoomEvent.TrackUnpublished)
    await stop()
    await ana.localParticipant?.unpublishTrack(publication.sid ?? '')
    await gone
    expect([...(ben.remoteParticipants.get('ana')?.trackPublications.values() ?? [])]).toEqual([])
  })

  it('chat', async () => {
    const [ana, ben] = await pair()
    const said = Promise.withResolvers<string>()
    ben.on(RoomEvent.ChatMessage, ({ message }, from) =>
      said.resolve(`${from?.identity}: ${message}`),
    )
    await ana.localParticipant?.sendChatMessage('how are you?')
    expect(await said.promise).toBe('ana: how are you?')
  })

  it('send each other data, texts and bytes', async () => {
    const [ana, ben] = await pair()
    const data = Promise.withResolvers<[string, string | undefined]>()
    ben.on(RoomEvent.DataReceived, (payload, participant) =>
      data.resolve([new TextDecoder().decode(payload), participant?.identity]),
    )
    const text = Promise.withResolvers<[string, string]>()
    ben.registerTextStreamHandler('talk', (reader, { identity }) => {
      void reader.readAll().then((whole) => text.resolve([whole, identity]))
    })
    const bytes = Promise.withResolvers<number>()
    ben.registerByteStreamHandler('file', (reader) => {
      void reader
        .readAll()
        .then((parts) => bytes.resolve(parts.reduce((sum, part) => sum + part.length, 0)))
    })
    await ana.localParticipant?.publishData(new TextEncoder().encode('hello'), { reliable: true })
    expect(await data.promise).toEqual(['hello', 'ana'])
    const long = 'a long text '.repeat(5000)
    await ana.localParticipant?.sendText(long, { topic: 'talk' })
    expect(await text.promise).toEqual([long, 'ana'])
    const writer = await ana.localParticipant?.streamBytes({ topic: 'file', name: 'file' })
    await writer?.write(new Uint8Array(100_000))
    await writer?.close()
    expect(await bytes.promise).toBe(100_000)
  })

  it('call each other', async () => {
    const [ana, ben] = await pair()
    ben.localParticipant?.registerRpcMethod(
      'greet',
      async ({ payload, callerIdentity }) => `${payload}, ${callerIdentity}`,
    )
    const call = { destinationIdentity: 'ben', method: 'greet', payload: 'good day' }
    expect(await ana.localParticipant?.performRpc(call)).toBe('good day, ana')
    await expect(ana.localParticipant?.performRpc({ ...call, method: 'nothing' })).rejects.toThrow(
      'Method not supported',
    )
  })

  it('see the attributes of each other change', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana', { grant: { canUpdateOwnMetadata: true } })
    const ben = await come(room, 'ben')
    const changed = happens(ben, RoomEvent.ParticipantAttributesChanged)
    await ana.localParticipant?.setAttributes({ mood: 'calm' })
    await changed
    expect(ben.remoteParticipants.get('ana')?.attributes).toMatchObject({ mood: 'calm' })
  })

  it('learn why they were sent away', async () => {
    const [ana, , room] = await pair()
    const { promise, resolve } = Promise.withResolvers<DisconnectReason>()
    ana.on(RoomEvent.Disconnected, resolve)
    await service.removeParticipant(room, 'ana')
    expect(await promise).toBe(DisconnectReason.PARTICIPANT_REMOVED)
  })

  it.each([
    ['the signal is lost', SimulateScenarioKind.SIMULATE_SIGNAL_RECONNECT],
    ['all is made anew', SimulateScenarioKind.SIMULATE_FULL_RECONNECT],
  ])('go on to hear each other when %s', async (_what, scenario) => {
    const [ana, ben] = await pair()
    await Promise.all([sing(ana, LOW_HERTZ), sing(ben, HIGH_HERTZ)])
    await hearTone(await trackOf(ben, 'ana'), LOW_HERTZ)
    const reconnected = happens(ana, RoomEvent.Reconnected)
    await ana.simulateScenario(scenario)
    await reconnected
    await Promise.all([
      trackOf(ben, 'ana').then((track) => hearTone(track, LOW_HERTZ)),
      trackOf(ana, 'ben').then((track) => hearTone(track, HIGH_HERTZ)),
    ])
  })
})
