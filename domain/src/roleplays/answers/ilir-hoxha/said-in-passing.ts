import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What one asks on about, after things that he lets fall. */
export const saidInPassing: WrittenAnswer[] = [
  {
    asked: [
      'What did you whistle?',
      'When did you stop whistling?',
      'Which tune did you whistle?',
      'Do you still whistle?',
      'Where did you use to whistle?',
      'Could you whistle something for me?',
    ],
    says: [
      'A song about a girl from Shkodër. Always the first half, says Teuta.',
      'Since September, not once. I tried it in the shower. Only air came.',
    ],
  },
  {
    asked: [
      'What was that with the oranges?',
      'Who was the lady with the oranges?',
      'Why did you pick up the oranges?',
      'What did the lady with the shopping say?',
      'How many oranges were there?',
      'What do you think of when you see oranges now?',
    ],
    says: [
      "An old lady's shopping. I picked up eleven, so I had something for my hands.",
      'She said, thank you, driver, as if it was a normal stop. I liked her for that.',
    ],
  },
  {
    asked: [
      'Why a book about dolphins?',
      'Did Era like the book?',
      'What did Era say about the book?',
      'Have you read the dolphin book with her?',
      'Was the book meant to say sorry?',
      'Where is the book about dolphins now?',
    ],
    says: [
      'Because she swims like one. It was easier to buy than to say.',
      "She says thank you and it's on her shelf. It's a very tidy shelf.",
    ],
  },
  {
    asked: [
      'Which voices did you do when you read?',
      'What did you read to her?',
      'Do you still read to Era?',
      'Will you do the voices again?',
      'Who reads to her now?',
      'What was the funniest voice?',
    ],
    says: [
      'A bear, with a bad English accent. So, mine.',
      'Teuta reads now. She does it well, but the bear is gone, says Era.',
    ],
  },
  {
    asked: [
      'Who is Besnik?',
      'Who do you play chess with?',
      'Who wins at chess, you or Besnik?',
      'Does Besnik know about it?',
      'What do you like about chess?',
      'How good are you at chess?',
    ],
    says: [
      'A friend, he has a barber shop. He cuts hair and says nothing, like me.',
      'He wins. I see the whole board, he sees my hand before it moves.',
    ],
  },
  {
    asked: [
      'What do you grow in your garden?',
      'Where is your garden?',
      'What is it about tomatoes?',
      'Which sort of tomatoes do you grow?',
      'Who eats all those tomatoes?',
      'What is there to do in the garden at this time of year?',
    ],
    says: [
      'Tomatoes, peppers, one fig tree that hates England. Up behind Hillsborough.',
      'The big ones from Shkodër. My mother sends the seed in a birthday card.',
    ],
  },
  {
    asked: [
      'Why have you stopped fishing?',
      'Where do you go fishing?',
      'Would you like to go fishing again?',
      'What do you like about fishing?',
      'When did you last go fishing?',
    ],
    says: [
      "In August I went, up at Damflask. One sits still there, and now I'd rather not.",
      "Up at Damflask, until August. It's too quiet for me at the moment.",
    ],
  },
  {
    asked: [
      'Why was the tram late?',
      'What was wrong with the tram today?',
      'Are the trams always late?',
      'Who was driving the tram that you came on?',
      'Does it annoy you when another driver is late?',
    ],
    says: [
      "A van on the rails, in Hillsborough. It's always a van.",
      'Three minutes. I said nothing to him, but I saw him see my watch.',
    ],
  },
  {
    asked: [
      'What is the weather like outside?',
      'Is it still raining?',
      'Did you get wet on the way?',
      'Is it cold outside?',
      'How do you like this weather?',
      'Is rain bad for a tram driver?',
    ],
    says: [
      "Wet. Rain is all right, it's the leaves that are dangerous.",
      "It's raining sideways. In Sheffield that counts as dry.",
    ],
  },
  {
    asked: [
      'Why do you count the people?',
      'What do you count for?',
      'How many people do you count at the edge?',
      'When did you begin to count?',
      'Does counting calm you?',
      'What happens if you lose count?',
    ],
    says: [
      "Because a number keeps still. People don't.",
      "Since I'm back. If I have counted them, they can't surprise me. I know, I know.",
    ],
  },
  {
    asked: [
      'What would the tram do if you let go?',
      'Would the tram stop by itself?',
      'What happens if the driver faints?',
      'Is there something that stops it if you let go of the handle?',
      'What if your hands failed you?',
      'Is there a safety device in the cab?',
    ],
    says: [
      "It stops. If the hand lets go, the tram brakes by itself. That's comforting, and it's not.",
      'You must hold the handle all the time. Let go, and we all sit in the front window.',
    ],
  },
  {
    asked: [
      'Do you have a photo of your girls?',
      'Could you show me a picture of them?',
      'Have you got a picture of your family with you?',
      'Do you carry a photo of them in the cab?',
      'Is there a photo of the girls in your wallet?',
    ],
    says: [
      'In the wallet, behind the licence. Lira with no teeth, Era asleep. Old, but the best one.',
      "On the phone, hundreds. One moment. That's Era, the wet one.",
    ],
  },
  {
    asked: [
      'Where do you hide the bottle?',
      'Where is the bottle kept?',
      'Why does she move the bottle?',
      'Where does she put it, the bottle?',
      'Where do you two keep it?',
    ],
    says: [
      'Behind the flour, she puts it. I bake on Sundays, so I know the flour.',
      "It's not hidden. Everybody at home knows the place.",
    ],
  },
  {
    asked: [
      'Why did people clap?',
      'How was it for you that somebody clapped?',
      'Why did you not like the clapping?',
      'Who was it that clapped?',
      'What did you think when they clapped?',
    ],
    says: [
      "A young man, right behind me. As if I'd done a trick.",
      "You clap when something is over. I didn't know yet if it was.",
    ],
  },
  {
    asked: [
      'What happened to Steve?',
      'What is the story with Steve?',
      'How is Steve today?',
      'What does Steve do now?',
      'Did Steve ever drive again?',
      'Did Steve get over it?',
    ],
    says: [
      'A man, in the dark, near the arena. Steve drove one more week. Then the office.',
      'He does lost property now. He laughs a lot, in the day.',
    ],
  },
  {
    asked: [
      'Why did he laugh, do you think?',
      'Why did the boy run away?',
      'What made him laugh, in your view?',
      'Was he laughing at you?',
      'Was it a nasty laugh?',
      'Do you understand why he laughed?',
    ],
    says: [
      "He's a boy. He was frightened, perhaps, so he laughed.",
      "Not at me. I think he didn't want anybody to see him tremble. That I understand.",
    ],
  },
  {
    asked: [
      'What would you say to the boy?',
      'What would you like to tell him, the boy?',
      'If you met him, what would you say?',
      'Is there something you would want the boy to hear?',
      'What would you ask the boy?',
      'Would you like to talk to the boy?',
    ],
    says: [
      "I'd say, look up. That's all. Look up.",
      "I'd like to ask him if he remembers it at all.",
    ],
  },
]
