import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What goes on in him at this moment, how it is going, and what he has lived through before. */
export const talkOfNow: WrittenAnswer[] = [
  {
    asked: [
      'What is going on in you right now?',
      'What are you feeling at this moment?',
      'What do you feel as you say that?',
      'What is happening inside you now?',
      'What comes up in you when you tell me that?',
      'Where in your body do you feel it right now?',
      'What do you notice in yourself at this moment?',
    ],
    says: [
      'Warm, here, under the collar. And I look for the door.',
      'Something heavy, about here. Like a bag one has forgotten to put down.',
    ],
  },
  {
    asked: [
      'Where were you just now?',
      'What were you thinking about just now?',
      'You went quiet, where did you go?',
      'What crossed your mind just then?',
      'What made you stop in the middle of the sentence?',
      'Why did you look away?',
    ],
    says: ["At the stop. I'm back.", 'I was counting the tiles up there. Forty-two. It helps.'],
  },
  {
    asked: [
      'Is it getting better or worse?',
      'Has it improved since the beginning?',
      'Is it less than it was in the first weeks?',
      'Does it fade with time?',
      'In which direction is it going?',
      'Is it still as strong as it was?',
    ],
    says: [
      "It should get less. It doesn't know that.",
      "In the first week it was better than now. That I didn't expect.",
    ],
  },
  {
    asked: [
      'When is it worst?',
      'Which day of the week is the hardest?',
      'At what time of day is it hardest?',
      'Is there a time when it is especially bad?',
      'Are the mornings or the evenings worse?',
      'Are there days that are harder than others?',
    ],
    says: [
      'Evenings. The house gets quiet, and then it has room.',
      'Tuesdays at half past three. Even when I sit in my own kitchen.',
    ],
  },
  {
    asked: [
      'When did you notice the hands for the first time?',
      'When did that start with your hands?',
      'Since when do your hands do that?',
      'Was it like that from the first shift on?',
      'Did the cold hands come straight away?',
      'Have you always had cold hands?',
    ],
    says: [
      'On my first day back, second round. I thought that the heating was off.',
      'Never before. I was the one with the warm hands, ask my girls.',
    ],
  },
  {
    asked: [
      'What do you tell yourself at the stop?',
      'What do you say to yourself to get through?',
      'Do you talk to yourself when you come in there?',
      'Is there a sentence you say to yourself?',
      'How do you calm yourself down in the cab?',
      'What do you think to make it pass?',
    ],
    says: [
      '"Ngadalë." Slowly. My father said that to his bus.',
      'I read the signs aloud. Shop, shop, bank, shop. Then we are through.',
    ],
  },
  {
    asked: [
      'Why did you not go back to the doctor?',
      'Will you see your doctor again?',
      'Would you go to the doctor a second time?',
      'What keeps you from going back to your GP?',
      'Did you tell the doctor everything?',
      'How long did the doctor listen to you?',
    ],
    says: [
      'For ten minutes and a leaflet? There was a whole row of people coughing.',
      "I told him half. He was typing, and I didn't want to spoil it.",
    ],
  },
  {
    asked: [
      'Have you been through something bad before?',
      'Were there hard times in your life before this?',
      'Is it the worst thing that ever happened to you?',
      'Have you ever been in danger before?',
      'Did you go through difficult things as a boy?',
      'What was the hardest time of your life until then?',
    ],
    says: [
      'Ninety-seven, in Shkodër. I was a boy, and we slept on the floor, away from the windows.',
      'There was shooting, when I was fourteen or so. One got used to it. This is smaller, and it stays.',
    ],
    more: [
      'My father drove all the same. My mother asked him how it was. He said, few passengers.',
    ],
  },
  {
    asked: [
      'Do you smoke?',
      'Do you drink a lot of coffee?',
      'Do you take any drugs?',
      'How much coffee do you have a day?',
      'Have you got any bad habits?',
      'Do you use anything else?',
    ],
    says: [
      'Coffee, five or six. I gave up smoking for Lira, when she was born.',
      'Nothing of that sort. Coffee, black, too many.',
    ],
  },
  {
    asked: [
      'Do you feel treated fairly by the company?',
      'Does the company look after you?',
      'Are you happy with how they have treated you?',
      'Has the firm done enough for you?',
      'Do they treat you well at the company?',
    ],
    says: [
      'Fairly, yes. They follow the paper. The paper is quite friendly.',
      'On paper, yes. They were kind, and they want their driver back.',
    ],
  },
  {
    asked: [
      'Would you like to see my notes?',
      'Shall I show you what I have written?',
      'Do you want to read what I write about you?',
      'Would it help if you could read it first?',
      'Should I read my notes out to you?',
      'Do you want a copy of what I write down?',
    ],
    says: [
      "Yes, please. One signs nothing that one hasn't read.",
      "I believe you. But yes, I'd like to see it.",
    ],
  },
  {
    asked: [
      'Do you feel understood?',
      'Do I understand you correctly?',
      'Have I got that right?',
      'Do you feel that I listen to you?',
      'Did I put that correctly?',
      'Is that how it is for you?',
    ],
    says: [
      "Yes. You've said it better than I can.",
      "That's it, more or less. I'd have used fewer words.",
    ],
  },
  {
    asked: [
      'Is this any help to you so far?',
      'Does it do you good to talk here?',
      'Is it useful for you, what we do here?',
      'Are we getting anywhere, do you think?',
      'Does this talk bring you anything?',
      'Are we on the right track?',
    ],
    says: [
      "I can't say yet. I've not looked at the clock for a while, that's something.",
      "A bit. It's like a heavy window, it moves, and then it sticks.",
    ],
  },
  {
    asked: [
      'Have you ever lost somebody?',
      'Did somebody die who was close to you?',
      'Who have you lost in your life?',
      'Have you had to mourn for anybody?',
      'Is there a death in your family that weighs on you?',
    ],
    says: [
      'My grandmother, four years ago. I watched the funeral on a telephone, in the depot.',
      'My grandmother. Two hours later I had a shift, so I did the shift.',
    ],
  },
  {
    asked: [
      'What do you need right now?',
      'What would do you good at this moment?',
      'What would you need most today?',
      'Is there something that you need from your family?',
      'What could somebody do for you?',
      'What would make today easier?',
    ],
    says: [
      'A signature and a pillow. In that order, I thought.',
      'That somebody sits there and is not frightened. You do that quite well.',
    ],
  },
  {
    asked: [
      'What do the mornings feel like?',
      'How do you feel when the alarm goes?',
      'How are you in the mornings?',
      'What is it like to get up on such days?',
      'How do you feel after a night like that?',
      'Do you feel rested in the morning?',
    ],
    says: [
      'Like sand. Then coffee, then the key, then it goes.',
      "The mornings are all right. It's dark, nobody looks at me, and there's work.",
    ],
  },
  {
    asked: [
      'Are you in a union?',
      'Does the union help you?',
      'What does your union say?',
      'Have you spoken to the union?',
      'Could the union do something for you?',
    ],
    says: [
      'Yes, for eleven years. The union man rang twice. I said there are worse cases.',
      'They offered me somebody to sit next to me in meetings. I said, I can sit alone.',
    ],
  },
]
