import { Refusal } from '../../refusal.ts'
import { runSupervised } from '../../supervised.ts'

runSupervised({
  start: async () => {
    throw new Refusal('The database is from a newer Colloquy: update this one.')
  },
})
