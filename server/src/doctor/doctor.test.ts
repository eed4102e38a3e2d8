import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SpeechSettings } from '@colloquy/contract/speech-services'
import { readConfig } from '../config.ts'
import { findFreePort } from '../supervisor/port.ts'
import { type Finding, runChecks } from './check.ts'
import { gradeHere } from '../testing/gradings.ts'
import { graderModelCheck } from './grader-model.ts'
import { lookAtGrading } from './grading.ts'
import { lookAtMemory, lookAtNetwork, lookAtNode } from './machine.ts'
import { lookAtAudioPorts, lookAtMedia } from './settings.ts'
import { speechChecks } from './speech.ts'

async function examine(findings: Record<string, () => Finding>) {
  const lines: string[] = []
  const checks = Object.entries(findings).map(([name, look]) => ({ name, look }))
  const works = await runChecks(checks, (line) => lines.push(line))
  return { lines, works }
}

it('what fails is told with what to do about it', async () => {
  const { lines, works } = await examine({
    port: () => ({ kind: 'fail', what: '3000 is in use', todo: 'set PORT' }),
    memory: () => ({ kind: 'warn', what: '500 MB free', todo: 'end other programs' }),
    web: () => ({ kind: 'ok', what: 'built' }),
  })
  expect(works).toBe(false)
  expect(lines).toEqual([
    'fail  port    3000 is in use → set PORT',
    'warn  memory  500 MB free → end other programs',
    'ok    web     built',
  ])
})

it('a check that breaks counts as failed, and the others are still made', async () => {
  const { lines, works } = await examine({
    disk: () => {
      throw new Error('no such disk')
    },
    web: () => ({ kind: 'ok', what: 'built' }),
  })
  expect(works).toBe(false)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('no such disk')
})

it('warnings alone are no failure', async () => {
  const { works } = await examine({ a: () => ({ kind: 'warn', what: 'b', todo: 'c' }) })
  expect(works).toBe(true)
})

it.each([
  ['20.20.0', 'fail'],
  ['22.21.9', 'fail'],
  ['22.22.0', 'ok'],
  ['24.21.0', 'ok'],
])('Node %s: %s', (version, kind) => {
  expect(lookAtNode(version).kind).toBe(kind)
})

it.each([
  [100, 'fail'],
  [600, 'warn'],
  [4000, 'ok'],
])('%d MB of free memory: %s', (megabytes, kind) => {
  expect(lookAtMemory(megabytes * 1024 * 1024).kind).toBe(kind)
})

describe('who grades beside the built-in rules', () => {
  const lookAt = (grader: Parameters<typeof graderModelCheck>[0]['grader']) =>
    graderModelCheck({ grader }).look()
  const asked = { answers: 3, temperature: 0.4, model: 'small' }

  it('is a model where there is one that answers and takes the key', async () => {
    const answers = createServer((request, response) => {
      response.writeHead(request.headers.authorization === 'Bearer right' ? 200 : 401).end('{}')
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void answers.close())
    await once(answers, 'listening')
    const host = `127.0.0.1:${(answers.address() as AddressInfo).port}`
    const model = { ...asked, url: `http://${host}/v1` }
    expect(await lookAt({ ...model, key: 'wrong' })).toMatchObject({
      kind: 'warn',
      what: `it does not grade: ${host} answers 401`,
    })
    expect(await lookAt({ ...asked, url: 'http://127.0.0.1:9/v1', key: null })).toMatchObject({
      kind: 'warn',
      what: 'it does not grade: 127.0.0.1:9 cannot be reached',
    })
    expect(await lookAt({ ...model, key: 'right' })).toEqual({
      kind: 'ok',
      what: `small at ${host}`,
    })
    expect(await lookAt(null)).toEqual({
      kind: 'ok',
      what: 'none is set up: the built-in rules grade',
    })
  })
})

describe('the network', () => {
  const loopback = anInterface('127.0.0.1', { internal: true })

  it.each([
    ['none at all', {}],
    ['loopback alone', { lo: [loopback] }],
    ['one that is down, without an address', { lo: [loopback], eth0: [] }],
  ])('carries no calls with %s, and what to do is said', (_, interfaces) => {
    expect(lookAtNetwork(interfaces)).toMatchObject({
      kind: 'warn',
      todo: expect.stringContaining('ip link add talk'),
    })
  })

  it('carries calls with another one', () => {
    const interfaces = { lo: [loopback], talk: [anInterface('10.77.0.1', { internal: false })] }
    expect(lookAtNetwork(interfaces).kind).toBe('ok')
  })
})

describe('the media server that is used', () => {
  const given = (url: string) =>
    lookAtMedia({ kind: 'given', url, keys: { apiKey: 'a-key', apiSecret: 'its secret' } })

  it('is the embedded one, where no other is named', async () => {
    const media = { kind: 'embedded', url: 'ws://127.0.0.1:3000', keys: null } as const
    expect(await lookAtMedia(media)).toEqual({
      kind: 'ok',
      what: 'embedded, at ws://127.0.0.1:3000',
    })
  })

  it('does not answer', async () => {
    const url = `ws://127.0.0.1:${await findFreePort()}`
    expect(await given(url)).toMatchObject({
      kind: 'fail',
      what: expect.stringContaining(`LIVEKIT_URL ${url} does not answer`),
      todo: expect.stringContaining('LIVEKIT_URL'),
    })
  })

  it.each([
    [401, 'fail', 'does not accept the key', 'correct LIVEKIT_API_KEY and LIVEKIT_API_SECRET'],
    [404, 'fail', 'is no LiveKit server', 'correct LIVEKIT_URL'],
  ])('answers %d', async (status, kind, what, todo) => {
    const finding = await given(await aServer(status))
    expect(finding).toMatchObject({ kind, what: expect.stringContaining(what), todo })
  })

  it('answers, and accepts the key', async () => {
    const url = await aServer(200)
    expect(await given(url)).toEqual({
      kind: 'ok',
      what: `LiveKit at ${url}, which accepts the key`,
    })
  })
})

describe('the ports for audio', () => {
  const look = (settings: Record<string, string>) =>
    lookAtAudioPorts(readConfig({ COLLOQUY_DATA: '/nonexistent/data', ...settings }))

  it('cannot be used when all are taken', async () => {
    const one = await aTakenUdpPort()
    expect(await look({ MEDIA_UDP_PORTS: `${one}-${one}` })).toEqual({
      kind: 'fail',
      what: `none of MEDIA_UDP_PORTS ${one}-${one} can be used (EADDRINUSE)`,
      todo: 'stop what uses them, or choose others',
    })
  })

  it('can be used when one of them is free', async () => {
    const port = await aFreeUdpPort()
    expect(await look({ MEDIA_UDP_PORTS: `${port}-${port}` })).toEqual({
      kind: 'ok',
      what: `UDP ${port} is free`,
    })
  })

  it('are any, where nothing is said', async () => {
    expect(await look({})).toEqual({ kind: 'ok', what: 'any that is free' })
  })

  it('are none of ours with another media server', async () => {
    const livekit = {
      LIVEKIT_URL: 'wss://media.example',
      LIVEKIT_API_KEY: 'a-key',
      LIVEKIT_API_SECRET: 'its secret',
    }
    expect(await look({ ...livekit, MEDIA_UDP_PORTS: '1-1' })).toMatchObject({ kind: 'ok' })
  })
})

function anInterface(address: string, { internal }: { internal: boolean }) {
  const of = { netmask: '255.0.0.0', mac: '00:00:00:00:00:00', cidr: `${address}/8` }
  return { ...of, family: 'IPv4', address, internal } as const
}

/** Answers every call with that status, and an empty object. */
async function aServer(status: number): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function aUdpSocket(): Promise<Socket> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}

async function aTakenUdpPort(): Promise<number> {
  const socket = await aUdpSocket()
  onTestFinished(() => void socket.close())
  return socket.address().port
}

async function aFreeUdpPort(): Promise<number> {
  const socket = await aUdpSocket()
  const { port } = socket.address()
  socket.close()
  await once(socket, 'close')
  return port
}

describe('what listens, speaks and words lines', () => {
  const lookAtSpeech = async (speech: SpeechSettings) => {
    const config = { dataFolder: { path: '/nowhere/at/all' }, speech }
    const findings: Record<string, string> = {}
    for (const { name, look } of speechChecks(config)) {
      const { kind, what } = await look()
      findings[name] = `${kind}: ${what}`
    }
    return findings
  }

  it('is what is hosted, where it is set', async () => {
    const { host } = new URL(await aServer(200))
    const { listens, words } = await lookAtSpeech({
      LISTEN_URL: `http://${host}/v1`,
      LISTEN_MODEL: 'big',
    })
    expect(listens).toBe(`ok: big at ${host}, as is set`)
    expect(words).toBe('ok: our own templates: no model is set')
  })
  it('is said not to work where it refuses the key', async () => {
    const { host } = new URL(await aServer(401))
    const { words } = await lookAtSpeech({ WORD_URL: `http://${host}/v1`, WORD_MODEL: 'small' })
    expect(words).toBe(`warn: small at ${host}, as is set: it refuses the key`)
  })
  it('is what comes along otherwise, and its voice is tried', async () => {
    const { listens, speaks } = await lookAtSpeech({})
    expect(listens).toMatch(/^(?:ok|warn): /)
    expect(speaks).toMatch(/^ok: the built-in voices/)
  })
})

describe('what grades', () => {
  it('fails when its thread does', async () => {
    const finding = await lookAtGrading(() => Promise.reject(new Error('no such file')))
    expect(finding).toMatchObject({ kind: 'fail', what: expect.stringContaining('does not run') })
  })
  it('is tried on a talk', async () => {
    expect(await lookAtGrading(gradeHere)).toMatchObject({ kind: 'ok' })
  })
})
