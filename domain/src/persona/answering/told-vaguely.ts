import type { Unknown } from './question-kinds.ts'

/**
 * What somebody who knows would say in a word, without going into it: the name of the phrase, or null where nothing is
 * so harmless that it fits whatever the text leaves open.
 */
export function vaguelyTold(kind: Unknown, asked: string): string | null {
  const found = VAGUELY.find(([of, pattern]) => of.has(kind) && pattern.test(asked))
  return found?.[2] ?? null
}

const of = (...kinds: Unknown[]): ReadonlySet<Unknown> => new Set(kinds)

/** The first that fits says the most. */
const VAGUELY: readonly [ReadonlySet<Unknown>, RegExp, string][] = [
  [
    of('number', 'hypothetical', 'cost', 'own-what', 'own', 'anything'),
    /\b(?:budget|(?:could|can|would|do|will) you (?:\p{L}+ )?(?:spend|afford|invest|pay|set aside|put into)|in the (?:pot|budget)|to spend)\b/u,
    'vaguely-how-much-to-spend',
  ],
  [of('number'), /\bhow many\b/, 'vaguely-how-many'],
  [
    of('duration'),
    /^how long (?:can|could|will|would) (?!you be|we\b|it take\b|this take\b|that take\b).*\b(?:manage|last|survive|go on|wait|hold out|hold|keep|stand|do without|live|stay|without)\b/,
    'vaguely-not-for-long',
  ],
  [
    of('feelings', 'likeness', 'opinion', 'own', 'anything', 'effect', 'worth'),
    /^what (?:does|do|did) (?!it\b|that\b|this\b).+ mean to you$/,
    'vaguely-means-much',
  ],
  [
    of('person'),
    /\b(?:told|said|promised|informed|confirmed|(?:spoke|talked) (?:to|with)|(?:speak|talk) (?:to|with)|called|rang|wrote|answered)\b/,
    'vaguely-who-said',
  ],
  // Who somebody is, of whom there is one.
  [
    of('person'),
    /^(?:and |so |but )*who (?:is|was) (?:the|that|this) (?!one\b)\p{L}+(?: (?!who\b|that\b|in\b|behind\b)\p{L}+)?$/u,
    'vaguely-who-that-is',
  ],
  [
    of('person'),
    /^(?!(?:and |so |but )*who (?:is|was) (?!it$|that$|this$|there$|responsible$|affected$|involved$)\p{L}+$)/u,
    'vaguely-who',
  ],
  [
    of('person-each-time'),
    /\b(?:looks after|minds|watches|stays with|feeds) (?:him|her|your (?:\p{L}+ )?(?:mother|father|mum|dad|parents|kids?|child|children|sons?|daughters?|wife|husband|brother|sister|partner|baby|dogs?|cats?))\b/u,
    'vaguely-who-cares',
  ],
  [of('who-decides'), /^/, 'vaguely-who-decides'],
  [of('time'), /^since when\b/, 'evade-tenure'],
  [of('time'), /^/, 'vaguely-when'],
  [
    of('time-to-come'),
    /^when (?:could|can|will|would|do you think) .*\b(?:ready|done|finished|complete)\b/,
    'vaguely-when-done',
  ],
  [of('time-to-come'), /^/, 'vaguely-when-to-come'],
  [of('said'), /^/, 'vaguely-said'],
  [of('which'), /^what (?:kind|sort|type)s?\b/, 'vaguely-what-kind'],
  [of('which'), /^/, 'vaguely-which'],
  [of('preference'), /^which\b(?!.*\b(?:you|two|both|matters?)\b)/, 'vaguely-which'],
  [of('story'), /^/, 'vaguely-what-happened'],
  [
    of('yes-no-do', 'yes-no-them'),
    // What is done at times says neither yes nor no to what their author may have meant.
    /^(?:and |so |but )*(?:do|does) (?:you|he|she|they|the \p{L}+|your (?:\p{L}+ )?\p{L}+) (?:(?:ever|still|also|usually|normally|often|sometimes|all|both) )*(?:use|wear|eat|drink|read|watch|play|cook|bake|walk|drive|ride|run|cycle|go|get(?! (?:along|on|it|that|what|why|how)\b)|bring|meet|talk|call|ring|phone|visit|write|check|sleep|sing|dance|travel|help|train|practise|clean|listen|swim|share|sit|order|buy|borrow|complain|argue|joke|shout|stay|come|send|ask|forget)\b(?!.*\b(?:now|today|at the moment|anything|enough)\b)/u,
    'vaguely-now-and-then',
  ],
  [of('example'), /\b(?:examples?|instance|such as|like what)\b/, 'vaguely-for-example'],
  [
    of('own', 'plan'),
    /^what are you (?:currently |now |actually )?doing (?:to|about|for|with|against|in the meantime)\b/,
    'vaguely-doing',
  ],
  [
    of('own'),
    /^how (?:confident|comfortable|good|familiar|experienced|skilled|practised|fit|at home) (?:are|do|would|did) you\b/,
    'vaguely-how-good',
  ],
  [of('own-past'), /^what did you (?:say|tell|answer|reply|write)\b/, 'vaguely-told'],
  [
    of('own-past'),
    /^what (?:did|have) you (?:then |actually |finally )?(?:do|done)\b/,
    'vaguely-did',
  ],
  [
    of('own-past', 'story', 'past-feelings'),
    /^how did you (?:\p{L}+ )?(?:notice|find out|find it|realise|realize|discover|hear|learn|spot|see|become aware)\b/u,
    'vaguely-noticed',
  ],
  [of('own-past'), /^how did you\b/, 'vaguely-how-it-was-done'],
  [
    of('imagined', 'hypothetical', 'worth', 'anything'),
    /^(?:what|how) would (?:it|that) (?:be like|feel|be for you)\b/,
    'vaguely-would-be',
  ],
  [
    of('hypothetical'),
    /^(?:what|how|who) would (?!you\b|we\b|i\b|it\b|that\b|this\b|be\b|have\b|make\b|help\b)/,
    'vaguely-they-would',
  ],
  [of('news', 'own', 'own-way'), /^how\b.*\bsleep(?:ing)?\b/, 'vaguely-sleeping'],
]

/** Of others one may not know what they think; what could be seen, and what would have to be shown to them, one does. */
export const vaguelyOfOthers = (asked: string): string | null =>
  OF_OTHERS.find(([, pattern]) => pattern.test(asked))?.[0] ?? null

const OF_OTHERS: readonly [string, RegExp][] = [
  [
    'vaguely-how-taken',
    /^how (?:did|have|has) (?!you\b|it\b|that\b|this\b).{2,30} (?:take|taken|react(?:ed)?|respond(?:ed)?)\b/,
  ],
  [
    'vaguely-they-felt',
    /^how (?:do you (?:think|suppose|imagine) (?!you\b).{2,30} (?:felt|was feeling|must have felt)|must (?!you\b).{2,30} have felt)\b/,
  ],
  [
    'vaguely-they-would-take-it',
    /^how (?:would|will|might|do you think) (?!you\b|it\b|that\b|this\b|we\b|i\b).{2,40} (?:feel|take|react|respond|like)\b/,
  ],
  [
    'vaguely-won-over',
    /^what (?:would|will|does|might) it take (?:for \p{L}+ )?to (?:win|convince|persuade|get) (?!you\b|me\b|us\b)|^what would (?:convince|persuade|win over) (?!you\b|me\b|us\b)/u,
  ],
]
