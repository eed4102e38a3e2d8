/** "Whether the applicant takes hygiene seriously", said to the applicant: "whether you take hygiene seriously". */
export function addressed(goal: string): string {
  // "How you handle a person on the team": then somebody else is meant.
  if (!THEY.test(goal) || /\byou\b/i.test(goal)) return goal
  return goal
    .replace(THEY, 'you')
    .replace(/\byou's\b/gi, 'your')
    .replaceAll(/\byou (\p{L}+)/giu, (_, verb: string) => `you ${withYou(verb)}`)
    .replaceAll(
      /\b(?:they|them|their|theirs|themselves|themself|he or she|his or her|him or her)\b/gi,
      (word) => YOURS[word.toLowerCase()] ?? word,
    )
    .replaceAll(/\byou (?:is|was|has|does)\b/gi, (both) => `you ${withYou(both.slice(4))}`)
}

const THEY =
  /\b(?:the|this|that|each|every|an?) (?:candidates?|applicants?|interviewees?|person|newcomer|student|trainee|new (?:hire|colleague|employee|member))\b/i

const YOURS: Record<string, string> = {
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
  themselves: 'yourself',
  themself: 'yourself',
  'he or she': 'you',
  'his or her': 'your',
  'him or her': 'you',
}

function withYou(verb: string): string {
  const irregular: Record<string, string> = {
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    goes: 'go',
  }
  const known = irregular[verb.toLowerCase()]
  if (known !== undefined) return known
  if (!/[^s]s$/i.test(verb) || /^(?:this|his|always|yours|us)$/i.test(verb)) return verb
  if (verb.endsWith('ies')) return verb.replace(/ies$/, 'y')
  return /(?:ss|sh|ch|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}
