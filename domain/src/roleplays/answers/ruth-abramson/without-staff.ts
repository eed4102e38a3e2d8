import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Who answers for branches without staff, how small a risk has to be, and what is counted. */
export const ruthOfBranchesWithoutStaff: WrittenAnswer[] = [
  {
    asked: [
      'Could you be sued yourself?',
      'Are the trustees liable with their own money?',
      'Would you have to pay out of your own pocket?',
      "Is it your private money that's at risk?",
      'What could happen to you personally?',
    ],
    says: [
      'Only if we were careless. An empty branch can look careless.',
      'My house, hardly. My name, certainly.',
    ],
    more: [
      "There's a cover for trustees, and it asks if we took care. An empty room makes that a long answer.",
    ],
  },
  {
    asked: [
      'Has anybody been hurt in your libraries?',
      'Have there been accidents?',
      'Did somebody ever fall in a branch?',
      'Has a visitor ever had an accident with you?',
      'When did something like that last happen?',
      'Has anything like that ever happened in one of the branches?',
      'Has a fall like that ever happened in one of your branches?',
      'Has anyone ever actually fallen in a branch?',
      'Was there ever a fall in one of the branches?',
    ],
    says: [
      'Four times in my nine years. Each time somebody was there in a minute.',
      'Yes. A broken wrist, on the steps by the station. She was helped at once.',
    ],
    more: ["One was a child and a revolving shelf. I still don't know how."],
  },
  {
    asked: [
      "What's worse, illness or vandals?",
      'Which is more serious, a fall or a fight?',
      'Are you more afraid of accidents or of crime?',
      'Which danger is the greater one, people or health?',
      'Do troublemakers worry you more than a collapse?',
    ],
    says: [
      "Somebody taken ill. Trouble makes a noise, and a stroke doesn't.",
      'The quiet ones. Glass I can buy.',
    ],
  },
  {
    asked: [
      'What if somebody gets locked in?',
      'Could a child be shut in at night?',
      'What if a visitor is still inside at closing?',
      'How do you make sure that nobody is left behind?',
      'Who checks that the building is empty?',
    ],
    says: [
      "That's the kind. Who looks under the tables at ten?",
      "It's happened with staff, so it will without. What opens the door from inside?",
    ],
    more: [
      "We had a student, two years ago, behind the maps. He'd fallen asleep, and he was quite pleased.",
    ],
  },
  {
    asked: [
      'Would a patrol help?',
      'What about somebody who drives from branch to branch?',
      'Is one guard for four branches enough?',
      'What if a person looks in every hour?',
      'Would you feel better with a caretaker going round?',
    ],
    says: [
      "A person, good. What does he cost, and where is he when it's the other branch?",
      'Better than a lens. Put his wages on the page.',
    ],
  },
  {
    asked: [
      'What if there are no stairs?',
      "Does it help that it's all on the ground floor?",
      'Is the danger smaller without stairs?',
      'Are the stairs the only problem?',
      'Would you be calmer if nobody had to climb?',
    ],
    says: [
      "Fewer stairs, yes. But one is over a chemist's, and hearts stop on the level.",
      'Two of the four have steps at the door. I counted.',
    ],
  },
  {
    asked: [
      'How small must the risk be?',
      'What risk would you accept?',
      'Which risk is acceptable to you?',
      'When is it safe enough?',
      "Is there any risk you'd take?",
    ],
    says: [
      'One that I can put a price on, and then pay.',
      "As small as by day. I don't ask for better than that.",
    ],
  },
  {
    asked: [
      'Have you asked a lawyer?',
      'What does your solicitor say about it?',
      'Should we get legal advice?',
      'Is there a legal opinion on this?',
      'Do I need to talk to a solicitor?',
    ],
    says: [
      "We've one on the committee. He's free, and he worries.",
      "Ours has read it, and put four question marks. I'd bring him the insurer's letter.",
    ],
  },
  {
    asked: [
      'Who is your insurer?',
      'What company insures you?',
      'Where is the trust insured?',
      'With whom do you have your policy?',
      'Which insurance do you have?',
    ],
    says: [
      'A mutual, for charities. Forty pages, and one good sentence.',
      'A small mutual. Mr Dunne has the number, and they do pick up.',
    ],
  },
  {
    asked: [
      'Does that frighten you?',
      'Are you scared of being responsible?',
      'How do you feel about being liable?',
      'Is it a burden, to answer for it?',
      'Do you worry for yourself?',
    ],
    says: [
      'Not of a judge. Of a telephone that rings at ten at night.',
      "I'm too old to be frightened. I'm not too old to be sorry.",
    ],
  },
  {
    asked: [
      'How many trustees are there?',
      'Who are the trustees?',
      'Are the trustees the same as the committee?',
      'How many people are on the board?',
      'Does the board have more members than this committee?',
    ],
    says: [
      'Twelve. Six of them sit on finance.',
      'Twelve in all. The other six do books and have nicer meetings.',
    ],
  },
  {
    asked: [
      'Is it enough to count visits?',
      'Would it do if I gave you the number of visitors?',
      'Do you need more than the visitor count?',
      'Are visits the right measure?',
      'Shall I count anything besides people?',
    ],
    says: [
      'Visits, and what each one cost. Both on one line.',
      'Visits will do, if the door counts them and not you.',
    ],
  },
  {
    asked: [
      'Do loans count as well?',
      'Is it about borrowing or about visits?',
      'Should I count books or people?',
      'Does it matter if they borrow anything?',
      'Are you interested in the number of loans?',
    ],
    says: [
      "People. A loan's a bonus.",
      "People through the door. Some only want the table, and that's fine.",
    ],
  },
  {
    asked: [
      'Is a monthly report too much?',
      'How often shall I report?',
      'How would you like to be kept informed?',
      'How should we report to you?',
      'Would you like a report every month?',
      'How much paper do you want?',
      'Is once a month often enough?',
      'Shall I write to you monthly or at the end?',
    ],
    says: [
      'Monthly, on one side. I have a drawer for the rest.',
      'Once a month is right. A number, not a mood.',
    ],
  },
  {
    asked: [
      'Why half a year and not longer?',
      'Why exactly six months?',
      "Isn't six months too short?",
      'Why not wait a whole year?',
      "What's special about six months?",
    ],
    says: [
      'Because after twelve nobody dares to stop a thing.',
      'Six has a winter in it. If they come in the wet, they come.',
    ],
  },
  {
    asked: [
      'Why do you want a number for stopping?',
      'Why is stopping so important to you?',
      'Why should I plan to fail?',
      'What do you need a stop for?',
      'Why think about the end before it begins?',
    ],
    says: [
      'Because the printers had none. So they stand there.',
      "It's easier to begin a thing when one knows how it ends.",
    ],
    more: ['A thing without a stop is never a mistake. It only gets older.'],
  },
  {
    asked: [
      'How much is stolen at the moment?',
      'Do many books get stolen?',
      'What do you lose through theft?',
      'Do things disappear from the branches?',
      'Is stealing a problem today?',
    ],
    says: [
      'Some two hundred books a year. Mostly law.',
      "A few hundred pounds' worth. And one clock, which I miss.",
    ],
  },
  {
    asked: [
      "What if there's a fire?",
      'How are you protected against fire?',
      'Do you have smoke alarms everywhere?',
      'What happens if it burns at night?',
      'Are there fire extinguishers and sprinklers?',
    ],
    says: [
      'Alarms, everywhere. Sprinklers, in two. Who counts the people outside?',
      'The bell would ring. Somebody has to be there who hears it.',
    ],
  },
]
