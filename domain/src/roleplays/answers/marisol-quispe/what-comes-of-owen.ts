import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What should become of Owen and of what was said, and where and how the two of them would speak. */
export const whatComesOfOwen: WrittenAnswer[] = [
  {
    asked: [
      'Should Owen be punished?',
      'What should happen to Owen now?',
      'Should there be consequences for Owen?',
      'Does Owen need a warning?',
      'Should I be talking to Owen about the labels?',
      'Would you report Owen?',
    ],
    says: [
      'No. What he got from me was enough for two.',
      'Fifty labels, with somebody patient beside him. Nothing else.',
    ],
  },
  {
    asked: [
      'Will Owen be good at it one day?',
      'Does Owen have a future here?',
      'Will Owen make a good scientist?',
      'Do you see something in Owen?',
      'Would you keep Owen?',
      'Is it worth training him?',
    ],
    says: [
      'Yes, if he slows down, and nobody frightens the why out of him.',
      "I'd keep him. In three years he'll be better than me, if he reads.",
    ],
  },
  {
    asked: [
      "What if Owen doesn't want to hear it?",
      "What if Owen won't accept your apology?",
      'And if Owen says no?',
      'What will you do if Owen stays angry?',
      'What if Owen walks away?',
      'How would you deal with it if he is still upset?',
    ],
    says: [
      "Then I've said it, and that's mine done. The rest is his.",
      "Then I wait. I've made him wait since Tuesday.",
    ],
  },
  {
    asked: [
      'Where would you talk to Owen?',
      'Where will you two sit down?',
      'Which place would be good for the talk with Owen?',
      'Will you do it in the lab or outside?',
      'Do you want to use my room for it?',
      'Where would nobody hear you and Owen?',
    ],
    says: [
      'By the cold room. It hums, nobody hears a word.',
      "In the corridor, walking. It's easier side by side.",
    ],
  },
  {
    asked: [
      'How long will the talk with Owen take?',
      'How much time do you need with Owen?',
      'Is five minutes enough with Owen?',
      'Will it be a long talk with Owen?',
      'Do you need cover while you talk to Owen?',
    ],
    says: [
      'Five minutes. One for sorry, four for the rack.',
      "Not long. I'd need somebody at the bench meanwhile.",
    ],
  },
  {
    asked: [
      'What if Owen had talked to you like that?',
      'Would you have let him talk to you that way?',
      'What would you do if a trainee said that to you?',
      'May Owen say such a thing to you?',
      'Should Owen tell you when you are too sharp?',
      'Would you want Owen to speak up?',
    ],
    says: [
      "He should have said, not like that, Marisol. I'd have been furious for an hour.",
      "I'd like him to. I'd go red, and it would do me good.",
    ],
  },
  {
    asked: [
      'Are you ashamed of it?',
      'Do you feel guilty about it?',
      'Is it embarrassing for you?',
      'Do you have a bad conscience?',
      'Are you ashamed of yourself?',
      'Does it weigh on you?',
    ],
    says: [
      'Of the sentence, yes. It sits there like a stone in the shoe.',
      'A bit. More since I know that the porter put down his boxes for it.',
    ],
  },
  {
    asked: [
      "Do you think that I'm on his side?",
      'Do you think I am taking sides?',
      'Do you feel attacked?',
      'Do you feel that everybody is against you?',
      'Does it feel as if I only listen to Owen?',
      'Do you feel ganged up on?',
    ],
    says: [
      'A little. You came in early for Owen. For the nights nobody came.',
      "No. But I'd like it better if you had two sheets of paper there, and not one.",
    ],
  },
  {
    asked: [
      'Can you forgive me?',
      'Will you forgive me for the nights?',
      'Are you still angry about the nights?',
      'Do you hold it against me?',
      'Can we start afresh?',
      'How can I make up for the nights?',
    ],
    says: [
      "Put a date on the wall, and we're even, you and I.",
      'I hold nothing against you. I hold it against soon.',
    ],
  },
  {
    asked: [
      'What can I learn from you?',
      'What could people learn from you?',
      'What would you like to pass on?',
      'What should everybody copy from you?',
      'What would you want your successor to know?',
    ],
    says: [
      'To read it a third time, when two were enough.',
      "That it's never only a tube. The tone they should learn from somebody else.",
    ],
  },
  {
    asked: [
      'Are you strict?',
      'Are you a strict boss?',
      'Are you hard on people?',
      'Are you too hard on the trainees?',
      'Are you as hard on yourself?',
      'Do you expect too much of people?',
    ],
    says: [
      'Strict, yes. With labels one has to be. With people I could be less so.',
      "I ask of them what I ask of me. I know, I'm paid more for it.",
    ],
  },
  {
    asked: [
      'Do you like being in charge?',
      'Do you enjoy leading people?',
      'Are you a good leader?',
      'What kind of leader are you?',
      'Do you find it hard to lead people?',
    ],
    says: [
      "Of the bench, yes. Of people, I'm still a trainee.",
      "I lead from the front. It turns out one doesn't see faces from there.",
    ],
  },
]
