import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Accidents, rules, and what a supervisor may decide. */
export const safety: WrittenAnswer[] = [
  {
    asked: ['Was Pete a friend of yours?', 'Did you know Pete well?', 'Were you close to Pete?'],
    says: [
      "I'd hired him. That's closer than friends, in a way.",
      "Not a friend. One of mine. I knew his mother's name.",
    ],
  },
  {
    asked: [
      'What did the company change after the accident?',
      'What has changed since Pete?',
      'What did you do after the accident?',
      'How do you make sure it does not happen again?',
      'What have you done about safety?',
      'And what did the company change?',
    ],
    says: [
      "A key for every belt, and whoever's hands are in there has it.",
      'Keys on the belts, and one question in every interview. The keys were quicker.',
      'We put a key on each belt. And I walk the ramp, every day, at no fixed time.',
    ],
  },
  {
    asked: [
      'Do you have many injuries?',
      'How many injuries do you have a year?',
      'How many accidents a year?',
      'How is your safety record?',
      'Do people often get hurt?',
      "What's the accident rate here compared with other airports?",
      'How does your accident rate compare with other places?',
      'Are there more accidents here than elsewhere?',
    ],
    says: [
      'Backs and fingers. Four last year, all small. I know each by name.',
      'Four last year, nothing that stayed. It was eleven when I took over.',
    ],
  },
  {
    asked: [
      'What safety training do the loaders get?',
      'How are the loaders trained?',
      'Do the loaders get safety training?',
      'Is there regular safety training?',
    ],
    says: [
      "Three days at the start, one every year. The belt day's with Pete.",
      'Three days before they touch a bag. And then you, every shift.',
    ],
  },
  {
    asked: [
      'Who checks the equipment?',
      'Who looks after the belts?',
      'What happens when a belt is broken?',
    ],
    says: [
      'The supervisor, before the first wave. So you.',
      "You, at three. And if it's bad, you hang a red tag on it, whoever shouts.",
    ],
  },
  {
    asked: [
      'What happens when a flight is delayed?',
      'What do you do when a plane is late?',
      'What if a flight leaves late because of us?',
      'Do we get in trouble for delays?',
    ],
    says: [
      'The airline rings me, and I say it was my decision. Then we look at it together.',
      "Somebody upstairs writes a number next to it. I've never lost a finger to a number.",
    ],
  },
  {
    asked: [
      'Do the airlines put pressure on you?',
      'How do you deal with pressure?',
      'How much pressure is there?',
      'Is it stressful out there?',
      'How stressful is the job?',
    ],
    says: [
      "There's always a clock. I breathe, and look at people instead of the clock.",
      "At five it's stressful, at ten it isn't. The trick's not to run.",
      "Every minute costs somebody money. I don't let them tell the crew that.",
    ],
  },
  {
    asked: [
      'Could I choose my own people?',
      'Would I hire my own crew?',
      'Can I let somebody go?',
      'Do I have a say in who is hired?',
    ],
    says: [
      "You sit in with me. If you say no, it's no.",
      "You get the crew that's there. New ones we choose together.",
    ],
  },
  {
    asked: [
      'Would I have a deputy?',
      'Is there a deputy?',
      'Who stands in for me?',
      'Who covers when I am off?',
    ],
    says: [
      "Two leads, one for each end. They cover when you're off.",
      'There are two leads. Good ones. One of them wanted your job.',
    ],
  },
  {
    asked: [
      'Would I have a budget?',
      'Do I decide about money?',
      'Am I responsible for the costs?',
      'Would I be responsible for the overtime on my crew?',
      'Do I have to answer for the overtime of my people?',
      "Is there a budget I'd be in charge of?",
    ],
    says: [
      'For gloves and cake. The rest you ask me for.',
      'No budget. You sign the overtime, and I see who signs a lot.',
    ],
  },
  {
    asked: [
      'What do you do about sickness?',
      'How do you handle sick leave?',
      'What happens if somebody calls in sick?',
      'Are many people off sick?',
    ],
    says: [
      "You ring round at two in the morning. It's the worst part of the night.",
      "There's a list of people who like extra shifts. You'll love that list.",
    ],
  },

  {
    asked: [
      'Does safety come first here, or the timetable?',
      'Which comes first, safety or being on time?',
      'Is safety really more important than punctuality?',
    ],
    says: [
      "Safety. On the days when that's easy everybody says so. I say it on the others.",
      'Fingers first, minutes second. You may quote me.',
    ],
  },
  {
    asked: [
      'Is Pete angry with you?',
      'Is he angry with you?',
      'Does Pete blame anybody?',
      'What does Pete say about it?',
    ],
    says: [
      "He blames nobody. He calls it the best-paid lesson on the field, and I don't laugh.",
      'He was never angry, with anybody. That made it worse.',
    ],
  },
  {
    asked: [
      'How loud is it?',
      'Is it always this noisy here?',
      'How loud is it out there?',
      'Do I need ear protection?',
      'Is the noise here the same kind as in a depot?',
      'Do you get used to the engines?',
      'Is it noisier than a parcel depot?',
    ],
    says: [
      'You feel it in your teeth. Ear defenders, always.',
      "Loud enough that a shout's no use. You learn hands.",
    ],
  },
]
