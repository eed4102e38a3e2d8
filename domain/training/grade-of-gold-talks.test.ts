import { expect, it } from 'vitest'
import { scoreBand } from '../src/score-bands.ts'
import { readGoldTalks } from './gold-talks.ts'
import { agreementOn, gradedOf, type GradedTalk } from './verdicts.ts'

const BANDS = { good: 'high', middling: 'middle', poor: 'low' } as const

const [dev, heldOut] = [gradedOf(readGoldTalks('dev')), gradedOf(readGoldTalks('held-out'))]

it('puts the talks of each persona in the order in which a trainer would', () => {
  expect(disorderIn(dev)).toEqual([])
})

it('gives nearly every talk the band that a trainer would give it', () => {
  const wrong = wrongIn(dev)
  process.stdout.write(`bands right: ${dev.length - wrong.length} of ${dev.length}\n`)
  expect(wrong.length).toBeLessThanOrEqual(1)
})

it('holds with talks by other writers', () => {
  const others = gradedOf(readGoldTalks('others'))
  const wrong = wrongIn(others).length
  process.stdout.write(
    `others: bands right ${others.length - wrong} of ${others.length}, out of order ${disorderIn(others).length}\n`,
  )
  expect(wrong / others.length).toBeLessThan(0.08)
  expect(disorderIn(others)).toEqual([])
})

it('holds with talks that nobody looked at while it was made', () => {
  const wrong = wrongIn(heldOut).length
  // Only how many: nobody is to read what is held out.
  process.stdout.write(
    `held out: bands right ${heldOut.length - wrong} of ${heldOut.length}, out of order ${disorderIn(heldOut).length}\n`,
  )
  expect(disorderIn(heldOut).length).toBe(0)
  expect(wrong).toBeLessThanOrEqual(1)
})

it('knows exactly what came up in most talks, whatever words it was told in', () => {
  const shareOf = (graded: readonly GradedTalk[]) => {
    const { right = 0, of = 0 } = agreementOn(graded).counts.get('topics') ?? {}
    return right / of
  }
  expect(shareOf(dev)).toBeGreaterThan(0.9)
  expect(shareOf(heldOut)).toBeGreaterThan(0.75)
})

const scoreOf = ({ is }: GradedTalk): number => is.conversationScore ?? 0

const wrongIn = (graded: readonly GradedTalk[]): string[] =>
  graded
    .filter((one) => BANDS[scoreBand(scoreOf(one))] !== one.talk.expected.band)
    .map((one) => `${one.talk.file}: ${scoreOf(one)}`)

const disorderIn = (graded: readonly GradedTalk[]): string[] =>
  graded.flatMap((one) => {
    const { file, expected } = one.talk
    return (expected.pairs?.better_than ?? []).flatMap((name) => {
      const other = graded.find(({ talk }) => talk.file === file.replace(/[^/]*$/, name))
      return other !== undefined && scoreOf(one) <= scoreOf(other)
        ? [`${file} ${scoreOf(one)} is no better than ${name} ${scoreOf(other)}`]
        : []
    })
  })
