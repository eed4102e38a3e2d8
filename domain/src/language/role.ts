/** What somebody is, as they say it after "I'm": "Practice manager at Bright Dental" → "a practice manager at …". */
export function roleAsSaid(role: string): string {
  const bare =
    role
      .trim()
      .replace(/[.\s]+$/, '')
      .split(/,\s/)[0] ?? ''
  const [first = ''] = bare.split(/\s+/)
  if (/^(?:an?|the|my|your|one)$/i.test(first)) return lowered(bare)
  const said = lowered(bare)
  if (NO_ARTICLE.test(bare)) return said
  if (ONLY_ONE.test(bare)) return `the ${said}`
  return `${/^(?:[aeio]|u(?!ni|s[ei])|hon)/i.test(said) || /^[FHLMNRSX][A-Z]/.test(said) ? 'an' : 'a'} ${said}`
}

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const NO_ARTICLE =
  /^(?:head|chief|vice president|vp|svp|evp|president|ceo|cfo|coo|cto|cmo|cio|director|chair(?:man|woman)?|deputy head|co-?founder|retired|unemployed|between|in\s)\b/i

/** "Owner of Haddad's", "Manager of the Leeds branch": of one thing there is one. */
const ONLY_ONE =
  /^(?:owner|founder|manager|mayor|captain|secretary|treasurer|landlord|landlady|widow|widower|mother|father|son|daughter|wife|husband) of\b/i
