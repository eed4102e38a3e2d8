import { type AgentDesk, openAgentDesk } from './desk/agent-desk.ts'
import { watchLoad } from './desk/places.ts'
import { rehearseTalk } from './persona/rehearse-talk.ts'
import { report } from './report.ts'
import type { AgentSettings } from './settings.ts'
import { surviveErrors } from './survive-errors.ts'
import { rehearseFlite } from './speech/flite/flite-speech.ts'
import { findRecogniser } from './speech/pocketsphinx/recogniser.ts'
import { openVoice, type Voice } from './voice.ts'

export type RunningAgent = Pick<AgentDesk, 'stop'>

/**
 * For who may have to take over in the middle of a sentence: engines that speak and listen already. Null while the
 * recogniser is still to be fetched: whoever has the calls does that.
 */
export function prepareVoice(settings: AgentSettings): Voice | null {
  if (findRecogniser(settings.dataFolder) === null) return null
  rehearseFlite()
  rehearse()
  return openVoice({ ...settings, report })
}

const rehearse = (): void => void rehearseTalk().catch(() => report('agent.not-rehearsed'))

/** One process, many calls. */
export async function runAgent(
  settings: AgentSettings,
  prepared: Voice | null = null,
): Promise<RunningAgent> {
  const voice = prepared ?? openVoice({ ...settings, report })
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
  if (prepared === null) rehearse()
  return {
    stop: async (withinMs) => {
      await desk.stop(withinMs)
      stop()
      await voice.close()
    },
  }
}
