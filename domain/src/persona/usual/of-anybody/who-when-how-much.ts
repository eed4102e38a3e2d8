import type { UsualQuestion } from '../usual-questions.ts'

/** Of something that happened, or happens: by whom, since when, where, how often. */
export const ASKED_WHO_WHEN_HOW_MUCH: readonly UsualQuestion[] = [
  {
    asked: ['Who told you that?', 'Where did you hear that?', 'How do you know that?'],
    says: {
      "That's what I was told.":
        "It came from somebody I'd no reason to doubt, so I took it as it was.",
      'You hear things.': "People talk in doorways and over coffee, and I've got ears.",
      'I know it, believe me.':
        "I don't repeat a thing like this unless I've seen enough of it myself.",
    },
  },
  {
    asked: [
      'Who noticed it first?',
      'Who was the first to spot that?',
      'Who actually picked up on it?',
      'Who saw that something was off?',
      'Who discovered the problem in the first place?',
      'Who came across it, originally?',
    ],
    says: {
      'Those of us who are closest to it.':
        "If you're with a thing every day, you feel at once when it changes.",
      'Nearly everybody. It was hard to miss.':
        "You could tell from people's faces. Nobody had to point it out.",
      'Several of us, at about the same time.':
        'Each of us thought we were imagining it, until one of us said it out loud.',
      'Whoever was nearest to it that day.':
        "It could've been any of us. You only have to be standing there when it shows.",
    },
  },
  {
    asked: [
      'Who else knows about this?',
      'Who else is aware of it?',
      'Who knows, apart from you?',
      'Apart from the two of us, who knows?',
      'Who else has heard about it by now?',
      'Who else is in the picture?',
    ],
    says: {
      'The people who need to.': "Anybody who'd have to act on it. The others would only worry.",
      'A few, and word gets round.':
        "One tells it in confidence, the next one too, and soon it's no secret.",
      'Those who are close to it, nobody beyond that.':
        "They'd have noticed anyway. With strangers I'd have to explain too much.",
      "Only people I'd trust with it.":
        "The sort who can keep a thing to themselves, even when they're cross with me.",
    },
  },
  {
    asked: [
      'Who was with you when it happened?',
      'Who was there at the time?',
      'Who was in the room?',
      'Who was around that day?',
      'Who else was present when it came up?',
    ],
    says: {
      'The usual people, nobody special.':
        'The ones who are always about. After a while you stop noticing them.',
      'A couple of others, busy with their own things.':
        'They had their heads down, and I doubt they took much of it in.',
      'Just those who had to be there.':
        "It isn't a thing people come to watch. Anybody without a reason keeps away.",
      "A few familiar faces, nobody who'd add much.":
        "They saw what I saw, and I'd expect them to tell it much the same.",
    },
  },
  {
    asked: [
      'Who is to blame for that?',
      'Whose fault was it, would you say?',
      'Who is responsible for what happened?',
      'Who got it wrong?',
      'Who should answer for that, in your opinion?',
      'Who messed up here?',
    ],
    says: {
      'Nobody alone. It took several people.':
        'One overlooked something, the next one relied on it, and so it got passed on.',
      "Whoever should've looked and didn't.":
        "A careful look at the right moment would've spared us the rest.",
      "More than one person, if we're fair.":
        "It's easy to point at one, but others stood by and let it happen.",
      'The whole set-up, rather than one person.':
        'Put anybody else in the same spot, with the same pressure, and it goes wrong again.',
    },
  },
  {
    asked: [
      'Who does it now?',
      'Who takes care of that at the moment?',
      'Who looks after it these days?',
      'Who handles that sort of thing at present?',
      'Who deals with it day to day?',
      'Who is doing that now?',
    ],
    says: {
      'Whoever has a hand free.': 'You hear a sigh, and then somebody gets up and does it.',
      "It's shared out, as well as it goes.":
        'Each takes a piece, and the pieces nobody likes get passed round.',
      'The same few people, as a rule.':
        "The ones who can't bear to see it left undone. The others rely on that.",
      'In the end, a good part lands on me.':
        "I can't walk past a thing that's lying there, and people have noticed.",
    },
  },
  {
    asked: [
      'Who did it before?',
      'Who did that before you?',
      'Who took care of it until then?',
      'Who used to do that?',
      'Who was doing that previously?',
      'Who looked after it in the old days?',
    ],
    says: {
      'Somebody with their own way of doing it.':
        'It all made sense, but you had to be inside that head to follow it.',
      "Somebody who'd done it for a good while.":
        "With that much practice you don't look anything up. Your hands just know.",
      'It went from hand to hand.':
        'Each one changed a little something, and in the end nobody knew the reasons.',
      'Somebody else, and not so very differently.':
        "There's not much choice in it. Whoever does it ends up with the same moves.",
    },
  },
  {
    asked: [
      'Who helped you with that?',
      'Who gave you a hand?',
      'Who was there for you when it got difficult?',
      'Who stood by you at the time?',
      'Who did you get help from?',
      'Who backed you up?',
    ],
    says: {
      'One or two good people.':
        "The sort who turn up without being asked and don't mention it afterwards.",
      "People I didn't need to explain much to.":
        'They took one look at me, saw how things were, and just pitched in.',
      'Those who always help, when it counts.':
        "On ordinary days you hardly hear from them. When it's tight, they're there.",
      'Not many, but the right ones.':
        "The ones who told me the truth and stayed anyway. I didn't need a crowd.",
    },
  },
  {
    asked: [
      'Who decided that?',
      'Who made that decision?',
      'Who had the final say on it?',
      'Who made the call in the end?',
      'Whose decision was that?',
      'Who said that it should be done like this?',
    ],
    says: {
      'Several people had a word in it.':
        'Everybody wanted to put something in, and what came out was a mixture.',
      "It wasn't one person on one day.":
        'It got talked over again and again, until everybody took it as decided.',
      'It was settled bit by bit, among a few.':
        'First one small point, then the next, and suddenly there was no way back.',
      'Those who usually decide such things.':
        "The rest of us get asked politely, and then we hear how it'll be.",
    },
  },
  {
    asked: [
      'Who would be against it?',
      'Who might object to that?',
      'Who would have a problem with it?',
      "Who wouldn't like that?",
      'Who could get in the way?',
      'Who is likely to push back?',
    ],
    says: {
      "There's always one or two.":
        'Some people say no first and think afterwards. They often come round.',
      "Those who'd have to change their habits.":
        'If you know the old way by heart, every new one feels like an insult.',
      'People who like things as they are.':
        "They've made themselves comfortable, and any change could cost them that.",
      'Whoever has the extra work with it.':
        "It's easy to be in favour when somebody else has to stay late for it.",
    },
  },
  {
    asked: [
      'Who is affected by it?',
      'Who suffers most from that?',
      'Who feels it the most?',
      'Who does it hit?',
      'Who has to live with the consequences?',
      'Who bears the brunt of it?',
    ],
    says: {
      'Me first, then the people around me.':
        'I get short with everybody, and then they have to put up with my mood.',
      "More people than you'd think.":
        "It spreads. One person's held up, so the next one waits, and so on.",
      'Anybody who deals with it every day.':
        'Once, you can laugh about it. The same thing every morning wears you down.',
      'Those at the end of the line, mostly.':
        "Whatever goes wrong further up, they're the ones who get to clear it away.",
    },
  },
  {
    asked: [
      'When did it start?',
      'When did this all begin?',
      'When did the trouble start?',
      'When was the very first time?',
      'When did that first come up?',
      'When did things begin to go that way?',
    ],
    says: {
      'A good while back, and slowly.':
        'It was a little more each time, but never enough to make a fuss about.',
      'Not overnight. It crept in.':
        'No bang, no bad news. Just a little less going right each day.',
      'Some time ago, before it got serious.':
        'In the early days I could still shrug it off and get on with things.',
      'Earlier than I first thought.':
        'Now that I know what to look for, I find traces of it much further back.',
    },
  },
  {
    asked: [
      'When did you notice?',
      'When did you realise that?',
      'When did it become clear to you?',
      'When did it dawn on you?',
      'When did you first see that something was wrong?',
      'At what point did you become aware of it?',
    ],
    says: {
      "Later than I'd like to admit.":
        "I'd seen the signs all right. I just didn't want them to be true.",
      "When it couldn't be overlooked any more.":
        'Up to then I could put it down to a bad day. Then I ran out of excuses.',
      'Fairly soon after it began.':
        "I get restless when something's a bit off, even before I can name it.",
      'When it came up for the second time.':
        'Once can be bad luck. If it comes back, I start to ask questions.',
    },
  },
  {
    asked: [
      'When did it last happen?',
      'When was the last time?',
      'When did that last come up?',
      'When was it like that most recently?',
    ],
    says: {
      'Not long ago at all.': "I haven't quite got over it yet, as you may be able to hear.",
      'Quite recently, as it happens.':
        "I'd just begun to think it was behind me, and then it was back.",
      'A few days back, give or take.':
        'So much has gone on in between that the days have run together.',
      "Recently enough that it's still fresh.":
        "When I think of it my shoulders go up. It hasn't had time to fade.",
    },
  },
  {
    asked: [
      'When does it usually happen?',
      'When does that tend to come up?',
      'At what times does it happen?',
      'When do you mostly run into it?',
      'When is it most likely to occur?',
      'When, typically?',
    ],
    says: {
      "When it's least convenient.":
        "I'm on my way out, or in the middle of something, and there it is.",
      "Mostly when there's a lot on.": "As soon as I've no time to look properly, it slips in.",
      'At the busy times, as a rule.':
        "Everybody's rushing, nobody's listening, and then little things get missed.",
      "Whenever nobody's prepared for it.":
        "As long as we're on our guard, nothing comes. We relax, and it's there.",
    },
  },
  {
    asked: [
      'When will it be finished?',
      'When do you expect that to be over?',
      'When will that be, roughly?',
      'By when should it be done?',
      'When is it due to be sorted out?',
      'When do you think it will be ready?',
    ],
    says: {
      'Sooner rather than later, I hope.':
        "I'm tired of having it hang over me, so I'm pushing where I can.",
      'Before long, by the look of it.': 'Most of what was holding it up seems to be giving way.',
      "Not tomorrow, but it's in sight.":
        "I can picture what's still left to do. For a long while I couldn't.",
      'Once the most pressing things are out of the way.':
        'There are people waiting for other things, and as long as they wait, this has to.',
    },
  },
  {
    asked: [
      'Where did it happen?',
      'Where was that?',
      'Where did this take place?',
      'Whereabouts was it?',
      'Where exactly did all that go on?',
      'Where did it come to that?',
    ],
    says: {
      'In the usual place, nowhere special.':
        "I could walk there in my sleep. You wouldn't look twice at it.",
      "Just where you'd expect it.":
        'Where everything comes together, things are bound to knock into each other.',
      'Not far off, where people come and go.':
        "There's always somebody passing through, so nobody pays much attention.",
      'Where it always happens, if it happens.':
        "There's a weak spot in everything, and we all know to be careful there.",
    },
  },
  {
    asked: [
      'How long has it been going on?',
      'How long has this been a problem?',
      'How long have you been dealing with it?',
      'How long have you had this?',
      'For how long now?',
      'How long has it been like that?',
    ],
    says: {
      "Longer than I'd like.": 'I kept thinking it would pass by itself, and so I let it run.',
      'Long enough to get used to it, sadly.':
        'I catch myself planning around it, as if it belonged there.',
      'Quite some time by now.': 'By now I have trouble remembering what it was like without it.',
      "It's been a good stretch.": 'At first I counted the days, and at some point I gave that up.',
    },
  },
  {
    asked: [
      'How long did that take?',
      'How long did it take you?',
      'How long were you busy with it?',
      'How long did the whole thing last?',
      'How long was it until it was done?',
      'How long were you at it?',
    ],
    says: {
      'Longer than planned, as always.':
        "You plan for the work and forget the interruptions. They're half of it.",
      "Not as long as I'd feared.":
        "The dread was the longest part. Once I'd started, it went along nicely.",
      'It dragged on for a bit.':
        'There was always one more small thing, just when I thought I was through.',
      'Longer than it looks from outside.':
        "People only see the result. The trying and starting over don't show.",
    },
  },
  {
    asked: [
      'How long can you go on like this?',
      'How much longer can you hold out?',
      'How long could you keep that up?',
      'How much longer can it stay that way?',
      'How long will you be able to stand it?',
    ],
    says: {
      'A while yet, but not for ever.':
        "I've got some strength left, but I notice that I recover more slowly.",
      'A bit longer, with gritted teeth.':
        'Each morning I tell myself to get through this one day. So far it works.',
      'As long as need be, I suppose.':
        "I don't walk off in the middle of things. I'm stubborn like that.",
      'Until something gives.': "My patience, or somebody's good will. One of them will go first.",
    },
  },
  {
    asked: [
      'How often does it happen?',
      'How often does that come up?',
      'How frequently do you have that?',
      'How often are you faced with it?',
      'How regularly does it occur?',
      'How often is that the case?',
    ],
    says: {
      'More often than it should.':
        "I've hardly got one done with when the next one's at the door.",
      'Now and then, and then twice in a row.':
        "I've looked for a pattern in it, so I could be ready. There isn't one.",
      'Often enough to be a nuisance.':
        'Not enough to make a scene, but I groan every time I see it coming.',
      "It varies, but it's never gone for long.":
        "I enjoy the calm in between, but with one ear I'm always listening for it.",
    },
  },
  {
    asked: [
      'How many people were involved?',
      'How many were there?',
      'How many people are we talking about?',
      'How many of you were part of it?',
      'Roughly how many people was that?',
    ],
    says: {
      'A handful, roughly.':
        "Everybody would've fitted round one table and heard each other without shouting.",
      'More than one, fewer than a crowd.':
        'There were different opinions, but everybody still got a word in.',
      'Not a lot, but enough.': "With more people there'd only have been more talk.",
      'Several, if you count everybody.':
        'Some were in the thick of it, and some just held a door, so to speak.',
    },
  },
  {
    asked: [
      'How many times have you tried?',
      'How many times did you ask them?',
      'How many times did you bring it up?',
      'How many times have you been through that?',
      'How many times did you have to do it?',
    ],
    says: {
      'More than once, let me tell you.':
        "First you're friendly, then you're firm. After that it's sheer stubbornness.",
      'A few times by now.':
        'Each time a little differently, in case it was my way of going at it.',
      "Often enough, I'd have thought.":
        "You'd think something would've moved by then. I did my part, as I see it.",
      'More often than I care to count.':
        'Counting only makes me angry, so I look at the next time instead.',
    },
  },
  {
    asked: [
      'How much time do you spend on that?',
      'How much time does it eat up?',
      'How many hours go into it?',
      'How much of your week does that take?',
      'How much time do you lose with it?',
      'How much of your day goes on that?',
    ],
    says: {
      'More than it deserves.':
        "It's a small matter really, and it pushes aside things I care about.",
      'A fair bit, if I add it up.':
        'A little here, a little there. I only feel it when I look back in the evening.',
      'More than anybody sees.': "Much of it happens in my head, when I'm already lying in bed.",
      "It's creeping up, bit by bit.":
        'At first I did it on the side. Now other things have to make room for it.',
    },
  },
  {
    asked: [
      'How bad is it?',
      'How serious is it really?',
      'How much of a problem is that?',
      'How bad are things at the moment?',
      'How severe would you say it is?',
      'How big is the problem?',
    ],
    says: {
      "It's serious, but it isn't hopeless.":
        "Left alone it'll get worse. There are still things one can do, though.",
      'It varies. Some days I hardly notice.':
        "On the others it's the first thing I think of, and everything takes more effort.",
      'Not the end of the world. Still, it nags.':
        "It's like a stone in your shoe. You can walk, but you feel every step.",
      "There's more to it than you see at first.":
        'You pull at one end and find that other things are hanging on it.',
    },
  },
  {
    asked: [
      'How confident are you with that?',
      'How comfortable are you doing that?',
      'How confident do you feel about doing it alone?',
      'How at ease are you with that kind of thing?',
      'How comfortable would you be with it on your own?',
    ],
    says: {
      'Reasonably. I get by, and I keep learning.':
        'The everyday part I can do without thinking. With the odd cases I still ask.',
      'More so than at the beginning.':
        "I still get a bit tense beforehand, only it doesn't stop me any more.",
      'Fairly, with room to get better.':
        "I know where I'm weak, and I'd rather know it than be surprised by it.",
      'Quite, as long as nobody rushes me.':
        "With somebody breathing down my neck I make mistakes I'd never make alone.",
    },
  },
]
