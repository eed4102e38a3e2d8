import type { WrittenAnswer } from '../../graph/plan.ts'

/** The evening itself, how to reach her, and what people ask each other beside it. */
export const ruthOfHerself: WrittenAnswer[] = [
  {
    asked: [
      'Can I show you some photos?',
      'May I show you some slides?',
      'Shall I show you a short film?',
      'Would you like to see some pictures?',
      'Is it okay if I use slides?',
      'Can I use the projector?',
      'Can I plug in my laptop?',
      'Is there a screen?',
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
      'What did you think?',
      'What did you think of my page?',
      'What did you think when you read my paper?',
      'Did my email arrive?',
    ],
    says: [
      'Twice. The second time with a pencil.',
      'I have. It says community four times and running costs once.',
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
      'After ten. Before that I swim.',
      'Call the clerk at nine, or me after ten.',
      "Tomorrow after ten. I'll know more than I may say.",
    ],
  },
  {
    asked: [
      'How can I reach you?',
      "What's your email address?",
      "What's your phone number?",
      'Do you have a card?',
      'Who is the clerk?',
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
      'Clear enough. What does it cost?',
      'I had it the first time. Go on.',
    ],
  },
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
      "The number six bus. It's never late, unlike this committee.",
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
      'Three items, two of them drains. You can only be better.',
      'Long. We spent half an hour on a boiler.',
      "I've sat through worse. Item two was a fence.",
    ],
  },
  {
    asked: [
      'May I sit down?',
      'Shall I stand or sit?',
      'Where should I stand?',
      'Do I stand here?',
      'Where should I sit?',
      'Can I get some water?',
      'Would you like a coffee?',
      'Can I get you anything?',
    ],
    says: [
      'Sit, stand, as you like. Only begin.',
      "There's water by the window. Nothing for me.",
      'Wherever you can see a clock.',
    ],
  },
  {
    asked: [
      'Who are you exactly?',
      'Who am I talking to?',
      'What does the finance committee do?',
      "What's your role?",
      'What do you do as chair?',
      'How long have you chaired the committee?',
      'How long have you been on the committee?',
    ],
    says: [
      'I chair finance. Nine years. I say no for a living, unpaid.',
      'Chair, for nine years now. I keep the sums and the clock.',
      'I see to it that we can pay for what we vote for.',
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
      'What does an actuary do?',
    ],
  },
  {
    tells: 'background-2',
    asked: [
      'Do you use the library yourself?',
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
      'Which library was it?',
      'Who was Mrs Pettifer?',
      'Did she ever let you stay late?',
      'What was the librarian like?',
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
      'What was the first book you read in English?',
    ],
    says: [
      'Detective stories. I like it when it adds up.',
      "Middlemarch, again. There's a will in it, and it's badly drafted.",
      "Whatever Thornley has under returns. It's a good method.",
    ],
  },
  {
    asked: [
      'Do you have children?',
      'Do you have a family?',
      'Are you married?',
      'Do you have grandchildren?',
      'Is somebody waiting for you at home?',
    ],
    says: [
      'Two sons and four grandchildren. One of them thinks libraries are for the wifi.',
      "A husband, who keeps dinner warm till half past nine. So let's be quick.",
      'Yes, and they say I interrupt. What was your number again?',
    ],
  },
  {
    asked: [
      'What do you do at the weekend?',
      'What do you do in your free time?',
      'Do you have any hobbies?',
      'What do you do for fun?',
      'Do you enjoy this work?',
      'Do you like being on the committee?',
    ],
    says: [
      "I swim, I read, and I check other people's bills.",
      'I like it when a thing adds up. It happens twice a year.',
      'I swim in the mornings. Nobody can present to you under water.',
    ],
  },
  {
    asked: [
      'Do you live near here?',
      'Where do you live?',
      'Which branch is yours?',
      'Do you live in Thornley?',
      'Where is Thornley?',
    ],
    says: [
      'Near the main library. I pass the printer room on Wednesdays.',
      "In town. Thornley's four miles out, and the bus goes once an hour.",
      'In town, a walk away from here.',
    ],
  },
  {
    asked: [
      'Are you always this strict?',
      'Why do you interrupt me?',
      'Are you annoyed with me?',
      'Did I do something wrong?',
      'Am I boring you?',
      'Do you want me to stop?',
    ],
    says: [
      "I interrupt when the point has left. Bring it back, and I'm quiet.",
      'Not annoyed. I have a clock.',
      "If I were bored, you'd know. Go on.",
    ],
  },
  {
    asked: [
      'Can I start over?',
      "Is it okay that I'm nervous?",
      'Do I seem nervous?',
      'Can I start again?',
      'May I begin again?',
    ],
    says: [
      'Everybody is. Give me one number, it helps.',
      'Begin again, then. With the amount.',
      'Breathe, and say the amount. It gets easier after that.',
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
      'Were you good at it?',
      'Were you good at your job?',
      'Did you like being an actuary?',
      'Do you miss your work?',
    ],
    says: [
      'They kept me for thirty-five years. And I was rarely surprised.',
      "Yes. One isn't modest about sums.",
      'I liked it. Nobody ever made me look at a slide.',
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
    asked: ['What time is it?', 'Is there a clock?', 'How late is it?', "What's the time?"],
    says: [
      "Twenty to eight. You have what's left of ten minutes.",
      'Time for the sum. Nearly a quarter to.',
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
      'Who do I thank for the invitation?',
      'Who invited me?',
      'Who put us on the agenda?',
      'Why did you invite us?',
    ],
    says: [
      'I did. Your page had a number in the first line. Hardly any do.',
      'Me, and the clerk who found you a slot before the drains.',
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
    asked: [
      'Were you a big reader as a child?',
      'What did you read as a child?',
      'What was your favourite book as a girl?',
    ],
    says: [
      'Everything up to the green shelf. Twice.',
      'Whatever Mrs Pettifer put in my bag. She never asked.',
    ],
  },
  {
    asked: ['Am I in the right place?', 'Is this the finance committee?', 'Is this room four?'],
    says: ["You are. The clock's behind you.", 'Finance, yes. Drains went out as you came in.'],
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
    asked: ['Is Thornley far?', 'How far is Thornley?', 'How does one get to Thornley?'],
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
  {
    asked: ['Do you use computers?', 'Are you good with computers?', 'Do you have a smartphone?'],
    says: [
      "For sums. The pencil's quicker up to a million.",
      "I do, and I don't tell it anything.",
    ],
  },
]
