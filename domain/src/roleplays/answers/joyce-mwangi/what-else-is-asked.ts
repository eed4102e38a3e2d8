import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What else is asked on the way and at the end: a pause, a paper, a call, and how one would work with her. */
export const whatElseIsAsked: WrittenAnswer[] = [
  {
    asked: [
      'What would you expect of me in the first three months?',
      'What would you want to be different after six months?',
      'What would you want to be different after six months with a new supervisor?',
      'What should I achieve in the first year?',
      'What would a good first month look like?',
      'What would success look like?',
      'How would you know that I am doing well?',
    ],
    says: [
      "That you know the names, and that they've heard you say stop.",
      "That nobody's been hurt, and that they grumble about you a little.",
      "First learn. Then one thing that you've made safer, and I don't care which.",
    ],
  },
  {
    asked: [
      'What should I read up on?',
      'How could I prepare?',
      'Is there anything I should learn before I start?',
      'What should I do before I start?',
    ],
    says: [
      'Learn to sleep at six in the evening. Seriously.',
      'Nothing. Rest. And practise getting up at two.',
    ],
  },
  {
    asked: [
      'May I ask you a question?',
      'Can I ask you something?',
      'Do you mind if I ask something in between?',
      'Could I ask something first?',
      'Am I allowed to ask questions?',
    ],
    says: [
      'Of course. People who ask look out.',
      'Go on. I like it when it goes both ways.',
      "Ask. Then it's my turn again.",
    ],
  },
  {
    asked: [
      'Can I have a moment to think?',
      'May I think about that for a minute?',
      'Can I take a moment?',
      'Could I come back to that one?',
    ],
    says: [
      'Take your time. I like people who think first.',
      "Of course. It's not a race, that's out there.",
      "Have a think. I'll look at the planes.",
    ],
  },
  {
    asked: [
      'Would it suit you if I worked every shift once in my first week?',
      "What I'd do first is learn the names, would that suit you?",
      'Would it help if I worked every shift in the first week?',
      'Shall I tell you what I would do in the first week?',
      'What would you think of me walking with every crew first?',
    ],
    says: [
      "Yes. That's what I'd do. Eat before the night one.",
      "I'd like that. They'd notice, too.",
      'Good idea. Names first, changes later.',
    ],
  },
  {
    asked: [
      'Would you like to see my references?',
      'Shall I give you a reference?',
      'Do you want to talk to my old boss?',
      'Will you call my last employer?',
      "Do you want my boss's number?",
    ],
    says: [
      'Yes, one. Somebody who has been annoyed with you.',
      "I'd like one number. I only ask them one thing.",
      "Leave me a name. I'll ask whom you've stopped.",
    ],
  },
  {
    asked: [
      'Shall I send you my CV again?',
      'Have you read my CV?',
      'Did you get my application?',
      'Have you got my papers?',
    ],
    says: [
      "I've read it at breakfast. It says where, and not what.",
      "It's here. I'd rather hear it from you.",
      'I have it. Nice and short, I liked that.',
    ],
  },
  {
    asked: [
      'What if I say no to the job?',
      'May I think about it overnight?',
      'How long would I have to decide?',
      'Could I have some time to decide?',
    ],
    says: [
      'Take a weekend, ask whoever sleeps next to you, and say no if you must.',
      'A few days, of course. A slow yes or a quick no, I take both.',
    ],
  },
  {
    asked: [
      'How can I reach you?',
      'Can I call you if I have questions?',
      'Do you have a card?',
      'May I email you?',
      'Who can I call if I have more questions?',
    ],
    says: [
      "My number's on the letter. Not between five and eight, I'm outside.",
      'Ring me. In the afternoon I even answer.',
      "On the letter you got. That's my own phone.",
    ],
  },
  {
    asked: [
      'What if I make a mistake?',
      'What happens when somebody makes a mistake?',
      'How do you deal with mistakes?',
      'What happens if I get it wrong?',
    ],
    says: [
      "You say so, the same hour. Then it's my mistake as well.",
      'A mistake you tell me about costs nothing. The other kind costs the job.',
    ],
  },
  {
    asked: [
      'I have another offer, can you decide faster?',
      'Could you tell me sooner?',
      'Can you decide by tomorrow?',
      'I have to give an answer elsewhere, can you be quicker?',
    ],
    says: [
      "Tell me until when. I won't hurry, but I'll ring you first.",
      'When do they need to know? I can do Thursday. Not tonight.',
    ],
  },
  {
    asked: [
      "What's the first thing you would want me to change?",
      'What should I change first?',
      'Is there something I should change at once?',
      'What needs to change?',
    ],
    says: [
      'Nothing, for a month. After that, the briefing. Nobody listens to it any more.',
      "The shift handover. It's ten minutes of mumbling.",
    ],
  },
  {
    asked: [
      'How often would we talk, you and I?',
      'How often do you meet your supervisors?',
      'Are there regular meetings?',
      'How much would I see of you?',
    ],
    says: [
      'Every day for ten minutes, standing up. And once a month with coffee.',
      "You'd see me more than you like, in the beginning.",
    ],
  },
  {
    asked: [
      'When do I need to be available?',
      'From when should I be free?',
      'Which days do I have to be available?',
      'Can I start on Monday?',
      'can i start monday',
    ],
    says: [
      'After the security check. Five weeks from the day I say yes.',
      'I like the hurry. But the check takes five weeks.',
    ],
  },
  {
    asked: [
      'When do you call?',
      'When will you ring?',
      'What day will you call me?',
      'When will you phone me?',
    ],
    says: [
      'By Friday, in the afternoon.',
      "Friday at the latest. After two, when the second wave's gone.",
    ],
  },
  {
    asked: [
      'What would you like me to ask you?',
      'What should I ask you?',
      'Is there something I should have asked?',
    ],
    says: [
      "Ask me why they left. Everybody's afraid to.",
      "Ask what I'd do at minute thirty-nine with one bag missing.",
    ],
  },
  {
    asked: [
      'How do you want me to treat the crew?',
      'How should I treat the crew?',
      'How would you like me to lead them?',
    ],
    says: [
      'As grown-ups. Say why, say it once, and be there at three.',
      "Kindly and early. It's when it comes late that it turns unkind.",
    ],
  },
  {
    asked: ['Will you call or write?', 'Do you phone or write?', 'Will I get a letter or a call?'],
    says: ["I ring. A letter's for those who don't pick up.", "I call, myself. It's only decent."],
  },
  {
    asked: ['What would you do if I got it wrong?', 'What happens if I get a decision wrong?'],
    says: [
      'Stand beside you first, and tell you after. In that order.',
      "If you stopped for nothing, nothing. If you didn't stop, we'd talk.",
    ],
  },
]
