import type { Bench, Circumstances, Finding } from '../bench.ts'
import { connectTo } from '../product/database.ts'
import { findPlace, type Place, startProduct } from '../product/start-product.ts'
import { filling, findPlaceOnSmallDisk } from './full-disk.ts'
import { measureOutage, type Subject } from './measure-outage.ts'
import { startBehindProxy } from './proxy.ts'
import { cutting, forgetting, freezing, silencing } from './ways-to-go.ts'

/** The database goes, in the ways in which databases go, and comes back. */
export const outage: Bench = {
  measures: 'what people are told while the database is gone or its disk is full, and for how long',
  yardstick: 'a clear 503 within 5 s, all well within 5 s of its return, nothing lost',
  run: measureOutages,
}

async function measureOutages({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const seconds = isLong ? 60 : 10
  const near = await startSubject(await findPlace(belongings))
  const { far, proxy } = await startBehindProxy(belongings, near.product)
  const findings = [
    ...(await measureOutage(near, { outage: freezing(near.product), seconds })),
    ...(await measureOutage(far, { outage: cutting(proxy), seconds })),
    ...(await measureOutage(far, { outage: silencing(proxy), seconds })),
    ...(await measureOutage(far, { outage: forgetting(proxy), seconds })),
  ]
  const small = await findPlaceOnSmallDisk(belongings)
  if (small.kind === 'impossible') {
    say(`a full disk was left out, because there is no small disk to fill: ${small.reason}`)
    return findings
  }
  const subject = await startSubject(small.place)
  const outage = filling(small.place)
  return [...findings, ...(await measureOutage(subject, { outage, seconds }))]
}

async function startSubject(place: Place): Promise<Subject> {
  const product = await startProduct(place)
  return { product, connect: () => connectTo(place, { role: 'colloquy' }) }
}
