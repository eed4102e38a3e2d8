import { lowered, withArticle } from '../notes.ts'
import { PAST_VERBS, VERBS } from '../verbs.ts'

/** "Wife Abena nurse on nights", "girlfriend Kayleigh moved out", "my sister in a nursing home". */
export function ofKin(note: string): string | null {
  const found = KIN.exec(lowered(note))
  if (found === null || /^partner (?:at|in) (?:an?|the)\b/i.test(note)) return null
  const [, who = '', rest = ''] = found
  const self = `my ${lowered(who)}`
  if (
    /^(?:in|at|on|with|off|away|ill|pregnant|unemployed|retired)(?:[ ,]|$)/.test(rest) &&
    !/^retired (?:last|in|at|from|early|two|three|a|\d)/.test(rest)
  )
    return /\b(?:since|for) /.test(rest) ? `${self} has been ${rest}` : `${self} is ${rest}`
  if (/^\p{L}{2,}ing\b/u.test(rest)) return `${self} is ${rest}`
  if (rest.startsWith('dead since ')) return `${self} has been ${rest}`
  if (/^dead\b/.test(rest)) return `${self} is ${rest}`
  if (
    /^(?:\p{L}+ )?(?:nurse|teacher|student|doctor|driver|farmer|lawyer|cook|carpenter|engineer|plumber|builder|manager|pensioner|accountant|electrician|waitress|cleaner|baker)(?: (?:at|in|on|for|from|with)\b|,|$)/u.test(
      rest,
    )
  )
    return `${self} is ${withArticle(rest)}`
  const [verb = ''] = rest.split(' ')
  return VERBS.has(verb) ||
    PAST_VERBS.has(verb) ||
    /\p{L}{2}ed$|^(?:starts?|ends?|is|was|has|had|does|doesn't|can|can't|wants)$/u.test(verb)
    ? `${self} ${rest}`
    : null
}

const KIN =
  /^(?:[Mm]y )?((?:(?:older|younger|late|ex-|elder) ?)?(?:partner|mother|father|mum|mom|dad|wife|husband|ex-wife|ex-husband|ex|brother|sister|son|daughter|girlfriend|boyfriend|flatmate|brother-in-law|mother-in-law|(?:best |old |good )?friend|colleague|neighbou?r|GP|doctor|therapist|cousin|uncle|aunt|grandmother|grandfather|grandma|granddad|gran|nan|team lead|line manager|shift)(?:,? \p{Lu}\p{Ll}+)?(?:, \d{1,2},)?) (\S.*)$/u

export const ONES_OWN =
  /^(?:partner(?= (?:is|was|has|does|wants|works|thinks))|parents(?= (?:are (?:divorced|separated|dead|retired|old|from|both|ill|getting)|divorced|separated|died|lived?|moved|came|own(?:ed)?|run|ran|want|expect|think|met|both|emigrated|help|support)\b)|mother|father|mum|mom|dad|wife|husband|brother|sister|son|daughter|kids|children|boss|family|landlord) /i
