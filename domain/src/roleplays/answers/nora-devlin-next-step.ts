import type { WrittenAnswer } from '../../graph/plan.ts'

/** Who calls whom, when, and with what in hand. */
export const noraOfTheNextStep: WrittenAnswer[] = [
  {
    asked: [
      'Can you decide that yourself?',
      'Is it your decision?',
      'Can I just sign you up?',
      'Do you want to sign?',
      'Could you order it today?',
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
      "Decide in February, standing by Easter. While Gerry's still here to laugh at it.",
      'A look in January, a yes or no in February, running by Easter. Later is too late.',
      "A decision by February. Not before Christmas, not after Easter, that's your window.",
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
      'What is the best way to reach you?',
      'What is the best number to call?',
      "What's the best way to reach you after Christmas?",
      'How do I get hold of you?',
    ],
    says: [
      "This number. If I'm on the yard, let it ring.",
      'Ring me here. Email I read at night, if at all.',
    ],
  },
  {
    asked: [
      'When is a good time to call you?',
      'When can I ring?',
      'When may I call back?',
      'When should I get in touch?',
      'Could we speak again next week?',
      'What would be a good date?',
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
      "Second week of January, after ten. Before that I'm no use to you.",
      'From the eleventh of January, any morning. After ten, when the vans are gone.',
      "Any weekday in the second week of January, half ten. By then I've eaten.",
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
      'What do you know about Farlane?',
      'Have you heard of us?',
      'Who is Farlane to you?',
      'Have you worked with us before?',
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
      'What would be a sensible first step for you?',
      'How should we leave it then?',
      'What would you like me to do now?',
      'So what now?',
      'How do we proceed?',
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
      'Who else should I speak to?',
      'Is there somebody else I should talk to?',
      'Who should be in the next meeting?',
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
      'What figures could you let me have so the page is about you and not some other firm?',
      'Which of your figures could I have for the page?',
      'What numbers could you give me to work with?',
      'Would you let me have some figures for the page?',
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
  {
    asked: [
      'Would you come to our office?',
      'Could we meet in person?',
      'Shall I come over to Newry?',
      'Can I visit you?',
      'Would you like to meet?',
    ],
    says: [
      'You come here. In January, and early.',
      "Come to the yard. You'll see more in an hour than I can tell you.",
      'Newry, half ten, any day after the tenth of January.',
    ],
  },
  {
    asked: [
      'What did you expect from this call?',
      'What were you expecting?',
      'Is this what you expected?',
      'Did you expect something else?',
    ],
    says: [
      "A pitch. I got questions, so that's a start.",
      'Ten minutes of being told about the cloud, to be honest.',
      "Slides. You've not shown me one yet.",
    ],
  },
  {
    asked: ['Can I summarise what I heard?', 'Shall I sum up?', 'May I repeat what I understood?'],
    says: ["Do. I'll tell you what you got wrong.", 'Go on. Keep it short.'],
  },
  {
    asked: [
      'Can you promise me that?',
      'Is that a promise?',
      'Can I rely on that?',
      'Do I have your word?',
    ],
    says: [
      'You have my word for a call. Nothing else is promised.',
      "If I say January, it's January.",
      'I turn up. Ask anybody on the yard.',
    ],
  },
]
