import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'
import type { Graph } from '../graph.ts'
import type { Plan } from '../plan.ts'
import { now } from '../when.ts'

/** Who sits across the table wants something else than the learner does, and is not there to be helped. */
export const isOnTheOtherSide = ({
  persona: { role, situation },
  useCase,
}: {
  persona: Persona
  useCase: UseCase
}): boolean =>
  (useCase === 'legal' || useCase === 'other') &&
  (ACROSS.test(role) ||
    REPRESENTS.test(`${role}. ${situation}`) ||
    (useCase === 'legal' && PLEADS.test(role)))

const ACROSS =
  /\b(?:opposing|opponent|counterpart|(?:on|for) the other side|negotiator|claims? handler|(?:claims?|loss) adjuster|union (?:rep\w*|official|secretary|officer|leader)|shop steward)\b/i

const REPRESENTS =
  /\b(?:represent(?:s|ing)|acting for|acts for|negotiat(?:es|ing) (?:for|on behalf of))\b/i

/** Whom a lawyer talks to, when it is another lawyer. */
const PLEADS = /\b(?:solicitor|barrister|attorney|counsel|lawyer|advocate|in-house)\b/i

export const DOUBTS_ACROSS: Plan['objections'] = [
  {
    id: 'too-little',
    name: 'Not enough',
    says: [
      "That isn't enough for us to settle.",
      'I hear you. We would need rather more than that.',
    ],
    explains: [
      'You know what is at stake on our side.',
      'It would have to be worth more to us than carrying on.',
    ],
    when: now('proposal', 'next-step'),
    settles: [
      ['acknowledged', 'answered'],
      ['explored', 'answered'],
    ],
    words: 'enough offer figure sum amount more settle risk cost',
  },
  {
    id: 'in-writing',
    name: 'In writing',
    says: ['And would you put that in writing?', 'And who stands for it that it is kept?'],
    explains: ["I can't take home what isn't on paper.", "Without a letter it isn't worth much."],
    when: now('proposal', 'next-step'),
    settles: [['acknowledged'], ['answered']],
    words: 'writing write letter paper confirm sign draft',
  },
]

/** Courteous, and gives nothing for nothing. */
export const ON_THE_OTHER_SIDE: Graph['phrases'] = {
  'greet-back': [
    'Good morning.',
    'Hello. Thank you for making the time.',
    'Hello.',
    'Good to speak to you.',
  ],
  'how-can-i-help': [
    "Let's see whether we can settle this.",
    'I think you know what we want. Where do you stand?',
    "I'm listening.",
    "Why don't you tell me what you have in mind?",
  ],
  'what-is-it-about': [
    'I think we both know. Where do you stand?',
    "Let's come to the point, then.",
    'Go ahead. What do you have for us?',
  ],
  'so-what': ['And what follows from that?', 'Yes. And?', 'What are you proposing?'],
  'go-ahead': ['Go ahead.', 'Yes, of course.', 'Please.', 'By all means.'],
  'how-i-am': [
    'Well, thank you. Shall we begin?',
    'Busy, like everybody. Shall we?',
    'Fine, thank you.',
  ],
  'your-turn': ['Go on.', 'And your position?', "I'm listening.", 'Is there more?'],
  'noted-turn': ["I've noted that.", 'That may be.', 'I hear what you say.', 'I see.'],
  'news-taken': [
    "I've noted that.",
    'That may be.',
    "We'd see that differently.",
    'I see. Thank you.',
  ],
  'news-wanted': ["That's worth noting.", 'Good. Put that in writing, please.', "That's a step."],
  'offer-welcome': [
    "That's a step in the right direction.",
    'That I can take back with me.',
    "Now we're talking.",
  ],
  interested: [
    "I hear you. It isn't enough yet.",
    "It's a start.",
    "I'll note it. Go on.",
    'What else?',
  ],
  'too-early': [
    "Let's look at the facts before we talk about that.",
    "That's early. You haven't heard our side.",
    "You're quick. On what basis?",
  ],
  'sounds-good': [
    "It's a start. It isn't where we need to be.",
    'I can take that back, no more than that.',
    "That's closer than before.",
  ],
  'sounds-doubtful': [
    "That won't do, I'm afraid.",
    "We're a long way apart on that.",
    "I couldn't put that forward.",
  ],
  accept: [
    'I can put that forward.',
    'On those terms, possibly.',
    "I'd have to have it in writing, but yes.",
  ],
  'accept-doubtful': [
    'Not on those terms.',
    "No. We're not there yet.",
    "I couldn't put that forward as it is.",
  ],
  understood: ["That's how we see it.", 'You could put it like that.', 'More or less.'],
  'why-should-i': [
    'What would we get for it?',
    "We're not there yet.",
    'Not before we agree on the terms.',
  ],
  'mood-admitted': [
    'Do I? I listen.',
    "I'm careful, that's all.",
    "I'm thinking about what you said.",
  ],
  'within-reach': [
    'That we could talk about.',
    "That's closer. I'd have to put it to my side.",
    'On those terms, we may have something.',
  ],
  'too-far-apart': [
    "No. That's well beyond what we can accept.",
    "That won't do. You'll have to do better.",
    "We're a long way apart. I can't take that.",
    "I couldn't put that forward. What else do you have?",
  ],
  'not-yet': [
    "I won't be drawn on that.",
    "You wouldn't expect me to answer that.",
    'That stays on our side of the table.',
  ],
  'promise-taken': [
    'Thank you. Put it in writing, please.',
    "Good. I'll wait for that.",
    "I'll hold you to that.",
  ],
  'admission-taken': [
    "I'm glad you see that.",
    'Noted. That should be reflected in the figure.',
    "That's fair of you.",
  ],
  'waited-for': [
    "Thank you. I'd want that in writing.",
    "That's what we've been asking for.",
    'Thank you. That helps.',
  ],
  'bad-news-taken': [
    "Then we'll have a problem.",
    "That's disappointing.",
    "I'd think about that again, if I were you.",
  ],
  reassured: ["I'll take that as said.", 'Good. Then put it in writing.', 'Noted, thank you.'],
  'reassurance-doubted': ["I'd need to see that.", "That's easily said.", "We'll see."],
  'sympathy-taken': [
    'Thank you.',
    "That's kind. Let's stay with the matter.",
    "I'll pass that on.",
  ],
  'summary-right': ["That's a fair summary.", "Yes, that's our position.", "That's it, yes."],
  agree: [
    'Agreed, subject to it being in writing.',
    "Agreed. I'll confirm it in writing.",
    'All right. We can do that.',
  ],
  decline: [
    "No. We can't accept that.",
    "Then I don't think we have an agreement today.",
    "I'm afraid not.",
  ],
  'doubt-settled-last': [
    'All right. What do you suggest, then?',
    "Then let's talk about terms.",
    'Fine. How do we put that on paper?',
  ],
  'doubt-settled': ['All right.', 'I can see that.', 'Point taken.'],
  'goodbye-agreed': [
    "Good. You'll have it in writing. Goodbye.",
    'Thank you. Until then. Goodbye.',
    "I'm glad we could settle that. Goodbye.",
  ],
  'goodbye-open': [
    "I'll take that back. Goodbye.",
    'Thank you for your time. Goodbye.',
    "You'll hear from us. Goodbye.",
  ],
}
