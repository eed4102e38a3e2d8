import { availableParallelism } from 'node:os'
import { type DecoderChild, startDecoder } from './decoder-child.ts'
import type { Recogniser } from './recogniser.ts'

/** Processes that recognise, shared by all calls: an utterance has one for itself as long as it lasts. */
export type DecoderPool = {
  /**
   * Somebody is there who may speak at any time: has a process for each, as far as there may be so many. Who has to
   * wait for one is answered when others are done, and one that learns the words of each call in turn is slow.
   */
  expect: () => { over: () => void }
  /** Rather one that knows the words already. Rejects when none is free in time. */
  take: (wanted: { words: string; signal: AbortSignal }) => Promise<DecoderChild>
  giveBack: (child: DecoderChild) => void
  /** Of those that live now, for who tells how busy the machine is. */
  pids: () => number[]
  close: () => Promise<void>
}

export class NoDecoder extends Error {
  override name = 'NoDecoder'
}

// Longer, and the answer would come when nobody waits for it any more.
const PATIENCE_MS = 8000
// What the library does not give back is gone with its process.
const MOST_UTTERANCES = 500
const MOST_PROCESSES = 16
// For who speaks again while the end of what they said is still recognised.
const FEWEST = 2
// Who recognises is busy for a sixth of the time in which somebody speaks.
const PROCESSES_PER_CORE = 3
// Of starts that fail one after the other: another would fail as well.
const MOST_FAILURES = 3

const sensibleSize = () => Math.min(MOST_PROCESSES, PROCESSES_PER_CORE * availableParallelism())

type Member = { child: DecoderChild; words: string; utterances: number; isFree: boolean }
type Waiter = { words: string; settle: (child: DecoderChild | NoDecoder) => void }

export function createDecoderPool(
  recogniser: Recogniser,
  {
    size = sensibleSize(),
    ahead = 1,
    patienceMs = PATIENCE_MS,
    mostUtterances = MOST_UTTERANCES,
  }: { size?: number; ahead?: number; patienceMs?: number; mostUtterances?: number } = {},
): DecoderPool {
  const members = new Set<Member>()
  const waiting: Waiter[] = []
  let failures = 0
  let isClosed = false
  let expected = 0
  // Loading takes most of a second: one is there before anybody speaks.
  for (let n = 0; n < ahead; n += 1) start()

  return {
    expect() {
      expected += 1
      if (members.size < expected) start()
      let isOver = false
      return {
        over() {
          if (isOver) return
          isOver = true
          expected -= 1
          spare()
        },
      }
    },

    async take({ words, signal }) {
      signal.throwIfAborted()
      if (isClosed) throw new NoDecoder('The recogniser is closed')
      const child = await new Promise<DecoderChild>((resolve, reject) => {
        const leave = (failure: unknown) => {
          waiting.splice(waiting.indexOf(waiter), 1)
          waiter.settle(failure as NoDecoder)
        }
        const stop = () => leave(signal.reason)
        const late = setTimeout(
          () => leave(new NoDecoder('All processes that recognise are busy')),
          patienceMs,
        )
        const waiter: Waiter = {
          words,
          settle(outcome) {
            clearTimeout(late)
            signal.removeEventListener('abort', stop)
            if (outcome instanceof Error) reject(outcome)
            else resolve(outcome)
          },
        }
        signal.addEventListener('abort', stop, { once: true })
        waiting.push(waiter)
        hand()
      })
      return child
    },

    giveBack(child) {
      const member = memberOf(child)
      child.listener = null
      if (member === undefined) return
      member.isFree = true
      if (member.utterances >= mostUtterances) {
        members.delete(member)
        void child.close()
        start()
      }
      hand()
      spare()
    },

    pids: () => [...members].flatMap(({ child }) => child.pid ?? []),

    async close() {
      isClosed = true
      refuseAll('The recogniser is closed')
      await Promise.all([...members].map(({ child }) => child.close()))
    },
  }

  function start(): void {
    if (isClosed || members.size >= size) return
    const child = startDecoder(recogniser, () => {
      members.delete(member)
      if (!isClosed && (members.size === 0 || waiting.length > 0)) again()
    })
    const member: Member = { child, words: '', utterances: 0, isFree: false }
    members.add(member)
    child.ready.then(
      () => {
        failures = 0
        member.isFree = true
        hand()
      },
      () => {
        failures += 1
      },
    )
  }

  /** Of those who are there no more nobody keeps a process. */
  function spare(): void {
    const free = [...members].find(({ isFree }) => isFree)
    if (isClosed || free === undefined || members.size <= Math.max(expected, FEWEST)) return
    members.delete(free)
    void free.child.close()
  }

  /** A process that died is replaced, unless processes die as fast as they are started. */
  function again(): void {
    // Its failure is counted just after it is known to be gone.
    queueMicrotask(() => {
      if (failures < MOST_FAILURES) start()
      else refuseAll('The processes that recognise end as soon as they start')
    })
  }

  function hand(): void {
    while (waiting.length > 0) {
      const next = waiting[0]
      const member = next && bestFor(next.words)
      if (!next || !member) {
        if (failures < MOST_FAILURES) start()
        return
      }
      waiting.shift()
      member.isFree = false
      member.words = next.words
      member.utterances += 1
      next.settle(member.child)
    }
  }

  function bestFor(words: string): Member | undefined {
    const free = [...members].filter(({ child, isFree }) => isFree && child.isAlive())
    return (
      free.find((member) => member.words === words) ??
      free.find((member) => member.words === '') ??
      free[0]
    )
  }

  function memberOf(child: DecoderChild): Member | undefined {
    return [...members].find((member) => member.child === child)
  }

  function refuseAll(why: string): void {
    for (const waiter of waiting.splice(0)) waiter.settle(new NoDecoder(why))
  }
}
