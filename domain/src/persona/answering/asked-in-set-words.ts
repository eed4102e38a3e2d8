import type { Decision, Given } from '../decision.ts'
import type { Fact, FactSubject } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { sharedWith } from '../reacting/touches.ts'
import { factIn, isTold } from '../state.ts'
import { mayTell } from '../telling.ts'
import { telling } from './held-in-the-text.ts'

/**
 * What people ask in a set of words, and by what words it stands in a text: no word is in both, and whoever reads the text
 * knows that it is the answer. What has just been said is no news.
 */
export function toSetWords(given: Given, { text }: Asked): Decision | null {
  const bare = bareQuestion(text)
  for (const set of SET_WORDS) {
    const fact = set.asks.test(bare) ? saidInTheseWords(given, set) : null
    if (fact !== null) return telling(given, fact)
  }
  return null
}

function saidInTheseWords(given: Given, { of, tells, shares, isOnly }: SetWords): Fact | null {
  const { facts } = given.graph
  const about = aboutWhat(given)
  const found = facts
    .filter(
      (fact) =>
        of.includes(fact.about) &&
        tells.test(fact.says) &&
        !isInTheLastLine(given, fact) &&
        mayTell(given, fact),
    )
    .map((fact) => ({ fact, shared: sharedWith(about, threadOf(fact, facts), facts) }))
    .filter(({ shared }) => shared >= shares)
    .toSorted(
      (a, b) =>
        Number(isTold(given.state, a.fact)) - Number(isTold(given.state, b.fact)) ||
        b.shared - a.shared,
    )
  const [best] = found
  return best === undefined || (isOnly === true && found.length > 1) ? null : best.fact
}

const isInTheLastLine = ({ state }: Given, { id }: Fact): boolean =>
  state.last.some((part) => part.say === 'fact' && part.id === id)

/** What was said now, and what the persona told last. */
const aboutWhat = ({ heard, state, graph }: Given): string =>
  `${heard.text} ${factIn(graph, state.topic.at(-1) ?? '')?.says ?? ''}`

/** "Because the screens failed" is about what stood before it in the same sentence. */
const threadOf = (fact: Fact, facts: readonly Fact[]): Fact => ({
  ...fact,
  stems: facts.filter(({ thread }) => thread === fact.thread).flatMap(({ stems }) => stems),
})

type SetWords = {
  asks: RegExp
  tells: RegExp
  of: readonly FactSubject[]
  /** How much it has in common with what is talked about, in words. */
  shares: number
  /** Of several nobody knows which is meant. */
  isOnly?: true
}

const TOLD: readonly FactSubject[] = ['situation', 'background']
const ALL_BUT_WISHES: readonly FactSubject[] = [...TOLD, 'pain']

const NOW =
  '(?:today|at the moment|currently|now|these days|at present|right now|so far)(?: (?:in|at) (?:your|the) \\p{L}+)?'

const HOW_IT_IS_NOW = new RegExp(
  [
    String.raw`^(?:how|what) (?:do|does) (?:you|they|your \p{L}+)\b(?! (?:feel|think|like|get on)\b).*\b${NOW}$`,
    String.raw`^who (?!is\b|was\b|else\b)\p{L}+s\b.*\b${NOW}$`,
  ].join('|'),
  'u',
)

const SET_WORDS: readonly SetWords[] = [
  // "Does anyone at all know about it yet?"
  {
    asks: /^(?:does|do) (?:anyone|anybody|someone|somebody) (?:\p{L}+ ){0,3}know\b|^who (?:else )?knows\b|^have you (?:\p{L}+ )?(?:told|talked to|spoken to|confided in) (?:anyone|anybody|somebody|someone)\b/u,
    tells:
      /\btold (?:nobody|no one|no-one|only|my)\b|\b(?:nobody|no one|only my \p{L}+) (?:else )?knows\b/u,
    of: ALL_BUT_WISHES,
    shares: 0,
  },
  // "How did you get into tuning in the first place?"
  {
    asks: /^how did you (?:first |actually |ever )?(?:get|come) (?:in|on)?to (?!know\b|this point\b|that point\b|the point\b|be here\b)(?:\p{L}+ing\b|(?:this|that|the|your) (?:\p{L}+ )?(?:work|trade|job|business|field|craft|line|profession)\b|\p{L}+ \p{L}+ing\b)|^how did you become\b|^(?:who taught you|where did you learn)\b/u,
    tells:
      /\bI(?:'ve| have| then| first| also)? (?:learn(?:ed|t)|trained|was (?:trained|taught)|grew up|inherited|studied|served my|took (?:it|the \p{L}+(?: \p{L}+)?) over from|took over (?:it|the \p{L}+) from)\b/u,
    of: ['background'],
    shares: 0,
  },
  // "How do you keep an eye on it at the moment?"
  {
    asks: HOW_IT_IS_NOW,
    tells:
      /\b(?:[Tt]oday|[Cc]urrently|[Aa]t the moment|[Nn]owadays|[Tt]hese days|[Uu]ntil now|[Ss]o far|still (?:\p{L}+s?|\p{L}+ing) (?:\p{L}+ ){0,4}(?:by hand|on paper|on (?:\p{L}+ )?(?:paper|slips)|in a|with))\b/u,
    of: ALL_BUT_WISHES,
    shares: 0,
    isOnly: true,
  },
  // "How do you make the iris today?"
  { asks: HOW_IT_IS_NOW, tells: /\bby hand\b/, of: ALL_BUT_WISHES, shares: 1 },
  // "Has this happened to you before with us?"
  {
    asks: /^(?:has|did) (?:this|that|it|something like (?:this|that)|anything like (?:this|that)) (?:ever )?happen(?:ed)?(?: to you)?(?: with us)? (?:before|already|in the past)\b|^is (?:this|that|it) the first time\b/,
    tells:
      /\b(?:(?:second|third|fourth|fifth) (?:\p{L}+ ){0,3}(?:since|this|in|within|time)|(?:twice|three times|not for the first time|once) (?:before|already)|already (?:once|twice))\b/u,
    of: ALL_BUT_WISHES,
    shares: 0,
    isOnly: true,
  },
  // "Is there anything you'd like us to change about the packing?"
  {
    asks: /^(?:is there )?(?:anything|something) (?:else )?(?:that )?you (?:would|'d) (?:like|want|wish) (?:us|me) to (?:change|do differently|improve|do better)\b|^what (?:should|could|can) (?:we|i) (?:change|do differently|improve|do better)\b/,
    tells:
      /\b(?:from now on|in (?:the )?future|instead|rather than|no longer|not again|in place of)\b/,
    of: ['goal'],
    shares: 0,
  },
  // "What went wrong there?", "why did it lose them?"
  {
    asks: /^what (?:exactly |actually )?(?:went|was going|had gone) wrong(?: (?:there|then|with (?:it|that|them)))?$|^(?:why|how come|how) did (?:it|that|they|this) (?:fail|break|lose|stop|crash|not work|go wrong)\b/,
    tells:
      /\b(?:failed|broke|broken|crashed|leaked|flooded|cracked|collapsed|jammed|burst|because|due to)\b/i,
    of: ALL_BUT_WISHES,
    shares: 1,
  },
]
