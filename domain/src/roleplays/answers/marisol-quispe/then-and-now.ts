import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How she came to this bench, what she carries from Arequipa, and what her years here mean to her. */
export const thenAndNow: WrittenAnswer[] = [
  {
    asked: [
      'What brought you to this laboratory?',
      'Why did you come to this lab and not another one?',
      'How did you find this job?',
      'Why did you pick this hospital?',
      'How did you come to work here?',
      'What made you apply here back then?',
    ],
    says: [
      'A card on a notice board. It said nights, and I wanted a quiet place.',
      "They had a bed for me in the nurses' home. I stayed for the blood.",
    ],
    more: [
      'I took the bus to look at it from outside first. There was one light on, and I liked it.',
    ],
  },
  {
    asked: [
      'What was it like to be new in this country?',
      'How was your first year over here?',
      'Was it hard to begin again in another country?',
      'What was difficult when you first came?',
      'How did people treat you when you were new here?',
      'What surprised you when you arrived?',
    ],
    says: [
      'Grey and polite. I said sorry to everybody, because they said it to me.',
      'I understood the machines at once. The people took two years.',
    ],
    more: ['For a month I thought everybody was called love.'],
  },
  {
    asked: [
      'How long have you led the nights?',
      'Since when do you lead the night shift?',
      'When did you take over the nights?',
      'When did you become senior?',
      'Who led the nights before you?',
      'How did you come to lead the nights?',
    ],
    says: [
      'Six years. Frank retired and put his keys in my hand, no speech.',
      'Since Frank went, six years ago. He left me the keys and a kettle.',
    ],
  },
  {
    asked: [
      'Do you still remember things your chief told you?',
      'Which sentence of your chief do you still know?',
      'Is there something she said that you never forgot?',
      'What did your chief say to you that stayed with you?',
      'Do her words still follow you?',
      'Do you still hear her voice sometimes?',
      'Do you remember the sentence that your chief said to you in the corridor?',
      'What was the sentence your chief said to you in the corridor?',
      'Do you remember what she said to you in the corridor?',
    ],
    says: [
      'Quispe, which of the two families would you have rung? I still hear that one.',
      "All of it. And every word was said with the door shut, that's why I can hear it.",
    ],
    more: ["She wasn't cross when she said it. She really wanted an answer."],
  },
  {
    asked: [
      'Who helped you when you were frightened?',
      'Who was kind to you as a trainee?',
      'Was there somebody on your side when you were learning?',
      'Who stood by you when you were a trainee?',
      'To whom could you go back then?',
      'Did anybody comfort you in those days?',
    ],
    says: [
      'An old technician, Nelly. She stood next to me and dried glass until I talked.',
      'Nelly, at the next bench. She said, we have all dropped one, show me the floor.',
    ],
    more: ['She never said it would be all right. She only stayed there.'],
  },
  {
    asked: [
      'What were you afraid of as a trainee?',
      'What scared you most when you were learning?',
      'What were you so scared of at that time?',
      'What did you fear would happen if you got it wrong?',
      'Where did that fear come from, when you were young?',
      'Were you afraid of her or of the mistakes?',
    ],
    says: [
      'Of her silence. And of being sent home to my mother.',
      'First of my chief. After the man called Flores, of my own hands.',
    ],
  },
  {
    asked: [
      'Do people know about your record?',
      'Who knows that nothing ever went wrong with you?',
      'Has anybody ever counted that but you?',
      'Has your record been celebrated?',
      'Does the hospital know what you have achieved?',
      'Did anybody ever mention those fourteen years?',
    ],
    says: [
      "Hardly anybody. There's no party for what didn't happen.",
      'Jess does, because I told her at her wedding. I had had one glass.',
    ],
  },
  {
    asked: [
      'Is the record a burden?',
      'Does it put pressure on you, never to make a mistake?',
      'Do you feel the weight of those fourteen years?',
      'Are you afraid of losing your clean record?',
      'What would it mean to you if it broke one day?',
      'Does it weigh on you that it must never happen?',
    ],
    says: [
      "It's a full tray. The longer you carry it, the less you look around.",
      'Yes. Nobody asks you to be perfect. They only count.',
    ],
    more: ["You start to guard the number, and forget whom it's for."],
  },
  {
    asked: [
      'What is important to you in this job?',
      'What else matters to you at work?',
      'What do you care about most here?',
      'What counts for you besides the samples?',
      'What do you work for, in the end?',
      'What are your values at work?',
    ],
    says: [
      "That the next one reads as well, when I'm not there.",
      "That it's right. And that somebody asks me why, at three.",
    ],
  },
  {
    asked: [
      'Why do you sing alto?',
      'How come you are an alto?',
      'Would you rather sing soprano?',
      'Have you always been an alto?',
      'What is nice about the alto part?',
      'Do you ever get a solo?',
    ],
    says: [
      'The sopranos get the tune and the draught. We stand by the radiator.',
      'Nobody hears an alto until she is missing. I like that in a job.',
    ],
  },
  {
    asked: [
      'What would you be if you were not a scientist?',
      'Which other job would you have liked?',
      'What else could you have become?',
      'If not the lab, then what?',
      'What did you want to be as a child?',
      'What would you do for a living otherwise?',
    ],
    says: [
      'A proofreader. Somebody has to be paid for it.',
      "My mother wanted a dentist. I'd have been a strict one.",
    ],
  },
  {
    asked: [
      'Which language do you think in?',
      "What's your mother tongue?",
      'Do you speak Quechua?',
      'Which language do you speak at home?',
      'In which language do you count?',
      'Do you dream in Spanish?',
    ],
    says: [
      'Spanish. I count in it, and I swear in it.',
      "Spanish, and my grandmother's Quechua for the kitchen. At the bench, English.",
    ],
  },
  {
    asked: [
      'Do you know my blood group?',
      'Which blood group do you think I have?',
      'Do you know what blood type we all are?',
      'Can you guess my blood type?',
    ],
    says: [
      "No. On my list you're only when you bleed.",
      'I never guess a group. Give me a drop and ten minutes.',
    ],
  },
]
