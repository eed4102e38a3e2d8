import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people asked in talks, and nobody had written an answer to. */
export const askedInTalks: WrittenAnswer[] = [
  {
    asked: [
      'Do you use radios or tablets out there?',
      'Are there tablets on the ramp?',
      'Do the crews work with tablets?',
      'Is everything on a tablet these days, or on paper?',
      'Do people carry a radio or a tablet?',
      'Have you got tablets for the loaders?',
    ],
    says: [
      'Radios. The tablets froze in January, so they live in the cabin now.',
      "Radios, and hands. A tablet's no use with wet gloves, we tried it.",
    ],
  },
  {
    asked: [
      'How many planes would be on the ground at once at the busiest time?',
      'How many aircraft stand here at the same time?',
      'How many planes are there at once at the peak?',
      "How many stands are full when it's busiest?",
      'How many planes would my crew have at the same time?',
      'How crowded is the ramp at the busiest hour?',
    ],
    says: [
      'Nine, before five in the morning. Your crew has two of them at once, three on a bad day.',
      "At the peak, nine on eleven stands. You'd have two or three of those, and they're never the easy ones.",
    ],
  },
  {
    asked: [
      'Do you have fewer flights in the winter?',
      'Is it a lot quieter here in winter?',
      'Do people lose hours in the winter?',
      'Is there less work in the winter months?',
      'What happens to the crews when there are fewer flights?',
      "Does anybody get sent home in winter because there's too little to do?",
    ],
    says: [
      'Fewer planes, the same hours. Nobody loses any, the ice fills them up.',
      "It's thinner in winter, but nobody's hours are cut. We train, we mend, and every plane takes longer.",
    ],
  },
  {
    asked: [
      "What's the first thing I'd do when I walk in?",
      'What do I do first when I come in for a shift?',
      "How does the supervisor's shift begin, what comes first?",
      'What would be my first job in the morning?',
      'What does a supervisor do in the first ten minutes?',
      'Where do I go first when I arrive for a shift?',
    ],
    says: [
      "The board. Who's here, which stand, what's the weather, and then you look at the belts.",
      "Kettle, then the board, then the belts. Nobody touches one before you've seen it.",
    ],
  },
  {
    asked: [
      'Who would hand over to me, the supervisor from the night before?',
      'Who hands over to me at three in the morning?',
      'Which supervisor do I take over from?',
      'Whom do I meet at the handover?',
      'Is the last supervisor still there when I start?',
      'Who tells me what happened on the shift before mine?',
    ],
    says: [
      "On a late day the early supervisor does, at noon. At three it's only the board, they went home at eleven.",
      "At noon, a colleague with cold hands. At three in the morning you've got the board, so it had better be readable.",
    ],
  },
  {
    asked: [
      'Who pays for the airside driving licence?',
      'Would I have to get an airside driving licence?',
      'Where do I get the permit to drive on the ramp?',
      'Do I have to pay for the airside permit myself?',
      'Is there an extra permit for driving airside?',
      'How do I learn to drive on the ramp?',
    ],
    says: [
      'You get it here with us, and I pay. Only the road licence you bring along.',
      'Everybody gets the airside permit here, with us. It costs you nothing but an evening with the book.',
    ],
  },
  {
    asked: [
      'How long did it take the last person who came from outside to learn it?',
      'How long does somebody from outside need to learn the ramp?',
      'How quickly does a newcomer without ramp experience learn it?',
      'Did people from other trades take long to learn this?',
      "How long is it before an outsider knows what he's doing here?",
      'How much time would I need, coming from a different trade?',
    ],
    says: [
      'Six weeks for the planes. For the people, one winter.',
      'The planes are in your head after six weeks. The rest takes until February, for everybody.',
    ],
  },
  {
    asked: [
      'And how cold does it get out there, is there somewhere to warm up?',
      'Is there somewhere to warm up?',
      'Where do people warm up in the winter?',
      'Is there a warm room near the stands?',
      'Is the cabin heated?',
      'Can the crew get warm between two planes?',
    ],
    says: [
      'The cabin. A heater, a kettle, and wet gloves on every hook.',
      "There's a heater in the cabin. Five minutes each, and the next one's already knocking.",
    ],
  },
  {
    asked: [
      "What's the best moment of a shift, for you?",
      'Which moment of the day do you like best?',
      "What's your favourite time on a shift?",
      'When in the day are you happiest out there?',
      'Is there a moment in the shift you look forward to?',
      "What's the nicest minute of your day?",
    ],
    says: [
      "Ten past five. The first one's gone, it's quiet, and everybody looks up.",
      "When the first wave's out and somebody puts the kettle on. I wouldn't swap it.",
    ],
  },
  {
    asked: [
      "What about the worst weather you've had out there?",
      "What's the worst weather you've ever had here?",
      'What was the worst storm you remember on the ramp?',
      'Which weather was the worst in all your years?',
      'Did the weather ever shut the ramp?',
      "What's the wildest weather you've worked in?",
    ],
    says: [
      'Freezing rain, one February. The ramp was a mirror, and I shut it.',
      'A gale that moved the steps by themselves. Everybody inside, and we watched them go by.',
    ],
  },
  {
    asked: [
      'Has a suitcase ever burst open on you?',
      'Do suitcases sometimes burst?',
      'What do you do when a bag bursts open?',
      'Have you ever had a bag open up on the belt?',
      "What happens when somebody's luggage falls apart?",
    ],
    says: [
      'Every summer. You tape it up, write a note, and pick the olives out of the belt.',
      'Often. You tape it shut, you look away from the underwear, and you write a note.',
    ],
  },
  {
    asked: [
      'What was the hardest thing when you first came here?',
      'What was hardest for you in your first winter in this country?',
      'Was it the cold or the language that was hard when you came?',
      'What did you struggle with when you first arrived from Kenya?',
      'What was difficult for you in your first months in this country?',
      'What did you have to get used to when you came here?',
    ],
    says: [
      'The dark, at four in the afternoon. For the cold there were coats.',
      'The jokes. The cold I understood at once.',
    ],
  },
  {
    asked: [
      'How do you make sure everybody understands the briefing?',
      "With so many languages, how do you know they've understood?",
      'What do you do so that everybody gets the instructions?',
      'How does a briefing work with nine languages?',
      "How do I check that they've all understood me?",
      "What if somebody doesn't understand what I said at the board?",
    ],
    says: [
      'You let one of them say it back. A different one each day.',
      'Short words, and you point. Then somebody repeats it, never the one who nods.',
    ],
  },
  {
    asked: [
      "And what would be the one thing you'd have me make safer if it were up to you?",
      'What would you like me to make safer?',
      'Which thing on the ramp should be made safer first?',
      'If I could make one thing safer, what should it be?',
      "What's the first thing you'd want me to make safer?",
    ],
    says: [
      "The handover. What isn't said there, somebody puts his hand in.",
      'The gap between two shifts. Things get mumbled away in it, and then nobody knows about the belt.',
    ],
  },
  {
    asked: [
      'And did any of them turn out to be friends in the end?',
      'Did the men in Mombasa accept you in the end?',
      'Did those men become friends of yours?',
      'How did it end with the men on the ramp in Mombasa?',
      'Were you one of them after a while, in Mombasa?',
      'Are you still in touch with the men you loaded with back then?',
    ],
    says: [
      'In the end we got on. Two of them send me pictures of their grandchildren.',
      "They came round. I still ring two of them at New Year, when I'm over.",
    ],
  },
  {
    asked: [
      "So what I'm hearing is that being popular with the crew can be a danger in this job.",
      'So being popular can be dangerous here?',
      'It sounds as if being liked is a risk in this job.',
      'Is it dangerous for a supervisor to be popular?',
      'So the danger is wanting to be liked?',
    ],
    says: [
      'It can be, if you need it. Being liked is nice, needing it is dangerous.',
      "That's it. Liked is fine, as long as you can do without it for a week.",
    ],
  },
  {
    asked: [
      'What do you do yourself when somebody you like cuts a corner?',
      'How do you react when one of your favourites cuts a corner?',
      'What do you do when a friend of yours breaks a rule?',
      'How do you handle it when somebody you like does something unsafe?',
      "What do you say yourself to somebody you like who's being careless?",
    ],
    says: [
      "I stop them. The same word as for everybody, and then I don't apologise.",
      "Hand up, at once, before I've time to like them. We talk when the plane's gone.",
    ],
  },
  {
    asked: [
      'What should I wear if I come for a morning on the ramp, and which gate do I come to?',
      'Which gate do I come to when I visit at three?',
      'Where do I have to go if I come and watch one morning?',
      'Where shall we meet if I come out at three?',
      'Which door do I use when I come to see the ramp?',
      'Where do you pick me up for the morning on the ramp?',
    ],
    says: [
      'The door by the fire station. Dress warm, I bring the vest.',
      'Come to the fire station and ring me. Warm things, two pairs of socks, and the rest I lend you.',
    ],
  },
  {
    asked: [
      "When it's all going badly out there, do you come out yourself or do you stay at the desk?",
      'Do you come out when things go wrong on the ramp?',
      "Where are you when it's all going badly?",
      'Do you help on the ramp when everything goes wrong?',
      'Would you come out yourself on a really bad day?',
      'Do you take over when a supervisor is in trouble?',
    ],
    says: [
      'I come out. I stand next to you and ask what you need.',
      'Out, always. I carry bags or I answer phones, but it stays your crew.',
    ],
  },
  {
    asked: [
      'Do you still have family in Mombasa?',
      'Is your family still in Mombasa?',
      'Does your mother still live in Kenya?',
      'Who of your family is still in Kenya?',
      'Have you got relatives back home in Mombasa?',
      'Do your people still live over there in Mombasa?',
    ],
    says: [
      "My mother, and more cousins than I can count. She asks every week when I'm coming back.",
      "Plenty. My mother's there, and she still thinks this is only for a year.",
    ],
  },
  {
    asked: [
      'Would my daughter be allowed to come and see the planes one day?',
      'Can my children come and see the planes?',
      'Can I show my family where I work?',
      'Is there a day when families can visit?',
      'May I bring my son to look at the ramp?',
      'Can the families come and see what we do?',
    ],
    says: [
      'At the summer party, yes. Behind the line, in a vest down to the knees.',
      'In summer they can. Half the crew brings children, and Walter shows them the tugs.',
    ],
  },
  {
    asked: [
      'Has an airline ever tried to get one of your supervisors moved because of a delay?',
      'Has an airline ever complained about one of your supervisors?',
      'Did an airline ever want somebody punished for a delay?',
      'What do you do if an airline blames the supervisor?',
      'Could an airline get me moved?',
      'Would you give an airline my name after a delay?',
    ],
    says: [
      "They've tried. They wanted a name, and I gave them mine.",
      'Never with success. Nobody outside gets a name from me, they get my number.',
    ],
  },
  {
    asked: [
      'What would make you say, after six months, that I was the wrong choice?',
      'How would you notice that I was the wrong choice?',
      'What would disappoint you in me after half a year?',
      'When would you regret hiring me?',
      "What would show you that you'd picked the wrong one?",
      'What would a bad first six months look like?',
    ],
    says: [
      "If nobody's heard you say stop by then. Or if the crew knows about a mess before I do.",
      'Silence. A supervisor who never has anything to tell me has stopped looking.',
    ],
  },
  {
    asked: [
      "I'd like to meet the two who applied before I start, could you introduce us?",
      "Could you introduce me to the two who didn't get the job?",
      'May I talk to the ones who wanted this post themselves?',
      'How should I deal with the two who applied and were turned down?',
      'What should I say to the one who wanted my job?',
      'Should I speak to the two from the crew who applied?',
    ],
    says: [
      'Coffee, the three of you. I bring you together, and then I stay out of the room.',
      "Talk to them first, before you change anything. I'll introduce you, and then I'll leave.",
    ],
  },
  {
    asked: [
      "What's the sickness rate like on that crew?",
      'How many of the twenty-four are usually off sick?',
      'Are people on that crew often ill?',
      'How many are missing on a normal day?',
      'Is there a lot of sick leave on the crew?',
    ],
    says: [
      "One or two, most days. In February it's four.",
      "Ordinary. One or two of the twenty-four, and more since they've had nobody to ring.",
    ],
  },
  {
    asked: [
      'Is the union strong here?',
      'How strong is the union on the ramp?',
      'How do you get on with the union?',
      'Does the union make trouble?',
      'Has the union got a lot of say here?',
      'Do you have to ask the union about everything?',
    ],
    says: [
      'Strong enough. We argue, and then we have tea.',
      "It is, and I'm glad of it. They fought for the belt keys with me.",
    ],
  },
  {
    asked: [
      "What happens after the six months' probation, is there a formal review?",
      'Is there a talk at the end of the probation?',
      'What happens when the probation is over?',
      'Is there a review after six months?',
      'How do you decide at the end of the probation?',
      'Who decides whether I pass my probation?',
    ],
    says: [
      "We sit down, you and me. You'll hear nothing there that I hadn't told you before.",
      "A talk, half an hour, in those bad chairs. I decide, and it'll be no surprise by then.",
    ],
  },
  {
    asked: [
      'How long is my notice during the probation?',
      'The notice in those six months, is it one week or one month?',
      "What's the notice period in the first half-year?",
      'How quickly could I leave during probation?',
      'How much notice do we give each other in the first six months?',
    ],
    says: [
      'A month, from either side.',
      "One month, in the first half-year. It's longer after that.",
    ],
  },
  {
    asked: [
      'Do you have that here, people coming in too tired?',
      'Do people come to work too tired?',
      'Is tiredness a problem on your ramp?',
      'Do your people come in without having slept?',
      'How tired are people on the early shift?',
      'Have you got trouble with people who are overtired?',
    ],
    says: [
      'Of course. By the third early start you see it in their feet.',
      'Some days. Whoever says so gets the bench, and whoever hides it gets me.',
    ],
  },
  {
    asked: [
      'How long do people wait here when a plane breaks down?',
      'What happens when a plane breaks down here?',
      'What do you do when an aircraft has a fault?',
      "Who mends a plane that's broken?",
      "What if a plane can't leave because of a technical fault?",
      'Do you have engineers for a broken aircraft?',
    ],
    says: [
      "The airline's engineer looks, and we keep the bags dry. Two hours, as a rule.",
      "We wait for the airline's engineer, two hours, sometimes a night. Taking everything out again, that's ours.",
    ],
  },
  {
    asked: [
      "I'd love to hear about Mombasa, what was it like there?",
      'What is Mombasa like?',
      'Tell me about Mombasa.',
      'Is Mombasa a nice place?',
      'What should I know about Mombasa?',
      "How would you describe Mombasa to somebody who's never been?",
    ],
    says: [
      'Hot, loud and kind. You smell the sea before you see it.',
      'Warm. Everybody talks to you, and the mangoes come over the fence.',
    ],
  },
  {
    asked: [
      'What was it like to work there when you were young, in Mombasa?',
      'What was the work like in Mombasa?',
      'How was the ramp in Mombasa?',
      'How did you load planes in Mombasa?',
      'Was the airport in Mombasa very different from this one?',
      'What were working days like for you back in Kenya?',
    ],
    says: [
      "Hot. By ten you couldn't touch the belt, and everybody sang.",
      'The same bags, and forty degrees more. We had no gloves, and a lot of shade to fight over.',
    ],
  },
  {
    asked: [
      "Who's bad at it right now on that crew, at speaking up?",
      'Who on that crew finds it hard to speak up?',
      'Do the people on the crew speak up?',
      'Does anybody on the crew say stop at the moment?',
      'How good is that crew at stopping each other?',
      "Do the twenty-four tell each other when something's wrong?",
    ],
    says: [
      "With a friend, most of them can't. Agnes can, and you'll see how they listen.",
      "They stop strangers. Each other, not enough, and that's what I want you for.",
    ],
  },
  {
    asked: [
      "Is there somebody on it who's been hurt before, or who's scared?",
      'Has anybody on that crew been hurt before?',
      'Is anybody on the crew afraid since the accident?',
      'Are some of the loaders scared of the belts?',
      'Do people out there work with fear?',
      'Is somebody on the crew still shaken by what happened?',
    ],
    says: [
      "One or two are careful now. I don't call that scared, I call it awake.",
      "Agnes was there that day. She isn't scared, she's quick.",
    ],
  },
  {
    asked: [
      'When is the worst hour of the day?',
      'What is the hardest hour of a shift on the ramp?',
      'At what time of day is it worst out there?',
      'Which hour of the day is the toughest for a supervisor?',
      'When is it busiest on the ramp?',
      'What time of the shift is the most stressful?',
    ],
    says: [
      'Just before five.',
      'Between four and five. The first wave goes at five, and everybody wants everything at once.',
      "Just before five. Nine planes waiting, everybody's cold, and that's when people start to run.",
    ],
  },
  {
    asked: [
      'How much freedom would I have to change things here?',
      'Would I have a free hand as a supervisor?',
      'Could I change the way things are done on the crew?',
      'How much could I do in my own way here?',
      'Would you let me try out my own ideas on the ramp?',
      'Am I allowed to change how the shift works?',
    ],
    says: [
      'You may change a lot, if you ask first.',
      'Once you know the place, change what you like. Ask the crew first, and keep off the safety rules.',
      "You'd have more room than you think. Watch for a while, then bring me one thing.",
    ],
  },
  {
    asked: [
      'Could I change the way a crew is put together?',
      'May I change who works with whom on my crew?',
      'Would I be allowed to split up people who always work together?',
      'Can I move people around within the crew?',
      'Could I put together the pairs on the crew myself?',
      'Am I free to mix up the teams on my shift?',
    ],
    says: [
      'Yes, you can.',
      'Yes. The twenty-four are given, but who stands beside whom is yours, every morning at the board.',
      "Within your crew, yes. I'd even like you to part a few who are too comfortable together.",
    ],
  },
  {
    asked: [
      'Would I have a say in the overtime and the rota?',
      'Can a supervisor influence the rota?',
      'Do I have any say in how the rota is made?',
      'Could I have a word in who works when?',
      'Does a supervisor get to help plan the rota?',
      'Would you ask me before the rota is fixed?',
    ],
    says: [
      'In the small things, yes.',
      "Up to a point. The pattern's fixed, but you sign the overtime, and swaps I sort with you in January.",
      'A little, yes. Come to the rota meeting in January. The four on, four off stays, the rest we argue about over cake.',
    ],
  },
  {
    asked: [
      'Do you have a procedure for people who are always late?',
      'Is there a rule here for lateness?',
      'What is your policy when somebody keeps coming late?',
      'Is there a set procedure for somebody who is late again and again?',
      'Are there written warnings for lateness here?',
      'What steps do you take when a loader is late every week?',
    ],
    says: [
      "First a talk, then it's in writing.",
      "It's short. Once you talk to them, and the second time it's written down.",
      'Talk first, and ask why. If it goes on, it goes on paper.',
    ],
  },
  {
    asked: [
      'How do you prefer your supervisors to tell somebody that their work is poor?',
      'How should a supervisor here criticise somebody?',
      "How would you want me to tell a loader that his work isn't good enough?",
      'How do you like your supervisors to give criticism?',
      'What is the right way here to tell somebody off?',
      'How do you expect a supervisor to handle bad work?',
    ],
    says: [
      'Alone, and the same day.',
      'In private, soon, with one example. Say what you saw, and then be quiet for a moment.',
      "Quietly, the same day, and let them speak first. Unless it's dangerous, then shout, and talk afterwards.",
    ],
  },
  {
    asked: [
      'Are the people on the crew friends outside of work?',
      'Do the crew spend time together outside work?',
      'Are the loaders close to each other in private?',
      'Do the people on my crew know each other privately?',
      'Is the crew a group of friends?',
      'How close are the people on the team to each other?',
    ],
    says: [
      'Close, some of them.',
      "Some of them are very close. They go for a drink together, and that's where it gets hard to say stop.",
      "They're close, a good few of them. It's lovely until one of them has to stop another.",
    ],
  },
  {
    asked: [
      'Was that what you meant with your question?',
      'Is that the sort of answer you were looking for?',
      'Did I understand your question properly?',
      'Is that what you were asking about?',
      'Have I understood what you were asking me?',
    ],
    says: [
      'Yes, it was.',
      "Yes, that's what I was after. Now I can picture it.",
      "It was. If I miss something, I'll ask again.",
    ],
  },
]
