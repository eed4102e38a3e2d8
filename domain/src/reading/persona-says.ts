import type { Graph, Objection } from '../graph/graph.ts'
import { relativesOf } from '../language/related-words.ts'
import { stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { askedIn } from '../moves/asked.ts'
import { heardIn } from '../moves/heard.ts'
import { sentenceSpans, type Span } from './evidence.ts'
import { fitOf, type Term, termsOf } from './facts-told.ts'

/** Whether it wants to know something: by its mark, or in speech without marks by how it is built. */
export function asksIn(text: string): boolean {
  if (/\?/.test(text)) return true
  const heard = heardIn(text)
  const hasMarks = heard.some(({ mark }) => mark !== '')
  return askedIn(heard).some(({ form }) =>
    hasMarks
      ? form === 'told-to-tell'
      : form === 'wh' || form === 'inverted' || form === 'told-to-tell',
  )
}

/** A doubt that is in no graph is one all the same. */
export const OTHER_DOUBT = { id: 'other', name: 'Another doubt' } as const

export type KnownDoubt = {
  id: string
  stems: ReadonlySet<string>
  ways: { words: string; terms: Term[] }[]
}

export const knownDoubts = ({ objections }: Pick<Graph, 'objections'>): KnownDoubt[] =>
  objections.map(({ id, says, stems }: Objection) => ({
    id,
    stems: new Set(stems.flatMap((stem) => [stem, ...relativesOf(stem)])),
    ways: says.map((way) => ({ words: wordsOf(way).join(' '), terms: termsOf(way) })),
  }))

/**
 * Doubts about what was offered. Before anything was, a worry is a trouble of the persona, unless it is worded
 * as the graph words a doubt.
 */
export function doubtsIn(
  text: string,
  {
    known,
    isOffered,
    told,
  }: { known: readonly KnownDoubt[]; isOffered: boolean; told: readonly Span[] },
): { id: string; span: Span }[] {
  const found = new Map<string, Span>()
  for (const span of sentenceSpans(text)) {
    const words = text.slice(span.start, span.end)
    // What is told of itself is no answer to an offer.
    const isTold = told.some(({ start, end }) => start < span.end && span.start < end)
    const id = doubtIn(words, known, isTold ? 'told' : isOffered ? 'offered' : 'nothing offered')
    if (id !== null && !found.has(id)) found.set(id, span)
  }
  return [...found].map(([id, span]) => ({ id, span }))
}

function doubtIn(
  words: string,
  known: readonly KnownDoubt[],
  after: 'told' | 'offered' | 'nothing offered',
): string | null {
  const row = wordsOf(words).join(' ')
  const exact = known.find(({ ways }) => ways.some((way) => sharesWords(row, way.words)))
  if (exact !== undefined) return exact.id
  if (after === 'told') return null
  const terms = termsOf(words)
  const alike = known.find(({ ways }) =>
    ways.some((way) => {
      const fit = fitOf(terms, way.terms)
      return fit.share >= SAID_ALIKE && fit.matches >= 2
    }),
  )
  if (alike !== undefined) return alike.id
  if (!DOUBTS.test(plain(words)) || TAKES_BACK.test(plain(words))) return null
  const stems = stemsOf(words)
  const shared = known.map((doubt) => stems.filter((stem) => doubt.stems.has(stem)).length)
  const most = Math.max(0, ...shared)
  if (after === 'nothing offered' && most < 2) return null
  return most > 0 ? (known[shared.indexOf(most)]?.id ?? OTHER_DOUBT.id) : OTHER_DOUBT.id
}

/** A way of saying may be of two sentences, and what leads into it may change its first word. */
const sharesWords = (said: string, way: string): boolean =>
  said.split(' ').length >= A_SENTENCE &&
  (said.includes(way.replace(/^\S+ /, '')) || way.includes(said))

const A_SENTENCE = 4
const SAID_ALIKE = 0.7

const DOUBTS =
  /\b(?:expensive|pricey|costly|(?:too|that) (?:much|risky|good to be true)|(?:can't|cannot|could not|couldn't) afford|(?:not|n't) (?:entirely |really |so |fully |quite )?(?:convinced|sold on)|s[kc]eptical|(?:my|our|the|one) (?:main |biggest |only |other )?(?:worry|concern|fear|doubt)s? (?:is|are|here|would)|(?:what|that) (?:worries|concerns) me|i(?:'m| am) (?:still |a (?:bit|little) )?(?:worried (?:that|about)|concerned|hesitant|not sure (?:it|that|this|about (?:it|that|this)|we|how|they))|how (?:do|can|would) (?:i|we) know|what if (?:it|that|this|we|i|you|they)|why should (?:i|we)|what makes (?:you (?:sure|different)|this|yours)|heard (?:that|this|it) (?:all )?before|tried (?:that|this|it|something like)|(?:don't|do not) (?:believe|trust|see (?:how|why|the point)|buy)|where(?:'s| is) the catch|already (?:have|use|using|pay|work with)|(?:no|any|tight|the) budget|budget is|what (?:would|will|does|is) (?:that|this|it|all this) (?:going to )?cost|how much (?:is|would|does|will)|sounds (?:expensive|risky|like a lot|too good)|guarantee|prove (?:it|that)|too (?:busy|soon|late|long|complicated|hard)|won't work|never work|(?:can't|cannot) (?:do|promise|manage) that|a lot of (?:work|money|time|effort)|not the right time|need to think|have to think|(?:burned|burnt) (?:before|once)|forgive me if|once bitten|the last (?:lot|crowd|time|one|people)|not (?:touching|starting|doing|trying) (?:a|any|that|it)|not before)\b/i

const TAKES_BACK =
  /\b(?:no longer|not (?:worried|concerned) any|was worried|were worried|that (?:helps|answers)|fair enough|makes sense)\b/i

/** Yes to what was proposed. To a next step, "all right" is one; to an offer, it may be only heard. */
export const accepts = (text: string, to: 'offer' | 'next-step'): boolean => {
  const said = plain(text)
  if (DECLINES.test(said) || PUTS_OFF.test(said) || /\?/.test(said)) return false
  return ACCEPTS.test(said) || (to === 'next-step' && SAYS_YES.test(said))
}

const SAYS_YES =
  /^\W*(?:yes|yeah|sure|okay|ok|all right|alright|fine|good|great|perfect|deal|agreed|gladly|very well|absolutely|certainly|of course|aye|lovely|excellent|splendid)\b/i

const ACCEPTS =
  /^(?:\W*(?:yes|yeah|yep|sure|okay|ok|all right|alright|fine|good|great|perfect|deal|done|agreed|absolutely|certainly|of course|definitely|aye|right|well|lovely|excellent|then)\b[\s,.!]*)*(?:let's (?:do|say|try|go|book|set|start|meet)|do (?:that|it)\b|i(?:'d| would) like (?:that|to (?:try|see|start|go ahead))|(?:i|we|he|she|they)(?:'d| would|'ll| will| can| could) (?:do (?:that|it|this)|be there|be waiting|try (?:it|that|this)|live with (?:that|it)|manage that|go (?:with|for|along with) (?:that|it)|take (?:it|that|you up)|say yes|look at it|book (?:it|that)|sign|come (?:in|by|back|on))|(?:that|it|this)(?:'s| is| sounds| would be)? (?:all )?(?:fine|okay|ok|a deal|fair|good(?: to me| enough)?|great|perfect|works?|suits?|reasonable|right with me|agreed)|send (?:it|me|that|the|them|over)|see you (?:then|on|at)|count me in|i(?:'m| am) (?:in\b|happy (?:with|to)|up for|willing to|ready to)|you(?:'ve| have) got a deal|it's a deal|deal\b|agreed\b|book it)|\b(?:that|it|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\d+ ?(?:am|pm|o'clock)?) (?:works|suits)\b(?! (?:for them|if))|\b(?:sounds (?:good|great|fine|fair|reasonable|like a plan)|let's do (?:it|that)|i(?:'ll| will) (?:be there|put it in|be waiting|expect you|take it|do it)|(?:he|she|i|we)(?:'d| would) do that|happy to (?:do|try|meet)|i can (?:say yes|do that|live with that|agree)|you have my (?:word|agreement)|go ahead and (?:send|book|set))\b/i

const PUTS_OFF =
  /\b(?:hang on|everybody says|take (?:that|it) with me|heard (?:that|this|it) before|i'll see|we'll see|perhaps|can't promise|won't (?:work|happen)|not (?:yet|there yet|sure|convinced)|have to think|need to think|let me think|maybe later|first i(?:'d| would)|before i say yes|i(?:'d| would) have to)\b/i

/** No, to what was proposed or to the whole of it. */
export const declines = (text: string): boolean => DECLINES.test(plain(text))

const DECLINES =
  /\b(?:not interested|no,? thank(?:s| you)|i(?:'ll| will| am going to|'m going to) (?:have to )?pass|i(?:'d| would) rather not|(?:it(?:'s| is)|that(?:'s| is)|this(?: is)?) not for (?:me|us)|(?:can't|cannot|won't|couldn't) (?:agree|say yes|commit|accept|do that|sign)|(?:don't|do not) think (?:so|that (?:it|this)|it(?:'s| is)|this is|we(?:'re| are))(?! (?:too|that) )|my answer (?:is|stays) no|not going to (?:work|happen)|(?:i|we)(?:'ve| have) (?:decided|chosen) (?:against|not)|said no|no deal|why should i|not (?:a match|what we))\b/i

/** The persona ends it in anger, or because nobody is there. */
export const hangsUp = (text: string): boolean =>
  /\b(?:(?:i(?:'m| am) |i(?:'ll| will) )(?:hanging up|hang up|ending (?:this|the)|end (?:this|the)|going to (?:hang up|end (?:this|the)|stop (?:this|here)))|this (?:call|conversation|meeting|talk) is over|we(?:'re| are) done here|i(?:'m| am) done (?:with (?:this|you)|here|talking)|don't call (?:me |us )?(?:again|back)|i won't be (?:spoken|talked) to|enough of this|i(?:'ve| have) heard enough|nobody (?:seems to be )?there)\b/i.test(
    plain(text),
  )

export const takesLeaveIn = (text: string): boolean =>
  /\b(?:good ?bye|bye|have a (?:good|nice|great|lovely)|see you|take care|talk (?:to you )?(?:soon|then)|speak (?:soon|then)|until then|good night|i have to go|i(?:'m| am) going to (?:bed|call|leave|go)|i(?:'ll| will) (?:let you go|be waiting)|you(?:'ll| will) hear from (?:me|us))\b/i.test(
    plain(text),
  )

export const isOutOfTime = (text: string): boolean =>
  /\b(?:out of time|time(?:'s| is) up|all the time (?:i|we) have|ran out of time|my (?:next )?(?:meeting|call) (?:is )?(?:starts|starting|now))\b/i.test(
    plain(text),
  )

/** Yes, that is how it is. */
export const affirms = (text: string): boolean => AFFIRMS.test(plain(text))

const AFFIRMS =
  /^\W*(?:(?:well|oh|god|mm|hm+),? )?(?:yes|yeah|yep|exactly|precisely|correct|right|true|absolutely|definitely|indeed|(?:that|it|this)(?:'s| is) (?:right|true|correct|it|exactly|about right|so)|you(?:'ve| have) got it|you(?:'re| are) right|more or less|pretty much|that sums it up|(?:i|we|they|it|he|she) (?:do|does|did|is|are|have|has)\b[.!,])/i

/** "One more word like that and I hang up." */
export const warnsIn = (text: string): boolean =>
  /\b(?:running out of patience|losing (?:my )?patience|lose (?:my )?patience|one more|last (?:chance|warning)|watch your|don't (?:talk|speak) to me like|excuse me\?|that(?:'s| is) (?:rude|uncalled)|getting (?:nowhere|us nowhere))\b/i.test(
    plain(text),
  )
