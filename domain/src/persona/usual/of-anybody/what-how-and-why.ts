import type { UsualQuestion } from '../usual-questions.ts'

/** Of something that happened, or happens: how, why, and what came of it. */
export const ASKED_WHAT_HOW_AND_WHY: readonly UsualQuestion[] = [
  {
    asked: [
      'How did they react?',
      'How did they take it when you told them?',
      'How did they respond to that?',
      'How did that go down with them?',
      'How did the others take it?',
      'How did people react when they heard?',
    ],
    says: {
      "More calmly than I'd expected.":
        "I'd got ready for raised voices, and there were a few nods instead.",
      'With a shrug, mostly.': "I suppose it wasn't their trouble, and they'd plenty of their own.",
      'Politely, and that was about it.':
        'They thanked me for telling them, and then they talked of something else.',
      'They were surprised, and then rather quiet.':
        'You could see them going over it in their heads. Nobody wanted to speak first.',
    },
  },
  {
    asked: [
      'How did you find out?',
      'How did you come to know about it?',
      'How did you hear of it?',
      'How did it come to your attention?',
      'How did you get wind of that?',
      'How did you learn that it had happened?',
    ],
    says: {
      'In passing, of all things.':
        "Somebody let it drop as if I'd known all along. I tried not to show anything.",
      'Bit by bit, from several sides.':
        'One person said half a sentence, and another one said the other half.',
      'I put two and two together.':
        "A look here, a pause there. Taken singly it's nothing, but together it's plain.",
      "Something didn't add up, so I looked closer.":
        "What I was told and what I could see just wouldn't fit together.",
    },
  },
  {
    asked: [
      'How did you manage that?',
      'How did you get through it?',
      'How on earth did you do it?',
      'How did you pull that off?',
      'How were you able to cope with all that?',
      'How did you succeed in the end?',
    ],
    says: {
      'With patience, and a bit of luck.':
        'I kept still when I felt like shouting, and a few things fell into place.',
      'Step by step, and with some help.':
        "I only ever looked at the next bit, and I spoke up when I couldn't go on.",
      'By not giving up too early.':
        'The point where you want to drop it mostly comes just before it gets easier.',
      "I stuck with it, that's all.": 'On the bad days I did only a little, but I did that little.',
    },
  },
  {
    asked: [
      'How does that work?',
      'How exactly does it work?',
      'How does it work in practice?',
      'How does the whole thing run?',
      'How does that go, step by step?',
      'How does it function on an ordinary day?',
    ],
    says: {
      'One step after another, nothing fancy.':
        'You finish one thing properly before you touch the next. Then nothing gets lost.',
      "Simpler than it sounds, once you're used to it.":
        "Explaining it makes it sound like a science. Watch it once, and you've got it.",
      "There's a routine to it, and it mostly holds.":
        "It's fine until somebody's away or in a hurry. Then we improvise.",
      'By habit, more than by any plan.':
        "Everybody knows when it's their turn, and nobody could show you where it's written.",
    },
  },
  {
    asked: [
      'How is it done at the moment?',
      'How do you do that now?',
      'How are you handling it right now?',
      'How do you manage it these days?',
      'How do you get by at present?',
      'How do you deal with that currently?',
    ],
    says: {
      'With what there is, for now.':
        'You mend instead of replacing, and you put off what can be put off.',
      'As best I can, with what I have.':
        "It won't win any prizes, but I don't leave things half done.",
      'The same way as always, more or less.':
        'It has its faults, but I know them all by now and can work around them.',
      'With a makeshift or two.':
        "You prop up what won't stand by itself and hope nobody leans on it.",
    },
  },
  {
    asked: [
      'How did it end?',
      'How did that turn out?',
      'How did it go in the end?',
      'How was it resolved?',
      'How did the whole thing finish?',
      'How did the story end?',
    ],
    says: {
      'Better than it began, at least.':
        "I'd feared the worst, and then I found I could live with how it was left.",
      'Quietly, without much of a finish.':
        'People stopped talking about it, and after a while it was simply over.',
      "Not quite the way I'd hoped.":
        'I got some of it. The part I really cared about stayed open.',
      'With a sort of compromise.':
        'Everybody gave up something, so nobody was delighted and nobody was furious.',
    },
  },
  {
    asked: [
      'How would that work for you?',
      'How would that look in practice?',
      'How would you imagine it working?',
      'How would that fit in with the rest?',
      'How would it go in everyday life?',
    ],
    says: {
      "It'd need some getting used to.": "For a while I'd reach for the old way without noticing.",
      "Well enough, if it's kept simple.":
        "If I have to think about each step, I'll drop it on the first busy day.",
      'Best if it starts small.': 'One little piece first, and if nothing breaks, the next.',
      "It'd have to fit around everything else.":
        "I can't drop what I've already got on my hands to make room for it.",
    },
  },
  {
    asked: [
      'How do you get along with them?',
      'How is your relationship with them?',
      'How do the two of you get on?',
      'How are you getting on with each other now?',
    ],
    says: {
      'All right, on the whole.':
        'We can say good morning and mean it, and nobody goes looking for a quarrel.',
      "We're civil, and mostly it's fine.":
        'Both sides know which subjects to leave alone, and so it stays friendly.',
      'It has its ups and downs.':
        "We can laugh together, and then there's one wrong word and it's frosty.",
      'It depends on the day, and on both sides.':
        "When everybody's rested it's easy. When somebody's tired, anything can set it off.",
    },
  },
  {
    asked: [
      'How was it before?',
      'How did things use to be?',
      'How did it go before all this?',
      'How was it in earlier times?',
      'How were things at the beginning?',
      'How did it look before that?',
    ],
    says: {
      'Simpler, or it seems so now.':
        "I had less to keep in my head. Perhaps I've just forgotten what annoyed me.",
      'Quieter, and a little easier.':
        'You could finish a thought before the next thing came along.',
      'Different, though not better in everything.':
        "Some things were slower and clumsier, and I don't wish those back.",
      'There were other troubles, only smaller ones.':
        "I got worked up over trifles then. I'd gladly swap back.",
    },
  },
  {
    asked: [
      'What did they say?',
      'What did they say to that?',
      'What was their answer?',
      'What did you hear back from them?',
      'What exactly were their words?',
      'What did they have to say about it?',
    ],
    says: {
      'Not much that helped.': "Kind words, but I still didn't know what to do next.",
      'Something polite, without much in it.':
        'It sounded lovely, and when I thought about it later, nothing was left.',
      'The usual things that people say.': 'Chin up, these things take time. They mean well by it.',
      "More or less that it'd sort itself out.":
        "I was to be patient and not worry so much. It didn't calm me at all.",
    },
  },
  {
    asked: [
      'What did you say?',
      'What did you say to them?',
      'What was your answer to that?',
      'What did you reply?',
      'What did you tell them, in the end?',
    ],
    says: {
      'What I thought, only a bit more politely.': 'The rougher words I kept for the way home.',
      "Less than I'd have liked to.":
        "The good sentences only come to me afterwards, when I'm alone.",
      'The truth, in a few words.':
        "If I go on too long I start to soften it, and then it isn't quite true.",
      'I kept it short and civil.': "I was too stirred up for a speech, and I'd have regretted it.",
    },
  },
  {
    asked: [
      'What did you do next?',
      'What did you do when that happened?',
      'So what was your first move?',
      'What action did you take?',
    ],
    says: {
      'I took a breath and carried on.':
        'If I act in the first fright I only make it worse, so I take that second.',
      'The obvious thing, and then I waited.':
        "Anybody would've done the same. The waiting was harder than the doing.",
      'What had to be done, in that moment.':
        "You don't think much then. You do what you've learned, and the shaking comes later.",
      'I tried to keep things going.':
        "I took care of whatever couldn't wait and left the rest lying.",
    },
  },
  {
    asked: [
      'What exactly went wrong?',
      'What went wrong there?',
      'What was the mistake?',
      'What failed, exactly?',
      "What happened that shouldn't have happened?",
    ],
    says: {
      'Several small things at once.':
        "Each of them alone would've been harmless. They just met at the wrong moment.",
      'One thing slipped, and then the rest.':
        "It's like a row of books. You take your hand off one, and they all go.",
      "It wasn't thought through to the end.":
        'The beginning was fine. How it would go if it got difficult, nobody had pictured.',
      'Somebody assumed, and nobody asked.':
        "It all seemed so clear that asking would've looked silly. So everybody kept quiet.",
    },
  },
  {
    asked: [
      'What kind is it?',
      'What kind do you have?',
      'What type are we talking about?',
      'What sort are you using?',
      'What sort of thing is that?',
      'Which kind do you mean?',
    ],
    says: {
      'Nothing exotic. The ordinary sort.':
        "If you've come across one before, you'd know your way around this one.",
      'The kind that you find everywhere.':
        "You've walked past it often enough without giving it a second look.",
      'The usual type, nothing special to it.':
        'It behaves the way people expect of it, the good sides and the bad.',
      "A fairly common one, I'd say.":
        "Ask around and you'll soon find somebody who's got the same.",
    },
  },
  {
    asked: [
      'What caused it?',
      'What was the reason for it?',
      'What was behind that?',
      'What led to it?',
      'What brought that about, do you think?',
      'What do you put it down to?',
    ],
    says: {
      'A few things that came together.':
        "It was like bad weather from two sides. Either one would've passed.",
      'Lack of time, as much as anything.':
        "You skip the second look, you don't call back, and later you pay for it.",
      'Something small that nobody took seriously.':
        'It was easier to laugh about it than to see to it, so it grew.',
      "Too much at once, I'd say.":
        "When everything's urgent you do things by halves, and halves come apart.",
    },
  },
  {
    asked: [
      'What is the worst of it?',
      "What's the worst part for you?",
      'What is hardest for you about that?',
      'What bothers you the most?',
      'What gets to you more than anything?',
      'What annoys you most about it?',
    ],
    says: {
      'That it just keeps dragging on.':
        "With a clear end I could bear a lot more. I wake up and it's still there.",
      'The waiting, and not being able to plan.':
        "I can't say yes to anything, not even small things, as long as it's open.",
      "That it's always at the back of my mind.":
        "Somebody's telling me a story, and I notice I haven't heard a word.",
      'The bother around it, more than the thing itself.':
        'All the explaining, the asking round, the apologising. It wears me out.',
    },
  },
  {
    asked: [
      "What's the worst that could happen?",
      'What would be the worst case?',
      'What happens if it goes badly?',
      'What if it all goes wrong?',
      'What could come of it, at worst?',
    ],
    says: {
      "I'd be back where I began.":
        "All that effort would be spent, and I'd have to find the courage a second time.",
      'A lot of trouble for nothing.':
        "Everybody would've run about and worried, and nothing would be any better for it.",
      'Lost time, and some lost trust.':
        'The hours I could get over. If people stop believing you, that takes longer to mend.',
      "It'd all come round again.":
        'The same talks, the same worrying, only with less hope each time.',
    },
  },
  {
    asked: [
      'What have you tried so far?',
      'What have you already done to fix it?',
      'What steps have you taken up to now?',
      'What did you try?',
      'What solutions have you been through?',
    ],
    says: {
      'The obvious things, one after another.':
        'Looking at it calmly, asking somebody, changing a small thing and waiting to see.',
      'Whatever was quick and within reach.':
        "When something bothers me, I grab what's nearest and don't look for what's best.",
      'A few things. Some helped for a while.':
        'Each time I was relieved, and each time it came creeping back.',
      'Small changes first, then bigger ones.':
        "I didn't want to turn everything upside down while the gentle way might still do.",
    },
  },
  {
    asked: [
      "What's next for you?",
      'What are you going to do now?',
      'What will you do next?',
      'What comes after this?',
      'What happens from here?',
      'What do the next days look like?',
    ],
    says: {
      'I go on as before, for now.':
        "I don't like to change course while everything's still stirred up.",
      "The everyday things, and then we'll see.":
        'Work, meals, a bit of tidying up. My head sorts itself out while I do that.',
      'One thing at a time, the nearest first.':
        'The whole heap makes me tired just to look at. With a single piece I can start.',
      "I'd like to look at it all in peace first.":
        'A quiet evening, a walk perhaps, and nobody asking. Then I usually know.',
    },
  },
  {
    asked: [
      'What are you doing about it?',
      'What are you doing to change that?',
      'What do you do against it?',
      'What are you currently doing to stop it?',
      'What are you doing so that it improves?',
    ],
    says: {
      'What I can, within reason.':
        'I put in effort where it helps, and I stop before it costs me my sleep.',
      'Small things, but steadily.':
        "A little every day, even when I don't feel like it. Big resolutions don't last with me.",
      'I keep an eye on it, mostly.': 'If it gets worse, I want to be the first to see it.',
      'A bit here and there, as time allows.':
        'When a quiet hour turns up, I use it. On full days it has to wait.',
    },
  },
  {
    asked: [
      'What did you learn from that?',
      'What have you learned from it?',
      'What did that teach you?',
      'What lesson did you draw from it?',
      'What was the lesson for you?',
    ],
    says: {
      'To ask sooner.':
        'I used to think that it made me look slow. Mostly people are glad to explain.',
      'That small signs matter.':
        'Somebody goes quiet, something comes a bit later than usual. It rarely means nothing.',
      'Not to take things for granted.':
        'What runs well does so because somebody looks after it. I say thank you more often now.',
      'To trust my own eyes a bit more.':
        "If something looks wrong to me, I go and check, even if everybody says it's fine.",
    },
  },
  {
    asked: [
      'What should you have done instead?',
      'Knowing what you know now, what would you have done?',
      'With hindsight, what would you have done another way?',
    ],
    says: {
      'Started a bit earlier, probably.':
        "Early on there's room for a mistake or two. Towards the end there's none.",
      'Asked more questions at the beginning.':
        "At first nobody minds if you don't know something. Later it gets embarrassing.",
      'Taken more time over it.':
        'In a hurry I take the first idea. The better one tends to come a day later.',
      'Spoken my mind the first time.':
        'The longer I swallow something, the sharper it comes out in the end.',
    },
  },
  {
    asked: [
      'What do the others think?',
      'What do your colleagues say about it?',
      'What do people around you think of that?',
      'What is the general opinion?',
      'What does everybody else make of it?',
      "What's the feeling among the others?",
    ],
    says: {
      'They see it much as I do.': 'We look at each other and roll our eyes at the same moments.',
      'Opinions differ, as they always do.':
        'Some would change everything, some nothing, and the rest want it to be over.',
      'Most of them keep out of it.':
        "They've got their own worries, and whoever says something is soon asked to help.",
      "There's a bit of grumbling, otherwise not much.":
        'It comes out over coffee, and hardly ever in front of those who could change something.',
    },
  },
  {
    asked: [
      'What are you most worried about?',
      'What worries you?',
      'What is your biggest concern?',
      'What are you afraid of?',
      'What makes you nervous about it?',
      'What is the fear behind that?',
    ],
    says: {
      "That it's only done by halves.":
        'The beginning gets all the attention, and the tiresome last bit is left lying.',
      "That it's more work than it looks.":
        "From a distance everything seems simple. Then you lift the lid and there's more underneath.",
      "That I'll be left alone with it afterwards.":
        "At the start everybody's keen to help. Once it gets dull, they've all got other plans.",
      'The things that nobody has thought of yet.':
        "What's on the list I can prepare for. It's always the other thing that trips you up.",
    },
  },
  {
    asked: [
      'Can you give me an example?',
      'Could you give me a concrete case?',
      'Do you have an example of that?',
      'Is there a particular instance you have in mind?',
      'For instance?',
      'Could you be a bit more specific, with an example?',
    ],
    says: {
      'The last busy week, from start to finish.':
        'Nothing gets finished before the next thing comes in, and I eat standing up.',
      'Just recently, when everything came at once.':
        'Everybody wanted something from me in the same hour, and all of it was urgent.',
      'Little things, mostly, from everyday life.':
        "Something isn't where it belongs, or somebody says they'll call and doesn't.",
      "Any busy day. You'd see it straight away.":
        "People walk faster, answer shorter, and there's always somebody standing there waiting.",
    },
  },
  {
    asked: [
      'What do you mean by that?',
      'What exactly do you mean?',
      'What is that supposed to mean?',
      'What are you trying to say?',
      'What are you getting at?',
      'Meaning what?',
    ],
    says: {
      'Just what I said, nothing behind it.':
        "If I had something to criticise, you'd hear it from me directly.",
      "That it isn't as simple as it sounds.":
        "You pull at one end, and something moves at the other that you hadn't thought of.",
      "That there's more than one side to it.":
        'Whoever you ask has a good reason. I can see theirs, even if I like mine better.',
      'Nothing hidden. I like to say things plainly.':
        'Hints only lead to misunderstandings, and then you spend an hour talking about those.',
    },
  },
  {
    asked: [
      'Why did it take so long?',
      'Why has it taken all this time?',
      'Why was it so slow?',
      "Why wasn't it done sooner?",
      'Why did it drag on like that?',
      'Why the delay?',
    ],
    says: {
      'Everybody was waiting for somebody else.':
        'Each had done their bit, as they saw it, and thought that the ball lay elsewhere.',
      'Because other things always came first.':
        'What shouts loudest gets done. Something that only nags quietly can wait for ages.',
      'It got stuck halfway, as things do.':
        'The first steps are easy. Then comes a question that nobody can answer, and it lies there.',
      'Nobody was in a hurry except me.':
        "The ones it doesn't hurt have all the time in the world.",
    },
  },
  {
    asked: [
      'Why did nobody do anything?',
      "Why didn't anyone step in?",
      'Why did everybody just let it happen?',
      'Why has no one taken care of it?',
      'Why did nobody react?',
      'Why did they all just stand by?',
    ],
    says: {
      'Everyone thought that somebody else would.':
        "The more people stand around, the less each of them feels that it's up to them.",
      "It didn't seem urgent to anybody.":
        'Nothing smoked and nobody shouted. Quiet trouble gets put off until tomorrow.',
      "It's easier to look away.":
        "Once you've seen it, you have to do something, and perhaps quarrel with somebody.",
      'They had plenty of other worries.':
        "With your own plate full, you hardly notice what's on the next one.",
    },
  },
  {
    asked: [
      "Why didn't you say anything?",
      'Why did you keep quiet?',
      "Why haven't you mentioned it before?",
      'Why did you not speak up?',
      "Why didn't you tell anyone?",
      'Why keep it to yourself for so long?',
    ],
    says: {
      "I hoped that it'd pass.":
        'A lot of things do if you leave them in peace. You only know afterwards which.',
      "I didn't want to make a fuss.":
        "Once it's been said aloud, everybody looks at you, and I don't enjoy that.",
      'It never seemed the right moment.':
        "Either people were in a rush, or the mood was good and I didn't want to spoil it.",
      'I thought that somebody would notice.':
        'It feels different when people come to you by themselves. Asking for it is harder.',
    },
  },
  {
    asked: [
      'Why did you do that?',
      'Why did you do it that way?',
      'Why did you choose that?',
      'Why did you go about it like this?',
      'Why did you act like that?',
    ],
    says: {
      'It made sense to me at the time.':
        "You decide with what you know, and it's never as much as you know later.",
      "There wasn't a better way just then.":
        'Everything else would have taken longer or hurt somebody more.',
      'I went with my gut.': 'It often notices something before my head can put it into words.',
      'Because the other way looked worse.':
        'More risk, and harder to undo. I like to be able to turn back.',
    },
  },
  {
    asked: [
      'Has it happened before?',
      'Has that ever happened to you before?',
      'Have you had this in the past?',
      'Did it occur earlier as well?',
      'Have you been through something like this already?',
    ],
    says: {
      'Not quite in this way.':
        'Parts of it feel familiar. The way it all comes together is new to me.',
      'Something like it, only smaller.':
        'The kind of thing you grumble about at supper and have forgotten by breakfast.',
      'Once or twice, in a milder form.': "It passed by itself, so I didn't give it much thought.",
      'Yes, but it was different then.':
        'I took it more lightly. The same thing can weigh more as you go along.',
    },
  },
  {
    asked: [
      'Did anybody notice?',
      'Did anyone pick up on it?',
      'Did the others see that something was wrong?',
      'Did anyone else realise?',
      'Did people around you notice?',
    ],
    says: {
      'If they did, they kept quiet.':
        "People don't like to ask when they're afraid of the answer.",
      'One or two did, I think.':
        "Somebody looks at you a little longer, or asks twice if you're all right.",
      'Some did, and let it pass.':
        "They probably thought that it was none of their business, or that I'd speak up myself.",
      'Hardly anybody, to begin with.':
        "From outside it all looks normal. I'm rather good at carrying on.",
    },
  },
  {
    asked: [
      'Is it still like that?',
      'Is that still the case?',
      'Is it still going on?',
      'Does it still happen?',
      'Are things still that way?',
      'Is that still so today?',
    ],
    says: {
      'For the most part, yes.':
        "There are lighter moments in between, but the basic pattern hasn't moved.",
      'Yes, more or less unchanged.':
        "I could describe today to you, and it'd do for last week as well.",
      'On and off, yes.': "There's a quiet stretch and I begin to relax, and then it's back.",
      'Yes, only a bit less than before.':
        "I catch myself not thinking about it for hours. I couldn't do that before.",
    },
  },
  {
    asked: [
      'Did it get better?',
      'Has it improved since?',
      'Have things got any better?',
      'Is it any better now?',
      'Has there been any progress?',
    ],
    says: {
      'A little, with setbacks.':
        'A good stretch makes me hopeful, and then a bad day feels like starting over.',
      'Somewhat, yes, but slowly.':
        'From day to day I see nothing. Only when I look further back do I notice.',
      'In parts, but not the main thing.':
        'What was easy to change has changed. The core of it is still sitting there.',
      "Not as much as I'd hoped.":
        'I thought that a bit of goodwill would be enough, and it takes more patience than that.',
    },
  },
  {
    asked: [
      'Did you complain?',
      'Did you complain about it at the time?',
      'Have you made a complaint?',
      'Did you object to that?',
      'Did you ever protest?',
    ],
    says: {
      'In a friendly way, yes.':
        'You get further with a smile. If you shout, people only remember the shouting.',
      'Once, and not very loudly.':
        "I don't like the sound of myself complaining, so I keep it short.",
      'I said my piece, yes.':
        'Calmly, and without slamming any doors. I felt lighter afterwards, whatever came of it.',
      'I mentioned it, and left it at that.':
        'If somebody wants to hear it, saying it a single time is enough.',
    },
  },
  {
    asked: [
      'Do others have it too?',
      'Do other people have the same problem?',
      'Are there others in the same boat?',
      'Does anybody else have that?',
      'Are other people going through it as well?',
    ],
    says: {
      "I'm surely not the only one.": 'When I mention it, somebody nearly always nods.',
      'From what I hear, yes.': "People let it slip when they're tired, or when they feel safe.",
      'Quite a few, I gather.': 'You catch the same sigh from very different people.',
      "Yes, though it's rarely said aloud.":
        "Nobody wants to look weak or ungrateful, so everyone thinks they're alone with it.",
    },
  },
  {
    asked: [
      'Is there a plan B?',
      'Do you have a backup plan?',
      'Is there a fallback if it fails?',
      'Have you got something up your sleeve?',
      'Is there another option, just in case?',
      'Do you have an alternative ready?',
    ],
    says: {
      'A rough one, yes.':
        "I know the first step and whom I'd ask. The rest I'd work out on the way.",
      "There's always some way round.":
        'It may be longer and less comfortable, but you do get there.',
      "Yes, though I'd rather not need it.":
        "It'd cost more effort and a bit of pride, so the first way gets a fair chance.",
      'Something, yes, but nothing polished.':
        "I've turned it over in my head at night. I wouldn't show it to anyone yet.",
    },
  },
  {
    asked: [
      'Was it your decision?',
      'Was that your own choice?',
      'Did you decide that yourself?',
      'Was it up to you?',
      'Did you have a say in it?',
    ],
    says: {
      'Partly. I went along with it.':
        "I could have said no, and I didn't, so I won't put it all on others.",
      'In part, but others had their say.':
        'I held on to what mattered to me, and gave way where it mattered more to them.',
      'As far as anybody decides alone, yes.':
        "You always have somebody in mind who'll be pleased or cross about it.",
      'I had my share in it.':
        "I won't pretend that it simply happened to me. I was there and I nodded.",
    },
  },
  {
    asked: [
      'Can it be put right?',
      'Can that still be fixed?',
      'Could it still be sorted out?',
      'Can the damage be undone?',
      'Could it still be saved?',
    ],
    says: {
      'Most of it can, with some goodwill.':
        'If people talk to each other without keeping score, a lot gets solved.',
      "I think so, if it's done soon.":
        "While it's fresh, everybody's still willing. Later people harden.",
      'Yes, but not in an afternoon.':
        "It didn't get like this overnight, so it needs a lot of small repairs.",
      'Not all of it, but enough.':
        'A crack stays, and you can live with that. The thing still holds.',
    },
  },
  {
    asked: [
      'Would you do it again?',
      'Would you do the same again?',
      'Would you go through that once more?',
      'Would you make the same decision today?',
    ],
    says: {
      'Yes, only more carefully.':
        "I'd look twice before each step, and ask somebody who's been there.",
      'Probably, with my eyes more open.': "I was a bit trusting. Now I'd know what to watch for.",
      'All in all, I think I would.':
        'The good in it weighs more, even if I grumble about the rest.',
      'In the main, yes.':
        "A few details I'd change, how I said it, for instance, and how fast I went.",
    },
  },
  {
    asked: [
      'Have you made your peace with it?',
      'Have you come to terms with that?',
      'Are you over it by now?',
      'Have you got used to the idea?',
      'Have you accepted it?',
    ],
    says: {
      'By and large, yes.':
        'I can talk about it without my voice changing. It took a while to get there.',
      'More so than a while ago.':
        "It still crosses my mind, but it doesn't stay for the whole evening.",
      "I'm getting there, slowly.":
        "Some mornings it's the first thing I think of, and some mornings it isn't.",
      'On good days, yes.': "When I've slept well and had some company, I can leave it alone.",
    },
  },
]
