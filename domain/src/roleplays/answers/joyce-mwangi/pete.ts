import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Six years ago, in the words of those who were there. */
export const pete: WrittenAnswer[] = [
  {
    asked: [
      'What excuse did the supervisor have?',
      'How did the supervisor explain it afterwards?',
      'Did he explain why he kept quiet?',
      'What did the supervisor say for himself?',
      'Was there a reason why he kept his mouth shut?',
    ],
    says: [
      "He said he hadn't wanted to be that sort of boss. I've thought about that sentence a lot.",
      "That it was nearly Friday, and they were all such good lads. He couldn't look at me.",
    ],
    more: ['I let him finish. Then I asked for his pass, and neither of us looked up.'],
  },
  {
    asked: [
      'Was the belt not protected?',
      'Did the belt have a guard?',
      'Was there no emergency stop?',
      'Was the belt broken?',
      'How can a belt take off two fingers?',
    ],
    says: [
      'There was a guard, and it stood open. It slowed them down.',
      'It did what belts do. His hand was clearing a strap, and nobody had locked it off.',
    ],
    more: [
      "Now nothing starts while somebody's got the key in his pocket. I count the keys myself.",
    ],
  },
  {
    asked: [
      'What did Pete say in the hospital?',
      'What did you two talk about in hospital?',
      'How was it at his bedside?',
      'What was the first thing Pete said to you?',
      'Did he say anything when you visited him?',
    ],
    says: [
      'He asked whether the plane had gone out on time. I had to go and stand in the corridor.',
      "He said sorry, to me. That's when I made up the question.",
    ],
    more: [
      "I told him that everything had stopped for him. It hadn't, and I still don't like that I said it.",
    ],
  },
  {
    asked: [
      'Do you blame yourself for Pete?',
      'Do you feel responsible for what happened?',
      'Does it still weigh on you?',
      'Do you feel bad about Pete?',
      'Have you forgiven yourself?',
      'Do you regret anything about Pete?',
    ],
    says: [
      "Yes. Less than I did, and I don't want it gone altogether.",
      'A bit, every time a belt starts. It keeps me walking.',
    ],
    more: ["I'd hired all three of them, and I'd walked past that stand an hour before."],
  },
  {
    asked: [
      'Was Pete compensated?',
      'Did the insurance pay?',
      'How much did Pete get for his fingers?',
      'Did the company pay him something?',
      'Did anybody pay for the damage?',
    ],
    says: [
      'The insurance paid. He bought a small boat and called it Eight.',
      "He got some. Ask him what a finger costs, he'll tell you to the penny.",
    ],
  },
  {
    asked: [
      'Did Pete forgive his friend?',
      'Do Pete and his friend still talk?',
      'Are they on speaking terms?',
      'How are the two with each other today?',
      'Did the friendship survive?',
    ],
    says: [
      'They go fishing. They talk about fish.',
      'Yes. Pete was at his wedding, and waved with that hand on purpose.',
    ],
  },
  {
    asked: [
      'How did you find out that the supervisor had seen it?',
      'How do you know he saw it?',
      'Was it on camera?',
      'Who told you the truth about that day?',
      'How did it come out?',
    ],
    says: [
      'There was a camera on stand six. And then his friend told me the rest, at two in the morning.',
      'The friend told me, crying. The supervisor never did.',
    ],
  },
  {
    asked: [
      'Which fingers did Pete lose?',
      'Was it his right hand?',
      'What can he do with that hand today?',
      'Can he use that hand?',
      'Is his hand all right again?',
    ],
    says: [
      'The left, the two outer ones. He holds a cup, and a microphone.',
      "The left one. He says he's still got enough to point at people.",
    ],
  },
  {
    asked: [
      'Was the accident investigated?',
      'Did the inspectors come?',
      'Was there a report about it?',
      'Did you get into trouble over the accident?',
      'What did the inquiry find?',
    ],
    says: [
      'For four months. Forty pages, and page three would have done.',
      'They came, and they were right. An open guard, no lock, and a man who said nothing.',
    ],
    more: ["They asked who'd seen it. Five people had, and four of them said nothing for a week."],
  },
  {
    asked: [
      'Why were they rushing?',
      'What was the rush about?',
      'Was it the pressure of time?',
      'Why did the friend start the belt too early?',
      'Were they running late that day?',
    ],
    says: [
      'Twelve minutes behind, and a match on at six. That was all it was.',
      'They wanted to finish. Nobody had told them to hurry, and nobody told them not to.',
    ],
  },
  {
    asked: [
      'Do the new people know about Pete?',
      'Do you still tell that story on the ramp?',
      'Who tells the young ones about it?',
      'Does everybody here know what happened?',
      'Do people still talk about the accident?',
    ],
    says: [
      'All of them, and from Pete himself. He lets them count.',
      "They hear it on day three. After that I needn't say much about belts.",
    ],
  },
  {
    asked: [
      'Has it happened again since then?',
      'Was that the last serious accident?',
      'Has there been another one like it?',
      'Did anybody else get badly hurt after Pete?',
      'Have you had anything as bad again?',
    ],
    says: [
      'Nothing like it. One broken foot, two winters ago, from a trolley bar.',
      "No. It's been close twice, and both times somebody shouted.",
    ],
    more: ['I went to see both of those who shouted. One of them had been here for nine days.'],
  },
  {
    asked: [
      'How long was Pete off work?',
      'How long was he in hospital?',
      'When did Pete come back?',
      'Was it hard for him to come back?',
      'How did Pete take it?',
    ],
    says: [
      'A year. The first day back he stood in front of the belt for an hour, and I stood with him.',
      'Three weeks in hospital, a year at home. He came back before I dared to ask.',
    ],
  },
  {
    asked: [
      'Could I talk to Pete?',
      'Would I get to meet Pete?',
      'May I ask Pete about it myself?',
      'Would Pete mind being asked about it?',
      'Can I meet him one day?',
    ],
    says: [
      "On the belt day you will. He likes questions, and he's heard them all.",
      "He'd like that. Bring him a coffee and don't stare, or do, he doesn't mind.",
    ],
  },
  {
    asked: [
      'How did that accident change you?',
      'What did the accident do to you?',
      'How was it for you, the accident with Pete?',
      'Are you a different boss since then?',
      'What has it changed for you?',
    ],
    says: [
      'I walk more and sit less. And I ask people rude questions in interviews.',
      "I stopped wanting to be liked. It's quieter, and I sleep.",
    ],
  },
]
