import { refusals } from '@colloquy/contract/messages'

/** Thrown anywhere inside; http/errors.ts is the only place that knows their status codes. */

export class NotFound extends Error {
  override readonly name = 'NotFound'
  constructor() {
    // Never says what was looked for: what is not yours answers like what does not exist.
    super(refusals.notFound)
  }
}

export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
  constructor(message: string = refusals.token) {
    super(message)
  }
}

export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'
}

export class Conflict extends Error {
  override readonly name = 'Conflict'
}

export type Problem = { loc: (string | number)[]; msg: string; type: string }

export class Invalid extends Error {
  override readonly name = 'Invalid'
  readonly problems: Problem[]
  constructor(problems: Problem[]) {
    super('Invalid input')
    this.problems = problems
  }

  /** For what only the server can see to be wrong, at a field of the body. */
  static field(path: (string | number)[], ...msgs: [string, ...string[]]): Invalid {
    return new Invalid(msgs.map((msg) => ({ loc: ['body', ...path], msg, type: 'value_error' })))
  }

  static header(name: string, msg: string): Invalid {
    return new Invalid([{ loc: ['header', name], msg, type: 'value_error' }])
  }
}

/** What cannot be read at all: broken JSON, a key twice, nested too deep. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Somebody we need does not answer. It passes, and whoever asked may ask again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

export class TooMany extends Error {
  override readonly name = 'TooMany'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number, message: string = refusals.tooManyAttempts) {
    super(message)
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds))
  }
}

/** There is no place for it on the disk. */
export class Full extends Error {
  override readonly name = 'Full'
}
