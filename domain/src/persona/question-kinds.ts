import type { Asked } from './asked.ts'

/**
 * What a question wants that nothing is known of, so that what is said instead fits it. The name is that of
 * the phrases: `evade-` and the kind.
 */
export type Unknown =
  | 'number'
  | 'number-of-life'
  | 'age-of-others'
  | 'tenure'
  | 'duration'
  | 'how-often'
  | 'hour'
  | 'time'
  | 'time-to-come'
  | 'person'
  | 'who-decides'
  | 'helpers'
  | 'name'
  | 'place'
  | 'home'
  | 'reason'
  | 'own-reason'
  | 'feelings'
  | 'past-feelings'
  | 'opinion'
  | 'preference'
  | 'plan'
  | 'need'
  | 'next-step'
  | 'done'
  | 'worth'
  | 'effect'
  | 'trouble'
  | 'example'
  | 'story'
  | 'likeness'
  | 'way'
  | 'days'
  | 'which'
  | 'imagined'
  | 'either'
  | 'tried'
  | 'about-me'
  | 'about-life'
  | 'yes-no-own'
  | 'yes-no-have'
  | 'yes-no-do'
  | 'yes-no-did'
  | 'yes-no-be'
  | 'yes-no-would'
  | 'yes-no-can'
  | 'yes-no-them'
  | 'yes-no'
  | 'said'
  | 'news'
  | 'anything'

const FILLERS = /^(?:(?:and|so|but|well|okay|then|or|now|just|also|please|sorry|actually) )+/

/** Without the small words that lead in. The words come written out: "what's" is "what is". */
export const bareQuestion = (text: string): string => text.toLowerCase().replace(FILLERS, '')

const PAST = '(?:was|were|did|had)'

/** In the order in which they are tried: the first that fits says the most. */
const KINDS: [Unknown, RegExp][] = [
  // Imagined, before what is imagined is taken for what it looks like.
  ['imagined', /^(?:what if|suppose|imagine|let us say|say we|how about)\b/],
  ['imagined', /^how would it be\b|^if (?:we|i|you|they|somebody)\b/],
  // Numbers of somebody's life are not looked up.
  [
    'number-of-life',
    /\bhow old (?:are|were|is) (?:you|your|they|he|she)\b|\byour age\b|\bhow (?:tall|heavy) are you\b|\bdo you (?:weigh|earn)\b/,
  ],
  [
    'tenure',
    /\bhow (?:long|many years) (?:have|had|did|were|are) you (?!wait|hold|think it|need|plan)/,
  ],
  [
    'number-of-life',
    /\bhow (?:many|much) (?:[\p{L}]+ ){0,3}(?:do|did|have|are) you (?:drink|smoke|eat|sleep|weigh|earn|drinking)/u,
  ],
  ['age-of-others', /\bhow old\b/],
  ['how-often', /\bhow (?:often|frequently|many times)\b/],
  ['duration', /\bhow long\b|\bhow many (?:years|months|weeks|days|hours|minutes)\b/],
  [
    'number',
    /\bhow (?:many|much|big|large|high|far|fast|small)\b|\bwhat (?:is|are|was|were) (?:the|your) (?:number|percentage|share|budget|price|cost|size|turnover|revenue|rate|figure|volume|sum|total|amount)\b|\bwhat (?:number|percentage|share|amount|sum|figure|budget|volume)\b|^what do you pay\b/,
  ],
  // Times: what is still to come has no date that one could have forgotten.
  [
    'time-to-come',
    /^when (?:will|would|can|could|should|shall|do (?:you|we|i) (?:want|need|hear|plan|expect|think)|are you (?:going|planning)|is (?:the|it|that|your)|does (?:the|it|he|she)|do you need)\b|\bhow soon\b|\bby when\b|\bdeadline\b|\btime ?(?:line|frame)\b/,
  ],
  ['hour', /^when do (?:you|they|we)\b|\bwhat time (?:do|does|is|are)\b/],
  ['time', /^(?:since |until )?when\b|\bwhat (?:time|day|date|year|month)\b/],
  // People.
  ['name', /\bname\b/],
  [
    'who-decides',
    /\bwho(?:m)?\b.*\b(?:decides?|agrees?|signs?|approves?|say|word|involved|convince|decision)\b|\bdecision makers?\b|\bstakeholders?\b/,
  ],
  [
    'helpers',
    /\bwho (?:else )?(?:helps?|supports?|is there|looks after|do you (?:talk|turn|have|lean|speak|trust|tell))\b|\bdoes (?:anybody|anyone|somebody) (?:know|help)\b/,
  ],
  ['person', /\b(?:who|whom|whose|which (?:person|people|colleague|department|team|customers?))\b/],
  [
    'home',
    /\bwhere (?:do|did|are) you (?:live|come|from|born|grow|stay|sit)\b|\bwhere are you (?:from|calling)\b/,
  ],
  [
    'preference',
    /\b(?:rather|prefer|favou?rite|like best|which (?:of|one|would)|what would you (?:fix|do|choose|start|pick) first|which .*\bfirst)\b/,
  ],
  ['plan', /\bsee yourself\b/],
  ['place', /\bwhere\b|\bwhat (?:city|town|country|region|area)\b/],
  // Why something is so, whatever they are asked to think of it.
  [
    'reason',
    /^(?:why|what) do you (?:think|suppose|believe|reckon) (?!so\b|of\b|about\b).*\b(?:reason|why|because)\b|^why do you (?:think|suppose|believe|reckon) (?!so\b)/,
  ],
  [
    'said',
    /^what (?:did|does|do|has|have) (?!you\b|i\b|we\b).+ (?:say|said|tell|told|answer|respond|promise|ask)\b/,
  ],
  // What follows from it, and what it would be worth.
  [
    'worth',
    /\bwhat would (?:it|that|this) (?:mean|be worth|change|do|give)\b|\bwhat (?:difference )?would (?:it|that) make\b|\bhow would (?:it|that|this) (?:help|change)\b/,
  ],
  [
    'days',
    /\bhow (?:do|are) you(?:r)? (?:spend|days)\b|\bwhat do you do (?:in|on|at|all|with|when|after)\b|\b(?:normal|typical|usual) (?:day|week|shift)\b|\bhow are your (?:days|nights|evenings)\b/,
  ],
  ['next-step', /\b(?:the|our) next steps?\b|\bwhat happens next\b|\bwhere do we go from here\b/],
  ['done', /^what (?:have|had) you (?:got|done|prepared|tried|found|written|collected)\b/],
  [
    'plan',
    /\bwhat (?:will|would|could|can|do|are) you (?:want to |like to |going to |have to )?(?:do|going|planning|say|tell|try|change|answer|plan|intend)\b|\bfirst step\b|\bwhat (?:is|are) (?:your|the) plans?\b|\bwhat now\b/,
  ],
  [
    'need',
    /\bwhat (?:would|could|do|did|can|else) (?:you|i|we|it|have)?\b.*\b(?:need(?:ed)?|help|convince|take|trust|want|like|make you|to be true|expect|hope|wish|show|good|better|success|see)\b|\bwhat are you (?:hoping|looking|after)\b|\bwhat (?:is|are) your (?:goals?|aims?|hopes?|wish|wishes|priorit)/,
  ],
  // How it is for them.
  [
    'past-feelings',
    /\bhow (?:was|were|did) (?:that|it|this|the|your|you) (?:for you|feel|like)\b|\bhow (?:was|is) (?:that|it|this) for you\b|\bwhat (?:was|has) (?:it|that|this) (?:been )?like\b|\bhow did you (?:feel|take|cope|manage)\b|\bwhat did (?:that|it) (?:feel|do to you)\b/,
  ],
  [
    'feelings',
    /\bhow (?:do|would|does) (?:you|it|that|this) (?:feel|make you feel)\b|\bgoing (?:through|on in) your (?:mind|head)|\bgoes through your (?:mind|head)\b|\bwhat is it like\b|\bwhat (?:are|is) (?:you )?(?:feeling|on your mind)\b|^do you (?:really |still )?(?:like|love|enjoy|miss|care)\b/,
  ],
  [
    'opinion',
    /\b(?:what do you (?:think|make|say)|your (?:opinion|view|take|thoughts?|impression|first thought)|do you (?:think|believe|feel)|how do you (?:see|find)|any thoughts|what would you say)\b/,
  ],
  // Reasons: one's own choice, and what is the case.
  [
    'own-reason',
    /\b(?:why|how come|what (?:made|makes)) (?:did|do|are|were|have|had|would|did not|do not|have not|are not)?\s?(?:you)\b/,
  ],
  [
    'reason',
    /\b(?:why|how come|what (?:made|makes|led|caused|prompted|brought|drove|drives)|the reason|what for)\b/,
  ],
  [
    'example',
    /\b(?:for example|for instance|an example|such as|like what|a time when|a situation where|a mistake)\b/,
  ],
  [
    'story',
    /\bwhat (?:happened|went wrong|was it that)\b|\bhow did (?:it|that|this|you) (?:happen|come|go|end|start|begin)\b/,
  ],
  ['likeness', /\bwhat (?:is|was|are|were) .+ like\b/],
  [
    'trouble',
    /\bwhat (?:is|was|are) (?:the )?(?:hardest|worst|biggest problem|most difficult)\b|\b(?:problems?|troubles?|worr(?:y|ies|ied)|difficult(?:y|ies)?|challenges?)\b/,
  ],
  [
    'effect',
    /\bwhat happens\b|\b(?:affects?|impact|consequences?|effects?|cost you|lead to|leads to)\b/,
  ],
  ['which', /^which\b|\bwhat (?:kind|sort|type)s?\b/],
  [
    'news',
    /^how (?:is|are|was) (?:your|the|things|it|everything|he|she|they|\p{L}+)\b(?!.*\b(?:work|organi[sz]|plann|done)\w*)/u,
  ],
  ['way', new RegExp(String.raw`^how (?:do|does|did|is|are|can|would|will|${PAST})\b`)],
  [
    'tried',
    /^have you (?:ever )?(?:tried|thought|considered|checked|looked|restarted|turned|talked|spoken|asked)\b/,
  ],
]

/** A life that is nobody's business, when they are asked for it. */
const OF_A_LIFE =
  /\b(?:married|children|kids|family|wife|husband|partner|boyfriend|girlfriend|drink|drinking|drunk|drugs|smoke|believe|sleep|cry|pray|vote|hobby|hobbies|pets?|dogs?|cats?|live|alone|single|divorced|religious|ill|sick)\b/

const YES_NO: [Unknown, RegExp][] = [
  [
    'yes-no-them',
    /^(?:do|does) (?:he|she|they|anybody|anyone|somebody|your (?:wife|husband|partner|daughters?|sons?|mother|father|parents|boss|team|staff|colleagues?|customers?|children|kids|brother|sister|friends?|neighbours?)|people) /,
  ],
]

const OWN: [Unknown, RegExp][] = [
  [
    'tried',
    /^have you (?:ever )?(?:tried|thought|considered|checked|looked|restarted|turned|talked|spoken|asked)\b/,
  ],
  ['yes-no-own', /^do you (?:still )?(?:have|keep|own)\b|^have you got\b/],
  ['yes-no-have', /^(?:have|had) you\b|^do you know\b/],
  ['yes-no-did', /^did(?: not)? you\b/],
  ['yes-no-would', /^do you want\b/],
  ['yes-no-do', /^do(?: not)? you\b/],
  ['yes-no-be', /^(?:(?:are|were)(?: not)? )?you\b/],
  ['yes-no-would', /^(?:would|will|wo)(?: not)? you\b/],
  ['yes-no-can', /^(?:can|could|may|might)(?: not)? you\b/],
]

export function unknownIn({ text, isYesNo }: Asked, whole: string): Unknown {
  const asked = bareQuestion(text)
  if (
    /\bor\b(?! so\b)/.test(lastSentence(whole)) &&
    /^(?:is|are|do|does|did|was|were|have|has|would|will)\b/.test(asked)
  )
    return 'either'
  const imagined = KINDS.find(([kind, pattern]) => kind === 'imagined' && pattern.test(asked))
  if (imagined !== undefined) return 'imagined'
  if (isYesNo && !ASKS_FOR_MORE.test(asked)) return yesNoKind(asked)
  return KINDS.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'anything'
}

/** Whatever its form: yes would be no answer. */
const ASKS_FOR_MORE = /^(?:what|how|why|who|whom|whose|where|when|which)\b/

function yesNoKind(asked: string): Unknown {
  if (/^do you (?:really |still )?(?:like|love|enjoy|miss|care)\b/.test(asked)) return 'feelings'
  if (/^(?:do|did) you (?:think|believe|feel|find)\b/.test(asked)) return 'opinion'
  if (/\byou\b/.test(asked) && OF_A_LIFE.test(asked) && !/\b(?:would|will|could|can)\b/.test(asked))
    return /\b(?:drink|drinking|drunk|drugs|smoke|pray|vote|believe|religious)\b/.test(asked)
      ? 'about-me'
      : 'about-life'
  const own = OWN.find(([, pattern]) => pattern.test(asked))
  if (own !== undefined) return own[0]
  if (/^(?:is|are|was|were) (?:it|that|this|there|these|those)\b/.test(asked)) return 'yes-no'
  return YES_NO.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'yes-no'
}

const lastSentence = (text: string): string =>
  text
    .toLowerCase()
    .split(/[.!?]+\s+/)
    .filter((part) => part.trim() !== '')
    .at(-1) ?? ''
