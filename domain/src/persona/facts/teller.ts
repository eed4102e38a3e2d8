import { genderOf } from '../../language/gendered.ts'
import type { Told } from '../../language/first-person/place.ts'
import type { Speaker } from '../../language/notes.ts'
import { plain, sentencesOf, wordsOf } from '../../language/words.ts'
import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'
import { ownName } from './called.ts'
import { rolesOfLearner } from './learner-as-you.ts'

/** Who tells, of whom the author wrote how, and to whom. */
export type Teller = {
  persona: Persona
  told: Told
  speaker: Speaker
  learner: string[]
  hasPartner: boolean
  isOneOfTwo: boolean
}

export function tellerOf(persona: Persona, useCase: UseCase): Teller {
  const told = toldOf(persona)
  return {
    persona,
    told,
    speaker: told.pronoun === 'we' ? 'we' : speakerFor(useCase, persona),
    learner: rolesOfLearner(persona, useCase),
    hasPartner: hasPartner(`${persona.role} ${persona.situation} ${persona.background}`),
    isOneOfTwo: isOneOfTwo(persona),
  }
}

/** "He and his brother run it", "with her colleague Aaron": what they do, both of them do. */
const isOneOfTwo = ({ name, situation, background }: Persona): boolean =>
  new RegExp(
    String.raw`\b(?:He|She|he|she|${plain(name).split(' ')[0]?.replace(/\W/g, '')}) and (?:his|her) (?:\p{Ll}+ )?(?:brother|sister|cousin|friend|partner|colleague|father|mother|son|daughter|co-founder)\b|\b(?:runs|run|opened|founded|owns|bought|started) [^.]*? with (?:his|her) (?:\p{Ll}+ )?(?:brother|sister|cousin|friend|father|mother|son|daughter)\b`,
    'u',
  ).test(`${situation} ${background}`)

const hasPartner = (text: string): boolean =>
  PARTNER.test(text) &&
  !/\b(?:late (?:husband|wife)|ex-(?:husband|wife)|widow\w*|divorced|(?:husband|wife)(?: \p{Lu}\p{Ll}+)? (?:died|left))\b/iu.test(
    text,
  )

/** Who buys for a business speaks for others; a customer does when they have a business. */
function speakerFor(useCase: UseCase, { role, situation, background }: Persona): Speaker {
  switch (useCase) {
    case 'sales':
      return /\b(?:buyers?|customer|homeowner|patient|tenant|student|parent|retired|pensioner|freelancer?|farmer|teacher|nurse|driver)\b/i.test(
        role,
      )
        ? 'I'
        : 'we'
    case 'customer-service':
      return /\b(?:owner|manager|director|head|office|admin\w*)\b/i.test(role) ||
        /\b(?:we|our)\b/i.test(`${situation} ${background}`)
        ? 'we'
        : 'I'
    case 'presentations':
    case 'interviews':
    case 'legal':
    case 'therapy':
    case 'team-training':
    case 'other':
      return 'I'
  }
}

/** "She" or "he" as the author says; without either the text calls them by name, "you" or "I". */
function toldOf({ name, role, situation, background, painPoints, goals }: Persona): Told {
  const text = [situation, background, ...painPoints, ...goals].join(' ')
  const words = wordsOf(text)
  const count = (...forms: string[]) =>
    words.filter((word) => forms.includes(word.replace(/'\w+$/, ''))).length
  const they = count('they', 'their', 'them')
  const candidates: [Told['pronoun'], number][] = [
    ['she', count('she', 'her', 'herself')],
    ['he', count('he', 'him', 'his', 'himself')],
    ['you', count('you', 'your')],
    ['I', count('i', 'my', 'we', 'our')],
  ]
  // "His father" in a text about Nora is not about her.
  const byName = genderOf(ownName(name).split(' ')[0] ?? '')
  const own = byName === 'unknown' ? pronounAfterName(name, `${situation} ${background}`) : byName
  const possible = candidates.filter(
    ([pronoun]) => own === 'unknown' || !(pronoun === 'he' || pronoun === 'she') || pronoun === own,
  )
  const [pronoun, most] = possible.reduce((best, next) => (next[1] > best[1] ? next : best))
  if (isSeveral(name, role) && (pronoun === 'he' || pronoun === 'she' || most <= they + 1))
    return { name, pronoun: most > 0 && (pronoun === 'you' || pronoun === 'I') ? pronoun : 'we' }
  return { name, pronoun: most > 0 && (most >= they / 2 || pronoun === own) ? pronoun : 'they' }
}

/**
 * "Imogen has asked for 48,000. She is courteous": whoever is named and then spoken of on, however often
 * another one is in the text, whom she acts for.
 */
function pronounAfterName(name: string, text: string): 'he' | 'she' | 'unknown' {
  const parts = plain(name).split(/\s+/)
  const sentences = sentencesOf(text)
  for (const [n, sentence] of sentences.entries()) {
    const next = /^(He|She)\b/.exec(sentences[n + 1] ?? '')?.[1]?.toLowerCase()
    const words = sentence.split(' ')
    const isNamed = words
      .slice(0, 2)
      .some((word) => parts.includes(word) && !/^(?:Mr|Mrs)/.test(word))
    const others = words.slice(2).some((word) => genderOf(word.replace(/\W+$/, '')) === next)
    if ((next === 'he' || next === 'she') && isNamed && !others) return next
  }
  return 'unknown'
}

/** A couple, a board, a company. */
const isSeveral = (name: string, role: string): boolean =>
  /\s(?:&|and)\s/.test(name) ||
  (/\b(?:board|committee|council|team|family|familie|company|group|couple|parents|logistics|ltd|inc|gmbh|llc|agency|brothers|sisters|partners|panel|jury|class|meeting|residents|neighbours|villagers|staff|crew|audience)\b/i.test(
    name,
  ) &&
    !/\b(?:manager|director|head|owner|lead|member|chair|ceo|officer|assistant)\b/i.test(role))

const PARTNER = /\b(?:wife|husband|boyfriend|girlfriend|fianc[eé]e?|spouse)\b/i
