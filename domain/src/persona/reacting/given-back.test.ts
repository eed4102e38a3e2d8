import { expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'

it.each(['Must have been awful.', 'That must have been hard.', 'You must be exhausted.'])(
  'sympathy is taken, with somebody in it or nobody: %s',
  (said) => {
    expect(talk(['Hello, my name is Tom.', said]).last.intent).toBe('take the sympathy')
  },
)
