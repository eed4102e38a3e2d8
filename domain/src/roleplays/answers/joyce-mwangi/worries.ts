import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What somebody brings along and is not sure of: a ban, an ear, an age, a partner. */
export const worries: WrittenAnswer[] = [
  {
    asked: [
      'I once lost my driving licence, does that matter?',
      'Would points on my licence be a problem?',
      'Do I get the pass if I was banned from driving?',
      'What if I was caught speeding?',
      'Can I work here with points on my licence?',
    ],
    says: [
      "If you have it back, you're fine. Write down the dates, they find it anyway.",
      'Not if it was one time and you say so. Out there the limit is fifteen.',
    ],
  },
  {
    asked: [
      'I do not hear well, is that a problem?',
      'Can I do it with a hearing aid?',
      'Is ringing in the ears a reason to say no?',
      'Do I need perfect hearing?',
      'Would bad ears rule me out?',
      'What if I am hard of hearing?',
    ],
    says: [
      'Out there nobody hears. The airport doctor tests it, and we talk with our hands.',
      "Tell the doctor. I've a driver with one good ear, and he looks round more than all the others.",
    ],
  },
  {
    asked: [
      'I wear glasses, is that all right?',
      'Do I need good eyes for it?',
      'Is being colour-blind a problem?',
      'What if I cannot see well at night?',
      'Would my eyes be good enough?',
    ],
    says: [
      'Glasses are fine, on a string. For colours the doctor has a little book.',
      "Half of us wear them. If you can't see in the dark, though, say so now.",
    ],
  },
  {
    asked: [
      'Am I too old to begin?',
      'Is fifty too late to start here?',
      'Would you take on somebody over fifty?',
      'Do you want somebody younger?',
      'Is there an age limit?',
    ],
    says: [
      "I'm fifty-two and I got up at three. What's your excuse?",
      'Walter is sixty-three and faster than all of them. No.',
    ],
  },
  {
    asked: [
      'What do you think of people from the army?',
      'Does military experience help here?',
      'Do soldiers make good supervisors?',
      'Is it a plus that I have served?',
      'Would I be too military for them?',
    ],
    says: [
      'They get up, and they stay. Some have to learn that a crew may ask why.',
      "I like it. Only, out there an order isn't enough, they've got to believe you.",
    ],
  },
  {
    asked: [
      'What if I am going to have a baby?',
      'Would it be a problem if I had a child?',
      'What happens to my job if I go on maternity leave?',
      'Do you mind if I want to have children?',
      'Would you take somebody who is pregnant?',
      'Is there parental leave?',
    ],
    says: [
      'Then you have it, and the post is yours when you come back. I had two.',
      "I may not ask, and I don't. Three of mine are on leave now, and they all have a place.",
    ],
  },
  {
    asked: [
      'Do you mind tattoos?',
      'Must I cover my tattoos?',
      'Are piercings allowed?',
      'Can I keep my beard?',
      'Does it matter what I look like?',
      'Do I have to take off my rings?',
    ],
    says: [
      'Wear what you like on your skin. Nothing on your fingers, though, belts love rings.',
      "Rings off, hair tied up. What's painted on you is your business.",
    ],
  },
  {
    asked: [
      "Could the shifts be fitted to my partner's?",
      'My wife works shifts as well, can you plan around that?',
      'Could I have the same days off as my husband?',
      'Can I choose which crew I get, because of my family?',
      'Do you consider couples when you make the rota?',
    ],
    says: [
      "The pattern I can't bend. But give me both rotas in January, swapping does a lot.",
      "Partly. I have two couples, and they're very good at swapping.",
    ],
  },
  {
    asked: [
      'Can I be friends with the people I lead?',
      'Should I keep away from my crew in private?',
      'How close may I get to them?',
      'Is it wrong to be liked by the crew?',
      'Must a supervisor be lonely?',
      'Am I too friendly for this job?',
    ],
    says: [
      'Be friendly, all you can. Just try it once, early on, saying no to the one you like best.',
      "It's no mistake. The mistake is needing it.",
    ],
  },
  {
    asked: [
      'Is it bad that I have been out of work?',
      'Does the gap in my CV bother you?',
      'I have not worked for a year, is that a problem?',
      'Do you mind that I was unemployed?',
      'What do you think of the gap in my papers?',
    ],
    says: [
      'No. Tell me what you got up for in that time.',
      "Gaps don't bother me. I've had one myself, between Mombasa and here.",
    ],
  },
  {
    asked: [
      'Am I too quiet for the ramp?',
      'Can somebody shy do this?',
      'Do I have to be loud?',
      'I am not a loud person, is that bad?',
      'What if my voice is not strong enough?',
    ],
    says: [
      'No. Agnes says four words a day, and everybody stops for them.',
      "Quiet's fine. Silent isn't. You've got arms for the rest.",
    ],
  },
  {
    asked: [
      'Am I allowed to have a second job?',
      'Can I study beside it?',
      'Could I do evening classes with these hours?',
      'May I earn something on the side?',
      'Is a side job allowed?',
    ],
    says: [
      "Studying, gladly. A second job, only if you still sleep, and I'll ask.",
      'You may. But your four days off are for sleeping first.',
    ],
  },
  {
    asked: [
      'Can I smoke somewhere?',
      'Where do the smokers go?',
      'Is there a place for smokers?',
      'Do many people smoke here?',
      'Is smoking forbidden on the ramp?',
      'Am I allowed a cigarette in the break?',
    ],
    says: [
      'Behind the cabin, under the tin roof. Nowhere near a fuel truck, and I do look.',
      'In your break, in the shelter by the bins. Out there the lighter stays in your locker.',
    ],
  },
]
