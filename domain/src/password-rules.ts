export const PASSWORD_LEAST_CHARACTERS = 10
/** Far beyond a phrase anyone types; without a limit, hashing could be made to work for nothing. */
export const PASSWORD_MOST_CHARACTERS = 200

export const PASSWORD_TOO_SHORT = `Password must have at least ${PASSWORD_LEAST_CHARACTERS} characters`
export const PASSWORD_TOO_COMMON = 'This password is too common. Choose one that is hard to guess'
export const PASSWORD_IS_YOU = 'Password must not be your email address or name'

type Owner = { email: string; name: string }

/** Null when the password may be used. The dictionary of common ones is the caller's: it is large. */
export function passwordProblem(
  password: string,
  { owner, isCommon }: { owner: Owner; isCommon: (candidate: string) => boolean },
): string | null {
  if ([...password].length < PASSWORD_LEAST_CHARACTERS) return PASSWORD_TOO_SHORT
  const lower = password.toLowerCase()
  if (isAboutOwner(lower, owner)) return PASSWORD_IS_YOU
  if (isPattern(lower) || disguises(lower).some(isCommon)) return PASSWORD_TOO_COMMON
  return null
}

function isAboutOwner(password: string, { email, name }: Owner): boolean {
  const own = [email, email.split('@')[0] ?? '', name].map((text) => text.toLowerCase())
  return own.some((text) => text.length >= 4 && withoutEnds(password) === withoutEnds(text))
}

/** The word behind "P@ssw0rd2024!": as typed, without digits and signs around it, without leetspeak. */
function disguises(password: string): string[] {
  const plain = [password, withoutEnds(password)]
  const all = [...plain, ...plain.map(withoutLeet), withoutEnds(withoutLeet(password))]
  // A short word among many random signs is no disguise of that word.
  return all.filter((word) => word.length * 2 >= password.length)
}

const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') || text

const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const withoutLeet = (text: string): string =>
  text.replace(/[@431!0$57]/g, (sign) => LEET[sign] ?? sign)

/** "aaaaaaaaaa", "abcabcabcabc", "0123456789", "jihgfedcba". */
function isPattern(password: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/su.test(password)) return true
  const steps = [...password].slice(1).map((sign, i) => sign.charCodeAt(0) - password.charCodeAt(i))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
