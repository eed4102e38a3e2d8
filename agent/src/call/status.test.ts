import { EventEmitter } from 'node:events'
import { type Room, RoomEvent } from '@livekit/rtc-node'
import { describe, expect, it } from 'vitest'
import { createStatus, TYPING_ONLY } from './status.ts'

/** A room in which telling fails so many times. */
function roomThatFails(times: number) {
  const told: Record<string, string>[] = []
  let failures = 0
  const localParticipant = {
    setAttributes: async (news: Record<string, string>) => {
      await Promise.resolve()
      failures += 1
      if (failures <= times) throw new Error('timeout')
      told.push(news)
    },
  }
  const room = Object.assign(new EventEmitter(), { localParticipant, isConnected: true })
  return { room: room as unknown as Room, told }
}

/** A room that shows what it is told, and whose answers never arrive. */
function roomWithoutAnswers() {
  const localParticipant = {
    attributes: {} as Record<string, string>,
    setAttributes(news: Record<string, string>) {
      setImmediate(() => {
        Object.assign(localParticipant.attributes, news)
        room.emit(RoomEvent.ParticipantAttributesChanged)
      })
      return new Promise(() => {})
    },
  }
  const room = Object.assign(new EventEmitter(), { localParticipant, isConnected: true })
  return room as unknown as Room
}

describe('what the screen is told', () => {
  it('is told again when it did not get through', async () => {
    const { room, told } = roomThatFails(2)
    await createStatus(room).show({ notice: 'Typing only.' })
    expect(told).toEqual([{ 'colloquy.notice': 'Typing only.' }])
  })
  it('has got through once the room shows it, also where its answer is lost', async () => {
    const room = roomWithoutAnswers()
    const status = createStatus(room)
    await status.show({ notice: 'One.', recording: 'on' })
    await status.show({ notice: '' })
    expect(room.localParticipant?.attributes).toEqual({
      'colloquy.notice': '',
      'colloquy.recording': 'on',
    })
    expect(room.listenerCount(RoomEvent.ParticipantAttributesChanged)).toBe(0)
  })
  it('is the newest, one after the other, and nothing twice', async () => {
    const { room, told } = roomThatFails(0)
    const status = createStatus(room)
    const first = status.show({ notice: 'One.' })
    await Promise.all([
      first,
      status.show({ notice: 'Two.' }),
      status.show({ listening: TYPING_ONLY }),
    ])
    await status.show({ notice: 'Two.' })
    await status.show({ notice: '' })
    expect(told).toEqual([
      { 'colloquy.notice': 'One.' },
      { 'colloquy.notice': 'Two.', 'colloquy.listening': JSON.stringify(TYPING_ONLY) },
      { 'colloquy.notice': '' },
    ])
  })
})
