import type { Phrases } from './phrases.ts'

/**
 * What somebody says who was asked for something about the world that they do not know. It says that, and
 * nothing else: no fact, and nothing that would have to be explained.
 */
export const NOT_KNOWN: Phrases = {
  'evade-number': {
    any: [
      "I don't have that figure in my head.",
      "Roughly? I'd only be guessing.",
      'Not off the top of my head.',
      "That one I'd have to look up.",
      "I don't want to give you a wrong number.",
      "I couldn't give you a number just like that.",
    ],
    formal: ["I'd have to check the figures before I tell you that."],
  },
  'evade-duration': {
    any: [
      "A while. I couldn't say exactly.",
      "I couldn't say exactly how long.",
      "I don't know exactly how long.",
      "I haven't kept track of how long.",
      "I'd have to work it out.",
      "I couldn't say to the day.",
    ],
  },
  'evade-how-often': {
    any: [
      "I haven't kept count.",
      "I'd have to count.",
      'Hard to put a number on it.',
      "I couldn't tell you how often.",
      "I've never counted.",
      'That varies.',
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
      "I couldn't tell you who.",
      "I don't know who, to be honest.",
      "Who that is, I don't know.",
      "I'm not sure who.",
      'Nobody I could name just now.',
      "I'd have to find out who.",
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
      "Where exactly? I'd have to look.",
      "I'd have to think where.",
      "I don't know exactly where.",
      "Where exactly, I can't say.",
      "I'm not sure where, to be honest.",
    ],
  },
  'evade-reason': {
    any: [
      "I couldn't tell you exactly why.",
      "I'm not sure I know the reason myself.",
      "I don't know why, to be honest.",
      'I wish I could tell you why.',
      "Why exactly, I can't say.",
      "I've asked myself that.",
    ],
    formal: ["I don't think there's a simple reason for it."],
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
      'No particular one.',
      'No one in particular.',
      'It varies, to be honest.',
      'The usual ones.',
      'That depends on the day.',
      "I couldn't single one out.",
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
  'evade-said': {
    any: [
      "I'd get the words wrong.",
      "I don't want to put words in anybody's mouth.",
      "I couldn't repeat it word for word.",
      "I don't remember the exact words.",
      "What exactly was said, I can't repeat.",
      "Word for word, I couldn't say.",
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
  'evade-news-of-others': {
    any: [
      "As you'd expect.",
      'So so, to be honest.',
      'Up and down.',
      'About the same, I think.',
      'As well as can be expected.',
      'Not much has changed.',
    ],
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
  'evade-either': {
    any: [
      "I couldn't put it as one or the other.",
      "I'm not sure which it is.",
      'Hard to say, either way.',
      "I don't know which, to be honest.",
      "I couldn't tell you which.",
      "It's hard to say which.",
    ],
  },
  'evade-yes-no': {
    any: [
      "I don't think so.",
      "No, I don't think so.",
      'Not really, no.',
      'Not as far as I know.',
      'I doubt it.',
      'Not that I know of.',
    ],
    formal: ["I don't believe so."],
  },
  'evade-yes-no-might': {
    any: [
      'It might, yes.',
      'Possibly.',
      'Perhaps. It depends how.',
      "I wouldn't rule it out.",
      'It could, yes.',
      'Maybe, yes.',
    ],
  },
  'evade-yes-no-them': {
    any: [
      'Not as far as I know.',
      "No, I don't think so.",
      'Not so far.',
      'Not that anybody told me.',
      'No, not that I know of.',
      "I don't think so, no.",
    ],
  },
  'evade-them': {
    any: [
      "You'd have to ask {who}.",
      "I can't speak for {who}.",
      "You know, I've never asked {who}.",
      "I'd have to ask {who} myself.",
      "That's a question for {who}, really.",
      "That's for {who} to say.",
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
      "I couldn't say, offhand.",
      "Hm. I'm not sure I have an answer to that.",
      "I'd have to think about that one.",
      "I'd need to think.",
      'Difficult to say.',
      "I couldn't tell you just like that.",
    ],
    warm: ["I'd tell you if I knew."],
  },
  'evade-told': {
    any: [
      "I don't know more about it than I've told you.",
      "More than that I couldn't tell you.",
      "That's as much as I can say about it.",
      "There isn't much to add to what I've said.",
      "I've told you what I know there.",
      "I couldn't add much to what I've said.",
    ],
  },
  'evade-again': {
    any: [
      "I still don't have an answer to that, sorry.",
      "Same as before: I don't know it.",
      "You asked me that. I don't know, really.",
      "I'd have to find out. I can't tell you now.",
      "I'm no wiser than a minute ago.",
      "No better answer than before, I'm afraid.",
    ],
    warm: ["I'd love to help you there, but I don't know."],
  },
  matter: {
    any: [
      '{matter}?',
      '{matter}? Hm.',
      '{matter}, you mean?',
      '{matter}? Let me see.',
      '{matter}, hm.',
      '{matter}…',
    ],
  },
  'evade-still': {
    any: [
      "I can't put it any better, I'm sorry. It isn't that I don't want to.",
      "Honestly, that's as far as I've got with it.",
      "I'm not dodging it. I just don't have it clear in my own head.",
      'I wish I had a better answer for you there.',
      "That's all I have on that, to be honest.",
      "I've never had to explain it to anybody, that's why.",
    ],
  },
  'guess-right': {
    any: [
      'Yes.',
      "That's it, yes.",
      'Partly that, yes.',
      'You could say so.',
      'That too, yes.',
      "That's part of it.",
    ],
  },
  'guess-taken': {
    any: [
      "That's part of it, maybe.",
      "It could be. I hadn't seen it like that.",
      'It may have to do with that.',
      "Perhaps that too. It's not the whole of it.",
      "I wouldn't say no to that.",
      'It plays into it, I think.',
    ],
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
      "We'd go into that in a second talk.",
      "You'd see that on the first day.",
      "I'd have to come back to you on that.",
      "I'd rather not answer that off the cuff.",
      "It's not the same from one week to the next.",
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
      "I'd say so, yes.",
      'More or less, yes.',
      'Mostly, yes.',
      'On most days, yes.',
      'Yes, I think so.',
      "Yes. You'd see for yourself.",
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
  'evade-and-that': {
    any: [
      "That's another matter.",
      'Much the same.',
      "There's not much to say about that.",
      "That's a different story.",
      'Same there, more or less.',
      "That I couldn't tell you.",
    ],
  },
  'evade-advice': {
    any: [
      "I'd have to take advice on that.",
      "You'd expect me to keep that to myself.",
      "I'm not going to answer that today.",
      "You wouldn't tell me that either.",
      "That's not for today.",
      "I'll keep my cards to myself there.",
    ],
  },
  'what-i-can-say': {
    any: [
      'All I can tell you is this:',
      'What I know is this:',
      'I can only tell you this much:',
      'All I know is this:',
      'This much I know:',
      'As far as I can say:',
    ],
  },
  'evade-presumed': {
    any: [
      'You could say that.',
      'Something like that.',
      'Pretty much, yes.',
      'I suppose so, yes.',
      "That's about right.",
      'Yes, more or less.',
    ],
  },
  'evade-person-to-be': {
    any: [
      'That would have to be clear first.',
      'Somebody who answers for it afterwards.',
      'Whoever has the time for it.',
      "I'd leave that open for now.",
      "That's still to be settled.",
      "I'd have to see who's up to it.",
    ],
  },
}
