import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What Gerry works with, what he is paid for it, and the docks that only he has in his head. */
export const noraOfGerrysTools: WrittenAnswer[] = [
  {
    asked: [
      'Is Gerry good with computers?',
      'Can Gerry work with a computer?',
      'Is Gerry a man for screens?',
      'Does Gerry get along with modern technology?',
      'How good is Gerry with a keyboard?',
      'Would Gerry manage with a new program?',
    ],
    says: [
      'Two fingers, and he never looks up. The spreadsheet he can play like a fiddle.',
      'With his own spreadsheet, yes. Anything that beeps at him, he unplugs.',
    ],
    more: ["He doesn't mind a screen. He minds one that's sure of itself."],
  },
  {
    asked: [
      'Who built the spreadsheet?',
      'Is the spreadsheet his own work?',
      'Where does the spreadsheet come from?',
      'How old is that spreadsheet?',
      'Did somebody write the spreadsheet for Gerry?',
      'Since when does Gerry use a spreadsheet?',
    ],
    says: [
      'Gerry did, every tab of it. Before that he had squared paper and a ruler.',
      "It's his own. He started it in 1998, and nobody's dared to tidy it.",
    ],
  },
  {
    asked: [
      'Could the routes not be planned the night before?',
      'Why is it not done in the evening already?',
      'Would it work to make the plan in the afternoon?',
      'Why not plan the day before?',
      'Is there a reason it has to be done that early in the morning?',
    ],
    says: [
      'Orders run till ten at night. Plan at nine and you do it twice.',
      "He could start at ten at night, when the orders close. He'd still be up at four.",
    ],
  },
  {
    asked: [
      'What does Gerry earn?',
      'Is Gerry well paid?',
      'How much does Gerry get for that job?',
      'What do you pay Gerry?',
      'Is Gerry on a good wage for those hours?',
    ],
    says: [
      'Less than he should. I say so to Colm every spring.',
      "That's Gerry's business. I'll say this, whoever comes next will ask for more.",
    ],
  },
  {
    asked: [
      'What did you learn from Gerry?',
      'Was Gerry the one who trained you?',
      'Did you pick up the trade from Gerry?',
      'Is Gerry a good teacher?',
      'How much of your job do you owe to Gerry?',
    ],
    says: [
      'To back a van, and to ring before I shout. Both from Gerry.',
      "He taught me the yard. He'd say it once, and then watch you get it wrong.",
    ],
  },
  {
    asked: [
      'Can Gerry still do that by hand when it gets so much?',
      'How does Gerry manage the numbers in December?',
      'Is a spreadsheet enough for the rush?',
      'Does the planning still work with over five hundred?',
      'Is it too much for one man in the rush?',
    ],
    says: [
      'He can, just. In at three, two flasks, and nobody speaks to him.',
      'It holds, because he holds it. By the twentieth you can see it in his face.',
    ],
  },
  {
    asked: [
      'Are the docks and lanes familiar to you as well?',
      'Do you have that local knowledge yourself?',
      'How many of the docks do you know by heart?',
      'Could you say when each dock shuts?',
      'Is any of what he knows in your head, too?',
    ],
    says: [
      'The coast, blind. I drove it six years. The rest I get from Gerry.',
      "From here to Kilkeel I'd do it asleep. Belfast, I ring him like everybody.",
    ],
  },
  {
    asked: [
      'What is the matter with the dock in Portadown?',
      'Why does everybody talk about Portadown?',
      'What happens at Portadown at eleven?',
      'Why is Portadown so difficult?',
      'What do I need to know about Portadown?',
    ],
    says: [
      "It shuts at eleven on the dot. If Brendan's on, he gives you five minutes.",
      "One ramp, one man, and at eleven the shutter's down. Everybody's been caught there.",
    ],
    more: ["Who knows when Brendan's on? Gerry knows when Brendan's on."],
  },
  {
    asked: [
      'How many docks shut early?',
      'Are there many docks with such hours?',
      'Is it a few docks or a lot of them?',
      'How many doors have hours of their own?',
      'For how many places would one have to know that?',
    ],
    says: [
      'Nineteen. Those are the ones that have sent us home at least twice.',
      'Nineteen that matter. Then forty more that have their moods.',
    ],
  },
  {
    asked: [
      'What would a tool have to do so that Gerry would actually use it?',
      'What would make Gerry use a program?',
      'How would you get Gerry to use it?',
      'What would Gerry need from a planning tool?',
      'When would Gerry trust a computer with his routes?',
    ],
    says: [
      'Let him overrule it, and remember that he did.',
      "Ask him, and not tell him. He'd talk to it all night then.",
    ],
  },
]
