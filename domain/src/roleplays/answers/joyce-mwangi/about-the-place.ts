import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The place, its weather and noises, and where it is going. */
export const aboutThePlace: WrittenAnswer[] = [
  {
    asked: [
      'Who owns the airport?',
      'Is this a private company?',
      'Does the airport belong to the county?',
      'Who stands behind this airport?',
      'Is it public or private?',
    ],
    says: [
      'The county, most of it. A pension fund has the rest, and counts it.',
      'The county. So your bus driver owns a bit of it, and complains to match.',
    ],
  },
  {
    asked: [
      'Will machines take over the loading?',
      'Is there going to be a robot for that?',
      'Do you think the job will still exist?',
      'Will loaders be replaced by machines?',
      'What do you think of automation?',
    ],
    says: [
      "One came for a trial. It's still looking for the third suitcase.",
      "Some day, for the lifting. Not for seeing that a friend's tired.",
    ],
  },
  {
    asked: [
      'What are you better at than other ramps?',
      'What works well here?',
      'What makes this ramp special?',
      'What are the crews good at?',
      'What are you known for?',
    ],
    says: [
      'We learn names, and we say sorry. There are faster ramps.',
      'The quiet. Watch us at minute thirty-five, nobody runs.',
    ],
  },
  {
    asked: [
      'What is that sound?',
      'What was that bang?',
      'Was that a plane?',
      'What is making that noise out there?',
      'Is something wrong out there, with that noise?',
    ],
    says: [
      "The freighter, starting up. It's late, so it's loud about it.",
      'Only a ground power unit. When it stops, I look up.',
    ],
  },
  {
    asked: [
      'How many kilometres a day is it?',
      'Do I need good shoes?',
      'Is there a lot of walking?',
      'How much walking is it in a day?',
      'Will my feet hurt?',
    ],
    says: [
      'Fifteen kilometres. Walk the boots in at home, or they walk you.',
      'Fifteen, more with fog. By summer your feet stop complaining.',
    ],
  },
  {
    asked: [
      'Is it cold outside now?',
      'Will I be warm enough in this?',
      'Do you think I need a warmer coat?',
      "What's it like out there this morning?",
      'Have you got a jacket I could borrow?',
    ],
    says: [
      "Four degrees, and a wind with an opinion. I'll lend you mine.",
      "Cold enough. There's a box of jackets by the door, take a yellow one.",
    ],
  },
  {
    asked: [
      'Why do people like working here?',
      'What is the culture like?',
      'How would you describe the culture here?',
      'What is the atmosphere like in the department?',
      'What holds this place together?',
    ],
    says: [
      "We're rude at three and kind by six. Nobody's left alone with a mess.",
      'Plain. You say what you saw, and then somebody puts the kettle on.',
    ],
  },
  {
    asked: [
      'Can I work from home sometimes?',
      'Is there any home office?',
      'Could I do the paperwork at home?',
      'Do I have to be here every day?',
      'Is remote work possible?',
    ],
    says: [
      "Bring the plane home and we'll talk.",
      'No. Your four days off, those you may spend at home.',
    ],
  },
  {
    asked: [
      'What is the biggest thing to fix on the ramp?',
      'What needs mending here most?',
      'What is not working well here?',
      'If there was one thing to repair, what would it be?',
      'What bothers you most about how it runs?',
    ],
    says: [
      'The handover. Ten minutes of mumbling, and things get lost in it.',
      "The gap between two shifts. And the belt on four, but that's a machine.",
    ],
  },
]
