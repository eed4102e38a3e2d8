import { databasePidOf } from '../product/database.ts'
import { allPids, parentOf, signal } from '../product/processes.ts'
import type { Place } from '../product/start-product.ts'
import type { Proxy } from './proxy.ts'

/** A way in which a database is gone for a while. */
export type Outage = {
  /** As in "frozen for 10 s". */
  name: string
  /** Whether something may still work. */
  answers: 'only 503' | 'what it can'
  backWithinSeconds: number
  begin: () => Promise<void> | void
  end: () => Promise<void> | void
}

const BACK_WITHIN_SECONDS = 5

/** All its processes stand still, like on a machine that swaps or a disk that hangs. */
export function freezing(place: Place): Outage {
  let frozen: number[] = []
  return {
    name: 'frozen',
    answers: 'only 503',
    backWithinSeconds: BACK_WITHIN_SECONDS,
    begin: () => {
      const postmaster = databasePidOf(place) ?? 0
      frozen = [postmaster, ...allPids().filter((pid) => parentOf(pid) === postmaster)]
      for (const pid of frozen) signal(pid, 'SIGSTOP')
    },
    end: () => {
      for (const pid of frozen) signal(pid, 'SIGCONT')
    },
  }
}

/** Its connections break, and new ones are refused, like when it is stopped. */
export const cutting = (proxy: Proxy): Outage => ({
  name: 'refusing',
  answers: 'only 503',
  backWithinSeconds: BACK_WITHIN_SECONDS,
  begin: proxy.cut,
  end: () => proxy.restore(),
})

/** Nothing comes through, and later everything does, like in a network that was interrupted. */
export const silencing = (proxy: Proxy): Outage => ({
  name: 'silent',
  answers: 'only 503',
  backWithinSeconds: BACK_WITHIN_SECONDS,
  begin: proxy.silence,
  end: () => proxy.restore(),
})

/** Nothing comes through, and later only new connections do, like behind a firewall that restarted. */
export const forgetting = (proxy: Proxy): Outage => ({
  name: 'replaced',
  answers: 'only 503',
  backWithinSeconds: BACK_WITHIN_SECONDS,
  begin: proxy.silence,
  end: () => proxy.restoreForgetfully(),
})
