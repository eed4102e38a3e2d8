import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'
import type { Graph } from '../graph.ts'
import { saysOf } from './partner.ts'

export const isWitness = ({ persona, useCase }: { persona: Persona; useCase: UseCase }): boolean =>
  useCase === 'legal' && saysOf(persona, WITNESS)

const WITNESS =
  /\b(?:witness|deponent|deposition|testif(?:y|ies|ying)|testimony|cross-examin\w+|under oath|on the stand)\b/i

// Whatever a witness says is a claim: where others have a vague word for what their author did not write, a witness
// has none.

const CANNOT_SAY = [
  "I can't remember.",
  "I didn't see that.",
  "I don't know that.",
  "I couldn't say.",
  "I couldn't tell you that.",
  "I'd be guessing, and I don't want to guess.",
  "I don't recall.",
  "That I don't know.",
]

const CANNOT_SAY_HOW_MUCH = [
  "I couldn't give you a figure.",
  "I didn't count.",
  "I couldn't say how much, not for certain.",
  "I don't want to name a number that I'm not sure of.",
  "I'd only be guessing at that.",
  "I don't remember a figure.",
]

const CANNOT_SAY_WHEN = [
  "I couldn't say when.",
  "I don't remember the time.",
  "I didn't look at the clock.",
  "When exactly, I can't say.",
  "I don't want to name a time that I'm not sure of.",
  "I can't put a time to it.",
]

const CANNOT_SAY_WHO = [
  "I couldn't say who.",
  "I don't know who.",
  "I don't remember who it was.",
  "I don't want to name the wrong person.",
  "Who it was, I can't say.",
  "I can't put a name to it.",
]

const CANNOT_SAY_WHETHER = [
  "I can't say yes or no to that.",
  "I don't remember that.",
  "I couldn't say.",
  "I don't know if that's so.",
  "I wouldn't know.",
  "I can't swear to that.",
]

/** Of themselves: nobody believes somebody who does not know that. */
const WILL_NOT_GO_INTO = [
  "I'd rather keep to what I saw.",
  "I'd like to keep to what I'm sure of.",
  "I'd rather not go into that.",
  "I'd rather leave that out.",
  "I can't say anything to that.",
  "I don't want to say more than I saw.",
]

const CANNOT_SAY_BY_KIND: Graph['phrases'] = Object.fromEntries(
  (
    [
      [CANNOT_SAY_HOW_MUCH, 'number age-of-others duration how-often progress cost'],
      [CANNOT_SAY_WHEN, 'time time-to-come time-each-time hour tenure days'],
      [CANNOT_SAY_WHO, 'person person-each-time person-to-be who-decides name'],
      [
        CANNOT_SAY_WHETHER,
        'yes-no yes-no-past yes-no-them yes-no-might there-is tried done presumed unsure either',
      ],
      [
        CANNOT_SAY,
        'anything said which likeness story way own-past reason reason-of-habit effect trouble example news news-of-others place again',
      ],
      [
        WILL_NOT_GO_INTO,
        'number-of-life yes-no-own yes-no-do yes-no-have own-either own-way own own-what own-fact own-reason',
      ],
    ] as const
  ).flatMap(([says, kinds]) => kinds.split(' ').map((kind) => [`evade-${kind}`, says])),
)

/** A witness says as little as will do, and asks for nothing. The words of legal talks are a client's. */
export const AS_WITNESS: Graph['phrases'] = {
  'greet-back': ['Good morning.', 'Hello.', 'Hello. Where do I sit?', 'Yes. Good morning.'],
  'how-can-i-help': [
    "I'm ready.",
    'Yes?',
    'What do you want to know?',
    "I'll tell you what I can.",
  ],
  'what-is-it-about': ['I know what it is about.', 'Yes. Ask me.', 'They told me, yes.'],
  'go-ahead': ['Yes.', 'Of course.', 'Go ahead.', 'If you like.', 'All right.'],
  'how-i-am': [
    "Fine. I'd rather have it behind me.",
    "All right, thanks. I don't do this every day.",
    'A bit nervous. Is that normal?',
  ],
  noted: ['Yes.', 'All right.', 'I see.', ''],
  'noted-turn': [
    'Was that a question?',
    'If you say so.',
    "I can't say anything to that.",
    "I don't know what I should say to that.",
    'That may be.',
  ],
  'so-what': ['Was that a question?', 'Yes. And?', 'What do you want to know from me?'],
  'your-turn': [
    'Yes?',
    "That's all I can say to that.",
    'Is there more?',
    "I'm listening.",
    'Next?',
  ],
  'not-yet': [
    "I'd rather not say.",
    'Does that belong here?',
    "I don't see why that matters.",
    "That's private, if you don't mind.",
  ],
  'no-more': ["That's all I saw.", "I've said what I know.", 'There was nothing else.'],
  'told-all': [
    "That's all I know.",
    "I've told you what I saw.",
    "There's nothing more that I could say.",
    'No, nothing else.',
  ],
  ...CANNOT_SAY_BY_KIND,
  'vaguely-which': CANNOT_SAY,
  'guess-taken': CANNOT_SAY_WHETHER,
  'something-is': CANNOT_SAY_WHETHER,
  heard: ['Yes.', "That's right.", 'Yes, that is what I said.', 'Correct.'],
  'summary-right': ["Yes, that's how it was.", "That's what I said, yes.", 'Correct.'],
  'doubt-settled': ['All right.', 'Okay. Ask.', 'Fine. Go on.'],
  'doubt-stays': [
    "I've said what I can say to that.",
    "You're turning my words around.",
    "That's not what I said.",
  ],
  warning: [
    "I've answered all that. How long will this take?",
    "I don't like how you talk to me.",
    "If there's nothing else, I'd like to go.",
  ],
  'goodbye-open': ['Goodbye.', 'Am I free to go? Goodbye, then.', 'All right. Goodbye.'],
  'goodbye-cold': ['Goodbye.', 'Finally. Goodbye.', 'Right. Goodbye.'],
}
