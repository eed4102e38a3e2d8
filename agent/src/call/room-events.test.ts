import { Room } from '@livekit/rtc-node'
import { expect, it, vi } from 'vitest'
import { spareOfSound } from './room-events.ts'

type Inside = { onFfiEvent: (event: { message: { case: string } }) => unknown }

it('a room hears of what happens in it, and of no piece of sound of all calls', () => {
  const room = new Room()
  const inside = room as unknown as Inside
  const taken = vi.spyOn(inside, 'onFfiEvent').mockImplementation(() => {})
  spareOfSound(room)
  for (const what of ['captureAudioFrame', 'roomEvent', 'audioStreamEvent', 'rpcMethodInvocation'])
    inside.onFfiEvent({ message: { case: what } })
  expect(taken.mock.calls.map(([event]) => event.message.case)).toEqual([
    'roomEvent',
    'rpcMethodInvocation',
  ])
})
