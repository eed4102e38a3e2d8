import { maxHeaderSize } from 'node:http'
import { DESK_PATH } from '@colloquy/contract/desk'
import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { accountRoutes } from './accounts/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { assignmentRoutes } from './assignments/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import type { Services } from './context.ts'
import { followRoom } from './conversations/follow-room.ts'
import { createRoomService } from './conversations/room-service.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { progressRoutes } from './progress/routes.ts'
import type { Desk } from './desk/desk.ts'
import { developerRoutes } from './developer/routes.ts'
import { gradeRoutes } from './grades/routes.ts'
import { compressAnswers } from './http/compression.ts'
import { serveDocs } from './http/docs.ts'
import { answerError, answerNoRequest } from './http/errors.ts'
import { proxyMedia } from './http/media-proxy.ts'
import { answerUnknownCall } from './http/not-found.ts'
import { createRoutes, type Routes } from './http/routes.ts'
import { securityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { parseStrictJson, readText } from './http/strict-json.ts'
import { serveWeb } from './http/web.ts'
import { routeUpgrades } from './http/upgrades.ts'
import { receiveWebhooks } from './http/webhooks.ts'
import { libraryRoutes } from './library/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { openRecordingFiles, recordingsFolder } from './recordings/files.ts'
import { playRecordings } from './recordings/play.ts'
import { receiveRecordings } from './recordings/receive.ts'
import { recordingRoutes } from './recordings/routes.ts'
import { roleplayRoutes } from './roleplays/routes.ts'
import type { ServerSettings } from './settings.ts'
import { healthRoutes } from './health/routes.ts'
import { waitlistRoutes } from './waitlist/routes.ts'

/** A roleplay with every field full stays below this. */
const MOST_BODY_BYTES = 512 * 1024

/** Nobody takes so long to send so little, unless to hold the connection. */
const REQUEST_MS = 30_000

export async function createApp(
  services: Services,
  /** Without one no agent can come, and calls wait. */
  desk: Desk | null = null,
): Promise<FastifyInstance> {
  const { settings, log } = services
  const options: FastifyServerOptions = {
    loggerInstance: ownVoice(log),
    // Requests are logged by our own hook: the address of one may hold what belongs in no log.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings),
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // The contract checks ids, whatever their length. Node takes no longer ones than this.
    routerOptions: { maxParamLength: maxHeaderSize },
    clientErrorHandler: answerNoRequest,
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(settings))
      answerError(error, request, reply)
    },
  }
  const { tls } = settings.listen
  // Fastify's types know https only as another kind of server; everything here works with both.
  const app = Fastify(tls === null ? options : ({ ...options, https: tls } as FastifyServerOptions))
  app.decorateRequest('actor', null)
  app.setErrorHandler(answerError)
  acceptOnlyJson(app)
  logRequests(app)
  setSecurityHeaders(app, settings)
  compressAnswers(app)

  const routes = requireAll(createRoutes(app, services))
  healthRoutes(routes, { ...services, desk })
  waitlistRoutes(routes)
  accountRoutes(routes)
  organizationRoutes(routes)
  dashboardRoutes(routes)
  progressRoutes(routes)
  roleplayRoutes(routes)
  libraryRoutes(routes)
  conversationRoutes(routes)
  gradeRoutes(routes)
  analyticsRoutes(routes)
  commentRoutes(routes)
  assignmentRoutes(routes)
  recordingRoutes(routes)
  developerRoutes(routes)
  routes.requireComplete()

  const { embedded } = settings.media
  routeUpgrades(app.server, {
    ...(embedded === null ? {} : proxyMedia(app, embedded)),
    ...(desk === null ? {} : { [DESK_PATH]: desk.door('front') }),
  })
  const rooms = createRoomService(settings.media)
  await receiveWebhooks(app, {
    keys: settings.media,
    take: (news) => followRoom({ db: services.db, rooms }, news),
  })
  const files = openRecordingFiles(recordingsFolder(settings))
  await receiveRecordings(app, { db: services.db, files, agentSecret: settings.agentSecret })
  playRecordings(app, { services, files })
  serveDocs(app, settings)
  await serveWeb(app, {
    folder: settings.webFolder,
    screens: Object.values(screens),
    words: { CONTACT_EMAIL: settings.contactEmail, PUBLIC_ORIGIN: settings.publicOrigin },
    answerUnknownCall,
  })
  return app
}

/** What Fastify says at info, that it listens, the supervisor says in our own words. */
const ownVoice = (log: Services['log']): Services['log'] =>
  log.level === 'info' ? log.child({}, { level: 'warn' }) : log

/** A number says how many proxies stand before us; addresses say which. */
function trustedProxies({
  trustProxy,
}: ServerSettings): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}

function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      // Some clients name the type and send nothing.
      done(null, body.length === 0 ? undefined : parseStrictJson(readText(body as Buffer)))
    } catch (failure) {
      done(failure as Error)
    }
  })
}

/** The pattern of the route, never the address itself: an id tells where to look, not whom to watch. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug({
      event: 'request.answered',
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
}

/** A call that the contract promises and nobody handles is found at the start, not by a user. */
function requireAll({ handle }: Routes): Routes & { requireComplete: () => void } {
  const missing = new Set<unknown>(Object.values(endpoints))
  return {
    handle: (endpoint, handler) => {
      missing.delete(endpoint)
      handle(endpoint, handler)
    },
    requireComplete: () => {
      if (missing.size > 0) throw new Error(`nobody handles ${missing.size} calls of the contract`)
    },
  }
}
