import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The training lead post, for whoever has been told of it, and what stands in a file. */
export const trainingLead: WrittenAnswer[] = [
  {
    asked: [
      'Why do you want to lead the training?',
      'What draws you to the training post?',
      'Why would you like that post?',
      'What is it about the training that you want?',
      'Why training, of all things?',
      'What appeals to you in that role?',
    ],
    says: [
      'Because somebody did it well for me, with the door shut.',
      "I know how it should be done. On Tuesday I just didn't do it.",
    ],
  },
  {
    asked: [
      'What keeps you from applying?',
      "Why haven't you applied yet?",
      'What makes you hesitate about the post?',
      'Is there something in the way of applying?',
      'Why do you say that you wanted to?',
      'What speaks against you?',
    ],
    says: ["It isn't out yet. And then came Tuesday.", 'Five people heard why not.'],
  },
  {
    asked: [
      'What would you change about the training?',
      'How would you run the training?',
      'What would you do as training lead?',
      'What would be the first thing you did in that post?',
      'What is wrong with the training today?',
      'What would your training look like?',
    ],
    says: [
      'Teach by day, when nobody is bleeding. Nights are for doing.',
      'One rack, one label, read aloud. For a month. Then nights.',
    ],
  },
  {
    asked: [
      'Why did you keep it to yourself?',
      'Why have you told nobody about the post?',
      'Why is it a secret?',
      'Why did you never mention that you wanted it?',
      'Why do you tell nobody?',
      'What made you keep quiet about it?',
    ],
    says: [
      'What nobody knows, nobody can take away in a corridor.',
      "You don't say such a thing before you have it. My mother would tell Peru.",
    ],
  },
  {
    asked: [
      'When is the post advertised?',
      'When will the training post be out?',
      'When does the training lead start?',
      'When can people apply for the training lead?',
      'Is the post out already?',
    ],
    says: [
      'In the new year. More than that nobody says.',
      "January, I believe. If that isn't another soon.",
    ],
  },
  {
    asked: [
      'Are you worried about your record?',
      'Are you afraid that it goes on your file?',
      'Would a note in the file worry you?',
      'What would it mean to you if it went on record?',
      'Why do you ask about the record?',
      'Is it the file that you are worried about?',
    ],
    says: [
      'Yes. A line in a file is read by people who never met me.',
      "It would. Fourteen clean years, and that's the page they open.",
    ],
  },
  {
    asked: [
      "Who says that you're difficult?",
      'Have people called you difficult?',
      'Who called you that?',
      'Where did you hear that you are difficult?',
      'Why do you think people find you difficult?',
      'Has that word been used about you?',
    ],
    says: [
      "Nobody, to my face. That's how one knows.",
      'I heard it through a door once. Difficult, but never wrong.',
    ],
  },
  {
    asked: [
      'Do they warn each other about you?',
      'Do people talk about you behind your back?',
      'Are new people told to watch out for you?',
      'Do you think they tell each other to avoid you?',
      'What makes you think they warn each other?',
    ],
    says: [
      "There's a list of who to be on with, I hear. I'm not at the top.",
      'We did, with my chief. Clean shoes, and never lie. So yes, I expect so.',
    ],
  },
  {
    asked: [
      'Who decides about the training lead?',
      'Who fills the training post?',
      'Whose decision is the training post?',
      'Do I have a say in that post?',
      'Who chooses the training lead?',
    ],
    says: [
      "A panel, they say. You're on it, I should think.",
      'People in an office who sleep at night. And you, a little.',
    ],
  },
]
