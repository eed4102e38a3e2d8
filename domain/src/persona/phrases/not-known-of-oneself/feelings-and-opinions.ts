import type { Phrases } from '../phrases.ts'

/** What they feel, think or would do, where nobody wrote it down. */
export const FEELINGS_AND_OPINIONS_NOT_KNOWN: Phrases = {
  'evade-feelings': {
    any: [
      'Mixed.',
      "It's hard to put into words.",
      "Not as good as I'd like.",
      'I try not to think about it too much.',
      "I don't find that easy to say.",
      "I'd have to think how I feel about it.",
    ],
  },
  'evade-past-feelings': {
    any: [
      'Not easy.',
      'It was a lot.',
      "It's hard to put into words.",
      "I don't find that easy to talk about.",
      "I couldn't describe it, really.",
      'Not easy to say, even now.',
    ],
    warm: ["It was a lot, I won't lie."],
  },
  'evade-opinion': {
    any: [
      'It has its good sides and its bad sides.',
      'I can see both sides.',
      "There's something to be said for it. I'm not sold yet.",
      "I'm in two minds, to be honest.",
      "It's all right, as far as it goes.",
      "I'd want to see a bit more of it before I judge.",
    ],
  },
  'evade-own-view': {
    any: [
      'I do what I can.',
      'Not perfect. But I do my best.',
      "I've done my part, I think.",
      'All in all, I think it was decent.',
      'I try to do it properly.',
      "That's for others to judge. I do my best.",
    ],
  },
  'evade-opinion-yes-no': {
    any: [
      "I don't know what to think, to be honest.",
      "I'm not sure what to think about that.",
      'I go back and forth on that.',
      "I honestly don't know.",
      "It's possible.",
      "I've wondered about that myself.",
    ],
  },
  'evade-hypothetical': {
    any: [
      "I'd start small, and see from there.",
      "We'd have to try it out.",
      "Step by step, I'd say.",
      "I'd see when it comes to that.",
      "It depends how it's done.",
      "That would show once it's there.",
    ],
  },
  'evade-looking-back': {
    any: [
      'In hindsight one is always wiser.',
      "I've turned that over more than once.",
      'Maybe not much. Maybe a little.',
      'Earlier is always better, looking back.',
      "It's easy to say now. It wasn't then.",
      "I've thought about that. I keep coming to different answers.",
    ],
  },
  'evade-preference': {
    any: [
      'Each has something going for it.',
      "I don't lean one way yet.",
      "I wouldn't put one above the rest.",
      'Hard to choose. Each has its points.',
      "I'd want to weigh that up first.",
      'That changes with the day, to be honest.',
    ],
  },
  'evade-worth': {
    any: [
      "It would help. How much, I can't say.",
      'It would take some pressure off.',
      'It would be a relief, I think.',
      "I couldn't put a figure on it, but it would help.",
      'Quite a bit, I think.',
      "It would help. I'd have to see how much.",
    ],
  },
  'evade-imagined': {
    any: [
      'Hm. How would that work?',
      "I hadn't thought of that. How would it look?",
      "I'd have to think about that.",
      'That would depend on a few things.',
      "I can't quite picture it yet. Tell me more.",
      "Maybe. I'd want to hear more about it.",
    ],
  },
  'evade-takeaway': {
    any: [
      'That I could say it at all.',
      'Something to think about.',
      "I'd have to let it settle first.",
      'More than I came with, I think.',
      "One or two things. I'll see what stays.",
      'That somebody listened, mostly.',
    ],
  },
  'it-matters': {
    any: [
      "Very. It's why we're talking.",
      'It matters a lot to me.',
      'More than most other things just now.',
      'A great deal, to be honest.',
      "It's high on my list.",
      "If I could have one thing, it'd be that.",
    ],
  },
  'still-with-me': {
    any: [
      "Yes. More than I'd like.",
      'It does. Not every day, but it does.',
      'Yes. It comes back, mostly at night.',
      "It does, yes. I don't think that goes away so soon.",
      "Yes, still. I've got used to it, that's all.",
      'More than I let on, yes.',
    ],
  },
  'feels-bad': {
    any: [
      'Frustrating, to be honest.',
      'It wears me down.',
      "Not good. It's on my mind a lot.",
      "It annoys me more than I'd like.",
      "It worries me, I won't lie.",
      "Like I'm always a step behind.",
    ],
  },
  'felt-bad': {
    any: [
      'Not nice, I can tell you.',
      'It got to me, to be honest.',
      "Bad. I didn't sleep well after that.",
      'I was annoyed, and a bit helpless.',
      'I could have done without it.',
      'It hit me harder than I thought.',
    ],
  },
  'thinks-badly': {
    any: [
      "It can't go on like that.",
      "I don't like it, obviously.",
      "It shouldn't be like that.",
      "It's not right, if you ask me.",
      'I think it has to change.',
      "It's gone on too long.",
    ],
  },
}
