import { describe, expect, it } from 'vitest'
import { createNewcomers } from './newcomers.ts'

const limits = { most: 4, mostOfOneAddress: 2 }
const from = (address: string) => ({ address })

describe('for a newcomer', () => {
  it('nobody has to go while there is place', () => {
    const newcomers = createNewcomers(limits)
    expect(newcomers.add(from('a'))).toBeNull()
    expect(newcomers.add(from('a'))).toBeNull()
  })

  it('the oldest of the same address has to go when there are too many of it', () => {
    const newcomers = createNewcomers(limits)
    const [other, first] = [from('b'), from('a')]
    for (const newcomer of [other, first, from('a')]) newcomers.add(newcomer)
    expect(newcomers.add(from('a'))).toBe(first)
    expect(newcomers.has(first)).toBe(false)
    expect(newcomers.count()).toBe(3)
  })

  it('the oldest of all has to go when there are too many in all', () => {
    const newcomers = createNewcomers(limits)
    const first = from('a')
    for (const newcomer of [first, from('b'), from('c'), from('d')]) newcomers.add(newcomer)
    expect(newcomers.add(from('e'))).toBe(first)
    expect([...newcomers.all()].map(({ address }) => address)).toEqual(['b', 'c', 'd', 'e'])
  })

  it('there is place again when another has left', () => {
    const newcomers = createNewcomers(limits)
    const first = from('a')
    for (const newcomer of [first, from('a')]) newcomers.add(newcomer)
    newcomers.remove(first)
    expect(newcomers.add(from('a'))).toBeNull()
  })
})
