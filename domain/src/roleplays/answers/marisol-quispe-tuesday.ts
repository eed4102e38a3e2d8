import type { WrittenAnswer } from '../../graph/plan.ts'

/** What was seen and said at handover, and how she looks back at it. */
export const marisolOfTuesday: WrittenAnswer[] = [
  {
    tells: 'situation-2',
    asked: [
      'What happened on Tuesday?',
      'Can you describe the situation to me?',
      'Tell me what happened.',
      'What happened with Owen?',
      'Can you tell me about it?',
      'How did it happen on Tuesday?',
      'What did he mess up?',
      'What was wrong with the samples?',
      'What got mixed up?',
      'What had he done?',
      'What did you find on Tuesday?',
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
      'What was the sentence?',
      'What came out of your mouth?',
      'Did you have a go at Owen?',
      'Is it right that you asked Owen if he could read?',
      'What do you remember of Tuesday?',
      'What do you remember?',
      'What were your words?',
      'What did you do on Tuesday?',
      'How did you tell Owen?',
      'How did you put it to him?',
      'What did you ask him across the bench?',
      'How did you react when you saw it?',
    ],
  },
  {
    tells: 'situation-2.3',
    asked: [
      'Who heard it?',
      'Who was listening?',
      'Who was within earshot?',
      'Who stood around?',
      'Was it in front of everybody?',
      'How many people were there?',
      'Was anybody else in the room?',
      'Did other people hear that?',
      'Who else was there?',
      'Who was standing around?',
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
      'Which people were present?',
      'Who was present?',
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
      'Do you know why I wanted to see you?',
      "Do you know what I'd like to talk about?",
      'Do you know what I want to talk about?',
      'Do you know why I asked you to come?',
      'What do you think this is about?',
      'Can you guess what I want to talk about?',
      'Why do you think I called you in?',
      'Do you know what this talk is about?',
      "Why do you think I'm raising it?",
      "Why do you think I'm bringing this up with you?",
      'Why do you suppose I wanted to talk about it?',
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
      'What was it like to be told in private?',
      'How was that for you, with your chief?',
      'Did you like your chief?',
      'What was it like in Arequipa with her?',
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
      'Are you angry with me?',
      'Are you cross?',
      'Have I upset you?',
      'Are you disappointed in me?',
      'Are you mad at me?',
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
      'You asked Owen across the bench whether anybody had ever taught him to read.',
      'At handover you asked Owen if anybody had ever taught him to read, and five people heard it.',
      'On Tuesday you asked Owen in front of everybody whether he had been taught to read.',
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
      'What do you make of that?',
      'Do you want to say something to that?',
      'How do you remember that moment yourself?',
      'How do you remember that moment with Owen?',
      'How did that moment at the bench look to you?',
      'How did you experience Tuesday yourself?',
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
      'How does that make you feel?',
      'What does that do to you?',
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
      'How did you notice it?',
      'How did you see that the labels were swapped?',
      'How did you find the mistake?',
      'How did you catch it?',
      'What did you see that alarmed you?',
    ],
    says: [
      "I read the birth dates. A young mother isn't eighty.",
      "One of them was O for years, and suddenly A. People don't change.",
      "I read them. That's all it is. You read every one.",
    ],
  },
  {
    asked: [
      "Is it true that you're rude?",
      "People say you're rude, is that true?",
      'Are you rude to people?',
      'Do you think you were rude?',
    ],
    says: [
      "I'm short. On Tuesday I was rude, yes.",
      "At four in the morning I'm not polite. Rude was Tuesday.",
      "If it's about Tuesday, yes. As a rule, no.",
    ],
  },
  {
    asked: [
      'Was it really that bad?',
      'Was it that serious?',
      'Is it really such a big deal?',
      "Isn't that a bit much?",
    ],
    says: [
      'The labels? Yes. It can kill somebody.',
      'What I saw, yes. What I said, for Owen, also.',
      "For a patient it would have been. That's all I thought of.",
    ],
  },
  {
    asked: [
      'What do the five say about it?',
      'Did anybody say something to you about it?',
      'Did somebody tell you that it was too much?',
      'Has anybody spoken to you about Tuesday?',
    ],
    says: [
      'The porter said ouch. Jess said, right tubes, wrong words.',
      'Only Jess and the porter. The others look at their shoes.',
    ],
  },
  {
    asked: [
      'Who found the mix-up?',
      'Who noticed that the labels were swapped?',
      'Who caught the mistake?',
    ],
    says: [
      'I did, at handover. I read every tube twice.',
      'Me. The date of birth was wrong for the name.',
    ],
  },
  {
    asked: [
      'What did you do with the samples?',
      'What happened to the samples then?',
      'Did you fix the labels?',
      'Were new samples taken?',
      'What did you do when you found it?',
      'What did you do first when you saw the mix-up?',
    ],
    says: [
      "Threw both out and had them taken again. That's the rule.",
      'New ones, from both patients. Nobody got anything wrong.',
    ],
  },
  {
    asked: [
      'Should we report it?',
      'Did you write an incident report?',
      'Is it in the book?',
      'Did you report the mistake?',
    ],
    says: [
      "It's in the book, with the time. His name isn't in it.",
      'I wrote it up before I went home. The labels, I mean. Not the rest.',
    ],
  },
  {
    asked: [
      'Would you apologise in front of the five?',
      'Should you say it in front of everybody?',
      'Would you say sorry in front of the others?',
    ],
    says: [
      'I said it in front of five. So, yes, at handover. One sentence.',
      "To Owen first, alone. Then one line at handover. That's fair.",
    ],
  },
  {
    asked: [
      'Would it help to have somebody from HR here?',
      'Do you want a mediator?',
      'Should we bring in somebody neutral?',
      'Do you want somebody with you?',
    ],
    says: ['No. You and I can say it to each other.', 'God, no. Then it takes three weeks.'],
  },
  {
    asked: [
      "Do you think that's fair?",
      'Do you feel treated unfairly?',
      "Is it unfair, what I'm saying?",
      'Is that fair to you?',
    ],
    says: [
      'Half of it. I said what I said. Nobody talks about the other half.',
      "What you say about Owen is fair. That it's only about that, isn't.",
    ],
  },
  {
    asked: [
      'What would you say if somebody spoke to you like that?',
      'What if somebody had said that to you?',
      'How would you have reacted to such a sentence?',
      'What would you have done if it had been you?',
      'How would you have taken it?',
    ],
    says: [
      "I'd have gone home. And come back, and hated them.",
      "I'd have said nothing, and kept the day and the hour.",
    ],
  },
  {
    asked: [
      'How did the others look at you?',
      'How did the five react?',
      'What did the others do?',
      'Did anybody say something in that moment?',
    ],
    says: [
      'They looked at their shoes. The porter put his boxes down very slowly.',
      'It went quiet. I thought because of the tubes.',
    ],
  },
]
