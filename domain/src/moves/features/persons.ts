import { bucket, type Feature } from './feature.ts'

/** Whom it is about: reflections say "you", pitches "we" and "I". */
export const persons: Feature = ({ words, meanings, sentences }, found) => {
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length
  const you = count(YOU)
  const own = count(OWN)
  const others = count(OTHERS)
  found(`p you ${Math.min(you, 3)}`)
  found(`p own ${Math.min(own, 3)}`)
  found(`p others ${Math.min(others, 3)}`)
  found(`p ${Math.sign(you)}${Math.sign(own)}${Math.sign(others)}`)
  found(`p more ${Math.sign(you - own)}`)
  const first = words.find((word) => YOU.has(word) || OWN.has(word) || OTHERS.has(word)) ?? 'nobody'
  found(`p first ${first}`)
  for (const { from, to } of sentences) {
    const subject = words.slice(from, to).find((word) => SUBJECTS.has(word)) ?? 'nobody'
    found(`p subject ${subject}`)
  }
  if (you > 0)
    for (const meaning of new Set(meanings.flat()))
      found(`p you ${own > 0 ? 'own' : ''} ${meaning}`)
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const YOU = list('you your yours yourself')
const OWN = list('i me my mine we us our ours myself')
const OTHERS = list('he she they him her them his their it')
const SUBJECTS = list('you i we he she they it that this there')

/** How long, how many sentences, numbers, names, other scripts. */
export const shape: Feature = ({ words, sentences, text, hasMarks, heard }, found) => {
  found(`l ${bucket(words.length)}`)
  found(`l sentences ${Math.min(sentences.length, 4)}${hasMarks ? '' : ' unknown'}`)
  if (words.some((word) => /\d/.test(word))) found('l number')
  if (heard.some(({ mark }) => mark === '!')) found('l !')
  if (/[^\p{Script=Latin}\p{P}\p{N}\p{Zs}\p{S}\s]/u.test(text)) found('l script')
  if (/[äöüßñçéèêàáíóúâîôûãõåæøłśżćęąțșğışěčřžůŠŽČ¿¡]/i.test(text)) found('l accent')
  const known = words.filter((word) => COMMON.has(word)).length
  found(`l common ${words.length === 0 ? 'none' : Math.round((known / words.length) * 5)}`)
  if (words.length > 2 && known === 0) found('l no common word')
  const commas = heard.filter(({ mark }) => mark === ',').length
  if (commas >= 2) found(`l commas ${Math.min(5, Math.round((commas / words.length) * 8))}`)
}

const COMMON = new Set(
  `i you he she it we they the a an and or but to of in on at for with is are was were be have has had do does did
  not that this what how who when where why your my our me us so if would could can will no yes okay hello thanks
  sorry there as from about just get go`.split(/\s+/),
)
