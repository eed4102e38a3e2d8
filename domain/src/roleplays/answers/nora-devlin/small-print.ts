import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Names to be spelled, minutes to be begged for, and sentences that were cut off. */
export const noraOfSmallThings: WrittenAnswer[] = [
  {
    asked: [
      'How do you spell Brackwater?',
      'Is Brackwater written with a K?',
      'Could you spell the name of the company?',
      'How is Brackwater written?',
      'How do I spell your name?',
    ],
    says: [
      'As it sounds. Brack with a CK, then water. And Devlin, with one L.',
      'B, R, A, C, K, and then water. People leave out the K.',
    ],
  },
  {
    asked: [
      'Where does the name Brackwater come from?',
      'What does Brackwater mean?',
      'Why is the company called Brackwater?',
      'Is Brackwater a place?',
      'Who thought of the name?',
    ],
    says: [
      'From the canal. Half salt, half fresh, it runs past the back wall.',
      'Old Mr Brady took it off the canal behind the yard. Brackish, it is.',
    ],
  },
  {
    asked: [
      'May this call be recorded?',
      'Is it all right with you if we record it?',
      'Do you mind if the call is recorded?',
      'Do you agree to a recording?',
      'Would a recording bother you?',
    ],
    says: [
      "Record away. I'd say nothing I'd not say on the yard.",
      "If it's for yourselves. No customers' names, and nothing for Colm.",
    ],
  },
  {
    asked: [
      'What were you going to say?',
      'Did you want to add something?',
      'Were you about to say something?',
      'Did I interrupt you?',
      'Have I talked over you?',
    ],
    says: [
      "Nothing that won't keep. Go on.",
      'Only that the lorry at the gate is hooting. You finish.',
    ],
  },
  {
    asked: [
      'Can we go over the ten minutes?',
      'Do you have two more minutes for me?',
      'May I take a little more of your time?',
      'Is there time for one last question?',
      'Can I keep you for another moment?',
    ],
    says: ['Two more. Then they come up and get me.', 'One more question, so make it a good one.'],
  },
]
