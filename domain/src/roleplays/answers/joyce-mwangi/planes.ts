import type { WrittenAnswer } from '../../../graph/plan.ts'

/** A plane on the stand: what is done to it, in which time, and by whom. */
export const planes: WrittenAnswer[] = [
  {
    asked: [
      'What does it mean to run the ramp?',
      'What is the ramp?',
      'What is ground operations?',
      'What does your department do?',
      'How would you explain ramp work to a child?',
    ],
    says: [
      "Everything that's done to a plane while it stands. Bags, belts, pushing it back out.",
      "The ramp's where planes park. We empty them, fill them and push them off again.",
    ],
  },
  {
    asked: [
      'How many turnarounds does a shift handle?',
      'How many planes does a crew turn round in one shift?',
      'How many flights would I have on a shift?',
    ],
    says: [
      'A dozen on a quiet shift. In August it is nearer twenty, and they come in threes.',
      'Twelve, on a good day. The number matters less than when two come in at once.',
    ],
  },
  {
    asked: [
      'What is a turnaround?',
      'What does turnaround mean?',
      'What happens in a turnaround?',
      'Can you explain a turnaround to me?',
      'What counts as one turnaround?',
    ],
    says: [
      "A plane comes in full and goes out full. What's in between is a turnaround.",
      'Chocks on, bags out, bags in, chocks off. Forty minutes, and everybody wants it in thirty.',
    ],
  },
  {
    asked: [
      'How long does one turnaround take?',
      'How many minutes do we have for a plane?',
      'How much time is there per aircraft?',
      'How long does a plane stand here?',
      'How fast does a plane have to be ready?',
    ],
    says: [
      "Forty minutes, chocks on to chocks off. Fifty when there's ice.",
      'Forty. The last five are the ones to look at.',
    ],
    more: [
      "Ten to empty it, fifteen to fill it. The rest is waiting, and that's when people get silly.",
    ],
  },
  {
    asked: [
      'Why does the work start at three?',
      'What has to be done so early?',
      'Why do you need people at that hour?',
      'What goes on before the first flight?',
      'Why so early in the morning?',
    ],
    says: [
      'The first wave goes at five. Two hours are just enough to wake nine planes.',
      "The planes slept here, and they're cold. Everything's checked before the first bag.",
    ],
  },
  {
    asked: [
      'When does the first plane leave?',
      'What time is the first departure?',
      'When is the last flight?',
      'Do planes land at night?',
      'When does the airport close at night?',
    ],
    says: [
      'At five to Palma, every day. The last one lands at half past ten.',
      'Five in the morning. At eleven at night we turn the lights down, except for freight.',
    ],
  },
  {
    asked: [
      'What happens when it is foggy?',
      'What do you do when several planes come at once?',
      'How do you cope when everything lands together?',
      'What if all flights arrive at the same time?',
    ],
    says: [
      'They wait on the taxiway, and you take them one by one. Nobody splits a crew in half.',
      'You pick the order, and I ring the airlines. Fog makes everybody a poet on the phone.',
    ],
  },
  {
    asked: [
      'How punctual are you?',
      'How many flights leave late?',
      'What are most delays caused by?',
      'Are most delays our fault?',
      'Do many planes go out late?',
      'Do you get many delays because of passengers, people shopping and so on?',
      'Are the passengers to blame for the delays?',
      "Do flights leave late because somebody's still in the duty free?",
    ],
    says: [
      'Four in five go on time. Of the late ones, one in ten is ours.',
      'One in five is late. Mostly it came in late, or a passenger went shopping.',
    ],
  },
  {
    asked: [
      'Does a delay cost you money?',
      'Do you pay a penalty for delays?',
      'What does a late plane cost?',
      'Do the airlines charge you for being late?',
      'Is there a fine when we are slow?',
    ],
    says: [
      'From minute sixteen on, if it was us. I pay it, and nobody on the crew hears the sum.',
      "They send a bill. It's cheaper than a hospital.",
    ],
  },
  {
    asked: [
      'What software do you work with?',
      'Do you plan on a computer?',
      'Which system do you use for the rota?',
      'Would I have to learn a new program?',
      'Is the planning done on paper?',
    ],
    says: [
      'A rota program from 2008, and a whiteboard. I trust the whiteboard.',
      'One for load sheets, one for shifts. Anil shows you both in an afternoon.',
    ],
  },
  {
    asked: [
      'How much does a bag weigh?',
      'What is the weight limit for a bag?',
      'How heavy can a suitcase be?',
      'What do they lift in a shift?',
      'How many kilos does a loader lift a day?',
    ],
    says: [
      'Thirty-two kilos, and not one more. Above that it goes as freight, with two people.',
      'Mostly twenty. But three hundred of them, on your knees, in a hold.',
    ],
  },
  {
    asked: [
      'How much luggage goes missing?',
      'Do you lose many bags?',
      'What happens to lost luggage?',
      'Where do lost bags go?',
      'How often does a suitcase go astray?',
    ],
    says: [
      'Three in a thousand. Two of those are in Palma by themselves.',
      "Few, and most turn up the next day. A bag's patient, a passenger isn't.",
    ],
  },
  {
    asked: [
      'Do you carry live animals?',
      'Do you load pets?',
      'What about animals in the hold?',
      'What was the strangest animal you loaded?',
      'How do you handle animals?',
    ],
    says: [
      'Dogs and cats, last in and first out. And once two penguins, very polite.',
      "Every week. You talk to them, the loaders all do, and they think I don't see it.",
    ],
  },
  {
    asked: [
      'What was the strangest thing in a plane?',
      'What odd things do you find?',
      'What is the funniest thing that happened on the ramp?',
      'Did you ever find something strange in the luggage?',
      'What is your funniest story from out there?',
    ],
    says: [
      'A wedding cake, three floors, no box. It arrived whole, we all walked beside it.',
      'A lobster, walking about by itself. It got a name before it got a lift.',
    ],
    more: ["They write such things into a book in the cabin. It's the only book they all read."],
  },
  {
    asked: [
      'Who cleans the planes?',
      'Do we do the fuelling as well?',
      'Who does the refuelling?',
      'Is catering part of the job?',
      'Which jobs on the plane are not ours?',
    ],
    says: [
      "Not us. Fuel, cleaners and food are other firms, and you keep them out of each other's way.",
      'Bags, belts and pushback are ours. The rest has its own boss, and you know them all by name.',
    ],
  },
  {
    asked: [
      'Who does the de-icing?',
      "Is de-icing part of my crew's work?",
      'How does de-icing work here?',
      'Do we de-ice the planes ourselves?',
      'Would I be in charge of the de-icing?',
    ],
    says: [
      "We do, but it's its own little team. Two trucks, and a man who likes being alone.",
      "It's ours, not yours. You order it by four, or you stand in the queue.",
    ],
  },
  {
    asked: [
      'Do you get on with the pilots?',
      'What are the pilots like?',
      'Do we have much to do with the crew of the plane?',
      'Do the pilots talk to the loaders?',
      'Do captains ever interfere?',
    ],
    says: [
      "Most say thank you. Those who don't get pushed back just as carefully.",
      'Well, mostly. One brings us bananas every Sunday, nobody knows why.',
    ],
  },
  {
    asked: [
      'Why is the freighter always late?',
      'What makes the freighter late?',
      'Is it our loading that makes it late, or does it come in late?',
      "Why does the four o'clock freighter come late?",
    ],
    says: [
      'It comes in late. We load it on time, and nobody writes that down.',
      'It leaves late where it comes from. From there on, everybody is late with it.',
    ],
  },
]
