import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What is asked on about the day when Pete was hurt. */
export const ofThatDay: WrittenAnswer[] = [
  {
    asked: [
      'Are supervisors not allowed to drink with the crew any more?',
      'Did you ban the beer after work?',
      'Is it against the rules to drink with your own people?',
      'Would I be allowed to go to the pub with them?',
      'May a supervisor have a drink with the loaders?',
      'Do you forbid them to go out together?',
    ],
    says: [
      "No, I can't forbid a pint. I only want somebody who can say stop the next morning.",
      "It's allowed. One round, and then go home, so that they can complain about you.",
    ],
    more: ["It wasn't the beer. It was that nobody wanted to spoil the next one."],
  },
  {
    asked: [
      'Was it your department at the time?',
      'Were you the manager when Pete was hurt?',
      'What was your position when the accident happened?',
      'Did you run the ramp back then?',
      'How long had you been the boss by then?',
    ],
    says: [
      'For two years. It was my ramp, my rules and my supervisor.',
      "I'd been in this office for two years. I thought I had it in hand.",
    ],
    more: ["I'd signed everything that was wrong that day. My name was on the guard's last check."],
  },
  {
    asked: [
      'Did you take him something to the hospital?',
      'Had you brought flowers for Pete?',
      'What do you take to somebody in hospital after that?',
      'Did you bring Pete a present?',
      'What did you have in your hands when you went in?',
    ],
    says: [
      "Grapes. He couldn't peel anything, so I thought of grapes, and then I cried in the lift.",
      'Nothing. I stood in the shop and everything looked silly.',
    ],
    more: [
      'Later I brought a radio, and he complained about the station. Then I knew that he would come back.',
    ],
  },
  {
    asked: [
      'How often did you go and see him?',
      'Did you visit him more than once?',
      'How many times were you at the hospital?',
      'Did you keep visiting Pete?',
      'Did anybody else from here visit him?',
    ],
    says: [
      'Every Sunday, three times. Afterwards at home, and his mother fed me.',
      'Three times. The crew went, too, all at once, and they got thrown out.',
    ],
  },
  {
    asked: [
      'What did the others do at that moment?',
      'Who helped Pete first?',
      'Who stopped the belt?',
      'Who called the ambulance?',
      'How fast did help come for Pete?',
    ],
    says: [
      'Agnes hit the button and put his hand up in the air. She said four words, as always.',
      "Agnes. The ambulance took nine minutes, and she didn't let go of his arm.",
    ],
    more: [
      'She got up at three the next morning, as always. I told her to stay at home, and she said no, thanks.',
    ],
  },
  {
    asked: [
      'Did the work go on that day?',
      'Did the flight leave all the same?',
      'Did you stop everything after the accident?',
      'What happened on the ramp for the rest of that day?',
      'Was the ramp closed after that?',
    ],
    says: [
      "Stand six was shut. The others went on, and that's what I'd do differently.",
      'That plane stayed. The rest flew, and nobody spoke over the radio all evening.',
    ],
    more: [
      'A crew that has seen something like that sees nothing else. I should have sent them all home.',
    ],
  },
  {
    asked: [
      'Did the supervisor ever say sorry?',
      'Did he apologise to Pete?',
      'Has the supervisor ever written to Pete?',
      'Have you heard from that supervisor since?',
      'Was the supervisor sorry for what he had done?',
    ],
    says: [
      'He wrote to Pete after a year. Pete keeps it in the boat.',
      "To Pete, yes, in a letter. To me he's never spoken again, and I can live with that.",
    ],
  },
  {
    asked: [
      'Would you have kept the supervisor if he had owned up?',
      'Why did you let the supervisor go?',
      'Was it right to sack the supervisor?',
      'Was it not too hard on the supervisor?',
      'What would have saved the supervisor his job?',
    ],
    says: [
      "For keeping quiet twice. Before it happened I might have forgiven, after it I couldn't.",
      'If he had come to me that night, he might still be here. He waited for the camera.',
    ],
    more: ['I gave him a week to tell me by himself. On the sixth day I stopped hoping.'],
  },
  {
    asked: [
      'How old was Pete when it happened?',
      'Had Pete worked here for long by then?',
      'Was Pete a young man?',
      'What sort of man is Pete?',
      'Was Pete new at the time?',
    ],
    says: [
      'Twenty-six, and the best whistler on the ramp. A year and a half with us by then.',
      "Young, quick and everybody's friend. That was part of it.",
    ],
  },
  {
    asked: [
      'How did his friend live with it afterwards?',
      'Did the friend feel guilty?',
      'Did you blame the one who started the belt?',
      'Was it not the friend who was to blame?',
      'What did you say to the friend?',
    ],
    says: [
      "He couldn't look at a belt any more. I told him it wasn't his alone, and he left all the same.",
      'Less than the one who watched. He pressed a button, the other one had time to think.',
    ],
    more: ["He's a postman now. He pokes every letter box with a ruler first, Pete says."],
  },
]
