import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What the work is, how she does it without a mistake, and what nobody knows about it. */
export const atTheBench: WrittenAnswer[] = [
  {
    asked: [
      "What's a crossmatch?",
      'How does a crossmatch work?',
      'Can you explain crossmatching to me?',
      'What does crossmatch mean?',
      'What do you do when you crossmatch?',
      'What is a crossmatch sample?',
    ],
    says: [
      'A drop of theirs with a drop of ours. If they quarrel, the bag stays here.',
      'You try the blood on the patient before the patient gets it. In a tube.',
    ],
  },
  {
    asked: [
      'How do you manage fourteen years without a mistake?',
      'How do you keep up such a record?',
      "What's your secret?",
      'How did you do it, without one wrong unit?',
      'How can you be so careful all the time?',
      'What do you do so that nothing goes wrong?',
    ],
    says: [
      'I read every label as if it lied. Most of them are honest.',
      "Aloud, and one at a time. It's boring. Boring is the secret.",
    ],
  },
  {
    asked: [
      'Has it ever been close?',
      'Did you ever nearly let one out?',
      'What was your closest call?',
      'Have you had a near miss yourself?',
      'Has there ever been a narrow escape?',
      'When was it nearly your mistake?',
    ],
    says: [
      'Once. Twins, four years ago. Same name, same birthday, one letter.',
      "Twins. I had the bag in my hand. I read it a third time, I don't know why.",
    ],
  },
  {
    asked: [
      'Does that record matter to you?',
      'Is your record important to you?',
      'How much does that number mean to you?',
      'Are you a perfectionist?',
      'Do you feel proud when you say that?',
    ],
    says: [
      "Yes. It's the only thing here that's entirely mine.",
      "It's what I think of on the bus. Some people count money.",
    ],
  },
  {
    asked: [
      'Why did you choose blood?',
      'Why did you become a biomedical scientist?',
      'How did you get into this?',
      'Why this work and not another?',
      'How did you come to transfusion?',
      'What drew you to blood transfusion?',
      'Where does your interest in blood come from?',
      'Did you always want to do that?',
    ],
    says: [
      'My grandmother once got the wrong blood. She lived, and I began to ask why.',
      'I wanted to know what had gone wrong with my grandmother. I was nine.',
    ],
  },
  {
    asked: [
      "What's the best thing about your work?",
      'What is beautiful about it?',
      'What do you enjoy most at the bench?',
      'What makes it worth it?',
      'When are you happy at work?',
    ],
    says: [
      "When it's right, nobody ever hears of it. I like that.",
      'A clear tube at four in the morning. It fits, and somebody lives on it.',
    ],
  },
  {
    asked: [
      'How many samples do you do in a night?',
      'How many units go out in a night?',
      'How much work is there in a night?',
      'How many labels do you read on one shift?',
      'How many crossmatches is that in a night?',
    ],
    says: [
      'Sixty samples on a slow night, a hundred and twenty on a bad one.',
      'About ninety. Each has two labels, and each label I read three times now.',
    ],
  },
  {
    asked: [
      'What kind of cases come in at night?',
      'What emergencies do you get?',
      'Do you get many accidents?',
      'What comes in at three in the morning?',
      'What are the typical night cases?',
      'When do they need blood quickly?',
    ],
    says: [
      'Births that bleed, young men on motorbikes, old hips.',
      'Mothers, mostly, and stomachs. On Saturdays, motorbikes.',
    ],
  },
  {
    asked: [
      'What do people get wrong about your work?',
      'What do others not know about your job?',
      "What's the hardest thing to explain about your job?",
      'What would surprise me about your work?',
      'What do people think you do?',
    ],
    says: [
      "They think machines do it. Machines don't get frightened.",
      "That there's somebody down here. They think blood comes from a fridge.",
    ],
  },
  {
    asked: [
      'Do you ever meet the patients?',
      'Do you hear how they are afterwards?',
      'Do you know who gets your blood?',
      'Has a patient ever thanked you?',
      'Do you ever see the people upstairs?',
    ],
    says: [
      'Hardly ever. I know them as a name and a birth date.',
      "One came down with her baby. Six units, she'd had. I went into the cold room and cried.",
    ],
  },
  {
    asked: [
      'What has changed in the lab over the years?',
      'What was it like here fourteen years ago?',
      'How was it when you started in this lab?',
      'Was it better in the old days?',
      'How has the work changed?',
    ],
    says: [
      'The machines got faster. And there were four of us then, and biscuits.',
      'Frank whistled, and somebody always had time. That has changed.',
    ],
  },
  {
    asked: [
      'Who do you ask when you are unsure?',
      'Who can you call at night?',
      'Who helps you when you are stuck?',
      'Is there somebody above you at night?',
      'Who checks your work?',
      'Whom do you ring when something goes wrong?',
    ],
    says: [
      'For the patient, the doctor on call. For the bench, nobody. I read it again.',
      'There used to be a number for that. Now I ask the book, and the book is calm.',
    ],
  },
  {
    asked: [
      'What happens when somebody is ill?',
      'What if your second person calls in sick?',
      'Have you ever been alone on a night?',
      'What do you do if only one of you is there?',
      "What if the trainee doesn't come?",
    ],
    says: [
      "Then I'm alone, and the phones ring just the same. Twice, in October.",
      'One pair of hands, and I sing the labels to myself. It has happened.',
    ],
  },
  {
    asked: [
      'Who works with you at night?',
      'Who is on nights with you?',
      'Who do you share the night with?',
      'Who is at the bench beside you?',
      'Are you by yourself at night?',
    ],
    says: [
      'One trainee, and the porter who comes and goes.',
      "Whoever is learning. That's a lot to ask of somebody who is learning.",
    ],
  },
  {
    asked: [
      'What keeps you here?',
      'Why do you stay?',
      'What makes you stay?',
      'Why have you never left?',
      'What has held you in this lab for so long?',
      'Why are you still with us?',
    ],
    says: [
      'The bench. And that I know what happens when nobody reads.',
      'At first the work, then the people. This autumn, mostly the work.',
    ],
  },
]
