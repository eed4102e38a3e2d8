import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@colloquy/contract/endpoints'
import { placeNumber } from '../product/call.ts'

/** What one request was answered, and when. */
export type Probe = {
  kind: ProbeKind
  sentMs: number
  tookMs: number
  /** 0 when there was no answer. */
  status: number
  body: unknown
}

export type ProbeKind = 'health' | 'read' | 'write'

export type Probing = {
  probes: Probe[]
  /** The addresses on the waitlist that were acknowledged. */
  written: string[]
  /** When all that was sent is answered. */
  stop: () => Promise<void>
}

/** Often enough to see when something begins and ends, on a machine that has other work. */
const EVERY_MS = 250

/** Longer than any answer may take. */
const PATIENCE_MS = 20_000

/** Asks on and on, without waiting for what was asked before. */
export function startProbing(of: { origin: string; token: string; host: string }): Probing {
  const probes: Probe[] = []
  const written: string[] = []
  const open = new Set<Promise<void>>()
  const stopping = new AbortController()

  const ask = async (kind: ProbeKind, path: string, init: RequestInit) => {
    const sentMs = performance.now()
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status, body } = await fetch(of.origin + path, { ...init, signal })
      .then(async (answer) => ({ status: answer.status, body: await answer.json() }))
      .catch(() => ({ status: 0, body: null }))
    probes.push({ kind, sentMs, tookMs: performance.now() - sentMs, status, body })
    return status
  }
  const write = async (number: number) => {
    const email = `waiting${number}@${of.host}`
    const status = await ask('write', endpoints.joinWaitlist.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': placeNumber(number) },
      body: JSON.stringify({ email }),
    })
    if (status === 200) written.push(email)
  }
  const askOnAndOn = async () => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const asked = [
        ask('health', endpoints.health.path, {}),
        ask('read', endpoints.readDashboard.path, {
          headers: { authorization: `Bearer ${of.token}` },
        }),
        write(number),
      ]
      const all = Promise.all(asked).then(() => {})
      open.add(all)
      void all.then(() => open.delete(all))
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  void askOnAndOn()
  return {
    probes,
    written,
    stop: async () => {
      stopping.abort()
      await Promise.all(open)
    },
  }
}

export const isGood = ({ status }: Probe): boolean => status === 200

/** It says that it does not work, in words, or where the health is asked for which part does not. */
export function isClear({ kind, status, body }: Probe): boolean {
  if (status !== 503) return false
  const { detail, status: health } = (body ?? {}) as { detail?: unknown; status?: unknown }
  return kind === 'health' ? health === 'down' : typeof detail === 'string' && detail !== ''
}
