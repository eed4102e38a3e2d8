import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What the hour is to him, who decides, and how far he would open the door. */
export const inThisRoom: WrittenAnswer[] = [
  {
    asked: [
      'Does this feel like an exam to you?',
      'Do you feel tested when you sit here?',
      'Do you feel that you have to pass something here?',
      'Is it like being examined?',
      'Do you feel judged in this room?',
      'Are you afraid to fail here?',
    ],
    says: [
      'A bit. Only that nobody gave me the book to learn from.',
      "Yes. For the tram I knew the right answers. Here I don't see the questions coming.",
    ],
  },
  {
    asked: [
      'What exactly should your manager not hear?',
      'Which things must not get to work?',
      'What would you not like to have in the papers at work?',
      'Is there something that Graham should not know?',
      'What would you want to keep from your manager?',
    ],
    says: [
      'The nights. He would hear that, and see another hole in the rota.',
      'Anything with a feeling in it. The rest he may have.',
    ],
  },
  {
    asked: [
      'Which tram did you take to come here?',
      'Which line brought you here?',
      'What colour was the tram you came with?',
      'Where did you get on today?',
      'How is it to sit in a tram as a passenger?',
    ],
    says: [
      'The yellow one, from Hillsborough. I brake along with my right foot.',
      'The yellow. I sat at the back and looked at my hands.',
    ],
  },
  {
    asked: [
      'Did occupational health believe you when you said that?',
      'Did the doctor there believe that you were fine?',
      'Do you think they believed you?',
      'Were they satisfied with your answer?',
      'What did the doctor make of it when you said you were okay?',
    ],
    says: [
      'She wrote it down. Then she wrote six sessions, so I suppose not.',
      'No. She smiled, and turned the page very slowly.',
    ],
  },
  {
    asked: [
      'What do you think the doctors see in you?',
      'What are they worried about, do you think?',
      'Why are they not convinced that you are well?',
      'What does occupational health want to be sure of?',
      'What are the doctors afraid of?',
      'Why do they not simply let you drive?',
    ],
    says: [
      'That I say fine too quickly. She had underlined it, I can read upside down.',
      "That one day I stand still with two hundred people behind me. I'd worry, too.",
    ],
    more: ["It's her job. I would look twice at me as well."],
  },
  {
    asked: [
      'Would you say so if you were not all right?',
      'Would you tell me if something was wrong?',
      'Would I hear it from you if you felt bad?',
      'If it got worse, would you let me know?',
      'Can I rely on you to tell me when it is not fine?',
    ],
    says: [
      'Not the first time. You would have to ask me twice.',
      "I'd tell you. Late, and in few words, but I'd tell you.",
    ],
  },
  {
    asked: [
      'Does it help you to know that I do not decide it?',
      'Is it easier to talk when the decision is not mine?',
      'Can you be more open now that you know who decides?',
      'Does it change something for you that the doctor signs and not me?',
      'Is it a relief that I am not the one who signs?',
    ],
    says: [
      "Easier. If you don't hold the pen, I needn't sit so straight.",
      'Easier, I think. But then I dressed up for the wrong person.',
    ],
  },
  {
    asked: [
      'Would you rather I asked only about that day?',
      'Should I keep to what happened at work?',
      'Would you prefer that we stay with the accident?',
      'Is it all right that I ask about other things, too?',
      'Do you mind that I ask about the rest of your life?',
    ],
    says: [
      'No, ask what you like. That day I know already.',
      'Other things are fine. I had a life before that Tuesday.',
    ],
  },
  {
    asked: [
      'Is it that you cannot say it, or that you do not want to?',
      'Do you not want to talk about it, or can you not?',
      'Are the words missing, or the will?',
      'Is it more not wanting or not knowing how?',
      'Why is it so hard to put into words?',
    ],
    says: [
      "I can't, I think. The sentence is there, and it has no door.",
      'A bit of both. I want to, and then I hear myself being polite.',
    ],
    more: ['Today one or two came out. I was surprised myself.'],
  },
  {
    asked: [
      'Would Albanian be easier for you?',
      'Would you rather speak in your mother tongue?',
      'Shall I get an interpreter?',
      'Could you say it better in Albanian?',
      'Is it hard for you to talk about this in English?',
      'In which language do you think about it?',
    ],
    says: [
      "No, thank you. In Albanian I've never said it either.",
      'English is better. In Albanian my mother would be in the room.',
    ],
    more: ["In English it's a bit as if it had happened to a colleague."],
  },
  {
    asked: [
      'Is today the first of the six?',
      'Is this our first time?',
      'Which session is this?',
      'How many sessions have you had so far?',
      'How many have you still got?',
      'Have you been here before?',
    ],
    says: [
      'The first, yes. So then there are five.',
      'This is number one. I have drawn six boxes in my calendar.',
    ],
  },
  {
    asked: [
      'Who decides in the end if you are fit?',
      'Who has the last word on it?',
      'Who makes the final decision?',
      'Who will see you when the six sessions are over?',
      'Do you know the person who decides?',
      'What do you think of the doctor who decides?',
    ],
    says: [
      'The doctor at occupational health. Young, friendly, with a list.',
      "She does, the doctor. I've met her once, for half an hour.",
    ],
  },
  {
    asked: [
      'What does it say on the form?',
      'What does the form look like?',
      'Do you have the form on you?',
      'Have you brought the form?',
      'How long is the form?',
      'Is there something on the form that I must fill in?',
    ],
    says: [
      'One page. Two boxes, fit and not fit, and nothing in between.',
      "I've got a copy in my coat. I only wanted you to see how small it is.",
    ],
    more: ["I looked for a third box. There's only a line for remarks."],
  },
  {
    asked: [
      'By when do you need the form?',
      'Is there a date for the decision?',
      'How long do you have for it?',
      'When will they decide about you?',
      'How soon would you like to be back on full shifts?',
    ],
    says: [
      'After the sixth Tuesday. In January, if nobody catches a cold.',
      'They said when the six are over. Graham says, sooner would be nice.',
    ],
  },
  {
    asked: [
      'What would the next day be like if you had the form?',
      'If it was signed today, what would you do tomorrow?',
      'What would change the day after the signature?',
      'Say that you have the signature, what then?',
      'Would all be well if the form was signed?',
    ],
    says: [
      "I'd get up at half past four and go through there twelve times. You see, I've counted.",
      "I'd ring Graham before I'm out of the door. And then, to be honest, I'd sit down.",
    ],
  },
  {
    asked: [
      'Shall I find out if they pay you for coming here?',
      'Do you want me to ask if this counts as work?',
      'Should this not be in your working hours?',
      'Would you like to be paid for these hours?',
      'Does it bother you that you come in your own time?',
    ],
    says: [
      "No, thank you. If it's my own time, it's my own talk.",
      "Leave it, please. What they pay for they'd like to read.",
    ],
  },
  {
    asked: [
      'Is that what you want yourself, or are you here because work sent you?',
      'Are you here because you want to be, or because you were sent?',
      'Do you want to be here yourself?',
      'Did you come because of work or because of yourself?',
      'Is this your own idea, to come here?',
    ],
    says: [
      'Both. The letter made the appointment, but I got on the bus myself.',
      'Work, at first. But nobody carried me up the stairs.',
    ],
  },
]
