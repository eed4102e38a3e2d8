import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What is asked about the call itself, and what it comes down to in the end. */
export const noraOfTheCall: WrittenAnswer[] = [
  {
    asked: [
      'May I ask you a few questions?',
      'Can I ask you something first?',
      'Would it be all right if I asked some questions?',
      'Do you mind if I ask you about your work?',
      'Is it okay if I begin with a question?',
    ],
    says: [
      "Ask. I'd rather answer than listen to a list.",
      'Go on, then. Straight question, straight answer.',
    ],
  },
  {
    asked: [
      'What do you have to do on the yard?',
      'What are you wanted for on the yard?',
      'Why do they need you on the yard?',
      'What is happening on the yard in ten minutes?',
      'What comes after our call for you?',
    ],
    says: [
      'Two vans to be signed for, and a lorry of turkeys at the gate.',
      "Turkeys. They've come early, and nobody knows where they go.",
    ],
  },
  {
    asked: [
      'What can I ask you then?',
      'Which questions would you answer?',
      'What would you rather talk about?',
      'What may I ask about?',
      'Is there something easier I could ask?',
    ],
    says: [
      'Ask how we plan, or about the vans. Or about Gerry, I like talking about Gerry.',
      "Anything with wheels on it. The money comes when I know who's asking.",
    ],
  },
  {
    asked: [
      "Why won't you tell me?",
      'Why would you rather not say?',
      'Is it a secret?',
      'Why do you keep that to yourself?',
      'Did I ask something wrong?',
    ],
    says: [
      "I don't know you yet, that's all. It's nothing you said.",
      'The last man had all my figures in ten minutes. They came back as a quote.',
    ],
  },
  {
    asked: [
      'How do you like what you have heard, from one to ten?',
      'What would you give me on a scale of ten?',
      'How convinced are you up to now?',
      'Where do you stand after this talk?',
      'What is your impression of this call?',
    ],
    says: [
      'A four. It was a two when you rang.',
      'Five, for asking. The other five you get from Gerry.',
    ],
  },
  {
    asked: [
      'Which of your problems is the worst?',
      'Which of those hurts you most?',
      'What is the most pressing of it all?',
      'Which one would you solve first?',
      'What has priority for you?',
      'If you had to pick one problem, which would it be?',
    ],
    says: [
      "Gerry. The rest I can count. Him I can't.",
      'Gerry going. If that goes wrong, everything else gets worse by itself.',
    ],
    more: ["Money I can argue over with Colm. Thirty-one years I can't buy."],
  },
  {
    asked: [
      'Where would you start, with the late drops or with the overtime?',
      'What would you tackle first?',
      'Which of the three would you take on first?',
      'Where should one begin to improve things?',
      'Where would a bit of help show quickest?',
    ],
    says: [
      'With the late ones. Get those right and the hours follow.',
      'At the docks. Nearly everything else comes out of a shut one.',
    ],
  },
  {
    asked: [
      'What would you change if you could?',
      'If you had one wish for the yard, what would it be?',
      'What one thing would you do differently?',
      'If you had a magic wand, what would you change?',
      'What would make your life easier?',
    ],
    says: [
      "That a dock rings us before it shuts. I'd settle for that.",
      "Gerry's head on a shelf, where I can reach it at four.",
    ],
    more: ["It's not much to ask. One phone call, from one dock."],
  },
  {
    asked: [
      'Does Colm know how serious it is?',
      'Do you and Colm see it the same way?',
      'Is Colm aware of the problem?',
      'Does Colm take it seriously?',
      'Do the two of you agree on what matters?',
    ],
    says: [
      'He sees bills, I see vans. He knows something is up.',
      "He thinks it's an advert in the paper. I've not managed to frighten him yet.",
    ],
  },
  {
    asked: [
      'So what it comes down to is the planning after him?',
      'Is that what it is really about, the planning?',
      'So it is about who does the planning afterwards?',
      'So what you need is somebody for the planning?',
      'Do I understand that nobody can plan then?',
    ],
    says: [
      "That's it exactly. Who sits there at four, and what does he know.",
      'You have it. The rest is only money.',
    ],
  },
  {
    asked: [
      'Do you understand how I got to that figure?',
      'Does my sum make sense to you?',
      'Is that clear so far?',
      'Can you follow my calculation?',
      'Does that add up for you?',
    ],
    says: [
      "I can follow. Whether it's true is another thing, so write it down.",
      'It adds up on the phone. I want to see it on paper.',
    ],
  },
]
