import { expect, it } from 'vitest'
import { grade } from '../src/grading/grade.ts'
import { scoreBand } from '../src/score-bands.ts'
import { type GoldTalk, readGoldTalks, type Side } from './gold-talks.ts'
import { agreementOn, talkOf } from './verdicts.ts'

const BANDS = { good: 'high', middling: 'middle', poor: 'low' } as const

const dev = graded(readGoldTalks('dev'))

it('puts the talks of each persona in the order in which a trainer would', () => {
  expect(disorderIn(dev)).toEqual([])
})

it('gives nearly every talk the band that a trainer would give it', () => {
  const wrong = dev.filter(({ isRight }) => !isRight).map(({ file, score }) => `${file}: ${score}`)
  process.stdout.write(`bands right: ${dev.length - wrong.length} of ${dev.length}\n`)
  expect(wrong.length).toBeLessThanOrEqual(1)
})

it('holds with talks by other writers', () => {
  const others = graded(readGoldTalks('others'))
  const wrong = others.filter(({ isRight }) => !isRight).length
  process.stdout.write(
    `others: bands right ${others.length - wrong} of ${others.length}, out of order ${disorderIn(others).length}\n`,
  )
  expect(wrong / others.length).toBeLessThan(0.08)
  expect(disorderIn(others)).toEqual([])
})

it('holds with talks that nobody looked at while it was made', () => {
  const heldOut = graded(readGoldTalks('held-out'))
  const wrong = heldOut.filter(({ isRight }) => !isRight).length
  // Only how many: nobody is to read what is held out.
  process.stdout.write(
    `held out: bands right ${heldOut.length - wrong} of ${heldOut.length}, out of order ${disorderIn(heldOut).length}\n`,
  )
  expect(disorderIn(heldOut).length).toBe(0)
  expect(wrong).toBeLessThanOrEqual(1)
})

it('knows exactly what came up in most talks, whatever words it was told in', () => {
  const shareOf = (side: Side) => {
    const { right = 0, of = 0 } = agreementOn(readGoldTalks(side)).counts.get('topics') ?? {}
    return right / of
  }
  expect(shareOf('dev')).toBeGreaterThan(0.9)
  expect(shareOf('held-out')).toBeGreaterThan(0.75)
})

type Graded = {
  file: string
  folder: string
  score: number
  isRight: boolean
  betterThan: string[]
}

function graded(talks: GoldTalk[]): Graded[] {
  return talks.map(({ file, input, expected }) => {
    const score = grade(talkOf(input)).conversationScore ?? 0
    return {
      file,
      folder: file.replace(/[^/]*$/, ''),
      score,
      isRight: BANDS[scoreBand(score)] === expected.band,
      betterThan: expected.pairs?.better_than ?? [],
    }
  })
}

const disorderIn = (talks: readonly Graded[]): string[] =>
  talks.flatMap((one) =>
    one.betterThan.flatMap((name) => {
      const other = talks.find(({ file }) => file === `${one.folder}${name}`)
      return other !== undefined && one.score <= other.score
        ? [`${one.file} ${one.score} is no better than ${name} ${other.score}`]
        : []
    }),
  )
