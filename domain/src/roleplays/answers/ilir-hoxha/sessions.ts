import type { WrittenAnswer } from '../../../graph/plan.ts'

/** This room, the six sessions and the form. */
export const sessions: WrittenAnswer[] = [
  {
    tells: 'situation-3',
    asked: [
      'Who sent you here?',
      'Whose idea was it that you come?',
      'Why are you here?',
      'What brings you here?',
      'How many sessions do you have?',
      'What did occupational health tell you?',
    ],
  },
  {
    asked: [
      'How is that for you, sitting here?',
      "What's it like to be sent here?",
      'How do you feel about being here?',
      'How are you feeling about being here?',
      'How is it to sit in this room?',
      'Is it hard for you to be here?',
      'Are you nervous about being here?',
      'How do you feel about coming here?',
    ],
    says: [
      "It's okay. They said I should come, so I came.",
      "Strange. I don't usually sit and talk in the afternoon.",
      "I don't know yet. The chair is good.",
    ],
  },
  {
    asked: [
      'Did you find us all right?',
      'How was the trip?',
      'How did you get here?',
      'Did you find the parking okay?',
      'Did you have a good journey?',
      'Did you come by tram?',
      'Is it far from where you live?',
      'How long did it take you to get here?',
    ],
    says: [
      'By tram. Twenty minutes. I know the driver.',
      'I came by tram. It was late, would you believe it.',
      'It was easy. I sat at the back, that was new.',
    ],
  },
  {
    asked: [
      'Would you like a glass of water?',
      'Can I get you a coffee?',
      'Would you like some tea?',
      'Do you want something to drink before we start?',
    ],
    says: ['Water, please. Thank you.', "Thank you, I'm all right.", "A water. You're very kind."],
  },
  {
    asked: [
      'Are you sitting comfortably?',
      'Is that chair all right for you?',
      'Is it warm enough?',
      'Shall I open the window?',
      'Is the room okay for you?',
    ],
    says: ["It's fine, thank you.", "Very comfortable. I'm used to a hard seat.", 'Yes, all good.'],
  },
  {
    asked: [
      'Do you know how this works?',
      'Have you ever been in therapy before?',
      'Have you talked to a counsellor before?',
      'Is this your first time with a therapist?',
      'Do you have experience with counselling?',
      'What do you know about therapy?',
    ],
    says: [
      "No. I've never done this.",
      'Only from films. Do I have to lie down?',
      'The first time. In my family nobody has done that.',
    ],
  },
  {
    asked: [
      'What do you expect from me?',
      'What do you imagine happens here?',
      'How could I help you?',
      'What do you need from me?',
      'What can I do for you?',
      'How can I help you?',
      'How can I help?',
      'What can I do to help?',
      'What did you expect when you came in here?',
    ],
    says: [
      "To be honest, a signature. And that you don't make it bigger than it is.",
      "I don't know. You ask, and I try to answer.",
      'That you tell them I can drive.',
    ],
  },
  {
    tells: 'goal-1',
    asked: [
      'What would you like to get out of our sessions?',
      "What's the most important thing for you in these six weeks?",
      'What is your goal here?',
      'What do you want from this?',
      'What would be a good outcome for you?',
      'What are you hoping for?',
      'What do you want, for yourself?',
      'What would you like to have at the end of the six sessions?',
      'What is most important to you here?',
      'What about the form?',
      'Which form is that?',
      'What would have to happen for this to be worthwhile?',
    ],
  },
  {
    tells: 'goal-2',
    asked: [
      'What should I not do?',
      "Is there anything you don't want to hear here?",
      'What would not be helpful?',
      'What has not helped?',
      'What do people say to you that does not help?',
      'Is there something that would put you off?',
      'What do the others advise you?',
    ],
  },
  {
    tells: 'goal-3',
    asked: [
      'If you had one wish, what would it be?',
      'What would you wish for?',
      'What would you like to be different?',
      'What would be a first sign that it is better?',
      'What do you want besides the form?',
      'What would make your life easier?',
      'What would you like from these six sessions, for yourself, apart from the form?',
      'Apart from the form, what would you like for yourself?',
      'Leaving the form aside, what do you want from our sessions?',
      'What would you like from me apart from the signature?',
    ],
  },
  {
    asked: [
      'What would it mean to you to drive full shifts again?',
      'Why is it important to be fit for full shifts?',
      'What does the form mean to you?',
      'Why do you want to go back to full shifts?',
      'What would full shifts give you?',
    ],
    says: [
      "That I'm all right again. And six hundred a month.",
      "That it's over. On paper, at least.",
      "Then I'm a driver again. At the moment I'm half a one.",
    ],
  },
  {
    asked: [
      'What would be different at home?',
      'What would change at home if you were back on full shifts?',
      'What would your family notice if it was better?',
      'What would your wife notice first?',
      'How would your girls see that you are better?',
    ],
    says: [
      "We'd have the money. And it would be louder again, I think.",
      "I'd whistle. Teuta would notice that.",
      'That I sit with them at the table until the end.',
    ],
  },
  {
    asked: [
      'What would be different if you slept well?',
      'What would you do with a good night of sleep?',
      'How would a whole night change things?',
      'What would it be like to sleep through?',
    ],
    says: [
      "I'd have patience. I used to have a lot of it.",
      "I'd be myself again, I think. It sounds big for a bit of sleep.",
      "Everything's smaller when you've slept.",
    ],
  },
  {
    asked: [
      'What if they say you are not fit?',
      'What happens if the form is not signed?',
      "What if you can't drive full shifts again?",
      'What happens if nothing changes?',
      'What will happen if it stays like this?',
    ],
    says: [
      "Then I clean trams, or I sit in an office. I'm not made for that.",
      "I don't think about that. I've driven for eleven years.",
      'Then I have to tell them at home. I would rather not.',
    ],
  },
  {
    asked: [
      'Are you ready to drive full shifts?',
      'Do you think you are fit?',
      'Do you feel fit to drive?',
      'Is it safe for you to drive?',
      'Do you think you could manage full shifts?',
    ],
    says: [
      'I drive as I always did. Nobody has complained.',
      'I think so. Yes. Mostly.',
      'I would not drive if I thought it was dangerous. I have children.',
    ],
  },

  {
    asked: [
      'What would you like to talk about today?',
      'Where would you like to begin?',
      'What shall we talk about?',
      'Where do you want to start?',
    ],
    says: [
      'The form, if I can choose.',
      "You decide. I'm not used to choosing the line.",
      "I don't know. Ask me something easy first.",
    ],
  },
  {
    asked: [
      'What have they told you about me?',
      'Do you know who I am?',
      'What do you know about me?',
    ],
    says: [
      "That you listen to drivers. And that you've got the form.",
      'Nothing. A name and a room number.',
    ],
  },
  {
    asked: [
      "How would you know that you're better?",
      'How would you notice that it is better?',
      'What would tell you that you are well again?',
    ],
    says: [
      "When I come round that corner, and it's only a corner.",
      'If I sleep, and nobody has to whisper.',
    ],
  },
  {
    asked: [
      "What do you think I'll write?",
      'What do you think I will write in the report?',
      'Are you worried about what I write?',
      'Can I tell occupational health about the sleep?',
      'May I put that in the report?',
    ],
    says: [
      "I hope: fit. I'd rather not have the nights in there.",
      "Only that I come, and that I'm on time. Please.",
    ],
  },
]
