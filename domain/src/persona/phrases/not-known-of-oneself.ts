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
      "I don't think that's so important here.",
      'Enough. Why?',
      'Is that important for this?',
      "I don't count, to be honest.",
    ],
    warm: ["Ha. That's a bit personal, isn't it?"],
    cool: ["I don't see why that matters."],
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
      'Nothing special.',
      'Nothing worth mentioning.',
      'Does that matter here?',
      "That's a bit beside the point, isn't it?",
      "I'd rather leave that aside for now.",
      'Is that important here?',
    ],
  },
  'evade-own-past': {
    any: [
      "I'd have to think back.",
      "I couldn't tell you that from memory.",
      "I'd have to think how that was.",
      "I don't have that clear in my head any more.",
      "That's hard to say, looking back.",
      "I'm not sure I remember it well enough.",
    ],
  },
  'evade-own-way': {
    any: [
      'As best I can.',
      "Somehow. It isn't pretty.",
      'With some effort.',
      'The way we always have.',
      'One thing after the other, mostly.',
      'Not very elegantly, to be honest.',
    ],
  },
  'evade-own-reason': {
    any: [
      "It's hard to explain.",
      "I don't have a good answer to that.",
      "I'm not sure I can explain it well.",
      'It just came about that way.',
      "There's no one reason, really.",
      "I couldn't tell you exactly why.",
    ],
  },
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
      "I don't know what to think of it yet.",
      "I haven't made up my mind about that.",
      "I'm in two minds, to be honest.",
      "I'd need to know more before I say.",
      "I'm not sure yet, to be honest.",
      "It's a bit early for me to say.",
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
      "I haven't thought that far.",
      "I'm not sure. What would you suggest?",
      "I don't know yet. What's your idea?",
      "I'd have to think about it. What do you have in mind?",
      "That I can't say yet.",
      "Good question. I don't know yet.",
    ],
  },
  'evade-looking-back': {
    any: [
      "I don't know, to be honest. What do you think?",
      "I've thought about that. I don't have an answer.",
      "That's hard to say now.",
      "I'm not sure, looking back.",
      "I haven't got an answer to that.",
      "I honestly don't know.",
    ],
  },
  'evade-preference': {
    any: [
      "I couldn't choose just like that.",
      "I'd need a moment to choose.",
      "I'd have to weigh that up first.",
      "I don't mind much, to be honest.",
      'Hard to choose.',
      "I haven't made up my mind which.",
    ],
  },
  'evade-plan': {
    any: [
      "I don't know yet. What would you suggest?",
      "I'm not sure. What would you do?",
      "I haven't decided yet.",
      "I'm still thinking about that.",
      "I'm open to ideas.",
      "I haven't got that far yet.",
    ],
  },
  // In the vaguest form that is true of whoever talks: their own wish is told before it comes to this.
  'evade-need': {
    any: [
      "That it gets better than it is now. More I can't say yet.",
      "I'm still working out what I want myself.",
      "I couldn't put that into one sentence yet.",
      "I couldn't say that yet, to be honest.",
      "I'd have to think about what matters most.",
      "Let me think about that. I don't want to say just anything.",
    ],
  },
  'wish-told': {
    any: [
      "What I told you just now. That's the main thing.",
      'Just that, really.',
      'Nothing beyond what I said.',
      "What I've told you already, mostly.",
      "That's really all I want.",
      'The same. I have no other wish.',
    ],
  },
  'evade-next-step': {
    any: [
      'What would you suggest?',
      'What do you have in mind?',
      "I'd leave that to you. What do you propose?",
      'I thought you would tell me.',
      "That's up to you, I think.",
      'Make me a suggestion.',
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
  'evade-days': {
    any: [
      'Nothing special. The usual.',
      "There's not much to tell about that.",
      "Nothing that's worth telling.",
      'What everybody does, I suppose.',
      'One is much like the other.',
      'Up early, and then one thing after another.',
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
      "That's not something I talk about easily.",
      "You're the first who asks.",
      "That's a bit personal, for now.",
      "I'd rather keep to the matter, if you don't mind.",
      "That's my own business, mostly.",
      "Let's leave that out for now.",
    ],
  },
  'evade-yes-no-own': {
    any: [
      "I'd have to look.",
      "Somewhere. I'd have to dig it out.",
      "Probably. I'd have to find it.",
      'Not with me.',
      'I should have. Let me look later.',
      "I'd have to see what I have.",
    ],
  },
  'evade-yes-no-past': {
    any: [
      'No.',
      "No, I don't think so.",
      'Not that I remember, no.',
      'No, not really.',
      'No, not so far.',
      'Not that I know of.',
    ],
  },
  'evade-yes-no-have': {
    any: [
      'No, not yet.',
      'Not yet, no.',
      "No, I haven't.",
      'No, not so far.',
      'Not really, no.',
      'No. Should I have?',
    ],
  },
  'evade-yes-no-do': {
    any: [
      'No, not really.',
      'Not really, no.',
      'No.',
      'Not as such, no.',
      "No, I wouldn't say so.",
      'No, not at the moment.',
    ],
  },
  'evade-yes-no-would': {
    any: [
      'Maybe.',
      'Perhaps, yes.',
      'I might, yes.',
      'If it helps, yes.',
      'I could, yes.',
      'Possibly, yes.',
    ],
  },
  // Of who asks: mild, and either way no more than can be meant.
  'you-no': {
    any: [
      'Not really, no.',
      'No, not really.',
      "I wouldn't say so.",
      "No, it's all right.",
      'No, no.',
      "No, I don't think so.",
    ],
  },
  'you-a-bit': {
    any: [
      'A bit, maybe.',
      'A little, yes.',
      'Perhaps a little.',
      'To be honest, a bit.',
      'A bit, if you ask me.',
      'Maybe a little, yes.',
    ],
  },
  'you-yes': {
    any: [
      'I think so, yes.',
      'By and large, yes.',
      "Yes. I'd say so.",
      'Yes, I think so.',
      'Yes, so far.',
      'So far, yes.',
    ],
  },
  'you-not-quite': {
    any: [
      'Not quite yet.',
      "I'm not sure yet, to be honest.",
      'Not entirely.',
      "Not yet, I'm afraid.",
      'Partly, I would say.',
      "Let's see. Not quite yet.",
    ],
  },
  'you-good': {
    any: [
      "So far I've a good impression.",
      "It's going all right, I think.",
      'Good, so far.',
      'No complaints so far.',
      "It's been all right so far.",
      'Fine, so far.',
    ],
  },
  'you-open': {
    any: [
      "I'm not quite sure yet, to be honest.",
      "I'd like to know you a bit better before I say.",
      "It's a bit early to say.",
      "I couldn't say yet.",
      "I haven't made up my mind about that.",
      "I'd have to think how to say that.",
    ],
  },
  'ask-back': {
    any: [
      'What do you think yourself?',
      'What would you say?',
      "I'd rather hear what you think first.",
      'Tell me how you see it.',
      "Let me ask you. What's your idea?",
      'And you? What do you think?',
    ],
  },
  'what-about-it': {
    any: [
      'What would you like to know about it?',
      'Where do you want me to start?',
      'What do you want to know, exactly?',
      'Which part of it interests you?',
      "Is there something in particular you'd like to know?",
      'What about it would you like to know?',
    ],
  },
  'come-back': {
    any: [
      'Can I come back to that?',
      'Can we come back to that in a minute?',
      "That one I'll have to think about.",
      'Let me come back to that.',
      "Let's leave that one for a moment.",
      'Could you ask me that again later?',
    ],
  },
  'why-you-ask': {
    any: [
      'Why do you ask?',
      'What makes you ask?',
      'Can I ask why you want to know?',
      'Does that matter here?',
      'Why do you want to know?',
      'Is that important?',
    ],
  },
  'evade-own-what': {
    any: [
      'This and that.',
      'All sorts.',
      'Nothing special.',
      'A bit of everything.',
      'Nothing worth telling.',
      'Whatever there is to do.',
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
  'evade-there-is': {
    any: [
      "No, I think that's all.",
      'Nothing that comes to mind.',
      'No, nothing special.',
      'Not that I can think of.',
      "No, I can't think of anything.",
      'Nothing else, no.',
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
