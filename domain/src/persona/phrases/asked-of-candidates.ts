import type { PhrasesWithMore } from './with-more.ts'

/** What candidates are asked everywhere, where nothing of their own is written: no name, no number, no place. */
export const ASKED_OF_CANDIDATES: PhrasesWithMore = {
  'own-left': {
    any: {
      "It was time for something else. I'd learned what I could learn there.":
        'The days had begun to look alike, and I knew the answers before the questions came.',
      "I'd like to do something new, and to go further with it.":
        "I notice that I'm at my best when I don't quite know a thing yet.",
      'It no longer fitted. There was no quarrel about it.':
        'What was needed there and what I wanted had slowly drifted apart.',
      'I wanted a change, and this here sounds like the right one.':
        'What you describe has more of what I enjoy and less of what I only put up with.',
      'I felt that I was standing still a little.':
        'When nobody has had to correct me for a long while, I start to get restless.',
      "It was a good time. It's just that I'd like more from my work now.":
        'More to answer for, and now and then something I have to stretch for.',
    },
  },
  'own-put-right': {
    any: {
      'I stayed with it until it was done. And I asked for help early.':
        'Alone you go round in circles. A second pair of eyes sees what you walked past.',
      'First what was urgent, then the rest, one thing after the other.':
        'When everything shouts at once, it helps me to do the next small thing properly.',
      "I didn't give up on it, mostly. There was no trick to it.":
        "It took longer than I'd have liked, and patience did more than cleverness.",
      'I dropped everything else and looked after that.':
        "Whatever else was on my list could wait. I'd have been no use for it anyway.",
      'What I could do at once, I did. For the rest I got somebody who knew more.':
        "I'd rather ask one question too many than make it worse by guessing.",
      'I went through it calmly, from the beginning.':
        'In a hurry one looks where one has looked before. Slowly I found what was missing.',
    },
  },
  'own-after-mistake': {
    any: {
      'I said so as soon as I saw it.':
        'The longer you carry such a thing around, the harder it gets to open your mouth.',
      "I didn't hide it, if you mean that.":
        'Somebody else would have gone on working with it and wondered what was wrong.',
      'I told the people it concerned, and we put it right as well as we could.':
        'They knew best what it meant for them, so we began with what hurt the most.',
      'First I got a fright. Then I went and said it.':
        "For a moment you hope that nobody saw it. When it's out, you can breathe again.",
      "I tried to put it right, and I didn't wait for somebody to find it.":
        'If others find it first, they start to ask themselves what else there might be.',
      "I owned up to it. That wasn't pleasant.":
        "My face was burning, but the talk was shorter than I'd feared.",
    },
  },
  'own-learned': {
    any: {
      'To ask once too often rather than once too little.':
        'A silly question costs a minute, and a wrong guess can cost everybody the day.',
      'That I say early when something is wrong. It only gets bigger.':
        'In the beginning a quiet word is enough. Later on the whole place is busy with it.',
      'To look at a thing a second time before it leaves my desk.':
        'I put it aside for a bit, and with fresh eyes the slip jumps out at me.',
      'That nobody expects you to know everything, if you ask.':
        'People are mostly glad to explain. What annoys them is somebody who only nods.',
      'To take my time where it counts.':
        "Routine can go quickly. With what can't be undone, I let people wait.",
      "That I want somebody to look over it, until I'm sure.":
        "I see what I meant to do, and somebody else sees what's really there.",
    },
  },
  'own-differently': {
    any: {
      "I'd say earlier what can't be done, and not at the end.":
        "People can live with a no as long as there's still time to plan round it.",
      "I'd take the time at the beginning. It's what I tried to save then.":
        'An unclear start follows you all the way, and every correction costs double.',
      "I'd ask somebody before, and not after.":
        'Beforehand a hint saves you the work. Afterwards it only makes you feel foolish.',
      "I'd stop as soon as I notice that I'm rushing.":
        "My hands get ahead of my head then. A short pause, and I'm careful again.",
      "I'd plan for what can go wrong, and not only for what should go right.":
        "Who steps in when somebody's missing, say, or what we do when something comes late.",
      "I'd check it twice, and have somebody else look at it.":
        'You go blind to your own work, and another pair of eyes needs only a glance.',
    },
  },
  'own-trained': {
    any: {
      'As far as there was time for it. A good part I picked up myself.':
        'When it got busy, explaining came last, so I watched closely and tried things.',
      'A little, at the beginning. Then I asked my way through.':
        'I found out who knew what, and I tried not to ask the same thing again.',
      'Here and there. I learned most of it by doing.':
        "What I've got wrong once with my own hands, I don't forget.",
      "Not as much as I'd have liked.":
        "I'd have been quicker with somebody beside me who explained the why.",
      'Some of it. The rest I taught myself.':
        'I read up on it in the evenings, and the next day I tried whether it held.',
      'The others helped when they could.':
        'A hint in passing, a look over my shoulder, and I was over the next hurdle.',
    },
  },
  'own-salary': {
    any: {
      "What's usual for the work. What did you have in mind?":
        "I don't want to be the expensive one or the cheap one, just paid like the others.",
      "I'd like it to be fair. What do you pay for it?":
        'Fair means to me that nobody has to blush if the others hear the figure.',
      "I haven't got a fixed figure. It depends on what comes with it.":
        'The hours, the way there and the chance to learn count for me as well.',
      "I'd rather hear first what you planned for it.":
        "You know what the position has to carry, and I'd only be guessing.",
      "It isn't the first thing for me, but it has to be enough to live on.":
        "My mind is only on the work if I don't lie awake doing sums.",
      "I'd be happy if we found something that suits us both.":
        'If either side feels it lost out, it comes up again sooner or later.',
    },
  },
  'own-start': {
    any: {
      "As soon as I've left things in good order.":
        'Whoever takes over from me should find everything without having to ring me up.',
      "As soon as everything's in order on my side.":
        'There are papers to sort out, and a few promises that I want to keep first.',
      "Soon. I'd like to do it properly, though.":
        "A hurried start helps nobody. I'd like to arrive with my head free.",
      'Fairly soon. I only have to finish what I have begun.':
        "Half done work would bother me long after I'd gone.",
      'Within the usual time, I would say.':
        "I'd keep to the rules, and if it can go faster I'll gladly ask.",
      "Quite soon. I wouldn't let anybody down for it, though.":
        "How somebody leaves tells you a lot about how they'd be with you.",
    },
  },
  'own-know-us': {
    any: {
      'What one can read. I want to hear the rest from you.':
        "Such texts always sound good. I'd like to know how an ordinary morning goes here.",
      "I've read up on you, and talked to a few people. Only good things.":
        "How one's treated here, mainly. It's the first thing I ask about any place.",
      'A bit. Enough to want to come, and not enough to stop asking.':
        "The work itself appeals to me. What I can't tell yet is where I'd fit in.",
      "What's on your website, more or less. How is it from the inside?":
        "It shows the nice side, of course. I'd be curious what people talk about at lunch.",
      'I know what you do. How you work together I want to hear from you.':
        "Who decides, who helps, what happens when somebody's stuck. One doesn't find it written anywhere.",
      'Something, but I come with questions.':
        "How somebody new is brought in, for one thing, and what you'd expect of me early on.",
    },
  },
  'own-steps': {
    any: {
      "I get everything ready first, that's half of it. Then one step after the other, and a look before each next one.":
        'If I have to go looking for something halfway, I lose the thread and mistakes creep in.',
      "First I look at what's there and what it has to become. Only then do I touch anything.":
        'What I touch too early I usually have to undo, so I keep my hands still.',
      "I begin with what couldn't be put right later. The rest follows from that.":
        'A small thing can be mended at the end, but not what everything else rests on.',
      "It's easier to show than to tell. In short: prepare, go slowly, check, and tidy up behind me.":
        "The tidying up counts for me, too. The next one should find it as I'd want to.",
      "I don't start before I know where I want to end. From there it's one thing at a time.":
        "With the result in my head I notice at once when I'm drifting off.",
      "A good look first. Then the tricky part while I'm fresh, and at the end I check it all once more.":
        'Late in the day I miss things, so I keep the easy work for then.',
    },
  },
  'own-care': {
    any: {
      "I don't hurry, and I don't let anybody else hurry me. That's most of it.":
        'If somebody stands behind me and pushes, I stay friendly and keep my own pace.',
      'I check first and begin after that, every time. And I say so when something looks wrong to me.':
        "I'd sooner be laughed at for a false alarm than have kept quiet once.",
      "I stick to the rules, also when nobody's looking. They were made for a reason.":
        "Behind most of them there's somebody for whom it once went wrong.",
      "I keep the place tidy, and I stop when something isn't as it should be.":
        "In a mess you don't see what's missing. Where there's order, the odd thing stands out.",
      'The same order every time, so that nothing is forgotten. And no talking while it matters.':
        "My hands know what comes next, and if I'm interrupted I start again from the top.",
      "I look twice, and I ask when I'm not sure. I'd rather be slow than sorry.":
        'The time I lose by looking is small beside the trouble of doing it over.',
    },
  },
  'own-since': {
    any: {
      "Looking for the right place, mostly. And I've kept my hand in where I could.":
        "I read what's new and practise a little, so I don't have to start from nothing.",
      'Applications, a few odd jobs, and things at home that had waited for years.':
        'It did me good to have something to get up for, even if it was small.',
      "Less than I'd like, to be honest. I've looked around, and I didn't want to take just anything.":
        "Grab the first thing that comes, and soon you're searching all over again.",
      "I've been looking, and I've tried not to get rusty.":
        "What you don't use fades, so I go over things regularly and read along.",
      "At first I took a breath. Since then I've been looking in earnest.":
        "I wanted some distance to see what I really want, and now I'm rested.",
      'A bit of everything: looking, learning a little, helping out where I was asked.':
        'When somebody needs a hand I go, and I mostly come home a bit wiser.',
    },
  },
  'own-led': {
    any: {
      'Smaller things, mostly. There I had it in my hands from beginning to end.':
        'You get to know all of it, the planning, the hitches and the thanks afterwards.',
      'Now and then, when somebody was away. I liked it more than I had thought.':
        'It was nice to see that people came to me and things kept running.',
      "Parts of bigger ones. I'd like to carry a whole one now.":
        "I've seen how the threads come together, and I'd like to hold them all myself.",
      'Not by title. But I was often the one who kept it together.':
        'People asked me how things stood, and I liked being able to tell them.',
      'A few. Nothing that was in the papers, but they were done on time.':
        'Mostly it meant asking early who was stuck, and clearing it out of the way.',
      'Yes, where it came up. I plan it, and I stay close until it runs.':
        "I walk by, I ask how it's going, and I don't do their part for them.",
    },
  },
  'own-leading': {
    any: {
      "I'd talk with each of them first, one by one. Then I know what I can ask of whom.":
        "Some want a challenge and some want peace, and you only hear it when you're alone.",
      "I'd work along with them for a while before I change anything.":
        'You feel where it pinches only when you do it yourself, and people trust you sooner.',
      'By saying clearly what has to be done, and then letting them do it.':
        'With somebody looking over their shoulders all day, people stop thinking for themselves.',
      "I'd be there when something goes wrong, and out of the way when it runs.":
        'On a bad day they need somebody who stands up for them. On a good one, just quiet.',
      'A few words every morning about who does what. And the same rules for everybody, me included.':
        "If I come late or dodge the dull work, I can't ask it of anybody else.",
      "I'd ask more than I tell, at first. They know things that I don't.":
        'Those who do the work often know the fault, and have waited to be asked.',
    },
  },
  'own-how-it-works': {
    any: {
      "It's nothing fancy. I could show you, that's easier.":
        'Anybody can follow it after a short look, and I wanted it like that.',
      "It's hard to explain without seeing it. But it does what it should.":
        "Whoever uses it doesn't have to think about it. For me it's the best sign.",
      'Step by step, really. I tried until it worked.':
        'When something failed I changed a single thing, so I could see what made the difference.',
      "Simple, once it's there. It took me a while to get to that.":
        'My first tries were far too complicated, and I kept leaving things out.',
      "I'd have to show you. It saves time, that's the point of it.":
        'What had to be done over and over only has to be done once now.',
      'I started small, and added what was missing.':
        'Whenever somebody stumbled over it, I knew what had to come next.',
    },
  },
  'own-work': {
    any: {
      'A bit of everything. What comes up, and what I said.':
        "A day seldom ends the way I planned it, and by now I'd miss it otherwise.",
      "It's varied. You get to know every side of it.":
        'One moment I need my head, the next my hands, and then just a friendly word.',
      "Mostly what I've told you, and helping where I'm needed.":
        'If somebody beside me is snowed under and I have air, I go over and ask.',
      "There's always something to do. I like that about it.":
        "The time goes faster, and I'd rather be tired in the evening than bored.",
      'The usual, from morning to evening. I like to have it in order.':
        "I begin by sorting what's urgent, and I end by getting things ready for the next day.",
      "I do what's on the table, and I try to finish it the same day.":
        "What's left over goes round in my head at night, so I'd rather clear it.",
    },
  },
  'own-leaving': {
    any: {
      "I'd like to learn something new, and there isn't much left of that in my job.":
        "Most of it I could do half asleep, and I don't want to get careless.",
      "I've been there for a while. I'd like to see something else.":
        'You get used to one way of doing things and take it for the only one.',
      "It's all right there. I'd just like to go further.":
        'I like going in, but I can see the ceiling from where I stand.',
      "I don't run away from anything. I'd like to do more of what I'm good at.":
        'The parts I do best come up too seldom, and those are the days I enjoy.',
      "I feel that I'm standing still.":
        "It's a good while since something there made my heart beat a little faster.",
      "It's time, I think. Before it becomes a habit.":
        'One stays on out of comfort, and the courage gets smaller all the time.',
    },
  },
  'own-went-wrong': {
    any: {
      'Not everything went as planned, but we got there.':
        "Where the plan didn't hold, we sat down together and found a way round.",
      "There were a few days that I wouldn't want back.":
        'Everybody was tired and short with each other, and still it had to get done.',
      "We began too late with some things. I'd start earlier now.":
        'In the beginning time looks endless, and at the end every hour is missing.',
      'Small things, mostly. We found them in time.':
        'Something forgotten, something misread. A second look was enough to catch it.',
      "Some of it took longer than we'd thought.":
        "We'd reckoned as if everything would go smoothly, and it hardly ever does.",
      'We talked too little at the start. That got better.':
        'Each of us had a different picture of it and took it for the same one.',
    },
  },
  'own-how-done': {
    any: {
      'Bit by bit. At first I mostly watched and asked.':
        'I stood beside those who could do it, and tried to see why they did it so.',
      'With patience, more than anything.':
        "When it wouldn't go, I slept on it and came back with less anger.",
      'I made a plan, and then I changed it twice.':
        "A plan shows me what I've overlooked, so changing it never feels like failing.",
      'Step by step, and with people around me who helped.':
        'Some encouraged me, others told me frankly what was wrong, and I needed both.',
      'I tried things out until one worked.':
        "The failed tries weren't wasted. After each of them I could rule something out.",
      'I took it one thing at a time.':
        'The whole mountain frightens me. The next few steps I can always manage.',
    },
  },
  'own-hardest': {
    any: {
      'The beginning, until you know how it goes.':
        "You can't tell yet what matters, so you take everything equally seriously and wear yourself out.",
      "Not giving up half-way, I'd say.":
        "There's always a voice that says it's good enough already. I try not to listen.",
      'To stay patient when nothing moves.':
        "I like to see something at the end of the day, and some days there's nothing.",
      "The middle, when it's no longer new and not done yet.":
        "The first joy is gone by then, and nobody's clapping yet.",
      "That you can't do everything at once.":
        "Somebody always has to wait, and I don't like to be the one who tells them.",
      'To trust that it will work in the end.':
        "As long as there's nothing to show, I lie awake and doubt all of it.",
    },
  },
  'own-helped': {
    any: {
      'The people around me. I asked when I got stuck.':
        'Sometimes it was enough to say the problem aloud, and I saw the answer myself.',
      'A few people, when I asked them.':
        'If you ask precisely and say thank you after, people give you their time.',
      'I did a lot of it on my own, but not all of it.':
        "I try by myself until I notice that I'm turning in circles, and then I ask.",
      "Whoever was there. I don't mind asking.":
        "The best hints often come from people you wouldn't have thought of.",
      'One or two who had done it before.':
        "They knew where the traps are, and I didn't have to fall into all of them.",
      'Not many. But I knew whom I could ask.':
        "Just knowing there was somebody made me braver, even when I didn't need it.",
    },
  },
  'own-languages': {
    any: {
      "This one, as you hear. The rest isn't worth mentioning.":
        'A greeting and a thank you, perhaps, enough to get a smile.',
      'Just what you hear now, really.':
        "With anything else I'd need my hands and feet, and people are kind about it.",
      "I get by. I wouldn't call it more than that.":
        "I understand more than I can say, and I don't mind making mistakes.",
      "Not as many as I'd like.": 'I envy people who can switch in the middle of a sentence.',
      "The one we're speaking. I'd be glad to learn more.":
        'If I heard another one around me every day, I think it would come quite quickly.',
      'Enough for this work, I think.':
        'People understand me, I understand them, and if I miss something I ask again.',
    },
  },
  'own-willing': {
    any: {
      "That can be arranged. What's usual here?":
        'Most things can be planned around, as long as I know the rhythm of it.',
      'In general yes. How much would it be?':
        "Now and then I don't mind at all. If it became the rule, we'd have to talk.",
      'Within reason, yes. How do the others do it?':
        "When it's really needed I'm there, but afterwards I need time to come down again.",
      "I'm open to that, if I know it early enough.":
        "With a bit of notice I can rearrange a lot. From one hour to the next it's hard.",
      "I think so. I'd have to see how it fits with the rest of my life.":
        "Other people count on me too, and I don't want to promise what I can't keep.",
      "Yes, as long as it's shared fairly.":
        "If it's always the same ones who say yes, they wear out and nobody notices.",
    },
  },
  'own-others-say': {
    any: {
      'That one can rely on me, I hope.':
        "Once I've said I'll do something, nobody has to remind me of it.",
      'That I ask a lot, and that I finish what I begin.':
        'My questions may get on their nerves at the start. Later they see what they were for.',
      "You'd get an honest answer if you asked them. Nothing bad, I think.":
        "I get on with most people, and where there's friction I talk about it.",
      "That I'm quiet at first, and then not any more.":
        'I like to see first how people are with each other, and then I joke along.',
      'That I do my work, and help when somebody needs it.':
        'I see somebody carrying something heavy, and I take the other end without much talk.',
      'Probably that I should go home on time more often.':
        'I want to get a thing finished, and when I look up the others have left.',
    },
  },
  'own-other-offers': {
    any: {
      "I'm looking around, yes. This one interests me most.":
        "Elsewhere I think that I could do it. Here I'd really like to.",
      "I'd rather talk about this one. It's the one I want.":
        'It would feel odd to sit here with you and talk about somebody else.',
      'I keep my eyes open, to be honest.':
        'It would be careless to hang everything on a single talk, however much I want it.',
      "Nothing that I'd have said yes to.":
        "Either the work didn't appeal to me, or I couldn't see myself among the people.",
      "I take one at a time. Today it's you.":
        "I like to prepare properly, and I can't do it well with my head in several places.",
      "I've looked at a few things. I'm here because I want to be.":
        'When I picture the working day here, I catch myself looking forward to it.',
    },
  },
  'own-wish': {
    any: {
      'Good people, and work in which I get better.':
        "Beside somebody who's better than me at something, I improve without noticing.",
      "That I know what's expected, and who I can ask.":
        "Nothing tires me more than guessing whether I've done the right thing.",
      "To be told early when something isn't right. And a bit of trust.":
        "I take criticism well while there's still time to do something about it.",
      'Fair treatment, and something to learn.':
        'The same measure for everybody, and somebody who takes the time to explain now and then.',
      "That what's agreed counts. More I don't need.":
        'Hours, pay, a talk that was promised. If I can rely on it, you can rely on me.',
      "Work that's of use to somebody, and people I like to see in the morning.":
        'I want to be able to say in the evening who it was good for.',
    },
  },
  'own-free-time': {
    any: {
      'Nothing special. I see friends, and I like to be outside.':
        'A bit of fresh air and a good talk, and the working day falls off me.',
      'I switch off. A walk, a bit of music.':
        "After a while I notice that I've stopped going over the day, and I breathe slower.",
      'This and that. I need something to do with my hands.':
        'Fixing something or cooking, it hardly matters what. My head goes quiet over it.',
      'I see people. And I sleep, when I can.':
        "After a good evening with others I've got more energy than I had before.",
      'It depends on the weather, mostly.':
        "When the sun's out nothing keeps me in. When it rains I'm happy on the sofa.",
      "Not enough, at the moment. I'd like to change that.":
        "There's always something that has to be done first, and then the evening's over.",
    },
  },
  'own-nervous': {
    any: {
      'A little, yes. It will pass.':
        "It's always worst in the first few sentences, and then I forget about it.",
      "A bit. I slept badly, but that's normal, isn't it?":
        'I went through all the questions in my head, and of course you ask quite different ones.',
      "Yes, I'll admit it. It means something to me.":
        "If I didn't care how this goes, I'd be perfectly calm.",
      "A little. It's better now that I'm sitting here.":
        "Waiting is worse than talking. Now there's a person, and I can simply answer.",
      'Somewhat. Is it so easy to see?':
        "I talk faster than usual, and I don't know where to put my hands.",
      'Yes, a bit. Thanks for asking.':
        "It's easier when somebody says it aloud, then I needn't pretend.",
    },
  },
  'why-this-job': {
    any: {
      'I like the work, and from what I know of you it would suit me.':
        "You seem to care how a thing is done, and I'm happiest where somebody looks twice.",
      "It's the kind of work that I want to do, and I think I can learn a lot here.":
        "I'd have people beside me who've seen more than I have, and I watch closely.",
      "Because I'd like to get good at this, and it looks like the right place for that.":
        "Getting good takes practice and honest correction, and my impression is that I'd get both.",
      "It's the work that I want to do. And I'd like to do it with people who take it seriously.":
        "People who notice when something's only nearly right. Beside them I do better work myself.",
      "I've thought about it for a while. It fits what I can do, and what I want to learn.":
        'Part of it I could do from the start, and the rest would stretch me. I like that balance.',
      'What I read about it sounded like me, to be honest.':
        "Reading it, I kept picturing myself at it. With most posts I look at, I don't.",
    },
  },
  'own-mistake': {
    any: {
      "I've made some. What I learned is to say so early, and not to wait until somebody notices.":
        "A slip that's owned up to in the morning is usually small. By the evening it has grown.",
      'Small ones, like everybody. I try to tell people at once, and to put it right.':
        'Forgetting to pass a message on, for instance. I go and say sorry, and then I do it.',
      'Not asking soon enough, mostly. I ask earlier now.':
        "I didn't want to look slow, so I puzzled on alone. A short question would've saved the trouble.",
      "I've sometimes taken on too much at once. I've learned to say so.":
        "Everything sounds doable when it's asked nicely. Now I look at what's on my plate before I nod.",
      "There were some. I'd rather own up to it than hide it.":
        'Hiding it costs me sleep, and people trust me less once it comes out.',
      'I once trusted my memory too much. I write things down now.':
        'I was sure of a detail and had it slightly wrong. Now I keep something to write on within reach.',
    },
  },
  'own-strength': {
    any: {
      "I'm reliable, and I ask when I don't know something.":
        "If I say I'll be there, I'm there. And a silly question beats a confident mistake.",
      'I keep at things until they work.':
        'When the first way fails I try another, and sleep on it if I must. Giving up nags at me.',
      'I listen before I start, I think. And I finish what I start.':
        'I like to hear the whole of it first. Most things left unfinished were misunderstood at the start.',
      "I learn quickly, and I don't mind being corrected.":
        'Somebody shows me a better way, and the next time I do it like that. My pride can take it.',
      "People can rely on me. That's what I'd put first.":
        "Nobody has to remind me of what I've promised, and I warn people if I'll be late with something.",
      "I stay calm, and I don't leave things half done.":
        "The more hectic it gets, the slower I talk. And a loose end bothers me until it's tied up.",
    },
  },
  'own-weakness': {
    any: {
      'I could ask for help a little sooner.':
        "I always want another try on my own first, and sometimes that's a try too many.",
      "I'm sometimes too careful, and that costs time.":
        "I check a thing again though it was right before, and meanwhile the next one's waiting.",
      "I don't speak up enough at first. It gets better when I know people.":
        "In a new group I wait to see who's who, and then somebody else says what I was thinking.",
      "I'd like to get better at saying no.":
        "Somebody asks kindly, and I've agreed before I've looked at my own pile.",
      'I take criticism to heart. I try not to.':
        'A short remark can follow me home. By the next day I mostly see what was right about it.',
      "I'm still learning to leave a thing when it's good enough.":
        'I go over the last little corner once more, though nobody but me would ever see it.',
    },
  },
  'what-i-would-learn': {
    any: {
      "I'd find somebody who's good at it, and do it beside them a few times.":
        'Watching good hands shows me what no book does, like when to slow down.',
      "I'd start small, ask a lot, and write down what I got wrong.":
        "My own list of slips teaches me the most. I'd read it through before I tried again.",
      "I'd sit down with somebody who does it, and take a course if there is one.":
        "From a colleague I'd get the tricks, and a course would give me the order behind them.",
      'By doing it, with somebody who checks it at first.':
        "I only remember what I've done myself. The second pair of eyes is there so no harm comes of it.",
      "I'd read up on it in the evenings, and ask before I guess.":
        "Reading gives me the words for it. Then my questions are better, and take less of people's time.",
      "Step by step. I'd want somebody to look over it for the first months.":
        'The easy part first, and the next when that sits. A wrong habit is hard to lose later.',
    },
  },
  'own-here': {
    any: {
      'More time for the work itself, I hope.':
        "Less running about beside it, fewer interruptions. I'm at my best when I can stay with something.",
      'That I can do it properly, and not only quickly.':
        "Rushed work comes back sooner or later. I'd like to hand things over with a good feeling.",
      "A new start, above all. I'd look forward to that.":
        'Nobody has a picture of me yet, and I can leave a few old habits at the door.',
      'Other people, other ways. That does one good.':
        "Somebody does it in a way I'd never have thought of, and suddenly I look at my own way afresh.",
      "I'd hope for a place where I can stay.":
        "Where I know people's faces, and get to see what becomes of the things I began.",
      'A bit more calm and care. But I know that no place is perfect.':
        'Time to think before I start, say, and people who wish each other good morning.',
    },
  },
  'what-i-would-teach': {
    any: {
      "I'd show it once, slowly, and then they do it while I watch.":
        'Keeping my hands behind my back is the hard part. They find it themselves if nobody grabs it from them.',
      'Small steps, and from the first day something real to do.':
        "Something that's really used afterwards, however simple. People stand straighter when it counts.",
      "I'd let them try early. One learns most from one's own hands.":
        "To somebody looking on it all seems easy. Only the first try shows what hasn't been understood yet.",
      'First watching, then doing it together, then alone. And they may ask twice.':
        'The second question is usually the honest one. The first time, most people just nod.',
      "I'd explain why, and not only how. Then it stays.":
        "Someone who knows the reason can help themselves when it's a bit different from what I showed.",
      'With patience. And I say it when something was good, too.':
        'Everybody hears quickly enough what was wrong. After a word of praise they dare to try the next thing.',
    },
  },
  'own-taught': {
    any: {
      'Now and then, when somebody new came. I liked that.':
        "Seeing it suddenly click, mostly. And new people ask about things I'd stopped noticing.",
      'Not as a post of its own. But new people were often put beside me.':
        "I suppose I don't get impatient, and with me they dared to ask the silly questions.",
      'A few, yes. One explains, one shows, and then one lets them.':
        'Letting them is the longest part. I stayed close enough to help, and far enough off not to meddle.',
      'Here and there. I learned a lot from it myself.':
        "To explain a thing I have to understand it. Now and then I noticed that I didn't quite.",
      'Not officially. In everyday work, quite often.':
        'Somebody gets stuck and looks across, and I go over for a minute. Nobody calls it teaching, but it is.',
      'Some, for a few weeks at a time.':
        'They came along with me, did a little more each week, and in the end I was hardly needed.',
    },
  },
  'own-example': {
    any: {
      'Somebody dropped out at short notice, and I took it over. It went well.':
        "I looked at what had to happen first, told everybody it was me now, and asked whenever I wasn't sure.",
      'A rush job, last year. I stayed until it was done, and it was done properly.':
        'I kept to the usual order and left nothing out. Skipping steps is how hurry goes wrong.',
      'One Friday everything came at once. I sorted it by what could wait, and did the rest.':
        'Where somebody was waiting on me, I began. The others I told honestly that it would be later.',
      'Something had been forgotten, and I noticed it in time. Nobody had to know.':
        'I go through everything in my head before I leave, and there was a gap. I filled it quietly.',
      'A difficult case that nobody wanted. I took it, and I asked for help early.':
        "Alone I'd have got lost in it. With somebody to talk it over, it fell into pieces I could handle.",
      'Things went wrong around me, and I kept to the plan. It held.':
        'Everybody wanted to change something at once. I just did the next step, and that calmed the rest of us.',
    },
  },
  'what-i-would-settle': {
    any: {
      "I'd hear each of them alone first, and then both together.":
        'Alone, people say what hurt them. In front of the other they only say who was right.',
      "Separate them first. Then I'd hear what it's about.":
        'A few steps apart and a glass of water, and people can hear again. Before that, no reason reaches them.',
      "I'd stop it on the spot, and talk about it when they're calm.":
        "In anger people say things they can't take back. A firm word from outside gives them a way to stop.",
      "I'd listen to both sides before I take one.":
        'The first story always sounds convincing. Then comes the other, and it turns out something was left out.',
      "Calm first. Most rows aren't about what they seem to be about.":
        'They shout about an open window, say, and underneath somebody feels passed over.',
      "I'd talk to both, and I wouldn't let it lie until tomorrow.":
        'Overnight everybody looks for friends who agree with them, and then there are camps.',
    },
  },
  'what-i-would-say': {
    any: {
      "I'd take them aside, say what I saw, and ask what's behind it.":
        "I'd ask whether everything's all right, and mean it. Quite often there's a worry nobody knew of.",
      "I'd say it straight, but not in front of others. And then I'd listen.":
        'With an audience people defend themselves. Between the two of us they can admit it, or put me right.',
      "I'd talk to the person it's about, and look for something that works for both.":
        "They'd change a little, and so would I. If nobody has to lose face, it tends to last.",
      "I'd say what it does to the rest of us, and ask what would help.":
        "Most people don't see that others have to make up for it. Once they do, they're often sorry.",
      "I'd do it early, before it grows, and keep it to the one thing.":
        'As soon as old stories come up, it sounds like a trial. A single point can be mended.',
      'In private, and with an example. It is easier to hear that way.':
        'If I say always, they argue. If I tell them what happened this morning, they see it themselves.',
    },
  },
  'what-i-would-do': {
    any: {
      "I'd first find out what's going on, and if I got stuck I'd ask somebody.":
        "I'd look for myself, and hear from whoever saw it. Often enough it's just a misunderstanding.",
      "I'd stay calm, look at it step by step, and tell somebody early if I can't solve it.":
        'If I say it early, others can still plan around it. At the last minute they can only be cross.',
      "I think I'd ask a few questions before I did anything.":
        "Who it's for, how urgent it is, whether somebody's on it already. The answers often change what's needed.",
      "I'd try what I know first. And then I'd call somebody, and not wait too long.":
        "A fair try shows me how far I get by myself. As soon as I'm only guessing, I'd fetch help.",
      "I'd look at what has to be safe first, and do the rest in order.":
        "Anything where somebody could come to harm, or that can't be undone. What's merely annoying can wait.",
      "I'd want to understand it first. Then I'd do what's safe, and write it down.":
        "A note of what I found and what I did. Whoever comes after me shouldn't have to start over.",
    },
  },
  'in-five-years': {
    any: {
      "I'd like to be somebody the others come to with questions.":
        "I admire people who put everything aside for a minute and explain. I'd like to be like that.",
      'Still learning, I hope, and with a bit more to look after.':
        "Something that's mine from start to finish, perhaps, or somebody new I can help along.",
      "I'd like to be good at this by then. The rest will follow.":
        "So good that I needn't think about the basics any more, and have my head free for the tricky things.",
      'In a place where I know the work and the people.':
        "I'm quicker and kinder when I needn't wonder who to ask or where things are kept.",
      "I haven't planned it to the month. Further on in this work, I hope.":
        "Plans that exact tend to break. I'd like more skill and more trust, and the order can surprise me.",
      "I'd like to have stayed somewhere and grown with it.":
        "Staying, I'd see how my early work held up, and people would trust me with harder things.",
    },
  },
}
