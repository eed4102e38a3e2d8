import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_PRESENTATIONS: readonly UsualQuestion[] = [
  {
    asked: ['Do you have any questions?', 'Any questions so far?', 'What questions do you have?'],
    says: [
      'Yes. What does it cost, all in all?',
      "Go on. I'll stop you when I have one.",
      "I'd like to know what could go wrong.",
    ],
  },
  {
    asked: ['What do you think so far?', "What's your impression?", 'How does that sound to you?'],
    says: ["I'm listening.", "I'd like to see more before I say.", "Not bad. I'm not there yet."],
  },
  {
    asked: ['Can you see the slides?', 'Can everybody see that?', 'Is that readable?'],
    says: ['Yes, go on.', 'Well enough.', 'I can see it.'],
  },
  {
    asked: [
      'Should I go into more detail?',
      'Do you want more detail?',
      'Shall I explain that further?',
    ],
    says: ['Briefly, yes.', 'Only what I need in order to decide.', 'A little. Not too long.'],
  },
  {
    asked: [
      'What matters most to you?',
      'What would you like me to focus on?',
      'What do you want to hear about?',
    ],
    says: [
      'What it brings, and what it costs.',
      'Why this, and why now.',
      "What I'd have to do for it.",
    ],
  },
  {
    asked: ['Who else should I convince?', 'Who else needs to agree?'],
    says: ['Begin with me.', 'One at a time.', "You'll meet them if you get past me."],
  },
  {
    asked: [
      'How do you usually decide on something like this?',
      'How will you make the decision?',
      'How does a decision get made here?',
      'How do you go about deciding?',
      'How do decisions like this work on your side?',
      "How are you going to decide, once you've heard everybody?",
    ],
    says: [
      'We hear it, talk among ourselves, and weigh it up.',
      'Soberly. Figures first, then the people.',
      'With a bit of distance, and without haste.',
      'By holding it against everything else we could do.',
    ],
  },
  {
    asked: [
      'When will you decide?',
      'When can we expect a decision?',
      'When do you want to make up your minds?',
      'By when would you let us know?',
      "When do you think you'll have an answer for us?",
      'When is the decision due?',
    ],
    says: [
      'Not on the spot. Soon after, though.',
      'Once everybody has had a proper look.',
      "After we've talked it over in peace.",
      'In good time. Rushing helps nobody.',
    ],
  },
  {
    asked: [
      'Who has the last word?',
      'Who makes the final call?',
      'Whose decision is it in the end?',
      'Who takes the decision, when it comes to it?',
      'Who ultimately decides this?',
    ],
    says: [
      'Nobody alone. We like to agree.',
      'Those who have to answer for it, me among them.',
      'The table as a whole, not a single chair.',
      "It's shared. Any of us can slow it down.",
    ],
  },
  {
    asked: [
      'Who will be hardest to convince?',
      "Who's the biggest sceptic?",
      'Who do you expect to push back?',
      'Who is likely to be against it?',
      'Who in your group has the most doubts?',
      'Who needs the most persuading?',
    ],
    says: [
      'Whoever has to do the work afterwards.',
      "The quiet ones. They've heard a lot of promises.",
      'The ones who look after the money, as always.',
      'You may be looking at that person.',
    ],
  },
  {
    asked: [
      'Is there money for this?',
      'Is there a budget for it?',
      'Do you have funds set aside for this?',
      "Is it in this year's budget?",
      'Would there be money available?',
      'Have you planned any money for something like it?',
    ],
    says: [
      'For a good case, money is usually found.',
      'Not without taking it from somewhere else.',
      'Some. A lot of people want it, though.',
      "There's always a little. It goes to what convinces.",
    ],
  },
  {
    asked: [
      'How do you do it today?',
      'How is this handled at the moment?',
      'How do you manage that now?',
      'How does it work at present?',
      'How are you solving this currently?',
      'How do your people deal with it today?',
    ],
    says: [
      'The way it grew over the years.',
      'With habit, and a bit of improvising.',
      "Much as before. It's all right, up to a point.",
      'Somehow, and mostly thanks to a few good people.',
    ],
  },
  {
    asked: [
      'Are you happy with how it works now?',
      'Are you satisfied with the current setup?',
      'Does it work well today?',
      'Does the present way work for you?',
      'Are you content with things as they are?',
    ],
    says: [
      'By and large. It creaks here and there.',
      "It does its job. I wouldn't call it elegant.",
      'Mostly, as long as nothing unusual comes up.',
      "Enough that I wouldn't change it lightly.",
    ],
  },
  {
    asked: [
      'What worries you about it?',
      'What concerns do you have?',
      'What makes you hesitate?',
      'What are your reservations?',
      "What's your biggest concern with this?",
      'What bothers you about the proposal?',
    ],
    says: [
      'That it looks easier here than it will be.',
      'The part between the plan and the daily work.',
      'What comes after the first good months.',
      'That we start it and nobody finishes it.',
    ],
  },
  {
    asked: [
      'What have you seen from others?',
      'What have other people shown you?',
      'What did the other presenters offer?',
      'What else have you looked at?',
      'What other proposals are on the table?',
      'What have the others come up with?',
    ],
    says: [
      'Similar promises, in other colours.',
      'Some good ideas, not all thought through.',
      'A few things. None of them has settled it.',
      'Nice pictures, mostly. Less about the daily work.',
    ],
  },
  {
    asked: [
      'How do we compare with the others?',
      "How does this compare to what else you've seen?",
      'How do we stack up?',
      'How does our proposal look next to theirs?',
      'How are we doing against the rest of the field?',
    ],
    says: [
      "It's close. The details will tell.",
      'Well in some points, weaker in others.',
      'Clearer than some. Not ahead yet.',
      'Somewhere in the middle, for the moment.',
    ],
  },
  {
    asked: [
      'What would you need from us to decide?',
      'What would you need to see next?',
      'What do you need to be able to say yes?',
      "What's missing for you?",
      'What else would you have to know?',
      'What would help you make up your mind?',
    ],
    says: [
      'Something to check it against, not only slides.',
      'An example where it got difficult, and what you did.',
      'Plain figures, on a single page.',
      'The risks, named as openly as the benefits.',
    ],
  },
  {
    asked: [
      'Would you like a handout?',
      'Shall I send you the slides?',
      'Would you like a copy of this?',
      'Should I leave the documents with you?',
      'Do you want the presentation afterwards?',
      'Would a written summary be useful?',
    ],
    says: [
      'Yes, and with the numbers behind it.',
      'Yes, please. I like to read things again in peace.',
      'A short version, yes.',
      'Gladly. It saves me writing along.',
    ],
  },
  {
    asked: [
      'Was anything unclear?',
      'Is something still unclear?',
      'Is there anything I should explain again?',
      'Did I lose you anywhere?',
      'Is there a point that needs explaining?',
      "Was there anything you couldn't follow?",
    ],
    says: [
      'A word here and there. I get the drift.',
      'Nothing that stops me from following.',
      'Perhaps at the edges. The core is clear.',
      "Not so far. I'd have said so.",
    ],
  },
  {
    asked: [
      'Do you agree so far?',
      'Are we on the same page?',
      'Would you agree with that?',
      'Do you see it the same way?',
      'Are we agreed up to here?',
      'Do you share that view?',
    ],
    says: [
      'In the main, yes.',
      'On the problem, yes. On the answer, not yet.',
      'Up to a point. Carry on.',
      "There's nothing I'd object to at this stage.",
    ],
  },
  {
    asked: [
      'Am I going too fast?',
      'Should I slow down?',
      'Am I too quick for you?',
      'Shall I go a bit slower?',
      'Is this too fast?',
      'Would you like me to take it more slowly?',
    ],
    says: [
      'No, keep going like that.',
      'No, the speed suits me.',
      "It's fine. I'll raise a hand otherwise.",
      "Not for my sake. I'm keeping up.",
    ],
  },
  {
    asked: [
      'Who would use it?',
      'Who would be working with this?',
      'Who in your organisation needs it?',
      'Who would it be for?',
      'Who would this affect day to day?',
      'Which people would have it in their hands?',
    ],
    says: [
      'Those who do the daily work, above all.',
      'More people than are sitting here.',
      'The ones who are usually asked last.',
      'A few at first. The rest would follow.',
    ],
  },
  {
    asked: [
      'How would your people react?',
      'How would the team take it?',
      'How would it go down with the staff?',
      'How would your colleagues respond?',
      'How would people take it if this came?',
    ],
    says: [
      "Warily at first. They've seen a few new things.",
      'Politely, and then with many questions.',
      'With mixed feelings, I should think.',
      "Well, if they're asked early enough.",
    ],
  },
  {
    asked: [
      'What would stop it?',
      'What could get in the way?',
      'What would make you say no?',
      'What could kill this?',
      "What's the biggest obstacle?",
      'What might stand in the way, on your side?',
    ],
    says: [
      'A cost that shows up late.',
      'Too much extra work for people who are busy already.',
      'Other things that seem more urgent.',
      'A plan that only works when everything goes well.',
    ],
  },
  {
    asked: [
      'How urgent is this for you?',
      'How badly do you need this solved?',
      'How much of a priority is this?',
      'How important is it to you right now?',
      'How pressing is the whole thing?',
    ],
    says: [
      'Enough that we made time for it.',
      "It's in the upper half, among a lot else.",
      'Not burning, but it keeps coming back.',
      'More than it used to be.',
    ],
  },
  {
    asked: [
      'Have you tried something like this before?',
      'Have you done anything similar?',
      'Was there an earlier attempt?',
      'Did you ever try to change it?',
      'Has something like that been tried here?',
      'Has anybody attempted this before?',
    ],
    says: [
      'In a small way. It fizzled out.',
      'Half-heartedly, some time ago.',
      'Something like it, under another name.',
      'There were attempts. Daily business swallowed them.',
    ],
  },
  {
    asked: [
      'How would you measure success?',
      'How would you know it worked?',
      'How will you judge whether it was worth it?',
      "How would we tell that it's a success?",
      'How would you see, a year on, that it has paid off?',
    ],
    says: [
      'By whether people still use it later on.',
      'When nobody talks about it, because it simply runs.',
      'By the figures, and by fewer complaints.',
      'By what it saves us, time above all.',
    ],
  },
  {
    asked: [
      'Would you start with a pilot?',
      'Would you try it on a small scale first?',
      'Would a trial make sense to you?',
      'Could you imagine a test run?',
      'Would it help to begin small?',
      'Would you be open to a pilot project?',
    ],
    says: [
      'A small start is easier to defend.',
      'If it has a clear end and a clear result.',
      'Rather that than everything at once.',
      'I could picture that, with honest figures afterwards.',
    ],
  },
  {
    asked: [
      'What do you expect from us afterwards?',
      'What kind of support would you want?',
      'What would you expect from us once it runs?',
      'What should our part be after the start?',
      'What help would you need with the rollout?',
    ],
    says: [
      "That you're still there when it gets difficult.",
      'Somebody who picks up when things stick.',
      'A steady hand in the first weeks.',
      'An early word when something slips.',
    ],
  },
  {
    asked: [
      'What happens next?',
      "What's the next step?",
      'What are the next steps from your side?',
      'What happens after this meeting?',
      'What will you do with this after today?',
    ],
    says: [
      'We let it settle, and compare notes.',
      "I talk to the others while it's fresh.",
      'We go through it again among ourselves.',
      'Some thinking first. Then somebody gets in touch.',
    ],
  },
  {
    asked: [
      'How familiar are you with the subject?',
      'How much do you already know about this?',
      'How well do you know this topic?',
      'How much do you know about it, before I start?',
      'How deep are you into the matter already?',
    ],
    says: [
      'Enough for a few awkward questions.',
      'From the outside, mostly.',
      'I can follow. The basics you can skip.',
      'As far as one gets by reading and listening.',
    ],
  },
]
