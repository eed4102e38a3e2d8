import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What is weighed before anything is bought: other ways, time, guarantees, and what the call is for. */
export const noraBeforeBuying: WrittenAnswer[] = [
  {
    asked: [
      'What alternatives do you have?',
      'Have you thought about other options?',
      'What else could you do about it?',
      'Is there another way you are considering?',
      'What other ideas do you have?',
    ],
    says: [
      "I've advertised for a dispatcher, and I've rung a man in Cork.",
      'Two dispatchers in place of one, and a prayer. I like none of it.',
    ],
    more: ["The man in Cork said he'd think about it. That was in October."],
  },
  {
    asked: [
      'Do you know anybody who uses our software?',
      'Do you know other companies who use such a system?',
      'What do other wholesalers use?',
      'How do your competitors plan?',
      'Have you asked around in the trade?',
    ],
    says: [
      "Nobody I've asked. In this trade they don't tell you what they use.",
      'The crowd in Lisburn have something. They bring the wrong cheese, but on time.',
    ],
  },
  {
    asked: [
      'How much work would it be for you?',
      'How much time could you give us in January?',
      'How much time would you have for a trial?',
      'Could you spare somebody for the project?',
      'What time can you put into it?',
    ],
    says: [
      'An hour a week, in January. Gerry might give you more, over tea.',
      'I have an hour a week. The drivers have none.',
    ],
  },
  {
    asked: [
      'Do you want a money-back guarantee?',
      'Would a guarantee help you?',
      'What if you got your money back if it fails?',
      'What if we took the risk?',
      'Would you want that in writing?',
    ],
    says: [
      "I'd take it. In writing, and short.",
      "It would help with Colm. For me it's the drivers, and nobody refunds those.",
    ],
  },
  {
    asked: [
      'What if you could stop any time?',
      'Would a free trial help?',
      'What if the trial costs you nothing?',
      'Would you try it for free?',
      'What if there was no risk for you?',
    ],
    says: [
      "If I can stop it in a fortnight and it costs nothing, I'll look.",
      "Free's good. It still costs my drivers' time, and that isn't free.",
    ],
  },
  {
    asked: [
      'Shall I tell you what we do?',
      'May I tell you about our product?',
      'Would you like to hear what we do?',
      'Do you want to know how it works?',
      'Can I explain what we offer?',
    ],
    says: [
      'Go on, then. In three sentences.',
      "Do. And start with the docks, or I'll be on the yard.",
    ],
  },
  {
    asked: [
      'Who would use it every day?',
      'Who would work with it?',
      'Who would be the user?',
      'Who will sit in front of it in the morning?',
      'Is it Gerry who would use it?',
    ],
    says: [
      'Gerry, till he goes. After him, whoever I find. The drivers see the sheet.',
      'Whoever sits there at four. And Ciaran on Saturdays.',
    ],
  },
  {
    asked: [
      'What do you hope to get out of this call?',
      'What would make this call worth your while?',
      'What would you like to take away from today?',
      'What should you know when we hang up?',
      'What would be useful for you today?',
    ],
    says: [
      "To hear if anybody's thought about docks. That's all.",
      "One thing about docks I didn't know this morning. I'm not greedy.",
    ],
  },
  {
    asked: [
      "What's the total?",
      'What does that add up to?',
      'If you add it all up, what does it come to in a year?',
      'How much is it all together?',
      'What do all these problems cost you in a year?',
    ],
    says: [
      "I've never had the hour to add it up. It'll not be small.",
      "Nobody's put it in one number yet. Colm has two columns that have never met.",
    ],
  },
  {
    asked: [
      'Does Colm know you are talking to us?',
      'Have you told Colm about this call?',
      'Does he know about our call?',
      'Is Colm aware that we are talking?',
    ],
    says: [
      "No. I'll not go to Colm before I've something in my hand.",
      "Not yet. He'd ask what it costs, and I couldn't say.",
    ],
  },
  {
    asked: [
      'Did you get in trouble for it?',
      'Did you nearly get fired for that?',
      'Were there consequences for you?',
      'Could it have cost you your job?',
      'What happened to you after it failed?',
    ],
    says: [
      "Not fired. A bad half hour upstairs, and a joke that won't die.",
      'A bad half hour. Mr Brady said these things happen, and Colm said not twice.',
    ],
  },
  {
    asked: [
      'What is your email address?',
      'Where shall I send it?',
      'Which address should I use?',
      'Could you give me your email?',
      'Where do you want the page sent?',
    ],
    says: [
      'Nora at Brackwater dot com, with a K.',
      'Nora at Brackwater dot com. Put "docks" in the subject and it gets opened.',
    ],
  },
]
