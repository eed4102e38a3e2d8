import type { Phrases } from './phrases.ts'

/** What was said back to it, and what was offered as comfort. */
export const TAKING_IN: Phrases = {
  heard: {
    any: [
      'Yes.',
      'Right.',
      "That's it.",
      'More or less, yes.',
      'Exactly.',
      "Yes, that's about it.",
      'Pretty much.',
    ],
    casual: ['Yeah, basically.', 'Yep.'],
    formal: ['Quite so.', 'Just that.'],
    cool: ["That's what I said."],
  },
  understood: {
    any: [
      "Yes. That's how it feels.",
      "That's it, exactly.",
      "Yes… I hadn't put it like that, but yes.",
      "You've got it.",
      "Yes, and nobody's said that yet.",
      "Mm. That's closer than I like.",
      "Yes. That's the bit that gets me.",
    ],
    casual: ['Yeah. Exactly that.'],
    warm: ["You've put that better than I could."],
  },
  'summary-right': {
    any: [
      "That's it, yes.",
      'Yes, that sums it up.',
      "You've been listening. Yes.",
      "That's fair.",
      "Yes, that's the picture.",
      "I couldn't have put it shorter.",
      'Yes. Nothing to add there.',
    ],
    casual: ["Yeah, that's it in a nutshell."],
  },
  'not-quite': {
    any: [
      'Not quite.',
      "No, that's not what I said.",
      'Almost.',
      "Careful, that's not it.",
      'No, let me put that right.',
      'Close, but no.',
      "Hang on, that's not right.",
    ],
    formal: ['If I may correct that:'],
  },
  'sympathy-taken': {
    any: [
      'Thank you.',
      'Thanks. It helps to say it.',
      'I appreciate that.',
      'Well… thank you.',
      "That's kind.",
      'It is what it is. But thanks.',
    ],
    cool: ['Yes, well.', "It's not your fault."],
    casual: ["Cheers. It's been a lot."],
  },
  'apology-taken': {
    any: [
      "It's all right.",
      "That's okay.",
      "Fine. Let's go on.",
      'No harm done.',
      'Okay. Forget it.',
      "Don't worry about it.",
    ],
    cool: ['All right. Apology taken.'],
  },
  noted: {
    any: ['Right.', 'Okay.', 'I see.', 'Mm-hm.', 'All right.', 'Got that.', '', ''],
    formal: ['I follow.'],
    casual: ['Okay, cool.', 'Yeah, okay.'],
  },
  'noted-turn': {
    any: [
      'Right. And what does that mean for me?',
      'Okay. Go on.',
      "I see. And what's your question?",
      'All right. What would you like to know from me?',
      'Fine. Where does that leave us?',
      'Okay, with you so far.',
      'Right. So what do you need from me?',
      'Hm. Okay. And then?',
    ],
    cool: ["If you say so. What's next?"],
    warm: ['Okay, I can follow that. Tell me more.'],
  },
  'so-what': {
    any: [
      'All right. And what does that have to do with me?',
      "Okay. You haven't asked me anything yet.",
      'I hear you. What do you want from me?',
      'Right. So what is it you want to know?',
      "Okay. I'm not sure where this is going.",
      'Mm-hm. And where do I come in?',
      'Fine. But why are you telling me?',
    ],
    warm: ["Okay. I'm happy to help, I just don't know with what."],
  },
  'praise-taken': {
    any: [
      'Thanks.',
      'Well, thank you.',
      "That's kind of you.",
      "I'll take that.",
      'Oh. Thanks.',
      'You can say that to my boss.',
    ],
    cool: ["Flattery won't get you far. But thanks."],
  },
  welcome: {
    any: ['Sure.', 'No problem.', 'Not at all.', "That's okay.", 'Any time.', "Don't mention it."],
    formal: ["You're welcome."],
    casual: ['No worries.'],
  },
  waiting: {
    any: [
      'And?',
      'Go on.',
      "I'd still like an answer to that.",
      "I'm listening.",
      "That's not much of an answer.",
      'Yes, and?',
      'I did ask you something.',
    ],
  },
  'your-turn': {
    any: [
      'So what else do you want to know?',
      "What's next?",
      'Go on.',
      'Anything else?',
      "I'm all ears.",
      'So?',
      'Was that what you wanted to know?',
      "You've gone quiet.",
    ],
    cool: ['Is there a question coming?'],
    warm: ['Ask me something else.'],
  },
  'go-on': {
    any: ['Go on.', "I'm listening.", 'Yes?', 'And then?', 'Mm-hm.', 'Okay, and?'],
  },
}
