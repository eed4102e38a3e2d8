import { finiteVerbIn } from './finite.ts'
import { plain } from './words.ts'

/** Whose trouble it is: a business says "we", a person "I". */
export type Speaker = 'I' | 'we'

export const are = (who: Speaker): string => (who === 'I' ? "I'm" : "we're")
export const were = (who: Speaker): string => (who === 'I' ? 'I was' : 'we were')
export const our = (who: Speaker): string => (who === 'I' ? 'the' : 'our')
export const be = (noun: string): string => (isPlural(noun) ? 'are' : 'is')

export const bare = (note: string): string =>
  plain(note)
    .trim()
    .replace(/^[-•*–]\s*/, '')
    .replace(/[.;,\s]+$/, '')

export const lowered = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A\s)/u.test(text) &&
  !/^(?:I|Mr|Mrs|Ms|Dr|\p{Lu}\p{Ll}+days?|January|February|April|June|July|August|September|October|November|December|Christmas|Easter)\b/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** "Full refund", "MBA from Wharton": noted without the article that it has in speech. */
export const ONE_OF_MANY =
  /^(?!(?:an?|the|my|our|his|her|their|some|any|no|one|two|more|less|better|\p{N}+)\b)(?:[\p{L}-]+ ){0,2}(?:refund|resolution|solution|answer|replacement|discount|apology|plan|raise|date|decision|technician|price|deal|promotion|explanation|callback|extension|MBA|PhD|degree|diploma|background|career|family|team|record|house|dog|cat|car|garden|partner|supplier|vendor|schedule|budget|contract|pilot|trial|demo|roadmap|timeline|job|room(?! for)|flat)(?= (?:in|of|with|for|from|to|on|at|by|about|that|without|before|after|this|next)\b|$)/iu

export const withArticle = (text: string): string =>
  `${/^(?:[aeio]|u(?!n[ai]|s[ei])|hour|honest|IT\b|[FHLMNRSX][A-Z])/.test(lowered(text)) ? 'an' : 'a'} ${lowered(text)}`

/** With somebody or something, and what it is or does. */
export function isWholeSentence(text: string): boolean {
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/)
  if (
    /^(?:people|nobody|somebody|someone|nothing|something) (?:who|that|at|in|on|to)\b/i.test(text)
  )
    return finiteVerbIn(text.split(/\s+/)) !== -1
  if (/^(?:some|many|both|each|neither)$/.test(first))
    return finiteVerbIn(text.split(/\s+/)) !== -1 || (first === 'neither' && rest.length > 2)
  if (!text.startsWith('IT ') && SUBJECTS.has(first.replace(/'\w+$/, ''))) return rest.length > 0
  if (/^(?:no one|every time|when|if|as soon as|because) \S+/i.test(text)) return true
  if (
    /^(?:with|without|since|after|before|in|at|on|every) .* (?:I|we|he|she|they|nobody|it)(?:'\w+)? /.test(
      text.charAt(0).toLowerCase() + text.slice(1),
    )
  )
    return true
  if (/^\S+ (?:cuts|drops|falls|costs|breaks|claims)$/i.test(text)) return false
  if (WITHOUT_ARTICLE.test(text) && /^(?:\S+ ){1,4}\p{L}+ed$/u.test(text)) return true
  if (isGerund(text))
    return /^\w+ing (?:\S+ ){0,6}(?:is|are|was|takes|means|makes|would|will|could)\b/i.test(text)
  return finiteVerbIn(text.split(/\s+/)) !== -1
}

const SUBJECTS = new Set([
  'i',
  'we',
  'you',
  'he',
  'she',
  'they',
  'it',
  'there',
  'that',
  'this',
  'nobody',
  'everybody',
  'everyone',
  'somebody',
  'someone',
  'anything',
  'everything',
])

export const isGerund = (text: string): boolean =>
  /^\p{L}{2,}ing\s(?!(?:can't|is|are|was|won't|doesn't|has)\b)/iu.test(text) &&
  !/^(?:during|nothing|anything|something|everything|morning|evening|existing|rising|growing|falling|missing|increasing|declining|shrinking|pricing|marketing|training|building|flickering|leaking|squeaking|creaking|crying|barking|screaming|shouting|freezing|failing|crumbling|unloving|overlapping|recurring|remaining|rotting|rusting|lasting|nagging|opposing|limping|hiring|onboarding|scheduling|billing|staffing|reporting|reading|boring|tiring|annoying|confusing|demanding|competing|conflicting|changing|aging|ageing|accounting|manufacturing|engineering|parking|housing|funding|spring|string|king|thing|wing|ring|ceiling|wedding|meeting)\s/i.test(
    text,
  )

/** The word that the rest hangs on: of "errors in invoices" the errors. */
export function isPlural(text: string): boolean {
  const [head = ''] = text.split(
    /\s(?:in|of|with|for|from|to|on|at|by|about|between|among|against|without|towards|than|after|before|during|across|within|over|under|twice|once|every|per|each|last|this|who|that|which|nobody)\s|\s\p{L}+(?:ed|[^r]ing)\s|,/iu,
  )
  if (/\band\b/i.test(head)) return true
  const last = head.trim().split(/\s+/).at(-1)?.toLowerCase() ?? ''
  return /^(?:people|children|women|men|staff)$/.test(last)
    ? last !== 'staff'
    : /[^suai]s$|[^s]ies$|us?ers$/.test(last) &&
        !/(?:news|series|species|business|process|access|progress|stress|analysis|basis|crisis)$/.test(
          last,
        )
}

/** Of these there is one, and whoever notes it leaves out the article. */
export const WITHOUT_ARTICLE =
  /^(?:(?:last|next|previous|former|old|new|current|main|biggest|best|first) )?(?:board|mortgage|medication|boss|manager|team|landlord|landlady|tenant|internet|website|software|system|tool|machine|contract|car|house|roof|kitchen|heating|ransomware|server|phone|app|library|freezer|engineer|fitter|courier|lift|company|ceo|cfo|supplier|vendor|head nurse|nurse|provider|bank|insurer|insurance|school|teacher|doctor|hospital|budget|committee|council|neighbour|neighbor|delivery|order|refund|flight|hotel|room|competitor|customer|client|partner|owner|agency|ransomware attack|audit|deadline|launch|project|rollout|merger|technician|tender|signal|driver|invoice|parcel)\b(?! (?:who|that|which)\b)/i

/** "Night shift of three", "inspector's visit due in October": of such things one has one. */
export const isOneThing = (told: string): boolean => {
  const [head = ''] = told.split(/ (?:of|in|on|at|for|with|due|from|to|full|since|by) |,/)
  const last = head.split(' ').at(-1)?.toLowerCase() ?? ''
  return (
    /\p{Ll}$/u.test(last) &&
    !isPlural(head) &&
    !/^(?:(?-i:\p{Lu}\p{Ll}+ \p{Lu})|Dr|Mr|Mrs|in|on|at|with|from|to|of|for|by|not|nervous|afraid|proud|fond|sure|aware|scared|an?|the|my|our|no|some|any|one|more|less|all|both|\p{N}.*|two|three|four|five|six|seven|eight|nine|ten|good|bad|lots|plenty|every|each|above|below|strong|little|much)\b/iu.test(
      head,
    ) &&
    !/(?:ing|ness|ity|ism|ence|ance|tion|ship|ics|hood|work|ware)$|^(?:food|wifi|data|noise|dust|damp|waste|traffic|mail|water|heat|smoke|dirt|heartache|feedback|email|chest|bread|meat|coffee|wine|milk|blood|skin|hair|air|light|money|time|work|debt|pain|trouble|experience|sleep|luck|help|cash|insurance|software|equipment|access|advice|news|furniture|information|knowledge|training|support|trust|pressure|stress|fear|cover|space|rent|mould|asthma|diabetes|people|stock|sleet|rain|snow|fog|ice)$/.test(
      last,
    ) &&
    head.split(' ').length <= 3
  )
}
