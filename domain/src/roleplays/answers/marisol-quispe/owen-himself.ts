import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Owen beside the mistake: whom he talks to, what he was told that was good, his football. */
export const owenHimself: WrittenAnswer[] = [
  {
    asked: [
      'Have you told Owen that he is good?',
      'Does Owen know that you think well of him?',
      'Did you ever praise Owen?',
      'Have you ever said to Owen that he has talent?',
      'Has Owen heard something good from you?',
    ],
    says: [
      "No. I've told you. That's the wrong order, I know.",
      "I nodded at him in June. I'm told that it didn't show.",
    ],
    more: ["One thinks they know. I didn't know it either, at twenty-three."],
  },
  {
    asked: [
      'Which football team does Owen like?',
      'What does Owen talk about when he talks?',
      "Do you know anything about Owen's private life?",
      "What are Owen's hobbies?",
      'What do you know about Owen outside work?',
    ],
    says: [
      "A small club that always loses. He's loyal, I'll say that for him.",
      "Football, and a sister who's a nurse. In summer I heard about both, hourly.",
    ],
  },
  {
    asked: [
      'Would Owen have told you if he had found it himself?',
      'If he had seen it first, would you have heard of it?',
      'Would he have owned up on his own?',
      'Would Owen have hidden it from you?',
      'Do you trust Owen to tell you about a mistake?',
    ],
    says: [
      "In the summer, yes. By November I think he'd have mended it and said nothing.",
      "I'd like to say yes. I'm the reason that I can't.",
    ],
    more: ["That's what the sentence did. It didn't mend his labels, it mended his mouth shut."],
  },
  {
    asked: [
      'Who does Owen talk to here?',
      'Does Owen have somebody here?',
      'Who looks after Owen?',
      'Does Owen have friends in the lab?',
      'Who can he turn to?',
    ],
    says: [
      'Hana, on the stairs. They stop when I come, so it must be good.',
      'Hana and Desmond. Desmond gives him the end of the loaf.',
    ],
  },
  {
    asked: [
      'What would come after the sorry?',
      'How should it go on between you and Owen?',
      'What do you wish for between you and Owen?',
      'What should it be like with Owen in a month?',
      'How would you like to work with him from now on?',
    ],
    says: [
      'He asks me something, and I answer, and nobody holds their breath.',
      'We do one rack, slowly. He reads, I listen. Then football, if it must be.',
    ],
    more: ['And one night he tells me about a match, and I let him.'],
  },
  {
    asked: [
      'Is Owen off sick?',
      'Has Owen called in sick since?',
      'Does Owen still come to work?',
      'Was Owen at work this week?',
      'Has he missed a shift since then?',
    ],
    says: [
      'No, he comes. Early and very quiet.',
      "He hasn't missed a day. He only takes the long way round me.",
    ],
  },
]
