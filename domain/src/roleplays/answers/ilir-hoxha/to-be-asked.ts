import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How it is for him to be asked, and what he thinks of this hour. */
export const toBeAsked: WrittenAnswer[] = [
  {
    asked: [
      'Who do you say that to, that you are fine?',
      'How often a day do you say that you are fine?',
      'Do you tell everybody that you are fine?',
      'Who hears that from you, that all is well?',
      'Who believes you when you say fine?',
      'Is there anybody you do not say fine to?',
    ],
    says: [
      'Everybody who asks. Graham, the doctor, the lady in the bakery.',
      "All of them. The cat next door is the only one who doesn't ask.",
    ],
  },
  {
    asked: [
      'What was on your mind on your way to me?',
      'What did you think about when you were coming here?',
      'How did you feel on your way here?',
      'Did you think of turning back on the way?',
      'What was it like to walk up to this door?',
      'Did you nearly stay away today?',
    ],
    says: [
      'That I could get off one stop early and walk home. I counted, and then I got up.',
      'What one wears for this. You see, I took the good shirt.',
    ],
  },
  {
    asked: [
      'What worries you about these talks?',
      'Is there something about this room that frightens you?',
      'What are you afraid of in here?',
      'What could go wrong for you here?',
      'What should not happen in this room?',
      'Do you have any worries about talking to me?',
    ],
    says: [
      "That I open something and can't get it shut before the shift.",
      'That I talk for an hour, and you find something.',
    ],
  },
  {
    asked: [
      'Who should not hear about this?',
      'Who must not find out what you say here?',
      'Are you more worried about the manager or the colleagues?',
      'Whose opinion are you afraid of?',
      'Who are you hiding it from?',
      'Would it be bad if the other drivers knew?',
    ],
    says: [
      'The drivers. Graham only asks when. They would be kind to me.',
      'The young ones. They come to me for the hill, not for this.',
    ],
  },
  {
    asked: [
      'Do you think that six sessions will do?',
      'Are six meetings enough for you?',
      'Would you like to have more than six?',
      'Is that too many or too few, six?',
      'What if we need longer than six times?',
      'Could you imagine coming more often than six times?',
    ],
    says: [
      "I thought two. Now I don't say a number.",
      'For a signature, plenty. For the other thing, you tell me.',
    ],
  },
  {
    asked: [
      'What would make this hour a good one for you?',
      'How would you notice that it was worth coming today?',
      'What should be different when you leave today?',
      'When would you say that this was not a waste?',
      'What would be a good result for today?',
      'With what would you like to go home today?',
    ],
    says: [
      "If I say one thing that's true, and nobody jumps up.",
      'If my shoulders are lower. They have been up here since autumn.',
    ],
  },
  {
    asked: [
      'Do you want it for the money or for yourself?',
      'What counts more, the wage or feeling like yourself?',
      'Is the money the main thing?',
      'Is it about the money, the full shifts?',
      'What is behind it, the money or your pride?',
      'If money did not matter, would you still want the full shifts?',
    ],
    says: [
      'Myself. But tell that to the gas bill.',
      "The money I can count, so I say the money. It's the other one.",
    ],
  },
  {
    asked: [
      'What did you not like about the leaflet?',
      'What was in the leaflet?',
      'What did the leaflet say?',
      'Why did the leaflet not help?',
      'Did you read the leaflet?',
      'Where is the leaflet now?',
    ],
    says: [
      "There was a woman on it, by the sea, with her eyes shut. I can't drive like that.",
      "Four steps, with pictures. It's under a leg of the kitchen table.",
    ],
  },
  {
    asked: [
      'Who tells you to see the good in it?',
      'Who gives you all that advice?',
      'Who tells you to breathe?',
      'Where do you hear such sentences?',
      'Who has said that to you?',
      'Who means well with you, but it does not help?',
    ],
    says: [
      'Graham. My brother, on the phone. A lady with a badge, very friendly.',
      'Everybody who is on their way out of the door.',
    ],
  },
  {
    asked: [
      'Do you mind being asked so much?',
      'Do my questions bother you?',
      'How is it for you to be asked such things?',
      'Is it hard for you to answer me?',
      'Are you used to being asked about yourself?',
      'Am I asking too much?',
    ],
    says: [
      "A bit. On the tram there's a sign, don't talk to the driver.",
      "It's not you. I have the answers somewhere, only nobody ever wanted them.",
    ],
  },
  {
    asked: [
      'Would you rather just talk, without my questions?',
      'Shall I ask less?',
      'Would it be better if I only listened?',
      'Do you want to talk freely, or should I ask?',
      'Is it easier for you when I ask, or when I am quiet?',
      'Should I stop asking?',
    ],
    says: [
      'No, ask. If nobody asks, I take it home again.',
      "Ask, please. By myself I'd only tell you about trams.",
    ],
  },
  {
    asked: [
      'Shall we be quiet for a moment?',
      'Is it okay for you if nobody says anything?',
      'Can you bear the silence?',
      'Do you want a moment to think?',
      'Shall I give you a bit of time?',
      'Is silence difficult for you?',
    ],
    says: ['Yes. Silence I can do.', "Please. It's a good one, here. You don't wait for anything."],
  },
  {
    asked: [
      'What would be easier for you to talk about?',
      'Which subject would be easier?',
      'What do you like talking about?',
      'What could we talk about instead?',
      'Shall we begin with something lighter?',
      'What would you rather talk about?',
    ],
    says: [
      'Tomatoes. Or the hill. On the hill I can talk for an hour.',
      'Ask me about the girls, the nice things. From there we will see.',
    ],
  },
  {
    asked: [
      'Have I hurt you with that?',
      'Have I said something wrong?',
      'Was that a wrong question?',
      'Was I too direct?',
      'Did I come too close?',
      'Have I offended you?',
    ],
    says: [
      "No, no. You asked it politely. It's only a heavy one.",
      "You did nothing. It was the right door, I'm not ready with the key.",
    ],
  },
  {
    asked: [
      'So you would like somebody who only listens?',
      'Do you want me to listen and not to advise?',
      'Would you like to be heard, without advice?',
      'Is it listening that you need, more than advice?',
      'So no advice, only an ear?',
      'Do you need somebody who just hears you out?',
    ],
    says: ['Yes. That would be new.', 'I think so. Advice I have, a whole drawer.'],
  },
]
