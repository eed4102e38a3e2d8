import { stemmer } from 'stemmer'
import { wordsOf } from './words.ts'

/** The words that carry what is meant, each in the one form that its relatives share. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !EMPTY.has(word))
    .flatMap((word) => word.replace(/'(?:s|re|ve|ll|d|m|t)$/, '').split('-'))
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(stemOf)
}

export function stemOf(word: string): string {
  const stem = stemmer(word)
  return IRREGULAR[stem] ?? stem
}

/** What English bends out of recognition; the porter knows endings only. */
const IRREGULAR: Record<string, string> = {
  bought: 'bui',
  brought: 'bring',
  built: 'build',
  came: 'come',
  children: 'child',
  cost: 'cost',
  driver: 'drive',
  driven: 'drive',
  drove: 'drive',
  employe: 'employ',
  fell: 'fall',
  felt: 'feel',
  found: 'find',
  fewer: 'few',
  gave: 'give',
  gone: 'go',
  got: 'get',
  grew: 'grow',
  held: 'hold',
  kept: 'keep',
  kid: 'child',
  knew: 'know',
  led: 'lead',
  left: 'leav',
  lost: 'lose',
  made: 'make',
  manag: 'manag',
  meant: 'mean',
  men: 'man',
  met: 'meet',
  paid: 'pai',
  payment: 'pai',
  planner: 'plan',
  ran: 'run',
  runner: 'run',
  said: 'sai',
  saw: 'see',
  seen: 'see',
  sent: 'send',
  sleep: 'sleep',
  slept: 'sleep',
  sold: 'sell',
  spent: 'spend',
  spoke: 'speak',
  staf: 'staff',
  taught: 'teach',
  teeth: 'tooth',
  thought: 'think',
  told: 'tell',
  took: 'take',
  went: 'go',
  wives: 'wife',
  women: 'woman',
  wrote: 'write',
}

/** Words that say nothing of what is talked about. */
const EMPTY = new Set(
  `a about actually after again all also always am an and any anything are aren't around as ask at away
  back basically be because been before being both but by can can't come could couldn't did didn't do
  does doesn't doing don't done down each else even ever every exactly few first for from get gets
  getting give go goes going good got had has hasn't have haven't having he hello her here hers hey hi
  him his hmm how i if in into is isn't it its just kind kinda know let like little look lot lots make
  many may maybe me mean might mine more most much must my myself need never no nor not now of off oh
  ok okay on one ones only or other our ours out over own perhaps please pretty quite rather really
  right said same say see she should so some someone something sort still stuff such sure take tell
  than thank thanks that the their theirs them then there these they thing things think this those
  though through to too uh um under until up us very want was wasn't way we well went were what
  whatever when where whether which while who whom whose why will with without won't would wouldn't
  yeah yes yet you your yours yourself`.split(/\s+/),
)
