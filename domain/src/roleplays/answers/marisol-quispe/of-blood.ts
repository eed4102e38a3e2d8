import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What a layman comes to ask about blood, and what one answers at nine in the morning. */
export const ofBlood: WrittenAnswer[] = [
  {
    asked: [
      'How long does a crossmatch take?',
      'How many minutes does it take to match blood?',
      'How quickly can you match a unit?',
      'How long must a patient wait for blood?',
      'Is it a matter of minutes or of hours?',
      'How long is one sample on your bench?',
    ],
    says: [
      'Forty minutes, by hand and done properly. People hear ten.',
      'Three quarters of an hour from the tube to the porter. Quicker is called luck.',
    ],
  },
  {
    asked: [
      'What do you do when there is no time to match?',
      'What if somebody is bleeding to death and cannot wait?',
      'What goes up in an emergency?',
      'Can you give blood without testing?',
      'How does it work when every minute counts?',
      'What happens if they need blood at once?',
    ],
    says: [
      'O negative, four bags, in five minutes. Then I match the rest, running.',
      'Then O negative goes up first. Everything after that still gets read.',
    ],
  },
  {
    asked: [
      'Do you ever run out of blood?',
      'Has the blood ever run out?',
      'What if there is not enough blood?',
      'Is there always enough in the fridge?',
      'What do you do when you have no more of a group?',
    ],
    says: [
      'Nearly, one Easter. I rang three towns at two in the morning.',
      "Low, often. Out, never. There's always a taxi with a box in it somewhere.",
    ],
    more: ['A taxi came over the hills with eight bags. I gave the driver my soup.'],
  },
  {
    asked: [
      'How long does blood keep?',
      'How long can you store blood?',
      'When does a bag expire?',
      'How cold does blood have to be?',
      'Does blood go off?',
    ],
    says: [
      "Thirty-five days, at four degrees. I've had milk that was fussier.",
      'Five weeks in the fridge. Platelets a few days, and they want to be rocked.',
    ],
  },
  {
    asked: [
      'Why can everybody have O negative?',
      'What is so special about O?',
      'What makes O negative different?',
      'Why does O go to everybody?',
      'What does O negative mean?',
    ],
    says: [
      "There's nothing on it to quarrel with. It's the polite guest.",
      'No A, no B, no rhesus. It comes in and nobody notices.',
    ],
  },
  {
    asked: [
      'Which blood group is the rarest?',
      'What is the rarest blood type?',
      'Which group do you see least?',
      'Are there groups that you hardly ever get?',
      'Which group is hardest to find?',
    ],
    says: [
      'AB negative, of the usual ones. One in a hundred or so.',
      'AB negative. I get excited, and nobody understands why.',
    ],
  },
  {
    asked: [
      'How much blood is in a bag?',
      'What does one unit hold?',
      'How big is a unit?',
      'What do you mean by a unit?',
    ],
    says: [
      'Not quite three hundred millilitres. A big mug.',
      'One bag, a mug of red cells, from one person who had a biscuit afterwards.',
    ],
  },
  {
    asked: [
      'Can you stand the sight of blood?',
      'Do you ever feel sick at the sight of blood?',
      'Is blood just a colour to you by now?',
      'Did you have to get used to seeing blood?',
      'Would you faint at your own blood?',
    ],
    says: [
      'In a bag, always. From my own finger, I sit down.',
      "It's a colour and a number. On a kitchen knife it's blood.",
    ],
  },
  {
    asked: [
      'What does the manual say?',
      'What is in the manual?',
      'Is the manual any good?',
      'Which manual do the trainees read?',
      'Who wrote the manual?',
    ],
    says: [
      "Four hundred pages, and it never sighs. That's what they like in it.",
      'Everything except why. For the why they used to come to me.',
    ],
  },
  {
    asked: [
      'Have you had your eyes tested?',
      'Are your eyes all right?',
      'Do you need new glasses?',
      'Is it your eyes or the tiredness?',
      'Can you still read the small print?',
    ],
    says: [
      "In the spring. The glasses are new, it's what is behind them that is tired.",
      'The eyes are fine till three. After that I borrow a ruler.',
    ],
  },
  {
    asked: [
      'How long does it take to train somebody for nights?',
      'How quickly could a new person be ready?',
      'How long until somebody new is any use to you?',
      'When can one let a trainee work alone?',
      'How much time do you need to show somebody the work?',
    ],
    says: [
      'Three weeks for the fridges, three months for the nights.',
      'From days, a fortnight. From school, two years. And somebody beside them.',
    ],
  },
]
