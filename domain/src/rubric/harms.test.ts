import { expect, it } from 'vitest'
import { isDenied, isLostOn, isReproach, WAVES_OFF } from './harms.ts'

it.each([
  ["You're not wasting my time at all.", WAVES_OFF],
  ["It isn't the rock that falls, it's the rocket that flies.", WAVES_OFF],
] as const)('sends nobody away: %s', (text, look) => {
  expect(look.test(text.toLowerCase())).toBe(false)
})

it.each(['Oh, here we go.', 'You lot always ask ten people.', "It's not rocket science."])(
  'sends somebody away: %s',
  (text) => {
    expect(WAVES_OFF.test(text.toLowerCase())).toBe(true)
  },
)

it.each([
  ['Have you had trouble with it?', "It doesn't happen often."],
  ['That sounds easy enough.', "It wasn't cheap."],
])('denies nothing of “%s”: %s', (said, answer) => {
  expect(isDenied(said, answer)).toBe(false)
})

it('a word of comfort that is handed back with a not is a protest', () => {
  expect(isDenied("that's really common before exams", "It didn't feel common.")).toBe(true)
})

it.each([
  ['How do you keep your stock?', 'On paper. There are no screens in the hall.'],
  ['What would you like to see?', "I'm not sure."],
  ['When did it break?', 'On Monday. Why?'],
])('is not lost on whoever answers “%s” with “%s”', (said, answer) => {
  expect(isLostOn(said, answer)).toBe(false)
})

it.each([
  ['Thank you for making the time, Gareth.', "I'm not Gareth."],
  ["There's a lot of pressure on you on the road.", 'Which road? I cut canvas.'],
  ['I would like to ask about your vehicles.', 'Vehicles? I work for you.'],
  ['How do you purchase vans at the moment?', "I don't purchase vans."],
  ['What is the trouble with your supplier?', "There's no supplier. It's about the sample."],
])('is said to somebody else: “%s”, and they say “%s”', (said, answer) => {
  expect(isLostOn(said, answer)).toBe(true)
})

it.each([
  'Do you have anything to say of your own?',
  "I'd be obliged if you didn't speak of her like that.",
  'No. Not one word.',
  'I think I have heard enough.',
])('protests: %s', (text) => {
  expect(isReproach(text)).toBe(true)
})
