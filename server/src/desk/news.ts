import pg from 'pg'

/** What the database tells all servers at once: see the triggers of `calls` and `conversations`. */
export type News = { onWaiting: () => void; onOver: (conversation: string) => void }

const AGAIN_AFTER_MS = 1_000
const CONNECT_MS = 3_000
/** A connection that nobody hears of is dead, and would be for ever: it is asked now and then. */
const ASKED_EVERY_MS = 5_000

/**
 * Listens on a connection of its own, and again when that breaks. News may be lost meanwhile: whoever listens
 * has to look by itself too.
 */
export function listenForNews(url: string, { onWaiting, onOver }: News): { stop: () => void } {
  let isStopped = false
  let current: pg.Client | null = null
  let again: NodeJS.Timeout | null = null

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
      application_name: 'colloquy desk',
    })
    current = client
    const pulse = setInterval(() => void client.query('select 1').catch(lose), ASKED_EVERY_MS)
    function lose(): void {
      clearInterval(pulse)
      if (current !== client) return
      current = null
      void client.end().catch(() => {})
      if (!isStopped) again = setTimeout(() => void connect(), AGAIN_AFTER_MS)
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'call_waits') onWaiting()
      else onOver(payload)
    })
    try {
      await client.connect()
      await client.query('listen call_waits; listen call_over')
      onWaiting()
    } catch {
      lose()
    }
  }
  void connect()
  return {
    stop: () => {
      isStopped = true
      if (again !== null) clearTimeout(again)
      void current?.end().catch(() => {})
    },
  }
}
