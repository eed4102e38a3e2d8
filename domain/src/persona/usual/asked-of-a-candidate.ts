import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_A_CANDIDATE: readonly UsualQuestion[] = [
  {
    asked: [
      'Why do you want to work here?',
      'Why do you want this job?',
      'Why did you apply?',
      'What attracts you to this role?',
    ],
    says: {
      "It's what I want to do next, and I can do it.":
        "When I read what's asked for, I could picture myself in the middle of it.",
      "I've read what you do, and I'd like to be part of it.":
        "It sounded like people who care how a thing turns out, and I'm at home among those.",
      "It looks like work that I'd be good at.":
        "It asks for care and some patience, and I've got those even on a bad day.",
    },
  },
  {
    asked: ['What are your strengths?', 'What is your greatest strength?', 'What are you good at?'],
    says: {
      'I finish what I start.':
        'The dull last bit, where others lose interest, still gets my full attention.',
      'People know where they are with me.':
        'If something bothers me, I say it to your face, and in the same tone as the day before.',
      'I keep calm when it gets busy.':
        'My voice drops and I take things in order. It seems to rub off on people around me.',
    },
  },
  {
    asked: [
      'What are your weaknesses?',
      'What is your greatest weakness?',
      'What are you not so good at?',
    ],
    says: {
      'I find it hard to say no.':
        "Somebody asks nicely, and I've agreed before I've looked at what's already on my plate.",
      'I do too much by myself before I ask.':
        "I'll turn a problem over all morning when somebody nearby could've told me at once.",
      'I get impatient when things drag on.':
        'Long rounds of talk where everybody agrees already, for instance. I start tapping my foot.',
    },
  },
  {
    asked: ['Where do you see yourself in five years?', 'What are your long-term plans?'],
    says: {
      'Doing this well, and teaching it to somebody.':
        'Somebody younger beside me, picking up the tricks that nobody ever writes down.',
      'A step further than today. Not somewhere else.':
        "I'd sooner stay and get the harder tasks than start from scratch over and over.",
      "I'd like to have more to answer for.":
        "A whole piece of the work in my hands, so if it fails, it's me you come to.",
    },
  },
  {
    asked: [
      'What are your salary expectations?',
      'How much would you like to earn?',
      'What salary are you looking for?',
    ],
    says: {
      "What's usual for it. I'd like to hear your range first.":
        "You know what others here get for it. If I name a sum first, I'm only guessing.",
      "I'm open, if the work is right.":
        "Good people and room to learn count for something with me. I'd bend a little for those.",
      'Something fair. What had you in mind?':
        "Fair is when I don't feel cheap doing it and you don't feel robbed paying for it.",
    },
  },
  {
    asked: ['When could you start?', 'What is your notice period?', 'How soon can you start?'],
    says: {
      'As soon as my notice allows.':
        "They count on me where I am, so I won't just stay away from one day to the next.",
      "I'd have to give notice first, the usual time.":
        "I signed up to it, and I wouldn't like to begin here by breaking my word there.",
      "Quite soon. I'd want to leave properly.":
        'Whoever takes over should find everything in order, with a few notes on the tricky bits.',
    },
  },
  {
    asked: [
      'Why are you leaving your current job?',
      'Why did you leave your last job?',
      'Why do you want to change jobs?',
    ],
    says: {
      "I've learned there what I could.":
        "The days hold few surprises now. I know the answer before the question's finished.",
      "It's time for something new.":
        "I can feel myself working from habit, and I'm sharper when I have to think.",
      'Nothing dramatic. I want to move on.':
        "I get restless once I know every corner of a place, and I'd rather go while I still like it.",
    },
  },
  {
    asked: [
      'What would your boss say about you?',
      'How would your colleagues describe you?',
      'What do people say about you?',
    ],
    says: {
      "That I'm reliable, I hope.":
        "When I've said I'll do something, nobody needs to remind me of it.",
      "You'd have to ask them. Nothing bad, I think.":
        "I try to be fair with everybody and to own up when I'm wrong. People tend to remember it.",
      "That I don't make a fuss.":
        'If a plan changes at the last minute, I sigh once and get on with the new one.',
    },
  },
  {
    asked: [
      'Do you have any questions for me?',
      'Do you have any questions?',
      'What would you like to know from us?',
    ],
    says: {
      'Yes. What would you want me to have done after three months?':
        "What you'd look at to say it was right to take me. I'd aim for it from the start.",
      "What's the hardest part of the job, in your eyes?":
        "The bit an advert leaves out, where people tend to get stuck. I'd rather know it beforehand.",
      'What happens next, after today?':
        "Whether you're seeing others first, and when I might hear. Waiting is easier when I know how long.",
    },
  },
  {
    asked: [
      'How do you handle stress?',
      'How do you deal with pressure?',
      'How do you cope with pressure?',
    ],
    says: {
      'One thing after the other.':
        "While I'm on one task, the others can shout as they like. Otherwise I do them all badly.",
      'I make a list and start at the top.':
        "Once it's on paper, it stops going round in my head, and crossing things out feels good.",
      'I get quieter, oddly enough.':
        "Others start to talk faster. I say less, and I look twice at what I'm doing.",
    },
  },
  {
    asked: ['Do you prefer working alone or in a team?', 'Are you a team player?'],
    says: {
      "Both, but I'd miss people if I was always by myself.":
        'A closed door is lovely for a while. After that I want somebody to try my ideas on.',
      'In a team, as long as everybody pulls.':
        'It sours quickly when the same few stay late and the others are long gone.',
      "It depends on the work. I've done both.":
        "Anything that takes deep thought I do alone. Where it needs many hands, I'm glad of them.",
    },
  },
  {
    asked: ['What motivates you?', 'What drives you?'],
    says: {
      'Seeing that something works.':
        "There's a moment when it all falls into place after a lot of fiddling. I live off that for days.",
      'When people rely on me.':
        "Somebody goes home with an easy mind, knowing I've got it in hand. It makes me stand straighter.",
      'To be better at it than last year.':
        "I look at older work of mine and wince a little. Then I know I've moved on.",
    },
  },
  // The beginning of the talk
  {
    asked: [
      'How was your journey?',
      'How was the trip here?',
      'How was your trip in today?',
      'How was your way here this time of day?',
      'How did the journey go, any delays?',
      'How was it getting here, with the directions we sent you?',
    ],
    says: {
      'Easy enough, thank you.':
        'No running and no getting lost. I could go over my thoughts on the way.',
      'Smooth, really. I like to allow some time.':
        "I'd rather walk round the block a few times than come in out of breath.",
      "Quicker than I'd thought, luckily.":
        "I'd reckoned with hold-ups and met hardly any, so I had a moment to look around outside.",
      'Without a hitch, thanks.':
        "The place was easy to find and nothing kept me waiting. One can't always say so.",
    },
  },
  {
    asked: [
      'Are you nervous?',
      'Are you feeling a bit nervous?',
      'Nervous at all?',
      'Are you anxious about this interview?',
      'Do interviews like this one make you nervous?',
      'Are you tense, or is it all right so far?',
    ],
    says: {
      "A little. It'll pass once we get talking.":
        "The first few minutes are always the worst for me. Then I forget I'm being looked at.",
      'Somewhat, yes. I want to get this right.':
        "I'd be annoyed with myself if I thought of the best answer on the stairs going out.",
      'Slightly, but it keeps me awake.':
        "With no nerves at all I'd get sloppy. This way I listen properly.",
      "A bit. I'd be lying if I said otherwise.":
        "Dry mouth, cold hands, the usual. It'd be odd not to feel it when something matters to me.",
    },
  },
  {
    asked: [
      'How did you hear about this position?',
      'How did you come across our vacancy?',
      'How did you find out about the opening?',
      'How did you learn that we were looking for somebody?',
      'How did you become aware of this vacancy?',
      'How did you get to know about this job?',
    ],
    says: {
      'By keeping my eyes open.':
        "Once I'm thinking of a change, I notice such things everywhere, even in passing.",
      'It came up while I was looking around.':
        'Most of what I saw I put aside after a glance. With yours I went back and read it again.',
      'The usual way: reading, and listening to people.':
        "Somebody mentions a place, I look it up, and then it turns out there's a post going.",
      'I came across it, and it stayed in my head.':
        "Days later I was still thinking how I'd go about it, and I took it as a sign.",
    },
  },
  {
    asked: [
      'What do you know about us?',
      'What do you know about our company?',
      'What have you read about us?',
      'What can you tell me about what we do here?',
      'What have you found out about us so far?',
      'What do you already know about this place and the people here?',
    ],
    says: {
      "The main things. What it's like inside, I hope to hear.":
        'How people talk to each other here, and who helps when it gets tight. No page tells you.',
      "What's public, and a little of what people say.":
        'I read what you say about yourselves. Talk from outside I take with a pinch of salt.',
      'What you do, and roughly for whom.':
        "I've got the outline. How an ordinary day runs and what gives you headaches, I can only guess.",
      'Enough to want to hear more.':
        "The way you describe your work made me curious how it's really done.",
    },
  },
  {
    asked: [
      'What drew you to this position?',
      'What made you go for this post?',
      'What appeals to you about the job?',
      'What interests you in this position in particular?',
      'What made you send us your application?',
      'What was it in our advert that caught your eye?',
    ],
    says: {
      'The tasks, mainly. They read like my sort of work.':
        "They ask for care and a clear head, and I'd come home content from a day like that.",
      'That I could be of real use here.':
        "It reads as though somebody's wanted to take things in hand, and I like being needed.",
      "The mix of what I know and what's new to me.":
        "I'd stand on firm ground with half of it, and the other half would keep me on my toes.",
      "The work itself. That's where I'm at my best.":
        "Titles and nice rooms don't do much for me. A tricky task in front of me does.",
    },
  },

  // Where the candidate comes from
  {
    asked: [
      "What's behind your wish to change?",
      "What's the reason you're looking for something else?",
      'What makes you want to leave your present employer?',
      'What made you decide to go?',
      "What's making you want to move on?",
      'What was it that made you start looking around?',
    ],
    says: {
      "I've got as far there as one can get.":
        "There's no rung above mine that I could honestly wait for.",
      'The work has become too much the same.':
        "I could do some days with my eyes shut, and it's then that mistakes creep in.",
      "It was good. It's just not going anywhere.":
        'I could sit there for years quite comfortably and still be doing exactly what I do now.',
      "I noticed that I'd stopped learning.":
        "I'd come home and not be able to name a thing I'd done for the first time that day.",
    },
  },
  {
    asked: [
      "Does your boss know that you're here?",
      'Does your current employer know about this interview?',
      "Have you told them that you're applying?",
      "Do your colleagues know you're looking for another job?",
      'Does anybody at work know about this?',
      'Have you already spoken to your employer about leaving?',
    ],
    says: {
      "Not officially. I'd like to keep it that way for now.":
        "Once it's known, people start to plan without me. I'd rather have something certain first.",
      "It hasn't been a subject there yet.":
        "Nobody's asked, and I wouldn't unsettle people over something that may come to nothing.",
      "I'm keeping it quiet until there's something to tell.":
        "Talk of leaving spreads fast, and it'd make every conversation there a bit odd.",
      "No, and I'd be glad if it stayed between us.":
        'They should hear it from me, at the right moment, and not by chance.',
    },
  },
  {
    asked: [
      'Have you applied anywhere else?',
      'Are you interviewing with other companies?',
      'Do you have any other interviews lined up?',
      'Do you have other applications running?',
      'Are there any other offers on the table?',
      'Are you talking to other employers as well, or only to us?',
    ],
    says: {
      'Nothing signed, and nothing close to it.':
        "I won't put my name to anything until I've weighed it properly, and I'm still weighing.",
      'A conversation here and there, no more.':
        "One learns a lot by listening around, even about what one doesn't want.",
      "Nothing that I'd put before this.":
        "If it came to a choice tomorrow, I know whose call I'd hope for.",
      "There's something, but it's early days.":
        "We've been polite to each other, and neither side knows yet if it's serious.",
    },
  },

  // Work that was led, and how it went
  {
    asked: [
      'Can you tell me about a project you led?',
      'Could you give me an example of a job you were in charge of?',
      'Tell me about something that you were responsible for.',
      "What's a project you've led?",
      "Can you describe a bigger piece of work that you've managed yourself?",
      'Tell me about a time when you took the lead.',
    ],
    says: {
      'A bigger piece of work. I had it from start to finish.':
        'A lot of hands were in it, and I had to know how it all hung together.',
      'A change in how we worked. I carried it through.':
        'Habits were the hard part. People want to see that the new way saves them trouble.',
      'A job that nobody else wanted. It got finished.':
        'Dull and thankless work goes best in small pieces, a few each day. So it shrank.',
      'Something that was stuck. I got people moving again.':
        'Everybody was waiting for somebody else. I asked each of them what they needed for the next step.',
    },
  },
  {
    asked: [
      'What was your part in it?',
      'What was your role in that?',
      'What exactly did you do yourself?',
      'What did you personally contribute?',
      'What was your own share, and what did the others do?',
      'What were you responsible for there?',
    ],
    says: {
      'The planning, and a good deal of the doing.':
        'Deciding who does what and in which order, and then rolling up my sleeves with the rest.',
      'I kept it together and did my share.':
        'I saw to it that everybody knew what the others were doing, and took some dull bits myself.',
      'Making sure that it got finished, above all.':
        "Near the end everybody's tired. I went after the loose ends and asked about each of them.",
      'A bit of everything. Mostly keeping it on track.':
        "Whenever talk wandered off or something got forgotten, I brought us back to what we'd set out to do.",
    },
  },
  {
    asked: [
      'How did it turn out?',
      'How did that end?',
      'How did it go in the end?',
      'How did the whole thing work out?',
      'How did it all finish, were you satisfied?',
      'How did things end up, after all that work?',
    ],
    says: {
      'Well, on the whole. Not perfectly.':
        "What mattered held up. A few corners I'd still like to go over again.",
      'Better than it had looked halfway.':
        'In the middle I was losing sleep over it. Then the pieces began to fit.',
      'Decently. Nobody had to be ashamed of it.':
        'It did what it was meant to do, even if nobody would frame it and hang it up.',
      'All right, after some back and forth.':
        'Some of it we did over, as people had pictured different things under the same word.',
    },
  },
  {
    asked: [
      'What would you do differently today?',
      'What would you do differently if you had to do it again?',
      'What would you change, looking back?',
      'Looking back, what could you have done better?',
      'What would you do another way next time?',
      'With what you know now, what would you have done differently?',
    ],
    says: {
      'Talk to people sooner.':
        "The ones who have to live with the result usually know what'll go wrong. I'd start with them.",
      'Plan it with more slack.':
        'Something always comes late, and without spare time it knocks over all the rest.',
      'Less by myself, and with an earlier start.':
        "I'd hand out pieces while there's still time to explain them, and not when it's already burning.",
      'Ask the awkward questions at the beginning.':
        'Who decides in the end, and what happens if it costs more. Nobody likes to ask it.',
    },
  },
  {
    asked: [
      'When was that?',
      'When did this happen?',
      'How long ago was that?',
      'When exactly did that take place?',
      'When was this, recently or years ago?',
      'How far back was that?',
    ],
    says: {
      "A while back, but it's still clear to me.":
        "I remember the faces and the mood better than the date, I'm afraid.",
      'Some time ago, in a busy stretch.':
        'The days ran into each other then. I was glad when I knew if it was morning or evening.',
      'Not yesterday, but I still think of it.':
        "It comes back to me whenever something similar lands on my table, and then I'm a bit wiser.",
      'Long enough ago that I can talk about it calmly.':
        "At first I'd go hot just thinking of it. By now I can see my own part in it too.",
    },
  },
  {
    asked: [
      'What are you most proud of?',
      'What are you proud of in your work so far?',
      'What achievement are you proudest of?',
      'What has been your biggest success?',
      "What's your greatest accomplishment?",
      'What success makes you especially proud?',
    ],
    says: {
      'Something that had been given up, and that I got working.':
        "Everybody walked past it with a shrug. I can't leave a thing alone once people do that.",
      'That I stuck with it when it got hard.':
        "There were mornings when giving up would've been easy, and nobody would've blamed me.",
      "A small thing, but it made everybody's day easier.":
        'It saves people a bit of bother, over and over, and hardly anybody knows where it came from.',
      'That people come to me when it matters.':
        "They could ask others, and they knock at my door. I can't think of better praise.",
    },
  },

  // When something went wrong
  {
    asked: [
      'Can you tell me about a mistake you made?',
      "What's the biggest mistake you've made at work?",
      'Tell me about something you got wrong.',
      'What was your worst mistake?',
      'Tell me about a time when you failed.',
      'What was a failure of yours that you still think about?',
    ],
    says: {
      'I trusted that somebody had checked. Nobody had.':
        "Everybody thought it was somebody else's turn. From the outside it all looked finished.",
      'I waited too long before I spoke up.':
        'I had a bad feeling and talked myself out of it, so as not to look foolish.',
      'I took on too much, and something slipped.':
        'Each bit on its own was fine. Together it was more than one head could keep track of.',
      "I thought it'd sort itself out. It didn't.":
        'It was small enough to ignore, so I ignored it, and it grew while I looked away.',
    },
  },
  {
    asked: [
      'How did you notice?',
      'How did you notice that something was wrong?',
      'How did you realise there was a problem?',
      'How did the mistake come to light?',
      'How did you find the mistake?',
      'How did you spot that?',
    ],
    says: {
      "Something didn't add up, so I looked closer.":
        'It was a feeling at first, as when a picture hangs crooked. Then I found the spot.',
      'By going over it again myself.':
        "I do it out of habit before I let anything go. Mostly there's nothing, and then there is.",
      'Somebody asked a question, and then I saw it.':
        'An innocent one, quite in passing. I opened my mouth to answer and went hot all over.',
      'Later than I should have, but in time.':
        "There'd been small signs, and I'd explained them away. At least it could still be mended.",
    },
  },
  {
    asked: [
      'What did you do when it went wrong?',
      'What did you do about it?',
      'What did you do to fix it?',
      'What steps did you take to put it right?',
      'What did you do once you noticed the problem?',
      'What was the first thing you did when you saw that?',
    ],
    says: {
      'I owned up, and then I set to work on it.':
        "Hiding it would've cost me more strength than mending it. Once I'd said it, I could think again.",
      'First I stopped it getting worse. Then I told people.':
        'Turn off the tap before you mop, as it were. Then they should hear it from me.',
      'I sat down and took it apart, piece by piece.':
        'I went back to the last point where it had been right, and from there I went slowly.',
      'I got help before it was too late.':
        "Somebody who isn't tangled up in it sees at a glance what I'd stopped seeing.",
    },
  },
  {
    asked: [
      'What did you learn from that?',
      'What did that teach you?',
      'What have you taken away from it?',
      'What was the lesson for you?',
      'What did you learn from that experience about yourself and your work?',
      'What lesson did you draw from the whole thing?',
    ],
    says: {
      'To look at the small things as well.':
        "The big ones get watched by everybody. It's the loose end at the edge that trips you up.",
      "That it's cheaper to say things early.":
        "In the beginning it's an awkward minute. Later on it's long evenings and an apology.",
      'Not to assume. I ask now.':
        "A quick word about who's got it feels silly, and it saves no end of trouble.",
      'To keep people informed, even with bad news.':
        "People can bear a lot when they know what's coming. It's the surprise they don't forgive.",
    },
  },
  {
    asked: [
      'How did your boss take it?',
      'How did your boss react?',
      'How did your manager respond to that?',
      'How did the management take the news?',
      'How did your supervisor react when you said that?',
      'How did it go down with your boss?',
    ],
    says: {
      "Calmly, once I'd explained it.":
        "I went in with how it happened and what I'd do next, so there was little left to shout about.",
      "Better than I'd feared.":
        "I'd rehearsed the worst version of that talk in my head, and the real one was almost friendly.",
      'Quietly at first. Then we talked it over.':
        'The silence was worse than a telling-off. Once we spoke, it was about how to prevent it.',
      'With a few questions, and then it was settled.':
        'How it came about, and whether it could happen again. I had an honest answer to both.',
    },
  },
  {
    asked: [
      'How did the client take it?',
      'How did the customer react?',
      'How did the client respond when you told them?',
      'How did your customers take that?',
      'How did it go down with the client?',
      'How did the customer react in the end?',
    ],
    says: {
      "Reasonably. They'd had a straight answer from us.":
        "People notice when you wriggle. We told them what it meant for them and what we'd do.",
      'They grumbled a little, and then it was fine.':
        'They had every right to. I let them say it all, and then we could talk sensibly.',
      'More calmly than we did.':
        "We'd braced ourselves for a storm, and they'd clearly lived through worse.",
      'They were glad that somebody was open with them.':
        "They're used to excuses, I suppose. A plain word made them easier to work with afterwards.",
    },
  },
  {
    asked: [
      'How did the team take it?',
      'How did your colleagues react?',
      'How did the others respond to that?',
      'How did the rest of the team react?',
      'How did your team take the news?',
      'How did it go down with your colleagues, was everybody on board?',
    ],
    says: {
      'Some were fine at once, others needed a while.':
        "The quick ones were already asking what's next. Those who'd put their heart in it took longer.",
      'A bit of grumbling, and then they helped.':
        'Over a coffee it all came out. With the steam gone, they took hold like always.',
      'They came round, bit by bit.':
        'Each of them had something to get over first. Time did more than my arguments.',
      'Mostly fine. It helped that we talked openly.':
        "When the bad part's been said aloud, nobody has to whisper about it in the corridor.",
    },
  },
  {
    asked: [
      "What was the most difficult situation you've had at work?",
      'What was the hardest situation in your career?',
      "What's the toughest challenge you've faced?",
      'Can you tell me about a difficult situation?',
      "Tell me about the hardest thing you've had to deal with at work.",
      'Can you give me an example of a big challenge at work?',
    ],
    says: {
      'When everything came at once, and help came late.':
        'Each task was the most urgent one, and I had to let people wait who deserved better.',
      'Something that had to be done with too few people.':
        'We cut out all that was only nice to have, and kept an eye on each other.',
      'A job that was going wrong before I got it.':
        "I got the anger along with the work, and one can't keep saying it was somebody else.",
      'A stretch when nothing went as planned. We got through.':
        'Every morning the plan from the evening before was worthless. We kept our humour, mostly.',
    },
  },

  // How the candidate works
  {
    asked: [
      'How do you organise your day?',
      'How do you plan your day?',
      'How do you structure your working day?',
      'How do you arrange your day when there is a lot to do?',
      'How do you go about planning a working day?',
      'How do you divide up your day?',
    ],
    says: {
      'With a list in the morning and a look back at night.':
        "At night I see what I've put off again, and it goes to the top for the next day.",
      'The heavy things early, the rest afterwards.':
        "My head's clearest before people start asking me things. Later I'm good for the small stuff.",
      'On paper, the evening before.':
        'Then I can sleep, and in the morning I start without standing about first.',
      'I plan half of it. The other half comes by itself.':
        "Somebody always turns up with something urgent. In a full day they'd only be in the way.",
    },
  },
  {
    asked: [
      'How do you set priorities?',
      'How do you prioritise?',
      'How do you decide what comes first?',
      'How do you decide which task is most important?',
      'How do you prioritise when everything is urgent?',
      'How do you choose what to do first when several people want something?',
    ],
    says: {
      "By what can't wait, and who's waiting.":
        "If somebody's standing there with idle hands until I'm done, theirs goes first.",
      'I ask what happens if it stays until tomorrow.':
        'Often the honest answer is nothing at all, and then I leave it with a good conscience.',
      'I look at what would do most harm if left.':
        'The loudest thing is rarely the worst. Some quiet little matter can do real damage overnight.',
      'People first, then whatever holds up the rest.':
        "A person with a worry can't be put in a tray. Then comes the knot everybody's stuck behind.",
    },
  },
  {
    asked: [
      'How do you deal with deadlines?',
      'How do you handle tight deadlines?',
      'How do you make sure you finish on time?',
      'How do you meet your deadlines?',
      'How do you manage when time is running short?',
      'How do you keep to a deadline when things get in the way?',
    ],
    says: {
      'I count backwards from the end.':
        "I ask what must be ready just before it, and before that, until I reach today. It's sobering.",
      'I do the hard part first.':
        "If it's going to go wrong, I want to know while there's still time to do something.",
      'By leaving out what nobody needs.':
        "A lot gets polished that nobody will ever look at. I ask what it's for, and then I cut.",
      'I speak up early if it gets tight.':
        'Halfway there, people can still move things around. On the last day they can only be cross.',
    },
  },
  {
    asked: [
      'What stresses you?',
      'What stresses you most at work?',
      'What causes you stress?',
      'What kind of thing gets you stressed?',
      'What gets on your nerves at work?',
      'What puts you under stress, more than anything else?',
    ],
    says: {
      'Things that are left half done.':
        'I keep seeing them from the corner of my eye, and they nag at me even at home.',
      'When nobody says what they really want.':
        "Everybody nods, I do what was agreed, and then it turns out they'd hoped for something else.",
      'Unclear instructions, more than a lot of work.':
        'Somebody says to see to it somehow and walks off. Then I guess, and guessing wears me out.',
      "Being held up by things that could've been avoided.":
        "Standing about for something that nobody thought to ask for, say. A word would've done it.",
    },
  },
  {
    asked: [
      'How do you check your own work?',
      'How do you avoid mistakes?',
      "How do you make sure you don't make mistakes?",
      'How do you make sure that your work is good?',
      'How do you keep up the quality of your work?',
      'How do you check that everything is right before you hand it over?',
    ],
    says: {
      'I go over it again with fresh eyes.':
        'Straight after finishing I only see what I meant to do. Next morning I see what I did.',
      'I leave it for a while, then look again.':
        'I do something quite different in between, so I come back to it almost like a stranger.',
      'By the same steps every time, in the same order.':
        "When I'm tired or somebody interrupts me, the order carries me and I know where I was.",
      'I have somebody else look at the tricky parts.':
        "Wherever I've had to judge by feel, above all. The better I know it, the less I see.",
    },
  },
  {
    asked: [
      'Can you work on your own?',
      'Can you work independently?',
      'Are you comfortable working by yourself?',
      'Could you work without supervision?',
      'Would you be all right working alone for most of the day?',
      'Are you able to work alone, with nobody telling you what to do?',
    ],
    says: {
      'Yes, as long as I can reach somebody.':
        "Now and then there's a decision that isn't mine to take, and I'd hate to guess.",
      "No trouble. I just need to know what's wanted.":
        "Tell me what it should be like at the end, and I'll find my own way there.",
      'Yes, though a chat in between does me good.':
        'After a few words over a coffee I go back with a clearer head than before.',
      "For long stretches, gladly. I don't need much watching.":
        "I set myself small goals through the day, and I'm stricter about them than most bosses.",
    },
  },
  {
    asked: [
      'What role do you usually take in a team?',
      'What part do you play in a group?',
      "What's your role when you work with others?",
      'What kind of team member are you?',
      'What sort of colleague are you in a team?',
      "What's your usual place in a team?",
    ],
    says: {
      'The one who holds things together, usually.':
        "I notice when somebody's gone quiet or people are planning past each other, and I say so.",
      'I listen first, and then I get going.':
        "If I start at once, I run the wrong way. Once I've got the picture, I'm quick.",
      "The one who asks what's still missing.":
        "We're all about to go home happy, and I ask who's telling the others. I'm not always loved for it.",
      'Not the loudest, but I pull my weight.':
        "In a discussion I may say little. When there's something heavy to carry, I'm there.",
    },
  },
  {
    asked: [
      'How do you take criticism?',
      'How do you deal with criticism?',
      'How do you handle negative feedback?',
      'How do you take feedback?',
      'How do you react when somebody criticises your work?',
      "How do you cope when you're told that something wasn't good enough?",
    ],
    says: {
      'It stings a bit, and then I use it.':
        'My first thought is always an excuse. I keep it to myself, and later I see the point.',
      'I listen, sleep on it, and see what I can change.':
        'In the moment it all sounds unfair. By morning I can tell the useful part from the tone.',
      "Fine, as long as it's about the work.":
        "Tell me it's crooked and I'll straighten it. Tell me I'm hopeless and I can't do much.",
      "I'd rather hear it straight than behind my back.":
        'Once I know, I can do something. When people only hint, I imagine worse.',
    },
  },
  {
    asked: [
      'How are you with paperwork?',
      'How do you get on with paperwork?',
      'How do you cope with forms and reports?',
      'How do you manage the administrative side of the job?',
      'How do you get along with all the documentation?',
      'How do you handle it when the job means a lot of paperwork?',
    ],
    says: {
      'I do it straight away, before it piles up.':
        "While it's fresh, it takes no time at all. Later I'd have to puzzle out what I meant.",
      "It's not what I love, but it gets done.":
        'I get it over with before anything else, and then the good part of the day begins.',
      "Fine. I'd rather write it down than argue later.":
        "Memory is kind to everybody. When it's in writing, we can both look and stay friends.",
      'Well enough. Others have to find things after me.':
        'If I was off tomorrow, somebody should be able to open the file and carry on.',
    },
  },
  {
    asked: [
      'How good are you with computers?',
      'How are you with computers?',
      'How are your computer skills?',
      'How do you get on with software?',
      'How comfortable are you using a computer every day?',
      'How do you manage with new programs and that sort of thing?',
    ],
    says: {
      "I'm no wizard, but I get it done.":
        "When something won't work, I try the sensible things first before I shout for help.",
      "It's enough for daily work, and I pick things up.":
        "Show me once, let me make my own notes, and the next time I'll manage alone.",
      'Fine with the usual things. The rest I learn.':
        "Every place has its own way of doing it anyway. I'd sit down with yours and try it out.",
      "I get by, and I'm not too proud to ask.":
        "There's usually somebody who knows the shortcut, and they're often pleased to show it.",
    },
  },
  {
    asked: [
      'How confident are you with that?',
      'How confident do you feel about it?',
      'How comfortable are you with that kind of work?',
      'How sure of yourself are you in that area?',
      'How confident would you be doing that on your own?',
      'How confident are you that you could do it well?',
    ],
    says: {
      "Fairly. I'd want a short run-in, no more.":
        "I'd like to see where things are and how you do it here. Then you can leave me to it.",
      'Enough to start, and the rest comes with doing.':
        "I could prepare for ever, and still it's the first real case that makes me sure.",
      'With the usual cases, very. Harder ones I talk over.':
        "If it doesn't fit the pattern, I'd rather look slow for a moment than be wrong.",
      'Reasonably. I know where my limits are.':
        'I notice when I begin to guess. At that point I stop and fetch somebody.',
    },
  },
  {
    asked: [
      'How do you learn something new?',
      'How do you pick up new things?',
      'How do you go about learning a new skill?',
      'How do you learn best?',
      "How would you learn something that you've never done before?",
      'How do you get to grips with something unfamiliar?',
    ],
    says: {
      'By watching somebody good, then doing it myself.':
        'The little things, when they pause or what they leave alone, are in no book.',
      'I try it, get it wrong, and ask.':
        "After I've failed at it, I know what to ask. Before, I wouldn't understand the answer.",
      'Step by step, with my own notes.':
        "I write it down the way I'd explain it to a friend. Where I can't, I haven't got it yet.",
      'Hands on. The reading comes afterwards.':
        "Once I've done a thing, badly even, the book suddenly makes sense. Before, it's only words.",
    },
  },

  // People: the team, customers, the boss
  {
    asked: [
      'How would you lead a team?',
      'How would you lead the team here?',
      'How would you manage the people under you?',
      'How would you run a team?',
      "How would you lead people who've been here longer than you?",
      'How would you go about leading others?',
    ],
    says: {
      'By being clear, and by being there.':
        "Everybody should know what's expected, and see me when it gets hard and not only when it's done.",
      'With short talks, often, and few surprises.':
        "A few minutes in passing do more than a long meeting, and worries come up while they're small.",
      "Fairly. Say what's needed, then let them work.":
        "I'd look at the result and keep out of the way in between. Being watched makes nobody better.",
      'By listening first and deciding after that.':
        "They know where it hurts, and I don't yet. But at some point somebody has to decide.",
    },
  },
  {
    asked: [
      "What would you do with somebody who doesn't pull their weight?",
      'What would you do if a colleague did poor work?',
      "What would you do about a team member who's always late?",
      "What do you do when somebody in the team isn't performing?",
      "What would you do if one of your people didn't do their job?",
      'What would you do with a lazy colleague?',
    ],
    says: {
      'Talk to them alone, before anybody else does.':
        'In front of others people can only defend themselves. With the door shut, I might hear the truth.',
      "Ask what's behind it. Usually there's something.":
        "Trouble at home, a task they never understood, or they've lost heart. Each needs a different answer.",
      'Say it plainly, and give them a fair chance.':
        "They should walk out knowing exactly what has to change, and that I'd like them to manage it.",
      'Not wait too long. It only gets harder.':
        'The others see it long before I say a word, and they start to wonder why they bother.',
    },
  },
  {
    asked: [
      'How do you deal with conflict in a team?',
      'How would you handle a quarrel between two colleagues?',
      'How do you handle conflicts between colleagues?',
      "How would you settle it if two people couldn't stand each other?",
      'How do you deal with arguments among the staff?',
      'How would you step in when two of your people are fighting?',
    ],
    says: {
      'I hear both sides, one at a time.':
        "Without the other in the room, people tell you what hurt them. Mostly it's something quite small.",
      'By getting them to one table, when tempers are down.':
        "While they're still fuming, they only hear insults. After a night's sleep they can listen.",
      'Early, and without taking sides.':
        "At the start it's still about a single remark. Later each has their own camp.",
      'I bring it back to the work. That usually helps.':
        "They needn't like each other. They only have to agree who does what, and that's easier.",
    },
  },
  {
    asked: [
      'Have you ever fallen out with a colleague?',
      'Have you ever had an argument at work?',
      'Have you had conflicts with people you worked with?',
      'Have you ever clashed with somebody in your team?',
      'Did you ever have a serious disagreement with a colleague?',
      'Have you ever quarrelled with someone at work?',
    ],
    says: {
      "It's happened. We talked, and then it was better.":
        "Somebody has to go first, and I'd rather it was me. A sorry costs less than looking past each other.",
      'Yes, about how to do things. It passed.':
        'We both wanted it to be good and saw different roads there. I can respect somebody and still argue.',
      'Rarely, and never for long.':
        "I'm bad at sulking. By the next morning I want to be able to say hello again.",
      'Now and then, but we kept it civil.':
        'No shouting, and nothing said behind backs. We stuck to the matter, even with red ears.',
    },
  },
  {
    asked: [
      'What do you do if you disagree with your boss?',
      'What do you do when you and your boss have different opinions?',
      'What would you do if you thought your manager was wrong?',
      "What would you do if I told you to do something you didn't agree with?",
      'What would you do if your supervisor made a bad decision?',
      'What would you do if you and I disagreed?',
    ],
    says: {
      "Say so, in private, and then accept what's decided.":
        "Nobody likes to be corrected in front of people. And once it's settled, I pull with everybody else.",
      'Make my case calmly, and leave it there.':
        "I say what I see and what worries me. Repeating it louder wouldn't make it any truer.",
      'Speak up early. Afterwards it helps nobody.':
        "Before a thing's begun, an objection is useful. Later on it's only being right.",
      'Ask for the reasons first. Often there are some.':
        "From above one sees things that I don't. Sometimes I end up agreeing, a bit to my surprise.",
    },
  },
  {
    asked: [
      'How do you deal with difficult customers?',
      'How would you handle an angry customer?',
      'How do you handle people who complain?',
      'How do you react when a client shouts at you?',
      "How would you deal with a client who's never satisfied?",
      'How do you treat customers who are rude, and keep your temper?',
    ],
    says: {
      "I let them finish. That's half the work.":
        "People run out of steam when nobody fights back, and then I hear what it's really about.",
      'Calmly, and with something I can really do.':
        'A small promise that I keep is worth more to them than a big apology.',
      'By listening, and by not taking it personally.':
        "They're angry at what went wrong, and I happen to be standing in front of it.",
      "Politely, but I don't promise the moon.":
        "If I agreed to too much just for some peace, they'd be back soon, and rightly cross.",
    },
  },

  // The candidate as others see them
  {
    asked: [
      'What would your colleagues say about you?',
      'What would your colleagues tell me about you?',
      'What would your team say if I rang them?',
      'What do your co-workers think of you?',
      'What would the people you work with say about you?',
      'What would I hear about you from your last team?',
    ],
    says: {
      'That I do what I said I would.':
        "Even the small things, like passing on a message. They don't have to keep track for me.",
      'That I ask a lot, and then get on with it.':
        "At the start I can be a bit of a pest. Then nobody hears from me until it's done.",
      'Steady, I think. Sometimes a bit stubborn.':
        "When I'm convinced of something, I need a good reason to let go. A loud voice won't do.",
      'Mostly good things, and that I like things done properly.':
        "I'll straighten a thing that was good enough for everybody else, and I get teased for it.",
    },
  },
  {
    asked: [
      'What would you bring to our team?',
      'What can you offer us?',
      'What sets you apart from the other applicants?',
      "What have you got that others haven't?",
      'What makes you the right person for this job?',
      'What would we gain if we took you and not somebody else?',
    ],
    says: {
      "I see early when something's going wrong.":
        'The mood changes, or people stop asking questions. I prick up my ears at such things.',
      'Patience, and an eye for small things.':
        "I can do the same careful step all day and still notice when it's a shade off.",
      'I get on with nearly everybody, and I see things through.':
        'Even with the grumpy ones. I find out what they care about, and then it usually works.',
      'A cool head, and I like to be useful.':
        "When others run about, I look for what needs doing and do it, even if it's sweeping up.",
    },
  },
  {
    asked: [
      'What would you like to get better at?',
      'What do you struggle with?',
      'What do you find difficult at work?',
      'What do you still need to work on?',
      'What could you do better?',
      'What is something you want to improve about yourself?',
    ],
    says: {
      'Handing things over. I tend to keep them.':
        'I always think explaining it takes longer than doing it, and so I never get rid of it.',
      'Stopping when something is good enough.':
        "I go on improving bits that only I can see, and meanwhile the next thing's waiting.",
      'Keeping it short when I explain something.':
        'I start too far back, so nobody can misunderstand, and halfway I see their eyes glaze over.',
      'Asking for help in good time.':
        "There's always the feeling that I nearly have it. Then it's late, and I ask in a hurry.",
    },
  },
  {
    asked: [
      'Can you give us references?',
      'Do you have any references?',
      'Can we call your former employer?',
      'May we contact your old boss?',
      'Is there somebody we could ask about you?',
      'Could we speak to someone who has worked with you?',
    ],
    says: {
      "Certainly. I'd just like to tell them first.":
        "A call out of the blue isn't fair on anybody. People like to think about what they'll say.",
      'Yes, there are people who would speak for me.':
        "They've seen me on good days and bad ones, so it won't be empty praise.",
      'Of course, once we get that far.':
        "I wouldn't like to start any talk before we both know that we're serious.",
      'Yes. They know me well enough to be honest.':
        "They'd tell you what I'm good at and where I need a nudge. I could live with both.",
    },
  },

  // What the post asks for
  {
    asked: [
      'What would you do in your first weeks here?',
      'What would you do first if you got the job?',
      'What would your first month with us look like?',
      'What would be your plan for the first three months?',
      'What would you tackle in the beginning?',
      'What are the first things you would do here?',
    ],
    says: {
      'Listen, look, and get to know people.':
        "Who knows what, who helps whom, and where things get stuck. One sees it best while one's new.",
      "Learn how it's done here before I change anything.":
        "Things that look odd from outside often have a good reason. I'd want to know it first.",
      'Small things first, and a lot of questions.':
        "Something I can finish and be judged by. And I'd ask while nobody minds my asking.",
      'Watch closely, then take on the most urgent thing.':
        "People will tell me soon enough what's been lying around too long. I'd start with that.",
    },
  },
  {
    asked: [
      'Are you willing to travel?',
      'Would you be prepared to travel for work?',
      'Are you happy to be on the road a lot?',
      'Could you travel if the job needs it?',
      'Would you be all right with spending nights away from home?',
      'Are you fine with business trips?',
    ],
    says: {
      'Within reason, yes.':
        "I like meeting people face to face. I just wouldn't want to live out of a bag.",
      "That's fine, if it's planned ahead.":
        'Then I can arrange things at home and come prepared, and nobody has to run after me.',
      'Now and then, certainly. Not all the time.':
        "A trip freshens me up. When I'm away too often, I lose the thread with the people here.",
      "Yes, as long as I'm told in good time.":
        "A call the evening before turns everything upside down. With some warning I'm happy to pack.",
    },
  },
  {
    asked: [
      'Are you willing to work shifts?',
      'Could you work evenings and weekends?',
      'Would you be able to do early and late shifts?',
      'Are you all right with unusual working hours?',
      'Would you work weekends if we needed you to?',
      'Are you flexible with your hours, including nights?',
    ],
    says: {
      "If it's shared out fairly, yes.":
        "When it's always the same people who get the bad ones, there's bad blood. With turns, nobody minds.",
      'Yes, with a rota I can rely on.':
        "If I know beforehand, I can sleep and live around it. It's the last-minute swaps that wear you out.",
      "When it's needed, I'm there.":
        "With work to do and the others staying on, I wouldn't feel right going home.",
      'In moderation, yes. Everybody needs some rest.':
        'After too many late ones I get slow and short with people, and the work suffers.',
    },
  },
  {
    asked: [
      'What would you expect to earn?',
      'What do you expect to earn with us?',
      'What pay did you have in mind?',
      'What figure are you hoping for?',
      'What are you expecting in terms of money?',
      'What should we pay you?',
    ],
    says: {
      'The going rate, for somebody who does it properly.':
        "Work done properly needs no doing over, and I'd like it to count for something.",
      'Something that matches the responsibility.':
        "If I'm the one who has to answer when it goes wrong, it should show a little in the pay.",
      'Nothing outlandish. It should fit the work.':
        "I'm not here to haggle. I'd just like not to think about money while I work.",
      'What others get here for the same work.':
        "I don't want more than the person beside me, and I wouldn't like to find out it's less.",
    },
  },
  {
    asked: [
      'When would you be able to begin?',
      'When would you be available?',
      'When could you join us?',
      "What's the earliest date you could start?",
      'From when could we count on you?',
      'When would you be free to start, if we said yes today?',
    ],
    says: {
      'Once my notice has run its course.':
        "You'd expect the same of me here, and I'd like to go with a clean conscience.",
      'After the usual notice, and not a day later.':
        "Once something's settled, I get impatient to begin. Long goodbyes aren't for me.",
      "When I've served my notice and handed things over.":
        "Some of it is only in my head, and it should be in somebody else's before I go.",
      "Right after my notice. I won't need a break.":
        "New things give me energy. I'd only sit at home and wonder what it'll be like.",
    },
  },

  // The end of the talk
  {
    asked: [
      'What would you like to ask me?',
      'What questions have you got for us?',
      'What else do you want to know about the job?',
      'Is there anything you want to ask us?',
      'Do you want to ask me something?',
      "Now it's your turn: what would you like to know?",
    ],
    says: {
      'Who would I be working with most?':
        "The people beside you make half the day. I'd be glad to hear what they're like.",
      'How do you show new people the ropes?':
        'Some places throw you in, others put somebody at your side. I can do either if I know.',
      'What does a good day look like here?':
        'What makes people here go home content, I suppose. It says a lot about a place.',
      'How did the post come to be free, if I may ask?':
        "Whether somebody moved up or moved on, or the post is new. I'd like to know what I'm stepping into.",
    },
  },
  {
    asked: [
      'How did you work with the others on the team?',
      'How was the work shared out among you there?',
      'How did you work together with your colleagues?',
      'What was the cooperation in the team like?',
    ],
    says: {
      'Closely. We talked a lot, and everybody knew what the others were at.':
        'If somebody got held up, the others knew before it hurt and shifted their own things a bit.',
      'Each had their part, and when it got tight we helped each other out.':
        'Whoever was done first looked round for who was still struggling. Nobody had to be asked.',
      'Well, I think. We planned the week together and stuck to it.':
        'Everybody said what they could take on, and spoke up when that changed.',
    },
  },
  {
    asked: [
      'How would you make up for not having the degree?',
      'How would you make up for your lack of experience?',
      'How would you close that gap?',
      'What would you do about the qualification that you are missing?',
    ],
    says: {
      "With what I've done so far. And I learn quickly.":
        "Things I've had to work out for myself stay with me. I'd gladly show you on a real task.",
      "By learning it on the job. I'm not too proud to ask.":
        "Give me somebody who knows it, and I'll ask until I can do it alone.",
      "I'd take a course for it, if that helps.":
        'In the evenings, if need be. I like to know the theory behind things anyway.',
    },
  },
]
