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
  {
    asked: [
      'How has Owen been since then?',
      'How has he been since Tuesday?',
      'How is Owen since that night?',
      'How does Owen seem to you now?',
      'How has he behaved since?',
    ],
    says: [
      'Quiet. He was quiet before, but now he stops working when I come in.',
      "He does his work and says good morning. More than that he doesn't say to me.",
    ],
  },
  {
    asked: [
      'How should Owen learn from his mistakes?',
      "What about Owen's mistakes, how should he learn from the wrong labels?",
      'How do you teach somebody to label properly?',
      'How will Owen learn to do it right?',
      'How can he learn from that mistake?',
    ],
    says: [
      'He reads the number aloud before he sticks it. Each time, and I listen to the first ten.',
      'Show him what the label stops. One story that he remembers is worth ten rules.',
    ],
  },
  {
    asked: [
      "Who could check Owen's labels for the next few weeks?",
      'Who could check his labels?',
      'Who should look over his work for a while?',
      'Who would do the second check at night?',
      'Who can watch his samples in the next weeks?',
    ],
    says: [
      "At night, me. There's nobody else, that's what two people means.",
      'I could. Two signatures on each rack for a month, his and mine.',
    ],
  },
  {
    asked: [
      'Would you take half an hour with him to go through the labelling again?',
      'Could you go through the labelling with Owen?',
      'Would you sit down with him and go over it again?',
      'Could you show him once more how it is done?',
      'Would you explain the labels to him again?',
    ],
    says: [
      "Yes. Before a shift, when it's quiet.",
      'Half an hour, yes. I should have done that first.',
    ],
  },
]
