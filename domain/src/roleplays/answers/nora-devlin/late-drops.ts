import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Late drops looked at closely: whose, why, and how the figures are come by. */
export const noraOfLateDrops: WrittenAnswer[] = [
  {
    asked: [
      'So that is four hundred and fifty pounds a day?',
      'Thirty times fifteen makes four hundred and fifty, correct?',
      'Do you lose four hundred and fifty pounds every day?',
      'Is four hundred and fifty a day about right?',
      'So you lose over two and a half thousand a week?',
    ],
    says: [
      "That's the sum, yes. Six days a week. Do it for the year and sit down first.",
      "You multiply like Colm. It's about right, some days more.",
    ],
  },
  {
    asked: [
      'Is it the same shops every time?',
      'Which customers get it late most?',
      'Do the late drops always hit the same people?',
      'Are there customers who are nearly always late?',
      'Does it hit everybody or only some?',
    ],
    says: [
      'Mostly. A third of them are the same twenty doors.',
      'The last four on a long round. Somebody has to be last.',
    ],
  },
  {
    asked: [
      'How do you count the late drops?',
      'How sure are you of that number?',
      'Where does that figure come from?',
      'Is that measured or estimated?',
      'Who counts the missed windows?',
      'How do you arrive at the number of late drops?',
    ],
    says: [
      'Bríd counts the credit notes every night. I could show you the book.',
      "Counted, not guessed. If there's a credit note, it was late.",
    ],
    more: ["The trackers say when a van was there. Bríd's book says who minded."],
  },
  {
    asked: [
      'Do they refuse the goods when you are late?',
      'Do customers still take it if it is late?',
      'Can you unload at all when the window is over?',
      'Do they send the van away?',
      'What happens at the door when you come too late?',
    ],
    says: [
      'The small ones take it and sigh. The docks turn us away.',
      "If there's a man there, he takes it. A shutter doesn't.",
    ],
  },
  {
    asked: [
      'How did you work out what one late drop costs?',
      'What is included in that cost?',
      'What makes up the cost of a late drop?',
      'How do you get to that sum for a late one?',
      "Is the driver's time in that figure?",
    ],
    says: [
      "Diesel, the driver's time, and what we credit. I did it on the back of a delivery note.",
      "The second trip and the credit, no more. What it does to a customer isn't in it.",
    ],
  },
  {
    asked: [
      'What is a credit note?',
      'What do you mean by a credit note?',
      'What does the customer get as compensation?',
      'Do you give them a discount then?',
      'How does that work with the credit notes?',
    ],
    says: [
      "We take it off their bill. It's sorry, with a number on it.",
      'A piece of paper that says they owe us less. Colm signs a bundle every Friday.',
    ],
  },
  {
    asked: [
      'Have you lost customers over it?',
      'Did anybody leave because of late deliveries?',
      'Has it cost you customers already?',
      'Did you lose any business through it?',
      'Who has gone to somebody else because of that?',
    ],
    says: [
      "Two hotels this year. I can't prove it was that.",
      'Two hotels, since the summer. They said price. It was breakfast.',
    ],
    more: ['I rang both. One of them was nearly sorry.'],
  },
  {
    asked: [
      'Are there more late drops at Christmas?',
      'Does it get worse in December?',
      'How late will you be in the rush?',
      'How many more are late at Christmas?',
      'What happens to the windows in December?',
    ],
    says: [
      'It doubles, near enough. In the last week I stop counting.',
      "Worse, yes. People forgive more in December, that's what saves us.",
    ],
  },
  {
    asked: [
      'Why do the docks shut at eleven?',
      'Why do some docks close in the morning?',
      'What is the reason for the early closing?',
      'Why can nobody take it after eleven?',
      "Can't the docks stay open longer?",
    ],
    says: [
      'One man on the dock, and at eleven he goes onto the shop floor.',
      "Their own lorries come in at eleven. There's one ramp, and it's not ours.",
    ],
    more: ["I've brought that man cakes. It's still eleven."],
  },
  {
    asked: [
      'Which lane is too narrow for a lorry?',
      'Where do your lorries get stuck?',
      'Is there a lane that is especially bad?',
      'What sort of lanes do you mean?',
      'Have you had a lorry stuck somewhere?',
    ],
    says: [
      "There's one above Rostrevor. In you get, and out is half a mile backwards.",
      'Behind Hilltown, a bridge with a bend on it. The map says road. The wall says no.',
    ],
  },
  {
    asked: [
      'Could you not change the delivery windows?',
      'Have you asked the customers for wider windows?',
      'Can the windows be moved?',
      'Who sets the windows?',
      'Would customers agree to other times?',
    ],
    says: [
      "They set them. I've got three moved, and I had to beg for two.",
      'The small ones might. The docks have a rota of their own.',
    ],
  },
  {
    asked: [
      'Could you show me a typical late drop?',
      'Tell me about a delivery that went wrong.',
      'What was the last one that came too late?',
      'What happened with the late ones yesterday?',
      'Have you an example of a late delivery?',
    ],
    says: [
      'Yesterday, Portadown. Four minutes past, lights still on, nobody came to the door.',
      'A hotel in Newcastle, this week. A wedding breakfast, and the cream came with the coffee.',
    ],
  },
  {
    asked: [
      'Which routes are the worst?',
      'Where are you late most?',
      'Which areas give you most trouble?',
      'On which days are you late most?',
      'Where does it happen most?',
    ],
    says: [
      'Belfast on a Friday, and Portadown any day near eleven.',
      'The Belfast runs, Fridays above all. On the coast we could set a clock.',
    ],
  },
  {
    asked: [
      'What if an order comes in late?',
      'Do you still take orders after ten?',
      'What happens when a customer forgets to order?',
      'Can people order after the cut-off?',
    ],
    says: [
      'If they ring Gerry before five, he squeezes it in. He has his favourites.',
      "After ten it's too late, on paper. Then they ring Gerry, and it's not.",
    ],
  },
  {
    asked: [
      'How many late drops do you get in a week?',
      'How many late drops is that in a normal week?',
      'How many are late each week?',
      'How many deliveries miss their window in a week?',
      'And how many late ones do you have a month?',
    ],
    says: [
      "Thirty a day, six days. A hundred and eighty, and December's worse.",
      "A hundred and eighty or so in a week. I'd rather not say it as one number.",
    ],
  },
  {
    asked: [
      'Who are the same twenty doors?',
      'Which twenty doors are those?',
      'What sort of customers are those twenty?',
      'Who is behind the twenty doors?',
      'What do those twenty have in common?',
    ],
    says: [
      'Small shops at the far end of the long rounds. The drivers know them by their dogs.',
      'Small places mostly, last on a long round. And a dock or two that shuts early.',
    ],
  },
  {
    asked: [
      'What share of the drops is late?',
      'What percentage of the deliveries is late?',
      'How many per cent arrive late?',
      'Roughly what part of your drops is late?',
      'What is the rate of late drops, if you had to guess?',
    ],
    says: [
      'Thirty of three hundred and eighty. Eight in a hundred, and each of them rings.',
      'Eight per cent, near enough. Colm says eight, the phone says more.',
    ],
  },
]
