import { isSure } from './heard-text.ts'
import { averageAtLevel } from './level.ts'
import type { FromDecoder, ToDecoder } from './messages.ts'
import { joined } from './sound.ts'
import { openSphinx, type Sphinx, type SphinxWord } from './sphinx.ts'

/**
 * A process that recognises. A library that reads what strangers say may crash: only this process then
 * ends with it. It ends with the channel to its parent.
 */
let sphinx: Sphinx | null = null
let utterance: {
  id: number
  samples: number
  /** Of what may be a short phrase, all of it so far. Null when it is more than that. */
  short: Int16Array[] | null
  unsaidMs: number
  startedAt: NodeJS.CpuUsage
} | null = null
let wordsOf = ''

// How often the words so far are looked up: people read no faster.
const PARTIAL_EVERY_MS = 120
const SAMPLES_PER_MS = 16
// The longest phrase, spoken slowly, with the silence around it.
const SHORT_MS = 1_700

const say = (message: FromDecoder): void => void process.send?.(message)

function hear(decoder: Sphinx, sound: Int16Array): void {
  if (utterance === null) return
  decoder.hear(sound)
  utterance.samples += sound.length
  if (utterance.samples > SHORT_MS * SAMPLES_PER_MS) utterance.short = null
  utterance.short?.push(sound)
  utterance.unsaidMs += sound.length / SAMPLES_PER_MS
  if (utterance.unsaidMs < PARTIAL_EVERY_MS) return
  utterance.unsaidMs = 0
  const { id, samples } = utterance
  say({ type: 'partial', id, words: decoder.partial(), samples })
}

/** Of little sound the recogniser of sentences makes anything: is it not sure, it may be one of a few phrases. */
function understood(decoder: Sphinx, short: Int16Array[] | null): SphinxWord[] {
  const words = decoder.end()
  if (short === null || isSure(words)) return words
  return decoder.shortPhrase(joined(short)) ?? words
}

function learn(decoder: Sphinx, words: Extract<ToDecoder, { type: 'begin' }>['words']): void {
  if (words.of === wordsOf) return
  // One customer's words are never heard in another's call.
  if (wordsOf !== '') decoder.forgetAddedWords()
  wordsOf = words.of
  const added = words.pronounced.filter((word) => decoder.addWord(word))
  if (added.length > 0) decoder.useAddedWords()
}

function answer(message: Exclude<ToDecoder, { type: 'open' }>, decoder: Sphinx): void {
  switch (message.type) {
    case 'begin':
      // What was begun before is not wanted any more.
      if (utterance !== null) decoder.end()
      learn(decoder, message.words)
      utterance = {
        id: message.id,
        samples: 0,
        short: message.isAll ? [] : null,
        unsaidMs: 0,
        startedAt: process.cpuUsage(),
      }
      decoder.begin(message.mean ?? averageAtLevel(decoder.usualMean, message.sound))
      return hear(decoder, message.sound)
    case 'sound':
      if (message.id === utterance?.id) hear(decoder, message.sound)
      return
    case 'end': {
      if (message.id !== utterance?.id) return
      const words = understood(decoder, utterance.short)
      const { user, system } = process.cpuUsage(utterance.startedAt)
      utterance = null
      const heard = { words, mean: decoder.mean(), cpuMs: (user + system) / 1000 }
      return say({ type: 'heard', id: message.id, heard })
    }
  }
}

process.on('message', (message: ToDecoder) => {
  if (message.type !== 'open') {
    if (sphinx !== null) answer(message, sphinx)
    return
  }
  sphinx = openSphinx(message.recogniser)
  say({ type: 'ready' })
})
// An exit can hang (docs/decisions/010-the-supervisor.md).
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A terminal sends these to all its processes, and the parent decides what they mean.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
