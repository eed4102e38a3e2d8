import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What may be proposed to him, and how the hour ends. */
export const proposals: WrittenAnswer[] = [
  {
    asked: [
      'Would you try a breathing exercise with me?',
      'Would you like to try something with me?',
      'Would you maybe try meditation?',
      'Have you tried yoga?',
      'Shall we do a breathing exercise?',
      'Could we try a relaxation exercise?',
      'Would you like to learn a breathing technique?',
      'What do you think of breathing exercises?',
    ],
    says: [
      'I have a leaflet about that. Is it the same?',
      'If I have to. I breathe all day, you know.',
      'Everybody tells me to breathe. Later, perhaps.',
    ],
  },
  {
    asked: [
      'Could you keep a diary of your nights?',
      'Would you write down when you wake up?',
      'Would you fill in a sleep diary?',
      'Would you write something down until next time?',
      'Can I give you some homework?',
      'Would you do a small task until next week?',
    ],
    says: [
      'Times I can write down. I do that all day.',
      "I could try. I'd have to hide it from the girls.",
      'Like a logbook? Yes. That I can do.',
    ],
  },
  {
    asked: [
      'What would you think of bringing your wife along?',
      'Would you like Teuta to come with you?',
      'Could your wife come to a session?',
      'Shall we invite your wife?',
    ],
    says: [
      'No. Not yet. She has enough to carry.',
      "She'd come at once. That's why I don't ask her.",
      "I'd have to think about that. Maybe later.",
    ],
  },
  {
    asked: [
      'Could you tell your wife about it?',
      'Could you imagine telling Teuta?',
      'What would happen if you told Teuta?',
      'Would you like to talk to your wife about it?',
      'What stops you from telling her?',
      'Why have you not told Teuta?',
      'Could you imagine talking to her?',
    ],
    says: [
      "I wouldn't know where to begin. We're not like that.",
      'She would worry. One of us is enough.',
      'Perhaps. One sentence, in the kitchen. Not more.',
    ],
  },
  {
    asked: [
      'Would it help to go to Castle Square together?',
      'Could we go to that stop together?',
      'Would you go back to that place with me?',
      'What if we went there on foot?',
      'Would you stand on that platform with me?',
    ],
    says: [
      "On foot? I haven't stood there since. I don't know.",
      "I'm there six times a shift. But behind the glass.",
      'Not next week. Ask me again in a while.',
    ],
  },
  {
    asked: [
      'Shall we meet again next week?',
      'When shall we see each other again?',
      'When shall we meet again?',
      'Would next Tuesday at two suit you?',
      'Same time next week?',
      'Shall we make another appointment?',
      'Is a different day better?',
      'Will you come back next week?',
      'Would you like to come again?',
    ],
    says: [
      "Yes. Two o'clock is good, after the early shift.",
      'Next week is fine. Same time, please.',
      "I'll come. They count it, I think.",
    ],
  },
  {
    asked: [
      'What will you take away from today?',
      'What would you like to keep from today?',
      'What was important for you today?',
      'What stays with you from today?',
      'What was useful for you today?',
    ],
    says: [
      'That nobody told me to breathe.',
      "That I said something aloud. I don't do that.",
      "I don't know yet. I'll think about it on the tram.",
    ],
  },
  {
    asked: [
      'How was it for you today?',
      'How did you find our first session?',
      'How did it go today, in your view?',
      'Was it hard to talk about it?',
      'How was it for you to talk about it today?',
      'How do you feel now, having said that?',
      'How do you feel now?',
      'What was it like to say that aloud?',
      'Are you all right after all that?',
      'How has it been, talking about this?',
      'How has it been for you to talk about this today?',
      'How did it feel to talk about all this today?',
    ],
    says: [
      'Not as bad as I thought.',
      'Tired. As after a long shift. But all right.',
      "Strange. A bit lighter, maybe. I'm not sure.",
    ],
  },
  {
    asked: [
      'Is there anything you would like to ask me?',
      'Do you have any questions for me?',
      'Is there anything you want to know about how this works?',
      'Any questions about what we do here?',
    ],
    says: [
      'Who reads what you write down there?',
      'Does my manager get to hear what I say?',
      'The form. When do you decide about that?',
    ],
  },
  {
    asked: [
      'Are you worried that I tell your boss?',
      'Do you worry about who hears what you say?',
      'Is it important to you that this stays between us?',
    ],
    says: [
      "Yes. It's a small depot, people talk.",
      'If it goes to work, I say nothing. If it stays here, we can see.',
      "I'd like to know that first. Yes.",
    ],
  },
  {
    asked: [
      'Is it okay if I take notes?',
      'Do you mind if I write something down?',
      'May I take notes?',
      'Would it bother you if I wrote down a few things?',
    ],
    says: [
      'If I may know who reads it.',
      "Write. I'm used to forms.",
      'Go ahead. Spell it right, with an X in the middle. H, O, X, H, A.',
    ],
  },
  {
    asked: [
      'Can I ask you something personal?',
      'May I ask you about your family?',
      'Is it all right if I ask about that?',
      'May I ask you a few questions?',
      'Would it be okay to talk about that day?',
      'Can we talk about what happened?',
    ],
    says: [
      "You can ask. I'll see if I can answer.",
      "That's why I'm here, they say. Ask.",
      "Yes. If I don't want to, I say so.",
    ],
  },
  {
    asked: [
      'Do you trust me?',
      'Is it weird to talk to me?',
      'Could you imagine trusting me?',
      'What do you need to trust me?',
      'Can you talk openly with me?',
    ],
    says: [
      "I don't know you. You seem all right.",
      'A bit. It takes me long, with everybody.',
      "You listen. That's a beginning.",
    ],
  },
  {
    asked: [
      'Is there anything we have not talked about?',
      'Is there something else on your mind?',
      'Anything else?',
      'Is there anything you would like to add?',
      'Have I missed something?',
      'Is there more?',
      'Was that everything?',
    ],
    says: [
      "That's enough for one day, I think.",
      'No. Not today.',
      "There's always something. But not now.",
    ],
  },
  {
    asked: [
      'Why do you look at the clock?',
      'Are you in a hurry?',
      'Do you have to go somewhere?',
      'Do you need to leave on time?',
      'How much time do you have today?',
      'Why do you keep looking at your watch?',
    ],
    says: [
      "Sorry. It's a habit. A driver always knows what time it is.",
      'No, no. I only look. I do it all day.',
      "I said I'd be home at four. There is time.",
    ],
  },
  {
    asked: [
      'Do you think talking helps?',
      'Do you believe this can help you?',
      'What do you think of therapy?',
      'Could talking help you?',
      'Do you think this is a waste of time?',
    ],
    says: [
      "For others, I'm sure. Me, I don't know.",
      "We'll see. It hasn't hurt yet.",
      "My father would laugh. I'm not laughing, though.",
    ],
  },
  {
    asked: [
      'Why do you say you are fine?',
      'Are you really fine?',
      'You say you are fine, is that true?',
      'What do you mean when you say fine?',
    ],
    says: [
      'Because people want to hear it. Then they go on.',
      'Fine means I go to work and nobody has to worry.',
      "It's a word. It closes the door, in a polite way.",
    ],
  },

  {
    asked: [
      'I could explain what happens in the brain after a shock, would you like that?',
      'Shall I explain to you what a shock does?',
      'Would you like to know why your body does that?',
      'Do you know what happens in the body after a shock?',
    ],
    says: [
      'Yes, explain it. I like to know how a thing works.',
      "If it's like brakes, I'll understand it.",
      'Please. Nobody has explained it, they only gave me leaflets.',
    ],
  },
  {
    asked: [
      'There is a method called EMDR, have you heard of it?',
      'Have you heard of EMDR?',
      'Would you try EMDR?',
      'Would you try a special therapy for that?',
    ],
    says: [
      'No. Is that the one with the finger?',
      "I haven't heard of it. Does it hurt?",
      'No. If it is short, you can tell me about it.',
    ],
  },
  {
    asked: [
      'Would a letter to your GP help?',
      'Shall I write to your doctor?',
      'Would you like me to talk to your doctor?',
      'May I contact your GP?',
    ],
    says: ['If I read it first.', "I'd rather not have more papers. Only the one form."],
  },
  {
    asked: [
      'What would be a small first step?',
      'What could be a first step for you?',
      'What could you try this week?',
      'What would you like to do until next time?',
      'What are you going to do differently this week?',
    ],
    says: [
      'One glass less, maybe. Or I say to Teuta why I get up.',
      'I could swim with Era. Not drive her, swim.',
      'I could walk across the square once. On foot, on a Sunday.',
    ],
  },
  {
    asked: [
      'When could you do that?',
      'When will you try it?',
      'When would you start with it?',
      'On which day could you do it?',
    ],
    says: ["Sunday. Sunday's the quiet day.", "At the weekend, when I don't drive."],
  },
  {
    asked: [
      "How confident are you that it'll work?",
      'How sure are you that you will do it?',
      'Do you think you will manage it this week?',
      'What could get in the way?',
    ],
    says: [
      'Six out of ten. If the night before was good.',
      "Half and half. I'm better with rails.",
    ],
  },
  {
    asked: [
      'Do you think I am too young for this?',
      'Would you rather talk to somebody older?',
      'Would you rather talk to a man?',
      'Is it all right for you to talk to somebody like me?',
    ],
    says: [
      'No, no. My doctor is younger.',
      "You've driven a tram? No? Then it doesn't matter how old you are.",
    ],
  },
  {
    asked: [
      'Do you want to stop for today?',
      'Shall we stop here?',
      'Do you need a break?',
      'Would you like a break?',
      'Is it too much for you?',
    ],
    says: [
      "It's all right. A minute, and then go on.",
      'No, no. I can go on.',
      'Maybe, yes. It was a lot for a Tuesday.',
    ],
  },
]
