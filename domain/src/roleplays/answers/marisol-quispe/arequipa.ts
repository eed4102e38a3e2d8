import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Her first chief, Peru, and how she came from there to this laboratory. */
export const arequipa: WrittenAnswer[] = [
  {
    asked: [
      "What was your chief's name?",
      'What was your chief called?',
      'What did you call your chief?',
      'Do you remember what she was called?',
      'Did she have a nickname, your chief?',
    ],
    says: [
      'Doctora Salas. I never learned her first name.',
      'Salas. Doctora Salas, to everybody. I think her mother said it too.',
    ],
  },
  {
    asked: [
      'Why were you all so afraid of your chief?',
      'What made your chief so frightening?',
      'How can somebody be terrifying without shouting?',
      'What did your chief do that scared people?',
      'Why was your chief so terrifying?',
      'What was it about her that frightened you?',
    ],
    says: [
      'She waited. She looked at the tube and waited until you heard it yourself.',
      'She was never wrong and never late. You try standing next to that.',
    ],
  },
  {
    asked: [
      'What did you learn from your chief?',
      'What do you still do the way your chief did it?',
      'What have you kept from your time with her?',
      'What did your chief teach you?',
      'What is the most important thing she taught you?',
      'Which of her habits do you have?',
    ],
    says: [
      'Name and birth date, aloud. I brought that over in my suitcase.',
      'Never to say probably. In her laboratory there was no probably.',
    ],
    more: ['She also taught me the corridor. That one I left in Arequipa, it seems.'],
  },
  {
    asked: [
      'Is your chief still living?',
      'Are you still in touch with your chief?',
      'Do you hear from your old chief?',
      'What became of your chief?',
      'When did you last see your chief?',
      'Does she know where you ended up?',
    ],
    says: [
      "She's eighty-one, and does crosswords in pen. I send a card at Christmas.",
      'I visited her two years ago. I stood up straight the whole afternoon.',
    ],
  },
  {
    asked: [
      'Are you like your chief?',
      'Do you take after your chief?',
      'Do you see something of your chief in you?',
      "What's the difference between you and your chief?",
      'Have you turned into your chief?',
      'Would you like to be like her?',
    ],
    says: [
      'With the tubes, yes. She would have shut the door on Tuesday.',
      'I got her eyes for a label. Her patience she kept.',
    ],
  },
  {
    asked: [
      'When did you come here?',
      'What made you come to this country?',
      'Why did you leave Peru?',
      'Why did you come here?',
      'How did you end up in this country?',
      'What brought you here from Peru?',
      'How long have you been in this country?',
    ],
    says: [
      'At twenty-four, for one year. That was fifteen years ago.',
      "I came for a year, to learn. The year isn't over yet.",
    ],
  },
  {
    asked: [
      'Where did you work before this lab?',
      'What did you do before you came to this lab?',
      'Was this your first job over here?',
      'Where were you before you came to us?',
      'Did you work somewhere else first?',
      'What was your first job here?',
    ],
    says: [
      'One year at a small hospital on the coast. It rained sideways. Then here.',
      'By the sea, for a year. I washed glass and learned English from the porters.',
    ],
  },
  {
    asked: [
      'Are people more direct in Peru?',
      'Is it another way of talking in Peru?',
      'Is that how one talks in Peru?',
      'Is it a cultural thing, how you say things?',
      'How do people correct each other in Peru?',
      'Is the tone different at work in Peru?',
    ],
    says: [
      'Politer, if anything. You can be taken apart there with a please at the end.',
      "Don't blame Peru. Sharp is me.",
    ],
  },
  {
    asked: [
      'Where did you learn English?',
      'How come you speak English so well?',
      'How long have you spoken English?',
      'Was it hard to learn the language?',
    ],
    says: [
      'From nuns, and later from night porters. You hear both.',
      'At school, badly. On nights, quickly. I still count in Spanish.',
    ],
  },
  {
    asked: [
      'Who do you have in Peru?',
      'Do you have brothers or sisters?',
      'Is your family still in Peru?',
      'Who is left of your family in Arequipa?',
      'Do you have relatives back home?',
      'How big is your family?',
      'Do you still have family there?',
      'Do you still have family in Arequipa?',
      'Have you got family left back in Peru?',
    ],
    says: [
      'My mother, and a brother who sells tyres. And cousins without number.',
      'One brother, one mother, four nephews. They all think I draw blood.',
    ],
  },
  {
    asked: [
      'Do you feel at home here by now?',
      'Is this home for you now?',
      'Do you still feel like a stranger here?',
      'Do you feel you belong here?',
      'Where is home for you?',
    ],
    says: [
      'At the bench, yes. I know every fridge by its noise.',
      'In the lab I do. At the bus stop, not always.',
    ],
  },
  {
    asked: [
      'Would you go back to Peru for good?',
      'Do you want to go back some day?',
      'Have you thought of going home to Peru?',
      'Will you grow old here or in Peru?',
      'Could you imagine living in Arequipa again?',
    ],
    says: [
      'When my mother needs me. She says she never will.',
      'Each August, for about a week. Then somebody needs blood.',
    ],
  },
  {
    asked: [
      'How often do you fly to Peru?',
      'When did you last see your family?',
      'Do you go home to Peru?',
      'When were you last in Arequipa?',
      'When do you go to Peru next?',
      'How often do you see your mother?',
      'Are you going to Peru for Christmas?',
      "How long is it since you've been home to Arequipa?",
      'How long since you were last home in Peru?',
      'When was the last time you were back in Arequipa?',
    ],
    says: [
      'Every second summer. This October it should have been, and then came the nights.',
      'Two years ago, last. I gave the October flight back.',
    ],
  },
  {
    asked: [
      'How did she do it?',
      'How exactly did your chief correct people?',
      'What did she do when somebody got it wrong?',
      'How did she tell you about a mistake?',
      'What was it like in the corridor with her?',
      'What did she say when she was cross?',
    ],
    says: [
      'She shut the door first. Then she asked what you had seen, and waited.',
      'One sentence, in the corridor. You carried it for a year.',
    ],
    more: ['She said it once and never came back to it. That was the kind part.'],
  },
]
