import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Job } from './job.ts'
import { pleasantSound } from './sound.ts'
import { type PreparedProgram, prepareProgram } from './wasi.ts'

// Flite is a command-line program that runs once. The next run is prepared while nobody waits: that takes
// 10 ms, and a short sentence 15.
const flite = workerData as WebAssembly.Module
let prepared: PreparedProgram | null = null

const port = parentPort
if (port === null) throw new Error('flite.worker.ts is started by the pool, as a worker')

port.on('message', (job: Job) => {
  const answer = answerTo(job)
  const sound =
    answer.type === 'done' && typeof answer.result !== 'string' ? [answer.result.buffer] : []
  port.postMessage(answer, sound)
  setImmediate(prepare)
})

// The first run of each part of the program is slow, since it is compiled then.
run(['-voice', 'slt', '-t', 'Hello.', '-o', '/warm-up'])
prepare()

function answerTo(job: Job): Answer {
  try {
    switch (job.type) {
      case 'sound':
        return { type: 'done', result: speak(job) }
      case 'phones':
        return { type: 'done', result: phones(job.text) }
    }
  } catch (reason) {
    return { type: 'failed', message: reason instanceof Error ? reason.message : String(reason) }
  }
}

function speak({ text, voice }: Extract<Job, { type: 'sound' }>) {
  const settings = { f0_shift: voice.pitch, duration_stretch: voice.stretch * voice.size }
  const set = Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value}`])
  const { written } = run(['-voice', voice.recorded, ...set, '-t', text, '-o', '/sound.wav'])
  return pleasantSound(written, voice)
}

// Flite's own voice says one vowel for "hot" and for "hut"; of those that tell them apart, kal16 is the fastest.
function phones(text: string): string {
  return run(['-voice', 'kal16', '-ps', '-t', text, '-o', 'none']).printed
}

function run(args: string[]) {
  const program = prepared ?? prepareProgram(flite)
  prepared = null
  const outcome = program.run(['flite', ...args])
  if (outcome.exitCode !== 0) throw new Error(`Flite ended with ${outcome.exitCode}`)
  return outcome
}

function prepare(): void {
  prepared ??= prepareProgram(flite)
}
