import type { Phrases } from '../phrases.ts'

/**
 * What somebody says who knows it and does not go into it. To be asked for one's own life, and not to know, is what no
 * person does; and a word that is vague claims nothing that the text could say otherwise.
 */
export const TOLD_VAGUELY: Phrases = {
  'vaguely-who': {
    any: [
      'More than one person, really.',
      "Several of us. I wouldn't single anybody out.",
      'A few people. Nobody in particular.',
      "Different people. It's hard to name just one.",
      "I'd rather not name anybody. There were a few.",
      "It wasn't one person alone, let's put it that way.",
    ],
    cool: ['Does it matter who?'],
  },
  'vaguely-who-said': {
    any: [
      'I heard it from more than one.',
      'It came from several sides.',
      "Somebody mentioned it. I'd rather leave out who.",
      'One of the others, in passing.',
      'It got round, as these things do.',
      "It's what I was told. I didn't ask any further.",
    ],
  },
  'vaguely-who-cares': {
    any: [
      'We share it, as well as we can.',
      "It's patched together. A bit here, a bit there.",
      'We manage somehow between us.',
      'Whoever can, at that moment. It takes some juggling.',
      "We take turns. It isn't ideal.",
      'Whoever is at home. It takes some planning.',
    ],
  },
  'vaguely-who-decides': {
    any: [
      "It won't be me alone. There are one or two others.",
      'It goes through a few hands here.',
      "I wouldn't do it over the others' heads.",
      'One or two people would want a say.',
      "We'd talk about it among ourselves first.",
      "I have my say. The last word isn't mine alone.",
    ],
  },
  'vaguely-when': {
    any: [
      'A while back.',
      "Some time ago now. I didn't note the day.",
      "It's been a little while.",
      'Not so long ago, really. It feels longer.',
      "A little while ago. I don't keep a diary of it.",
      "It's a bit back now. I couldn't name the day.",
    ],
    formal: ["Some time ago. I'd need my diary for the day."],
  },
  'vaguely-when-to-come': {
    any: [
      'As soon as it can be done, if you ask me.',
      "Soon, I hope. There's no day for it yet.",
      'Sooner rather than later.',
      "Before long. It isn't fixed to the day.",
      'In the near future. Nobody has named a day.',
      "It isn't fixed yet. I'd rather have it sooner than later.",
    ],
  },
  'vaguely-said': {
    any: [
      'Not a lot, to be honest.',
      'Nothing that got us much further.',
      'The usual things. Nothing that I would repeat.',
      "More or less what you'd expect.",
      'A few words. It came down to very little.',
      "This and that. I'd hoped for more.",
    ],
  },
  'vaguely-how-many': {
    any: [
      "Quite a few. I've never counted them.",
      'A fair few.',
      'Enough, I can tell you.',
      'More than one would think.',
      "A handful, give or take. It's not always the same.",
      'Several. It changes a little all the time.',
    ],
  },
  'vaguely-how-much-to-spend': {
    any: [
      'That depends on what it brings in.',
      "There's some room, if it's worth it.",
      'Not a lot. It would have to pay for itself.',
      "I'd rather hear your price first.",
      "There's no fixed sum. It has to make sense.",
      "I don't name a sum before I know what I get for it.",
    ],
  },
  'vaguely-what-kind': {
    any: [
      'The usual kind, nothing special.',
      'All kinds, really.',
      "Ordinary ones. Nothing you wouldn't know.",
      'Different kinds. It depends.',
      "Just the normal kind, I'd say.",
      'A bit of a mixture.',
    ],
  },
  'vaguely-which': {
    any: [
      'More than one, really.',
      "Several. I wouldn't put one above the rest.",
      'Hard to single one out.',
      'No single one stands out.',
      'A few of them. It varies.',
      "There's no one that I'd pick out.",
    ],
  },
  'vaguely-what-happened': {
    any: [
      "It didn't go the way it should have.",
      "More went wrong than right, let's put it that way.",
      "It's a longer story.",
      'Not what was planned, I can tell you.',
      "What you'd expect, after something like that.",
      'Nothing good, to be honest.',
    ],
  },
  'vaguely-for-example': {
    any: [
      'Small things, mostly. They add up.',
      "It's the sum of many small things.",
      "Nothing spectacular. It's what happens every week.",
      'Take almost any day, really.',
      "There are a few. None that I'd tell just like that.",
      "No single one. It's always a little different.",
    ],
  },
  'vaguely-doing': {
    any: [
      'What I can.',
      "As much as I can manage. It isn't enough.",
      "What one can do. It's not a great deal.",
      'Whatever I can think of.',
      'My best, with what there is.',
      'A bit of this and that. I keep at it.',
    ],
  },
  'vaguely-how-good': {
    any: [
      "Fairly, I'd say.",
      "Reasonably. There's always more to learn.",
      'Well enough, most days.',
      'Not perfectly. I get by with it.',
      'So far it has always been enough.',
      "I'd say I'm somewhere in the middle there.",
    ],
  },
  'vaguely-did': {
    any: [
      'What I could, at that moment.',
      'The obvious thing. There was little choice.',
      'What anybody would have done, I think.',
      'I dealt with it, one thing at a time.',
      'Nothing clever. I tried to keep things going.',
      "I did what seemed right. It wasn't much.",
    ],
  },
  'vaguely-told': {
    any: [
      'Not much. I kept it short.',
      'What there was to say.',
      'I said how it was.',
      'Only the essentials.',
      'I told it the way it was, more or less.',
      'Less than I should have, maybe.',
    ],
  },
  'vaguely-how-it-was-done': {
    any: [
      'Bit by bit, and with some luck.',
      'Somehow. One thing at a time.',
      'It took a bit of doing.',
      'With some help, mostly.',
      'Slowly at first, and then it got easier.',
      'With patience, more than anything else.',
    ],
  },
  'vaguely-sleeping': {
    any: [
      "Not as well as I'd like.",
      'Some nights are better than others.',
      'It could be better.',
      'Lightly. I wake up a lot.',
      'Enough to get by.',
      "Better when I'm not thinking of all this.",
    ],
  },
  'vaguely-how-taken': {
    any: [
      'As you can imagine.',
      "Nobody was thrilled, let's say.",
      "About as you'd expect.",
      'Calmly, on the whole.',
      'Mixed, I would say.',
      'Better than it could have gone.',
    ],
  },
  'vaguely-noticed': {
    any: [
      'I noticed at once that something was off.',
      'By chance, more or less.',
      'I saw it when it was there already.',
      'It was hard to miss, in the end.',
      'I looked, and there it was.',
      'Somebody pointed it out, and then I saw it, too.',
    ],
  },
  'vaguely-would-be': {
    any: [
      'Strange, at first.',
      'A relief, maybe. And hard before that.',
      'Unfamiliar. I would have to get used to it.',
      'Not easy. Better than this, though.',
      'Good, I think. In the long run.',
      'Different. I can only half picture it.',
    ],
  },
  'vaguely-they-would': {
    any: [
      "Not what they expect, I'd think.",
      'More than I would like, probably.',
      'I can only guess at that.',
      "That's easier to say from outside.",
      "I'd rather not imagine it, to be honest.",
      'What anybody would, I suppose.',
    ],
  },
  'vaguely-when-done': {
    any: [
      'It depends on how much time I get for it.',
      'Not tomorrow. But the end is in sight.',
      "As soon as I can, and not before it's right.",
      'Sooner, if I get some peace for it.',
      'A while yet, if nothing comes in between.',
      "I'd rather not promise a day and then miss it.",
    ],
  },
  'vaguely-they-felt': {
    any: [
      'Not good, I suppose.',
      'Bad, I should think. I would have.',
      'Not great. One could see that.',
      'I can imagine. Not well.',
      'Worse than it looked, probably.',
      'Small, I suppose.',
    ],
  },
  'vaguely-they-would-take-it': {
    any: [
      'Some would like it, some would take longer.',
      "Sceptical at first, I'd guess. That passes.",
      "Mixed, I'd say. It would have to be explained well.",
      'It depends on how it comes across.',
      "They'd want to see it first, I think.",
      'Not with open arms at once. But they come round.',
    ],
  },
  'vaguely-won-over': {
    any: [
      'Seeing it work. Talking alone is not enough there.',
      'Time, mostly. And not being pushed.',
      'Something that can be tried out, I think.',
      'Being asked, and not only told.',
      'One good week with it would do more than any word.',
      'Somebody who listens to the objections first.',
    ],
  },
  'vaguely-in-order': {
    any: [
      'As far as I know, yes.',
      'Yes, as far as I could see.',
      'I noticed nothing then.',
      'It seemed so, yes.',
      'Yes, up to then.',
      'Nothing struck me at that point.',
    ],
  },
  'vaguely-not-for-long': {
    any: [
      "Not for long, I'm afraid.",
      'Not as long as it should be.',
      'A little while. Not more than that.',
      'Not long. That is what worries me.',
      'For a bit. After that it gets tight.',
      "I wouldn't want to find out.",
    ],
  },
  'vaguely-means-much': {
    any: [
      'A great deal. More than I can say in a sentence.',
      'A lot. I never had to put it into words.',
      "More than I'd have thought myself.",
      "Quite a lot, if I'm honest.",
      "Much. I'd only notice how much without it.",
      "A lot. It's a part of me.",
    ],
  },
}
