import { plain } from '../language/words.ts'

/** A word as it counts: lower case, written out ("what's" is "what is"), with the mark that follows it. */
export type Heard = Readonly<Word>

type Word = {
  word: string
  mark: Mark
  from: number
  to: number
  /** A dash at its end: "re-" of "re-readiness". */
  isBroken?: true
}

export type Mark = '' | ',' | '.' | '?' | '!'

/**
 * The words of an utterance without what speech puts between them: "So what, um, what's the, the plan" is
 * heard as "so what is the plan". Where in the text each stands is kept.
 */
export function heardIn(text: string): readonly Heard[] {
  const known = KNOWN_TEXTS.get(text)
  if (known !== undefined) return known
  const heard = withoutRepeats(withoutFillers(withoutStutters(written(text))))
  if (KNOWN_TEXTS.size >= MOST_TEXTS) KNOWN_TEXTS.clear()
  KNOWN_TEXTS.set(text, heard)
  return heard
}

/** Whoever answers a line looks at it, at what it asks and at the line before it a dozen times. */
const KNOWN_TEXTS = new Map<string, readonly Heard[]>()
const MOST_TEXTS = 8

/** Of a monologue the end counts, and how it began. */
const LONGEST = 4000
const BEGINNING = 1000

function written(whole: string): Word[] {
  const skipped = Math.max(0, whole.length - LONGEST)
  const text = plain(
    skipped === 0 ? whole : `${whole.slice(0, BEGINNING)} ${whole.slice(BEGINNING + skipped + 1)}`,
  )
  const heard: Word[] = []
  for (const found of text.matchAll(WORD_OR_MARK)) {
    const [token] = found
    const last = heard.at(-1)
    const at = found.index >= BEGINNING ? found.index + skipped : found.index
    if (/^[\p{L}\p{N}]/u.test(token)) {
      const place = { mark: '' as Mark, from: at, to: at + token.length }
      const parts = token.toLowerCase().split('-')
      parts.forEach((part, n) => {
        for (const word of writtenOut(part)) heard.push({ word, ...place })
        const isBroken =
          n < parts.length - 1 ||
          BROKEN_OFF.test(text.slice(found.index + token.length, found.index + token.length + 2))
        const word = heard.at(-1)
        if (isBroken && word !== undefined) word.isBroken = true
      })
    } else if (last !== undefined && !(token === '.' && TITLES.has(last.word)))
      last.mark = strongerMark(last.mark, token)
  }
  return heard
}

const WORD_OR_MARK =
  /[\p{L}\p{N}]+(?:['.-](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*|[.!?…]+|[,;:]|\s[–—-]+\s|-+(?=\s|$)|—|–|\n/gu

/** "Mr. Bhatt" goes on. */
const TITLES = new Set(['mister', 'missus', 'ms', 'doctor', 'dr', 'prof'])

/** "st- stop" */
const BROKEN_OFF = /^-+(?:\s|$)/

function strongerMark(mark: Mark, token: string): Mark {
  if (token.includes('?')) return '?'
  if (mark === '?') return mark
  if (token.includes('!')) return '!'
  if (mark === '!') return mark
  if (/^(?:\.|\n)$/.test(token)) return '.'
  return mark === '.' ? mark : ','
}

function writtenOut(token: string): string[] {
  if (Object.hasOwn(SPOKEN_FORMS, token)) return SPOKEN_FORMS[token] ?? [token]
  const at = token.lastIndexOf("'")
  if (at <= 0) return [token]
  const stem = token.slice(0, at)
  if (token.endsWith("n't")) return [token.slice(0, -3), 'not']
  switch (token.slice(at + 1)) {
    case 'm':
      return [stem, 'am']
    case 're':
      return [stem, 'are']
    case 've':
      return [...writtenOut(stem), 'have']
    case 'll':
      return [stem, 'will']
    case 'd':
      return [stem, 'would']
    case 's':
      return TAKES_IS.has(stem) ? [stem, 'is'] : [stem]
    default:
      return [stem]
  }
}

const TAKES_IS = new Set(
  `what how who where when why that this it there here he she one everything everybody everyone somebody
  someone something nobody nothing anybody anyone anything which`.split(/\s+/),
)

const spoken = (table: string): Record<string, string[]> =>
  Object.fromEntries(
    table
      .trim()
      .split(/\s*\n\s*/)
      .map((line) => {
        const [form = '', ...words] = line.split(' ')
        return [form, words]
      }),
  )

/** As recognisers write them, and as people say them. */
const SPOKEN_FORMS = spoken(`
  can't can not
  cannot can not
  cant can not
  won't will not
  wont will not
  ain't is not
  shan't shall not
  dont do not
  didnt did not
  doesnt does not
  isnt is not
  arent are not
  wasnt was not
  werent were not
  couldnt could not
  wouldnt would not
  shouldnt should not
  havent have not
  hasnt has not
  hadnt had not
  whats what is
  whos who is
  hows how is
  wheres where is
  thats that is
  theres there is
  heres here is
  youre you are
  youve you have
  youd you would
  youll you will
  theyre they are
  theyve they have
  weve we have
  im i am
  ive i have
  lets let us
  let's let us
  gonna going to
  wanna want to
  gotta got to
  gotcha got you
  lemme let me
  gimme give me
  dunno do not know
  y'know you know
  d'you do you
  d'ya do you
  whatcha what are you
  ya you
  yep yes
  yeah yes
  yup yes
  nope no
  nah no
  ok okay
  'cause because
  cos because
  cuz because
  cause because
  til until
  till until
  mr mister
  mrs missus
  o'clock oclock
`)

const SOUNDS = new Set(['um', 'uh', 'er', 'erm', 'uhm', 'em', 'umm', 'uhh', 'err', 'hm', 'mm'])
const EMPTY_ADVERBS = new Set([
  'just',
  'actually',
  'basically',
  'literally',
  'really',
  'kinda',
  'sorta',
])

function withoutFillers(heard: Word[]): Word[] {
  const kept: Word[] = []
  const pass = (n: number) => {
    const last = kept.at(-1)
    const mark = heard[n]?.mark ?? ''
    if (last !== undefined && mark !== '' && mark !== ',') last.mark = strongerMark(last.mark, mark)
  }
  for (let n = 0; n < heard.length; n += 1) {
    const here = heard[n]
    if (here === undefined) break
    const length = fillerAt(heard, n)
    if (length === 0) kept.push({ ...here })
    else {
      for (let k = n; k < n + length; k += 1) pass(k)
      n += length - 1
    }
  }
  // Somebody who says nothing but "um" has said that.
  return kept.length === 0 ? heard : kept
}

/** How many words from here on say nothing. */
function fillerAt(heard: Word[], n: number): number {
  const at = (k: number): string => heard[k]?.word ?? ''
  const word = at(n)
  const before = at(n - 1)
  if (SOUNDS.has(word) || EMPTY_ADVERBS.has(word)) return 1
  const isSetOff = n > 0 && heard[n - 1]?.mark !== ''
  if (word === 'like') {
    const isLoose =
      heard[n]?.mark === ',' && (isSetOff || before === '' || BEFORE_LOOSE_LIKE.has(before))
    return isLoose || (isSetOff && heard[n - 1]?.mark === ',' && at(n + 1) !== 'a') ? 1 : 0
  }
  if (word === 'you' && at(n + 1) === 'know' && (isSetOff || !KNOWS.has(before))) {
    const isAlone = heard[n + 1]?.mark === ',' || !KNOWN.has(at(n + 2))
    return isAlone ? 2 : 0
  }
  if (word === 'i' && at(n + 1) === 'mean' && (isSetOff || !MEANS.has(before))) return 2
  if ((word === 'sort' || word === 'kind') && at(n + 1) === 'of' && !OF_WHICH.has(before)) return 2
  return 0
}

const BEFORE_LOOSE_LIKE = new Set(['is', 'and', 'was', 'so', 'but', 'are'])
const KNOWS = new Set([
  'do',
  'did',
  'if',
  'how',
  'what',
  'as',
  'that',
  'would',
  'because',
  'when',
  'have',
])
const KNOWN = new Set(
  'what how why who when where if that about which the it him her them this my your this'.split(
    ' ',
  ),
)
const MEANS = new Set(['what', 'that', 'if', 'do', 'know'])
const OF_WHICH = new Set(
  'what which any some that this these those a the one every each all same his her their your my'.split(
    ' ',
  ),
)

/** "Wh-what", "re- readiness": the beginning of the word that comes next is no word. */
const withoutStutters = (heard: Word[]): Word[] =>
  heard.filter(({ word, isBroken }, n) => {
    const next = heard[n + 1]?.word ?? ''
    return !(isBroken && word.length < next.length && next.startsWith(word))
  })

/** "What's the, the plan": what is begun twice counts once, up to five words. */
function withoutRepeats(heard: Word[]): Word[] {
  const kept: Word[] = []
  for (const here of heard) {
    kept.push(here)
    for (let size = 1; size <= 5 && size * 2 <= kept.length; size += 1) {
      const isRepeat = isSameRun(kept, size) && !isFinished(kept.at(-size - 1))
      if (isRepeat) {
        kept.splice(kept.length - 2 * size, size)
        break
      }
    }
  }
  return kept
}

const isFinished = (heard: Word | undefined): boolean =>
  heard !== undefined && (heard.mark === '.' || heard.mark === '?' || heard.mark === '!')

function isSameRun(heard: Word[], size: number): boolean {
  for (let k = 1; k <= size; k += 1)
    if (heard[heard.length - k]?.word !== heard[heard.length - k - size]?.word) return false
  return true
}
