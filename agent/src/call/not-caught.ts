import type { SpokenTurn } from '@colloquy/contract/desk'
import { asideFor } from '../persona/asides.ts'
import { contextOf, type Next } from '../persona/chat-talk.ts'
import type { PersonaLLM } from '../persona/persona-llm.ts'

type Heard = { turns: readonly SpokenTurn[]; persona: PersonaLLM; seed: number }

/** To what the learner said last. Of what was hardly heard, and makes no sense, nobody acts as if it had some. */
export function answerOrAskAgain({ turns, persona, seed }: Heard): Next {
  const { confidence = null } = turns.at(-1) ?? {}
  const before = turns.findLast(({ speaker }) => speaker === 'persona')
  // Asked twice in a row, people give up: then it answers as well as it can.
  if (confidence === null || confidence >= HEARD_WELL || before?.played?.cue === 'not-caught')
    return ANSWER
  const { step } = persona.lineIn(contextOf(turns, ANSWER))
  // What tells something has made something of it.
  if (!MAKES_NOTHING_OF_IT.test(step.intent) || step.reveals.length > 0) return ANSWER
  return { cue: 'not-caught', line: asideFor('not-caught', `${seed}/${turns.length}`) }
}

const ANSWER = { cue: 'answer' } as const

/**
 * Of 80 sentences in four voices, the built-in recogniser got seven so wrong that they meant nothing: six of them
 * lie below this, and so do seven that it got right.
 */
const HEARD_WELL = 0.7

const MAKES_NOTHING_OF_IT =
  /^(?:take (?:note|the news it wanted)|agree to a remark|evade: .*|wait(?: for the (?:point|answer))?|leave the word to them|back to the subject|not understood: .*)$/
