import type { UseCase } from '../use-cases.ts'

/**
 * What people say around what they have to say, each in several ways. `{name}` and the like are filled in.
 * An empty one says nothing: not every answer starts with a word of its own.
 */
export type Phrases = Record<string, readonly string[]>

const EVERYWHERE: Phrases = {
  // Beginning
  'greet-back': ['Hello.', 'Hi there.', 'Hello, good to talk to you.', 'Hi.'],
  'greet-back-named': ['Hello, {name}.', 'Hi, {name}.', 'Good to meet you, {name}.'],
  'go-ahead': [
    'Sure, go ahead.',
    'Yes, of course.',
    'Fine by me.',
    'By all means.',
    "That's fine. Ask away.",
    'Sure.',
  ],
  'what-is-it-about': [
    'What is it about?',
    'And what can I do for you?',
    'Right. What did you want to talk about?',
    'Okay. What is this about, then?',
  ],
  'how-can-i-help': [
    'So, what did you want to talk about?',
    'What would you like to know?',
    'Where do you want to start?',
    "I'm listening.",
  ],
  'how-i-am': [
    "I'm all right, thanks. Busy.",
    'Not too bad, thank you.',
    "Fine, thanks. It's been a long week.",
    "I'm well, thanks.",
  ],
  'who-i-am': ["I'm {name}.", 'My name is {name}.', '{name}. I told you my name, I think.'],
  'what-i-do': [
    "I'm {role}.",
    'I work as {role}.',
    "Well, I'm {role}. It takes up most of my day.",
  ],
  // Telling
  yes: ['Yes.', 'Yes, it does come to that.', 'Yeah.', 'I do, yes.', "That's right."],
  'not-really': ['Not really.', 'No, not really.', 'Honestly? No.', "I wouldn't say so."],
  'as-i-said': [
    'As I said,',
    'Like I said,',
    'I mentioned that:',
    'Same as before:',
    'Well, as I told you,',
    'I think I said it:',
    'Once more, then:',
    "It's what I said:",
  ],
  'i-mean': [
    'I mean that',
    'What I mean is,',
    'Put it this way:',
    'Well,',
    'Let me put it differently:',
    'In other words,',
  ],
  also: ['Well,', "And there's this:", 'Another thing.', 'Then again,', 'Besides,', ''],
  well: ['Well,', 'You know,', 'To be honest,', 'I suppose I should say it:', ''],
  'no-more': [
    "That's really all there is to it.",
    "I don't know what else to say about it.",
    'There is not much more to tell.',
    "That's about it.",
    "I couldn't tell you more than that.",
  ],
  'told-all': [
    "I think you've heard the worst of it.",
    "That's most of it, really.",
    'Nothing beyond what I told you.',
    "I've told you what there is.",
  ],
  'not-yet': [
    "I'd rather not go into that just yet.",
    "It's had its moments. Let's leave it at that for now.",
    'We manage. Mostly.',
    "That's a bit soon, if you don't mind.",
    'There are things, of course. There always are.',
    "I'm not sure that I want to go into that with somebody I've just met.",
  ],
  again: ['What I said was:', 'Sure.', 'I said:', 'Of course.', 'Once again:', 'No problem.'],
  'it-would': [
    'It would, yes.',
    'Yes, that would help.',
    'That would be something, yes.',
    'I think so.',
  ],
  // Not known
  'evade-number': [
    "I don't have that figure in my head.",
    "I couldn't give you a number.",
    "I'd have to look that up.",
    "Off the top of my head, I don't know.",
  ],
  'evade-time': [
    "I couldn't say when exactly.",
    "I'm not sure of the date.",
    "I'd have to check when that was.",
    "There's no fixed date that I know of.",
  ],
  'evade-person': [
    "That's not a name I could give you.",
    "I'd have to ask around.",
    "I'm not sure who that would be.",
    'Nobody in particular that I could name.',
  ],
  'evade-place': [
    "I don't think that matters here.",
    "Not far. It's not important.",
    "I'd have to look it up.",
  ],
  'evade-reason': [
    "I've never really asked myself that.",
    "I'm not sure there is one reason.",
    'Hard to say. It just turned out that way.',
    "I couldn't tell you why.",
  ],
  'evade-opinion': [
    "I haven't made up my mind about that.",
    "I'd have to think about it.",
    'I could go either way on that.',
    'Ask me again when I know more.',
  ],
  'evade-example': [
    'Nothing comes to mind right now.',
    "I'd have to think of a good one.",
    'Not one that I could tell you on the spot.',
  ],
  'evade-yes-no': [
    'Not that I know of.',
    "I couldn't say for certain.",
    "I don't think so, no.",
    "I'd have to check.",
  ],
  'evade-anything': [
    "I couldn't tell you much about that.",
    "That's not something I know a lot about.",
    "I haven't really looked into that.",
    "I'm not the right one to ask about that, I think.",
  ],
  'evade-again': [
    "I still don't know that, I'm afraid.",
    "You asked me that. I really don't know.",
    "As I said, I couldn't tell you.",
    "I'd have to find out. I can't tell you now.",
  ],
  // Taking in
  heard: [
    'Yes.',
    'Right.',
    "That's it.",
    'More or less, yes.',
    'Exactly.',
    'Yes, that is about it.',
  ],
  understood: [
    'Yes. That is how it feels.',
    "That's it, exactly.",
    'Yes… I had not put it like that, but yes.',
    "You've got it.",
  ],
  'summary-right': [
    "That's it, yes.",
    'Yes, that sums it up well.',
    "You've listened. Yes.",
    'That is a fair summary.',
  ],
  'not-quite': [
    'Not quite.',
    "No, that's not what I said.",
    'Almost, but no.',
    'Careful, that is not it.',
  ],
  'sympathy-taken': [
    'Thank you.',
    'Thanks. It helps to say it.',
    'I appreciate that.',
    'Well… thank you.',
  ],
  'apology-taken': ["It's all right.", "That's okay.", 'Fine. Let us go on.', 'No harm done.'],
  noted: ['Right.', 'Okay.', 'I see.', 'Mm-hm.', '', 'All right.'],
  'noted-turn': [
    'Right. And what does that mean for me?',
    'Okay. Go on.',
    'I see. What else?',
    'All right. What would you like to know from me?',
    'Fine. Where does that leave us?',
  ],
  'so-what': [
    'All right. And what does that have to do with me?',
    "Okay. You haven't asked me anything yet.",
    'I hear you. What do you want from me?',
    'Right. So what is it you want to know?',
  ],
  'praise-taken': ['Thank you. That is kind.', 'Well, thanks.', 'You are kind to say so.'],
  welcome: ["You're welcome.", 'Sure.', 'No problem.', 'Not at all.'],
  waiting: ['And?', 'Go on, please.', "I'd still like an answer to that.", "I'm listening."],
  'your-turn': [
    'So what else do you want to know?',
    "What's next?",
    'Go on.',
    'Anything else?',
    'And what about you?',
    "I'm all ears.",
    'So?',
  ],
  'go-on': ['Go on.', "I'm listening.", 'Yes?', 'And then?'],
  // Doubt
  'too-early': [
    "Hold on. You don't know much about us yet.",
    'Before you offer me anything: do you know what I need?',
    "That's quick. You haven't asked me anything.",
    'You are selling me something and you do not know what I have.',
  ],
  interested: [
    'That could be something.',
    'All right, I am listening.',
    'It sounds possible.',
    'Hm. Maybe.',
  ],
  'before-doubt': [
    'Hm.',
    "I don't know.",
    'To be honest,',
    "I'm not sure.",
    'That is where I hesitate.',
    '',
  ],
  'doubt-settled': [
    'All right, that helps.',
    'Okay. I can see that.',
    'Fair enough.',
    "That's a fair answer.",
  ],
  'doubt-settled-last': [
    'All right. So what would happen next?',
    'Okay, I can live with that. What do you suggest?',
    "Fair enough. What's the next step?",
    'Good. Then what do we do now?',
  ],
  'doubt-stays': [
    "That doesn't really answer it.",
    "You've gone past what I said.",
    'I hear that, but it is still my worry.',
    'That is not what I asked.',
  ],
  // Next step
  'what-next': [
    'All right. What would happen next?',
    'So what do you suggest that we do?',
    'And what would the next step be?',
  ],
  'why-should-i': [
    "I'm not sure what I would get out of that.",
    "Why should I? You haven't told me what's in it for me.",
    "I'd need a better reason first.",
    'Not so fast. What would that do for me?',
  ],
  'when-exactly': [
    'And when would that be?',
    'All right, but when, and with whom?',
    'Could you be a bit more definite? A day would help.',
    'Let us put a date on it, then.',
  ],
  agree: [
    "All right, let's do that.",
    'Yes, that works for me.',
    "Good. I'll be there.",
    'Okay. You have my word.',
  ],
  decline: [
    "No, I don't think so. Not now.",
    'Thanks, but no.',
    "I don't see that happening.",
    'I would rather leave it there.',
  ],
  // Ending
  'goodbye-agreed': [
    'Good. Talk to you then. Goodbye.',
    'All right, until then. Bye.',
    "Thanks. I'll hear from you, then. Goodbye.",
  ],
  'goodbye-open': [
    'All right. Thanks for the talk. Goodbye.',
    'Thank you. Take care.',
    'Okay, bye. It was good to talk.',
  ],
  'goodbye-cold': ['Right. Goodbye.', 'Fine. Bye, then.', 'All right. Goodbye.'],
  warning: [
    "Look, I don't have much time left for this. Please come to the point.",
    "I'll be honest, you are losing me.",
    "I'm close to ending this here. Is there something you need from me?",
  ],
  'hang-up': [
    "I'm sorry, I have to go. This isn't leading anywhere. Goodbye.",
    "That's it for me. Goodbye.",
    "I've given this enough time. Goodbye.",
  ],
  rude: [
    "There's no need for that.",
    "I won't be spoken to like that. Try again.",
    'Mind your tone, please.',
    "Say that once more and I'm gone.",
  ],
  'hang-up-rude': [
    "That's enough. Goodbye.",
    "I don't have to listen to this. Goodbye.",
    'We are done here. Goodbye.',
  ],
  silence: ['Are you still there?', 'Hello?', "I can't hear you. Are you there?"],
  'silence-again': [
    "I still can't hear anything. Are you there?",
    'Hello? Take your time, but say something.',
    'Is the line all right?',
  ],
  'silence-goodbye': [
    "I think we've lost each other. I'll hang up now. Goodbye.",
    'Nobody there, it seems. Goodbye.',
  ],
  // Not a turn in the talk
  foreign: [
    "I'm sorry, I only speak English.",
    "I didn't follow that. Could you say it in English?",
    'My languages are poor. In English, please?',
  ],
  keywords: [
    'That was a list of words. What do you want to know?',
    "I'm not sure what to do with that. Is there a question in it?",
    'You will have to give me a whole sentence.',
    'Words, words. What are you asking me?',
  ],
  'off-topic': [
    "That's a long way from what we were talking about.",
    "I don't see what that has to do with it.",
    "Let's stay with what we came for.",
    'Another time, maybe.',
  ],
  'practice-partner': [
    "I'm a practice partner, an AI, yes. Let's go on as if I weren't.",
    'An AI playing a part, to practise with. Shall we go on?',
    "Yes, I'm an AI to practise with. Back to it, then.",
  ],
  'stay-in-role': [
    "I don't know what you mean. Let's get back to it.",
    'That makes no sense to me. Where were we?',
    "I'm not sure who you think you're talking to. Shall we go on?",
    "I can't do anything with that. What did you want to ask me?",
  ],
  stopped: [
    'Of course, we stop here. That was the end of the practice; you can leave when you like.',
    "All right, I'll step out of the role. The practice is over, and you did well to say so.",
  ],
  distress: [
    "I'm going to step out of the role now. I'm only a practice partner, and what you said matters more than this. Please talk to somebody you trust, or call your local emergency number or a crisis line, right now if you are in danger. The practice stops here.",
  ],
  // Digging
  'dig-more': [
    'Could you say a bit more?',
    'Go on. I need a little more than that.',
    "That's short. Tell me more.",
  ],
  'dig-subject': [
    "That's not quite what I asked.",
    "I'm not sure that answers it.",
    'Let me ask that again, because I did not hear an answer.',
  ],
  'dig-own-part': [
    'And what did you do yourself?',
    'You say we. What was your part in it?',
    'Which bit of that was you?',
  ],
  'dig-example': [
    'For instance? One time that you remember.',
    'Give me an example, one that happened.',
    'When was that? Take me there.',
  ],
  'dig-result': ['And what came of it?', 'How did it end?', 'What was different afterwards?'],
  'any-questions': [
    'I think I have what I need. Do you have a question for me?',
    "That's all from me. What would you like to know?",
    'Anything you want to ask me?',
  ],
  // Advice
  advice: [
    "I've been told that before.",
    "I've tried that sort of thing.",
    "It's easy to say.",
    'Everybody says that.',
  ],
  sustain: [
    "It isn't as bad as people make it.",
    'I manage, really.',
    "I'm not sure it is such a problem.",
  ],
}

const BY_USE_CASE: Partial<Record<UseCase, Phrases>> = {
  'customer-service': {
    'what-is-it-about': [
      'I want this sorted out.',
      'Good. Then maybe you can help me.',
      'Finally, somebody. Listen.',
    ],
    'how-can-i-help': ['I want this sorted out, please.', 'I hope that you can do something.'],
    agree: [
      'All right. Thank you. I am counting on it.',
      'Good. That is what I needed to hear.',
      'Fine. Then I will wait for it.',
    ],
    'too-early': [
      "You don't even know what happened.",
      'Let me tell you what happened first.',
      'Is that from your script? Listen to me first.',
    ],
    'so-what': [
      'And what are you going to do about it?',
      'That does not help me.',
      'So what happens now?',
    ],
    'noted-turn': [
      'And what happens now?',
      'Fine. And what do I do until then?',
      'All right. What are you going to do?',
    ],
    'your-turn': ['So what happens now?', 'And?', 'What are you going to do about it?'],
    'why-should-i': [
      "That doesn't solve it.",
      'And what does that do for me?',
      "That's not what I need.",
    ],
  },
  interviews: {
    'how-can-i-help': ["Good. Let's begin."],
    'go-ahead': ['Please.', 'Of course.', 'Go ahead.'],
    noted: ['Thank you.', 'Okay.', 'Right.', 'I see.', 'Good to know.', ''],
    'so-what': ['I see.', 'All right.'],
    'goodbye-open': [
      "Thank you for coming. We'll be in touch. Goodbye.",
      "Thanks for your time. You'll hear from us.",
    ],
    'goodbye-agreed': ["Good. You'll hear from us. Goodbye."],
  },
  therapy: {
    'what-is-it-about': ["I'm not sure. They told me to come.", 'I thought you would tell me.'],
    'how-can-i-help': [
      "I don't really know where to start.",
      "I'm not sure what I'm supposed to say.",
    ],
    'your-turn': ["I don't know what else to say.", 'So… what now?', 'Mm.'],
    'noted-turn': ['Okay.', 'If you say so.', 'Mm. Maybe.', "I don't know."],
    'so-what': ['Okay…', 'Right.', 'If you say so.'],
    'not-yet': [
      "I don't really want to talk about that.",
      "It's fine. Really.",
      "I'd rather not.",
      'Everybody has something.',
    ],
    agree: ['Okay. I can try that.', "All right. I'll do it.", 'Yes. I think I can do that.'],
    'why-should-i': [
      "I don't see what that would change.",
      "I'm not sure that I'm ready for that.",
    ],
  },
}

export const phrasesFor = (useCase: UseCase, of: string): readonly string[] =>
  BY_USE_CASE[useCase]?.[of] ?? EVERYWHERE[of] ?? []
