import { expect, it } from 'vitest'
import { permitted } from './permitted.ts'

const all = { canPublish: true, canPublishData: true, canPublishSources: [] }

it('nothing stands in the bar without a permission record', () => {
  expect(permitted(undefined)).toEqual({
    microphone: false,
    camera: false,
    screenShare: false,
    chat: false,
  })
})

it('who may not publish has no devices, whatever sources are named', () => {
  const permission = { ...all, canPublish: false, canPublishSources: [2] }
  expect(permitted(permission)).toMatchObject({ microphone: false, camera: false })
})

it('who may not send data has no chat', () => {
  expect(permitted({ ...all, canPublishData: false }).chat).toBe(false)
})

it('only the sources that are named are there: here the microphone alone', () => {
  expect(permitted({ ...all, canPublishSources: [2] })).toEqual({
    microphone: true,
    camera: false,
    screenShare: false,
    chat: true,
  })
})

it('all of them are there when none is named', () => {
  expect(permitted(all)).toEqual({ microphone: true, camera: true, screenShare: true, chat: true })
})
