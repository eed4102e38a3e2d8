import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What makes a story one that she can use. */
export const telling: WrittenAnswer[] = [
  {
    asked: [
      'What if I have never stopped anybody?',
      "I can't think of an example, is that bad?",
      'Is it bad if I have no such story?',
      'What if nothing comes into my head?',
      "What if it's never happened to me?",
    ],
    says: [
      "Then tell me of a time when you should have. That's a story, too.",
      "It's not the end. Start small, somebody on a ladder, a mate with a phone in the car.",
      "Everybody has one. It's mostly the one they don't like to tell.",
    ],
  },
  {
    asked: [
      'Why does it have to be a friend?',
      'Why somebody I liked?',
      "What's so special about stopping a friend?",
      'Why not just anybody?',
      'Would a stranger not do?',
    ],
    says: [
      'Anybody can stop a stranger. A friend costs you something.',
      "Because out there they're all friends, by the second month.",
    ],
  },
  {
    asked: [
      'Should it be a story with a good ending?',
      'Do you want a success or a failure?',
      'May it be one that went badly?',
      'Does the story have to end well?',
      'Can I tell you about something I failed at?',
    ],
    says: [
      'The bad one. People remember those properly.',
      "Whichever you dream about. I'd guess that's the bad one.",
    ],
  },
  {
    asked: [
      'May it be an old story?',
      'Is it all right if it was years ago?',
      'Does it have to be recent?',
      'How recent should it be?',
      'Is ten years ago too long?',
    ],
    says: [
      'Fingers are as old as that. Go on, if you still know the words.',
      "Old is fine. If you remember what was said, it's fresh enough.",
    ],
  },
  {
    asked: [
      'How much detail do you want?',
      'How long may the story be?',
      'Do you want all of it or the short version?',
      'Should I tell you every detail?',
      'Shall I give you the whole story?',
    ],
    says: [
      'The place, the person, and your words. The rest I can see.',
      "Three minutes' worth. Spare me the aircraft type, I want your voice in it.",
    ],
  },
  {
    asked: [
      'But is it not about teamwork?',
      'Do you not want a team player?',
      'Is teamwork not important here?',
      'Surely nobody does it alone?',
      "Don't you want people who work in a team?",
    ],
    says: [
      "Out there, yes. In that chair there's only you.",
      "Very much. But a team can't answer me, so you'll have to.",
    ],
  },
  {
    asked: [
      'Is the late one somebody real?',
      'Does that person exist?',
      'Is somebody in the crew always late?',
      'Did you make that example up?',
      'Who is the one that is always late?',
    ],
    says: [
      "He's real, and he's sorry every time. You'd meet him on day one, at ten past three.",
      'Real. Good loader, bad alarm clock.',
    ],
  },
  {
    asked: [
      'Do I have to name him?',
      'Should I say who it was?',
      'Can I leave the name out?',
      'Does it need real names?',
      'May I change the names?',
    ],
    says: [
      'A first name will do. It helps you remember more than it helps me.',
      'Call him what you like. Only not somebody.',
    ],
  },
  {
    asked: [
      'Is this confidential?',
      'Will you tell anybody what I say?',
      'Does this stay between us?',
      'Who else gets to hear this?',
      'Can I speak openly here?',
    ],
    says: [
      'It stays here. I write down what you did, never who the other one was.',
      'Between you, me and the chair.',
    ],
  },
  {
    asked: [
      'Do you doubt what I say?',
      'Do you think I made that up?',
      "You don't believe that, do you?",
      'Why do you look so doubtful?',
      'Do I sound as if I was lying?',
    ],
    says: [
      "I do believe you. I'd just like to see it, so give me the hour and the place.",
      "That's only my face. Go on, and give me what he answered.",
    ],
  },
  {
    asked: [
      'How do you notice that somebody lies?',
      'Do people make up stories in here?',
      'How do you know whether a story is true?',
      'What gives a liar away?',
      'Do candidates lie to you?',
    ],
    says: [
      'True stories have weather in them. And something silly that nobody would invent.',
      'I ask what the other one said. Liars only know their own lines.',
    ],
  },
  {
    asked: [
      'Does it count if I did not like the person?',
      'And if it was somebody I disliked?',
      'Is it worth less when you stop an enemy?',
      'What if he was no friend of mine?',
      'Does it matter whether I liked him?',
    ],
    says: [
      "It counts half. Stopping somebody you can't stand is nearly a pleasure.",
      "It's a start. Now look for one that hurt.",
    ],
  },
  {
    asked: [
      'What do you ask somebody who never led a crew?',
      'What about people who have never been a boss?',
      'Do beginners get the same question?',
      'Do I need to have been in charge to answer that?',
      'Can somebody without a team answer that?',
    ],
    says: [
      "The same one. You don't need a title to say stop.",
      'The very same. I stopped people when I was the newest on the ramp.',
    ],
  },
  {
    asked: [
      'What was the best story you ever heard in here?',
      'Has anybody ever surprised you with an answer?',
      'Which answer do you still remember?',
      'Did anybody ever give you a perfect answer?',
      'What would a really good answer be like?',
    ],
    says: [
      'A girl from a bakery. She stopped her own father at the dough machine. I hired her on the Friday.',
      "A cook who'd thrown his best friend out of the kitchen. He told me both their sentences.",
    ],
    more: ['She runs one end of crew two now. Her father comes to the summer party.'],
  },
  {
    asked: [
      'Would you have done what I did?',
      'What would you have done?',
      'Was it wrong how I did it?',
      'Would you have done it differently?',
      'Did I handle that right?',
      'What would you have done in my place?',
    ],
    says: [
      "Sooner, I hope. But I wasn't there, cold and tired.",
      "Much the same. I'd have said it louder, and been sorry later.",
    ],
  },
  {
    asked: [
      'What do you think about that?',
      'What does that tell you?',
      'How does that sound to you?',
      'What do you say to that?',
      'How do you see that?',
    ],
    says: [
      'It cost you something, and you tell it all the same. I like that.',
      "That you were there and awake. Now I'd like to know what you said.",
    ],
  },
  {
    asked: [
      'Is there a correct answer?',
      'Is that a trick question?',
      'Is there a wrong answer to it?',
      'What answer are you hoping for?',
      'Can I get that one wrong?',
    ],
    says: [
      "No right one. But there's a true one, and I can mostly tell.",
      'No trick. The only wrong answer is a nice one.',
    ],
  },
]
