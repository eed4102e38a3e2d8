import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What was promised about the nights, what was asked and answered, and what would help until they end. */
export const promises: WrittenAnswer[] = [
  {
    asked: [
      'Who did you ask for help?',
      'Who did you go to about the nights?',
      'Whom did you tell that it is too much?',
      'Who knew about the nights?',
      'Who did you complain to?',
      'Which person did you ask?',
    ],
    says: [
      'You. Twice in an email, and once in the corridor.',
      'Your office, three times. The rota people only send me back to you.',
    ],
  },
  {
    asked: [
      'When did you last ask about the nights?',
      'When was the third time you asked?',
      'Did you ask again in October?',
      'How long ago did you ask me?',
      'Have you asked again since then?',
    ],
    says: [
      'The last week of October, in the corridor. You said soon, and took a call.',
      'Three weeks ago. I counted, I had the time.',
    ],
  },
  {
    asked: [
      'Did you put it in writing?',
      'Did you ask by email?',
      'Is there an email from you about it?',
      'Did you only mention it or did you write it?',
      'Do I have that from you in writing?',
    ],
    says: [
      'Twice in writing, once in the corridor. The corridor was friendlier.',
      'August and September in writing. October was your doorway.',
    ],
  },
  {
    asked: [
      'What answer did you get?',
      'What did I say when you asked?',
      'What did they tell you each time?',
      'How did they react when you asked?',
      'What was the reply?',
      'What was said to you when you complained?',
    ],
    says: [
      "Soon, Marisol. We're working on it. Three times, almost the same words.",
      "That it's being looked at. I've been looked at since August.",
    ],
  },
  {
    asked: [
      'Why did nobody come?',
      "What was the reason that the agency didn't come?",
      'Did they say why there was no cover?',
      'What went wrong with the agency?',
      'Were you told why it fell through?',
      'Did you ever get a reason?',
    ],
    says: [
      'No. First it was a form, then a budget, and then nobody said anything.',
      "Nobody told me. I made a rota with their names on it. I'd even spelled them right.",
    ],
  },
  {
    asked: [
      'Do you have the promise in writing?',
      'Can you show me the email?',
      'Do you still have that email?',
      'Could you send me what they wrote?',
      'Is there proof of that promise?',
      'Was the cover confirmed in writing?',
    ],
    says: [
      'An email, from September. I can forward it before my bus comes.',
      'Yes. I keep it in a folder. The folder is called soon.',
    ],
  },
  {
    asked: [
      'What is agency cover?',
      'What does agency cover mean?',
      'Who are the agency people?',
      'What would somebody from an agency do?',
      'Are agency people any good?',
      'How does that work with the agency?',
    ],
    says: [
      'People you hire by the shift. Dear, and half of them are good.',
      'Somebody trained who comes for a month. You show them the fridges, and off they go.',
    ],
  },
  {
    asked: [
      'How did you feel when nobody came?',
      'How was that when the cover never came?',
      'Were you disappointed when they did not come?',
      'What was it like to be let down?',
      'Were you angry about the cover?',
      'How did you take it that nobody came?',
    ],
    says: [
      "Stupid. I'd told the others that help was coming.",
      "Like at the bus stop, when it's cancelled and everybody else knew.",
    ],
  },
  {
    asked: [
      'Who should have said thank you?',
      'From whom did you want to hear it?',
      'Whose thanks would you want?',
      'Who ought to have noticed it?',
      'Should that have come from me?',
    ],
    says: [
      "You. Or whoever signs the rota. I'm not particular.",
      'Whoever put my name on it eleven times. They had the pen in hand.',
    ],
  },
  {
    asked: [
      'What would help in the meantime?',
      'What could I do until then?',
      'Is there something small that I can do now?',
      'What would help you this week?',
      'How can I make the next nights easier?',
      'What can be done right away?',
    ],
    says: [
      'Take the phones off us between three and five. That alone.',
      'Come down one night at four. Bring bread, not a clipboard.',
    ],
  },
  {
    asked: [
      'What would change if the nights ended?',
      'What would you do better if you were rested?',
      'Would you be different with more sleep?',
      'If there were enough of you, what would be different for the trainees?',
      'What would the trainees get from it if you had fewer nights?',
    ],
    says: [
      "I'd have the two minutes for the corridor. That's the difference.",
      'I could let them do it slowly. Slow is how one learns it.',
    ],
  },
  {
    asked: [
      'Will you be satisfied if I tell you on Friday?',
      'When do you need an answer from me?',
      'By when do you need to know?',
      'Is it all right if you hear from me on Friday?',
      'May I let you know by the end of the week?',
      'Can I get back to you about the date?',
      'Will you give me two days for that?',
      'Can you wait until Friday for the date?',
    ],
    says: [
      "Friday I can live with. Soon, I can't.",
      "If it's Friday, and not the idea of Friday, yes.",
    ],
  },
  {
    asked: [
      'Should I come down one night?',
      'Would you mind if I came by at night?',
      'May I visit you on a night shift?',
      'Would you like me to see a night for myself?',
      'Shall I work a night with you?',
      "You'd let me come and sit with you one night, at four, with bread?",
      'Would you let me come and sit with you for a night?',
      'So I may come down one night and bring bread?',
    ],
    says: [
      'Come at four. Before that it looks easy.',
      "Please. You'd see in ten minutes what I can't say in an hour.",
    ],
  },
  {
    asked: [
      'What should be on paper by Friday?',
      'What do you want to have from me by Friday?',
      'What exactly should I bring you?',
      'What should I find out for you?',
      'What do you want to hear from me next?',
    ],
    says: [
      'One date and one name. When it ends, and who does Thursday.',
      'The rota for December, with somebody else in it.',
    ],
  },
]
