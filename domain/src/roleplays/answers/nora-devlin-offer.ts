import type { WrittenAnswer } from '../../graph/plan.ts'

/** What might be bought or tried, and on what conditions. */
export const noraOfTheOffer: WrittenAnswer[] = [
  {
    tells: 'goal-1',
    asked: [
      'What would have to be different this time?',
      'What would make you say yes?',
      'What would it take?',
      'What do you need to see from us?',
      'What would a good solution look like?',
      'What would you wish for?',
      'What would be different if you tried again?',
      'What would you need to see before you trust a new tool?',
      'What are you looking for in a new system?',
      'What do you want from a planner?',
      'What would you need to hear from us?',
      'What would convince you?',
      'What would a second attempt have to do better?',
      'What would have to be better the second time?',
      "What's the first thing I should prove?",
      'What should I prove first?',
      'What proof do you want?',
      "How can I show you that it's different?",
      'What would you test first?',
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
      'What if we only ran it in the background for a month?',
      'Could we run it in the background?',
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
      'Would you look at it with your own docks?',
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
    ],
    says: [
      'They all have a number for me. Of what, and how?',
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
      'How much would it be worth to you?',
      'What price would be acceptable?',
      'What budget would Colm give you for something new?',
      'How much money would Colm let you have for it?',
      'What kind of budget could you get out of Colm?',
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
      'Has anybody offered you something already?',
      'Who else have you spoken to?',
      'Am I the first to call?',
    ],
    says: [
      'Two others rang. One talked for twenty minutes and never asked me a thing.',
      "Nobody serious. You're the first I've given ten minutes.",
    ],
  },
  {
    asked: [
      'What happens if nothing changes?',
      'What happens to the business if Gerry walks out and nothing has changed?',
      "What's the worst case for you?",
      'What happens if you wait?',
      'What if you find nobody?',
      'What does it mean for you if it goes wrong?',
      'What if you do nothing?',
      'What happens if you leave things as they are?',
      'Where will you be in a year if this goes on?',
      'What would happen without a solution?',
      'What is at stake for you?',
      'What would happen if you just did nothing until April?',
      'What if you just wait and see until the spring?',
      'Suppose you did nothing before April, what then?',
    ],
    says: [
      "Then I'm in at four myself come May, guessing.",
      'More late drops, and I get to explain it. To customers, then to Colm.',
      "We'd manage for a week. After that the phone wouldn't stop.",
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
      'Would it help to talk to another wholesaler who uses it?',
      'Would you like a reference?',
      'Shall I put you in touch with one of our customers?',
      'Do you want to hear what others say about it?',
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
      'What system do your orders come in on?',
      'Which system are the orders in?',
      'Where are the orders kept, in what system?',
      'What software do your orders go into?',
    ],
    says: [
      'A stock system from before the flood, and spreadsheets. IT is a man on Tuesdays.',
      "Orders sit in the stock system. It can print a list, that's about it.",
      'If it takes a spreadsheet, it works here. Anything more, ask the IT man. Tuesdays.',
    ],
  },
  {
    asked: [
      'How long would the trial have to be?',
      'How long should we test it?',
      'How many vans could we start with?',
      'Which depot would be best for it?',
      'Where would we start?',
    ],
    says: [
      'Ballymena, five vans, four weeks. From the second week of January.',
      'Four weeks with five vans, in Ballymena. Less proves nothing.',
      "Five vans, in Ballymena. That's small enough to be wrong in.",
    ],
  },
  {
    asked: [
      'What would the drivers have to do?',
      'Would the drivers need training?',
      'How much effort may it be for the drivers?',
      'How much could we ask of the drivers?',
    ],
    says: [
      "You tell me. If it's more than a day, they'll not do it.",
      'Nothing they notice, best of all. They have no hour to spare.',
      "As little as you can make it. They're paid to drive.",
    ],
  },
  {
    asked: [
      "What's in it for you?",
      'What would it change for you personally?',
      'What would you do with the time?',
      'How would your own day be better?',
    ],
    says: [
      "I'd sleep past five. And I'd be right, for once, in front of Colm.",
      'One Christmas without a rota in my bed.',
      "I'd have a summer. You don't know what that is in this trade.",
    ],
  },
  {
    asked: [
      'What did the others offer you?',
      'What did the other providers say?',
      'What did the other two sellers tell you?',
    ],
    says: [
      'A big number, both of them. Neither knew what a dock was.',
      'A free month, and a ring binder.',
    ],
  },
  {
    asked: [
      'How long a contract would you sign?',
      'Would you sign for a year?',
      'What contract period would suit you?',
      'How long would you commit yourself?',
      'Would you want to be able to cancel?',
    ],
    says: [
      "Month by month. I've been in a long one.",
      'As short as you have. The last one was two years, and I used five months.',
    ],
  },
  {
    asked: [
      'Do you think the software could know a dock?',
      'Could software learn what Gerry knows?',
      'Is that something a computer can learn?',
      'Do you believe that it can work?',
    ],
    says: [
      'If somebody tells it. The last one, nobody did.',
      "Parts of it. The dog in Kilkeel it'll never learn.",
    ],
  },
  {
    asked: [
      'What would the drivers gain?',
      "What's in it for the drivers?",
      'How would the drivers benefit?',
    ],
    says: [
      "Home by three. That's all they want to hear.",
      "If they're home at three, they'll love you. If not, they'll ring me.",
    ],
  },
]
