import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_THERAPY: readonly UsualQuestion[] = [
  {
    asked: [
      'Have you talked to anyone about it?',
      'Does anybody know about it?',
      'Who have you told?',
      'Have you told anybody?',
    ],
    says: ['Not really.', 'Not like this.', 'No. Who would I tell?'],
  },
  {
    asked: ['How do you sleep?', 'How are you sleeping?', 'Do you sleep well?'],
    says: ['It varies.', 'Some nights are better than others.', 'Not the way I used to.'],
  },
  {
    asked: [
      'How does that make you feel?',
      'How do you feel about that?',
      'What does that do to you?',
    ],
    says: [
      "I don't have a word for it.",
      'Tired, more than anything.',
      'I try not to look at it too closely.',
    ],
  },
  {
    asked: [
      'What would you like to talk about today?',
      'Where would you like to start?',
      'What brings you here?',
    ],
    says: [
      "I don't know where to begin.",
      "You start. You've done this before.",
      "I'm not sure that I want to be here.",
    ],
  },
  {
    asked: ['Is it hard to talk about?', 'Is this difficult for you?'],
    says: ['A bit.', "It isn't easy, no.", "I'm not used to it."],
  },
  {
    asked: [
      'Do you have people you can lean on?',
      'Who supports you?',
      'Is there somebody who helps you?',
    ],
    says: [
      "There are people. I don't like to bother them.",
      "Some. I don't ask much.",
      'I manage by myself, mostly.',
    ],
  },
  {
    asked: [
      'What would you like to be different?',
      'What would you change?',
      'If things were better, what would be different?',
    ],
    says: [
      "That it's quiet in my head, for once.",
      "I'd like to be the way I was.",
      "I'd settle for a normal day.",
    ],
  },
  {
    asked: [
      'Do you have thoughts of hurting yourself?',
      'Do you think about ending your life?',
      'Are you thinking of suicide?',
    ],
    says: ['No. Nothing like that.', "No. I'm tired, that's another thing.", "No, it isn't that."],
  },
  {
    asked: ['What do you think would help?', 'What has helped you before?'],
    says: [
      "I don't know. Time, people say.",
      'Keeping busy, for a while.',
      "If I knew that, I wouldn't be here.",
    ],
  },
  {
    asked: [
      'What would you like to take away from today?',
      'What will you take with you from today?',
    ],
    says: [
      'That I said some of it aloud.',
      "I'll have to see. Something.",
      "That it didn't feel as bad as I thought.",
    ],
  },
  {
    asked: [
      'Do you lie awake at night?',
      'Do you wake up in the middle of the night?',
      'Is it keeping you up at night?',
      'Do you have trouble falling asleep?',
      'Does it wake you, so that you stare at the ceiling for hours?',
      'Are you up a lot during the night?',
    ],
    says: [
      "More often than I'd like.",
      'Some nights, yes. Those are long.',
      'It happens, mostly after a bad day.',
      'Now and then. Then I listen to the clock.',
    ],
  },
  {
    asked: [
      'How are you eating?',
      'How is your appetite?',
      "How's your appetite these days?",
      'How well do you eat at the moment?',
      'How has your eating been lately, do you manage regular meals?',
      'How is it with food and meals?',
    ],
    says: [
      'Up and down, like the rest of it.',
      'All right on good days, less so on others.',
      'So-so. I pay too little attention to it.',
      'Not too well, to be honest.',
    ],
  },
  {
    asked: [
      'What do your evenings look like?',
      'How do you spend your evenings?',
      'What do you do in the evening?',
      "What's a usual evening like for you?",
      'And in the evenings, what do you do then?',
      'When the day is over, how do you spend the hours before bed?',
    ],
    says: [
      'Nothing special. They get long.',
      'I sit down, and the evening goes by.',
      'Much the same every night, really.',
      'The usual little things, and then bed.',
    ],
  },
  {
    asked: [
      'How did it start?',
      'How did it all begin?',
      'How did this come about?',
      'How did it come to this?',
      'Can you tell me how it started and what was going on in your life then?',
      'How did things get to this point?',
    ],
    says: [
      'Slowly. It crept up on me.',
      'Things piled up, and I looked away.',
      'Small, the way these things do.',
      'Bit by bit, and then it was there.',
    ],
  },
  {
    asked: [
      'When did you first notice it?',
      'When did you realise that something was wrong?',
      'When did it first strike you that things had changed?',
      'When did you start to notice that it was a problem?',
      'When did you see it clearly for the first time?',
    ],
    says: [
      'Late, looking back.',
      "When I couldn't look away any more.",
      'Well before I admitted it.',
      'On a day like any other, really.',
    ],
  },
  {
    asked: [
      'How long has it been going on?',
      'How long have you felt like this?',
      'How long have you been struggling with it?',
      'For how long has it been this way?',
      'How long have you been carrying this around with you?',
    ],
    says: [
      'For a good while now.',
      "Longer than I'd like to admit.",
      'Too long, if you ask me.',
      "Long enough that I'm almost used to it.",
    ],
  },
  {
    asked: [
      'How often does it happen?',
      'How often do you feel like this?',
      'How many times a week does it come?',
      'How frequently does that happen?',
      'How often is it, every day or only now and then?',
    ],
    says: [
      'More often than I let on.',
      'Some weeks hardly, others all the time.',
      'Too often to call it chance.',
      'It comes in waves, quite a few of them.',
    ],
  },
  {
    asked: [
      'What triggers it?',
      'What sets it off?',
      'What usually brings it on?',
      'What happens right before it starts?',
      'What is going on just before you get that feeling?',
      'What are the triggers, as far as you have noticed?',
    ],
    says: [
      "Small things. A word's enough, sometimes.",
      'Stress, of one kind or another.',
      'Something goes wrong, and then something else.',
      'Too much at once, mostly.',
    ],
  },
  {
    asked: [
      'When is it worst?',
      'When does it get really bad?',
      'When does it hit you hardest?',
      'When do you feel it most?',
      'When is it at its strongest, and when do you dread it?',
    ],
    says: [
      "When it's quiet and I'm on my own.",
      "Late in the day, when I'm tired.",
      'When nothing takes my mind off it.',
      'In the hours with nothing to do.',
    ],
  },
  {
    asked: [
      'When is it better?',
      'When does it let up?',
      'When is it not so bad?',
      'When does it bother you least?',
      'When do you feel a little better, or at least lighter?',
      'At which moments is it easier to bear?',
    ],
    says: [
      "When I've got something to do.",
      "When I'm with people who don't ask.",
      'When nobody wants anything from me.',
      'When I forget to think about it.',
    ],
  },
  {
    asked: [
      'What goes through your mind?',
      'What goes through your head when it happens?',
      'What are you thinking at those moments?',
      'What thoughts come up then?',
      'What do you tell yourself when you are in the middle of it?',
    ],
    says: [
      'The same few thoughts, round and round.',
      'That I ought to handle this better.',
      "That it shouldn't be this hard.",
      'Nothing kind, if I listen closely.',
    ],
  },
  {
    asked: [
      'What do you feel in your body?',
      'What do you notice physically?',
      'What does your body do when that happens?',
      'What physical signs are there?',
      'When it comes, what do you feel, and in which part of the body?',
      'How does it show in your body?',
    ],
    says: [
      'Everything goes tight, the shoulders first.',
      'A knot in the stomach, mostly.',
      'It all gets heavy and slow.',
      "A sort of pressure that won't ease.",
    ],
  },
  {
    asked: [
      'What do you do when it comes?',
      'What do you do when it gets bad?',
      'What do you do in that moment?',
      'How do you cope when it hits you?',
      'What is your way of dealing with it when it comes over you?',
    ],
    says: [
      'I try to sit it out.',
      'I keep my hands busy.',
      'I go off somewhere by myself.',
      'I grit my teeth and carry on.',
    ],
  },
  {
    asked: [
      'How much do they know?',
      'How much have you told them?',
      'How much do the people close to you know about it?',
      'How much of this have you shared with others?',
      'How much does your family know about how you really feel?',
    ],
    says: [
      'The outline. Not the rest of it.',
      "Only what can't be overlooked.",
      'As little as I can manage.',
      'Bits and pieces, never the whole of it.',
    ],
  },
  {
    asked: [
      'Has anyone noticed?',
      'Have people around you noticed anything?',
      'Can others see it?',
      'Does anyone notice when you are having a bad day?',
      'Do other people see that something is wrong, at work or at home?',
    ],
    says: [
      'The ones who know me well, maybe.',
      'I hide it quite well.',
      'People see more than they say.',
      'A little, I suppose. Nobody mentions it.',
    ],
  },
  {
    asked: [
      "Why haven't you told anybody?",
      'Why do you keep it to yourself?',
      "Why don't you tell them how you feel?",
      "Why is it that you don't talk about it?",
      'Why have you never mentioned it to the people around you?',
    ],
    says: [
      "I don't want to worry anybody.",
      'Because saying it makes it real.',
      'People look at you differently afterwards.',
      "There's never a good moment for it.",
    ],
  },
  {
    asked: [
      'Who could you talk to?',
      'Who could you confide in?',
      'Who would you call on a bad night?',
      'Who do you trust enough to talk to?',
      'If it all got too much, who would you turn to first?',
      'Is there a person you could open up to, and who would that be?',
    ],
    says: [
      'An old friend, maybe.',
      "Somebody who doesn't make a fuss.",
      'Someone who knew me before all this.',
      "There's somebody, if it came to that.",
    ],
  },
  {
    asked: [
      'How do people around you react?',
      'How do the others take it?',
      'How do people respond to you when you have a bad day?',
      'How do those close to you deal with it?',
      'How do your friends behave towards you because of it?',
    ],
    says: [
      'Kindly, but a bit helplessly.',
      'With advice, mostly. I nod.',
      'Carefully, as if I might break.',
      'Some well. Others change the subject.',
    ],
  },
  {
    asked: [
      'What does your family say?',
      'What do they think about it at home?',
      'What do your relatives make of all this?',
      "What's your family's view?",
      'What does your family say about it, and about how you are doing?',
    ],
    says: [
      'That I should look after myself.',
      'They worry, more than they show.',
      "They've got their own opinion on it.",
      "They wish I'd say more.",
    ],
  },
  {
    asked: [
      'What have you tried so far?',
      'What did you try?',
      'What have you done about it up to now?',
      'What kind of things have you already tried to get on top of it?',
      'What attempts have you made?',
    ],
    says: [
      'A few things. None of them for long.',
      'Pulling myself together, mostly.',
      'The things you read about, off and on.',
      'Ignoring it, to begin with.',
    ],
  },
  {
    asked: [
      'Did any of it help?',
      'Did it help, even a little?',
      'Has anything made it easier?',
      'Did that make a difference, even for a short time?',
      'Was any of that useful?',
      'Was there something that helped a bit?',
    ],
    says: [
      'For a while. Then it wore off.',
      'A bit, as long as I kept it up.',
      'A little. Not enough to last.',
      'Yes, on good days. On bad ones, no.',
    ],
  },
  {
    asked: [
      'Why did you stop?',
      "Why didn't you keep it up?",
      "Why didn't it last?",
      'Why did you give up on it?',
      "Why didn't it work out the last time you tried?",
    ],
    says: [
      'Life got in the way.',
      'I ran out of steam.',
      'A bad week came, and that was that.',
      'Because I saw no difference and lost heart.',
    ],
  },
  {
    asked: [
      'What are you afraid of?',
      'What worries you most?',
      'What scares you about it?',
      "What's your biggest fear?",
      'When you think ahead, what frightens you?',
      'What is the worst that could happen, in your eyes?',
    ],
    says: [
      'That it stays like this.',
      'Losing my grip on things.',
      'That people see me differently.',
      'That I try, and nothing changes.',
    ],
  },
  {
    asked: [
      'What happens if nothing changes?',
      'What if everything stays as it is?',
      'If you do nothing, what do you think will happen?',
      'What will it be like if you carry on this way?',
      "What will your life look like in a few years if you don't change anything?",
    ],
    says: [
      'The same as now, only worse.',
      "I'd pull back more and more.",
      'Nothing good. I can see that much.',
      'More of this, and less of me.',
    ],
  },
  {
    asked: [
      'What would you lose if you changed?',
      'What would you have to give up?',
      'What would you miss?',
      'What would be the downside of changing?',
      'If you made that change, what would you lose?',
      'What would it cost you to do things differently?',
    ],
    says: [
      "What I'm used to. That's something.",
      'A bit of comfort, I suppose.',
      "The feeling that I know what's coming.",
      'An excuse, if I look at it honestly.',
    ],
  },
  {
    asked: [
      'What do you get out of it?',
      "What's the good side of it?",
      'What is good about the way things are now?',
      'What are the advantages of carrying on as before?',
      'What would be the reasons for leaving everything as it is?',
    ],
    says: [
      "It's easier for the moment.",
      'With it I know my way about.',
      'Nobody expects anything new of me.',
      "I don't have to decide anything.",
    ],
  },
  {
    asked: [
      'What would you gain by changing?',
      'What would be the benefit for you?',
      'What would be good about making a change?',
      "What's in it for you if you change?",
      'What good things would come of it if you managed to change this?',
    ],
    says: [
      'A clearer head, for a start.',
      'More energy for the rest of my life.',
      'Some respect for myself, maybe.',
      'Fewer bad mornings. That would be plenty.',
    ],
  },
  {
    asked: [
      'How important is it to you to change this?',
      'How important is this change for you right now?',
      'On a scale of one to ten, how important is it to you?',
      'From zero to ten, how important would you say it is?',
      'If you had to put a number on it, how important is it?',
    ],
    says: [
      "Important enough that I'm talking to you.",
      'More so than a while ago.',
      "It's well up there, most days.",
      'Very, on some days. Less on others.',
    ],
  },
  {
    asked: [
      'How confident are you that you can do it?',
      'How sure are you that you could manage it?',
      'On a scale from one to ten, how confident are you?',
      'If you decided to do it, how confident would you be?',
      'How confident do you feel, from zero to ten?',
    ],
    says: [
      "Less than I'd like to be.",
      'About halfway, on a good day.',
      'It goes up and down. Down, just now.',
      'A little more than I show.',
    ],
  },
  {
    asked: [
      'How ready are you to make a change?',
      'How ready do you feel?',
      'On a scale of one to ten, how ready are you?',
      'How close are you to making a start?',
      'How ready would you say you are, today, to begin with it?',
    ],
    says: [
      'Half of me is there already.',
      "Closer than I've been for a while.",
      'Nearly. Nearly is where I get stuck.',
      'More in my head than in practice.',
    ],
  },
  {
    asked: [
      'Why not a lower number?',
      "Why isn't it lower?",
      'Why did you say that number and not a zero?',
      'Why that high and not a one or a two?',
      "Why didn't you pick a smaller number on the scale?",
    ],
    says: [
      "Because I haven't given up yet.",
      'Because something in me still wants it.',
      "Because on some days it's even higher.",
      "Lower wouldn't be honest.",
    ],
  },
  {
    asked: [
      'What would it take to get one point higher?',
      'What would move you up the scale?',
      'What would need to happen for that number to go up?',
      'What would make that number a bit bigger?',
      'What would get you from there to a higher number?',
    ],
    says: [
      'A few good days in a row.',
      'A little success, so I believe in it.',
      "Somebody who doesn't give up on me.",
      'Seeing that it works, just once.',
    ],
  },
  {
    asked: [
      'What does a good day look like?',
      'What is a good day like for you?',
      'Can you describe a good day?',
      'When you have a good day, what is it like?',
      'What is different on a good day?',
      'Tell me about a good day, what happens then?',
    ],
    says: [
      "I get up and don't think twice.",
      'I get things done and feel all right.',
      "Nothing special. It's just lighter.",
      'The day goes by without a struggle.',
    ],
  },
  {
    asked: [
      'What would you tell a friend in your place?',
      'What would you say to a friend who felt like that?',
      'If your best friend came to you with this, what would you say?',
      'What advice would you give somebody in your situation?',
      'What would you tell someone else who had the same problem?',
    ],
    says: [
      'Not to wait as long as I did.',
      "That it's no shame to get help.",
      'To go easy on themselves.',
      'Something kinder than what I tell myself.',
    ],
  },
  {
    asked: [
      'What keeps you going?',
      'What gives you strength?',
      'What gets you out of bed in the morning?',
      'What gets you through the day?',
      'What do you hold on to when it is hard?',
      'In spite of all this, what makes you carry on?',
    ],
    says: [
      "Habit, if I'm honest.",
      'Small things. A bit of sun, some music.',
      'The people who count on me.',
      "The thought that it won't stay this way.",
    ],
  },
  {
    asked: [
      'What did you use to enjoy?',
      'What used to make you happy?',
      'What did you like doing before all this?',
      'What gave you pleasure in the past?',
      'What were the things you loved to do in better times?',
    ],
    says: [
      'All sorts. I was more curious then.',
      'Seeing people, without any reason.',
      'Simple things, when I had the head for them.',
      'Being out and about, mostly.',
    ],
  },
  {
    asked: [
      'What do you expect from this talk?',
      'What are you hoping for from our conversation?',
      'What are your expectations of this session?',
      'What do you hope will come out of our meeting?',
      'When you thought about coming here, what did you hope for?',
    ],
    says: [
      'A bit of clarity, maybe.',
      'That nobody tells me off.',
      'To hear myself think, for once.',
      'That it gets a little less heavy.',
    ],
  },
  {
    asked: [
      'How was it for you to come here today?',
      'How did you feel on the way here?',
      'How did it feel to walk in here?',
      'How was it, coming to see me?',
      'How did you feel about this appointment before you came in?',
      'What was it like for you to come?',
    ],
    says: [
      "Strange. I'm here now, though.",
      'To be honest, I nearly turned round.',
      'A bit uneasy. I kept rehearsing what to say.',
      'Not great. It gets easier once you start talking.',
    ],
  },
  {
    asked: [
      'Why now?',
      'Why did you decide to come just now?',
      'Why have you come at this point?',
      'Why today and not a year ago?',
      'Why are you looking for help now, after all this time?',
    ],
    says: [
      "Because I'm tired of pretending.",
      "It couldn't go on like that.",
      "I'd put it off long enough.",
      'Because waiting made nothing better.',
    ],
  },
  {
    asked: [
      'Would you like this to stay between us?',
      'Is it important to you that this stays between us?',
      'Do you want me to keep this confidential?',
      'Should what you say here stay in this room?',
      'Does it matter to you that nobody else hears about this?',
      'Would you prefer that nobody finds out?',
    ],
    says: [
      'Yes. That matters to me.',
      "Yes, please. It's mine to tell.",
      "Yes. I'd talk more freely that way.",
      'Definitely. People talk enough as it is.',
    ],
  },
  {
    asked: [
      'What could be a small first step?',
      'What would be the first thing you could do?',
      'What is one small thing you could try this week?',
      'What feels doable right now?',
      'What might you do first, if you wanted to make a start?',
      'What would be a manageable step for you?',
    ],
    says: [
      "Something small that I can't fail at.",
      'Getting through a single day differently.',
      'Being honest with one person, perhaps.',
      'Something simple. Big plans never last with me.',
    ],
  },
  {
    asked: [
      'What could get in the way?',
      'What might stop you?',
      "What's holding you back?",
      'What obstacles do you see?',
      'What could trip you up once you have started?',
      'What would make it difficult for you?',
    ],
    says: [
      "Mostly me, I'm afraid.",
      'A bad day, and then another.',
      'Old habits. They know the way.',
      "Being tired. Then everything's too much.",
    ],
  },
  {
    asked: [
      'What will you do if you have a setback?',
      'What will you do if you slip?',
      "What would you do if it didn't work at first?",
      'How will you handle a relapse?',
      'If it goes wrong the first time, what will you do then?',
    ],
    says: [
      'Start again the next morning.',
      'Speak up sooner than I usually do.',
      'Take a breath and not panic.',
      'Try not to be so hard on myself.',
    ],
  },
  {
    asked: [
      'How would you notice that it gets better?',
      'How would you know that things are improving?',
      'What would be the first sign that it is getting better?',
      'How will we know that you are making progress?',
      'How could you tell that something has changed for the better?',
    ],
    says: [
      "I'd wake up and not dread the day.",
      "I'd laugh without noticing it.",
      "I'd stop watching myself all the time.",
      'Other people would see it before me.',
    ],
  },
  {
    asked: [
      'Can I make a suggestion?',
      'May I offer you some information?',
      'Would it be okay if I told you what I think?',
      'Is it all right if I share a thought with you?',
      'Would you like to hear what has helped other people?',
      'Shall I tell you what others do in such a case?',
    ],
    says: [
      "Yes, as long as it isn't a lecture.",
      "All right. I'm listening.",
      'You can try me.',
      "Yes. I'll hear it, at least.",
    ],
  },
]
