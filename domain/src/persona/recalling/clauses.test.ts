import { expect, it } from 'vitest'
import { clausesOf } from './clauses.ts'
import { questionClauseOf } from './question-clause.ts'

const read = (sentence: string) =>
  clausesOf(sentence).map(({ subject, verb }) => `${subject.isSelf ? 'I' : subject.head}: ${verb}`)

it.each([
  ['Karin changed the tour plan and did not tell me.', ['karin: chang', 'karin: tell']],
  ['The owner, Joachim Lindner, decides anything above 10,000 euros.', ['lindner: decid']],
  ['My insurance has paid 2,000 euros and refuses the rest.', ['insur: pai', 'insur: refus']],
  ['The lease was renewed in 2021 for five years.', ['leas: renew']],
  ['The landlord, Mr Brandt, says the damage is my own fault.', ['brandt: say', 'damag: be']],
  [
    'In 2021 the company bought a tool called StaffPilot and stopped using it.',
    ['compani: bui', 'tool: call', 'compani: stop'],
  ],
  ['I start at six, Karin starts at nine.', ['I: start', 'karin: start']],
  ['Tobias, the youngest in the team, has been carrying messages.', ['youngest: carri']],
])('reads whose each verb is: %s', (sentence, clauses) => {
  expect(read(sentence)).toEqual(clauses)
})

it('finds no clause in what only names a thing', () => {
  expect(clausesOf('High staff turnover')).toEqual([])
})

it.each([
  ['who changed the tour plan', 'who subject of chang'],
  ['who was it that promised to call', 'who subject of promis'],
  ['what does your insurance say about the damage', 'what other of insur say'],
  ['when was the lease renewed', 'when other of leas renew'],
  ['how many vans do you run', 'how many van other of you run'],
  ['how long did you have there', 'how long other of you have'],
  ['what breed are the cows', 'what breed other of cow be'],
  ['can you tell me what the suitcase looks like', 'what other of suitcas look'],
  ['why do you think it would be held against you', 'why other of it hold'],
  ['when does the school order leave', 'when other of order leav'],
])('reads a question as a sentence with a gap: %s', (text, expected) => {
  const { wh, noun, gap, subject, verb } = questionClauseOf(text) ?? {}
  const of = subject == null ? [] : [subject.head || subject.text]
  expect([wh, noun, gap, 'of', ...of, verb].filter(Boolean).join(' ')).toBe(expected)
})

it('reads nothing into what asks yes or no', () => {
  expect(questionClauseOf('did anybody come to look at the pipe')).toBeNull()
})
