import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What one asks next, when he has answered. */
export const askedOn: WrittenAnswer[] = [
  {
    asked: [
      'Why was it the worst that she said it was okay?',
      'What was so bad about her saying it was okay?',
      'What did it do to you that Era comforted you?',
      'How was it for you that she forgave you so quickly?',
      'Did you believe her when she said it was okay?',
      'Why does a child say that to her father?',
    ],
    says: [
      "Because that's my sentence. I say okay when it's not, and now she can do it.",
      'A child of eight makes it easy for me. It should be the other way round.',
    ],
  },
  {
    asked: [
      'What would you like the boy to answer?',
      'What do you hope that he remembers?',
      'Would it help you if he remembered it?',
      'What if he has forgotten you?',
      'What would you need to hear from the boy?',
      'Would you like him to say sorry?',
    ],
    says: [
      'That he looks up now. Sorry he can keep.',
      "That he had one bad night. Only one. Then I wouldn't be the only one.",
    ],
  },
  {
    asked: [
      'What were you like at fifteen?',
      'Did you do stupid things at fifteen?',
      'Would you have laughed too, at his age?',
      'How would you have reacted at his age?',
      'Were you careful as a boy?',
    ],
    says: [
      'At fifteen I hung on the back of the bus. My father drove it.',
      "I'd have laughed as well. And then not eaten my dinner.",
    ],
  },
  {
    asked: [
      'Were you on sick leave in those three weeks?',
      'Who signed you off?',
      'Were you paid during the three weeks?',
      'Did you get a sick note?',
      'Did you have to take holiday for it?',
    ],
    says: [
      "A sick note, from the doctor. It said stress. I folded it so that one couldn't read it.",
      'Off sick, with pay. Eleven years, and they were my first weeks.',
    ],
  },
  {
    asked: [
      'Did it help you to cry?',
      'How did you feel after you had cried?',
      'Was it good to cry?',
      'Did anybody see it when you cried?',
      'What made you cry?',
    ],
    says: [
      'For an hour it was lighter. Then it was Monday.',
      'I think so. I used up all the hot water, they complained.',
    ],
  },
  {
    asked: [
      'Which colour did you paint the stairs?',
      'Why did you paint the stairs twice?',
      'Are the stairs finished now?',
      'What did Teuta say about the stairs?',
      'What will you paint next?',
    ],
    says: [
      'White, and then a warmer white. Nobody has seen the difference.',
      "They are finished. I'm a bit sorry that they are.",
    ],
  },
  {
    asked: [
      'Why did you tell her it was only for the form?',
      'Why does she not know what this is about?',
      'Why did you not tell her the real reason?',
      'What would she think if she knew why you come?',
      'Is it easier to say it is for the form?',
    ],
    says: [
      'A form is a thing that every family has. This, we never had.',
      "If it's for the form, she irons a shirt. If it's for me, she sits down.",
    ],
  },
  {
    asked: [
      'What do you feel when the first tram passes?',
      'What is it about the first tram?',
      'Why do you wait for the first tram?',
      'What does the first tram mean to you?',
      'Who drives the first tram?',
      'What do you see from the window at night?',
    ],
    says: [
      'That somebody else has begun. Then the night is over, officially.',
      'It has light in it and nobody inside. I like it then. It can do no harm.',
    ],
  },
  {
    asked: [
      'Do you expect it to happen again?',
      'How likely is it that it happens again?',
      'Do you think that there will be a next time?',
      'Does every driver have a second one?',
      'Do you wait for the next one?',
    ],
    says: [
      "There's always a next one. Six times a shift I think, now.",
      'Steve says lightning and the same tree. But I come past the tree every day.',
    ],
  },
  {
    asked: [
      'What would make the number smaller?',
      'What would have to happen to get it down a little?',
      'What keeps the number from being higher?',
      'Why not a ten?',
      'How could it go down by one point?',
      'What would be different at a lower number?',
    ],
    says: [
      "A week on another line, perhaps. But there's no other line.",
      'If somebody stood on the platform that I know. Only stood there.',
    ],
  },
  {
    asked: [
      'Why do you walk round the square?',
      'What would happen if you crossed the square?',
      'What do you think would happen if you did not go round?',
      'Have you tried to walk across it?',
      'Could you cross it with somebody at your side?',
    ],
    says: [
      "Nothing would happen. That's what makes it so silly.",
      "I'd stand where he stood, and see how big it is when it comes.",
    ],
  },
  {
    asked: [
      'What do you talk about at home?',
      'What are your conversations at home about?',
      'What do you and Teuta talk about?',
      'What is talked about at your table?',
      'What do you talk about with the girls?',
    ],
    says: [
      'Who needs the bathroom, who needs money, what there is for dinner.',
      'School, shoes, the rota. All the things that one can write on the fridge.',
    ],
  },
]
