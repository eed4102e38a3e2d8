import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { atLeast, atMost, type Finding } from '../bench.ts'
import { makeAdmin } from '../product/call.ts'
import { findMissing } from '../product/missing.ts'
import { serverPidOf, type WorkingProduct } from '../product/start-product.ts'
import { isClear, isGood, type Probe, startProbing } from './probes.ts'
import type { Outage } from './ways-to-go.ts'

/** A product, and a way to its database that does not go through it. */
export type Subject = { product: WorkingProduct; connect: () => Promise<pg.Client> }

/** Who waits longer for an answer thinks that nothing works at all. */
const CLEAR_WITHIN_SECONDS = 5

/** Before it, so that what is seen is the outage; after it, until what comes late has come. */
const CALM_SECONDS = 2
const AFTERMATH_SECONDS = 10

/** Until then the last answer about the health may still count. */
const NOTICED_AFTER_MS = 1000

export async function measureOutage(
  { product, connect }: Subject,
  { outage, seconds }: { outage: Outage; seconds: number },
): Promise<Finding[]> {
  const { token } = await makeAdmin(product, `admin@${outage.name}.example`)
  const probing = startProbing({ ...product, token, host: `${outage.name}.example` })
  await sleep(CALM_SECONDS * 1000)
  const beganMs = performance.now()
  await outage.begin()
  await sleep(seconds * 1000)
  const endedMs = performance.now()
  await outage.end()
  await sleep((outage.backWithinSeconds + AFTERMATH_SECONDS) * 1000)
  await probing.stop()

  const { probes, written } = probing
  const during = probes.filter(
    ({ sentMs, tookMs }) => sentMs > beganMs + NOTICED_AFTER_MS && sentMs + tookMs < endedMs,
  )
  const refused = during.filter((probe) => probe.kind === 'write' && isClear(probe))
  const odd = during.filter((probe) => !isClear(probe) && !mayBe(outage, probe))
  const slowest = Math.max(...probes.map(({ tookMs }) => tookMs)) / 1000
  const backAfter = (lastFailureMs(probes, endedMs) - endedMs) / 1000
  const lost = await findLost(connect, written)
  const isSame = serverPidOf(product) === product.serverPid
  const finding = (what: string, measured: string, goal: Finding['goal']): Finding => ({
    what: `${outage.name} for ${seconds} s: ${what}`,
    measured,
    ...(goal && { goal }),
  })
  return [
    finding('writes that were refused', `${refused.length}`, atLeast(1, refused.length)),
    finding('slowest answer', `${slowest.toFixed(1)} s`, atMost(CLEAR_WITHIN_SECONDS, slowest)),
    finding(
      'answers that are no clear 503',
      `${odd.length} of ${during.length}${kindsOf(odd)}`,
      atMost(0, odd.length),
    ),
    finding(
      'all well again after',
      `${backAfter.toFixed(1)} s`,
      atMost(outage.backWithinSeconds, backAfter),
    ),
    finding('lost writes', `${lost} of ${written.length} acknowledged`, atMost(0, lost)),
    finding('server ended', isSame ? 'no' : 'yes', atMost(0, isSame ? 0 : 1)),
  ]
}

const mayBe = ({ answers }: Outage, probe: Probe): boolean =>
  answers === 'what it can' && isGood(probe)

/** Of those that were sent when it had ended. */
const lastFailureMs = (probes: Probe[], endedMs: number): number =>
  Math.max(endedMs, ...probes.filter((probe) => !isGood(probe)).map(({ sentMs }) => sentMs))

function kindsOf(probes: Probe[]): string {
  const kinds = new Set(probes.map(({ kind, status }) => `${kind} ${status}`))
  return kinds.size === 0 ? '' : ` (${[...kinds].join(', ')})`
}

async function findLost(connect: Subject['connect'], values: string[]): Promise<number> {
  const database = await connect()
  const missing = await findMissing(database, {
    table: 'waitlist_entries',
    column: 'email',
    values,
  })
  await database.end()
  return missing.length
}
