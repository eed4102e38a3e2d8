import type { SignalResponse } from '@livekit/protocol'

/** One of several messages, as protobuf's `oneof` gives it. */
type AnyMessage = { case: string; value: unknown } | { case: undefined; value?: undefined }
type CaseOf<M extends AnyMessage> = NonNullable<M['case']>
type ValueIn<M extends AnyMessage, C extends CaseOf<M>> = Extract<M, { case: C }>['value']

/** What a participant is told. */
export type Message = SignalResponse['message']

/** Nothing that a server says of its own accord takes longer, also on a busy machine. */
const PATIENCE_MS = 5_000

/** All that was received, in order; and waiting for what is still to come. */
export class Tape<M extends AnyMessage = Message> {
  readonly messages: M[] = []
  #waiting: (() => void)[] = []
  #followers: ((message: M) => void)[] = []

  record(message: M): void {
    this.messages.push(message)
    for (const follow of this.#followers) follow(message)
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Each message, those that came before this call too. */
  follow(follower: (message: M) => void): void {
    for (const message of this.messages) follower(message)
    this.#followers.push(follower)
  }

  /** The first such message, received already or to come. */
  waitFor<C extends CaseOf<M>>(
    wanted: C,
    matches?: (value: ValueIn<M, C>) => boolean,
  ): Promise<ValueIn<M, C>> {
    return this.#waitFrom(0, wanted, matches)
  }

  /** The first such message that comes after this moment. */
  next<C extends CaseOf<M>>(
    wanted: C,
    matches?: (value: ValueIn<M, C>) => boolean,
  ): Promise<ValueIn<M, C>> {
    return this.#waitFrom(this.messages.length, wanted, matches)
  }

  all<C extends CaseOf<M>>(wanted: C): ValueIn<M, C>[] {
    return this.messages.flatMap((message) => (message.case === wanted ? [message.value] : []))
  }

  /** Where the first such message stands, or -1. */
  indexOf<C extends CaseOf<M>>(
    wanted: C,
    matches: (value: ValueIn<M, C>) => boolean = () => true,
  ): number {
    return this.messages.findIndex((message) => message.case === wanted && matches(message.value))
  }

  async #waitFrom<C extends CaseOf<M>>(
    start: number,
    wanted: C,
    matches: (value: ValueIn<M, C>) => boolean = () => true,
  ): Promise<ValueIn<M, C>> {
    const patience = AbortSignal.timeout(PATIENCE_MS)
    for (;;) {
      for (const message of this.messages.slice(start))
        if (message.case === wanted && matches(message.value)) return message.value
      if (patience.aborted) throw new Error(`no such ${wanted} came, but: ${this.#since(start)}`)
      await this.#nextMessage(patience)
    }
  }

  #nextMessage(patience: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    patience.addEventListener('abort', () => resolve(), { once: true })
    return promise
  }

  #since(start: number): string {
    return (
      this.messages
        .slice(start)
        .map((message) => message.case)
        .join(', ') || 'nothing'
    )
  }
}
