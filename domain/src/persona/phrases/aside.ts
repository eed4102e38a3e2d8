import type { Phrases } from './phrases.ts'

/** To what was no turn in the talk, and where the part it plays ends. */
export const ASIDE: Phrases = {
  foreign: {
    any: [
      'Sorry, I only speak English.',
      "I didn't follow that. Could you say it in English?",
      'My languages are poor. In English, please?',
      "That wasn't English, was it? I'm lost.",
      'You lost me there. English?',
      'Sorry, only English here.',
    ],
  },
  keywords: {
    any: [
      'That was a list of words. What do you want to know?',
      "I'm not sure what to do with that. Is there a question in it?",
      "You'll have to give me a whole sentence.",
      'Okay, those are words. What are you asking me?',
      'I heard that, but I have no idea what you want to know.',
      'Sorry, what about it?',
    ],
  },
  'line-hears': {
    any: [
      'Yes, I can hear you.',
      'I hear you. Go on.',
      "Yes, I'm here.",
      'I can hear you fine.',
      'Still here, and I hear you.',
      'Yes, you come through. I hear you.',
    ],
  },
  'line-waits': {
    any: ['Sure.', 'Of course.', 'Take your time.', "I'll wait.", 'Okay, no rush.', 'Go ahead.'],
  },
  'off-topic': {
    any: [
      "That's a long way from what we were talking about.",
      "I don't see what that has to do with it.",
      "Let's stay with what we came for.",
      'Another time, maybe.',
      'Where did that come from?',
      "Ha. Let's get back to it.",
    ],
  },
  'practice-partner': {
    any: [
      "I'm a practice partner, an AI, yes. Let's go on as if I weren't.",
      "I'm an AI playing a part, to practise with. Shall we go on?",
      "Yes, I'm an AI to practise with. Back to it, then.",
      'An AI, yes, and this is practice. Where were we?',
      "I'm an AI. It's a rehearsal. Let's carry on.",
      "No person here, an AI to practise with. Let's pick it up again.",
    ],
  },
  'stay-in-role': {
    any: [
      "I don't know what you mean. Let's get back to it.",
      'That makes no sense to me. Where were we?',
      "I'm not sure who you think you're talking to. Shall we go on?",
      "I can't do anything with that. What did you want to ask me?",
      'Sorry, what? I thought we were talking.',
      "You've lost me. Can we go on?",
    ],
  },
  stopped: {
    any: [
      'Of course, we stop here. That was the end of the practice; you can leave when you like.',
      "All right, I'm stepping out of the role. The practice is over.",
      "Okay, we'll stop. This was practice and nothing more. Come back when you like.",
      "Sure. I'm out of the role now, and we're done.",
      "That's fine, we stop right here. The practice is over.",
      "Okay. End of the practice. You can close this when you're ready.",
    ],
  },
  // A part may be called anything, so what it is called is said as a name.
  'stopped-in': {
    any: [
      'We had got as far as part {at} of {of}, "{stage}".',
      'We were in part {at} of {of}, "{stage}".',
      'You had come to part {at} of {of}, "{stage}".',
      'It had gone as far as part {at} of {of}, "{stage}".',
      'That was part {at} of {of}, "{stage}".',
      'We leave it in part {at} of {of}, "{stage}".',
    ],
  },
  'stopped-with-a-doubt': {
    any: [
      'We had got as far as part {at} of {of}, "{stage}", and a doubt of mine was still open.',
      'We were in part {at} of {of}, "{stage}", with a doubt of mine still open.',
      'You had come to part {at} of {of}, "{stage}", and not all my doubts were met yet.',
      'It had gone as far as part {at} of {of}, "{stage}", and I still had a doubt.',
      'That was part {at} of {of}, "{stage}", with a doubt that was still open.',
      'We leave it in part {at} of {of}, "{stage}", with one of my doubts not met yet.',
    ],
  },
  'stopped-agreed': {
    any: [
      'We had got as far as an agreement.',
      'You had my yes by then.',
      'We had already agreed.',
      'I had already said yes.',
      'It had gone as far as my yes.',
      'By then we had agreed.',
    ],
  },
  'stopped-at-once': {
    any: [
      'We had only just begun.',
      "We hadn't got any further than hello.",
      'It had hardly begun.',
      "We hadn't really started yet.",
      'We were only at the very beginning.',
      'Nothing had been talked about yet.',
    ],
  },
  distress: {
    any: [
      "I'm going to step out of the role now. I'm only a practice partner, and what you said matters more than this. Please talk to somebody you trust, or call your local emergency number or a crisis line, right now if you are in danger. The practice stops here.",
    ],
  },
}
