import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The branches, who works in them and who would come of an evening. */
export const ruthOfTheBranches: WrittenAnswer[] = [
  {
    asked: [
      'Which are your smallest branches?',
      'What are the four smallest called?',
      'Which four would it be?',
      'Can you name the little branches?',
      'Which branches are we talking about?',
    ],
    says: [
      "Thornley, the station, Mill Lane, and the one over the chemist's.",
      "Thornley's the smallest. Then the chemist's, Mill Lane and the station.",
    ],
  },
  {
    asked: [
      'How many staff does a small branch have?',
      'How many people work in a branch?',
      'How many are on duty at a time?',
      'Is there one person in a branch or more?',
      'How many librarians do you have there?',
    ],
    says: [
      "Two, in a small one. One, when there's flu.",
      "Two at a time. That's the law of lunch breaks.",
    ],
  },
  {
    asked: [
      'Is there a union?',
      'Are the unions against it?',
      'Should I speak to the union?',
      'Does the staff have a representative?',
      'Who speaks for the employees?',
      'Will the union make trouble?',
    ],
    says: [
      "There is. She's reasonable, if she hears it from you and not from the paper.",
      'Yes. Ring her before you ring the carpenter.',
    ],
  },
  {
    asked: [
      'How many members do you have?',
      'How many people hold a card?',
      'How many are registered with you?',
      "What's the size of your membership?",
      'How many library cards are out there?',
    ],
    says: [
      'Eleven thousand cards. Perhaps half of them see daylight.',
      "Eleven thousand. Half of those I'd call members, and half I'd call optimists.",
    ],
  },
  {
    asked: [
      'Are more or fewer people coming?',
      'How have visits developed?',
      'Do you lose visitors?',
      "What's the trend in visitor numbers?",
      'Has the use of the libraries gone down?',
    ],
    says: [
      'Down a little every year, since the evenings went. Draw your own line.',
      "Fewer, except for children. They haven't heard that it's over.",
    ],
  },
  {
    asked: [
      'Do the branches have cameras?',
      'Is there any video in the libraries today?',
      'Are your buildings watched now?',
      'What sort of security do you have so far?',
      'Do you have alarms in the small ones?',
    ],
    says: [
      'In town, yes. The small ones have a round mirror.',
      "Three of the large ones. At Thornley there's a mirror and a good ear.",
    ],
  },
  {
    asked: [
      'Who would use it in the evening?',
      'What kind of person would come after six?',
      'Who needs the evenings most?',
      'Which group would profit from late hours?',
      'Whom do you see sitting there at eight?',
    ],
    says: [
      'The ones who work till six. And the ones whose kitchen is full.',
      "Nurses, students, and fathers on the wrong night. I'd want them counted.",
    ],
  },
  {
    asked: [
      'Do shift workers ever write to you?',
      'Do working people tell you what they need?',
      'Has anybody asked you for evenings?',
      "Do you get letters from people who can't come by day?",
      'What do people with jobs tell you?',
    ],
    says: [
      "Hardly ever. They're asleep, or at work.",
      'Two letters in nine years. Both were polite, and both were right.',
    ],
  },
  {
    asked: [
      'Do you know people who work late?',
      'Is there anyone in your family who works shifts?',
      'Who in your life gets home after six?',
      'Do you know somebody it would be good for?',
      'Would anybody you know use it?',
    ],
    says: [
      "My daughter-in-law's a nurse. She reads in the car.",
      'My son gets home at half past seven. He says his card has died.',
    ],
  },
  {
    asked: [
      'Has anybody proposed evening opening before?',
      'Did anyone ask for this in the past?',
      'Are we the first with this idea?',
      'Have you had such a proposal already?',
      'Did you ever talk about opening late?',
    ],
    says: [
      'Twice, with staff. It died of wages both times.',
      "With staff, yes. You're the first who leaves them out.",
    ],
    more: ['The second time we were thirty pounds an evening short. I remember all thirty.'],
  },
  {
    asked: [
      'Have you ever used a door like that?',
      'Do you know these card systems?',
      'Have you come across doors that open with a card?',
      'Have you seen such a lock in use?',
      'Did you ever let yourself in somewhere with a card?',
    ],
    says: [
      "At the swimming pool. It always let me in. Once it wouldn't let me out.",
      'The pool has one. It works on every day but frost.',
    ],
  },
  {
    asked: [
      'Did you ever find a library shut yourself?',
      'Have you been in front of a locked branch?',
      'Have you ever been annoyed that it was closed?',
      "Do you know what it's like to come too late?",
      'Have you seen people turn away at the door?',
    ],
    says: [
      'In October, at five past five. A boy was trying the handle.',
      "Yes. One sees the books through the glass, and they're warm.",
    ],
    more: [
      "There was a boy who read the hours on the door as if they'd been put there against him.",
    ],
  },
  {
    asked: [
      'Would you sit there on your own at night?',
      'Would you go to an empty branch yourself?',
      'Would you feel safe there at night?',
      'Could you imagine being there without staff?',
      'Would you use it in the evening yourself?',
    ],
    says: [
      "With the door shut behind me, yes. It's the walk home I'd think about.",
      "I would. I've spent my best evenings alone with paper.",
    ],
  },
  {
    asked: [
      'Would it matter if homeless people came?',
      'What if people come only to get warm?',
      "Do you mind people who don't read?",
      'What about rough sleepers?',
      'Is it bad if somebody just sits there?',
    ],
    says: [
      'I learnt to read because it was warm. So, no.',
      'They may sit. At ten somebody has to ask them to go, and who?',
    ],
    more: ['Nobody asked me for a reason. I should like that to go on.'],
  },
  {
    asked: [
      "Aren't libraries dying out?",
      'Do people still need libraries?',
      'Is there a future for libraries?',
      'Does anyone read books any more?',
      'What do you tell people who say libraries are finished?',
    ],
    says: [
      "They said so when I was seven. I was inside and didn't hear.",
      "Nineteen hundred visits a day. It's a lively sort of dying.",
    ],
    more: ["What dies is what's shut when people are free. That I can show you in figures."],
  },
  {
    asked: [
      "Why go to a library if there's the internet?",
      "What can a library do that a phone can't?",
      "Isn't everything online by now?",
      "What do people get here that they don't get at home?",
      'What is a library for these days?',
    ],
    says: [
      'A chair, and nobody who wants to sell you one.',
      'A table, a light, and other people being quiet. Try to download that.',
    ],
  },
  {
    asked: [
      'How many visitors do the small branches have?',
      'How many people come to the four small ones?',
      'How busy are the little branches?',
      'How many visits does a small branch get?',
      'What are the visits at the smallest four?',
    ],
    says: [
      "Three hundred a day, the four of them. Thornley's the shy one.",
      "Some three hundred between them. By five o'clock, mark you.",
    ],
  },
  {
    asked: [
      'Is it safe for women?',
      'Would a woman go there on her own?',
      'What about women alone in the building?',
      'Would girls feel comfortable there?',
      'Do you think people would feel safe?',
    ],
    says: [
      'Ask them. And ask about the walk to the bus, not about the chairs.',
      "Some would, if there's light outside. Is that on your page?",
    ],
  },
  {
    asked: [
      'Which two branches would you pick for the trial?',
      'Which two would you choose?',
      'Where would you try it first?',
      'Which branches should be in the trial?',
      'With which two would you begin?',
    ],
    says: [
      "A big one and a small one. If it only works in town, it doesn't work.",
      'The busiest and the quietest. Then nobody can say that it was luck.',
    ],
  },
]
