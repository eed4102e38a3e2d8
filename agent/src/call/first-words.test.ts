import type { Cue, SpokenTurn } from '@colloquy/contract/desk'
import { describe, expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

type Said = { learner: string } | { persona: string; cue?: Cue }

const turnsOf = (talk: Said[]): SpokenTurn[] =>
  talk.map((said, seq) => ({
    ...{
      seq,
      startedAtMs: seq,
      endedAtMs: seq,
      typed: false,
      interrupted: false,
      confidence: null,
    },
    ...('learner' in said
      ? { speaker: 'trainee', text: said.learner, played: null }
      : {
          speaker: 'persona',
          text: said.persona,
          played: {
            ...{ cue: said.cue ?? 'answer', to: '', line: said.persona, why: '', ended: null },
            ...{ stage: 'opening', path: [], moves: [], reveals: [] },
          },
        }),
  }))

type Wishes = {
  how?: 'here' | 'came'
  isFirst?: boolean
  carried?: number
  since?: Said[]
  unheard?: string
}

/** What the persona says first in a talk that was handed over like this, in cues and words. */
function saidFirst(talk: Said[], wishes: Wishes = {}): string[] {
  const { how = 'here', isFirst = true, carried = talk.length, since = [], unheard } = wishes
  const call = { seed: 7, turns: turnsOf(talk), carriedTurns: carried }
  const next = firstWords({ call, turns: turnsOf([...talk, ...since]), how, isFirst, unheard })
  return next.map((one) => (one.cue === 'again' ? `again: ${one.line}` : one.cue))
}

const HELLO = { persona: 'Hello.', cue: 'greeting' } as const
const TALK = [HELLO, { learner: 'What hurts?' }, { persona: 'The tool. What is yours?' }]
const DROPPED = { persona: 'Sorry, I lost you for a moment.', cue: 'aside' } as const

describe('a drill begins with', () => {
  it.each<[string, Said[], string[]]>([
    ['what the persona said last', TALK, ['again: The tool. What is yours?']],
    ['a greeting, where nothing is carried', [], ['greeting']],
    ['the greeting once more, where there is no more of it', [HELLO], ['again: Hello.']],
    [
      'an answer, where the learner was not answered',
      [...TALK, { learner: 'A planner.' }],
      ['answer'],
    ],
    ['an answer, where the learner spoke first', [{ learner: 'Hello?' }], ['answer']],
    ['what was said before an excuse', [...TALK, DROPPED], ['again: The tool. What is yours?']],
    [
      'an answer to what was said before an excuse',
      [HELLO, { learner: 'Hi.' }, DROPPED],
      ['answer'],
    ],
    [
      'all that it has said since the learner did',
      [...TALK, { persona: 'Are you there?', cue: 'silence' }],
      ['again: The tool. What is yours? Are you there?'],
    ],
  ])('%s', (_, carried, expected) => {
    expect(saidFirst(carried)).toEqual(expected)
    expect(saidFirst(carried, { how: 'came' })).toEqual(expected)
  })
})

describe('a drill that goes on after a break', () => {
  it('has an excuse as any call, and begins no second time', () => {
    const since = [{ learner: 'A planner.' }, { persona: 'We had one.' }]
    const whole = [...TALK, ...since]
    expect(saidFirst(whole, { carried: TALK.length, isFirst: false })).toEqual(['aside'])
    expect(saidFirst(TALK, { since, isFirst: false, how: 'came' })).toEqual(['aside'])
  })

  it('has an excuse and an answer, where the learner was not answered', () => {
    const whole = [...TALK, { learner: 'A planner.' }]
    expect(saidFirst(whole, { carried: 3, isFirst: false })).toEqual(['aside', 'answer'])
  })

  it('has an excuse, and says where one is, where nobody has said anything new', () => {
    const expected = ['aside', 'again: The tool. What is yours?']
    expect(saidFirst(TALK, { isFirst: false })).toEqual(expected)
    expect(saidFirst(TALK, { isFirst: false, how: 'came' })).toEqual(expected)
  })
})

describe('a call in which the learner was cut off', () => {
  it('goes on with what they did not hear', () => {
    const wishes = { how: 'came', carried: 0, isFirst: false, unheard: 'The tool.' } as const
    expect(saidFirst(TALK, wishes)).toEqual(['aside', 'again: The tool.'])
  })
})
