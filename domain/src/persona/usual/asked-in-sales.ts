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
    says: {
      "That depends on what I'd be getting for it.":
        "If it takes a real load off us, I'm generous. If it's only nice to have, I'm not.",
      "Tell me what it costs, and I'll tell you if it's in the budget.":
        "A price I can hold against our other bills. A guess of mine wouldn't help either of us.",
      "I'd rather hear your price before I name a number.":
        'When the buyer goes first, the offer tends to land exactly there.',
    },
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
    says: {
      "I'd take it to the others, but they listen to me.":
        "They'll want to know what could go wrong, and whether I'd stick my own neck out for it.",
      'If I want it, I have to make the case for it.':
        'I need to say what it does for us and why now, and hold up when they pick at it.',
      "It isn't me alone. It starts with me, though.":
        "What I don't like never gets as far as anybody else. What I like gets talked over.",
    },
  },
  {
    asked: [
      "What's your timeline?",
      'When do you want to have it in place?',
      'How soon would you need it?',
      'When would you like to start?',
    ],
    says: {
      "When I've seen that it works. Not before.":
        "A brochure won't do. I'd want to watch it get through a rough day.",
      "There's no date on it yet.":
        'First I have to be sure that I want it. Then we can look at the calendar.',
      "As soon as it makes sense. I'm in no hurry to make a mistake.":
        "A quick yes can take ages to undo, so I'd sooner lose a little time now.",
    },
  },
  {
    asked: [
      'Are you looking at other vendors?',
      'Have you looked at anybody else?',
      'Who else are you talking to?',
      'Are you considering other suppliers?',
      'Have you compared us with others?',
    ],
    says: {
      'I look around, of course.':
        "I ask people in the same trade what they've got, and what they'd never buy again.",
      "You're not the only one who calls.":
        "Most of them open with the same sentences, so I notice it when somebody doesn't.",
      "I'd be a fool not to compare.":
        "Next to another offer you see at once what's missing from the first.",
    },
  },
  {
    asked: [
      'What would have to happen for you to buy?',
      'What would it take to win your business?',
      'What would you need to see to move forward?',
      'What would convince you?',
    ],
    says: {
      'Show me that it works for somebody like us.':
        'Somebody with the same kind of day and the same tight corners, not a showcase.',
      'Less work than I have now. Not more.':
        "If I have to look after it on top of everything else, it's just another chore.",
      'A reason that I can repeat to somebody else.':
        'Something short enough to say over a cup of coffee, without any slides.',
    },
  },
  {
    asked: [
      'How many people work there?',
      'How big is your company?',
      'How many employees do you have?',
    ],
    says: {
      "Enough that I don't know every name.":
        'I can nod to a face for ages before I find out what they do.',
      'Not as many as I could do with.':
        'When it gets busy, another pair of hands would make all the difference.',
      'It goes up and down.': 'A lot to do brings people in, and in a quiet spell some move on.',
    },
  },
  {
    asked: [
      'Who are your customers?',
      'Who do you sell to?',
      'What kind of customers do you have?',
    ],
    says: {
      'All sorts. The usual, for our trade.':
        'Some know exactly what they want, and some want us to tell them.',
      'Mostly people who have been with us for years.':
        'They hardly have to explain. We know how they like things done.',
      "A mix, like everybody's.":
        'There are the easy ones, the fussy ones, and a few that only turn up in an emergency.',
    },
  },
  {
    asked: ['Who is your biggest competitor?', 'Who do you compete with?'],
    says: {
      "I don't name names.":
        "If I talked about them to you, you'd expect me to talk about you to them.",
      "There are a few. You'd know them.":
        'We fish in the same pond, and we keep bumping into each other over the same people.',
      'Whoever is cheaper that week.':
        'Some customers look at the last line of the offer and at nothing else.',
    },
  },
  {
    asked: ['How is business?', 'How is business going?', "How's the year been so far?"],
    says: {
      "Busy. I won't complain.":
        "There's more work than hours, and I'd rather have it that way round.",
      'Up and down.': 'A good stretch, then a few days when hardly anybody calls. It evens out.',
      'It could be worse.':
        "The work keeps coming in. It's just that everything we need costs more.",
    },
  },
  {
    asked: [
      'What do you know about us?',
      'Have you heard of our company?',
      'Are you familiar with our product?',
    ],
    says: {
      "Not much. That's your part.": 'Start with what you do better than the rest, in plain words.',
      'The name, more or less.':
        "I'd recognise it if I heard it, but I couldn't say what sets you apart.",
      "Only what's on your website.":
        "It reads well, like all of them. What you do when there's trouble, I couldn't find.",
    },
  },
  {
    asked: [
      'Can I send you some information?',
      'Can I send you a brochure?',
      'Shall I email you something?',
    ],
    says: {
      'You can. One page, please.':
        'What it does, what it costs and whom I can call. The rest I can ask for.',
      "If it's short, I'll read it.":
        'I read standing up, between other things. Anything long goes on the pile.',
      "Send it. I don't promise that I read all of it.":
        'The first lines and the price tell me whether I want to go on.',
    },
  },
  {
    asked: [
      'Are you interested?',
      'Interested?',
      'Does that interest you?',
      "Is that something you'd be interested in?",
    ],
    says: {
      "I'm listening. That's all so far.":
        "I haven't heard anything yet that would change my day. It can still come.",
      'I might be. Tell me more.':
        "Anything that spares us trouble has my ear. Being newer isn't enough.",
      'Convince me.':
        "Take something that goes wrong for us, and show me how it wouldn't any more.",
    },
  },
  {
    asked: [
      'Do you have a contract with your current supplier?',
      'When does your contract end?',
      'Are you tied to a contract?',
    ],
    says: {
      "I'd have to read it again to tell you.":
        "It comes out when there's a quarrel. The rest of the time it sits in a drawer.",
      "There's always a contract.":
        'Nobody delivers on a handshake these days, and leaving takes some notice.',
      "That's not what would stop me.":
        'Paper can be sorted out. Having to learn everything afresh puts me off far more.',
    },
  },
  {
    asked: [
      'How does buying work at your company?',
      "What's your buying process?",
      'What are the steps from here to a decision?',
    ],
    says: {
      'I look at it, somebody asks what it costs, and then we talk again.':
        'The second talk is the one that counts, when the first excitement has worn off.',
      "If it's small, it's quick. If not, it isn't.":
        'A small thing I just order. With a big one, everybody wants a look first.',
      'Slowly, as a rule.':
        'It lies on a desk, then somebody has a question, then it lies on the next desk.',
    },
  },
  {
    asked: [
      'What would happen if you did nothing?',
      "What if you don't do anything about it?",
      'What happens if nothing changes?',
    ],
    says: {
      "Then it goes on as it is. That's the trouble.":
        'The same small annoyances all the time, and the same people putting up with them.',
      "We'd muddle through, as we do now.":
        'Somebody stays late, somebody improvises, and in the end it gets done.',
      "It doesn't get better by itself, I know that.":
        'Things like that get worse in such tiny steps that you hardly notice.',
    },
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
    says: {
      'More than I like, put it that way.':
        'Every time the bill comes, I ask myself what we got for it.',
      'Enough that I look twice at the bill.':
        'I go down it line by line and check that we really had all of that.',
      'A bit more every year, like everything.':
        "There's always a polite letter about rising costs, and never one about falling ones.",
      'A fair amount, when you add it all up.':
        'The price itself is only a part of it. There are the extras, and our own hours on top.',
    },
  },
  {
    asked: [
      'Whose budget would this come out of?',
      'Which pot would the money come from?',
      'Where would the money for it come from?',
      'Whose cost centre would that go on?',
      'Out of which budget would you pay for something like this?',
    ],
    says: {
      'The same pot as everything else.':
        'Whatever I take out for this, I have to explain to somebody who had other plans for it.',
      'The running costs, like most things.':
        "It'd sit there next to the heating and the repairs, and would have to earn its place.",
      'Something else would have to wait for it.':
        "A repair, perhaps, or something that people have been wishing for. I'd have to tell them.",
      'What we keep for things that have to be done.':
        'Things that break, or that get us into trouble if we leave them. This would have to count.',
    },
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
    says: {
      'Some of it. The rest has to be argued for.':
        'The basics nobody minds. For anything beyond them, I have to show what comes of it.',
      'Not with your name on it.':
        "There's money for getting things done. Whether you're the one who gets it is open.",
      "Nothing's carved in stone yet.":
        'A plan holds until something breaks, and then it all gets moved about.',
      'Half and half. It still needs a good reason.':
        'People are for it in principle. They stop nodding when they see a sum.',
    },
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
    says: {
      'A little, for a very good reason.':
        'If it spared somebody a whole chore, say, or if it lasted much longer.',
      'Only if I could see what the extra buys.':
        'Put both versions side by side, and let me see where the difference turns up.',
      'Within reason. Not for trimmings.':
        "I'd pay for something sturdier. For a handsome finish I wouldn't.",
      'Not much, and not gladly.': "Once I've gone over, the next offer starts up there as well.",
    },
  },
  {
    asked: [
      'How would you like to pay for it?',
      'How do you prefer to pay, monthly or all at once?',
      'How do you usually settle things like that?',
      'How would the payment work best for you?',
      'In which way would you want to be billed?',
    ],
    says: {
      'In parts, sooner than all in one go.':
        'A big bill tears a hole in the month. Smaller ones I can see coming.',
      'The ordinary way, with an invoice and no surprises.':
        "What's on the offer should be on the bill, and no extras tucked in at the bottom.",
      'In whatever way is easiest to plan.':
        "The same amount at regular times suits me. Then I needn't think about it.",
      'Bit by bit, and the last part once it works.':
        "As long as something's still owed, people answer the phone.",
    },
  },
  {
    asked: [
      'How important is the price in all this?',
      'How much does the price matter to you?',
      'How big a part does money play for you?',
      'How much weight does the cost have when you decide?',
      'How far does it come down to price?',
    ],
    says: {
      "It matters, but it isn't the only thing.":
        'For something that saves us grief every day, I can live with paying a bit more.',
      'It comes right after whether the thing works.':
        'A thing that fails on me is too dear even as a present. After that I do the sums.',
      'Enough that I always ask, and always compare.':
        "I lay the offers next to each other and look for what's been left out of the cheap one.",
      'Quite a bit. But cheap and bad is still bad.':
        'You pay the rest later, in repairs and in bad temper.',
    },
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
    says: {
      "It never hurts. It isn't everything, though.":
        "I'm pleased for an afternoon. What I live with afterwards is the thing itself.",
      "It'd be easier to explain, that's all.":
        'When I present it, everybody looks at the price first. A lower one calms them down.',
      "A little. It doesn't settle it.":
        "Whether we'd really use it is the bigger question, and that's the same at any price.",
      "Cheaper doesn't mean that it fits better.":
        "A shoe that pinches doesn't pinch less because it was on sale.",
    },
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
    says: {
      'That they pick up when something goes wrong.':
        'A real person who knows who I am, and not a recorded voice and a queue.',
      "Whether they've done it for somebody like me.":
        "Then they know where it gets tricky, and I needn't teach them my trade.",
      'Whether it holds up, and then the price.':
        "I want to forget that I've got it. What needs fixing all the time can't be cheap.",
      'That they do what they said, when they said.':
        "If they promise the morning, it's the morning. We plan our own work around it.",
    },
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
    says: {
      'Up to a point, yes.': 'As long as it stays small and nobody has to change how they work.',
      'The small things, yes. The bigger ones get talked over.':
        "When it touches other people's work, they should have a word before I sign.",
      'More or less. I like to have people behind me.':
        "If it goes wrong, I don't want to hear that they could have told me.",
      "Largely. I wouldn't go over anybody's head, though.":
        'Whoever would have to live with it should hear about it from me first.',
    },
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
    says: {
      'What it costs, and what comes back.':
        'Hours saved, fewer mistakes, less waste. They want to see it add up.',
      "Whether it can't wait a while longer.":
        "It's held together until now, they'll say. I'd have to show what waiting costs us.",
      'Who does the extra work.':
        'Somebody has to set it up and show the others, next to the ordinary job.',
      'Whether we really need it.':
        "Plenty gets bought with great enthusiasm and then left in a corner. They'll think of that.",
    },
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
    says: {
      "There's always somebody, and they're often right.":
        "They see the snag that I've overlooked. I'd rather hear them before than after.",
      'Whoever has to change the most.':
        "You can do a thing in your sleep, and suddenly you're a beginner again. Nobody likes that.",
      "The ones who've been here longest, probably.":
        "They've seen new ideas come and go, and they've cleaned up after some of them.",
      'Whoever looks after the money, at first.':
        'To them a no costs nothing. It takes some figures to turn that round.',
    },
  },
  {
    asked: [
      'Who would actually use it?',
      'Who would be working with it day to day?',
      'Who are the people that would have it in their hands every day?',
      'Who in your team would it be for?',
      'Who would have the most to do with it, if you had it?',
    ],
    says: {
      'The ones who do the work now.':
        "They know every knack and every shortcut, so they'd spot a weak point in no time.",
      'More or less everybody, sooner or later.':
        'Some every day, some only when they fill in. It has to be clear to both.',
      "Whoever's on that day, really.":
        "We swap around, so it mustn't need somebody who knows all the tricks.",
      'Me a little, the others a good deal more.':
        "I'd glance at it to see how things stand. They'd have it in their hands all day.",
    },
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
    says: {
      "They'd grumble for a while, then get used to it.":
        'At first the old way was better. A while later nobody wants to go back to it.',
      'Some would be glad, some would pull a face.':
        'The curious ones would try it straight off. The others would wait to see them stumble.',
      'Well enough, until the first thing goes wrong.':
        "Then you'll hear that it never happened with the old one, though of course it did.",
      'Better, if somebody asks them beforehand.':
        'People will carry a lot if they had a hand in choosing it.',
    },
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
    says: {
      'In passing, no more than that.':
        "Between other things, just to see if anybody's face lit up.",
      'A word here and there.':
        "I drop a hint and listen to what comes back. In a meeting they'd be more polite.",
      'Not in so many words yet.':
        "They know that I'm not happy with how it goes. That I'm looking, they may guess.",
      'One or two of them know, yes.':
        "The ones who can keep it to themselves, and who'd tell me if it was nonsense.",
    },
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
    says: {
      "The way it's always been done, more or less.":
        'You learn it by watching somebody, and then you show it to the next.',
      'Bit by bit, and with a lot of asking around.':
        'Each of us knows a piece of it, so you go from one to the next.',
      'It works, as long as everybody does their part.':
        'Let a single person forget to pass something on, and the rest find out too late.',
      'A bit of routine and a bit of patching up.':
        'The normal cases run by themselves. For the odd ones, somebody makes something up on the spot.',
    },
  },
  {
    asked: [
      'Why do you do it that way?',
      'Why has it been done like that so far?',
      "What's the reason it's done like this?",
      'Why is it set up like that?',
      'How come you do it like that and not differently?',
    ],
    says: {
      'It grew like that.':
        'Each time something was missing, a little was added. Nobody ever planned the whole.',
      'Nobody has had the time to change it.':
        "You'd have to stop and think it through, and the day's work won't wait for that.",
      'It was good enough when it started.':
        "With less to do, you could keep most of it in your head. It doesn't fit in there now.",
      'Because it works, on most days.':
        'Until something unusual turns up, nobody even thinks about it.',
    },
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
    says: {
      'Whoever has a hand free, most of the time.':
        'You see that it needs doing and you do it. On a full day it gets left.',
      'One of us, on top of everything else.':
        "It gets squeezed in before the real work, or after it, when the energy's gone.",
      "There's one who knows it best. The rest help.":
        'The easy part anybody can manage. For anything odd we go and ask.',
      'Somebody reliable, with too much else to do.':
        "The good ones get handed everything, and they don't say no.",
    },
  },
  {
    asked: [
      'How much time does that take you?',
      'How many hours a week go into it?',
      'How much of your week does it eat up?',
      'How much working time does it cost, all told?',
      'How much of your day goes on that, if you are honest?',
    ],
    says: {
      'More than it should.':
        'It ought to run on the side, and it behaves as if it were the main thing.',
      'Too much, in a bad week.':
        "Then it pushes out what I'd actually planned, and I carry that home in my head.",
      'A little every day, and it adds up.':
        "A few minutes here, a call there, a look at whether it's done. Nobody counts those.",
      "More than I'd like to count.":
        "If I wrote it all down, I'd have to do something about it at once.",
    },
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
    says: {
      'What can wait, waits until the morning.':
        'Half asleep you only make it worse. In daylight it often looks smaller.',
      "If it's serious, somebody's phone rings.":
        'Whoever it is gets up, has a look, and is tired all the next day.',
      'Not much happens then, luckily.':
        "Most trouble starts while people are at it. When they're asleep, there's less to go wrong.",
      'We hope that it stays quiet.':
        "I know that it isn't much of a plan, and I sleep a bit lighter for it.",
    },
  },
  {
    asked: [
      'What happens at weekends?',
      'And at weekends?',
      'What about Sundays and holidays?',
      "What's the arrangement for Saturdays and Sundays?",
      'What do you do about cover on the weekend?',
    ],
    says: {
      'We keep it to the bare minimum.':
        'Only what would come to harm gets looked after. Everything else has a rest.',
      'Somebody looks in, if need be.':
        "A quick round to see that all's well, and then back home to lunch.",
      'Fewer people, and more patience.':
        'Things take longer, and whoever wants something has to bear with us.',
      'We take turns, and nobody is keen.':
        "There's always a birthday or fine weather just when it's your go.",
    },
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
    says: {
      'Somebody steps in, and their own work waits.':
        'What they leave lying has to be made up later, usually in a rush.',
      'Then the others do a bit more.':
        'Shorter breaks and later evenings. It goes well for a few days, not for long.',
      'We shuffle things about until it fits.':
        'This moves to tomorrow, that goes to somebody else, and a free afternoon gets lost.',
      'Things slow down for a while.':
        'The urgent things get done, and for the rest we ask people to be patient.',
    },
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
    says: {
      'Small things that turned into a bigger one.':
        "A message doesn't get passed on, a check gets left out. Harmless, until they meet.",
      'Nothing dramatic. It cost time and nerves.':
        "You drop everything and run after it, and in the evening your own work's still there.",
      'A few things at once, as usual.':
        "Any single one we'd have managed. They like to come when we're short of hands.",
      'Something small, noticed too late.':
        'Early on it takes a moment to put right. Later it takes everybody.',
    },
  },
  {
    asked: [
      'Have you had bad experiences with suppliers?',
      'Have you been let down before?',
      'Have you ever bought something like this and regretted it?',
      'Have you been promised things that nobody kept?',
      'Have you been burnt by a company like ours?',
    ],
    says: {
      'Once or twice. It makes you careful.':
        "I read every line now, and I ask what happens when it doesn't work.",
      'Yes. Big words, and then silence.':
        "Before you sign, they ring all the time. Afterwards you're the one who rings.",
      "Who hasn't, at some point?":
        "You trust a friendly face, and once you've signed, the friendly face moves on.",
      'Nothing terrible, but enough to ask twice now.':
        "A promise can shrink a little once the bill's paid, so I like to hear it again.",
    },
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
    says: {
      'A few things. None of them lasted.':
        "Everybody keeps to it for a while. Then it gets busy, and it's forgotten.",
      'Mostly patching, to be honest.':
        "We stop the hole that hurts most, and soon there's another next to it.",
      'The obvious things first, like anybody.':
        'Talking to people, checking more often, keeping a list. It helps a little, not enough.',
      'More care and more hours, mainly.':
        'We stay longer and look at everything twice. It helps until people get tired.',
    },
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
    says: {
      'It was more work than it saved.':
        'You spend the morning feeding it, and gain a few minutes in the afternoon.',
      'It looked better on paper.':
        "There, nobody's ever ill, nobody's late and nothing gets lost.",
      'Nobody stuck with it.': 'As soon as nobody reminds them, people go back to what they know.',
      "It didn't fit the way we work.":
        "It wanted everything in a fixed order, and our days don't come in order.",
    },
  },
  {
    asked: [
      'How often does that happen?',
      'How frequently do you have that?',
      'How many times a month does it come up?',
      'How often in a normal week?',
      'How often do you have to deal with it?',
    ],
    says: {
      'Often enough to be annoying.': "I've just got going on something, and there it is again.",
      'More often than it used to.': 'The more there is to do, the more slips through.',
      'Too often to call it bad luck.':
        "When the same thing keeps going wrong in the same place, there's a cause.",
      'In waves. Quiet, and then all at once.':
        "I start to think that it's over, and then I don't get to sit down all day.",
    },
  },
  {
    asked: [
      'How long has that been going on?',
      'How long have you had this problem?',
      'How long has it been like that?',
      'Since when have you had that trouble?',
      'For how long has it bothered you?',
    ],
    says: {
      "Longer than I'd like to admit.":
        'I always meant to see to it when things calmed down. They never do.',
      'For a good while now.':
        "I've stopped getting angry about it, and I don't take that for a good sign.",
      'Long enough that people have got used to it.':
        'Newcomers ask why we do it that way, and the others just shrug.',
      'It crept in, some time back.':
        "At first it's an exception, then it's now and then, and suddenly it's normal.",
    },
  },
  {
    asked: [
      'Could you get out of the contract early?',
      'Can you cancel what you have now?',
      'Is there a way out before it runs out?',
      'Would you be able to leave your supplier at short notice?',
      'Can you end it any time, or are there penalties?',
    ],
    says: {
      'With proper notice, like any contract.':
        "You write in good time, you keep to the terms, and there's no bad blood.",
      "Not overnight. I'd do it properly.":
        "I'd talk to them first. In any trade you meet people again.",
      "For a good reason there's usually a way.":
        "Somebody who doesn't deliver what was agreed won't want to argue for long.",
      'Probably, with a few letters back and forth.':
        "They'd point to a clause, I'd point to another, and we'd meet in the middle.",
    },
  },
  {
    asked: [
      'How long have you been with your supplier?',
      'How long have you worked with them?',
      'How long have you been buying from them?',
      'How many years have you been their customer?',
      'How long have the two of you been doing business?',
    ],
    says: {
      'Long enough to know their moods.':
        "I can hear on the phone if it's a good day to ask for a favour.",
      'Long enough to be on first names.':
        'It makes it easier to ask for things, and harder to complain.',
      'A fair while. You get used to each other.':
        "They know what I'll grumble about, and I know what they'll forget.",
      "Some time. We've had our ups and downs.":
        "When it goes well, I hardly notice them. When it doesn't, I'm never off the phone.",
    },
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
    says: {
      'By and large, it does the job.':
        "It gets us through the day. I wouldn't praise it to a friend, though.",
      "Somewhere in the middle, I'd say.":
        "I wouldn't fight to keep it, and I don't lie awake over it either.",
      'On good days, well enough.':
        "Under pressure I see its limits. As long as it's calm, I forget them.",
      "Fairly. I've stopped expecting wonders.": "I know what it can't do, and I plan around that.",
    },
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
    says: {
      'That everybody knows how it goes.':
        "Nobody has to ask, and whoever's new can simply watch the others.",
      'That I know what I get.':
        "Even its weak spots are old friends. With something new I'd have to find them first.",
      'The routine. It counts for something.':
        'The hands do it by themselves, and the head is free for other things.',
      'That there are few surprises.':
        'I can plan my day in the morning, and mostly the plan still holds at noon.',
    },
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
    says: {
      'Nothing special. The usual sort.':
        "You'd find something like it in most places that do what we do.",
      'Something simple. It was never meant for ever.':
        'A stopgap, really, and stopgaps have a way of staying.',
      'A mix of things that grew over time.':
        'Some of it fits together. The rest needs somebody to bridge the gaps.',
      'What was on offer at the time.':
        'When you need something, you take what can be had, and then you stay with it.',
    },
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
    says: {
      "Yes, if it's somebody I can ring myself.":
        "On the phone you hear the pause before the answer. In writing, everybody's delighted.",
      "It'd help. Somebody of about our size.":
        'Somebody much bigger or smaller has different troubles from mine.',
      'Somebody in the same line of work, yes.':
        "They'd know what a bad day looks like for us. I wouldn't have to explain a thing.",
      'Sure, and not only the happy ones.':
        "From somebody who had trouble, I'd hear how you behave when it gets uncomfortable.",
    },
  },
  {
    asked: [
      'What should I show you first?',
      'What would you like to look at in a demo?',
      'What would be worth showing to you?',
      'Which part of it should I demonstrate?',
      'What do you have to see with your own eyes before you believe it?',
    ],
    says: {
      'The dull everyday part, not the showpiece.':
        'What you do over and over, with somebody interrupting you. It has to be easy there.',
      'How it copes when something goes wrong.':
        'Somebody leaves out a step, or does it the wrong way round. I want to see it then.',
      'An ordinary day with it, start to finish.':
        'From the first thing in the morning to tidying up, with all the little steps between.',
      'The bit that people struggle with.':
        "Everything new has one. If you show it to me yourself, I'll trust you more.",
    },
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
    says: {
      'Only if I can hand it back without a fuss.':
        'A simple no should do, without calls asking me to think again.',
      "If there's the time to do it properly.":
        'Tried out on the side, anything looks bad. Somebody has to really work with it.',
      "It's better than taking your word for it.":
        'Nothing against you. I just believe my own hands more than a good talk.',
      'Depends on what it ties me to.':
        "If it turns into a contract when I forget to say no, I'd rather leave it.",
    },
  },
  {
    asked: [
      'What kind of guarantee would you want?',
      'What would you expect by way of warranty?',
      'What sort of assurance do you need from us?',
      'What guarantee should we give you?',
      'What guarantee would take the risk away for you?',
    ],
    says: {
      "That somebody comes when there's trouble.":
        "Soon, and knowing what to do. A kind voice alone doesn't get us going again.",
      'One without small print.':
        'If it covers everything except what usually breaks, I can do without it.',
      'Something in writing, in plain words.':
        'Whoever reads it later should understand it without the two of us there to explain.',
      "That I'm not left alone with it afterwards.":
        "The questions only come once you work with it, and by then the seller's usually gone.",
    },
  },
  {
    asked: [
      'How much training would your people need?',
      'How much help would they want at the start?',
      'How much of an introduction does your team need with something new?',
      'How much would we have to show them?',
      'How much instruction would you want from us?',
    ],
    says: {
      'As little as possible, as much as it takes.':
        'Every hour of it is missing elsewhere, but half understood is worse.',
      "Some at first, and then they'd manage.":
        "Once they've had it in their own hands for a bit, they teach each other.",
      'A proper start, and somebody to ask later.':
        "On the first day everybody nods. The real questions come when they're alone with it.",
      "Less, if it's as simple as you say.":
        "Let somebody try it without a word of help. Then we'll see what they need.",
    },
  },
  {
    asked: [
      'How did you hear about us?',
      'How did you come across us?',
      'Where did you see our name?',
      'Where do you know us from?',
      'How did you find us, if I may ask?',
    ],
    says: {
      'Your name came up somewhere.':
        'I talk about a problem with people, and somebody always knows somebody.',
      'Somebody mentioned you in passing.':
        "It wasn't praise and it wasn't a warning, just enough for me to remember it.",
      'The usual way. People talk.':
        'While they wait for something, or over lunch. A name gets about quickly that way.',
      'Here and there. Names go round.':
        "When I've heard one from different people, I start to listen.",
    },
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
    says: {
      'If nobody talks about the problem any more.':
        "Good things go quiet. It's the bad ones that come up at every coffee break.",
      'By how often somebody comes to me with it.':
        "Whatever doesn't work ends up with me sooner or later. Silence would be a good sign.",
      'If the people who use it stop moaning.':
        "They'd never praise it out loud. If they just get on with it, they like it.",
      'When I can stop looking over my shoulder.':
        'Going home without checking everything once more would be enough for me.',
    },
  },
  {
    asked: [
      'When will you decide?',
      'When will you make up your mind?',
      'By when do you want to have a decision?',
      'When can I expect an answer from you?',
      'When do you think you will have made your choice?',
    ],
    says: {
      "Not today, but I won't drag it out.":
        "I don't like to be kept waiting myself, so you'll get a clear yes or no.",
      "When I've slept on it and asked around.":
        'In the morning the shine is off, and then I see whether I still want it.',
      'When the figures are on the table.':
        "What it costs at the start, what it costs to keep, and what we'd save.",
      "Once I've gone through it in peace.":
        'At the end of the day, with nobody standing next to me and the phone off.',
    },
  },
  {
    asked: [
      'How urgent is this for you?',
      'How pressing is it?',
      'How badly do you need it sorted out?',
      'How much of a priority is it right now?',
      'How much pressure is there to do something?',
    ],
    says: {
      "Enough that I'm still listening.":
        "If it didn't bother me at all, I'd have said a polite goodbye by now.",
      'More on bad days, less on good ones.':
        "While it all runs smoothly, I forget about it. When it doesn't, I'd sign almost anything.",
      "It won't run away. It won't go away either.":
        "Nothing burns down if we wait. It'll just keep nibbling at our time.",
      'A bit more with every week.':
        'Patience wears thin, mine too, and the same trouble starts to weigh more.',
    },
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
    says: {
      'Much the same, in different wrapping.':
        "If I covered up the names, I couldn't tell you whose offer was whose.",
      'Nothing that knocked me over.':
        "Sensible things, all of it. I just didn't feel like ringing anybody straight away.",
      'Some of it good, some of it hot air.':
        'The good part is what they can show me. The rest is words like unique and leading.',
      'A lot of nice words, so far.':
        "Partnership, solutions, peace of mind. I'd like to hear for once what it does.",
    },
  },
  {
    asked: [
      'Have you told your supplier about it?',
      'Have you complained to them?',
      'Have you raised that with the people you buy from?',
      'Did you let them know that you are unhappy?',
      'Did you speak to your current provider about the problem?',
    ],
    says: {
      'More than once, and politely.':
        "You stay friendly when you still need people, and then they don't take it too seriously.",
      'Yes, and it got better for a while.':
        'Right after a complaint everybody makes an effort. Then it slips back into the old rut.',
      "It's been said. Little came of it.":
        "They were sorry, they made a note, and I've seen nothing of it since.",
      "They've heard it from us, yes.":
        "It's only fair to tell people before you go looking elsewhere.",
    },
  },
  {
    asked: [
      'What does it cost you when that happens?',
      'How much do you lose when it goes wrong?',
      'What does a failure like that cost?',
      'What do you lose on a bad day like that?',
      'What does every incident cost you, roughly?',
    ],
    says: {
      'More in nerves than in money.':
        'People get short with each other, and the mood takes longer to mend than the damage.',
      'Time first, and then money.':
        'First they stand and wait, then they stay late, and those hours have to be paid.',
      "It isn't ruin, but it's never nothing.":
        "Some work gets done twice, something's wasted, and somebody has to apologise for it.",
      'Nobody adds it up, but it hurts.':
        'It hides in all the corners, some overtime here, a bit of ill feeling there.',
    },
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
    says: {
      'Some. Not as tidy as you might like.':
        'Everybody notes it down a little differently, and on busy days nobody does.',
      'In a rough way. Enough to see a pattern.':
        "It piles up when we're rushed or short of people, and hardly ever otherwise.",
      "There are notes. You'd need patience.":
        "They're in different hands and places, and some only make sense to whoever wrote them.",
      'The important part, yes.':
        "What costs us money gets written down. What only costs nerves doesn't.",
    },
  },
]
