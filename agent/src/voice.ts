import { speechServices } from '@colloquy/contract/speech-services'
import { callsWith } from './call/call.ts'
import type { BeginCall } from './call/running-call.ts'
import { openEncoders } from './recording/encoder.ts'
import { serverStore } from './recording/server-store.ts'
import type { Report } from './report.ts'
import type { AgentSettings } from './settings.ts'
import type { ListeningEngine } from './speech/engines.ts'
import { fliteSpeech } from './speech/flite/flite-speech.ts'
import { hostedListening } from './speech/hosted/hosted-listening.ts'
import { hostedSpeech } from './speech/hosted/hosted-speech.ts'
import { hostedWording } from './speech/hosted/hosted-wording.ts'
import { fetchPocketsphinx } from './speech/pocketsphinx/availability.ts'
import { openPocketsphinx } from './speech/pocketsphinx/pocketsphinx-listening.ts'

/** All that plays personas in this process, engines included. */
export type Voice = {
  beginCall: BeginCall
  /** Of other processes that work for its calls. */
  pids: () => number[]
  close: () => Promise<void>
}

/**
 * What is hosted goes first, where it is set; what comes along does the work otherwise, and whenever the other
 * fails. The built-in recogniser may still have to be fetched: until it is there, one types, or the browser listens.
 */
export function openVoice({
  dataFolder,
  speech,
  report,
  callsAtOnce = 1,
  ...desk
}: AgentSettings & { report: Report; callsAtOnce?: number }): Voice {
  const { listen, speak, word } = speechServices(speech)
  const builtInVoice = fliteSpeech()
  const speaking = speak === null ? builtInVoice : hostedSpeech(speak, builtInVoice)
  const wording = word === null ? null : hostedWording(word)
  const hosted = (builtIn: ListeningEngine | null) =>
    listen === null ? builtIn : hostedListening(listen, builtIn)

  let builtIn = openPocketsphinx({ dataFolder, ahead: callsAtOnce })
  let listening = hosted(builtIn)
  const fetching = fetchPocketsphinx({ dataFolder, tell: report })
  const encoders = openEncoders()
  let isClosed = false
  void fetching.ready.then(() => {
    if (isClosed || builtIn !== null) return
    builtIn = openPocketsphinx({ dataFolder })
    listening = hosted(builtIn)
    report('voice.can-listen')
  })
  return {
    beginCall: callsWith({
      enginesNow: () => ({ speaking, listening, earsToCome: fetching, wording }),
      recordings: { store: serverStore(desk), encoders },
      report,
    }),
    pids: () => builtIn?.pids() ?? [],
    close: async () => {
      isClosed = true
      await fetching.stop()
      await Promise.all([speaking.close(), listening?.close(), encoders.close()])
    },
  }
}
