import { openApiDocument } from '@colloquy/contract/openapi'
import { roleplaysJsonSchema } from '@colloquy/contract/roleplays-file'
import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '../settings.ts'
import { VERSION } from '../health/version.ts'
import { docsPage, docsStyle } from './docs-page.ts'

/** Of the files that the library exports and imports. */
const FILE_SCHEMA = '/api/public/roleplays.schema.json'

/** The contract, for programs and for people. Made once: it changes only with the code. */
export function serveDocs(app: FastifyInstance, { publicOrigin }: ServerSettings): void {
  const document = openApiDocument({ origin: publicOrigin, version: VERSION })
  const text = JSON.stringify(document)
  const page = docsPage(document)
  const fileSchema = JSON.stringify(roleplaysJsonSchema(`${publicOrigin}${FILE_SCHEMA}`))

  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  )
  app.get(FILE_SCHEMA, (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').send(fileSchema),
  )
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  // A file of its own, because the pages allow no style inside them.
  app.get('/api/docs.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  )
}
