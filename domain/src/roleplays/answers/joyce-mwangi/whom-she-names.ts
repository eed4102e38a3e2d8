import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Whoever and whatever comes up in what she says, for people who ask on. */
export const whomSheNames: WrittenAnswer[] = [
  {
    asked: [
      'What was your best friend doing when you stopped her?',
      'Why did you have to stop your friend in Mombasa?',
      'What had she done, your best friend?',
      'Are you and your best friend from Mombasa still friends?',
      'How did you stop your best friend?',
    ],
    says: [
      'She cleaned the cabins. Her scarf had gone into the belt, and she went in after it.',
      'She put her arm in after a scarf. I pulled her out by the hair, and she rang me last Sunday.',
    ],
    more: ['The scarf was gone. I bought her another one, she wears it when I visit.'],
  },
  {
    asked: [
      'What did your deputy do wrong?',
      'Why did you stop your own deputy?',
      'What was it that your deputy did last spring?',
      'How did your deputy take it?',
      'What is your deputy like?',
    ],
    says: [
      'He drove a tug with the door open and waved. I stopped him in front of forty people.',
      'Hurry, that was all. He was cross until lunch, and at Christmas he thanked me.',
    ],
    more: [
      'He said that he had been waiting for somebody to dare. I told him to do the same for me.',
    ],
  },
  {
    asked: [
      'Who is Anil?',
      'What is Anil like?',
      'What would I learn from Anil?',
      'How long has Anil been a supervisor?',
      'Is Anil nice?',
    ],
    says: [
      "He runs crew two, five years now. He applied twice, and I'm glad he came back.",
      'Quiet, and he sees round corners. You walk beside him and ask afterwards.',
    ],
  },
  {
    asked: [
      'Who is Walter?',
      'What does Walter do?',
      'Is Walter still loading at his age?',
      'How does Walter manage it at sixty-three?',
      'What is Walter like?',
    ],
    says: [
      'Our oldest loader, and the fastest. He never runs, and he never walks a way twice.',
      "Sixty-three, with a thermos and a view on everything. He's usually right by noon.",
    ],
  },
  {
    asked: [
      'Who is Agnes?',
      'What does Agnes do?',
      'Why is Agnes so good?',
      'What are the four words that Agnes says?',
      'Why does Agnes say so little?',
    ],
    says: [
      "She's been on the back belt for twelve years, and nothing's gone wrong there. Mostly she says stop.",
      'Good morning, stop, thanks. That makes four, and she means them all.',
    ],
  },
  {
    asked: [
      'What does your husband do?',
      'Where does your husband work?',
      'How did you meet your husband?',
      'Is your husband from Mombasa, too?',
      'Does your husband work at the airport?',
    ],
    says: [
      "He teaches maths, from nine o'clock on. We meet at supper.",
      "He's a teacher. I met him in the choir, he was looking for the right page.",
    ],
  },
  {
    asked: [
      'What do your children do?',
      'How old are your children?',
      'Do your children work at the airport, too?',
      'Have you got sons or daughters?',
      'What became of your two children?',
    ],
    says: [
      "A nurse and a lift engineer. I've got everybody going up and down.",
      "My daughter's a nurse, my son mends lifts. Neither would touch a suitcase.",
    ],
  },
  {
    asked: [
      'What course did you come for?',
      'What did you study when you came here?',
      'What sort of course was that?',
      'Did you ever finish the course?',
    ],
    says: [
      'Cargo handling, ten weeks. I have the certificate, and a photo with snow.',
      'A freight course. I finished it in the evenings, with cold hands.',
    ],
  },
  {
    asked: [
      'What do you sing in the choir?',
      'What kind of choir is it?',
      'Would you sing something?',
      'What is your favourite song?',
      'Do you sing at work?',
    ],
    says: [
      'Gospel, and at Christmas whatever has high notes for other people.',
      'Everything with a good bottom line. At work I only hum, it warns them.',
    ],
  },
  {
    asked: [
      'What is wrong with the belt on stand four?',
      'Why does everybody complain about the belt on four?',
      'Why do you not replace that belt?',
      'Is the belt on four dangerous?',
      'What is it with that belt?',
    ],
    says: [
      "It stops when it rains, and sighs. It's safe, only moody.",
      "It's nineteen years old. I've asked for a new one in every budget, and they send me grease.",
    ],
    more: ['Agnes hits it in one particular place. Nobody else may.'],
  },
  {
    asked: [
      'Which three questions do you ask after a shift?',
      'What is the second question that I will hate?',
      'What do you ask your supervisors after each shift?',
      'What are your questions at the end of a day?',
    ],
    says: [
      'What went well, what did you see and not say, and what do you need? The second one stings.',
      'The second is what you saw and let go. Everybody has something, me too.',
    ],
  },
  {
    asked: [
      'What do you ask my old boss?',
      'What is the one question you put to a foreman?',
      'What will you want to know from my reference?',
      'What should my old boss be ready for when you ring?',
    ],
    says: [
      "Whom you've stopped, and whether it was him. Then I listen to how long he thinks.",
      'Only that one thing, whom did they stop. I learn most from the pause.',
    ],
  },
  {
    asked: [
      'What happened with the volcano?',
      'What did you do when nothing flew?',
      'Was the airport ever closed?',
      'What did the crews do when there were no planes?',
    ],
    says: [
      'Six days without a plane. We painted every line on the ramp, and two walls by mistake.',
      'We cleaned. By the fourth day they were washing my car.',
    ],
  },
  {
    asked: [
      'Do you like tea or coffee?',
      'What did you sell at the fence?',
      'How was it to sell tea at the airport?',
      'Did you earn anything with the tea?',
    ],
    says: [
      'Tea with ginger, two shillings. I knew every pilot by his sugar.',
      'Tea, from a kettle bigger than me. I drink coffee now, out of spite.',
    ],
  },
  {
    asked: [
      'How long did you work as a loader?',
      'How long did you load bags?',
      'For how many years did you carry luggage?',
      'Was it many years that you were on the bags?',
      'When did you stop loading?',
    ],
    says: [
      'Sixteen years in Mombasa, and three more here. My back kept the receipt.',
      'Nineteen years, all in all. Then they gave me a whistle.',
    ],
  },
  {
    asked: [
      'How often do you do interviews?',
      'How many interviews have you done by now?',
      'Do you interview people every week?',
      'Have you seen many candidates in these two years?',
      'How many people have sat in this chair?',
    ],
    says: [
      'Too often, these two years. Some forty people, and the chair has heard it all.',
      "For loaders every month, for this post three times. I'd like the fourth to be the last.",
    ],
  },
]
