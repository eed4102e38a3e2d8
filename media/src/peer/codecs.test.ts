import { describe, expect, it } from 'vitest'
import type { Section } from '../sdp/read.ts'
import { H264, OPUS, publishedIn, takenSize, VP8 } from './codecs.ts'

const BASELINE = 'profile-level-id=42e01f;packetization-mode=1'

function section(
  kind: 'audio' | 'video',
  ...codecs: [type: number, name: string, parameters?: string][]
) {
  return {
    kind,
    formats: codecs.map(([type]) => `${type}`),
    codecs: codecs.map(([payloadType, name, parameters = null]) => ({
      payloadType,
      name,
      clockRate: kind === 'audio' ? 48_000 : 90_000,
      channels: kind === 'audio' ? 2 : 1,
      parameters,
    })),
    rids: [] as string[],
  } as unknown as Section
}

describe('nothing is published', () => {
  it.each([
    ['by what does not go through', section('video', [98, 'vp9'], [45, 'av1'])],
    [
      'in a profile that not all can draw',
      section('video', [99, 'h264', 'profile-level-id=640c1f;packetization-mode=1']),
    ],
    ['as a picture in a section for sound', section('audio', [96, 'vp8'])],
  ])('%s', (_, offered) => {
    expect(publishedIn(offered)).toBeNull()
  })
})

describe('it is published', () => {
  it('by the first that goes through, with the number that it was offered with', () => {
    const offered = section('video', [98, 'vp9'], [104, 'h264', BASELINE], [97, 'vp8'])
    expect(publishedIn(offered)).toMatchObject({ name: H264.name, payloadType: 104 })
    expect(publishedIn(section('audio', [63, 'red'], [112, 'opus']))).toEqual({
      ...OPUS,
      payloadType: 112,
    })
  })

  it('by what its publisher wishes, where that is offered', () => {
    const offered = section('video', [97, 'vp8'], [104, 'h264', BASELINE])
    expect(publishedIn(offered, 'h264')).toMatchObject({ name: H264.name })
    expect(publishedIn(offered, 'av1')).toMatchObject({ name: VP8.name })
  })
})

it.each([
  [['q', 'h', 'f'], 'f'],
  [['h', 'q'], 'h'],
  [['small', 'large'], 'large'],
  [[], null],
])('of the sizes %j the largest is taken', (rids, taken) => {
  expect(takenSize({ ...section('video'), rids })).toBe(taken)
})
