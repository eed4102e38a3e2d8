import { type AgentDesk, openAgentDesk } from './desk/agent-desk.ts'
import { watchLoad } from './desk/places.ts'
import { rehearseTakingOver, rehearseTalk } from './persona/rehearse-talk.ts'
import { report } from './report.ts'
import type { AgentSettings } from './settings.ts'
import { surviveErrors } from './survive-errors.ts'
import { rehearseFlite } from './speech/flite/flite-speech.ts'
import { findRecogniser } from './speech/pocketsphinx/recogniser.ts'
import { openVoice, type Voice } from './voice.ts'

export type RunningAgent = Pick<AgentDesk, 'stop'>

/** Engines that speak and listen already, and a rehearsal that goes on until they are needed. */
export type PreparedVoice = { voice: Voice; rehearsal: AbortController }

/**
 * For who may have to take over in the middle of a sentence. Null while the recogniser is still to be fetched: whoever
 * has the calls does that.
 */
export function prepareVoice(settings: AgentSettings): PreparedVoice | null {
  if (findRecogniser(settings.dataFolder) === null) return null
  rehearseFlite()
  const rehearsal = new AbortController()
  tellOfFailure(rehearseTakingOver(rehearsal.signal))
  return { voice: openVoice({ ...settings, report, callsAtOnce: CALLS_TAKEN_OVER }), rehearsal }
}

/** There may be more of them. For each a recogniser waits, which takes 100 MB. */
const CALLS_TAKEN_OVER = 2

const tellOfFailure = (rehearsal: Promise<void>): void =>
  void rehearsal.catch(() => report('agent.not-rehearsed'))

/** One process, many calls. */
export async function runAgent(
  settings: AgentSettings,
  prepared: PreparedVoice | null = null,
): Promise<RunningAgent> {
  prepared?.rehearsal.abort()
  const voice = prepared?.voice ?? openVoice({ ...settings, report })
  // From here on there are calls to save; until here an error is for whoever started us.
  surviveErrors({ report, giveUp: () => process.exit(1) })
  const { load, stop } = watchLoad({ pids: voice.pids })
  const desk = openAgentDesk({
    url: settings.deskUrl,
    secret: settings.secret,
    beginCall: voice.beginCall,
    load,
    report,
    // Whoever started us starts the one that fits.
    onRefused: () => process.exit(1),
  })
  if (prepared === null) tellOfFailure(rehearseTalk())
  return {
    stop: async (withinMs) => {
      await desk.stop(withinMs)
      stop()
      await voice.close()
    },
  }
}
