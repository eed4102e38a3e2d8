import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Gerry as a person, and the things on his desk. */
export const noraOfGerryHimself: WrittenAnswer[] = [
  {
    asked: [
      "What's Gerry like?",
      'Is he grumpy?',
      'Is Gerry difficult?',
      "What's Gerry's story?",
      'What kind of man is Gerry?',
      'How would you describe Gerry?',
      'Is Gerry easy to work with?',
    ],
    says: [
      "Quiet till seven, and then he's the funniest man on the yard.",
      'Stubborn, tidy, never late. He talks to the whiteboard.',
      'He grumbles at paper and never at people. The drivers would walk for him.',
    ],
    more: ["He drove for us before that, so he's not guessing."],
  },
  {
    asked: [
      "What is Gerry's last name?",
      'What is Gerry called in full?',
      'How do you spell his surname?',
      'What was his full name again?',
      "What's the dispatcher's name?",
    ],
    says: ['Magee. Gerry Magee, with two Es.', 'Gerry Magee. Nobody here uses the second half.'],
  },
  {
    asked: [
      'What is on the whiteboard?',
      "What's on Gerry's board?",
      'What does the whiteboard show?',
      'What does Gerry need a whiteboard for?',
      'What goes on the board that is not in the spreadsheet?',
    ],
    says: [
      'The vans down the side, and what no sheet knows. Roadworks, funerals, who rang in sick.',
      'Forty-six numbers, and magnets. The red ones nobody touches.',
    ],
    more: ["The red ones are the strict customers. You don't move those, not even Gerry does."],
  },
  {
    asked: [
      'What does his spreadsheet look like?',
      'Can anybody else work with his spreadsheet?',
      'Is the spreadsheet complicated?',
      "What's in Gerry's spreadsheet?",
      "Do you understand Gerry's spreadsheet?",
      'Could I have a look at his spreadsheet?',
    ],
    says: [
      'Forty tabs and nine colours. Ciaran knows six of the colours.',
      "It adds up fine. What the colours mean, he's never said.",
      'Every customer, every dock, and a column headed "careful".',
    ],
    more: ['Under careful it says things like dog, stairs, and do not mention the brother.'],
  },
  {
    asked: [
      'Has Gerry ever got it wrong?',
      'Does Gerry make mistakes?',
      "What was Gerry's worst mistake?",
      'Is Gerry always right?',
      'Did a plan of his ever go badly wrong?',
    ],
    says: [
      "He swapped two sheets once. A wedding got the school's yoghurts.",
      'Once or twice in thirty-one years. He still blushes about the wedding.',
    ],
  },
  {
    asked: [
      'What will Gerry do when he retires?',
      'What are his plans for his retirement?',
      "How will Gerry spend his time once he's out?",
      'Has Gerry something to look forward to?',
      'Does Gerry know what he will do all day?',
      'What does he do apart from work?',
    ],
    says: [
      'Leeks. He has a garden, a caravan, and a wife with a list.',
      'The caravan in Donegal, from May to September. He has told me the pitch number.',
    ],
    more: ['I give it till June before he rings to ask about Portadown.'],
  },
  {
    asked: [
      'What will be missing when Gerry is no longer there?',
      'What do you value most about Gerry?',
      'What will you miss about Gerry?',
      'Will you miss Gerry?',
      'What was the best thing about working with Gerry?',
      'What do you like about him?',
    ],
    says: [
      'The light in his window at four. It meant somebody knew.',
      'Tea at half six, and that he never once panicked.',
      'Ringing one man and having an answer. I never had to explain.',
    ],
  },
  {
    asked: [
      'Will there be a leaving do for Gerry?',
      'How will you say goodbye to Gerry?',
      'Are you planning something for his last day?',
      'What will you give Gerry when he leaves?',
      'Will you celebrate him?',
    ],
    says: [
      "There'll be a do in the canteen. He's forbidden speeches, so I've written one.",
      "He gets the whiteboard, framed. Don't tell him.",
    ],
  },
  {
    asked: [
      'Does Gerry have a family?',
      'Is Gerry married?',
      'What does his wife say to four in the morning?',
      'Has Gerry got children?',
      'Does anybody of his family work there?',
    ],
    says: [
      'A wife, Maureen, and three girls. None of them wanted the whiteboard.',
      'Maureen and three daughters. All asleep at four, for thirty-one years.',
    ],
  },
  {
    asked: [
      'When does Gerry go home?',
      'How long is his working day?',
      'How many hours does Gerry work?',
      'When does he finish in the afternoon?',
      'What does Gerry do once the vans are out?',
    ],
    says: [
      "One o'clock, if the phone lets him. After the vans go, he puts out fires.",
      'In at four, gone by one. From seven on he talks drivers through the day.',
    ],
  },
  {
    asked: [
      'What happens between the orders and the vans leaving?',
      'What are the steps from an order to a route?',
      'Take me through the planning from start to end.',
      'Describe how a plan is made, step by step.',
      'What happens first when Gerry comes in?',
    ],
    says: [
      'Orders shut at ten, Gerry has the list at four, sheets printed at six, vans out by seven.',
      'He takes last week, moves what changed, then the board, then the printer. Two hours.',
    ],
  },
  {
    asked: [
      'What sort of fires are those?',
      'What fires does he put out?',
      'What do you mean by fires?',
      'Give me an example of such a fire.',
      'What kind of thing goes wrong after the vans are out?',
      'What goes wrong in the mornings?',
    ],
    says: [
      "A shop that's shut, a bridge that's closed, a van that won't start. Small fires, all at once.",
      "Somebody's ill, somebody's lost, and a customer rings who wanted it at seven.",
    ],
  },
]
