import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What half a wage is like at home, and what goes on in the kitchen. */
export const moneyAndKitchen: WrittenAnswer[] = [
  {
    asked: [
      'How do you get by on that?',
      'How do you pay the bills with so much less?',
      'Can you live on what is left?',
      'How do you make ends meet?',
      'Do you have savings?',
      'How long can you keep that up?',
      'Do you get help from anywhere?',
      'How are you covering the bills now?',
      'How are you covering the six hundred pounds?',
      "How are you covering it, the money that's missing?",
      'How do you manage the bills on half shifts?',
    ],
    says: [
      'Teuta does the breakfast club as well, two mornings. And we have a bit put by.',
      'Until spring it goes. We had saved for the roof, so it rains in one corner.',
    ],
  },
  {
    asked: [
      'What can you not afford any more?',
      'What do you do without now?',
      'Where do you save?',
      'What did you have to give up because of the money?',
      'Have you cancelled anything?',
      'What do you go without?',
    ],
    says: [
      'The Friday takeaway, and the flights home. The swimming stays.',
      'New tyres, the cinema. Not the lessons for the girls, that we agreed.',
    ],
  },
  {
    asked: [
      'Who does the bills at home?',
      'Which of you takes care of the money?',
      'Do you talk about money with your wife?',
      'Who keeps the money together?',
      'Does Teuta know how much is missing?',
      'Who does the sums in your family?',
    ],
    says: [
      'Teuta. She has a notebook, and a red pen since October.',
      'She does. About money we can talk. It has numbers.',
    ],
  },
  {
    asked: [
      'Have the girls noticed about the money?',
      'Do your daughters know that you earn less?',
      'What do the children know about the money?',
      'Have you told the girls that there is less money?',
      'Do the girls have to go without something?',
      'Do the children feel that it is tight?',
    ],
    says: [
      'Lira does. In the shop she put the trainers back and said they were ugly.',
      'Era thinks we like soup. Lira can count.',
    ],
  },
  {
    asked: [
      'How much have you lost altogether?',
      'What does that come to so far?',
      'How much money is missing by now?',
      'What has it cost you in total?',
      'How much is that over the whole time?',
      'So how much is it all in all?',
    ],
    says: [
      "Nearly a thousand. It's seven weeks of half shifts now.",
      "Seven weeks, so not quite a thousand pounds. I've worked it out more than once.",
    ],
  },
  {
    asked: [
      'Do you have a bad conscience about the money?',
      'Is it hard for you not to earn the full wage?',
      'Do you feel that you let your family down?',
      'Are you ashamed that there is less money?',
      'What is it like for you to bring home less?',
      'Do you blame yourself for the missing money?',
    ],
    says: [
      'Yes. I come home at half past ten, and my wife is still on her feet.',
      'My father brought his wage home whole for thirty years. So, yes.',
    ],
  },
  {
    asked: [
      'What is the first thing you do at home?',
      'What do you do when you get in?',
      'How is it when you come through the door?',
      'What happens when you come home from work?',
      'Who is there when you come home?',
      'What is it like to come home these days?',
    ],
    says: [
      'Shoes off, kettle on. Nobody is in. I listen to that for a while.',
      'I wash my hands, with hot water. Longer than one has to.',
    ],
  },
  {
    asked: [
      'Do you have your meals together?',
      'Do you all sit down for dinner?',
      'Do you eat with your family?',
      'How are meals in your house?',
      'What is it like at the table?',
      'Who sits where at your table?',
    ],
    says: [
      "Every evening, at six. I'm the first who gets up, lately.",
      'We do. Teuta asks the girls, the girls look at me, I pass the bread.',
    ],
  },
  {
    asked: [
      'What do you eat at home?',
      'What is the best thing that Teuta makes?',
      'Is your wife a good cook?',
      'Does Teuta cook Albanian food?',
      'What do you have for dinner?',
      'What did you have for dinner yesterday?',
    ],
    says: [
      'Bean stew, and stuffed peppers. At school she must do fish fingers.',
      'Her tavë, lamb with yoghurt. For that even Lira puts the phone away.',
    ],
  },
  {
    asked: [
      'What do you do with the free half of the day?',
      'How do you fill the rest of the day?',
      'What do you do after ten, when the shift is over?',
      'What do you do with all that time?',
      'How do you spend your afternoons?',
      'Are you bored in the afternoon?',
    ],
    says: [
      'I look for things that drip. There are not many left.',
      "I tidy the tunnel, I go for bread, I look at the clock. It's a long day.",
    ],
  },
  {
    asked: [
      'What are your plans for the rest of today?',
      'Where are you going after this?',
      'What will you do when you get home today?',
      'What is waiting for you at home?',
      'Are you going straight home?',
      'What else is on for you today?',
    ],
    says: [
      'Home. Era has spellings tomorrow, I ask, and she draws while she answers.',
      "I walk a bit, the long way. At four I'm home.",
    ],
  },
  {
    asked: [
      'What would Teuta tell me about you?',
      'How would your wife describe you?',
      'What would your wife say if I asked her?',
      'What would your wife want me to know?',
      'How does Teuta see all this?',
      'What would Teuta say if she sat here?',
    ],
    says: [
      "She'd say, he is stubborn, and he has stopped whistling.",
      '"Ask him what he does at the window." And then she would say sorry to me.',
    ],
  },
  {
    asked: [
      'What do you say to her then?',
      'How do you answer your wife when she asks?',
      'What do you tell Teuta when she asks how you are?',
      'How do you react when she says that?',
      'And what do you say back?',
      'Do you answer her when she asks?',
    ],
    says: ['I say yes, yes, and I take out the bins.', "I say tired. It's never a lie."],
  },
  {
    asked: [
      'Does it rain into your house?',
      'What about the roof?',
      'What is there to repair at your house?',
      'What have you fixed lately?',
      'What have you been repairing?',
    ],
    says: [
      "The roof, in one corner. There's a bucket, and it has a rhythm.",
      'The gate, the tap, the stairs. Only the roof is too dear, at the moment.',
    ],
  },
  {
    asked: [
      'When did you last laugh?',
      'What was the last thing you laughed about?',
      'When were you last really amused?',
      'Have you laughed at all in these weeks?',
      'Can you still laugh?',
      'Who makes you laugh?',
    ],
    says: [
      'Last week. Lira tried to cook.',
      'At dinner, when Lira said the rice was meant to be black. For a moment I forgot everything.',
    ],
  },
  {
    asked: [
      'Do you cook?',
      'Can you cook?',
      'Who does the cooking at your house?',
      'What can you cook?',
      'Do you bake?',
      'Do you cook at home as well?',
      'Who does the cooking, you or Teuta?',
      'Who makes the food at your house, you or Teuta?',
      'Which of you two cooks at home?',
    ],
    says: [
      'I make byrek on Sundays. Teuta cooks all week, so she sits.',
      'One dish, on Sundays. Nobody may help, and nobody may comment.',
    ],
  },
]
