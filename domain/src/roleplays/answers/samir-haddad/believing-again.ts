import type { WrittenAnswer } from '../../../graph/plan.ts'

/** His anger, what would make it right, and the man with the other card. */
export const believingAgain: WrittenAnswer[] = [
  {
    asked: [
      'From one to ten, how angry are you?',
      'How annoyed are you with Tillstone?',
      'Just how angry are you?',
      'How cross are you with us by now?',
      'How bad is the anger at the moment?',
    ],
    says: [
      'On Saturday a ten. At the moment a six. It goes down when somebody listens.',
      'Enough to hum your music in my sleep. But I am talking to you, you see.',
    ],
  },
  {
    asked: [
      'Why do you need to hear that from us?',
      'What does it change when somebody admits it?',
      'Why does it matter that somebody says it?',
      'Why is an honest word so important to you?',
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
      'What would you suggest?',
    ],
    says: [
      'No fee until it works. And somebody who looks at the rest with me, honestly.',
      'You take the month off. The rest, think about it, and tell me on Friday.',
    ],
  },
  {
    asked: [
      'What comes first, the machine or the money?',
      'Which is more important to you, speed or a refund?',
      'Would you rather have it quickly or get some money back?',
      'Machine or money, if you can only have one?',
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
    ],
    says: [
      "A builder, once. He never came back. We've still got his ladder.",
      'The man with the extractor. Four weeks of tomorrow. Rima cooked with a wet towel on her head.',
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
      'No. Next week I need no machine, I need a lawyer for Mr Bell.',
    ],
  },
  {
    asked: [
      'Have you contacted the other company?',
      'Did you ring the competitor?',
      'Have you spoken to that man?',
      'Why have you not called the other firm?',
      'What keeps you from calling him?',
      'Will you call the other company?',
    ],
    says: [
      "I haven't called him. Not yet. I don't like changing.",
      "No. Six years are six years. I thought, one more call, and that's you.",
      'Not yet. First I want to hear what you do.',
    ],
  },
  {
    asked: [
      'What is the other company called?',
      'Who does the man work for?',
      'Which firm was it that came to you?',
      'What does it say on his card?',
      'Do you know the name of the competitor?',
    ],
    says: [
      "Something with Pay in it. They've all got Pay in it.",
      'I had no glasses on. Pay something, and a telephone number in red.',
    ],
  },
  {
    asked: [
      'How did the competitor hear of your trouble?',
      'How did he know that your machine was dead?',
      'When was the other man there?',
      'Did you talk to him when he came?',
      'Did he just turn up?',
    ],
    says: [
      "He'll have read my sign. It was there when I locked up on Saturday.",
      'Saturday, late. I never saw him. A sign on a door, everybody can read it.',
    ],
  },
  {
    asked: [
      'Where is his card now?',
      'Have you kept the card?',
      'What did you do with the card he left?',
      'Have you thrown the card away?',
    ],
    says: ['By the till. I look at it now and then.', "Under the dead machine. It's a good paperweight."],
  },
  {
    asked: [
      'Would you forget about him if the machine is there tomorrow?',
      'If it comes, do you tear up that card?',
      'Do you bin the other card once it works?',
      'If I keep my word, is the other company out?',
    ],
    says: ['When it beeps, Rima lights the stove with it.', "When I've taken the first payment, yes. Not one minute before."],
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
      'My regulars never left. The twelve I will not see again.',
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
    ],
    says: [
      "Booked. Friday at eight, the long table. It was laid, with flowers.",
      'They had a reservation. I should have rung them, but I was on hold with you.',
    ],
  },
  {
    asked: [
      'Is it the young ones who have no cash?',
      'Who carries no cash these days?',
      'Do older people still have cash?',
      'What sort of people have only a card?',
    ],
    says: [
      'All of them. The old ones have ten pounds, for the church.',
      'Young, old, the doctor, the plumber. They show me a telephone.',
    ],
  },
]
