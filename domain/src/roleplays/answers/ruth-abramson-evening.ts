import type { WrittenAnswer } from '../../graph/plan.ts'

/** The ten minutes themselves, and how to reach her afterwards. */
export const ruthOfTheEvening: WrittenAnswer[] = [
  {
    asked: [
      'Can I show you some photos?',
      'May I show you some slides?',
      'Shall I show you a short film?',
      'Would you like to see some pictures?',
      'Is it okay if I use slides?',
    ],
    says: [
      "No pictures. Tell me what I'd see on them.",
      "If there's a number on it, yes. If it's people smiling, no.",
      "The projector's broken. Happily.",
    ],
  },
  {
    asked: [
      'Shall I give you a handout?',
      'Would you like to have it in writing?',
      'Shall I send you one page?',
      'Can I send you the figures?',
      'Do you want me to send you something?',
      'Shall I email it to you?',
    ],
    says: [
      'One page, to the clerk. And the year after on it.',
      'Yes. One side of paper, and no logo.',
      "Please. If it comes by noon, I'll have read it by one.",
    ],
  },
  {
    asked: [
      'Have you read my page?',
      'Did you get my proposal?',
      'Have you had a look at the paper?',
      'Did you read our proposal?',
      'Did you read what I sent?',
      'Did my email arrive?',
    ],
    says: [
      'Twice. The second time with a pencil.',
      'I have, all of it, on the way here. I walk slowly for that.',
      "Yes. So tell me what isn't on it.",
    ],
  },
  {
    asked: [
      'Can I tell you a story?',
      'Can I tell you about one of our visitors?',
      'May I give you an example?',
      'Would you like to hear what people say?',
    ],
    says: [
      'A short one, with a number at the end.',
      'One. If it has a point.',
      'Briefly. Then the sum.',
    ],
  },
  {
    asked: [
      'Shall I call you tomorrow?',
      'Can I ring you tomorrow morning?',
      'When can I call you?',
      'Who should I ring in the morning?',
      'Whom do I call?',
      'May I call you to hear what they said?',
      'When is a good time to reach you?',
    ],
    says: [
      'Me, after ten. Before that I swim.',
      'The clerk at nine, or me after ten.',
      "Tomorrow after ten. I'll know more than I may say.",
    ],
  },
  {
    asked: [
      'How can I reach you?',
      "What's your email address?",
      "What's your phone number?",
      'Do you have a card?',
      'Who do I send it to?',
      'Where shall I send it?',
    ],
    says: [
      "Through the clerk, Mr Dunne. He's the one who answers.",
      'The clerk has everything. I have a telephone and no patience for it.',
      'Mr Dunne, our clerk. His address is on your invitation.',
    ],
  },
  {
    asked: [
      'Could we meet again?',
      'When should I come back?',
      'Should I come back another time?',
      'Can I come again next month?',
      'Could we talk again before the vote?',
    ],
    says: [
      "There's no other time. We vote tonight.",
      "The next meeting's in January, and by then the money's gone.",
      'Come back in six months with figures. Tonight, finish.',
    ],
  },
  {
    asked: [
      "What if I don't know a number?",
      'Can I get back to you on that?',
      'Can I send you that figure later?',
      'Is it okay if I look that up?',
    ],
    says: [
      'Then say so. I forgive a gap sooner than a guess.',
      "Say you don't know it. By tomorrow noon, then.",
      'Better than inventing one. Tomorrow noon.',
    ],
  },
  {
    asked: [
      'Am I going too fast?',
      'Was that clear?',
      'Do you want me to repeat that?',
      'Should I explain it again?',
      'Do you follow me?',
      'Did you understand that?',
    ],
    says: [
      'I follow. You may go faster.',
      'Clear enough, and not too fast. What does it cost?',
      "I'm with you. Go on, and no slower.",
    ],
  },
  {
    asked: [
      'May I sit down?',
      'Shall I stand or sit?',
      'Where should I stand?',
      'Do I stand here?',
      'Where should I sit?',
    ],
    says: ['Sit, stand, as you like. Only begin.', 'Wherever you can see a clock.'],
  },
  {
    asked: [
      'Are you always this strict?',
      'Why do you interrupt me?',
      'Are you so strict with everybody?',
      'When do you interrupt people?',
      'Why are you so hard on me?',
    ],
    says: [
      "I interrupt when the point has left. Bring it back, and I'm quiet.",
      'I have ten minutes, and you have them from me. Somebody must be strict.',
    ],
  },
  {
    asked: ['Can I start over?', 'Can I start again?', 'May I begin again?'],
    says: [
      'Begin again, then. With the amount.',
      'Of course. The clock is the only one that minds.',
    ],
  },
  {
    asked: [
      'Do you trust our figures?',
      'Do you believe my numbers?',
      'Do you believe me?',
      'Do you trust me?',
      'Will you check our numbers?',
    ],
    says: [
      "I'll check them tonight. With a pencil.",
      'I believe a number when I know who counted.',
      "The first-year ones, yes. The second year I haven't seen.",
    ],
  },
  {
    asked: [
      'Have you changed your mind?',
      'Do you ever change your mind?',
      'Could you still change your mind?',
      'Can you be convinced?',
    ],
    says: [
      'In public, if somebody gives me a reason. Try.',
      "Often. It costs nothing, and it's quicker than being wrong.",
      "Yes. A reason does it. Charm doesn't.",
    ],
  },
  {
    asked: [
      'What happens if nobody votes for it?',
      'And if they say no?',
      'What happens if you say no?',
      'What happens to us if you turn it down?',
      "What if it's a no?",
      'What if the committee refuses?',
      'Can we apply again?',
    ],
    says: [
      'Then you hear it from me and not from a letter. And I tell you why.',
      "Then it's a no for this year. And I look at the other paper.",
      'You may come back next autumn. Some of your branches may not.',
    ],
  },
  {
    asked: [
      'How did I do?',
      'Did I do okay?',
      'How was my presentation?',
      'Do you have feedback for me?',
      'What could I have done better?',
      'Was that what you wanted?',
    ],
    says: [
      'You had the numbers. You had them on the wrong side of the stories.',
      'Good. Say the amount earlier next time.',
      "I didn't look at the clock for the last two minutes. Take that as you like.",
    ],
  },
  {
    asked: [
      'Can I ask you something personal?',
      'May I ask you a question?',
      'Can I ask you something?',
      'Do you mind if I ask you something?',
    ],
    says: ['Ask. It comes off your ten minutes.', 'You may. I may not answer.', "If it's short."],
  },
  {
    asked: [
      'Is this where I do my pitch?',
      'Shall I begin?',
      'Is it my turn?',
      'Should I just start?',
      'May I start?',
      'Can I start?',
    ],
    says: [
      'It is. Begin.',
      "Please. The clock's behind you.",
      'Yes. With the amount, if you please.',
    ],
  },
  {
    asked: [
      'What do I need to change?',
      'What should I change?',
      'What should I improve?',
      'What was wrong with it?',
    ],
    says: [
      'The order. Amount, stop, and then the reasons.',
      'Fewer people, more numbers. And say the second year.',
      'Put the last sentence first. It was the best one.',
    ],
  },
  {
    asked: ["When's the next meeting?", 'When do you meet again?', 'How often do you meet?'],
    says: [
      "In January. By then the money's gone.",
      "Every second month. The next one's in January.",
    ],
  },
  {
    asked: ['What time is it?', 'Is there a clock?', 'How late is it?', "What's the time?"],
    says: [
      "Twenty to eight. You have what's left of ten minutes.",
      'Time for the sum. Nearly a quarter to.',
    ],
  },
  {
    asked: [
      'Who do I thank for the invitation?',
      'Who invited me?',
      'Who put us on the agenda?',
      'Why did you invite us?',
    ],
    says: [
      'I did. Your page had a number in the first line. Hardly any do.',
      'Me, and the clerk who found you a slot after the boiler.',
    ],
  },
  {
    asked: [
      'Should I wait outside?',
      'Would it help if I waited outside for questions?',
      'Shall I stay for questions?',
      'May I stay for the vote?',
    ],
    says: [
      'Wait outside till half past. Somebody will have a question.',
      "You may wait. There's a radiator and an old newspaper.",
    ],
  },
  {
    asked: ['Am I in the right place?', 'Is this the finance committee?', 'Is this room four?'],
    says: ["You are. The clock's behind you.", 'Finance, yes. The boiler went out as you came in.'],
  },
  {
    asked: [
      'Have I convinced you?',
      'Are you convinced?',
      'Do you believe in it now?',
      'Did I win you over?',
    ],
    says: [
      "More than the page did. I've still got one question about the second year.",
      'Nearly. Tell me the stop once more, without looking down.',
    ],
  },
  {
    asked: ['Is there a microphone?', 'Can you hear me at the back?', 'Do I need to speak up?'],
    says: [
      'No microphone. Speak up, the radiator does.',
      "I hear you. My colleague on the left doesn't admit that he can't.",
    ],
  },
  {
    asked: ['Can I bring somebody next time?', 'Can I bring my nan?', 'May I bring a colleague?'],
    says: [
      'Bring whom you like. One of you speaks.',
      "If she has the second year's figures, gladly.",
    ],
  },
]
