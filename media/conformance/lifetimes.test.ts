import { RoomServiceClient } from 'livekit-server-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { aRoom, enter, enterWithMedia, isGone } from './raw/participant.ts'
import { httpOf, type Target } from './target.ts'
import { openWebhookInbox, type WebhookInbox } from './webhook-inbox.ts'

let inbox: WebhookInbox
let target: Target
let service: RoomServiceClient
beforeAll(async () => {
  inbox = await openWebhookInbox()
  target = await openTarget({ webhook: inbox.url })
  service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(async () => {
  await target.stop()
  await inbox.stop()
})

const told = (room: string, name: string) =>
  inbox.waitFor(({ event, room: about }) => event === name && about?.name === room)

it('a room tells its story by webhooks that are signed: from its start to its end', async () => {
  const room = aRoom()
  const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
  const track = await ana.publish()
  await told(room, 'track_published')
  ana.leave()
  await told(room, 'participant_left')
  await service.deleteRoom(room)
  await told(room, 'room_finished')
  const story = inbox.ofRoom(room)
  const about = (name: string) => story.find(({ event }) => event === name)
  expect(story.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      'room_started',
      'participant_joined',
      'track_published',
      'track_unpublished',
      'participant_left',
      'room_finished',
    ]),
  )
  const order = story.map(({ event }) => event)
  expect(order.indexOf('participant_joined')).toBeLessThan(order.indexOf('track_published'))
  expect(order.indexOf('track_published')).toBeLessThan(order.indexOf('participant_left'))
  expect(about('participant_joined')?.participant).toMatchObject({ identity: 'ana', sid: ana.sid })
  expect(about('track_published')?.track?.sid).toBe(track.sid)
  expect(about('participant_left')?.participant).toMatchObject({ identity: 'ana', sid: ana.sid })
  for (const { id, createdAt, room: named } of story) {
    expect(id).toMatch(/^EV_/)
    expect(Number(createdAt)).toBeGreaterThan(0)
    expect(named?.sid).toBe(ana.join.room?.sid)
  }
  expect(new Set(story.map(({ id }) => id)).size).toBe(story.length)
  expect(inbox.refused).toEqual([])
})

it('says joined of who has connected, not of who only knocked', async () => {
  const room = aRoom()
  const knocker = await enter(target, { path: '/rtc/v1', room, identity: 'knocker' })
  const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
  await told(room, 'participant_joined')
  const joined = inbox.ofRoom(room).filter(({ event }) => event === 'participant_joined')
  expect(joined.map(({ participant }) => participant?.sid)).toEqual([ana.sid])
  knocker.leave()
  const aborted = await told(room, 'participant_connection_aborted')
  expect(aborted.participant?.sid).toBe(knocker.sid)
})

it('a room that nobody comes to ends after its empty timeout', async () => {
  const room = aRoom()
  await service.createRoom({ name: room, emptyTimeout: 1 })
  await told(room, 'room_finished')
  expect(await service.listRooms([room])).toEqual([])
})

it('a room that everybody has left ends after its departure timeout', async () => {
  const room = aRoom()
  await service.createRoom({ name: room, emptyTimeout: 300, departureTimeout: 1 })
  const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
  ana.leave()
  await told(room, 'room_finished')
  expect(await service.listRooms([room])).toEqual([])
})

it('a room lives on while somebody is there, whatever its timeouts', async () => {
  const room = aRoom()
  await service.createRoom({ name: room, emptyTimeout: 1, departureTimeout: 1 })
  const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
  const other = aRoom()
  await service.createRoom({ name: other, emptyTimeout: 2 })
  await told(other, 'room_finished')
  await ana.roundTrip()
  expect(await service.listRooms([room])).toHaveLength(1)
})

it('somebody whose network went away is gone after a while', async () => {
  const room = aRoom()
  const ana = await enter(target, { path: '/rtc/v1', room, identity: 'ana' })
  const ben = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ben' })
  expect(ben.join.otherParticipants.map(({ identity }) => identity)).toEqual(['ana'])
  // Without media there is nothing to resume.
  ana.connection.drop()
  await ben.hearsOf('ana', isGone)
})
