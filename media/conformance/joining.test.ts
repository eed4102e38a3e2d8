import { DisconnectReason, LeaveRequest_Action, ParticipantInfo_Kind } from '@livekit/protocol'
import { TokenVerifier } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enter, enterWithMedia, isActive, isGone } from './raw/participant.ts'
import type { Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.stop())

describe.each(PATHS)('joining on %s', (path) => {
  it('begins with join, with a ping interval above zero and a longer timeout', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    expect(ana.tape.messages[0]?.case).toBe('join')
    expect(ana.join.pingInterval).toBeGreaterThan(0)
    expect(ana.join.pingTimeout).toBeGreaterThan(ana.join.pingInterval)
  })

  it('tells the room: its sid, its name, when it was made, its timeouts and codecs', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana' })
    expect(ana.join.room).toMatchObject({
      sid: expect.stringMatching(/^RM_\w{6,}$/),
      name: room,
      metadata: '',
      activeRecording: false,
      emptyTimeout: 300,
      departureTimeout: 20,
    })
    expect(Number(ana.join.room?.creationTime)).toBeCloseTo(Date.now() / 1000, -2)
    expect(ana.join.room?.enabledCodecs.map(({ mime }) => mime)).toContain('audio/opus')
  })

  it('tells who one is: sid, and what the token says', async () => {
    const ana = await enter(target, {
      path,
      room: aRoom(),
      identity: 'ana',
      name: 'Ana of the North',
      metadata: 'some words',
      attributes: { language: 'en' },
    })
    expect(ana.join.participant).toMatchObject({
      sid: expect.stringMatching(/^PA_\w{6,}$/),
      identity: 'ana',
      name: 'Ana of the North',
      metadata: 'some words',
      attributes: { language: 'en' },
      tracks: [],
      kind: ParticipantInfo_Kind.STANDARD,
    })
    expect(Number(ana.join.participant?.joinedAt)).toBeCloseTo(Date.now() / 1000, -2)
  })

  it('tells what one may do: everything that the token does not forbid', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana' })
    expect(ana.join.participant?.permission).toMatchObject({
      canSubscribe: true,
      canPublish: true,
      canPublishData: true,
      canUpdateMetadata: false,
      hidden: false,
    })
    const ben = await enter(target, {
      path,
      room,
      identity: 'ben',
      grant: { canPublish: false, canSubscribe: false, canPublishData: false },
    })
    expect(ben.join.participant?.permission).toMatchObject({
      canSubscribe: false,
      canPublish: false,
      canPublishData: false,
    })
  })

  it('says that the server offers first on two connections, and the client on one', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    expect(ana.join.subscriberPrimary).toBe(path === '/rtc')
  })

  it('lets people publish at once, in Opus', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    expect(ana.join.fastPublish).toBe(true)
    expect(ana.join.enabledPublishCodecs.map(({ mime }) => mime)).toContain('audio/opus')
  })

  it('says which server it is', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    expect(ana.join.serverVersion).not.toBe('')
    expect(ana.join.serverInfo?.version).toBe(ana.join.serverVersion)
    expect(ana.join.serverInfo?.protocol).toBeGreaterThanOrEqual(16)
    expect(ana.join.serverInfo?.nodeId).not.toBe('')
  })

  it('gives a new token soon after, for the same person and room', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana', name: 'Ana', metadata: 'words' })
    const refreshed = await ana.tape.waitFor('refreshToken')
    const claims = await new TokenVerifier(target.apiKey, target.apiSecret).verify(refreshed)
    expect(claims).toMatchObject({
      sub: 'ana',
      name: 'Ana',
      metadata: 'words',
      video: { room, roomJoin: true },
    })
  })

  it('tells who is there already, and not oneself', async () => {
    const room = aRoom()
    await enter(target, { path, room, identity: 'ana', name: 'Ana', attributes: { seat: '1' } })
    const ben = await enter(target, { path, room, identity: 'ben' })
    expect(ben.join.otherParticipants).toHaveLength(1)
    expect(ben.join.otherParticipants[0]).toMatchObject({
      identity: 'ana',
      name: 'Ana',
      attributes: { seat: '1' },
    })
  })

  it('tells those who are there of a newcomer, with the protocol that the newcomer speaks', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana' })
    const ben = await enter(target, { path, room, identity: 'ben', clientProtocol: 1 })
    expect(await ana.hearsOf('ben')).toMatchObject({ sid: ben.sid, clientProtocol: 1 })
  })

  it('tells the others when the media of somebody is connected: ACTIVE', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    expect((await ana.hearsOf('ben', isActive)).sid).toBe(ben.sid)
  })

  it('raises the version of a person with what changes, and tells them in order', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await ana.hearsOf('ben', isActive)
    ben.leave()
    await ana.hearsOf('ben', isGone)
    const versions = ana.tape
      .all('update')
      .flatMap((update) => update.participants)
      .filter(({ identity }) => identity === 'ben')
      .map(({ version }) => version)
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect(versions.at(-1)).toBeGreaterThan(versions[0] ?? 0)
  })

  it('does not tell of hidden people, who see the others all the same', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ghost = await enterWithMedia(target, {
      path,
      room,
      identity: 'ghost',
      grant: { hidden: true },
    })
    expect(ghost.join.otherParticipants.map(({ identity }) => identity)).toEqual(['ana'])
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    expect(ben.join.otherParticipants.map(({ identity }) => identity)).toEqual(['ana'])
    await ana.hearsOf('ben', isActive)
    await ghost.hearsOf('ben', isActive)
    expect(ana.tape.all('update').flatMap(namesIn)).not.toContain('ghost')
  })

  it('says that an agent is one', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana' })
    const agent = await enter(target, {
      path,
      room,
      identity: 'coach',
      kind: 'agent',
      grant: { agent: true },
    })
    expect(agent.join.participant?.kind).toBe(ParticipantInfo_Kind.AGENT)
    expect((await ana.hearsOf('coach')).kind).toBe(ParticipantInfo_Kind.AGENT)
  })

  it('lets one of the same identity in, and sends the other away: DUPLICATE_IDENTITY', async () => {
    const room = aRoom()
    const first = await enter(target, { path, room, identity: 'ana' })
    const second = await enter(target, { path, room, identity: 'ana' })
    expect(await first.tape.waitFor('leave')).toMatchObject({
      reason: DisconnectReason.DUPLICATE_IDENTITY,
      action: LeaveRequest_Action.DISCONNECT,
    })
    await first.connection.closed
    expect(second.sid).not.toBe(first.sid)
    const ben = await enter(target, { path, room, identity: 'ben' })
    expect(ben.join.otherParticipants.map(({ sid }) => sid)).toEqual([second.sid])
  })

  it('tells the others that somebody has left, and closes the connection of who left', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    ben.leave()
    expect(await ana.hearsOf('ben', isGone)).toMatchObject({
      sid: ben.sid,
      disconnectReason: DisconnectReason.CLIENT_INITIATED,
    })
    await ben.connection.closed
    const carl = await enter(target, { path, room, identity: 'carl' })
    expect(carl.join.otherParticipants.map(({ identity }) => identity)).toEqual(['ana'])
  })
})

const namesIn = (update: { participants: { identity: string }[] }) =>
  update.participants.map(({ identity }) => identity)
