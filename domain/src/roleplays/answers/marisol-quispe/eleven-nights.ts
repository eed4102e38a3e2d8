import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The extra nights in figures, who left, and why she did not refuse. */
export const elevenNights: WrittenAnswer[] = [
  {
    asked: [
      'How many nights do you normally do?',
      'How many nights are in your contract?',
      "What's a normal month for you?",
      'How many of the nights are your own?',
      'How many nights would be normal?',
      'What would your usual share be?',
    ],
    says: [
      'Nine a month, on paper. I remember nine.',
      "Nine. It's what I signed, and I'd gladly do nine.",
    ],
  },
  {
    asked: [
      'How many nights is that all together?',
      'How many nights in total since August?',
      'And with your own nights, how many does that make?',
      'What does that add up to since the summer?',
      'How many nights have you spent here this autumn?',
    ],
    says: [
      "Forty-two, with last night. There's a list on my fridge.",
      'Thirty-one of mine and the eleven. Count the owls.',
    ],
  },
  {
    asked: [
      "Why didn't you say no?",
      'Why did you say yes to them?',
      'Why did you agree every time?',
      'Could you have refused?',
      'Why not just say no?',
      'Have you ever refused a night?',
      'Why did you put up with it?',
      'What would happen if you said no?',
    ],
    says: [
      'If I say no, a trainee is alone at the bench. Could you sleep then?',
      "The blood is needed whether I'm tired or not. That's how they get you.",
    ],
    more: ['And I was proud of it, in August. That lasts about four nights.'],
  },
  {
    asked: [
      'Who were the two who left?',
      'Who left the team?',
      'Why did the two leave?',
      'Where did the two go?',
      'What became of the two who used to be here?',
      'Why did those posts become free?',
      'Do you miss the two who left?',
    ],
    says: [
      'Priya had her baby. Colm went to a private lab, where nobody bleeds at night.',
      'Colm left for money and sleep, Priya for a daughter. I understand both.',
    ],
    more: ['Colm and I did nine years of nights. He made the tea and I complained about it.'],
  },
  {
    asked: [
      'Are the posts advertised?',
      'Is anybody looking for new people?',
      'Has anybody applied for the posts?',
      'Are there any candidates?',
      'What is being done about the vacancies?',
      'Why has nobody been hired yet?',
    ],
    says: [
      "One advert, in August. It said days. Nobody mentioned that it's nights.",
      'One came to look, at noon. I was asleep, so nobody showed her the bench.',
    ],
  },
  {
    asked: [
      'Which nights were the extra ones?',
      'Were the extra nights all in a row?',
      'When was the last extra night?',
      'How were the extra nights spread?',
      'Was it one every week?',
      'How often did you get an extra night?',
    ],
    says: [
      'Two in August, then nearly one a week. Last week, two.',
      "Mostly Thursdays. That's my choir, so I noticed.",
    ],
  },
  {
    asked: [
      'How much notice did you get?',
      'How did you learn of the extra nights?',
      'When did they tell you that you were on?',
      'Did they ring you at home?',
      'How short was the notice?',
    ],
    says: [
      'A day. Once, three hours. I had my concert shoes on.',
      'By text message. With a smiling face at the end.',
    ],
  },
  {
    asked: [
      'What have you had to give up for them?',
      'What have the nights cost you?',
      'What did you miss because of the nights?',
    ],
    says: [
      'Four rehearsals and a flight to Peru. My mother had bought a chicken.',
      'My October flight. And every Thursday that I had.',
    ],
  },
  {
    asked: [
      'Would you rather have money or time for them?',
      'Do you want the hours back?',
      'Could you take the extra hours off later?',
      'Should you get days off in return?',
      'Would time off in lieu be fair?',
    ],
    says: [
      'Time. Five days together, and nobody rings.',
      'The money came. I want the sleep back, in one piece.',
    ],
  },
  {
    asked: [
      'Is it the nights that made you like that?',
      'Do you think the nights have to do with Tuesday?',
      'Is there a link between the nights and Tuesday?',
      'How much of Tuesday was the nights?',
      'Would Tuesday have happened without the extra nights?',
      'Do you put it down to the nights?',
      "Doesn't the tiredness play a part?",
      'Did being so tired play a part in it?',
      "Don't you think that the tiredness has something to do with it?",
      'Is the tiredness part of why it came out like that?',
    ],
    says: [
      'Half of it, perhaps. The other half is mine, and I know that.',
      'They loaded it. I said it. Put both down.',
    ],
  },
  {
    asked: [
      'Does your family mind all the nights?',
      'What does your mother say to all the nights?',
      'What does your mother think of your work?',
      'Does anybody at home complain?',
      'Is your mother worried about you?',
    ],
    says: [
      'My mother prays against the rota. By name.',
      'She says come home, there are nights here as well.',
    ],
  },
]
