import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDataChannels } from './werift.ts'

/** An INIT, as somebody begins an association: with a checksum that is wrong after any change. */
const INIT = Buffer.from('1388138800000000000000000100001412345678000100000400040000000001', 'hex')

it('no packet of somebody else does any harm, whatever is in it', async () => {
  let sent = 0
  const channels = openDataChannels({
    send: () => (sent += 1),
    onChannel: () => {},
    onMessage: () => {},
  })
  channels.start(5000)
  const anything = fc.asyncProperty(
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.tuple(fc.nat(INIT.length - 1), fc.nat(255)).map(([at, value]) => {
        const packet = Buffer.from(INIT)
        packet[at] = value
        return packet
      }),
    ),
    async (packet) => {
      channels.receive(packet)
      // What is thrown and caught by nobody ends a process, and this test with it.
      await new Promise((resolve) => setImmediate(resolve))
      return true
    },
  )
  expect((await fc.check(anything, { numRuns: 500 })).failed).toBe(false)
  expect(sent).toBeLessThan(500)
  channels.close()
})
