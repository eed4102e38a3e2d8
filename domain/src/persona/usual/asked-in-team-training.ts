import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_TEAM_TRAINING: readonly UsualQuestion[] = [
  {
    asked: [
      'Do you know why I asked you to come?',
      "Do you know why we're talking?",
      'Do you know what this is about?',
    ],
    says: ['I can guess. Say it.', 'Not really. Tell me.', "I'd rather hear it from you."],
  },
  {
    asked: ['Are you angry with me?', 'Are you upset?', 'Are you annoyed?'],
    says: ["No. I'm listening.", "A bit. It'll pass.", "I'd rather get it over with."],
  },
  {
    asked: [
      'How do you think it went?',
      'How do you see it yourself?',
      "What's your side of it?",
      'How did you experience it?',
    ],
    says: [
      'I did what I thought was right at the time.',
      "Not the way you put it, I'd say.",
      'It looked different from where I stood.',
    ],
  },
  {
    asked: ['What do you need from me?', 'How can I support you?', 'What would help you?'],
    says: [
      "That you tell me early, and not when it's too late.",
      'A bit of backing would be a start.',
      'Time, mostly.',
    ],
  },
  {
    asked: ['Can we agree on that?', 'Is that okay with you?', 'Can you live with that?'],
    says: ['I can try.', "All right. Let's see.", "If it's the same for everybody, yes."],
  },
  {
    asked: ['What will you do differently?', 'What would you do differently next time?'],
    says: [
      'Speak up earlier, perhaps.',
      "I'd take somebody aside first.",
      "I'd think twice. I'll leave it at that.",
    ],
  },
  {
    asked: [
      'Do you want to stay here?',
      'Are you thinking of leaving?',
      'Do you still like it here?',
    ],
    says: ["I'm still here.", 'Ask me after a good week.', "I'd like to want to."],
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
    says: [
      'A lot came together at the wrong moment.',
      'Less than has been made of it since.',
      'Small things, and in the end they added up.',
      'It got a little out of hand, bit by bit.',
    ],
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
    says: [
      'It began with a trifle, as it often does.',
      'Slowly. Nobody stopped it in time.',
      'Something was never quite cleared up.',
      'Without anybody meaning it, really.',
    ],
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
    says: [
      'Not long ago.',
      'Recently enough that it still smarts.',
      'A little while back.',
      'In one of those weeks when everything comes at once.',
    ],
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
    says: [
      "I'd had enough by then.",
      'It made sense to me at that point.',
      'Because I saw no better way.',
      'Out of habit, and some stubbornness.',
    ],
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
    says: [
      'Too many things at once.',
      'Mostly that I wanted it to be over.',
      'I was more tense than it showed.',
      "I wasn't at my calmest, let's say.",
    ],
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
    says: [
      'Some of the team were about.',
      'The usual faces, more or less.',
      "More people than I'd have liked.",
      'Whoever was close by just then.',
    ],
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
    says: [
      'It went back and forth, as it does.',
      'A bit from each side, and none of it clever.',
      'Each of us said a little too much.',
      'More tone than words, if you ask me.',
    ],
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
    says: [
      'Quietly, at first.',
      'Not well, but without a scene.',
      'With a look, mostly.',
      "About as you'd expect.",
    ],
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
    says: [
      'Went back to work. What else.',
      'I kept my head down for a while.',
      'Took a breath, and carried on.',
      'I got on with things, as well as I could.',
    ],
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
    says: [
      'Later than I should have.',
      'Quite early, but I brushed it off.',
      'Not at once. It dawned on me.',
      'When it was hard to overlook.',
    ],
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
    says: [
      'Fewer than you may think.',
      'The ones who were close to it, I suppose.',
      'Some people, in bits and pieces.',
      'Those who needed to, more or less.',
    ],
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
    says: [
      'In passing, not properly.',
      'Not the whole of it.',
      'A hint, and no more than that.',
      "I've dropped a word here and there.",
    ],
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
    says: [
      "I thought it'd sort itself out.",
      "I didn't want to be the one who complains.",
      'There was never a right moment for it.',
      "Because I didn't expect it to change much.",
    ],
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
    says: [
      'A few words. It never got far.',
      'It came close once, and then it passed.',
      'We talk about work, and not about this.',
      'I made a start, more or less.',
    ],
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
    says: [
      'Not in so many words.',
      'In my own way, more or less.',
      'Half an apology, if you like.',
      'I meant to, and then the day went on.',
    ],
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
    says: [
      'Not a lot out loud.',
      'Most of them keep out of it.',
      'It depends who you ask.',
      'Some shrug, some roll their eyes.',
    ],
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
    says: [
      'Not quite like this.',
      'In a small way, now and then.',
      'Something like it, but milder.',
      'Here and there, but it passed.',
    ],
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
    says: [
      'Too often to laugh it off.',
      'Not every day, but it adds up.',
      'It comes and goes.',
      "Often enough that it's noticed.",
    ],
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
    says: [
      'Longer than I wanted to admit.',
      'For some time, on and off.',
      'It crept in slowly, so a while.',
      'Too long to call it a bad week.',
    ],
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
    says: [
      'Small things. None of them lasted.',
      'What I could, without making a fuss.',
      'I talked around it more than about it.',
      'Kept out of the way, mostly.',
    ],
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
    says: [
      'Polite enough, as long as others are around.',
      'We do the work, and leave it at that.',
      'Better on some days than on others.',
      "It's been easier.",
    ],
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
    says: [
      'All right, on the whole.',
      'Fine with most of them.',
      'Well enough. We know each other.',
      'Easier with some than with others.',
    ],
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
    says: [
      'A bit careful at the moment.',
      'Not too bad, but people watch what they say.',
      'Friendly on top, tired underneath.',
      'It could do with some fresh air.',
    ],
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
    says: [
      'Not great, I imagine.',
      "No better than I do, I'd guess.",
      "It'll have left a mark, I suppose.",
      'Worse than it looks from outside, perhaps.',
    ],
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
    says: [
      'A bit much, to be honest.',
      "There's always something on top.",
      "There's no air in between, put it that way.",
      "It's a lot, and it comes in waves.",
    ],
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
    says: [
      'Tired, but I keep going.',
      'Getting by, one day after the other.',
      'A bit thin-skinned at the moment.',
      "I'm managing. It's been a lot.",
    ],
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
    says: [
      "I'd like to keep that out of it.",
      'No better and no worse than for most people.',
      'It goes on. I try not to bring it in here.',
      "Let's stay with work, if that's all right.",
    ],
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
    says: [
      'Some of us help each other out.',
      "There's somebody, but I don't ask often.",
      'Those who are in the same boat.',
      'Mostly I sort it out on my own.',
    ],
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
    says: [
      'By some, yes.',
      'Now and then. It could be more.',
      "Less than I'd like, at the moment.",
      'On good days, yes.',
    ],
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
    says: [
      'The tone, more than anything.',
      'The way it was done, more than the thing.',
      'Being talked about, and not talked to.',
      'That nobody asked me first.',
    ],
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
    says: [
      'That it sticks to me.',
      'That nothing changes, in the end.',
      'That people talk, and I hear it last.',
      "That it'll be made bigger than it is.",
    ],
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
    says: [
      'It stings a bit.',
      'Not pleasant, but better than behind my back.',
      'It has to sink in first.',
      "It's something I half expected.",
    ],
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
    says: [
      "I've got my share in it.",
      "I wasn't an angel either.",
      'Some of it is mine, not the whole.',
      "It takes two. I'm one of them.",
    ],
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
    says: [
      "I could've waited a little.",
      "I might've asked first.",
      "A calmer word would've done it.",
      "I could've picked a better moment.",
    ],
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
    says: [
      'Not in quite the same way.',
      'The thing itself, maybe. The way, no.',
      'With a cooler head, probably not.',
      'Only if I had no other choice.',
    ],
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
    says: [
      "You could've looked in more often.",
      "You might've asked before it got this far.",
      "Stepping in a little sooner would've been good.",
      'Hear both sides, right from the start.',
    ],
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
    says: [
      'Be straight with everybody, me included.',
      'Stay fair to both sides.',
      "Follow it up, and don't let it lie.",
      'Keep it small, if you can.',
    ],
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
    says: [
      'Fewer surprises would do a lot.',
      'Clear words about who does what.',
      'A little quiet to get things finished.',
      "If we all stuck to what we've agreed.",
    ],
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
    says: [
      'Take a breath before I answer.',
      "Say something while it's still small.",
      'Step outside for a minute, maybe.',
      'Leave it overnight, and then talk.',
    ],
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
    says: [
      "I'd rather show it than promise it.",
      "I won't promise more than I can keep.",
      "As far as it's in my hands.",
      'Give me the chance, and then judge.',
    ],
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
    says: [
      'If it stays calm, why not.',
      'Not straight away. Let it settle a bit.',
      'If the wish comes from both sides.',
      "It wouldn't be easy, but I might.",
    ],
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
    says: [
      'The gist of it. Not every word.',
      'Only as much as they need.',
      "If it's put carefully, yes.",
      'As long as it stays fair to me.',
    ],
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
    says: [
      'It has its good sides. It came fast.',
      "On paper it's fine.",
      'Some of it makes sense, some of it not yet.',
      "It takes getting used to, let's put it like that.",
    ],
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
    says: [
      'Good work, and people who see it.',
      'To do my job well, and in peace.',
      'A bit more say, in time.',
      'A place where I can stand by what I do.',
    ],
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
    says: [
      'On bad days, for an hour or so.',
      "Who hasn't, at some point.",
      'The thought came, and went again.',
      'Not seriously enough to do anything.',
    ],
  },
]
