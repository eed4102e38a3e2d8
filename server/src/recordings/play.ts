import { PLAYING_PATH } from '@colloquy/contract/recordings'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../context.ts'
import { findReadableConversation } from '../conversations/read.ts'
import { NotFound } from '../errors.ts'
import type { RecordingFiles } from './files.ts'
import { findRecording } from './read.ts'
import { readTicket } from './ticket.ts'

type Needs = { services: Services; files: RecordingFiles }

/** Where browsers play recordings, in pieces and from wherever one likes. */
export function playRecordings(app: FastifyInstance, { services, files }: Needs): void {
  app.get<{ Params: { ticket: string } }>(`${PLAYING_PATH}/:ticket`, async (request, reply) => {
    const { db } = services
    const ticket = await readTicket(db, request.params.ticket)
    if (ticket === null) throw new NotFound()
    const ctx = { ...services, actor: ticket.actor, place: '', device: '' }
    const { id } = await findReadableConversation(ctx, ticket.conversationId)
    const recording = await findRecording(db, id)
    if (recording === null) throw new NotFound()

    reply.header('accept-ranges', 'bytes').type('audio/ogg')
    const { bytes, file } = recording
    const range = rangeIn(request.headers.range, bytes)
    if (range === 'beyond')
      return reply.code(416).header('content-range', `bytes */${bytes}`).send()
    const { from, to } = range ?? { from: 0, to: bytes - 1 }
    if (range !== null) reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`)
    return reply.header('content-length', to - from + 1).send(files.read(file, { from, to }))
  })
}

/** Null for the whole: also when several are asked for at once, or what is no range of bytes. */
export function rangeIn(
  header: string | undefined,
  bytes: number,
): { from: number; to: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  // Without a first it is the last so many.
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  return from >= bytes || (first === '' && Number(last) === 0) ? 'beyond' : { from, to }
}
