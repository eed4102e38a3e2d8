import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { makeAdmin } from '../product/call.ts'
import { connectTo } from '../product/database.ts'
import { findMissing } from '../product/missing.ts'
import { serverPidOf, startProduct } from '../product/start-product.ts'
import { measureFullDisk } from './full-disk.ts'
import { isClear, isGood, type Probe, startProbing } from './probes.ts'
import { startBehindProxy, type Subject } from './proxy.ts'
import { cutting, forgetting, freezing, type Outage, silencing } from './ways-to-go.ts'

/** The database goes, in the ways in which databases go, and comes back. */
export const outage: Bench = {
  measures: 'what people are told while the database is gone or its disk is full, and for how long',
  yardstick: 'a clear 503 within 5 s, all well within 5 s of its return, nothing lost',
  run: measureOutages,
}

/** Who waits longer for an answer thinks that nothing works at all. */
const CLEAR_WITHIN_S = 5
const BACK_WITHIN_S = 5

async function measureOutages(circumstances: Circumstances): Promise<Finding[]> {
  const { belongings, isLong } = circumstances
  const seconds = isLong ? 60 : 10
  const near = await startSubject(belongings)
  const { far, proxy } = await startBehindProxy(belongings, near.product)
  const findings = [
    ...(await measureOutage(near, { outage: freezing(near.product), seconds })),
    ...(await measureOutage(far, { outage: cutting(proxy), seconds })),
    ...(await measureOutage(far, { outage: silencing(proxy), seconds })),
    ...(await measureOutage(far, { outage: forgetting(proxy), seconds })),
  ]
  return [...findings, ...(await measureFullDisk(circumstances))]
}

async function startSubject(belongings: AsyncDisposableStack): Promise<Subject> {
  const product = await startProduct(belongings)
  return { product, connect: () => connectTo(product, { role: 'colloquy' }) }
}

/** Before it, so that what is seen is the outage; after it, until what comes late has come. */
const CALM_SECONDS = 2
const AFTERMATH_SECONDS = 10

/** Until then the last answer about the health may still count. */
const NOTICED_AFTER_MS = 1000

async function measureOutage(
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
  await sleep(AFTERMATH_SECONDS * 1000)
  await probing.stop()

  const { probes, written } = probing
  const answeredMs = ({ sentMs, tookMs }: Probe) => sentMs + tookMs
  const during = probes.filter(
    (probe) => probe.sentMs > beganMs + NOTICED_AFTER_MS && answeredMs(probe) < endedMs,
  )
  const late = probes.filter((probe) => probe.sentMs > endedMs && !isGood(probe))
  const slowest = Math.max(...probes.map(({ tookMs }) => tookMs)) / 1000
  const unclear = during.filter((probe) => !isClear(probe))
  const back = (Math.max(endedMs, ...late.map(({ sentMs }) => sentMs)) - endedMs) / 1000
  const lost = await findLost(connect, written)
  const isSame = serverPidOf(product) === product.serverPid
  const about = `database ${outage.name} for ${seconds} s: `
  return [
    {
      what: `${about}slowest answer`,
      measured: `${slowest.toFixed(1)} s`,
      goal: atMost(CLEAR_WITHIN_S, slowest),
    },
    {
      what: `${about}answers other than a clear 503`,
      measured: `${unclear.length} of ${during.length}${sayWhich(unclear)}`,
      goal: atMost(0, unclear.length),
    },
    {
      what: `${about}all well again after`,
      measured: `${back.toFixed(1)} s`,
      goal: atMost(BACK_WITHIN_S, back),
    },
    {
      what: `${about}lost writes`,
      measured: `${lost} of ${written.length} acknowledged`,
      goal: atMost(0, lost),
    },
    {
      what: `${about}server ended`,
      measured: isSame ? 'no' : 'yes',
      goal: atMost(0, isSame ? 0 : 1),
    },
  ]
}

function sayWhich(probes: Probe[]): string {
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
