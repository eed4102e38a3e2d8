import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What she thinks of the page, who the other five are, and what one would say to them in her place. */
export const ruthOfThePage: WrittenAnswer[] = [
  {
    asked: [
      'Is there a screen?',
      'Can I use the projector?',
      'Can I plug in my laptop?',
      'Where can I connect my computer?',
      'Does the projector work?',
      'Do you have a cable for the screen?',
    ],
    says: [
      "The projector's broken. Happily.",
      'There was a screen, and it fell on the vicar. Hold up the sheet.',
    ],
  },
  {
    asked: [
      'What did you think of my page?',
      'What did you think?',
      'What did you think when you read my paper?',
      'How did you find my paper?',
      'What was your opinion of the page?',
      'Did you like what you read?',
    ],
    says: [
      'It says community four times and running costs once.',
      "Short, which I like. It stops after the first year, which I don't.",
      "A good first line, with a number in it. That's why you're here.",
    ],
  },
  {
    asked: [
      'Which branch is yours?',
      'Which library do you go to?',
      'Where do you borrow your books?',
      'What is your own branch?',
      'Do you have a favourite branch?',
      'Which branch is your own local one?',
      "What's your local library?",
      'Which of the eleven do you use yourself?',
    ],
    says: [
      'The main library, by distance. The one by the station, by heart.',
      'In town, on Wednesdays. My favourite is by the station, and I try not to show it.',
    ],
  },
  {
    asked: [
      'Who are the other members?',
      'Who is on the committee?',
      'What does your committee look like?',
      'What are the other members like?',
      'What sort of people sit on the committee?',
      'Who are the other five?',
      'What do the members do for a living?',
    ],
    says: [
      'Two teachers, a builder, a solicitor and a retired nurse. And I.',
      'Five people who can add, and who would rather be at home. Two of them teach.',
      'The teachers smile, the builder counts, the solicitor worries. The nurse listens.',
    ],
  },
  {
    asked: [
      'What would you say to them in my place?',
      'Do you have a tip for me?',
      'What would persuade them?',
      'What do I have to say to get them on our side?',
      'How do I win the others over?',
      'What would make it easy for them to say yes?',
      'What would you do in my place?',
      'How should I put it to them?',
    ],
    says: [
      'Say the amount, say the stop, and sit down.',
      "Begin with Thornley. They've all been there.",
      "Give them one number each. And sit down while it's still quiet.",
    ],
  },
  {
    asked: [
      'What would you say is the strongest argument for us?',
      "What's our best argument?",
      "What's the strongest point?",
      'What speaks for us the most?',
      'Which of our reasons is the best one?',
    ],
    says: [
      "The buildings are paid for, and they're dark. Begin with that.",
      'That a person with a job has no library. Say it with a number.',
    ],
  },
  {
    asked: [
      'Did anything surprise you tonight?',
      'Was there something you did not expect?',
      'What was new to you in what I said?',
      'Have I told you anything you did not know?',
      'What will you remember of this?',
    ],
    says: [
      'That you knew when to stop. People with doors seldom do.',
      'The people, a little. I had only thought about the stairs.',
    ],
  },
  {
    asked: [
      'How would you describe my plan to somebody?',
      'What will you tell your husband about it?',
      'How would you sum it up?',
      'What would you say it is, in your own words?',
      'How would you explain it to your family?',
    ],
    says: [
      "Four libraries that stay open when everyone has gone home. He'll ask who locks up.",
      'A key for people who work. With a few questions that I have not had answered.',
    ],
  },
  {
    asked: [
      'Why is one of them against anything after eight?',
      'What does he have against the evening?',
      'Why does that member dislike late hours?',
      'What is the reason for his being against it?',
      'Who is the one who is against late opening?',
    ],
    says: [
      "The solicitor lives beside the chemist's, and he hears doors.",
      'He goes to bed at nine, our solicitor. He thinks that the law does, too.',
    ],
  },
  {
    asked: [
      'What is in it for you?',
      'What do you get out of it yourself?',
      'Do you gain anything from a yes?',
      'What would you personally have from it?',
      'Why should you want this to work?',
    ],
    says: [
      'A paper that I need not sign. And once, I hope, a light in a window.',
      'A Wednesday on which I look into a room and somebody is in it.',
    ],
  },
  {
    asked: [
      'What had you expected?',
      'What did you think I would say?',
      'Did you expect something worse?',
      'What were your expectations of tonight?',
      'Had you imagined it differently?',
    ],
    says: [
      'Community, and eight photographs. You came with a number.',
      'Somebody who sells doors. You seem to have met the people, too.',
    ],
  },
  {
    asked: [
      'Why has nobody mended the heater?',
      'Is the heater at Thornley safe?',
      'What is the matter with the heater?',
      'What would a new heater cost?',
      'Why does the heater smell?',
    ],
    says: [
      "It's safe, it was tested in the spring. It smells of dust and nineteen sixty.",
      "A new one is four thousand. One doesn't buy that for a branch with a paper against it.",
    ],
  },
  {
    asked: [
      'Do you ever disagree in the committee?',
      'Do the six of you quarrel?',
      'How do you get on with each other?',
      'Is the committee often divided?',
      'Are there arguments in here?',
    ],
    says: [
      'Every time, and politely. The builder and I have shared a pencil for years.',
      'Often. We agree on biscuits and on roofs.',
    ],
  },
]
