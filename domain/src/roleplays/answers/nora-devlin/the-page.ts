import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The page for Colm: what stands on it, whose figures, by when. */
export const noraOfThePage: WrittenAnswer[] = [
  {
    asked: [
      'Which figures belong on that page?',
      'What must be on that page?',
      'What numbers does Colm need to see there?',
      'What goes into the calculation for Colm?',
      'What does Colm expect to find in it?',
      'Which lines would you put on it?',
    ],
    says: [
      'What it costs, what it saves, and the month they meet. No pictures.',
      'Three figures. In, out, and when. And where you got them from.',
    ],
    more: ['If a figure has "up to" in front of it, he crosses it out.'],
  },
  {
    asked: [
      'What is the one number Colm looks for?',
      'What number does Colm look for?',
      'Which figure does he look at first?',
      'What is the figure that decides it for Colm?',
      'Which number is it that counts upstairs?',
    ],
    says: [
      "The month it's paid for. Twelve or less, and he keeps reading.",
      'Months. He runs his finger down till he finds how many.',
    ],
  },
  {
    asked: [
      'By when would you need the page from me?',
      'How soon should I get that page to you?',
      'When should it be with you?',
      'What is the deadline for the page?',
      'Is there a date by which you want it?',
    ],
    says: [
      "Before New Year. I'll read it when the vans are in.",
      "Any day this side of New Year. I'll not look before Boxing Day, mind.",
    ],
  },
  {
    asked: [
      'Shall we write the page together?',
      'Would you go over the page with me?',
      'Could we work on the page as a team?',
      'Do you want to check the draft first?',
      'May I send you a draft to correct?',
    ],
    says: [
      "You write it. I'll strike out what Colm won't believe.",
      'Send me yours, and I go over it with a red pen. Gerry has several.',
    ],
  },
  {
    asked: [
      'May I use your numbers on the page?',
      'Can I put the figures you gave me into it?',
      'Do you mind if I calculate with your own figures?',
      'Are you fine with me working with those numbers?',
      'May I quote you on those figures?',
    ],
    says: [
      "Use them. No customer's name on it, though.",
      "You'd better. Colm can smell a borrowed figure.",
    ],
  },
  {
    asked: [
      'What did you give Colm to read the last time?',
      'How did you put the old planner to Colm?',
      'Did you make a calculation for the old planner?',
      'What did you show Colm before you bought it?',
      'Was there a page for the last one as well?',
    ],
    says: [
      'Forty slides from Leeds. He read the last one, with the price.',
      "A folder, thick as a brick. I hadn't read it to the end myself.",
    ],
  },
  {
    asked: [
      'What would Colm say, word for word?',
      'How would Colm put it himself?',
      'What are his words when you ask for money?',
      'What does Colm ask when you come up to him?',
      'What does he usually say to such a request?',
    ],
    says: [
      "'What is it, and when do I have it back?' Always in that order.",
      "'And in which month, Nora?' Then he clicks his pen till I say one.",
    ],
  },
  {
    asked: [
      'So together that is about a quarter of a million a year?',
      'Both of them together come to nearly two hundred and fifty thousand, correct?',
      'Does it add up to a quarter of a million?',
      'So the late ones and the hours cost you that much together?',
      'Is a quarter of a million a year about right?',
    ],
    says: [
      "A quarter of a million. Say it again, slowly, I'll get a chair.",
      "If your sum's right, yes. Nobody here has ever said it in one go.",
    ],
    more: ["Put that one on the page. Then I'd like to watch him read it."],
  },
  {
    asked: [
      'Which comes first for you, the price, the effort or the proof?',
      'In what order do those things matter to you?',
      'What is more important, that it is cheap or that it is simple?',
      'Is the price or the proof more important to you?',
      'How would you rank them?',
    ],
    says: [
      'Proven, then easy for the drivers, then cheap. Colm has it the other way round.',
      "That it works. After that, that nobody has to learn it. Price is Colm's.",
    ],
  },
  {
    asked: [
      'How does that price sound to you?',
      'What do you say to that figure?',
      'Is that price too high for you?',
      'Is that more than you thought?',
      'Could you live with that price?',
    ],
    says: [
      "It's a number. Put beside it what it saves, and I'll tell you.",
      'Say it to me again with a payback under it.',
    ],
  },
]
