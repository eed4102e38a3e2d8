import type { Phrases } from './phrases.ts'

/**
 * What somebody says who is asked about themselves, where nobody wrote down the answer. A person knows their
 * age and their taste: they do not guess at it, they keep it to themselves or leave it open.
 */
export const NOT_KNOWN_OF_ONESELF: Phrases = {
  'evade-number-of-life': {
    any: [
      'Does that matter here?',
      'Why do you ask?',
      "I'd rather not go into that.",
      "I don't think that's so important here.",
      "Let's leave that aside.",
      'Is that important for this?',
    ],
    warm: ["Ha. That's a bit personal, isn't it?"],
    cool: ["I don't see why that matters."],
  },
  'evade-tenure': {
    any: [
      'Long enough.',
      'A good while now.',
      'Quite some time.',
      'Long enough to know how things go.',
      'For a good part of my life, it feels.',
      'A while. It goes by quickly.',
    ],
  },
  'evade-helpers': {
    any: [
      'Nobody in particular.',
      'Nobody, mostly. I get on with it.',
      'I keep it to myself, mostly.',
      'Mostly I deal with it on my own.',
      "There's not really anybody I'd name.",
      'Myself, most of the time.',
    ],
  },
  'evade-home': {
    any: [
      'Not far from here.',
      "Just around here. It's nothing exotic.",
      'Round here.',
      'Nearby.',
      'Close enough.',
      "A bit further out. It's not important.",
    ],
    cool: ['Does it matter where?'],
  },
  'evade-own-reason': {
    any: [
      'It just turned out that way.',
      "I've had my reasons.",
      'It seemed right at the time.',
      "There wasn't one big reason.",
      "I couldn't put my finger on it.",
      'One thing led to another.',
    ],
  },
  'evade-feelings': {
    any: [
      "I don't quite know how I feel about it.",
      'Mixed, to be honest.',
      "I haven't got that sorted out for myself.",
      'Depends on the day.',
      "That's not so easy to say.",
      "Some days it's fine, some days it isn't.",
    ],
  },
  'evade-past-feelings': {
    any: [
      "It wasn't easy.",
      'Not a good time, to be honest.',
      "I've had better days.",
      'I just got through it.',
      "I wouldn't want to do it again.",
      'How do you think it was?',
    ],
    warm: ["It was a lot, I won't lie."],
  },
  'evade-opinion': {
    any: [
      "I haven't made up my mind about that.",
      "I'd have to think about it.",
      'I could go either way on that.',
      'Ask me again when I know more.',
      "I'm in two minds.",
      "I don't know what to think of it yet.",
    ],
    cool: ["I've heard better, I've heard worse."],
  },
  'evade-preference': {
    any: [
      'Hard to choose.',
      "I'd have to think about which.",
      "I couldn't choose just like that.",
      "I haven't decided.",
      "I don't have a favourite there.",
      'Ask me again when I have slept on it.',
    ],
  },
  'evade-plan': {
    any: [
      "I haven't got that far yet.",
      "I don't know yet.",
      "I haven't got a plan for that.",
      "I'd have to think about what I'd do.",
      "That's what I've been asking myself.",
      "I'm still working that out.",
    ],
  },
  'evade-need': {
    any: [
      'Something I can rely on. More than that, I have to think about.',
      "I'd know it when I saw it.",
      'Fewer promises, and something I can hold on to.',
      "That it's simple, and that it works.",
      "I'd have to think about what I'd need.",
      'A bit of peace would be a start.',
    ],
  },
  'evade-next-step': {
    any: [
      'What would you suggest?',
      'You tell me. What do you have in mind?',
      "I'd leave that to you. What do you propose?",
      'I thought you would tell me.',
      "That's up to you, I think.",
      'Make me a suggestion.',
    ],
  },
  'evade-done': {
    any: [
      'Not much yet.',
      "Not as much as I'd like.",
      'Bits and pieces so far.',
      'Less than I should have.',
      "I've only just begun.",
      'Nothing to show yet.',
    ],
  },
  'evade-worth': {
    any: [
      'It would mean a lot.',
      "I'd have one worry less.",
      'It would take some pressure off.',
      "I'd sleep better, for one thing.",
      'It would change a good deal.',
      'It would be a relief.',
    ],
  },
  'evade-days': {
    any: [
      'Nothing special. The usual.',
      'One day is much like the other.',
      "There's not much to tell about that.",
      "It's always something else.",
      'You do what has to be done.',
      "It's a full day, I can tell you that.",
    ],
  },
  'evade-imagined': {
    any: [
      "I'd have to think about that.",
      "Hm. I hadn't thought of that.",
      'That would depend on a few things.',
      "I'd have to see it first.",
      'Maybe. I would want to sleep on it.',
      "I can't quite picture it yet.",
    ],
  },
  'evade-tried': {
    any: [
      'Not yet, no.',
      "I've thought about it.",
      'Not seriously.',
      'No. Would it help?',
      "It's crossed my mind.",
      "I haven't, no.",
    ],
  },
  'evade-about-me': {
    any: [
      "I'd rather keep that to myself.",
      "That's a bit personal.",
      "Let's not get into that.",
      'Is that important?',
      "I don't usually talk about that.",
      'Another time, maybe.',
    ],
    cool: ['Why would you want to know that?'],
    warm: ["Ha, you'd have to know me longer for that."],
  },
  'evade-about-life': {
    any: [
      'Is that important here?',
      'Why do you ask?',
      "I'd rather keep to the matter, if you don't mind.",
      "That's another story.",
      'Does that change anything?',
      "I'd like to leave my private life out of it.",
    ],
    warm: ["Oh, that's a long story."],
  },
  'evade-yes-no-own': {
    any: [
      "I'd have to look.",
      'Not at hand.',
      'Not here, anyway.',
      'Not at the moment.',
      "I'm not sure I do.",
      'Not that I know of.',
    ],
  },
  'evade-yes-no-have': {
    any: [
      'Not really, no.',
      'Not yet.',
      "Not so that I'd make anything of it.",
      'Not that I can think of.',
      'No, not properly.',
      'Not to speak of.',
    ],
  },
  'evade-yes-no-did': {
    any: [
      'Not that I remember.',
      "I don't think I did.",
      'If I did, I have forgotten it.',
      'Not really, no.',
      'Not that I can think of.',
      "I couldn't swear to it.",
    ],
  },
  'evade-yes-no-do': {
    any: ['Sometimes.', 'It depends.', 'Now and then.', 'Not as such.', 'Not really.', 'In a way.'],
  },
  'evade-yes-no-be': {
    any: [
      'More or less.',
      'In a way.',
      'Why do you ask?',
      'Does that make a difference?',
      'I suppose so.',
      "I wouldn't put it like that.",
    ],
  },
  'evade-yes-no-would': {
    any: [
      'It depends.',
      'Perhaps.',
      "I'd have to think about it.",
      'I might.',
      "I couldn't promise that.",
      'Let me think about it.',
    ],
  },
  'evade-yes-no-can': {
    any: [
      "I'd have to see.",
      'Possibly.',
      'I could try.',
      'That depends.',
      "I wouldn't rule it out.",
      'If it has to be.',
    ],
  },
}
