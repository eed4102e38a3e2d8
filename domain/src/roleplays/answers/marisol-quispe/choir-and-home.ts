import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The choir, and how she lives. */
export const choirAndHome: WrittenAnswer[] = [
  {
    asked: [
      'What do you like about the choir?',
      'Why do you like being told what to do there?',
      'Why do you sing?',
      'What does the choir give you?',
      'What is so nice about doing as you are told?',
      'How does singing help you?',
    ],
    says: [
      'All week I decide. There somebody lifts a hand, and I breathe in.',
      'For two hours nobody dies if I come in late.',
    ],
  },
  {
    asked: [
      'What is your conductor like?',
      'Who conducts the choir?',
      'How does your conductor correct you?',
      'Is your conductor strict?',
      'How does your conductor tell you that it was wrong?',
      'Does your conductor ever shout?',
    ],
    says: [
      'Bernard. He says altos, once more, and smiles. We know exactly who it was.',
      'A small man who never names anybody. It works. Yes, I hear myself saying it.',
    ],
  },
  {
    asked: [
      'How long have you been in the choir?',
      'When did you join the choir?',
      'Since when do you sing?',
      'How did you get into the choir?',
      'Have you always sung?',
      'How many years have you sung with them?',
    ],
    says: [
      'Nine years in January. I went in because the hall was warm.',
      'Nine years. At home I sang in church, like everybody.',
    ],
  },
  {
    asked: [
      'How big is the choir?',
      'How many sing in the choir?',
      'How many altos are there?',
      'How many people are you in the choir?',
      'Is it a small choir?',
    ],
    says: [
      'Sixty, when nobody has a cold. Fourteen of us are altos.',
      'Sixty. You can hide beautifully in sixty.',
    ],
  },
  {
    asked: [
      'Do they know at the choir what you do?',
      'What do the altos know about your work?',
      'Do you talk about work in the choir?',
      'Have you told the choir about Tuesday?',
      'Do your choir friends know about the nights?',
    ],
    says: [
      "Most think I draw blood at a doctor's. One knows, she sits on my left.",
      'The one beside me knows. She counts my missed Thursdays.',
    ],
  },
  {
    asked: [
      'Are you singing this evening?',
      'Do you have choir tonight?',
      'Is there a rehearsal today?',
      'Will you make it to choir this week?',
      'Can you go to the next rehearsal?',
    ],
    says: [
      "Tonight I have tubes. I'll hum.",
      "Not tonight, I'm on. The centrifuge gets the alto part.",
    ],
  },
  {
    asked: [
      'May I come to your concert?',
      'Are there still tickets for your concert?',
      'Can people come and listen?',
      'Would you mind if I came to hear you?',
      'Do you want me to come to the concert?',
    ],
    says: [
      'Come. The twelfth of December. And bring somebody to do my night.',
      'Please do. Sit on the left, the altos are on the left.',
    ],
  },
  {
    asked: [
      'Will you be able to sing in the concert?',
      'Are you free on the day of the concert?',
      'What if you are on the rota that night?',
      'Do you have to work on the twelfth?',
      'Will somebody cover for you on the twelfth?',
      'Shall I give you the twelfth off?',
    ],
    says: [
      "I'm down for that night. If you want to thank me, there it is.",
      'On the rota it says Quispe. On the programme, too. One of them is wrong.',
    ],
  },
  {
    asked: [
      'Where do you live?',
      'Which part of town do you live in?',
      "What's your flat like?",
      'How do you live?',
      'Is it a nice place where you live?',
      'Do you live on your own?',
    ],
    says: [
      'Out past the ring road, third floor, with a cat and a neighbour who drills.',
      'By myself, with the cat. Forty minutes by bus, and a good bakery.',
    ],
  },
  {
    asked: [
      "What's your cat called?",
      'What is the name of your cat?',
      'How old is your cat?',
      'What is your cat like?',
    ],
    says: [
      'Rhesus, six years old. Nobody outside a laboratory laughs at that.',
      "Rhesus. She's six, and negative about most things.",
    ],
  },
  {
    asked: [
      'What is the first thing you do at home?',
      'What do you do when you get in?',
      'What will you do first at home?',
      'Do you go straight to bed?',
    ],
    says: [
      'Shoes off, feed the cat, phone in a drawer. Then I lie down.',
      'Soup, cat, curtains. In that order.',
    ],
  },
  {
    asked: [
      'Do you read?',
      'What else do you do besides singing?',
      'Do you watch films?',
      'Do you do any sport?',
      'What do you do on a Sunday?',
      'Do you go dancing?',
    ],
    says: [
      'On Sundays I cook peppers and ring Arequipa. That fills it.',
      'I read, crime mostly. I like it when somebody looks closely.',
    ],
  },
  {
    asked: [
      'What are you singing in the choir?',
      'What kind of music do you sing?',
      'Which piece are you working on?',
      "What's on the programme this winter?",
      'What do you sing at the moment?',
    ],
    says: [
      'Fauré, this winter. The Requiem.',
      'A requiem, of all things. By Fauré, the gentle one.',
    ],
  },
  {
    asked: [
      'When is your concert?',
      'Is there a performance soon?',
      'When do you sing in public?',
      'When can one hear you?',
      'Does the choir give a concert this year?',
    ],
    says: [
      "We sing on the twelfth of December. I'm on the rota that night. Look.",
      'The twelfth of December. My diary says choir, the rota says nights.',
    ],
  },
  {
    asked: [
      'Which choir is it?',
      'What kind of choir is it?',
      'Is it a church choir?',
      'Where does your choir sing?',
      'Is it a professional choir?',
    ],
    says: [
      'An amateur one. A church hall, a bad piano, sixty people.',
      'It meets in a church hall, and nobody in it is holy.',
    ],
  },
  {
    asked: [
      'Who feeds the cat when you are on?',
      'Does the cat mind the nights?',
      'What does the cat do when you work?',
      'Who looks after your cat?',
      "Isn't your cat lonely?",
      "Who looks after Rhesus when you're on nights?",
      'Who takes care of Rhesus while you work?',
      "Where is Rhesus when you're on nights?",
    ],
    says: [
      "She eats at seven and sleeps till I'm back. We work the same shifts.",
      "The neighbour with the drill, if I'm late. He has his uses.",
    ],
  },
  {
    asked: [
      'How did your first concert with them go?',
      'Do you remember your first concert?',
      'What was it like to sing in front of people?',
      'Did you ever sing a wrong note on stage?',
      'Were you nervous the first time you sang?',
    ],
    says: [
      'I came in a bar early. Alone, and very loud. Nobody has forgotten it.',
      'One bar too early, the whole alto by myself. Bernard smiled at his shoes.',
    ],
  },
]
