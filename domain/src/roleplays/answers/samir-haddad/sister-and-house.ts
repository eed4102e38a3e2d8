import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How he and Rima came to the restaurant, and how they live with it. */
export const sisterAndHouse: WrittenAnswer[] = [
  {
    asked: [
      'How do you get on with Rima?',
      'What is it like to work with family?',
      'Is it easy to run a place with your sister?',
      'Are you two a good team?',
      'How do you and Rima work together?',
    ],
    says: [
      "She's right, I'm loud, and the lamb is good. It works.",
      'Like a bridge. Two sides that push against each other, so it stands.',
    ],
  },
  {
    asked: [
      'Do you and Rima fight?',
      'Are there rows between you and your sister?',
      'What do you quarrel about?',
      'Do you ever fall out with Rima?',
      'How often do you two have words?',
      'Is there much shouting between you and Rima?',
    ],
    says: [
      "Every day at five, about salt. By six we've guests, and it's over.",
      'Of course. She throws a cloth, I go and count the wine.',
    ],
  },
  {
    asked: [
      'Is Rima your elder sister?',
      'Which of you is the elder?',
      'Is Rima older than you?',
      'How old is Rima?',
      'Are you the younger one?',
    ],
    says: [
      'Older. Three years. She counts it as ten.',
      "She's fifty-four. But if you ask her, you never heard that from me.",
    ],
  },
  {
    asked: [
      'When did Rima come to England?',
      'Did you come here together with Rima?',
      'Was Rima here before you?',
      'Did your sister follow you?',
      'How did Rima come to join you?',
    ],
    says: [
      'Much later. In 2013, with one bag of clothes and two of spices.',
      'I fetched her, a year before we opened. She said, who feeds you here? Look at you.',
    ],
  },
  {
    asked: [
      'Was Rima always a cook?',
      'Where did Rima learn to cook?',
      'What was Rima before the restaurant?',
      'Did your sister work as a cook before?',
      'Is Rima a trained chef?',
    ],
    says: [
      'She cooked in a hotel in Beirut. Two hundred plates a night, and nobody knew her name.',
      'From our mother, and then in a hotel in Beirut. The hotel learned more than she did.',
    ],
  },
  {
    asked: [
      'Who had the idea of opening a restaurant?',
      "Was it your idea or your sister's?",
      'Who wanted the restaurant first?',
      'Did Rima talk you into it?',
      'Which of you came up with it?',
    ],
    says: [
      'Hers. She said it every Sunday for ten years, and then it rained on my bridge.',
      "Rima's. I only did the drawings. The kitchen door is two centimetres too narrow, she says.",
    ],
  },
  {
    asked: [
      'Who chose the name of the restaurant?',
      'How did the restaurant get its name?',
      'Why did you name it after yourselves?',
      'Why is it called that?',
      'Where does the name come from?',
    ],
    says: [
      "Rima. I wanted 'Zahle', and she said nobody can spell it.",
      "It was our father's shop sign. He sold shoes under it, we sell lamb.",
    ],
  },
  {
    asked: [
      'How did you pay for the restaurant?',
      'Did you need a loan to open?',
      'How did you finance it?',
      'Whose money is in the restaurant?',
      'Did a bank lend you the money?',
    ],
    says: [
      'My savings from the bridges, and Rima sold her flat. The bank paid for the oven.',
      "All we had. The bank's part was paid back three years ago.",
    ],
  },
  {
    asked: [
      'How were the first years?',
      'Was the beginning difficult?',
      'Did it go well from the start?',
      'How did it go when you opened?',
      'Was it empty in the beginning?',
    ],
    says: [
      'The first winter we had four guests on a Tuesday. Two were cousins.',
      "Slow. Then somebody wrote about the lamb, and I've been running since.",
    ],
  },
  {
    asked: [
      'How was lockdown for you?',
      'What did you do when restaurants had to close?',
      'Did the virus hit you hard?',
      'How did you survive Covid?',
      'What about the pandemic, how did you manage?',
      'Were you closed for long during Covid?',
    ],
    says: [
      'Out of the window. Rima cooked, and they queued along the pavement, two metres apart.',
      'Flatbread and lamb through the window. Everybody paid by card, by the way.',
    ],
  },
  {
    asked: [
      'Is the house yours?',
      'Who owns the building?',
      'Are you a tenant there?',
      'Do you pay rent for the restaurant?',
      'Is the place yours or leased?',
    ],
    says: [
      'We lease it. The oven is ours, the walls belong to the chemist.',
      'The chemist is our landlord. He beats me at backgammon, and on the first I pay him.',
    ],
  },
  {
    asked: [
      'What was in the building before you?',
      'Was it always a restaurant?',
      'Who was in there before you?',
      'What did the place use to be?',
      'What did you find when you took it over?',
      'What kind of shop was there before?',
    ],
    says: [
      "A carpet shop. For a year we found fluff in the tabbouleh. Don't write that down.",
      'Carpets. I tore out the walls myself. An engineer knows which.',
    ],
  },
  {
    asked: [
      'Would you do it all over again?',
      'Do you regret opening a restaurant?',
      'If you could start again, would you do the same?',
      'Was it the right decision?',
      'Do you ever regret it?',
    ],
    says: [
      'Yes. With two card machines.',
      "I'd do it again. A bit earlier, and with a bigger kitchen door.",
    ],
  },
  {
    asked: [
      'How long will you go on?',
      'When do you want to retire?',
      'Do you want to do this until you are old?',
      'How many more years do you give yourself?',
      'Do you think of stopping?',
    ],
    says: [
      'Until sixty-five, if my knees agree. Rima says until she drops the pan.',
      'Ten years, twelve. On Saturday evening I said ten minutes.',
    ],
  },
  {
    asked: [
      'Who will take over the restaurant?',
      'Will your son take it over?',
      'Do you have a successor?',
      'Does your son want the restaurant one day?',
      'What becomes of the restaurant after you?',
    ],
    says: [
      "My son wants bridges. One of the waiters has good hands, we'll see.",
      'Karim says no, and eats as if he said yes.',
    ],
  },
  {
    asked: [
      'Are you two going to expand?',
      'Would you like a bigger place?',
      'Do you plan a second restaurant?',
      'Why not more seats?',
      'Is it big enough for you?',
    ],
    says: [
      'No. Thirty-eight I can see from the door. I want to see who eats with me.',
      'Rima would need a second Rima. So no.',
    ],
  },
  {
    asked: [
      'Does Rima give the orders?',
      'Which of you is in charge?',
      'Who has the last word?',
      'Who decides, you or your sister?',
      'Does your sister have a say in it?',
    ],
    says: [
      'In the kitchen she is. At the door I am. In between there is shouting.',
      "On paper I am. Don't show her the paper.",
    ],
  },
]
