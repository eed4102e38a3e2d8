import type { Phrases } from './phrases.ts'

/** What whoever asks the questions says between them. */
export const LEADING: Phrases = {
  'hello-back': {
    any: [
      'Good to meet you.',
      'Nice to meet you.',
      'Good to have you here.',
      'Hello, welcome.',
      'Hello. Good that it worked out.',
      'Hi, good to see you.',
    ],
  },
  'hello-back-named': {
    any: [
      'Good to meet you, {name}.',
      'Nice to meet you, {name}.',
      'Hello, {name}.',
      'Welcome, {name}.',
      'Good to have you here, {name}.',
      'Hello {name}, good to see you.',
    ],
  },
  'you-begin': {
    any: [
      "Whenever you're ready.",
      'So, go ahead.',
      'Over to you, then.',
      'Take your time.',
      "I'm all ears.",
      "I'm listening.",
    ],
  },
  'floor-is-yours': {
    any: [
      'Go ahead, please.',
      "We're listening.",
      'Whenever you like.',
      'Over to you.',
      'Please, begin.',
      "I'm all ears.",
    ],
  },
  'other-words': {
    any: [
      'Sure, in other words.',
      'Of course. Let me put it differently.',
      'Sorry, let me try again.',
      "I'll put it another way.",
      'Fair enough. Put differently.',
      'Yes, once more.',
    ],
  },
  'why-i-ask': {
    any: [
      "Because it's what will matter here.",
      'Because I learn more from that than from a paper.',
      "Because that's where it gets difficult, in my experience.",
      'Because I want to know what I can count on.',
      "It's how I find out what's behind the words.",
      'Because I have seen it go wrong.',
    ],
  },
  'yes-exactly': {
    any: [
      'Yes, exactly.',
      'Yes, that.',
      "Yes, that's what I mean.",
      "That's it, yes.",
      'Exactly that.',
      'Yes, precisely.',
    ],
  },
  'either-is-fine': {
    any: [
      'Either is fine.',
      'Whichever you like.',
      "That's up to you.",
      'Yes, that would do.',
      'Take it as you like.',
      'Both are fine with me.',
    ],
  },
  'please-do': {
    any: [
      'Please do.',
      'Yes, please.',
      'Yes, go on.',
      "I'd like that, yes.",
      'Please.',
      'Do, yes.',
    ],
  },
  'that-answers': {
    any: [
      'Yes, that does it.',
      'Yes, thank you.',
      'Yes, that answers it.',
      "Yes, that's enough for me.",
      "Yes, I'm happy with that.",
      'Yes, that will do.',
    ],
  },
  'nothing-missing': {
    any: [
      "No, I think that's everything.",
      'Nothing that I can think of.',
      "No, that's all, thanks.",
      'No, I have what I need.',
      "No, that'll do.",
      'Not from my side.',
    ],
  },
  'one-more': {
    any: [
      'One thing, yes.',
      'One more, yes.',
      'There is, yes.',
      'Yes, one.',
      'One thing still.',
      'Just one.',
    ],
  },
  'back-to-you': {
    any: [
      'But back to you.',
      'So, about you.',
      'And now you.',
      'But let me come back to my question.',
      'So, back to what I asked.',
      'Now back to my question.',
    ],
  },
  'my-turn': {
    any: [
      'And one from me.',
      'My turn.',
      'Now me.',
      'Next one from me.',
      'Then let me go on.',
      'Let me ask you something else.',
    ],
  },
  'call-back': {
    any: [
      'You mentioned {bit}. Tell me a bit more about that.',
      'Let me go back to {bit}. Can you say more about that?',
      "I'd like to come back to {bit}. How was that for you?",
      'Earlier you spoke of {bit}. Tell me more.',
      'A while ago you mentioned {bit}. What was that about?',
      'One thing I want to hear more about: {bit}.',
    ],
  },
  'no-hurry': {
    any: [
      "That's all right. Take your time.",
      "Don't worry. There's no hurry.",
      "That's fine. Take a moment.",
      'It happens to all of us. Take your time.',
      'No need to rush. Anything that comes to mind.',
      "That's okay. A small thing will do.",
    ],
  },
  'let-be': {
    any: [
      "That's all right. Something else, then.",
      "Fine, let's leave that one.",
      "Okay, we'll move on.",
      "Then let's take another one.",
      "All right, we don't have to.",
      "Okay. Let's go on.",
    ],
  },
  'all-asked': {
    any: [
      "Good. I've noted that.",
      'That helps, thank you.',
      "All right, I'll take that with me.",
      'Okay, good to know.',
      "Right. I'll keep that in mind.",
      'Understood. Thank you.',
    ],
  },
  'hear-by': {
    any: [
      "You'll hear from me this week, one way or the other.",
      'I talk to the others first, and then I call you. A few days.',
      "I'll let you know within the week.",
      'Give me a few days. You will hear either way.',
      "I'll be in touch by the end of the week.",
      "I've others to see. After that I call everybody, also those who don't get it.",
    ],
  },
  'show-me': {
    any: [
      'Go ahead, show me.',
      'All right, how would you begin?',
      'Please. I like to see it.',
      "Okay, let's see.",
      'Do. Take it as if it were real.',
      'Sure, go on.',
    ],
  },
  'offer-taken': {
    any: [
      "That's good to know. I'll keep it in mind.",
      "I like that you offer it. I'll come back to you on it.",
      "Good. We'll see about that when I've made up my mind.",
      "That's worth a lot. I'll let you know.",
      "I've written it down, thank you.",
      'Thank you. That would tell us both something.',
    ],
  },
  'doubt-taken': {
    any: [
      'All right, that helps.',
      'Fair enough.',
      'Okay, I can accept that.',
      'Good. That settles it for me.',
      'Okay, that makes sense.',
      "That's an answer.",
    ],
  },
  'doubt-open': {
    any: [
      "That doesn't take it away yet. What makes you sure?",
      "I'm not there yet. Can you give me a reason?",
      "Hm. I'd need something more solid.",
      'What would you say to somebody who still worries?',
      "That's thin. Give me something to hold on to.",
      'I hear you, but it still bothers me.',
    ],
  },
  'doubt-parked': {
    any: [
      "Let's leave that for the moment. Go on.",
      'I keep that in the back of my mind. Go on.',
      "We'll come back to that. Carry on.",
      "I'm not convinced on that one, but go on.",
      'Park that. What else?',
      'That one stays open for me. Go on.',
    ],
  },
  'carry-on': {
    any: [
      'Go on.',
      'Carry on.',
      "I'm with you so far.",
      'What else?',
      'Please, go on.',
      "I'm following.",
    ],
  },
  'before-yes': {
    any: [
      'Before I say yes, one thing.',
      'One thing is missing for that.',
      "I'm not far from it. But one thing.",
      'Nearly. I still need to hear this.',
      'There is one thing left.',
      "I can't say yes to that without this one.",
    ],
  },
  'agreed-already': {
    any: [
      'Yes, as agreed.',
      'Yes. You have my word.',
      'Yes, we said so.',
      "Yes, I'm still in.",
      "Yes, that's still so.",
      'Yes. Nothing has changed.',
    ],
  },
  'let-me-see': {
    any: [
      'All right, let me see it.',
      'Sure, show me.',
      'Yes, give it here.',
      "Let's have a look, then.",
      'Why not. Show me.',
      "Yes, I'd like to see that.",
    ],
  },
  'honesty-taken': {
    any: [
      "I'd rather hear that than a promise.",
      'Good that you say so.',
      "That's an honest answer. I can work with that.",
      'Fair. Find it out, and tell me.',
      'I prefer that to a guess.',
      'All right. Better now than later.',
    ],
  },
  'sum-heard': {
    any: [
      "That's clear, at least. And what do we get for it?",
      "All right, so that's what you want. What happens if I say no?",
      "That's a figure I can work with. How did you get to it?",
      "Now I know what you're after. What's the risk on our side?",
      "That's not nothing. Why that much?",
      "Good, that's plain. When would we see something for it?",
    ],
  },
  'touched-wish': {
    any: [
      "Now you're talking. How sure is that?",
      "That's what I'd want. What makes you certain it holds?",
      'That would matter to me. How soon would we see it?',
      "That's the part I came for. Say more about it.",
      'I like that. Who makes sure that it happens?',
      "That's close to what I need. What's missing to get there?",
    ],
  },
  'touched-worry': {
    any: [
      "That's my sore point. How do you deal with it?",
      "That's what I meant. Go into that.",
      "That's the bit that worries me. Be exact there.",
      'And who answers for that part?',
      "That's where I listen twice. Go on.",
      "Careful with that one. What if it doesn't work out?",
    ],
  },
  'touched-worry-told': {
    any: [
      'Let me stop you there.',
      'That touches a sore point.',
      "That's the bit I worry about.",
      'You should know something there.',
      'One thing there.',
      'Hang on there.',
    ],
  },
  'figure-heard': {
    any: [
      'How sure is that figure?',
      'Where does that number come from?',
      'Is that counted, or estimated?',
      "That's a big claim. What's it based on?",
      'Compared with what?',
      'And who checked that?',
    ],
  },
}
