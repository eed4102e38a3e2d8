import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWebhooks } from './webhooks.ts'

/** In place of a backend. */
let backend: Server
let heard: string[]
let answers: (number | 'none')[]
let url: string
beforeEach(async () => {
  heard = []
  answers = []
  backend = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      heard.push((JSON.parse(body) as { event: string }).event)
      const answer = answers.shift() ?? 200
      if (answer !== 'none') response.writeHead(answer).end()
      backend.emit('heard')
    })
  })
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
})
afterEach(() => {
  backend.closeAllConnections()
  backend.close()
})

const open = () =>
  createWebhooks({ urls: [url], apiKey: 'key', keys: new Map([['key', 'a secret']]) })

it('tells again what was not heard, and the next thing only after it', async () => {
  answers = [503]
  const webhooks = open()
  webhooks.tell({ event: 'room_started' })
  webhooks.tell({ event: 'room_finished' })
  while (heard.length < 3) await once(backend, 'heard')
  expect(heard).toEqual(['room_started', 'room_started', 'room_finished'])
})

it('does not tell again what was refused', async () => {
  answers = [401]
  const webhooks = open()
  webhooks.tell({ event: 'room_started' })
  webhooks.tell({ event: 'room_finished' })
  while (heard.length < 2) await once(backend, 'heard')
  expect(heard).toEqual(['room_started', 'room_finished'])
})

it('at its end says each thing that is left once, to somebody who is ending too', async () => {
  answers = [503, 503, 503]
  const webhooks = open()
  webhooks.tell({ event: 'room_started' })
  await once(backend, 'heard')
  webhooks.tell({ event: 'participant_left' })
  webhooks.tell({ event: 'room_finished' })
  await webhooks.end()
  expect(heard).toEqual(['room_started', 'participant_left', 'room_finished'])
})

it('at its end does not wait long for somebody who does not answer', async () => {
  answers = ['none']
  const webhooks = open()
  webhooks.tell({ event: 'room_started' })
  await once(backend, 'heard')
  const before = performance.now()
  await webhooks.end()
  expect(performance.now() - before).toBeLessThan(4_000)
})
