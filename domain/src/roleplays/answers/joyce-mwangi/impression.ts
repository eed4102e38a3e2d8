import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What she wants to hear from somebody, and what she thinks of them. */
export const impression: WrittenAnswer[] = [
  {
    asked: [
      'How did I do?',
      'Was it okay so far?',
      'How am I doing?',
      'Did I do well?',
      'What did you think of my answers?',
      'Are you happy with what I said?',
      'Was that a good answer?',
      'What is your impression of me?',
    ],
    says: [
      'Better when there were names in it. The rest you get by Friday.',
      "You've told me some things I can use. I don't give marks on the spot.",
      "Better than you think, I'd say. More on Friday.",
    ],
  },
  {
    asked: [
      'Would you hire me?',
      'Do I get the job?',
      'What are my chances?',
      'Do I have a chance?',
      'Am I what you are looking for?',
      'Do you think I am the right one?',
      'Could I be the right person?',
    ],
    says: [
      "I don't say that with somebody still in the chair.",
      "You've a chance. So have the other two.",
      'Ask me on Friday. I want to sleep on all three of you.',
    ],
  },
  {
    asked: [
      'Do you have any doubts about me?',
      'Is there anything I said that made you doubt?',
      'What made you doubt?',
      'What is your doubt?',
      'What speaks against me?',
      'What would make you say no to me?',
      'What worries you about me?',
      'Do you have any concerns about me?',
      'Is there something that worries you?',
      'What are you not sure about?',
    ],
    says: [
      "A little. You've never stood near a running engine.",
      "One. Whether you'd still be here in the second winter.",
      "I'd want to know how loud you can be with somebody you like. That's my doubt.",
    ],
    more: ["I've heard good answers in that chair before. And then came February."],
  },
  {
    asked: [
      'What are you looking for?',
      'What kind of person do you want?',
      'What matters most to you?',
      'What would the ideal person be like?',
      'What is most important in this job?',
      'What do you want to see in a candidate?',
      'What makes a good supervisor?',
      'What do you need from me?',
    ],
    says: [
      'Somebody who says stop to a friend, and is still here in two years.',
      'A voice, two eyes, and somebody who stays.',
      'I want one who sees it coming and opens their mouth.',
    ],
  },
  {
    tells: 'goal-1',
    asked: [
      'What would you like to hear from me?',
      'Which example do you want?',
      'What sort of story are you after?',
      'What do you want to hear about?',
      'What is the one thing you want to know?',
    ],
  },
  {
    tells: 'goal-2',
    asked: [
      'What do you want to know about that shift?',
      'What do you listen for?',
      'What do you want to know about what I did?',
      'Do you want to know what I did or what the team did?',
    ],
  },
  {
    tells: 'goal-3',
    asked: [
      'Do you worry that I leave?',
      'How long should I stay?',
      'What do you want to know about the hours?',
      'How long do you expect somebody to stay?',
      'Is it important to you that I stay?',
    ],
  },
  {
    asked: [
      "I've no airport experience, is that a problem?",
      'Is it a problem that I have never worked at an airport?',
      'Do I need airport experience?',
      'Does it matter that I come from a warehouse?',
      'Would you take somebody from outside?',
      'Am I experienced enough?',
      "Does it worry you that I haven't worked on a ramp before?",
      "Are you worried that I've never been on a ramp?",
      'Do you mind that all of this would be new to me?',
    ],
    says: [
      "Planes I can teach you. Opening your mouth, I can't.",
      'No. The last three all had airport experience.',
      "It's a bit more to learn. Bags are bags, engines aren't.",
    ],
  },
  {
    asked: [
      'Could you repeat the question?',
      'What was the question again?',
      'Can you explain the question?',
    ],
    says: [
      'Sorry. I mean one day, one person, and what you did yourself.',
      "I'd like one thing that happened. Who, when, and what you said.",
    ],
  },
  {
    asked: [
      'Can I use an example from my private life?',
      'Does it have to be from work?',
      'May it be something from another job?',
      'Can it be from outside work?',
      'Does it have to be at an airport?',
    ],
    says: [
      "If somebody could've been hurt, it counts.",
      "Anywhere. A kitchen's fine, if you said stop in it.",
    ],
  },
  {
    asked: [
      'Anything else you want to know?',
      'Is there anything else?',
      'Do you have other questions for me?',
      'Do you want to ask me anything else?',
      'Have I answered your question?',
      'Does that answer your question?',
      'Did I forget something?',
    ],
    says: [
      "You've told me what I wanted to know. Have you got something?",
      "That'll do me, thank you. Anything you'd still like to ask?",
      "I've what I need for today, thank you.",
    ],
  },
  {
    asked: [
      'Why me?',
      'Why did you invite me?',
      'What did you like about my application?',
      'Why am I here?',
    ],
    says: [
      "You've stayed somewhere for years. That's rare on my desk.",
      'Nights, and people. I thought, that one might get up.',
    ],
  },
  {
    asked: [
      'What did the other candidates say?',
      'What are the other two like?',
      'Was anybody better than me?',
      'Am I better than the others?',
      'How do I compare with the others?',
      'Who are the other two candidates?',
      "Who are the other two you're seeing today?",
      "Can you tell me who I'm up against?",
    ],
    says: [
      "I don't talk about them to you, nor about you to them.",
      'That stays in this room, as yours does.',
    ],
  },
  {
    asked: ['Is it a no?', 'Are you going to say no?', 'So that is a no?', 'Do I sense a no?'],
    says: [
      "No. When it's a no, you'll hear it in that word.",
      "It isn't anything yet. I've still got somebody to see.",
    ],
  },
  {
    asked: [
      'Could you give me some feedback?',
      'What could I have done better?',
      'What should I improve?',
      'Do you have any feedback for me?',
      'What was my weakest answer?',
    ],
    says: [
      'More I, less we. And more about what you said, word for word.',
      'Say who and when. The best bits came when you did that.',
    ],
  },
  {
    asked: [
      "What's your biggest fear about me?",
      'What are you afraid of with me?',
      'What would you worry about if you hired me?',
    ],
    says: [
      "That you're a nice person. I've hired three of those.",
      "That you'd be gone by spring. I fear that with everybody.",
    ],
  },
  {
    asked: [
      'Is that the sort of thing you mean?',
      'Is that what you mean?',
      'Is that what you wanted to hear?',
      'Is that the kind of example you want?',
    ],
    says: ["That's just what I mean. Thank you.", 'Yes. A name, a hand, a stop. Good.'],
  },
  {
    asked: [
      'How do I get the job?',
      'What do I have to do to get the job?',
      'What would convince you?',
      'What would make you say yes?',
      "What's still missing from me, so that you can say yes?",
      'What do you still need from me to say yes?',
      'What more would you need to hear before you take me?',
    ],
    says: [
      'Tell me one thing you did that cost you something. And mean the hours.',
      "Convince me that you'd stop me, if I did something stupid.",
    ],
  },
]
