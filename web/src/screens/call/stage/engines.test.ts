import { expect, it } from 'vitest'
import { readFacts } from '../room/agent-facts.ts'
import { enginesInWords } from './engines.ts'

it('is said which engine does what, and where the sound and the words go', () => {
  const nothing = readFacts({})
  expect(enginesInWords(nothing)).toBe('')
  const listening = { id: 'typing', label: 'Typing only', where: 'nothing is listened to' }
  const wording = { id: 'hosted', label: 'Lines by small', where: 'to words.example' }
  expect(enginesInWords({ ...nothing, listening, wording })).toBe(
    'Listens: Typing only, nothing is listened to · Words: Lines by small, to words.example',
  )
})
