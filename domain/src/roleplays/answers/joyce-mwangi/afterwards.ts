import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What comes of this half hour, once it is over. */
export const afterwards: WrittenAnswer[] = [
  {
    asked: [
      'What happens if you like none of us?',
      'What if nobody is right for it?',
      'Will you take one of us in any case?',
      'Do you have to choose one of the three?',
      'Could it be that nobody gets it?',
    ],
    says: [
      "Then it stays empty until spring, and I do more nights. I've done it before.",
      "I don't have to take anybody. An empty chair never looked the other way.",
    ],
    more: ["I've hired in a hurry. It costs more than waiting."],
  },
  {
    asked: [
      'Will you tell me the reason if it is a no?',
      'Do you explain a rejection?',
      'Would I learn why you turned me down?',
      'If I am not chosen, do I hear why?',
      'Do you give reasons when you say no?',
    ],
    says: [
      'Yes, and in plain words. Ask me on the phone, I never put it in writing.',
      'I do. Last year one of them thanked me and got the next job.',
    ],
  },
  {
    asked: [
      'Which Friday do you mean?',
      'Is that Friday this week?',
      'Would that be the Friday of this week?',
      'Do you mean this week already?',
      'Is it the Friday that comes?',
    ],
    says: [
      "This one. I don't let people sit for a second week.",
      'The one at the end of this week. I only promise what I can see the end of.',
    ],
  },
  {
    asked: [
      'Do I get that in writing?',
      'Will there be a written offer?',
      'Would you send me the contract first?',
      'Can I see the contract before I say yes?',
      'Will you put it on paper?',
    ],
    says: [
      "Of course. First my voice, then a letter, and then you've a weekend to read it.",
      'In writing, with the rota attached. Read the rota first.',
    ],
  },
  {
    asked: [
      'Do you have a favourite so far?',
      'Have you made up your mind already?',
      'Is there somebody you like best?',
      'Do you know already whom you want?',
      'Is it decided in your head?',
    ],
    says: [
      "No. I've been wrong by lunchtime too often.",
      "Not before I've slept. I liked my last supervisor at once, and I had to move him.",
    ],
  },
  {
    asked: [
      'Do you coach your supervisors?',
      'How much do you teach people yourself?',
      'Would I learn from you directly?',
      'Do you have time to teach me?',
      'Could you be my mentor?',
    ],
    says: [
      'Ten minutes a day, on our feet. Ask me for more and you get it.',
      "I do. I ask you three questions after each shift, and you'll hate the second one.",
    ],
  },
  {
    asked: [
      'How long would you keep the place for me?',
      'Would you hold the job until I am free?',
      'Would my notice be too long for you?',
      'Is two or three months too long to wait?',
      'Can you wait until my old job lets me go?',
    ],
    says: [
      "I can. I've waited this long, and the checks take five weeks of it.",
      "Two months is nothing. I'd rather wait than hire twice.",
    ],
  },
  {
    asked: [
      'What would I find out on the ramp?',
      'Why should I see the ramp first?',
      'What is it that you could show me better out there?',
      'What is there to see on the ramp?',
      'What will I learn from a morning out there?',
    ],
    says: [
      'How far it is from one end to the other, when somebody shouts. And who looks up.',
      "The cold, the noise, and who carries for whom. That can't be told.",
    ],
  },
  {
    asked: [
      'Shall I write to you afterwards?',
      'Should I send you a thank-you note?',
      'Is it all right to ring before Friday?',
      'May I follow up next week?',
      'Would it annoy you if I called?',
    ],
    says: [
      "Ring if you've got something to say. A thank-you I'll take now.",
      "It doesn't annoy me. It's no help, either, I decide on what you did.",
    ],
  },
  {
    asked: [
      'Can I apply again if it does not work out?',
      'Could I try again next year?',
      'Would you have me in again?',
      'May I come back another time?',
      'Do you ever take people at the second try?',
    ],
    says: [
      'Please do. Anil came twice, and the second time he had a story.',
      'You may. I keep the pencil notes, so bring something new.',
    ],
  },
]
