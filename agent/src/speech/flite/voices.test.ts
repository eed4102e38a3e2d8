import { VOICE_IDS, type VoiceId } from '@colloquy/domain/voices'
import { expect, it } from 'vitest'
import { VOICES, voiceOf } from './voices.ts'

const of = (personaName: string, voice: VoiceId | null = null, seed = 1) =>
  voiceOf({ personaName, seed, voice }).id

it('gives a persona the voice that its roleplay asks for', () => {
  for (const { id } of VOICES) expect(of('Dana Reyes', id)).toBe(id)
})

it('gives the same persona the same voice in every conversation', () => {
  expect(of(' dana reyes', null, 1)).toBe(of('Dana Reyes', null, 2))
})

it('does not read names: first names of either kind come by every voice', () => {
  const men = 'James Robert John Michael David William Richard Joseph Thomas Charles Daniel Matthew'
  const women =
    'Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy'
  const families = ['Smith', 'Hoxha', 'Mwangi', 'Quispe', 'Devlin']
  const voices = (names: string) =>
    new Set(names.split(' ').flatMap((name) => families.map((family) => of(`${name} ${family}`))))
  expect(voices(men)).toEqual(new Set(VOICES.map(({ id }) => id)))
  expect(voices(women)).toEqual(new Set(VOICES.map(({ id }) => id)))
})

it('has each voice that a roleplay may ask for, once, and no other', () => {
  expect(VOICES.map(({ id }) => id).toSorted()).toEqual(VOICE_IDS.toSorted())
})
