import type { Persona } from '../../roleplay.ts'

/** Who asks in a talk of this kind: nearly every text says it, and hardly two in the same words. */
export function isInterviewed(persona: Persona): boolean {
  const { role, situation, background, goals } = persona
  const told = withoutOthers([situation, background].join(' '))
  const asked =
    weightOf(ASKS_IN_ROLE, role) + weightOf(ASKS, `${role}. ${situation} ${goals.join(' ')}`)
  const answering =
    weightOf(ANSWERS_IN_ROLE, role) +
    weightOf(ANSWERS, `${role}. ${told}`) +
    weightOf(WANTS_THE_JOB, goals.join('. '))
  return answering > asked
}

type Cue = [weight: number, pattern: RegExp]

const weightOf = (cues: Cue[], text: string): number =>
  cues.reduce((sum, [weight, pattern]) => (pattern.test(text) ? sum + weight : sum), 0)

/** "A nurse who has applied", "you have applied": somebody else has. */
const OTHERS_APPLY =
  /\b(?:who|you|learner|user|trainee|candidates?|applicants?|people|they|students?|pupils|\d+) (?:\p{L}+ ){0,2}(?:appl(?:y|ied|ies|ying)|looking for (?:a )?(?:\p{L}+ )?(?:job|work)|want(?:s|ed)? (?:a|the|this) (?:job|post|place))\b/iu

const withoutOthers = (text: string): string =>
  text.replaceAll(new RegExp(OTHERS_APPLY, 'giu'), ' ')

const ASKS_IN_ROLE: Cue[] = [
  [5, /\b(?:interviewer|recruiter|recruit(?:ing|ment)|hiring|head.?hunter|talent|admissions?)\b/i],
  [5, /\b(?:journalist|reporter|podcast(?:er)?|presenter|radio host|talk show)\b/i],
  [2, /\b(?:human resources|hr|personnel|people (?:partner|operations|manager))\b/i],
  [
    2,
    /^(?!former|ex\b|unemployed).*\b(?:managers?|owners?|heads?|directors?|chief|founders?|ceo|cto|cfo|professor|principal|supervisor|foreman|boss|dean|chair\w*|president|matron|partner|landlord|landlady|captain|lead)\b/i,
  ],
]

const ASKS: Cue[] = [
  [4, OTHERS_APPLY],
  [4, /\b(?:is|are|am|'m|be|keeps|been) (?:currently |now )?(?:hiring|recruiting)\b/i],
  [4, /\bhiring (?:for|a|an|two|three|somebody|someone|people|manager)\b/i],
  [
    4,
    /\b(?:interview(?:s|ing|ed)?|seeing|sees|meets?|meeting|choos(?:es|ing)|selects?|selecting|talks? to|talking to|speaks? (?:to|with)|has seen) (?:(?!for\b|at\b|with\b)\p{L}+ ){0,4}(?:candidates?|applicants?|students?|graduates?|interviewees?|pupils|job.?seekers?|you\b)/iu,
  ],
  [3, /\b(?:fill|filling) (?:a|an|the|this|one|two|her|his|my|our|\d)\b/i],
  [
    3,
    /\b(?:conducts?|conducting|holds?|holding|runs?|leads?|does) (?:\p{L}+ )?(?:job )?interviews\b/iu,
  ],
  [
    3,
    /\b(?:need|needs|search(?:es|ing)? for|look(?:s|ing)? for|wants?) (?:a|an|two|three|one more|another|somebody|someone)(?! (?:\p{L}+ )?(?:job|work|post|position|role|place|challenge|career|company|employer|apprenticeship|internship|placement|permanent|contract|change|start)\b)/iu,
  ],
  [
    3,
    /\b(?:look(?:s|ing) to|want(?:s|ing)? to|has to|have to|must|would like to) (?:hire|employ|recruit|take on)\b/i,
  ],
  [3, /\b(?:hire|employ|recruit)\b/i],
  [
    2,
    /\b(?:vacanc(?:y|ies)|vacant|advertised|short ?list|open (?:post|position|role)|selection (?:panel|committee))\b/i,
  ],
  [
    2,
    /(?<!\b(?:a|one of(?: the| \p{L}+)?|as (?:a|the)|is the|am the) )\b(?:candidates?|applicants?|interviewees?)\b/iu,
  ],
  [3, /\byour (?:cv|application|resume|résumé|answers|documents|papers|weaknesses|strengths)\b/i],
]

const ANSWERS_IN_ROLE: Cue[] = [
  [6, /^(?:an? |the )?(?:\p{L}+ ){0,3}(?:candidate|applicant|interviewee|job.?seeker)\b/iu],
  [
    5,
    /\b(?:applies|applying|applied|looking for (?:a )?(?:\p{L}+ )?(?:job|work)|job.?hunting)\b/iu,
  ],
  [
    2,
    /\b(?:unemployed|out of work|graduate|school.?leaver|student|trainee|intern|apprentice|career.?changer|former|laid.?off|redundant|junior)\b/i,
  ],
]

const ANSWERS: Cue[] = [
  [4, /\b(?:appl(?:ied|ying)|applies) (?:for|at|to|with|as|here|there)\b/i],
  [4, /\b(?:is|am|'m|are|being|getting|gets|be) interviewed\b/i],
  [4, /\b(?:has|have|had|got) (?:an|a|his|her|their|my|the) (?:\p{L}+ ){0,2}interview\b/iu],
  [
    4,
    /\b(?:invited|here|come|came|going|goes|on (?:his|her) way|arrives?|prepar\w+) (?:in )?(?:for|to) (?:an?|the|his|her|my) (?:\p{L}+ ){0,2}interview\b/iu,
  ],
  [4, /\b(?:first|second|job|\p{L}+th) interview (?:in|after|since|with|at)\b/iu],
  [
    4,
    /\b(?:a|one of(?: the| \p{L}+)?|as (?:a|the)|is the|am the) (?:candidates?|applicants?)\b(?! (?:who|is|has|for whom))/iu,
  ],
  [
    4,
    /\b(?:look(?:s|ing)? for|wants?|hop(?:es|ing) (?:for|to (?:get|find))|seek(?:s|ing)?|trying to (?:get|find)|needs?) (?:a|an|the|this|his|her|their|my)? ?(?:\p{L}+ ){0,2}(?:job|work|post|position|role|place|challenge|employer|apprenticeship|internship|placement)\b/iu,
  ],
  [3, /\b(?:interviewing|interviews) (?:at|with) \b/i],
  [1, /\b(?:interviewing|interviews) for \b/i],
  [3, /\b(?:change|switch|changing|switching) (?:jobs?|careers?|employers?)\b/i],
  [3, /\b(?:wants?|would like|hopes?) to (?:work|start|begin|train) (?:for|at|here|with|in|as)\b/i],
  [
    2,
    /\b(?:unemployed|out of work|laid off|made redundant|let go|job.?hunting|between jobs|lost (?:his|her|my|their) job)\b/i,
  ],
  [
    2,
    /\byour (?:company|firm|team|clinic|hospital|school|restaurant|office|shop|hotel|department|organi[sz]ation)\b/i,
  ],
]

const WANTS_THE_JOB: Cue[] = [
  [
    3,
    /\b(?:get|land|win|be offered|obtain|secure|find) (?:the|a|an|this) (?:\p{L}+ ){0,2}(?:job|post|position|place|role|offer|contract|apprenticeship|internship|work)\b/iu,
  ],
  [
    2,
    /\b(?:be (?:hired|taken on|accepted)|good impression|convince the interviewer|next round|second interview)\b/i,
  ],
  [2, /\b(?:earn|(?:a )?salary of|be paid) (?:at least|more)\b/i],
]
