import { AddTrackRequest, TrackSource, TrackType } from '@livekit/protocol'
import { expect, it } from 'vitest'
import { OPUS, VP8 } from '../peer/codecs.ts'
import type { Uplink } from '../peer/uplink.ts'
import { Publication } from './publication.ts'

const uplink = (kind: 'audio' | 'video'): Uplink => ({
  mid: '0',
  names: ['mine'],
  kind,
  codec: kind === 'audio' ? OPUS : VP8,
  wantKeyFrame: () => {},
  onPacket: () => false,
})

it('who announced a microphone shows no picture by its name', () => {
  const microphone = new Publication(
    new AddTrackRequest({ cid: 'mine', type: TrackType.AUDIO, source: TrackSource.MICROPHONE }),
  )
  expect(microphone.isCalled(uplink('video'))).toBe(false)
  expect(microphone.isCalled(uplink('audio'))).toBe(true)
})

it('of a picture everybody learns how large it is, and by what it is sent', () => {
  const camera = new Publication(
    new AddTrackRequest({ cid: 'mine', type: TrackType.VIDEO, width: 640, height: 360 }),
  )
  camera.start(uplink('video'))
  expect(camera.info).toMatchObject({ mimeType: 'video/VP8', width: 640, height: 360, mid: '0' })
})
