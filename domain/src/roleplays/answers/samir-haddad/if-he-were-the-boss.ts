import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What the calls were made of, the machine before this one, and how he would run such a firm. */
export const ifHeWereTheBoss: WrittenAnswer[] = [
  {
    asked: [
      'Did you ask for somebody higher up?',
      'Have you demanded to speak to a manager?',
      'Did you want the boss on Friday?',
      'Did any of them offer you a supervisor?',
      'Were you passed on to a team leader?',
    ],
    says: [
      'On Friday night. He was in a meeting, at ten in the evening.',
      "I asked once. She said he'd tell me the same. I believed that at once.",
    ],
  },
  {
    asked: [
      'Which questions did they ask you on those calls?',
      'What did my colleagues want to know from you?',
      'Did they all ask you the same things?',
      'What have you had to answer every time?',
      'What were you asked on Friday?',
    ],
    says: [
      'Postcode, date of birth, is it plugged in. In that order, three times.',
      "Whether there's a light on it. And when I said no, which colour.",
    ],
  },
  {
    asked: [
      'What happened to the machine before this one?',
      'How quickly was the last one replaced?',
      'When you got this one, how did that go?',
      'Was the one before replaced in good time?',
      'How long did you wait for a machine the last time?',
    ],
    says: [
      'It got old, you wrote, and two days later there was a new one. So I know you can.',
      'Two days, three years ago. A man even rang and asked whether it worked. I never had to call.',
    ],
    more: ['He was called Graham. I asked for him on Friday. He has left.'],
  },
  {
    asked: [
      'Shall I put a spare cable in?',
      'Do you want another charger with it?',
      'Do you need a new cable?',
      'Should there be a charger in the parcel as well?',
      'Will you need a plug for it?',
    ],
    says: [
      "No charger. If I see one more charger, I'll open a shop.",
      "I've got two of those, and they both work. Only the machine, please.",
    ],
  },
  {
    asked: [
      'Shall I bring it to you in person?',
      'What if I came round with it?',
      'Would you like me to drive it over to you?',
      'May I bring the machine to you on my way home?',
      'Should I deliver it myself?',
    ],
    says: [
      'You? Then you stay for dinner, and nobody asks you for money.',
      "If you do that, Rima comes out of the kitchen. That's rare.",
    ],
  },
  {
    asked: [
      'Do you still have the code to set it up?',
      'Have you got the activation code?',
      'Is there a code that you need for the new one?',
      'Do you know your installation code?',
      'Have you kept the booklet that came with it?',
    ],
    says: [
      'The booklet is in the drawer, and the code is on the back. In pencil.',
      'The old code I have. If you need a new one, put it in the text.',
    ],
  },
  {
    asked: [
      'Should I set it up for tips before it leaves?',
      'Do you want it to ask for a tip?',
      'Which settings should the new one have?',
      'Shall I put your settings on it already?',
      'Should it come ready to use?',
    ],
    says: [
      'Yes, everything, as it was. And the question about the tip, for the boys.',
      'Ready to use. I want to switch it on and hear it beep, no more.',
    ],
  },
  {
    asked: [
      'When were you last this angry?',
      'Have you ever been that cross before?',
      'What was the last thing that made you so furious?',
      'Do you remember being angrier than now?',
      'How long is it since you shouted at somebody?',
    ],
    says: [
      'On a bridge, years ago. Somebody poured concrete in the frost.',
      'Fifteen years ago, about frozen concrete. He had a list as well.',
    ],
  },
  {
    asked: [
      'What did Rima say when it died?',
      'What was the first thing your sister said on Friday?',
      'How did Rima find out on Friday?',
      'What did you hear from the kitchen when it went off?',
      'Did Rima notice it straight away?',
    ],
    says: [
      '"Did you pay the bill?" I always pay the bill.',
      'She noticed when no plates came back in. They all sat there and waited.',
    ],
  },
  {
    asked: [
      'Do you have any more brothers or sisters?',
      'Is it just you and Rima?',
      'How many of you are there in the family?',
      'Do you have a brother?',
      'Are there other siblings besides Rima?',
    ],
    says: ['Only the two of us. It was loud enough.', 'Rima and me, and more cousins than chairs.'],
  },
  {
    asked: [
      'What does your son say about it?',
      "What is Karim's advice?",
      'Does Karim know about the machine?',
      'What does your boy think you should do?',
      'Have you asked your son for help with it?',
    ],
    says: [
      'He says, why do you ring, nobody rings. He may be right.',
      '"Write to them, Baba." He sent me a face that cries with laughter.',
    ],
  },
  {
    asked: [
      'Are you proud of Karim?',
      'Is your son a good student?',
      'How is Karim doing at university?',
      'Does he get good marks?',
      'Is your son happy in Leeds?',
    ],
    says: [
      "Very. I don't tell him, I send him food.",
      "He's better at sums than I was. At washing up he isn't.",
    ],
  },
  {
    asked: [
      'How do you take your coffee?',
      'What do you drink all day?',
      'Is your coffee Lebanese?',
      'Do you drink a lot of coffee?',
      'Are you a coffee drinker or a tea drinker?',
    ],
    says: [
      'Small, black, with cardamom. Today it was the fourth at ten.',
      'Coffee until five, then tea with mint. The order is by my doctor.',
    ],
  },
  {
    asked: [
      'Who wrote about the lamb?',
      'How did you become known?',
      'Was there an article about you?',
      'Have you been in the newspaper?',
      'What made people come, after the first winter?',
    ],
    says: [
      'A student, in the university paper. He ate for nine pounds and wrote two pages.',
      "The student paper, and after that half the university. It hangs by the door, it's yellow now.",
    ],
  },
  {
    asked: [
      'What would you change if Tillstone was yours?',
      'If you were our boss, what would you do?',
      'What would you do differently in our firm?',
      'How should a company like ours be run?',
      'What advice do you have for us?',
    ],
    says: [
      "Who picks up keeps it, until it works. And I'd turn off the piano.",
      'One week everybody packs boxes, and the packers sit at the phone.',
    ],
  },
  {
    asked: [
      'When do you trust a person?',
      'What makes you trust somebody?',
      'Who do you trust?',
      'How does somebody earn your trust?',
      'What does it take, for you to rely on a person?',
    ],
    says: [
      'Somebody says ten, and it rings at ten. Three times, and I give him my keys.',
      'When he tells me the bad thing first. The good thing I see by myself.',
    ],
  },
  {
    asked: [
      'Was there anything good about the weekend?',
      'Did something nice happen in all that?',
      'Has anything made you laugh since then?',
      'Was there a bright side to it?',
      'Did anybody surprise you, in a good way?',
    ],
    says: [
      'A boy of six paid for his family, out of a pig. We counted it together.',
      'A regular came back at midnight, in slippers, to bring me twelve pounds.',
    ],
  },
  {
    asked: [
      'Why not stay with cash for good?',
      'Could you do without cards altogether?',
      'Have you thought of taking only cash from now on?',
      'Do you like cash better, in truth?',
      'Would you not save our fees with cash only?',
    ],
    says: [
      "Then I'd have the chemist and two widows. I like them, but it isn't a restaurant.",
      'No. Cash is heavy, it wants to go to the bank, and nobody has it.',
    ],
  },
]
