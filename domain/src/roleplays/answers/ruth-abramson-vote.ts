import type { WrittenAnswer } from '../../graph/plan.ts'

/** What she wants to hear, who votes, and what comes of it. */
export const ruthOfTheVote: WrittenAnswer[] = [
  {
    tells: 'goal-1',
    asked: [
      'What do you want to hear first?',
      'What would you like me to explain first?',
      'What shall I begin with?',
      'What would you like to know?',
      'Where should I start?',
      'What do you need to know from me?',
      'Which sentence should it start with?',
      'What should the page say?',
      'What do you expect from this presentation?',
      'What is most important to you?',
      'How would you like me to begin?',
    ],
  },
  {
    tells: 'goal-2',
    asked: [
      'How would you measure whether it works?',
      'What would success look like to you?',
      'What would you want to see after six months?',
      'What do you want to know about the results?',
    ],
  },
  {
    tells: 'goal-3',
    asked: [
      'What do you need for tonight?',
      'What should I leave you with?',
      'What would the committee need to vote?',
      'What would help you with the others?',
      'What do you need to take it to the committee?',
      'What would you need to recommend it?',
    ],
  },
  {
    tells: 'situation-1',
    asked: [
      'How many items are on the agenda?',
      'When does your meeting end?',
      'How long does the committee meet?',
      'When am I on?',
      'Which item are we?',
    ],
  },
  {
    tells: 'situation-3',
    asked: [
      'How much time do we have?',
      'How long have I got?',
      'How many minutes do I have left?',
      'Do you have time for this?',
      'Are we running out of time?',
    ],
  },
  {
    asked: [
      'What would make it a no?',
      "What's the weakest point?",
      'And the weakest?',
      'Where is our case weak?',
      'Where is the weak spot, in your view?',
      "What's missing in our proposal?",
      'What speaks against it?',
      'Is there anything that would make you say no?',
      'What would stop you?',
      'When would you vote against it?',
      'What could make you refuse?',
    ],
    says: [
      'An insurer who says less than you say. Or a number that grows while I look.',
      "If you can't tell me when you'd stop it.",
      "A cost next year that isn't on the page this year.",
    ],
  },
  {
    asked: [
      'What would make it a yes?',
      'What would have to be different with us?',
      'What would convince you?',
      'What would it take to get your vote?',
      'How can I convince you?',
      'What do you need to see to say yes?',
    ],
    says: [
      "A number at which you stop, and the insurer's letter.",
      'Show me one branch where people came. Then the rest is arithmetic.',
      'That it costs what you say, and that somebody counts.',
    ],
  },
  {
    asked: [
      'Who else decides?',
      'Who decides tonight?',
      'Who decides?',
      'How many members are there?',
      'Who else votes tonight?',
      'Who votes on it?',
      'How many of you vote?',
      'Who has to agree?',
      'Do you decide alone?',
    ],
    says: [
      'Six of us, with me. A majority does it.',
      'Five others and I. Two teachers, a builder, a solicitor and a retired nurse.',
      'Six votes, mine among them. I only chair it.',
    ],
  },
  {
    asked: [
      'Will anybody be against it?',
      'Is there anyone who will be against us?',
      'Is there anybody on the board who will be against it?',
      'Who on the committee is against it?',
      'Is there somebody on the board who will say no?',
      'What will the others think?',
      'How will the others vote?',
      'Will your colleagues support it?',
      'Will they support it?',
      'Where do you think people will say no?',
      'Where will there be resistance?',
      'Are they in favour of libraries?',
      'What do the other members worry about?',
    ],
    says: [
      'The solicitor will ask about liability. The builder will ask what the doors cost.',
      "One is against everything after eight o'clock. The rest will listen to a number.",
      "They'll ask who's liable. Have that answer ready.",
    ],
  },
  {
    asked: [
      'When do you decide?',
      'When will the vote be?',
      "When's the vote?",
      'Who tells me the result?',
      'How do I hear the result?',
      'When will I hear from you?',
      'How long will it take you to decide?',
      'When do I get an answer?',
      'When can I expect an answer?',
      'When will it be decided?',
      'When do they meet?',
      'When will you let me know?',
    ],
    says: [
      'Tonight, before nine. The clerk tells you in the morning, and then it comes in writing.',
      'We vote this evening. The clerk rings you in the morning.',
      "Tonight, if there's something to vote on.",
    ],
  },
  {
    asked: [
      'When would we get the money?',
      'Could we get it before Christmas?',
      'When could the money be paid?',
      'How soon could we start?',
      'Could it be paid in two parts?',
    ],
    says: [
      "Half on signing, half when the first door opens. If it's a yes.",
      'Not before the insurer has written. After that, within the month.',
      "You ask for the date before you've got the vote. I rather like that. A month after.",
    ],
  },
  {
    asked: [
      'Do you like the idea?',
      'What do you think of the idea?',
      'We want to open late, what do you think?',
      'Are you for it or against it?',
      'How do you feel about it now?',
      'Are you in favour?',
      'What do you think so far?',
      "What's your first impression?",
    ],
    says: [
      "I don't dislike it. That isn't a vote.",
      "I like libraries that are open. I don't yet like the sum.",
      "Better than I expected. Don't spoil it.",
    ],
  },
  {
    asked: [
      'Could they raise their hands for that?',
      'Could you vote for that sentence?',
      'Is that a sentence the five could vote on?',
      'Would that be enough for a vote?',
      'Would you recommend it like that?',
    ],
    says: [
      'Take out the adjectives, and yes.',
      'It has an amount, a place and a stop in it. I can put that to them.',
      'Nearly. Say what it costs the year after, and they can.',
    ],
  },
  {
    asked: [
      'Do you have any questions?',
      'What questions do you have?',
      'Is there anything unclear?',
      'Is there something else you want to know?',
      'Have I left anything out?',
      'Have I left out anything you would want to say to them?',
      'Have I forgotten anything?',
      "Is there anything I didn't mention?",
      'Is there anything I should add?',
    ],
    says: [
      'What does it cost the year after? Nobody ever puts that on the page.',
      "The second year. You've told me the first.",
      "Who picks up the telephone at eight in the evening? You haven't said.",
    ],
  },
  {
    asked: [
      'What will the others ask?',
      'Which questions will come?',
      'What will they want to know?',
      'What are the others going to ask me?',
      'What should I be ready for?',
    ],
    says: [
      "They'll ask who's liable. Put the insurer's letter on top.",
      'The builder asks what the doors cost. The teachers ask who may come in.',
      'Who is liable, and what the year after costs. The second of those is mine.',
    ],
  },
  {
    asked: [
      'What happens after a yes?',
      'What would be the next step?',
      'What happens next?',
      'How do we go on from here?',
      'What do you need from me now?',
      'What shall I do next?',
    ],
    says: [
      'One page, by tomorrow noon, with the stop in it. The clerk does the rest.',
      "We vote. If it's a yes, you meet the clerk on Monday.",
      'You wait outside, or go home. The clerk will ring you in the morning.',
    ],
  },
  {
    asked: [
      'Is it a yes then?',
      'How will you vote?',
      "Can you tell me now if it's a yes?",
      'Are you going to say yes?',
      'What will you decide?',
      'Is that a yes?',
      'So do we get the money?',
      'Can I take that as a yes?',
      'Will you support us?',
      'Will you vote for it?',
    ],
    says: [
      "It's a not-yet. Give me the second year.",
      "My vote you may have, with a stop in it. I've only one of six.",
      "You'll hear it from the clerk. You're doing better than the boiler.",
    ],
  },
  {
    asked: [
      'What would the motion say?',
      'How would you word the motion?',
      'What exactly would you vote on?',
      'Can you put it in one sentence for me?',
    ],
    says: [
      'So many pounds, for four branches, until a date, and stopped at a number.',
      "You write it. Amount, place, date, stop. I'll read it out.",
    ],
  },
  {
    asked: [
      'Do you want the costs first or the benefits?',
      'Costs first or benefits first?',
      'What would you like to hear about, costs or people?',
      'What first, the money or the idea?',
      'Shall I begin with the benefits?',
    ],
    says: ['The costs. Benefits have never yet run out.', 'Costs. I can imagine the rest.'],
  },
  {
    asked: [
      'How do you decide such things normally?',
      'How do you decide?',
      'How does the committee work?',
      'How do you make up your mind?',
    ],
    says: [
      'I price it, I price the opposite, and then I ask who gets hurt.',
      'One paper, ten minutes, five questions. Then hands.',
    ],
  },
  {
    asked: [
      'What do you make of my survey?',
      'What do you think of our survey?',
      'Does my survey convince you?',
      'Do you believe in surveys?',
    ],
    says: [
      'People are kind to a questionnaire. Who gave you a date?',
      "It says they'd like to. How many came, when there was a door?",
    ],
  },
  {
    asked: [
      'Is it certain that it will close?',
      'Is the closure decided?',
      'Is it decided about Thornley?',
      'Could it still be saved?',
    ],
    says: [
      "Nothing is decided before a vote. But there's a paper.",
      'Not certain. Cheaper than you, so far.',
    ],
  },
  {
    asked: [
      'Do you regret it?',
      'Do you regret your vote?',
      'Was it a mistake?',
      'Are you sorry that you voted for it?',
    ],
    says: ['Every Wednesday, for about a minute.', 'Yes. I say so in public, it saves time.'],
  },
]
