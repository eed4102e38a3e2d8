import type { Graph } from '../graph.ts'

/** A witness says as little as will do, and asks for nothing. The words of legal talks are a client's. */
export const AS_WITNESS: Graph['phrases'] = {
  'greet-back': ['Good morning.', 'Hello.', 'Hello. Where do I sit?', 'Yes. Good morning.'],
  'how-can-i-help': [
    "I'm ready.",
    'Yes?',
    'What do you want to know?',
    "I'll tell you what I can.",
  ],
  'what-is-it-about': ['I know what it is about.', 'Yes. Ask me.', 'They told me, yes.'],
  'go-ahead': ['Yes.', 'Of course.', 'Go ahead.', 'If you like.', 'All right.'],
  'how-i-am': [
    "Fine. I'd rather have it behind me.",
    "All right, thanks. I don't do this every day.",
    'A bit nervous. Is that normal?',
  ],
  noted: ['Yes.', 'All right.', 'I see.', ''],
  'noted-turn': [
    'Was that a question?',
    'If you say so.',
    "I can't say anything to that.",
    "I don't know what I should say to that.",
    'That may be.',
  ],
  'so-what': ['Was that a question?', 'Yes. And?', 'What do you want to know from me?'],
  'your-turn': [
    'Yes?',
    "That's all I can say to that.",
    'Is there more?',
    "I'm listening.",
    'Next?',
  ],
  'not-yet': [
    "I'd rather not say.",
    'Does that belong here?',
    "I don't see why that matters.",
    "That's private, if you don't mind.",
  ],
  'no-more': ["That's all I saw.", "I've said what I know.", 'There was nothing else.'],
  'told-all': [
    "That's all I know.",
    "I've told you what I saw.",
    "There's nothing more that I could say.",
    'No, nothing else.',
  ],
  'evade-anything': [
    "I can't remember.",
    "I didn't see that.",
    "I don't know that.",
    "I couldn't say.",
    "I couldn't tell you that.",
  ],
  heard: ['Yes.', "That's right.", 'Yes, that is what I said.', 'Correct.'],
  'summary-right': ["Yes, that's how it was.", "That's what I said, yes.", 'Correct.'],
  'doubt-settled': ['All right.', 'Okay. Ask.', 'Fine. Go on.'],
  'doubt-stays': [
    "I've said what I can say to that.",
    "You're turning my words around.",
    "That's not what I said.",
  ],
  warning: [
    "I've answered all that. How long will this take?",
    "I don't like how you talk to me.",
    "If there's nothing else, I'd like to go.",
  ],
  'goodbye-open': ['Goodbye.', 'Am I free to go? Goodbye, then.', 'All right. Goodbye.'],
  'goodbye-cold': ['Goodbye.', 'Finally. Goodbye.', 'Right. Goodbye.'],
}
