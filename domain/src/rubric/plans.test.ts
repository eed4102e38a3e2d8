import { expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import { A_GOOD_CALL, aTalk } from '../reading/testing/talks.ts'
import { deedsIn } from './deeds.ts'

/** Of the talk before its own plan, and these lines. */
const agreedIn = (...lines: string[]) =>
  deedsIn(read(aTalk([...A_GOOD_CALL.slice(0, 14), ...lines]))).of('is-agreed')

it.each([
  ['P: I would have to see what we have booked by then.', "T: Great, I've booked it."],
  ['P: Could we say Friday at three?', 'T: Will that room do? And shall I see you then?'],
  ['P: Friday at three would do.', "T: I'd have to check, but it might be that I see you then."],
  ['P: Friday was dreadful, with the whole team ill.', "T: I've noted that."],
])('nobody agrees to a day that is not named, asked about or left open: %s %s', (...lines) => {
  expect(agreedIn(...lines)).toEqual([])
})

it.each([
  ["T: Great, I've booked it. See you then!"],
  ["T: Lovely, that works, I'll put it in my calendar."],
  ["T: Good, I'll be there."],
])('who takes the day that the other one named has agreed to it: %s', (line) => {
  expect(agreedIn('P: Very well. Friday at three.', line)).toMatchObject([{ at: { turn: 15 } }])
})

it('a reply with an hour to who asked when is a plan, in however few words', () => {
  const plansIn = (...lines: string[]) =>
    deedsIn(read(aTalk([...A_GOOD_CALL.slice(0, 14), ...lines]))).of('plans-with-date')
  const reply = 'T: Yusuf, today, by half past six.'
  expect(plansIn("P: And when's that?", reply)).toMatchObject([{ at: { turn: 15 } }])
  expect(plansIn('P: That was dreadful.', reply)).toEqual([])
})

it.each([
  "Perfect, thank you so much. I'd be more than happy to assist you with all of that today.",
  'Of course. Could you tell me the model, it stands on a silver plate under the seat of the lift?',
  "I can hear that, and I'll be sure to pass on your feedback to everybody who works on it here.",
])(
  'who serves phrases, or asks for what stands on a form, offers and plans nothing: %s',
  (line) => {
    const deeds = deedsIn(read(aTalk([...A_GOOD_CALL.slice(0, 14), `T: ${line}`])))
    const here = [...deeds.of('offers'), ...deeds.of('plans-vaguely')]
    expect(here.filter(({ at }) => at.turn === 14)).toEqual([])
  },
)
