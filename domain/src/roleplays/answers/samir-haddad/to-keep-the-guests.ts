import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What he tries so that people stay, what he could do on a phone, and what he thinks of tomorrow. */
export const toKeepTheGuests: WrittenAnswer[] = [
  {
    asked: [
      'Could you give them a drink on the house?',
      'Do you offer people something, to make them stay?',
      'Would a free dessert keep them there?',
      'Have you tried to keep them with a glass of wine?',
      'What do you do to keep people from leaving?',
    ],
    says: [
      'I offer a coffee. They thank me, and drink one at the Italian.',
      'A glass of wine, on Saturday, to everybody who stayed. That was six bottles.',
    ],
  },
  {
    asked: [
      'Have you made it cheaper for people with cash?',
      'Do you give a discount for cash?',
      'Could you lower the prices for a few days?',
      'Is there a special price at the moment?',
      'Would a discount bring them back?',
    ],
    says: [
      "No. The lamb isn't worse because your machine is dead.",
      'On Sunday I rounded everything down to the five. So I gave away money, and had change.',
    ],
  },
  {
    asked: [
      'Is that the takings or the profit?',
      'Is that sum before tax?',
      'Do you mean turnover or what you would have kept?',
      'Is that what you lost in the till?',
      'How much of that would have been profit?',
    ],
    says: [
      "That's the till. But the rent and the boys cost the same, so I feel all of it.",
      "Takings. The lamb I saved. Everything else I've paid.",
    ],
  },
  {
    asked: [
      'Do you have something put aside for bad times?',
      'Have you got savings to fall back on?',
      'Is there a cushion for a week like this?',
      'Do you have reserves?',
      'Can you fall back on anything?',
    ],
    says: [
      'Three months of rent, in an account that I never look at. I looked on Sunday.',
      "A little. It's for the oven, not for you.",
    ],
  },
  {
    asked: [
      'By when would you have to warn the family?',
      'When would you ring Mrs Bell, at the latest?',
      'Until when can you wait before you tell them?',
      'On which day would you have to tell the birthday people?',
      'How long can you put off that call to the Bells?',
    ],
    says: [
      "Wednesday evening. On Thursday she's at the hairdresser, and then it's too late for the bank.",
      'By Wednesday. So you have two days to save me a phone call.',
    ],
    more: ["She'd be kind about it. That's what I can't bear."],
  },
  {
    asked: [
      'Should I spell my name for you?',
      'Shall I tell you how my name is written?',
      'Would you like me to repeat my name?',
      'Is my name difficult for you?',
      'Do you want my name letter by letter?',
    ],
    says: [
      'Spell it, slowly. I know what happens to a name on the phone.',
      'Letter by letter, please. Mine has been Hadad, Haddock and Howard since Friday.',
    ],
  },
  {
    asked: [
      'Do you trust him more than us?',
      'Do you believe the other man more?',
      'Is his promise worth more than mine?',
      'Why would his word be better?',
      'Who do you believe, him or me?',
    ],
    says: [
      "He hasn't disappointed me yet. He's had no time to.",
      "I don't believe paper. You I can hear, that's a start.",
    ],
  },
  {
    asked: [
      'Did nobody let you talk before?',
      'Did the others interrupt you?',
      'Has nobody listened to the end?',
      'Were you cut off in the middle by my colleagues?',
      'Did my colleagues let you finish?',
    ],
    says: [
      'Leah did. The other two had a list, and I was number four on it.',
      'At "Friday" they said "have you restarted it". I never got to the guests.',
    ],
  },
  {
    asked: [
      'Does your wife really like looking at bridges?',
      'Does Hala share your love of bridges?',
      'Is your wife as fond of bridges as you are?',
      'Does she come along to look at bridges?',
      'What does your wife think of your bridges?',
    ],
    says: [
      "She says so, for twenty-two years. It's the kindest lie I know.",
      'She brings a book and a flask. When I stop talking she says, very nice.',
    ],
  },
  {
    asked: [
      'Have you asked your bank for help?',
      'Has your bank got nothing for you?',
      'What does your bank say to it?',
      'Did you talk to the bank about it?',
      'Could the bank do anything for you?',
    ],
    says: [
      'Ten working days, they said, and a form. You look fast beside them.',
      'I asked this morning, when I brought the cash. She gave me a leaflet.',
    ],
    more: ['On the leaflet a man is smiling, with a card machine in his hand.'],
  },
  {
    asked: [
      'Has your friend with the bakery had trouble, too?',
      'Is the friend who recommended us still with us?',
      'What does the baker say to this?',
      'Is your friend still happy with Tillstone?',
      'Have you told the friend who sent you to us?',
    ],
    says: [
      'His works. He offered me bread, and he tried not to smile.',
      "He's still with you. He says, on his machine the lid sticks as well.",
    ],
  },
  {
    asked: [
      'Do you think that we will make it by Friday?',
      'Are you hopeful that it will work out?',
      'What is your feeling, will it be all right?',
      'Do you think Friday will go well?',
      'Are you an optimist about Friday?',
    ],
    says: [
      'I ordered the lamb. So something in me thinks so.',
      'An hour ago I said no. Now I say perhaps, and I say it quietly.',
    ],
    more: ['On a bridge nobody asks whether you hope. You check, and then you know. So check.'],
  },
  {
    asked: [
      'Are people still booking for next week?',
      'Have you had any cancellations?',
      'Do bookings still come in?',
      'How do the bookings look for the days after?',
      'Has anybody cancelled because of it?',
    ],
    says: [
      'Two have cancelled. The others ask on the phone, and I say, by then, surely.',
      "They book. I write it in the book and don't say a word about cards.",
    ],
  },
  {
    asked: [
      'Who does your work if you fall ill?',
      'Is there somebody who can stand in for you?',
      'Who replaces you when you are away?',
      'Can the place run without you?',
      'What happens when you are ill?',
    ],
    says: [
      "Tomas, at the door. He's better with people, but he can't do the books.",
      'I was ill once, in 2019. Rima served the tables herself, and nobody dared to complain.',
    ],
  },
  {
    asked: [
      'Shall I explain how it works on the phone?',
      'Do you want to know how the app works?',
      'Should I walk you through it on your mobile?',
      'Would you like me to show you how to take a card with your phone?',
      'Shall we set up the app together?',
    ],
    says: [
      "Yes, but step by step. I've got big thumbs and a crack in the glass.",
      "Go on. If it's more than five steps, I fetch my son.",
    ],
  },
  {
    asked: [
      'Shall I explain it to one of your waiters?',
      'Is one of your people good with such things?',
      'Could one of the boys help you with the app?',
      'Who of you is best with phones?',
      'Would it be easier if I talked to a younger colleague of yours?',
    ],
    says: [
      "Tell it to me, and I'll tell Yusuf. He'll have done it by then.",
      'Yusuf. He comes at half past eleven, he does everything with one thumb.',
    ],
  },
  {
    asked: [
      'On how many phones would you need the app?',
      'How many of you have a phone that could take cards?',
      'Would the waiters use their own phones?',
      'How many phones are there in the house?',
      'Should I set it up for the waiters, too?',
    ],
    says: [
      'Mine and the two boys have one. Three, if it costs the same.',
      'Three. Rima has one as well, but hers is in the flour.',
    ],
  },
  {
    asked: [
      'Do you want to know what the app costs?',
      'Does it matter what it costs you on the phone?',
      'Would you pay something for taking cards on your phone?',
      'May the app cost a little?',
      'Shall I tell you the fee for that?',
    ],
    says: [
      'If it costs more than the machine, you know what I say.',
      "Tell me now. I don't like it when it's on the bill later.",
    ],
  },
]
