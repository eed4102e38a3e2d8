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
      'Does it matter where?',
      "I'd rather not say where.",
      "It's not so important where, is it?",
      "I'd like to leave that out.",
      "Let's leave that aside.",
      'Why do you ask?',
    ],
  },
  'evade-own': {
    any: [
      "I couldn't give you a good answer to that right now.",
      "I couldn't say, just like that.",
      "I'd rather not go into that just now.",
      "I'm not sure how to answer that.",
      "I'd have to think about that.",
      "I can't say exactly.",
    ],
  },
  'evade-own-either': {
    any: [
      "It's not always the same.",
      'Sometimes one, sometimes the other.',
      "I couldn't say it's only one of them.",
      "I couldn't give you a straight answer to that.",
      "It's hard to say which.",
      'It depends, to be honest.',
    ],
  },
  'evade-own-fact': {
    any: [
      "I'd rather not go into that just now.",
      'Why do you ask?',
      'Is that important here?',
      "I'd rather leave that aside for now.",
      "Let's leave that for another time.",
      'Does that matter here?',
    ],
  },
  'evade-own-past': {
    any: [
      "I don't remember exactly.",
      "I couldn't tell you exactly any more.",
      "It all went quickly. I don't remember exactly.",
      "I couldn't give you the details any more.",
      "I'd have to think back.",
      "I don't remember it well enough to say.",
    ],
  },
  'evade-own-way': {
    any: [
      "It's hard to explain in a few words.",
      "I couldn't explain exactly how.",
      "I'd find that hard to explain.",
      "I'm not sure how to put it.",
      "I couldn't say it in one sentence.",
      "I'd have to think how to explain that.",
    ],
  },
  'evade-own-reason': {
    any: [
      "It's hard to explain.",
      "I couldn't say it in one sentence.",
      'I find that hard to explain.',
      "I couldn't put my finger on it.",
      "I'd rather not go into that just now.",
      "There isn't one simple reason.",
    ],
  },
  'evade-feelings': {
    any: [
      "It's hard to put into words.",
      "I haven't got that sorted out for myself.",
      "That's not so easy to say.",
      "I couldn't say it in one word.",
      'I find that hard to say.',
      "I'm not sure I can put that into words.",
    ],
  },
  'evade-past-feelings': {
    any: [
      "It's hard to put into words.",
      "I'd rather not go back to that just now.",
      "I couldn't say it in a few words.",
      "I'm not sure I can describe it.",
      "I don't know how to put it.",
      'How do you think it was?',
    ],
    warm: ["It was a lot, I won't lie."],
  },
  'evade-opinion': {
    any: [
      "I don't know. What do you think?",
      "I'm not sure yet. How do you see it?",
      "I haven't made up my mind about that.",
      "I'd have to think about it. And you?",
      "I don't know what to think of it yet.",
      "I'm in two minds, to be honest.",
    ],
  },
  'evade-opinion-yes-no': {
    any: [
      "I don't know. Maybe.",
      'Could be. What do you think?',
      "I'm not sure. Do you think so?",
      "I couldn't say, honestly.",
      'Possibly. I really am not sure.',
      "I'm in two minds about that.",
    ],
  },
  'evade-hypothetical': {
    any: [
      "I don't know. What would you suggest?",
      "I'd have to think about that. What do you think?",
      "I'm not sure. What's your idea?",
      "I don't know, to be honest. How do you see it?",
      "I haven't thought that through yet.",
      "I couldn't say off the cuff.",
    ],
  },
  'evade-looking-back': {
    any: [
      "I don't know. What would you have done?",
      "It's hard to say, looking back.",
      "I'm not sure. What do you think?",
      "I'd have to think about that. How do you see it?",
      "Afterwards it's easy to say. I really don't know.",
      "I don't know. Something else, maybe.",
    ],
  },
  'evade-preference': {
    any: [
      'Hard to choose.',
      "I'd have to think about which.",
      "I couldn't choose just like that.",
      "I haven't decided.",
      "I can't decide that just now.",
      "I'm not sure which I'd pick.",
    ],
  },
  'evade-plan': {
    any: [
      "I don't know yet.",
      "I haven't decided yet.",
      "I don't know yet. What would you suggest?",
      "I'm still thinking about that.",
      "I haven't got that far yet.",
      "I'm not sure. What would you do?",
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
      'What I said. That would be enough for me.',
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
      'The usual, really.',
      "Nothing that's worth telling.",
      'You do what has to be done.',
      'What everybody does, I suppose.',
    ],
  },
  'evade-imagined': {
    any: [
      "I'd have to think about that.",
      "Hm. I hadn't thought of that.",
      'That would depend on a few things.',
      "I couldn't say before I've tried it.",
      'Maybe. I would want to sleep on it.',
      "I can't quite picture it yet.",
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
      "I'd rather not go into that just now.",
      "I don't talk about that so easily.",
      "I'd rather keep to the matter, if you don't mind.",
      "I'd like to keep that to myself for now.",
      "I'd like to leave my private life out of it.",
      "That's a bit personal, for now.",
    ],
  },
  'evade-yes-no-own': {
    any: [
      "I'd have to look.",
      "I'm not sure. I'd have to look.",
      "I'd have to check.",
      "I don't know offhand. I can look.",
      "I couldn't say without looking.",
      "I'd have to see what I have.",
    ],
  },
  'evade-yes-no-past': {
    any: [
      "I don't remember exactly.",
      "I couldn't say for sure any more.",
      "I'd have to think back.",
      "I'm not sure any more.",
      "I don't want to say anything wrong there.",
      "I can't remember for certain.",
    ],
  },
  'evade-yes-no-have': {
    any: [
      "I'm not sure, to be honest.",
      "I'd have to think about that.",
      "I couldn't say for certain.",
      "I'd rather not go into that just now.",
      'Not so that I could tell you much about it.',
      "It's not so easy to say.",
    ],
  },
  'evade-yes-no-do': {
    any: [
      'Why do you ask?',
      "I'd have to think about that.",
      "I'm not sure what to say to that.",
      "It's not so easy to say.",
      "I couldn't give you a straight answer to that.",
      "I'd rather not say just now.",
    ],
  },
  'evade-yes-no-would': {
    any: [
      "I'd have to think about it.",
      'Perhaps. Let me think about it.',
      "Maybe. I don't know yet.",
      "I might. I can't say yet.",
      "I'd want to think about it first.",
      "I'm not sure yet.",
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
  'come-back': {
    any: [
      "I'd need some time for that. Can we come back to it?",
      'Can we come back to that later?',
      "Ask me again later, would you? My head's a bit full.",
      "I'm not much help there, I know. Can we come back to it?",
      "Let me think about that one. I'll tell you when it comes to me.",
      "Sorry. There's a lot I can't tell you today, I know.",
    ],
  },
  'why-you-ask': {
    any: [
      'Why do you ask?',
      'What makes you ask?',
      'Can I ask why that matters?',
      'What would you do with the answer?',
      'Why is that important?',
      "What's behind the question?",
    ],
  },
}
