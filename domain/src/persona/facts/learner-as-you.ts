import { isInterviewed } from '../../graph/templates/who-interviews.ts'
import { VERBS } from '../../language/verbs.ts'
import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'

/** "Find out if the vendor can be trusted" is said to the vendor: "if you can be trusted". */
export function learnerAsYou(text: string, roles: readonly string[]): string {
  if (roles.length === 0) return text
  const named = new RegExp(
    String.raw`\b[Tt]he (?:${roles.join('|')})(?![\p{L}-])('s)?(?: (\S+))?`,
    'gu',
  )
  const said = text.replaceAll(
    named,
    (whole, own: string | undefined, next: string | undefined, at: number) => {
      if (next !== undefined && /^(?:who|which|of|in|at|from|before)\b/.test(next)) return whole
      const begins = at === 0
      const you = own === undefined ? (begins ? 'You' : 'you') : begins ? 'Your' : 'your'
      if (next === undefined) return you
      return own === undefined ? `${you} ${ofYou(next)}` : `${you} ${next}`
    },
  )
  // "Whether the candidate has done their homework": that is the learner as well.
  const isOfOne = said !== text || (roles.includes('candidate') && OF_WHO_COMES.test(text))
  return isOfOne &&
    !OTHERS.test(said.split(/\byou\b/i)[0] ?? '') &&
    !/\p{L}{3}[^sui']s\b|people/u.test(
      said
        .split(/\b[Tt]he(?:y|ir|m)\b/)[0]
        ?.replaceAll(/\b(?:has|does|was|is|takes|wants|needs|works|says)\b/g, '') ?? '',
    )
    ? said
        .replaceAll(/\bthey\b/g, 'you')
        .replaceAll(/\btheir\b/g, 'your')
        // "What they really said to them": the second are others.
        .replaceAll(/\bthem\b/g, /\bthey\b/.test(said) ? 'them' : 'you')
    : said
}

/** Of "one difficult customer and what the candidate said to them", they are the customer. */
const OTHERS =
  /\b(?:customer|client|colleague|patient|guest|pupil|parent|person|somebody|someone|friend|neighbour)\b/i

/** "Find out what they did": of nobody else is it wished. */
const OF_WHO_COMES =
  /^(?:to )?(?:find out|hear|know|learn|see|understand|test|check|get a feeling|whether|how|why|what)\b|\bwants? to (?:know|hear|see|find out|learn|understand)\b/i

const ofYou = (verb: string): string => {
  const bare = FORMS[verb]
  if (bare !== undefined) return bare
  const [, word = verb, after = ''] = /^([\p{L}']+)([^\p{L}]*)$/u.exec(verb) ?? []
  if (after !== '') return `${ofYou(word)}${after}`
  if (!VERBS.has(verb) && !/\p{L}{2}[^sui']s$/u.test(verb)) return verb
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`
  return /(?:ss|sh|ch|x|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}

const FORMS: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "doesn't": "don't",
  "hasn't": "haven't",
}

/** As whom the learner talks, in the words in which an author may say it. */
export function rolesOfLearner(persona: Persona, useCase: UseCase): string[] {
  const all = [persona.situation, persona.background, ...persona.goals, ...persona.painPoints].join(
    ' ',
  )
  return [
    'user',
    'learner',
    'trainee(?= (?:is|has|can|will|does|asks|says))',
    ...(useCase === 'interviews' && isInterviewed(persona)
      ? ['interviewer', 'recruiter']
      : BY_USE_CASE[useCase]),
    // "You are the class teacher": so it is said in so many words.
    ...[
      ...all.matchAll(
        /\b[Yy]ou(?: are|,) (?:the|a|an|\p{Lu}\p{Ll}+'s) ([\p{Ll} ]{3,30}?)(?=[.,]| (?:of|at|in|who|and)\b)/gu,
      ),
    ].map(([, role = '']) => role),
    ...(/\b(?:mother|father|mum|dad|parent) of\b/i.test(persona.role) &&
    /\b(?:class|school|homework)\b/.test(all) &&
    !/\bthe teacher (?:who|called|told)\b/.test(all)
      ? ['teacher']
      : []),
  ]
}

const BY_USE_CASE: Record<UseCase, string[]> = {
  sales: [
    'vendor',
    'seller',
    'salesperson',
    'salesman',
    'saleswoman',
    'sales rep',
    'rep',
    'caller',
    'consultant',
  ],
  interviews: ['candidate', 'applicant', 'interviewee'],
  presentations: ['presenter', 'speaker'],
  'customer-service': [
    'agent',
    'service agent',
    'support agent',
    'representative',
    'adviser',
    'advisor',
  ],
  legal: ['lawyer', 'attorney', 'solicitor'],
  therapy: ['counsellor', 'counselor', 'therapist', 'psychologist', 'coach'],
  'team-training': ['trainer', 'coach'],
  other: [],
}
