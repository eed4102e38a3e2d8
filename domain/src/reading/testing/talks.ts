import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'
import type { Talk, TalkTurn } from '../talk.ts'

/** Somebody who buys, as an author would write her. */
export const dana: Persona = {
  name: 'Dana Whitfield',
  role: 'VP of Sales at a logistics software company',
  situation:
    'Dana is evaluating training tools because her team missed quota two quarters in a row.',
  background:
    'Dana manages 45 reps across three regions. They record calls with Gong. She reports to the CRO and has a training budget of $60,000 for the year.',
  painPoints: [
    'New reps take six months to ramp up',
    'Managers have no time for coaching',
    'Win rate dropped from 28% to 21%',
  ],
  goals: ['Cut ramp time to three months', 'Show ROI to the CRO by Q3'],
}

type Setting = { persona: Persona; useCase: UseCase; of: Partial<TalkTurn> }

/**
 * A talk as it reads: "T: What is wrong with it?" is said by the trainee, "P: …" by the persona. A word takes
 * 400 ms, and half a second lies between two turns.
 */
export function aTalk(
  lines: string[],
  { persona = dana, useCase = 'sales', of = {} }: Partial<Setting> = {},
): Talk {
  let at = 0
  const turns = lines.map((line): TalkTurn => {
    const text = line.slice(3)
    const startedAtMs = at
    const endedAtMs = at + text.split(/\s+/).length * 400
    at = endedAtMs + 500
    return {
      speaker: line.startsWith('T') ? 'trainee' : 'persona',
      text,
      startedAtMs,
      endedAtMs,
      typed: false,
      interrupted: false,
      confidence: null,
      ...(line.startsWith('T') ? of : {}),
    }
  })
  return { useCase, roleplay: { name: 'A talk', persona, graph: null }, turns }
}

/** Held well, and not by our engine. */
export const A_GOOD_CALL = [
  'T: Hi Dana, this is Alex from Farlane. Is now still a good moment?',
  'P: Sure, I have about twenty minutes.',
  'T: Great. How is your team set up today?',
  "P: We've got forty-five reps spread over three regions.",
  "T: What's the biggest problem with how they are coached?",
  "P: The managers are too busy. They just don't have time to coach anyone.",
  'T: And how does that affect the business?',
  'P: Our win rate has slid to twenty-one percent, it used to be twenty-eight.',
  "T: It sounds like you're under a lot of pressure to turn this around. If every rep could practise alone, what would that be worth to you?",
  'P: I could finally show the CRO a return before Q3.',
  'T: What we offer is practice that every rep can do on their own, with feedback at once.',
  "P: My budget is limited, and I'm worried about the cost.",
  "T: I understand that, it's a fair point. It costs fifty thousand a year, so it stays within your budget and pays for itself by the second quarter.",
  "P: Okay, that's helpful.",
  'T: Shall we set up a demo on Tuesday at two with one of your managers?',
  'P: Yes, Tuesday at two works.',
  "T: Perfect, I'll send the invite. Thanks so much, Dana. Have a great day!",
  'P: You too, bye.',
]
