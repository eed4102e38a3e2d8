import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How the mood is, who speaks what, what Gerry hears on the radio, and more figures of the big chain. */
export const noraOfTheMood: WrittenAnswer[] = [
  {
    asked: [
      'How is the mood on the yard?',
      'How is morale at the moment?',
      'What is the atmosphere like among the drivers?',
      'Are people in good spirits?',
      'How are they all holding out?',
    ],
    says: [
      'Tired and funny. It stays that way till Christmas, then it is only tired.',
      'Good enough. When they stop slagging each other I start to worry.',
    ],
  },
  {
    asked: [
      'How does Gerry know about traffic and roadworks?',
      'Where does Gerry get his information from?',
      'How does Gerry hear about a closed road?',
      'Who keeps Gerry informed about what is going on out there?',
      'Does Gerry look at the traffic before he plans?',
    ],
    says: [
      'The radio, two milkmen and a guard on the night shift. They all ring him.',
      'He has the radio on from four. And people tell him things, he has that face.',
    ],
  },
  {
    asked: [
      'Do the customers know Gerry?',
      'Do the shops like Gerry?',
      'Does Gerry talk to the customers himself?',
      'Has Gerry met the people he sends the vans to?',
      'How do the customers get on with Gerry?',
    ],
    says: [
      'They have his number at home. Some ring to ask after the leeks.',
      'Half of them think Gerry is the company. I get asked who I am.',
    ],
  },
  {
    asked: [
      'Who plans on Saturdays?',
      'Does Gerry come in on Saturdays as well?',
      'How is the Saturday planned?',
      'Is Gerry there six days a week?',
      'When does Gerry have his days off?',
    ],
    says: [
      'Ciaran does the Saturday. Gerry has his weekend, with the phone beside him.',
      'Gerry has five days, Ciaran has Saturday. You can see which is which.',
    ],
  },
  {
    asked: [
      'Do all the drivers speak English?',
      'Which languages do the drivers speak?',
      'Where do your drivers come from?',
      'Are the drivers all from round there?',
      'Would it have to be in other languages, too?',
    ],
    says: [
      'All of them do, some of it fit to print. Four are Polish and two Lithuanian.',
      'English will do. Most are from round here, and six have better grammar.',
    ],
  },
  {
    asked: [
      'What happens when the power goes off?',
      'What if the internet fails in the morning?',
      'How do you plan when the computer is down?',
      'Has the system ever crashed on you?',
      'What does Gerry do without electricity?',
    ],
    says: [
      "Gerry has a torch and last week's sheets. It happened once, and nobody noticed.",
      'The whiteboard needs no plug. He looked pleased for a week.',
    ],
  },
  {
    asked: [
      'How many drops a day does Dunmore get?',
      'How many deliveries go to Dunmore?',
      'How often do you deliver to Dunmore?',
      'What part of your drops is for Dunmore?',
      'How many stops a day are theirs?',
    ],
    says: [
      'Fifty or so. Most of their shops get a van twice a day.',
      'About fifty. Twenty-four shops, nearly all of them morning and noon.',
    ],
  },
  {
    asked: [
      'How many of the late drops are at Dunmore?',
      'How many drops are late for Dunmore?',
      'What share of the late ones goes to Dunmore?',
      'How many a day would have to be better for Dunmore?',
      'Is most of what comes late for Dunmore?',
    ],
    says: [
      'Four a day, as a rule. The rest hit the small ones, and they keep no list.',
      'Four, most days. Two fewer, and they would leave me alone.',
    ],
  },
  {
    asked: [
      'What would it mean to you if nothing came late any more?',
      'How would it feel if every van were on time?',
      'What would change for you without the late ones?',
      'What would your day be like if everything ran smoothly?',
      'Can you picture a day without a single late drop?',
    ],
    says: [
      'Bríd would think the phone was broken. I might sit down for lunch.',
      'We had one, in May. I kept going to the window to see what was wrong.',
    ],
  },
  {
    asked: [
      'Is Brackwater a nice place to work?',
      'Would you recommend the company to a friend?',
      'How do they treat their people?',
      'What is good about Brackwater as an employer?',
      'Do people like working for Brackwater?',
    ],
    says: [
      "It is. The tea's terrible, and nobody's a number.",
      'I got my cousin in, and he still speaks to me. Cold feet, good people.',
    ],
  },
]
