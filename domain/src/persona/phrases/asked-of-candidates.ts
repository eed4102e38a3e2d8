import type { Phrases } from './phrases.ts'

/** What candidates are asked everywhere, where nothing of their own is written: no name, no number, no place. */
export const ASKED_OF_CANDIDATES: Phrases = {
  'own-left': {
    any: [
      "It was time for something else. I'd learned what I could learn there.",
      "I'd like to do something new, and to go further with it.",
      'It no longer fitted. There was no quarrel about it.',
      'I wanted a change, and this here sounds like the right one.',
      'I felt that I was standing still a little.',
      "It was a good time. It's just that I'd like more from my work now.",
    ],
  },
  'own-reserve': {
    any: [
      "That's not my favourite subject, I'll admit.",
      "There's a story to that, and not a nice one.",
      "It didn't end the way that I'd have liked.",
      "Hm. I was hoping that you wouldn't ask.",
      "That's a sore point, to be open about it.",
      "It wasn't easy, that part.",
    ],
  },
  'own-opens-up': {
    any: [
      'All right.',
      'Okay, you should hear it from me.',
      "Well, I'd rather say it as it was.",
      'Fair enough.',
      'Okay. It was like this.',
      "Right, I'll tell you.",
    ],
  },
  'own-after-mistake': {
    any: [
      'I said so as soon as I saw it.',
      "I didn't hide it, if you mean that.",
      'I told the people it concerned, and we put it right as well as we could.',
      'First I got a fright. Then I went and said it.',
      "I tried to put it right, and I didn't wait for somebody to find it.",
      "I owned up to it. That wasn't pleasant.",
    ],
  },
  'own-learned': {
    any: [
      'To ask once too often rather than once too little.',
      'That I say early when something is wrong. It only gets bigger.',
      'To look at a thing a second time before it leaves my desk.',
      'That nobody expects you to know everything, if you ask.',
      'To take my time where it counts.',
      "That I want somebody to look over it, until I'm sure.",
    ],
  },
  'own-differently': {
    any: [
      "I'd say earlier what can't be done, and not at the end.",
      "I'd take the time at the beginning. It's what I tried to save then.",
      "I'd ask somebody before, and not after.",
      "I'd stop as soon as I notice that I'm rushing.",
      "I'd plan for what can go wrong, and not only for what should go right.",
      "I'd check it twice, and have somebody else look at it.",
    ],
  },
  'own-trained': {
    any: [
      'As far as there was time for it. A good part I picked up myself.',
      'A little, at the beginning. Then I asked my way through.',
      'Here and there. I learned most of it by doing.',
      "Not as much as I'd have liked.",
      'Some of it. The rest I taught myself.',
      'The others helped when they could.',
    ],
  },
  'own-salary': {
    any: [
      "What's usual for the work. What did you have in mind?",
      "I'd like it to be fair. What do you pay for it?",
      "I haven't got a fixed figure. It depends on what comes with it.",
      "I'd rather hear first what you planned for it.",
      "It isn't the first thing for me, but it has to be enough to live on.",
      "I'd be happy if we found something that suits us both.",
    ],
  },
  'own-start': {
    any: [
      "As soon as I've left things in good order.",
      "As soon as everything's in order on my side.",
      "Soon. I'd like to do it properly, though.",
      'Fairly soon. I only have to finish what I have begun.',
      'Within the usual time, I would say.',
      "Quite soon. I wouldn't let anybody down for it, though.",
    ],
  },
  'own-know-us': {
    any: [
      'What one can read. I want to hear the rest from you.',
      "I've read up on you, and talked to a few people. Only good things.",
      'A bit. Enough to want to come, and not enough to stop asking.',
      "What's on your website, more or less. How is it from the inside?",
      'I know what you do. How you work together I want to hear from you.',
      'Something, but I come with questions.',
    ],
  },
  'own-steps': {
    any: [
      "I get everything ready first, that's half of it. Then one step after the other, and a look before each next one.",
      "First I look at what's there and what it has to become. Only then do I touch anything.",
      "I begin with what couldn't be put right later. The rest follows from that.",
      "It's easier to show than to tell. In short: prepare, go slowly, check, and tidy up behind me.",
      "I don't start before I know where I want to end. From there it's one thing at a time.",
      "A good look first. Then the tricky part while I'm fresh, and at the end I check it all once more.",
    ],
  },
  'own-care': {
    any: [
      "I don't hurry, and I don't let anybody else hurry me. That's most of it.",
      'I check first and begin after that, every time. And I say so when something looks wrong to me.',
      "I stick to the rules, also when nobody's looking. They were made for a reason.",
      "I keep the place tidy, and I stop when something isn't as it should be.",
      'The same order every time, so that nothing is forgotten. And no talking while it matters.',
      "I look twice, and I ask when I'm not sure. I'd rather be slow than sorry.",
    ],
  },
  'own-since': {
    any: [
      "Looking for the right place, mostly. And I've kept my hand in where I could.",
      'Applications, a few odd jobs, and things at home that had waited for years.',
      "Less than I'd like, to be honest. I've looked around, and I didn't want to take just anything.",
      "I've been looking, and I've tried not to get rusty.",
      "At first I took a breath. Since then I've been looking in earnest.",
      'A bit of everything: looking, learning a little, helping out where I was asked.',
    ],
  },
  'own-led': {
    any: [
      'Smaller things, mostly. There I had it in my hands from beginning to end.',
      'Now and then, when somebody was away. I liked it more than I had thought.',
      "Parts of bigger ones. I'd like to carry a whole one now.",
      'Not by title. But I was often the one who kept it together.',
      'A few. Nothing that was in the papers, but they were done on time.',
      'Yes, where it came up. I plan it, and I stay close until it runs.',
    ],
  },
  'own-leading': {
    any: [
      "I'd talk with each of them first, one by one. Then I know what I can ask of whom.",
      "I'd work along with them for a while before I change anything.",
      'By saying clearly what has to be done, and then letting them do it.',
      "I'd be there when something goes wrong, and out of the way when it runs.",
      'A few words every morning about who does what. And the same rules for everybody, me included.',
      "I'd ask more than I tell, at first. They know things that I don't.",
    ],
  },
  'own-how-it-works': {
    any: [
      "It's nothing fancy. I could show you, that's easier.",
      "It's hard to explain without seeing it. But it does what it should.",
      'Step by step, really. I tried until it worked.',
      "Simple, once it's there. It took me a while to get to that.",
      "I'd have to show you. It saves time, that's the point of it.",
      'I started small, and added what was missing.',
    ],
  },
  'own-work': {
    any: [
      'A bit of everything. What comes up, and what I said.',
      "It's varied. You get to know every side of it.",
      "Mostly what I've told you, and helping where I'm needed.",
      "There's always something to do. I like that about it.",
      'The usual, from morning to evening. I like to have it in order.',
      "I do what's on the table, and I try to finish it the same day.",
    ],
  },
  'own-leaving': {
    any: [
      "I'd like to learn something new, and there isn't much left of that in my job.",
      "I've been there for a while. I'd like to see something else.",
      "It's all right there. I'd just like to go further.",
      "I don't run away from anything. I'd like to do more of what I'm good at.",
      "I feel that I'm standing still.",
      "It's time, I think. Before it becomes a habit.",
    ],
  },
  'own-went-wrong': {
    any: [
      'Not everything went as planned, but we got there.',
      "There were a few days that I wouldn't want back.",
      "We began too late with some things. I'd start earlier now.",
      'Small things, mostly. We found them in time.',
      "Some of it took longer than we'd thought.",
      'We talked too little at the start. That got better.',
    ],
  },
  'own-how-done': {
    any: [
      'Bit by bit. At first I mostly watched and asked.',
      'With patience, more than anything.',
      'I made a plan, and then I changed it twice.',
      'Step by step, and with people around me who helped.',
      'I tried things out until one worked.',
      'I took it one thing at a time.',
    ],
  },
  'own-hardest': {
    any: [
      'The beginning, until you know how it goes.',
      "Not giving up half-way, I'd say.",
      'To stay patient when nothing moves.',
      "The middle, when it's no longer new and not done yet.",
      "That you can't do everything at once.",
      'To trust that it will work in the end.',
    ],
  },
  'own-helped': {
    any: [
      'The people around me. I asked when I got stuck.',
      'A few people, when I asked them.',
      'I did a lot of it on my own, but not all of it.',
      "Whoever was there. I don't mind asking.",
      'One or two who had done it before.',
      'Not many. But I knew whom I could ask.',
    ],
  },
  'own-languages': {
    any: [
      "This one, as you hear. The rest isn't worth mentioning.",
      'Just what you hear now, really.',
      "I get by. I wouldn't call it more than that.",
      "Not as many as I'd like.",
      "The one we're speaking. I'd be glad to learn more.",
      'Enough for this work, I think.',
    ],
  },
  'own-willing': {
    any: [
      "That can be arranged. What's usual here?",
      'In general yes. How much would it be?',
      'Within reason, yes. How do the others do it?',
      "I'm open to that, if I know it early enough.",
      "I think so. I'd have to see how it fits with the rest of my life.",
      "Yes, as long as it's shared fairly.",
    ],
  },
  'own-others-say': {
    any: [
      'That one can rely on me, I hope.',
      'That I ask a lot, and that I finish what I begin.',
      "You'd get an honest answer if you asked them. Nothing bad, I think.",
      "That I'm quiet at first, and then not any more.",
      'That I do my work, and help when somebody needs it.',
      'Probably that I should go home on time more often.',
    ],
  },
  'own-other-offers': {
    any: [
      "I'm looking around, yes. This one interests me most.",
      "I'd rather talk about this one. It's the one I want.",
      'I keep my eyes open, to be honest.',
      "Nothing that I'd have said yes to.",
      "I take one at a time. Today it's you.",
      "I've looked at a few things. I'm here because I want to be.",
    ],
  },
  'own-wish': {
    any: [
      'Good people, and work in which I get better.',
      "That I know what's expected, and who I can ask.",
      "To be told early when something isn't right. And a bit of trust.",
      'Fair treatment, and something to learn.',
      "That what's agreed counts. More I don't need.",
      "Work that's of use to somebody, and people I like to see in the morning.",
    ],
  },
  'own-free-time': {
    any: [
      'Nothing special. I see friends, and I like to be outside.',
      'I switch off. A walk, a bit of music.',
      'This and that. I need something to do with my hands.',
      'I see people. And I sleep, when I can.',
      'It depends on the weather, mostly.',
      "Not enough, at the moment. I'd like to change that.",
    ],
  },
  'own-nervous': {
    any: [
      'A little, yes. It will pass.',
      "A bit. I slept badly, but that's normal, isn't it?",
      "Yes, I'll admit it. It means something to me.",
      "A little. It's better now that I'm sitting here.",
      'Somewhat. Is it so easy to see?',
      'Yes, a bit. Thanks for asking.',
    ],
  },
  'own-ask-more': {
    any: [
      "That's the short version. What would you like to know about it?",
      'Ask me what you like about it.',
      "There's not much more to it. What interests you?",
      'I could go on for a while. Where should I begin?',
      'What would you like to hear about it?',
      "It's quickly told, as you see. Ask me anything.",
    ],
  },
  'own-why': {
    any: [
      "It's how it was. There's not much more behind it.",
      "I've asked myself that too. It came together like that.",
      "There isn't one big reason.",
      "I can't explain it any better, to be honest.",
      "It just came to that. I wouldn't make more of it.",
      "That's all there is to it, really.",
    ],
  },
}
