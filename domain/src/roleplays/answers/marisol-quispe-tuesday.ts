import type { WrittenAnswer } from '../../graph/plan.ts'

/** What she said to Owen, what came of it, and what could be done about it. */
export const marisolOfTuesday: WrittenAnswer[] = [
  {
    tells: 'situation-2',
    asked: [
      'What happened on Tuesday?',
      'Did something happen at handover?',
      'What happened with the samples?',
      'What did Owen do wrong?',
      'What was the mistake?',
      'What did you see at handover?',
      'Which labels? Which samples?',
      'Who swapped the labels?',
    ],
  },
  {
    tells: 'situation-2.2',
    asked: [
      'What did you say to Owen?',
      'What exactly did you say to him?',
      'What were your words?',
      'How did you tell Owen?',
      'How did you put it to him?',
      'Did you shout at Owen?',
      'What did you ask him across the bench?',
      'How did you react when you saw it?',
    ],
  },
  {
    tells: 'situation-2.3',
    asked: [
      'Who heard it?',
      'How many people were there?',
      'Was anybody else in the room?',
      'Did other people hear that?',
      'Who else was there?',
      'Were you alone with Owen?',
      'Who was around when you said it?',
    ],
  },
  {
    says: [
      'Two from days, two trainees, and the porter with the boxes.',
      'The day shift coming in, mostly. And the porter.',
      'Jess and Tom from days, two trainees, the porter. Five.',
    ],
    asked: [
      'Who were the five people?',
      'Who were those five?',
      'Which people heard it?',
      'Were there other trainees among them?',
    ],
  },
  {
    tells: 'situation-3',
    asked: ['Were you right?', 'Was the mistake real?', 'Are you sure that the labels were wrong?'],
  },
  {
    tells: 'situation-3.2',
    asked: [
      'Do you know why you are here?',
      'Do you know why I asked you to come?',
      'What do you think this is about?',
      'Can you guess what I want to talk about?',
      'Why do you think I called you in?',
      'Do you know what this talk is about?',
    ],
  },
  {
    tells: 'goal-1',
    asked: [
      'What do you want from this talk?',
      'How would you like me to tell you?',
      'What do you need from me right now?',
      'What would make it more like a yes?',
      'How do you want feedback?',
      'How can I be fair to you?',
    ],
  },
  {
    asked: [
      'What did Owen do then?',
      'How did Owen react?',
      'Did he say anything?',
      'Did he say something back?',
      'Did Owen say anything at all?',
      'What did he say back?',
      "What did Owen's face look like?",
      'How did he take it?',
      'Did Owen answer you?',
    ],
    says: [
      'He went red. He said sorry, very quietly, and wrote them again.',
      'Nothing. He looked at the floor, and then at the tubes.',
      'He said sorry. To the bench, not to me.',
    ],
    more: ["I thought he was being sulky. I'm not so sure any more."],
  },
  {
    asked: [
      'Who is Owen?',
      'What is Owen like?',
      'How long has Owen been with us?',
      'Is Owen a good trainee?',
      'What do you think of Owen?',
      'Is Owen any good?',
    ],
    says: [
      "Owen's our trainee, since the spring. Quick hands. Too quick.",
      "He's not stupid. He does three things at once, and that's the trouble.",
      'Clever, and in a hurry. I was like that.',
    ],
  },
  {
    asked: [
      'Why did Owen swap the labels?',
      'How did the mistake happen?',
      'How could that happen?',
      'What was he doing wrong?',
      'Was Owen tired too?',
    ],
    says: [
      'He had two racks out at once. You never have two racks out.',
      "He labelled at the end instead of at the tube. It's the first thing they learn.",
      'It was the end of the shift, and he was hurrying. So was everybody.',
    ],
  },
  {
    asked: [
      'Have you talked to Owen since?',
      'Have you spoken to him since Tuesday?',
      'Did you talk about it afterwards?',
      'Have you apologised to Owen?',
      'Did you say sorry?',
      'How is it between you and Owen now?',
    ],
    says: [
      "No. I've been on nights, he hasn't.",
      "Not since Tuesday. I wouldn't know how to begin.",
      'He walks round the other side of the bench. So no.',
    ],
  },
  {
    asked: [
      'How do you think Owen felt?',
      'How did Owen feel, do you think?',
      'How was that for Owen?',
      'Do you think it hurt him?',
      'How would you feel in his place?',
      'What do you think it did to Owen?',
      'Can you imagine how he felt?',
    ],
    says: [
      "Small, I suppose. That's how I'd have felt.",
      'Ashamed. Five people and a porter. Yes, I can imagine.',
      'Not good. I know that. I was looking at the tubes, not at Owen.',
    ],
    more: ['Nobody did that to me when I was a trainee. I know it.'],
  },
  {
    asked: [
      'Would you talk to Owen?',
      'Could you speak to Owen alone?',
      'Would you apologise to Owen?',
      'What if you said sorry to Owen?',
      'Should you talk to him about it?',
      'Could you imagine apologising to him?',
      'Would you be willing to sit down with Owen?',
    ],
    says: [
      'For how I said it, yes. Not for what I saw.',
      'I can say the first half again, properly. Not in front of anybody.',
      'Yes. Five minutes, and I say it to Owen myself.',
    ],
    more: ['The samples were wrong. That stays true, and Owen should hear it.'],
  },
  {
    asked: [
      'Should I speak to Owen first?',
      'Should I talk to him first, or you?',
      'Should I speak to him first, or what do you think is better?',
      'Do you want me to be there?',
      'Shall I come with you when you talk to Owen?',
      'Would you like me to speak to Owen?',
      'Who should talk to Owen first?',
    ],
    says: [
      "Let me. I'm the one who said it.",
      "No. If you go first, it's a complaint. If I go, it's a talk.",
      "I'd rather do it myself. You can tell him I'll come.",
    ],
  },
  {
    asked: [
      'Will Owen be okay with you?',
      'Will Owen forgive you?',
      'How will he take it, do you reckon?',
      'Do you think Owen will come back to your nights?',
      'Can you two still work together?',
    ],
    says: [
      "Owen'll be scared of me for a week. Then he won't, I hope.",
      "If I say it decently. He's twenty-three, he's not made of glass.",
      "I think so. I'd want to know it from Owen, though.",
    ],
  },
  {
    asked: [
      'Could you take people aside and say it there?',
      'What if you stepped outside with the trainee and told them in the corridor?',
      'Could you say such things in private?',
      'Could you step out with them for two minutes and say it there?',
      'Could you do the same as your chief did?',
      'Would you do it one to one next time?',
      'Could you tell them quietly?',
      'Would it work to say it away from the bench?',
    ],
    says: [
      "When it can wait two minutes, yes. When the unit's moving, no.",
      'Outside, two minutes. I can do that, if somebody watches the bench.',
      'I stop the work at the bench, and the rest I say outside. That I can do.',
    ],
    more: ['"Stop" I\'ll still say out loud. One word. The rest can wait.'],
  },
  {
    asked: [
      'What could you do differently next time?',
      'What would you do differently?',
      'How would you say it today?',
      'How could you have said it?',
      'What will you change?',
      'What could you say instead?',
      'What are you going to do differently next week?',
    ],
    says: [
      'Stop him, yes. And then say the rest outside, not across the bench.',
      "I'd say: stop, put that down. And the lecture later, by ourselves.",
      'The same, with fewer people. And without the part about reading.',
    ],
  },
  {
    asked: [
      'Do you regret it?',
      'Are you sorry about it?',
      'Would you say it again?',
      'How do you feel about it now?',
      'Was that okay, looking back?',
      'Do you think it was fair to Owen?',
    ],
    says: [
      'The sentence, yes. Not that I stopped him.',
      "I heard it come out. I'd have liked it back.",
      'About reading, yes. It was a stupid thing to say.',
    ],
  },
  {
    asked: [
      'What went through your mind?',
      'What were you thinking when you said it?',
      'Why did you say it like that?',
      'What made you so angry?',
      'Why did you react like that?',
      'How did you feel when you saw the labels?',
    ],
    says: [
      "That it'd be in somebody's arm in an hour. I don't think about tone then.",
      'I was frightened. It comes out as something else.',
      'It was the eleventh night. And then two wrong labels in front of me.',
    ],
    more: ["I'm not saying it as an excuse. You asked what I was thinking."],
  },
  {
    asked: [
      'Is it important how we say things here?',
      'Do you see why it matters how you say it?',
      "Do you understand why that's a problem?",
      'Can you see the problem with that?',
      'Do you see what I mean?',
      'Does the tone matter to you?',
    ],
    says: [
      "I see it. I don't like it, but I see it.",
      "Yes. If they don't come to me, it goes wrong in the dark.",
      "I do. I'd only like the other half to matter too.",
    ],
  },
  {
    asked: [
      'Do you speak to other trainees like that?',
      'Has that happened before?',
      'Does it happen often?',
      'Was that the first time?',
      'Do you often lose your temper?',
      'Have you said things like that to others?',
    ],
    says: [
      "Not like that. Short, yes. I'm always short at four in the morning.",
      'Sharp, sometimes. Like Tuesday, no. Not that I remember.',
      "I'm not gentle. That one was worse, I grant you.",
    ],
  },
  {
    tells: 'pain-4',
    asked: [
      'How are things with the trainees?',
      'How is it with the trainees on nights?',
      'Have you noticed anything about the trainees?',
      'Do the trainees still ask you things?',
      'How do the trainees behave around you?',
      "What's the atmosphere like on nights?",
      'Is something different with the trainees?',
    ],
  },
  {
    tells: 'pain-4.2',
    asked: [
      'What happens if the trainees are afraid of you?',
      'What if they are scared to ask?',
      "What happens when somebody makes a mistake and doesn't tell?",
      'What does a frightened trainee do?',
      'What could it lead to if nobody dares to ask?',
      'Why would it be dangerous if they go quiet?',
    ],
  },
  {
    asked: [
      'Did you know that two trainees want to be taken off your nights?',
      'Do you know that trainees have asked not to work with you?',
      'How do you feel about two trainees asking to leave your nights?',
      'What do you say to two trainees wanting to leave your shift?',
      'Are you surprised that they want off your nights?',
    ],
    says: [
      "No. Nobody told me. I'd rather it came from them.",
      "Two. I thought it was quiet. I didn't think it was that.",
      "I didn't know. That's… well. Who else knows?",
    ],
    more: ["I train every one of them. You'd think they'd say it to me."],
  },
  {
    asked: [
      'Do you want to know who they are?',
      'Can you guess who asked?',
      'Who do you think it was?',
      'Do you know which trainees complained?',
    ],
    says: [
      "One's Owen, I imagine. Keep the other one to yourself.",
      "Don't tell me. I'd only look at them differently.",
      "I can guess. It doesn't matter who.",
    ],
  },
  {
    asked: [
      'What do you think they would say about you?',
      'What do the trainees say about you?',
      'How do others see you?',
      'How would your colleagues describe you?',
      'What do people think of you here?',
    ],
    says: [
      "That I'm strict. That nothing gets past me.",
      "Careful and a dragon. I've heard the dragon one.",
      "That I'm good, and that they'd rather be on with somebody else.",
    ],
  },
  {
    tells: 'pain-3',
    asked: [
      'What can a swapped label do?',
      "What would have happened if you hadn't seen it?",
      'How dangerous is a wrong label?',
      'Why does it matter so much to you?',
      'What worries you about the samples?',
      "What's the worst that could happen?",
      'What bothers you about this talk?',
      'What was it that worried you?',
    ],
  },
  {
    tells: 'background-3.2',
    asked: [
      'Has a wrong unit ever left the lab on your shift?',
      'How many mistakes have there been on your shift?',
      "What's your record like?",
      'Have you ever made a mistake like that?',
      'Did a wrong unit ever get out?',
    ],
  },
  {
    asked: [
      'Have you ever swapped a label yourself?',
      'Did you ever make a mistake as a trainee?',
      'What was your worst mistake?',
      'Have you made mistakes too?',
    ],
    says: [
      'Once, as a trainee. It was caught. I still check that drawer.',
      "In my first year, yes. I didn't sleep for a week.",
      'One, in Arequipa. My chief took me outside for it.',
    ],
  },
  {
    tells: 'background-2',
    asked: [
      'Who trained you?',
      'Where did you train?',
      'What was your first chief like?',
      'How did you learn it yourself?',
      'How did your chief tell you off?',
      'Where did you learn your trade?',
      'What happened to you when you made a mistake as a trainee?',
      'Who taught you?',
    ],
  },
  {
    asked: [
      'What was it like to be told in private?',
      'How was that for you, with your chief?',
      'Did you like your chief?',
      'What did you learn from your chief?',
      'What was it like in Arequipa with her?',
      'How did she do it?',
    ],
    says: [
      'I hated it for a day. Then I was grateful that nobody saw my face.',
      "She shut the door first. Then you wished she hadn't.",
      "She frightened me. And I'd have walked through a wall for her.",
    ],
    more: ["She'd say it once, and then never again. I could learn that."],
  },
  {
    asked: [
      'What would your chief have said to Owen?',
      'What would your chief have done?',
      'How would she have handled it?',
      'What would your old chief say about Tuesday?',
    ],
    says: [
      'The same. In the corridor, with the door shut.',
      "She'd have taken the tubes, and then taken Owen outside. Yes. I know.",
      "Nothing, in front of people. She'd have looked. Then the corridor.",
    ],
  },
  {
    asked: [
      'Would you go on a course?',
      'Do you want to go on a communication course?',
      'Would a training help you?',
      'What about coaching?',
      'Should we book a seminar on feedback?',
      'How about a workshop?',
      'Would you like a coach?',
    ],
    says: [
      "A course in being nice? Not while I'm two people short.",
      "If it's on a day and not after a night. And if it isn't role play.",
      'Give me a date for the nights first. Then send me anywhere.',
    ],
  },
  {
    asked: [
      'Could you be a bit nicer?',
      'Could you be friendlier to them?',
      'Can you be more patient with the trainees?',
      'Could you be less harsh?',
      'Can you try to be gentler?',
    ],
    says: [
      'Nicer is no use to me. Tell me what to do, and I do it.',
      'What does that look like at four in the morning? Give me something I can do.',
      'I can be quieter. Nice takes longer.',
    ],
  },
  {
    asked: [
      'Would a second check of the labels help?',
      'Should we change how labels are done?',
      'What would stop a mistake like that?',
      'How could we prevent that kind of mistake?',
      'What would make it safer?',
      'Should somebody read the labels back?',
    ],
    says: [
      'One rack at a time, and read it back aloud. That costs nothing.',
      'Two people at handover. When there are two people.',
      'A second pair of eyes. So fill the posts.',
    ],
  },
  {
    asked: ['Do you like teaching?', 'Do you enjoy working with trainees?'],
    says: [
      "I like it, when I'm not doing three jobs. You see it go in.",
      "I do. When one of them gets it, that's the best hour of the night.",
      "I used to like it more. I'd like to like it again.",
    ],
  },
  {
    asked: [
      'Are you angry with me?',
      'Are you upset?',
      'Are you angry?',
      'Are you offended?',
      'Did I hurt you with that?',
      'Are you cross with me?',
    ],
    says: [
      "I'm too tired to be angry. Ask me on Sunday.",
      'A bit. You could have come down on one of the eleven nights.',
      'Not with you. With the whole autumn.',
    ],
  },
  {
    asked: [
      'Is that how you remember it?',
      'Is that what happened?',
      'Did it happen like that?',
      'Do you see it the same way?',
    ],
    says: [
      'If you mean Owen and the labels, yes. I said it.',
      "What I said to Owen, that's right. I'm not going to deny it.",
      'More or less. I stopped a wrong sample, that belongs in it too.',
    ],
  },
  {
    asked: [
      'How do you see it?',
      "What's your side of it?",
      'How was it from your side?',
      'Tell me how you saw it.',
      'What is your view?',
      'What do you say to that?',
      'Do you want to say something to that?',
    ],
    says: [
      'I saw two wrong labels and a rack on its way out. I stopped it. Loudly.',
      'I was right, and I said it badly. Is that what you want to hear?',
      "My side's short. It was wrong, I was tired, I said it across the bench.",
    ],
  },
  {
    asked: [
      'Is that hard to hear?',
      "That's hard to hear, I guess?",
      'How is it for you to hear that?',
      'How do you feel hearing that?',
      'Is it difficult for you to talk about it?',
    ],
    says: [
      "It isn't nice. Go on.",
      "Yes. Harder than I'd like.",
      "It's not what you want after a night. But say it.",
    ],
  },
  {
    asked: [
      'How do you train them?',
      'What do you teach them?',
      'How do you normally work with trainees?',
      'What do you do when a trainee does something wrong?',
      'What do you usually say to them when they get it wrong?',
      'What do you usually do then?',
      'What do you say to them in the moment?',
      'How do you correct them?',
    ],
    says: [
      "I take it out of their hands. At night there's no time for anything else.",
      "I say stop, and I do it myself. It's quicker. I know that's not teaching.",
      "I show it once, they do it twice, I watch. When there's time.",
    ],
  },
  {
    asked: [
      'Are people unhappy on nights?',
      'People not being so happy on the nights?',
      'Some of the trainees feel small around you, did you know?',
      'Did you know that people find you difficult?',
      'Do people feel bad around you?',
    ],
    says: [
      'Which people? Say who and when, then I can do something with it.',
      "Not happy. With what? Say it, I'm too tired for hints.",
      "Who says that? I'd rather have one example than a feeling.",
    ],
  },
]
