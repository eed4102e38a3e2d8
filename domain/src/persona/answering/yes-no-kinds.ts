import type { Unknown } from './question-kinds.ts'

/** What yes or no is wanted to, where neither is known: of oneself, of who asks, of others, or of the world. */
export function yesNoKind(asked: string): Unknown {
  if (ABOUT_YOU.some((pattern) => pattern.test(asked))) return 'about-you'
  if (/^do you (?:really |still )?(?:like|love|enjoy|miss|care)\b/.test(asked)) return 'feelings'
  if (/^(?:do you (?:think|believe|feel|reckon|suppose)|would you say)\b/.test(asked))
    return 'opinion-yes-no'
  if (/\byou\b/.test(asked) && OF_A_LIFE.test(asked) && !/\b(?:would|will|could|can)\b/.test(asked))
    return HABITS.test(asked) ? 'about-me' : 'about-life'
  return FORMS.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'yes-no'
}

/** Of what who asks has said, done, or is like. */
const ABOUT_YOU = [
  /^(?:did|do|am|was|have) i (?!get (?:that|it|this|you)\b|understand\b|hear\b|have to\b|need\b|will\b|allowed\b|right\b|correct\b|off\b|way off\b|totally\b|on it\b|reading\b|got (?:that|it)\b)/,
  /^(?:do|did|are|were|have) (?:you|not you|you not)\b.*\b(?:(?:about|with|at|of|in|to|from) me|(?:trust|believe|like|understand|blame|hate|hear) me)(?: (?:so far|now|yet|today|at all|still|with|to|enough)\b.*)?$/,
]

/** A life that is nobody's business, when they are asked for it. */
const OF_A_LIFE =
  /\b(?:married|children|kids|family|wife|husband|partner|boyfriend|girlfriend|drink|drinking|drunk|drugs|smoke|cry|pray|vote|hobby|hobbies|pets?|dogs?|cats?|live (?:alone|with|together)|single|divorced|religious|ill|sick)\b/

const HABITS = /\b(?:drink|drinking|drunk|drugs|smoke|pray|vote|religious)\b/

const PAPERS = String.raw`\b(?:receipts?|bills?|messages|texts?|photos?|pictures|documents?|letters?|papers|proof|copy|copies|emails?|list|records?|contract|invoices?|figures|numbers?|statements?|certificates?|insurance|policy|keys?|reference|report|notes?|plan)\b`

const FORMS: [Unknown, RegExp][] = [
  [
    'news-of-others',
    /^(?:is|are) (?:he|she|they|your (?:\p{L}+ )?\p{L}+|everybody|everyone) (?:doing |feeling |coping |managing )?(?:all right|alright|okay|ok|well|fine|managing|coping|unwell|poorly|ill)(?: now| today| these days| at the moment| at all)?$/u,
  ],
  [
    'yes-no-do',
    /^is there (?:anything|something) (?:\p{L}+ )?(?:you|that you) (?:want|would like)\b/u,
  ],
  ['did-not-know', /^(?:did|do) you know (?:that|this|about (?:that|this|it))$/],
  [
    'there-is',
    /^is there (?:a |any )?(?:part|side|something|anything|some|reason|room).*\b(?:you|your|makes?|made|that is|behind)\b/,
  ],
  // What is added to a statement asks for no more than that it is so.
  ['yes-no', /^\p{L}+ not (?:he|she|they|it)\b/u],
  [
    'tried',
    /^have you (?:ever |already )?(?:tried|considered|checked|restarted|turned|thought (?:of|about))\b/,
  ],
  [
    'yes-no-own',
    new RegExp(String.raw`^(?:do you (?:still )?have|have you (?:still )?got)\b.*${PAPERS}`),
  ],
  ['yes-no-past', /^(?:did|were|had|was)(?: not)? you\b|^have you ever\b/],
  ['yes-no-would', /^(?:do you want|(?:would|will|wo|can|could|may|might)(?: not)? you)\b/],
  [
    'yes-no-would',
    /^are you (?:still |also )?(?:willing|ready|prepared|able|open|happy|interested)\b/,
  ],
  ['yes-no-have', /^have(?: not)? you\b/],
  ['yes-no-do', /^(?:do|are)(?: not)? you\b|^you\b/],
  [
    'yes-no-own',
    /^(?:can|could|may) i (?:just |please )?(?:have|take|get|see|note) (?:your|the|a)\b/,
  ],
  ['yes-no-might', /^(?:would|could|will|might|can|should|shall)\b/],
  // What somebody did to them, they would know.
  ['yes-no-past', /^(?:has|had|did)(?: not)? (?:any|some|he|she|they|\p{L}+).*\b(?:you|your)\b/u],
  [
    'yes-no-them',
    /^(?:has|have|had|did|does|do|is there|are there|was there|were there)(?: not)? (?!i\b|it\b|that\b|this\b|we\b)/,
  ],
]
