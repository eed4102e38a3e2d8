import { genderOf } from '../../language/gendered.ts'
import { stemOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import type { Fact } from '../facts/facts.ts'

/** Somebody in the persona's life, by all that they are called: a name, "boss", "daughter". */
export type Somebody = { calledBy: ReadonlySet<string>; gender: 'he' | 'she' | 'unknown' }

/** Who is in each of the facts, also where it only says "he". */
export type People = { all: readonly Somebody[]; inFact: ReadonlyMap<string, readonly Somebody[]> }

const RELATIONS = new Set(
  `wife husband partner boyfriend girlfriend fiance fiancee son daughter child mother father mum dad mom brother
  sister uncle aunt grandmother grandfather grandson granddaughter nephew niece cousin friend neighbour
  neighbor boss manager director supervisor chief ceo owner landlord landlady colleague assistant doctor
  lawyer teacher dispatcher foreman technician sergeant brother-in-law sister-in-law mother-in-law
  father-in-law ex-wife ex-husband predecessor chairman chair secretary accountant deputy coach tutor
  therapist flatmate housemate roommate`.split(/\s+/),
)

const MEN_BY_RELATION =
  /^(?:.*husband|boyfriend|fiance|son|father.*|dad|brother.*|uncle|grand(?:father|son)|nephew|chairman)$/
const WOMEN_BY_RELATION =
  /^(?:.*wife|girlfriend|fiancee|daughter|mother.*|mum|mom|sister.*|aunt|grand(?:mother|daughter)|niece|landlady)$/

const RELATION_STEMS = new Set([...RELATIONS].map((word) => stemOf(word.replaceAll('-', ''))))

export const isRelationStem = (stem: string): boolean => RELATION_STEMS.has(stem)

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr'])

type Mention = { word: string; at: number; isName: boolean }

export function peopleIn(facts: readonly Fact[]): People {
  const everybody: { calledBy: Set<string>; gender: Somebody['gender'] }[] = []
  const mentions = new Map(facts.map((fact) => [fact.id, mentionsIn(fact.says)]))
  for (const found of mentions.values())
    for (const together of joined(found)) {
      const words = together.map(({ word }) => word)
      const names = together.filter(({ isName }) => isName).map(({ word }) => word)
      const known = everybody.find(({ calledBy }) =>
        (names.length > 0 ? names : words).some((word) => !TITLES.has(word) && calledBy.has(word)),
      )
      const gender = genderOfAny(words)
      if (known === undefined) everybody.push({ calledBy: new Set(words), gender })
      else {
        for (const word of words) known.calledBy.add(word)
        if (known.gender === 'unknown') known.gender = gender
      }
    }
  return { all: everybody, inFact: whoIsWhere(facts, { everybody, mentions }) }
}

/** "He" is the last man of whom was spoken. */
function whoIsWhere(
  facts: readonly Fact[],
  { everybody, mentions }: { everybody: Somebody[]; mentions: Map<string, Mention[]> },
): Map<string, Somebody[]> {
  const inFact = new Map<string, Somebody[]>()
  let before: { about: string; who: Somebody[] } | null = null
  for (const fact of facts) {
    const said = mentions.get(fact.id) ?? []
    const here = everybody.filter(({ calledBy }) => said.some(({ word }) => calledBy.has(word)))
    for (const pronoun of ['he', 'she'] as const) {
      if (!BEGINS_WITH[pronoun].test(fact.says)) continue
      if (here.some(({ gender }) => gender === pronoun || gender === 'unknown')) continue
      const meant: Somebody | undefined =
        before?.about === fact.about ? before.who.findLast((one) => mayBe(one, pronoun)) : undefined
      if (meant !== undefined) here.push(meant)
    }
    inFact.set(fact.id, here)
    if (here.length > 0) before = { about: fact.about, who: here }
  }
  return inFact
}

/** Further inside, it may be somebody who is only in this sentence: "a driver slept there, and he …". */
const BEGINS_WITH = {
  he: /^(?:[\p{L}',]+ ){0,3}(?:he|him|his|he's|he'd|he'll)\b/iu,
  she: /^(?:[\p{L}',]+ ){0,3}(?:she|her|hers|she's|she'd|she'll)\b/iu,
}

const SAID_OF = {
  he: /\b(?:he|him|his|he's|he'd|he'll)\b/i,
  she: /\b(?:she|her|hers|she's|she'd|she'll)\b/i,
}

const mayBe = ({ gender }: Somebody, pronoun: 'he' | 'she'): boolean =>
  gender === pronoun || gender === 'unknown'

function genderOfAny(words: readonly string[]): Somebody['gender'] {
  for (const word of words) {
    if (word === 'mr' || MEN_BY_RELATION.test(word)) return 'he'
    if (word === 'mrs' || word === 'ms' || word === 'miss' || WOMEN_BY_RELATION.test(word))
      return 'she'
    const gender = genderOf(word)
    if (gender !== 'unknown') return gender
  }
  return 'unknown'
}

const NO_NAME = new Set(
  `i i'm i've i'd i'll january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday christmas easter english german french spanish`.split(
    /\s+/,
  ),
)

/** Who is spoken of in a text, by the first name or the word for them that it has: "malachy", "mother". */
export const peopleNamedIn = (text: string): { called: string; gender: Somebody['gender'] }[] =>
  joined(mentionsIn(text)).map((together) => ({
    called:
      (together.find(({ isName, word }) => isName && !TITLES.has(word)) ?? together[0])?.word ?? '',
    gender: genderOfAny(together.map(({ word }) => word)),
  }))

export const isRelation = (word: string): boolean => RELATIONS.has(word)

/** Names stand with a capital inside a sentence, or begin it and are known as a person's. */
function mentionsIn(says: string): Mention[] {
  const words = says.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  return words.flatMap((written, at): Mention[] => {
    const word = written.toLowerCase().replace(/['’]s$/, '')
    if (RELATIONS.has(word)) return [{ word, at, isName: false }]
    const isCapital = /^\p{Lu}\p{Ll}/u.test(written) && !NO_NAME.has(word)
    const before = words[at - 1]?.toLowerCase() ?? ''
    if (!isCapital || /^(?:in|at|near|from|to|of)$/.test(before)) return []
    return at > 0 || genderOf(word) !== 'unknown' ? [{ word, at, isName: true }] : []
  })
}

/** "My boss, Greg Tanner" and "Dieter, my brother-in-law" are one each. */
function joined(mentions: Mention[]): Mention[][] {
  const groups: Mention[][] = []
  for (const mention of mentions) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    const isNext = previous !== undefined && mention.at - previous.at <= (mention.isName ? 1 : 2)
    const isSame =
      isNext && (previous.isName !== mention.isName || (previous.isName && mention.isName))
    if (last !== undefined && isSame) last.push(mention)
    else groups.push([mention])
  }
  return groups
}

/** By which they are found: the stems of all that they are called. */
export const stemsOfPerson = ({ calledBy }: Somebody): string[] =>
  [...calledBy].filter((word) => !TITLES.has(word)).map((word) => stemOf(word.replaceAll('-', '')))

/** Of whom a question is, when it only says "he" or "she". */
export function whoIsMeant(
  text: string,
  { people, topic }: { people: People; topic: readonly string[] },
): Somebody | null {
  const words = new Set(wordsOf(text))
  const isNamed = people.all.some(({ calledBy }) => [...calledBy].some((word) => words.has(word)))
  if (isNamed) return null
  for (const pronoun of ['he', 'she'] as const) {
    if (!SAID_OF[pronoun].test(text)) continue
    const last = topic.flatMap((id) => people.inFact.get(id) ?? [])
    const inTalk = last.findLast((one) => mayBe(one, pronoun))
    if (inTalk !== undefined) return inTalk
    const certain = people.all.filter(({ gender }) => gender === pronoun)
    const [one] = certain.length > 0 ? certain : people.all.filter((other) => mayBe(other, pronoun))
    if (one !== undefined && certain.length <= 1) return one
  }
  return null
}
