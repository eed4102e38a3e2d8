import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'

let dataFolder = ''
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-secrets-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))
const file = () => join(dataFolder, 'secrets.json')

it.each(['{"mediaApiKey": "cut o', '[]', '{"mediaApiKey": 5}'])(
  'damaged secrets are never replaced in silence: %s',
  async (text) => {
    await writeFile(file(), text)
    await expect(readSecrets(dataFolder)).rejects.toThrow(/secrets\.json is damaged: restore it/)
    expect(await readFile(file(), 'utf8')).toBe(text)
  },
)

it('secrets are made once, in a file that only we may read', async () => {
  const first = await readSecrets(dataFolder)
  expect(Buffer.from(first.mediaApiSecret, 'base64url')).toHaveLength(32)
  expect(await readSecrets(dataFolder)).toEqual(first)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  expect(await readdir(dataFolder)).toEqual(['secrets.json'])
})

it('every data folder has its own', async () => {
  const first = await readSecrets(dataFolder)
  await rm(file())
  expect((await readSecrets(dataFolder)).mediaApiSecret).not.toBe(first.mediaApiSecret)
})

it('a newer version adds its secrets and keeps the others', async () => {
  await writeFile(file(), '{"mediaApiKey": "old", "ofAnotherVersion": "kept"}')
  const secrets = await readSecrets(dataFolder)
  expect(secrets.mediaApiKey).toBe('old')
  expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual({
    ...secrets,
    ofAnotherVersion: 'kept',
  })
})
