import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What others would do in her place: an agency, Una, a consultant, and what Gerry says himself. */
export const noraOfTheIdeas: WrittenAnswer[] = [
  {
    asked: [
      'What does Gerry think should happen after him?',
      'What would Gerry advise you to do?',
      'Has Gerry an idea who should follow him?',
      'How would Gerry solve it himself?',
      'What does Gerry say you should do when he is gone?',
    ],
    says: [
      "Two people and a good kettle, he says. He's only half joking.",
      'He says somebody young, and somebody stubborn. It took him years to be both.',
    ],
  },
  {
    asked: [
      'Have you tried an agency for a dispatcher?',
      'Could a recruiter find you somebody like Gerry?',
      'Did you use a headhunter?',
      'Would a temporary dispatcher be an idea?',
      'Could you borrow a planner from somewhere?',
    ],
    says: [
      'They sent me a lad from parcels. He asked where the belt was.',
      'I rang one. They had four people for offices, and none for four in the morning.',
    ],
  },
  {
    asked: [
      'Could Una do the planning?',
      'Could somebody in Ballymena take it on?',
      'Would Una be the right one to follow Gerry?',
      'Have you asked Una McVeigh?',
      'Could the planning be done from Ballymena?',
    ],
    says: [
      "Una could. Then I've nobody in Ballymena, and the printer wins.",
      "I asked her. She said yes to the hours and no to the drive, and she's right.",
    ],
  },
  {
    asked: [
      'Have you had a consultant in?',
      'Did you ever pay somebody to look at your planning?',
      'Has an expert had a look at it?',
      'Would a consultant be of any help?',
      'Did anybody from outside ever study your routes?',
    ],
    says: [
      'One, for two days. He drew a circle round Newry and called it a hub.',
      'Years ago. He told us to deliver less often, and sent a bill.',
    ],
  },
  {
    asked: [
      'Do you think you will find a way?',
      'Are you hopeful that it will work out?',
      'Do you see light at the end of it?',
      'Are you optimistic about the spring?',
      'Will it turn out all right in the end?',
    ],
    says: [
      "I'll have to. I've found one through nine Decembers.",
      "I will. I'd just like to find it before the day and not on it.",
    ],
  },
  {
    asked: [
      'Are people afraid that it takes their jobs?',
      'Would a system like that cost jobs?',
      'Do they fear being replaced by a computer?',
      'Would anybody lose their work through it?',
      'Is somebody worried about his job because of software?',
    ],
    says: [
      'Gerry is going anyway. And nobody has built a thing yet that carries crates.',
      "Not here. The job that's going is one nobody wants to get up for.",
    ],
  },
  {
    asked: [
      'What do you wish you had asked the last supplier?',
      'Which question did you forget to ask back then?',
      'What should you have asked the people from Leeds?',
      'What would you ask today before you bought anything?',
      'What will you ask every supplier from now on?',
    ],
    says: [
      "Which yard have you stood in at four in the morning? They'd stood in none.",
      'Who in your firm has ever reversed a lorry? I ask it first, now.',
    ],
  },
  {
    asked: [
      'What should I not say to Colm?',
      'Which words does Colm hate?',
      'What would be a mistake with Colm?',
      'What must not be on that page?',
      'How could I lose Colm in the first minute?',
    ],
    says: [
      'Investment. Say cost, he likes people who say cost.',
      'Anything with transform in it. He puts the cap on his pen and that is that.',
    ],
  },
  {
    asked: [
      'What should I not say to Gerry?',
      'How should I talk to Gerry?',
      'What would annoy Gerry?',
      'How do I get on the right side of Gerry?',
      'What is the best way to start with Gerry?',
    ],
    says: [
      "Don't tell him what he does. Ask about a dock, and then be quiet.",
      'Come with biscuits, look at the board, and never touch a magnet.',
    ],
  },
]
