import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_SALES: readonly UsualQuestion[] = [
  {
    asked: [
      "What's your budget?",
      'How much could you spend on it?',
      'Is there a budget for this?',
      'How much have you set aside?',
      'What are you willing to pay?',
    ],
    says: [
      "That depends on what I'd be getting for it.",
      "Tell me what it costs, and I'll tell you if it's in the budget.",
      "I'd rather hear your price before I name a number.",
    ],
  },
  {
    asked: [
      'Who else is involved in the decision?',
      'Who makes the decision?',
      'Are you the decision maker?',
      'Do you need sign-off from anybody?',
      'Who has to approve it?',
      'Who has to sign it off?',
      'Who signs off on this?',
      'Who would need to say yes to this?',
    ],
    says: [
      "I'd take it to the others, but they listen to me.",
      'If I want it, I have to make the case for it.',
      "It isn't me alone. It starts with me, though.",
    ],
  },
  {
    asked: [
      "What's your timeline?",
      'When do you want to have it in place?',
      'How soon would you need it?',
      'When would you like to start?',
    ],
    says: [
      "When I've seen that it works. Not before.",
      "There's no date on it yet.",
      "As soon as it makes sense. I'm in no hurry to make a mistake.",
    ],
  },
  {
    asked: [
      'Are you looking at other vendors?',
      'Have you looked at anybody else?',
      'Who else are you talking to?',
      'Are you considering other suppliers?',
      'Have you compared us with others?',
    ],
    says: [
      'I look around, of course.',
      "You're not the only one who calls.",
      "I'd be a fool not to compare.",
    ],
  },
  {
    asked: [
      'What would have to happen for you to buy?',
      'What would it take to win your business?',
      'What would you need to see to move forward?',
      'What would convince you?',
    ],
    says: [
      'Show me that it works for somebody like us.',
      'Less work than I have now. Not more.',
      'A reason that I can repeat to somebody else.',
    ],
  },
  {
    asked: [
      'How many people work there?',
      'How big is your company?',
      'How many employees do you have?',
    ],
    says: [
      "Enough that I don't know every name.",
      'Not as many as I could do with.',
      'It goes up and down.',
    ],
  },
  {
    asked: [
      'Who are your customers?',
      'Who do you sell to?',
      'What kind of customers do you have?',
    ],
    says: [
      'All sorts. The usual, for our trade.',
      'Mostly people who have been with us for years.',
      "A mix, like everybody's.",
    ],
  },
  {
    asked: ['Who is your biggest competitor?', 'Who do you compete with?'],
    says: [
      "I don't name names.",
      "There are a few. You'd know them.",
      'Whoever is cheaper that week.',
    ],
  },
  {
    asked: ['How is business?', 'How is business going?', "How's the year been so far?"],
    says: ["Busy. I won't complain.", 'Up and down.', 'It could be worse.'],
  },
  {
    asked: [
      'What do you know about us?',
      'Have you heard of our company?',
      'Are you familiar with our product?',
    ],
    says: [
      "Not much. That's your part.",
      'The name, more or less.',
      "Only what's on your website.",
    ],
  },
  {
    asked: [
      'Can I send you some information?',
      'Can I send you a brochure?',
      'Shall I email you something?',
    ],
    says: [
      'You can. One page, please.',
      "If it's short, I'll read it.",
      "Send it. I don't promise that I read all of it.",
    ],
  },
  {
    asked: [
      'Are you interested?',
      'Interested?',
      'Does that interest you?',
      "Is that something you'd be interested in?",
    ],
    says: ["I'm listening. That's all so far.", 'I might be. Tell me more.', 'Convince me.'],
  },
  {
    asked: [
      'Do you have a contract with your current supplier?',
      'When does your contract end?',
      'Are you tied to a contract?',
    ],
    says: [
      "I'd have to read it again to tell you.",
      "There's always a contract.",
      "That's not what would stop me.",
    ],
  },
  {
    asked: [
      'How does buying work at your company?',
      "What's your buying process?",
      'What are the steps from here to a decision?',
    ],
    says: [
      'I look at it, somebody asks what it costs, and then we talk again.',
      "If it's small, it's quick. If not, it isn't.",
      'Slowly, as a rule.',
    ],
  },
  {
    asked: [
      'What would happen if you did nothing?',
      "What if you don't do anything about it?",
      'What happens if nothing changes?',
    ],
    says: [
      "Then it goes on as it is. That's the trouble.",
      "We'd muddle through, as we do now.",
      "It doesn't get better by itself, I know that.",
    ],
  },
  {
    asked: [
      'How much are you paying for it at the moment?',
      'What does it cost you today?',
      'What do you spend on that in a year?',
      'How much money goes into it now, all in all?',
      'What are you paying your current supplier, roughly?',
      'What do you pay for that every month?',
    ],
    says: [
      'More than I like, put it that way.',
      'Enough that I look twice at the bill.',
      'A bit more every year, like everything.',
      'A fair amount, when you add it all up.',
    ],
  },
  {
    asked: [
      'Whose budget would this come out of?',
      'Which pot would the money come from?',
      'Where would the money for it come from?',
      'Whose cost centre would that go on?',
      'Out of which budget would you pay for something like this?',
    ],
    says: [
      'The same pot as everything else.',
      'The running costs, like most things.',
      'Something else would have to wait for it.',
      'What we keep for things that have to be done.',
    ],
  },
  {
    asked: [
      'Has the budget been approved yet?',
      'Is the money for it already there?',
      'Have the funds been released?',
      'Did you get the money signed off, or is that still to come?',
      "Is it already in this year's plan?",
      'Has anybody agreed to the spending so far?',
    ],
    says: [
      'Some of it. The rest has to be argued for.',
      'Not with your name on it.',
      "Nothing's carved in stone yet.",
      'Half and half. It still needs a good reason.',
    ],
  },
  {
    asked: [
      'Could you go a bit higher if it was worth it?',
      'Is there any room above that?',
      'Could you stretch the budget a little?',
      'Would you pay more for something better?',
      'Is that limit flexible?',
      'Would you spend more if the quality was right?',
    ],
    says: [
      'A little, for a very good reason.',
      'Only if I could see what the extra buys.',
      'Within reason. Not for trimmings.',
      'Not much, and not gladly.',
    ],
  },
  {
    asked: [
      'How would you like to pay for it?',
      'How do you prefer to pay, monthly or all at once?',
      'How do you usually settle things like that?',
      'How would the payment work best for you?',
      'In which way would you want to be billed?',
    ],
    says: [
      'In parts, sooner than all in one go.',
      'The ordinary way, with an invoice and no surprises.',
      'In whatever way is easiest to plan.',
      'Bit by bit, and the last part once it works.',
    ],
  },
  {
    asked: [
      'How important is the price in all this?',
      'How much does the price matter to you?',
      'How big a part does money play for you?',
      'How much weight does the cost have when you decide?',
      'How far does it come down to price?',
    ],
    says: [
      "It matters, but it isn't the only thing.",
      'It comes right after whether the thing works.',
      'Enough that I always ask, and always compare.',
      'Quite a bit. But cheap and bad is still bad.',
    ],
  },
  {
    asked: [
      'Would a discount help?',
      'Would it make a difference if I came down in price?',
      'If I gave you a better price, would that change anything?',
      'Would a lower price make it easier for you?',
      'Would ten per cent off help you?',
      'Would a special offer tempt you?',
    ],
    says: [
      "It never hurts. It isn't everything, though.",
      "It'd be easier to explain, that's all.",
      "A little. It doesn't settle it.",
      "Cheaper doesn't mean that it fits better.",
    ],
  },
  {
    asked: [
      'What do you look for in a supplier?',
      'What are your criteria?',
      'What matters most when you choose who to buy from?',
      'What do you go by when you compare offers?',
      'What makes one offer better than another for you?',
      'What decides it in the end, when two are about the same?',
    ],
    says: [
      'That they pick up when something goes wrong.',
      "Whether they've done it for somebody like me.",
      'Whether it holds up, and then the price.',
      'That they do what they said, when they said.',
    ],
  },
  {
    asked: [
      'Can you decide this on your own?',
      'Could you say yes without asking anybody?',
      'Is it your call alone?',
      'Is it entirely up to you?',
      'Do you have the final say?',
      'Are you free to sign something like this by yourself?',
    ],
    says: [
      'Up to a point, yes.',
      'The small things, yes. The bigger ones get talked over.',
      'More or less. I like to have people behind me.',
      "Largely. I wouldn't go over anybody's head, though.",
    ],
  },
  {
    asked: [
      'What would your boss want to know?',
      'What will they ask when you take it to them?',
      'What questions would the management have?',
      'What do the others want to hear before they agree?',
      'What would the finance people ask first?',
      'What will come up when you discuss it internally?',
    ],
    says: [
      'What it costs, and what comes back.',
      "Whether it can't wait a while longer.",
      'Who does the extra work.',
      'Whether we really need it.',
    ],
  },
  {
    asked: [
      'Who would be against it?',
      'Who could stop this?',
      'Who is likely to say no?',
      'Who is going to be the hardest to win over?',
      'Who among your people is the most sceptical?',
      'Who might block it, if anybody?',
    ],
    says: [
      "There's always somebody, and they're often right.",
      'Whoever has to change the most.',
      "The ones who've been here longest, probably.",
      'Whoever looks after the money, at first.',
    ],
  },
  {
    asked: [
      'Who would actually use it?',
      'Who would be working with it day to day?',
      'Who are the people that would have it in their hands every day?',
      'Who in your team would it be for?',
      'Who would have the most to do with it, if you had it?',
    ],
    says: [
      'The ones who do the work now.',
      'More or less everybody, sooner or later.',
      "Whoever's on that day, really.",
      'Me a little, the others a good deal more.',
    ],
  },
  {
    asked: [
      'How would your colleagues take it?',
      'How would your people react to something new?',
      'How would the team cope with the change?',
      'How do you think the staff would respond?',
      'How would it go down with the others?',
      'How would they like it if everything was suddenly different?',
    ],
    says: [
      "They'd grumble for a while, then get used to it.",
      'Some would be glad, some would pull a face.',
      'Well enough, until the first thing goes wrong.',
      'Better, if somebody asks them beforehand.',
    ],
  },
  {
    asked: [
      'Have you talked to your team about it?',
      'Have you mentioned it to your colleagues?',
      'Did you bring it up with the others yet?',
      'Have you asked the people who would be using it?',
      'Have you discussed it at work at all?',
      'Did you say anything to your staff about this?',
    ],
    says: [
      'In passing, no more than that.',
      'A word here and there.',
      'Not in so many words yet.',
      'One or two of them know, yes.',
    ],
  },
  {
    asked: [
      'How do you do it at the moment?',
      'How are you handling that right now?',
      'How does it work today?',
      'How do you manage it currently?',
      'How is that organised at present?',
      'How does it go today, step by step?',
    ],
    says: [
      "The way it's always been done, more or less.",
      'Bit by bit, and with a lot of asking around.',
      'It works, as long as everybody does their part.',
      'A bit of routine and a bit of patching up.',
    ],
  },
  {
    asked: [
      'Why do you do it that way?',
      'Why has it been done like that so far?',
      "What's the reason it's done like this?",
      'Why is it set up like that?',
      'How come you do it like that and not differently?',
    ],
    says: [
      'It grew like that.',
      'Nobody has had the time to change it.',
      'It was good enough when it started.',
      'Because it works, on most days.',
    ],
  },
  {
    asked: [
      'Who looks after it now?',
      'Who takes care of that at the moment?',
      'Who does that today?',
      'Whose job is it?',
      'Who is responsible for that in your place?',
      'Who deals with it when it comes up?',
    ],
    says: [
      'Whoever has a hand free, most of the time.',
      'One of us, on top of everything else.',
      "There's one who knows it best. The rest help.",
      'Somebody reliable, with too much else to do.',
    ],
  },
  {
    asked: [
      'How much time does that take you?',
      'How many hours a week go into it?',
      'How much of your week does it eat up?',
      'How much working time does it cost, all told?',
      'How much of your day goes on that, if you are honest?',
    ],
    says: [
      'More than it should.',
      'Too much, in a bad week.',
      'A little every day, and it adds up.',
      "More than I'd like to count.",
    ],
  },
  {
    asked: [
      'What happens at night?',
      'And at night?',
      'What happens after hours?',
      'What if something comes up in the middle of the night?',
      'What happens once everybody has gone home?',
      'What about the nights?',
    ],
    says: [
      'What can wait, waits until the morning.',
      "If it's serious, somebody's phone rings.",
      'Not much happens then, luckily.',
      'We hope that it stays quiet.',
    ],
  },
  {
    asked: [
      'What happens at weekends?',
      'And at weekends?',
      'What about Sundays and holidays?',
      "What's the arrangement for Saturdays and Sundays?",
      'What do you do about cover on the weekend?',
    ],
    says: [
      'We keep it to the bare minimum.',
      'Somebody looks in, if need be.',
      'Fewer people, and more patience.',
      'We take turns, and nobody is keen.',
    ],
  },
  {
    asked: [
      'What happens when somebody is ill?',
      'What do you do if someone calls in sick?',
      'What if the person who does it is away?',
      'What do you do when you are short of people?',
      'And when somebody is on holiday or off sick?',
      'What happens if two of them are missing at once?',
    ],
    says: [
      'Somebody steps in, and their own work waits.',
      'Then the others do a bit more.',
      'We shuffle things about until it fits.',
      'Things slow down for a while.',
    ],
  },
  {
    asked: [
      'What went wrong last time?',
      'What happened the last time it went wrong?',
      'What exactly was the trouble back then?',
      'What sort of problems did you have before?',
      'What was it that failed?',
      'What was the worst thing that happened with it?',
    ],
    says: [
      'Small things that turned into a bigger one.',
      'Nothing dramatic. It cost time and nerves.',
      'A few things at once, as usual.',
      'Something small, noticed too late.',
    ],
  },
  {
    asked: [
      'Have you had bad experiences with suppliers?',
      'Have you been let down before?',
      'Have you ever bought something like this and regretted it?',
      'Have you been promised things that nobody kept?',
      'Have you been burnt by a company like ours?',
    ],
    says: [
      'Once or twice. It makes you careful.',
      'Yes. Big words, and then silence.',
      "Who hasn't, at some point?",
      'Nothing terrible, but enough to ask twice now.',
    ],
  },
  {
    asked: [
      'What have you tried so far?',
      'What have you done about it up to now?',
      'What did you try to fix it?',
      'What attempts have you made to solve it?',
      'What else have you tried?',
      'Which solutions have you already been through?',
    ],
    says: [
      'A few things. None of them lasted.',
      'Mostly patching, to be honest.',
      'The obvious things first, like anybody.',
      'More care and more hours, mainly.',
    ],
  },
  {
    asked: [
      "Why didn't that work?",
      'Why did it fail?',
      'Why did you stop doing that?',
      'Why did you give up on it?',
      "How come it didn't help?",
      "What was the reason that it didn't work out?",
    ],
    says: [
      'It was more work than it saved.',
      'It looked better on paper.',
      'Nobody stuck with it.',
      "It didn't fit the way we work.",
    ],
  },
  {
    asked: [
      'How often does that happen?',
      'How frequently do you have that?',
      'How many times a month does it come up?',
      'How often in a normal week?',
      'How often do you have to deal with it?',
    ],
    says: [
      'Often enough to be annoying.',
      'More often than it used to.',
      'Too often to call it bad luck.',
      'In waves. Quiet, and then all at once.',
    ],
  },
  {
    asked: [
      'How long has that been going on?',
      'How long have you had this problem?',
      'How long has it been like that?',
      'Since when have you had that trouble?',
      'For how long has it bothered you?',
    ],
    says: [
      "Longer than I'd like to admit.",
      'For a good while now.',
      'Long enough that people have got used to it.',
      'It crept in, some time back.',
    ],
  },
  {
    asked: [
      'Could you get out of the contract early?',
      'Can you cancel what you have now?',
      'Is there a way out before it runs out?',
      'Would you be able to leave your supplier at short notice?',
      'Can you end it any time, or are there penalties?',
    ],
    says: [
      'With proper notice, like any contract.',
      "Not overnight. I'd do it properly.",
      "For a good reason there's usually a way.",
      'Probably, with a few letters back and forth.',
    ],
  },
  {
    asked: [
      'How long have you been with your supplier?',
      'How long have you worked with them?',
      'How long have you been buying from them?',
      'How many years have you been their customer?',
      'How long have the two of you been doing business?',
    ],
    says: [
      'Long enough to know their moods.',
      'Long enough to be on first names.',
      'A fair while. You get used to each other.',
      "Some time. We've had our ups and downs.",
    ],
  },
  {
    asked: [
      'How satisfied are you with it?',
      'How happy are you with your current supplier?',
      'How well does that work for you?',
      'How pleased are you with what you have?',
      'How content are you with the way it is?',
      'How good is it, the one you have today?',
    ],
    says: [
      'By and large, it does the job.',
      "Somewhere in the middle, I'd say.",
      'On good days, well enough.',
      "Fairly. I've stopped expecting wonders.",
    ],
  },
  {
    asked: [
      'What do you like about what you have now?',
      "What's the best thing about it, as it is today?",
      'What would you want to keep?',
      "What's good about the way it is?",
      'What should stay as it is?',
      'What do you appreciate about your current supplier?',
    ],
    says: [
      'That everybody knows how it goes.',
      'That I know what I get.',
      'The routine. It counts for something.',
      'That there are few surprises.',
    ],
  },
  {
    asked: [
      'What do you use at the moment?',
      'What kind of system do you have?',
      'Which product are you using now?',
      'What sort of thing have you got in place?',
      'What make is the one you have?',
      'What are you working with today?',
    ],
    says: [
      'Nothing special. The usual sort.',
      'Something simple. It was never meant for ever.',
      'A mix of things that grew over time.',
      'What was on offer at the time.',
    ],
  },
  {
    asked: [
      'Would references help you?',
      'Would you like to talk to one of our customers?',
      'Can I give you some references?',
      'Would it help to hear how others got on with it?',
      'Do you want to speak to somebody who already has it?',
      'Should I put you in touch with a customer in a similar situation?',
    ],
    says: [
      "Yes, if it's somebody I can ring myself.",
      "It'd help. Somebody of about our size.",
      'Somebody in the same line of work, yes.',
      'Sure, and not only the happy ones.',
    ],
  },
  {
    asked: [
      'What should I show you first?',
      'What would you like to look at in a demo?',
      'What would be worth showing to you?',
      'Which part of it should I demonstrate?',
      'What do you have to see with your own eyes before you believe it?',
    ],
    says: [
      'The dull everyday part, not the showpiece.',
      'How it copes when something goes wrong.',
      'An ordinary day with it, start to finish.',
      'The bit that people struggle with.',
    ],
  },
  {
    asked: [
      'Would you try it for a while?',
      'Would you be open to a trial?',
      'Would a pilot make sense for you?',
      'Could you imagine testing it first?',
      'How about a free trial?',
      'Would you like to test it before you decide anything?',
    ],
    says: [
      'Only if I can hand it back without a fuss.',
      "If there's the time to do it properly.",
      "It's better than taking your word for it.",
      'Depends on what it ties me to.',
    ],
  },
  {
    asked: [
      'What kind of guarantee would you want?',
      'What would you expect by way of warranty?',
      'What sort of assurance do you need from us?',
      'What guarantee should we give you?',
      'What guarantee would take the risk away for you?',
    ],
    says: [
      "That somebody comes when there's trouble.",
      'One without small print.',
      'Something in writing, in plain words.',
      "That I'm not left alone with it afterwards.",
    ],
  },
  {
    asked: [
      'How much training would your people need?',
      'How much help would they want at the start?',
      'How much of an introduction does your team need with something new?',
      'How much would we have to show them?',
      'How much instruction would you want from us?',
    ],
    says: [
      'As little as possible, as much as it takes.',
      "Some at first, and then they'd manage.",
      'A proper start, and somebody to ask later.',
      "Less, if it's as simple as you say.",
    ],
  },
  {
    asked: [
      'How did you hear about us?',
      'How did you come across us?',
      'Where did you see our name?',
      'Where do you know us from?',
      'How did you find us, if I may ask?',
    ],
    says: [
      'Your name came up somewhere.',
      'Somebody mentioned you in passing.',
      'The usual way. People talk.',
      'Here and there. Names go round.',
    ],
  },
  {
    asked: [
      'How would you measure success?',
      'How would you know that it works?',
      'How would you tell if it was worth it?',
      'How will you judge it after a year?',
      'How would you notice that it pays off?',
      'How do we find out together whether it was a good decision?',
    ],
    says: [
      'If nobody talks about the problem any more.',
      'By how often somebody comes to me with it.',
      'If the people who use it stop moaning.',
      'When I can stop looking over my shoulder.',
    ],
  },
  {
    asked: [
      'When will you decide?',
      'When will you make up your mind?',
      'By when do you want to have a decision?',
      'When can I expect an answer from you?',
      'When do you think you will have made your choice?',
    ],
    says: [
      "Not today, but I won't drag it out.",
      "When I've slept on it and asked around.",
      'When the figures are on the table.',
      "Once I've gone through it in peace.",
    ],
  },
  {
    asked: [
      'How urgent is this for you?',
      'How pressing is it?',
      'How badly do you need it sorted out?',
      'How much of a priority is it right now?',
      'How much pressure is there to do something?',
    ],
    says: [
      "Enough that I'm still listening.",
      'More on bad days, less on good ones.',
      "It won't run away. It won't go away either.",
      'A bit more with every week.',
    ],
  },
  {
    asked: [
      'What did the others offer you?',
      'What have other suppliers come up with?',
      'What do the competing offers look like?',
      'What was in the other quotes?',
      'What have you heard from the other companies so far?',
      'What did my competitors promise you?',
    ],
    says: [
      'Much the same, in different wrapping.',
      'Nothing that knocked me over.',
      'Some of it good, some of it hot air.',
      'A lot of nice words, so far.',
    ],
  },
  {
    asked: [
      'Have you told your supplier about it?',
      'Have you complained to them?',
      'Have you raised that with the people you buy from?',
      'Did you let them know that you are unhappy?',
      'Did you speak to your current provider about the problem?',
    ],
    says: [
      'More than once, and politely.',
      'Yes, and it got better for a while.',
      "It's been said. Little came of it.",
      "They've heard it from us, yes.",
    ],
  },
  {
    asked: [
      'What does it cost you when that happens?',
      'How much do you lose when it goes wrong?',
      'What does a failure like that cost?',
      'What do you lose on a bad day like that?',
      'What does every incident cost you, roughly?',
    ],
    says: [
      'More in nerves than in money.',
      'Time first, and then money.',
      "It isn't ruin, but it's never nothing.",
      'Nobody adds it up, but it hurts.',
    ],
  },
  {
    asked: [
      'Do you have any figures on that?',
      'Do you keep a record of it?',
      'Do you write it down when it happens?',
      'Is there any data on it?',
      'Do you track that somewhere?',
      'Do you measure it at all?',
    ],
    says: [
      'Some. Not as tidy as you might like.',
      'In a rough way. Enough to see a pattern.',
      "There are notes. You'd need patience.",
      'The important part, yes.',
    ],
  },
]
