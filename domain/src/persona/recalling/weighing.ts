import { shares } from '../../moves/shares.ts'
import type { OfKind } from './kinds-of-answer.ts'

/** By what it is judged whether a fact answers. */
export type Signs = {
  /** How much of what was asked is in it by its words. */
  fit: number
  kind: OfKind
  /** The same, where words of like meaning count as well. */
  meant: number
  /** Of the one that is missed most: "when did it open" is not answered by what tells of it otherwise. */
  leastMeant: number
  isYesNo: boolean
  /** Of a wish, and none was asked for. */
  isStrayWish: boolean
}

/**
 * How likely each of them is the answer, where it may also be that none is. What has a near rival is less
 * sure. Learned from `domain/corpus/answers/dev.jsonl` by maximum likelihood: `domain/training/vectors/README.md`.
 */
export function likelihoodsOf(signs: readonly Signs[]): number[] {
  const scores = Float64Array.from([...signs.map(scoreOf), NONE])
  shares(scores, { from: 0, size: scores.length })
  return [...scores.subarray(0, signs.length)]
}

/** That none answers. */
const NONE = 0

const scoreOf = ({ fit, kind, meant, leastMeant, isYesNo, isStrayWish }: Signs): number =>
  AT_FIRST +
  FIT * fit +
  MEANT * meant +
  LEAST_MEANT * leastMeant +
  (kind === 'no' ? WRONG_KIND : 0) +
  (isYesNo ? YES_OR_NO : 0) +
  (isStrayWish ? STRAY_WISH : 0)

const AT_FIRST = -2.66
const FIT = 2.45
const MEANT = 2.31
const LEAST_MEANT = 0.84
const WRONG_KIND = -3.97
const YES_OR_NO = 1.12
const STRAY_WISH = -0.88
