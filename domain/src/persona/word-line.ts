import type { Graph } from '../graph/graph.ts'
import { roleAsSaid } from '../language/role.ts'
import { asSentence } from '../language/words.ts'
import { chooser } from './choose.ts'
import { isPriceSaid } from './doubts.ts'
import { wordFact } from './facts/fact-words.ts'
import { type Around, handBack, leadIn } from './hand-back.ts'
import type { Heard } from './hear.ts'
import { inMidLine } from './in-mid-line.ts'
import { moreOf, waysOf } from './phrases/phrases.ts'
import { answerIn, type Part, type State } from './state.ts'
import { type Voice, voiceOf } from './voice.ts'
import { habitsOf } from './ways.ts'

/** What is said of a plan, and of which facts only the part that was asked for. */
export type Line = { text: string; inShort: string[] }

/** In the persona's words: the same for the same seed, and never twice in a while. */
export function wordLine(
  parts: Part[],
  given: { graph: Graph; state: State; seed: number; heard: Heard },
): Line {
  const { state, graph, seed } = given
  const recent = new Set(state.recent)
  const voice = voiceOf(graph, seed)
  const choose = chooser(`${seed}/${state.turns}`)
  const tried: Line[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Habits hold, until they would have somebody repeat themselves.
    const isFree = attempt > ATTEMPTS / 2
    const line = worded(parts, { ...given, voice, choose, isFree })
    if (line.text !== '' && !recent.has(line.text)) return line
    tried.push(line)
  }
  // All has been said in every way there is: only with a word that says so, when it was more than a word.
  const leads = isMoreThanWords(parts)
    ? [...allWays(graph, 'as-i-said'), ...allWays(graph, 'again')]
    : allWays(graph, 'noted').filter((way) => way !== '')
  for (const lead of leads)
    for (const line of tried) {
      const text = joined([lead, line.text], graph)
      if (line.text !== '' && !recent.has(text)) return { ...line, text }
    }
  return { text: freshTail(tried, given) ?? choose(allWays(graph, 'go-on')) ?? '', inShort: [] }
}

const isMoreThanWords = (parts: Part[]): boolean => parts.some(({ say }) => say !== 'phrase')

/** When even that has been said: with a word that hands over. */
function freshTail(tried: Line[], { graph, state }: { graph: Graph; state: State }): string | null {
  for (const id of ['go-on', 'your-turn', 'welcome'])
    for (const tail of allWays(graph, id))
      for (const { text } of tried) {
        const line = joined([text, tail], graph)
        if (!state.recent.includes(line)) return line
      }
  return null
}

const ATTEMPTS = 24

type Wording = {
  graph: Graph
  state: State
  heard: Heard
  voice: Voice
  choose: Choose
  isFree: boolean
}

export type Choose = <T>(from: readonly T[]) => T | undefined

function worded(parts: Part[], given: Wording): Line {
  const inShort: string[] = []
  const pieces = parts.map((part) => {
    if (part.say !== 'fact') return wordsFor(part, given)
    const { words, isShort } = wordFact(part, { ...given, isOnly: isOnlyFact(parts) })
    if (isShort) inShort.push(part.id)
    return words
  })
  const before = inShort.length > 0 ? null : leadIn(parts, given)
  const after = inShort.length > 0 ? null : handBack(parts, given)
  const around = [aroundWords(before, given), ...pieces, aroundWords(after, given)]
  return { text: joined(around, given.graph), inShort }
}

function aroundWords(around: Around | null, given: Wording): string {
  if (around === null) return ''
  return 'words' in around ? around.words : phraseWords(around.of, given)
}

const isOnlyFact = (parts: Part[]): boolean =>
  parts.filter(({ say }) => say === 'fact').length === 1

function wordsFor(part: Exclude<Part, { say: 'fact' }>, given: Wording): string {
  const { graph, choose, state } = given
  switch (part.say) {
    case 'phrase':
      return phraseWords(part.of, given, part.with)
    case 'objection': {
      const doubt = graph.objections.find(({ id }) => id === part.id)
      const ways = (part.as === 'raised' ? doubt?.says : doubt?.explains) ?? []
      const isNamed =
        state.objections[part.id] !== undefined ||
        isPriceSaid([...state.said, given.heard.text.toLowerCase()])
      // What nobody has named yet is not too much: it is asked for.
      const open = ways.filter((way) => ASKS_THE_PRICE.test(way) !== isNamed)
      return choose(fresh(open.length === 0 ? ways : open, state)) ?? ''
    }
    case 'ask':
      return choose(fresh(graph.asks.find(({ id }) => id === part.id)?.says ?? [], state)) ?? ''
    case 'answer': {
      const answer = answerIn(graph, part.id)
      const ways = answer?.[part.as === 'asked' ? 'says' : part.as] ?? []
      return choose(fresh(ways, state)) ?? ''
    }
    case 'more':
      return moreOf(graph, part.of)[part.than] ?? ''
  }
}

/** Nobody asks for a figure that was in the sentence before, nor a second time. */
const ASKS_THE_PRICE =
  /\b(?:what|how much) (?:would|does|will|is) (?:that|it|this|the price)\b[^?]*\?$/i

function phraseWords(of: string, given: Wording, slots: Record<string, string> = {}): string {
  const { graph, state, voice, choose, isFree } = given
  const learner = state.learner.name
  const habits = isFree ? allWays(graph, of) : habitsOf(of, { graph, voice })
  const possible = habits.filter((words) => learner !== null || !words.includes('{learner}'))
  // A hedge that was heard once is heard again only when there is no other left.
  const isHedge = of.startsWith('evade-')
  const hasFresh = possible.some((words) => !state.recent.some((line) => line.includes(words)))
  const from = isHedge && !hasFresh ? allWays(graph, of) : possible
  const chosen = choose(isHedge ? unheard(from, state) : fresh(from, state)) ?? ''
  const filled: Record<string, string> = {
    ...slots,
    ...(learner === null ? {} : { learner }),
    ...(slots['role'] === undefined ? {} : { role: roleAsSaid(slots['role']) }),
  }
  return chosen.replaceAll(/\{(\w+)\}/g, (_, slot: string) => filled[slot] ?? '')
}

const allWays = (graph: Graph, of: string): string[] => Object.values(waysOf(graph, of)).flat()

/** Those not heard for as long as anything is remembered, and of these such as do not begin like a late one. */
function unheard(ways: readonly string[], state: State): readonly string[] {
  const left = ways.filter((words) => !state.recent.some((line) => line.includes(words)))
  const late = new Set(state.recent.slice(-A_FEW_LINES).map(beginningOf))
  const others = left.filter((words) => !late.has(beginningOf(words)))
  return others.length > 0 ? others : left.length > 0 ? left : fresh(ways, state)
}

/** "I'd have to look" and "I'd have to think" are the same shape. */
const A_FEW_LINES = 5

const beginningOf = (line: string): string => line.toLowerCase().split(/\s+/).slice(0, 2).join(' ')

/** Those not heard lately, or, when all have been, those heard longest ago. */
function fresh(ways: readonly string[], { recent }: State): readonly string[] {
  for (const lines of [14, 8, 4]) {
    const heard = recent.slice(-lines)
    const unheard = ways.filter(
      (words) => words === '' || !heard.some((line) => line.includes(words)),
    )
    if (unheard.some((words) => words !== '')) return unheard
  }
  return ways
}

/** A phrase that ends with a comma or a colon leads into what follows. */
function joined(pieces: string[], graph: Graph): string {
  return pieces
    .filter((piece) => piece !== '')
    .reduce((line, piece) => {
      if (line === '') return piece
      if (!LEADS_ON.test(line)) return `${asSentence(line)} ${piece}`
      // "To be honest, so next time I whisper?" leads into nothing.
      return BEGINS_ANEW.test(piece) ? piece : `${line} ${inMidLine(piece, graph)}`
    }, '')
    .replace(/[,:]$/, '.')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

const BEGINS_ANEW = /^(?:So|And|But|Oh|Well|Yes|No|Okay|Right)\b/

const LEADS_ON = /[,:]$|\bthat$|\band$|\bso$/
