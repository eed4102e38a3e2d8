import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_THERAPY: readonly UsualQuestion[] = [
  {
    asked: [
      'Have you talked to anyone about it?',
      'Does anybody know about it?',
      'Who have you told?',
      'Have you told anybody?',
    ],
    says: {
      'Not really.': 'I drop a hint now and then, and quickly talk about something else.',
      'Not like this.': 'With other people I make a joke of it before it gets serious.',
      'No. Who would I tell?': "Everybody I know has plenty to carry. I'd feel like one more load.",
    },
  },
  {
    asked: ['How do you sleep?', 'How are you sleeping?', 'Do you sleep well?'],
    says: {
      'It varies.':
        "Sometimes I'm out like a light, and sometimes my head starts up as soon as I lie down.",
      'Some nights are better than others.':
        "On the better ones I wake up and it's already light outside.",
      'Not the way I used to.':
        "I'd lie down and be gone, like a child. Now any little noise has me awake.",
    },
  },
  {
    asked: [
      'How does that make you feel?',
      'How do you feel about that?',
      'What does that do to you?',
    ],
    says: {
      "I don't have a word for it.":
        "It's sad and angry and empty all in one, and it changes while I look at it.",
      'Tired, more than anything.': 'Even small jobs feel like walking through wet sand.',
      'I try not to look at it too closely.':
        "Once I let it in, I'm no use for the rest of the day.",
    },
  },
  {
    asked: [
      'What would you like to talk about today?',
      'Where would you like to start?',
      'What brings you here?',
    ],
    says: {
      "I don't know where to begin.":
        'Everything hangs together. I pull at one end and the whole tangle comes along.',
      "You start. You've done this before.":
        "If you ask, I can answer. Left to myself I'd talk about the weather.",
      "I'm not sure that I want to be here.":
        'Part of me wants help, and part of me would rather leave it all shut.',
    },
  },
  {
    asked: ['Is it hard to talk about?', 'Is this difficult for you?'],
    says: {
      'A bit.': "The facts are fine. It's when I hear my own voice wobble that I want to stop.",
      "It isn't easy, no.": "My throat goes tight, and I'd like to get up and walk about.",
      "I'm not used to it.":
        'Most talk in a day is about what has to be done, hardly ever about how I am.',
    },
  },
  {
    asked: [
      'Do you have people you can lean on?',
      'Who supports you?',
      'Is there somebody who helps you?',
    ],
    says: {
      "There are people. I don't like to bother them.":
        "They'd come if I called. I just picture them sighing when they see it's me.",
      "Some. I don't ask much.":
        "I'll ask for a hand with something heavy, but not for company when I'm low.",
      'I manage by myself, mostly.':
        "When I lean on somebody I feel I owe them. Alone, I'm in nobody's debt.",
    },
  },
  {
    asked: [
      'What would you like to be different?',
      'What would you change?',
      'If things were better, what would be different?',
    ],
    says: {
      "That it's quiet in my head, for once.":
        "To look out of a window and just see what's there, with no thought pulling at me.",
      "I'd like to be the way I was.":
        'I used to decide things without turning them over all night first.',
      "I'd settle for a normal day.":
        'Get up, do what there is to do, go to bed, and not worry about myself once.',
    },
  },
  {
    asked: [
      'Do you have thoughts of hurting yourself?',
      'Do you think about ending your life?',
      'Are you thinking of suicide?',
    ],
    says: {
      'No. Nothing like that.': "I want it to get easier. I don't want to be gone.",
      "No. I'm tired, that's another thing.":
        "Tired wants rest. I'd like to wake up with some strength and get on with living.",
      "No, it isn't that.": "When I'm low I long for some peace, but in my life, not out of it.",
    },
  },
  {
    asked: ['What do you think would help?', 'What has helped you before?'],
    says: {
      "I don't know. Time, people say.":
        "They tell me it wears off, like any ache. I'm waiting, and it's slow going.",
      'Keeping busy, for a while.':
        "As long as there was something in front of me, I didn't hear the rest.",
      "If I knew that, I wouldn't be here.":
        "Whatever I come up with ends in the same corner. I need somebody else's eyes on it.",
    },
  },
  {
    asked: [
      'What would you like to take away from today?',
      'What will you take with you from today?',
    ],
    says: {
      'That I said some of it aloud.':
        'In my head it was huge. Said out, it had a beginning and an end.',
      "I'll have to see. Something.":
        "It usually sinks in on the way home, when nobody's asking me anything.",
      "That it didn't feel as bad as I thought.":
        "I'd expected to feel naked, and you just went on listening.",
    },
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
    says: {
      "More often than I'd like.":
        'I turn the pillow over, I turn myself over, and my head keeps going.',
      'Some nights, yes. Those are long.':
        'In the dark every little worry stands up and looks twice its size.',
      'It happens, mostly after a bad day.':
        'It all plays again from the top, with everything I should have said.',
      'Now and then. Then I listen to the clock.':
        "I work out how much sleep I'd still get, and then I'm awake completely.",
    },
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
    says: {
      'Up and down, like the rest of it.':
        "When I feel low, food tastes of nothing. When it lifts, I'm hungry again.",
      'All right on good days, less so on others.':
        "On a good one I make something proper. Otherwise I eat what's there, standing up.",
      'So-so. I pay too little attention to it.':
        "I only notice I've skipped a meal when I'm short with everybody.",
      'Not too well, to be honest.':
        'I eat to get it over with, at odd hours, and hardly taste it.',
    },
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
    says: {
      'Nothing special. They get long.':
        "There's nothing left that has to be done, and then my thoughts have me to themselves.",
      'I sit down, and the evening goes by.':
        "I keep meaning to get up and do something, and then it's dark and I haven't moved.",
      'Much the same every night, really.':
        'The same chair, the same light on, the same plan to go to bed early.',
      'The usual little things, and then bed.':
        'Tidying up a little, something to eat, looking out what I need for the morning.',
    },
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
    says: {
      'Slowly. It crept up on me.':
        'Each day was only a little worse than the one before, so there was nothing to notice.',
      'Things piled up, and I looked away.':
        "I told myself I'd deal with it when things were calmer. They never were.",
      'Small, the way these things do.':
        "A sigh, a bad mood, a thing put off. You'd shrug at any of them.",
      'Bit by bit, and then it was there.':
        'I let one little thing go after another, and each time I thought it was only that one.',
    },
  },
  {
    asked: [
      'When did you first notice it?',
      'When did you realise that something was wrong?',
      'When did it first strike you that things had changed?',
      'When did you start to notice that it was a problem?',
      'When did you see it clearly for the first time?',
    ],
    says: {
      'Late, looking back.': 'The signs were all there. I took them for tiredness, or a mood.',
      "When I couldn't look away any more.":
        'As long as I got through the day I could fool myself. Then even easy things got hard.',
      'Well before I admitted it.':
        "I'd catch myself making excuses, and nobody makes excuses without a reason.",
      'On a day like any other, really.':
        "Nothing had gone wrong, and I felt just as bad. I'd run out of explanations.",
    },
  },
  {
    asked: [
      'How long has it been going on?',
      'How long have you felt like this?',
      'How long have you been struggling with it?',
      'For how long has it been this way?',
      'How long have you been carrying this around with you?',
    ],
    says: {
      'For a good while now.': "I can hardly remember what it's like to wake up without it.",
      "Longer than I'd like to admit.":
        "People would wonder why I didn't come sooner. So do I, and it embarrasses me.",
      'Too long, if you ask me.':
        "I could have been enjoying things. I've spent the time just getting through.",
      "Long enough that I'm almost used to it.":
        'I plan around it without thinking, like a stair you know to step over.',
    },
  },
  {
    asked: [
      'How often does it happen?',
      'How often do you feel like this?',
      'How many times a week does it come?',
      'How frequently does that happen?',
      'How often is it, every day or only now and then?',
    ],
    says: {
      'More often than I let on.':
        "When somebody asks, I say now and then, so they needn't look worried.",
      'Some weeks hardly, others all the time.':
        "I get a quiet stretch and think I'm over it, and then there it is at breakfast.",
      'Too often to call it chance.':
        "I used to blame the weather, or a bad night. There isn't that much bad weather.",
      'It comes in waves, quite a few of them.':
        'It builds up, goes over my head, and runs off again. In between I get my breath.',
    },
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
    says: {
      "Small things. A word's enough, sometimes.":
        'Somebody says something a bit sharply, and I carry it around till bedtime.',
      'Stress, of one kind or another.':
        'A day with people waiting on me, and I can feel it coming before noon.',
      'Something goes wrong, and then something else.':
        "The first I can swallow. At the next I think the whole day's against me.",
      'Too much at once, mostly.':
        "Everybody wants an answer, I've not finished the last thing, and something in me shuts down.",
    },
  },
  {
    asked: [
      'When is it worst?',
      'When does it get really bad?',
      'When does it hit you hardest?',
      'When do you feel it most?',
      'When is it at its strongest, and when do you dread it?',
    ],
    says: {
      "When it's quiet and I'm on my own.":
        'With others around I keep up a face. Once the door shuts, it drops.',
      "Late in the day, when I'm tired.": "By then I've used up whatever I keep it down with.",
      'When nothing takes my mind off it.':
        'A queue, a waiting room, the walk home, and it has me all to itself.',
      'In the hours with nothing to do.':
        "Other people look forward to free time. I fill mine up so it can't find me.",
    },
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
    says: {
      "When I've got something to do.":
        'My hands know what comes next, and my head goes along with them.',
      "When I'm with people who don't ask.":
        "We talk about food or the neighbours, and for that hour I'm just anybody.",
      'When nobody wants anything from me.':
        "I can let my face go, and there's nobody I could disappoint.",
      'When I forget to think about it.':
        'I get caught up in something, a good story maybe, and only notice afterwards.',
    },
  },
  {
    asked: [
      'What goes through your mind?',
      'What goes through your head when it happens?',
      'What are you thinking at those moments?',
      'What thoughts come up then?',
      'What do you tell yourself when you are in the middle of it?',
    ],
    says: {
      'The same few thoughts, round and round.':
        'What I should have done, what I ought to do, and back to the start.',
      'That I ought to handle this better.':
        'Others go through worse and still get their shopping done. I measure myself by them.',
      "That it shouldn't be this hard.":
        "It's only a phone call or a pile of dishes, and I stand there as if it were a mountain.",
      'Nothing kind, if I listen closely.':
        "Lazy, I call myself, or weak. I'd never talk to anyone else like that.",
    },
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
    says: {
      'Everything goes tight, the shoulders first.':
        'They creep up towards my ears, then the jaw joins in, and at night it all aches.',
      'A knot in the stomach, mostly.':
        "It pulls together before I've even understood what's upset me.",
      'It all gets heavy and slow.':
        'Getting out of a chair feels like work, and I answer everybody a moment too late.',
      "A sort of pressure that won't ease.":
        'As if somebody had put a hand on me and kept leaning, all day long.',
    },
  },
  {
    asked: [
      'What do you do when it comes?',
      'What do you do when it gets bad?',
      'What do you do in that moment?',
      'How do you cope when it hits you?',
      'What is your way of dealing with it when it comes over you?',
    ],
    says: {
      'I try to sit it out.':
        "I keep still and wait, like you'd wait under a roof for the rain to stop.",
      'I keep my hands busy.':
        'I scrub something, or turn out a drawer. The drawers have never been so tidy.',
      'I go off somewhere by myself.':
        "A walk, or a locked door. I don't want anybody to see my face then.",
      'I grit my teeth and carry on.':
        "I finish whatever I'm at, smile where I have to, and fall apart later.",
    },
  },
  {
    asked: [
      'How much do they know?',
      'How much have you told them?',
      'How much do the people close to you know about it?',
      'How much of this have you shared with others?',
      'How much does your family know about how you really feel?',
    ],
    says: {
      'The outline. Not the rest of it.':
        "They know I'm having a hard time. They don't know what I think about at night.",
      "Only what can't be overlooked.":
        "If I cancel something, I give a reason. It isn't always the real one.",
      'As little as I can manage.': "I say I'm a bit tired, and everybody accepts tired.",
      'Bits and pieces, never the whole of it.':
        "One hears that I'm worn out, another that I'm worried. Nobody could put it together.",
    },
  },
  {
    asked: [
      'Has anyone noticed?',
      'Have people around you noticed anything?',
      'Can others see it?',
      'Does anyone notice when you are having a bad day?',
      'Do other people see that something is wrong, at work or at home?',
    ],
    says: {
      'The ones who know me well, maybe.': "They hear it in my voice when I say I'm fine.",
      'I hide it quite well.':
        'I turn up on time and laugh when the others laugh. Then nobody looks closer.',
      'People see more than they say.':
        "There's a look they give me, a little too long, and then they talk of something else.",
      'A little, I suppose. Nobody mentions it.':
        "They've become a bit gentler with me. I pretend I haven't seen it.",
    },
  },
  {
    asked: [
      "Why haven't you told anybody?",
      'Why do you keep it to yourself?',
      "Why don't you tell them how you feel?",
      "Why is it that you don't talk about it?",
      'Why have you never mentioned it to the people around you?',
    ],
    says: {
      "I don't want to worry anybody.":
        "Then I'd have their worry to look after as well as my own.",
      'Because saying it makes it real.':
        "As long as it's only in my head, I can tell myself I'm imagining it.",
      'People look at you differently afterwards.':
        "They get that soft voice, and every time you're quiet they think it's that again.",
      "There's never a good moment for it.":
        "Either everybody's in a hurry, or it's a nice evening and I don't want to spoil it.",
    },
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
    says: {
      'An old friend, maybe.':
        "With somebody like that I wouldn't have to explain myself from the beginning.",
      "Somebody who doesn't make a fuss.":
        'Put the kettle on and let me talk. No hugging, no big eyes.',
      'Someone who knew me before all this.':
        "They'd remember I can be good company. I wouldn't just be the one with the problem.",
      "There's somebody, if it came to that.":
        "We don't talk about such things, but I don't think I'd be sent away.",
    },
  },
  {
    asked: [
      'How do people around you react?',
      'How do the others take it?',
      'How do people respond to you when you have a bad day?',
      'How do those close to you deal with it?',
      'How do your friends behave towards you because of it?',
    ],
    says: {
      'Kindly, but a bit helplessly.':
        'They ask if they can do anything, and look relieved when I say no.',
      'With advice, mostly. I nod.':
        'Fresh air, early nights, think positive. They mean well, so I say thank you.',
      'Carefully, as if I might break.':
        "They lower their voices, and never complain about their own troubles when I'm there.",
      'Some well. Others change the subject.':
        "The good ones just sit with me. With the rest I'm suddenly talking about holidays.",
    },
  },
  {
    asked: [
      'What does your family say?',
      'What do they think about it at home?',
      'What do your relatives make of all this?',
      "What's your family's view?",
      'What does your family say about it, and about how you are doing?',
    ],
    says: {
      'That I should look after myself.':
        "Eat and rest, they tell me, as if I'd only forgotten to.",
      'They worry, more than they show.':
        'I get asked about nothing at all, just so they can hear how I sound.',
      "They've got their own opinion on it.":
        "Each of them knows exactly what they'd do in my place. None of them is in it.",
      "They wish I'd say more.":
        'I answer in a word or so, and I can see them waiting for the rest.',
    },
  },
  {
    asked: [
      'What have you tried so far?',
      'What did you try?',
      'What have you done about it up to now?',
      'What kind of things have you already tried to get on top of it?',
      'What attempts have you made?',
    ],
    says: {
      'A few things. None of them for long.':
        'Going to bed earlier, getting out more. I start out keen and then it fizzles out.',
      'Pulling myself together, mostly.':
        'Chin up, get dressed, get on with it. From outside it even looks convincing.',
      'The things you read about, off and on.':
        'Breathing slowly, writing down what was good in the day. I feel a bit silly doing it.',
      'Ignoring it, to begin with.':
        "I kept so busy that it couldn't get a word in. It simply waited.",
    },
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
    says: {
      'For a while. Then it wore off.':
        'While it was new I believed in it. Later it was one more thing to do.',
      'A bit, as long as I kept it up.':
        "It's like airing a room. Shut the window and it's stuffy again by evening.",
      'A little. Not enough to last.':
        'It took the edge off for an hour or so, and I could breathe.',
      'Yes, on good days. On bad ones, no.':
        "When I've got the strength I hardly need it. When I need it, I can't bring myself to.",
    },
  },
  {
    asked: [
      'Why did you stop?',
      "Why didn't you keep it up?",
      "Why didn't it last?",
      'Why did you give up on it?',
      "Why didn't it work out the last time you tried?",
    ],
    says: {
      'Life got in the way.':
        'Somebody always needed something first, and my own things went to the back.',
      'I ran out of steam.': 'I set off far too fast, as if I had to fix everything at once.',
      'A bad week came, and that was that.':
        "Once I'd let it slide a few times, going back felt like starting from nothing.",
      'Because I saw no difference and lost heart.':
        'I put in the effort and woke up the same. You start to feel foolish.',
    },
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
    says: {
      'That it stays like this.':
        "Getting through one day I can manage. It's the thought of a whole row of them.",
      'Losing my grip on things.':
        'Forgetting things, snapping at people, standing there and not knowing how to begin.',
      'That people see me differently.':
        'I want to be asked for my opinion, and not be handled like something cracked.',
      'That I try, and nothing changes.':
        "As long as I haven't really tried, there's a door left. I'd hate to find it locked.",
    },
  },
  {
    asked: [
      'What happens if nothing changes?',
      'What if everything stays as it is?',
      'If you do nothing, what do you think will happen?',
      'What will it be like if you carry on this way?',
      "What will your life look like in a few years if you don't change anything?",
    ],
    says: {
      'The same as now, only worse.':
        "It takes a bit more each time. What's an effort now would be too much.",
      "I'd pull back more and more.":
        "I'd say no to parties, then to coffee, and in the end I'd let the phone ring.",
      'Nothing good. I can see that much.':
        "I'd get bitter, and short with people who haven't done me any harm.",
      'More of this, and less of me.':
        "The jokes would go, and the interest in things. There'd only be somebody who copes.",
    },
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
    says: {
      "What I'm used to. That's something.":
        'Even a bad chair fits you after a while. I know where it pinches.',
      'A bit of comfort, I suppose.':
        "It's warm where I am, in a way. New things mean effort, and being bad at them first.",
      "The feeling that I know what's coming.":
        'My days may be poor, but they hold no surprises. I like to be able to brace myself.',
      'An excuse, if I look at it honestly.':
        "Now I can say I'm not up to it. Then I'd have to show what I can do.",
    },
  },
  {
    asked: [
      'What do you get out of it?',
      "What's the good side of it?",
      'What is good about the way things are now?',
      'What are the advantages of carrying on as before?',
      'What would be the reasons for leaving everything as it is?',
    ],
    says: {
      "It's easier for the moment.":
        'I get some peace straight away, and the bill only comes later.',
      'With it I know my way about.':
        "I know how the bad hours go and when they end. They can't shock me any more.",
      'Nobody expects anything new of me.':
        "They've stopped asking me for more, and so I can't disappoint them.",
      "I don't have to decide anything.":
        'Whatever I choose might be wrong. If I leave it, nobody can say I chose badly.',
    },
  },
  {
    asked: [
      'What would you gain by changing?',
      'What would be the benefit for you?',
      'What would be good about making a change?',
      "What's in it for you if you change?",
      'What good things would come of it if you managed to change this?',
    ],
    says: {
      'A clearer head, for a start.':
        'I could follow a conversation to the end and still know what I wanted to say.',
      'More energy for the rest of my life.':
        "There'd be something left in the evening for what I like doing.",
      'Some respect for myself, maybe.':
        "To look in the mirror and think, you said you'd do it and you did.",
      'Fewer bad mornings. That would be plenty.':
        'If I get up all right, the rest of the day mostly follows.',
    },
  },
  {
    asked: [
      'How important is it to you to change this?',
      'How important is this change for you right now?',
      'On a scale of one to ten, how important is it to you?',
      'From zero to ten, how important would you say it is?',
      'If you had to put a number on it, how important is it?',
    ],
    says: {
      "Important enough that I'm talking to you.":
        "I'd sooner do almost anything than talk about myself, and here I sit.",
      'More so than a while ago.':
        'I used to think I could live with it. Now I see what I leave out because of it.',
      "It's well up there, most days.":
        "I think of it before anything else. Only when I'm worn out does it slip.",
      'Very, on some days. Less on others.':
        "After a bad night I'd do anything. Once I feel all right, I think it can wait.",
    },
  },
  {
    asked: [
      'How confident are you that you can do it?',
      'How sure are you that you could manage it?',
      'On a scale from one to ten, how confident are you?',
      'If you decided to do it, how confident would you be?',
      'How confident do you feel, from zero to ten?',
    ],
    says: {
      "Less than I'd like to be.":
        'I make myself a lot of promises, and I know what becomes of them.',
      'About halfway, on a good day.':
        "I can picture how I'd begin. It's the keeping on that I can't picture.",
      'It goes up and down. Down, just now.':
        'One thing goes well and I could do it all. At the moment not much goes well.',
      'A little more than I show.':
        "If I sound too sure, everybody watches. I'd rather surprise them quietly.",
    },
  },
  {
    asked: [
      'How ready are you to make a change?',
      'How ready do you feel?',
      'On a scale of one to ten, how ready are you?',
      'How close are you to making a start?',
      'How ready would you say you are, today, to begin with it?',
    ],
    says: {
      'Half of me is there already.':
        "One half has its shoes on. The other's looking for a reason to stay in.",
      "Closer than I've been for a while.":
        "I've stopped arguing about whether I need it. It's only about how, now.",
      'Nearly. Nearly is where I get stuck.':
        "I've got it all thought out, and then I find one more thing to sort out first.",
      'More in my head than in practice.':
        "Lying in bed I've changed everything. By the time I'm dressed it's gone.",
    },
  },
  {
    asked: [
      'Why not a lower number?',
      "Why isn't it lower?",
      'Why did you say that number and not a zero?',
      'Why that high and not a one or a two?',
      "Why didn't you pick a smaller number on the scale?",
    ],
    says: {
      "Because I haven't given up yet.":
        "I still catch myself making plans, little ones, for when it's better.",
      'Because something in me still wants it.':
        "When I hear of somebody who got out of it, I feel a tug. I'm a bit envious.",
      "Because on some days it's even higher.":
        'There are mornings when I could take on anything. They count as well.',
      "Lower wouldn't be honest.":
        "I'd only be making it small so that nobody could be let down by me later.",
    },
  },
  {
    asked: [
      'What would it take to get one point higher?',
      'What would move you up the scale?',
      'What would need to happen for that number to go up?',
      'What would make that number a bit bigger?',
      'What would get you from there to a higher number?',
    ],
    says: {
      'A few good days in a row.':
        'One alone I put down to luck. If another comes, and another, I start to trust it.',
      'A little success, so I believe in it.':
        'Something I can look at in the evening and say, there, I did that.',
      "Somebody who doesn't give up on me.":
        "I'll be slow, and I'll grumble. I'd need to know they'd still be there.",
      'Seeing that it works, just once.':
        "Promises don't convince me. If I'd felt it for myself, nobody would have to talk me into it.",
    },
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
    says: {
      "I get up and don't think twice.":
        "My feet are on the floor before I've had time to ask how I am.",
      'I get things done and feel all right.':
        "The list gets shorter, and I've still got a friendly word for people at the end.",
      "Nothing special. It's just lighter.":
        'I hum to myself, or I stop and chat instead of hurrying past.',
      'The day goes by without a struggle.':
        "I don't have to talk myself into each thing. One leads to the next.",
    },
  },
  {
    asked: [
      'What would you tell a friend in your place?',
      'What would you say to a friend who felt like that?',
      'If your best friend came to you with this, what would you say?',
      'What advice would you give somebody in your situation?',
      'What would you tell someone else who had the same problem?',
    ],
    says: {
      'Not to wait as long as I did.':
        'The longer you leave it, the more it grows round you, and the harder it is to say.',
      "That it's no shame to get help.":
        'If your roof leaks you call somebody in, and nobody thinks less of you.',
      'To go easy on themselves.':
        'They should do what they can that day, and leave the rest without punishing themselves.',
      'Something kinder than what I tell myself.':
        "With a friend I'd say, no wonder you're tired. With myself I only say hurry up.",
    },
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
    says: {
      "Habit, if I'm honest.":
        "The alarm goes, the kettle goes on, and I'm halfway into the day before I've thought about it.",
      'Small things. A bit of sun, some music.':
        "A song comes on that I like, and for as long as it lasts I'm all right.",
      'The people who count on me.':
        "If I don't turn up, somebody's left standing there. I couldn't bear that.",
      "The thought that it won't stay this way.":
        "Bad times do pass, even when you're quite sure they won't. I keep telling myself so.",
    },
  },
  {
    asked: [
      'What did you use to enjoy?',
      'What used to make you happy?',
      'What did you like doing before all this?',
      'What gave you pleasure in the past?',
      'What were the things you loved to do in better times?',
    ],
    says: {
      'All sorts. I was more curious then.':
        "I'd pick up anything and want to know how it worked. Now I just walk past.",
      'Seeing people, without any reason.':
        "I'd drop in somewhere, stay for a cup of tea, and laugh about nothing much.",
      'Simple things, when I had the head for them.':
        'A long breakfast, a good book, pottering about. You need some peace inside for it.',
      'Being out and about, mostly.':
        "I'd go the long way round just to see what was going on. Now I take the shortest.",
    },
  },
  {
    asked: [
      'What do you expect from this talk?',
      'What are you hoping for from our conversation?',
      'What are your expectations of this session?',
      'What do you hope will come out of our meeting?',
      'When you thought about coming here, what did you hope for?',
    ],
    says: {
      'A bit of clarity, maybe.':
        "To know what's really the matter, and what's only noise around it.",
      'That nobody tells me off.':
        "I do enough of it myself. I don't need to hear what I ought to have done.",
      'To hear myself think, for once.':
        "Anywhere else I get interrupted, or I interrupt myself. Here somebody waits till I'm done.",
      'That it gets a little less heavy.':
        "Even with nothing solved, I'd like to walk out with my shoulders a bit lower.",
    },
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
    says: {
      "Strange. I'm here now, though.":
        "Everything outside looks so ordinary, and I'm on my way to say such private things.",
      'To be honest, I nearly turned round.':
        "I'd thought up a good excuse by the time I reached the door.",
      'A bit uneasy. I kept rehearsing what to say.':
        "I had such good sentences ready. Now that I'm sitting here they're all gone.",
      'Not great. It gets easier once you start talking.':
        "It's worst beforehand, when I picture it. Once there's a voice answering, I calm down.",
    },
  },
  {
    asked: [
      'Why now?',
      'Why did you decide to come just now?',
      'Why have you come at this point?',
      'Why today and not a year ago?',
      'Why are you looking for help now, after all this time?',
    ],
    says: {
      "Because I'm tired of pretending.":
        "You smile, you say you're fine, and by evening you're worn out from the smiling alone.",
      "It couldn't go on like that.":
        'I was only just getting through the days, with nothing left over for anyone.',
      "I'd put it off long enough.":
        'There was always something I wanted to get done first. There always would be.',
      'Because waiting made nothing better.':
        "I kept hoping I'd wake up and it would be gone. It was always up before me.",
    },
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
    says: {
      'Yes. That matters to me.':
        "I have to face people afterwards, and I don't want to wonder what they know.",
      "Yes, please. It's mine to tell.":
        'If somebody has to hear about it, let it be from me, in my own words.',
      "Yes. I'd talk more freely that way.":
        "Otherwise I'd weigh every word, and you'd only get the tidy version.",
      'Definitely. People talk enough as it is.':
        "A story goes round and comes back bigger. I wouldn't recognise myself in it.",
    },
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
    says: {
      "Something small that I can't fail at.":
        'Opening the curtains, going once round the block. I need to have done one thing.',
      'Getting through a single day differently.':
        'From getting up to going to bed, without falling back on what I always do.',
      'Being honest with one person, perhaps.':
        "When they ask how I am, I wouldn't say fine. I'd say it's hard just now.",
      'Something simple. Big plans never last with me.':
        'An early night, say. When I plan a whole new life, the first bad day knocks it over.',
    },
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
    says: {
      "Mostly me, I'm afraid.":
        "I'm good at finding reasons. It's too late, it's too early, I'll do it properly next time.",
      'A bad day, and then another.':
        "A single one I get over. With the next I tell myself it's all been for nothing.",
      'Old habits. They know the way.':
        "I stop paying attention for a moment, and there I am, doing what I've always done.",
      "Being tired. Then everything's too much.":
        "Then I can't be bothered even with what's good for me. I just want to be left alone.",
    },
  },
  {
    asked: [
      'What will you do if you have a setback?',
      'What will you do if you slip?',
      "What would you do if it didn't work at first?",
      'How will you handle a relapse?',
      'If it goes wrong the first time, what will you do then?',
    ],
    says: {
      'Start again the next morning.':
        "By daylight I'm less harsh with myself. At night I'd only give up.",
      'Speak up sooner than I usually do.':
        "I tend to wait until it's all gone wrong. I'd tell somebody at the first wobble.",
      'Take a breath and not panic.':
        "One slip doesn't undo everything. I'd have to tell myself so, out loud if need be.",
      'Try not to be so hard on myself.':
        'Scolding has never got me going again. It just makes me want to hide.',
    },
  },
  {
    asked: [
      'How would you notice that it gets better?',
      'How would you know that things are improving?',
      'What would be the first sign that it is getting better?',
      'How will we know that you are making progress?',
      'How could you tell that something has changed for the better?',
    ],
    says: {
      "I'd wake up and not dread the day.":
        "I'd lie there wondering what's for breakfast, instead of how to get through.",
      "I'd laugh without noticing it.":
        "At the moment I check every laugh to see whether it's real. I'd just be in it.",
      "I'd stop watching myself all the time.":
        "Evening would come, and I wouldn't have asked myself once how I was doing.",
      'Other people would see it before me.':
        "Somebody would tell me I look well, and I'd be quite surprised.",
    },
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
    says: {
      "Yes, as long as it isn't a lecture.":
        "Tell me as you'd tell a friend. Once I feel I'm being taught, I stop listening.",
      "All right. I'm listening.": "My own ideas have run dry, so I can use somebody else's.",
      'You can try me.':
        "I'm a stubborn sort, but if something makes sense to me, I'll think about it.",
      "Yes. I'll hear it, at least.":
        "I can't promise I'll do it. Good advice and I don't always get on.",
    },
  },
]
