import { meaningsOf } from '../../language/stems.ts'
import type { AskedIn } from '../../moves/last-question.ts'

/** What a question wants to know, so that what is said back is of that kind. */
export type Asked = {
  wants: Wants
  /** What it is about; empty when it only follows on what was said. */
  stems: string[]
  isYesNo: boolean
  /** "It", "that", "there": what was just talked about. */
  isAboutTopic: boolean
  text: string
}

export type Wants = (typeof WANTS)[number]

export const WANTS = [
  'number',
  'age',
  'tenure',
  'self',
  'duration',
  'time',
  'person',
  'place',
  'reason',
  'trouble',
  'effect',
  'wish',
  'opinion',
  'more',
  'meaning',
  'example',
  'identity',
  'role',
  'wellbeing',
  'anything',
] as const

/** In the order in which they are tried: the first that fits says the most. */
const KINDS: [Wants, RegExp][] = [
  // Before what it is about: "how many problems" asks for a number, and not for troubles.
  [
    'number',
    /^(?:and |so |but )?(?:roughly |about )?(?:how many (?!years (?:have|had|did|were|are)\b)|how much (?!of a\b))/i,
  ],
  ['number', /\bhow old (?!are you\b|you\b)/i],
  ['age', /\b(?:how old (?:are you|you (?:both )?are)|your age)\b/i],
  [
    'tenure',
    /\bhow (?:long|many years) (?:have|had|did|were) you (?:been|worked|work|run|had|lived|done|driven|taught)\b/i,
  ],
  [
    'time',
    /^(?:and |so |but |since |until |by |from )*(?:when (?!you\b.*\b(?:what|how)\b)|(?:at )?what (?:time|day|date|month|year)\b|how (?:often|frequently|soon)\b)/i,
  ],
  [
    'duration',
    /^(?:and |so |but |for )*(?:how long (?!(?:have|had|did|were) you (?:been|worked|work|run|had|lived|done|driven|taught)\b)|how many years\b|how (?:quickly|fast) (?:would|do|does|should|will|must|can|could|did)\b)/i,
  ],
  [
    'place',
    /^(?:and |so |but |from )*where\b(?! (?:(?:does|do|did) (?:that|this|it) (?:leave|come|go)|(?:do|would|will) you (?:see|like to be|want to be)))/i,
  ],
  [
    'reason',
    /^(?:and |so |but )*(?:why|how come|what(?:'s| is| was| were)? (?:the |your )?reasons?)\b/i,
  ],
  ['time', /^what(?:'s| is| was| were)? (?:the )?(?:date|deadline)\b/i],
  [
    'number',
    /^(?:and |so |but )*what (?:do|did|does|would|will|are|is) (?:\p{L}+ ){1,3}(?:pay|paying|earn|earning|charge|charging|owe|owing|spend|spending)\b(?! for (?:it|that) to)/iu,
  ],
  [
    'self',
    /\b(?:about (?:yourself|you(?: personally)?$|your (?:background|career|history|experience|life|story))|your background|who you are)\b/i,
  ],
  [
    'wellbeing',
    /^(?:and )?(?:how are you(?! (?:with|off|getting on with|doing (?:against|with|on|for|about|the|your|it|that|this|all)|(?!(?:doing|feeling|getting on|keeping$)\b)\p{L}+ing)\b)|how're you|how have you been(?! (?:with|off|(?!(?:doing|feeling|getting on|keeping)\b)\p{L}+ing)\b)|how(?:'s| is| was) (?:it going|everything|your (?:day|week|morning|weekend|evening))|how(?:'s| is| has) (?:your|the|this) (?:day|week|morning|weekend|evening|afternoon) (?:been|going|treating|started)\b|are you (?:well|okay|ok|all right|alright)|you (?:well|all right|alright|okay|ok))\b/iu,
  ],
  [
    'identity',
    /\b(?:your (?:full )?name|who am i (?:speaking|talking) (?:to|with)|who is this|who are you(?! \p{L}+ing\b)|what should i call you)\b/iu,
  ],
  [
    'role',
    /\b(?:what (?:do|did) you do(?: for (?:a living|work))?(?: (?:here|there|exactly|at work|all day|yourself))*$|what(?:'s| is) your (?:role|job|position|title|occupation|line of work|trade|profession)|what (?:was|were) your (?:job|trade|profession|occupation)|what did you work as|\byou\b.* for a living$|what (?:role|job|position) do you|tell me (?:a (?:bit|little) )?about your (?:role|job|position)|^are you (?:the|an?) (?!right|best|only|bit|little|lot|few|good|fan|one|decision|person)|what (?:are|were) you responsible for)\b/i,
  ],
  [
    'person',
    /^(?:and |so |but |to |with |for |from )*(?:who|whom|whose)\b|\bwhat(?:'s| is| was| are|) (?:the |your |his |her |their |my )?[\p{L}' ]*\b(?:names?|called)\b/iu,
  ],
  [
    'meaning',
    /^(?:what do you mean|meaning|how do you mean|what does that mean$|in what (?:way|sense)|how so$|what exactly do you mean|mean what)/i,
  ],
  [
    'example',
    /\b(?:for example|for instance|an example|such as|like what|a time when|a situation where)\b/i,
  ],
  [
    'more',
    /^(?:tell me more|say more|go on|and then|then what|what (?:happened|else|next)|anything else|how did that (?:go|happen|come about)|more about (?:that|it|this)|elaborate|expand on (?:that|it|this)|and\b.{0,3}$|what do you make of (?:that|it)|could you (?:elaborate|expand|say more)|can you (?:elaborate|expand|say more))/i,
  ],
  [
    'effect',
    /\b(?:impact|affect(?:ed|s|ing)?|effects?|consequences?|leads? to|led to|result(?:s|ed)? in|cost(?:s|ing)? (?:you|them|the)|what does (?:that|it|this) (?:cost|do|mean)|what did (?:that|it|this) (?:cost|do|mean)|what happens\b.{0,40}\b(?:if|when)|if (?:nothing|that|this|it) (?:changes|goes on|continues|doesn't)|knock-?on|ripple|how does (?:that|this|it) (?:leave|make)|hurt(?:s|ing)?|suffer(?:s|ed|ing)?|price you pay)\b/i,
  ],
  [
    'wish',
    /\b(?:what (?:do|would) you (?:really )?(?:need|want)\b|hop(?:e|ing) (?:to|for|that)|want(?:ed|ing)? (?:to (?:get|see|have|achieve|happen|change)|out of|from)|looking for|like to (?:see|have|get|achieve|change|happen)|ideal(?:ly)?|goals?|aims?|targets?|objectives?|priorit(?:y|ies)|wish(?:es|list)?|dream|would (?:it|that) (?:help|be worth|mean|change)|what would (?:help|change|success|good|better|make|put (?:this|it|that|things) right|settle (?:this|it|that))|(?:put|make|set) (?:this|it|that|things) right (?:for|with) you|make (?:it|this|that) up to you|magic wand|would you (?:like|want|need) (?:the )?(?:most|best) (?:from|out of)|success look|help (?:you|if)|benefit|worth (?:it )?to you|useful|valuable|expect(?:ing|ations?)? (?:from|of)|matters? (?:most )?to you|important to you|need from (?:me|us)|brings? you (?:here|in)|reason for (?:your|the) (?:call|visit)|see yourself|where (?:would|do) you (?:like|want|hope) to be)\b/i,
  ],
  [
    'trouble',
    /\b(?:problems?|troubles?|challeng(?:e|es|ing)|difficult(?:y|ies)?|struggl(?:e|es|ing)|issues?|frustrat(?:e|es|ed|ing|ions?)|pain points?|headaches?|worr(?:y|ies|ied|ying)|concern(?:s|ed|ing)?|hard(?:est)?|wrong|annoy(?:s|ed|ing)?|irritat(?:e|es|ed|ing)|dislikes?|bother(?:s|ed|ing)?|keeps? you (?:up|awake)|obstacles?|bottlenecks?|complain(?:s|ts?)?|unhappy|dissatisf\w+|(?:happy|pleased)(?: are you)? with|satisfied|missing|lack(?:ing)?|weak(?:ness|nesses)?|downsides?|improve(?:d|ment)?|not work(?:ing)?|break(?:s|ing)? down|what hurts|stress(?:es|ful|ed|ing)?|afraid|fear|scares?|goes? wrong|slip(?:s|ping)? through|get(?:s|ting)? in the way|hold(?:s|ing)? you back|drives? you (?:mad|crazy))\b/i,
  ],
  [
    'number',
    /\b(?:how (?:many|much|big|large|high|old|far|fast|tall|heavy)|what (?:number|percentage|percent|share|proportion|size|amount|budget|price|rate|figure|volume|sum)|headcount|what(?:'s| is| are| was| were) (?:the|your) (?:numbers? of|budget|price|cost|number|size|turnover|revenue|salary|rent|age|score|rate|figure))\b/i,
  ],
  ['duration', /\b(?:how long|since when|for how many (?:years|months|weeks|days))\b/i],
  [
    'time',
    /(?:^|\b(?:since|until|by|and|so|but|or|exactly) )when\b|\b(?:what (?:time|day|date|year|month)|how (?:soon|often|frequently)|by when|deadline|timeline|time ?frame)\b/i,
  ],
  [
    'person',
    /\b(?:what(?:'s| is| was) (?:his|her|their) name|who|whom|whose|which (?:person|people|colleague|department|team)|anyone else|anybody else|who else|decision makers?|stakeholders?)\b/i,
  ],
  [
    'place',
    /\b(?:(?<!\b(?:something|somewhere|anything|example|situation|time|case|moment|project|place|somebody|someone) )where(?! (?:you|we|they) (?:are|were|work|live)$)|what (?:city|town|country|region|part|area)|based|located|which (?:office|site|branch|city|town|country))\b/i,
  ],
  [
    'reason',
    /\b(?:why|how come|what (?:made|makes|led|caused|prompted|brought|drove|drives)\b(?! (?:it|that|this|things|life|work)(?: so| really| particularly| most)? (?:difficult|hard|tough|stressful))|the reason|for what reason|what for)\b/i,
  ],
  [
    'opinion',
    /\b(?:what do you think|your (?:opinion|view|take|thoughts|impression)|how do you feel|how do you (?:see|find)|do you (?:think|feel|believe)|what's your take|any thoughts|how does (?:that|this|it) (?:sound|feel|look|strike)|sound (?:good|fair|okay|interesting|reasonable))\b/i,
  ],
]

export function whatIsAsked({ text: said, form }: AskedIn): Asked {
  const text = asOfNow(said.replace(WHAT_IT_IS_FOR, ''))
  const kind = KINDS.find(([, pattern]) => pattern.test(text))
  const isYesNo =
    !TOLD_TO_TELL.test(text) &&
    (form === 'tag' ||
      ((form === 'inverted' || form === 'inverted-inside') && !/\s(?:or)\s/i.test(text)) ||
      (form === 'mark-only' && !ASKS_BY_A_WORD.test(text)))
  return {
    wants: kind?.[0] ?? 'anything',
    stems: topicOf(text),
    isYesNo,
    isAboutTopic: ABOUT_TOPIC.test(text),
    text,
  }
}

/** "How much is left, in case we need a second one?": what it is wanted for is not asked. */
const WHAT_IT_IS_FOR = /(?<=^\P{L}*(?:\p{L}+\P{L}+){3}.*) (?:just )?in case (?!of\b).+$/u

/** "What would the full rent be?" asks what it is; "what would the best day be?" asks what is not yet. */
const asOfNow = (text: string): string =>
  text.replace(
    /^((?:and |so |but )*(?:what|who|where|how (?:much|high|long|big|old|far))) would ((?:the|your|his|her|their) (?!(?:best|worst|ideal|perfect|dream|first|next|biggest|most|right|preferred|minimum|point|result|effect|impact|consequences?|difference|ideas?|wish|advice|reaction|answer)\b)(?:\p{L}+ ){0,3}\p{L}+) be$/u,
    '$1 is $2',
  )

/** "By how many days?" */
const ASKS_BY_A_WORD =
  /^(?:and\b|(?:(?:by|for|since|until|from|with|to|at|in|on|of|about) )?(?:what|how|why|who|whom|where|when|which)\b)/i

/** "Can you tell me what happened?" is no question that yes would answer. */
const TOLD_TO_TELL =
  /^(?:(?:can|could|would|will|might) (?:you|i) (?:please |maybe |just |perhaps )?(?:tell|describe|explain|walk|talk|share|say|give|ask|take)|(?:would|do) you mind (?:telling|describing|explaining|walking|talking|sharing|saying|giving))\b/i

const ABOUT_TOPIC = /\b(?:it|that|this|they|them|those|these|he|she|him|her|there|then)\b/i

/** Without the words that only ask. */
const topicOf = (text: string): string[] => [
  ...new Set(meaningsOf(text).filter((stem) => !ASKING.has(stem))),
]

const ASKING = new Set(
  meaningsOf(
    `one two three four five six seven eight nine ten eleven twelve tell walk talk describe explain share curious wonder wondering interested hear understand learn know
    sense idea picture overview example instance elaborate expand big biggest main current currently today
    typical typically usually normally moment situation person mean happen happens happening different
    kind kinds sort type types lot bit little number many long often please mind asking today days like meantime meanwhile
    involved roughly approximately exactly specifically especially particular business company
    organisation organization help guys folks overall general generally right day`,
  ),
)
