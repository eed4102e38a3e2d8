import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact, FactSubject } from '../facts/facts.ts'
import { wasJustTold } from '../answering/just-told.ts'
import { isTold } from '../state.ts'
import { stemsOf } from '../../language/stems.ts'
import { hasLackedSubstance } from './strong-answer.ts'
import { statementIn } from './take-up.ts'
import { mayTell } from '../telling.ts'

const NOTHING = { what: 'nothing' } as const

/**
 * What candidates ask of a job. What is written of it is told; where nothing is, an employer says what binds
 * them to nothing. A fact that only shares a word with the question is none of both.
 */
export function toAboutTheJob(given: Given, asked: Asked): Decision | null {
  const { graph, heard } = given
  if (graph.useCase !== 'interviews' || graph.lead !== 'persona') return null
  const hearsay = toHearsay(given)
  if (hearsay !== null) return hearsay
  const text = heard.text.includes('?') ? (questionsIn(heard.text) ?? asked.text) : asked.text
  const found = ASKED_OF_JOBS.find(
    ({ asks, says }) =>
      (asks.test(text) || asks.test(asked.text)) && (says !== 'evade-job-yes-no' || asked.isYesNo),
  )
  if (found === undefined) return null
  if (found.says === 'job-start') return toStart(given)
  if (found.says === 'job-you') return toHowTheyDid(given)
  const known = factFor(given, found)
  // Who asks on about what was told has heard that much.
  if (known !== undefined && wasJustTold(given, known) && !heard.isRepeated)
    return { intent: 'evade: not known', parts: [phrase('evade-job')], open: NOTHING }
  if (known !== undefined)
    return {
      intent: `tell of the job: ${found.says}`,
      parts: [{ say: 'fact', id: known.id, as: isTold(given.state, known) ? 'again' : 'new' }],
      open: NOTHING,
    }
  return { intent: `say of the job: ${found.says}`, parts: [phrase(found.says)], open: NOTHING }
}

const questionsIn = (text: string): string | null =>
  text
    .match(/[^.?!]*\?/g)
    ?.join(' ')
    .trim() ?? null

/** What was recalled comes first, as it has more of the question in it. */
function factFor(
  given: Given,
  { told, of = ['situation', 'background', 'pain'] }: AskedOfJobs,
): Fact | undefined {
  if (told === undefined) return undefined
  const recalled = given.heard.recalled.map(({ fact }) => fact)
  const fitting = [...recalled, ...given.graph.facts].filter(
    (fact) => of.includes(fact.about) && told.test(fact.says) && mayTell(given, fact),
  )
  return fitting.find((fact) => !isTold(given.state, fact)) ?? fitting[0]
}

/** "Before the first of March", of whatever says when somebody has to start. */
function toStart({ graph }: Given): Decision {
  const when = graph.facts
    .filter(({ says }) => /\b(?:start|begin|join)\w*\b/i.test(says))
    .map(({ says }) => A_DATE.exec(says)?.[0])
    .find((one) => one !== undefined)
  return {
    intent: 'say of the job: job-start',
    parts: [
      when === undefined
        ? phrase('job-start')
        : phrase('job-start-by', { when: when.charAt(0).toUpperCase() + when.slice(1) }),
    ],
    open: NOTHING,
  }
}

const A_DATE =
  /\b(?:before|by|from|on|in|at|until) (?:the )?(?:(?:first|second|third|\p{L}+th|\d+(?:st|nd|rd|th)?|start|beginning|end|middle) (?:of )?)?(?:next |this |early |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|week|month|year|christmas|easter)\b/iu

function toHowTheyDid(given: Given): Decision {
  const { graph, state, heard } = given
  const doubt = graph.objections.find(({ id }) => state.objections[id] === undefined)
  if (DOUBTS.test(heard.text) && doubt !== undefined && hasLackedSubstance(state))
    return {
      intent: `raise a doubt: ${doubt.id}`,
      parts: [{ say: 'objection', id: doubt.id, as: 'raised' }],
      open: { what: 'objection', id: doubt.id, met: [] },
    }
  const says = DOUBTS.test(heard.text) ? 'job-no-doubts' : 'job-you'
  return { intent: `say of the job: ${says}`, parts: [phrase(says)], open: NOTHING }
}

const DOUBTS = /\b(?:doubts?|concerns?|worr\w+|hesitat\w+|speaks against|holding you back)\b/i

/** "I heard it was the hours, is that right?": it is, where something known says so. */
function toHearsay(given: Given): Decision | null {
  const { heard, graph, state } = given
  if (!HEARSAY.test(heard.text) || !IS_IT.test(heard.text)) return null
  const said = stemsOf(statementIn(heard.text, heard.asked)).filter((stem) => !HEARD.has(stem))
  const known = graph.facts.filter(
    (fact) => fact.stems.some((stem) => said.includes(stem)) && mayTell(given, fact),
  )
  const justTold = known.some(({ id }) => state.topic.includes(id))
  if (justTold) return { intent: 'say that it is so', parts: [phrase('yes')], open: NOTHING }
  const news = known.find((fact) => !isTold(state, fact) && fact.about !== 'goal')
  return news === undefined
    ? { intent: 'leave hearsay open', parts: [phrase('job-hearsay')], open: NOTHING }
    : { intent: 'say what is so', parts: [{ say: 'fact', id: news.id, as: 'new' }], open: NOTHING }
}

const HEARSAY =
  /\b(?:i(?:'ve| have)? (?:heard|read|was told|saw)|(?:they|people) say|somebody told me)\b/i
const IS_IT =
  /\b(?:is|was|isn't|are) (?:that|it|this) (?:right|true|so|correct)\b|\bright\?|\btrue\?/i
const HEARD = new Set(stemsOf('heard read told say people right true correct thing job work'))

type AskedOfJobs = {
  /** The name of what is said where nothing is written. */
  says: string
  asks: RegExp
  /** What a fact has to say to answer it. */
  told?: RegExp
  /** That somebody suffers from their nights says nothing of the hours. */
  of?: FactSubject[]
}

const NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|eighteen|twenty\\S*|thirty\\S*|forty\\S*|fifty\\S*|hundred|\\d[\\d,.]*'
const PEOPLE =
  'people|colleagues|employees|staff|carers|nurses|waiters|cooks|drivers|teachers|engineers|developers|agents|workers|members|of us'

/** The first that fits. */
const ASKED_OF_JOBS: AskedOfJobs[] = [
  {
    says: 'hear-by',
    asks: /\bwhen (?:will|do|can|would|could|should) (?:i|you) (?:hear|know|get|let me know|expect|decide)|\blet me know if i|\bwhat(?:'s| is| are| would be)? (?:the )?next steps?\b|\bwhat (?:happens|comes) (?:next|now|after|then)\b|\bhow (?:do|does|will) (?:it|we|this|things) (?:go on|proceed|continue)\b|\bwhen will you decide\b/i,
  },
  {
    says: 'job-start',
    asks: /\b(?:when|how soon|from when|what date)\b.{0,40}\b(?:start|begin|join|starting date)\b|\bstart(?:ing)? date\b/i,
  },
  {
    says: 'job-you',
    asks: /\b(?:doubts?|concerns?|worries|hesitations?)\b.{0,12}\b(?:about|with|of) (?:me|my)\b|\bspeaks against me\b|\bhow (?:did|have|am) i (?:do|done|doing)\b|\b(?:did|have|was|am|were) i (?:say|said|talk|too|clear|enough|convincing|right|what)\b|\bwhat do you think (?:of|about) (?:me|my)\b|\b(?:do|would) i (?:have a chance|stand a chance|fit)\b|\bam i (?:the|a) (?:right|good)\b|\b(?:have|did) i (?:got|get) (?:it|the (?:job|place|post))\b|\bam i (?:hired|in)\b/i,
  },
  {
    says: 'job-left',
    asks: /\b(?:why (?:did|do|have|has|are)|(?:is|was) there (?:a|any) reason(?: why| that)?) .{0,40}\b(?:leave|left|leaving|go|gone|quit|free|vacant|open)\b|\bmade (?:them|her|him|people) (?:go|leave|quit)\b|\bwhat happened (?:to|with) (?:the|my|your) (?:last|previous|former|predecessor)|\b(?:is|was) (?:the|this) (?:post|job|position|role) (?:free|vacant|open|new)\b|\bmy predecessor\b/i,
    told: /\b(?:left|leaves?|quit|resigned|retire[sd]?|over the hours|moved (?:to|on)|gone|went to|who go|walk(?:s|ed)? out|gave up|never came back|disappeared)\b/i,
  },
  {
    says: 'job-training',
    asks: /\b(?:train(?:ed|ing)?|mentor\w*|induction|onboard\w*|show(?:s|ing)? me|the ropes|go(?:es)? with me|settle in|introduce me|learn the|teach me|look after me|help me at the (?:start|beginning))\b/i,
    told: /\b(?:train(?:s|ing)?|trained (?:by|for)|mentor\w*|induction|onboard\w*|shadow\w*|shows? (?:the|new|every)|beside)\b/i,
  },
  {
    says: 'job-expect',
    asks: /\b(?:expect (?:from|of) (?:me|the|a|whoever|somebody)|what would you expect|(?:first|after) (?:\p{L}+ )?(?:few |three |six |ninety |hundred )?(?:weeks?|months?|days|year)|what should be (?:better|different)|success look|be judged|how (?:would|do|will) you (?:measure|know)|want me to (?:do|change) first|start with first|be my first)\b/iu,
  },
  {
    says: 'job-hours',
    asks: /\b(?:shifts?|rota|schedules?|working (?:hours|times?)|the hours|what hours|weekends?|overtime|nights?|hours a week|days a week|start in the morning)\b/i,
    of: ['situation', 'background'],
    told: /\b(?:from \p{L}+ (?:in the (?:morning|afternoon|evening) )?(?:to|until) (?:midnight|noon|\p{L}+)|midnight|\d ?(?:am|pm)|(?:sun|mon|satur|fri)days? (?:and \p{L}+ )?(?:off|free)|shifts?|days? (?:on|off|a week)|rota|at night|nights|hours a week|(?:\d|\p{L}+) o'clock|in the morning|weekends?|early shift|late shift)\b/iu,
  },
  {
    says: 'job-team',
    asks: /\bhow (?:big|large|many)\b.{0,30}\b(?:team|department|crew|people|colleagues|staff|group|kitchen|ward|class)\b|\b(?:team|department|crew|ward)\b.{0,15}\bhow (?:big|large|many)\b|\bsize of (?:the|your|my) (?:team|department|crew)\b/i,
    told: new RegExp(
      String.raw`\b(?:team|crew|department|staff|group) of (?:about )?(?:${NUMBER})\b|\b(?:${NUMBER}) (?:other |young |full-time |part-time )?(?:${PEOPLE})\b`,
      'i',
    ),
  },
  {
    says: 'job-people',
    asks: /\bwhat(?:'s| is| are)? .{0,20}\b(?:team|colleagues|people|crew|culture|atmosphere|mood)\b.{0,15}\blike\b|\b(?:culture|atmosphere)\b|\bwho (?:would|will) i (?:work|be working)\b/i,
  },
  {
    says: 'job-boss',
    asks: /\bwho(?:m)? (?:would|will|do) i (?:report|answer) to\b|\b(?:my|the) (?:boss|line manager)\b.{0,15}\bbe\b|\bwho(?:'s| is| would be) my (?:boss|manager)\b/i,
    told: /\breports? to\b/i,
  },
  {
    says: 'job-pay',
    asks: /\b(?:salary|pay(?:s|ing)?|wages?|earn|money|bonus|budget for)\b/i,
    told: /\b(?:salary|pays?|wages?|an hour|a month|a year|euros|pounds|dollars|gross|bonus)\b.*\d|\d.*\b(?:salary|wages?|an hour|euros gross|bonus)\b/i,
  },
  {
    says: 'job-day',
    asks: /\b(?:typical|normal|usual|average|ordinary) (?:day|week|shift|night|morning)\b|\bwhat would i (?:be doing|do)\b|\b(?:daily|main) (?:work|tasks?|duties)\b|\bwhat does (?:the|a) (?:job|day|work) (?:look like|involve)\b/i,
  },
  {
    says: 'job-grow',
    asks: /\b(?:career|promot\w+|grow|develop(?:ment)?|move up|further training|courses?|opportunit\w+|prospects?)\b/i,
    told: /\b(?:promot\w+|career|further training|pays? for courses|trainee scheme)\b/i,
  },
  {
    says: 'job-others',
    asks: /\bhow many (?:other |more )?(?:people|candidates|applicants|others)\b.{0,30}\b(?:appl\w+|seeing|interview\w*|are there|talk\w*)\b|\bother (?:candidates|applicants)\b/i,
    told: /\b(?:candidates?|applicants?|applications)\b/i,
  },
  {
    says: 'job-like',
    asks: /\bwhat do you (?:like|enjoy|love)\b|\bwhy (?:did you|do you) (?:join|stay|come|work here|work there)\b|\bwhat (?:keeps you|makes people stay)\b/i,
    told: /\b(?:I (?:like|love|enjoy)|proud)\b/,
  },
  {
    says: 'job-where',
    asks: /\b(?:from home|home office|remote(?:ly)?|hybrid)\b/i,
    told: /\b(?:from home|home office|remote(?:ly)?|in the office|hybrid)\b/i,
  },
  {
    says: 'job-terms',
    asks: /\b(?:holidays?|days off|contract|part.?time|full.?time|probation|pension|benefits|parking|uniform)\b/i,
    told: /\b(?:holidays?|days off|contract|part.?time|full.?time|probation|pension|permanent)\b/i,
  },
  {
    says: 'evade-job-yes-no',
    asks: /\b(?:do|would|will|can|could) i (?:get|have|be allowed|be able|need|bring|keep)\b/i,
  },
]
