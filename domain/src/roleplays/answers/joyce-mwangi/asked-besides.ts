import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What else a candidate needs to know: a door, a fare, a flat, a course, and what to do with people on a bad night. */
export const askedBesides: WrittenAnswer[] = [
  {
    asked: [
      'Where is the toilet?',
      'May I use the bathroom first?',
      'Is there a ladies room near here?',
      'Could I wash my hands somewhere?',
      'Where can I freshen up?',
    ],
    says: [
      'Second door on the left. The light comes on when it feels like it.',
      'Left, past the safety poster. Mind the step, it has had everybody.',
    ],
  },
  {
    asked: [
      'Do you pay my travel costs for today?',
      'Do I get my train fare back?',
      'Can I claim the petrol for coming here?',
      'Whom do I give my ticket to?',
      'Are expenses for the interview refunded?',
    ],
    says: [
      "Yes. Leave me the ticket, and you've got it by the end of the month.",
      'We do. Put the receipt under my cup, nothing gets lost there.',
    ],
  },
  {
    asked: [
      'What is it like to live round here?',
      'Is it a nice town?',
      'Are the rents high here?',
      'Is it a good place for children?',
      'Would I find a flat in this town?',
      'Is there anything to do here in the evening?',
    ],
    says: [
      'Cheap, windy and friendly. The schools are good, and so is the chip shop.',
      "I came for a year, and I've a garden now. You'll find a flat, ask behind the fire station.",
    ],
  },
  {
    asked: [
      'Would you help me with the move?',
      'I would have to move here, do you help with that?',
      'Do you pay for the removal?',
      'Can you help me to find somewhere to live?',
      'How do people from far away manage at first?',
    ],
    says: [
      "A thousand pounds towards it, and two loaders with a van. They're quick.",
      'We pay a thousand. And Walter has a room, most people began in it.',
    ],
  },
  {
    asked: [
      'Do you pay for courses?',
      'Are there any courses I could take?',
      'Could I do further training later?',
      'Which certificates can I get here?',
      'Would you send me on a leadership course?',
      'Can I learn something new after the first year?',
    ],
    says: [
      'Dangerous goods in the first year, de-icing in the second. I pay, you pass.',
      'Two days a year, on me. Pick one that scares you a little.',
    ],
  },
  {
    asked: [
      'What do I say to them at three in the morning?',
      'How does the briefing go?',
      'Do I have to give a speech every day?',
      'What belongs in the briefing?',
      'How long should I talk at the start of a shift?',
    ],
    says: [
      'Weather, planes, and one thing to look out for. Three minutes, they are standing.',
      "Short. Look each of them in the face, that tells you who hasn't slept.",
    ],
  },
  {
    asked: [
      'What do the two leads do?',
      'What is a lead?',
      'How do I share the work with my leads?',
      'Who are the two leads?',
      'Can I trust my leads?',
    ],
    says: [
      'One has the front hold, one the back. You have both of them, and the clock.',
      'They run their end, you watch the middle. One wanted your job, so thank him often.',
    ],
  },
  {
    asked: [
      'What if two of them have a fight?',
      'Do people fight out there?',
      'How do I deal with a quarrel in the crew?',
      'What do you do when two loaders hate each other?',
      'Is there bad blood between some of them?',
    ],
    says: [
      'Both off the stand, one left, one right. And then breakfast at the same table.',
      'It comes to words, never to hands. You part them first and listen later.',
    ],
  },
  {
    asked: [
      'What if somebody falls asleep on a shift?',
      'What do I do with a loader who is dead tired?',
      'May somebody take a nap?',
      'How do I see that somebody is too tired to work?',
      'Do people nod off out there?',
    ],
    says: [
      "Half an hour on the bench, and I don't want to know his name. Tired hands go first.",
      'He stops lifting and starts leaning. Send him to the kettle, not to the belt.',
    ],
    more: ['I found one on a pile of mailbags once. I put a blanket on him and a red tag.'],
  },
  {
    asked: [
      'Are there targets I have to meet?',
      'How is a supervisor measured?',
      'Which numbers would I be judged by?',
      'Do you have performance reviews?',
      'Are there figures that I must reach?',
    ],
    says: [
      'Two numbers. Who got hurt, and what went out on time, in that order.',
      'Once a year on paper, with me and cake. The injuries come before the minutes.',
    ],
  },
  {
    asked: [
      'Is there a competition between the crews?',
      'How do the crews get on with each other?',
      'Which crew is the best?',
      'Do the four crews compare themselves?',
      'Are the other crews friendly?',
    ],
    says: [
      'They race in the football cup, and nowhere else. I took the league table down.',
      "They tease each other at the kettle. I don't say who's fastest, and I don't want to hear it.",
    ],
  },
  {
    asked: [
      'Are there cameras everywhere?',
      'Would I be watched on camera?',
      'Do you watch the crews on a screen?',
      'Is everything filmed out there?',
      'Who looks at the camera pictures?',
    ],
    says: [
      "On each stand. Nobody looks, until something's happened.",
      'Yes, for accidents and for bags. If I want to see you, I walk.',
    ],
  },
  {
    asked: [
      'Do you believe in second chances?',
      'Do you give people another chance?',
      'Can somebody who failed once come back?',
      'Would you take one of the old supervisors back?',
      'Do you forgive people?',
    ],
    says: [
      'In second ones, yes. For a third I need a very good story.',
      'I do. Anil is one, and I was one myself.',
    ],
    more: ["I had one myself. I'd sold the foreman salted tea, and he hired me all the same."],
  },
  {
    asked: [
      'Did you like the supervisor you let go?',
      'What sort of man was that supervisor back then?',
      "Had you trusted Pete's supervisor?",
      'How well did you know the one who said nothing?',
      'Was he a bad supervisor before that day?',
    ],
    says: [
      "I did, and I'd promoted him. He remembered every birthday.",
      'Good company, good with planes. I never once saw him say no, and I thought that was tact.',
    ],
    more: [
      'He brought cake for the whole crew, every month. I still think of him when somebody brings cake.',
    ],
  },
  {
    asked: [
      "What did Pete's family say to you?",
      'How did his mother take it?',
      'Did you have to tell his parents?',
      'Was his family angry with you?',
      'Who told his mother?',
    ],
    says: [
      'I rang his mother myself. She asked who had been watching, and I had no answer.',
      'His mother was very polite, that was the bad part. Now she sends me jam.',
    ],
    more: ['I went there on a Sunday. She gave me the big plate, I could hardly swallow.'],
  },
  {
    asked: [
      'Is it dark out there in the morning?',
      'How well is the ramp lit?',
      'Can one see anything at three in the morning?',
      'Do you have good lights?',
      'How do I see my people in the dark?',
    ],
    says: [
      "There are masts, and deep shadows behind them. That's where you look.",
      "Lit like a football pitch, except under the wings. Vests shine, faces don't.",
    ],
  },
  {
    asked: [
      'Do I get a phone or a radio?',
      'Is there a car for the supervisor?',
      'What do you give me to work with?',
      'Would I get a laptop?',
      'Do I get my own locker?',
    ],
    says: [
      "A radio, a locker, and a van that three of you share. The van smells of Walter's lunch.",
      'Radio, torch, whistle. The whistle is older than me, guard it.',
    ],
  },
  {
    asked: [
      'Should I send you my certificates?',
      "I've got a forklift licence, should I send it?",
      'Shall I email you copies of my papers?',
      'Do you want me to post you my references?',
      'Which of my papers do you still need?',
    ],
    says: [
      "Send me what you've got. A forklift licence I look at twice.",
      'Yes, a photo will do. I need the driving licence first.',
    ],
  },
]
