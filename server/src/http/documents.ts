import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chosenEncoding } from './compression.ts'

/** The HTML files of the web, with what only this installation knows put in. */
export type Documents = {
  /** Null where the file is not there. */
  find: (file: string) => Promise<Document | null>
}

export type Document = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** `words` stand in the files as %NAME%. */
export function createDocuments({
  folder,
  words,
}: {
  folder: string
  words: Record<string, string>
}): Documents {
  // There are only as many as the build has made; made again when a build replaces one.
  const made = new Map<string, { mtimeMs: number; document: Document }>()
  return {
    find: async (file) => {
      const path = join(folder, file)
      const state = await stat(path).catch(() => null)
      if (state?.isFile() !== true) return null
      const known = made.get(file)
      if (known?.mtimeMs === state.mtimeMs) return known.document
      const document = makeDocument(await readFile(path, 'utf8'), words)
      made.set(file, { mtimeMs: state.mtimeMs, document })
      return document
    },
  }
}

function makeDocument(html: string, words: Record<string, string>): Document {
  const filled = html.replace(/%([A-Z_]+)%/g, (whole, name: string) =>
    escaped(words[name] ?? whole),
  )
  const plain = Buffer.from(filled)
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
  }
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('etag', document.etag)
    .header('vary', 'accept-encoding')
  if (
    reply.statusCode === 200 &&
    request.headers['if-none-match']?.includes(document.etag) === true
  )
    return reply.code(304).send()
  const encoding = chosenEncoding(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(document.plain)
  return reply.header('content-encoding', encoding).send(document[encoding])
}
