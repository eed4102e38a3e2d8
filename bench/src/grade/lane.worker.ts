import { parentPort, workerData } from 'node:worker_threads'
import { type Times, tryOut } from '@colloquy/domain/training/trials/trials'

/** A share of what is tried, beside the others. */
const { name, ...times } = workerData as { name: string } & Times
const port = parentPort
port?.postMessage(tryOut(name, times))
