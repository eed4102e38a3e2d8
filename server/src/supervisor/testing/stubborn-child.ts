import { runSupervised } from '../../supervised.ts'

/** Never gets done with ending, as a server might whose last request hangs. */
runSupervised({
  start: async () => ({
    notes: [`pid ${process.pid}`],
    stop: () => new Promise(() => {}),
  }),
})
