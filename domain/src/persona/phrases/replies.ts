import type { Phrases } from './phrases.ts'

/** To small talk, to what is offered or asked for by the way, and to "does that work for you". */
export const REPLIES: Phrases = {
  'small-journey': {
    any: [
      'Yes, thanks. It was fine.',
      'Yes, no trouble at all.',
      'It was all right, thanks.',
      'Fine, thanks. Quicker than I thought.',
      'Yes, thank you. Easy enough.',
      'No problem, thanks.',
    ],
  },
  'small-journey-how': {
    any: [
      'Fine, thanks.',
      'It was all right, thanks.',
      'Fine, thanks. Quicker than I thought.',
      'Easy enough, thank you.',
      'No trouble, thanks.',
      'Not too bad, thanks.',
    ],
  },
  'small-weather': {
    any: [
      'It could be worse.',
      'It is what it is, this time of year.',
      "I've hardly been out, to be honest.",
      "As long as it doesn't get any worse.",
      'Typical, really.',
      "I'd take a bit more sun.",
    ],
  },
  'small-weekend': {
    any: [
      'Quiet, thanks. Too short, as always.',
      'Fine, thanks. Nothing special.',
      'Too short, as ever.',
      'Quiet. Just as I like it.',
      'Not bad, thanks.',
      'Good, thanks. I got some rest.',
    ],
  },
  'small-drink': {
    any: [
      "No, thanks, I'm fine.",
      "I'm fine, thank you.",
      'No, thanks, I have just had one.',
      'Not now, thanks.',
      "That's kind, but no, thanks.",
      'Maybe later, thanks.',
    ],
    warm: ['Oh, yes, please. Thank you.'],
  },
  'small-seat': {
    any: [
      'Thank you.',
      'Thanks.',
      'Yes, thank you.',
      'Thanks, here is fine.',
      "I'm fine here, thanks.",
      'All right, thanks.',
    ],
  },
  'small-taste': {
    any: [
      "Nothing special. I'm easy to please.",
      "I don't get round to it much.",
      "There's not much time for that.",
      "A bit, when there's time.",
      'Now and then, like everybody.',
      "Ha. That's a subject for another day.",
    ],
  },
  'offer-to-tell': {
    any: [
      'Please do.',
      'Yes, go ahead.',
      "Sure, I'm listening.",
      'Yes, please.',
      'Go on, then.',
      'All right, tell me.',
    ],
    cool: ['If you must.'],
  },
  'offer-to-try': {
    any: [
      'All right, why not?',
      'Okay. Let me see.',
      'Sure, let me have a go.',
      "If it doesn't take long, yes.",
      'Fine, show me.',
      'Yes, all right.',
    ],
  },
  'offer-of-something': {
    any: [
      'Yes, please.',
      'Yes, that would be good.',
      'All right, yes.',
      'Yes, you can do that.',
      'Sure, do that.',
      "Fine. That's no harm.",
    ],
    cool: ["You can. I don't promise anything."],
  },
  'request-granted': {
    any: [
      'Yes, I can do that.',
      'All right, I will.',
      'Sure, no problem.',
      "Yes. I'll see to it.",
      'Okay, I can do that.',
      'Yes, that should be possible.',
    ],
  },
  'request-not-yet': {
    any: [
      "Let's see first.",
      "I'd want to know more before I do that.",
      'Maybe later. Let me hear you out first.',
      'One thing after the other.',
      "We'll see about that.",
      "Not so fast. Let's talk first.",
    ],
  },
  'makes-sense': {
    any: [
      'Yes, it does.',
      'It does, yes.',
      'Yes, I think it does.',
      'Mostly, yes.',
      'Yes. So far, yes.',
      'I think so, yes.',
    ],
    formal: ['It does, thank you.'],
    casual: ['Yeah, makes sense.'],
  },
  'one-more-thing': {
    any: [
      'One thing:',
      'There is one thing:',
      'Just one more:',
      'Since you ask:',
      "Yes, there's this:",
      'Well, one thing:',
    ],
  },
  'no-questions': {
    any: [
      'Not at the moment.',
      "No, I don't think so. Go ahead.",
      'Not yet. They will come.',
      "I'll ask when something comes up.",
      'Not right now, thanks.',
      'None that I can think of just now.',
    ],
  },
  accept: {
    any: [
      'Yes, I could live with that.',
      'Yes, that works for me.',
      'All right, yes.',
      "Yes. That's fair.",
      'That would be all right with me.',
      'Yes, I think that could work.',
    ],
    formal: ["Yes, that's acceptable to me."],
    casual: ["Yeah, that's fine."],
    cool: ['If it really happens, yes.'],
  },
  permit: {
    any: [
      "That's fine with me.",
      'Go ahead.',
      "Sure, that's fine.",
      'Yes, no problem.',
      "That's all right.",
      'Fine, go ahead.',
    ],
    cool: ['If you need to.'],
  },
  'day-suits': {
    any: [
      'Yes, that suits me.',
      'Yes, I can do that.',
      'That works for me.',
      "All right. I'll keep it free.",
      'Yes, that should be fine.',
      'Fine, I can make that.',
    ],
    casual: ['Yeah, that works.'],
  },
  'accept-doubtful': {
    any: [
      "I'm not sure about that yet.",
      "It's a start. I'm not there yet.",
      'Not quite yet.',
      "I'd have to think about it before I say yes.",
      'Maybe. I would want to be sure first.',
      "I hear you, but I can't say yes to that yet.",
    ],
  },
  'sounds-good': {
    any: [
      'That sounds all right.',
      'Not bad, I must say.',
      "That's something, yes.",
      'I could see that working.',
      'That sounds sensible.',
      'I like the sound of that.',
    ],
    cool: ["Sounds all right. I'll believe it when I see it."],
  },
  'sounds-doubtful': {
    any: [
      'It sounds fine. I have heard a lot that sounded fine.',
      "I'm not sure what to make of it yet.",
      'It sounds good on paper.',
      'Hm. Let me think about that.',
      "I'd want to see it first.",
      "I don't know yet. I'd have to hear more.",
    ],
  },
  'half-agreed': {
    any: [
      'Up to a point.',
      'Partly, perhaps.',
      "There's something in it.",
      "I see what you mean. I wouldn't go all the way.",
      "I can't say you're wrong.",
      'In principle, maybe.',
    ],
  },
  'on-a-scale': {
    any: [
      'Four, maybe. On a good day five.',
      "A three, I'd say.",
      'Somewhere around four.',
      'Five. No, four.',
      'Hm. A four, at most.',
      "If I'm honest? Three.",
    ],
  },
  'up-the-scale': {
    any: [
      'If it went well once, I think.',
      'A small success would do it.',
      "If I didn't have to do it alone.",
      'If somebody came along the first time.',
      'If I knew that nobody would judge me.',
      'A bit more sleep, and less to think about.',
    ],
  },
  'why-that-much': {
    any: [
      'Because something in me still wants it.',
      "Because I've managed it before.",
      "I haven't given up altogether, I suppose.",
      "There's a part of me that believes in it.",
      'Because it matters to me, I think.',
      'It used to be less.',
    ],
  },
}
