import { stemmer } from 'stemmer'
import { PHRASES } from './phrases.ts'
import { wordsOf } from './words.ts'

/** The words that carry what is meant, each in the one form that its relatives share. */
export const stemsOf = (text: string): string[] => stemsOfWords(wordsOf(text))

/** Where words that mean one thing together count as that one: "off sick", "laid off", "goes down". */
export const meaningsOf = (text: string): string[] => stemsOfWords(withPhrases(wordsOf(text)))

/** The same of words that `wordsOf` has found. */
export function stemsOfWords(words: readonly string[]): string[] {
  return words
    .filter((word) => !EMPTY.has(word))
    .flatMap(partsOf)
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(stemOf)
}

/** Most words are their only part, and looking for what they lack takes longer than all the rest. */
function partsOf(word: string): string | string[] {
  const isWhole = !word.includes("'") && !word.includes('-')
  return isWhole ? word : word.replace(/'(?:s|re|ve|ll|d|m|t)$/, '').split('-')
}

/** "Off sick" is one thing, and neither "off" nor "sick" says which. */
function withPhrases(words: string[]): string[] {
  const joined: string[] = []
  for (let n = 0; n < words.length; n += 1) {
    const one = words[n] ?? ''
    if (!BEGINNINGS.has(one) && !one.includes('-')) {
      joined.push(one)
      continue
    }
    const size = [3, 2, 1].find((count) => PHRASES.has(spaced(words.slice(n, n + count)))) ?? 0
    joined.push(...(PHRASES.get(spaced(words.slice(n, n + size))) ?? [one]))
    n += Math.max(size, 1) - 1
  }
  return joined
}

/** Of phrases: most words begin none. */
const BEGINNINGS = new Set([...PHRASES.keys()].map((phrase) => phrase.split(' ')[0] ?? ''))

const spaced = (words: string[]): string => words.join(' ').replaceAll('-', ' ')

/** The same few thousand words are said again and again. */
export function stemOf(word: string): string {
  const known = STEMS.get(word)
  if (known !== undefined) return known
  const root = stemmer(word)
  const stem = OF_ANOTHER_ROOT[word] ?? IRREGULAR[root] ?? root
  if (STEMS.size >= MOST_STEMS) STEMS.clear()
  // Whoever says endless words must not fill the memory with them.
  if (word.length <= LONGEST_KEPT) STEMS.set(word, stem)
  return stem
}

const STEMS = new Map<string, string>()
/** With their stems about half a megabyte. */
const MOST_STEMS = 5000
const LONGEST_KEPT = 30

/** Whoever founded a firm has not found it. */
const OF_ANOTHER_ROOT: Record<string, string> = {
  founded: 'establish',
  founder: 'establish',
  founders: 'establish',
  founding: 'establish',
}

/** What English bends out of recognition; the porter knows endings only. */
const IRREGULAR: Record<string, string> = {
  aeroplan: 'plane',
  applic: 'appli',
  argument: 'argu',
  arisen: 'aris',
  aros: 'aris',
  ate: 'eat',
  awake: 'wake',
  baker: 'bake',
  beaten: 'beat',
  becam: 'becom',
  began: 'begin',
  begun: 'begin',
  bent: 'bend',
  bike: 'bicycl',
  bitten: 'bite',
  bled: 'bleed',
  blew: 'blow',
  blown: 'blow',
  bore: 'bear',
  bought: 'bui',
  bred: 'breed',
  broke: 'break',
  broken: 'break',
  brought: 'bring',
  built: 'build',
  burnt: 'burn',
  buse: 'bu',
  came: 'come',
  caught: 'catch',
  children: 'child',
  choic: 'choos',
  choral: 'choir',
  chose: 'choos',
  chosen: 'choos',
  clung: 'cling',
  complaint: 'complain',
  cookeri: 'cook',
  cost: 'cost',
  crept: 'creep',
  dad: 'father',
  dead: 'die',
  dealt: 'deal',
  death: 'die',
  decis: 'decid',
  deliveri: 'deliv',
  departur: 'depart',
  died: 'die',
  drank: 'drink',
  drawn: 'draw',
  dreamt: 'dream',
  drew: 'draw',
  driven: 'drive',
  driver: 'drive',
  driving: 'drive',
  drove: 'drive',
  drummer: 'drum',
  drunk: 'drink',
  dug: 'dig',
  dy: 'die',
  eaten: 'eat',
  employe: 'employ',
  examin: 'exam',
  explan: 'explain',
  failur: 'fail',
  fallen: 'fall',
  fed: 'feed',
  feet: 'foot',
  fell: 'fall',
  felt: 'feel',
  fewer: 'few',
  fled: 'flee',
  flew: 'fli',
  flown: 'fli',
  fly: 'fli',
  forbad: 'forbid',
  forbidden: 'forbid',
  foresaw: 'forese',
  foreseen: 'forese',
  forgav: 'forgiv',
  forgiven: 'forgiv',
  forgot: 'forget',
  forgotten: 'forget',
  fought: 'fight',
  found: 'find',
  froze: 'freez',
  frozen: 'freez',
  gave: 'give',
  given: 'give',
  gone: 'go',
  got: 'get',
  grandchildren: 'grandchild',
  grandkid: 'grandchild',
  grew: 'grow',
  grown: 'grow',
  growth: 'grow',
  heard: 'hear',
  held: 'hold',
  hid: 'hide',
  hidden: 'hide',
  hung: 'hang',
  injuri: 'injur',
  jogger: 'jog',
  kept: 'keep',
  kid: 'child',
  knelt: 'kneel',
  knew: 'know',
  knive: 'knife',
  known: 'know',
  lad: 'boi',
  laid: 'lai',
  leant: 'lean',
  leapt: 'leap',
  learnt: 'learn',
  led: 'lead',
  left: 'leav',
  lent: 'lend',
  lit: 'light',
  lives: 'live',
  loav: 'loaf',
  loaves: 'loaf',
  loss: 'lose',
  lost: 'lose',
  made: 'make',
  manag: 'manag',
  marriag: 'marri',
  meant: 'mean',
  men: 'man',
  met: 'meet',
  mice: 'mous',
  milker: 'milk',
  misl: 'mislead',
  misunderstood: 'misunderstand',
  mom: 'mother',
  mum: 'mother',
  operat: 'oper',
  overcam: 'overcom',
  overheard: 'overhear',
  overpaid: 'overpai',
  overslept: 'oversleep',
  overtaken: 'overtak',
  overtook: 'overtak',
  paid: 'pai',
  payment: 'pai',
  permiss: 'permit',
  photo: 'photograph',
  pianist: 'piano',
  pict: 'pictur',
  planner: 'plan',
  proven: 'prove',
  quitt: 'quit',
  ran: 'run',
  rang: 'ring',
  rebuilt: 'rebuild',
  redid: 'redo',
  redon: 'redo',
  resat: 'resit',
  residenti: 'resid',
  resold: 'resel',
  retold: 'retel',
  rewritten: 'rewrit',
  rewrot: 'rewrit',
  ridden: 'ride',
  risen: 'rise',
  robberi: 'rob',
  rode: 'ride',
  rose: 'rise',
  rung: 'ring',
  runner: 'run',
  sai: 'say',
  said: 'say',
  sale: 'sell',
  sang: 'sing',
  sank: 'sink',
  sat: 'sit',
  saw: 'see',
  seen: 'see',
  sent: 'send',
  sewn: 'sew',
  shaken: 'shake',
  shelv: 'shelf',
  shone: 'shine',
  shook: 'shake',
  shot: 'shoot',
  shown: 'show',
  shrank: 'shrink',
  shrunk: 'shrink',
  shut: 'close',
  signatur: 'sign',
  singer: 'sing',
  sleep: 'sleep',
  slept: 'sleep',
  slid: 'slide',
  smelt: 'smell',
  sold: 'sell',
  sought: 'seek',
  spelt: 'spell',
  spent: 'spend',
  spilt: 'spill',
  spoilt: 'spoil',
  spoke: 'speak',
  spoken: 'speak',
  spun: 'spin',
  staf: 'staff',
  stole: 'steal',
  stolen: 'steal',
  stood: 'stand',
  stoppag: 'stop',
  struck: 'strike',
  stuck: 'stick',
  stung: 'sting',
  sung: 'sing',
  sunk: 'sink',
  swam: 'swim',
  swept: 'sweep',
  swimmer: 'swim',
  swollen: 'swell',
  swore: 'swear',
  sworn: 'swear',
  swum: 'swim',
  swung: 'swing',
  taken: 'take',
  taught: 'teach',
  teacher: 'teach',
  teeth: 'tooth',
  thought: 'think',
  threw: 'throw',
  thrown: 'throw',
  told: 'tell',
  took: 'take',
  tore: 'tear',
  torn: 'tear',
  underpaid: 'underpai',
  understood: 'understand',
  undertaken: 'undertak',
  undertook: 'undertak',
  upheld: 'uphold',
  went: 'go',
  wept: 'weep',
  winner: 'win',
  withdrawn: 'withdraw',
  withdrew: 'withdraw',
  withheld: 'withhold',
  withstood: 'withstand',
  wives: 'wife',
  woke: 'wake',
  woken: 'wake',
  women: 'woman',
  won: 'win',
  wore: 'wear',
  worn: 'wear',
  wove: 'weav',
  woven: 'weav',
  written: 'write',
  wrote: 'write',
}

/** Words that say nothing of what is talked about. */
const EMPTY = new Set(
  `a about actually after again all also always am an and any anything are aren't around as ask at away
  back basically be because been before being both but by can can't come could couldn't did didn't do
  does doesn't doing don't done down each else even ever every exactly few first for from get gets
  getting give go goes going good got had has hasn't have haven't having he hello her here hers hey hi
  him his hmm how i if in into is isn't it its just kind kinda know lately let like little look lot lots make
  many may maybe me mean might mine more most much must my myself need never no nor not now of off oh
  ok okay on one ones only or other our ours out over own perhaps please pretty quite rather really
  right said same say see she should so some someone something sort still stuff such sure take tell
  than thank thanks that the their theirs them then there these they thing things think this those
  though through to too uh um under until up us very want was wasn't way we well went were what
  whatever when where whether which while who whom whose why will with without won't would wouldn't
  yeah yes yet you your yours yourself`.split(/\s+/),
)
