import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canReach, findUnprivilegedUser } from '../database/unprivileged-user.ts'
import { chooseDataFolder, prepareDataFolder } from './data-folder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colloquy-data-'))
  chmodSync(root, 0o755)
})
afterEach(() => rmSync(root, { recursive: true }))

const choose = (asked?: string) => chooseDataFolder({ asked, root, holdsDatabase: true })

describe('the data folder', () => {
  it('is refused when it is a file', () => {
    writeFileSync(join(root, 'file'), '')
    expect(() => prepareDataFolder(choose('file'))).toThrow(
      /file cannot be used \(it is not a folder\)/,
    )
  })

  it('is .data in the repository, or the one that was set, relative to it', () => {
    expect(choose()).toMatchObject({ choice: { kind: 'default' }, path: join(root, '.data') })
    expect(choose('data/mine')).toMatchObject({
      choice: { kind: 'set' },
      path: join(root, 'data/mine'),
    })
  })

  it('is made, and shows nobody what is in it', () => {
    const path = prepareDataFolder(choose('data/mine'))
    expect(statSync(path).mode & 0o066).toBe(0)
    expect(canReach(findUnprivilegedUser(), path)).toBe(true)
  })
})

describe.skipIf(process.getuid?.() !== 0)('under root, where Postgres runs as nobody', () => {
  it('a private folder that is empty is opened just enough', () => {
    mkdirSync(join(root, 'private'), { mode: 0o700 })
    expect(choose('private').choice.kind).toBe('set')
    prepareDataFolder(choose('private'))
    expect(statSync(join(root, 'private')).mode & 0o777).toBe(0o711)
  })

  it('the data of a private home moves to where that user can enter', () => {
    chmodSync(root, 0o700)
    expect(choose()).toMatchObject({
      path: expect.stringMatching(/^\/var\/lib\/colloquy\/colloquy-data-\w+-[0-9a-f]{8}$/),
      choice: { kind: 'moved', wanted: join(root, '.data') },
    })
    expect(choose('one').path).not.toBe(choose('two').path)
  })

  it('a private folder with the files of others is left closed', () => {
    mkdirSync(join(root, 'private'), { mode: 0o700 })
    writeFileSync(join(root, 'private', 'diary'), '')
    expect(choose('private').choice.kind).toBe('moved')
  })

  it('nothing moves or opens for a database elsewhere', () => {
    chmodSync(root, 0o700)
    const folder = chooseDataFolder({ asked: undefined, root, holdsDatabase: false })
    expect(folder.choice.kind).toBe('default')
    expect(statSync(prepareDataFolder(folder)).mode & 0o777).toBe(0o700)
  })
})
