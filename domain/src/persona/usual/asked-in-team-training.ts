import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_TEAM_TRAINING: readonly UsualQuestion[] = [
  {
    asked: [
      'Do you know why I asked you to come?',
      "Do you know why we're talking?",
      'Do you know what this is about?',
    ],
    says: {
      'I can guess. Say it.': 'Nobody gets asked in for a quiet word about something pleasant.',
      'Not really. Tell me.':
        'A few things cross my mind, but guessing would only make me nervous.',
      "I'd rather hear it from you.":
        "If I start guessing, we'll end up talking about the wrong thing.",
    },
  },
  {
    asked: ['Are you angry with me?', 'Are you upset?', 'Are you annoyed?'],
    says: {
      "No. I'm listening.": "Getting cross before you've finished wouldn't help either of us.",
      "A bit. It'll pass.":
        "Nobody enjoys being criticised. Once I've been round the block I'll see it more kindly.",
      "I'd rather get it over with.":
        'Sitting here waiting for the hard part is worse than the hard part itself.',
    },
  },
  {
    asked: [
      'How do you think it went?',
      'How do you see it yourself?',
      "What's your side of it?",
      'How did you experience it?',
    ],
    says: {
      'I did what I thought was right at the time.':
        "You decide with what you've got in front of you. Afterwards everybody sees more.",
      "Not the way you put it, I'd say.":
        'The pressure is missing from your version, and it explains a good deal.',
      'It looked different from where I stood.':
        'Up close you only see the next thing to be done, and not the whole picture.',
    },
  },
  {
    asked: ['What do you need from me?', 'How can I support you?', 'What would help you?'],
    says: {
      "That you tell me early, and not when it's too late.":
        'If I hear it early I can still change something. Late, I can only defend myself.',
      'A bit of backing would be a start.':
        "Stand up for me when I'm not in the room, even if we argue about it later.",
      'Time, mostly.':
        'A stretch without interruptions, so I can finish one thing before the next one lands.',
    },
  },
  {
    asked: ['Can we agree on that?', 'Is that okay with you?', 'Can you live with that?'],
    says: {
      'I can try.':
        'Old habits come back under pressure, so you may have to remind me once or twice.',
      "All right. Let's see.":
        'Agreeing is easy in here. The first busy day will show whether it holds.',
      "If it's the same for everybody, yes.":
        "I'll gladly stick to a rule, as long as I'm not the only one held to it.",
    },
  },
  {
    asked: ['What will you do differently?', 'What would you do differently next time?'],
    says: {
      'Speak up earlier, perhaps.':
        "The first time something bothers me, instead of waiting until I'm boiling.",
      "I'd take somebody aside first.":
        'A quiet word in private does less damage than one in front of everybody.',
      "I'd think twice. I'll leave it at that.":
        "I'd go through it in my head first, and ask myself how it sounds to the other person.",
    },
  },
  {
    asked: [
      'Do you want to stay here?',
      'Are you thinking of leaving?',
      'Do you still like it here?',
    ],
    says: {
      "I'm still here.": "If I'd given up on it, I wouldn't bother arguing with you.",
      'Ask me after a good week.':
        "When it runs smoothly I like it fine. Right now I'd only be answering in a bad mood.",
      "I'd like to want to.":
        "There's a lot I'd miss. I just don't look forward to the mornings the way I'd wish.",
    },
  },
  // How it came about
  {
    asked: [
      'What happened, from your point of view?',
      'So what happened?',
      'What exactly went on there?',
      'Can you tell me in your own words what happened?',
      'Take me through what happened, step by step.',
      'What was it that happened, as you saw it?',
    ],
    says: {
      'A lot came together at the wrong moment.':
        "Take any piece of it away and it would've blown over. Together they were too much.",
      'Less than has been made of it since.':
        "Every time it's retold it grows a bit, and the ordinary parts get left out.",
      'Small things, and in the end they added up.':
        'A short answer here, a raised eyebrow there. None of them would be worth a talk.',
      'It got a little out of hand, bit by bit.':
        'Each step looked harmless next to the one before. Only the whole distance looks bad.',
    },
  },
  {
    asked: [
      'How did it start?',
      'How did it all begin?',
      'How did it come to that?',
      'How did this whole thing come about?',
      'How did the two of you get into this?',
      'How did things get this far in the first place?',
    ],
    says: {
      'It began with a trifle, as it often does.':
        "The sort of thing you'd forget by lunch, if everybody wasn't already on edge.",
      'Slowly. Nobody stopped it in time.':
        'Everybody thought somebody else would say something, and I was no better.',
      'Something was never quite cleared up.':
        'People took it each in their own way and carried on, as if that settled it.',
      'Without anybody meaning it, really.':
        "Nobody gets up in the morning planning trouble. You're careless for a moment, and it runs on.",
    },
  },
  {
    asked: [
      'When did it happen?',
      'When was that?',
      'When did all this take place?',
      'When exactly was this incident?',
      'When was it that you two clashed?',
      'When was this, roughly?',
    ],
    says: {
      'Not long ago.': "It's fresh enough that I still go over it on the way home.",
      'Recently enough that it still smarts.':
        'Some of the words still make me wince when they come back to me.',
      'A little while back.':
        "Long enough that I've calmed down, and not so long that I've forgotten.",
      'In one of those weeks when everything comes at once.':
        "You put out one fire and smell the next. Nobody's at their best in a week like that.",
    },
  },
  {
    asked: [
      'Why did you do it?',
      'What set you off?',
      'What made you snap?',
      'Why did you do that?',
      'Why did you handle it like that?',
      'Why did you react the way you did?',
      'How come you acted like that?',
      'Why did you go about it that way and not another?',
    ],
    says: {
      "I'd had enough by then.":
        'You swallow things for a while, and then one small thing is one too many.',
      'It made sense to me at that point.':
        "I saw a problem and a quick way out of it. The side effects I didn't see.",
      'Because I saw no better way.':
        "Everything else I could think of would've taken longer or made somebody else unhappy.",
      'Out of habit, and some stubbornness.':
        "Once I'm used to doing something my way, a push in the other direction makes me dig in.",
    },
  },
  {
    asked: [
      'What was going on for you?',
      'What was going through your head at that moment?',
      'What were you thinking just then?',
      'What was on your mind when it happened?',
      'What went on inside you in that situation?',
      'What were you feeling while all that was going on?',
    ],
    says: {
      'Too many things at once.':
        "What to say, what to leave out, who's watching. You can't sort that under pressure.",
      'Mostly that I wanted it to be over.':
        'My stomach was in a knot, and every minute felt like a long one.',
      'I was more tense than it showed.':
        'From outside I probably looked calm. Inside I was counting to ten.',
      "I wasn't at my calmest, let's say.":
        "My voice gets short when I'm under strain, and I only notice it later.",
    },
  },
  {
    asked: [
      'Who else was there that day?',
      'Who else was in the room?',
      'Who was around when it happened?',
      'Who was present, apart from you two?',
      'Who else saw or heard it?',
      'Which of the others were there at the time?',
    ],
    says: {
      'Some of the team were about.':
        "People come and go while they work, so I couldn't say who caught what.",
      'The usual faces, more or less.':
        'The ones who are always around at that time of day, busy with their own work.',
      "More people than I'd have liked.":
        "Something like that is easier to put right when nobody's been watching.",
      'Whoever was close by just then.':
        "I didn't look round. In a moment like that you see one face and not much else.",
    },
  },
  {
    asked: [
      'Who said what?',
      'Who said what to whom?',
      'Which of you said what?',
      'Who said what, and in which order?',
      'Who was it that said what in that argument?',
      'What was said, and by whom?',
    ],
    says: {
      'It went back and forth, as it does.':
        'One remark pulled the next one after it, and nobody wanted to leave the last one standing.',
      'A bit from each side, and none of it clever.':
        "The sort of sentences you'd like to take back the minute you hear yourself.",
      'Each of us said a little too much.':
        'We could both have stopped at the matter itself, and we went on to the person.',
      'More tone than words, if you ask me.':
        'Written down it would look harmless. Out loud there was an edge to it.',
    },
  },
  {
    asked: [
      'How did they react?',
      'How did he take it?',
      'How did she respond to that?',
      'How did your colleague react when it happened?',
      'How did that go down with the other person?',
      'And how did the other one take it at the time?',
    ],
    says: {
      'Quietly, at first.': "There was the sort of silence where you can tell something's brewing.",
      'Not well, but without a scene.': 'No shouting, just a tight face and very short sentences.',
      'With a look, mostly.':
        'The kind of look that says more than a speech, and then it turns away.',
      "About as you'd expect.":
        "People defend themselves when they feel attacked. I'd have done the same.",
    },
  },
  {
    asked: [
      'What did you do afterwards?',
      'What did you do after that?',
      'And what did you do then?',
      'What did you do once it was over?',
      'What was the first thing you did after it happened?',
      'What did you do for the rest of that day?',
    ],
    says: {
      'Went back to work. What else.':
        "The work doesn't wait until you've calmed down, and keeping busy steadies me.",
      'I kept my head down for a while.':
        'Short answers, eyes on the task, and a detour round anybody who might ask.',
      'Took a breath, and carried on.':
        "Standing there fuming wouldn't have helped, so I picked up the next thing.",
      'I got on with things, as well as I could.':
        'My hands did the work, and my head kept drifting back to what had happened.',
    },
  },
  {
    asked: [
      'When did you first notice it?',
      'When did you realise that something was wrong?',
      'At what point did you notice?',
      'When did you become aware of the problem?',
      'When did it first strike you?',
      'When did you see that this was going wrong?',
    ],
    says: {
      'Later than I should have.':
        'The signs were there. I was looking at the next task and not at the faces.',
      'Quite early, but I brushed it off.':
        'I told myself everybody has a bad day, and tomorrow it would look better.',
      'Not at once. It dawned on me.':
        'Shorter answers, fewer jokes, a bit more distance. You only put that together slowly.',
      'When it was hard to overlook.':
        'By the time people stop saying good morning, even I can tell.',
    },
  },

  // Who knows, who was told
  {
    asked: [
      'Who knows about it?',
      'Who else knows by now?',
      'Who in the team has heard about this?',
      'Who is in the picture besides us?',
      'Who has found out so far?',
      'Which people know what happened?',
    ],
    says: {
      'Fewer than you may think.':
        "I don't carry such things around, and the others have enough of their own to do.",
      'The ones who were close to it, I suppose.':
        "Anybody within earshot had to notice. They didn't need to be told.",
      'Some people, in bits and pieces.':
        'One has heard the beginning, another the end, and each fills in the rest.',
      'Those who needed to, more or less.':
        'The people whose work it touches. Anybody else would only have made gossip of it.',
    },
  },
  {
    asked: [
      'Did you tell anyone?',
      'Did you mention it to somebody here?',
      'Have you talked to anyone else about this?',
      'Have you told a colleague you trust?',
      'Did you confide in anybody at the time?',
      'Have you discussed it with someone before today?',
    ],
    says: {
      'In passing, not properly.':
        "A sentence on the way out, and I'd changed the subject before anybody could ask.",
      'Not the whole of it.': "I left out the parts where I don't look so good myself.",
      'A hint, and no more than that.':
        'I said things were a bit strained, and waited to see if anybody picked it up.',
      "I've dropped a word here and there.":
        "Mostly to find out whether I'm the only one who sees it like that.",
    },
  },
  {
    asked: [
      "Why didn't you say anything?",
      "Why didn't you tell me?",
      'Why did you keep it to yourself?',
      "Why didn't you come to me earlier?",
      'Why did you stay silent for so long?',
      "Why have you never spoken up about it, if it's been bothering you?",
    ],
    says: {
      "I thought it'd sort itself out.":
        'A lot of trouble fades if you leave it alone. I waited for that too long.',
      "I didn't want to be the one who complains.":
        "Once you've got that label, people roll their eyes before you've opened your mouth.",
      'There was never a right moment for it.':
        "Either you were in a hurry, or somebody was standing next to us, or I'd lost my nerve.",
      "Because I didn't expect it to change much.":
        'Often you get a friendly nod, and afterwards everything goes on as before.',
    },
  },
  {
    asked: [
      'Have you talked to each other since?',
      'Have you spoken to him about it yourself?',
      'Did you try to talk to her?',
      'Have you raised it with your colleague directly?',
      'Did the two of you ever discuss it?',
      'Have you two had a proper talk about it?',
    ],
    says: {
      'A few words. It never got far.':
        'As soon as it gets near the sore point, one of us finds something else to do.',
      'It came close once, and then it passed.':
        "There was a pause where one of us could've said it. Neither of us did.",
      'We talk about work, and not about this.':
        "Who does what, and by when. Once that's arranged, it goes quiet between us.",
      'I made a start, more or less.':
        'I said we ought to talk some time, and then left it hanging in the air.',
    },
  },
  {
    asked: [
      'Have you apologised?',
      'Have you said sorry yet?',
      'Did you apologise to her afterwards?',
      'Did you tell him that you were sorry?',
      'Have you offered an apology since then?',
      'Did you ever say sorry to your colleague for that?',
    ],
    says: {
      'Not in so many words.': "I've been friendlier than usual, and hoped it would be understood.",
      'In my own way, more or less.':
        "I lend a hand without being asked. Big words don't come easily to me.",
      'Half an apology, if you like.':
        'I said sorry for how it came out, and in the next breath I explained why I was right.',
      'I meant to, and then the day went on.':
        'The longer you leave it, the stranger it feels to bring it up.',
    },
  },
  {
    asked: [
      'What do the others say about it?',
      'What do your colleagues think?',
      'What does the team say to that?',
      'What are people saying?',
      'What have you heard from the rest of them?',
      'What do the people around you make of it all?',
    ],
    says: {
      'Not a lot out loud.': 'They go quiet when I come near, and I draw my own conclusions.',
      'Most of them keep out of it.':
        'Nobody wants to be on a side when they still have to work with both.',
      'It depends who you ask.':
        "Whoever likes me says it was fair, and whoever doesn't says it was typical.",
      'Some shrug, some roll their eyes.':
        'The ones who shrug have seen worse. The others would simply like some peace.',
    },
  },

  // How often, how long
  {
    asked: [
      'Has this happened before?',
      'Has it ever happened in the past?',
      'Has something like that come up earlier?',
      'Have you had a situation like this before?',
      'Has there been anything of the sort already?',
      'Have you been through this kind of thing before, here or elsewhere?',
    ],
    says: {
      'Not quite like this.':
        'Friction, yes, like anywhere. It never needed a talk behind a closed door.',
      'In a small way, now and then.':
        "A bit of grumbling, a frosty morning, and by lunch we'd be joking again.",
      'Something like it, but milder.':
        "The sort of thing where a good night's sleep is enough to put it right.",
      'Here and there, but it passed.':
        "Tempers rise when it's busy, and settle again as soon as it isn't.",
    },
  },
  {
    asked: [
      'How often does it happen?',
      'How often is that the case?',
      'How frequently does this come up?',
      'How often would you say you run into that?',
      'How often are we talking about, roughly?',
      'Every day, every week, how often is it?',
    ],
    says: {
      'Too often to laugh it off.':
        'I used to make a joke of it. By now the joke falls flat, even for me.',
      'Not every day, but it adds up.':
        "One drop is nothing. I feel it in how tired I am when a long week's over.",
      'It comes and goes.':
        "In quiet spells I almost forget about it. As soon as it gets hectic it's back.",
      "Often enough that it's noticed.": 'People have started to exchange glances when it begins.',
    },
  },
  {
    asked: [
      'How long has this been going on?',
      'How long has it been like that?',
      'Since when is it like this?',
      'How long have you been putting up with it?',
      'For how long have you felt this way?',
      'How long have you been carrying this around with you?',
    ],
    says: {
      'Longer than I wanted to admit.':
        'I kept telling myself it was just a phase, until it sounded silly even to me.',
      'For some time, on and off.':
        "Just when I think it's over, something small sets it going again.",
      'It crept in slowly, so a while.':
        "There's no first day I could point at. You get used to each little bit.",
      'Too long to call it a bad week.':
        'A bad patch you sleep off. This is still there after a rest.',
    },
  },
  {
    asked: [
      'What have you tried so far?',
      'What have you done about it yourself?',
      'What steps have you taken up to now?',
      'What did you do to sort it out?',
      'What have you already tried to make it better?',
      'What attempts have you made to solve this?',
    ],
    says: {
      'Small things. None of them lasted.':
        'A kinder tone, a fresh start on a good morning. Under pressure we all slide back.',
      'What I could, without making a fuss.':
        'Swallowing a remark, doing a bit extra, letting somebody else have the last word.',
      'I talked around it more than about it.':
        "I'd mention the mood or the workload, and hope somebody heard what was behind it.",
      'Kept out of the way, mostly.':
        "I take my breaks when it's empty. It's peaceful, but it doesn't solve anything.",
    },
  },

  // The others
  {
    asked: [
      'How do you get on with him?',
      'How do you get along with her otherwise?',
      'How are things between you two?',
      'How well do the two of you get on?',
      'How is your relationship with that colleague?',
      'How do you two normally work together?',
    ],
    says: {
      'Polite enough, as long as others are around.':
        'Good morning, please, thank you. Left alone together, we both look busy.',
      'We do the work, and leave it at that.':
        "Things get finished and handed over properly. There's just no chat on top.",
      'Better on some days than on others.':
        "If we're both rested we can even laugh. Under stress we grate on each other.",
      "It's been easier.": "I weigh every sentence now. Before, I'd simply have said it.",
    },
  },
  {
    asked: [
      'How do you get on with the team?',
      'How do you get along with the others?',
      'How are you getting on with everybody else here?',
      'How do you get on with the rest of the group?',
      'How well do you fit in with the team?',
      'How do you feel among your colleagues in general?',
    ],
    says: {
      'All right, on the whole.':
        'We help each other when it matters, and grumble about each other the rest of the time.',
      'Fine with most of them.':
        "There's always somebody you don't quite warm to. We leave each other in peace.",
      'Well enough. We know each other.':
        'I can tell from the way somebody says hello whether to leave them alone.',
      'Easier with some than with others.':
        'With the quiet ones I find it simple. Those who need an audience wear me out.',
    },
  },
  {
    asked: [
      'How is the mood in the team?',
      "How's the atmosphere at the moment?",
      'How is morale these days?',
      'How is the mood among your colleagues right now?',
      'How tense is it in the group?',
      'How is the climate in the team since then?',
    ],
    says: {
      'A bit careful at the moment.':
        'The jokes have become rather harmless, and everybody thinks before they speak.',
      'Not too bad, but people watch what they say.':
        'They look round before they say what they think, and then they keep it short.',
      'Friendly on top, tired underneath.':
        "Everybody smiles and says hello, and once they've turned away you hear the sigh.",
      'It could do with some fresh air.':
        'The same grumbles go round and round. A good laugh together would clear a lot.',
    },
  },
  {
    asked: [
      'How do you think the other one feels?',
      'How do you think she feels about it?',
      'How do you imagine he feels now?',
      'How might your colleague be feeling?',
      'How would you say they feel at the moment?',
      'How do you suppose the other person feels after all this?',
    ],
    says: {
      'Not great, I imagine.':
        "Nobody walks away from something like that whistling, not even whoever's in the right.",
      "No better than I do, I'd guess.":
        "We're probably both going over it at night and thinking of better answers.",
      "It'll have left a mark, I suppose.":
        "A hard moment stays with you. I'd flinch a little too, the next time we met.",
      'Worse than it looks from outside, perhaps.':
        "Some people get louder when they're hurt, and some get busier. It's easy to miss.",
    },
  },

  // How they are
  {
    asked: [
      'How is your workload?',
      'How much do you have on your plate at the moment?',
      'How much work have you got just now?',
      'How busy are you right now?',
      'How heavy is your load these days?',
      'How full is your week, with everything you have to do?',
    ],
    says: {
      'A bit much, to be honest.':
        "I finish one thing and feel guilty about all those I haven't touched.",
      "There's always something on top.":
        'Just as I see the end of it, somebody comes round with a quick favour to ask.',
      "There's no air in between, put it that way.":
        'I go straight from one thing into the next, and forget to eat.',
      "It's a lot, and it comes in waves.":
        'Quiet for a while, so you relax, and then everybody wants everything at the same time.',
    },
  },
  {
    asked: [
      'How are you, really?',
      'How are you holding up?',
      'How are you coping with all this?',
      'How have you been lately?',
      'How is it going for you at the moment?',
      'How are you doing these days, apart from this matter?',
    ],
    says: {
      'Tired, but I keep going.':
        "I wake up and could go straight back to sleep. Once I've got started it's all right.",
      'Getting by, one day after the other.':
        'I look as far as this evening and not much further. It keeps things manageable.',
      'A bit thin-skinned at the moment.': "A remark I'd normally laugh off stays with me all day.",
      "I'm managing. It's been a lot.":
        "My work gets done, but there's not much left of me in the evening.",
    },
  },
  {
    asked: [
      'How are things at home?',
      'How is it going at home at the moment?',
      'How are things in your private life?',
      'How is life outside of work?',
      'How does it look at home, if I may ask?',
      'How are things going for you privately?',
    ],
    says: {
      "I'd like to keep that out of it.":
        "I need one corner where work doesn't come in, and it only stays so if I'm strict.",
      'No better and no worse than for most people.':
        'Good evenings and grumpy ones, chores, and too little sleep now and then.',
      'It goes on. I try not to bring it in here.':
        'I leave it at the door in the morning. Some days a bit of it slips in with me.',
      "Let's stay with work, if that's all right.":
        'About work I can talk with a cool head. The rest would only make me lose the thread.',
    },
  },
  {
    asked: [
      'Who helps you with that?',
      'Who gives you a hand?',
      'Who has your back here?',
      'Who do you turn to when it gets too much?',
      'Who can you rely on in the team?',
      'Who is there for you when things get difficult?',
    ],
    says: {
      'Some of us help each other out.':
        "One covers while the other gets some air, and next time it's the other way round.",
      "There's somebody, but I don't ask often.":
        "They've got their hands full as well, and I don't want to wear out a good thing.",
      'Those who are in the same boat.':
        "You don't have to explain it to them. A tired grin is enough.",
      'Mostly I sort it out on my own.':
        "By the time I've explained it to somebody, I could've done it myself.",
    },
  },
  {
    asked: [
      'Do you feel appreciated here?',
      'Do you feel valued?',
      'Do you feel recognised enough?',
      'Do you feel that your work is seen?',
      'Do you feel noticed for what you do?',
      'Do you feel your effort is respected by the rest of us?',
    ],
    says: {
      'By some, yes.':
        "The ones I work with closely say thanks, and they notice when I'm not there.",
      'Now and then. It could be more.':
        'A well done after a hard day goes a long way. Mistakes get mentioned more reliably.',
      "Less than I'd like, at the moment.":
        "If it goes well it's taken for granted. If it doesn't, suddenly everybody's watching.",
      'On good days, yes.':
        "When somebody looks at what I've done, and not only at what's missing.",
    },
  },
  {
    asked: [
      'What bothers you most?',
      'What annoys you most about it?',
      'What is it that gets to you?',
      "What's the worst part for you?",
      'What hurt you the most in all this?',
      'What upsets you so much about that?',
    ],
    says: {
      'The tone, more than anything.':
        "You can tell me almost anything, if you don't talk down to me while you're at it.",
      'The way it was done, more than the thing.':
        "With a bit of respect I could've accepted the very same thing.",
      'Being talked about, and not talked to.':
        'You come in, it goes quiet, and you know what the subject was.',
      'That nobody asked me first.':
        'I might even have agreed. Being handed the result makes you feel like furniture.',
    },
  },
  {
    asked: [
      'What are you worried about?',
      'What are you afraid might happen?',
      'What concerns you most about the future?',
      "What's your biggest fear in this?",
      'What is it that you fear?',
      'What worries you when you think of the next weeks?',
    ],
    says: {
      'That it sticks to me.':
        "One bad moment, and for ages it's the first thing people think of when they see me.",
      'That nothing changes, in the end.':
        "We'd all say the right things in here, and outside it would go on as before.",
      'That people talk, and I hear it last.':
        "Gossip goes round every corner before it reaches the one it's about.",
      "That it'll be made bigger than it is.":
        'Once too many people are involved, nobody can step back without losing face.',
    },
  },
  {
    asked: [
      'How does it feel to hear that?',
      'How is it for you to hear this?',
      'How does that feel, coming from me?',
      'How does that sit with you?',
      'How does my feedback land with you?',
      'How do you feel about what I just said to you?',
    ],
    says: {
      'It stings a bit.':
        'I put a lot into my work, so even fair criticism feels personal for a moment.',
      'Not pleasant, but better than behind my back.':
        'If you say it to my face, I can answer. Otherwise I can only guess.',
      'It has to sink in first.':
        "Answering straight away, I'd only defend myself. Tomorrow I'll have heard it properly.",
      "It's something I half expected.":
        'You feel it coming, in how people greet you and what they leave out.',
    },
  },

  // Their own part
  {
    asked: [
      'How do you see your own part in it?',
      'How much of it is down to you?',
      'How big is your share in this?',
      'How far are you to blame yourself?',
      'How do you look at your own role in this?',
      'How much do you think you contributed to the problem?',
    ],
    says: {
      "I've got my share in it.":
        "I could've stopped at several points, and each time I carried on.",
      "I wasn't an angel either.":
        "I can be sharp when I feel cornered, and I don't always notice how it lands.",
      'Some of it is mine, not the whole.':
        "My own tone I'll answer for. What came from elsewhere isn't mine to carry.",
      "It takes two. I'm one of them.":
        "If I'd let it drop, there would've been nobody left to argue with.",
    },
  },
  {
    asked: [
      'What could you have done instead?',
      'What should you have done, in hindsight?',
      'What would have been a better way?',
      'What else could you have done in that moment?',
      'Looking back, what would you have done differently?',
      'What other way was there, looking at it now?',
    ],
    says: {
      "I could've waited a little.":
        "Until the heat was out of it. With some distance I'd have put it more kindly.",
      "I might've asked first.":
        'A simple question, how it was meant. I filled in the answer myself.',
      "A calmer word would've done it.": "Something like let's talk about it later, in peace.",
      "I could've picked a better moment.":
        'After the rush, without an audience. Nobody listens well under pressure.',
    },
  },
  {
    asked: [
      'Would you do it again?',
      'Would you do the same thing again?',
      'Would you handle it the same way today?',
      'If you could go back, would you act like that again?',
      'Would you make the same choice once more?',
      'Knowing what you know now, would you still do it?',
    ],
    says: {
      'Not in quite the same way.':
        "There's a point where I could've slowed down, and today I'd see it coming.",
      'The thing itself, maybe. The way, no.':
        "I still think it was worth raising. Nobody takes a point when it's thrown at them.",
      'With a cooler head, probably not.':
        "When I'm rested, the same thing hardly makes me raise an eyebrow.",
      'Only if I had no other choice.':
        'If keeping quiet did even more harm, say, and nobody else was there to step in.',
    },
  },

  // The lead's part
  {
    asked: [
      'What could I have done better?',
      'What should I have done differently?',
      'What would you have wished for from me?',
      'What ought I to have done, in your eyes?',
      'What would have been the right thing for me to do back then?',
      'As your lead, what should I have done sooner?',
    ],
    says: {
      "You could've looked in more often.":
        "Just a moment now and then, asking how it's going. I find it easier to speak up then.",
      "You might've asked before it got this far.":
        "I don't start on such things by myself. An honest question would've got me talking.",
      "Stepping in a little sooner would've been good.":
        "While it's small, a word from you carries weight. Later everybody's dug in.",
      'Hear both sides, right from the start.':
        'Whoever gets to you first tells the story, and the other one can only correct it.',
    },
  },
  {
    asked: [
      'What would you like me to do now?',
      'What should I do about it, in your opinion?',
      'What do you want me to do as your lead?',
      'What can I do on my side?',
      'What should my next step be, do you think?',
      'What do you expect me to do about this?',
    ],
    says: {
      'Be straight with everybody, me included.':
        "Say what you think of it, even the part I won't like. Guessing is worse.",
      'Stay fair to both sides.':
        "The same questions to each of us, and no verdict before you've heard the answers.",
      "Follow it up, and don't let it lie.":
        "Ask again in a while, when everybody's pretending it's over.",
      'Keep it small, if you can.':
        'A talk between those concerned, and no big meeting where everybody has to take a stand.',
    },
  },
  {
    asked: [
      'What would make it easier for you?',
      'What would take some of the pressure off?',
      'What would make a difference, in your view?',
      'What would have to change for it to get better?',
      'What would be a relief for you right now?',
      'What would improve things in your daily work?',
    ],
    says: {
      'Fewer surprises would do a lot.':
        'Plans that change at the last minute cost me more strength than the work does.',
      'Clear words about who does what.':
        "A lot of friction comes from everybody thinking it's somebody else's job.",
      'A little quiet to get things finished.':
        "Every time I'm pulled out of something, I need a good while to get back in.",
      "If we all stuck to what we've agreed.":
        'Once one person makes an exception for themselves, the others soon do too.',
    },
  },

  // What comes next
  {
    asked: [
      'What could you do next time?',
      'What can you do if it happens again?',
      'What could you do when you notice it coming?',
      'What would be your first step if it came up again?',
      'What might you try the next time you are in that spot?',
      'What could you do in such a moment in future?',
    ],
    says: {
      'Take a breath before I answer.':
        'My first answer is usually the one I regret. The one after it is quite sensible.',
      "Say something while it's still small.":
        'Right there and then, in a friendly voice, before I start collecting grievances.',
      'Step outside for a minute, maybe.':
        'Cool air and a few steps, and I can tell what matters from what just annoyed me.',
      'Leave it overnight, and then talk.':
        "In the morning I know which part still counts, and usually it's less than I thought.",
    },
  },
  {
    asked: [
      'Can you promise me that?',
      "Can you promise that it won't happen again?",
      'Can you give me your word?',
      'Can I rely on you there?',
      'Can I count on that from now on?',
      'Can you assure me that this will change?',
    ],
    says: {
      "I'd rather show it than promise it.":
        'Anybody can promise something in here. What I do on a bad day tells you more.',
      "I won't promise more than I can keep.":
        'A broken promise would leave us worse off than we are now.',
      "As far as it's in my hands.":
        "My own behaviour I can watch. What the others do I can't vouch for.",
      'Give me the chance, and then judge.':
        "Look in on me when it gets hectic. If I fall back into old ways, you'll see it.",
    },
  },
  {
    asked: [
      'Would you talk to them about it?',
      'Would you be willing to speak to him yourself?',
      'Would you sit down with her?',
      'Would you have a word with your colleague?',
      'Would you be up for a talk with the other person?',
      'Would you be open to a conversation, the three of us together?',
    ],
    says: {
      'If it stays calm, why not.':
        "As soon as voices go up I stop listening, and then the whole talk's wasted.",
      'Not straight away. Let it settle a bit.':
        "Right now we'd both only bring our list of complaints.",
      'If the wish comes from both sides.':
        "Somebody who's been sent just sits there with folded arms, and I'd be the same.",
      "It wouldn't be easy, but I might.":
        "The first sentence is the hard part. Once it's out I can usually listen.",
    },
  },
  {
    asked: [
      'May I tell the others?',
      'Can I pass that on?',
      'May I share this with the team?',
      'Is it all right if other people hear about this?',
      'Can I mention to them what you said?',
      'May I use what you just told me when I speak to the others?',
    ],
    says: {
      'The gist of it. Not every word.':
        'They can know how it affected me and what comes of it. My exact phrases were for you.',
      'Only as much as they need.':
        "Whatever they have to know to work properly. How I feel about it isn't part of it.",
      "If it's put carefully, yes.": 'Without any undertone, so nobody feels pointed at.',
      'As long as it stays fair to me.':
        'My reasons should be in it too, and not only what I did wrong.',
    },
  },
  {
    asked: [
      'What do you think of the new way of working?',
      'What do you make of the changes?',
      'What is your opinion of the new process?',
      'What do you think about how we do things now?',
      "What's your view of the new setup?",
      'What do you say to the way it has been organised lately?',
    ],
    says: {
      'It has its good sides. It came fast.':
        "I can see what it's for. With a little more warning we'd have grumbled less.",
      "On paper it's fine.":
        "In real life somebody's late, something's missing, and the plan has no room for it.",
      'Some of it makes sense, some of it not yet.':
        'The parts that save us trouble I took to at once. Others only add another step.',
      "It takes getting used to, let's put it like that.":
        "My hands still want to do it the old way, especially when I'm in a hurry.",
    },
  },
  {
    asked: [
      'What do you want here in the long run?',
      'What are you hoping for in the long term?',
      'What would you like to get out of this job over time?',
      'What are you aiming at in the years ahead?',
      "What's your goal with us, further down the road?",
      'What do you wish for yourself here, looking ahead?',
    ],
    says: {
      'Good work, and people who see it.':
        'Something I can be proud of in the evening, and now and then a nod for it.',
      'To do my job well, and in peace.':
        'No sides to take, no whispering. I want to come in and think about the work.',
      'A bit more say, in time.':
        "When something concerns my work, I'd like to be asked before it's settled.",
      'A place where I can stand by what I do.':
        'Where I can tell anybody how we work, without leaving parts out.',
    },
  },
  {
    asked: [
      'Have you thought of leaving?',
      'Have you ever thought about handing in your notice?',
      'Have you considered going somewhere else?',
      'Did it ever cross your mind to quit?',
      'Have you been looking at other jobs?',
      'Have you been thinking about a move, to another team perhaps?',
    ],
    says: {
      'On bad days, for an hour or so.':
        "On the way home I picture myself somewhere else. After supper it's mostly gone.",
      "Who hasn't, at some point.":
        'Everybody looks over the fence sometimes. The grass there has to be mown as well.',
      'The thought came, and went again.':
        "It turns up when I'm angry. As soon as I calm down I see what I'd be leaving behind.",
      'Not seriously enough to do anything.':
        'Dreaming of it costs nothing. Starting over as the new one costs a lot.',
    },
  },
]
