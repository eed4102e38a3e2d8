import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findHolder, type Holder, takeLock } from './folder-lock.ts'

let folder = ''
let count = 0
beforeEach(() => {
  // Only its name counts.
  folder = `/nowhere/${process.pid}/${count++}`
})

const releases: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const release of releases.splice(0)) await release()
})

const SERVING: Holder = { phase: 'serving', url: 'http://127.0.0.1:3000' }

async function take(as: Holder = SERVING, patienceMs = 5000) {
  const taken = await takeLock({ folder, as, patienceMs })
  if (taken.kind === 'taken') releases.push(taken.lock.release)
  return taken
}

async function hold(as: Holder = SERVING) {
  const taken = await take(as)
  if (taken.kind === 'held') throw new Error('held by somebody else')
  return taken.lock
}

describe('a folder that is held', () => {
  it('is refused at once, with the address of who serves from it', async () => {
    await hold()
    expect(await take()).toEqual({ kind: 'held', holder: SERVING })
    expect(await findHolder(folder)).toEqual(SERVING)
  })

  it('is refused after a while when what works with it does not end', async () => {
    await hold({ phase: 'working' })
    expect(await take(SERVING, 0)).toEqual({ kind: 'held', holder: { phase: 'working' } })
  })

  it('is waited for when its holder is just stopping', async () => {
    const lock = await hold()
    lock.nowIs({ phase: 'stopping' })
    const second = take()
    await lock.release()
    expect((await second).kind).toBe('taken')
  })
})

describe('a folder is free', () => {
  it('when nobody holds it', async () => {
    expect(await findHolder(folder)).toBeNull()
    expect((await take()).kind).toBe('taken')
  })

  it('as soon as its holder is killed', async () => {
    const script = `
      const { takeLock } = await import('./folder-lock.ts')
      await takeLock({ folder: '${folder}', as: { phase: 'working' }, patienceMs: 0 })
      console.log('held')
      setInterval(() => {}, 1000)`
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
    })
    await once(holder.stdout, 'data')
    expect(await findHolder(folder)).toEqual({ phase: 'working' })
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    expect((await take(SERVING, 0)).kind).toBe('taken')
  })
})
