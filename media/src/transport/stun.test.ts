import { describe, expect, it } from 'vitest'
import { type Check, writeAttribute, writeCheck } from '../fuzz/stun-checks.ts'
import { isGenuine, readBindingRequest, writeBindingSuccess } from './stun.ts'

const PASSWORD = 'a password of 24 letters'

const bindingRequest = (wish: Partial<Check> = {}): Buffer =>
  writeCheck({ username: 'ours:theirs', password: PASSWORD, ...wish })

describe('a check', () => {
  it('made with another password is not genuine', () => {
    expect(isGenuine(bindingRequest({ password: 'another' }), PASSWORD)).toBe(false)
  })

  it('that was changed on the way is not genuine', () => {
    const datagram = bindingRequest()
    datagram[25] = (datagram[25] ?? 0) ^ 1
    expect(isGenuine(datagram, PASSWORD)).toBe(false)
  })

  it('without integrity is not genuine', () => {
    expect(isGenuine(bindingRequest().subarray(0, -24), PASSWORD)).toBe(false)
  })

  it('is read as it was written', () => {
    const datagram = bindingRequest({ username: 'abcde:fgh', isNomination: true })
    expect(readBindingRequest(datagram)).toMatchObject({
      username: 'abcde:fgh',
      isNomination: true,
    })
    expect(isGenuine(datagram, PASSWORD)).toBe(true)
  })

  it('nominates nothing with what stands behind its integrity', () => {
    const datagram = Buffer.concat([bindingRequest(), writeAttribute(0x0025, Buffer.alloc(0))])
    datagram.writeUInt16BE(datagram.length - 20, 2)
    expect(readBindingRequest(datagram)).toMatchObject({ isNomination: false })
  })
})

it('answers with the address that the check came from, signed, with a checksum', () => {
  const request = readBindingRequest(bindingRequest())
  expect(request).not.toBeNull()
  if (request === null) return
  const answer = writeBindingSuccess(request, { address: '192.0.2.1', port: 32853 }, PASSWORD)
  expect(answer.readUInt16BE(0)).toBe(0x0101)
  expect(answer.subarray(8, 20)).toEqual(request.transactionId)
  // Of RFC 5769: 192.0.2.1 and 32853, hidden behind the magic number.
  expect(answer.subarray(24, 32).toString('hex')).toBe('0001a147e112a643')
  expect(isGenuine(answer, PASSWORD)).toBe(true)
})
