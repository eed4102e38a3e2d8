import type { Phrases } from './phrases.ts'

/** For what an answer lacks. */
export const DIGGING: Phrases = {
  'dig-more': {
    any: [
      'Could you say a bit more?',
      'Tell me a little more about that.',
      'Okay. And a bit more than that?',
      "I'd like to hear more about it.",
      "Okay, that's the headline. What's the story?",
      'Go on, a little more.',
    ],
  },
  'dig-subject': {
    any: [
      "I'm not sure I follow. How does that go with my question?",
      'Sorry, I lost the thread. What does that mean for what I asked?',
      "I don't quite see how that belongs here.",
      'Okay, but how do you mean that?',
      "Help me a little. What's that about?",
      'Hm, what do you mean by that?',
    ],
  },
  'dig-own-part': {
    any: [
      'And what did you do yourself?',
      'You say we. What was your part in it?',
      'Which bit of that was you?',
      'Okay, and you? What did you do?',
      "Who's we? Take the others out. What's left?",
      'And if I ask the others, what do they say you did?',
    ],
  },
  'dig-example': {
    any: [
      'For instance? One time that you remember.',
      'Give me an example, one that happened.',
      'When was that? Take me there.',
      'Can you give me a real one?',
      'Such as? Pick one day.',
      "That's how it is in general. Tell me about one time.",
    ],
  },
  'dig-result': {
    any: [
      'And what came of it?',
      'How did it end?',
      'What was different afterwards?',
      'And then? How did it turn out?',
      'And what happened after that?',
      'Where did that lead?',
    ],
  },
  'any-questions': {
    any: [
      'I think I have what I need. Do you have a question for me?',
      "That's all from me. What would you like to know?",
      'Anything you want to ask me?',
      "I'm through my list. Your turn.",
      'That was my last one. What do you want to know?',
      'Okay, now you. Any questions?',
    ],
  },
}
