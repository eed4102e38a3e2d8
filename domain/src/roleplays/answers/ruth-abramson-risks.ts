import type { WrittenAnswer } from '../../graph/plan.ts'

/** What could go wrong without staff, and who answers for it. */
export const ruthOfTheRisks: WrittenAnswer[] = [
  {
    tells: 'pain-4',
    asked: [
      'What worries you most?',
      'What else could go wrong?',
      'What could go wrong, in your experience?',
      'Who pays if somebody gets hurt?',
      'Who would be held responsible?',
      'Can people hurt themselves in a library?',
      'Who pays if they do?',
      'What do you fear?',
      'Is it dangerous?',
      'Which of the risks worries you the most?',
      'What is the biggest risk for you?',
      'What would a trustee be afraid of?',
      'What scares the trustees?',
      'What do the trustees fear?',
      'Where do you see the biggest danger?',
      "What's the problem with nobody being there?",
      "What if there's an accident?",
      'What if someone falls down the stairs?',
      'What are you afraid of?',
      'What are your concerns about branches without staff?',
      'Who is liable if somebody falls?',
      'Who would get sued?',
      "Who's the judge, who would be sued, you or the council?",
      'Who answers for it if something happens?',
      "If someone has a fall at seven in the evening, nobody's there.",
      "What if somebody falls in the evening and nobody's there?",
      "If someone falls in the evening, there's nobody in the building.",
    ],
  },
  {
    asked: [
      'Are you insured for that?',
      'What does your insurance say?',
      'Would your insurance cover it?',
      "Does the trust's policy cover that?",
      'Have you talked to the insurer?',
      'Does the policy cover branches without staff?',
    ],
    says: [
      "As long as there's staff in the building. I've read the policy.",
      'The policy says attended premises. So not as it stands.',
      "With staff, yes. Without, I'd want it in writing.",
    ],
  },
  {
    asked: [
      'Would cameras and an alarm be enough?',
      'What if there was a camera in every branch?',
      'Would an emergency button help?',
      'What if a guard is there in twenty minutes?',
      'What would make it safe enough for you?',
    ],
    says: [
      'A camera sees somebody fall. Who picks them up, and in how many minutes?',
      "It'd help. But a button wants an arm that still moves.",
      'Half of it. The other half is a person, and how many minutes away.',
    ],
  },
  {
    asked: [
      'What about vandalism?',
      'What if someone breaks something?',
      'What if something gets broken?',
      "Is that something you'd worry about, parties and so on?",
      'Are you worried that people misuse it?',
      'What if somebody brings in their friends?',
      'What do you do about theft?',
    ],
    says: [
      'Less than about stairs. But tell me who goes and looks.',
      "A broken chair I can price. A broken hip I can't.",
    ],
  },
  {
    asked: [
      'What does a visit cost you now?',
      'What does one visitor cost you by day?',
      'How much is a visit at the moment?',
      'What do you pay per visit today?',
      'Do you know the cost of a visit in the daytime?',
    ],
    says: [
      'Some four pounds a visit, with staff and heating.',
      'Four pounds, all in. I divide it every spring.',
    ],
  },
  {
    asked: [
      'What would happen to the staff?',
      'Would anybody be let go?',
      'Does anyone lose hours over it?',
      'What becomes of the librarians?',
      'Would staff lose their jobs?',
    ],
    says: [
      'By day they stay, every one. Can you promise them that as well?',
      "Nobody loses an hour over this, or I don't vote for it.",
    ],
  },
  {
    asked: [
      'Have other libraries tried that?',
      'Do you know other places that do it?',
      'Have you seen it anywhere?',
      'Have you heard of open libraries?',
      'Do you know how it works in Denmark?',
    ],
    says: [
      "In Denmark, I've read. They have Danes, of course. What about here?",
      "I've read of it. I'd rather hear of one that you have been to.",
      'Two counties have. One stopped. Do you know why?',
    ],
  },
  {
    asked: [
      'That almost never happens, right?',
      "Isn't that very unlikely?",
      'How likely is that to happen?',
      'Does that ever happen?',
      "Isn't that rather rare?",
    ],
    says: [
      "Almost never isn't never. I priced the difference for thirty-five years.",
      'Rare things happen on Tuesdays like any other thing.',
      'Rare, and dear. One multiplies the two.',
    ],
  },
  {
    asked: [
      'What if we put a sign up?',
      'What if they sign something?',
      'Would a waiver help?',
      'What if members sign a form?',
    ],
    says: [
      "A sign doesn't pick anybody up.",
      'Paper helps the insurer. Ask him, and bring me his answer.',
    ],
  },
  {
    asked: [
      'Who would clean?',
      'What about heating and light?',
      'Are the running costs a problem?',
      'What about the running costs?',
      'What about the second year?',
      'What does the year after cost?',
    ],
    says: [
      "That's my question. It's the one nobody puts on the page.",
      "I'd want it to the pound. Light, heat, cleaning, and the man with the alarm.",
    ],
  },
  {
    asked: [
      'What about children in the evening?',
      'Who should be allowed in?',
      'Should there be an age limit?',
      'Who gets a card?',
    ],
    says: [
      "Sixteen, I'd say, or with somebody who is. Ask the insurer.",
      'Anybody with a card and a face that goes with it. What does your page say?',
    ],
  },
  {
    asked: [
      'What about data protection?',
      'What about the cameras and privacy?',
      'Is it a problem to film people?',
      'Are you worried about privacy?',
    ],
    says: [
      "The solicitor is. I'm worried about who looks at the film at nine at night.",
      "Tell me how long you keep it. A week, I'd say, and nobody looks without a reason.",
    ],
  },
  {
    asked: [
      'What about people with disabilities?',
      'Is access an issue?',
      'What about wheelchair users?',
      'Are the branches accessible?',
    ],
    says: [
      'Two of your four have steps. Have you counted?',
      "The doors are heavy. I'm sixty-eight, I notice doors.",
    ],
  },
  {
    asked: [
      'Could volunteers do it?',
      'What about volunteers instead of cameras?',
      'Have you thought about volunteers?',
      'Would volunteers be cheaper?',
    ],
    says: [
      'We had volunteers. Two winters, and then their knees went.',
      "They come in May. In November it's me and a vicar.",
    ],
  },
  {
    asked: [
      'What if the guard takes longer?',
      'Is twenty minutes fast enough?',
      'How quickly must somebody be there?',
      'How fast would help have to come?',
      'How many minutes away could the person on call be?',
      'What response time would be acceptable to you?',
      'How near should the person on duty live to the branch?',
      'How many minutes would be acceptable before somebody comes?',
    ],
    says: [
      'Twenty minutes is a long time on a cold floor.',
      "Ten, I could defend. Twenty I'd have to explain.",
    ],
  },
]
