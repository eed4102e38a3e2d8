import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The boy and where he went, the people behind the driver, and Lira on that afternoon. */
export const aroundTheJacket: WrittenAnswer[] = [
  {
    asked: [
      'How do you think the boy is doing now?',
      'What do you think is the boy doing today?',
      'Does the boy still think of it, do you think?',
      'How might the boy feel about it?',
      'Do you think that he sleeps well, the boy?',
    ],
    says: [
      'Well, I hope. Or he lies there too, and has nobody to tell.',
      "He's at school, and it is ten weeks ago. At fifteen that's a year.",
    ],
  },
  {
    asked: [
      'Where was the boy going?',
      'Why was he in such a hurry?',
      'Why did he step out at all?',
      'What did he want on the rails?',
      'Which way did he run?',
    ],
    says: [
      'To the other side, I think. To a tram that was not mine.',
      'Across, to the other tram. Then he ran down by the market, and was gone.',
    ],
  },
  {
    asked: [
      'Did he have headphones in?',
      'Was he listening to music?',
      'Was there something in his ears?',
      'Why did he not hear the tram?',
      'How can one not hear a tram?',
    ],
    says: [
      'White ones, in both ears. For him it was a silent film.',
      'He had music in, I think. And we are quiet, that is what everybody likes about us.',
    ],
  },
  {
    asked: [
      'Did you check on the passengers?',
      'Did you go through the tram afterwards?',
      'Did you ask the people if they were all right?',
      'Did you look after the passengers?',
      'What did they answer when you asked if they were okay?',
    ],
    says: [
      'I went through once, front to back. Everybody said fine. I know that word.',
      'I asked them, one by one. They were fine, so I was fine.',
    ],
    more: ['The lady I asked twice. She gave me an orange for it.'],
  },
  {
    asked: [
      'Did you let the passengers out?',
      'Did you open the doors?',
      'Did the people have to stay inside?',
      'Did they all get off?',
      'When did you open the doors again?',
    ],
    says: [
      'When we stood at the platform properly. They got off very politely, and some said thank you.',
      'First I kept them shut, that is the rule. Then a few metres up, and open.',
    ],
  },
  {
    asked: [
      'Where was Lira at that moment?',
      'What was Lira doing that afternoon?',
      'Did you check that Lira was safe?',
      'How did you find out that it was not her?',
      'Did you ring Lira that day?',
    ],
    says: [
      'On another tram, on her way home. I rang from the depot and asked if she had eaten.',
      'On the way home from school. I rang her when I had my tea, and let it sound like nothing.',
    ],
    more: ['She said, Papa, why are you ringing? I said, only so.'],
  },
  {
    asked: [
      'Has Lira noticed how you look at the jacket?',
      'Does Lira know that you do not like the jacket?',
      'Did Lira say anything because you stare at it?',
      'Does she wonder about you and that jacket?',
    ],
    says: [
      'She asked me if there was a stain on it. I said, no, a good jacket.',
      'I think so. She takes it upstairs now, and that I did not want.',
    ],
  },
  {
    asked: [
      'Would you tell Lira about the jacket?',
      'Could you explain to Lira what it is about her jacket?',
      'What would Lira say if she knew about the jacket?',
      'Should Lira know why you cannot look at it?',
      'Why do you not ask her to wear another one?',
    ],
    says: [
      "Then she'd never put it on again. And she saved up for it.",
      'One day, when it is too small for her. Then it can be a story.',
    ],
  },
]
