import type { WrittenAnswer } from '../../graph/plan.ts'

/** What might be bought, tried or agreed, and who calls whom. */
export const noraOfTheOffer: WrittenAnswer[] = [
  {
    tells: 'goal-1',
    asked: [
      'What would have to be different this time?',
      'What would be different if you tried again?',
      'What would you need to see before you trust a new tool?',
      'What are you looking for in a new system?',
      'What do you want from a planner?',
      'What would you need to hear from us?',
      'What would convince you?',
      'What do you expect from me?',
      'What is important to you in a solution?',
    ],
  },
  {
    tells: 'goal-2',
    asked: [
      'What about the drivers before Christmas?',
      'What must we avoid at any price?',
      'What should we keep away from?',
      'Could the drivers try it before Christmas?',
      'What are your conditions?',
    ],
  },
  {
    tells: 'situation-4',
    asked: [
      'When could you start something new?',
      'Could we start next week?',
      'When would a trial be possible?',
      'Can we begin in December?',
      'Is there a time when you could try it?',
      'Would you start before January?',
      'Why not before January?',
    ],
  },
  {
    asked: [
      'How would you tell that it was different this time?',
      'How would you know that it works?',
      'What would success look like?',
      'How would you measure it?',
      'What would be a good outcome for you?',
      'What would have to happen in the first month?',
      'When would you call it a success?',
    ],
    says: [
      "The drivers are still using it after a month. That's the first thing.",
      'Fewer late drops, and nobody ringing Gerry at seven.',
      'If the sheet in the cab is right four weeks running, I believe it.',
    ],
    more: ["The last planner didn't make two weeks. So four would be something."],
  },
  {
    asked: [
      'What would you think of a trial at one depot from January?',
      'What about a test with five vans?',
      'Would you consider a small pilot in January?',
      'Would a trial with a few vans be an option?',
      'How would you feel about trying it with one depot?',
      'What if we started small, with a handful of vans?',
      'Would a pilot make sense to you?',
      'What would you think of that?',
    ],
    says: [
      'January, a few vans, one depot. That I could look at. Who tells the drivers?',
      'Small, and after Christmas. I could live with that, if Gerry can stop it.',
      "Five vans in January I could defend. Forty-six I couldn't.",
    ],
    more: ["Ballymena, I'd say. If it goes wrong there, it's twelve vans and not forty-six."],
  },
  {
    asked: [
      'What if the software plans beside Gerry, and he compares?',
      'Would it help if it ran alongside Gerry?',
      'Could it run in parallel with his spreadsheet?',
      'What if it learns from Gerry first?',
      'Could Gerry teach the software?',
      'What if Gerry checks the routes before the drivers see them?',
    ],
    says: [
      "Beside Gerry, not over him. That's the first sensible thing anybody's said.",
      'If Gerry looks at it before a driver does, then maybe.',
      "He'd find every mistake in it by Tuesday. Which is the point, I suppose.",
    ],
    more: ['The last crowd never spoke to Gerry. Not once.'],
  },
  {
    asked: [
      'Should we write down what Gerry knows first?',
      'Would it help if somebody sat with Gerry and recorded the docks and lanes?',
      'Shall I sit down with Gerry for a morning?',
      "What if we put Gerry's knowledge into the system?",
      'Could somebody of ours shadow Gerry?',
      'Would you let me ride along with a driver?',
      'Could I visit the yard and watch the planning?',
    ],
    says: [
      "You'd have to be here at four. If you are, Gerry'll talk to you.",
      "In January, yes. Bring a flask, it's cold in that office.",
      'That would be worth something, whatever I buy or not.',
    ],
  },
  {
    asked: [
      'Would you like to see a demo?',
      'Could I show you a demo?',
      'What about a demonstration?',
      'Do you want to see how it works?',
      'May I show you the software?',
      'Are you interested in seeing it?',
    ],
    says: [
      'Not a canned one. Show me with my own docks, or not at all.',
      "The last lot had a lovely demo. I'd want to see it with my streets.",
      'With our routes in it, yes. In the New Year.',
    ],
  },
  {
    asked: [
      'Are you interested?',
      'Do you want it?',
      'Do you want to buy it or not?',
      'Would that interest you?',
      'Is that something you would buy?',
      'Does that sound interesting?',
      'Would you be interested in our product?',
      'What do you think of our software so far?',
    ],
    says: [
      "I'm still on the phone, amn't I?",
      "I've a problem, so I'm listening. That's as far as it goes.",
      "Ask me when you've told me how it knows a dock.",
    ],
  },
  {
    asked: [
      'Would saving twenty percent interest you?',
      'What if we could cut your late drops by half?',
      'Would it be worth something if you saved overtime?',
      'Would fewer late deliveries help you?',
      'Would you look at it if we saved you money?',
      'How much would it be worth to you?',
    ],
    says: [
      'They all say twenty per cent. Of what, and how?',
      'It would help, of course it would. I want to know how before I know how much.',
      "A number's easy said. Show me where it comes from.",
    ],
  },
  {
    asked: [
      'What is your budget?',
      'How much could you spend?',
      'What could it cost?',
      'What would it have to cost?',
      'What may it cost at most?',
      'Is there money for something new?',
      'What would you be willing to pay?',
      'What price would be acceptable?',
    ],
    says: [
      "There's no pot with a label on it. If it pays back in a year, Colm finds it.",
      "Less than the last one, or it's a short talk.",
      'What it saves me in twelve months, that it may cost. Not a penny more.',
    ],
  },
  {
    asked: [
      'Are you talking to other providers?',
      'Have you looked at competitors?',
      'Who else are you considering?',
      'Has anybody else called you about this?',
      'What alternatives do you have?',
      'Have you thought about other options?',
      'What else have you tried?',
    ],
    says: [
      'Two others rang. One talked for twenty minutes and never asked me a thing.',
      "Nobody serious. You're the first I've given ten minutes.",
      "I've advertised for a dispatcher, and I've rung a man in Cork. That's all so far.",
    ],
  },
  {
    asked: [
      'What happens if nothing changes?',
      'What if you do nothing?',
      'What happens if you leave things as they are?',
      'Where will you be in a year if this goes on?',
      'What would happen without a solution?',
      'What is at stake for you?',
    ],
    says: [
      "Then I'm in at four myself come May, guessing.",
      'More late drops, and I get to explain it. To customers, then to Colm.',
      "We'd manage for a week. After that the phone wouldn't stop.",
    ],
  },
  {
    asked: [
      'Can you decide that yourself?',
      'Is it your decision?',
      'Do you have the authority to sign?',
      'Could you say yes to a trial on your own?',
    ],
    says: [
      'A trial in the yard is mine. Anything with an invoice goes to Colm.',
      'What happens with the vans, yes. What it costs, no.',
      'I can say no on my own. For a yes I need Colm.',
    ],
  },
  {
    asked: [
      'How long does it take you to decide on something like this?',
      'When will you make a decision?',
      'By when do you need a solution?',
      'What is your timeline?',
      'How urgent is it?',
      'When does it have to be running?',
    ],
    says: [
      "It'd want to be standing by Easter, while Gerry's still here to laugh at it.",
      'Look at it in January, decide in February. Later is too late.',
      "Not this side of Christmas, and not after Easter. That's your window.",
    ],
  },
  {
    asked: [
      'What worries you about it?',
      'What speaks against it?',
      'What would stop you?',
      'Do you have any concerns?',
      'What are your doubts?',
      'What is holding you back?',
    ],
    says: [
      "That I stand up in front of Colm a second time, and it's gone by summer.",
      "The drivers. If they laugh at it once, it's over.",
      'That it knows streets and no docks. Like the last one.',
    ],
  },
  {
    asked: [
      'Could I email you a brochure?',
      'Shall I send you some information?',
      'Can I send you something in writing?',
      'Would you like a brochure?',
      'May I send you an email?',
    ],
    says: [
      'One page. A brochure goes in the bin with the turkeys.',
      "Send it, if it's one page and there's a number on it.",
      "You can. I'll not read more than a page of it before New Year.",
    ],
  },
  {
    asked: [
      'What is your email address?',
      'What is the best number to call?',
      'Where shall I send it?',
      'What is the best way to reach you?',
      'How do I get hold of you?',
    ],
    says: [
      'Nora at Brackwater dot com, with a K. Or this phone.',
      "This number. If I'm on the yard, let it ring.",
      'Ring me here. Email I read at night, if at all.',
    ],
  },
  {
    asked: [
      'When is a good time to call you?',
      'When can I reach you best?',
      'What time suits you?',
      'Which day would be good for you?',
      'What day?',
      'Which day?',
      'Can I call you in January?',
      'May I ring you in the New Year?',
      'At what time?',
      'When shall we talk again?',
      'When would you have time for a longer call?',
      'When are you free?',
    ],
    says: [
      "After ten in the morning. Before that I'm no use to you.",
      'Second week of January. Mornings, after ten.',
      "Any weekday, half ten. By then the vans are out and I've eaten.",
    ],
  },
  {
    asked: [
      'Could we have half an hour with Colm?',
      'Would you bring Colm into the next call?',
      'Can I talk to Colm directly?',
      'Should Colm join us?',
      'Would you introduce me to Colm?',
    ],
    says: [
      'Not before I believe it myself. Give me the page first.',
      "You, me and Colm, once there's a number. Not for a pitch.",
      "I'd want to see the page before Colm does.",
    ],
  },
  {
    asked: [
      'Would it help to talk to another wholesaler who uses it?',
      'Would you like a reference?',
      'Shall I put you in touch with one of our customers?',
      'Do you want to hear what others say about it?',
      'Do you know anybody who uses our software?',
    ],
    says: [
      'Somebody with chilled vans and bad docks, yes. Not a parcel firm.',
      "A dispatcher I'd talk to. Not somebody's marketing.",
      'If they have a Gerry, give me their number.',
    ],
  },
  {
    asked: [
      'What would it need to know about your docks?',
      'What does Gerry know that a map does not?',
      "What's in his head that is so special?",
      'What is so special about what Gerry knows?',
      'What would the software have to learn?',
      'What do you mean with docks and lanes?',
      'Can you give me an example of what Gerry knows?',
      'Which docks are the problem?',
      'What is it about the docks?',
    ],
    says: [
      'Portadown shuts at eleven. And at the school you go in before the bell, or not at all.',
      "There's a lane in Rostrevor where you reverse out for half a mile. Gerry knows. Your map doesn't.",
      'Who lets you in early, who has a dog, where a lorry sticks. That kind of thing.',
    ],
  },
  {
    asked: [
      'What do you know about Farlane?',
      'Have you heard of us?',
      'Do you know our company?',
      'Do you know what we do?',
    ],
    says: [
      'Route planning. That was in the email. The rest you can tell me.',
      'Never heard of you, no offence.',
      "The name, and that you're not from Leeds. Good start.",
    ],
  },
  {
    asked: [
      'Is there anything else I should know?',
      'Is there anything you want to add?',
      'Anything else on your mind?',
      'Have I forgotten something?',
      'What should I have asked?',
      'Do you have any questions for me?',
    ],
    says: [
      "You could tell me how it'd know a dock. That's my question.",
      'Just one. What do the drivers have to do?',
      'Only that the last man asked me that, too, and then sent a brochure.',
    ],
  },
  {
    asked: [
      'What should the next step be?',
      'How do you want to go on from here?',
      'What do you suggest we do next?',
      'Where do we go from here?',
      'How shall we leave it?',
    ],
    says: [
      'You send one page. I read it, and you ring in January.',
      "Write down what you'd do here, on a page. Then we talk in the New Year.",
      'Nothing before Christmas. A call in January, with something in writing before it.',
    ],
  },
  {
    asked: [
      'How do you feel about software in general?',
      'What do you think of AI?',
      'Do you trust AI?',
      'Are you afraid of computers?',
      'Would you let a computer plan your routes?',
    ],
    says: [
      "I've nothing against it. I've something against being shown up by it.",
      'If it knows when Portadown shuts, it can call itself what it likes.',
      'AI, cloud, an app. Tell me what it does at four in the morning.',
    ],
  },
  {
    asked: [
      'What computers do you have?',
      'Which computer systems are there?',
      'Does it have to connect to your order system?',
      'Do you have somebody for IT?',
    ],
    says: [
      'A stock system from before the flood, and spreadsheets. IT is a man on Tuesdays.',
      "Orders sit in the stock system. It can print a list, that's about it.",
      'If it takes a spreadsheet, it works here. Anything more, ask the IT man. Tuesdays.',
    ],
  },
  {
    asked: [
      'Who else should I speak to?',
      'Is there somebody else I should talk to?',
      'Who should be in the next meeting?',
      'Who would use it every day?',
    ],
    says: [
      "Gerry, before anybody. Then Colm, when there's a number.",
      "Gerry. If he throws you out, we've saved Colm the trouble.",
      'Start with Gerry, at four. Colm comes last.',
    ],
  },
  {
    asked: [
      'Can you send me your data?',
      'Could I get a week of your routes?',
      'Would you share your delivery data with us?',
      "Could you give me last month's figures?",
    ],
    says: [
      "Not before I know what it's for. A week of drops, maybe, in January.",
      "One week, without the customers' names. And after Christmas.",
      "I'd have to ask Colm. A week of drops I could see.",
    ],
  },
  {
    asked: [
      'How did you hear of us?',
      'Where did you get our name?',
      'Did you read my email?',
      'Did you get my message?',
    ],
    says: [
      'Your email came on a bad morning. I said ten minutes, so here I am.',
      "I read the first line of your email. It was short, that's why.",
      "You wrote, I'd just lost Gerry. That's all it was.",
    ],
  },
]
