import type { Counts, MediaServer } from './media-server.ts'

export type Vitals = {
  counts: Counts
  memory: NodeJS.MemoryUsage
  /** What the process waits for, by kind: timers, sockets, requests. */
  waitsFor: Record<string, number>
}

export function vitalsOf(server: MediaServer): Vitals {
  // With --expose-gc, the memory is what is really held. What is freed by the first may free more.
  globalThis.gc?.()
  globalThis.gc?.()
  const waitsFor: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) waitsFor[kind] = (waitsFor[kind] ?? 0) + 1
  return { counts: server.counts(), memory: process.memoryUsage(), waitsFor }
}
