import type { RelayLine } from '../relay/relay.ts'

/** What the process of the callers is asked to do, and what it answers: one thing at a time. */
export type Tasks = {
  /** Calls of two, over a server, that stay until they are hung up. */
  call: {
    of: { over: 'server' | 'livekit'; door: Door; calls: number }
    answer: { connectedMs: number[] }
  }
  /** The same number of calls over a relay: who has which keys. */
  line: { of: { calls: number }; answer: { lines: RelayLine[][] } }
  relay: { of: { port: number }; answer: null }
  /** So many packets each; to be spoken next. */
  prepare: { of: { over: Over; packets: number }; answer: null }
  speak: { of: { everyMs: number }; answer: Talk }
  resume: { of: null; answer: { resumeMs: number[] } }
  hangUp: { of: null; answer: null }
  /** Rooms of two that are made and left, so many at the same time. */
  visit: { of: { door: Door; rooms: number; atOnce: number }; answer: null }
}

export type Door = { address: string; port: number; key: string; secret: string }

export type Over = 'server' | 'relay' | 'livekit'

/** Packets, and how long each was under way. */
export type Talk = {
  sent: number
  received: number
  doubled: number
  /** Never sent. */
  strange: number
  /** The most that the callers themselves were behind. */
  lateMs: number
  delaysMs: number[]
}

export type Task = { [Kind in keyof Tasks]: { kind: Kind; of: Tasks[Kind]['of'] } }[keyof Tasks]
export type Reply = { answer: Tasks[keyof Tasks]['answer'] } | { failure: string }
