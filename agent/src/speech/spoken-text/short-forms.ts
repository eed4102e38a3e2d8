/** Abbreviations in full, acronyms letter by letter unless they are words, and sounds that are no words. */
export function sayShortForms(text: string): string {
  const calm = isShouted(text) ? text.toLowerCase() : text
  return sayCapitals(
    ABBREVIATIONS.reduce((said, [form, full]) => said.replaceAll(form, full), calm),
  )
}

const ABBREVIATIONS: [RegExp, string][] = [
  [/\bDr\b\.?(?= ?\p{Lu})/gu, 'Doctor'],
  [/\bMr\b\.?/g, 'Mister'],
  [/\bMrs\b\.?/g, 'Missus'],
  [/\bMs\b\.?(?= ?\p{Lu})/gu, 'Miz'],
  [/\bProf\b\.?(?= ?\p{Lu})/gu, 'Professor'],
  [/(?<=\p{Lu}\p{L}+ )(?:St|Str)\b\.?/gu, 'Street'],
  [/\bSt\b\.?(?= ?\p{Lu})/gu, 'Saint'],
  [/(?<=\p{Lu}\p{L}+ )Ave\b\.?/gu, 'Avenue'],
  [/(?<=\p{Lu}\p{L}+ )Rd\b\.?/gu, 'Road'],
  [/\bJr\b\.?/g, 'Junior'],
  [/\bSr\b\.?/g, 'Senior'],
  [/\bPh\.?D\b\.?/g, 'P H D'],
  [/\be\.g\.,?|\beg\.,?(?= )/gi, 'for example,'],
  [/\bi\.e\.,?|\bie\.,?(?= )/gi, 'that is,'],
  // At the end of a sentence its full stop is the sentence's too.
  [/,? ?\betc\b\.?(?=\s*$)/gi, ', et cetera.'],
  [/\betc\b\.?/gi, 'et cetera'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\bapprox\b\.?/gi, 'approximately'],
  [/\bdept\b\.?/gi, 'department'],
  [/\bgovt\b\.?/gi, 'government'],
  [/\bmgr\b\.?/gi, 'manager'],
  [/\bmgmt\b\.?/gi, 'management'],
  [/\bappt\b\.?/gi, 'appointment'],
  [/\bincl\b\.?/gi, 'including'],
  [/\bexcl\b\.?/gi, 'excluding'],
  [/\bmax\./g, 'maximum'],
  [/\bmin\./g, 'minimum'],
  [/\bavg\b\.?/gi, 'average'],
  [/\bqty\b\.?/gi, 'quantity'],
  [/\bInc\b\.?/g, 'Incorporated'],
  [/\bLtd\b\.?/g, 'Limited'],
  [/\bCorp\b\.?/g, 'Corporation'],
  [/\bp\.a\./gi, 'per year'],
  [/\ba\.m\.?(?!\w)/g, 'A M'],
  [/\bp\.m\.?(?!\w)/g, 'P M'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?= ?\w)/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bN\/A\b/g, 'not applicable'],
  [/\bR&D\b/g, 'R and D'],
  [/\bQ&A\b/g, 'Q and A'],
  [/\bok\b/gi, 'okay'],
  [/\bSaaS\b/gi, 'sass'],
  [/\bPaaS\b/gi, 'pass'],
  [/\bWi-?Fi\b/gi, 'why fye'],
  [/\b(log|sign|set|start|back|check|roll)(in|up|out)(s?)\b/gi, '$1 $2$3'],
  [/\bup(sell|sold|selling|selling)\b/gi, 'up $1'],
  // Flite would say the metal.
  [/\blead\b/g, 'leed'],
  [/\b(?<=\b(?:to|can|could|will|would|please|I'll|you'll|should) )read\b/g, 'reed'],
  // Flite would spell these.
  [/\bm+[- ]?h+m+\b/gi, 'um hum'],
  [/\bh+m+\b/gi, 'hum'],
  [/\bm{2,}\b/gi, 'um'],
  [/\b(?:uh|u+h)[- ]huh\b/gi, 'uh huh'],
  [/\bsh+h\b/gi, 'shush'],
  [/\bp+f+t?\b|\btsk\b|\bpsst\b/gi, ' '],
]

// A sentence in capitals is loud, not full of acronyms.
const FEWEST_WORDS = 3
function isShouted(text: string): boolean {
  const words = text.match(/[A-Za-z']{2,}/g) ?? []
  const loud = words.filter((word) => word === word.toUpperCase())
  return words.length >= FEWEST_WORDS && loud.length > words.length * 0.7
}

const CAPITALS = /(?<![A-Za-z'])(?:[A-Z]\.){2,}[A-Z]?(?:'?s\b)?|\b[A-Z]{2,}(?:'?s\b)?(?![a-z])/g

const sayCapitals = (text: string): string =>
  text.replaceAll(CAPITALS, (written) => {
    const letters = written.replaceAll(/[^A-Z]/g, '')
    const ending = written.endsWith('s') ? 's' : ''
    const isDotted = written.includes('.')
    if (!isDotted && isSaidAsWord(letters)) return letters.toLowerCase() + ending
    return [...letters].join(' ') + (ending && "'s")
  })

function isSaidAsWord(letters: string): boolean {
  if (SPELLED.has(letters)) return false
  if (WORDS.has(letters.toLowerCase())) return true
  // Four letters that a tongue can say are mostly said: NASA, NATO, SWOT, but not HTML.
  return (
    letters.length > 3 &&
    /^[^AEIOU]{0,2}(?:[AEIOUY]{1,2}[^AEIOU]{1,2})*[AEIOUY]{0,2}$/.test(letters)
  )
}

const SPELLED = new Set(['ASAP', 'IOS', 'USA', 'UAE'])

// Said as a word though short, or written large only for weight. IT and US are not among them.
const WORDS = new Set(
  `a all always and any aids are bad best big but can cannot did do does don't done ever every free from go good
  great had has have he her his how if in is just last like lot many max me more most must my need never new
  next no not now of off oh on one only or our out over own pin please ram real really rom same say see she
  sim so some soon stop sure that the their them then there they this thus to too two up use very want was
  wait we were what when who why will with wow yes yet you your zero zip zoom raid gap hip fun acme`.split(
    /\s+/,
  ),
)
