import { databasePidOf } from '../product/database.ts'
import { signal } from '../product/processes.ts'
import { type Product, serverPidOf } from '../product/start-product.ts'

export const VICTIMS = ['server', 'database', 'supervisor'] as const
export type Victim = (typeof VICTIMS)[number]

/** Null as long as there is none. */
export function pidOf(victim: Victim, product: Product): number | null {
  switch (victim) {
    case 'server':
      return serverPidOf(product)
    case 'database':
      return databasePidOf(product)
    case 'supervisor':
      return product.pid
  }
}

export function kill(victim: Victim, product: Product): void {
  const pid = pidOf(victim, product)
  if (pid === null) throw new Error(`there is no ${victim} to kill`)
  signal(pid, 'SIGKILL')
}
