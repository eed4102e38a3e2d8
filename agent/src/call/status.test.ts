import type { Room } from '@livekit/rtc-node'
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
  return { room: { localParticipant, isConnected: true } as unknown as Room, told }
}

describe('what the screen is told', () => {
  it('is told again when it did not get through', async () => {
    const { room, told } = roomThatFails(2)
    await createStatus(room).show({ notice: 'Typing only.' })
    expect(told).toEqual([{ 'colloquy.notice': 'Typing only.' }])
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
