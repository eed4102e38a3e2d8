import { isGenuine, readBindingRequest, writeBindingSuccess } from '../../transport/stun.ts'
import { damaged } from '../damage.ts'
import type { Reader } from '../reader.ts'
import { writeAttribute, writeCheck } from '../stun-checks.ts'

const PASSWORD = 'a password of 24 letters'
const SOURCES = ['192.0.2.1', 'fe80::1%eth0', '::ffff:192.0.2.1']

export function stun(): Reader {
  const check = { username: 'ours:theirs', password: PASSWORD }
  const genuine = [
    writeCheck(check),
    writeCheck({ ...check, isNomination: true }),
    writeCheck({ ...check, username: ':' }),
  ]
  const samples = [
    ...genuine,
    writeCheck({ ...check, password: 'another' }),
    Buffer.concat([...genuine.slice(1, 2), writeAttribute(0x0025, Buffer.alloc(0))]),
  ]
  return {
    make: (choose) => damaged(samples, choose),
    read(input) {
      const request = readBindingRequest(input)
      if (request === null || !isGenuine(input, PASSWORD)) return 'refused'
      if (!genuine.some((known) => isBehind(input, known)))
        throw new Error('a forged check was taken')
      for (const address of SOURCES) writeBindingSuccess(request, { address, port: 9 }, PASSWORD)
      return 'taken'
    },
  }
}

/** What follows the integrity is not covered by it, and so is the length in the header that counts it. */
const isBehind = (input: Buffer, known: Buffer): boolean =>
  input.subarray(4, known.length).equals(known.subarray(4)) && input[0] === 0 && input[1] === 1
