import { describe, expect, it } from 'vitest'
import { problemsIn } from './lock-file.mjs'

const lockWith = (packages) => problemsIn({ packages })

describe('the lock file is refused', () => {
  it('when it names a registry', () => {
    expect(
      lockWith({
        'node_modules/a': { integrity: 'sha512-x', resolved: 'https://mirror.example/a.tgz' },
      }),
    ).toEqual(['node_modules/a: names a registry (https://mirror.example/a.tgz)'])
  })

  it('when a platform is missing', () => {
    expect(
      lockWith({
        'node_modules/a': {
          integrity: 'sha512-x',
          optionalDependencies: { '@a/linux-x64': '1.0.0', '@a/linux-arm64': '1.0.0' },
        },
        'node_modules/a/node_modules/@a/linux-x64': { integrity: 'sha512-x' },
      }),
    ).toEqual(['node_modules/a: its optional @a/linux-arm64 is missing'])
  })

  it('when a package cannot be verified', () => {
    expect(lockWith({ 'node_modules/a': {} })).toEqual(['node_modules/a: has no integrity'])
  })
})

it('takes our own packages as they are', () => {
  expect(
    lockWith({
      '': {},
      server: {},
      'node_modules/@colloquy/server': { resolved: 'server', link: true },
    }),
  ).toEqual([])
})
