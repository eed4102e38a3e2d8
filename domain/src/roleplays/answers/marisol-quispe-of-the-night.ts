import type { WrittenAnswer } from '../../graph/plan.ts'

/** The night behind her, her own view of her work, and what comes after this talk. */
export const marisolOfTheNightBehindHer: WrittenAnswer[] = [
  {
    asked: [
      'Is now okay?',
      'Is now all right for you?',
      'Is this moment okay?',
      'Is it okay to talk now?',
      'Can we talk about it now?',
      'Are you okay to do it now?',
    ],
    says: [
      "Yes, now. If I go home, I'll only wonder what it was.",
      "Now's fine. I won't sleep if you leave it open.",
    ],
  },
  {
    asked: [
      'Which alarm was that?',
      'What alarm was that?',
      'What went off?',
      'Which alarm went off last night?',
      'What was the alarm about?',
      'What was wrong with the fridge?',
    ],
    says: [
      'The fridge alarm, about four. A door that somebody had not pushed shut.',
      'Fridge two. Half a degree, for ten minutes. I wrote it down and went back to my tubes.',
    ],
  },
  {
    asked: [
      'Do you know which one I mean?',
      'You know what this is about, do you?',
      'Can you guess what this is about?',
    ],
    says: [
      "Tuesday, I suppose. Owen's two samples.",
      'I can guess. But say it, so that I know what you think it was.',
    ],
  },
  {
    asked: [
      'How do you see your work yourself?',
      'How do you see your work over the last few weeks?',
      'How do you see your own work?',
      'How would you judge your work?',
      'How do you rate your own work?',
      'How happy are you with your own work?',
    ],
    says: [
      "The work's good. It's correct, every night of it. I'm not sure that the rest of me was.",
      'In the tubes, no mistake. With the people, less. I was tired.',
    ],
  },
  {
    asked: [
      'Why were the records not complete?',
      'What happened with the records?',
      'Why was the sheet not signed?',
      "Why wasn't the fridge sheet signed?",
      'What was missing at the handover?',
      'Why was the handover not complete?',
    ],
    says: [
      "I don't know of one. Show me the page, and I'll tell you.",
      "If there's a line missing, it's mine to put right. Which sheet do you mean?",
    ],
  },
  {
    asked: [
      'How did it land with Owen?',
      'How do you think it landed with Owen?',
      'How do you think it landed?',
      'How do you think Owen took it?',
      'How did Owen react when you said that?',
    ],
    says: [
      'He went red, and said sorry to the bench. So not well.',
      'Badly. He put the tubes down very carefully. I saw that.',
    ],
  },
  {
    asked: [
      'Why did it come out so sharp?',
      'Is there a reason it came out so sharp on that day?',
      'Is there a reason you were so sharp?',
      'Why were you so harsh on Tuesday?',
      'What made you say it like that?',
      'Why did you say it in that way?',
    ],
    says: [
      "I was at the end of a row of nights, and frightened. That's a reason. It's no excuse.",
      'Because for two seconds I saw what could have happened. It came out of that.',
    ],
  },
  {
    asked: [
      'When could you talk to Owen?',
      'When will you talk to Owen?',
      'When could you speak to Owen?',
      'And when could you do it?',
      'Which day would be best for you?',
      'When would you do that?',
      'Which day suits you?',
      'When would you talk to Owen?',
      'When would you talk to him?',
      'So when would you apologise to Owen?',
      'When do you want to say it to him?',
    ],
    says: [
      "Thursday, before handover. I'm awake by then.",
      "Not today, I'd only be short again. Thursday.",
    ],
  },
  {
    asked: [
      'Who was on with you that night?',
      'Who worked with you on Tuesday?',
      'Were you alone that night?',
      'How many of you were there on Tuesday?',
      'Who else was on shift?',
    ],
    says: [
      'Two of us, where there should be four. It was the usual.',
      'Me and Owen, and a porter who comes and goes.',
    ],
  },
  {
    asked: [
      'How did you notice the labels?',
      'How did you spot the mistake?',
      'What made you look at the labels?',
      'How did you find it?',
      'When did you notice that they were swapped?',
    ],
    says: [
      "I read the birth dates. I always read the birth dates, it's the thing nobody swaps on purpose.",
      'The date on the tube was eighty years old, and the form said maternity.',
    ],
  },
  {
    asked: [
      'Who trained you on the night shift?',
      'How did you learn nights?',
      'Who showed you the work here?',
      'How were you taught here?',
      'Did somebody take you by the hand when you started here?',
    ],
    says: [
      'A man called Frank, retired now. He whistled when he found a mistake. Nobody minded.',
      'I was thrown in. We were not so short of people then.',
    ],
  },
  {
    asked: [
      'What would have helped you on Tuesday?',
      'What would have made Tuesday different?',
      'What was missing on Tuesday?',
    ],
    says: [
      'A third pair of hands. And ten minutes to eat.',
      'Somebody I could have rung. There used to be somebody one could ring.',
    ],
  },
  {
    asked: [
      'How do you check a sample?',
      'What is your own routine with the labels?',
      'How should it be done properly?',
      'What is the right way to label?',
    ],
    says: [
      'Read it aloud, name and birth date, at the bed and at the bench. Aloud. It feels silly, and it works.',
      'Label at the patient, one at a time, and never two tubes in one hand.',
    ],
  },
  {
    asked: [
      'Who else could take some of the nights?',
      'Who could share the nights with you?',
      'Is there anybody who could cover?',
      'Who covers when you are off?',
      'Could somebody from days do a night?',
      'Is there somebody who could take the night shift off you this week?',
      'Could Derek or anyone take one of your nights?',
      'Could anybody take one of your nights this week?',
    ],
    says: [
      'Jess from days did one in October. She said never again, and sent me chocolate.',
      "You'd have to ask on days. They look at their shoes when I do.",
    ],
  },
  {
    asked: [
      'What do you do when you come home from a night?',
      'How do you get to sleep after a night?',
      'What is a morning after a night like?',
      'Can you sleep in the daytime?',
      'How does somebody sleep in the daytime, with that neighbour of yours and the drill?',
      'How do you sleep with that neighbour and his drill?',
      'How can you sleep in the daytime with the drilling?',
    ],
    says: [
      "Curtains, earplugs, and the neighbour's drill. Four hours, if he's kind.",
      "I eat something warm and don't talk to anybody. Then I lie down.",
    ],
  },
  {
    asked: [
      'How do you want people to correct you?',
      'How would you like to be told a mistake?',
      'How should I tell you when something is wrong?',
      'How do you take criticism?',
      'How would you have liked to be told?',
      'What would you have wished for in his place?',
      'How do you like to be corrected?',
    ],
    says: [
      'Plainly, with what it was, and with the door shut. Like now.',
      'At once, and in one sentence. Not in a letter after a month.',
    ],
  },
  {
    asked: [
      'What do you like about nights?',
      'Is there something good about the nights?',
      'Do you like working at night?',
      'What is good about the night shift?',
    ],
    says: [
      "It's quiet, and nobody sends emails. One night a week of that I'd choose.",
      'You do one thing, and then the next. I like that. Not eleven times on top.',
    ],
  },
  {
    asked: [
      'What do you say when a trainee makes a mistake?',
      'How do you usually correct somebody?',
      'How do you correct a trainee on a good day?',
      'What do you do on a good day when somebody gets it wrong?',
    ],
    says: [
      'On a good day? I say read it to me. Then they find it themselves.',
      "I take the tube and ask what's on it. They hear it before I say it.",
    ],
  },
  {
    asked: [
      'What should stay the way it is?',
      'What works well on nights?',
      'What goes well on your shift?',
      'What are you proud of on your nights?',
    ],
    says: [
      "The tubes. Fourteen years, and no wrong unit. That I'd like to keep.",
      'That we say the birth date aloud. I started it, and they all do it.',
    ],
  },
  {
    asked: [
      'Would you want to work days for a while?',
      'Would you like to go on days?',
      'Could you imagine working days?',
      'Would a month on days help?',
    ],
    says: [
      "A month on days, and I'd sleep like other people. Yes. But who does my nights?",
      "Days have meetings. I'd take them, for the sleep.",
    ],
  },
]
