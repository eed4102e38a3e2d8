import {
  DataPacket,
  DisconnectReason,
  LeaveRequest_Action,
  ParticipantInfo_State,
  SimulateScenario,
  SyncState,
  TrackInfo,
  TrackPublishedResponse,
  UserPacket,
} from '@livekit/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notWithLivekit } from './meant-differences.ts'
import { openTarget } from './open-target.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enterWithMedia, isGone, resume } from './raw/participant.ts'
import type { Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.stop())

const word = (sequence: number) =>
  new DataPacket({
    sequence,
    value: { case: 'user', value: new UserPacket({ payload: Uint8Array.of(sequence) }) },
  })

describe.each(PATHS)('coming back on %s', (path) => {
  const come = (room: string, identity: string, more: object = {}) =>
    enterWithMedia(target, { path, room, identity, ...more })

  it('begins with reconnect, then everybody in the room, oneself too, then the room', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    await come(room, 'ben')
    await ana.hearsOf('ben')
    ana.connection.drop()
    const tape = (await resume(target, ana)).tape
    const update = await tape.waitFor('update', ({ participants }) => participants.length > 1)
    await tape.waitFor('roomUpdate', (one) => one.room?.name === room)
    expect(tape.messages[0]?.case).toBe('reconnect')
    expect(tape.indexOf('update')).toBeLessThan(tape.indexOf('roomUpdate'))
    expect(update.participants.map(({ identity }) => identity).sort()).toEqual(['ana', 'ben'])
    expect(update.participants.find(({ identity }) => identity === 'ana')?.sid).toBe(ana.sid)
  })

  it('tells which server it is, and the number of the last word that arrived', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    for (const sequence of [1, 2, 3]) await ana.media.sendData(word(sequence))
    await ben.media.data.waitFor(({ packet }) => packet.sequence === 3)
    ana.connection.drop()
    const back = await resume(target, ana)
    const { lastMessageSeq, serverInfo } = await back.tape.waitFor('reconnect')
    expect(lastMessageSeq).toBe(3)
    expect(serverInfo?.version).toBe(ana.join.serverVersion)
  })

  it('is not noticed by the others', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    ana.connection.drop()
    const back = await resume(target, ana)
    await back.tape.waitFor('roomUpdate')
    await ben.roundTrip()
    const told = ben.tape.all('update').flatMap(({ participants }) => participants)
    expect(told.filter(({ identity }) => identity === 'ana').some(isGone)).toBe(false)
  })

  it('loses no data and doubles none, whatever is sent in the meantime', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    await ana.media.sendData(word(1))
    ana.connection.drop()
    await ana.media.sendData(word(2))
    const back = await resume(target, ana)
    const { lastMessageSeq } = await back.tape.waitFor('reconnect')
    // As clients do: what the server may not have got is said again.
    for (const sequence of [1, 2, 3])
      if (sequence > lastMessageSeq) await ana.media.sendData(word(sequence))
    await ben.media.data.waitFor(({ packet }) => packet.sequence === 3)
    expect(ben.media.data.received.map(({ packet }) => packet.sequence)).toEqual([1, 2, 3])
  })

  it('is possible while the old connection still seems to be there, which is closed then', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const back = await resume(target, ana)
    await back.tape.waitFor('reconnect')
    await ana.connection.closed
  })

  it('of somebody who is not there ends with leave: STATE_MISMATCH, RECONNECT', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    await come(room, 'ben')
    ana.leave()
    await ana.connection.closed
    const back = await resume(target, ana)
    expect(await back.tape.waitFor('leave')).toMatchObject({
      reason: DisconnectReason.STATE_MISMATCH,
      action: LeaveRequest_Action.RECONNECT,
    })
    expect(back.tape.messages[0]?.case).toBe('leave')
    await back.closed
  })

  it('with a track that the server does not have ends the same way', async () => {
    const ana = await come(aRoom(), 'ana')
    ana.connection.drop()
    const back = await resume(target, ana)
    await back.tape.waitFor('reconnect')
    back.send({
      case: 'syncState',
      value: new SyncState({
        publishTracks: [
          new TrackPublishedResponse({ cid: 'mine', track: new TrackInfo({ sid: 'TR_gone' }) }),
        ],
      }),
    })
    expect(await back.tape.waitFor('leave')).toMatchObject({
      reason: DisconnectReason.STATE_MISMATCH,
      action: LeaveRequest_Action.RECONNECT,
    })
  })

  it('as somebody new, after a loss, replaces who one was', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    ana.connection.drop()
    const again = await come(room, 'ana')
    expect(again.sid).not.toBe(ana.sid)
    expect(await ben.hearsOf('ana', ({ sid }) => sid === again.sid)).toMatchObject({
      identity: 'ana',
    })
    const carl = await come(room, 'carl')
    const there = carl.join.otherParticipants.filter(({ identity }) => identity === 'ana')
    expect(there.map(({ sid }) => sid)).toEqual([again.sid])
  })
})

describe.each(PATHS)('what clients rehearse on %s', (path) => {
  const rehearse = async (scenario: SimulateScenario['scenario']) => {
    const room = aRoom()
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    await ben.hearsOf('ana')
    ana.send({ case: 'simulate', value: new SimulateScenario({ scenario }) })
    return { ana, ben }
  }

  it('a speaker: loud, and then silent', async () => {
    // Told to oneself, and to those who listen, of whom there are none here.
    const { ana } = await rehearse({ case: 'speakerUpdate', value: 1 })
    for (const active of [true, false])
      await ana.tape.waitFor('speakersChanged', ({ speakers }) =>
        speakers.some((one) => one.sid === ana.sid && one.active === active),
      )
  })

  it('a server that lets go: leave with SERVER_SHUTDOWN, and the others are told', async () => {
    const { ana, ben } = await rehearse({ case: 'serverLeave', value: true })
    expect((await ana.tape.waitFor('leave')).reason).toBe(DisconnectReason.SERVER_SHUTDOWN)
    await ana.connection.closed
    await ben.hearsOf('ana', isGone)
  })

  it('a server that dies: the connection ends without a word', async () => {
    const { ana } = await rehearse({ case: 'nodeFailure', value: true })
    await ana.connection.closed
    expect(ana.tape.all('leave')).toEqual([])
    const back = await resume(target, ana)
    expect(await back.tape.waitFor('leave')).toMatchObject({
      reason: DisconnectReason.STATE_MISMATCH,
      action: LeaveRequest_Action.RECONNECT,
    })
  })

  it('a signal that is lost again right after a resume', async () => {
    const { ana } = await rehearse({ case: 'disconnectSignalOnResume', value: true })
    await ana.roundTrip()
    ana.connection.drop()
    const first = await resume(target, ana)
    await first.tape.waitFor('reconnect')
    await first.closed
    const second = await resume(target, ana)
    await second.tape.waitFor('reconnect')
  })

  it('a full reconnect that the server asks for', async ({ skip }) => {
    skip(...notWithLivekit('full reconnect on request'))
    const { ana } = await rehearse({ case: 'leaveRequestFullReconnect', value: true })
    expect(await ana.tape.waitFor('leave')).toMatchObject({
      action: LeaveRequest_Action.RECONNECT,
    })
  })
})

it('ACTIVE stays ACTIVE over a resume', async () => {
  const room = aRoom()
  const ana = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ana' })
  ana.connection.drop()
  const back = await resume(target, ana)
  const { participants } = await back.tape.waitFor('update')
  expect(participants.map(({ state }) => state)).toEqual([ParticipantInfo_State.ACTIVE])
})
