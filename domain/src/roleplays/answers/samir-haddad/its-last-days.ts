import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The dead machine, to whoever wants to know every last thing about it, and the one that comes after it. */
export const itsLastDays: WrittenAnswer[] = [
  {
    asked: [
      'Does it get warm at all?',
      'Is it hot when you touch it?',
      'Does it feel warm on the charger?',
      'Is the machine hot or cold?',
      'Did it get hot before it died?',
    ],
    says: [
      'Cold. As cold as a fish on ice.',
      'Cold on every side. I held it to my cheek, like a child with a fever.',
    ],
  },
  {
    asked: [
      'Does it smell of anything?',
      'Is there a smell of burning?',
      'Did you smell smoke?',
      'Was there any smoke?',
      'Does it smell burnt?',
    ],
    says: [
      'On Friday a little, like a hairdryer. Now it smells of nothing.',
      'No smoke. I put my nose on it, and there was something. Then Rima fried onions.',
    ],
  },
  {
    asked: [
      'Is there still a guarantee on it?',
      'Do you have a warranty for the machine?',
      'Is it still under guarantee?',
      'Does it come with a warranty?',
      'How long is the guarantee?',
    ],
    says: [
      "It's rented. The guarantee is you.",
      'Page four says, replaced on the next working day. I took that for one.',
    ],
  },
  {
    asked: [
      'Where will you keep the second one?',
      'What do you do with a spare?',
      'Where does the spare machine go?',
      'Do you have a place for a second machine?',
      'Where would you put the extra one?',
    ],
    says: [
      'In the drawer under the till, on the charger. That one has a use, then.',
      'Behind the wine. There even the waiters find everything.',
    ],
  },
  {
    asked: [
      'What happens to the sign afterwards?',
      'When does the sign come down?',
      'Will you take that notice off the door?',
      'How long does the sign stay up?',
      'Will you keep the sign as a souvenir?',
    ],
    says: [
      'After the first payment. Not after the parcel, I learn.',
      'Off, the same minute. I still know how it is without it: blue.',
    ],
  },
  {
    asked: [
      'Have you bought everything for Friday yet?',
      'What do you still have to buy for the party?',
      'Is everything ordered for the birthday?',
      'How far are you with the preparations?',
      'What is still missing for Friday?',
    ],
    says: [
      'The lamb is ordered, the flowers too. The wine I should have bought on Saturday.',
      'Everything except wine and a machine. The wine I can carry myself.',
    ],
  },
  {
    asked: [
      'Does Mr Bell know about his party?',
      'Is it meant to be a surprise?',
      'Does he know that forty people are coming?',
      'Is it a surprise party?',
      'What does Mr Bell think is happening on Friday?',
      'Has anybody told him about the party?',
    ],
    says: [
      'Not a word. He thinks two lambs, one bottle, home at ten.',
      "It's a surprise. The whole bus depot keeps quiet, so I can keep quiet, too.",
    ],
    more: ["His wife told him to put on a tie. He thinks that's because of the lamb."],
  },
  {
    asked: [
      'Who settles the bill on Friday?',
      'Does he pay or does his wife pay?',
      'Which of them pays for the party?',
      'Is Mrs Bell paying for everybody?',
      'Who pays for all of that?',
      'Do they share the bill or does one pay?',
    ],
    says: [
      "Mrs Bell, all of it, on one card. She's put something aside since spring.",
      'His wife. One card, once. It would take four seconds.',
    ],
  },
  {
    asked: [
      'What is the programme for the evening?',
      'What will happen at the party?',
      'How is the evening going to run?',
      'Will there be speeches?',
      'What have you planned for that night?',
      'What do they do at the party, apart from eating?',
    ],
    says: [
      'At seven they hide, at quarter past he comes in. Then mezze, lamb, speeches, tears, cake.',
      'His son makes a speech, the depot sings. At half past ten there is a bill.',
    ],
    more: ["I stand at the light switch. It's the most important job of the evening."],
  },
]
