import type { Phrases } from '../phrases.ts'

/**
 * What happened, how it goes, and why: to somebody who was asked for something about the world that they do not
 * know. They say that, and nothing else: no fact, and nothing that would have to be explained.
 */
export const WHAT_AND_WHY_NOT_KNOWN: Phrases = {
  'evade-reason': {
    any: [
      "There's more than one reason.",
      'Several things came together.',
      "It's how things turned out, mostly.",
      'It grew like that over time.',
      "I've asked myself that. There's no simple answer.",
      'A bit of everything, I think.',
    ],
    formal: ["I don't think there's a simple reason for it."],
  },
  'evade-reason-of-habit': {
    any: [
      'Habit, I suppose. People go on as they always have.',
      "Old habits. More I couldn't tell you.",
      "I've wondered about that, too. The old way is easier, I think.",
      "It was never anybody's job, I suppose.",
      "People do what they know. I don't think there's more to it.",
      'Nobody ever took it in hand, I think.',
    ],
  },
  'evade-reason-ahead': {
    any: [
      "It's a feeling I have. I can't prove it.",
      "I may be wrong. It's what I expect.",
      'Call it experience.',
      "From all I've seen so far. I'd be glad to be wrong.",
      "It's more of a hunch, to be honest.",
      'I just have that impression.',
    ],
  },
  'something-is': {
    any: [
      "There is something, yes. It's not easy to talk about.",
      "It's a bit difficult at the moment.",
      "Things aren't easy just now, that's true.",
      "A bit, yes. I'd have to think how to say it.",
      "There is. I'm not sure where to begin.",
      "Yes and no. It's complicated just now.",
    ],
  },
  'evade-which': {
    any: [
      "I couldn't say exactly.",
      "I'd have to check which.",
      "I'd have to look that up.",
      "I'd only be guessing.",
      "I don't have that in my head.",
      "I couldn't tell you which, just like that.",
    ],
  },
  'evade-likeness': {
    any: [
      "That's hard to put in a few words.",
      'Hard to describe, really.',
      "I'd need to find the words for that first.",
      "It's not easy to describe.",
      "I'm not good at describing things like that.",
      'Hm. How do I describe that?',
    ],
  },
  'evade-effect': {
    any: [
      'Nothing good.',
      'Then it gets difficult.',
      "That's the question, isn't it?",
      "I don't like to think about it.",
      "I'd rather not find out.",
      'Then somebody has to pick up the pieces.',
    ],
  },
  'evade-story': {
    any: [
      "It's a longer story.",
      "I'm not sure where to start with that.",
      "I don't know all of it myself.",
      "That's a longer story than it sounds.",
      "I couldn't tell you all of it in order.",
      "I'd rather not go over all of that now.",
    ],
  },
  'evade-way': {
    any: [
      'The usual way, mostly.',
      'Bit by bit.',
      "There's no trick to it.",
      "Much as you'd expect.",
      'Nothing out of the ordinary.',
      'Step by step, like everywhere.',
    ],
  },
  'evade-news': {
    any: [
      'So so.',
      'Up and down.',
      'About the same as ever.',
      'As well as can be expected.',
      'Getting by, I would say.',
      'Much the same.',
    ],
    warm: ['All right, thanks for asking.'],
  },
  'evade-trouble': {
    any: [
      "It's all of it together, really.",
      "There's more than one thing.",
      'Hard to pick one. It adds up.',
      "No single thing. It's the sum of it.",
      'It changes from day to day.',
      "I can't put my finger on one thing.",
    ],
  },
  'evade-example': {
    any: [
      'Nothing comes to mind right now.',
      "I'd have to think of a good one.",
      "I can't think of one just now.",
      'Hm. Not off the cuff.',
      'Give me a moment for that one.',
      "There are a few. None I'd tell just like that.",
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
      'Hard to say in one sentence.',
      'A few things, really.',
      'Nothing out of the ordinary, I think.',
      'That depends on how you look at it.',
      'Difficult to say.',
      "It's a bit of everything.",
    ],
    warm: ["I'd tell you if I knew."],
  },
}
