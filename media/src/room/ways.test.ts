import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Candidate } from '../transport/ice.ts'
import type { Participant } from './participant.ts'
import { Ways } from './ways.ts'

const OVER_UDP: Candidate = { protocol: 'udp', address: '127.0.0.1', port: 1 }
const OVER_TCP: Candidate = { protocol: 'tcp', address: '127.0.0.1', port: 2 }
const BOTH = [OVER_UDP, OVER_TCP]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const ana = () => ({ identity: 'ana', mediaTriedAt: Date.now() }) as Participant
const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

it('everybody is told of every way', () => {
  expect(new Ways().among(BOTH, 'ana')).toEqual(BOTH)
})

it('whose media failed soon is told of TCP alone, and nobody else is', () => {
  const ways = new Ways()
  ways.failed(ana())
  expect(ways.among(BOTH, 'ana')).toEqual([OVER_TCP])
  expect(ways.among(BOTH, 'ben')).toEqual(BOTH)
})

it('whose media failed over TCP alone as well is told of every way again', () => {
  const ways = new Ways()
  const participant = ana()
  ways.failed(participant)
  minutesLater(1)
  ways.failed(participant)
  expect(ways.among(BOTH, 'ana')).toEqual(BOTH)
})

it('media that lasted fails for other reasons than its way', () => {
  const ways = new Ways()
  const participant = ana()
  minutesLater(10)
  ways.failed(participant)
  expect(ways.among(BOTH, 'ana')).toEqual(BOTH)
})

it('but not when what was tried next fails soon', () => {
  const ways = new Ways()
  const participant = ana()
  minutesLater(10)
  ways.failed(participant)
  minutesLater(1)
  ways.failed(participant)
  expect(ways.among(BOTH, 'ana')).toEqual([OVER_TCP])
})

it('a server without TCP goes on to name what it has', () => {
  const ways = new Ways()
  ways.failed(ana())
  expect(ways.among([OVER_UDP], 'ana')).toEqual([OVER_UDP])
})
