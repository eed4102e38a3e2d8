import type { SignalResponse } from '@livekit/protocol'

export type Message = SignalResponse['message']
export type Case = NonNullable<Message['case']>
export type ValueOf<C extends Case> = Extract<Message, { case: C }>['value']

/** Nothing that a server says of its own accord takes longer, also on a busy machine. */
const PATIENCE_MS = 5_000

/** All that was received, in order; and waiting for what is still to come. */
export class Tape {
  readonly messages: Message[] = []
  #waiting: (() => void)[] = []
  #followers: ((message: Message) => void)[] = []

  record(message: Message): void {
    this.messages.push(message)
    for (const follow of this.#followers) follow(message)
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Each message, those that came before this call too. */
  follow(follower: (message: Message) => void): void {
    for (const message of this.messages) follower(message)
    this.#followers.push(follower)
  }

  /** The first such message, received already or to come. */
  waitFor<C extends Case>(
    wanted: C,
    matches?: (value: ValueOf<C>) => boolean,
  ): Promise<ValueOf<C>> {
    return this.#waitFrom(0, wanted, matches)
  }

  /** The first such message that comes after this moment. */
  next<C extends Case>(wanted: C, matches?: (value: ValueOf<C>) => boolean): Promise<ValueOf<C>> {
    return this.#waitFrom(this.messages.length, wanted, matches)
  }

  all<C extends Case>(wanted: C): ValueOf<C>[] {
    return this.messages.flatMap((message) =>
      message.case === wanted ? [message.value as ValueOf<C>] : [],
    )
  }

  /** Where the first such message stands, or -1. */
  indexOf<C extends Case>(wanted: C, matches: (value: ValueOf<C>) => boolean = () => true): number {
    return this.messages.findIndex(
      (message) => message.case === wanted && matches(message.value as ValueOf<C>),
    )
  }

  async #waitFrom<C extends Case>(
    start: number,
    wanted: C,
    matches: (value: ValueOf<C>) => boolean = () => true,
  ): Promise<ValueOf<C>> {
    const patience = AbortSignal.timeout(PATIENCE_MS)
    for (;;) {
      for (const message of this.messages.slice(start))
        if (message.case === wanted && matches(message.value as ValueOf<C>))
          return message.value as ValueOf<C>
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
