import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people asked in talks, and nobody had written an answer to. */
export const askedInTalks: WrittenAnswer[] = [
  {
    asked: [
      'Do you get a lunch break at all?',
      'Do you ever sit down for lunch?',
      'When do you have your lunch?',
      'Where do you eat at midday?',
      'Is there time for lunch in your day?',
      'What do you do for lunch on the yard?',
    ],
    says: [
      'A break? A sandwich at the desk about one, with the phone in the other hand.',
      "At the desk, about one. If it's hot when I start, it's cold when I finish.",
      "One o'clock, on paper. In December it's a sandwich at the desk between two calls.",
    ],
  },
  {
    asked: [
      'What does Gerry hum?',
      'What is it that Gerry hums in the morning?',
      'Which tune does Gerry hum while he plans?',
      'What song is Gerry humming at four in the morning?',
      'Gerry hums? What does he hum?',
    ],
    says: [
      "Country, and always the same three. If he's humming, the day fits together.",
      "Old country songs, badly. When it goes quiet up there, I know we've a problem.",
    ],
  },
  {
    asked: [
      "What does Gerry's page and a half leave out?",
      'What is missing from what Gerry wrote down?',
      'What did Gerry forget to put on paper?',
      "What do Gerry's notes not tell you?",
      "What is not in those notes of Gerry's?",
      'Only a page and a half, what does that leave out?',
    ],
    says: [
      "The ifs. When Brendan's on, who takes it late, which door you try second.",
      "Everything he does without thinking. It says when a dock shuts, not what you do when you're late for it.",
    ],
  },
  {
    asked: [
      'Is there a canteen in the place?',
      'Do you have a canteen or do you bring your own?',
      'Do you bring your own food or is there a canteen?',
      'What is the canteen like?',
      'Where do your people eat?',
      'Can you get something hot to eat on the yard?',
    ],
    says: [
      "There's a canteen, yes. A kettle, a fryer, and you bring the rest yourself.",
      "We have one, if you're kind about it. I bring my own, and most of them eat in the cab.",
    ],
  },
  {
    asked: [
      'Did the drivers really clap when the planner went?',
      'The drivers clapped when it went? That says it all.',
      'So the drivers clapped when you told them it was over?',
      'You mean the drivers actually applauded the end of the planner?',
      'Was there really applause on the yard for the end of the planner?',
      'They clapped when you said the planner was gone?',
    ],
    says: [
      "They did, all of them. I'd have clapped too, if I hadn't bought it.",
      'Every one. I stood there and thought, fair enough.',
    ],
  },
  {
    asked: [
      'Do you wear thermals in the cold store?',
      'What do you wear against the cold?',
      'Do you wear thermals for that cold?',
      'How do you keep warm on the yard?',
      'How do you dress for three degrees?',
      'Do you need special clothes for the cold store?',
    ],
    says: [
      'Two pairs of socks and a fleece, all year round. You stop caring how you look.',
      "Thermals, from October to May. And a hat of Dessie's, don't tell him.",
    ],
  },
  {
    asked: [
      'When a customer is cross about a late drop, who picks up the phone to them?',
      'Who takes the call when a shop is angry about a late delivery?',
      'Who gets on your case when a drop is late, is it the driver or you that takes the call?',
      'Who has to listen to the angry customers?',
      'Who answers the phone when customers ring to complain?',
      'Does the customer shout at the driver or at you?',
    ],
    says: [
      "Bríd gets it first. If they ask for me by name, I know it's bad.",
      "Bríd, and after her it's me. The driver gets a look at the door.",
    ],
  },
  {
    asked: [
      "Fewer late drops by how many, give me a number you'd sign off on.",
      'How many fewer late drops would be enough for you?',
      'Which number of late drops would you sign off on?',
      'By how much would the late drops have to go down?',
      'What target would you set for the trial?',
      'What figure would make the trial a success for you?',
    ],
    says: [
      'Not on the phone. Fewer than now, four weeks running, and Bríd does the counting.',
      "I'd set that with Gerry. Whatever it is, it has to hold for four weeks, not for one good Tuesday.",
    ],
  },
  {
    asked: [
      'Was the eleven per cent true?',
      'Did you ever get the eleven per cent fewer miles?',
      'Did the eleven per cent turn out to be right?',
      'Was there anything in the eleven per cent they promised?',
      'Did the old planner really save miles?',
      'How much of the eleven per cent did you see?',
    ],
    says: [
      'On the screen, all of it. On the road nobody drove what it planned, so who knows.',
      "I never found out. You can't count miles on a route that nobody's driving.",
    ],
  },
  {
    asked: [
      'Who rings you most during the day?',
      'Which people ring you the most?',
      'Who is on the phone to you all day?',
      'Is it drivers or customers who ring you most?',
      'Who keeps your phone busy?',
      'Who are most of your phone calls from?',
    ],
    says: [
      "Drivers till nine, shops till noon. After that it's people with something to sell.",
      'The shops, asking where it is. Then the drivers, telling me why.',
    ],
  },
  {
    asked: [
      'Do you use WhatsApp with the drivers?',
      'Do you use WhatsApp with the drivers, or radios, or what?',
      'How do you talk to the drivers during the day?',
      'Do the vans have radios in them to reach you?',
      'How do you keep in touch with the drivers on the road?',
      'Is there a group chat with the drivers?',
      'How do you reach a driver when he is out?',
    ],
    says: [
      "By phone, plain and simple. There's a WhatsApp group, but that's for football and photos of ditches.",
      "We ring them. They've a WhatsApp among themselves, and I'm better off not in it.",
    ],
  },
  {
    asked: [
      'Do the drivers still ring Gerry from the road?',
      'Do the drivers ring Gerry when the satnav is wrong?',
      "Do they still ring Gerry from the road when the satnav's wrong?",
      'Does Gerry get calls from drivers who are lost?',
      'Is it Gerry the drivers ring when they are stuck?',
    ],
    says: [
      'All morning, yes. Gerry talks them out of a lane without looking at a map.',
      'Every time. He asks what they can see, and then he knows where they are.',
    ],
  },
  {
    asked: [
      'Should I send the page to you or straight to Colm?',
      'Who should I send it to, you or straight to Colm?',
      'Does the page go to you first or to Colm?',
      'Shall I copy Colm in when I send the page?',
      'Do I address the page to you or to Colm?',
      'Would you rather I sent it to Colm directly?',
    ],
    says: [
      'To me, please. Colm sees it when I believe it.',
      "Me first. If I can't stand over it, Colm needn't see it.",
    ],
  },
  {
    asked: [
      'Could your IT man give us the orders as a daily file?',
      'Would your IT people be able to give us that as a daily file?',
      'Could we get a file with the orders every day?',
      'Would Declan be able to set up an export for us?',
      'Can your stock system send us the orders automatically?',
      'Could somebody send us the order list each morning?',
    ],
    says: [
      "You'd have to ask Declan, on a Tuesday. It can print a list, so I'd say a spreadsheet's possible.",
      'A spreadsheet, maybe. If it has to be clever, Declan will want to sit down first.',
    ],
  },
  {
    asked: [
      'Could Gerry join that call?',
      'Could Gerry join us for the call in January?',
      'Would Gerry come on the next call with us?',
      'Can we have Gerry there when we talk in January?',
      'Would you bring Gerry along to the next call?',
      'Is there a chance of getting Gerry on the phone as well?',
    ],
    says: [
      "I'd ask him. After ten, when the vans are gone, and he'll want tea.",
      "He might, if it's about docks. I'd not promise it before I've asked him.",
    ],
  },
  {
    asked: [
      'Will you give Gerry my best?',
      'Give Gerry my best, will you?',
      'Would you say hello to Gerry from me?',
      'Tell Gerry I said hello, would you?',
      'Would you pass on my regards to Gerry?',
      'Can you wish Gerry well from me?',
    ],
    says: [
      "I will. He'll ask which docks you know.",
      "I'll tell him. He'll grunt, and that means he's pleased.",
    ],
  },
  {
    asked: [
      'Did you check references for the last planner?',
      'Did you speak to another customer before you bought the old planner?',
      'Did you ring anybody who had used that planner?',
      'Had the people from Leeds given you a reference?',
      'Did anyone vouch for the last system before you bought it?',
      'Did you ask other users before you signed for the planner?',
    ],
    says: [
      'One, and it was theirs to pick. A parcel firm, very happy, and not a dock between them.',
      'I rang the one they gave me. Parcels. I should have asked for somebody with cheese.',
    ],
  },
  {
    asked: [
      'Who else would have to agree, apart from you and Colm?',
      'Is there anybody besides you and Colm who has to say yes?',
      'Apart from you and Colm, who has to be on board?',
      'Besides Colm and yourself, who has a say in it?',
      'Who needs convincing other than you and Colm?',
      'Does anyone have to agree beyond you and Colm?',
    ],
    says: [
      "Gerry, in his way. I'd not do it against him, and the drivers listen to him.",
      "Nobody who signs. But without Gerry and Malachy it'd be in the glove box by Friday.",
    ],
  },
  {
    asked: [
      'Is Gerry in today?',
      'Is Gerry there with you at the moment?',
      'Where is Gerry right now?',
      'Is Gerry on the yard at the moment?',
      'Is Gerry around this morning?',
    ],
    says: [
      "He's in, yes. On the phone to a driver in a hedge, by the sound of it.",
      "Out on the yard, with his flask. I've borrowed his door to shut.",
    ],
  },
  {
    asked: [
      'Could I have a quick word with Gerry now?',
      'Can you put Gerry on the phone?',
      'Could you pass me over to Gerry for a minute?',
      'Is it possible to speak to Gerry today?',
      'May I talk to Gerry myself this morning?',
    ],
    says: [
      "Not today. He's talking the vans through their morning.",
      "Not in the middle of a morning. Tell me first why it's worth his time.",
    ],
  },
  {
    asked: [
      'What do your vans look like?',
      'What colour are your vans?',
      'Is your name on the side of the vans?',
      'Would I recognise a Brackwater van on the road?',
      'Do the vans have Brackwater written on them?',
    ],
    says: [
      "White, our name in blue, and the driver's on the door. He keeps that bit clean.",
      "White and blue, with Brackwater down the side. In December they're mostly grey.",
    ],
  },
  {
    asked: [
      'Who repairs the vans?',
      'Do you have your own mechanic?',
      'Is there a workshop on the yard?',
      'Who looks after the vans when they need a service?',
      'Where do the vans go to be repaired?',
      'Who fixes the fridges in the vans?',
    ],
    says: [
      'Nobody of ours. The leasing people do the vans, and the fridges are a man from Lurgan who never sleeps.',
      "No workshop here. The lease covers the vans, and for the fridges we've a man on call.",
    ],
  },
  {
    asked: [
      'Where do the vans fill up?',
      'Do you have your own pump on the yard?',
      'Where do the drivers get their diesel?',
      'Do the drivers fuel up on the road?',
      'Who fills the tanks of the vans?',
    ],
    says: [
      "At our own pump, by the gate. Whoever's last in at night fills up and curses.",
      'On the yard, each driver his own, of an evening. A van in a petrol queue at six is a late van.',
    ],
  },
  {
    asked: [
      'Do you deliver to private homes?',
      'Can people at home order from you?',
      'Could I order from Brackwater myself?',
      'Do you do home deliveries?',
      'Do private people get anything from you?',
    ],
    says: [
      "No, trade only. My mother gets a tray now and then, and that's me in the Skoda.",
      'Shops and kitchens, no houses. Six hundred doors are plenty.',
    ],
  },
  {
    asked: [
      'When do the vans go out again after Christmas?',
      'Do you deliver between Christmas and New Year?',
      'How long are you closed over Christmas?',
      'Is anybody working on Boxing Day?',
      'What happens on the yard between the holidays?',
    ],
    says: [
      "A couple of days off, and then they're out again. Hotels want milk, whatever day it is.",
      'A couple of days after, quietly. A few vans for the hotels, and everybody else sleeps.',
    ],
  },
  {
    asked: [
      'Is Christmas your only busy time?',
      'When else in the year is it busy?',
      'Are there other peaks apart from Christmas?',
      'Is Easter busy for you as well?',
      'How is the summer for you?',
      'What are your busy times beside December?',
    ],
    says: [
      "Easter's lively, and July on the coast. But nothing comes near December.",
      'The hotels wake up in summer, and Easter is lambs. Christmas is in a class of its own.',
    ],
  },
  {
    asked: [
      'Do you get inspected?',
      'Does somebody check the temperatures from outside?',
      'How often do the food inspectors come?',
      'Have you ever failed an inspection?',
      'Who checks that you keep to the hygiene rules?',
      'Do you have audits in the cold store?',
    ],
    says: [
      "A woman with a thermometer, and she never rings first. We've always passed.",
      "The council, whenever they like. We've passed every time, and I still hold my breath.",
    ],
  },
  {
    asked: [
      'Do you have a morning meeting with the drivers?',
      'Do you talk to the drivers before they leave?',
      'Is there a briefing in the morning?',
      'How do the drivers hear what is new of a morning?',
      'Do you see the drivers before they go out?',
    ],
    says: [
      'No meeting, just the hatch. Half six, a sheet, a word, and away.',
      'Half six on the yard, two sentences. Any longer and they start answering.',
    ],
  },
  {
    asked: [
      'Are you a morning person?',
      'Are you good in the mornings?',
      'Do you like getting up early?',
      'Are you an early riser by nature?',
      'Did you get used to the early mornings?',
    ],
    says: [
      "By now, yes. After twenty-four years it isn't a choice.",
      "Till noon I'm grand. Ring me at eight in the evening and you get another woman.",
    ],
  },
  {
    asked: [
      'Have you done your Christmas shopping?',
      'Have you got all your presents?',
      'When do you find time to buy presents?',
      'Are you ready for Christmas at home?',
      'Have you bought anything for Christmas yet?',
    ],
    says: [
      "Not a thing yet. Christmas Eve at four, when the gate's shut, like every year.",
      'Dessie does the tree, I do the presents. On Christmas Eve at four, with the last of the fathers.',
    ],
  },
  {
    asked: [
      'Do they ring you at home?',
      'Do you get calls in the middle of the night?',
      'Does the phone wake you at night?',
      'Are you on call at night?',
      'Do you have to pick up at night as well?',
    ],
    says: [
      "If a fridge goes at two, yes. I'm the one who's awake.",
      "Now and then. Dessie doesn't even turn over any more.",
    ],
  },
  {
    asked: [
      'Who covers for you when you are off?',
      'Who does your job when you are on holiday?',
      'Who stands in for you, Nora?',
      'Do you have a deputy yourself?',
      'What happens on the yard when you are away?',
    ],
    says: [
      "Gerry and Bríd between them. And that's another thing I've to think about.",
      "Gerry has the vans, Bríd has the phones. They say it's quieter without me.",
    ],
  },
  {
    asked: [
      "What's a reefer?",
      'What do you mean by a reefer?',
      'What exactly is a reefer?',
      'Sorry, a reefer, what is that?',
      'Is a reefer a kind of van?',
    ],
    says: [
      'A fridge on wheels. It hums all day, and you only notice when it stops.',
      "A lorry with a fridge in it. It's the noise you hear behind me.",
    ],
  },
  {
    asked: [
      'When a dock shuts before the van gets there, what does the driver do?',
      'What does the driver do when the dock is already shut?',
      'What does a driver do if he gets to a closed dock?',
      'And if the dock is closed when he arrives, what does the driver do?',
      'How does a driver handle it when the dock has shut?',
      'What do your drivers do when they find a dock closed?',
    ],
    says: [
      "He rings in. If there's no other door, he drives on and it comes back to us.",
      "Rings Gerry first. If Gerry has no second door for him, it's back on the van.",
      'He tries the bell, then he rings us. Mostly it means a second trip.',
    ],
  },
  {
    asked: [
      'What happens to the routes on the morning after Gerry has gone?',
      'What happens to the routes once Gerry is gone?',
      'What becomes of the routes when Gerry leaves?',
      "What would happen to the routes if Gerry wasn't there tomorrow?",
      'How would the routes get planned the morning after Gerry leaves?',
      'Do the vans still go out the morning after Gerry is gone?',
    ],
    says: [
      'They go out late. Ciaran does what he can, and I ring docks all morning.',
      "Badly, I'd say. The vans would go out, and half the plan would be wrong by nine.",
    ],
  },
  {
    asked: [
      'If we could hold the drops at ninety-five, what would that be worth to you?',
      'What would it be worth to you to get to ninety-five per cent?',
      'What would ninety-five per cent on time be worth to you?',
      'How much would it help you to be at ninety-five per cent?',
      'If we got you up to ninety-five, what would that mean for you?',
      'What would reaching ninety-five be worth to Brackwater?',
    ],
    says: [
      "A lot. But I can't bring Colm 'a lot', he'll want it in pounds.",
      "A night's sleep, for me. Colm would want a sum, and it'd have to pay back inside a year.",
    ],
  },
  {
    asked: [
      'What would you want it to do differently from the last planner?',
      'What should a new system do differently from the last planner?',
      "What would a new planner have to do that the last one didn't?",
      "What must our system do that your last planner couldn't?",
      'What would you want a new planner to do better than the old one?',
    ],
    says: [
      "Know the docks and the lanes. And listen when a driver says it's wrong.",
      'Start from what Gerry knows. The last one started from a map.',
    ],
  },
]
