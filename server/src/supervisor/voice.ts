import type { LogFormat } from '../settings.ts'
import { labelLine } from './lines.ts'
import type { Print } from './process-life.ts'

/** All that the supervisor prints goes through here. */
export type Voice = {
  say: (line: string) => void
  /** For what a process of that name prints. */
  printer: (name: string) => Print
}

export function createVoice(out: {
  format: LogFormat
  stdout: NodeJS.WritableStream
  stderr: NodeJS.WritableStream
}): Voice {
  // Whoever read our lines may be gone (`npm start | head`), and the work goes on.
  out.stdout.on('error', () => {})
  out.stderr.on('error', () => {})
  return {
    say: (line) => void out.stdout.write(`${line}\n`),
    printer:
      (name) =>
      ({ line, to }) =>
        void out[to].write(`${labelLine({ name, line, format: out.format })}\n`),
  }
}
