import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Driving since then, stop by stop, and what driving is. */
export const onTheLine: WrittenAnswer[] = [
  {
    asked: [
      'Who decided that you go back after three weeks?',
      'Was it your own decision to start again?',
      'Did they make you go back?',
      'Why did you go back after three weeks?',
      'Did somebody press you to return?',
    ],
    says: [
      'I did. There was nothing left to paint.',
      'Me. Graham rang on a Friday, and I said Monday before he asked.',
    ],
  },
  {
    asked: [
      'Whose idea were the half shifts?',
      'Who put you on half shifts?',
      'Did you ask for half shifts yourself?',
      'Was it the company that wanted half shifts?',
      'Did you want to work half days?',
      'Who came up with the half shifts?',
    ],
    says: [
      "Occupational health. I'd have gone back to the full ones.",
      'The doctor there. "Gently", she said. The gas bill is not half, I said.',
    ],
  },
  {
    asked: [
      'Why do they not let you drive full shifts?',
      'If you are fine, why do you only work half?',
      'Why are you not back to normal shifts yet?',
      'What keeps you on half shifts?',
      'For how long do the half shifts go on?',
      'Why only half shifts, when nobody was hurt?',
    ],
    says: [
      'That I ask them as well. First six talks, they say, then the form.',
      "It isn't me who decides. They have a rule for after, and I'm in it.",
    ],
  },
  {
    asked: [
      'Is it only the hands, or other parts of you as well?',
      'Do you feel it anywhere else in your body?',
      'What else does your body do at that stop?',
      'How is your breathing when you come in there?',
      'Apart from your hands, what else do you notice?',
      'Do you sweat, or get dizzy?',
    ],
    says: [
      'My neck goes hard. And I stop hearing the doors.',
      'The breath stays up here. As if I was under water with Era.',
    ],
  },
  {
    asked: [
      'How often do you pass there in one shift?',
      'How many times do you go through Castle Square in a day?',
      'How many rounds do you drive?',
      'How often a day do you have to go through that?',
      'How many times a shift is that?',
      'Do you come through there often?',
    ],
    says: [
      'Six times on a half shift. On a full one, twelve or thirteen.',
      'Six. The timetable knows it, and so do I.',
    ],
  },
  {
    asked: [
      'When do your hands get warm again?',
      'How long do your hands stay cold?',
      'How long does it take until it passes?',
      'When does the feeling come back into your fingers?',
      'At which stop is it over?',
      'Does it pass quickly?',
    ],
    says: [
      'About two stops later. Then they are mine again.',
      'By the foot of the hill. The hill needs both of them.',
    ],
  },
  {
    asked: [
      'Do you drive more slowly there now?',
      'Do you brake earlier at that stop than before?',
      'Do you come in slower than you used to?',
      'Are you more careful at Castle Square than you must be?',
      'Do you lose time at that stop?',
      'Has your driving changed?',
    ],
    says: [
      'A bit. Four seconds, says the computer. I find them again on the hill.',
      'I come in like somebody with a full cup. Nobody has complained.',
    ],
  },
  {
    asked: [
      'Does it happen when you are not driving, too?',
      'How is it when you are in town on foot?',
      'Do your hands also go cold at home?',
      'Is it only there, or in other places too?',
      'What about your days off, do you feel it then?',
      'Do you feel it when you sit in a tram as a passenger?',
    ],
    says: [
      "At home, no. In town I keep them in my pockets, so I don't know.",
      "Only with the handle in my hand. As a passenger I'm a tourist.",
    ],
  },
  {
    asked: [
      'What jobs have you had?',
      'What work did you do when you came here?',
      'Which jobs did you have before this one?',
      'What was your first job in England?',
      'Where did you work earlier?',
      'Did you do something else before you drove?',
    ],
    says: [
      "I washed dishes, then I drove a van. Twelve years of other people's plates and parcels.",
      'Dishes first. Then parcels. I know every street here by its letter box.',
    ],
  },
  {
    asked: [
      'How would you explain your work to a child?',
      'What do you say when a child asks what you do?',
      'What does a tram driver really do?',
      'How would you describe your work in one sentence?',
      'What is your work about, in simple words?',
      'What did you tell Era about your job when she was little?',
    ],
    says: [
      'I open the doors, I shut the doors, and in between I look very hard.',
      'I bring people where they have to be, and I stop for everyone.',
    ],
  },
  {
    asked: [
      'What is the secret of the steep part?',
      'How do you drive the steep part?',
      'What do you show the young ones on the hill?',
      'How does one get a tram down a hill like that?',
      'What is so difficult about the hill?',
      'What must one know about the steep bit?',
    ],
    says: [
      "Don't fight the hill. Brake before you need to, then you never need to.",
      "In wet leaves, you go down like with eggs. That's the whole lesson.",
    ],
  },
  {
    asked: [
      'What are you like as a teacher?',
      'How do you teach them?',
      'Do you enjoy teaching the younger drivers?',
      'Do you like to train people?',
      'Are you patient with the young drivers?',
      'What do they like about your way of teaching?',
    ],
    says: [
      "I don't talk much. They watch my hands, and then I watch theirs.",
      'I like it. I let them make the small mistakes, and I keep the big ones away.',
    ],
  },
  {
    asked: [
      'Which line do you drive?',
      'What is your route?',
      'Do you always drive the same line?',
      'From where to where do you drive?',
      'Which colour is your line?',
      'Have you got a line of your own?',
    ],
    says: [
      'The blue one, mostly. It has the hill.',
      'Blue. Have I driven you, then? You only ever see my back.',
    ],
  },
  {
    asked: [
      'How is it to sit alone in the cab?',
      'Is it lonely in the cab?',
      'What is it like behind that door?',
      'Do you get lonely when you drive?',
      'What do you see from up there?',
      'Do you like to be by yourself in the front?',
    ],
    says: [
      'Quiet. You carry two hundred people, and none of them talks to you.',
      'I used to like it, my own room with a view. It has got smaller.',
    ],
  },
  {
    asked: [
      'What was your nicest day at work?',
      'Which day on the tram will you never forget, a good one?',
      'Have you got a favourite memory from work?',
      'What was the best thing that happened to you on the tram?',
      'Tell me about a good day on the tram.',
      'What is your favourite story from work?',
    ],
    says: [
      'The big snow. No buses, no cars, only us. At the terminus they clapped.',
      'Era sat behind me on her birthday and announced the stops. All of them wrong.',
    ],
  },
]
