import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The people she mentions in passing, and who is asked about afterwards. */
export const noraOfThePeople: WrittenAnswer[] = [
  {
    asked: [
      'Who is Bríd?',
      'What does Bríd do?',
      'Tell me about Bríd.',
      'What is Bríd there for?',
      'How long has Bríd been on the phones?',
    ],
    says: [
      'She does the phones, and the book with the credit notes. Nothing gets past her.',
      'Our phones, for sixteen years. She knows every shop by its cough.',
    ],
    more: ['Shops ring to shout at me, and end up asking after her mother.'],
  },
  {
    asked: [
      'Who is Malachy?',
      'What sort of man is Malachy?',
      'Tell me about Malachy.',
      'Is Malachy the difficult one?',
      'Why is Malachy so important?',
      'What would win Malachy over?',
      'Malachy sounds like a character, who is he?',
      'Malachy sounds like a character!',
      "So who's this Malachy?",
      'What does Malachy do for you?',
    ],
    says: [
      "The Kilkeel run, and a mouth on him. The best driver I've got.",
      'He drives the coast. What Malachy says at half six, they all say by seven.',
    ],
    more: ["He's right more often than I tell him."],
  },
  {
    asked: [
      'Who is the man in Cork?',
      'What about the man in Cork?',
      'Will the man from Cork come?',
      'Why did you ring somebody in Cork?',
      'Have you heard from Cork since?',
    ],
    says: [
      "A dispatcher a driver told me about. He has a house and a boat, and he's thinking.",
      'A good planner, by all accounts. Of Cork. He knows not one lane up here.',
    ],
  },
  {
    asked: [
      'Who is Brendan?',
      'Who is the man on the dock?',
      'What does Brendan do at Portadown?',
      'Is Brendan on your side?',
      'How do you know when Brendan is on?',
    ],
    says: [
      'The dock man at Portadown. The nice one of the two.',
      'He works the shutter in Portadown, every other week. Gerry sends him a turkey.',
    ],
  },
  {
    asked: [
      'What kind of boss are you?',
      'Are you a strict boss?',
      'Are you more hard or more kind with your people?',
      'How would the drivers describe you?',
      'What do your people say about you?',
    ],
    says: [
      'Fair, and loud. They know it passes.',
      "Strict till seven, soft after. I've sat where they sit.",
    ],
  },
  {
    asked: [
      'What would Ciaran say to somebody from outside?',
      'How would Ciaran feel about a new dispatcher?',
      'Would Ciaran be hurt if you hired someone?',
      'What does Ciaran want for himself?',
      'Does Ciaran want the job?',
    ],
    says: [
      "Relieved, I'd say. He's seen what Mondays do to a man.",
      "He wants the chair one day. He told me himself he's not ready for it.",
    ],
  },
  {
    asked: [
      'How did the weeks without Gerry go?',
      'What happened when Gerry was away in July?',
      'How was it when Ciaran filled in?',
      "What was Gerry's last holiday like for you?",
      'Did it work while Gerry was on holiday?',
    ],
    says: [
      "We lived. Ciaran lost half a stone, and Bríd's book was full by the Friday.",
      'Late, every day, and that was July with the schools shut.',
    ],
    more: ['Gerry came back brown and fixed it by Wednesday.'],
  },
  {
    asked: [
      'Who planned the routes before Gerry?',
      'Who had the job before Gerry?',
      'How was it done before Gerry came?',
      'What was there before Gerry?',
      'Was there a dispatcher before Gerry?',
    ],
    says: [
      'Old Mr Brady, out loud, from the back step. With fewer than ten vans you can.',
      'Nobody. The drivers picked their own, and old Mr Brady shouted.',
    ],
  },
  {
    asked: [
      'How big was Brackwater when Gerry started?',
      'How many vans did you have in his first years?',
      'What was the place like when Gerry took over the planning?',
      'Was the firm much smaller thirty years ago?',
      'How has it grown since Gerry began?',
    ],
    says: [
      'Nine vans, he says, and a dog. He tells it every Christmas.',
      'Nine vans and one depot. It grew, and his board grew with it.',
    ],
  },
  {
    asked: [
      'Is there something extra for Gerry if he helps?',
      'Would Gerry get something for his time?',
      'Could you give Gerry a bonus for it?',
      'What would Gerry want for sitting down with us?',
      'Would it be paid if he stayed on to explain it?',
    ],
    says: [
      "I would, and I'd get it past Colm. It's the cheapest thing on the list.",
      "Every hour of it. He'd take half and spend it on leeks.",
    ],
  },
]
