import type { Phrases } from './phrases.ts'

/** What an employer says of a job where nothing of it is written: it fits any, and promises nothing. */
export const OF_THE_JOB: Phrases = {
  'job-start': {
    any: [
      'As soon as it suits both of us.',
      "Sooner rather than later. But we'd find a date together.",
      'Soon, if you can. When would you be free?',
      'As early as you can, in good order. I can wait for the right person.',
      'That depends on when you can get away. When could you?',
      "We'd agree on a date. I won't let it fail over a week or two.",
    ],
  },
  'job-start-by': {
    any: [
      '{when}, if you can.',
      '{when}, if I have my way.',
      '{when} would be good.',
      '{when}. Would that work for you?',
      "{when}, that's what I have in mind.",
      '{when}, ideally.',
    ],
  },
  'job-you': {
    any: [
      "I'll think about that in peace, when you've gone.",
      "I'd rather not judge that while you're sitting here.",
      'I make up my mind afterwards, not in the room.',
      "You've given me something to think about. More I can't say yet.",
      "You'll hear that from me when I call, and honestly.",
      "I've noticed a thing or two. I want to let it settle first.",
    ],
  },
  'job-no-doubts': {
    any: [
      "Not from what you've told me so far.",
      'Nothing that I could put a name to.',
      'No big ones. I want to compare, and sleep on it.',
      'None that would stop me today.',
      "A few small ones, as with everybody. Nothing you'd have to lie awake over.",
      "Not really. If I find one, I'll tell you.",
    ],
  },
  'job-left': {
    any: [
      "People had their reasons. I'd rather not speak for them.",
      "That's their story more than mine, so I'll leave it there.",
      "It wasn't for everybody, I'll say that much.",
      'It was different each time. I prefer not to go into single cases.',
      "I don't like to talk about people who aren't here.",
      "That's a longer story. Nothing that should put you off.",
    ],
  },
  'job-training': {
    any: [
      "You wouldn't be thrown in at the deep end. Who exactly, we'd settle before you start.",
      "Somebody who knows it well. I'd tell you who before your first day.",
      "You'd have somebody beside you at the beginning. The name comes later.",
      "We'd make a plan for that together, before you begin.",
      "I'd see to it that you're not left alone with it.",
      "You'd have people to ask from the first day. We'd fix the details later.",
    ],
  },
  'job-trial': {
    any: [
      "I'd like that. I'll write to you with a day that suits us both.",
      "Gladly. Nothing shows more. I'll see when somebody can look after you.",
      'Good idea. Then we both know what we get. I will send you a date.',
      "Yes, let's do that. I have to see first who's on that day.",
      "That's how I'd want it too. You'll get a day from me in writing.",
      "Yes. I think well of people who ask for that. I'll call you with a date.",
    ],
  },
  'job-expect': {
    any: [
      "At first I'd want you to find your feet. The rest we'd agree on together.",
      'That you look, and listen, and ask. And after that, that I can rely on you.',
      "In the beginning, that you get to know the people and how things go. We'd set the goals together.",
      "That you tell me early when something doesn't work. The rest comes with time.",
      'No miracles. That you know your way around, and that the others like to work with you.',
      "That it gets a little easier for everybody. How, we'd work out together.",
    ],
  },
  'job-hours': {
    any: [
      "I'd send you the exact times in writing, so that you can plan.",
      "We'd go through the exact hours before you sign anything.",
      "I don't want to say it from memory. You'd get the plan in writing.",
      "You'd see the plan beforehand. If something doesn't fit, say so early.",
      "I'll have that sent to you, down to the hour.",
      "Let's look at the plan together once we know that we want each other.",
    ],
  },
  'job-team': {
    any: [
      "You'd meet them before you decide anything.",
      "I won't count heads now. You'd meet them all before you start.",
      "It changes a little. I'd introduce you to everybody.",
      "Small enough that you'd know every name within a week or two.",
      "You'd get to see them. That says more than a number.",
      "I'd take you round, if it comes to that.",
    ],
  },
  'job-people': {
    any: [
      "You'd best see for yourself. I'd want you to meet them before you decide.",
      "I'm not the one to ask, they'd all say. Come by and talk to them.",
      'I like working with them. But have a look yourself.',
      'Direct, mostly. They say what they think.',
      "Come for a few hours, and you'll know more than I could tell you.",
      'They know their work, and they help each other. I value that.',
    ],
  },
  'job-boss': {
    any: [
      "I'd tell you who is who before you start.",
      "You'd have one person to turn to, and you'd meet them first.",
      'My door is open, in any case. The rest is on paper.',
      "We'd go through that before anything is signed.",
      "You'd know that before your first day.",
      "You'd meet them in the second conversation.",
    ],
  },
  'job-pay': {
    any: [
      "We'd talk about that once it comes to an offer. What did you have in mind?",
      "I'd rather talk about money when we know that we want each other.",
      'That depends on what you bring. Do you have a figure in mind?',
      "I can't name a figure today. It won't be a secret for long.",
      "You'd get it in writing with the offer. What do you hope for?",
      'What would you need? Then I can tell you whether we are far apart.',
    ],
  },
  'job-day': {
    any: [
      "No two are quite alike. You'd see it best if you came by for one.",
      "It depends on the day. I'd let you look over somebody's shoulder first.",
      'Rarely as it was planned, to be honest.',
      'Some of it is routine, and some of it nobody can plan.',
      'I could talk for an hour. Better you come and see one.',
      "Busy, mostly. I'd show you before you sign anything.",
    ],
  },
  'job-grow': {
    any: [
      "That depends on you, and on what comes free. I'd talk about it with you every year.",
      'First the job itself. When that runs, we talk about more.',
      'I like it when people want more. I promise nothing on the first day.',
      "There's room, for somebody who wants it. How much, time will tell.",
      "We'd look at that together once you've settled in.",
      "If you do this well, I'd have no reason to keep you small.",
    ],
  },
  'job-others': {
    any: [
      "You're not the only one, I'll say that much.",
      'A few. I take my time with each of you.',
      "There are others, yes. I don't compare out loud.",
      'Enough that I have to choose.',
      "I talk to more than one. That's all I'd say.",
      "Some. But I'm sitting here with you now.",
    ],
  },
  'job-like': {
    any: [
      'The people. And that no day is like the other.',
      "That you see in the evening what you've done.",
      'That it matters to somebody. It still does, to me.',
      "I've asked myself that on some Mondays. The people, in the end.",
      "That I can decide things here, and don't have to ask three times.",
      "It suits me. I'm not sure I could do anything else.",
    ],
  },
  'job-where': {
    any: [
      "I want you here at the beginning. After that we'd see.",
      "That depends on the work. We'd find something.",
      'For a good part you have to be here. The rest we can talk about.',
      "We'd agree on that before you start.",
      "I'd rather settle that with you than by a rule.",
      'At first, here. People learn more that way.',
    ],
  },
  'job-terms': {
    any: [
      "That's all in the contract. You'd get it to read in peace.",
      "You'd get that in writing, with the offer.",
      'The usual. I have it sent to you, so that you can read it.',
      "Nothing unusual. You'd see it on paper first.",
      "We'd go through that point by point when it comes to an offer.",
      "I'd leave that for the second conversation, with the paper on the table.",
    ],
  },
  'job-hearsay': {
    any: [
      'People say all sorts of things.',
      "There's something in it. But it's not the whole story.",
      'So they say, do they?',
      "I've heard that too. I'd put it differently.",
      'Partly, perhaps.',
      "I wouldn't believe everything that's said.",
    ],
  },
  'took-story': {
    any: [
      "Good, that's the kind of thing I mean.",
      'Okay. I can picture that.',
      "That's concrete, thank you.",
      'All right. I like that you say it as it was.',
      "That can't have been easy.",
      'Okay, that tells me something.',
      "Good. I'll remember that one.",
      "That's more than most people tell me.",
      'I see how you went about it.',
      "Right. That's an answer.",
    ],
  },
  probe: {
    any: [
      'What would you do differently today?',
      'And what did you take from it?',
      'How did the others take that?',
      'What made you do it that way?',
      'What was the hardest part of that?',
      'Would you do it the same way again?',
    ],
  },
  'needs-from-you': {
    any: [
      'Just put it in writing, on a page or two.',
      'The figures once more, on paper. I can do the rest.',
      "A short page that I can show around. That's enough.",
      'That you can be reached, in case somebody asks.',
      'Send me what you told me, in short.',
      'Not much. What you said, in writing.',
    ],
  },
  'took-to-heart': {
    any: [
      'That matters here, more than you know.',
      "That's close to something we've been through ourselves.",
      "Good. That's just what I was hoping to hear about.",
      "You'd have been useful here last year.",
      'I listen to that sort of thing very carefully.',
      "That's what I look for, to be honest.",
    ],
  },
}
