import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How the planner that failed came into the house, and what it cost beside its price. */
export const noraOfBuyingThePlanner: WrittenAnswer[] = [
  {
    asked: [
      'What made you choose that planner?',
      'Why did you want it at the time?',
      'What did you see in the old planner?',
      'What won you over when you bought it?',
      'Why did you argue for it?',
      'What was it that sold you on the last system?',
    ],
    says: [
      'The demo. Belfast on a big screen, with all my vans moving.',
      'A figure, eleven per cent fewer miles. I wanted to believe it.',
      'They showed me a Monday without phone calls. Who says no to that?',
    ],
    more: ['It was a Monday in Leeds, mind you. With docks that never shut.'],
  },
  {
    asked: [
      'Did you compare several systems back then?',
      'How many planners did you look at before you bought one?',
      'How did you come to pick that supplier?',
      'Were there others to choose from at the time?',
      'How did you go about selecting it?',
    ],
    says: [
      'Three of them. That one had the nicest map.',
      'I looked at three. I should have looked at one, with Gerry beside me.',
    ],
    more: ['The other two wanted to talk to Gerry first. That should have told me something.'],
  },
  {
    asked: [
      'Was there a monthly fee on top of the thirty-four thousand?',
      'Did the price include support?',
      'Were there running costs for the old planner?',
      'What did the thirty-four thousand cover?',
      'Did it cost anything extra?',
      'Is that a yearly figure or a one-off?',
    ],
    says: [
      'All in, two years of it paid up front. We used five months.',
      'That was everything, tablets and training as well. Once, not every year.',
    ],
  },
  {
    asked: [
      'What was that for each van?',
      'How much is that per vehicle?',
      'What did the old planner come to per van?',
      'If you divide it by your fleet, what did you pay a van?',
      'What did each van cost you with the last system?',
    ],
    says: [
      'Seven hundred and forty a van, if you divide it. Colm has.',
      'Seven hundred and some a van. For five months.',
    ],
  },
  {
    asked: [
      'Did you get your money back?',
      'Did they refund you anything?',
      'Could you claim any of the thirty-four thousand?',
      'Was any of that money returned?',
      'Did they give you something back when you stopped?',
      'Is the whole sum lost?',
    ],
    says: [
      'Not a penny. We still get a calendar.',
      "No. I'd signed for two years, and they'd a good lawyer.",
    ],
  },
  {
    asked: [
      'Do you still have a contract for the old planner?',
      'Is there a subscription still running?',
      'Are you free of the old supplier?',
      'When did the contract with them end?',
      'Are you locked in with anybody now?',
    ],
    says: [
      "No. It's run out, and nobody sent flowers.",
      "We're free. It was two years, paid, and they're over.",
    ],
  },
  {
    asked: [
      'How did the supplier react when it went wrong?',
      'What did the makers of it say to that?',
      'Did they try to fix it?',
      'Did the people from Leeds help you?',
      'What was their explanation for it?',
      'Did you complain to the supplier?',
    ],
    says: [
      'They said it was our data. Everything was our data.',
      "They sent a young man for a day. He'd never seen a loading dock.",
      "That we should've kept it better fed. Those were the words.",
    ],
    more: ['I asked him what a dock was. He said, an interface.'],
  },
  {
    asked: [
      'How was it introduced?',
      'Did they train the drivers?',
      'What training did the drivers get?',
      'How did you roll it out?',
      'How much time did people have to learn the old planner?',
      'Who showed them how to use it?',
    ],
    says: [
      'Two days in a hotel in Newry, and on the Monday it was in every van.',
      'All forty-six vans on one Monday. After two days of slides.',
    ],
    more: ["The sandwiches were good. That's what they remember of it."],
  },
  {
    asked: [
      'Were the drivers consulted about the old planner?',
      'Did the drivers have a say in it?',
      'Was Gerry involved in the choice?',
      'Did anyone talk to the people who drive, beforehand?',
      'Who was asked before you bought it?',
      'Did you involve the team?',
    ],
    says: [
      'No. Neither the drivers nor Gerry, and I should have known better.',
      "Nobody who'd have to live with it. I was in a hurry to be modern.",
    ],
    more: ["I'd been a driver, so I thought I knew what they'd say. I didn't."],
  },
  {
    asked: [
      "Couldn't you have entered the docks yourselves?",
      'Why did nobody put the closing times in?',
      'Was there no way of telling it about the docks?',
      'Could it not be taught the lanes?',
      "Wasn't it a question of feeding it the right data?",
      'Did you try to add what was missing?',
    ],
    says: [
      'There was a field for it, one for each customer. Docks have more moods than that.',
      'Bríd typed for three weeks. Then half of it had changed.',
      'Gerry would have had to say it all out loud first. Nobody asked him.',
    ],
    more: ["A dock shuts at eleven, unless it's Tuesday, or unless Brendan's on. Type that."],
  },
]
