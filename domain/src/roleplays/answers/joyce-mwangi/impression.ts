import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What she thinks of somebody, and what else is asked at the end. */
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
    ],
    says: [
      "Planes I can teach you. Opening your mouth, I can't.",
      'No. The last three all had airport experience.',
      "It's a bit more to learn. Bags are bags, engines aren't.",
    ],
  },
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
      "Three months: you know the names and they've heard you say stop.",
      "After six months, that nobody's been hurt, and that they grumble about you a little.",
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
      'Take a weekend. Ask whoever sleeps next to you.',
      "A few days, of course. I'd rather a slow yes.",
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
      'Anything else you want to know?',
      'Is there anything else?',
      'Do you have other questions for me?',
      'Do you want to ask me anything else?',
      'Have I answered your question?',
      'Does that answer your question?',
      'Did I forget something?',
    ],
    says: [
      'Not from me, I think. Have you got something?',
      "That'll do me. Anything you'd still like to ask?",
      "I've what I need for today, thank you.",
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
      'What did the other candidates say?',
      'What are the other two like?',
      'Was anybody better than me?',
      'Am I better than the others?',
      'How do I compare with the others?',
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
    ],
    says: [
      'Tell me one thing you did that cost you something. And mean the hours.',
      "Convince me that you'd stop me, if I did something stupid.",
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
