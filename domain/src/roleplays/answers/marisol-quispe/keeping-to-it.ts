import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How one keeps to what was agreed: signs, slips, practice, and what to do when a date does not hold. */
export const keepingToIt: WrittenAnswer[] = [
  {
    asked: [
      'How sure are you that you can do it, from one to ten?',
      'How confident are you about that?',
      'On a scale of one to ten, will you manage it?',
      'How likely is it that you keep to that?',
      'Do you believe that you can change that?',
      'Do you think you will manage?',
    ],
    says: [
      'Seven, at midnight. At half past four, five.',
      "Seven, if there are three of us. With two, five. I'd try, though.",
    ],
    more: ['Give me a month, and ask one of the trainees for the number.'],
  },
  {
    asked: [
      'Is there a sign that somebody could give you?',
      'Could we agree on a signal?',
      'Would a code word help you?',
      'How could somebody stop you in that moment?',
      'What could I do to remind you?',
      'Should somebody tap you on the shoulder?',
    ],
    says: [
      "A whistle. Two notes, like Frank. I'd know at once.",
      "Let them put the kettle on. If I hear the kettle, I'll go to the door.",
    ],
  },
  {
    asked: [
      'Who would tell you if you fell back into it?',
      'Who can tell you when you get sharp?',
      'Who keeps an eye on you?',
      'Would anybody dare to tell you?',
      'Who may say to you that it was too much?',
    ],
    says: [
      'Jess, by eyebrow. And Desmond, he says ouch.',
      'You, the same morning. And Owen, if I do this properly.',
    ],
  },
  {
    asked: [
      'What have you learned about yourself?',
      'Have you found out something about yourself?',
      'What has Tuesday shown you about yourself?',
      'Did you notice something new about yourself?',
      'What do you see now that you did not see before?',
    ],
    says: [
      "That I ask to be thanked, and don't thank anybody.",
      'That my eyes are good for tubes and late for faces.',
    ],
    more: ["I'd sooner have learned it from a book."],
  },
  {
    asked: [
      'When did a trainee last admit a mistake to you?',
      'When did somebody last come to you with a mistake?',
      'Does anybody still own up to you?',
      'Has one of them ever told you of a mistake unasked?',
      'Who was the last to say sorry, I got it wrong?',
    ],
    says: [
      'Lewis, in August. He carried the rack to me as if it were asleep.',
      'In the summer. Since then nobody has made one, or so I hear.',
    ],
    more: ["I told him he'd saved us an hour. He was pleased for the whole night."],
  },
  {
    asked: [
      'What do you do when somebody owns up?',
      'How do you react if they tell you themselves?',
      'What happens to a trainee who admits a mistake?',
      'Do you get angry when somebody confesses?',
      'What does somebody get from you who is honest?',
    ],
    says: [
      "We mend it together. I've never been sharp with one who came by himself.",
      "I say right, show me. It's the hidden ones that I can't bear.",
    ],
    more: ["Tuesday was different, because I got there first. That's no comfort to him."],
  },
  {
    asked: [
      'How could handover be calmer?',
      'What would make handover better?',
      'What should change at handover?',
      'Would a longer handover help?',
      'How would you organise handover?',
    ],
    says: [
      "Ten minutes longer, and nobody in a coat. That's all.",
      'One tray, two people, the rest outside with the coffee.',
    ],
  },
  {
    asked: [
      'Would you let a trainee check your labels?',
      'May Owen check your work?',
      'Could they look over your shoulder as well?',
      'Would you mind being checked by a trainee?',
      'Who reads your labels back to you?',
    ],
    says: [
      'Yes. Aloud, in both directions. I should have thought of it.',
      "I'd like that. They'd see that I move my lips.",
    ],
  },
  {
    asked: [
      'How will they react when you say sorry?',
      'What will the others think if you apologise?',
      'Will they believe you when you apologise?',
      'What do you expect when you say it in front of them?',
      'Are you afraid of how they look at you then?',
    ],
    says: [
      "They'll think I'm ill. And then somebody will make tea.",
      'Shoes, first. People here have very interesting shoes.',
    ],
  },
  {
    asked: [
      'What if I cannot keep the date?',
      'What if the date slips?',
      'What happens if something comes in between?',
      'What should I do if it takes longer?',
      'And if I break that promise as well?',
    ],
    says: [
      "Then tell me before it, and not after. That's half the promise.",
      "Say so at once, with the next date. Only don't say soon.",
    ],
    more: ["It isn't the late ones that made me bitter. It's the ones nobody mentioned again."],
  },
  {
    asked: [
      'How do they correct people on days?',
      'Is the tone different on days?',
      'Do the day people do it better?',
      'How does Tom correct the trainees?',
      'Are they nicer on days?',
    ],
    says: [
      'There are eight of them, so somebody always has time to be nice.',
      "Tom takes them for a coffee. On days there's coffee, and a door.",
    ],
    more: ["I'm not saying it's easy for them. It's only easier to be patient with eight."],
  },
  {
    asked: [
      'Shall we try it out?',
      'Can we practise that now?',
      'Would you show me how you would say it?',
      'Can we play it through once?',
      'If I were Owen, what would you say to me now?',
      'Could you say it to me as if I had the tubes?',
    ],
    says: [
      'Stop, Owen. Put both down. Now read me the left one.',
      'Put that down for me. Good. And now outside, you and I.',
    ],
  },
  {
    asked: [
      'What would you do differently since August?',
      'If you could start the autumn again, what would you change?',
      'What would you do otherwise, looking back on the autumn?',
      'What was your own mistake this autumn?',
      'What should you have done in August?',
    ],
    says: [
      'Say no to the third one. And eat sitting down.',
      "I'd have knocked at your door with the rota, and not left.",
    ],
  },
  {
    asked: [
      'Where would you apologise, in my office or at the handover?',
      'Just the three of us or only you two, what would you prefer?',
      'Would you rather do it alone with him?',
      'Should I be there when you apologise?',
      'Which would you prefer, with me in the room or without?',
    ],
    says: [
      'Only the two of us. At the bench, when the others have gone.',
      "With him alone. If you sit there, it's a hearing.",
    ],
  },
]
