import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The evenings that there were, the hours and readers of today, and what else could be cut. */
export const ruthOfTheOldEvenings: WrittenAnswer[] = [
  {
    asked: [
      'How many came when you were open in the evening?',
      'Were the old evenings well attended?',
      'Was it busy when you opened late?',
      'How did the late hours go in the past?',
      'Did people come of an evening, back then?',
      'What were the visitor numbers of the old evenings?',
    ],
    says: [
      'Twenty-two an evening, in a small branch. I looked it up when your page came.',
      'Twenty or so. Not full, but the same twenty, and they knew one another.',
    ],
  },
  {
    asked: [
      'Did people protest when the evenings went?',
      'How did people take it when you cut the evenings?',
      'Were there complaints about the shorter hours?',
      'What did visitors say when you began to close at five?',
      'Was there an outcry over the evenings?',
    ],
    says: [
      'For a month. Then they stopped coming, and that was worse.',
      'A petition, with two hundred names. I still have it, under the petty cash.',
    ],
  },
  {
    asked: [
      'How would you make it known?',
      'How should we tell people about it?',
      'How do people hear that you are open?',
      'What would you do about advertising?',
      'Do we need posters or a campaign?',
      'How do you reach the people who never come?',
    ],
    says: [
      "A light in the window at seven. It's the best poster, and it's on the bill already.",
      'The school, the surgery, and the bus. Not a campaign, please.',
    ],
  },
  {
    asked: [
      'Are you open on Sundays?',
      'Do you open at the weekend?',
      'What are the hours on a Saturday?',
      'How many hours a week is a small branch open?',
      'How many days a week are you open?',
    ],
    says: [
      'Forty hours over six days. Saturday till one, and on Sunday only the letter box.',
      'Six days, some forty hours. Saturday is short, and Sunday belongs to the dust.',
    ],
  },
  {
    asked: [
      'If you could keep only one branch, which one?',
      'Which branch would you save first?',
      'Which of the eleven do you love most?',
      'If ten had to go, which would stay?',
      'Which branch could you never close?',
    ],
    says: [
      "The main library, with my head. I don't ask the rest of me.",
      "The one by the station. Then I'd resign, for that's no reason.",
    ],
  },
  {
    asked: [
      'What is borrowed most?',
      'Which book is the most popular?',
      'What do people like to read here?',
      'What is the favourite of your readers?',
      'Which book is never on the shelf?',
    ],
    says: [
      'Murders. After that, cakes.',
      'A detective from Iceland, forty loans a month. And dinosaurs, below four feet.',
    ],
  },
  {
    asked: [
      'Who chooses the books?',
      'Who decides what is bought?',
      'How do you select new titles?',
      'Do readers have a say in what you buy?',
      'Who picks the books for the branches?',
    ],
    says: [
      'Two librarians and a list. I only see the total, and I behave.',
      'The staff. Any reader may ask for one, and half of them get it.',
    ],
  },
  {
    asked: [
      'What do you do for teenagers?',
      'How do you keep the young ones?',
      'Do teenagers come to you at all?',
      'Why do you lose people at fourteen?',
      'What do young people want from a library?',
    ],
    says: [
      "They come for the exams and go for the summer. A table and no advice, that's what they want.",
      'They vanish at thirteen. I had hoped for the printers, there.',
    ],
  },
  {
    asked: [
      'Where should a thirteen-year-old go in the evening?',
      'What about those who are too young for a card?',
      'Is sixteen not too old a limit?',
      "Couldn't younger ones come in, too?",
      'What do you offer children under sixteen at night?',
    ],
    says: [
      'With a grown-up on the same card. I know that some have none to bring.',
      "That's the hole in it. One evening with a person there would mend it.",
    ],
  },
  {
    asked: [
      'How old are your members?',
      'What age are most of your visitors?',
      'Is it mostly pensioners?',
      'Which age group comes the most?',
      'Do you have more old or more young readers?',
    ],
    says: [
      "Under twelve or over sixty. In between they're at work, and so is the door.",
      "There's a hole between eighteen and fifty. It's shaped like five o'clock.",
    ],
  },
  {
    asked: [
      'Which of the cuts hurt you most?',
      'Which saving do you like least?',
      'What was the worst thing to cut?',
      'Which of them would you take back?',
      'Is there a cut that you are ashamed of?',
    ],
    says: [
      'The empty desk. She was forty, and very good with fathers.',
      'The newspapers, oddly. Three old men had a place to be at nine.',
    ],
  },
  {
    asked: [
      'Could you cut something else instead?',
      'What else is on the table to be cut?',
      'What else might be cut?',
      'Is there no other way to save?',
      'Which other savings have you considered?',
      'Have you looked everywhere for the money?',
      'What else could you do without?',
      'Could you save it on heating or books?',
    ],
    says: [
      'Books, once more. One can do that till there is a very tidy shelf.',
      "I've been through every line. There's hours, there's books, and there's a branch.",
    ],
  },
  {
    asked: [
      'Could the village run the branch itself?',
      'Could the parents take over Thornley?',
      'Could the community keep Thornley going?',
      'Has anybody offered to run the branch?',
      'What about handing it over to the residents?',
    ],
    says: [
      "They'd love it till February. Then somebody has to mend the heater.",
      'Elsewhere they do. It takes nine people who never quarrel, and a plumber.',
    ],
  },
  {
    asked: [
      'Could the branch move into the school?',
      'Why not put the library in the school?',
      'Could you share a building with someone?',
      'Is there a smaller room for it somewhere?',
      'Could Thornley go into another building?',
    ],
    says: [
      'The school has a cupboard free. I measured it.',
      'I asked. They have no room after half past three, and before that they have lessons.',
    ],
  },
  {
    asked: [
      'Did you complain to the county?',
      'Have you protested against the cut?',
      'What did you answer the county?',
      'Could you ask the county to give more?',
      'Did you fight the county over it?',
    ],
    says: [
      'Three pages, with a table. They thanked me for the table.',
      "I did, twice. One does it for the file, and for one's temper.",
    ],
  },
  {
    asked: [
      'What do you spend on new books?',
      'How many new books do you buy in a year?',
      'What is the budget for books?',
      'How much of the money is for books?',
      'Do you still buy enough books?',
    ],
    says: [
      'A hundred and twenty thousand a year, for nine thousand books.',
      'Nine thousand books a year. It used to be fifteen, and they were thicker.',
    ],
  },
  {
    asked: [
      'Would the county ever give it back?',
      'Could the money come back one day?',
      'Is there hope that the county pays more again?',
      'Will the cut be reversed?',
      'Might the county change its mind?',
    ],
    says: [
      "It has never happened. I've a jar for it, in case.",
      'After an election, perhaps, for a year. I plan without it.',
    ],
  },
]
