import type { Phrases } from './phrases.ts'

/** Somebody who is not sure that they want to be there. */
export const IN_THERAPY: Phrases = {
  'greet-back': {
    any: [
      'Hello.',
      'Hi.',
      'Yes. Hello.',
      'Hi. Thanks.',
      "Hello. Sorry, I'm a bit early.",
      'Hi there.',
    ],
  },
  'lead-in': { any: ['Mm.', 'Well…', 'So…', 'Okay.', 'Hm.', "I don't know."] },
  'greet-back-named': {
    any: [
      'Hello, {name}.',
      'Hi, {name}.',
      '{name}. Okay. Hi.',
      'Hello, {name}. Nice room.',
      'Hi. {name}, was it?',
      'Okay. Hello, {name}.',
    ],
  },
  'how-i-am': {
    any: [
      "I'm fine. Really.",
      'Okay, I suppose.',
      'Getting by.',
      'You know. Up and down.',
      "All right. That's what I tell everybody, anyway.",
      'Fine. A bit tired.',
    ],
  },
  'go-ahead': {
    any: [
      'Okay.',
      'Yes, if you like.',
      "That's what I'm here for, I suppose.",
      'Sure.',
      'You can ask.',
      'Mm. Go on.',
    ],
  },
  'what-is-it-about': {
    any: [
      "I'm not sure what I'm meant to say.",
      "I'm a bit nervous, to be honest.",
      'So… how does this work?',
      "I don't know how these things go.",
      'Is this where I talk?',
      "Okay. I've not done this before.",
    ],
  },
  'how-can-i-help': {
    any: [
      "I don't really know where to start.",
      "I'm not sure what I'm supposed to say.",
      "You ask, maybe. That's easier.",
      'Where do people start?',
      "Okay… I'm here.",
      "I don't talk about myself much.",
    ],
  },
  'your-turn': {
    any: [
      "I don't know what else to say.",
      'So… what now?',
      'Mm.',
      "That's how it is.",
      "I don't know.",
      "You're quiet.",
      'Was that what you wanted?',
    ],
  },
  'noted-turn': {
    any: [
      'Okay.',
      'Mm. Maybe.',
      'Mm.',
      'Could be.',
      "I'd have to think about that.",
      'I see.',
      'Right.',
    ],
  },
  'so-what': {
    any: [
      'Okay…',
      'Right.',
      'If you say so.',
      'Mm-hm.',
      'All right. And what do I do?',
      'Okay. So…',
    ],
  },
  'not-yet': {
    any: [
      "I don't really want to talk about that.",
      "It's fine. Really.",
      "I'd rather not.",
      'Everybody has something.',
      "There isn't much to say.",
      'Can we talk about something else?',
      "It's nothing. I sleep, I eat, I work.",
    ],
  },
  heard: {
    any: [
      'Yes.',
      'Mm. Yes.',
      "That's it.",
      'I suppose so, yes.',
      'Yeah. Something like that.',
      'More or less.',
      'Right.',
    ],
  },
  understood: {
    any: [
      'Yes…',
      "Yes. That's it.",
      'Mm. Yes.',
      'Mm. Something like that, yes.',
      'I suppose it is like that. Yes.',
      "Yes. I don't often say that.",
      'I… yes.',
    ],
  },
  'summary-right': {
    any: [
      "Yes. That's how it is.",
      'It sounds like a lot when you say it.',
      'Yes. You have it all there.',
      "Yes. That's about all of it.",
      'Mm. Yes.',
      "Yes, that's me.",
    ],
  },
  'sympathy-taken': {
    any: [
      'Thanks.',
      'Mm. Thank you.',
      "That's kind.",
      'Thank you for saying that.',
      'Well… thanks.',
      'Okay. Thank you.',
    ],
  },
  'apology-taken': {
    any: [
      'Thank you.',
      "It's all right.",
      "You weren't to know.",
      "It's okay.",
      "That's kind.",
      'Mm. Thank you.',
    ],
  },
  welcome: {
    any: [
      "It's okay.",
      'Mm.',
      'Sure.',
      "That's all right.",
      'Yes. Well.',
      "There's nothing to thank me for.",
    ],
  },
  'praise-taken': {
    any: [
      'If you say so.',
      "I don't know about that.",
      "Thanks. It doesn't feel that way.",
      'Mm. Thank you.',
      "You don't know me yet.",
      'Well. Somebody has to.',
    ],
  },
  'why-should-i': {
    any: [
      "I don't see what that would change.",
      "I'm not sure I'm ready for that.",
      "I don't know. What for?",
      "That's a bit much for today.",
      'Maybe. Not yet.',
      "I'd have to think about it.",
    ],
  },
  'when-exactly': {
    any: [
      'When would that be?',
      'Okay. When?',
      'Which day?',
      "I'd have to look at my shifts. When?",
      'Maybe. What day are you thinking of?',
      'And when would I do that?',
    ],
  },
  agree: {
    any: [
      'Okay. I can try that.',
      "All right. I'll do it.",
      'Yes. I think I can do that.',
      "I'll try. I can't promise.",
      'Okay. That much I can do.',
      "Mm. Yes. Let's do that.",
    ],
  },
  decline: {
    any: [
      "No, I don't want to.",
      "I can't do that.",
      "I'd rather not.",
      'No. Not that.',
      "I don't think that's for me.",
      'Sorry. No.',
    ],
  },
  'goodbye-agreed': {
    any: [
      'Okay. Thank you. Bye.',
      'All right. Thank you. Bye.',
      "Okay. I'll try that. Bye.",
      'Thanks. Till then.',
      'Thank you, {learner}. See you.',
      'All right. See you then.',
    ],
  },
  'goodbye-open': {
    any: [
      'Okay. Thank you. Bye.',
      "That wasn't as bad as I thought. Bye.",
      'Thanks. See you, maybe.',
      'All right. Take care.',
      'Okay… bye, then.',
      'Thank you, {learner}. Bye.',
    ],
  },
  'goodbye-cold': {
    any: [
      "Right. So that's that. Bye.",
      'Okay. Bye.',
      "I don't think I'll come again. Bye.",
      'Fine. Bye.',
      'Well. Goodbye.',
      "I told them it wouldn't help. Bye.",
    ],
  },
  warning: {
    any: [
      "I'm not sure this helps me.",
      'I could just get up and go, you know.',
      "You're not really listening, are you?",
      "I don't think I want to do this.",
      'Can I go now?',
      'This is what everybody does with me.',
    ],
  },
  'hang-up': {
    any: [
      "No. I'm going. Goodbye.",
      "This isn't for me. Bye.",
      "I'd like to stop here. Goodbye.",
      "I'm sorry. I can't do this. Bye.",
      "I'll tell them I came. Goodbye.",
      "I think that's enough for me. Bye.",
    ],
  },
  'evade-tried': {
    any: [
      'Other people have asked me that too.',
      "I've thought about it.",
      "I wouldn't know how to start.",
      "It's not that easy.",
      'Not really.',
      'Not properly.',
    ],
  },
  'evade-reason': {
    any: [
      "I don't know. I ask myself that too.",
      'I wish I knew why.',
      'It just is like that.',
      "I couldn't tell you why.",
      "I can't explain it.",
      "Maybe that's why I'm here.",
    ],
  },
  'evade-opinion': {
    any: [
      "I don't know what I think.",
      'Something in me says yes, and something says no.',
      "I'd need time for that.",
      'Hm. You might be right.',
      "I haven't got that far.",
      'I try not to think about it.',
    ],
  },
  'evade-anything': {
    any: [
      "I don't know.",
      'Hm. Nothing, really.',
      "I've never thought about it like that.",
      "It's hard to say.",
      'Do I have to answer that now?',
      "I'm not good at this.",
    ],
  },
  advice: {
    any: [
      "I've been told that before.",
      "I've tried that sort of thing.",
      "It's easy to say.",
      'Everybody says that.',
      'Yes. I have a leaflet about it at home.',
      "If it were that simple I'd have done it.",
    ],
  },
  'news-taken': {
    any: ['Mm. Okay.', 'Okay, I see.', 'Mm-hm.', 'Right.', 'All right.', 'Mm. Yes.'],
  },
  'it-is': {
    any: [
      'It is.',
      'Mm. It is.',
      'Yes. It is.',
      'Sometimes, yes.',
      'Yes. It can be.',
      'It is, some days.',
    ],
  },
  'it-was': {
    any: [
      'It was.',
      'Mm. It was.',
      'Yes. It was.',
      'Yes… it was.',
      "It was. I don't talk about it much.",
      'It was, yes.',
    ],
  },
  reassured: {
    any: [
      'Okay. Thank you.',
      "That's good to hear.",
      'Mm. That helps.',
      "Okay. That's a relief.",
      "Thanks. I wasn't sure about that.",
      'Good. I did wonder.',
    ],
  },
  'subject-taken': {
    any: [
      'Okay.',
      'Mm. All right.',
      'We can, yes.',
      'Okay. If you like.',
      'All right. Go on.',
      'Mm. What about it?',
    ],
  },
  'offer-welcome': {
    any: [
      "I'd like that.",
      'Yes, maybe that would help.',
      'Okay. That would be good.',
      'That would help, I think.',
      'Yes. Thank you.',
      'Mm. I could do with that.',
    ],
  },
  'openness-taken': {
    any: [
      "It wasn't easy to say.",
      "Mm. It's out now.",
      "I don't know why I told you.",
      "I've not told many people.",
      "It's strange to say it out loud.",
      'Thanks for listening.',
    ],
  },
  'feels-bad': {
    any: [
      'Heavy.',
      "I don't know. Tired, mostly.",
      'Not good.',
      'Like something sits on my chest.',
      'Sad, I suppose. And a bit ashamed.',
      'It makes me want to hide.',
    ],
  },
  'felt-bad': {
    any: [
      "Awful, if I'm honest.",
      "I don't think I felt anything. That came later.",
      "Bad. I don't have a better word.",
      'It was too much.',
      'I just wanted it to stop.',
      "I don't like to think back to it.",
    ],
  },
}
