import '../production.ts'
import { parseArgs } from 'node:util'
import { DESK_PATH } from '@colloquy/contract/desk'
import { type CallEngines, callsWith } from '../call/call.ts'
import { openAgentDesk } from '../desk/agent-desk.ts'
import { report } from '../report.ts'
import { surviveErrors } from '../survive-errors.ts'
import { scriptedEars } from './scripted-ears.ts'
import { scriptedVoice } from './scripted-voice.ts'

/**
 * An agent as it runs apart from the server, but with engines that cost next to nothing and take the same time
 * whatever else the machine does: what is left is what a call itself costs. It takes as many as it is given.
 */
const { values } = parseArgs({
  // As fast as people speak.
  options: { 'ms-a-word': { type: 'string', default: '300' } },
})
const { COLLOQUY_URL = '', AGENT_SECRET = '' } = process.env

/** What is heard of a learner, one after the other, whatever they really say. */
const QUESTIONS = [
  'how many depots do you run',
  'what problems do you have with the old scheduling tool',
  'who else is involved in this',
  'what does that cost you every month',
  'what would you like to change this year',
  'how long have you worked there',
]
/** As often as anybody asks in one call. */
const ROUNDS = 20

surviveErrors({ report, giveUp: () => process.exit(1) })
openAgentDesk({
  url: COLLOQUY_URL.replace(/^http/, 'ws') + DESK_PATH,
  secret: AGENT_SECRET,
  beginCall: callsWith({ enginesNow: scripted, report }),
  load: () => ({ lateMs: 0, cpu: 0 }),
  places: () => ALWAYS_MORE,
  report,
  onRefused: () => process.exit(1),
})

/** At a time. */
const ALWAYS_MORE = 4

function scripted(): CallEngines {
  const listening = scriptedEars()
  for (let n = 0; n < ROUNDS * QUESTIONS.length; n += 1)
    listening.willHear(QUESTIONS[n % QUESTIONS.length] ?? '')
  const speaking = scriptedVoice({ msAWord: Number(values['ms-a-word']) })
  return { speaking, listening, earsToCome: null, wording: null }
}
