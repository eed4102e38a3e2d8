import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What one wants to know about trams, and about him in front of them. */
export const howATramGoes: WrittenAnswer[] = [
  {
    asked: [
      'What is difficult about driving a tram?',
      'Are trams hard to drive?',
      'Is it hard to drive a tram?',
      'Could I learn to drive a tram?',
      'Is driving a tram complicated?',
    ],
    says: [
      'Driving it is easy, a child could do it. Stopping is the job.',
      "One handle, forward and back. What's hard is everybody who is not on it.",
    ],
  },
  {
    asked: [
      'How does somebody become a tram driver?',
      'What training does a tram driver need?',
      'How long is the training for trams?',
      'How did you learn to drive a tram?',
      'Do you need a special licence for that?',
      'Is there an exam for tram drivers?',
    ],
    says: [
      'A few weeks. First a rule book, then somebody next to you who holds on to his seat.',
      'Classroom, then the yard, then the line at night. And one exam that nobody likes.',
    ],
  },
  {
    asked: [
      'How heavy is a tram?',
      'What does a tram weigh?',
      'How many tonnes is that?',
      'How big are those things?',
      'How long is your tram?',
      'How many people fit in it?',
    ],
    says: [
      "Forty tonnes, empty. With two hundred people in it I don't do the sum.",
      "Forty tonnes and thirty-five metres. It's like driving a street.",
    ],
  },
  {
    asked: [
      'How far does a tram go on at full speed when you brake?',
      'How many metres do you need to stop when you go fast?',
      'What is the stopping distance at top speed?',
      'How long does it need to stop at fifty?',
      'Can it stop quickly when it is going fast?',
      'How fast can a tram go?',
    ],
    says: [
      'At fifty, with everything on, forty metres. A car needs about half of that.',
      "From eighty, on the open bit, a football field. So you'd better look early.",
    ],
  },
  {
    asked: [
      'What is the difference between a tram and a bus?',
      'How is a tram different from a bus?',
      'Is a bus easier to drive than a tram?',
      'Would you rather drive a bus?',
      'Have you ever driven a bus?',
      'What would your father say about trams, as a bus man?',
    ],
    says: [
      'A bus can go round a thing. I only ever come to it.',
      'My father says a tram is a bus that has given up steering. He may be right.',
    ],
  },
  {
    asked: [
      'How steep is the hill?',
      'How steep is it really?',
      'What is the gradient there?',
      'Is it very steep, that bit of the line?',
      'Where exactly is the steep part?',
      'Is it steeper than for other trams?',
    ],
    says: [
      'One in ten. In your shoes that is nothing, on steel wheels it is a lot.',
      'Ten metres down for every hundred along. There are few trams that do that.',
    ],
  },
  {
    asked: [
      'Is it worse if children stand there?',
      'Does it make a difference who stands on the platform?',
      'Is it harder when the schools are out?',
      'What if a group of schoolchildren is waiting there?',
      'Do you react more to young people at the stop?',
      'When is that stop worst for you, with whom on it?',
    ],
    says: [
      'At half past eight, yes. School bags and phones, all along the edge.',
      'With old ladies I can drive in singing. With school bags, no.',
    ],
    more: ["Most of them stand quite still. It's the phones that walk."],
  },
  {
    asked: [
      'Would your hand do the same again?',
      'Would you be quick enough a second time?',
      'Do you still rely on your hands?',
      'Do you trust your own reactions?',
      'If somebody stepped out tomorrow, would you manage it again?',
      'Have you lost confidence in your driving?',
    ],
    says: [
      'The hand, yes. It did it once without asking me.',
      "I'd stop. What I'm not sure of is what would get out of the cab afterwards.",
    ],
    more: ['The hand learned it in eleven years. I only learned it in September.'],
  },
  {
    asked: [
      'What did they show you in the training about such moments?',
      'Did anybody prepare you for something like this?',
      'Were you trained for an emergency?',
      'Do they teach you what to do afterwards?',
      'Do you practise the emergency brake?',
      'Did the training help you that day?',
    ],
    says: [
      'The braking we practise, twice a year. With a cardboard man.',
      'They teach you up to the stop. After the stop there is a page about forms.',
    ],
    more: ['The cardboard man never laughs.'],
  },
  {
    asked: [
      'Do you wear a uniform?',
      'What do you wear at work?',
      'Do you have to wear a tie?',
      'Have you got gloves for driving?',
      'Would gloves help you?',
    ],
    says: [
      "Blue jacket, and a tie that clips on. Teuta says it's cheating.",
      'I have gloves, since October. They are warm, and it changes nothing.',
    ],
  },
  {
    asked: [
      'Do the passengers ever talk to you?',
      'Do people say thank you when they get off?',
      'Are there passengers you know?',
      'Have you got favourite passengers?',
      'What are the passengers like?',
      'Who takes your first tram in the morning?',
    ],
    says: [
      'They wave, the early ones. Cleaners, a nurse, a man with a fish.',
      'Few. But at Christmas a lady puts a mince pie by my door, every year.',
    ],
  },
  {
    asked: [
      'Is the job well paid?',
      'What does a tram driver earn?',
      'How much do you normally take home?',
      'Is it a good wage?',
      'Are you paid properly for what you do?',
    ],
    says: [
      "It's a decent wage, when it's a whole one. We could put something by.",
      'Decent. One can raise two girls on it and still have a roof. Nearly a roof.',
    ],
  },
]
