import {
  MOST_PIECE_BYTES,
  PieceAddress,
  PieceQuery,
  RECORDINGS_PATH,
  RecordingEnd,
} from '@colloquy/contract/recordings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { createSecretCheck } from '../desk/agent-secret.ts'
import { NotFound, NotSignedIn } from '../errors.ts'
import { appendPiece, readEnd } from './append.ts'
import type { RecordingFiles } from './files.ts'

type Needs = { db: Db; files: RecordingFiles; agentSecret: string }

/**
 * Where agents bring what they record. Machines call here, with the secret of the desk in place of a session, so
 * this is no part of the contract's calls. The secret is looked at before the body is read.
 */
export async function receiveRecordings(app: FastifyInstance, needs: Needs): Promise<void> {
  const isSecret = createSecretCheck(needs.agentSecret)
  await app.register(async (pieces) => {
    pieces.removeAllContentTypeParsers()
    pieces.addContentTypeParser('audio/ogg', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    pieces.addHook('onRequest', async (request) => {
      if (!isSecret(request.headers.authorization)) throw new NotSignedIn()
    })
    pieces.get(`${RECORDINGS_PATH}/:conversation`, async (request) => {
      const { begins: _, ...holder } = asked(request)
      return RecordingEnd.parse(await readEnd(needs.db, holder))
    })
    pieces.put<{ Body: Buffer | undefined }>(
      `${RECORDINGS_PATH}/:conversation`,
      { bodyLimit: MOST_PIECE_BYTES },
      async (request, reply) => {
        const bytes = request.body ?? Buffer.alloc(0)
        const { isStored, ...end } = await appendPiece(needs, { ...asked(request), bytes })
        return reply.code(isStored ? 200 : 409).send(end)
      },
    )
  })
}

function asked(request: FastifyRequest) {
  const address = PieceAddress.safeParse(request.params)
  const query = PieceQuery.safeParse(request.query)
  if (!address.success || !query.success) throw new NotFound()
  return { ...address.data, claim: query.data.claim, begins: query.data.begins }
}
