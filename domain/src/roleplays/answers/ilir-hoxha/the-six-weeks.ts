import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How the six sessions go, what is left open by them, and what would do him good. */
export const theSixWeeks: WrittenAnswer[] = [
  {
    asked: [
      'How often do you come here?',
      'Are we going to meet every week?',
      'On which days will you come?',
      'How far apart are the sessions?',
      'Over how many weeks are the six sessions?',
      'What have they told you about how often we meet?',
    ],
    says: [
      'Every Tuesday, they wrote. Six Tuesdays, at two.',
      'Once a week. It suits me, I have the afternoons.',
    ],
  },
  {
    asked: [
      'Would you like me to ask them for more time?',
      'Shall I tell occupational health that it takes longer?',
      'Should I write that you are not ready yet?',
      'Would more time help you?',
      'What if I recommend that you wait a little?',
      'Do you want me to put off the decision?',
    ],
    says: [
      'More time is less money. If you write, then I read it first.',
      "No. Not yet. Let's see how the six go.",
    ],
  },
  {
    asked: [
      'Is it all right that I cannot promise you the form?',
      'Is that okay, if I do not sign anything today?',
      'Can you accept that I do not decide it alone?',
      'What if I cannot sign it in the end?',
      'Are you disappointed that I will not just sign?',
      'Would you still come if I did not sign?',
      "I don't sign that form today, does that bother you?",
      "Does it bother you that I don't sign the form today?",
      "Would it bother you if I didn't sign the form today?",
    ],
    says: [
      "I can. You say it straight, that's worth something.",
      "I don't like it. But a no I understand better than a maybe.",
    ],
  },
  {
    asked: [
      'What do you want to start with next time?',
      'What shall we talk about next week?',
      'Where shall we go on next time?',
      'What would you like to do in the next session?',
      'What should we keep for next time?',
      'Is there something you want to bring next time?',
    ],
    says: [
      'With the nights, maybe. You ask, I try.',
      'With something small. And then you can go to the square, in words.',
    ],
  },
  {
    asked: [
      'Would you like to hear what helped me?',
      'May I tell you something from my own life?',
      'Shall I tell you how it was with me?',
      'Do you want to know what others have done?',
      'Can I tell you about somebody who had the same?',
      'Would it help you to hear how others got over it?',
    ],
    says: [
      "Yes. Tell me. If it's not breathing.",
      "Please. Then I don't have to be the one who talks, for a minute.",
    ],
  },
  {
    asked: [
      'What could somebody say that would do you good?',
      'What would you like to hear from people?',
      'What should people say to you?',
      'Which sentence would help you?',
      'What would have been the right thing to say to you?',
      'What do you wish that somebody would say?',
    ],
    says: [
      '"That must have been loud." Nobody has said that.',
      'Nothing. Somebody who puts two cups on the table and sits down.',
    ],
  },
  {
    asked: [
      'Are you always so polite?',
      'Is being polite a way of keeping people away?',
      'Where does your politeness come from?',
      'Do you hide behind your good manners?',
      'What is behind all that politeness?',
      'What are you like when you are not polite?',
    ],
    says: [
      'From my mother. You say thank you, and you close the door softly.',
      'Always. With polite people nobody asks on. You do, though.',
    ],
  },
  {
    asked: [
      'Do other drivers get sessions like these?',
      'Does everybody have to come here after something like that?',
      'Is it usual that they send a driver to talk?',
      'Is that the rule, that one is sent here?',
      'Did they send Steve as well, at the time?',
      'Are you the only driver who was sent?',
    ],
    says: [
      "It's the rule now. After such a thing they send everybody.",
      'For Steve there was nothing, then. He got a pat and a desk.',
    ],
  },
  {
    asked: [
      'Can you forgive him?',
      'Have you forgiven the boy?',
      'Is there something to forgive?',
      'Could you forgive that boy one day?',
      'What would you need to forgive him?',
      'Do you wish him anything?',
    ],
    says: [
      "There's nothing to forgive, he was in his phone. I wish him a long life.",
      'Him, yes. He was a child with a phone. It takes longer with me.',
    ],
  },
  {
    asked: [
      'Do his parents know about it?',
      'Do you think he told anybody at home?',
      'Has the boy told his mother, do you think?',
      'Did his mother and father ever hear of it?',
      'Does his family know what happened?',
      'What do you think he told his parents?',
    ],
    says: [
      "I don't think he told them. I wouldn't have, at fifteen.",
      'If he did tell them, then he was the hero in it.',
    ],
  },
  {
    asked: [
      'Have you stood there since then, on the platform?',
      'When were you last at Castle Square on foot?',
      'Have you been back to the place?',
      'Do you ever go there when you are not working?',
      'Could you look at the spot where it happened?',
      'Did you go back to have a look?',
    ],
    says: [
      'Behind the glass, every day. On my feet, not once.',
      'Once I stood on the corner by the bank, with a bag. Then I went round.',
    ],
  },
  {
    asked: [
      'Is there something you are looking forward to?',
      'What do you look forward to?',
      'What gives you hope?',
      'Is there something nice coming up?',
      'What keeps your hopes up?',
      'What would you like to do at Christmas?',
    ],
    says: [
      'The seeds. In February I put the tomatoes on the window sill.',
      'Christmas. No trams that day, the whole town stands still. I like that.',
    ],
  },
  {
    asked: [
      'Where do you see yourself in a year?',
      'What should your life be like a year from now?',
      'How should things be by next summer?',
      'What do you want things to be like in spring?',
      'How do you imagine the future?',
      'Where would you like to be in five years?',
    ],
    says: [
      'In front, behind the glass. And next summer all four of us in the lake.',
      "The same as last year. I didn't know how good that was.",
    ],
  },
  {
    asked: [
      'What would you say to his mother?',
      'Would you like to meet his parents?',
      'If you could speak to his mother, what would you tell her?',
      'What would you want his father to know?',
      'Should his parents know how near it was?',
      'Would you write to his parents?',
    ],
    says: [
      'Nothing. She should sleep. One of us should.',
      "That he runs well. The rest I'd keep, she'd never let him out again.",
    ],
  },
]
