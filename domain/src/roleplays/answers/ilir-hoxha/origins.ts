import type { WrittenAnswer } from '../../../graph/plan.ts'

/** His father, and where he comes from. */
export const origins: WrittenAnswer[] = [
  {
    tells: 'background-4',
    asked: [
      'What was your father like?',
      'Tell me about your father.',
      'What did your father do?',
      'What did your dad do when something bad happened?',
      'Did your father talk about his work?',
      'Was your father a driver too?',
      'How did your father deal with such things?',
      'How did he deal with accidents?',
      'How did your father deal with accidents?',
      'How did your family deal with such things?',
    ],
  },
  {
    tells: 'background-4.2',
    asked: [
      'Do you see yourself in your father?',
      'Do you see yourself in him?',
      'Are you like your father?',
      'Would you want to be different from him?',
      'Would you like to be different from your father?',
      'Did you want to be like him?',
      'What did you learn from your father?',
      'Are you proud to be like your father?',
      'How do you feel about your father being so quiet?',
    ],
  },
  {
    asked: [
      'Is your father still alive?',
      'Are your parents still alive?',
      'Where do your parents live?',
      'Do you talk to your parents?',
    ],
    says: [
      "They're in Shkodër, both. I ring on Sundays.",
      'Yes, both. My father is seventy-six. We talk about the weather and football.',
    ],
  },
  {
    asked: [
      'Do you have brothers and sisters?',
      'Do you have any siblings?',
      'Do you have other family here?',
    ],
    says: [
      'A brother, in Germany. He drives as well, lorries.',
      'A brother. We write at New Year.',
    ],
  },
  {
    tells: 'background-1.2',
    asked: [
      'Where are you from?',
      'Where do you come from?',
      'When did you come to England?',
      'Where did you grow up?',
      'How long have you lived in Sheffield?',
      'Are you from Albania?',
      'Where were you born?',
      'What is your accent?',
    ],
  },
  {
    asked: [
      'Why did you come to England?',
      'Why did you leave Albania?',
      'Why Sheffield?',
      'What brought you to Sheffield?',
    ],
    says: [
      'There was no work. A cousin washed dishes here, so I washed dishes.',
      'My cousin was here. I wanted to stay a year.',
      'I was twenty. At twenty you go where somebody has a sofa.',
    ],
  },
  {
    asked: [
      'Do you miss Albania?',
      'What do you miss about Albania?',
      'Are you homesick sometimes?',
      'Is there something from home that you miss?',
      'Do you miss your home town?',
    ],
    says: [
      "I miss the lake. And my mother's kitchen.",
      'The lake, in the evening. Here you have reservoirs.',
      "In summer, when we didn't go, yes. In the week I have no time for it.",
    ],
  },
  {
    asked: [
      'What language do you speak at home?',
      'Do your girls speak Albanian?',
      'Do you speak Albanian with your wife?',
    ],
    says: [
      'Albanian, when we are angry or tired. English with the girls.',
      'With Teuta Albanian. The girls answer in English.',
    ],
  },
  {
    asked: [
      'How did you meet your wife?',
      'How long have you been married?',
      'Where did you meet Teuta?',
      'When did you get married?',
    ],
    says: [
      'At a wedding in Shkodër. Not ours. Sixteen years ago we had ours.',
      'Sixteen years. She sat next to me by mistake, she says.',
    ],
  },
  {
    asked: [
      'How is your marriage?',
      'Do you guys fight?',
      'Are you close, you and your wife?',
      'How do you get on with your wife?',
      'Do you argue with your wife?',
    ],
    says: [
      "Good. We don't argue. Perhaps we should.",
      'She is a good woman. I am lucky, I know that.',
      "We're all right. A bit quiet, these weeks.",
    ],
  },

  {
    asked: [
      'What kind of father do you want to be?',
      'What sort of father are you?',
      'How would you like to be as a father?',
      'What do you want your girls to learn from you?',
    ],
    says: [
      "One they can ask things. I'm not sure that I am.",
      'One who is there. I am there, only a bit far away, now.',
    ],
  },
  {
    asked: [
      'Does Lira take the tram to school?',
      'How do your girls get to school?',
      'Do your daughters take the tram?',
      'Which school do your girls go to?',
    ],
    says: [
      'Lira takes the tram. With her phone in her hand.',
      'Era walks with her mother. Lira takes my line.',
    ],
  },
  {
    asked: [
      "What's your wife like?",
      'What is Teuta like?',
      'What sort of person is your wife?',
      'Describe your wife.',
    ],
    says: [
      'Strong. She feeds three hundred children and comes home singing.',
      'She laughs easily. She has more patience than I have.',
      "Warm. She'd like you. She'd bring you something to eat.",
    ],
  },

  {
    asked: [
      'What would you want to tell him, your father?',
      'What would you like to say to your father?',
      'What would you ask your father?',
    ],
    says: [
      "I'd ask him what he did with it all. Thirty years, and not one word.",
      "I'd ask if he slept.",
    ],
  },
  {
    asked: [
      'Does Teuta drink too?',
      'Does your wife drink?',
      'Does Teuta have a glass with you?',
      'Does your wife like raki?',
      'Is your wife against alcohol?',
    ],
    says: ['A glass at New Year, and she pulls a face.', 'Hardly. She says it smells of uncles.'],
  },
  {
    asked: [
      'What does Era miss about you?',
      'What does she miss about you?',
      'What do your girls miss?',
      'When did you last laugh with Era?',
    ],
    says: [
      "I used to do voices, when I read to her. I haven't done the voices.",
      'The singing in the car, I think. We were terrible.',
    ],
  },
  {
    asked: [
      'Should I speak to Teuta?',
      'Shall I talk to your wife?',
      'Would you like me to call your wife?',
    ],
    says: [
      'No. If somebody tells her, then I do.',
      "Please don't. She'd be here in ten minutes, with food.",
    ],
  },
  {
    asked: [
      'Do you want to be seen as strong?',
      'Is it important to you to be strong?',
      'What would it mean to be weak?',
      'What does it mean to be a man, for you?',
    ],
    says: [
      'Not strong. Only that nobody has to worry about me.',
      'At home they rely on me. If I fall over, who holds it?',
    ],
  },
]
