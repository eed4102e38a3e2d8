import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What a night is like for whoever is in it, and what it does to her. */
export const atFour: WrittenAnswer[] = [
  {
    asked: [
      'Do you get a break?',
      'When do you take your break?',
      'Can you sit down at all in a night?',
      'How long is your break?',
      'Do you get to eat in peace?',
      'Are there any breaks on nights?',
    ],
    says: [
      'On paper, forty minutes. Last night I ate standing.',
      'When the phones agree. So, no, not lately.',
    ],
  },
  {
    asked: [
      'What is the hardest part of the night?',
      'When is it hardest?',
      'Which hour is the worst?',
      'When are you most tired?',
      "What's the low point of a night?",
      'When do mistakes happen?',
    ],
    says: [
      'Half past four. The body wants to be put down like a bag.',
      'Between four and five. And then handover, when everybody talks at once.',
    ],
  },
  {
    asked: [
      'What is the lab like at four?',
      'How is it in the middle of the night?',
      'What do you see and hear at that hour?',
      'Describe four in the morning to me.',
      'How does it feel at four in the morning?',
      'What does a night down there feel like?',
    ],
    says: [
      'Blue. The fridges hum, and everything you read, you read twice.',
      'Very clear, and a little crooked. You talk to machines, and they answer.',
    ],
  },
  {
    asked: [
      'Do you feel lonely at night?',
      "Don't you get lonely on nights?",
      'Is it a lonely job?',
      'Do you miss company at night?',
      'Is it hard to be by yourself down there?',
    ],
    says: [
      "I wasn't, when they still asked me things.",
      "Alone is fine. It's alone with somebody beside you that I mind.",
    ],
  },
  {
    asked: [
      'Do you feel forgotten on nights?',
      'Do people forget about the night shift?',
      'Does anybody notice what the night shift does?',
      'Do you feel left out on nights?',
      'Are you cut off from the rest of us?',
    ],
    says: [
      'The corridor light goes out at ten, with us in it. So, yes.',
      'Meetings are at two. I sleep at two. You work it out.',
    ],
  },
  {
    asked: [
      'Do you see the others at all?',
      'When do you see the day people?',
      'Do you come to the team meetings?',
      'Do you do anything together as a team?',
      'How much do you have to do with the day shift?',
    ],
    says: [
      "At handover, six minutes, twice. And the Christmas dinner, if I'm off.",
      'Jess, yes. The rest I know by their handwriting.',
    ],
  },
  {
    asked: [
      'Have you changed since August?',
      'Are you more impatient than you used to be?',
      'What do you notice about yourself when you are so tired?',
      'Are you a different person when you are tired?',
      'Do you snap more often these days?',
      'Are you quicker to bite than last year?',
    ],
    says: [
      "My voice gets there before I do. It didn't use to.",
      "I'm shorter, yes. And I lose words. Yesterday I couldn't find ladder.",
    ],
  },
  {
    asked: [
      'Are you still safe to work?',
      'Is it safe to work so tired?',
      'Should you be at the bench at all like this?',
      'Are you afraid of making a mistake yourself?',
      'Can you still concentrate?',
      'Do you trust yourself at the end of a night?',
    ],
    says: [
      "Safe enough, because I read it three times. That isn't a plan, I know.",
      "I wouldn't let a trainee work like that. Nobody asks it about me.",
    ],
    more: ["It's the thing I lie awake on. That the next one is mine."],
  },
  {
    asked: [
      'Have you been to a doctor?',
      'Have you talked to a doctor about the sleep?',
      'Has occupational health seen you?',
      'Do you take something to sleep?',
      'Should you see somebody about being so tired?',
    ],
    says: [
      "No. She'd say sleep more, and I can say that to myself.",
      "I don't need a doctor. I need somebody else on the rota.",
    ],
  },
  {
    asked: [
      'How do you cope?',
      'How are you holding up?',
      'How are you managing with all that?',
      'Can you still cope?',
      'Are you getting through it?',
      'Is it getting too much for you?',
    ],
    says: [
      'With lists, and soup. The choir I mostly miss.',
      "I get through it. That isn't the same as well.",
    ],
  },
  {
    asked: [
      'Do you need a moment?',
      'Are you crying?',
      'Shall we take a short break?',
      'Do you want a tissue?',
      'Are you near to tears?',
    ],
    says: [
      "It's only tiredness. It comes out at the eyes. Go on.",
      'Give me a second. All right. Go on, please.',
    ],
  },
  {
    asked: [
      'Who looks after you?',
      'Is there somebody who takes care of you?',
      'Who cooks for you?',
      'Does anybody look out for you?',
      'Who is there for you when you come home?',
    ],
    says: [
      "The cat, in her way. And the porter's bread.",
      'My mother, by telephone. She asks what I ate, and I lie.',
    ],
  },
  {
    asked: [
      'What would you do with a week to yourself?',
      'If you had a free week, what would you do?',
      'What would you do with a holiday now?',
      'Where would you go if you could?',
      'What would you do with all that sleep?',
    ],
    says: [
      'Sleep for three days. Then sing. Then ring my mother at a decent hour.',
      'Nothing, for two days. Then Arequipa, if you gave me two.',
    ],
  },
  {
    asked: [
      'When did you last have two days off in a row?',
      'When was your last free weekend?',
      'When did you last have a proper weekend?',
      'Have you had any holiday this year?',
      'Do you get weekends at all?',
    ],
    says: [
      'The first one in October. I slept through the Saturday.',
      'Early October. I remember it as a pillow.',
    ],
  },
  {
    asked: [
      'Have you eaten?',
      'Have you had breakfast?',
      'Did you eat anything last night?',
      'When did you last eat something?',
      'Are you hungry?',
      'Did you get any supper?',
    ],
    says: [
      'Soup at two, standing. I will eat at home.',
      "A banana at three. I'm not hungry, I'm only tired.",
    ],
  },
  {
    asked: [
      'How long have you been up?',
      'When did you get up?',
      'When did you get out of bed?',
      'Since when are you up?',
      'How many hours have you been awake now?',
    ],
    says: [
      'Since six last night. Fourteen hours and a half.',
      "I got up at six in the evening. You do the sum, I can't.",
    ],
  },
]
