import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What is asked on about the three who went, and about whom they came after. */
export const ofTheThree: WrittenAnswer[] = [
  {
    asked: [
      'Had the two asked their families first?',
      'Did they discuss the shifts with their wives beforehand?',
      'Did those two think it through at home?',
      'Was the family asked before they signed?',
      'Had they talked about it with anybody?',
    ],
    says: [
      "One had. He told her four o'clock, and hoped. It was three.",
      'Neither, not properly. Now I tell people to go home and ask first.',
    ],
    more: ["I'd rather lose somebody at the kitchen table than at the belt."],
  },
  {
    asked: [
      'Are you on good terms with the one you moved?',
      'Do you and the third one still talk?',
      'How do you get on with him since then?',
      'Does he still say hello to you?',
      'Is there bad blood between you and him?',
    ],
    says: [
      'Better than before. We have tea on Wednesdays, and he brings the biscuits.',
      'He does, every day. De-icing suits him, so he can afford to like me.',
    ],
    more: ['He told me once that he sleeps now. I wish I had asked him sooner.'],
  },
  {
    asked: [
      'Did you pick the wrong people?',
      'Is it you or is it the job?',
      'Was the choice wrong or are the hours impossible?',
      'Is it your fault that they left?',
      'Were they the wrong ones from the start?',
      'Do you take some of the blame for losing them?',
      'Do you blame yourself a bit for the ones who left?',
      'Do you feel guilty about the three who went?',
      'Was it partly your doing that the supervisors left?',
    ],
    says: [
      'Two times the job, once me. I liked the third one too much to look properly.',
      'Both. I believed their nodding, and the alarm clock did the rest.',
    ],
    more: ["So you're paying for it now, with all these questions."],
  },
  {
    asked: [
      'How did they tell you that they were going?',
      'What reasons did they give when they resigned?',
      'What was it like when they told you?',
      'What did you hear from them on the last day?',
      'What did they write in their letters?',
    ],
    says: [
      "The first put the letter under my cup. The second said it at the belt, so that I couldn't hear.",
      "That they were sorry, both of them. One said he hadn't seen his boy awake since Sunday.",
    ],
    more: ['I kept one of those letters. I read it before every interview.'],
  },
  {
    asked: [
      'Did the three get this question, too?',
      'How did the three answer it in their interviews?',
      'Did you put the stopping question to them as well?',
      'What did the third one say when you asked him whom he had stopped?',
      'Was your question no help with those three?',
      'So why did the question not catch the third one?',
    ],
    says: [
      'I did. The third one had stopped a stranger. That was when I began to say friend.',
      'They all got it. The third told it so well that I forgot to ask who it was.',
    ],
    more: [
      'When I asked him again, later, he knew no friend he had ever stopped. He was quite surprised.',
    ],
  },
  {
    asked: [
      'Is it only the hours?',
      'Are there other reasons why supervisors leave?',
      'What drives people away besides the early mornings?',
      'Is there something else that makes it hard to stay?',
      'Tell me honestly, is it just the time of day?',
    ],
    says: [
      'The hours, and being alone with a no. People can bear one of the two.',
      "Mostly it's sleep. And a little that you eat by yourself for the first months.",
    ],
    more: [
      "So I sit down with the new one at breakfast. It's a small thing, and the crew sees it.",
    ],
  },
  {
    asked: [
      'What does your director say about the gap?',
      'Is your boss all right with you waiting?',
      'Are you allowed to leave it empty for so long?',
      'Does nobody push you to hire somebody quickly?',
      'Do they put pressure on you from upstairs to fill it?',
    ],
    says: [
      "He'd like anybody with a pulse. I showed him what the last three cost.",
      "He rings, and I say spring. He hasn't found a polite way to say now.",
    ],
  },
  {
    asked: [
      'What did Frank do better?',
      'How did Frank manage eleven years?',
      'Why did Frank stay so long?',
      'What was the secret of the one who lasted?',
      'What could I learn from Frank?',
      'What was Frank like?',
    ],
    says: [
      'He went to bed at six, and he was the same with everybody. It looked dull, and it was wonderful.',
      "He never wanted to be funny. They'd have walked into the sea for him, slowly.",
    ],
    more: ['His no never sounded like news. They knew it before he opened his mouth.'],
  },
  {
    asked: [
      'Why do you keep saying February?',
      'What happens in February?',
      'What is so bad about February?',
      'Why is it always February with you?',
      'What makes February the worst month?',
    ],
    says: [
      "It's dark when you come and wet all day, and there's no Christmas to look forward to.",
      "February's when the fun's used up. Whoever leaves decides it then.",
    ],
    more: ['On the first of March I bring flowers to the cabin. Whoever smells them has made it.'],
  },
  {
    asked: [
      'What have the crew lost by all that changing?',
      'How did the crew take it when they left?',
      'Was the crew sad when the last one was moved?',
      'What did the loaders say when he was moved?',
      'Are they loyal to the third one still?',
    ],
    says: [
      'They were angry for a week. Then two of them came and said it was time.',
      'They gave him a party, and me a look. By now they wave at his truck.',
    ],
  },
]
