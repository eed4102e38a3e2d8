import type { Fact } from '../facts/facts.ts'
import { alignedWith, answeredSurely, saysNotByWhom } from './aligned.ts'
import type { Asked } from './asked.ts'
import { isOfKind } from './kinds-of-answer.ts'
import { signsOfFollowing } from './follows-on.ts'
import { type Known, type KnownFact, knownOf } from './known.ts'
import { type Compared, score } from './matching.ts'
import { agedSo, countedSo, measuredSo } from './measured-so.ts'
import { type Question, questionOf } from './question.ts'
import { isSaidOfOneself } from './said-of-oneself.ts'
import { type Signs, signsOf } from './signs.ts'
import { statedPlainly } from './stated-plainly.ts'
import { saysWhoDecides } from './who-decides.ts'
import { namesWhom } from './who-is-who.ts'

export type Recalled = {
  fact: Fact
  /** From 0 to 1: how many of the words that were asked with are in it. */
  fit: number
  /** From 0 to 1: that it is the answer, and no other, nor none. */
  likely: number
  /** Not so where it is only about the same: asked when, it says how. */
  answers: boolean
}

export type Memory = {
  facts: readonly Fact[]
  /** Of what was told last. */
  topic: readonly string[]
}

/**
 * What the persona knows of what was asked: what answers it first, then what only has to do with it, each
 * best first.
 */
export function recall(asked: Asked, memory: Memory): readonly Recalled[] {
  const question = JSON.stringify([asked, memory.topic])
  const last = LAST.get(memory.facts)
  if (last?.question === question) return last.recalled
  const recalled = lookedThrough(asked, memory)
  LAST.set(memory.facts, { question, recalled })
  return recalled
}

/** Who cannot answer a question comes back to it, looking for what stands near. */
const LAST = new WeakMap<readonly Fact[], { question: string; recalled: readonly Recalled[] }>()

function lookedThrough(asked: Asked, memory: Memory): Recalled[] {
  const known = knownOf(memory.facts)
  const question = questionOf(asked, { known, topic: memory.topic })
  const { near } = question
  const aligned = alignedWith(question, known)
  const plain = new Set([
    ...plainAnswers(question, { facts: known.facts, last: memory.topic.at(-1) }),
    ...answeredSurely(question, aligned),
    ...namesWhom(asked.text, memory.facts).map(({ id }) => id),
    ...saysWhoDecides(asked.text, memory.facts).map(({ id }) => id),
    ...statedPlainly(asked.text, memory.facts).map(({ id }) => id),
    ...measuredSo(question, known.facts),
    ...agedSo(question, known.facts),
    ...countedSo(question, known.facts),
  ])
  const withoutWho = new Set(
    aligned.filter((one) => saysNotByWhom(question, one)).map((one) => one.fact.id),
  )
  const signs = signsOf(question, { known, aligned })
  const { facts: likelihoods, none } = score({
    traits: question.traits,
    facts: comparedWith(question, { known, signs }),
  })
  const most = Math.max(0, ...likelihoods)
  const answers = ({ fact, fit, likely }: Omit<Recalled, 'answers'>) =>
    plain.size > 0
      ? plain.has(fact.id)
      : !withoutWho.has(fact.id) &&
        most >= (fit === 0 ? LIKELY_WITHOUT_A_WORD : LIKELY) &&
        (likely === most || (likely >= LEAST_BESIDE && likely >= BESIDE * (likely + none)))
  return known.facts
    .map(({ fact }, n) => ({ fact, fit: signs[n]?.words ?? 0, likely: likelihoods[n] ?? 0 }))
    .map((one) => ({ ...one, answers: answers(one) }))
    .filter(
      (one) =>
        one.answers || one.likely >= SOMEWHAT_LIKELY || one.fit >= FITS || near.has(one.fact.id),
    )
    .sort((a, b) => Number(b.answers) - Number(a.answers) || b.likely - a.likely || b.fit - a.fit)
}

/** Held against a question, and against what was told before it. */
export const comparedWith = (
  question: Question,
  { known, signs }: { known: Known; signs: readonly Signs[] },
): Compared['facts'] =>
  known.facts.map((one, n) => {
    const found = signs[n] ?? {}
    const ofKind = { isOfKind: found.kindYes === 1, isOfAnother: found.kindNo === 1 }
    const follows = signsOfFollowing(question, { known: one, ...ofKind })
    return { signs: found, follows, traits: one.form.traits }
  })

/** With less, more answers are told, and too many of them are wrong: `domain/training/matcher.ts` prints how many. */
const LIKELY = 0.45
/** Of what has none of the words of the question. */
const LIKELY_WITHOUT_A_WORD = 0.55
/** Of what is told only if the likeliest was told before: against none of them. */
const BESIDE = 0.6
const LEAST_BESIDE = 0.1
/** Not enough to be told, and still about the same. */
const SOMEWHAT_LIKELY = 0.2
const FITS = 0.4

/** Known by how they are said, and nothing is to be weighed: the own age; and "since when?", asked of what was just told. */
function plainAnswers(
  { asked, total, who, near }: Question,
  { facts, last }: { facts: readonly KnownFact[]; last: string | undefined },
): ReadonlySet<string> {
  const isPlain = ({ fact, people }: KnownFact) =>
    isSaidOfOneself(fact.says, asked) ||
    (total === 0 &&
      (near.has(fact.id) || (who !== null && people.includes(who))) &&
      isOfKind(fact.says, asked) === 'yes')
  const plain = new Set(facts.filter(isPlain).map(({ fact }) => fact.id))
  // "And how much was it?", with another sum beside it.
  return asked.isAboutTopic && last !== undefined && plain.has(last) ? new Set([last]) : plain
}
