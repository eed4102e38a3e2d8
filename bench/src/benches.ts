import type { Bench } from './bench.ts'
import { cpu } from './cpu/cpu.ts'

/** Every bench, by the name that `npm run bench` knows it by. */
export const benches: Readonly<Record<string, Bench>> = { cpu }
