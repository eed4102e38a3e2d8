import type { Graph } from '../graph.ts'

/** Who is interviewed wants to please, and to know where they stand. The words of interviews are the other side's. */
export const AS_CANDIDATE: Graph['phrases'] = {
  'greet-back': [
    'Hello. Thank you for having me.',
    'Hi. Good to meet you.',
    'Hello. I was a bit early, I hope that was all right.',
    'Good to meet you. Thanks for the invitation.',
  ],
  'how-can-i-help': [
    'Where would you like to start?',
    "I'm ready. Ask me anything.",
    'Shall I begin, or will you ask?',
    'What would you like to know?',
  ],
  'what-is-it-about': [
    'How will this go?',
    'Good to hear. Where do we start?',
    "I've been looking forward to this. What comes first?",
  ],
  'go-ahead': ['Of course.', 'Please.', 'Yes, sure.', 'Happy to.', 'Yes, ask.'],
  'how-i-am': [
    "Good, thanks. A little nervous, I'll admit.",
    "I'm fine, thank you. I slept badly, but that's normal, isn't it?",
    'Very well, thanks. I found it at once.',
  ],
  noted: ['I see.', 'Okay.', 'Right.', 'Good to know.', 'All right.', ''],
  'noted-turn': [
    'That sounds interesting. And what would I do in it?',
    'Okay. What else would you like to know about me?',
    'Good to know. Is there more you want to ask?',
    "I see. I'd like to hear more about that.",
    'All right. How big is the team, by the way?',
  ],
  'so-what': [
    "I see. Would you like to hear what I've done?",
    'Okay. What would you like to know from me?',
    'Sounds good. Shall I say something about myself?',
  ],
  'your-turn': [
    'What else would you like to know?',
    "I'm happy to say more.",
    'Did that answer it?',
    'Anything else?',
    'Should I go on?',
  ],
  'not-yet': [
    "I'd rather not go into that just yet.",
    'It was all right there, on the whole.',
    "There were reasons. They're not so important.",
    "I'd like to keep that for later, if I may.",
  ],
  'too-early': [
    "That's quick. You hardly know me yet.",
    "I'm glad, but don't you want to know more about me first?",
    "Oh. I thought we'd talk about the work first.",
  ],
  'why-should-i': [
    "I'd like to know more about the job before I say yes.",
    "I'm not sure yet that it's the right place for me.",
    'What would I be able to learn here?',
  ],
  'evade-anything': [
    "Nothing special, I'd say.",
    'A bit of everything.',
    'Hard to say in one sentence.',
    'That depends on the day.',
  ],
  agree: [
    "Yes, I'd like that very much.",
    "That works for me. I'll be there.",
    'Gladly. Thank you.',
    "Good. I'll keep the day free.",
  ],
  decline: [
    "I don't think I can say yes to that today.",
    "Thank you, but I'd rather not.",
    "I'm not sure this is for me.",
  ],
  warning: [
    "I'm not sure what you're looking for, to be honest.",
    "I have the feeling that this isn't going anywhere. Is there something you want to know?",
    'Excuse me, but I took a day off for this.',
  ],
  'goodbye-agreed': [
    'Thank you. I look forward to it. Goodbye.',
    'Great. See you then.',
    "Thanks for your time. I'll be there. Bye.",
  ],
  'goodbye-open': [
    'Thank you for your time. I hope to hear from you.',
    'Thanks, it was good to meet you. Goodbye.',
    'Thank you. You have my number. Bye.',
  ],
}
