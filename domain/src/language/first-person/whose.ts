import { lastWords, type Place } from './place.ts'
import { genderOf } from '../gendered.ts'
import { NOT_OWNED, PERSONS } from '../person-words.ts'
import { ALSO_THINGS, PLAIN_VERBS } from '../plain-verbs.ts'

/** "told her boss", "refuses to give back her deposit": whose it is, whoever does it. */
export const isToldTo = (said: string[], at: Place): boolean =>
  /\bme (?:for|about|on|over) $/.test(said.join('')) ||
  DONE_TO_SOMEBODY.test(said.join('')) ||
  (genderOfOther(at) === 'unknown' && GIVEN_WORD_OF.test(said.join(''))) ||
  (genderOfOther(at) === 'unknown' &&
    /^(?:told|tells|asked|asks|gave|gives|sent|sends|called|calls|paid|pays|helps|helped|wants|thinks|says|said|that)$/.test(
      lastWords(said, 1)[0] ?? '',
    ))

/** "Ken changed his rota without asking him": whoever was not asked is the one whose rota it is. */
export const isDoneToHim = (after: string[]): boolean =>
  /\bwithout \p{L}+ing him\b/u.test(after.join(''))

/** "Harbour Estates sent me a letter ending the lease of": whoever is written to is concerned. */
const GIVEN_WORD_OF = /\bme (?:[\p{L}\p{N}'-]+ ){1,4}\p{L}{3,}ing (?:[\p{L}\p{N}'-]+ ){0,4}$/u

/** What one does with what is another's. */
const DONE_TO_SOMEBODY =
  /\b(?:(?:gives?|gave|give|pays?|paid) back|returns?|returned|refunds?|refunded|answers?|criticises?|criticised|ignores?|ignored|rejects?|rejected|cancels?|cancelled|withholds?|withheld) $/

/** "Mr Pike": his title says what his name does not. */
function genderOfOther({
  other,
  said,
}: Pick<Place, 'other' | 'said'>): ReturnType<typeof genderOf> {
  const title = said
    .slice(0, said.lastIndexOf(other))
    .filter((word) => word.trim() !== '')
    .at(-1)
  if (title === 'Mr') return 'he'
  return title === 'Mrs' || title === 'Ms' ? 'she' : genderOf(other)
}

/** "His wife has lost his keys": she has none of his own; and nobody has her letter. */
export const mayOwn = ({ other, told, said }: Place): boolean => {
  const gender = genderOfOther({ other, said })
  if (/^(?:nobody|everybody|somebody|everyone|someone|anybody|they|who|people)$/i.test(other))
    return told.pronoun === 'they' || other === 'who'
  return gender === 'unknown' || gender === told.pronoun
}

/** "I live with my mother, who is 79, and her son": in a row of people each is the teller's. */
export const isOneMore = ({ said, other }: Place, following: string, next: string): boolean =>
  said.slice(-4).join('').endsWith(', and ') &&
  (PERSONS.has(following) ||
    PERSONS.has(next) ||
    // "Hail destroyed the grapes, and her insurer …": hail has none.
    (genderOf(other) === 'unknown' && !PERSONS.has(other.toLowerCase())))

/** Since the other one was named, another thought began: "… because his report was late". */
export const isFurtherIn = ({ said, other }: Place): boolean => {
  const from = said.lastIndexOf(other)
  return said
    .slice(from + 1)
    .some((word) =>
      /^(?:because|so|that|when|if|although|while|where|what|says?|said|thinks?|thought|knows?)$/i.test(
        word,
      ),
    )
}

export function isPossessiveBefore(
  following: string,
  { afterIt, said }: { afterIt: string; said: string[] },
): boolean {
  const before = said.slice(-2).join('').trim().toLowerCase()
  // "Her last assistant", but "called her last week".
  if (/^(?:last|next)$/.test(following))
    return !/^(?:week|month|year|night|spring|summer|autumn|fall|winter|\w+day)$/.test(afterIt)
  // "Her first job", but "meant to tell her first and".
  if (/^(?:first|early|later)$/.test(following))
    return !/^(?:and|but|then|or|because|so|when|[.,;]?)$/.test(afterIt)
  // "Her only son", but "reached her only on Monday".
  if (following === 'only')
    return !/^(?:on|in|at|after|when|by|once|that|if|because|yesterday|today|later|for|with|to|a|the|[.,;]?)$/.test(
      afterIt,
    )
  // "Called her back", but "hurt her back".
  if (following === 'back') return !REACHES.test(before) || AUX.test(afterIt)
  // "Let her leave", but "refused her leave".
  if (LETS.test(before) && isBase(following)) return false
  if (CALLS_OR_MAKES.test(before) && HOW_ONE_IS.test(following)) return ENDS_NOT.test(afterIt)
  // "Cost her good people", whom she no longer has.
  if (LOSES.test(before) && LOST.test(`${following} ${afterIt}`)) return false
  if (GIVES.test(before) && GIVEN.test(following)) return /^(?:back|away|up)$/.test(afterIt)
  if (/\p{L}{3}ly$/u.test(following) && !IS_A_WORD_FOR_THINGS.test(following))
    return /(?:ed|bought|built|found|born|made|written|begun|won|sold)$/.test(afterIt)
  return /^[\p{L}\p{N}]/u.test(following) && !NOT_OWNED.has(following)
}

const isBase = (word: string): boolean =>
  PLAIN_VERBS.has(word) || ALSO_THINGS.has(word) || IS_MOSTLY_DONE.test(word)

/** Of what somebody is made to do: "makes her type it all again". */
const IS_MOSTLY_DONE =
  /^(?:type|retype|copy|fill|scan|upload|redo|rewrite|repeat|wait|stay|stand|sleep|start|stop|finish|clean|cook|teach|travel)$/

/** By which somebody is reached: after these "back" is no part of the body. */
const REACHES =
  /^(?:calls?|called|calling|rings?|rang|rung|phone[sd]?|pays?|paid|writes?|wrote|texts?|texted|gives?|gave|given|gets?|got|sends?|sent|takes?|took|brings?|brought|wants?|wanted|welcome[sd]?|has|have|had|holds?|held|keeps?|kept|lets?|asks?|asked|emails?|emailed|puts?|wins?|won|love[sd]?|hits?)$/

const LETS =
  /^(?:lets?|letting|makes?|made|making|helps?|helped|helping|watch(?:es|ed)?|hears?|heard)$/

const AUX = /^(?:is|was|has|had|hurts?|aches?|gives?|won't|will|can't|no)$/

const CALLS_OR_MAKES =
  /^(?:calls?|called|makes?|made|finds?|found|keeps?|kept|leaves?|left|drives?|drove|thinks?|considers?|considered|gets?|got|turns?|turned|declares?|declared|labels?|labelled)$/

const HOW_ONE_IS =
  /^(?:nervous|angry|sad|happy|lazy|tired|ill|sick|awake|mad|crazy|difficult|cold|alone|anxious|proud|ashamed|afraid|jealous|uneasy|unhappy|furious|sleepless|slow|stupid|sentimental|arrogant|dizzy|breathless|late|responsible|busy|waiting|hesitant|wary|sceptical|skeptical|suspicious|hopeful|lonely|weak|worse|unwell|cheap|naive|selfish|rude|too|so|very|unfit|unreliable|incapable|redundant|speechless|hanging|guessing|standing|unsure|homeless|helpless|old-fashioned|dependent|overpriced|short|abrupt|curt|blunt|strict|harsh|unfair|distant|hard|famous|uncomfortable|unpopular)$/

/** "Called her lazy colleague": there somebody is meant who is it. */
const ENDS_NOT =
  /^(?!(?:and|but|or|because|when|whenever|if|at|in|on|with|about|for|of|to|from|every|since|as|by|again|in|after|before|although|though|while|until|during|that|already|now|too|enough|all|sometimes|often|old|slow|tired|expensive|late|much|that)$)\p{L}/u

const LOSES = /^(?:cost|costs|lost|loses)$/
const LOST =
  /^(?:(?:good|great|many|two|three|several|some|loyal|her|the) )?(?:people|staff|customers|clients|drivers|nurses|workers|friends|money|time|nerves) ?/

const GIVES =
  /^(?:told|tells?|gave|gives?|given|sent|sends?|offers?|offered|shows?|showed|shown|brings?|brought|promises?|promised|owes?|owed|pays?|paid|buys?|bought|lends?|lent|hands?|handed|denies|denied|grants?|granted|calls?|called|costs?|cost|saves?|saved|causes?|caused|leaves?|left|teaches|taught|allows?|allowed|forbids?|forbade)$/

/** What is given to somebody and is hardly anybody's before. */
const GIVEN =
  /^(?:things|flowers|money|advice|lies|presents|chocolates?|names|leaflets|forms|permission|credit|trouble|hope|strength|courage|time|space|stories|proof|vouchers|compensation|damages|orders|instructions|information|details|pills|tablets|food|tea|coffee|samples|figures|discounts|tips|headaches|sleepless|customers|sleep|extra|better|worse|fewer|enough|plenty|several|many|much|half|twice|double|different|conflicting|contradictory|full|free|hundreds|thousands|access|confidence|comfort|trust|respect|attention|feedback|hours|days|weeks|months|years)$/

const IS_A_WORD_FOR_THINGS =
  /^(?:daily|weekly|monthly|yearly|friendly|elderly|lovely|lonely|early|only|family|supply|reply|assembly|belly|jelly|bully|ugly|silly|likely|costly|deadly|orderly|lively|homely|curly|chilly|holy|oily|unlikely|quarterly|hourly|nightly|fortnightly|butterfly|anomaly|monopoly)$/
