import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What the hours mean on a given day. */
export const daysAndNights: WrittenAnswer[] = [
  {
    asked: [
      'How often would I start at three?',
      'How many early starts are there in a week?',
      'Is it three in the morning every time?',
      'How many of the four days begin so early?',
      'Are all the shifts so early?',
      'How is four on, four off split between earlies and nights?',
      'How are the four days split between early and late?',
      'How many earlies and how many lates are there in a block?',
    ],
    says: [
      'Two of the four. The other two begin at noon.',
      "Two early, two late. It's the change between them that bites.",
    ],
    more: [
      'Between the late one and the early one you always get your eleven hours. I see to that.',
    ],
  },
  {
    asked: [
      'So I work half the year?',
      'Do I really get half of the days off?',
      'Is every second half of the week free?',
      'That is a lot of days off, is it not?',
      'Does four and four mean half the year?',
    ],
    says: [
      'Half, yes, before you count your holiday. The first of the four you sleep.',
      "A hundred and eighty-two, and a half. It's the best thing about this job.",
    ],
  },
  {
    asked: [
      'Are my days off safe?',
      'Do you ring people on their days off?',
      'Could I be called in when I am off?',
      'Do I have to be reachable when I am free?',
      'Are the free days really free?',
    ],
    says: [
      "Yours are yours. There's a list of people who like extra shifts, and you needn't be on it.",
      'They are. If your phone rings at home, you may let it ring.',
    ],
  },
  {
    asked: [
      'When does the late shift end?',
      'How late do people work?',
      'When would I finish on a late day?',
      'What time does the last shift go home?',
      'When do the late ones get home?',
    ],
    says: [
      "Eleven at night, if the last one's on time.",
      "Noon to eleven. You see the sun go down, that's something.",
    ],
  },
  {
    asked: [
      'Can I pray during the shift?',
      'Is there a prayer room?',
      'Is there room for my religion?',
      'Do you make allowance for Ramadan?',
      'How do people pray at work here?',
    ],
    says: [
      "Eight of them do. There's a quiet room behind the canteen, and the waves leave time.",
      'No problem. In Ramadan I move the breaks, and everybody gets dates.',
    ],
  },
  {
    asked: [
      'How does one sleep in the daytime?',
      'Do you have any advice for sleeping?',
      'How can I sleep after an early shift?',
      'What helps with the tiredness?',
      'How do I get used to sleeping at odd hours?',
    ],
    says: [
      'Foil on the window and the phone in the kitchen. And eat before you lie down.',
      "Ninety minutes after lunch, then up. If you sleep three hours, the night's gone.",
    ],
  },
  {
    asked: [
      'Do I get paid when I am ill?',
      'What is the sick pay like?',
      'How long do you pay me if I am sick?',
      'What if I am ill myself?',
      'Do I need a note when I am sick?',
    ],
    says: [
      'Full pay for three months, once probation is over. Before that, two weeks.',
      "You're paid, and you stay in bed. A supervisor with a fever sees nothing.",
    ],
  },
  {
    asked: [
      'When must my alarm go off?',
      'What time do supervisors get up?',
      'How early do I need to leave the house?',
      'When would I have to set my alarm?',
      'Does that mean getting up in the middle of the night?',
    ],
    says: [
      "Two o'clock, if you live near. A quarter to, if you want to be nice to people.",
      'Two, on the early days. You stop looking at the clock after a month.',
    ],
  },
  {
    asked: [
      'What do the hours do to a marriage?',
      'Is it hard on the family?',
      'How do I explain these hours at home?',
      'What should I tell my wife about the hours?',
      'Can one have a social life with that?',
    ],
    says: [
      "You need somebody who doesn't mind an empty half of the bed. Ask them before you ask me.",
      'You miss parties, and you meet the school bus. Some families like that better.',
    ],
  },
  {
    asked: [
      'Can I say no to overtime?',
      'Is overtime compulsory?',
      'Do I have to do overtime?',
      'Could I refuse an extra shift?',
      'How much overtime would I have to do?',
    ],
    says: [
      "You can say no. I'd rather that than somebody half asleep next to a tug.",
      "It's never an order. I ask, and I remember who said yes.",
    ],
  },
  {
    asked: [
      'Do I get extra for early starts?',
      'Is there a bonus?',
      'Are weekends paid extra?',
      'Do you pay more for nights?',
      'What comes on top of the wage?',
      'How much do you pay per early start?',
      'Twenty pounds, thirty pounds, how much per early start?',
      'You say the early starts are extra, how much is that?',
      "What's an early start paid?",
    ],
    says: [
      "Twenty pounds for every start before five. Weekends are plain, and there's no bonus.",
      'Twenty pounds an early start, double at Christmas. No bonus, sorry.',
    ],
  },
  {
    asked: [
      'What if my child is ill?',
      'Can I go home if something happens to my family?',
      'What do I do if my son gets sick in the night?',
      'Would you understand if my child needs me?',
      'What if there is an emergency at home?',
    ],
    says: [
      'Then you go. I take the crew, I still know how.',
      'You ring me and you leave. Nobody works well with a feverish child at home.',
    ],
  },
]
