import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Circumstances, type Finding } from '../bench.ts'
import { makeAdmin } from '../product/call.ts'
import { connectTo } from '../product/database.ts'
import { endProcesses } from '../product/folder.ts'
import { findMissing } from '../product/missing.ts'
import { waitUntil } from '../product/processes.ts'
import { findPlace, launchProduct, serverPidOf } from '../product/start-product.ts'
import { isClear, isGood, startProbing } from './probes.ts'

/** The longest pause of the supervisor between two tries, and a start of the database. */
const BACK_WITHIN_S = 15

/** Enough for the database with its log of a few minutes. */
const DISK_MEGABYTES = 400

/** A data folder on a disk of its own, which is filled up while people write. */
export async function measureFullDisk(circumstances: Circumstances): Promise<Finding[]> {
  const { belongings, say, isLong } = circumstances
  const place = await findPlace(belongings)
  const obstacle = mountDisk(place.folder)
  if (obstacle !== null) {
    say(`full disk: skipped, since a small disk cannot be mounted here (${obstacle})`)
    return []
  }
  belongings.defer(async () => {
    await endProcesses(place.folder)
    execFileSync('umount', [place.folder])
  })
  const product = launchProduct(place)
  await product.ready
  const serverPid = serverPidOf(product)
  const { token } = await makeAdmin(product, 'admin@disk.example')
  const probing = startProbing({ ...product, token, host: 'disk.example' })

  const filler = join(place.folder, 'filler')
  fillUp(filler)
  const isRefused = () => probing.probes.some(({ kind, status }) => kind === 'write' && status === 503)
  await waitUntil(async () => isRefused() || useUpLog(place).then(isRefused), {
    ms: 60_000,
    everyMs: 100,
  })
  const refused = isRefused()
  await sleep(isLong ? 60_000 : 10_000)
  rmSync(filler)
  const endedMs = performance.now()
  await sleep(BACK_WITHIN_S * 1000 + 5000)
  await probing.stop()
}
