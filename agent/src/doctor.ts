import './production.ts'
import { text } from 'node:stream/consumers'
import { type Service, speechServices } from '@colloquy/contract/speech-services'
import { AgentSettings } from './settings.ts'
import { sharedFlitePool } from './speech/flite/pool.ts'
import { VOICES } from './speech/flite/voices.ts'
import { reach } from './speech/hosted/reach.ts'
import { pocketsphinxState, UNTIL_IT_IS_THERE } from './speech/pocketsphinx/availability.ts'

/**
 * For `npm run doctor`: which engines would listen, speak and word, and why. It is told settings as JSON, and
 * answers with a JSON line for each.
 */
const { dataFolder, speech } = AgentSettings.pick({ dataFolder: true, speech: true }).parse(
  JSON.parse(await text(process.stdin)),
)
const { listen, speak, word } = speechServices(speech)

type Finding = { kind: 'ok' | 'warn' | 'fail'; what: string; todo?: string }

await Promise.all([
  find('listens', { service: listen, settings: 'LISTEN', otherwise: whoListens }),
  find('speaks', { service: speak, settings: 'SPEAK', otherwise: whoSpeaks }),
  find('words', { service: word, settings: 'WORD', otherwise: whoWords }),
])

type Asked = {
  service: Service | null
  /** What the names of its settings begin with. */
  settings: string
  otherwise: () => Finding | Promise<Finding>
}

async function find(name: string, { service, settings, otherwise }: Asked): Promise<void> {
  const finding =
    service === null ? await otherwise() : await tryOut({ service, settings, otherwise })
  process.stdout.write(`${JSON.stringify({ name, ...finding })}\n`)
}

async function tryOut({
  service,
  settings,
  otherwise,
}: Asked & { service: Service }): Promise<Finding> {
  const what = `${service.model} at ${new URL(service.url).host}, as is set`
  const bad = async (why: string, todo: string): Promise<Finding> => ({
    kind: 'warn',
    what: `${what}: ${why}`,
    todo: `${todo}; until then: ${(await otherwise()).what}`,
  })
  const found = await reach(service)
  switch (found) {
    case 'well':
      return { kind: 'ok', what }
    case 'silent':
      return bad('it does not answer', `look at ${settings}_URL, and whether that service runs`)
    case 'failing':
      return bad('it answers with an error', `look at ${settings}_URL, and at that service`)
    case 'refuses the key':
      return bad('it refuses the key', `correct ${settings}_KEY`)
  }
}

async function whoListens(): Promise<Finding> {
  const { kind, says } = await pocketsphinxState(dataFolder)
  if (kind === 'ready') return { kind: 'ok', what: says }
  return { kind: 'warn', what: says, todo: UNTIL_IT_IS_THERE }
}

async function whoSpeaks(): Promise<Finding> {
  const [voice] = VOICES
  if (voice === undefined) throw new Error('there is no voice')
  const pool = sharedFlitePool()
  const sound = await pool.run({ type: 'sound', text: 'Hello.', voice })
  await pool.close()
  return sound.length > 0
    ? { kind: 'ok', what: `the built-in voices (basic), ${VOICES.length} of them` }
    : { kind: 'fail', what: 'the built-in voice gives no sound', todo: 'run npm ci' }
}

function whoWords(): Finding {
  const why = word === null ? ': no model is set' : ''
  return { kind: 'ok', what: `our own templates${why}` }
}
