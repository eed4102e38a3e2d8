import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What whoever starts here would live through: the belt day, the winter, the first weeks, and who was there before. */
export const firstWeeks: WrittenAnswer[] = [
  {
    asked: [
      'What happens on the belt day?',
      'What is a belt day?',
      'What exactly is the belt day?',
      'What do you do on the belt day?',
      'What is the belt day about?',
      'Tell me about the belt day.',
    ],
    says: [
      'Half a day on a dead belt. You find all the stops with your eyes shut, and then Pete shows you his hand.',
      "You and a belt that's locked off. Every stop, every gap. At the end Pete talks, ten minutes.",
    ],
  },
  {
    asked: [
      'How long does the belt day last?',
      'Who takes part in the belt day?',
      'How long does the belt day last and who takes part?',
      'How many people are on the belt day?',
      'Is the belt day for everybody?',
      'How long does it last and who takes part?',
    ],
    says: [
      'A morning. The new ones, one lead, and Pete.',
      'Four hours, six people at most. More than that and somebody stands at the back.',
    ],
  },
  {
    asked: [
      'What happened with the two who left?',
      'What happened to the two who left?',
      'Why did the two leave?',
      'Why did the last ones leave?',
      'What became of the people before me?',
      'Why did the others leave?',
    ],
    tells: 'background-5',
  },
  {
    asked: [
      "What's the hardest part of the job in winter?",
      'What is hardest in winter?',
      'How is the work in winter?',
      'What is the winter like here?',
      'What makes winter so hard?',
      'What should I know about the winter here?',
    ],
    says: [
      'De-icing at three in the morning. Everybody is cold, so everybody hurries, and I want nobody to hurry.',
      'The wind. And that the belts are slow when it freezes, and people help them with their hands.',
    ],
  },
  {
    asked: [
      'How many of them are new?',
      'How many of the team are new?',
      'How many new people are there?',
      'How many people have you taken on this year?',
      'How experienced is the team?',
      'How long have most of them been here?',
    ],
    says: [
      'Of your twenty-four, five came this year. The others know each other too well.',
      'Five new ones since spring. Three are good, two will be.',
    ],
  },
  {
    asked: [
      "How would you notice that I'm doing well?",
      'How would you see that I do it well?',
      'How do you notice that somebody does well?',
      'What tells you that a supervisor is good?',
      'By what would you judge me?',
      'How will you know that I was the right one?',
    ],
    says: [
      'If they ask to be on your shift, and the accident book stays empty.',
      "When I stop getting calls from your shift. Then I'll know.",
    ],
  },
  {
    asked: [
      "I've never led more than six people, is that a problem?",
      'Is it a problem that I have never led so many?',
      'Would you mind that I have only led six people?',
      'Is my experience enough for twenty-four people?',
      'I have never led a big team, is that a problem for you?',
    ],
    says: [
      "Not if you say it now. I'm with you the first two weeks, and nobody has twenty-four on day one.",
      'Six or twenty-four, you stop them one at a time. Can you do that?',
    ],
  },
  {
    asked: [
      'Would a day on the ramp be possible?',
      'Could I come for a trial day?',
      'Could I spend a day on the ramp?',
      'Would it be possible to come and see the ramp?',
      'Would a day on the ramp next week be possible?',
    ],
    says: [
      "I like that you ask. You need a visitor's pass for it, I'll tell you when I call.",
      'Yes. Half a day, in a vest, behind the line. Let me ask security for the pass.',
    ],
  },
  {
    asked: [
      'Who would show me round?',
      'Who would I be with in the first days?',
      'Who takes care of new people?',
      'Who would be my contact in the first weeks?',
      'Who would I spend the first days with?',
      'Whom do I go with in my first days?',
      "Who'd be beside me at the start?",
    ],
    says: [
      'Me. Two weeks, every shift. After that you hear me on the radio.',
      'You get me first, and then Anil from crew two. He says less and sees more.',
    ],
  },
  {
    asked: [
      'What do people usually underestimate about this job?',
      'What surprises new people most?',
      'What do new supervisors get wrong?',
      'What is the typical mistake of a new supervisor?',
    ],
    says: [
      'They want to be liked by the first Friday. It takes until the second winter.',
      "They help load. It's kind, and then nobody's looking.",
    ],
  },
  {
    asked: [
      'What equipment do you use?',
      'Which equipment do you have on the ramp?',
      'What machines would I work with?',
      'Is the equipment new?',
      'How old is your equipment?',
      'How old are the machines you have here?',
      'Is the equipment old?',
      'What state is the equipment in?',
    ],
    says: [
      'Belts, tugs, two pushbacks, one loader that everybody hates. I want a new one, too.',
      'Some new, some older than you. The old ones have better brakes.',
    ],
  },
  {
    asked: [
      'How do you handle delays?',
      'What happens when a turnaround runs late?',
      'What do you do when the airline pushes?',
    ],
    says: [
      "They ring me, and I say no. That's my part. Yours is that nobody runs.",
      "Late is a form. An accident's a hospital. I like forms.",
    ],
  },
  {
    asked: [
      'How do the shifts hand over to each other?',
      'How does the handover work?',
      'What does a handover look like here?',
      'How do you hand over between shifts?',
      'Is there a handover between the shifts?',
    ],
    says: [
      "Ten minutes at the board, and most of it's mumbling. I'd like you to change that.",
      "Badly. They mumble. You'd ask one thing, whom did you stop, and wait.",
    ],
  },
  {
    asked: [
      'What would my first day look like?',
      'What happens on the first day?',
      'How does the first day go?',
      'What would I do on day one?',
      'How would my first week look?',
      'What does the first week look like if you hire me?',
      'How do the first days go for somebody new?',
    ],
    says: [
      'A pass, boots, and then you walk behind me and say nothing. You may take notes.',
      'Day one is walking. The belt day comes on day three.',
    ],
  },
  {
    asked: [
      'How do you keep people in the job?',
      'What do you do so that people stay?',
      'What have you changed so that people stay?',
      'How do you stop people from leaving?',
      'What do you do against the turnover?',
    ],
    says: [
      "I ask about the hours before I hire, and I stick to the rota. It's not much, and it's new.",
      'Breakfast at six, on me, for the early ones. And I ask what they would change.',
    ],
  },
  {
    asked: [
      'Do you still go out on the ramp yourself?',
      'How often are you on the ramp?',
      'When were you last out there?',
    ],
    says: [
      'Every morning, before my coffee. They tell me more out there than in here.',
      'At five today. I still lift one bag a day, so that my back remembers.',
    ],
  },
  {
    asked: [
      'What would the crew want from a supervisor?',
      'What does the crew hope for?',
      'What do they expect of the new one?',
      'What does the team need most?',
    ],
    says: [
      "Somebody who's the same at three in the morning as at ten.",
      "Somebody who says stop before it's too late, and thanks after. In that order.",
    ],
  },
  {
    asked: [
      'If you were in my place, what would you do in the first week?',
      'What would you do in my first week?',
      'What should I do first if I get the job?',
      'What would you advise me for the first week?',
      'What would you begin with in my place?',
    ],
    says: [
      'Work every shift once, and on the night one listen more than you talk.',
      'Learn the names, and load a hold with them. The rest can wait.',
    ],
  },
]
