import { hasFiniteVerb } from './finite.ts'
import { VERBS } from './verbs.ts'
import { asSentence, wordsOf } from './words.ts'

/** Said in one go without hurry; up to the second number where a cut would leave something hanging. */
const GOOD_WORDS = 14
const MOST_WORDS = 20

/** A long sentence, cut where a new one could begin. */
export function inBreaths(sentence: string): string[] {
  const words = wordsOf(sentence).length
  const apart = splitAt(sentence, /;\s/g)
  if (apart !== null) return apart.flatMap(inBreaths)
  if (words <= GOOD_WORDS) return [asSentence(sentence)]
  const pieces = splitAt(sentence, SAFE) ?? relativeApart(sentence)
  if (pieces !== null) return pieces.flatMap(inBreaths)
  const why = reasonApart(sentence)
  if (why !== null) return why.flatMap(inBreaths)
  if (words <= MOST_WORDS) return [asSentence(sentence)]
  const listed = /^(.{20,}?): (?=\p{L}[^.]*,[^.]*,)/u.exec(sentence)
  if (listed !== null) {
    const after = sentence.slice(listed[0].length)
    return [
      ...inBreaths(listed[1] ?? ''),
      ...inBreaths(hasFiniteVerb(after) ? capitalised(after) : `That's ${after}`),
    ]
  }
  const cut = splitAt(sentence, BREATH) ?? splitAt(sentence, ADDED)
  return cut === null ? [asSentence(sentence)] : cut.flatMap(inBreaths)
}

/** Where it is nearest to the middle. */
function splitAt(sentence: string, where: RegExp): string[] | null {
  const middle = sentence.length / 2
  const cuts = [...sentence.matchAll(where)]
    .map(({ index }) => index)
    .filter((at) => wordsOf(sentence.slice(0, at)).length > 2 && !isInQuotes(sentence, at))
    .filter((at) => where === ADDED || isWholeBefore(sentence.slice(0, at)))
    .filter((at) => where === ADDED || standsAlone(sentence.slice(at)))
  if (cuts.length === 0) return null
  const cut = cuts.reduce((best, at) =>
    Math.abs(at - middle) < Math.abs(best - middle) ? at : best,
  )
  const before = sentence.slice(0, cut)
  const after = sentence.slice(cut).replace(/^(?:[,;:–—-]|\s[–—-])?\s*(?:and |but )?/iu, '')
  return [spliced(before), after.replace(/^so that /, 'so ')]
}

/** "If something happened to Daniel" waits for what follows. */
const isWholeBefore = (before: string): boolean =>
  hasFiniteVerb(before) &&
  !/^(?:If|Even if|When|Even when|Even though|Whenever|Because|Since|After|Before|Although|While|Until|Unless|Once|Every time|As soon as)\b[^,]*$/.test(
    before,
  )

/** "And my son Arjun, who is six" and "I wasn't, even if …" are only heard with what was before. */
function standsAlone(after: string): boolean {
  const said = after.replace(/^\W*(?:and |but |so )?/u, '')
  if (/^(?:I|we) (?:\p{L}+n't|did|do|was|were|am|are|would|could)(?:[,.]|$)/u.test(said))
    return false
  if (/^(?:my|our) /.test(said) && wordsOf(said).length <= 4 && !hasFiniteVerb(said)) return false
  if (/^(?:I|we|he|she|it|they|nobody|since then|after that|before that)\b/.test(said)) return true
  if (
    /^(?:after|since|before|at|in|on|then) /.test(said) &&
    !/,| (?:I|we|he|she|they|it|nobody) /.test(said)
  )
    return false
  return !/\b(?:who|which|that)\b/.test(said) || hasFiniteVerb(said)
}

const isInQuotes = (sentence: string, at: number): boolean =>
  (sentence.slice(0, at).match(/"/g) ?? []).length % 2 === 1

/** Before a part that stands alone, whoever hears it first. */
const SAFE =
  /\s[–—-]\s|:\s(?=(?:I|we)\s)|,\s(?:and\s|but\s)?(?=(?:I|we|my|our|nobody|everybody)(?:'\w+)?\s(?!\p{L}+,))|\sand\s(?=(?:I|we)(?:'\w+)?\s)/gu

/** Before a part with a subject and a verb of its own. */
const BREATH =
  /,\s(?:and|but|so)\s(?=(?:he|she|they|it|the|an?|that|this|there|\p{Lu}\p{Ll}+)\b)|,\sand\s(?=(?:after|since|before|when|at|in|on|then)\s)|\sand\s(?=(?:this|it|there)\s(?:is|was|has)\s)|,\s(?=(?:he|she|they|it)\s)|,\sso that\s/gu

/** Before what is only added. */
const ADDED =
  /,\s(?=(?:the (?:last|first)|most of|some of|all of|nine of|both|at least|first as|as an?|after an?|with every) )/gu

/** What was the last but one of three has become the last of two. */
const spliced = (before: string): string =>
  before.replace(SPLICED, (comma, at: number) =>
    hasFiniteVerb(before.slice(at + 2)) &&
    hasFiniteVerb(before.slice(0, at)) &&
    !/^(?:(?:Even |Only )?(?:if|when|though)|since|because|after|before|although|while|once|unless|until|as soon as|every time)\b/i.test(
      before,
    )
      ? ', and '
      : comma,
  )

const SPLICED = /, (?=(?:I|we|he|she|they|it|the|my|our|nobody|everybody) [^,]*$)/

/** "My friend Sanna, who runs the café, …" is two things that are known of her. */
function relativeApart(sentence: string): string[] | null {
  const inside = /^((?:My|Our|The) [^,]{3,40}), who ([^,]+), (?=\p{L})/u.exec(sentence)
  if (inside !== null && inside[1] !== undefined)
    return [`${inside[1]} ${inside[2]}`, `${inside[1]} ${sentence.slice(inside[0].length)}`]
  const known = /^(.*?\b((?:my|our) (?:\p{L}+ )?\p{L}+(?: \p{Lu}\p{Ll}+)?)), who ([^,]+)$/u.exec(
    sentence,
  )
  if (known !== null && !/\bwhom\b/.test(known[3] ?? ''))
    return [
      known[1] ?? '',
      `${capitalised(known[2] ?? '')} ${known[3]?.replace(' and who ', ' and ')}`,
    ]
  const which =
    /^(.+?), which ((?:is|was|has|does|had|will|did|\p{Ll}+[^s]s) [^,]+(?:,.*)?)$/u.exec(sentence)
  if (
    which !== null &&
    hasFiniteVerb(which[1] ?? '') &&
    // "The shop, which says so, does not start": there it only stands in between.
    !goesOnAfter(which[2] ?? '') &&
    !/, and (?:the|my|our|an?) [^,]*$/.test(which[1] ?? '') &&
    !/\b(?:because|if|when)\b/.test(which[1] ?? '')
  )
    return [
      which[1] ?? '',
      `It ${which[2]}`.replace(/^It is why /, "That's why ").replace(/^It is /, "It's "),
    ]
  return null
}

/**
 * "I've been late five times, because my car broke down and the bus comes late": what happened, and why.
 * Not where the reason is what is told of: "I think it's because …", "not because …".
 */
function reasonApart(sentence: string): string[] | null {
  const found =
    /^(.*?),? because ((?:I|we|my|our|he|she|they|it|the|nobody|there|an?)(?:'\p{L}+)? .*)$/u.exec(
      sentence,
    )
  const [, what = '', why = ''] = found ?? []
  const isHeld =
    /\b(?:think|believe|feel|suspect|say|says|said|afraid|worried|worry|not|only|just|partly|even|mostly|if|when|who|which|that|whether|although|how|what|want|hope)\b|n't\b/i.test(
      what,
    ) || /^(?:Because|If|When)\b/.test(what)
  if (found === null || isHeld || /\bbecause\b/.test(why)) return null
  const isEnough = wordsOf(what).length >= 5 && wordsOf(why).length >= 6
  return isEnough && hasFiniteVerb(what) && hasFiniteVerb(why)
    ? [what, `That's because ${why}`]
    : null
}

const goesOnAfter = (which: string): boolean => {
  const [next = ''] = which.split(', ').slice(1).join(', ').split(' ')
  return (
    /^(?:is|are|was|were|has|had|have|does|do|did|can|could|will|would|\p{L}+n't)$/u.test(next) ||
    VERBS.has(next)
  )
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
