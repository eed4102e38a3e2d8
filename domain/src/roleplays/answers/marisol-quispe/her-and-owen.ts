import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What the two of them have not said to each other yet, and what each might want to hear. */
export const herAndOwen: WrittenAnswer[] = [
  {
    asked: [
      'What would you like to hear from Owen?',
      'What do you want him to say to you?',
      'Is there something that Owen should tell you?',
      'Do you want an apology from him too?',
      'What do you need from Owen?',
      'What would Owen have to do now?',
    ],
    says: [
      'A question. Any question. Then I know that he still talks to me.',
      'Nothing. He has said sorry already, and I never answered it.',
    ],
  },
  {
    asked: [
      'What should I tell Owen from you?',
      'Shall I pass on a message to Owen?',
      'What may I say to Owen after this?',
      'Shall I tell Owen that we have talked?',
      'What do I tell him if he asks about this talk?',
      'Is there something that he should know until then?',
    ],
    says: [
      "That I'm coming, and that it won't be about the labels.",
      "Only that he shouldn't swap his Thursday. The rest he gets from me.",
    ],
  },
  {
    asked: [
      'Would you tell Owen that you were frightened?',
      'Does Owen know that it was fright?',
      'Could you admit to Owen that you had a scare?',
      'Would it help him to know why you reacted like that?',
      'Have you ever told the trainees that you get scared?',
      'What would happen if he knew that you were afraid too?',
    ],
    says: [
      'I have never told a trainee that. Perhaps I should begin with Owen.',
      "He thinks dragons aren't frightened. Yes, I could tell him that.",
    ],
    more: ["My chief never told us, either. I'd have slept better if she had."],
  },
  {
    asked: [
      'Would you tell the trainees about your own mistakes?',
      'Do the trainees know that you swapped a label once?',
      'Have you told Owen that it happened to you as well?',
      'Why not tell them about your dropped tube?',
      'Do they know that you were once like them?',
      'Could you share your own mistake with Owen?',
    ],
    says: [
      "They know the fourteen years. The drawer in Arequipa they don't know.",
      'No, and it would be the better lesson. Mine was caught as well.',
    ],
  },
  {
    asked: [
      'Could you show the trainees your softer side?',
      'Do the trainees ever see you laugh?',
      'Do they know how funny you are?',
      'Why do the trainees not get to see you like this?',
      'Could you be with them as you are in the choir?',
      'Do you ever joke with the trainees?',
    ],
    says: [
      'In summer they saw it. It needs four people and a tea break.',
      "I hum. Hana hums back. That's as soft as it gets at four.",
    ],
  },
  {
    asked: [
      'Who is on with you tonight?',
      'Which trainee do you have tonight?',
      'Who do you work with this evening?',
      'Who will be at the bench with you tonight?',
      'Is Hana on with you tonight?',
    ],
    says: ['Hana. She hums, I sing the other part.', 'Hana tonight, Owen on Thursday.'],
  },
  {
    asked: [
      'Is there somebody you cannot work with?',
      'Who do you find hard to work with?',
      'Whom would you rather not have on your shift?',
      'Is there a colleague you do not get on with?',
      'Who gets on your nerves?',
    ],
    says: [
      'Somebody who says probably. Apart from that, anybody with two hands.',
      'No. I find the telephone hard to work with.',
    ],
  },
  {
    asked: [
      'Did you look away?',
      'Could you look at Owen when you said it?',
      'Did you look Owen in the face?',
      'Were you looking at Owen or at the tubes?',
      'Did you see what it did to Owen in that moment?',
    ],
    says: [
      "I looked at the tubes. It's easier to be hard on somebody like that.",
      'I only looked up when it was quiet. By then he had his back to me.',
    ],
    more: ["If I'd looked at him, I'd have stopped after stop."],
  },
  {
    asked: [
      'Do you dream about it?',
      'Does Tuesday follow you into your sleep?',
      'Do you have bad dreams?',
      'What do you dream of after such a night?',
      'Have you had nightmares about labels?',
    ],
    says: [
      "Of labels, white ones. And my pen doesn't write.",
      'I dream that somebody asks me something and I answer in Spanish.',
    ],
  },
]
