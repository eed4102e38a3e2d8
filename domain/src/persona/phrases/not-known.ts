import type { Phrases } from './phrases.ts'

/**
 * What somebody says who was asked for something about the world that they do not know. It says that, and
 * nothing else: no fact, and nothing that would have to be explained.
 */
export const NOT_KNOWN: Phrases = {
  'evade-number': {
    any: [
      "I don't have that figure in my head.",
      "I don't know exactly.",
      "I'd have to look that up.",
      "Off the top of my head, I couldn't say.",
      "I couldn't give you an exact figure.",
      "I don't want to give you a wrong number.",
    ],
    formal: ["I'd have to check the figures before I tell you that."],
  },
  'evade-duration': {
    any: [
      "I couldn't say how long exactly.",
      "It's hard to say how long.",
      "I don't know exactly how long.",
      "I'd have to check how long exactly.",
      "How long? I don't know exactly.",
      "I can't give you an exact time.",
    ],
  },
  'evade-how-often': {
    any: [
      "I couldn't say how often exactly.",
      "I don't know exactly how often.",
      "I haven't kept count.",
      "It's hard to put a number on it.",
      "I'd have to count.",
      "I can't give you an exact number.",
    ],
  },
  'evade-age-of-others': {
    any: [
      "I couldn't say exactly how old.",
      "I don't know the exact age.",
      "I'm bad at ages.",
      "I'd have to ask.",
      "I'd have to work it out.",
      "I couldn't tell you the exact age.",
    ],
  },
  'evade-hour': {
    any: [
      "I don't know the exact time.",
      "I couldn't give you an exact time.",
      "I'd have to check the time.",
      "What time exactly? I'd have to look.",
      "I can't say to the minute.",
      "I don't have the exact time in my head.",
    ],
  },
  'evade-time': {
    any: [
      "I don't know exactly when.",
      "I'm not sure of the date.",
      "I'd have to check when that was.",
      "I couldn't give you the exact day.",
      "I couldn't say when exactly.",
      "I don't have the date in my head.",
    ],
    formal: ["I'd need my diary for that."],
  },
  'evade-time-to-come': {
    any: [
      "I don't have a date for that.",
      "I can't give you a date yet.",
      "I couldn't name a day.",
      "I don't know exactly when yet.",
      "I couldn't say when exactly.",
      "I can't say yet when.",
    ],
  },
  'evade-suits': {
    any: [
      "I can make something work. What's good for you?",
      "Suggest something, and I'll see that I can make it.",
      "I'm fairly flexible. When were you thinking?",
      'Name a time, and I tell you if it works.',
      "What would be best for you? I'll try to fit it in.",
      'Give me one or two times, and I pick one.',
    ],
  },
  'evade-suits-either': {
    any: [
      'Either would do. Whichever is easier for you.',
      'Both would work for me. You choose.',
      "I don't mind. The earlier, if I may choose.",
      'Whichever suits you better.',
      'The first one, if I can choose.',
      "It's all the same to me.",
    ],
  },
  'evade-person': {
    any: [
      "I couldn't say who.",
      "I don't know who exactly.",
      "I'd have to ask who.",
      "I'm not sure who.",
      "I don't know who, to be honest.",
      "I wouldn't want to name the wrong person.",
    ],
    cool: ["I'd rather leave names out of it."],
  },
  'evade-who-decides': {
    any: [
      "I'd have to find out who else needs to be asked.",
      "I'd have to see who has a say in that.",
      "I can't tell you yet who'd have to agree.",
      "I don't know exactly who'd be asked.",
      "I'm not sure yet who'd have to sign it off.",
      'Let me find out who has a say in it.',
    ],
  },
  'evade-name': {
    any: [
      'The name slips my mind.',
      "I couldn't tell you the name.",
      "I don't remember the name.",
      "I'd have to look up the name.",
      "I don't have the name in my head.",
      "I'd rather not say a name than a wrong one.",
    ],
    cool: ["I'd rather leave names out of it."],
  },
  'evade-name-of-own': {
    any: [
      "I'd rather keep names out of it.",
      "I'd like to leave names out of this, if that's all right.",
      "I'd rather not say the name here.",
      "Let's leave the name out of it.",
      'The name is not so important, is it?',
      "I keep the family out of it, if you don't mind.",
    ],
  },
  'evade-place': {
    any: [
      "I couldn't tell you where exactly.",
      "I'd have to check where.",
      "I'm not sure where, to be honest.",
      "I couldn't say where exactly.",
      "I don't know exactly where.",
      "Where? I don't know exactly.",
    ],
  },
  'evade-reason': {
    any: [
      "I couldn't tell you why.",
      "I'm not sure there's one reason.",
      'Why? I wish I knew.',
      "I don't know why, to be honest.",
      "I've no good answer to that.",
      "I can't really say why.",
    ],
    formal: ["I don't think there's a simple reason for it."],
  },
  'evade-which': {
    any: [
      "I couldn't tell you exactly which.",
      "I'd have to check which.",
      "I don't know exactly which.",
      "I couldn't say which, offhand.",
      "I'm not sure which.",
      "I can't be more precise than that.",
    ],
  },
  'evade-likeness': {
    any: [
      "That's hard to put in a few words.",
      "It's hard to describe, really.",
      "I can't put that into words just like that.",
      "I'm not good at describing that sort of thing.",
      "I'd have to think how to describe it.",
      "I couldn't describe it properly.",
    ],
  },
  'evade-effect': {
    any: [
      "I couldn't tell you exactly.",
      "I don't know exactly, to be honest.",
      "It's hard to say.",
      "I couldn't spell it out for you just like that.",
      "I'd have to think that through.",
      "I can't say for sure.",
    ],
  },
  'evade-story': {
    any: [
      "It all went quickly. I don't remember exactly.",
      "I couldn't tell you exactly how that went.",
      "I don't have every detail in my head.",
      "I couldn't tell you in detail any more.",
      "I can't say exactly what happened there.",
      "I don't remember it well enough to tell you.",
    ],
  },
  'evade-said': {
    any: [
      "I don't remember the exact words.",
      "I couldn't repeat it word for word.",
      "I don't know what was said exactly.",
      "I couldn't give you the words.",
      "I don't want to put words in anybody's mouth.",
      "What exactly was said, I can't tell you.",
    ],
  },
  'evade-way': {
    any: [
      "I couldn't explain exactly how.",
      "I don't know exactly how.",
      "How exactly, I couldn't tell you.",
      "I can't tell you exactly how that works.",
      "I'd have to find out how exactly.",
      "I'd find that hard to explain.",
    ],
  },
  'evade-news': {
    any: [
      'All right, I think. Nothing new.',
      'So so.',
      'About the same as ever.',
      'As well as can be expected.',
      'Getting by, I would say.',
      'Up and down.',
    ],
    warm: ['All right, thanks for asking.'],
  },
  'evade-news-of-others': {
    any: [
      "I don't know exactly, at the moment.",
      'About the same, as far as I know.',
      "I couldn't say exactly.",
      'Much the same, I think.',
      "I'd have to ask, to be honest.",
      'No news that I know of.',
    ],
  },
  'evade-trouble': {
    any: [
      "There's not one thing I'd single out.",
      "It's hard to single out one thing.",
      "I couldn't name just one thing.",
      "I'd have to think about what weighs most.",
      "I can't put my finger on one thing.",
      "I couldn't say that in one sentence.",
    ],
  },
  'evade-example': {
    any: [
      'Nothing comes to mind right now.',
      "I'd have to think of a good one.",
      "I can't give you one on the spot.",
      "My mind's gone blank. Ask me later.",
      "I can't think of one just now.",
      'Hm. Not off the cuff.',
    ],
  },
  'evade-either': {
    any: [
      "I couldn't say which.",
      "I'm not sure which, to be honest.",
      "It's hard to say which.",
      "I don't know which it is.",
      "I couldn't tell you for sure.",
      'Hard to say, either way.',
    ],
  },
  'evade-yes-no': {
    any: [
      "I couldn't say for certain.",
      "I'm not sure, to be honest.",
      "I don't know for certain.",
      "I couldn't tell you for sure.",
      "I'd have to check.",
      "I can't say for sure.",
    ],
    formal: ["I couldn't say with certainty."],
  },
  'evade-yes-no-might': {
    any: [
      "I don't know. Maybe.",
      "Maybe. I'd have to think about it.",
      "It might. I couldn't say for sure.",
      "I can't say that in advance.",
      "Possibly. I really couldn't say.",
      "I'm not sure. What do you think?",
    ],
  },
  'evade-yes-no-them': {
    any: [
      'Not that I know of.',
      'Not as far as I know.',
      "I don't know, to be honest.",
      "I couldn't say for sure.",
      "I'm not sure.",
      "I couldn't tell you for certain.",
    ],
  },
  'evade-them': {
    any: [
      "You'd have to ask {who}.",
      "I can't speak for {who}.",
      "I don't know. You'd have to ask {who}.",
      "I'd have to ask {who} myself.",
      "That's a question for {who}, really.",
      "I can't answer for {who}, I'm afraid.",
    ],
  },
  'evade-gone': {
    any: [
      'I wish I could ask {who}.',
      "I can't ask {who} any more.",
      "I don't know. I ask myself that a lot.",
      "I'd give a lot to know.",
      'I keep wondering about that.',
      "I'll never know now, will I?",
    ],
  },
  'evade-anything': {
    any: [
      "I don't know exactly.",
      "I don't know, to be honest.",
      "I couldn't tell you exactly.",
      "I can't say, offhand.",
      "I'm not sure about that.",
      "I couldn't give you a good answer to that.",
    ],
    warm: ["I'd tell you if I knew."],
  },
  'evade-again': {
    any: [
      "I still don't know that.",
      "I really don't know, I'm afraid.",
      "I'd have to find out. I can't tell you now.",
      "No, I'm afraid I still can't tell you.",
      "I can't tell you more than before.",
      "I'm sorry, I don't have an answer to that.",
    ],
    warm: ["I'd love to help you there, but I don't know."],
  },
  'find-out': {
    any: [
      "I don't know that either. I can find out and let you know.",
      'I can find that out for you, if it helps.',
      "Give me a little time, and I'll find out.",
      "I don't have that here. I can look into it for you.",
      "I could find out by next time, if it's important.",
      "I'd have to ask a colleague. I'll let you know.",
    ],
  },
  'evade-job': {
    any: [
      "I'd have to come back to you on that.",
      "I don't have the details here today.",
      "I can't tell you much about that today.",
      "I'd want to check that before I tell you.",
      "I can't say exactly. I'd have to find out for you.",
      "I don't want to tell you anything wrong there.",
    ],
  },
  'evade-job-number': {
    any: [
      "I don't have that figure here.",
      "I don't have that in front of me.",
      "I couldn't give you an exact number.",
      "I'd have to look that up for you.",
      "I'd have to ask HR for the exact figure.",
      "I'd rather check than give you a wrong figure.",
    ],
  },
  'evade-job-time': {
    any: [
      "You'll hear from us soon. I can't name the day.",
      "I can't give you a date today.",
      "We'll let you know as soon as we can.",
      "I don't have a date for that yet.",
      "I can't promise you a date.",
      "I'd have to check the date for you.",
    ],
  },
  'evade-job-yes-no': {
    any: [
      "I couldn't say for certain today.",
      "I'd have to check that for you.",
      "I'm not sure. I'd have to ask.",
      "I can't say for sure.",
      "I don't know. I'll find out for you.",
      "I'd want to check that first.",
    ],
  },
  'know-only': {
    any: [
      "I don't know exactly.",
      "I couldn't say exactly.",
      "I'm not sure exactly.",
      "I couldn't tell you exactly.",
      "I can't say exactly.",
      "Exactly, I don't know.",
    ],
  },
}
