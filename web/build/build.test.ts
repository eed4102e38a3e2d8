import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const web = join(import.meta.dirname, '..')
let folder = ''
let files: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colloquy-web-'))
  vi.stubEnv('NODE_ENV', 'production') // in a test React would be the slow, talkative one
  await build({
    root: web,
    mode: 'production',
    configFile: join(web, 'vite.config.ts'),
    build: { outDir: folder },
  })
  files = await readdir(folder, { recursive: true })
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const read = (file: string) => readFile(join(folder, file), 'utf8')
const sum = (sizes: { bytes: number }[]) => sizes.reduce((all, { bytes }) => all + bytes, 0)

/** As most browsers get it: what is too small for it has no compressed twin. */
const compressedBytes = async (file: string) =>
  (await stat(join(folder, files.includes(`${file}.br`) ? `${file}.br` : file))).size

const named = (shape: RegExp) => files.filter((file) => shape.test(file))

describe('the built web', () => {
  it('has nothing inline that a strict policy would refuse', async () => {
    for (const file of named(/\.html$/)) {
      const html = await read(file)
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
      for (const script of html.match(/<script[^>]*>/g) ?? []) expect(script).toContain(' src="/')
    }
  })

  it('says not found before any script', async () => {
    const html = await read('404.html')
    expect(html).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\/[\w-]+\.css"/)
    expect(html).toContain('<h1>')
  })

  it('names what it loads after its content', () => {
    expect(named(/^assets\/.+/).length).toBeGreaterThan(0)
    for (const file of named(/^assets\/.+/)) expect(file).toMatch(/-[\w-]{8}\.\w+(\.br|\.gz)?$/)
  })

  it('keeps the layers in order, whichever stylesheet comes first', async () => {
    const layers = ['reset', 'tokens', 'base', 'ui', 'frame', 'screens']
    for (const file of named(/\.css$/)) {
      const mentioned = [...(await read(file)).matchAll(/@layer ([\w,]+)/g)]
      const inOrder = new Set(mentioned.flatMap(([, names = '']) => names.split(',')))
      expect([...inOrder]).toEqual(layers.slice(0, inOrder.size))
    }
  })

  it('sends little for the public pages, in few requests', async () => {
    const pages = [
      'index.html',
      'waitlist/index.html',
      'terms/index.html',
      'get-started/index.html',
      '404.html',
    ]
    for (const page of pages) {
      const loaded = [...(await read(page)).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
      const sizes = await Promise.all(
        loaded.map(async ([, file = '']) => ({ file, bytes: await compressedBytes(file) })),
      )
      const scripts = sizes.filter(({ file }) => file.endsWith('.js'))
      expect(sum(scripts), `JavaScript of ${page}`).toBeLessThanOrEqual(75_000)
      expect(sum(sizes), `all of ${page}`).toBeLessThanOrEqual(130_000)
      // With the page itself, the logo and the icon: ten, or two more where there is a form.
      expect(loaded.length).toBeLessThanOrEqual(page.startsWith('waitlist') ? 9 : 7)
    }
  })

  it('has every large text compressed twice, and neither is larger', async () => {
    const texts = named(/\.(html|js|css|svg)$/)
    const large = await Promise.all(
      texts.map(async (file) => ((await stat(join(folder, file))).size >= 1000 ? file : null)),
    )
    for (const file of large.filter((name) => name !== null)) {
      const content = await readFile(join(folder, file))
      const [br, gz] = await Promise.all([
        readFile(join(folder, `${file}.br`)),
        readFile(join(folder, `${file}.gz`)),
      ])
      expect(brotliDecompressSync(br).equals(content)).toBe(true)
      expect(gunzipSync(gz).equals(content)).toBe(true)
      expect(Math.max(br.length, gz.length)).toBeLessThan(content.length)
    }
  })

  it('leaves what is small as it is', () => {
    expect(files).toContain('logo.svg')
    expect(named(/^logo\.svg\./)).toEqual([])
  })
})
