import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What she makes of what she is told here, what would be fair, and what it means for the training. */
export const whatWouldBeFair: WrittenAnswer[] = [
  {
    asked: [
      'Can you live with that?',
      'Can you accept it, put like that?',
      'Would you sign that sentence?',
      'Is that a description you can agree with?',
      'Can you stand behind that?',
      'Do you accept what I said about Tuesday?',
    ],
    says: [
      "Yes. It's shorter than what I called it on the bus.",
      "I can. It's about one sentence, and not about me.",
    ],
  },
  {
    asked: [
      'What would be a fair outcome of this?',
      'How should this end, in your opinion?',
      'What would be a good end to this for everybody?',
      'How would you settle it, if it were up to you?',
      'What would you decide in my place about this?',
      'What would be just, for you and for Owen?',
    ],
    says: [
      'I say sorry to Owen, you write down a date. Both this week.',
      'That he gets his sorry, and that nobody forgets why I said stop.',
    ],
    more: ['And in the new year you ask him, and not me, whether it got better.'],
  },
  {
    asked: [
      'Why does it feel as if we doubted you?',
      'If nobody doubts you, why does it feel like that?',
      'What gives you the feeling that nobody believes you?',
      'Where does that feeling come from, that you have to defend yourself?',
      'Why do you keep saying that you were right?',
      'Why is it so important to you to be told that you were right?',
    ],
    says: [
      'Because being right only ever comes in front of a but.',
      'It takes you three words to say. Then you talk for ten minutes about the other.',
    ],
  },
  {
    asked: [
      'May we finish with Owen first?',
      'Shall we do one thing after the other?',
      'Is it all right if the nights come second?',
      'Could we leave the nights for a moment?',
      'Can the rota wait for five minutes?',
      'First Tuesday and then the nights, okay?',
    ],
    says: [
      "Owen first. I'll remind you of the nights.",
      'All right, in that order. But both before my bus.',
    ],
  },
  {
    asked: [
      'Has anybody ever given you honest feedback?',
      'When did you last get proper feedback?',
      'Do you ever hear how you are doing?',
      'Do you get feedback at all?',
      'Who told you last what you did well or badly?',
      'Is this the first real feedback you have had here?',
    ],
    says: [
      "My chief, each time. Here there's a form with boxes.",
      'Frank whistled. Since then it has been the appraisal, once a year, by mail.',
    ],
  },
  {
    asked: [
      'What should somebody in charge of training have done on Tuesday?',
      'How would a good training lead have handled it?',
      'If the training were yours, how would you have dealt with it?',
      'What would the ideal teacher have done in that moment?',
      'How would you have solved it as training lead?',
    ],
    says: [
      'Stopped him, shut a door, got out a rack. In that order.',
      'The first second the same as mine. And then the corridor, with both tubes.',
    ],
  },
  {
    asked: [
      'What would make you a good teacher?',
      'Why would you be the right person to teach?',
      'What do you bring to training people?',
      'What speaks for you as a teacher?',
      'What do you have that other teachers do not have?',
      'Would you be good at it?',
    ],
    says: [
      'I have made all their mistakes. And I remember how hot my ears were.',
      'I know the work, and I know the fear. The patience I have to get back.',
    ],
  },
  {
    asked: [
      'Has Tuesday spoiled your chances for the post?',
      'Do you still have a chance of the training post?',
      'Will Tuesday count against you?',
      'Are you afraid that Tuesday has cost you the training?',
      'Can you still get it after what happened?',
      'How do you rate your chances?',
    ],
    says: [
      "It hasn't helped. Whoever asks about me hears that sentence first.",
      'Ask me in January. It depends on what I do until then, I hope.',
    ],
  },
  {
    asked: [
      'Is the training post by day?',
      'Would you still work nights in that post?',
      'Does the training lead do nights as well?',
      'Would you give up your nights for the training?',
      'What are the hours of the training lead?',
      'Would you miss the nights if you had the training?',
    ],
    says: [
      "Days, with a night now and then. I'd ask for the now and then.",
      "By day. I'd sleep in the dark, like other people.",
    ],
  },
  {
    asked: [
      'What do you need from me for the training post?',
      'How can I help you to get that post?',
      'What can I do so that you get the training?',
      'How could I back you for the training?',
      'What would help you on the way to that role?',
      'What support would you need to become training lead?',
    ],
    says: [
      "One honest line on the form, when it's out. With Tuesday in it, if you like.",
      "Let me teach one morning a month, by day. Then there's something to show.",
    ],
    more: ['And ask the trainees before you ask me. That would be fair.'],
  },
  {
    asked: [
      'Is it hard for you to say sorry?',
      'Are you somebody who can apologise?',
      'When did you last apologise to somebody?',
      'Do you find it difficult to admit a mistake?',
      'Are you good at saying sorry?',
      'Do you think an apology would be weak?',
    ],
    says: [
      'To a printer, no. To a person I rehearse it on the bus.',
      "In my own language it's easy. In English it sounds like passing the salt.",
    ],
    more: ['My chief said it once, to Nelly. The whole room stopped breathing.'],
  },
  {
    asked: [
      'Who should say sorry to you?',
      'Are you owed an apology as well?',
      'Would you like an apology for the nights?',
      'Should we apologise to you?',
      'Do you want me to say sorry for the rota?',
      'Does anybody have to apologise to you?',
    ],
    says: [
      'No apology. A date. It says the same and I can use it.',
      "Whoever wrote soon three times. But I'd take a date in its place.",
    ],
  },
]
