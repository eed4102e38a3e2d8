import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The one customer who counts every minute, and who else might have them. */
export const noraOfDunmore: WrittenAnswer[] = [
  {
    asked: [
      'What kind of company is Dunmore?',
      'What sort of shops does Dunmore have?',
      'How many shops does Dunmore run?',
      'Where are the Dunmore shops?',
      'Can you tell me about Dunmore as a company?',
      'Is Dunmore a big chain?',
    ],
    says: [
      'A chain. Twenty-four shops, from Newry up to Derry.',
      'Twenty-four shops, good ones, all with a dock and a clock beside it.',
    ],
    more: ["They have a big clock on every dock. You can guess what it's for."],
  },
  {
    asked: [
      'Has Dunmore complained?',
      'Did Dunmore give you a warning?',
      'Have you heard anything from Dunmore about it?',
      'What does Dunmore say to your figures?',
      'Does Dunmore put pressure on you?',
      'How have they reacted so far?',
      'What do Dunmore Stores say about the late ones?',
      'What does Dunmore say when you are late?',
      'How does Dunmore react to the late drops?',
      'Has anything come back from Dunmore about the late drops?',
    ],
    says: [
      'A letter in October. Polite, with a graph in it.',
      'They write. A letter is worse than shouting, from them.',
    ],
    more: ['The graph had a red line in it. We were under it.'],
  },
  {
    asked: [
      'Are you scared of losing Dunmore?',
      'Do you think Dunmore will leave?',
      'How likely is it that they go?',
      'Do you reckon they would really change?',
      'Does Dunmore mean it?',
    ],
    says: [
      "I'd be a fool not to be. They've done it to their bread man.",
      "They'd do it, and they'd be civil about it. That's what frightens me.",
    ],
    more: ['The bread man found out in the newspaper.'],
  },
  {
    asked: [
      'Who is your contact at Dunmore?',
      'Who do you negotiate with at Dunmore?',
      'Who makes the decision at Dunmore?',
      'Who does the review for Dunmore?',
      'What is the buyer at Dunmore like?',
      'Do you know the people at Dunmore well?',
    ],
    says: [
      'A woman called Hazel Purdy. She brings a spreadsheet and no biscuits.',
      'Hazel Purdy, their head of supply. Fair, and she never forgets a figure.',
    ],
  },
  {
    asked: [
      'How long has Dunmore been a customer?',
      'Since when do you deliver to Dunmore?',
      'Is Dunmore an old customer?',
      'When did Dunmore come to you?',
      'How many years have you supplied Dunmore?',
    ],
    says: [
      'Fourteen years. I drove their first pallet myself.',
      'Fourteen years in spring. They had six shops then.',
    ],
  },
  {
    asked: [
      'Which of the Dunmore drops are late?',
      'Where do the missing points with Dunmore come from?',
      'What keeps you from their target?',
      'Which Dunmore shops are the difficult ones?',
      'Why are you not hitting their number?',
    ],
    says: [
      'Four shops, always the same. Short docks, and one window at eleven.',
      'The Belfast ones, on a Friday. The rest of them could set a watch by us.',
    ],
  },
  {
    asked: [
      'Did you ever meet the target?',
      'When were you last at their target?',
      'Was it better with Dunmore in the past?',
      'Have you ever been good enough for Dunmore?',
      'Has the figure for Dunmore ever been higher?',
    ],
    says: [
      'Once, for a whole spring. Then we took on the schools.',
      'Two years ago we were. Fewer drops, same Gerry.',
    ],
  },
  {
    asked: [
      'What are you doing to reach their target?',
      'How do you want to get up to their number?',
      'Is there a plan to improve it for Dunmore?',
      'How will you close the gap before the review?',
      'What could bring you up to the target?',
    ],
    says: [
      'Gerry puts their shops first now. So somebody else is late.',
      "I ring their four worst docks myself. That's not a plan, I know.",
    ],
    more: ["It moves the trouble about, that's all it does."],
  },
  {
    asked: [
      'Do you pay a penalty to Dunmore?',
      'Are there penalties in the contract?',
      'Does Dunmore charge you for late drops?',
      'What does the contract with Dunmore say about penalties?',
      'Does missing the target cost you directly?',
    ],
    says: [
      'No fines. They just keep the list, and bring it along.',
      'Credit notes, like everybody. The real bill comes at the review.',
    ],
  },
  {
    asked: [
      'How much money is that, the Dunmore business?',
      'What is Dunmore worth in pounds?',
      'What turnover would you lose without Dunmore?',
      'How much does Dunmore bring in a year?',
      'What does Dunmore come to in money?',
    ],
    says: [
      "Millions. Colm has it to the penny, and he's pale enough.",
      'More than any five of the others. The pounds are with Colm.',
    ],
  },
  {
    asked: [
      'Would you have to let people go without Dunmore?',
      'Would jobs be lost?',
      'What would happen to your drivers if Dunmore went?',
      'How many jobs hang on Dunmore?',
      'Would you have to close the second depot?',
    ],
    says: [
      "A dozen drivers, I'd say. I know who, and I know their children.",
      "Ballymena, most likely. Twelve vans, and I'd have to drive up and say it.",
    ],
  },
  {
    asked: [
      'Who are your competitors?',
      'Who could take Dunmore off you?',
      'Is there much competition in your trade?',
      'Who else does what you do?',
      'Who are your rivals?',
      'What do your competitors do better?',
    ],
    says: [
      'Two in Belfast and a big one from Dublin. Newer vans, and no Gerry.',
      "There's a crowd in Lisburn with new vans and a nice app. They ring our big one monthly.",
    ],
    more: ["They've had a look at Portadown as well, I'm told. From outside."],
  },
  {
    asked: [
      'Who is your second biggest customer?',
      'Which customers come after Dunmore?',
      'Who else is important beside Dunmore?',
      'Are there other big accounts?',
      'Which are your next biggest customers?',
    ],
    says: [
      'The schools, taken together. After them, a hotel group in Belfast.',
      'Schools, then hotels. Nobody else comes near the big one.',
    ],
  },
]
