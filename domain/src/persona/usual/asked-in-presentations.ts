import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_PRESENTATIONS: readonly UsualQuestion[] = [
  {
    asked: ['Do you have any questions?', 'Any questions so far?', 'What questions do you have?'],
    says: {
      'Yes. What does it cost, all in all?':
        "The price is only the start. There's the time, the learning, and whatever breaks along the way.",
      "Go on. I'll stop you when I have one.":
        "Half of my questions answer themselves a little later. I'd rather not break your thread.",
      "I'd like to know what could go wrong.":
        "The weak spot you'd worry about yourself, at night. Hearing it from you would make me trust the rest.",
    },
  },
  {
    asked: ['What do you think so far?', "What's your impression?", 'How does that sound to you?'],
    says: {
      "I'm listening.":
        "I make up my mind at the end. Until then I collect what convinces me and what doesn't.",
      "I'd like to see more before I say.":
        "So far I've heard the idea. I want to see how it stands up to an ordinary bad day.",
      "Not bad. I'm not there yet.":
        "I follow the thinking well enough. I can't yet picture it in our daily life.",
    },
  },
  {
    asked: ['Can you see the slides?', 'Can everybody see that?', 'Is that readable?'],
    says: {
      'Yes, go on.': 'From my seat I get all of it, the small print at the bottom included.',
      'Well enough.':
        'The big things stand out clearly. For the fine lettering I lean forward a bit.',
      'I can see it.': "Nobody's head is in the way, and the letters are large enough for my eyes.",
    },
  },
  {
    asked: [
      'Should I go into more detail?',
      'Do you want more detail?',
      'Shall I explain that further?',
    ],
    says: {
      'Briefly, yes.':
        "Just the thought behind it, in a few sentences. I'll ask if I want the rest.",
      'Only what I need in order to decide.':
        "What changes for us, what it takes, where the risk is. The inner workings I'll take on trust.",
      'A little. Not too long.':
        "Show me an example and I've got it. With long explanations I drift off, I'm afraid.",
    },
  },
  {
    asked: [
      'What matters most to you?',
      'What would you like me to focus on?',
      'What do you want to hear about?',
    ],
    says: {
      'What it brings, and what it costs.':
        "Put them side by side, so I can see whether they're in proportion. Often only half is shown.",
      'Why this, and why now.':
        "There's always plenty one could do. I want to hear what we'd lose by leaving it for later.",
      "What I'd have to do for it.":
        "How my days would look, what I'd have to learn, and what I could finally drop.",
    },
  },
  {
    asked: ['Who else should I convince?', 'Who else needs to agree?'],
    says: {
      'Begin with me.':
        "If I can't explain it to the others afterwards, they won't warm to it. So make me understand it.",
      'One at a time.':
        "Everybody hooks onto something else. Talk to a whole group at once and you've mostly won nobody.",
      "You'll meet them if you get past me.":
        "I only pass on what I'd stand behind myself. My word would be at stake too.",
    },
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
    says: {
      'We hear it, talk among ourselves, and weigh it up.':
        'Everybody says what they liked and what bothers them. A doubt that keeps coming up counts double.',
      'Soberly. Figures first, then the people.':
        "If the sums don't work, the rest is just a nice wish. After that I ask who'll carry it.",
      'With a bit of distance, and without haste.':
        "In the room everything shines. After a night's sleep you see what's left of it.",
      'By holding it against everything else we could do.':
        'Time and money spent here are missing elsewhere. So it has to be better, not just good.',
    },
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
    says: {
      'Not on the spot. Soon after, though.':
        "While the impression's fresh, but without you having to watch our faces.",
      'Once everybody has had a proper look.':
        'People who feel passed over dig their heels in later. It costs more time than the waiting.',
      "After we've talked it over in peace.":
        'Doors closed and nobody presenting. The honest objections only come out then.',
      'In good time. Rushing helps nobody.':
        "A quick yes gets regretted and undone. I'd rather you had a slow one that holds.",
    },
  },
  {
    asked: [
      'Who has the last word?',
      'Who makes the final call?',
      'Whose decision is it in the end?',
      'Who takes the decision, when it comes to it?',
      'Who ultimately decides this?',
    ],
    says: {
      'Nobody alone. We like to agree.':
        "If one of us is dead against it, we talk until we know why. It's usually worth it.",
      'Those who have to answer for it, me among them.':
        'Whoever gets the awkward questions if it fails should have a say beforehand.',
      'The table as a whole, not a single chair.':
        "Don't just talk to whoever looks most important. A nod from the corner counts as much.",
      "It's shared. Any of us can slow it down.":
        'A raised eyebrow is enough, and we look at it again. Speeding things up is harder.',
    },
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
    says: {
      'Whoever has to do the work afterwards.':
        "They'll ask how it goes on a busy morning with somebody away. Good answers win them quickly.",
      "The quiet ones. They've heard a lot of promises.":
        "They nod, they write nothing down, and afterwards it turns out they weren't convinced at all.",
      'The ones who look after the money, as always.':
        "They don't ask whether it's nice. They ask what happens to the sum if it takes longer.",
      'You may be looking at that person.':
        "I like new things, but I poke at them first. If it survives that, I'm loyal to it.",
    },
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
    says: {
      'For a good case, money is usually found.':
        'If several people badly want a thing, somebody will shift something. Lukewarm interest moves nothing.',
      'Not without taking it from somewhere else.':
        "Whoever loses it will want to know the reason. I'd need good arguments for that talk.",
      'Some. A lot of people want it, though.':
        "Each of them has a good reason, and some have waited a while. You'd be joining a queue.",
      "There's always a little. It goes to what convinces.":
        'Something that solves a trouble everybody knows gets it sooner than something merely clever.',
    },
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
    says: {
      'The way it grew over the years.':
        'A piece added here, a shortcut there. Nobody would draw it up like this on a clean sheet.',
      'With habit, and a bit of improvising.':
        'Everybody has little tricks to get round the rough spots. A newcomer would be lost at first.',
      "Much as before. It's all right, up to a point.":
        "On quiet days you wouldn't notice a thing. When a lot comes together, it gets tight.",
      'Somehow, and mostly thanks to a few good people.':
        "They carry half of it in their heads. When they're away, everybody feels it.",
    },
  },
  {
    asked: [
      'Are you happy with how it works now?',
      'Are you satisfied with the current setup?',
      'Does it work well today?',
      'Does the present way work for you?',
      'Are you content with things as they are?',
    ],
    says: {
      'By and large. It creaks here and there.':
        'Things get done twice, or somebody waits for somebody. You grumble a bit and carry on.',
      "It does its job. I wouldn't call it elegant.":
        'More steps than it ought to have, and a few workarounds. But the result comes out right.',
      'Mostly, as long as nothing unusual comes up.':
        'The ordinary case runs by itself. An exception, and everyone starts running about.',
      "Enough that I wouldn't change it lightly.":
        'People could do it in their sleep, and I value that. Something new has to beat it first.',
    },
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
    says: {
      'That it looks easier here than it will be.':
        "On a slide nobody's tired and nothing's late. Real life has more friction in it.",
      'The part between the plan and the daily work.':
        'Somebody has to change their habits while the usual load goes on. Plans tend to skip that.',
      'What comes after the first good months.':
        "At first everybody's keen and looks after it. Then the attention moves on and the weeds come back.",
      'That we start it and nobody finishes it.':
        'A half-done change is the worst, with the old way gone and the new one not there.',
    },
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
    says: {
      'Similar promises, in other colours.':
        "Everything gets simpler, quicker and cheaper, and nobody has to do a thing. I've grown a bit deaf to it.",
      'Some good ideas, not all thought through.':
        "The beginning was usually lovely. Who'd look after it later was the thinner part.",
      'A few things. None of them has settled it.':
        'Each was good in one corner and weak in another. I was never quite ready to nod.',
      'Nice pictures, mostly. Less about the daily work.':
        "Happy faces and arrows pointing upwards. I'd rather watch somebody struggle through it once.",
    },
  },
  {
    asked: [
      'How do we compare with the others?',
      "How does this compare to what else you've seen?",
      'How do we stack up?',
      'How does our proposal look next to theirs?',
      'How are we doing against the rest of the field?',
    ],
    says: {
      "It's close. The details will tell.":
        "The big promises are much alike. It'll come down to the small things that annoy people daily.",
      'Well in some points, weaker in others.':
        "The idea is your strong side. What it'll mean for us in practice is still thin.",
      'Clearer than some. Not ahead yet.':
        "I could retell it without notes, and that's rare. I just don't see the proof yet.",
      'Somewhere in the middle, for the moment.':
        'Nothing has put me off, and nothing has made me sit up. A good example might do it.',
    },
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
    says: {
      'Something to check it against, not only slides.':
        "I'd like to talk to a person who lives with it. Slides always agree with the speaker.",
      'An example where it got difficult, and what you did.':
        "Anybody can show a success. How people behave when it goes badly tells me whom I'm dealing with.",
      'Plain figures, on a single page.':
        'What goes in, what comes out, and when. If it needs a thick folder, I get suspicious.',
      'The risks, named as openly as the benefits.':
        'Give me the unpleasant side in the same size of print. Then I believe the pleasant one more.',
    },
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
    says: {
      'Yes, and with the numbers behind it.':
        'A bare result I can only believe or not. With the sums beside it I can follow you.',
      'Yes, please. I like to read things again in peace.':
        "While somebody's talking I miss half of it. My best questions come on the second reading.",
      'A short version, yes.':
        'A page I can pass along without having to explain it. Thick documents end up in a pile.',
      'Gladly. It saves me writing along.':
        "When I take notes I stop listening, and afterwards I can't read my own scrawl.",
    },
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
    says: {
      'A word here and there. I get the drift.':
        'Some of the terms are from your world, not mine. The sentence around them usually helps me.',
      'Nothing that stops me from following.':
        "There are details I'd look up afterwards. The line of it I could repeat to you.",
      'Perhaps at the edges. The core is clear.':
        "What you want to do, I've understood. Where it ends and what's left out is hazier.",
      "Not so far. I'd have said so.":
        "I'm not shy about that. A question asked late costs everybody more than an early one.",
    },
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
    says: {
      'In the main, yes.':
        "The direction's right, to my mind. I'd weigh some things differently, but I wouldn't fight over it.",
      'On the problem, yes. On the answer, not yet.':
        "You've described well what's bothering people. I can still imagine other ways out of it.",
      'Up to a point. Carry on.':
        'Your reasons I can share. The step from there to your conclusion is a big one for me.',
      "There's nothing I'd object to at this stage.":
        'It hangs together up to here. My objections tend to come with the details.',
    },
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
    says: {
      'No, keep going like that.':
        "I'd get restless if it went slower. This way I stay awake and can still think along.",
      'No, the speed suits me.':
        "There's just enough time to look at a thing before the next one comes.",
      "It's fine. I'll raise a hand otherwise.":
        "I don't mind interrupting. Better a short stop than a lost listener.",
      "Not for my sake. I'm keeping up.":
        "Somebody else may see it differently, of course. I haven't lost the thread yet.",
    },
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
    says: {
      'Those who do the daily work, above all.':
        "It has to work for tired hands at the end of a long day. They'd notice every clumsy step.",
      'More people than are sitting here.':
        'The ones before us and after us in the chain feel it too, if something changes.',
      'The ones who are usually asked last.':
        'They find it in front of them one morning and are expected to be pleased.',
      'A few at first. The rest would follow.':
        'The curious try it and talk about it. Others come when they see it saves trouble.',
    },
  },
  {
    asked: [
      'How would your people react?',
      'How would the team take it?',
      'How would it go down with the staff?',
      'How would your colleagues respond?',
      'How would people take it if this came?',
    ],
    says: {
      "Warily at first. They've seen a few new things.":
        "They'd wait to see whether it lasts before they put any effort into it.",
      'Politely, and then with many questions.':
        "Small practical ones, the sort nobody thinks of when planning. They're usually right to ask.",
      'With mixed feelings, I should think.':
        'Some are glad of anything fresh. Others are good at the old way and would hate to lose that.',
      "Well, if they're asked early enough.":
        "People defend what they've helped to shape. Hand it to them finished and they look for faults.",
    },
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
    says: {
      'A cost that shows up late.':
        "Upkeep, say, or something hidden in the small print. After that I'd doubt the other figures too.",
      'Too much extra work for people who are busy already.':
        "They'd do it with their left hand or not at all, and you couldn't blame them.",
      'Other things that seem more urgent.':
        "Whatever's on fire gets the attention. Sensible plans are patient, so they get left lying.",
      'A plan that only works when everything goes well.':
        "Something is always late or somebody's away. I'd want to see some slack in it.",
    },
  },
  {
    asked: [
      'How urgent is this for you?',
      'How badly do you need this solved?',
      'How much of a priority is this?',
      'How important is it to you right now?',
      'How pressing is the whole thing?',
    ],
    says: {
      'Enough that we made time for it.':
        'Nobody sits here for entertainment. There was plenty else waiting, and still we came.',
      "It's in the upper half, among a lot else.":
        "If it dropped off the list people would complain. It just isn't what they'd mention first.",
      'Not burning, but it keeps coming back.':
        'We patch it up, forget about it, and then someone sighs over the same thing again.',
      'More than it used to be.':
        'Earlier one could shrug it off. These days people lose patience with it faster.',
    },
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
    says: {
      'In a small way. It fizzled out.':
        'There was goodwill, but nobody who made it their own. Such things need somebody who cares.',
      'Half-heartedly, some time ago.':
        "It ran alongside everything else, with whatever time was left over. There's never any left over.",
      'Something like it, under another name.':
        'The same hope in different wrapping. Some people will recognise it and smile a little.',
      'There were attempts. Daily business swallowed them.':
        'You begin with energy, then something urgent comes in, and afterwards nobody picks it up again.',
    },
  },
  {
    asked: [
      'How would you measure success?',
      'How would you know it worked?',
      'How will you judge whether it was worth it?',
      "How would we tell that it's a success?",
      'How would you see, a year on, that it has paid off?',
    ],
    says: {
      'By whether people still use it later on.':
        "Once nobody's watching and the old way would be just as handy. Then you see what it's worth.",
      'When nobody talks about it, because it simply runs.':
        "Like water from the tap. You only mention it when there isn't any.",
      'By the figures, and by fewer complaints.':
        'The numbers can flatter you. If the grumbling stops as well, I believe them.',
      'By what it saves us, time above all.':
        'People would get home less worn out, or finally get round to what always stays undone.',
    },
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
    says: {
      'A small start is easier to defend.':
        "If it fails, you've lost little and learned something. Nobody has to lose face over it.",
      'If it has a clear end and a clear result.':
        "I don't like trials that just trickle on. At some point somebody has to say yes or no.",
      'Rather that than everything at once.':
        "With everything turned over at the same time, you can't tell what went wrong where.",
      'I could picture that, with honest figures afterwards.':
        'The disappointing ones included, please. A trial that can only succeed teaches you nothing.',
    },
  },
  {
    asked: [
      'What do you expect from us afterwards?',
      'What kind of support would you want?',
      'What would you expect from us once it runs?',
      'What should our part be after the start?',
      'What help would you need with the rollout?',
    ],
    says: {
      "That you're still there when it gets difficult.":
        "At the start everybody's friendly. I look at who still answers when there's nothing left to win.",
      'Somebody who picks up when things stick.':
        'A person who knows our case, not a recorded voice. It takes the panic out of it.',
      'A steady hand in the first weeks.':
        'Early on people slip back into the old way out of sheer nerves. A calm word keeps them going.',
      'An early word when something slips.':
        "Bad news I can work with while there's still room to move. Late surprises make me cross.",
    },
  },
  {
    asked: [
      'What happens next?',
      "What's the next step?",
      'What are the next steps from your side?',
      'What happens after this meeting?',
      'What will you do with this after today?',
    ],
    says: {
      'We let it settle, and compare notes.':
        "Everyone remembers something different from a talk. Where we all agree, there's usually something in it.",
      "I talk to the others while it's fresh.":
        'I tell them what stuck with me, and I see by their faces whether it catches.',
      'We go through it again among ourselves.':
        'Slowly, point by point, and somebody plays the sceptic. We find the holes better that way.',
      'Some thinking first. Then somebody gets in touch.':
        "I don't trust my first enthusiasm, or my first grumble. Both look different after some sleep.",
    },
  },
  {
    asked: [
      'How familiar are you with the subject?',
      'How much do you already know about this?',
      'How well do you know this topic?',
      'How much do you know about it, before I start?',
      'How deep are you into the matter already?',
    ],
    says: {
      'Enough for a few awkward questions.':
        "I know where it usually pinches. I'll ask there and see how you answer.",
      'From the outside, mostly.':
        "I see what comes out of it and hear people talk. How it's put together I couldn't tell you.",
      'I can follow. The basics you can skip.':
        "Terms and background I have. I'd rather spend the time on what's different about yours.",
      'As far as one gets by reading and listening.':
        'I know the arguments, for and against. What I lack is having had my own hands in it.',
    },
  },
]
