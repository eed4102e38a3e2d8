import { Room, RoomEvent } from 'livekit-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellKeptBack } from './kept-back.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One whose engine has yet to say that it is done with beginning anew. */
function aRoom() {
  const room = new Room()
  const engine = { pendingReconnect: true }
  Object.assign(room, { engine })
  const told: string[] = []
  room.on(RoomEvent.RoomMetadataChanged, (metadata) => void told.push(metadata))
  const happens = (what: string) => room['emitWhenConnected'](RoomEvent.RoomMetadataChanged, what)
  return { room, engine, told, happens }
}

it('what happens just after a call began anew is told', () => {
  const { room, engine, told, happens } = aRoom()
  const stop = tellKeptBack(room)
  room.emit(RoomEvent.Reconnected)
  happens('a voice came')
  expect(told).toEqual([])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['a voice came'])
  happens('another came')
  engine.pendingReconnect = false
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['a voice came', 'another came'])
  stop()
})

it('what happens while it begins anew once more waits until it is back', () => {
  const { room, told, happens } = aRoom()
  const stop = tellKeptBack(room)
  room.emit(RoomEvent.Reconnected)
  room.emit(RoomEvent.Reconnecting)
  happens('a voice came')
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([])
  room.emit(RoomEvent.Reconnected)
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['a voice came'])
  stop()
})

it('nothing looks on once all is told, or the call is left', () => {
  const { room, engine } = aRoom()
  const stop = tellKeptBack(room)
  room.emit(RoomEvent.Reconnected)
  expect(vi.getTimerCount()).toBe(1)
  engine.pendingReconnect = false
  vi.advanceTimersByTime(100)
  expect(vi.getTimerCount()).toBe(0)
  room.emit(RoomEvent.Reconnected)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
