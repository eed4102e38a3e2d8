import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createDocuments, type Document, sendDocument } from './documents.ts'

export type Web = {
  /** The folder that `vite build` filled. */
  folder: string
  /** The addresses of the screens, such as '/grade/:conversationId'. */
  screens: readonly string[]
  /** What stands in the pages as %NAME%. */
  words: Record<string, string>
  /** Answers, never with a page, what no route of the API has taken. */
  answerUnknownCall: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Colloquy</title>
<p>The web has not been built yet: stop Colloquy and run npm start, which builds it.</p></html>
`

/** Serves the built web to browsers: its screens, its files, and what to say when it is neither. */
export async function serveWeb(app: FastifyInstance, web: Web): Promise<void> {
  const screenShapes = web.screens.map(shapeOf)
  const documents = createDocuments(web)
  await app.register(fastifyStatic, {
    root: web.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // A folder that is not there yet is answered below, with what to do about it.
    suppressWarning: true,
  })

  app.setNotFoundHandler(answerNotFound)
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage })

  async function answerPage(
    request: FastifyRequest<{ Params: { '*': string } }>,
    reply: FastifyReply,
  ) {
    const path = request.params['*']
    if (isOfApi(request)) return web.answerUnknownCall(request, reply)
    if (screenShapes.some((shape) => shape.test(path))) return answerScreen(request, path, reply)
    if (isPublicFile(path) && (await isFile(join(web.folder, path))))
      return reply.header('cache-control', cachingOf(path)).sendFile(path)
    return answerNotFound(request, reply)
  }

  async function answerScreen(request: FastifyRequest, path: string, reply: FastifyReply) {
    const page = (await renderedPage(path)) ?? (await documents.find('app.html'))
    if (page !== null) return sendDocument(request, reply, page)
    return reply.code(503).header('retry-after', 5).type('text/html; charset=utf-8').send(NOT_BUILT)
  }

  /** Public screens are rendered by the build, each into a folder of its name. */
  async function renderedPage(path: string): Promise<Document | null> {
    const name = path.replace(/\/$/, '')
    return name === '' || isPublicFile(name) ? documents.find(join(name, 'index.html')) : null
  }

  async function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
    if (isOfApi(request) || !isForReading(request)) return web.answerUnknownCall(request, reply)
    const page = await documents.find('404.html')
    return page === null
      ? web.answerUnknownCall(request, reply)
      : sendDocument(request, reply.code(404), page)
  }
}

/** '/grade/:conversationId' as the shape of what follows the first slash; one at the end is forgiven. */
const shapeOf = (screen: string): RegExp =>
  new RegExp(`^${screen.slice(1).replace(/:\w+/g, '[^/]+')}${screen === '/' ? '' : '/?'}$`)

const isOfApi = (request: FastifyRequest): boolean => /^\/api(?:[/?]|$)/.test(request.url)

/** A person in a browser, who wants a page and not JSON. */
const isForReading = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html')

/**
 * Plain names below the folder, without a dot in front, and with no way to write a path up. Pages have
 * their screens' addresses, and the compressed siblings are chosen by what a browser accepts.
 */
const isPublicFile = (path: string): boolean =>
  path.split('/').every((name) => /^[\w-][\w.-]*$/.test(name)) && !/\.(?:html|br|gz)$/.test(path)

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false

/** The build names what is in assets after its content; the rest keeps its name when it changes. */
const cachingOf = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
