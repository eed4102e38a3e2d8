import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The rush, why nothing starts in it, and how the last one went. */
export const noraOfTheRush: WrittenAnswer[] = [
  {
    asked: [
      'Why not now?',
      'Why not before January?',
      'Why does it have to wait until January?',
      "What's so bad about December?",
      'What speaks against starting earlier?',
      'What would go wrong if we started before Christmas?',
      'Why do you want to wait for the New Year?',
    ],
    says: [
      "Five hundred drops a day, and nobody with a spare hand. That's no time to learn.",
      'In December one wrong sheet is a family without a dinner. Not for a trial.',
      'My drivers have one thing to think about till then. It has feathers.',
    ],
    more: ["In January they'd even be glad of something to laugh at."],
  },
  {
    asked: [
      'What is different in January?',
      'What will be better in January?',
      'Is it quiet in the New Year?',
      'How is January with you?',
      'Will you have more time after Christmas?',
    ],
    says: [
      'Nobody eats in January. I get my afternoons back, and so do the drivers.',
      'Quiet. Three hundred drops, and everybody on a diet.',
    ],
  },
  {
    asked: [
      'What are the coming weeks like for you?',
      'What does December look like on the yard?',
      'What is it like in the rush?',
      'How do you picture the next few weeks?',
      'What is in store for you until Christmas?',
      'What does the rush do to the place?',
    ],
    says: [
      "Vans out at five, home at seven. I eat at the desk and I shout less than you'd think.",
      'Loud. Everything that goes wrong once a week goes wrong every day.',
    ],
  },
  {
    asked: [
      'What are you most afraid of before Christmas?',
      'What could go wrong in the rush?',
      'What is your biggest worry for December?',
      'What is the worst that can happen in the rush?',
      'What must not happen before Christmas?',
    ],
    says: [
      'Snow on the twenty-second. Or Gerry with the flu.',
      'Ice, and a fridge that goes with ninety turkeys in it.',
    ],
  },
  {
    asked: [
      'How did last Christmas go?',
      'How was the rush last year?',
      'What happened last December?',
      'Did you get through it all right last year?',
      'Was last year better or worse?',
    ],
    says: [
      'Snow on the nineteenth. Eleven vans came home after ten at night.',
      'We got it all out. I slept on the office floor twice.',
    ],
    more: ['Gerry planned the day four times. The fourth held.'],
  },
  {
    asked: [
      'Did something go wrong the week before Christmas?',
      'Have you ever had to ring a shop before Christmas?',
      'Did you have to make such a call last year?',
      'Has a van ever gone wrong just before Christmas?',
      'Did you leave anybody without a turkey?',
    ],
    says: [
      'Twice. One was a hotel with ninety booked for lunch.',
      'Two calls, last year. I drove the one lot over myself, in my own car.',
    ],
    more: ["They'd set the tables. You don't forget that phone call."],
  },
  {
    asked: [
      'So you have a hundred and forty more drops a day?',
      'That is a hundred and forty extra, correct?',
      'You go up by more than a third, do I see that right?',
      'So it is over a third more?',
      'Is that a hundred and forty on top, every day?',
    ],
    says: [
      'A hundred and forty more, yes. Till Christmas Eve at three.',
      "More than a third on top. And the roads don't get wider.",
    ],
  },
  {
    asked: [
      'How many drops do you have in a week?',
      'How many deliveries is that weekly?',
      'What does that make per week?',
      'How many in a normal week?',
      'How much do you deliver in a week?',
    ],
    says: [
      'Twenty-three hundred, near enough. In the rush over three thousand.',
      'Six times three hundred and eighty. In December I prefer not to multiply.',
    ],
  },
  {
    asked: [
      'Could we use your data until January, without the drivers?',
      'Would it be all right if we only prepared things before Christmas?',
      'May we start with the data, so that nobody notices?',
      'Could we do something quietly in the background before Christmas?',
      'Can we get things ready in December without bothering anybody?',
    ],
    says: [
      "Who'd dig it out for you? Gerry's busy, and so am I. January.",
      "If it costs nobody here a minute, prepare what you like. I'll not ring anybody for it.",
    ],
  },
  {
    asked: [
      'When is the rush over?',
      'Until when does the rush last?',
      'How long does the rush go on?',
      'When do things calm down again?',
      'When is the last delivery before Christmas?',
    ],
    says: [
      'Christmas Eve, three in the afternoon. Then the gate shuts, and I sit down.',
      'Till the twenty-fourth. New Year is a small one after that.',
    ],
  },
]
