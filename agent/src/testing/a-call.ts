import { randomUUID } from 'node:crypto'
import type { CallToTake, OverBecause, SpokenTurn } from '@colloquy/contract/desk'
import { CALL_LIMITS, type CallEngines, type CallLimits, callsWith } from '../call/call.ts'
import type { Recordings } from '../recording/recorder.ts'
import type { BeginCall, RunningCall } from '../call/running-call.ts'
import { type Learner, joinAsLearner } from './learner.ts'
import type { Media } from './media.ts'
import { type ScriptedEars, scriptedEars } from './scripted-ears.ts'
import { type ScriptedVoice, scriptedVoice } from './scripted-voice.ts'

export const LEARNER_IDENTITY = 'learner-ana'

export const DANA: CallToTake['roleplay'] = {
  name: 'A tool for the depots',
  scenario: 'sales',
  difficulty: 'easy',
  graph: undefined,
  persona: {
    name: 'Dana Reed',
    role: 'Head of operations',
    situation: 'Dana runs four depots. She looks for a new scheduling tool.',
    background: 'She came up through dispatch. She has led a team of thirty for six years.',
    painPoints: [
      'The old scheduling tool crashes every Monday morning.',
      'Drivers learn of their shifts by text message at midnight.',
    ],
    goals: ['Bring overtime down by a fifth before the summer.'],
  },
  voice: null,
}

/** A call with the real media server and scripted engines, and what it told whoever handed it over. */
export type ACall = {
  given: CallToTake
  ears: ScriptedEars
  voice: ScriptedVoice
  running: RunningCall
  turns: SpokenTurn[]
  /** Resolves with the first turn that is so, also when it has been already. */
  turn: (is: (turn: SpokenTurn) => boolean) => Promise<SpokenTurn>
  over: Promise<OverBecause>
  /** What whoever runs the agent reads of it. */
  reports: string[]
  learnerJoins: () => Promise<Learner>
  room: string
}

type Wishes = {
  call?: Partial<CallToTake>
  limits?: Partial<CallLimits>
  engines?: Partial<CallEngines>
  voice?: ScriptedVoice
  ears?: ScriptedEars
  /** In place of scripted engines. */
  begin?: BeginCall
  recordings?: Recordings
}

export async function aCall(media: Media, wishes: Wishes = {}): Promise<ACall> {
  const room = `call-${randomUUID()}`
  const { voice = scriptedVoice(), ears = scriptedEars() } = wishes
  const given: CallToTake = {
    conversation: randomUUID(),
    claim: 1,
    room: { url: media.url, token: await media.agentToken(room) },
    learnerIdentity: LEARNER_IDENTITY,
    roleplay: DANA,
    seed: 7,
    leftMs: 600_000,
    startedMsAgo: null,
    turns: [],
    carriedTurns: 0,
    records: false,
    ...wishes.call,
  }
  const reports: string[] = []
  const scripted = callsWith({
    enginesNow: () => ({
      speaking: voice,
      listening: ears,
      earsToCome: null,
      wording: null,
      ...wishes.engines,
    }),
    limits: { ...CALL_LIMITS, ...wishes.limits },
    recordings: wishes.recordings ?? null,
    report: (event) => reports.push(event),
  })
  const begin = wishes.begin ?? scripted
  const turns: SpokenTurn[] = []
  const looks = new Set<() => void>()
  const over = Promise.withResolvers<OverBecause>()
  const running = begin(given, {
    turn(turn) {
      turns.push(turn)
      looks.forEach((look) => look())
    },
    over: over.resolve,
  })
  return {
    given,
    ears,
    voice,
    running,
    turns,
    turn: (is) =>
      new Promise((resolve) => {
        const look = () => {
          const found = turns.find(is)
          if (found === undefined) return
          looks.delete(look)
          resolve(found)
        }
        looks.add(look)
        look()
      }),
    over: over.promise,
    reports,
    learnerJoins: async () =>
      joinAsLearner(media.url, await media.learnerToken(room, LEARNER_IDENTITY)),
    room,
  }
}

export const byPersona = ({ speaker }: SpokenTurn): boolean => speaker === 'persona'
export const byLearner = ({ speaker }: SpokenTurn): boolean => speaker === 'trainee'
