import type { PhrasesWithMore } from '../with-more.ts'

/**
 * What somebody says who knows it and does not go into it. To be asked for one's own life, and not to know, is what no
 * person does; and a word that is vague claims nothing that the text could say otherwise.
 */
export const TOLD_VAGUELY: PhrasesWithMore = {
  'vaguely-who-that-is': {
    any: {
      "Nobody you'd know.": "You'd have to have been there. The name wouldn't tell you anything.",
      "Somebody I know, that's all.":
        "There's no more behind it than that. They're just part of the story.",
      "It's somebody from around here.":
        'One of those people everybody here could point at, and nobody could explain.',
      "Somebody who's just always there.":
        "I'd notice if they weren't. More than that I couldn't say about them.",
      "Oh, somebody. That's not so important.":
        "I shouldn't have brought them into it. It works the same without them.",
      "Just somebody. I wouldn't make too much of it.":
        'I only mentioned them in passing, the way one does.',
    },
  },
  'vaguely-who': {
    any: {
      'More than one person, really.':
        'If I gave you a single face for it, the picture would be wrong.',
      "Several of us. I wouldn't single anybody out.":
        'Once somebody gets picked out, the rest feel either blamed or forgotten.',
      'A few people. Nobody in particular.':
        'I see a group when I think of it, and no face that stands in front.',
      "Different people. It's hard to name just one.":
        'Whoever happened to be there had a part in it, some more and some less.',
      "I'd rather not name anybody. There were a few.":
        "A name said in one room turns up in the next, and then I'm the one who talked.",
      "More than one, let's put it that way.":
        'Somebody starts, another joins in, and afterwards nobody could say where it began.',
    },
    cool: {
      'Does it matter who?':
        "Once there's a name, we only talk about the person and no longer about the thing itself.",
    },
  },
  'vaguely-who-said': {
    any: {
      'I heard it from more than one.':
        'When people who hardly talk to each other say the same, I begin to take it seriously.',
      'It came from several sides.':
        'Each of them put it a little differently, but the core was the same every time.',
      "Somebody mentioned it. I'd rather leave out who.":
        'It was said to me in confidence, and I want people to go on telling me things.',
      'One of the others, in passing.':
        "The sort of half sentence that's dropped in a doorway and then stays with you.",
      'It got round, as these things do.':
        'People whisper a little, then a little louder, and in the end I hear it too.',
      "It's what I was told. I didn't ask any further.":
        'I was too busy thinking what it meant for me to wonder where it came from.',
    },
  },
  'vaguely-who-cares': {
    any: {
      'We share it, as well as we can.':
        'Whoever has more strength left that day does more, and we try not to keep accounts.',
      "It's patched together. A bit here, a bit there.":
        "Some days there's a gap between one person leaving and the next one coming.",
      'We manage somehow between us.':
        "A quick word in the morning, who can and who can't, and then it mostly works out.",
      'Whoever can, at that moment. It takes some juggling.':
        'Move one thing, and everything behind it has to move as well.',
      "We take turns. It isn't ideal.":
        "Every time it's handed over, some little thing that mattered gets lost on the way.",
      'Whoever is at home. It takes some planning.':
        "We go through the week in advance, then somebody's late and we start over.",
    },
  },
  'vaguely-who-decides': {
    any: {
      "It won't be me alone. There are one or two others.":
        'I can be convinced today and still have to explain it to them tomorrow.',
      'It goes through a few hands here.':
        'Everybody looks at it from their own side, the cost, the effort, the risk.',
      "I wouldn't do it over the others' heads.":
        "They'd have to live with it every day, and people resist what they weren't asked about.",
      'One or two people would want a say.':
        "They tend to ask the very questions that I haven't thought of.",
      "We'd talk about it among ourselves first.":
        'People speak more openly when nobody from outside is listening.',
      "I have my say. The last word isn't mine alone.":
        "If I'm against it, it gets difficult. If I'm for it, I still need the others behind me.",
    },
  },
  'vaguely-now-and-then': {
    any: {
      'Now and then.': "Not so often that I'd count.",
      'Sometimes, yes.': 'It depends on the day, and on who else is around.',
      'When it comes up.': "There's no rule to it.",
      'From time to time.': 'Some weeks more, some weeks hardly at all.',
      'Off and on.': "It's never been very regular.",
      'Not every day, but it happens.': 'Nobody makes much of it when it does.',
    },
  },
  'vaguely-when': {
    any: {
      'A while back.': 'Long enough that I can talk about it calmly, most of the time.',
      "Some time ago now. I didn't note the day.":
        "It only turned out later that I'd want to remember it, and by then it had blurred.",
      "It's been a little while.":
        "Still fresh enough to come back to me when I'm not expecting it.",
      'Not so long ago, really. It feels longer.':
        "I've turned it over so often since then that it has stretched in my head.",
      "A little while ago. I don't keep a diary of it.":
        'I remember things by how I felt then, and hardly ever by the calendar.',
      "It's a bit back now. I couldn't name the day.":
        'It has started to run together with what came before and after.',
    },
    formal: {
      "Some time ago. I'd need my diary for the day.":
        'My head keeps how a thing was and lets go of the date every time.',
    },
  },
  'vaguely-when-to-come': {
    any: {
      'As soon as it can be done, if you ask me.':
        "Waiting is the worst part of it for me. I'd rather have it behind me.",
      "Soon, I hope. There's no day for it yet.":
        "Some things have to fall into place first, and they aren't all in my hands.",
      'Sooner rather than later.': 'The longer a thing is put off, the bigger it gets in my head.',
      "Before long. It isn't fixed to the day.":
        "I'm keeping some room free for it, so it doesn't catch me unprepared.",
      'In the near future. Nobody has named a day.':
        "Everybody's waiting for somebody else to say it first, I think.",
      "It isn't fixed yet. I'd rather have it sooner than later.":
        "As long as it's open, I can't really plan anything else around it.",
    },
  },
  'vaguely-said': {
    any: {
      'Not a lot, to be honest.':
        "There were more pauses than words in it, and they weren't comfortable ones.",
      'Nothing that got us much further.':
        "We went round in a circle and came out where we'd gone in.",
      'The usual things. Nothing that I would repeat.':
        "Polite words, the kind you've forgotten by the time you're out of the door.",
      "More or less what you'd expect.":
        'I could have finished the sentences myself, there was no surprise in it.',
      'A few words. It came down to very little.':
        'Once you took the wrapping off, there was hardly anything left to hold on to.',
      "This and that. I'd hoped for more.":
        'A clear word would have helped me, even an unpleasant one.',
    },
  },
  'vaguely-how-many': {
    any: {
      "Quite a few. I've never counted them.":
        'It would only occur to me to count if some of them were missing.',
      'A fair few.': 'So many that I lose my place when I go through them in my head.',
      'Enough, I can tell you.': 'At the end of the day I feel every single one of them.',
      'More than one would think.':
        'From outside you only ever see a part of it. I see the rest as well.',
      "A handful, give or take. It's not always the same.":
        'Some drop away, others turn up, and in the end it evens out.',
      'Several. It changes a little all the time.':
        "Whenever I think I've got the full picture, there's something added or gone.",
    },
  },
  'vaguely-how-much-to-spend': {
    any: {
      'That depends on what it brings in.':
        "Let me see that it makes the day easier, and I can defend it. A promise alone I can't.",
      "There's some room, if it's worth it.":
        "I'd sooner pay a bit more once than be annoyed with something cheap for years.",
      'Not a lot. It would have to pay for itself.':
        'Whatever I spend here is missing somewhere else, and somebody will ask me about it.',
      "I'd rather hear your price first.":
        "Once I've said a figure, I'd expect the offer to land right beside it.",
      "There's no fixed sum. It has to make sense.":
        'I look at what it costs me to leave everything as it is, and compare.',
      "I don't name a sum before I know what I get for it.":
        "Show me what's included, what's extra and who helps when it goes wrong. Then we can talk.",
    },
  },
  'vaguely-what-kind': {
    any: {
      'The usual kind, nothing special.':
        "Put them in a row with others, and you wouldn't find mine again.",
      'All kinds, really.':
        "Easy ones, awkward ones, and some where I need a second look to know what I've got.",
      "Ordinary ones. Nothing you wouldn't know.":
        "You've most likely come across the same sort yourself without giving it a thought.",
      'Different kinds. It depends.':
        "It changes with the season, with the people, and with what's needed just then.",
      "Just the normal kind, I'd say.": 'Nobody has ever stopped in surprise over it, me included.',
      'A bit of a mixture.':
        'Some of it repeats itself and some is new to me, often on the same day.',
    },
  },
  'vaguely-which': {
    any: {
      'More than one, really.': 'They hang together, so if you pull at one, the others come along.',
      "Several. I wouldn't put one above the rest.":
        "Each has something to it, and I'd mention them in another order tomorrow.",
      'Hard to single one out.':
        'As soon as I settle on one, another comes to mind that deserves it just as much.',
      'No single one stands out.':
        "They've grown into one picture for me, like the trees when you look at a wood.",
      'A few of them. It varies.':
        'What mattered most the last time can be the least of it the next.',
      "There's no one that I'd pick out.":
        "I'd only be choosing to please you, and it would be unfair to the others.",
    },
  },
  'vaguely-what-happened': {
    any: {
      "It didn't go the way it should have.":
        'There was a moment when it could still have been turned round, and it passed.',
      "More went wrong than right, let's put it that way.":
        'Something slipped, and then everything that leaned on it slipped as well.',
      "It's a longer story.":
        'It began small, and every step looked harmless when you took it by itself.',
      'Not what was planned, I can tell you.':
        'It had all looked sensible beforehand, and then real life came in.',
      "What you'd expect, after something like that.":
        'First the shock, then the talk, and after that the clearing up.',
      'Nothing good, to be honest.':
        'The sort of thing you go over again at night, looking for the place to stop it.',
    },
  },
  'vaguely-for-example': {
    any: {
      'Small things, mostly. They add up.':
        'A tone of voice, a look, something done or left undone. Each alone would hardly count.',
      "It's the sum of many small things.":
        "Like drops in a bucket, you don't hear a single one and then it's full.",
      "Nothing spectacular. It's what happens every week.":
        'Somebody from outside would hardly see it. I notice it by how I feel afterwards.',
      'Take almost any day, really.':
        "It's there in the morning already, and in the evening I'm still thinking about it.",
      "There are a few. None that I'd tell just like that.":
        'Other people come into them, and nobody asked them if they want to be talked about.',
      "No single one. It's always a little different.":
        'The people change, the moment changes, and still I recognise it right away.',
    },
  },
  'vaguely-doing': {
    any: {
      'What I can.':
        'I look for the piece that I can move today, and leave the rest for the moment.',
      "As much as I can manage. It isn't enough.":
        "When I've dealt with one corner, the next one needs me again.",
      "What one can do. It's not a great deal.":
        "Keeping an eye on it, asking, reminding people. The big levers aren't mine to pull.",
      'Whatever I can think of.':
        "Some of it works, some of it doesn't, and I'd rather try than sit and watch.",
      'My best, with what there is.':
        'I put the important things first, and with the rest I make do.',
      'A bit of this and that. I keep at it.':
        'A little every day, even when I see no progress. Stopping would feel worse.',
    },
  },
  'vaguely-how-good': {
    any: {
      "Fairly, I'd say.": 'The everyday part gives me no trouble. With the unusual I go slowly.',
      "Reasonably. There's always more to learn.":
        "Every time I think I've got it, somebody shows me a better way.",
      'Well enough, most days.':
        "When I'm rested it comes by itself, and when I'm tired I have to concentrate.",
      'Not perfectly. I get by with it.':
        "I make my mistakes, but people can see what I'm trying to do.",
      'So far it has always been enough.':
        "What was needed I could do. For more I'd have to sit down and practise.",
      "I'd say I'm somewhere in the middle there.":
        'I know people who do it far better, and some who ask me how it goes.',
    },
  },
  'vaguely-did': {
    any: {
      'What I could, at that moment.':
        'With a clear head and more time I might have found something better.',
      'The obvious thing. There was little choice.':
        "Waiting would only have made it worse, so I didn't think about it for long.",
      'What anybody would have done, I think.':
        "You see that something's needed, and your hands are faster than your thoughts.",
      'I dealt with it, one thing at a time.':
        "The most urgent came first, and I didn't let myself look at the whole heap.",
      'Nothing clever. I tried to keep things going.':
        'As long as things keep moving, people stay calm, and so do I.',
      "I did what seemed right. It wasn't much.":
        'I went by my feeling, and afterwards I wondered if I could have done more.',
    },
  },
  'vaguely-told': {
    any: {
      'Not much. I kept it short.':
        'The more I say at such a moment, the more I have to explain afterwards.',
      'What there was to say.': 'I left my guesses out and kept to what I knew for sure.',
      'I said how it was.': 'Dressing it up would only have come back to me sooner or later.',
      'Only the essentials.': 'What was needed to go on with, and none of my feelings about it.',
      'I told it the way it was, more or less.':
        'I may have softened it here and there, so it was easier to hear.',
      'Less than I should have, maybe.':
        "The part that was hardest to say stayed with me, and it's still sitting there.",
    },
  },
  'vaguely-how-it-was-done': {
    any: {
      'Bit by bit, and with some luck.':
        'Every so often something fell into place just when I was ready to give up.',
      'Somehow. One thing at a time.':
        "I never looked further than the next step, otherwise I'd have lost heart.",
      'It took a bit of doing.': 'What looks easy now had several tries behind it that nobody saw.',
      'With some help, mostly.':
        'On my own I get stuck on details, and somebody else sees the way round at once.',
      'Slowly at first, and then it got easier.':
        'Once I no longer had to think about every step, I had my head free.',
      'With patience, more than anything else.':
        "I'd often have liked to force it, and it would only have broken.",
    },
  },
  'vaguely-sleeping': {
    any: {
      "Not as well as I'd like.":
        'I lie down tired, and then my head starts going through the day again.',
      'Some nights are better than others.':
        "After a calm day I'm gone at once. After the other sort I watch the ceiling.",
      'It could be better.': "I lie there long enough, but I get up feeling as if I hadn't.",
      'Lightly. I wake up a lot.':
        "Any small noise, and I'm there with all my thoughts switched on.",
      'Enough to get by.': "I function in the daytime, but I wouldn't call myself rested.",
      "Better when I'm not thinking of all this.":
        "If I've laughed in the evening or read something light, it's a different night.",
    },
  },
  'vaguely-how-taken': {
    any: {
      'As you can imagine.':
        "There's the first reaction, and then the real one, once it has sunk in.",
      "Nobody was thrilled, let's say.":
        'You could feel it in the short answers and the looks at the floor.',
      "About as you'd expect.":
        'Those who always grumble grumbled, and those who keep quiet kept quiet.',
      'Calmly, on the whole.':
        'A few questions, some nodding, and then everybody went on with the day.',
      'Mixed, I would say.':
        'With some it was settled at once. With others I still feel a bit of a chill.',
      'Better than it could have gone.':
        "I'd braced myself for raised voices, and it was more of a sigh.",
    },
  },
  'vaguely-noticed': {
    any: {
      'I noticed at once that something was off.':
        'When you know a thing well, you feel the difference before you can name it.',
      'By chance, more or less.':
        'My mind was on something quite different, and then my eye caught on it.',
      'I saw it when it was there already.':
        'The small signs before it only make sense to me now, looking back.',
      'It was hard to miss, in the end.':
        'At first I explained it away, and then there was nothing left to explain.',
      'I looked, and there it was.':
        'No great detective work. I like to glance over things before I go on.',
      'Somebody pointed it out, and then I saw it, too.':
        'What creeps in slowly you get used to, and it takes fresh eyes.',
    },
  },
  'vaguely-would-be': {
    any: {
      'Strange, at first.': "I'd probably reach for the old way a few times before I remembered.",
      'A relief, maybe. And hard before that.':
        "There's something to get through first that I'm afraid of. After it I could breathe.",
      'Unfamiliar. I would have to get used to it.':
        "Even good changes feel like somebody else's shoes in the beginning.",
      'Not easy. Better than this, though.':
        "At least I'd be struggling for something, and not only to stay where I am.",
      'Good, I think. In the long run.':
        "The start would cost me something, and a while later I'd wonder why I waited.",
      'Different. I can only half picture it.':
        "I can see the first day of it, and behind it there's fog.",
    },
  },
  'vaguely-they-would': {
    any: {
      "Not what they expect, I'd think.":
        'One pictures a thing from outside, and then it looks quite different up close.',
      'More than I would like, probably.':
        "Once they start they don't do it by halves, and I'd be the one to feel it.",
      'I can only guess at that.':
        "People surprise me again and again, and I don't want to put words in their mouths.",
      "That's easier to say from outside.":
        "In the middle of it you see every reason why it won't be so simple.",
      "I'd rather not imagine it, to be honest.":
        "Once I start picturing it I can't stop, and in my head it always ends badly.",
      'What anybody would, I suppose.':
        "They're only human, so the feelings come first and the thinking comes after.",
    },
  },
  'vaguely-when-done': {
    any: {
      'It depends on how much time I get for it.':
        'An hour without interruption gets me further than a whole day in scraps.',
      'Not tomorrow. But the end is in sight.':
        "The hard part's behind me, and what's left is mostly care and patience.",
      "As soon as I can, and not before it's right.":
        'Handed over half finished, it would only come back to me.',
      'Sooner, if I get some peace for it.':
        "Every time I'm called away, I need a while to find my way back in.",
      'A while yet, if nothing comes in between.':
        'Something usually does come up, so I leave a little room for it.',
      "I'd rather not promise a day and then miss it.":
        "People plan around what I tell them, and I don't want them left standing there.",
    },
  },
  'vaguely-they-felt': {
    any: {
      'Not good, I suppose.':
        'Nobody likes to be in such a spot, least of all with others looking on.',
      'Bad, I should think. I would have.':
        "I put myself in that place, and I'd have wanted to crawl away.",
      'Not great. One could see that.':
        'The shoulders, the quiet voice, the smile that comes a bit too late.',
      'I can imagine. Not well.':
        "Perhaps left alone with it, and I'd understand if there was some anger too.",
      'Worse than it looked, probably.':
        "People pull themselves together in front of others. It comes out when the door's shut.",
      'Small, I suppose.': 'Like a child when the grown-ups talk over its head.',
    },
  },
  'vaguely-they-would-take-it': {
    any: {
      'Some would like it, some would take longer.':
        'The curious ones try anything, and the careful ones wait until somebody else has.',
      "Sceptical at first, I'd guess. That passes.":
        "They've seen new things come and go. Once it makes their own day easier, they relax.",
      "Mixed, I'd say. It would have to be explained well.":
        "If people understand what it's for, they put up with a lot. If not, they dig in.",
      'It depends on how it comes across.':
        'As an order it would meet a wall. As an honest offer it would have a chance.',
      "They'd want to see it first, I think.":
        "Fine words they've heard plenty of. With the thing in front of them they'd judge for themselves.",
      'Not with open arms at once. But they come round.':
        "They grumble first, it's almost a ritual, and a little later they defend it.",
    },
  },
  'vaguely-won-over': {
    any: {
      'Seeing it work. Talking alone is not enough there.':
        'If it holds on a bad day, with everybody in a hurry, the doubts get quiet.',
      'Time, mostly. And not being pushed.':
        'Pressure makes people stiff. Left alone with a thing, they get curious about it.',
      'Something that can be tried out, I think.':
        'With their own hands, at their own pace, and without anybody watching.',
      'Being asked, and not only told.':
        "Somebody whose ideas are in it from the start needn't be talked into it later.",
      'One good week with it would do more than any word.':
        "They'd go home a bit less tired and tell the others about it themselves.",
      'Somebody who listens to the objections first.':
        "There's usually a real worry underneath, and once it's heard it gets smaller.",
    },
  },
  'vaguely-in-order': {
    any: {
      'As far as I know, yes.':
        'I can only speak for what I get to see, and there it all looked right.',
      'Yes, as far as I could see.':
        'I looked the way one does in passing, without hunting for a fault.',
      'I noticed nothing then.': 'It all felt the same as usual, so I had no reason to look twice.',
      'It seemed so, yes.': 'Everything was quiet, and quiet is a good sign as a rule.',
      'Yes, up to then.':
        "I'd have relied on it without a second thought, so it caught me off guard.",
      'Nothing struck me at that point.':
        'Afterwards one sees signs everywhere, but at the time it was a day like any other.',
    },
  },
  'vaguely-not-for-long': {
    any: {
      "Not for long, I'm afraid.":
        "I can stretch it a bit, but I feel there's not much left to stretch.",
      'Not as long as it should be.':
        "I'd be calmer with some reserve, and right now there's hardly any.",
      'A little while. Not more than that.': "It gets me over the gap, and it isn't made for more.",
      'Not long. That is what worries me.':
        "I keep going through what comes after, and I don't get to a good end.",
      'For a bit. After that it gets tight.':
        "While nothing unexpected turns up it's all right, and something usually does.",
      "I wouldn't want to find out.":
        "I'd rather act while there's still some slack than wait for the crack.",
    },
  },
  'vaguely-means-much': {
    any: {
      'A great deal. More than I can say in a sentence.':
        "It's what I think of when I ask myself what all the effort is for.",
      'A lot. I never had to put it into words.':
        "I feel it in small moments, when it's quiet and I'm simply glad of it.",
      "More than I'd have thought myself.":
        'I used to take it for granted, and now I catch myself being careful with it.',
      "Quite a lot, if I'm honest.":
        'I play it down in front of others, but it can make or spoil my day.',
      "Much. I'd only notice how much without it.":
        'Like a sound in the house that you only hear when it stops.',
      "A lot. It's a part of me.": "Take it away, and people who know me would ask what's missing.",
    },
  },
}
