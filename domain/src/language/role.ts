/** What somebody is, as they say it after "I'm": "Practice manager at Bright Dental" → "a practice manager at …". */
export function roleAsSaid(role: string): string {
  const bare = mainPart(
    role
      .trim()
      .replace(MOOD, '')
      .replaceAll(/\b(?:his|her|their) (?=own\b|\p{Ll})/gu, 'my ')
      .replace(/[.\s]+$/, '')
      .replaceAll(/\s*\([^)]*\)/g, ''),
  )
  const [first = ''] = bare.split(/\s+/)
  if (/^(?:about|around|nearly|two|three|four|five|six|several) /i.test(bare)) return lowered(bare)
  if (
    /^(?:parents|partners|owners|buyers|sisters|brothers|founders|siblings|spouses)$/i.test(first)
  )
    return lowered(bare)
  const upstairs =
    /^(?:a |the )?neighbou?r (?:in|from) (?:the )?(?:flat |apartment )?(upstairs|downstairs|next door|below|above|opposite)/i.exec(
      bare,
    )
  if (upstairs !== null) return `the neighbour from ${upstairs[1]}`
  const kin =
    /^([Mm]other|[Ff]ather|[Mm]um|[Dd]ad|[Mm]om|[Ww]ife|[Hh]usband|[Ss]on|[Dd]aughter|[Ss]ister|[Bb]rother|[Gg]randmother|[Gg]randfather) of (\p{Lu}\p{Ll}+)$/u.exec(
      bare,
    )
  if (kin !== null) return `${kin[2]}'s ${kin[1]?.toLowerCase()}`
  if (/^(?:an?|the|my|your|one)$/i.test(first)) return bare.charAt(0).toLowerCase() + bare.slice(1)
  const said = lowered(bare)
  if (NO_ARTICLE.test(bare)) return said
  if (ONLY_ONE.test(bare)) return `the ${said}`
  return `${/^(?:[aeio]|u(?!ni|s[ei])|hon|8|11|18)/i.test(said) || /^[FHLMNRSX][A-Z]/.test(said) ? 'an' : 'a'} ${said}`
}

/**
 * "Passenger, school secretary": what somebody is to the learner goes without saying where something else
 * is known of them.
 */
function mainPart(role: string): string {
  const parts = role.split(/,\s/).map((part) => part.replace(/ in the audience\b.*$/i, ''))
  const [first = '', second] = parts
  const isOnlyHere =
    /^(?:customer|passenger|client|patient|caller|witness|applicant|candidate|tenant|guest|hotel guest|parent|participant|employee)$/i.test(
      first,
    )
  return isOnlyHere &&
    second !== undefined &&
    /^(?!age|aged|\d|with|on|in|of|who|celebrating|sent|hoping|works?)\p{L}/u.test(second)
    ? second.replace(/ travelling\b.*$/i, '')
    : first
}

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const NO_ARTICLE =
  /^(?:head (?:of|nurse)|chief|vice president|vp|svp|evp|president|ceo|cfo|coo|cto|cmo|cio|director|chair(?:man|woman)?|deputy head|co-?founder|unemployed|between|in)\b|^retired$/i

/** What others call somebody, and nobody themselves. */
const MOOD =
  /^(?:frustrated|angry|upset|s[ck]eptical|difficult|nervous|impatient|irate|furious|demanding|underperforming|elderly|disengaged|hostile|reluctant|worried|anxious) (?=\p{L})/iu

/** "Owner of Haddad's", "Manager of the Leeds branch": of one thing there is one. */
const ONLY_ONE =
  /^(?:owner|founder|manager|mayor|captain|secretary|treasurer|landlord|landlady|widow|widower|mother|father|son|daughter|wife|husband) of\b/i
