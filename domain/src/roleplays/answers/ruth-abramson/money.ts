import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Where the money goes, what has been cut, and why the year ends in April. */
export const ruthOfTheMoney: WrittenAnswer[] = [
  {
    asked: [
      'What do you spend it on?',
      'What does the trust spend its money on?',
      'What are your biggest costs?',
      'How is the budget split up?',
      'What goes into those two million?',
      'What are the main items of your spending?',
    ],
    says: [
      'People, mostly. Then bricks, then heat, and books come fourth.',
      'Seven pounds in ten are wages. Buildings take two, and the rest is books.',
    ],
  },
  {
    asked: [
      'How much do you pay in wages?',
      'What do salaries cost you?',
      'What share of it is staff?',
      'How much of the money is for people?',
      'How big is your wage bill?',
      'How much do your staff cost?',
    ],
    says: [
      'About one point six million. A library is people with a roof.',
      "Seven pounds in ten. I don't begrudge one of them.",
    ],
  },
  {
    asked: [
      'Is your budget growing or shrinking?',
      'Are you getting less money every year?',
      'Has the county cut your money?',
      'Does the trust get more or less than before?',
      'How has the budget changed?',
    ],
    says: [
      'Level on paper. In bread and heating it falls every year.',
      'Down. Six years ago it paid for evenings as well.',
    ],
  },
  {
    asked: [
      'How long could you live off the reserve?',
      'How many months would the reserve cover?',
      'How far does the reserve go?',
      'Would the reserve get you through a bad year?',
      'If no money came in, how long could you go on?',
    ],
    says: [
      "A month. Thirty days, and then I'd sell the printers.",
      'Thirty days. I worked it out on the bus.',
    ],
  },
  {
    asked: [
      'How much reserve do you have to hold?',
      'Is there a minimum for the reserve?',
      'Are you obliged to keep a reserve?',
      'Who says how much you must put aside?',
      'What do the rules say about reserves?',
    ],
    says: [
      "One month's costs. It's our own rule, and we're a shade under it.",
      "Our auditor likes a month. We have a month, if February's short.",
    ],
  },
  {
    asked: [
      'When did you last use the reserve?',
      'Have you ever dipped into the reserve?',
      'What was the reserve last spent on?',
      'Did you ever need the reserve?',
      'Has it been touched in the last years?',
    ],
    says: [
      'Two winters ago. A boiler died in January.',
      'For a boiler. Boilers wait for the frost.',
    ],
  },
  {
    asked: [
      'Where does the sixty thousand come from as a figure?',
      'Why exactly that amount?',
      'Who set the savings target?',
      'Who makes you save?',
      'Does the county force you to cut?',
      'Is it the council that wants the savings?',
      'Why do you have to save?',
    ],
    says: [
      'The county gives us sixty less. They needed two lines to say so.',
      "It's what the county took away. They sent their regards.",
    ],
    more: ['There was an appendix. It thanked us for our work.'],
  },
  {
    asked: [
      'Why does it have to be by April?',
      'What happens in April?',
      'Why is April the deadline?',
      'Why not later than April?',
      "Can't the deadline be moved?",
    ],
    says: [
      'Our year begins in April. So does the smaller cheque.',
      "It's when the new budget starts. A budget with a hole isn't one.",
    ],
  },
  {
    asked: [
      'What have you cut for the savings so far?',
      'Which savings have you agreed already?',
      'What savings are settled?',
      'Which cuts are decided?',
      'How did you save that much already?',
      "What's on the list of savings?",
    ],
    says: [
      "A post we won't fill, cheaper cleaning, and fewer newspapers.",
      "One desk stays empty. That's most of it, and I don't like it.",
    ],
  },
  {
    asked: [
      'What did you cut in earlier years?',
      'What has the trust given up in the past?',
      'Which services are gone already?',
      'Have there been cuts before?',
      'What did you have to stop in past years?',
    ],
    says: [
      'The evenings first. Then the long Saturdays, and then the bus.',
      'Evenings, six years ago. I voted for that one, too.',
    ],
    more: ['The bus hurt the most. It had a driver who read aloud at the stops.'],
  },
  {
    asked: [
      "Isn't that the same amount as I want?",
      'Is it a coincidence that the two sums match?',
      "So my money would double the gap, wouldn't it?",
      'Are you missing just what we ask for?',
      'Do you need the same sum yourself?',
    ],
    says: [
      "To the pound. You'll understand that I noticed.",
      "It is. So you see what I'd have to find instead.",
    ],
  },
  {
    asked: [
      'Does a later saving help you?',
      'What if it pays for itself after a year?',
      'Would it help if it saved money later on?',
      'Does it count if we save you something next year?',
      'Could the savings come in year two?',
    ],
    says: [
      'April first. But a second year that pays would win you two hands.',
      'Not for this sixty. For the next one, certainly.',
    ],
  },
  {
    asked: [
      'Could this go on your list of savings?',
      'Might our idea save you money?',
      'What if the idea cuts costs elsewhere?',
      'Could evenings without staff be a saving?',
      'Can we make this part of the cuts?',
    ],
    says: [
      'Show me the line it comes off. Not the feeling, the line.',
      "If it saves heat or hours in one branch, I'll write it down myself.",
    ],
  },
  {
    asked: [
      'Can you raise money in other ways?',
      'Have you thought of fundraising?',
      "Why don't you collect donations?",
      'Could you hold a sale or a raffle?',
      'What about asking the public for money?',
    ],
    says: [
      'We do. The book sale made eleven hundred pounds, and a great deal of cake.',
      'People give for books. Nobody gives for drains.',
    ],
  },
  {
    asked: [
      'Could you charge for membership?',
      'Why not let people pay for a card?',
      'Would a fee be possible?',
      'Have you considered taking money from the visitors?',
      'What if evening visitors paid something?',
    ],
    says: [
      'It came up. A library that costs money is a poor bookshop.',
      "No. The ones who'd pay aren't the ones I count.",
    ],
  },
  {
    asked: [
      'Will there be more cuts next year?',
      'Does it stop after these savings?',
      'Is this the last round of savings?',
      'What about the year after, more cuts?',
      'How often do you have to save like that?',
    ],
    says: [
      'Every year. One gets it like the weather.',
      "It won't stop. So I look for things that stay cheap.",
    ],
  },
  {
    asked: [
      'How does it feel to be so far off?',
      'Does that gap worry you?',
      'Is that a heavy load for you?',
      'How do you cope with that pressure?',
      'Do you lie awake over that sum?',
    ],
    says: [
      'Like a tooth. I notice it when I stop talking.',
      "I've had bigger ones. They weren't made of children's hours.",
    ],
    more: ['Every pound of it has a face by now. I know most of them by name.'],
  },
]
