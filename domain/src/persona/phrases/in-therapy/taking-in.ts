import type { Phrases } from '../phrases.ts'

/** How somebody who is not sure that they want to be there takes what is said to them. */
export const TAKING_IN_IN_THERAPY: Phrases = {
  'noted-turn': {
    any: [
      'Okay.',
      'Mm. Maybe.',
      'Mm.',
      'Could be.',
      "I'd have to think about that.",
      'I see.',
      'Right.',
    ],
  },
  'so-what': {
    any: [
      'Okay…',
      'Right.',
      'If you say so.',
      'Mm-hm.',
      'All right. And what do I do?',
      'Okay. So…',
    ],
  },
  heard: {
    any: [
      'Yes.',
      'Mm. Yes.',
      "That's it.",
      'I suppose so, yes.',
      'Yeah. Something like that.',
      'More or less.',
      'Right.',
    ],
  },
  understood: {
    any: [
      'Yes…',
      "Yes. That's it.",
      'Mm. Yes.',
      'Mm. Something like that, yes.',
      'I suppose it is like that. Yes.',
      "Yes. I don't often say that.",
      'I… yes.',
    ],
  },
  'summary-right': {
    any: [
      "Yes. That's how it is.",
      'It sounds like a lot when you say it.',
      'Yes. You have it all there.',
      "Yes. That's about all of it.",
      'Mm. Yes.',
      "Yes, that's me.",
    ],
  },
  'sympathy-taken': {
    any: [
      'Thanks.',
      'Mm. Thank you.',
      "That's kind.",
      'Thank you for saying that.',
      'Well… thanks.',
      'Okay. Thank you.',
    ],
  },
  'apology-taken': {
    any: [
      'Thank you.',
      "It's all right.",
      "You weren't to know.",
      "It's okay.",
      "That's kind.",
      'Mm. Thank you.',
    ],
  },
  welcome: {
    any: [
      "It's okay.",
      'Mm.',
      'Sure.',
      "That's all right.",
      'Yes. Well.',
      "There's nothing to thank me for.",
    ],
  },
  'praise-taken': {
    any: [
      'If you say so.',
      "I don't know about that.",
      "Thanks. It doesn't feel that way.",
      'Mm. Thank you.',
      "You don't know me yet.",
      'Well. Somebody has to.',
    ],
  },
  'news-taken': {
    any: ['Mm. Okay.', 'Okay, I see.', 'Mm-hm.', 'Right.', 'All right.', 'Mm. Yes.'],
  },
  'it-is': {
    any: [
      'It is.',
      'Mm. It is.',
      'Yes. It is.',
      'Sometimes, yes.',
      'Yes. It can be.',
      'It is, some days.',
    ],
  },
  'it-was': {
    any: [
      'It was.',
      'Mm. It was.',
      'Yes. It was.',
      'Yes… it was.',
      "It was. I don't talk about it much.",
      'It was, yes.',
    ],
  },
  reassured: {
    any: [
      'Okay. Thank you.',
      "That's good to hear.",
      'Mm. That helps.',
      "Okay. That's a relief.",
      "Thanks. I wasn't sure about that.",
      'Good. I did wonder.',
    ],
  },
  'subject-taken': {
    any: [
      'Okay.',
      'Mm. All right.',
      'We can, yes.',
      'Okay. If you like.',
      'All right. Go on.',
      'Mm. What about it?',
    ],
  },
  'offer-welcome': {
    any: [
      "I'd like that.",
      'Yes, maybe that would help.',
      'Okay. That would be good.',
      'That would help, I think.',
      'Yes. Thank you.',
      'Mm. I could do with that.',
    ],
  },
  'openness-taken': {
    any: [
      "It wasn't easy to say.",
      "Mm. It's out now.",
      "I don't know why I told you.",
      "I've not told many people.",
      "It's strange to say it out loud.",
      'Thanks for listening.',
    ],
  },
  'feels-bad': {
    any: [
      'Heavy.',
      "I don't know. Tired, mostly.",
      'Not good.',
      'Like something sits on my chest.',
      'Sad, I suppose. And a bit ashamed.',
      'It makes me want to hide.',
    ],
  },
  'felt-bad': {
    any: [
      "Awful, if I'm honest.",
      "I don't think I felt anything. That came later.",
      "Bad. I don't have a better word.",
      'It was too much.',
      'I just wanted it to stop.',
      "I don't like to think back to it.",
    ],
  },
}
