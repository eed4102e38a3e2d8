import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_A_CANDIDATE: readonly UsualQuestion[] = [
  {
    asked: [
      'Why do you want to work here?',
      'Why do you want this job?',
      'Why did you apply?',
      'What attracts you to this role?',
    ],
    says: [
      "It's what I want to do next, and I can do it.",
      "I've read what you do, and I'd like to be part of it.",
      "It looks like work that I'd be good at.",
    ],
  },
  {
    asked: ['What are your strengths?', 'What is your greatest strength?', 'What are you good at?'],
    says: [
      'I finish what I start.',
      'People know where they are with me.',
      'I keep calm when it gets busy.',
    ],
  },
  {
    asked: [
      'What are your weaknesses?',
      'What is your greatest weakness?',
      'What are you not so good at?',
    ],
    says: [
      'I find it hard to say no.',
      'I do too much by myself before I ask.',
      'I get impatient when things drag on.',
    ],
  },
  {
    asked: ['Where do you see yourself in five years?', 'What are your long-term plans?'],
    says: [
      'Doing this well, and teaching it to somebody.',
      'A step further than today. Not somewhere else.',
      "I'd like to have more to answer for.",
    ],
  },
  {
    asked: [
      'What are your salary expectations?',
      'How much would you like to earn?',
      'What salary are you looking for?',
    ],
    says: [
      "What's usual for it. I'd like to hear your range first.",
      "I'm open, if the work is right.",
      'Something fair. What had you in mind?',
    ],
  },
  {
    asked: ['When could you start?', 'What is your notice period?', 'How soon can you start?'],
    says: [
      'As soon as my notice allows.',
      "I'd have to give notice first, the usual time.",
      "Quite soon. I'd want to leave properly.",
    ],
  },
  {
    asked: [
      'Why are you leaving your current job?',
      'Why did you leave your last job?',
      'Why do you want to change jobs?',
    ],
    says: [
      "I've learned there what I could.",
      "It's time for something new.",
      'Nothing dramatic. I want to move on.',
    ],
  },
  {
    asked: [
      'What would your boss say about you?',
      'How would your colleagues describe you?',
      'What do people say about you?',
    ],
    says: [
      "That I'm reliable, I hope.",
      "You'd have to ask them. Nothing bad, I think.",
      "That I don't make a fuss.",
    ],
  },
  {
    asked: [
      'Do you have any questions for me?',
      'Do you have any questions?',
      'What would you like to know from us?',
    ],
    says: [
      'Yes. What would you want me to have done after three months?',
      "What's the hardest part of the job, in your eyes?",
      'What happens next, after today?',
    ],
  },
  {
    asked: [
      'How do you handle stress?',
      'How do you deal with pressure?',
      'How do you cope with pressure?',
    ],
    says: [
      'One thing after the other.',
      'I make a list and start at the top.',
      'I get quieter, oddly enough.',
    ],
  },
  {
    asked: ['Do you prefer working alone or in a team?', 'Are you a team player?'],
    says: [
      "Both, but I'd miss people if I was always by myself.",
      'In a team, as long as everybody pulls.',
      "It depends on the work. I've done both.",
    ],
  },
  {
    asked: ['What motivates you?', 'What drives you?'],
    says: [
      'Seeing that something works.',
      'When people rely on me.',
      'To be better at it than last year.',
    ],
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
    says: [
      'Easy enough, thank you.',
      'Smooth, really. I like to allow some time.',
      "Quicker than I'd thought, luckily.",
      'Without a hitch, thanks.',
    ],
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
    says: [
      "A little. It'll pass once we get talking.",
      'Somewhat, yes. I want to get this right.',
      'Slightly, but it keeps me awake.',
      "A bit. I'd be lying if I said otherwise.",
    ],
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
    says: [
      'By keeping my eyes open.',
      'It came up while I was looking around.',
      'The usual way: reading, and listening to people.',
      'I came across it, and it stayed in my head.',
    ],
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
    says: [
      "The main things. What it's like inside, I hope to hear.",
      "What's public, and a little of what people say.",
      'What you do, and roughly for whom.',
      'Enough to want to hear more.',
    ],
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
    says: [
      'The tasks, mainly. They read like my sort of work.',
      'That I could be of real use here.',
      "The mix of what I know and what's new to me.",
      "The work itself. That's where I'm at my best.",
    ],
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
    says: [
      "I've got as far there as one can get.",
      'The work has become too much the same.',
      "It was good. It's just not going anywhere.",
      "I noticed that I'd stopped learning.",
    ],
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
    says: [
      "Not officially. I'd like to keep it that way for now.",
      "It hasn't been a subject there yet.",
      "I'm keeping it quiet until there's something to tell.",
      "No, and I'd be glad if it stayed between us.",
    ],
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
    says: [
      'Nothing signed, and nothing close to it.',
      'A conversation here and there, no more.',
      "Nothing that I'd put before this.",
      "There's something, but it's early days.",
    ],
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
    says: [
      'A bigger piece of work. I had it from start to finish.',
      'A change in how we worked. I carried it through.',
      'A job that nobody else wanted. It got finished.',
      'Something that was stuck. I got people moving again.',
    ],
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
    says: [
      'The planning, and a good deal of the doing.',
      'I kept it together and did my share.',
      'Making sure that it got finished, above all.',
      'A bit of everything. Mostly keeping it on track.',
    ],
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
    says: [
      'Well, on the whole. Not perfectly.',
      'Better than it had looked halfway.',
      'Decently. Nobody had to be ashamed of it.',
      'All right, after some back and forth.',
    ],
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
    says: [
      'Talk to people sooner.',
      'Plan it with more slack.',
      'Less by myself, and with an earlier start.',
      'Ask the awkward questions at the beginning.',
    ],
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
    says: [
      "A while back, but it's still clear to me.",
      'Some time ago, in a busy stretch.',
      'Not yesterday, but I still think of it.',
      'Long enough ago that I can talk about it calmly.',
    ],
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
    says: [
      'Something that had been given up, and that I got working.',
      'That I stuck with it when it got hard.',
      "A small thing, but it made everybody's day easier.",
      'That people come to me when it matters.',
    ],
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
    says: [
      'I trusted that somebody had checked. Nobody had.',
      'I waited too long before I spoke up.',
      'I took on too much, and something slipped.',
      "I thought it'd sort itself out. It didn't.",
    ],
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
    says: [
      "Something didn't add up, so I looked closer.",
      'By going over it again myself.',
      'Somebody asked a question, and then I saw it.',
      'Later than I should have, but in time.',
    ],
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
    says: [
      'I owned up, and then I set to work on it.',
      'First I stopped it getting worse. Then I told people.',
      'I sat down and took it apart, piece by piece.',
      'I got help before it was too late.',
    ],
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
    says: [
      'To look at the small things as well.',
      "That it's cheaper to say things early.",
      'Not to assume. I ask now.',
      'To keep people informed, even with bad news.',
    ],
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
    says: [
      "Calmly, once I'd explained it.",
      "Better than I'd feared.",
      'Quietly at first. Then we talked it over.',
      'With a few questions, and then it was settled.',
    ],
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
    says: [
      "Reasonably. They'd had a straight answer from us.",
      'They grumbled a little, and then it was fine.',
      'More calmly than we did.',
      'They were glad that somebody was open with them.',
    ],
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
    says: [
      'Some were fine at once, others needed a while.',
      'A bit of grumbling, and then they helped.',
      'They came round, bit by bit.',
      'Mostly fine. It helped that we talked openly.',
    ],
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
    says: [
      'When everything came at once, and help came late.',
      'Something that had to be done with too few people.',
      'A job that was going wrong before I got it.',
      'A stretch when nothing went as planned. We got through.',
    ],
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
    says: [
      'With a list in the morning and a look back at night.',
      'The heavy things early, the rest afterwards.',
      'On paper, the evening before.',
      'I plan half of it. The other half comes by itself.',
    ],
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
    says: [
      "By what can't wait, and who's waiting.",
      'I ask what happens if it stays until tomorrow.',
      'I look at what would do most harm if left.',
      'People first, then whatever holds up the rest.',
    ],
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
    says: [
      'I count backwards from the end.',
      'I do the hard part first.',
      'By leaving out what nobody needs.',
      'I speak up early if it gets tight.',
    ],
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
    says: [
      'Things that are left half done.',
      'When nobody says what they really want.',
      'Unclear instructions, more than a lot of work.',
      "Being held up by things that could've been avoided.",
    ],
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
    says: [
      'I go over it again with fresh eyes.',
      'I leave it for a while, then look again.',
      'By the same steps every time, in the same order.',
      'I have somebody else look at the tricky parts.',
    ],
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
    says: [
      'Yes, as long as I can reach somebody.',
      "No trouble. I just need to know what's wanted.",
      'Yes, though a chat in between does me good.',
      "For long stretches, gladly. I don't need much watching.",
    ],
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
    says: [
      'The one who holds things together, usually.',
      'I listen first, and then I get going.',
      "The one who asks what's still missing.",
      'Not the loudest, but I pull my weight.',
    ],
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
    says: [
      'It stings a bit, and then I use it.',
      'I listen, sleep on it, and see what I can change.',
      "Fine, as long as it's about the work.",
      "I'd rather hear it straight than behind my back.",
    ],
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
    says: [
      'I do it straight away, before it piles up.',
      "It's not what I love, but it gets done.",
      "Fine. I'd rather write it down than argue later.",
      'Well enough. Others have to find things after me.',
    ],
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
    says: [
      "I'm no wizard, but I get it done.",
      "It's enough for daily work, and I pick things up.",
      'Fine with the usual things. The rest I learn.',
      "I get by, and I'm not too proud to ask.",
    ],
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
    says: [
      "Fairly. I'd want a short run-in, no more.",
      'Enough to start, and the rest comes with doing.',
      'With the usual cases, very. Harder ones I talk over.',
      'Reasonably. I know where my limits are.',
    ],
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
    says: [
      'By watching somebody good, then doing it myself.',
      'I try it, get it wrong, and ask.',
      'Step by step, with my own notes.',
      'Hands on. The reading comes afterwards.',
    ],
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
    says: [
      'By being clear, and by being there.',
      'With short talks, often, and few surprises.',
      "Fairly. Say what's needed, then let them work.",
      'By listening first and deciding after that.',
    ],
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
    says: [
      'Talk to them alone, before anybody else does.',
      "Ask what's behind it. Usually there's something.",
      'Say it plainly, and give them a fair chance.',
      'Not wait too long. It only gets harder.',
    ],
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
    says: [
      'I hear both sides, one at a time.',
      'By getting them to one table, when tempers are down.',
      'Early, and without taking sides.',
      'I bring it back to the work. That usually helps.',
    ],
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
    says: [
      "It's happened. We talked, and then it was better.",
      'Yes, about how to do things. It passed.',
      'Rarely, and never for long.',
      'Now and then, but we kept it civil.',
    ],
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
    says: [
      "Say so, in private, and then accept what's decided.",
      'Make my case calmly, and leave it there.',
      'Speak up early. Afterwards it helps nobody.',
      'Ask for the reasons first. Often there are some.',
    ],
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
    says: [
      "I let them finish. That's half the work.",
      'Calmly, and with something I can really do.',
      'By listening, and by not taking it personally.',
      "Politely, but I don't promise the moon.",
    ],
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
    says: [
      'That I do what I said I would.',
      'That I ask a lot, and then get on with it.',
      'Steady, I think. Sometimes a bit stubborn.',
      'Mostly good things, and that I like things done properly.',
    ],
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
    says: [
      "I see early when something's going wrong.",
      'Patience, and an eye for small things.',
      'I get on with nearly everybody, and I see things through.',
      'A cool head, and I like to be useful.',
    ],
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
    says: [
      'Handing things over. I tend to keep them.',
      'Stopping when something is good enough.',
      'Keeping it short when I explain something.',
      'Asking for help in good time.',
    ],
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
    says: [
      "Certainly. I'd just like to tell them first.",
      'Yes, there are people who would speak for me.',
      'Of course, once we get that far.',
      'Yes. They know me well enough to be honest.',
    ],
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
    says: [
      'Listen, look, and get to know people.',
      "Learn how it's done here before I change anything.",
      'Small things first, and a lot of questions.',
      'Watch closely, then take on the most urgent thing.',
    ],
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
    says: [
      'Within reason, yes.',
      "That's fine, if it's planned ahead.",
      'Now and then, certainly. Not all the time.',
      "Yes, as long as I'm told in good time.",
    ],
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
    says: [
      "If it's shared out fairly, yes.",
      'Yes, with a rota I can rely on.',
      "When it's needed, I'm there.",
      'In moderation, yes. Everybody needs some rest.',
    ],
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
    says: [
      'The going rate, for somebody who does it properly.',
      'Something that matches the responsibility.',
      'Nothing outlandish. It should fit the work.',
      'What others get here for the same work.',
    ],
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
    says: [
      'Once my notice has run its course.',
      'After the usual notice, and not a day later.',
      "When I've served my notice and handed things over.",
      "Right after my notice. I won't need a break.",
    ],
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
    says: [
      'Who would I be working with most?',
      'How do you show new people the ropes?',
      'What does a good day look like here?',
      'How did the post come to be free, if I may ask?',
    ],
  },
  {
    asked: [
      'How did you work with the others on the team?',
      'How was the work shared out among you there?',
      'How did you work together with your colleagues?',
      'What was the cooperation in the team like?',
    ],
    says: [
      'Closely. We talked a lot, and everybody knew what the others were at.',
      'Each had their part, and when it got tight we helped each other out.',
      'Well, I think. We planned the week together and stuck to it.',
    ],
  },
  {
    asked: [
      'How would you make up for not having the degree?',
      'How would you make up for your lack of experience?',
      'How would you close that gap?',
      'What would you do about the qualification that you are missing?',
    ],
    says: [
      "With what I've done so far. And I learn quickly.",
      "By learning it on the job. I'm not too proud to ask.",
      "I'd take a course for it, if that helps.",
    ],
  },
]
