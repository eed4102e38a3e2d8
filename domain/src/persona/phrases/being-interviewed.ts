import type { Phrases } from './phrases.ts'

/** What somebody says who is interviewed, where nothing of their own is written: modest, and nothing invented. */
export const BEING_INTERVIEWED: Phrases = {
  'own-yes': {
    any: [
      'Yes, I do.',
      'Yes, one thing.',
      'I do, yes.',
      'Yes, please.',
      'There is something, yes.',
      'Yes, thank you.',
    ],
  },
  'own-question': {
    any: [
      'What would my first weeks look like?',
      'Who would I be working with most?',
      'What does a good first month look like to you?',
      'How does a normal day go here?',
      'Who would show me how things are done?',
      'What do the people who stay here like about it?',
    ],
  },
  'own-no-more': {
    any: [
      "No, I think you've told me what I wanted to know.",
      'Nothing more for now, thank you.',
      'No, that was all. Thank you.',
      "I think that's everything, thanks.",
      'Not at the moment, thank you.',
      "No, I've asked what I wanted to ask.",
    ],
  },
  'own-answer': {
    any: [
      "That's good to know, thank you.",
      'Thank you, that helps.',
      'Okay, that sounds good to me.',
      "Good. That's what I wanted to know.",
      'All right, thank you.',
      'I see. That helps me, thanks.',
    ],
  },
  drink: {
    any: [
      "That's kind. A glass of water, please.",
      "Yes, please, if it's no trouble.",
      "I'm fine, thank you.",
      'A coffee would be nice, thank you.',
      'Water would be lovely, thanks.',
      'Thank you, not just now.',
    ],
  },
  journey: {
    any: [
      'Yes, fine, thank you.',
      'It was all right, thanks. No trouble at all.',
      'Fine, thank you. I left in good time.',
      'Good, thanks. I found it without asking.',
      'All well, thank you.',
      "It was fine. I'm glad to be here.",
    ],
  },
  'why-this-job': {
    any: [
      'I like the work, and from what I know of you it would suit me.',
      "It's the kind of work that I want to do, and I think I can learn a lot here.",
      "Because I'd like to get good at this, and it looks like the right place for that.",
      "It's the work that I want to do. And I'd like to do it with people who take it seriously.",
      "I've thought about it for a while. It fits what I can do, and what I want to learn.",
      'What I read about it sounded like me, to be honest.',
    ],
  },
  'own-mistake': {
    any: [
      "I've made some. What I learned is to say so early, and not to wait until somebody notices.",
      'Small ones, like everybody. I try to tell people at once, and to put it right.',
      'Not asking soon enough, mostly. I ask earlier now.',
      "I've sometimes taken on too much at once. I've learned to say so.",
      "There were some. I'd rather own up to it than hide it.",
      'I once trusted my memory too much. I write things down now.',
    ],
  },
  'own-strength': {
    any: [
      "I'm reliable, and I ask when I don't know something.",
      'I keep at things until they work.',
      'I listen before I start, I think. And I finish what I start.',
      "I learn quickly, and I don't mind being corrected.",
      "People can rely on me. That's what I'd put first.",
      "I stay calm, and I don't leave things half done.",
    ],
  },
  'own-weakness': {
    any: [
      'I could ask for help a little sooner.',
      "I'm sometimes too careful, and that costs time.",
      "I don't speak up enough at first. It gets better when I know people.",
      "I'd like to get better at saying no.",
      'I take criticism to heart. I try not to.',
      "I'm still learning to leave a thing when it's good enough.",
    ],
  },
  'what-i-would-learn': {
    any: [
      "I'd find somebody who's good at it, and do it beside them a few times.",
      "I'd start small, ask a lot, and write down what I got wrong.",
      "I'd sit down with somebody who does it, and take a course if there is one.",
      'By doing it, with somebody who checks it at first.',
      "I'd read up on it in the evenings, and ask before I guess.",
      "Step by step. I'd want somebody to look over it for the first months.",
    ],
  },
  'own-here': {
    any: [
      'More time for the work itself, I hope.',
      'That I can do it properly, and not only quickly.',
      "A new start, above all. I'd look forward to that.",
      'Other people, other ways. That does one good.',
      "I'd hope for a place where I can stay.",
      'A bit more calm and care. But I know that no place is perfect.',
    ],
  },
  'what-i-would-teach': {
    any: [
      "I'd show it once, slowly, and then they do it while I watch.",
      'Small steps, and from the first day something real to do.',
      "I'd let them try early. One learns most from one's own hands.",
      'First watching, then doing it together, then alone. And they may ask twice.',
      "I'd explain why, and not only how. Then it stays.",
      'With patience. And I say it when something was good, too.',
    ],
  },
  'own-taught': {
    any: [
      'Now and then, when somebody new came. I liked that.',
      'Not as a post of its own. But new people were often put beside me.',
      'A few, yes. One explains, one shows, and then one lets them.',
      'Here and there. I learned a lot from it myself.',
      'Not officially. In everyday work, quite often.',
      'Some, for a few weeks at a time.',
    ],
  },
  'own-example': {
    any: [
      'Somebody dropped out at short notice, and I took it over. It went well.',
      'A rush job, last year. I stayed until it was done, and it was done properly.',
      'One Friday everything came at once. I sorted it by what could wait, and did the rest.',
      'Something had been forgotten, and I noticed it in time. Nobody had to know.',
      'A difficult case that nobody wanted. I took it, and I asked for help early.',
      'Things went wrong around me, and I kept to the plan. It held.',
    ],
  },
  'what-i-would-settle': {
    any: [
      "I'd hear each of them alone first, and then both together.",
      "Separate them first. Then I'd hear what it's about.",
      "I'd stop it on the spot, and talk about it when they're calm.",
      "I'd listen to both sides before I take one.",
      "Calm first. Most rows aren't about what they seem to be about.",
      "I'd talk to both, and I wouldn't let it lie until tomorrow.",
    ],
  },
  'what-i-would-say': {
    any: [
      "I'd take them aside, say what I saw, and ask what's behind it.",
      "I'd say it straight, but not in front of others. And then I'd listen.",
      "I'd talk to the person it's about, and look for something that works for both.",
      "I'd say what it does to the rest of us, and ask what would help.",
      "I'd do it early, before it grows, and keep it to the one thing.",
      'In private, and with an example. It is easier to hear that way.',
    ],
  },
  'what-i-would-do': {
    any: [
      "I'd first find out what's going on, and if I got stuck I'd ask somebody.",
      "I'd stay calm, look at it step by step, and tell somebody early if I can't solve it.",
      "I think I'd ask a few questions before I did anything.",
      "I'd try what I know first. And then I'd call somebody, and not wait too long.",
      "I'd look at what has to be safe first, and do the rest in order.",
      "I'd want to understand it first. Then I'd do what's safe, and write it down.",
    ],
  },
  'in-five-years': {
    any: [
      "I'd like to be somebody the others come to with questions.",
      'Still learning, I hope, and with a bit more to look after.',
      "I'd like to be good at this by then. The rest will follow.",
      'In a place where I know the work and the people.',
      "I haven't planned it to the month. Further on in this work, I hope.",
      "I'd like to have stayed somewhere and grown with it.",
    ],
  },
}
