import type { Lines } from './lines.ts'

export const therapy: Partial<Lines> = {
  greet: [
    'Hello, I am glad that you came. We have an hour, and I would like to use it for what matters to you.',
    'Hi, my name is Ana. Before we begin: what you say stays here.',
  ],
  situation: [
    'What brings you here today?',
    'How have things been for you lately?',
    'Tell me about a normal day.',
  ],
  problem: [
    'What worries you about it?',
    'What is the most difficult thing about it?',
    'What do you not like about the way things are?',
  ],
  implication: [
    'What does that do to the people close to you?',
    'How does that affect your days?',
    'What happens if it goes on like this?',
  ],
  payoff: [
    'What would you like to be different in a year?',
    'How would it help you if that changed?',
    'Why would you want to change it, ideally?',
  ],
  reflect: [
    'It sounds like part of you is worried: {last}',
    'You feel torn, because {last}',
    "It sounds like it's hard to carry: {last}",
    'It must be lonely that {last}',
  ],
  acknowledge: [
    'It sounds like you feel that nobody sees how hard you have tried already.',
    'You feel that it is not so simple, and you do not want to be pushed into it.',
  ],
  explore: [
    'What would make it feel possible?',
    'Can you tell me more about what gets in the way?',
  ],
  'answer-doubt': [
    'It sounds like you have thought about it for a long time, and that one part of you would like to go on as before and another one is tired of it; both of them are in the room today, and we do not have to decide between them.',
  ],
  'next-step': [
    'What do you think of a first small step next week, one that you choose yourself?',
    'Shall we schedule the next session on Tuesday at ten, and you try one evening until then?',
    'A next step could be one evening next week, and on Thursday at two you tell me how it went.',
  ],
  offer: [
    'Would it be all right if I shared what has helped others? I could suggest one thing to try.',
  ],
  pitch: [
    'You should just stop it, I would recommend that you do sports.',
    'I would suggest that you write a diary, you should do it every day.',
  ],
  push: ['You should schedule something nice every week, I would recommend it.'],
}
