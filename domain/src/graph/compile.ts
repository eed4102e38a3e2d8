import { stemsOf } from '../language/stems.ts'
import { inMidSentence } from '../language/words.ts'
import { factsOf } from '../persona/facts.ts'
import type { Persona } from '../roleplay.ts'
import type { UseCase } from '../use-cases.ts'
import type { Ask, Graph, Objection, Stage, Temper } from './graph.ts'

const ORDINARY: Temper = { patience: 70, rapport: 50, guard: 0, objections: 2, touchiness: 1 }

/** A graph for any roleplay, from its persona alone. */
export function compile({ persona, scenario }: { persona: Persona; scenario: UseCase }): Graph {
  return {
    useCase: scenario,
    persona,
    lead: scenario === 'interviews' || scenario === 'presentations' ? 'persona' : 'learner',
    stages: STAGES,
    facts: factsOf(persona, scenario),
    objections: objectionsFor(scenario),
    asks: persona.goals.map(askFor),
    endings: [],
    temper:
      scenario === 'customer-service'
        ? { ...ORDINARY, patience: 55, rapport: 45, objections: 1 }
        : scenario === 'therapy'
          ? { ...ORDINARY, rapport: 45, guard: 5, objections: 0 }
          : ORDINARY,
  }
}

const STAGES: Stage[] = [
  {
    id: 'opening',
    name: 'Opening',
    aim: 'Greet, say who you are and what this talk is for',
    exits: [{ to: 'exploring', when: { any: [{ turns: 2 }, { told: 'situation', atLeast: 1 }] } }],
  },
  {
    id: 'exploring',
    name: 'Exploring',
    aim: 'Find out how things are and what is wrong',
    exits: [{ to: 'deepening', when: { told: 'pain', atLeast: 1 } }],
  },
  {
    id: 'deepening',
    name: 'Deepening',
    aim: 'Find out what it leads to and what is wanted',
    exits: [
      { to: 'proposing', when: { moves: ['proposal', 'next-step'], atLeast: 1, here: true } },
    ],
  },
  {
    id: 'proposing',
    name: 'Proposing',
    aim: 'Offer something that fits, and meet doubts',
    exits: [{ to: 'closing', when: { agreed: true } }],
  },
  { id: 'closing', name: 'Closing', aim: 'Agree on what happens next', exits: [] },
]

/** A goal is what the persona asks about: "Find out what would go differently" → "What would go differently?" */
function askFor(goal: string, n: number): Ask {
  const bare = goal.trim().replace(/[.\s]+$/, '')
  const stems = [...new Set(stemsOf(bare))]
  return { id: `ask-${n + 1}`, says: saidAsQuestion(bare), stems }
}

function saidAsQuestion(goal: string): string[] {
  const embedded =
    /^(?:to )?(?:find out|learn|know|understand|see|hear|discover|determine|figure out|be told|decide)\s+(?:(what|how|why|when|where|who|which|whether|if)\b.*)$/i.exec(
      goal,
    )
  const clause = goal.replace(
    /^(?:to )?(?:find out|learn|know|understand|see|hear|discover|determine|figure out|decide)\s+/i,
    '',
  )
  if (embedded !== null)
    return [
      `I'd like to know ${clause}.`,
      `Tell me ${clause}.`,
      `What I want to know is ${clause}.`,
    ]
  if (/^(?:to )?hear\s/i.test(goal))
    return [`I'd like to hear ${inMidSentence(clause)}.`, `Tell me about ${inMidSentence(clause)}.`]
  const wish = inMidSentence(goal.replace(/^to\s+/i, ''))
  return [
    `What I need is to ${wish}. How would you help with that?`,
    `I want to ${wish}. What do you say to that?`,
  ].map((text) =>
    /\bto (?:a|an|the|more|less|better|one)\s/.test(text)
      ? text.replace(/is to |want to /, (lead) => (lead === 'is to ' ? 'is ' : 'want '))
      : text,
  )
}

function objectionsFor(useCase: UseCase): Objection[] {
  switch (useCase) {
    case 'sales':
      return [
        {
          id: 'price',
          says: [
            'What would that cost me? We have no budget set aside for it.',
            'It sounds expensive. I would have to justify that to somebody.',
          ],
          stems: stemsOf('price cost budget expensive money pay'),
        },
        {
          id: 'trust',
          says: [
            'How do I know that it works for somebody like us?',
            "I've heard promises like that before. What makes this different?",
          ],
          stems: stemsOf('prove work reference example different trust'),
        },
        {
          id: 'effort',
          says: [
            'We are stretched as it is. Who is going to do all the work of changing over?',
            'And how much of our time would that take? We have none to spare.',
          ],
          stems: stemsOf('time effort work change training switch'),
        },
      ]
    case 'presentations':
      return [
        {
          id: 'risk',
          says: ['And what if it goes wrong?', "What's the risk in it?"],
          stems: stemsOf('risk wrong fail'),
        },
      ]
    case 'customer-service':
      return [
        {
          id: 'again',
          says: [
            'And how do I know that this time it will really happen?',
            "That's what I was told last time. Why should I believe it now?",
          ],
          stems: stemsOf('sure promise happen time believe'),
        },
      ]
    case 'team-training':
      return [
        {
          id: 'fair',
          says: [
            "I don't think that is the whole story.",
            'Is that really how you see it? There is more to it.',
          ],
          stems: stemsOf('fair story side see'),
        },
        {
          id: 'others',
          says: ['And what about everybody else? Why me?', 'I am not the only one.'],
          stems: stemsOf('others everybody only'),
        },
      ]
    case 'legal':
      return [
        {
          id: 'cost',
          says: [
            'And what is all this going to cost me?',
            "I can't afford a long fight. What would it cost?",
          ],
          stems: stemsOf('cost fee afford money'),
        },
      ]
    case 'interviews':
    case 'therapy':
      return []
    case 'other':
      return [
        {
          id: 'why',
          says: ["I'm not sure that is the right thing.", 'I have my doubts about that.'],
          stems: [],
        },
      ]
  }
}
