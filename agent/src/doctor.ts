import './production.ts'
import { text } from 'node:stream/consumers'
import { type Service, speechServices } from '@colloquy/contract/speech-services'
import { AgentSettings } from './settings.ts'
import { sharedFlitePool } from './speech/flite/pool.ts'
import { VOICES } from './speech/flite/voices.ts'
import { pocketsphinxState } from './speech/pocketsphinx/availability.ts'

/**
 * For `npm run doctor`: which engines would listen, speak and word, and why. It is told settings as JSON, and
 * answers with a JSON line for each.
 */
const { dataFolder, speech } = AgentSettings.pick({ dataFolder: true, speech: true }).parse(
  JSON.parse(await text(process.stdin)),
)
const { listen, speak, word } = speechServices(speech)

type Finding = { name: string; kind: 'ok' | 'warn' | 'fail'; what: string; todo?: string }
const found = (finding: Finding) => process.stdout.write(`${JSON.stringify(finding)}\n`)
const hosted = ({ model, url }: Service) => `${model} at ${new URL(url).host}, as is set`

found(await whoListens())
found(await whoSpeaks())
found({
  name: 'words',
  kind: 'ok',
  what: word === null ? 'our own templates: no model is set' : hosted(word),
})

async function whoListens(): Promise<Finding> {
  const name = 'listens'
  if (listen !== null) return { name, kind: 'ok', what: hosted(listen) }
  const { kind, says } = await pocketsphinxState(dataFolder)
  if (kind === 'ready') return { name, kind: 'ok', what: says }
  return {
    name,
    kind: 'warn',
    what: says,
    todo: "until it is there one types, or uses the browser's own recognition",
  }
}

async function whoSpeaks(): Promise<Finding> {
  const name = 'speaks'
  if (speak !== null) return { name, kind: 'ok', what: hosted(speak) }
  const [voice] = VOICES
  if (voice === undefined) throw new Error('there is no voice')
  const pool = sharedFlitePool()
  const sound = await pool.run({ type: 'sound', text: 'Hello.', voice })
  await pool.close()
  return sound.length > 0
    ? { name, kind: 'ok', what: `the built-in voices (basic), ${VOICES.length} of them` }
    : { name, kind: 'fail', what: 'the built-in voice gives no sound', todo: 'run npm ci' }
}
