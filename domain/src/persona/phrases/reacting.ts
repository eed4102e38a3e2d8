import type { Phrases } from './phrases.ts'

/** The second part of what is done by saying something: thanks are taken, news is noted, worry is eased. */
export const REACTING: Phrases = {
  'news-taken': {
    any: [
      'Okay. Good to know.',
      "Right. I didn't know that.",
      'I see. Thanks for telling me.',
      'Ah, okay.',
      'All right, noted.',
      "Okay, I'll keep that in mind.",
      'Right, I see.',
      'Mm-hm. Okay.',
      'I see.',
      'Okay.',
      'Right, thanks for saying.',
      'Okay, understood.',
    ],
    warm: ['Oh, okay. Thank you for explaining.'],
    casual: ['Ah, right.', 'Okay, cool.'],
    formal: ['Very well. Noted.'],
  },
  'news-wanted': {
    any: [
      "Okay. That's good to know.",
      "Good. That's what I wanted to know.",
      "Right. That's useful.",
      'Okay, that matters to me.',
      "That's something.",
      'Ah. That does make a difference.',
      "Okay, that's worth knowing.",
      'Good. That sounds better.',
    ],
    casual: ['Oh, nice. Okay.'],
    cool: ["All right. That's something, at least."],
  },
  'bad-news-taken': {
    any: [
      "Oh. That's a pity.",
      "That's not what I was hoping for.",
      "Okay… I'd hoped for something else.",
      "Right. That's disappointing.",
      "Well, that's not what I wanted to hear.",
      "Hm. That's a blow.",
    ],
    warm: ["Oh no. Well, it's not your fault."],
    cool: ['Great. Just what I needed.'],
  },
  'promise-taken': {
    any: [
      "Thank you. I'm counting on it.",
      "Good. I'd appreciate that.",
      'Okay, thanks. That would be good.',
      'All right. Thank you.',
      'Good. Thanks for doing that.',
      "That's good of you, thanks.",
      'Okay, I take you at your word.',
      'Right. Thanks.',
    ],
    casual: ['Cool, thanks.'],
    cool: ["All right. I'll hold you to that."],
  },
  'offer-welcome': {
    any: [
      'That would help.',
      'Yes, that would help.',
      'That sounds good.',
      "I'd like that.",
      'That could work for me.',
      "Yes, that's the kind of thing I need.",
      'That would make things easier.',
      "I'd be glad of that.",
    ],
    casual: ["Yeah, that'd be great."],
    cool: ['That would be something.'],
  },
  'still-agreed': {
    any: [
      'Yes, that still stands.',
      "Good. That's what we said.",
      'Yes, fine by me.',
      'Right, as agreed.',
      'Yes. Good.',
      "All right, that's fine.",
      'Okay, that suits me.',
    ],
    warm: ["Yes, lovely. I'm glad."],
  },
  reassured: {
    any: [
      "Okay. That's good to hear.",
      "That's a relief.",
      'Good. I was worried about that.',
      'All right. That helps.',
      'Okay. Thank you for saying that.',
      'I needed to hear that.',
      'Good. I feel a bit better.',
    ],
    casual: ['Phew. Okay.'],
    cool: ['All right. Good to hear.'],
  },
  'reassurance-doubted': {
    any: [
      "I'd like to believe that.",
      'I hope so.',
      "I hope you're right.",
      "Well, we'll see.",
      'Okay. I hope it stays that way.',
      "It doesn't feel like that yet.",
    ],
    cool: ["I'll believe it when I see it."],
  },
  'admission-taken': {
    any: [
      'Thank you for saying that.',
      'Good. I appreciate that.',
      'Okay. That means something.',
      "That's fair of you.",
      'All right. Thank you.',
      "I'm glad you see it like that.",
      "Okay. It's good that you say so.",
    ],
    cool: ['Well. Thanks for admitting it.'],
  },
  'openness-taken': {
    any: [
      "Well… it's out now.",
      "It wasn't easy to say.",
      'I thought you had better know.',
      "It's better said.",
      "That's all right. It had to come out.",
      'Thanks for listening.',
    ],
  },
  'no-hurry-taken': {
    any: ['Thanks.', 'Thank you.', "Okay. That's kind.", 'All right, thanks.', 'Okay, thank you.', "That's good of you."],
  },
  'subject-taken': {
    any: [
      'Okay. What about it?',
      "All right, I'm listening.",
      'Sure. Tell me.',
      'Right. Go on.',
      "Okay. What's on your mind?",
      "Okay, let's hear it.",
      'All right. Go ahead.',
    ],
    cool: ["Fine. Let's talk about it."],
  },
  'why-i-ask-taken': {
    any: ['Ah, okay.', 'I see.', 'Fair enough.', 'That makes sense.', "No, that's all right.", 'Okay, I understand.'],
  },
  'wish-taken': {
    any: ['Thank you.', "Thanks, that's kind.", 'Oh, thank you.', "That's kind of you.", 'Thanks, I appreciate that.', 'Thank you, that means a lot.'],
    casual: ['Cheers, thanks.'],
  },
  'nerves-taken': {
    any: ["That's all right. Take your time.", 'No need to be.', "Don't worry, so am I.", "That's fine. There's no hurry.", "It's all right, really.", "We've all been there."],
  },
  'own-taken': {
    any: ['Oh, really?', 'Ah. I see.', "I didn't know that.", 'Oh. I see.', "Oh. I didn't know.", 'Oh, okay.'],
    warm: ["Oh. That's good to know."],
  },
  'small-talk-taken': {
    any: ['Ha, true.', 'Well, yes.', "That's nice.", 'Ha. I know what you mean.', 'Yes, well. You know how it is.', 'Ha, fair enough.'],
    cool: ['Mm. Yes.'],
  },
  'remark-taken': {
    any: ["That's true.", "Yes, that's so.", "You're not wrong.", 'True.', "Yes, there's that.", 'Right, yes.', "Yes, that's about how it is."],
    casual: ["Yeah, that's true."],
    formal: ['Quite.'],
  },
  'observation-taken': {
    any: ['Okay. I hear you.', "I didn't realise that.", 'Right. I see.', "Okay. I hadn't seen it like that.", "I know. I'm not proud of it.", "All right. I'll think about that."],
    cool: ['Okay. Noted.'],
  },
  'it-is': {
    any: ['It is.', 'Yes, it is.', 'It is. Thank you.', 'Yes. It is, at times.', 'It is, rather.', 'Mm. It is.'],
  },
  'it-was': {
    any: ['It was.', 'Yes, it was.', 'It was. Thank you.', "It was, yes. I won't pretend.", 'Yes. It was, rather.', 'Mm. It was.'],
  },
  'something-else': {
    any: ["There's something else, actually.", "There's another thing, too.", "And there's one more thing.", "There's something I haven't said yet.", "And it's not only that.", "That's not all of it."],
  },
  'script-heard': {
    any: ['Do you?', 'That sounds a bit rehearsed.', 'Well. People say that.', 'Okay. If you say so.', 'I hope so.', "That's what everybody says."],
  },
}
