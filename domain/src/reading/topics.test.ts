import { expect, it } from 'vitest'
import { read } from './read.ts'
import { aTalk, dana } from './testing/talks.ts'

const persona = {
  ...dana,
  painPoints: ['The nearest cash machine charges two pounds, and forty guests come on Friday'],
}

const painIn = (lines: string[]) =>
  read(aTalk(lines, { persona })).topics.find(({ id }) => id === 'pain-1')

it('has come up where it is told in several sentences, and quotes the one that says most of it', () => {
  const line =
    'There are forty of them. The cash machine that is nearest charges two pounds. It is for Friday.'
  expect(painIn(['T: What is on?', `P: ${line}`])).toMatchObject({
    isTold: true,
    raisedBy: 'trainee',
    at: [{ turn: 1, quote: 'The cash machine that is nearest charges two pounds.' }],
  })
})

it.each([
  'Do you know where the nearest cash machine is, and what it charges?',
  'Friday is fine. I can wait for two more days.',
])('has not come up where it is only asked for, or shares a word: %s', (line) => {
  expect(painIn(['T: What is on?', `P: ${line}`])?.isTold).toBe(false)
})
