import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people asked in talks, and nobody had written an answer to. */
export const askedInTalks: WrittenAnswer[] = [
  {
    asked: [
      'Did you lose any blood because of the fridge alarm?',
      'Did you lose anything in the fridge, or was the blood all right?',
      'Was the blood all right after the alarm?',
      'Was anything spoiled in the fridge last night?',
      'Did the blood in the fridge get too warm?',
      'Did you have to throw blood away after the alarm?',
    ],
    says: [
      'Nothing lost. Half a degree for ten minutes, blood forgives that.',
      'All fine. The fridge complained before the blood did.',
    ],
  },
  {
    asked: [
      'Did that bother you, the mug?',
      'Did it bother you, the dragon mug?',
      'Did that mug hurt your feelings?',
      'Did you mind the mug with the dragon on it?',
      'Were you hurt by that mug at Christmas?',
      'Did you take it badly, the dragon mug?',
    ],
    says: [
      'A little. At the bench I laughed, and on the bus less.',
      'For an evening, yes. Nobody had signed it. Now I drink my tea out of it.',
    ],
  },
  {
    asked: [
      'What have the extra nights done to you since August?',
      'What have those nights done to you?',
      'How has it been for you at home, with your sleep and everything?',
      'How have all these nights been for you at home?',
      "What's it been like to live with those extra nights?",
      'What toll have the nights taken on you?',
      'How have the nights changed your life since August?',
    ],
    says: [
      "They've taken the evenings, and the sleep. I work, I lie there, I work, and the cat is who I see most.",
      "I've got small and sharp. Four hours of sleep, no choir, and my mother asks why I sound like a machine.",
    ],
  },
  {
    asked: [
      'What would you do with a free evening?',
      'If the extra nights end, what would you do with the evenings?',
      'How would you spend a free evening?',
      'What will you do with your Thursdays when the nights stop?',
      'What would you enjoy most about having evenings again?',
      "What's the first thing you would do with an evening off?",
    ],
    says: [
      "Go to choir. Sing for two hours, and be in bed while it's dark.",
      'A rehearsal, on a Thursday. And a drink with the altos afterwards, like other people.',
    ],
  },
  {
    asked: [
      'Who were you going to see in Peru in October?',
      'Who were you going to visit on the October flight?',
      'Who was waiting for you in Arequipa in October?',
      'Whom did you want to see on that trip to Peru?',
      'Was the October flight to see your mother?',
      'Who did you have to disappoint when you gave the flight back?',
    ],
    says: [
      "My mother. She'd bought a chicken, and told the whole street.",
      "My mother, mostly. And my brother, who ate the chicken she'd bought for me.",
    ],
  },
  {
    asked: [
      'Is your mother still living there?',
      'Is your mother still living in Arequipa?',
      'Does your mother still live over there, in Peru?',
      'Where does your mother live?',
      'Is your mother still in Peru?',
      'Has your mother stayed in Arequipa?',
    ],
    says: [
      'Still in Arequipa. The same house, and my brother round the corner.',
      "In Arequipa, as ever. You couldn't get her out of that kitchen with a crane.",
    ],
  },
  {
    asked: [
      'Which night should I come down?',
      'Which night would suit you for my visit?',
      'Which night would be best for me to come and see you at work?',
      'On which night shall I visit the lab?',
      'When should I come and sit with you at night?',
      'What night do you want me there with the bread?',
    ],
    says: [
      "Any night I'm on. Only come at four, and don't tell me before.",
      "Pick one. At four they all look the same, that's what you should see.",
    ],
  },
  {
    asked: [
      "Is there anything about Tuesday I've got wrong?",
      'Have I got anything wrong about Tuesday?',
      "Is there anything about Tuesday you'd like on the record?",
      'Have I left out something about Tuesday?',
      'Do you want to correct anything in how I described Tuesday?',
      'Is my picture of Tuesday right, or is something missing?',
    ],
    says: [
      'You have it right. Only put beside it that no wrong blood left the room.',
      "It's right. I'd add one line, that both patients are fine.",
    ],
  },
  {
    asked: [
      'Do you want to go home and sleep now?',
      'Would you like to go to bed now?',
      'Shall I let you go home to bed?',
      'Do you want to get some sleep now?',
      'Are you ready to go home and sleep?',
      'Should I let you go and get some rest?',
    ],
    says: [
      "Yes, please. If that's everything, I'll catch my bus.",
      "Gladly. Say the last thing, if there is one, and then I'm on the bus.",
    ],
  },
  {
    asked: [
      'Who has been talking about your tone?',
      'Who keeps talking about your tone of voice?',
      'Who is it that only talks about how you said it?',
      'Which people talk about your tone and not about the labels?',
      'Who do you hear talking about your tone?',
      'Who says anything about your tone?',
    ],
    says: [
      'The corridor. It stops when I come in, so I know.',
      "Everybody but me. To my face it's only Jess and the porter, behind doors it's the rest.",
    ],
  },
  {
    asked: [
      "What's the other half, as you see it?",
      "What's the other half that nobody talks about?",
      'Which half gets left out, in your view?',
      'What do you mean by the other half?',
      'What is the half that should matter too?',
      "Tell me about the half that's missing.",
    ],
    says: [
      'The tubes. That half takes you three words, and somebody is alive because of it.',
      'That I was right, and so tired. Both belong to Tuesday, and only the sentence gets a meeting.',
    ],
  },
  {
    asked: [
      'The lesson about labels can wait for another day.',
      'I mean sorry for how it was said, and the labels can wait for another day.',
      'Could you leave the labels out of it when you apologise?',
      'Can you say sorry without a lecture about labels?',
      'Just the apology first, and no lesson with it.',
      'Would you keep the apology and the labels apart?',
    ],
    says: [
      'All right. Sorry, and only sorry. The rack keeps till next week.',
      'Fair. If I put a lesson behind it, he only hears the lesson.',
    ],
  },
  {
    asked: [
      'How many nights are you down for next week?',
      'What does your rota look like next week?',
      'How many nights do you have next week?',
      "I'm asking about next week's rota.",
      'What does next week look like for you?',
      'How many shifts are you on next week?',
    ],
    says: [
      "I haven't dared to look. Last week it was two more than mine.",
      'Mine, and whatever Pauline sends me by text. I look on Sunday, after the peppers.',
    ],
  },
  {
    asked: [
      'Who is Nelly?',
      'Who was Nelly?',
      'Was Nelly one of the people who trained you?',
      'Tell me about Nelly.',
      'What was Nelly like?',
      'What did Nelly do in the lab in Arequipa?',
    ],
    says: [
      'An old technician, in Arequipa. My chief taught me tubes, Nelly taught me to breathe.',
      "Nelly had the next bench, in Arequipa. She dried glass beside me until I could talk, she wasn't in any training plan.",
    ],
  },
  {
    asked: [
      'Is there anything you want me to stop doing, as your manager?',
      'What should I stop doing?',
      "What do I do that you'd like me to stop?",
      'Is there something I should do less of as your boss?',
      'What would you like to see less of from me?',
      "What shouldn't I do any more, as your manager?",
    ],
    says: [
      'Saying soon. I break out in a rash.',
      'Signing the rota without reading it. You know how I am about reading.',
    ],
  },
  {
    asked: [
      'Have you ever slept past your stop?',
      'Have you ever missed your stop because you were asleep?',
      'Did you ever wake up at the end of the line?',
      'Have you ever slept through your bus stop?',
      'Do you ever miss your stop on the way home?',
      'Has the bus ever taken you too far?',
    ],
    says: [
      'Once. I woke up in the depot, and since then the driver calls out for me.',
      'In October, yes. All the way to the depot, with my bag on my knees like a schoolgirl.',
    ],
  },
  {
    asked: [
      'Is Rhesus positive or negative?',
      'Is your cat rhesus positive or negative?',
      'So is Rhesus a negative cat?',
      'Is she a positive or a negative, your Rhesus?',
      'Which is your cat, rhesus positive or negative?',
    ],
    says: [
      'Negative. Ask anybody who has tried to stroke her.',
      'Negative, about everything but tuna.',
    ],
  },
  {
    asked: [
      "What kind of bread does Desmond's wife bake?",
      "What kind of bread does the porter's wife bake?",
      'What sort of bread does Desmond bring you?',
      "Is the porter's bread good?",
      "What's so special about Desmond's bread?",
      'Is the bread still warm when the porter brings it?',
    ],
    says: [
      'Brown, with seeds. Still warm at six, you eat it with your coat on.',
      'The best in this building. Dark, with a crust, and warm in the middle.',
    ],
  },
  {
    asked: [
      'What did Jess say to you about Tuesday?',
      'What did Jess say?',
      "What were Jess's words?",
      'Did Jess tell you what she thought of it?',
      'What did Jess tell you after you said it?',
      'What was it that Jess said to you?',
    ],
    says: [
      'Four words. Right tubes, wrong words.',
      'Right tubes, wrong words. She said it with her coat on, and she was right.',
    ],
  },
  {
    asked: [
      "What did you sing at Jess's wedding?",
      'What did you sing at the wedding?',
      'Which song did you sing for Jess?',
      "What song was it at Jess's wedding?",
      "Did you sing alone at Jess's wedding?",
      'How did it go when you sang at the wedding?',
    ],
    says: [
      'A waltz from Lima. By myself, with my knees shaking, and her father cried.',
      'An old waltz, alone. Nobody understood a word and everybody cried.',
    ],
  },
  {
    asked: [
      'Can you swap the twelfth with somebody?',
      "Can't you swap your shift on the night of the concert?",
      'Could you swap the concert night with a colleague?',
      'Is there nobody you could swap the twelfth with?',
      'Have you tried to swap that night in December?',
      'Who could swap with you so that you can sing?',
    ],
    says: [
      "With whom? Beside me there's a trainee, and a trainee can't lead the night.",
      "I've asked. On days they looked at their shoes, and at night there's only me.",
    ],
  },
  {
    asked: [
      "Isn't that a bit like what Owen needed?",
      "Isn't Bernard's way what Owen needed?",
      "Wouldn't Owen have needed it the way your conductor does it?",
      "Your conductor corrects you without naming anyone, isn't that what Owen needed?",
      'Could you have corrected Owen the way Bernard corrects the altos?',
      "Shouldn't Owen be corrected like you are in the choir?",
    ],
    says: [
      'Yes. Once more, Owen, and a smile. I walked into that one.',
      "It would have been right. He does it with sixty people, and I couldn't do it with one.",
    ],
  },
  {
    asked: [
      'What if Bernard asked you whether you could read music?',
      'How would you feel if your conductor asked you if anybody had taught you to read music?',
      'Imagine Bernard said to you what you said to Owen.',
      'If Bernard had said such a thing to you in front of the choir, what would you have done?',
      'How would you have felt if somebody in the choir had spoken to you like that?',
      'What if your conductor shamed you in front of all sixty?',
    ],
    says: [
      "I'd have put my folder down. And never come in early again, because I'd never come in.",
      "I'd have sung very softly, for years. Yes, I hear what you're doing there.",
    ],
  },
  {
    asked: [
      'What did your chief correct you for?',
      'What did your chief tell you off for?',
      'What had you done wrong when your chief took you outside?',
      'Why did you have to go into the corridor with your chief?',
      'What was it that your chief took you aside for?',
      'Which mistakes did you make with your chief?',
      'What did you get told off for in Arequipa?',
    ],
    says: [
      'A label, a tube, and a lie about the tube. The lie was the long one.',
      "The lie, mostly. I'd dropped a tube and said that it had come broken.",
    ],
  },
  {
    asked: [
      'What kind of soup do you take to work?',
      'What kind of soup is it, in your flask?',
      "What's in your soup?",
      'Do you make the soup yourself?',
      'What soup do you have on nights?',
      'Do you cook the soup for your nights at home?',
    ],
    says: [
      "Lentil, mostly. I make a big pot on Sundays, and by Friday I can't look at it.",
      "Chicken, my mother's way. I cook it on Sunday for the whole week.",
    ],
  },
  {
    asked: [
      'Is that rocoto relleno?',
      'Is that rocoto relleno, from Arequipa?',
      'What are your stuffed peppers called?',
      'What kind of peppers are they, the stuffed ones?',
      'Are the stuffed peppers a dish from Arequipa?',
      'Do you call those peppers rocotos?',
    ],
    says: [
      'Rocoto relleno, yes. From home, and so hot that you cry and call it the onions.',
      "They're rocotos, from home. You boil them three times, and they still bite.",
    ],
  },
  {
    asked: [
      'Is that why you read the birth dates so carefully?',
      'Is your grandmother the reason you read labels so carefully?',
      'Do you read so carefully because of your grandmother?',
      'Is your care with labels to do with your grandmother?',
      'Was it your grandmother who made you so careful?',
      'Do you check every label because of what happened to your grandmother?',
    ],
    says: [
      'Partly. My grandmother first, then a man called Flores.',
      "It is. For her, and for a man called Flores. Somebody didn't read, both times.",
    ],
  },
  {
    asked: [
      'What is your neighbour drilling?',
      'Why does your neighbour drill all the time?',
      'What is it with your neighbour and that drill?',
      'What does your neighbour need a drill for every day?',
      'What is your neighbour building up there?',
    ],
    says: ['Shelves. He must have a library by now.', 'Nobody knows. I think he collects holes.'],
  },
  {
    asked: [
      'What do you say to the centrifuge?',
      'What do you and the centrifuge talk about?',
      'What do you tell the centrifuge at night?',
      'What do you talk to the machines about?',
      'What does one say to a centrifuge?',
    ],
    says: [
      "Come on, old girl. She shakes when she's full, and so do I.",
      'The weather, mostly. She never sighs at me.',
    ],
  },
  {
    asked: [
      'What is Hana like?',
      'Tell me about Hana.',
      'What kind of trainee is Hana?',
      'How would you describe Hana?',
      'What sort of person is Hana?',
      'What do you think of Hana?',
    ],
    says: [
      'Neat, Hana is. She hums old film music, and her tubes stand there like a choir.',
      "Careful. She hums when she's sure, so I like it when she hums.",
    ],
  },
  {
    asked: [
      'What is Lewis like?',
      'Tell me about Lewis.',
      'What kind of trainee is Lewis?',
      'How would you describe Lewis?',
      'What sort of person is Lewis?',
      'What do you think of Lewis?',
    ],
    says: [
      "Tall and sorry, Lewis is. Good hands, if he'd stop asking the doors for pardon.",
      "Polite, even to doors. He's slow, and at my bench that's praise.",
    ],
  },
  {
    asked: [
      'What is Mina like?',
      'Tell me about Mina.',
      'What kind of trainee is Mina?',
      'How would you describe Mina?',
      'What sort of person is Mina?',
      'What do you think of Mina?',
    ],
    says: [
      "Not easily frightened. She has four brothers, so I'm nothing new to her.",
      "Quick, Mina is. When I'm short with her, she only raises an eyebrow.",
    ],
  },
  {
    asked: [
      'Who is Pauline?',
      'What is Pauline like?',
      'Do you know Pauline from the rota?',
      'Have you ever met Pauline?',
      'Tell me about Pauline.',
      'What sort of person is Pauline?',
    ],
    says: [
      "Pauline does the rota. I've never seen her, I only know her smiling faces.",
      'The rota lady. A kind voice on the telephone, and always sorry.',
    ],
  },
  {
    asked: [
      'What about your father?',
      'Is your father still alive?',
      'What did your father do?',
      'What was your father like?',
      'Do you have a father in Peru as well?',
      'Tell me about your father.',
    ],
    says: [
      'He drove a bus, over the mountains. He died when I was a student.',
      "A bus driver, and a quiet one. He's been gone a long time, and I still say good night to the driver.",
    ],
  },
  {
    asked: [
      'Does your mother correct you gently?',
      'Is your mother gentle when she corrects you on the telephone?',
      'Is your mother strict with you?',
      'Is your mother hard on you?',
      'Does your mother tell you off kindly?',
    ],
    says: [
      "Gently isn't her word. She's loud, and she's right about the salt.",
      'Not gently, no. But never with the neighbours in the kitchen.',
    ],
  },
  {
    asked: [
      'What are you reading at the moment?',
      'What book are you reading?',
      'What have you got on your bedside table?',
      'Which book do you have on the go?',
      'Are you reading anything good just now?',
    ],
    says: [
      "A crime novel, since August. I'm on page forty, and so far nobody has died.",
      'A crime novel, in Spanish. I fall asleep before the body.',
    ],
  },
  {
    asked: [
      'Where did you get your cat?',
      'How did you come by your cat?',
      'How did Rhesus come to you?',
      'Is your cat from a shelter?',
      'Did you find your cat or buy her?',
    ],
    says: [
      'From a shelter. She sat with her back to everybody, and I thought, that one.',
      'From a shelter, as a kitten. She bit the vet and I signed.',
    ],
  },
  {
    asked: [
      'Could you write Owen a note until then?',
      'Would you send Owen a message today?',
      'Why not send Owen a text before Thursday?',
      'Would a card for Owen be a good idea?',
      "Couldn't you leave Owen a few lines?",
      'Can you email Owen an apology?',
    ],
    says: [
      "Not a note. I was out loud when I hurt him, so I'm out loud when I say sorry.",
      "A note he'd read like a label, looking for the mistake. I'd rather say it to him.",
    ],
  },
  {
    asked: [
      "Isn't Thursday a long time for Owen to wait?",
      'Could you talk to Owen before Thursday?',
      'Is Thursday soon enough for Owen?',
      'Can it wait till Thursday, what do you think?',
      'Why not talk to Owen today?',
      'Should Owen have to wait until Thursday?',
    ],
    says: [
      "It's long for him. But today I'd only be short again, and then I'd need a second sorry.",
      'Thursday, and not before. I want to be awake for it, he should get the good version.',
    ],
  },
  {
    asked: [
      'Why did you call your cat Rhesus?',
      'Why is the cat called Rhesus?',
      'How did you come up with a name like Rhesus for a cat?',
      'Is your cat named after the blood group?',
      'Where does the name Rhesus come from?',
    ],
    says: [
      'After the blood factor. She looked at me once and was negative.',
      "It's the factor in the blood. At the shelter they called her Fluffy, I couldn't do that to her.",
    ],
  },
  {
    asked: [
      'Have you talked to your neighbour about the drilling?',
      'Does your neighbour know that you work nights?',
      "Can't you ask your neighbour not to drill in the morning?",
      'Have you told your neighbour that you sleep in the daytime?',
      "Couldn't you have a word with your neighbour about the drill?",
    ],
    says: [
      "He knows. He's very sorry, between two holes.",
      "I've told him, twice. He says that he only needs one more hole.",
    ],
  },
  {
    asked: [
      'Do you want me to be there when you talk to Owen?',
      'Do you want me to be there?',
      'Can I be there?',
      'Would you want me in the room?',
      'Shall I come with you when you talk to Owen?',
      'Would you like me there, or would you rather do it alone?',
      'Should I sit in when you talk to him?',
    ],
    says: [
      "Alone. If you sit there, it's a hearing.",
      "Better not. With you in the room he'd look at you, and not at me.",
      "I'd rather be alone with him. I said it, so I take it back.",
    ],
  },
  {
    asked: [
      'Is it okay if we talk about something I saw at handover?',
      "I'd like to talk about something I saw on Tuesday, is that okay?",
      'Can we talk about what I saw at handover on Tuesday?',
      "Would it be all right if I brought up something from Tuesday's handover?",
      'Do you mind if we go over something that happened at handover?',
      'Is it okay for you if I bring up Tuesday morning?',
    ],
    says: [
      'Go on. I can guess which two seconds it is.',
      'Yes. Better now than on the bus, in my head.',
      "Please. Say it plainly, I'm too tired for the long way round.",
    ],
  },
  {
    asked: [
      'What do you think Owen took away from it about the labels?',
      'What will Owen have learned from that sentence, do you think?',
      'What do you think he took away from what you said?',
      'What lesson did Owen take from Tuesday?',
      'Did Owen learn anything about labels from the way you said it?',
      'What did that sentence teach Owen?',
    ],
    says: [
      'Nothing about labels. To stay out of my way, I think.',
      "That I'm to be feared. How one reads a label, I didn't teach him.",
    ],
  },
  {
    asked: [
      'What could you do to put things right with Owen?',
      'How could you put it right with Owen?',
      'What would put things right between you and Owen?',
      'How do you want to sort it out with Owen?',
      'What can you do to make it right with Owen?',
      'What would be your first step to put it right with him?',
    ],
    says: [
      'Go to him. Alone, say sorry for the sentence, and then show him the labels.',
      'Five minutes, without the bench between us. I take back the sentence, and not the samples.',
    ],
  },
  {
    asked: [
      'Is it choir for you this week or straight to bed?',
      'Have you got choir this week, or is it straight to bed now?',
      'Will you go and sing this week or only sleep?',
      'Choir or bed, what is it for you now?',
      'Are you off to bed now, or is there choir?',
    ],
    says: [
      "Bed. The altos can wait, they've had practice at it.",
      "Bed first. I'd only hum in my sleep.",
    ],
  },
]
