import type { Graph } from '../graph/graph.ts'
import { chooser } from './choose.ts'

/**
 * How somebody talks, for the whole of a talk. Derived from who they are; where nothing tells, the seed
 * decides, so that the same person is not the same on every day.
 */
export type Voice = {
  formality: 'formal' | 'casual' | 'plain'
  warmth: 'warm' | 'cool' | 'plain'
  talk: 'brief' | 'chatty' | 'plain'
  /** Of all the ways there are to say a thing, this one keeps to some: its habits. */
  habitKey: string
}

/** By which ways of saying something are kept for those whom they fit. */
export type Tone = 'formal' | 'casual' | 'warm' | 'cool'

export function voiceOf(
  { persona, useCase }: Pick<Graph, 'persona' | 'useCase'>,
  seed: number,
): Voice {
  const choose = chooser(`${seed}/${persona.name}/voice`)
  const role = persona.role
  const told = `${persona.situation} ${persona.background}`
  const orByChance = <T extends string>(found: T | null, others: T[]): T =>
    found ?? choose(others) ?? (others[0] as T)
  return {
    formality: orByChance<Voice['formality']>(
      FORMAL_ROLE.test(role) || isAged(told, 64)
        ? 'formal'
        : CASUAL_ROLE.test(role)
          ? 'casual'
          : null,
      useCase === 'legal' ? ['plain'] : ['plain', 'plain', 'casual'],
    ),
    warmth: orByChance<Voice['warmth']>(
      COOL.test(told) || useCase === 'customer-service' ? 'cool' : WARM.test(told) ? 'warm' : null,
      ['plain', 'warm', 'plain'],
    ),
    talk: orByChance<Voice['talk']>(
      BRIEF.test(told) ? 'brief' : CHATTY.test(told) ? 'chatty' : null,
      ['plain', 'plain', 'chatty'],
    ),
    habitKey: `${seed}/${persona.name}/habit`,
  }
}

const FORMAL_ROLE =
  /\b(?:chair(?:man|woman|person)?|judge|actuary|professor|counsel|barrister|attorney|chief|ceo|cfo|coo|cto|president|partner|trustee|surgeon|consultant|minister|ambassador|banker|general counsel|head ?(?:master|mistress|teacher)|dean|director)\b/i
const CASUAL_ROLE =
  /\b(?:driver|student|apprentice|intern|barista|bartender|waiter|waitress|chef|cook|plumber|electrician|builder|mechanic|carpenter|loader|warehouse|courier|founder|start-?up|designer|musician|artist|gamer|teenager|son|daughter|cleaner|hairdresser|trainer|youtuber|streamer)\b/i
const WARM =
  /\b(?:friendly|warm|kind|cheerful|open-?minded|welcoming|good-?natured|easy-?going|likes people|polite|curious|enthusiastic|optimistic)\b/i
const COOL =
  /\b(?:s[ck]eptical|guarded|angry|curt|impatient|suspicious|blunt|reserved|hostile|interrupts|furious|irritated|distrusts?|cold|defensive|frustrated|cynical|direct|straight answer|too tired)\b/i
const BRIEF =
  /\b(?:(?:ten|five|15|fifteen|10|5) minutes|half an hour|straight answer|busy|impatient|curt|quiet|reserved|tired|exhausted|few words|taciturn|guarded|shy|interrupts|looks at the clock|pressed for time|no time|little time)\b/i
const CHATTY =
  /\b(?:chatty|talkative|talks a lot|loves to talk|rambl\w+|tells stories|outgoing|sociable|storyteller|gossip\w*)\b/i

const isAged = (told: string, atLeast: number): boolean =>
  Number(/\b(?:is|am|are|aged?)\s(\d{2})\b/.exec(told)?.[1] ?? 0) >= atLeast

export const tonesOf = ({ formality, warmth }: Voice): Tone[] =>
  [formality, warmth].filter((tone) => tone !== 'plain')

/** How often something is said before the answer itself, or after it, of a hundred times. */
export const LEADS_IN_100 = { brief: 10, plain: 22, chatty: 34 } as const
export const HAND_BACKS_IN_100 = { brief: 10, plain: 22, chatty: 28 } as const
