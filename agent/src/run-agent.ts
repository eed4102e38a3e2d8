import { type AgentDesk, openAgentDesk } from './desk/agent-desk.ts'
import { watchLoad } from './desk/places.ts'
import { report } from './report.ts'
import type { AgentSettings } from './settings.ts'
import { surviveErrors } from './survive-errors.ts'
import { openVoice } from './voice.ts'

export type RunningAgent = Pick<AgentDesk, 'stop'>

/** One process, many calls. */
export async function runAgent(settings: AgentSettings): Promise<RunningAgent> {
  const voice = openVoice({ ...settings, report })
  // From here on there are calls to save; until here an error is for whoever started us.
  surviveErrors({ report, giveUp: () => process.exit(1) })
  const { load, stop } = watchLoad()
  const desk = openAgentDesk({
    url: settings.deskUrl,
    secret: settings.secret,
    beginCall: voice.beginCall,
    load,
    report,
    // Whoever started us starts the one that fits.
    onRefused: () => process.exit(1),
  })
  return {
    stop: async (withinMs) => {
      await desk.stop(withinMs)
      stop()
      await voice.close()
    },
  }
}
