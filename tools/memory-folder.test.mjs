import { expect, it } from 'vitest'
import { findMemoryFolder } from './memory-folder.mjs'

const freeBytes = () => 8 * 1024 ** 3
const mounts = (/** @type {string} */ options) =>
  `/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`

it('nothing is kept in memory where there is little of it', () => {
  const folder = findMemoryFolder({ mounts: mounts('rw'), freeBytes: () => 64 * 1024 ** 2 })
  expect(folder).toBeNull()
})

it.each([
  ['nothing can be run there', mounts('rw,nosuid,noexec')],
  ['nothing can be written there', mounts('ro')],
  ['it is a disk', '/dev/vda /dev/shm ext4 rw 0 0\n'],
  ['the machine has no such place', ''],
])('nothing is kept in memory where %s', (_, elsewhere) => {
  expect(findMemoryFolder({ mounts: elsewhere, freeBytes })).toBeNull()
})

it('what lives as long as a test is kept in memory where there is enough of it', () => {
  expect(findMemoryFolder({ mounts: mounts('rw,relatime'), freeBytes })).toBe('/dev/shm')
})
