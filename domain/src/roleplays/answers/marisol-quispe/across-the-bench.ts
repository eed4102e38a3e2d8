import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Those two seconds at the bench, looked at closely: where she stood, what she wanted, what was heard. */
export const acrossTheBench: WrittenAnswer[] = [
  {
    asked: [
      'Were those your exact words?',
      'Is that word for word what you said?',
      'Did you really put it like that?',
      'Are you quoting yourself there or softening it?',
      'Is that the mild version of it?',
      'Was there anything more to that sentence?',
    ],
    says: [
      'Word for word. There is no milder version.',
      "Exactly that. I've heard it in my head often enough since.",
    ],
  },
  {
    asked: [
      'How far was Owen from you?',
      'Where were you standing when you said it?',
      'Why did you not go over to Owen?',
      'Could you have gone round the bench?',
      'Was he at the other end of the lab?',
      'How many steps were there between you two?',
      'Was there something between you and him?',
    ],
    says: [
      'Four steps. I could have walked them. I sent my voice.',
      "The width of the bench. My hand wouldn't have reached him, my voice did.",
    ],
    more: ["If I'd walked, I'd have had four steps to find a better sentence."],
  },
  {
    asked: [
      'Did you want to hurt Owen?',
      'Was it your intention to hurt him?',
      'Was that sentence meant to wound?',
      'Did you want to make him feel stupid?',
      'Were you trying to embarrass Owen?',
      'Did you mean to be cruel?',
    ],
    says: [
      "For that one second, yes. I'm not proud of the second.",
      'It was meant to sting, so that he stopped. Stopping would have been enough.',
    ],
    more: ['You reach for the sharpest thing there is. It was lying there, ready.'],
  },
  {
    asked: [
      "Why didn't you just say Owen's name?",
      'Would it not have been enough to call him?',
      'Why not simply shout his name?',
      'Was there no simpler way to make him look up?',
      'Could you not have said his name and nothing else?',
      'What kept you from only calling out his name?',
    ],
    says: [
      'A name would have done. It came to me on the bus.',
      'At ten to eight no name comes to me. A sentence did, and it was the wrong one.',
    ],
  },
  {
    asked: [
      'Do you mind that people heard it?',
      'Is it the audience that bothers you most?',
      'Would it have been all right without listeners?',
      'Does it make a difference to you that there were listeners?',
      'Is it worse for you because the others were there?',
      'How important is it that others were listening?',
    ],
    says: [
      'It matters. Alone, it was a bad sentence. In front of five, it was a lesson.',
      "Yes. If I could take one thing back, I'd take the five.",
    ],
    more: ["The two trainees most. They went home with it, and it wasn't theirs."],
  },
  {
    asked: [
      'Can one be right and still hurt somebody?',
      'Is it possible to be right and wrong at once?',
      'Does being right make it okay?',
      'Does it help to be right if people get hurt?',
      'Do you see that being right is only one side of it?',
      'Could both be true, that you were right and that it did damage?',
    ],
    says: [
      'It seems so. I did both in one breath.',
      "Yes. The tubes were safe and Owen wasn't. Both, in two seconds.",
    ],
    more: ["I always thought the one paid for the other. It doesn't."],
  },
  {
    asked: [
      'What were you hoping to teach him with that?',
      'What was he supposed to learn from it?',
      'What should have come out of it for Owen?',
      'What was the point of saying that to him?',
      'What were you trying to teach him there?',
      'What did you want to achieve with that sentence?',
    ],
    says: [
      'To read before he sticks. I doubt that he heard that part.',
      "That he'd never do it again. I taught him never to stand near me again.",
    ],
  },
  {
    asked: [
      'What did Owen hear, the labels or the insult?',
      'Did the part about the samples get through to him at all?',
      'Which half of it did Owen take in?',
      'What stuck with him, do you think, the mistake or your words?',
      'Did he hear what was wrong, or only how you said it?',
      'Do you think the lesson reached Owen?',
    ],
    says: [
      'The insult. After that your ears are full.',
      "My words. Ask him which two labels they were, I don't think he could say.",
    ],
    more: ["I still know what a man upstairs once said to me, and not what I'd done."],
  },
  {
    asked: [
      'Did anybody laugh?',
      'Was there laughter?',
      'Did somebody giggle when you said it?',
      'Did people find it funny?',
      'Were the others grinning?',
    ],
    says: [
      "Nobody. I'd almost have preferred it.",
      'No. The printer went on, that was the only noise.',
    ],
  },
  {
    asked: [
      'Did you say what was wrong, or only that?',
      'Did you tell Owen what the mistake was?',
      'Did he get an explanation there and then?',
      'Did you show him the two tubes?',
      'Was there anything useful in what you told him?',
      'Did you point out the error to him as well?',
    ],
    says: [
      'I held up both tubes. That was the whole lesson.',
      'I pointed at the birth dates. Explaining takes a minute, and I went to the telephone.',
    ],
  },
  {
    asked: [
      'Who put the labels right?',
      'Who corrected it in the end, you or Owen?',
      'Was it Owen who wrote the new labels?',
      'Who did the new labels?',
      'Did you have to clean up after him?',
      'Who sorted out the two tubes?',
    ],
    says: [
      'He wrote the new ones, and I read them. The old tubes went in the bin.',
      'Nobody mends a label. New blood, new label, in his best handwriting.',
    ],
  },
  {
    asked: [
      'Is handover always so hectic?',
      'How busy is it at handover?',
      'How does a handover work with you?',
      'How many people are in the lab at handover?',
      'Is there a lot going on when the shifts change?',
      'Why is handover such a bad moment?',
    ],
    says: [
      'Seven people in six minutes, and every telephone in the room.',
      'One shift wants to go home and the other wants coffee. In between there are tubes.',
    ],
    more: ["The tired ones explain to the ones who aren't awake yet. It's a wonder it works."],
  },
  {
    asked: [
      'Is that the reason why it hit you so hard?',
      'Did Tuesday bring it all back?',
      'Were you thinking of the man called Flores on Tuesday?',
      'Did you have the old case in your head when you saw them?',
      'Does what you saw back then have to do with Tuesday?',
      'Was it that old story that made you so sharp?',
    ],
    says: [
      'Yes. Two wrong labels, and I hear that bed moving.',
      "Flores stood beside Owen, so to speak. But Owen couldn't know that.",
    ],
  },
  {
    asked: [
      'So what would you call it, if it is no excuse?',
      'If you are not excusing it, what are you saying?',
      'Then why do you mention the tiredness?',
      'What is it then, a reason?',
      'Is that an explanation or an excuse?',
      'Are you making excuses?',
    ],
    says: [
      "A reason. It goes in the book, but it doesn't cross anything out.",
      "Say it's the weather on the day. I still drove the car.",
    ],
  },
  {
    asked: [
      'What would you call it, if not manners?',
      'Which word would you use for what happened?',
      'If it is not the tone, what was it?',
      'What name would you give it?',
      'How would you call what you did there?',
    ],
    says: [
      'Bad aim. I meant the labels, and I hit Owen.',
      "Unkind. It's a small word, and it fits.",
    ],
  },
]
