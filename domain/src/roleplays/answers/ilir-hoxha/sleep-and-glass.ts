import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Closer questions about the nights and about the glass before them. */
export const sleepAndGlass: WrittenAnswer[] = [
  {
    asked: [
      'At what time do you wake up in the night?',
      'What time is it usually when you wake?',
      'Is it always the same hour that you wake up?',
      'When in the night does it happen?',
      'What does the clock say when you wake up?',
      'How late is it when you sit up in bed?',
    ],
    says: [
      "Around three. I don't look any more, I know the colour of the ceiling.",
      'Three, ten past three. You could set a tram by it.',
    ],
    more: ["Sometimes it's four. Then I'm nearly pleased."],
  },
  {
    asked: [
      'Which is harder for you, dropping off or not waking again?',
      'Can you fall asleep all right?',
      'Do you find it difficult to drop off?',
      'Is the problem at the start of the night or in the middle?',
      'Once you wake up, can you get back to sleep?',
      'Do you go back to sleep after that?',
    ],
    says: [
      "Staying asleep. When I'm awake once, that's the night.",
      'The middle. The beginning I have under control, more or less.',
    ],
  },
  {
    asked: [
      'Do you sleep during the day?',
      'Do you lie down after your shift?',
      'Can you make up for it with a nap?',
      'Do you have a nap in the afternoon?',
      'Do you catch up on sleep at the weekend?',
      'Have you tried to rest after work?',
    ],
    says: [
      'I lie on the sofa at eleven. Then the post comes, and I get up.',
      "I've tried. By day I hear everything twice.",
    ],
  },
  {
    asked: [
      'Did you ever really try it, to breathe like that?',
      'Have you tried breathing exercises?',
      'Did you give the breathing a chance?',
      'What happened when you tried the breathing?',
      'Does breathing slowly do anything for you?',
      'Have you done what it says in the leaflet?',
    ],
    says: [
      'Once, in the kitchen. In for four, out for four, and I heard the fridge.',
      'One evening, yes. Lira came in and asked if I was having a baby.',
    ],
  },
  {
    asked: [
      'What happens if you go to bed without it?',
      'How is an evening without a glass?',
      'What would a night without raki be like?',
      'What do you think would happen if you left it out?',
      'Was there an evening lately when you had none?',
      'What is it like when you go to bed sober?',
    ],
    says: [
      "There hasn't been one lately. I was too tired to find out.",
      "I think I'd lie there and listen. That's what I'm afraid of, the listening.",
    ],
    more: ['One evening without, I could try on a Saturday. On Sunday nobody needs me at five.'],
  },
  {
    asked: [
      'Could there still be alcohol in your blood in the morning?',
      'Is it out of your system when you start?',
      'Are you sober when you get into the cab?',
      'How many hours are there between the last glass and the first tram?',
      'Have you thought about what is left of it at half past five?',
      'Are you sure that it is gone by the morning?',
    ],
    says: [
      "I've done that sum every night. I bought a tester, it says zero.",
      'Seven hours, and I blow into my own tester first. If it said anything else, I would ring in.',
    ],
  },
  {
    asked: [
      'Is a driver ever checked for drink?',
      'Are there alcohol tests at the depot?',
      'Do you have to blow into something before a shift?',
      'How strict is the company about drink?',
      'Have you ever been tested at work?',
      'What would happen if a test was positive?',
    ],
    says: [
      'Yes, without warning. Two this year, zero and zero.',
      'They pick names out of a list. One number too many, and you hand in the key.',
    ],
  },
  {
    asked: [
      'When did one glass turn into more?',
      'In which week did it become a habit?',
      'Did it grow slowly, or all at once?',
      'How did it come that you take it in the week as well?',
      'Was there an evening when it began?',
      'What was the first weekday glass like?',
      'When did it become two or three glasses?',
      'When did the raki go from one glass to two or three?',
      'When did one raki turn into two or three?',
    ],
    says: [
      'In the weeks at home. There was no shift to be fresh for.',
      'Slowly. First for the Sunday, then for the Monday, and then it had no name.',
    ],
    more: ['When I was back at work I thought that it would stop by itself.'],
  },
  {
    asked: [
      'Are the glasses small or large?',
      'How big is a glass of that?',
      'What size of glass do we mean?',
      'Are they proper glasses or little ones?',
      'Is it a shot glass?',
      'How full do you pour it?',
    ],
    says: [
      "Small, from my mother's cupboard. One tells oneself that they are small.",
      'Like an egg cup. Full, though.',
    ],
  },
  {
    asked: [
      'Do the girls see you drink?',
      'Do your daughters notice the glass?',
      'What do the girls think about the raki?',
      'Are the children still up when you have it?',
      'Has Lira said anything about the bottle?',
      'Do you drink in front of the children?',
    ],
    says: [
      "They're in their rooms by nine. But it's Lira who dries the glasses.",
      'Never in front of them. Which says something, I know.',
    ],
    more: ["Lira knows, I think. She's like me, she says nothing."],
  },
  {
    asked: [
      'Do you enjoy it, the raki?',
      'Does it still taste good to you?',
      'Is it still a pleasure?',
      'Do you even like the taste of it?',
      'Is it for the taste or for the effect?',
      'Is it a nice moment for you, that glass?',
    ],
    says: [
      'On Sunday, yes. In the week I might as well drink the varnish.',
      'It used to be for the taste. Now I swallow it like a tablet.',
    ],
  },
  {
    asked: [
      'Has it put years on you?',
      'Do you feel your age?',
      'How old do you feel at the moment?',
      'Do you sometimes feel like an old man?',
      'Do you feel worn out for your age?',
    ],
    says: [
      'In the morning sixty. On the hill, thirty.',
      'My father at seventy-six climbs a ladder. I look at the ladder.',
    ],
  },
  {
    asked: [
      'What do you do when you cannot get back to sleep?',
      'Do you read when you lie awake?',
      'Do you look at your phone at night?',
      'Do you eat something in the night?',
      'What helps you through those hours?',
      'How do you pass the time until morning?',
    ],
    says: [
      'The kitchen, some water, the timetable. I know it by heart and read it all the same.',
      'I polish shoes. We have never had such shoes, all four of us.',
    ],
  },
]
