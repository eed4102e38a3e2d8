import type { Phrases } from '../phrases.ts'

/** How much, how long, how often, when: to somebody who does not know it. */
export const NUMBERS_AND_TIMES_NOT_KNOWN: Phrases = {
  'evade-number': {
    any: [
      "I don't have the exact figure here.",
      "About the usual, I'd say.",
      'Middling. Nothing out of the ordinary.',
      "About what you'd expect.",
      "I'd have to look it up to be exact.",
      "I don't want to give you a wrong number.",
    ],
    formal: ["I'd have to check the figures before I tell you that."],
  },
  'evade-duration': {
    any: [
      "A while. I couldn't say exactly.",
      'A good while.',
      'Longer than one would think.',
      "Quite some time, I'd say.",
      "It varies. Mostly longer than you'd like.",
      'A fair bit of time, all in all.',
    ],
  },
  'evade-how-often': {
    any: [
      'Every now and then.',
      'Often enough.',
      'That varies. Some weeks more, some less.',
      "More often than I'd like.",
      'Not every day. But it keeps coming back.',
      "From time to time. I've never counted.",
    ],
  },
  'evade-progress': {
    any: [
      "Not as far as I'd like.",
      "There's a good bit to go yet.",
      'Somewhere in the middle, I would say.',
      'Further than a month ago. Not where it should be.',
      'It moves, if slowly.',
      'Not far enough, to be honest.',
    ],
  },
  'evade-age-of-others': {
    any: [
      'Old enough.',
      "I'd have to work it out.",
      "I couldn't tell you to the year.",
      "I'd only be guessing.",
      "Ask me something easier. I'm bad at that.",
      "Not new, let's say.",
    ],
  },
  'evade-hour': {
    any: [
      'It depends on the day. Early, as a rule.',
      "At the usual time. I don't look at the clock for that.",
      'When everybody does, more or less.',
      "It isn't always the same time.",
      "That changes. I couldn't name you an hour.",
      "Earlier than I'd like, mostly.",
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
  'evade-time-each-time': {
    any: [
      "It isn't the same every time.",
      'That varies. Now earlier, now later.',
      'It depends. You see it when it comes.',
      "There's no fixed day for it.",
      'A bit different each time.',
      "It shifts. I don't go by the calendar there.",
    ],
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
      "Give me one or two times, and I'll pick one.",
    ],
  },
  'evade-suits-either': {
    any: [
      'Either would do. Whichever is easier for you.',
      'Both would work for me. You choose.',
      "I don't mind which. You decide.",
      'Whichever suits you better.',
      'Whichever you would choose in my place.',
      "It's all the same to me.",
    ],
  },
  'evade-sum-wanted': {
    any: [
      "I hadn't put a figure on it. What can you do?",
      "What would you say is fair? I'd start from there.",
      "I don't have a number in mind. Make me a suggestion.",
      "You tell me what's possible, and I'll tell you if it's enough.",
      "Something that's fair. I'd rather hear a figure from you first.",
      "I haven't thought of a sum. What do you usually do?",
    ],
  },
  'price-fits': {
    any: [
      "That's within what I can spend, yes.",
      'That fits. It leaves a little room, even.',
      "As a figure, yes. That's below where I have to stop.",
      'I can live with that figure.',
      "Yes, that's a sum I could stand by.",
      "That's in the range I had in mind.",
    ],
  },
  'price-too-high': {
    any: [
      "No, that's above what I can spend.",
      "That's more than I have for it.",
      "It isn't, no. That's over my limit.",
      "That's too much. I'd have to say no at that figure.",
      "I can't go that high.",
      "No. You'd have to come down for that.",
    ],
  },
  'price-open': {
    any: [
      "It isn't nothing. I'd have to see what I get for it.",
      "That depends on what it saves me. I'd have to work it out.",
      "I wouldn't rule it out. I wouldn't sign it today, either.",
      'It could be. Show me what is in it.',
      "I'd have to hold it against what we spend now.",
      "It's a figure one can talk about.",
    ],
  },
  'evade-cost': {
    any: [
      "More than I'd like.",
      "I couldn't put a figure on it.",
      "I've never added it up.",
      "I don't have that sum in my head.",
      "I'd have to work that out first.",
      "I couldn't tell you exactly how much.",
    ],
  },
}
