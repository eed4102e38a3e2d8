import type { Phrases } from './phrases.ts'

/** What somebody says who was asked for something that they do not know. */
export const NOT_KNOWN: Phrases = {
  'evade-number': {
    any: [
      "I don't have that figure in my head.",
      "I couldn't give you a number.",
      "I'd have to look that up.",
      "Off the top of my head? I don't know.",
      "I've never counted.",
      "No idea, and I don't want to guess.",
      "I'd only be guessing.",
    ],
    casual: ["Couldn't tell you. A fair few."],
    formal: ["I'd have to check the figures before I tell you that."],
  },
  'evade-time': {
    any: [
      "I couldn't say when exactly.",
      "I'm not sure of the date.",
      "I'd have to check when that was.",
      "Nothing's fixed, as far as I know.",
      "I'm hopeless with dates.",
      "When? I couldn't swear to it.",
    ],
    formal: ["I'd need my diary for that."],
  },
  'evade-person': {
    any: [
      "I couldn't name anyone.",
      "I'd have to ask around.",
      "I'm not sure who that would be.",
      'Nobody in particular.',
      "Who? Good question. I don't know.",
      "That's not one name, really.",
    ],
    cool: ["I'd rather leave names out of it."],
  },
  'evade-place': {
    any: [
      'Not far from here.',
      'Oh, nowhere special.',
      "I'd have to look it up.",
      "Just around here. It's nothing exotic.",
      'Here and there, really.',
      'The same place as ever.',
    ],
    cool: ['Does it matter where?'],
  },
  'evade-reason': {
    any: [
      "I've never really asked myself that.",
      "I'm not sure there's one reason.",
      'Hard to say. It just turned out that way.',
      "I couldn't tell you why.",
      'Why? I wish I knew.',
      'It was like that before anybody asked.',
    ],
    casual: ['Dunno, it just is.'],
    formal: ["I don't think there's a simple reason for it."],
  },
  'evade-opinion': {
    any: [
      "I haven't made up my mind about that.",
      "I'd have to think about it.",
      'I could go either way on that.',
      'Ask me again when I know more.',
      "I'm in two minds.",
      "I don't have a strong view on it.",
      'Maybe. Convince me.',
    ],
    cool: ["I've heard better, I've heard worse."],
  },
  'evade-example': {
    any: [
      'Nothing comes to mind right now.',
      "I'd have to think of a good one.",
      'Not one I could give you on the spot.',
      "My mind's gone blank. Ask me later.",
      "There've been a few. None worth telling.",
      'Hm. Not off the cuff.',
    ],
  },
  'evade-yes-no': {
    any: [
      'Not that I know of.',
      "I couldn't say for certain.",
      "I don't think so, no.",
      "I'd have to check.",
      'Not as far as I know.',
      'I doubt it.',
      "Not so you'd notice.",
    ],
    formal: ["I don't believe so."],
    casual: ["Don't think so."],
  },
  'evade-anything': {
    any: [
      "I couldn't tell you much about that.",
      "I don't know a lot about that side of it.",
      "I've never really looked into it.",
      "I'm not the right one to ask about that.",
      "That's somebody else's department.",
      "There's not much I can say about that.",
      "That one I'd have to pass on.",
    ],
    cool: ["I don't see what that has to do with it."],
    warm: ["I'd tell you if I knew."],
  },
  'evade-again': {
    any: [
      "I still don't know that.",
      "You asked me that. I really don't know.",
      "Same answer, I'm afraid: I don't know.",
      "I'd have to find out. I can't tell you now.",
      'No, still nothing.',
      "You can ask three times. I don't know.",
    ],
    warm: ["I'd love to help you there, but I don't know."],
  },
}
