import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_ANYBODY: readonly UsualQuestion[] = [
  {
    asked: [
      'How did you get into this?',
      'How did you come to do this work?',
      'How did you end up in this job?',
      'What made you choose this line of work?',
    ],
    says: [
      'One thing led to another.',
      'By accident, like most people.',
      "It's a long story, and not a very exciting one.",
    ],
  },
  {
    asked: [
      'Do you like your job?',
      'Do you enjoy your work?',
      'Do you like what you do?',
      'Are you happy in your job?',
    ],
    says: ['On most days, yes.', 'Mostly. There are days.', "I wouldn't do it otherwise."],
  },
  {
    asked: [
      'What do you like about your job?',
      'What do you enjoy most about your work?',
      "What's the best part of your job?",
    ],
    says: [
      'The people, mostly.',
      'That no two days are the same.',
      'When something works at the first go.',
    ],
  },
  {
    asked: [
      'What does a typical day look like?',
      'What does a normal day look like for you?',
      'Can you walk me through your day?',
      'How does your day go?',
    ],
    says: [
      "Early start, and then it's whatever comes in.",
      "No two are the same. That's the trouble.",
      "It fills up by itself, let's put it that way.",
    ],
  },
  {
    asked: [
      'How was your weekend?',
      'Did you have a nice weekend?',
      'What did you do at the weekend?',
    ],
    says: ['Quiet, thanks.', 'Short. They always are.', 'Fine, thank you. And yours?'],
  },
  {
    asked: [
      'What are you doing at the weekend?',
      'Any plans for the weekend?',
      'What are your plans for tonight?',
    ],
    says: ['Nothing much.', 'Sleep, if they let me.', "Nothing that you'd envy me for."],
  },
  {
    asked: [
      "How's the weather where you are?",
      "What's the weather like?",
      'Is it raining where you are?',
    ],
    says: ['Grey.', 'Not worth talking about.', 'It could be worse.'],
  },
  {
    asked: [
      'Did you have far to come?',
      'How did you get here?',
      'Was the traffic bad?',
      'Did you find it all right?',
      'Did you find the parking okay?',
    ],
    says: ['No, it was fine.', 'It was all right, thanks.', 'No trouble, thanks.'],
  },
  {
    asked: [
      'Do you have children?',
      'Do you have a family?',
      'Are you married?',
      'Do you have kids?',
    ],
    says: [
      "I keep my family out of it, if you don't mind.",
      "That's my private life.",
      "I'd rather not talk about home.",
    ],
  },
  {
    asked: ['How old are you?', "What's your age?", 'When were you born?'],
    says: ['Old enough.', "That's not something I tell everybody.", 'Older than I look, I hope.'],
  },
  {
    asked: [
      'What do you do in your free time?',
      'Do you have any hobbies?',
      'What do you do for fun?',
    ],
    says: ['What free time?', 'I walk a bit, when I can.', 'Nothing out of the ordinary.'],
  },
  {
    asked: [
      'Can I get you a coffee?',
      'Would you like a coffee?',
      'Would you like something to drink?',
      'Do you want some water?',
    ],
    says: ["No, thanks, I'm fine.", "I'm all right, thank you.", 'Not just now, thanks.'],
  },
  {
    asked: [
      'How much time do you have?',
      'How long do you have?',
      'Do you have a few minutes?',
      'Is this a good time?',
      'Have I caught you at a good time?',
      'Did I catch you at an all right moment?',
    ],
    says: [
      'A few minutes.',
      "I've got some time. Let's not waste it.",
      'Long enough, if we get on with it.',
    ],
  },
  {
    asked: [
      "What's your phone number?",
      'How can I reach you?',
      "What's the best number to reach you?",
      'What is your email address?',
    ],
    says: [
      'The same way as today is fine.',
      'You have my number.',
      "I'll send you my details afterwards.",
    ],
  },
  {
    asked: ['Are you sitting comfortably?', 'Can you hear me all right?', 'Is the line okay?'],
    says: ['Yes, fine.', 'I can hear you, yes.', 'Yes, go ahead.'],
  },
  {
    asked: ['Do you understand?', 'Does that make sense so far?', 'Are you following me?'],
    says: ['Yes, go on.', "I'm with you.", 'So far, yes.'],
  },
  {
    asked: ['What do you want from me?', 'What can I do for you?', 'How can I help you?'],
    says: [
      "That's what I hope to find out.",
      'Listen, to begin with.',
      "Let's see where we get to.",
    ],
  },
  {
    asked: ['How are you feeling today?', 'How do you feel today?', 'How are you doing today?'],
    says: ["I'm all right.", 'So so, to be honest.', "I've had better days, and worse."],
  },
  {
    asked: [
      'What should I call you?',
      'May I call you by your first name?',
      'How do I pronounce your name?',
    ],
    says: ['My first name is fine.', 'First names are fine with me.', 'As you like.'],
  },
  {
    asked: [
      'Is there anything else?',
      'Anything else?',
      "Is there anything else you'd like to add?",
      'Is there anything that I forgot to ask?',
      'Is there anything I should have asked you?',
    ],
    says: ["No, I think that's it.", 'Not from my side.', 'No. You have asked enough.'],
  },
  {
    asked: [
      'Can I take notes?',
      'Do you mind if I take notes?',
      'Is it okay if I write this down?',
    ],
    says: ['Go ahead.', 'Please do.', "I don't mind."],
  },
  {
    asked: ['Who told you that?', 'Where did you hear that?', 'How do you know that?'],
    says: ["That's what I was told.", 'You hear things.', 'I know it, believe me.'],
  },
  // Who
  {
    asked: [
      'Who noticed it first?',
      'Who was the first to spot that?',
      'Who actually picked up on it?',
      'Who saw that something was off?',
      'Who discovered the problem in the first place?',
      'Who came across it, originally?',
    ],
    says: [
      'Those of us who are closest to it.',
      'Nearly everybody. It was hard to miss.',
      'Several of us, at about the same time.',
      'Whoever was nearest to it that day.',
    ],
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
    says: [
      'The people who need to.',
      'A few, and word gets round.',
      'Those who are close to it, nobody beyond that.',
      "Only people I'd trust with it.",
    ],
  },
  {
    asked: [
      'Who was with you when it happened?',
      'Who was there at the time?',
      'Who was in the room?',
      'Who was around that day?',
      'Who else was present when it came up?',
    ],
    says: [
      'The usual people, nobody special.',
      'A couple of others, busy with their own things.',
      'Just those who had to be there.',
      "A few familiar faces, nobody who'd add much.",
    ],
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
    says: [
      'Nobody alone. It took several people.',
      "Whoever should've looked and didn't.",
      "More than one person, if we're fair.",
      'The whole set-up, rather than one person.',
    ],
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
    says: [
      'Whoever has a hand free.',
      "It's shared out, as well as it goes.",
      'The same few people, as a rule.',
      'In the end, a good part lands on me.',
    ],
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
    says: [
      'Somebody with their own way of doing it.',
      "Somebody who'd done it for a good while.",
      'It went from hand to hand.',
      'Somebody else, and not so very differently.',
    ],
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
    says: [
      'One or two good people.',
      "People I didn't need to explain much to.",
      'Those who always help, when it counts.',
      'Not many, but the right ones.',
    ],
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
    says: [
      'Several people had a word in it.',
      "It wasn't one person on one day.",
      'It was settled bit by bit, among a few.',
      'Those who usually decide such things.',
    ],
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
    says: [
      "There's always one or two.",
      "Those who'd have to change their habits.",
      'People who like things as they are.',
      'Whoever has the extra work with it.',
    ],
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
    says: [
      'Me first, then the people around me.',
      "More people than you'd think.",
      'Anybody who deals with it every day.',
      'Those at the end of the line, mostly.',
    ],
  },

  // When, where
  {
    asked: [
      'When did it start?',
      'When did this all begin?',
      'When did the trouble start?',
      'When was the very first time?',
      'When did that first come up?',
      'When did things begin to go that way?',
    ],
    says: [
      'A good while back, and slowly.',
      'Not overnight. It crept in.',
      'Some time ago, before it got serious.',
      'Earlier than I first thought.',
    ],
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
    says: [
      "Later than I'd like to admit.",
      "When it couldn't be overlooked any more.",
      'Fairly soon after it began.',
      'When it came up for the second time.',
    ],
  },
  {
    asked: [
      'When did it last happen?',
      'When was the last time?',
      'When did that last come up?',
      'When was it like that most recently?',
    ],
    says: [
      'Not long ago at all.',
      'Quite recently, as it happens.',
      'A few days back, give or take.',
      "Recently enough that it's still fresh.",
    ],
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
    says: [
      "When it's least convenient.",
      "Mostly when there's a lot on.",
      'At the busy times, as a rule.',
      "Whenever nobody's prepared for it.",
    ],
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
    says: [
      'Sooner rather than later, I hope.',
      'Before long, by the look of it.',
      "Not tomorrow, but it's in sight.",
      'Once the most pressing things are out of the way.',
    ],
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
    says: [
      'In the usual place, nowhere special.',
      "Just where you'd expect it.",
      'Not far off, where people come and go.',
      'Where it always happens, if it happens.',
    ],
  },

  // How long, how many, how much, how often
  {
    asked: [
      'How long has it been going on?',
      'How long has this been a problem?',
      'How long have you been dealing with it?',
      'How long have you had this?',
      'For how long now?',
      'How long has it been like that?',
    ],
    says: [
      "Longer than I'd like.",
      'Long enough to get used to it, sadly.',
      'Quite some time by now.',
      "It's been a good stretch.",
    ],
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
    says: [
      'Longer than planned, as always.',
      "Not as long as I'd feared.",
      'It dragged on for a bit.',
      'Longer than it looks from outside.',
    ],
  },
  {
    asked: [
      'How long can you go on like this?',
      'How much longer can you hold out?',
      'How long could you keep that up?',
      'How much longer can it stay that way?',
      'How long will you be able to stand it?',
    ],
    says: [
      'A while yet, but not for ever.',
      'A bit longer, with gritted teeth.',
      'As long as need be, I suppose.',
      'Until something gives.',
    ],
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
    says: [
      'More often than it should.',
      'Now and then, and then twice in a row.',
      'Often enough to be a nuisance.',
      "It varies, but it's never gone for long.",
    ],
  },
  {
    asked: [
      'How many people were involved?',
      'How many were there?',
      'How many people are we talking about?',
      'How many of you were part of it?',
      'Roughly how many people was that?',
    ],
    says: [
      'A handful, roughly.',
      'More than one, fewer than a crowd.',
      'Not a lot, but enough.',
      'Several, if you count everybody.',
    ],
  },
  {
    asked: [
      'How many times have you tried?',
      'How many times did you ask them?',
      'How many times did you bring it up?',
      'How many times have you been through that?',
      'How many times did you have to do it?',
    ],
    says: [
      'More than once, let me tell you.',
      'A few times by now.',
      "Often enough, I'd have thought.",
      'More often than I care to count.',
    ],
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
    says: [
      'More than it deserves.',
      'A fair bit, if I add it up.',
      'More than anybody sees.',
      "It's creeping up, bit by bit.",
    ],
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
    says: [
      "It's serious, but it isn't hopeless.",
      'It varies. Some days I hardly notice.',
      'Not the end of the world. Still, it nags.',
      "There's more to it than you see at first.",
    ],
  },
  {
    asked: [
      'How confident are you with that?',
      'How comfortable are you doing that?',
      'How confident do you feel about doing it alone?',
      'How at ease are you with that kind of thing?',
      'How comfortable would you be with it on your own?',
    ],
    says: [
      'Reasonably. I get by, and I keep learning.',
      'More so than at the beginning.',
      'Fairly, with room to get better.',
      'Quite, as long as nobody rushes me.',
    ],
  },

  // How
  {
    asked: [
      'How did they react?',
      'How did they take it when you told them?',
      'How did they respond to that?',
      'How did that go down with them?',
      'How did the others take it?',
      'How did people react when they heard?',
    ],
    says: [
      "More calmly than I'd expected.",
      'With a shrug, mostly.',
      'Politely, and that was about it.',
      'They were surprised, and then rather quiet.',
    ],
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
    says: [
      'In passing, of all things.',
      'Bit by bit, from several sides.',
      'I put two and two together.',
      "Something didn't add up, so I looked closer.",
    ],
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
    says: [
      'With patience, and a bit of luck.',
      'Step by step, and with some help.',
      'By not giving up too early.',
      "I stuck with it, that's all.",
    ],
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
    says: [
      'One step after another, nothing fancy.',
      "Simpler than it sounds, once you're used to it.",
      "There's a routine to it, and it mostly holds.",
      'By habit, more than by any plan.',
    ],
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
    says: [
      'With what there is, for now.',
      'As best I can, with what I have.',
      'The same way as always, more or less.',
      'With a makeshift or two.',
    ],
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
    says: [
      'Better than it began, at least.',
      'Quietly, without much of a finish.',
      "Not quite the way I'd hoped.",
      'With a sort of compromise.',
    ],
  },
  {
    asked: [
      'How would that work for you?',
      'How would that look in practice?',
      'How would you imagine it working?',
      'How would that fit in with the rest?',
      'How would it go in everyday life?',
    ],
    says: [
      "It'd need some getting used to.",
      "Well enough, if it's kept simple.",
      'Best if it starts small.',
      "It'd have to fit around everything else.",
    ],
  },
  {
    asked: [
      'How do you get along with them?',
      'How is your relationship with them?',
      'How do the two of you get on?',
      'How are you getting on with each other now?',
    ],
    says: [
      'All right, on the whole.',
      "We're civil, and mostly it's fine.",
      'It has its ups and downs.',
      'It depends on the day, and on both sides.',
    ],
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
    says: [
      'Simpler, or it seems so now.',
      'Quieter, and a little easier.',
      'Different, though not better in everything.',
      'There were other troubles, only smaller ones.',
    ],
  },

  // What
  {
    asked: [
      'What did they say?',
      'What did they say to that?',
      'What was their answer?',
      'What did you hear back from them?',
      'What exactly were their words?',
      'What did they have to say about it?',
    ],
    says: [
      'Not much that helped.',
      'Something polite, without much in it.',
      'The usual things that people say.',
      "More or less that it'd sort itself out.",
    ],
  },
  {
    asked: [
      'What did you say?',
      'What did you say to them?',
      'What was your answer to that?',
      'What did you reply?',
      'What did you tell them, in the end?',
    ],
    says: [
      'What I thought, only a bit more politely.',
      "Less than I'd have liked to.",
      'The truth, in a few words.',
      'I kept it short and civil.',
    ],
  },
  {
    asked: [
      'What did you do next?',
      'What did you do when that happened?',
      'So what was your first move?',
      'What action did you take?',
    ],
    says: [
      'I took a breath and carried on.',
      'The obvious thing, and then I waited.',
      'What had to be done, in that moment.',
      'I tried to keep things going.',
    ],
  },
  {
    asked: [
      'What exactly went wrong?',
      'What went wrong there?',
      'What was the mistake?',
      'What failed, exactly?',
      "What happened that shouldn't have happened?",
    ],
    says: [
      'Several small things at once.',
      'One thing slipped, and then the rest.',
      "It wasn't thought through to the end.",
      'Somebody assumed, and nobody asked.',
    ],
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
    says: [
      'Nothing exotic. The ordinary sort.',
      'The kind that you find everywhere.',
      'The usual type, nothing special to it.',
      "A fairly common one, I'd say.",
    ],
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
    says: [
      'A few things that came together.',
      'Lack of time, as much as anything.',
      'Something small that nobody took seriously.',
      "Too much at once, I'd say.",
    ],
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
    says: [
      'That it just keeps dragging on.',
      'The waiting, and not being able to plan.',
      "That it's always at the back of my mind.",
      'The bother around it, more than the thing itself.',
    ],
  },
  {
    asked: [
      "What's the worst that could happen?",
      'What would be the worst case?',
      'What happens if it goes badly?',
      'What if it all goes wrong?',
      'What could come of it, at worst?',
    ],
    says: [
      "I'd be back where I began.",
      'A lot of trouble for nothing.',
      'Lost time, and some lost trust.',
      "It'd all come round again.",
    ],
  },
  {
    asked: [
      'What have you tried so far?',
      'What have you already done to fix it?',
      'What steps have you taken up to now?',
      'What did you try?',
      'What solutions have you been through?',
    ],
    says: [
      'The obvious things, one after another.',
      'Whatever was quick and within reach.',
      'A few things. Some helped for a while.',
      'Small changes first, then bigger ones.',
    ],
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
    says: [
      'I go on as before, for now.',
      "The everyday things, and then we'll see.",
      'One thing at a time, the nearest first.',
      "I'd like to look at it all in peace first.",
    ],
  },
  {
    asked: [
      'What are you doing about it?',
      'What are you doing to change that?',
      'What do you do against it?',
      'What are you currently doing to stop it?',
      'What are you doing so that it improves?',
    ],
    says: [
      'What I can, within reason.',
      'Small things, but steadily.',
      'I keep an eye on it, mostly.',
      'A bit here and there, as time allows.',
    ],
  },
  {
    asked: [
      'What did you learn from that?',
      'What have you learned from it?',
      'What did that teach you?',
      'What lesson did you draw from it?',
      'What was the lesson for you?',
    ],
    says: [
      'To ask sooner.',
      'That small signs matter.',
      'Not to take things for granted.',
      'To trust my own eyes a bit more.',
    ],
  },
  {
    asked: [
      'What should you have done instead?',
      'Knowing what you know now, what would you have done?',
      'With hindsight, what would you have done another way?',
    ],
    says: [
      'Started a bit earlier, probably.',
      'Asked more questions at the beginning.',
      'Taken more time over it.',
      'Spoken my mind the first time.',
    ],
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
    says: [
      'They see it much as I do.',
      'Opinions differ, as they always do.',
      'Most of them keep out of it.',
      "There's a bit of grumbling, otherwise not much.",
    ],
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
    says: [
      "That it's only done by halves.",
      "That it's more work than it looks.",
      "That I'll be left alone with it afterwards.",
      'The things that nobody has thought of yet.',
    ],
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
    says: [
      'The last busy week, from start to finish.',
      'Just recently, when everything came at once.',
      'Little things, mostly, from everyday life.',
      "Any busy day. You'd see it straight away.",
    ],
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
    says: [
      'Just what I said, nothing behind it.',
      "That it isn't as simple as it sounds.",
      "That there's more than one side to it.",
      'Nothing hidden. I like to say things plainly.',
    ],
  },

  // Why
  {
    asked: [
      'Why did it take so long?',
      'Why has it taken all this time?',
      'Why was it so slow?',
      "Why wasn't it done sooner?",
      'Why did it drag on like that?',
      'Why the delay?',
    ],
    says: [
      'Everybody was waiting for somebody else.',
      'Because other things always came first.',
      'It got stuck halfway, as things do.',
      'Nobody was in a hurry except me.',
    ],
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
    says: [
      'Everyone thought that somebody else would.',
      "It didn't seem urgent to anybody.",
      "It's easier to look away.",
      'They had plenty of other worries.',
    ],
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
    says: [
      "I hoped that it'd pass.",
      "I didn't want to make a fuss.",
      'It never seemed the right moment.',
      'I thought that somebody would notice.',
    ],
  },
  {
    asked: [
      'Why did you do that?',
      'Why did you do it that way?',
      'Why did you choose that?',
      'Why did you go about it like this?',
      'Why did you act like that?',
    ],
    says: [
      'It made sense to me at the time.',
      "There wasn't a better way just then.",
      'I went with my gut.',
      'Because the other way looked worse.',
    ],
  },

  // Whether
  {
    asked: [
      'Has it happened before?',
      'Has that ever happened to you before?',
      'Have you had this in the past?',
      'Did it occur earlier as well?',
      'Have you been through something like this already?',
    ],
    says: [
      'Not quite in this way.',
      'Something like it, only smaller.',
      'Once or twice, in a milder form.',
      'Yes, but it was different then.',
    ],
  },
  {
    asked: [
      'Did anybody notice?',
      'Did anyone pick up on it?',
      'Did the others see that something was wrong?',
      'Did anyone else realise?',
      'Did people around you notice?',
    ],
    says: [
      'If they did, they kept quiet.',
      'One or two did, I think.',
      'Some did, and let it pass.',
      'Hardly anybody, to begin with.',
    ],
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
    says: [
      'For the most part, yes.',
      'Yes, more or less unchanged.',
      'On and off, yes.',
      'Yes, only a bit less than before.',
    ],
  },
  {
    asked: [
      'Did it get better?',
      'Has it improved since?',
      'Have things got any better?',
      'Is it any better now?',
      'Has there been any progress?',
    ],
    says: [
      'A little, with setbacks.',
      'Somewhat, yes, but slowly.',
      'In parts, but not the main thing.',
      "Not as much as I'd hoped.",
    ],
  },
  {
    asked: [
      'Did you complain?',
      'Did you complain about it at the time?',
      'Have you made a complaint?',
      'Did you object to that?',
      'Did you ever protest?',
    ],
    says: [
      'In a friendly way, yes.',
      'Once, and not very loudly.',
      'I said my piece, yes.',
      'I mentioned it, and left it at that.',
    ],
  },
  {
    asked: [
      'Do others have it too?',
      'Do other people have the same problem?',
      'Are there others in the same boat?',
      'Does anybody else have that?',
      'Are other people going through it as well?',
    ],
    says: [
      "I'm surely not the only one.",
      'From what I hear, yes.',
      'Quite a few, I gather.',
      "Yes, though it's rarely said aloud.",
    ],
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
    says: [
      'A rough one, yes.',
      "There's always some way round.",
      "Yes, though I'd rather not need it.",
      'Something, yes, but nothing polished.',
    ],
  },
  {
    asked: [
      'Was it your decision?',
      'Was that your own choice?',
      'Did you decide that yourself?',
      'Was it up to you?',
      'Did you have a say in it?',
    ],
    says: [
      'Partly. I went along with it.',
      'In part, but others had their say.',
      'As far as anybody decides alone, yes.',
      'I had my share in it.',
    ],
  },
  {
    asked: [
      'Can it be put right?',
      'Can that still be fixed?',
      'Could it still be sorted out?',
      'Can the damage be undone?',
      'Could it still be saved?',
    ],
    says: [
      'Most of it can, with some goodwill.',
      "I think so, if it's done soon.",
      'Yes, but not in an afternoon.',
      'Not all of it, but enough.',
    ],
  },
  {
    asked: [
      'Would you do it again?',
      'Would you do the same again?',
      'Would you go through that once more?',
      'Would you make the same decision today?',
    ],
    says: [
      'Yes, only more carefully.',
      'Probably, with my eyes more open.',
      'All in all, I think I would.',
      'In the main, yes.',
    ],
  },
  {
    asked: [
      'Have you made your peace with it?',
      'Have you come to terms with that?',
      'Are you over it by now?',
      'Have you got used to the idea?',
      'Have you accepted it?',
    ],
    says: [
      'By and large, yes.',
      'More so than a while ago.',
      "I'm getting there, slowly.",
      'On good days, yes.',
    ],
  },

  // Small talk
  {
    asked: [
      'Are you busy?',
      'Are you very busy at the moment?',
      'Busy day?',
      'Is there a lot going on right now?',
      'Do you have a lot on?',
      'Have you got your hands full?',
    ],
    says: [
      'No more than usual, thanks.',
      "There's plenty to do, yes.",
      "Yes, but it's manageable.",
      'Yes, it never quite stops.',
    ],
  },
  {
    asked: [
      "How's your day going?",
      'How has your day been so far?',
      "How's the morning been?",
      'How is your week going?',
      "How's it all going today?",
    ],
    says: [
      'Quite all right so far.',
      'Much like any other, thanks.',
      'Steady, with no great surprises.',
      'Not too bad, thank you.',
    ],
  },
  {
    asked: [
      'How was your journey?',
      'How was the trip?',
      'How was the drive over?',
      'How was the ride here?',
      'How was it getting here today?',
    ],
    says: [
      'Smooth enough, thank you.',
      'Uneventful, which is how I like it.',
      'Easy, all things considered.',
      'Fine, nothing held me up.',
    ],
  },
  {
    asked: [
      'How do you take your coffee?',
      'How do you like your coffee?',
      'How do you have your tea or coffee?',
      'How should I make your coffee?',
      'And how do you drink your coffee?',
    ],
    says: [
      'As it comes, thanks.',
      "Strong, if there's a choice.",
      'Nothing fancy, just plain.',
      "However it's easiest for you.",
    ],
  },
]
