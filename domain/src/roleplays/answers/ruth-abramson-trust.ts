import type { WrittenAnswer } from '../../graph/plan.ts'

/** The trust and its money, its branches, and Thornley. */
export const ruthOfTheTrust: WrittenAnswer[] = [
  {
    tells: 'situation-2',
    asked: [
      'How much does the trust spend?',
      'How much do you spend?',
      "What's the budget of the trust?",
      'How big is your budget?',
      'What does it cost to run the libraries?',
      'How much money does the trust have a year?',
    ],
  },
  {
    tells: 'situation-2.2',
    asked: [
      'How much do you have in reserve?',
      'What about the reserves?',
      'Could it come out of the reserve?',
      'Is there any money put aside?',
    ],
  },
  {
    tells: 'situation-2.3',
    asked: [
      'How much do you have to save?',
      'How much do you have to find?',
      'What do you need to find by April?',
      'What savings do you need?',
      'Is money tight?',
      'Are you short of money?',
      'What are you saving for?',
      'Do you have to cut costs?',
      'By when do the savings have to be found?',
      "What's the target for the savings?",
    ],
  },
  {
    tells: 'pain-1',
    asked: [
      'How much of the savings have you found?',
      'How far are you with the savings?',
      'How far have you got?',
      'What is still missing?',
      'How much is on the list so far?',
      'How big is the gap?',
      'How tight is the money this year?',
      'How far short are you of the sixty thousand?',
      'How much of the sixty thousand is still to be found?',
      'How far off the sixty thousand are you?',
    ],
  },
  {
    tells: 'situation-4',
    asked: [
      "What happens if you don't find the money?",
      "What happens if you can't find the rest?",
      'Which branch would that be?',
      "What's the alternative?",
      'Is Thornley on the list?',
      'Are you going to close it?',
      'Is there a branch in danger?',
      'What would you close?',
      "What's the other paper on your table?",
      'Which branch would close?',
      'Will you close a branch?',
      'Do you want to close Thornley?',
      'What happens to Thornley if you say no?',
      "What is at stake if you don't get there?",
      "What's at stake?",
    ],
  },
  {
    tells: 'pain-3',
    asked: [
      'Who uses Thornley?',
      'Who goes to that branch?',
      'Do kids go there?',
      'Who goes there?',
      'What would it mean for the children there?',
      'What sort of place is it?',
      'What kind of people go there?',
      'How many visitors does Thornley have?',
      "What's Thornley like?",
      'Tell me about the branch at Thornley.',
      'What is Thornley?',
      'Who would miss Thornley?',
      'Who goes to Thornley most of all?',
      'Who are the people that use Thornley the most?',
      'Who would you find at Thornley on a normal day?',
      'I think it matters most at Thornley. What is it like there, in your view?',
      'What is it like at Thornley, in your view?',
      "How would you describe Thornley to somebody who's never been?",
    ],
  },
  {
    asked: [
      'Is thirty-eight thousand too much?',
      'Is that a lot for you?',
      'Is the amount a problem?',
      'Is that a sum you could imagine?',
      "It's thirty-eight grand, is that a lot?",
      'Have you got that kind of money?',
      'Is that too much?',
      'The thing costs thirty-eight thousand, too much?',
      'Is it too expensive?',
      'Is that within what you could give?',
      'Could you give us that much?',
      'Is thirty-eight thousand pounds okay?',
      'Can you afford that?',
      'What do you think of the amount?',
      'Do you have the money?',
    ],
    says: [
      "It's more than half of what I have to save. So yes, it's a lot.",
      "It isn't the amount. It's whether it comes back.",
      'We can find it. The question is from whom I take it.',
    ],
  },
  {
    asked: [
      'Should I ask for less?',
      'Could we do it with less money?',
      'What if we began with one branch?',
      'Would two branches be easier for you?',
      'Would you prefer a pilot in one branch?',
      'What about starting smaller?',
    ],
    says: [
      'One branch proves less and costs more each. But the others might prefer it.',
      'Two, one of them Thornley. That I could put to a vote.',
      "Don't bargain with yourself. Tell me what each branch costs.",
    ],
  },
  {
    asked: [
      'How many branches do you have?',
      'How many libraries are there?',
      'How big is the trust?',
      'Where are the branches?',
    ],
    says: [
      "Eleven. You're asking for four of them.",
      "Eleven branches, and Thornley's the smallest.",
      "Eleven, from the town down to a room over a chemist's.",
    ],
  },
  {
    asked: [
      'When do the branches close?',
      'When do they close now?',
      'What are your opening hours?',
      'How long are the libraries open?',
      'Are any of them open in the evening?',
    ],
    says: [
      'The small ones at five, and the big ones at seven.',
      "Five o'clock. Just when anybody with a job could come.",
      'At five. Four, on a Friday.',
    ],
  },
  {
    asked: [
      'Is there something wrong with the roof?',
      'Which roof is it?',
      'What do you need the reserve for?',
      'What do the roofs cost?',
    ],
    says: [
      "Which roof isn't? Two of the eleven leak.",
      'Eleven roofs, and two of them leak. One has to keep something.',
      "The main library has a bucket in local history. That's the reserve.",
    ],
  },
  {
    asked: [
      'Do I have to know the cost per visit?',
      'What do I have to know?',
      'Should I have the cost per visit?',
      'Which numbers do I need?',
    ],
    says: [
      "I would, in your place. It's the first thing I work out.",
      'The cost per evening, per visit, and for the second year. Three numbers.',
      "If you don't say it, I will.",
    ],
  },
  {
    asked: ['Why do they close so early?', 'Why so early?', "Why aren't they open in the evening?"],
    says: [
      'Wages. A staffed evening is a hundred and ten pounds.',
      'We closed the evenings six years ago. It was that or a branch.',
      "It's a matter of wages. Nobody wanted it.",
    ],
  },
  {
    asked: [
      'Have you been to Thornley lately?',
      'Have you ever been to one of our branches?',
      'When were you last in Thornley?',
      'Have you been there lately?',
      'Do you visit the branches?',
    ],
    says: [
      'Last month, on a Tuesday. Nine children, one teacher, and a heater that smells.',
      'I go round all eleven in the spring. On the bus, so that I see who comes.',
      'In October. I sat at a very small table.',
    ],
  },
  {
    asked: [
      'Is it your money?',
      'Whose money is it?',
      'Whose decision is the money?',
      'Where do you get your money from?',
      'Where does the money come from?',
    ],
    says: [
      "The county's, mostly. And two dead ladies who liked reading.",
      "Other people's. That's why I count it twice.",
    ],
  },
  {
    asked: [
      'Would it save Thornley?',
      'Could this save Thornley?',
      'Would you keep Thornley open if we did it?',
      'Could Thornley be part of it?',
    ],
    says: [
      "It might. That's why you've more than your ten minutes.",
      "If Thornley's one of the four, I've something to set against the other paper.",
      'Cheaper evenings could carry the days. Show me that sum.',
    ],
  },
  {
    asked: [
      'Are there grants we could use?',
      'Could somebody else pay part of it?',
      'Would you match what we raise?',
      'Should we look for a sponsor?',
    ],
    says: [
      "If you bring ten, I'll find it easier to find the rest.",
      "A foundation would want its name on a door. I've no objection to doors.",
    ],
  },
  {
    asked: [
      'Why do you like numbers so much?',
      'Do people matter or only figures?',
      'Is it only about money for you?',
      "Don't you care about people?",
    ],
    says: [
      'A number is people, counted. I learnt that with the dead ones.',
      "If I didn't care, I'd have gone home at the boiler.",
    ],
  },
  {
    asked: [
      'What have other speakers told you?',
      'What did the one before me say?',
      'Who was before me?',
    ],
    says: [
      "A man with a boiler. You've better shoes.",
      "Half an hour about a boiler. You'll find us warmed up, unlike Mill Lane.",
    ],
  },
  {
    asked: [
      'Which of your branches would profit most?',
      'Which branch needs it most?',
      'Where would it help most?',
      'Which branch would you start with?',
    ],
    says: [
      'Thornley. Nobody there gets home before five.',
      "Thornley, by a long way. After that I'd take the one by the station.",
    ],
  },
  {
    asked: [
      'How many people come in the evenings at the moment?',
      'How many visitors do you have in the evening?',
      'Does anybody come after five now?',
      'How many come of an evening as it is?',
      'Do you have any evening visitors at all?',
    ],
    says: [
      "In the evening, none. They're shut. That's rather your point.",
      'In the small ones, none after five. The doors see to that.',
    ],
  },
  {
    asked: [
      'Who would complain if a branch closed?',
      'Would there be protests?',
      'What would people say if Thornley closed?',
      'Would anybody protest?',
    ],
    says: [
      "At Thornley, hardly anybody. They're nine years old.",
      'The ones who never go. They write very good letters.',
    ],
  },
]
