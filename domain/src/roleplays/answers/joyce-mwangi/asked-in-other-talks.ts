import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The same, of other talks. */
export const askedInOtherTalks: WrittenAnswer[] = [
  {
    asked: [
      'Do people here eat together, or does everybody go off on their own?',
      'Where does the crew have its breakfast?',
      'Does the crew eat together?',
      'Do they have breakfast together after the first wave?',
      'Where do the loaders sit when they eat?',
      'Would I have breakfast with the crew?',
    ],
    says: [
      'Together, at the long table in the canteen. The supervisor mostly sits at the end of it.',
      'In the canteen, all of them, and loud. The first months I come and sit with you.',
    ],
  },
  {
    asked: [
      'Is there a kitchen or a microwave, so I could bring my own food?',
      'Can I bring my own food?',
      'Is there a microwave for the crew?',
      'Is there a fridge I can use?',
      'Where can I heat up my lunch?',
      'Do people bring their own meals?',
    ],
    says: [
      "There's a microwave in the cabin. Put your name on the box, or Walter eats it.",
      'Most bring their own. Fridge, microwave, kettle, and a fight about who cleans it.',
    ],
  },
  {
    asked: [
      "What's your own lunch today, if I may be so nosy?",
      'What are you having for lunch, Joyce?',
      'Do you bring something to eat from home?',
      'What do you eat at work?',
      'Have you had your lunch yet?',
      "What's in your lunch box?",
    ],
    says: [
      'Rice and beans, from yesterday. And a chilli from my window.',
      'Beans, and whatever my husband left over. Breakfast at six makes you hungry by eleven.',
    ],
  },
  {
    asked: [
      'If one of the passengers is missing, do you have to take the bag out again?',
      "What happens to their suitcase if a passenger doesn't turn up?",
      "What do you do when a passenger doesn't show up?",
      "Must the bag come out when somebody isn't on board?",
      'Do you search for the bag of somebody who missed the flight?',
    ],
    says: [
      'Out it comes. No passenger, no bag, and everybody digs.',
      "We take it out, however deep it is. That's the law, and I'd do it without one.",
    ],
  },
  {
    asked: [
      "Is there anybody on it you'd be sorry to lose?",
      'Whom on that crew would you hate to lose?',
      'Who in the crew must not leave?',
      "Is there somebody on the crew you couldn't replace?",
      'Which of the loaders would you miss most?',
    ],
    says: [
      "Agnes. It'd be quiet without her, and she hardly speaks.",
      'Walter and Agnes. The one knows everything, the other one sees it.',
    ],
  },
  {
    asked: [
      'Do I sign the load sheets, or does the dispatcher?',
      'Who signs the load sheet?',
      'Whose signature is on the load sheet?',
      'Am I responsible for the load sheet?',
      'Do I have to sign how the plane was loaded?',
      'Who checks that the plane is loaded properly?',
    ],
    says: [
      "You, for how it's loaded. The captain signs after you, and he believes you.",
      "You. Count first and sign after, I've seen it the other way round.",
    ],
  },
  {
    asked: [
      "What's the nicest thing a passenger ever did for you?",
      'Has a passenger ever thanked you?',
      'Do passengers ever say thank you?',
      'What was your nicest moment with a passenger?',
      'Did a traveller ever do something kind for the crew?',
    ],
    says: [
      'A boy waved at us for the whole pushback. Twenty-four people waved back.',
      'A lady in a wheelchair sent us biscuits from Palma. They lasted four minutes.',
    ],
  },
  {
    asked: [
      'Do you ever get to see the sunrise out there?',
      "What's the view like when the sun comes up?",
      'Is it beautiful out there in the morning?',
      'Do you see the sun come up on the ramp?',
      'What does the ramp look like at sunrise?',
      'Are there nice mornings out there, too?',
    ],
    says: [
      'Pink, on nine tails. Nobody says anything for a minute.',
      "In May it comes up with the first wave. I've seen it for seventeen years, and I still stop.",
    ],
  },
  {
    asked: [
      'Would you say the job has made you a happier person, or only a tired one?',
      'Has this job made you happy?',
      "Are you happy with the life you've had in this job?",
      'Did the job make you happy or just tired?',
      'Has it been worth it for you, all these years?',
    ],
    says: [
      "Happy, and tired by two. I wouldn't give it back.",
      'Happy, on balance. The tired part you sleep off, the other stays.',
    ],
  },
  {
    asked: [
      'Are there birds on the runway, do you have to chase them?',
      'What do you do about birds?',
      'Do animals get onto the ramp, foxes or rabbits?',
      'Are birds a problem at this airport?',
      'Who chases the birds away?',
      'Do you get wild animals on the airfield?',
    ],
    says: [
      'Gulls, and the odd hare. The fire station chases them, and the gulls come back first.',
      "Plenty of gulls. There's a man with a loudspeaker, and they know his car by now.",
    ],
  },
  {
    asked: [
      'What do you want people to say about you when you retire?',
      'How would you like to be remembered here?',
      'What should they say about you at your leaving party?',
      'What would you like to leave behind?',
      'What do you hope people remember about you?',
    ],
    says: [
      'That they went home with everything they came with. And that the boots were dry.',
      'That I said it to their faces, and that nobody was afraid to say it to mine.',
    ],
  },
  {
    asked: [
      'Would you want to train up somebody to take your place?',
      "Have you got somebody who'll follow you in your job?",
      'Who takes over when you retire?',
      'Are you looking for a successor?',
      'Is there anybody who could do your job one day?',
    ],
    says: [
      "I'd better, the knees won't ask me. But that's for somebody who's had two winters.",
      "I'm in no hurry. But I look at everybody with that in mind, once they've lasted a February.",
    ],
  },
  {
    asked: [
      "What's your own favourite plane?",
      'Which plane do you like best?',
      'Have you got a favourite aircraft?',
      'Is there a plane you like to see coming in?',
      'Which aircraft do you like working on?',
      'Do you love planes?',
    ],
    says: [
      "The freighter. It's late and it's ugly, and I'd miss it.",
      'The first one to Palma. Not for the plane, for everybody waving.',
    ],
  },
  {
    asked: [
      'Have you ever met somebody famous on the ramp?',
      'Do famous people come through here?',
      'Did you ever have a film star or a footballer with their luggage?',
      'Have you met any celebrities here?',
      "Who's the most famous person you ever loaded for?",
    ],
    says: [
      'A footballer, once. He asked whether he could lift his own bag.',
      "Some. They look like everybody else when they're waiting for a suitcase.",
    ],
  },
  {
    asked: [
      'Do your people have anything like a Christmas party?',
      'Is there a Christmas party?',
      'Do you celebrate Christmas with the crews?',
      'Is there a party for the staff?',
      'What do you do together at Christmas?',
    ],
    says: [
      'At Christmas, in the canteen. One glass for me, and I leave first.',
      "There's one at Christmas and one in summer with the families. I bring cake, and I don't dance.",
    ],
  },
  {
    asked: [
      'What was the last nice thing that happened on a shift?',
      'What nice thing happened out there lately?',
      'Tell me something good that happened on the ramp this week.',
      'When did something out there make you happy, the last time?',
      'Has anything nice happened on the crew recently?',
    ],
    says: [
      "A lad made tea for the one who'd stopped him. Nobody had told him to.",
      "Agnes said five words. We're still talking about it.",
    ],
  },
  {
    asked: [
      'What would you say to a girl who wants to work out here one day?',
      'Would you advise a girl to work on the ramp?',
      'What do you tell young women who want to do this?',
      "What's your advice for a girl who'd like to load planes?",
      'What would you tell a young woman who dreams of this job?',
    ],
    says: [
      "Come when you're eighteen, and bring good gloves. There are thirty-one of us already.",
      "Do it. Be loud early, then you needn't be loud later.",
    ],
  },
  {
    asked: [
      "So it sounds like you've been let down a few times, and you'd rather be sure this time.",
      'It sounds like you want to be really sure this time.',
      "So you'd rather wait than take the wrong one?",
      "You've been disappointed a few times, haven't you?",
      "So you don't want to be let down again?",
    ],
    says: [
      "That's it. I'd rather wait than buy another cake.",
      'Yes. Let down is a big word, but this time I look twice.',
    ],
  },
  {
    asked: [
      'So what I hear is that you really care who stands out there with your people.',
      'It sounds like you really care about your people.',
      "You care a lot about the crews, don't you?",
      'They seem to mean a lot to you, the people out there.',
      'I can tell that your people matter to you.',
    ],
    says: [
      'More than I show. I know most of their mothers.',
      'Yes. Somebody has to count them when they go home.',
    ],
  },
  {
    asked: [
      'Are there showers?',
      'Is there a changing room?',
      'Where do I get changed?',
      'Can I have a shower after my shift?',
      'Where do people change their clothes?',
      'Are there separate changing rooms for women?',
    ],
    says: [
      "Yes, next to the lockers, one for women and one for men. The hot water's gone by the tenth.",
      'Behind the lockers, and separate. Bring your own towel, ours are for wings.',
    ],
  },
  {
    asked: [
      'Is the job secure?',
      'Could I lose this job if the airport has a bad year?',
      'Have you ever had to make people redundant?',
      'Is the airport safe for the next few years?',
      'Do I have to worry about redundancies?',
      'How safe is a job here?',
    ],
    says: [
      "Planes need somebody under them. I've never sent anybody home for want of work.",
      "As safe as anything with wings. We're opening two stands, not closing them.",
    ],
  },
  {
    asked: [
      'Do you have electric tugs?',
      'Is the equipment electric or diesel?',
      'What are you doing for the environment?',
      'Are you going green on the ramp?',
      'Do you plan to get electric vehicles?',
    ],
    says: [
      "Two of the tugs, so far. They're so quiet that you have to look twice.",
      'Bit by bit. The electric ones are clean, and nobody hears them coming.',
    ],
  },
  {
    asked: [
      'What do you do about bullying?',
      'Do people get bullied on the crew?',
      'What if somebody is picked on?',
      'How do you deal with nasty jokes about people?',
      'What should I do if one of them is treated badly by the others?',
      'Is there bullying out there?',
    ],
    says: [
      'I stop it like a belt. At once, and in front of the others.',
      'It happens, and it starts as a joke. You say stop at the joke.',
    ],
  },
  {
    asked: [
      'Have you met with racism here?',
      "Did people treat you differently because you're from Kenya?",
      'Was it hard to be a foreigner here?',
      'Did you get nasty remarks because of where you come from?',
      "Has anybody here been nasty to you because you're foreign?",
    ],
    says: [
      'Now and then, at first. I learned their names, and they ran out of things to say.',
      "Some of it. It never came from anybody I'd shared a cold night with.",
    ],
  },
  {
    asked: [
      'How hot does it get in summer?',
      "What's the ramp like in the heat?",
      'Is it very hot out there in August?',
      "What do you do when it's too hot?",
      'How do you look after people on hot days?',
    ],
    says: [
      'The ground cooks you from below. Water, hats, and ten minutes in the shade each hour.',
      "Hot, and I'm the only one who's happy. I hand out water, and the holds we do in turns.",
    ],
  },
  {
    asked: [
      'Is there somebody to talk to after something bad has happened?',
      'Do you help people after an accident?',
      "Who looks after the crew when somebody's been hurt?",
      'Can people talk to a counsellor?',
      'What support is there after a bad shift?',
    ],
    says: [
      "They've got me, first. And a lady from outside, who's better at it and doesn't tell me anything.",
      'There is. Nobody goes home alone after something like that, and I ring the next morning.',
    ],
  },
  {
    asked: [
      'Do you have private jets here?',
      'Do business jets come here?',
      'Who flies in on the private planes?',
      'Would I deal with private jets?',
      'Is there a lot of business traffic?',
    ],
    says: [
      'A few, at the far end. One suit, one bag, and no patience.',
      "Some, and they're easy. They carry their own bags, mostly.",
    ],
  },
  {
    asked: [
      'Which crew would I get?',
      'What is my crew called?',
      'Which of the four crews is it?',
      'Is it the same crew all the time?',
      'Would I always have the same people?',
    ],
    says: [
      "The one without a head, and you'd keep it. Walter and Agnes come with it.",
      "Always the same twenty-four. They've waited nine weeks, so they'll look at you.",
    ],
  },
  {
    asked: [
      'Does it smell of fuel out there?',
      'What does the ramp smell of?',
      'Do you get used to the smell of kerosene?',
      'How does it smell out there?',
      'Is there a strong smell of kerosene?',
    ],
    says: [
      'Of kerosene and bacon. After a week you only smell the bacon.',
      "It does smell. You stand upwind, that's one of the first things I show you.",
    ],
  },
  {
    asked: [
      'Which is better, the early shift or the late one?',
      'Do you like the early or the late shift more?',
      'Which shift do people like best?',
      'Is the late shift easier?',
      'Are the late days nicer than the early ones?',
    ],
    says: [
      "The early, once you're up. You've got the afternoon, and nobody believes it.",
      'Early for the quiet, late for the sun. Most would take the early one, if it began at six.',
    ],
  },
  {
    asked: [
      'What would you tell your younger self?',
      'What advice would you give the young Joyce?',
      "What do you wish you'd known when you started?",
      'Have you got a motto?',
      'Is there a piece of advice you live by?',
    ],
    says: [
      'Say it sooner. It never got easier by waiting.',
      "Buy good shoes, and don't wait for somebody else to say stop.",
    ],
  },
  {
    asked: [
      'What do the students do in summer?',
      'How do you manage the students in August?',
      'Are the summer students any good?',
      'What may the summer students do on the ramp?',
      'Would I have students on my crew?',
    ],
    says: [
      'They carry, and they look. Nothing with a motor, and always beside somebody old.',
      "You'd get one or two. They get the same three days as all the rest, and then you watch them like milk.",
    ],
  },
  {
    asked: [
      'What do I do if somebody has trouble at home?',
      'What if one of them cries on a shift?',
      'How much should I care about their private problems?',
      'What do you do when a loader has problems at home?',
      "Do I have to deal with the crew's private worries?",
    ],
    says: [
      "Take them off the belt and put the kettle on. You listen, you don't have to mend it.",
      "Ask once, kindly. A head that's at home has no business near an engine.",
    ],
  },
  {
    asked: [
      'Would I have to write appraisals for the crew?',
      'Do I judge the twenty-four on paper?',
      'Do I do the yearly talks with my people?',
      "Am I the one who does the loaders' appraisals?",
      'Who does the reviews for the loaders?',
    ],
    says: [
      "Once a year, you do, with tea. But whatever's in it they must have heard by then.",
      "You, twenty-four of them. Do them in November, when it's quiet.",
    ],
  },
]
