import { describe, expect, it } from 'vitest'
import { BadSettings, readSettings } from './settings.ts'

const read = (...args: string[]) => readSettings(['--keys', 'key:secret', ...args])

describe('settings are refused', () => {
  it.each([
    [
      'that leave no way for media',
      ['--udp-ports', 'off', '--tcp-port', 'off'],
      /cannot both be off/,
    ],
    ['with a TCP port that is none', ['--tcp-port', '70000'], /--tcp-port must be a number/],
    ['with a TCP port that is a word', ['--tcp-port', 'on'], /--tcp-port must be a number/],
    ['with UDP ports upside down', ['--udp-ports', '9-1'], /from the lower to the higher/],
  ])('%s', (_, args, words) => {
    expect(() => read(...args)).toThrow(BadSettings)
    expect(() => read(...args)).toThrow(words)
  })
})

describe('media comes', () => {
  it('over any UDP port and any TCP port, on this machine alone', () => {
    expect(read().media).toEqual({
      bindAddress: '127.0.0.1',
      advertisedAddresses: ['127.0.0.1'],
      udpPorts: [0, 0],
      tcpPort: 0,
    })
  })

  it.each([
    [
      ['--udp-ports', '50000-50010', '--tcp-port', '50000'],
      { udpPorts: [50000, 50010], tcpPort: 50000 },
    ],
    [['--udp-ports', 'off'], { udpPorts: null, tcpPort: 0 }],
    [['--tcp-port', 'off'], { udpPorts: [0, 0], tcpPort: null }],
  ])('as it is said: %j', (args, media) => {
    expect(read(...args).media).toMatchObject(media)
  })
})
