import type { Phrases } from './phrases.ts'

/** What was said back to it, and what was offered as comfort. */
export const TAKING_IN: Phrases = {
  heard: {
    any: ['Yes.', 'Right.', "That's it.", 'More or less, yes.', "Yes, that's about it.", 'Pretty much.', "Yes, that's so."],
    casual: ['Yeah, basically.', 'Yep.'],
    formal: ['Quite so.', 'Just that.'],
  },
  understood: {
    any: ['Yes.', "That's it, exactly.", "Yes, that's about right.", "You've got it.", 'Mm. Yes.', "Yes. That's how it is.", "That's it, yes.", 'Yes, you could put it like that.'],
    casual: ['Yeah. Exactly that.'],
    warm: ["That's it. You do listen."],
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
      "That's not quite how it is.",
      'No, let me put that right.',
      'Close, but no.',
      "Hang on, that's not right.",
    ],
    formal: ['If I may correct that:'],
  },
  accused: {
    any: [
      "I don't see it that way.",
      'Says who?',
      'When was that? Give me one time.',
      "That's a lot to say in one sentence.",
      "I'm not like that. Tell me what I did.",
      'And what did I do, exactly?',
    ],
    warm: ["Ouch. I didn't think I was."],
    cool: ["That's your opinion."],
    formal: ["I'd want an example before I accept that."],
  },
  'sympathy-taken': {
    any: ['Thank you.', 'Thanks. It helps to say it.', 'I appreciate that.', 'Well… thank you.', "That's kind.", 'Thanks for saying that.', "That's kind of you."],
    cool: ['Yes, well. Thanks.'],
    casual: ["Cheers. It's been a lot."],
  },
  'apology-taken': {
    any: ["It's all right.", "That's okay.", "It's fine.", 'No harm done.', "Thank you. It's all right.", "Don't worry about it.", 'Okay. Thanks for saying so.'],
    cool: ['All right. Apology taken.'],
  },
  noted: {
    any: ['Right.', 'Okay.', 'I see.', 'Mm-hm.', 'All right.', 'Got that.', '', ''],
    formal: ['I follow.'],
    casual: ['Okay, cool.', 'Yeah, okay.'],
  },
  'noted-turn': {
    any: ['Okay.', 'Right.', 'I see.', 'Mm-hm.', 'All right.', 'Okay, with you so far.', 'Right, I follow.', 'Okay, I see what you mean.', 'Hm. Okay.'],
    cool: ['Fine.'],
    warm: ['Okay, I can follow that.'],
  },
  'so-what': {
    any: ['Okay. And what can I do for you?', 'Right. What did you want to know?', 'Okay. Go on.', 'All right. And how can I help?', 'Okay. Tell me a bit more.', 'I see. And where do I come in?'],
    warm: ["Okay. I'm happy to help, tell me how."],
  },
  'praise-taken': {
    any: ['Thanks.', 'Well, thank you.', "That's kind of you.", "I'll take that.", 'Oh. Thanks.', "Thank you. That's nice to hear.", 'Thanks, I appreciate that.'],
    warm: ['Oh, thank you. That does me good.'],
    cool: ['Well. Thanks.'],
  },
  welcome: {
    any: ['Sure.', 'No problem.', 'Not at all.', "That's okay.", 'Any time.', "Don't mention it."],
    formal: ["You're welcome."],
    casual: ['No worries.'],
  },
  waiting: {
    any: ['And?', 'Go on.', "I'd still like to know.", "I'm listening.", 'Sorry, what do you say to that?', 'Yes, and?'],
  },
  'your-turn': {
    any: ['Go on.', "What's next?", 'Anything else?', "I'm all ears.", 'So?', 'What else would you like to know?', 'Okay. What now?', 'So, what else?'],
    cool: ['Is there a question coming?'],
    warm: ['Ask me something else.'],
  },
  'go-on': {
    any: ['Go on.', "I'm listening.", 'Yes?', 'And then?', 'Mm-hm.', 'Okay, and?'],
  },
}
