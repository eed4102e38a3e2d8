import type { Phrases } from './phrases.ts'

/** What somebody says who was asked for something about the world that they do not know. */
export const NOT_KNOWN: Phrases = {
  'evade-number': {
    any: [
      "I don't have that figure in my head.",
      "I couldn't give you a number.",
      "I'd have to look that up.",
      "Off the top of my head? I couldn't say.",
      "I'd have to go and check.",
      "I don't want to give you a wrong number.",
    ],
    formal: ["I'd have to check the figures before I tell you that."],
  },
  'evade-duration': {
    any: [
      "I couldn't say how long exactly.",
      "It's hard to say how long.",
      "Longer than I'd like, as a rule.",
      "I've never timed it.",
      'It varies, really.',
      'A good while, anyway.',
    ],
  },
  'evade-how-often': {
    any: [
      'It varies.',
      "There's no pattern to it.",
      'Now and then. It depends.',
      "I haven't kept count.",
      "It's different from week to week.",
      'It comes and goes.',
    ],
  },
  'evade-age-of-others': {
    any: [
      "I couldn't say exactly how old.",
      "I don't know the exact age.",
      "I'm bad at ages.",
      'Older than one would think.',
      "I'd have to ask.",
      "I couldn't tell you the age.",
    ],
  },
  'evade-hour': {
    any: [
      'It varies.',
      "It's different from day to day.",
      'Depends on the day.',
      'Never at the same time.',
      "There's no fixed time for that.",
      "I don't look at the clock for that.",
    ],
  },
  'evade-time': {
    any: [
      "I couldn't say when exactly.",
      "I'm not sure of the date.",
      "I'd have to check when that was.",
      "I couldn't give you the exact day.",
      "I don't remember the day.",
      "I couldn't put a date on it.",
    ],
    formal: ["I'd need my diary for that."],
  },
  'evade-time-to-come': {
    any: [
      "There's no fixed date yet.",
      "Nothing's fixed, as far as I know.",
      "I can't give you a date yet.",
      "That isn't settled yet.",
      "It depends on a few things. I couldn't name a day.",
      "I don't have a date for that.",
    ],
  },
  'evade-person': {
    any: [
      "I couldn't say who.",
      "I couldn't name anyone in particular.",
      "I'd have to ask around.",
      "I'm not sure who that would be.",
      "I don't know who, to be honest.",
      "I wouldn't want to name the wrong person.",
    ],
    cool: ["I'd rather leave names out of it."],
  },
  'evade-who-decides': {
    any: [
      "I'd have to find out who else needs to be asked.",
      "That's something I'd have to clear first.",
      "I wouldn't decide that on my own. More I can't say yet.",
      "I'd have to see who has a say in that.",
      "I don't know yet who'd have to sign it off.",
      "There'd be others to ask, I'm sure.",
    ],
  },
  'evade-name': {
    any: [
      'The name slips my mind.',
      "I couldn't tell you the name.",
      "Don't ask me for names.",
      "I'd have to look up the name.",
      "I don't want to bring names into it.",
      "Names aren't my strong point.",
    ],
    cool: ["I'd rather leave names out of it."],
  },
  'evade-place': {
    any: [
      "I couldn't tell you where exactly.",
      "I'd have to check where.",
      "I'm not sure where, to be honest.",
      "I haven't looked that closely.",
      "I couldn't point to one place.",
      "Where? I don't know exactly.",
    ],
  },
  'evade-reason': {
    any: [
      "I've asked myself that. I couldn't tell you.",
      "I'm not sure there's one reason.",
      "I couldn't tell you why.",
      'Why? I wish I knew.',
      "If I knew why, I'd be a step further.",
      "I don't know why, to be honest.",
    ],
    formal: ["I don't think there's a simple reason for it."],
  },
  'evade-which': {
    any: [
      "I couldn't name one in particular.",
      "I couldn't tell you exactly which.",
      "It's not one in particular.",
      "I'd have to think about which.",
      "I can't be more precise than that.",
      "I haven't got a particular one in mind.",
    ],
  },
  'evade-likeness': {
    any: [
      "That's hard to put in a few words.",
      'How would I describe that? I find it hard.',
      "I wouldn't know where to begin.",
      "It's hard to describe, really.",
      "I can't put that into words just like that.",
      'You would have to see it for yourself.',
    ],
  },
  'evade-effect': {
    any: [
      'Nothing good, as you can imagine.',
      "It doesn't make things easier.",
      "It gets harder for everybody, that's what happens.",
      "We'd be in trouble, I suppose.",
      "I don't like to think about it.",
      "I couldn't tell you in detail. It wouldn't be good.",
    ],
  },
  'evade-story': {
    any: [
      "I don't have the whole story of that.",
      "That's a longer story. I couldn't tell it properly now.",
      "I don't really want to go over that again.",
      "I couldn't tell you exactly how that went.",
      "I don't know more about it than that.",
      "I can't say exactly what happened there.",
    ],
  },
  'evade-said': {
    any: [
      "I don't remember the exact words.",
      'Not much, really.',
      'Nothing that would help us here.',
      "I couldn't give you the words.",
      "This and that. I don't remember it all.",
      'Not a lot that I could repeat.',
    ],
  },
  'evade-way': {
    any: [
      "I couldn't explain exactly how.",
      "Don't ask me how exactly.",
      "How exactly, I couldn't tell you.",
      "There's no great system behind it.",
      'Somehow. It just goes its way.',
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
  'evade-trouble': {
    any: [
      "There's not one thing I'd single out.",
      "Nothing I'd want to single out there.",
      "It's not that so much.",
      "I wouldn't know where to start.",
      "There's always something, isn't there?",
      "No more than anywhere else, I'd say.",
    ],
  },
  'evade-example': {
    any: [
      'Nothing comes to mind right now.',
      "I'd have to think of a good one.",
      'Not one I could give you on the spot.',
      "My mind's gone blank. Ask me later.",
      "I can't think of one just now.",
      'Hm. Not off the cuff.',
    ],
  },
  'evade-either': {
    any: [
      'A bit of both, really.',
      'That depends.',
      "I wouldn't call it one or the other.",
      'Somewhere in between.',
      "It's not that simple.",
      "Hard to say. I couldn't put it as one or the other.",
    ],
  },
  'evade-yes-no': {
    any: [
      "I couldn't say for certain.",
      'Hard to say.',
      "I'm not sure, to be honest.",
      "I don't know for certain.",
      "I couldn't tell you for sure.",
      "That I don't know.",
    ],
    formal: ["I couldn't say with certainty."],
  },
  'evade-yes-no-them': {
    any: [
      'Not that I know of.',
      'Sometimes, I think.',
      'Now and then, maybe.',
      'I could be wrong, but not that I noticed.',
      'Hard to say, from where I stand.',
      'Not as far as I know.',
    ],
  },
  'evade-them': {
    any: [
      "You'd have to ask {who}.",
      "I can't speak for {who}.",
      "I don't know. You'd have to ask {who}.",
      "I don't know what goes on there. Ask {who}.",
      "That's a question for {who}, really.",
      "I couldn't tell you. I'm not {who}.",
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
      "I couldn't tell you much about that.",
      "There's not much I can say about that.",
      "I don't know a lot about that side of it.",
      "I've never really looked into it.",
      "I can't tell you more about that, I'm afraid.",
      "I don't know, to be honest.",
    ],
    warm: ["I'd tell you if I knew."],
  },
  'evade-again': {
    any: [
      "I still don't know that.",
      "I really don't know, I'm afraid.",
      "Same answer, I'm afraid: I don't know.",
      "I'd have to find out. I can't tell you now.",
      'No, it still escapes me.',
      "I can't tell you more than before.",
    ],
    warm: ["I'd love to help you there, but I don't know."],
  },
  'evade-job': {
    any: [
      "You'd see that in your first weeks.",
      "We'd go through that once it comes to an offer.",
      "I can't tell you much about that today.",
      'Let us keep that for the second conversation.',
      "It's different from week to week, you'd see.",
      "I'd have to come back to you on that.",
    ],
  },
  'evade-job-number': {
    any: [
      'HR has the figures, not me.',
      "I don't have that in front of me.",
      "We'd talk numbers when there's an offer.",
      "That's for the second round.",
      "I couldn't give you an exact number.",
      "I'd have to look that up for you.",
    ],
  },
  'evade-job-time': {
    any: [
      "You'll hear from us soon. I can't name the day.",
      "There's no fixed date yet.",
      "We'll let you know as soon as we can.",
      'Within a few days, I would say.',
      "I can't promise you a date.",
      "As soon as we've seen everybody.",
    ],
  },
  'evade-job-yes-no': {
    any: [
      "I can't promise you that.",
      "We'll come to that.",
      'That depends.',
      "I couldn't say today.",
      "I'd have to check.",
      'Ask me again at the end.',
    ],
  },
  bridge: {
    any: [
      'What I do know is this:',
      'What I can tell you:',
      'All I know is this:',
      'I only know this much:',
      'This much I can say:',
      "Here's what I do know:",
    ],
  },
  'bridge-trouble': {
    any: [
      'What bothers me more is this:',
      "There's something that worries me more:",
      'The real worry is another one:',
      'If you ask me what hurts:',
      "I'd put something else first:",
      'Something else weighs more:',
    ],
  },
}
