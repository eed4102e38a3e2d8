import type { WrittenAnswer } from '../../graph/plan.ts'

/** What people ask each other beside it. */
export const ruthOfHerself: WrittenAnswer[] = [
  {
    asked: [
      'Did you have far to come?',
      'Did you come on foot?',
      'How did you get here?',
      'Did you come far today?',
      'Was there a lot of traffic?',
      'How was your journey?',
    ],
    says: [
      'Twenty minutes on foot. You have ten. What do you want?',
      'On foot, along the number six. The bus is never late, unlike this committee.',
      "I walked. It's how I go over the papers.",
    ],
  },
  {
    asked: [
      'How is the meeting going?',
      "How's your evening been so far?",
      'Did you have a nice day?',
      'How was your day?',
      'Has it been a long day?',
      'Are you tired?',
      'How were the other items?',
    ],
    says: [
      'Drains, a fence and a boiler. You can only be better.',
      'Long. We spent half an hour on a boiler.',
      "I've sat through worse. Item two was a fence.",
    ],
  },
  {
    asked: [
      'Who are you exactly?',
      'Who am I talking to?',
      "What's your role?",
      'What do you do as chair?',
    ],
    says: [
      'I chair finance. Nine years. I say no for a living, unpaid.',
      'Chair, for nine years now. I keep the sums and the clock.',
    ],
  },
  {
    tells: 'background-1',
    asked: ['How old are you?', 'What age are you?', 'May I ask your age?'],
  },
  {
    tells: 'background-1.2',
    asked: [
      'What did you do before?',
      'What was your job?',
      'What was your job before?',
      'What did you do for a living?',
      "What's your background?",
      'How come you are so quick with numbers?',
      'Were you an accountant?',
    ],
  },
  {
    tells: 'background-2',
    asked: [
      'Do you like libraries?',
      'What do libraries mean to you?',
      'Where are you from?',
      'Where did you grow up?',
      'What made you join this committee?',
      'How did you end up here?',
      'Why do you do this?',
      'How did you learn English?',
      'Why do you care about libraries?',
      'Why does this matter to you personally?',
      'Why is it important to you?',
      'Why did you join a library trust?',
      'When did you come to England?',
      'Did you go to the library as a child?',
    ],
  },
  {
    tells: 'background-2.2',
    asked: [
      'Who was the librarian?',
      'Do you remember the librarian?',
      'What was her name?',
      'Who taught you to read?',
      'Who was Mrs Pettifer?',
      'Did she ever let you stay late?',
    ],
  },
  {
    asked: [
      'What was it like there as a child?',
      'What was the library like back then?',
      'How was it for you, new in the country?',
      'Was it hard to come here as a child?',
      'What do you remember of that library?',
    ],
    says: [
      'Warm. That was the main thing. And nobody asked me where I was from.',
      "A radiator, a green lamp, and a shelf I wasn't tall enough for.",
      'I had no words and a great many books. It evened out.',
    ],
  },
  {
    asked: [
      'What do you like to read?',
      'Do you like books?',
      'What are you reading at the moment?',
      "What's your favourite book?",
      'Do you read a lot?',
    ],
    says: [
      'Detective stories. I like it when it adds up.',
      "Middlemarch, again. There's a will in it, and it's badly drafted.",
      "Whatever the main library has under returns. It's a good method.",
    ],
  },
  {
    asked: ['Do you have children?', 'Do you have a family?', 'Do you have grandchildren?'],
    says: [
      'Two sons and four grandchildren. One of them thinks libraries are for the wifi.',
      'Yes, and they say I interrupt. What was your number again?',
    ],
  },
  {
    asked: [
      'What do you do at the weekend?',
      'What do you do in your free time?',
      'Do you have any hobbies?',
      'What do you do for fun?',
    ],
    says: [
      "I swim, I read, and I check other people's bills.",
      'I swim in the mornings. Nobody can present to you under water.',
    ],
  },
  {
    asked: ['Do you live near here?', 'Where do you live?', 'Do you live in Thornley?'],
    says: [
      'Near the main library. I pass the printer room on Wednesdays.',
      "In town. Thornley's four miles out, and the bus goes once an hour.",
      'In town, a walk away from here.',
    ],
  },
  {
    asked: ['Were you good at it?', 'Were you good at your job?'],
    says: [
      'They kept me for thirty-five years. And I was rarely surprised.',
      "Yes. One isn't modest about sums.",
    ],
  },
  {
    asked: [
      'Is she still alive?',
      'Is Mrs Pettifer still alive?',
      'What became of Mrs Pettifer?',
      'Did you ever see the librarian again?',
    ],
    says: [
      "She'd be a hundred and twelve. I went to the funeral, and so did half the town.",
      "No. There's a bench with her name on it, and it wobbles.",
    ],
  },
  {
    asked: [
      "Do you think I'm too young for this?",
      'Am I too young?',
      'Do you think I can do this?',
      "Do you think I'm the right person?",
    ],
    says: [
      'I was twenty-two when I told a bank it was bankrupt. Go on.',
      "Figures don't ask how old you are. Nor do I.",
    ],
  },
  {
    asked: [
      'Were you a big reader as a child?',
      'What did you read as a child?',
      'What was your favourite book as a girl?',
    ],
    says: [
      'Everything up to the green shelf. Twice.',
      'Whatever the librarian put in my bag. She never asked.',
    ],
  },
  {
    asked: [
      'Is Thornley far?',
      'How far is Thornley?',
      'Where is Thornley?',
      'How does one get to Thornley?',
    ],
    says: [
      'Four miles, and a bus an hour. Which is why the branch matters.',
      'Four miles. It feels longer in November.',
    ],
  },
  {
    asked: ['Did you like school?', 'Were you good at school?', 'Were you good at maths?'],
    says: [
      'Arithmetic needs no English. So, yes, from the first day.',
      'I liked sums. They came out the same in both languages.',
    ],
  },
  {
    asked: ['Do you use computers?', 'Are you good with computers?', 'Do you have a smartphone?'],
    says: [
      "For sums. The pencil's quicker up to a million.",
      "I do, and I don't tell it anything.",
    ],
  },
]
