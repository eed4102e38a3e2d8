import { alike } from '../../language/sense.ts'
import type { KnownFact } from './known.ts'
import type { Question } from './question.ts'

/**
 * How a fact stands to what was told last. Who has heard the beginning asks for the rest, in words that stand in neither:
 * "Only eleven? Why's that?"
 */
export function signsOfFollowing(
  { asked, total, told, near, senseWithTold }: Question,
  { known, isOfKind, isOfAnother }: { known: KnownFact; isOfKind: boolean; isOfAnother: boolean },
): SignsOfFollowing {
  if (told === null) return FOLLOWS_NOTHING
  const isOfOneSubject = known.fact.about === told.fact.about
  const far = isOfOneSubject ? known.form.place - told.form.place : Number.NaN
  const isNear = is(far !== 0 && Math.abs(far) <= 2)
  const isOfTheSame = is(far !== 0 && known.fact.thread === told.fact.thread)
  const bare = 1 / (1 + total)
  const aboutTopic = is(asked.isAboutTopic)
  const alikeTold = far === 0 ? 0 : alike(told.sense, known.sense)
  return {
    follows: 1,
    followsBare: bare,
    near: is(near.has(known.fact.id)),
    isTold: is(far === 0),
    isToldOfKind: is(far === 0 && isOfKind),
    isToldBare: far === 0 ? bare : 0,
    sameSentence: isOfTheSame,
    sameSentenceOfKind: isOfKind ? isOfTheSame : 0,
    rightAfter: is(far === 1),
    afterThat: is(far === 2),
    laterOn: is(far === 3 || far === 4),
    rightBefore: is(far === -1),
    beforeThat: is(far === -2),
    nearAboutTopic: isNear * aboutTopic,
    nearBare: isNear * bare,
    nearOfKind: isOfKind ? isNear : 0,
    nearNotOfKind: isOfAnother ? isNear : 0,
    nearYesNo: asked.isYesNo ? isNear : 0,
    afterForMore: asked.wants === 'more' && far > 0 ? isNear : 0,
    afterForEffect: asked.wants === 'effect' && far > 0 ? isNear : 0,
    nearForReason: asked.wants === 'reason' ? isNear : 0,
    alikeTold,
    alikeToldAboutTopic: alikeTold * aboutTopic,
    alikeToldBare: alikeTold * bare,
    alikeBoth: alike(senseWithTold, known.sense),
    wordsOfTold: far === 0 ? 0 : shareOf(told.stems, known.stems),
    peopleOfTold: is(far !== 0 && told.people.some((one) => known.people.includes(one))),
  }
}

const SIGNS = [
  'follows',
  'followsBare',
  'near',
  'isTold',
  'isToldOfKind',
  'isToldBare',
  'sameSentence',
  'sameSentenceOfKind',
  'rightAfter',
  'afterThat',
  'laterOn',
  'rightBefore',
  'beforeThat',
  'nearAboutTopic',
  'nearBare',
  'nearOfKind',
  'nearNotOfKind',
  'nearYesNo',
  'afterForMore',
  'afterForEffect',
  'nearForReason',
  'alikeTold',
  'alikeToldAboutTopic',
  'alikeToldBare',
  'alikeBoth',
  'wordsOfTold',
  'peopleOfTold',
] as const

type SignsOfFollowing = Readonly<Record<(typeof SIGNS)[number], number>>

const FOLLOWS_NOTHING = Object.fromEntries(SIGNS.map((name) => [name, 0])) as SignsOfFollowing

const is = (so: boolean): number => (so ? 1 : 0)

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const stem of one) if (other.has(stem)) common += 1
  return one.size === 0 ? 0 : common / one.size
}
