import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A little repository: a web of one page, and a vite that copies it. */
export async function makeRepository(): Promise<{
  root: string
  write: (path: string, text: string) => Promise<void>
}> {
  const root = await mkdtemp(join(tmpdir(), 'colloquy-repository-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await write('web/index.html', 'first')
  for (const name of ['server', 'contract', 'domain']) await write(`${name}/src/rules.ts`, '')
  await write('node_modules/vite/bin/vite.js', VITE)
  return { root, write }
}

const VITE = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { createServer } = require('node:http')
const [command, ...args] = process.argv.slice(2)
if (command === 'build') {
  const page = readFileSync('web/index.html', 'utf8')
  if (page === 'broken') {
    console.error('web/index.html is broken')
    process.exit(1)
  }
  mkdirSync('web/dist', { recursive: true })
  writeFileSync('web/dist/index.html', page)
  appendFileSync('builds', page + '\\n')
} else {
  const [port, host] = [args[args.indexOf('--port') + 1], args[args.indexOf('--host') + 1]]
  createServer((_, response) => response.end('hands to ' + process.env.COLLOQUY_DEV_API)).listen(port, host)
}`
