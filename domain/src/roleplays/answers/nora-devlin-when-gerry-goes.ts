import type { WrittenAnswer } from '../../graph/plan.ts'

/** Who plans then, who would help with it, and what it takes to get through the spring. */
export const noraOfWhenGerryGoes: WrittenAnswer[] = [
  {
    asked: [
      'Who else would have to be on board, apart from Colm and Gerry?',
      'Is there anybody besides Colm and Gerry who has to agree?',
      'Apart from the two of them, who matters?',
    ],
    says: [
      "Nobody who signs. But if the drivers throw it out, it's out.",
      'The drivers. Malachy above all. What he says at half six, they all say by seven.',
    ],
  },
  {
    asked: [
      'Is Gerry leaving?',
      'What do you mean, as long as Gerry is here?',
      'Is Gerry going to stop?',
      'Are you losing Gerry?',
      'Is Gerry going away?',
      'So is it retirement, and is it soon?',
      'Is it retirement?',
      'Is your dispatcher retiring soon?',
      'Is he retiring, and will that be soon?',
    ],
    says: [
      "He is, yes. Retiring, in the spring. And I've no plan for it yet.",
      "Yes. He's going in the spring, and I don't know yet what I do then.",
    ],
  },
  {
    asked: [
      'When is his last day?',
      "When is Gerry's last day?",
      'When does Gerry leave?',
      'When does Gerry retire?',
      'When exactly is Gerry going?',
      'How long have you still got Gerry?',
      'When does Gerry finish up for good?',
      'When exactly does Gerry finish with you?',
      "What's his last day, I mean for good?",
      'On what date does Gerry finish?',
      'When does he actually go, your dispatcher?',
      'When does your dispatcher actually leave?',
      'When is your dispatcher finishing?',
      'When is it that your dispatcher goes?',
    ],
    tells: 'pain-2',
  },
  {
    asked: [
      'Who will take over from Gerry?',
      'Who takes over when Gerry goes?',
      "Who is going to do Gerry's job?",
      'Who plans the routes after April?',
      'Who comes after Gerry?',
      'Who steps in for Gerry?',
    ],
    says: [
      "Nobody, yet. There's no one here who knows what he knows.",
      "If I knew that, I'd not have picked up the phone.",
      "That's the hole in it. I've nobody.",
    ],
  },
  {
    asked: [
      'Would Gerry be up for that?',
      'Would Gerry do that?',
      'Would Gerry help with that?',
      'Would Gerry sit down with us?',
      'Do you think Gerry would go along with it?',
      'Would Gerry share what he knows?',
      'Would Gerry help with this?',
      'Would Gerry be willing to share what he knows?',
      'How would Gerry feel about that?',
      'Would Gerry talk to somebody like us?',
      'Do you think Gerry would have a chat with us?',
      'Is Gerry somebody we could sit down with?',
    ],
    says: [
      "Gerry? He'd do it, if you come after six and bring biscuits.",
      'He would. He grumbles first, and then he tells you about every lane in Down.',
      "I'd say so. Ask him about docks, and don't mention computers in the first hour.",
    ],
  },
  {
    asked: [
      'Who else would have a say in a decision like this?',
      'Who has a say in this?',
      'Who else has a say?',
      'Who would have to agree to it?',
      'Who else would you ask?',
      'Whose opinion counts in this?',
    ],
    says: [
      "Colm, he signs. And Gerry, I'd want to hear what he says.",
      "Colm for the money, and I'd not do it against Gerry.",
    ],
  },
  {
    asked: [
      'What happens when a van arrives and the dock is closed?',
      'What does it cost you when a delivery goes wrong?',
      'What does a failed delivery cost you?',
      'What does a late drop cost you?',
      'What does it cost when a van has to go twice?',
      'What does it cost you when the dock is shut?',
    ],
    tells: 'pain-1.2',
  },
  {
    asked: [
      'How do your drivers feel about changes?',
      'How do the drivers feel about new things?',
      'Are your drivers open to something new?',
      'Are your drivers done with gadgets?',
      'Would your drivers help, do you think, or are they done with gadgets?',
      'Have your drivers had enough of new gadgets?',
      'Would the drivers give a new thing a chance?',
    ],
    says: [
      "They've seen one come and go. They'd give you a week, and I'd have to ask for it.",
      "They don't mind new. They mind being sent down a lane they can't turn in.",
    ],
  },
  {
    asked: [
      'Has Gerry trained anybody?',
      'Is somebody learning from Gerry?',
      'Does anybody sit with Gerry in the mornings?',
      'Has anyone ever shadowed Gerry?',
      'Who has Gerry shown it to?',
    ],
    says: [
      "Ciaran, on Saturdays. He's willing, but it's a lot of lanes to learn.",
      "He's tried. At four in the morning it goes in one ear and out the other.",
    ],
  },
  {
    asked: [
      'How do you know in the evening whether the day was good?',
      'What do you measure every day?',
      'Which figures do you look at?',
      'How do you see if a day went well?',
      'What numbers do you track?',
    ],
    says: [
      'If the phone is quiet by six, it was good. And the number for Dunmore.',
      'Windows missed, hours over. Two figures, every morning, on paper.',
    ],
  },
  {
    asked: [
      'What would you do with the time if the planning ran by itself?',
      'What would you do if you had an hour more a day?',
      'What do you never get round to?',
      'What stays undone at the moment?',
    ],
    says: [
      "I'd go out with the vans again, one day a month. I miss it.",
      "The cold store. There's a door in there I've been meaning to move for three years.",
    ],
  },
  {
    asked: [
      'Do you use temps at Christmas?',
      'Do you hire extra drivers for December?',
      'How do you get the extra drops out?',
      'How do you manage the Christmas peak?',
      'Do you rent vans for Christmas?',
    ],
    says: [
      "Six vans on hire, and agency drivers. Nobody shows them the lanes, that's where it goes wrong.",
      'Extra vans, longer days, and Gerry in at three instead of four.',
    ],
  },
  {
    asked: [
      'Who loads the vans in the morning?',
      'Who packs the vans?',
      'When are the vans loaded?',
      'How do the vans get loaded?',
      'Are the loading crew on nights?',
      'Is there a night crew for the loading?',
      'Do your loaders work through the night?',
    ],
    says: [
      'The night crew, from midnight. Last drop goes in first, and if the plan changes at five, they do it twice.',
      'Six lads from midnight on. They hate a late change more than I do.',
    ],
  },
  {
    asked: [
      'What happens when a van breaks down?',
      'What do you do if a van stops on the road?',
      'Do you have a spare van?',
      'How do you get the load out of a broken van?',
      'Who helps a driver when his van stops?',
    ],
    says: [
      "Two spares in the yard. And a prayer, if it's a fridge that goes.",
      "We send a spare and swap the load. In summer you've forty minutes.",
    ],
  },
  {
    asked: [
      'How do new drivers learn the lanes?',
      'How does a new driver find his way?',
      'How do you train a new driver?',
      'How long until a new driver knows the round?',
    ],
    says: [
      'Two weeks beside an old one. Then they ring Gerry from a hedge.',
      "A month, if they listen. There's lanes no map has.",
    ],
  },
  {
    asked: [
      'What would you tell Colm about this call?',
      'What will you say to Colm?',
      'How would you explain it to Colm?',
      'What do you tell Colm tonight?',
    ],
    says: [
      "That somebody asked before they sold. He'll not believe it.",
      "Nothing, until I've a figure. He likes figures.",
    ],
  },
]
