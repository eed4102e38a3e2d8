import type { WrittenAnswer } from '../../../graph/plan.ts'

/** His anger, what would make it right, and whether his guests come back. */
export const believingAgain: WrittenAnswer[] = [
  {
    asked: [
      'From one to ten, how angry are you?',
      'How annoyed are you with Tillstone?',
      'Just how angry are you?',
      'How cross are you with us by now?',
      'How angry are you right now?',
    ],
    says: [
      'On Saturday a ten. At the moment a six. It goes down when somebody listens.',
      "Enough to hum your music in my sleep. But I'm talking to you, you see.",
    ],
  },
  {
    asked: [
      'Why do you need to hear that from us?',
      'What does it change when somebody admits it?',
      'Why does it matter that somebody says it?',
      'Why is an honest word so important to you?',
      'What is it about those words?',
      'Why is it not enough that we fix it?',
    ],
    says: [
      'I say it to every guest at my door. Somebody can say it once to me.',
      "If nobody says it's broken, nobody mends it. On a bridge you learn that.",
    ],
  },
  {
    asked: [
      'Does it help when I admit it?',
      'Is it better now that I have said it?',
      'Does that make a difference to you?',
      'Is that what you wanted to hear?',
      'Does it do you good to hear that?',
    ],
    says: [
      "It does. You're the first. And now the machine.",
      'Yes. More than you think. I can stop shouting now.',
    ],
  },
  {
    asked: [
      'Would a letter from my manager count for something?',
      'Would you want an apology in writing from the top?',
      'Should my boss apologise to you?',
      'Do you want the management to say sorry?',
      'Shall I ask the head of service to write to you?',
      'Does it matter to you who says sorry?',
    ],
    says: [
      'From somebody who never heard of me? No. From you it counts.',
      'If he reads the whole thing first, all right. Otherwise keep the paper.',
    ],
  },
  {
    asked: [
      'What would be a fair solution for you?',
      'What do you consider fair?',
      'What would be the right thing to do about the money?',
      'What should we do about your losses?',
      'What would you call fair?',
      'How could we make up for the loss?',
    ],
    says: [
      'No fee until it works. And somebody who looks at the rest with me, honestly.',
      "Take this month's fee off. The rest, think about it, and tell me on Friday.",
    ],
  },
  {
    asked: [
      'What comes first, the machine or the money?',
      'Which is more important to you, speed or a refund?',
      'Would you rather have it quickly or get some money back?',
      'Machine or money, if you can only have one?',
      'If it had to be one or the other, which would you take?',
      'Would you wait longer if you got more money back?',
    ],
    says: [
      'The machine. Money I can earn, if somebody lets me take it.',
      'The machine, tomorrow. We can argue about money when I can take it.',
    ],
  },
  {
    asked: [
      'Has any other company ever treated you like this?',
      'Have you had bad experiences with others?',
      'Did somebody break a promise to you before?',
      'Is it the first time that a firm lets you down?',
      'Who else has let you down in the past?',
      'Have you been through something like that before?',
    ],
    says: [
      "A builder, once. He never came back. We've still got his ladder.",
      'The man for the dishwasher. Four weeks of tomorrow, and I washed up.',
    ],
  },
  {
    asked: [
      'What have you read in our contract?',
      'Have you read the small print?',
      'Did you read the conditions when you signed?',
      'Do you know what your contract says about that?',
      'Do you know our terms?',
    ],
    says: [
      'Does it say in there that you send a charger? Then I missed that page.',
      'I read it all, six years ago. I was an engineer. "Replacement on the next working day", page four.',
    ],
  },
  {
    asked: [
      'Can you wait five working days?',
      'It takes a week, is that okay?',
      'Would next Monday be all right?',
      'Would it be fine if it came next week?',
      'Could you wait a few days longer?',
    ],
    says: [
      'Five working days is after Friday. Count it with me.',
      'No. By then forty people have gone looking for cash.',
    ],
  },
  {
    asked: [
      'Do you expect the guests to return?',
      'Will your guests come back when it works?',
      'Have you lost some of them for good?',
      'Are those customers gone for ever?',
      'Will it go back to normal afterwards?',
    ],
    says: [
      'The old ones, yes. The new ones have found the Italian now.',
      "My regulars never left. The others I won't see again.",
    ],
  },
  {
    asked: [
      'Did somebody write about it online?',
      'Have you had bad ratings?',
      'Are there complaints on the internet?',
      'Has it hurt your reputation?',
      'What do the reviews say?',
    ],
    says: [
      "One. Two stars, for the sign. He hadn't even eaten.",
      'One so far. "Nice smell, no cards." I answered politely.',
    ],
  },
  {
    asked: [
      'What goes through you when somebody turns round at the door?',
      'How is it to watch people leave?',
      'Does it hurt to send them away?',
      'What is it like to turn guests down?',
      'What do you feel when they walk off?',
      'How do you stand it, seeing them go?',
    ],
    says: [
      'I look at the floor. Then I lay a table that nobody needs.',
      'It hurts. Where I come from, you never send a guest away.',
    ],
  },
  {
    asked: [
      'Did the twelve have a reservation?',
      'Had that party booked a table?',
      'Were the twelve booked or did they walk in?',
      'When did the twelve come?',
      'Were you expecting those twelve?',
      'Had you kept a table for the twelve?',
    ],
    says: [
      'Booked. Friday at eight, the long table. It was laid, with flowers.',
      'They had a reservation. I should have rung them, but I was on hold with you.',
    ],
  },
  {
    asked: [
      'Is it the young ones who have no cash?',
      'Who carries no cash these days?',
      'Do older people still have cash?',
      'What sort of people have only a card?',
      'Which guests are hit most by it?',
      'Is it a matter of age, who carries money?',
    ],
    says: [
      'All of them. The old ones have ten pounds, for the church.',
      'Young, old, the doctor, the plumber. They show me a telephone.',
    ],
  },
  {
    asked: [
      'What phrase do you keep hearing from us?',
      'What did my colleagues say to calm you down?',
      'What did they say in place of sorry?',
      'What sentence can you not hear any more?',
      'How did the others put it?',
    ],
    says: [
      'That they understand my frustration. Three people, the same four words.',
      '"We value your patience." I was never asked whether I had any.',
    ],
  },
  {
    asked: [
      'Do I sound as if I was reading?',
      'Was that too much by the book?',
      'Did that sound like a script?',
      'Am I talking like a machine?',
      'Did I say that like all the others?',
      'Does it sound rehearsed when I say that?',
    ],
    says: [
      'A little. Then you stopped. Stay like that.',
      'For one sentence. I know your card by heart by now.',
    ],
  },
]
