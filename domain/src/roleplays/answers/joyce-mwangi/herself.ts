import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Joyce, beside the post that she has to fill. */
export const herself: WrittenAnswer[] = [
  {
    asked: [
      'Did you have a good morning?',
      'Have you been busy today?',
      'How is your day going?',
      'How are you today?',
      'How was your morning?',
      'Have you had a long day?',
      'Are you tired?',
    ],
    says: [
      "Up since three, two planes late, coffee's good. So yes.",
      "Good, thank you. Nobody's dropped anything yet.",
      'Long. But this is the part I sit down for.',
    ],
  },
  {
    tells: 'background-1.2',
    asked: [
      'Did you load planes yourself?',
      'Did you load bags yourself before?',
      'How did you start?',
      'How did you get into this?',
      'What did you do before you were a manager?',
      'Were you a loader yourself?',
      'Have you worked on the ramp yourself?',
      'What was your first job?',
      'How did your career begin?',
      'Where did you learn this?',
    ],
  },
  {
    asked: [
      'Was it hard being the only woman?',
      'How was it as the only woman on the ramp?',
      'What was it like, one woman among all the men?',
      'How did the men treat you?',
    ],
    says: [
      'The first month they carried my bags for me. In the second I carried theirs.',
      'Hard, yes. I learned to be loud without shouting.',
      'They tested me with the heavy ones. My back remembers.',
    ],
  },
  {
    tells: 'background-2',
    asked: [
      'How long have you been here?',
      'How long have you worked at this airport?',
      'How many people are in your department?',
      'How big is the department?',
      'Since when are you here?',
      'How many people do you run?',
      'When did you come here?',
    ],
  },
  { tells: 'background-1', asked: ['How old are you?', "What's your age?"] },
  {
    asked: [
      'How did you get here from Mombasa?',
      'Why did you leave Mombasa?',
      'Why did you come to this country?',
      'What brought you here?',
    ],
    says: [
      'I came for a course, and then somebody was ill, and I stayed on the ramp.',
      'A cousin, a course, and a winter coat from a charity shop.',
      'For a year, I said. You know how that goes.',
    ],
  },
  {
    asked: [
      'Where are you from?',
      'Where did you grow up?',
      'Are you from Kenya?',
      'What is your accent?',
      'Where is Mombasa?',
    ],
    says: [
      'Mombasa, on the coast. You can smell the sea from the runway.',
      "Kenya. Mombasa. I've been cold ever since.",
      "From Mombasa. My mother still asks when I'm coming back.",
    ],
  },
  {
    asked: [
      'Do you miss Kenya?',
      'Do you go home often?',
      'Do you go back to Mombasa?',
      'Do you miss Mombasa?',
    ],
    says: [
      'Every New Year I go, for three weeks. In November I miss it most.',
      "Once a year, for the food and the heat. I don't miss the airport.",
    ],
  },
  {
    asked: [
      'What do you like about the job?',
      'Do you like it here yourself?',
      'Do you enjoy your work?',
      'What do you like most about working here?',
      'Why do you stay?',
      'Why have you stayed for so long?',
      'What is the best thing about working here?',
      "What's the best bit?",
    ],
    says: [
      "The first wave, when it all goes out on time. It's like music.",
      'Twenty people, one plane, forty minutes. I still like to watch it.',
      "The people. And that nobody asks at night whether I'm busy.",
    ],
  },
  {
    asked: [
      'What would you change here if you could?',
      'What frustrates you here?',
      'What is annoying about the job?',
    ],
    says: [
      'Emails. And the belt on stand four, it has a soul.',
      "The rota meeting in January. I bring cake, it doesn't help.",
      "I'd buy a second freight belt. I've asked for six years.",
    ],
  },
  {
    asked: [
      'What kind of boss are you?',
      'Do you prefer somebody strict?',
      'What is your management style?',
      'How do you lead?',
      'How would your people describe you?',
      "What's it like to work with you?",
      'What are you like to work for?',
      'Are you strict?',
    ],
    says: [
      "I'm friendly, and I notice everything. They'd say it the other way round.",
      "Straight. I say it once, to your face, and then it's done.",
      "Fair, I hope. Strict about three things, and you'd know them in a week.",
    ],
  },
  {
    asked: [
      'What are the three things you are strict about?',
      'What are you strict about?',
      'What do you not forgive?',
    ],
    says: [
      'Belts, vests, and telling me the truth.',
      'Nobody near a running belt, nobody without a vest, nobody lying about it.',
    ],
  },
  {
    asked: [
      'Whom have you stopped?',
      'Have you ever stopped a friend yourself?',
      'When did you stop somebody you liked?',
      'What about you, have you stopped somebody?',
      'Have you stopped anybody?',
    ],
    says: [
      "My best friend, in Mombasa. She didn't speak to me for a month. She has ten fingers.",
      'Good question. Last spring, my own deputy, in front of everybody. He thanked me at Christmas.',
      'Twice this year. Both of them still have lunch with me.',
    ],
  },
  {
    asked: [
      'Do you have a family?',
      'Are you married?',
      'Do you have kids?',
      'Have you got children?',
      'How does your family live with the hours?',
      'What does your husband say about the hours?',
    ],
    says: [
      'Two grown-up ones and a husband who sleeps through everything.',
      'A husband, two children. They learned to cook early.',
      "I do. My daughter's a nurse, so we wave at each other at four in the morning.",
    ],
  },
  {
    asked: [
      'How do you cope with the early starts?',
      'How do you manage the hours yourself?',
      'How do you sleep with those hours?',
      'How do you get up so early?',
      'How do people cope with the hours?',
      'How do you manage being up at three yourself?',
      'How do you do it yourself, getting up at that hour?',
    ],
    says: [
      'In bed at seven, phone in the kitchen. For seventeen years.',
      "You stop pretending that you've got evenings. Then it's all right.",
      'I nap like a cat. And I never, ever skip breakfast.',
    ],
  },
  {
    asked: [
      'What do you do in your spare time?',
      'Do you have any hobbies?',
      'What do you do at the weekend?',
      'What do you do when you are not at work?',
      'What do you do on your four days off?',
      'How do you spend your days off?',
      'What do you do with your own free days?',
    ],
    says: [
      'I sing in a choir. Alto, at the back, next to the biscuits.',
      'Choir on Thursdays. On my four off I sleep for one of them.',
      'I grow chillies in a window, and I sing.',
    ],
  },
  {
    asked: ['How is the coffee here?', 'May I have a coffee?'],
    says: [
      "The coffee's better than the chairs. Help yourself.",
      'It wakes up on the third try, like all of us. Take the left-hand pot.',
      'Strong. Milk is in the fridge with my name on it, take it.',
    ],
  },
  {
    asked: [
      'How was the weekend?',
      'Did you have a good weekend?',
      'How was your weekend?',
      'What did you do yesterday?',
    ],
    says: [
      'I worked it. Quiet, for a Saturday. Thank you for asking.',
      'Two late freighters and a birthday cake. Quite good.',
    ],
  },
  {
    asked: [
      'Are you nervous, too?',
      'Do you like interviews?',
      'Do you enjoy interviewing people?',
    ],
    says: [
      'A little, each time. I still like them better than budgets.',
      "Not any more, I've done dozens. I'd rather be outside, honestly.",
    ],
  },
  {
    asked: [
      'What is that on your wall?',
      'Is that you in the picture?',
      'Who are the people in that picture?',
      'When was that picture taken?',
    ],
    says: [
      "That's the ramp, in 2009. I'm the one with her mouth open.",
      "My first winter here, 2009. I'm telling somebody off, and he's laughing.",
    ],
  },
  {
    asked: [
      'What was your biggest mistake?',
      'Have you ever made a mistake here?',
      'What do you regret?',
      'What would you do differently today?',
    ],
    says: [
      "I hired the third one because I liked him. I don't do that again.",
      "I didn't walk the ramp often enough, six years ago. Now I do.",
    ],
  },
  {
    asked: [
      'Were you there when it happened to Pete?',
      'Where were you when Pete got hurt?',
      'Did you see the accident yourself?',
      'How did you hear of the accident?',
    ],
    says: [
      "In a meeting, about punctuality. I've thought of that often.",
      "I heard it on the radio. You don't forget a radio call like that.",
    ],
  },
  {
    asked: [
      'How do I pronounce your name?',
      'Am I saying Mwangi right?',
      'Shall I call you Joyce or Mrs Mwangi?',
      'Can I call you Joyce?',
      'What shall I call you?',
    ],
    says: [
      "Joyce. Everybody does, also when they're angry.",
      "Joyce is fine. Mwan-gi, if it's a funeral.",
    ],
  },
  {
    asked: [
      'Did you find it hard to find people?',
      'Is it hard to find good people?',
      'How do you find your people?',
      'Where do you find supervisors?',
    ],
    says: [
      "People, that's easy. People who get up at two, that's hard.",
      "It's the hours. I've had wonderful ones who never saw February.",
    ],
  },
  {
    asked: [
      'What would your crew say about you?',
      'What do people say about you?',
      'What do the loaders think of you?',
    ],
    says: [
      'That I see everything, and bring cake. Both are true.',
      "That I'm everywhere. I've got good shoes.",
    ],
  },

  {
    asked: [
      'May I have some water?',
      'Could I have a glass of water?',
      'Is there some water?',
      'Can I take a glass?',
    ],
    says: ["Of course, the jug's behind you.", 'Please, help yourself. Talking makes you dry.'],
  },
  {
    asked: ['Do you ever get bored?', 'Does it get boring?', 'Is it not always the same?'],
    says: [
      "Bored? I've never had the time.",
      'In seventeen years, once. It was the volcano, and nothing flew.',
    ],
  },
  {
    asked: ['Are you a nice boss?', 'Are you nice to your people?', 'Are you a good boss?'],
    says: [
      'Nice, yes. Soft, no.',
      "Ask them, they're outside. Nicest at ten, when the first wave's gone.",
    ],
  },
  {
    asked: ['What do you hate?', 'What can you not stand?', 'What makes you angry?'],
    says: [
      'We. And people who saw it and say nothing.',
      'Somebody who shrugs. Everything else I can live with.',
    ],
  },
  {
    asked: [
      "What's the hardest thing you ever did?",
      'What was your hardest day here?',
      'What happened on your worst day?',
      'What was the most difficult moment in your job?',
    ],
    says: [
      "Sitting next to Pete's bed, with nothing in my hands.",
      'The hospital, with Pete. After that, moving a man I liked.',
    ],
  },
]
