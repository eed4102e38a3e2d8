import { gzipSync } from 'node:zlib'
import { JoinRequest, type SignalResponse, WrappedJoinRequest } from '@livekit/protocol'
import { readTarget } from '../../wire/targets.ts'
import { readJoinRequest } from '../../wire/join-requests.ts'
import { enter } from '../../session.ts'
import { bytesOf, type Choose, oneOf } from '../choose.ts'
import { damaged } from '../damage.ts'
import { openHouse, verifiedAs } from '../house.ts'
import { anyMessage } from '../messages.ts'
import { LISTENING_OFFER, OFFER } from '../offers.ts'
import type { Reader } from '../reader.ts'

/** What stands in the address of who joins: packed, unpacked, and packed so that it becomes far more. */
export const joinRequests = (): Reader => ({
  make: (choose) => Buffer.from(joinText(choose)),
  read: (input) =>
    readJoinRequest(new URLSearchParams({ join_request: input.toString('latin1') }), 'one') === null
      ? 'refused'
      : 'taken',
})

/** The whole address, by either door, and who comes in by it. */
export async function entrances(): Promise<Reader> {
  const house = await openHouse()
  return {
    make: (choose) => Buffer.from(makeTarget(choose)),
    async read(input) {
      const target = readTarget(input.toString('latin1'))
      const request = target?.path ? readJoinRequest(target.query, target.path) : null
      if (!target?.path || request === null) return 'refused'
      const link = {
        send: (response: SignalResponse) => [response.toBinary(), response.toJsonString()],
        heardAt: Date.now,
        close: () => {},
      }
      const verified = verifiedAs('somebody', 'the room')
      const session = enter(house, { verified, request, path: target.path, link })
      await new Promise((resolve) => setImmediate(resolve))
      const room = house.rooms.find('the room')
      if (room !== null) house.rooms.end(room, 0)
      return session === null ? 'refused' : 'taken'
    },
  }
}

const WORDS = ['audio', 'track', 'a', 'offer', 'answer', '{"is":"json"}', OFFER, LISTENING_OFFER]
/** What a request line can hold of it: 12 MB of nothing. */
const BOMB = gzipSync(Buffer.alloc(12 * 1024 * 1024))

function joinText(choose: Choose): string {
  const plain = Buffer.from(anyMessage(JoinRequest, choose, WORDS).toBinary())
  const kind = choose(20)
  const joinRequest = kind === 0 ? BOMB : kind < 6 ? gzipSync(maybeDamaged(plain, choose)) : plain
  const compression = choose(10) === 0 ? choose(3) : Number(kind < 6)
  const whole = new WrappedJoinRequest({
    compression,
    joinRequest: maybeDamaged(joinRequest, choose),
  })
  const text = Buffer.from(maybeDamaged(Buffer.from(whole.toBinary()), choose)).toString('base64')
  return maybeDamaged(Buffer.from(text.replaceAll('+', '-').replaceAll('/', '_')), choose).toString(
    'latin1',
  )
}

const maybeDamaged = (bytes: Buffer, choose: Choose): Buffer =>
  choose(4) === 0 ? damaged([bytes], choose) : bytes

const TARGETS = ['/rtc', '/rtc/v1', '/rtc/validate', '/', '//', '//[', 'http://[::1', '/%', '*', '']
const NUMBERS = ['16', '-1', '1.5', '1e10', 'NaN', '99999999999999999999', '']
const OLDER = ['reconnect', 'sid', 'auto_subscribe', 'sdk', 'protocol']

function makeTarget(choose: Choose): string {
  switch (choose(4)) {
    case 0:
      return oneOf(choose, TARGETS) + bytesOf(choose, choose(20)).toString('latin1')
    case 1:
      return `/rtc/v1?join_request=${encodeURIComponent(joinText(choose))}`
    default: {
      const older = Array.from({ length: choose(4) }, (): [string, string] => [
        oneOf(choose, OLDER),
        oneOf(choose, [...NUMBERS, '1', 'true', 'false']),
      ])
      const query = new URLSearchParams([['client_protocol', oneOf(choose, NUMBERS)], ...older])
      return maybeDamaged(Buffer.from(`/rtc?${query.toString()}`), choose).toString('latin1')
    }
  }
}
