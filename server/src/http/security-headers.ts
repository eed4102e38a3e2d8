import type { FastifyInstance } from 'fastify'

export type Places = {
  /** Where people reach us, e.g. https://practice.example. */
  publicOrigin: string
  /** Where their browsers find the media server, as ws or wss. */
  media: { url: string }
}

const A_YEAR_IN_SECONDS = 31_536_000

/** Sets what browsers must not do with our answers on every one of them, refusals included. */
export function setSecurityHeaders(app: FastifyInstance, places: Places): void {
  const headers = securityHeaders(places)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // Answers of the API belong to one person and one moment.
    if (OF_API.test(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

/** An address may come with the host in it, as proxies are asked. */
const OF_API = /^(?:https?:\/\/[^/]*)?\/api\//i

export function securityHeaders(places: Places): Readonly<Record<string, string>> {
  const { protocol, hostname } = new URL(places.publicOrigin)
  const https = protocol === 'https:'
  return Object.freeze({
    'content-security-policy': contentSecurityPolicy(places, https),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // Of localhost a browser would remember it for every other program that listens there.
    ...(https && hostname !== 'localhost'
      ? { 'strict-transport-security': `max-age=${A_YEAR_IN_SECONDS}` }
      : {}),
  })
}

function contentSecurityPolicy(places: Places, https: boolean): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectionsOf(places)],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** A call is signalled over a WebSocket, and the client asks the same host over http when it fails. */
function connectionsOf({ publicOrigin, media: { url } }: Places): Set<string> {
  const media = new URL(url)
  // LiveKit's cloud answers with the address of the nearest region, under the same name.
  const host = media.hostname.endsWith('.livekit.cloud') ? '*.livekit.cloud' : media.host
  const secure = media.protocol === 'wss:' || media.protocol === 'https:'
  // Older browsers do not count the WebSockets of our own origin as 'self'.
  const own = publicOrigin.replace(/^http/, 'ws')
  return new Set([
    own,
    `${secure ? 'wss' : 'ws'}://${host}`,
    `${secure ? 'https' : 'http'}://${host}`,
  ])
}

/** What a call needs, for our own pages only; a page that was tricked can ask for nothing else. */
const ALLOWED = ['autoplay', 'fullscreen', 'microphone', 'screen-wake-lock', 'speaker-selection']
const DENIED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const PERMISSIONS_POLICY = [
  ...ALLOWED.map((feature) => `${feature}=(self)`),
  ...DENIED.map((feature) => `${feature}=()`),
].join(', ')
