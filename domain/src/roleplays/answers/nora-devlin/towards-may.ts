import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How long there is until Gerry has gone, and what has been done with the time. */
export const noraOfTheTimeLeft: WrittenAnswer[] = [
  {
    asked: [
      'So there are five months left?',
      'That gives you five months, is that right?',
      'Do I count right that you have about five months?',
      'How many months is that from now?',
      'So it is less than half a year?',
    ],
    says: [
      "Five. And one of them's December, so call it four.",
      'Five on the calendar. In January I can start using them.',
    ],
  },
  {
    asked: [
      'What have you done so far about replacing Gerry?',
      'Which steps have you taken since he told you?',
      'How far have you got with finding a way without Gerry?',
      'Have you done anything yet about his leaving?',
      'What did you try after he said he was going?',
    ],
    says: [
      'An advert in September, and a word with a man in Cork. Neither came to much.',
      "I advertised, I rang round, and I asked him to write it down. I'm still here.",
    ],
  },
  {
    asked: [
      'What would go wrong first without Gerry?',
      'Where would you notice first that Gerry is missing?',
      'Which customers would feel it first if he was not there?',
      'What breaks first when Gerry is not there?',
      'How soon would customers feel that he has gone?',
    ],
    says: [
      "Portadown, by eleven. Then the phones, and there's nobody to pick up.",
      'A van at a shut dock, and the driver ringing a desk with no one at it.',
    ],
    more: ["By the Friday I'd have it in writing from a customer."],
  },
  {
    asked: [
      'So both things come in the same spring?',
      'So the review and his leaving are only weeks apart?',
      'Does all of that come together then?',
      'So you have two big things within a few weeks?',
      'Is it bad luck that they fall so close together?',
    ],
    says: [
      'Five weeks between them. I picked neither date.',
      "One after the other, yes. I've a wall calendar I don't look at.",
    ],
  },
  {
    asked: [
      'Do other wholesalers have the same problem?',
      'Is that the same at other firms?',
      'Are you the only ones who depend on one man?',
      'How is it in other yards?',
      'Does every yard hang on one such man?',
    ],
    says: [
      "Everybody has a Gerry. Some of them don't know it yet.",
      "The same all over, I'd say. They just don't tell each other.",
    ],
  },
  {
    asked: [
      'What will you do when the rush is behind you?',
      'What will you treat yourself to after Christmas?',
      'What are you looking forward to in January?',
      'How do you use the quiet weeks?',
      'What do you do first when it gets calm?',
    ],
    says: [
      'Sleep till seven. Then cook at home, and be told how Dessie does it.',
      "There's a door in the cold store I've wanted to move for three years. That.",
    ],
  },
]
