import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What there is in the libraries, who comes for what, and to whom it all belongs. */
export const ruthOfTheHouses: WrittenAnswer[] = [
  {
    asked: [
      'How many people work for the trust?',
      'How many employees does the trust have?',
      'How large is your staff?',
      'How many do you employ in all?',
      'What is the headcount of the trust?',
      'How many librarians are there altogether?',
    ],
    says: [
      'Fifty-four people, on some forty full posts. Librarians come in halves.',
      'Fifty-four. Most of them part-time, and none of them part-hearted.',
    ],
  },
  {
    asked: [
      'Which branch is the busiest?',
      'Which library gets the most visitors?',
      'Where do most people go?',
      'What is your biggest branch?',
      'Is there one branch that is always full?',
      'Which one is the quietest of all?',
    ],
    says: [
      'The main library, with seven hundred a day. Thornley is the quietest.',
      'The one in town, by far. At the other end of the list is Thornley.',
    ],
  },
  {
    asked: [
      'What do people come to the library for?',
      'Why do people use the branches nowadays?',
      'Do they come for the books or for something else?',
      'What are the visitors doing in there?',
      'What is it that your visitors want?',
      'Which things do people use most in the libraries?',
    ],
    says: [
      'Half for books. The rest for a table, a form to fill in, or a warm hour.',
      "Books, still. Then the computers, and then the radiator, which isn't in the catalogue.",
    ],
  },
  {
    asked: [
      'Is it free to join?',
      'Does membership cost anything?',
      'Do your members pay something?',
      'Is a library card free of charge?',
      'What does one pay for a card?',
      'Do people have to pay to become a member?',
    ],
    says: [
      'Free. It was free when I was seven, and it stays free.',
      "It costs a signature. Children bring somebody else's.",
    ],
  },
  {
    asked: [
      'How would somebody get an evening card?',
      'Where would people apply for the card?',
      'How do people sign up for the door?',
      'How would you give out the cards?',
      'Would the old cards open the door as well?',
      'Who would hand out those cards?',
    ],
    says: [
      'By day, at a desk, once. Somebody should have seen the face that goes with it.',
      'From a librarian, in daylight. It takes five minutes, and she says what to do in a fire.',
    ],
  },
  {
    asked: [
      'How many visits do you have in a year?',
      'What is the total number of visitors a year?',
      'How many visits do all eleven have together?',
      'How many times a year does somebody walk in?',
      'What are your annual visitor figures?',
    ],
    says: [
      'Some five hundred and seventy thousand. Divide, and you have your four pounds.',
      'Five hundred and seventy thousand a year, all eleven together.',
    ],
  },
  {
    asked: [
      'Do you lend e-books?',
      'Can people borrow books online?',
      'Do you have an app for electronic books?',
      "Aren't e-books enough?",
      'How many e-books do you lend?',
      'Do people read on screens instead?',
    ],
    says: [
      "We lend them, one loan in eight. They're dear, and nobody warms their hands on one.",
      'One loan in eight. It grows, and it needs no roof, I grant you.',
    ],
  },
  {
    asked: [
      'Do the branches have wifi?',
      'Is there internet in the libraries?',
      'Do you have computers that people can use?',
      'Are there computers for the public?',
    ],
    says: [
      'All eleven, and it reaches the bus stop. My grandson approves.',
      'Wifi everywhere, and sixty computers. Most of those are slower than I am.',
    ],
  },
  {
    asked: [
      'How many books do you have?',
      'How many books are there in all the branches?',
      'How large is your collection?',
      'How many titles are on the shelves?',
    ],
    says: [
      'A hundred and sixty thousand, and some are even in.',
      'A hundred and sixty thousand books. A third of them come home only to be stamped.',
    ],
  },
  {
    asked: [
      'Do you charge for late books?',
      'Are there fines for overdue books?',
      'What does it cost to bring a book back late?',
      'Do you still have late fees?',
      'Have you abolished the fines?',
    ],
    says: [
      'Not for children. Grown-ups pay ten pence a day, and look hurt.',
      'Ten pence a day. I paid four pounds once, for a detective.',
    ],
  },
  {
    asked: [
      'Do you earn any money yourselves?',
      'How much income do you make on your own?',
      'What does the trust earn besides the grant?',
      'How much of it comes from the county?',
      'Do you have takings of your own?',
      'Do you let rooms or sell anything?',
    ],
    says: [
      'A hundred and forty thousand of our own. Rooms, fines, and two dead ladies.',
      "Fifteen pounds in sixteen are the county's. The sixteenth we scrape together.",
    ],
  },
  {
    asked: [
      'Who owns the buildings?',
      'Do the libraries belong to you?',
      'Are the branches rented or your own?',
      'Whose property are the branches?',
      'Do you pay rent for them?',
      'Does the council own the libraries?',
    ],
    says: [
      "Nine are the trust's, roofs included. Two we rent, one of them from the chemist.",
      "Ours, but for two. That's why I know every gutter.",
    ],
  },
  {
    asked: [
      'What is a library trust?',
      'Why is it a trust and not the council?',
      'How do you differ from a public library?',
      'Are you a charity or part of the council?',
      'What is the difference between you and the county?',
    ],
    says: [
      "A charity. The county pays us to run its libraries, and doesn't have to say no itself.",
      'We run them, and the county pays for it. When a branch closes, it was us.',
    ],
  },
  {
    asked: [
      'Who can overrule the committee?',
      'Is there anybody above you?',
      'Does the board have to confirm it?',
      'Do the trustees have the last word?',
      'Who do you report to?',
      'Could the decision be reversed higher up?',
    ],
    says: [
      "All twelve trustees could. In nine years they've done it once, over a piano.",
      'The full board. Up to fifty thousand they leave it to us six.',
    ],
  },
  {
    asked: [
      'Do the buses run in the evening?',
      'How would people get home at nine?',
      'Is there a bus after eight?',
      'How do people get to the small branches at night?',
    ],
    says: [
      'To Thornley till ten past nine. To Mill Lane one walks.',
      "The last bus goes at ten past nine. So I'd lock up at nine sharp.",
    ],
  },
]
