/** What a generator is asked to do. */
export type Load = {
  port: number
  /** Sent in turn, from the beginning again when all were sent. */
  requests: Request[]
  pace: Pace
}

export type Request = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
}

/**
 * `together`: each connection asks again as soon as it has its answer. `steady`: so many a second,
 * however long the answers take, as people do who do not know of each other.
 */
export type Pace =
  | { kind: 'together'; connections: number; count: number }
  | { kind: 'steady'; perSecond: number; seconds: number }

export type LoadResult = {
  /** How many answers had which status; 0 stands for none at all. */
  statuses: Record<number, number>
  /** Of the answers with 200, each on its own. */
  milliseconds: number[]
}
