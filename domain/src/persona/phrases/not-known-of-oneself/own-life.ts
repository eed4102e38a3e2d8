import type { Phrases } from '../phrases.ts'

/**
 * What somebody says who is asked about their own life, where nobody wrote down the answer. A person knows their age
 * and their home: they do not guess at it, they keep it to themselves or leave it open.
 */
export const OWN_LIFE_NOT_KNOWN: Phrases = {
  'evade-number-of-life': {
    any: [
      'Does that matter here?',
      'Why do you ask?',
      "I don't think that's so important here.",
      "I'd rather keep that to myself.",
      'Is that important for this?',
      "I'd rather leave that aside.",
    ],
    warm: ["Ha. That's a bit personal, isn't it?"],
    cool: ["I don't see why that matters."],
  },
  'evade-age-of-own': {
    any: [
      "I'd rather keep the family out of it.",
      "Let's leave the family out of this, if that's all right.",
      "That's family. I'd rather leave that aside.",
      'Does that matter here?',
      "I'd rather not go into the family here.",
      'Why do you ask?',
    ],
  },
  'evade-tenure': {
    any: [
      'A good while now.',
      'Quite some time.',
      "A while. I'd have to count.",
      "I'd have to count. A good while.",
      'A while now. It goes by quickly.',
      "I couldn't tell you to the month.",
    ],
  },
  'evade-home': {
    any: [
      "You wouldn't know it, I think.",
      'Does it matter where?',
      'A bit out of the way.',
      'Not in the middle of things.',
      'Same place as always.',
      "Somewhere you'd drive past.",
    ],
  },
  'evade-own': {
    any: [
      "I'm not sure what to say to that.",
      "I don't have a good answer to that.",
      "I haven't really thought about it like that.",
      'Let me think about that one.',
      "Good question. I'd have to think.",
      "I don't quite know how to answer that.",
    ],
  },
  'evade-own-either': {
    any: [
      "It's not always the same.",
      'Sometimes one, sometimes the other.',
      'A bit of both.',
      'It depends, to be honest.',
      'Both, when it has to be.',
      'Whatever works on the day.',
    ],
  },
  'evade-own-fact': {
    any: [
      "I'd rather not go into that now.",
      'Why do you ask?',
      'Does that matter here?',
      "That's a bit beside the point, isn't it?",
      "I'd rather leave that aside for now.",
      'Is that important here?',
    ],
  },
  'evade-own-past': {
    any: [
      "It's a while back. Nothing stands out.",
      'Nothing special, as far as I recall.',
      'As well as I could, at the time.',
      "I'd have to think back.",
      'The way one does, mostly.',
      "It's not that clear to me any more.",
    ],
  },
  'evade-own-way': {
    any: [
      'As best I can.',
      "Somehow. It isn't pretty.",
      'With some effort.',
      'However it works on the day.',
      'One thing after the other, mostly.',
      'Not very elegantly, to be honest.',
    ],
  },
  'evade-own-reason': {
    any: [
      'It just came about that way.',
      "There's no one reason, really.",
      'It made sense at the time.',
      'A bit of this, a bit of that.',
      "It's hard to put into one reason.",
      "It felt right, I suppose. More isn't behind it.",
    ],
  },
  'evade-done': {
    any: [
      "This and that. I'd have to think.",
      "I couldn't list it all now.",
      'Bits and pieces so far.',
      "I'd have to go through it in my head.",
      "I couldn't tell you everything just like that.",
      "Not as much as I'd like.",
    ],
  },
  'evade-days': {
    any: [
      'Nothing special. The usual.',
      "There's not much to tell about that.",
      "Nothing that's worth telling.",
      'Different things, most of it routine.',
      'Nothing out of the ordinary.',
      'Not so much that I could tell you about.',
    ],
  },
  'evade-tried': {
    any: [
      'Not really.',
      "I've thought about it.",
      'Not seriously.',
      'Not properly. Would it help?',
      "It's crossed my mind.",
      'Not so far.',
    ],
  },
  'evade-about-life': {
    any: [
      "That's not something I talk about easily.",
      "I'd rather not go into that here.",
      "That's a bit personal, for now.",
      "I'd rather keep to the matter, if you don't mind.",
      "That's my own business, mostly.",
      "Let's leave that out for now.",
    ],
  },
  'evade-own-what': {
    any: [
      'Different things.',
      'All sorts.',
      'It varies, really.',
      'A bit of everything.',
      'This and that.',
      'Not just one thing.',
    ],
  },
  'evade-did-not-know': {
    any: [
      "No. I didn't know that.",
      'No. Nobody told me.',
      'I had no idea.',
      "I didn't, no. That's not nice to hear.",
      "No. That's news to me.",
      'Not until now.',
    ],
  },
}
