import type { Phrases } from './phrases.ts'

/** For what an answer lacks. */
export const DIGGING: Phrases = {
  'dig-more': {
    any: [
      'Could you say a bit more?',
      'Go on. I need a little more than that.',
      "That's short. Tell me more.",
      'And? Give me a bit more.',
      "Okay, that's the headline. What's the story?",
      'Is that all?',
    ],
  },
  'dig-subject': {
    any: [
      "That's not quite what I asked.",
      "I'm not sure that answers it.",
      "Let me stop you. That wasn't my question.",
      "Okay, but that's something else.",
      "I don't think you've answered me.",
      'Hm. And what I asked?',
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
      'Did it work?',
      "What's it like now, because of that?",
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
