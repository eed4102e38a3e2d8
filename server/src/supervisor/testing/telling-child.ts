import { runSupervised } from '../../supervised.ts'

/** Says when it has read its sources, and when it was told to begin. */
console.log(`opened ${process.pid}`)
runSupervised({
  start: async () => {
    console.log(`begun ${process.pid}`)
    return { notes: [`${process.pid}`], stop: async () => {} }
  },
})
