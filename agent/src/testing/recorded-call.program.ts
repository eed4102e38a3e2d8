import '../production.ts'
import { initializeLogger } from '@livekit/agents'
import { CallToTake } from '@colloquy/contract/desk'
import { callsWith } from '../call/call.ts'
import { openEncoders } from '../recording/encoder.ts'
import { serverStore } from '../recording/server-store.ts'
import { scriptedEars } from './scripted-ears.ts'
import { scriptedVoice } from './scripted-voice.ts'

/** One call with scripted engines, recorded, in a process that can be killed: it prints each turn, and ends with nothing. */
const [given = '', deskUrl = '', msAWord = ''] = process.argv.slice(2)

initializeLogger({ pretty: false, level: 'silent' })
const engines = {
  speaking: scriptedVoice({ msAWord: Number(msAWord) }),
  listening: scriptedEars(),
  earsToCome: null,
  wording: null,
}
const begin = callsWith({
  enginesNow: () => engines,
  recordings: { store: serverStore({ deskUrl, secret: 'the secret' }), encoders: openEncoders() },
  report: (event) => console.error(event),
})
begin(CallToTake.parse(JSON.parse(given)), {
  turn: (turn) => process.stdout.write(`${JSON.stringify(turn)}\n`),
  over: () => process.exit(0),
})
