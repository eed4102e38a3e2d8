import { compile } from '../graph/compile.ts'
import type { Graph } from '../graph/graph.ts'
import type { WrittenAnswer } from '../graph/plan.ts'
import { greet, type Step, step } from '../persona/step.ts'
import type { Persona } from '../roleplay.ts'
import type { UseCase } from '../use-cases.ts'

/** Somebody to talk with in tests: she runs clinics, and has troubles that are hers to tell. */
export const maria: Persona = {
  name: 'Maria Lopez',
  role: 'Practice manager at Bright Dental',
  situation:
    'Maria manages nine dental clinics in Ohio. She is looking for a new scheduling tool because the current one goes down twice a week.',
  background:
    '15 years in dental administration. Uses spreadsheets and three different booking systems. Reports to the CEO, Dan Brooks.',
  painPoints: [
    'High no-show rate',
    'Losing patients to competitors',
    'Staff spend two hours a day on the phone',
    'Worried about switching costs. The last migration took six months.',
  ],
  goals: ['Reduce no-shows by 20%', 'Find out if the vendor can be trusted'],
}

/** Somebody of whom hardly anything is written. */
export const signe: Persona = {
  name: 'Signe Holm',
  role: 'Head of a smokehouse',
  situation: 'Signe smokes eel and char for restaurants. She is meeting a seller of smoke ovens.',
  background: 'She took the smokehouse over from her aunt.',
  painPoints: ['The old oven burns unevenly'],
  goals: ['To lose less fish'],
}

/** Somebody whose author wrote answers for her, in tests of those. */
export const greta: Persona = {
  name: 'Greta Lund',
  role: 'Owner of a cold store in Tromsø',
  situation: 'Greta stores fish for eleven boats. A compressor failed in March.',
  background: 'She is 51 and took over from her father in 2009.',
  painPoints: ['The night shift writes down temperatures that nobody has measured'],
  goals: ['Have an alarm on her own phone at weekends'],
}

/** A talk in which the learner says these lines, and what came of each. */
export function talk(
  lines: string[],
  { persona = maria, scenario = 'sales', answers, seed = 1 }: Partial<Setting> = {},
): Talk {
  const graph = compile({ persona, scenario, ...(answers && { graph: { answers } }) })
  const greeting = greet(graph, seed)
  const steps: Step[] = []
  let last = greeting
  for (const text of lines) {
    last = step(graph, last.state, { text, seed })
    steps.push(last)
  }
  return { graph, greeting, steps, last }
}

type Setting = {
  persona: Persona
  scenario: UseCase
  answers: WrittenAnswer[]
  seed: number
}

export type Talk = { graph: Graph; greeting: Step; steps: Step[]; last: Step }
