import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What was at the bench on Tuesday: the two tubes, how close it was, and who would have seen it. */
export const handover: WrittenAnswer[] = [
  {
    asked: [
      'How can labels get swapped at all?',
      "Isn't there a barcode that stops it?",
      "Doesn't the computer print the labels?",
      'How is that even possible with barcodes?',
      'Why does the system let that through?',
      "Don't the machines check that?",
    ],
    says: [
      "There's a barcode, and it prints beautifully. A hand still sticks it on.",
      "The machine reads what is on the tube. It believes it. I don't.",
      'The printer makes two, you hold two tubes, the phone rings. Like that.',
    ],
  },
  {
    asked: [
      'At what time did it happen?',
      'What time was it when you saw the labels?',
      'When on Tuesday did you see it?',
      'Was it morning or evening?',
      'Which part of the shift was it?',
      'Was that at the beginning or the end of the night?',
    ],
    says: [
      'Ten to eight in the morning. Everybody comes in at once then.',
      "At the end, just before eight. One more rack and I'd have been at the bus stop.",
    ],
  },
  {
    asked: [
      'Was it a near miss?',
      'How far had it got?',
      'Had the unit gone up already?',
      'Had anything gone out to the ward by then?',
      'How long before it would have reached the patient?',
      'Was the wrong blood still in the lab?',
      'Did you catch it in time?',
    ],
    says: [
      "Nothing had left the room. The rack was in somebody's hands, though.",
      'In time, yes. An hour later it would have been in an arm.',
      'Close enough. The porter had the box open.',
    ],
    more: ["You don't feel it in the moment. I felt it on the bus."],
  },
  {
    asked: [
      'Are the patients okay?',
      'How are the two patients now?',
      'Did anybody come to harm?',
      'Did the right blood get to them?',
      'Was anybody hurt in the end?',
      'Is everybody all right, upstairs?',
    ],
    says: [
      'Both fine. New samples, right blood, half an hour late.',
      'Nobody was hurt. They were pricked twice, and grumbled.',
    ],
  },
  {
    asked: [
      'Whose samples were they?',
      'Which patients were the samples from?',
      'What was wrong with those patients?',
      'Who was the blood meant for?',
      'Which wards did the samples come from?',
      'What kind of patients were they?',
    ],
    says: [
      "Names you don't get from me. One hip, and one bleed after a birth.",
      'A hip operation and a young mother. Two different groups. You see the problem.',
    ],
  },
  {
    asked: [
      'Are you certain it was Owen who did it?',
      "Couldn't it have been somebody else?",
      'How do you know it was Owen?',
      'Did anybody else touch those tubes?',
      'Was it proved that it was his mistake?',
      'Could it have happened on the ward?',
    ],
    says: [
      'His initials are on both. And he never said it was anybody else.',
      'Two of us were on. I know which hands were mine.',
    ],
  },
  {
    asked: [
      'Would anybody else have noticed it?',
      'Is there a check after yours?',
      'Would the computer have found it?',
      'Who checks after you?',
      "What if you hadn't been the one at handover?",
      'Is there a safety net behind you?',
    ],
    says: [
      'The computer, if the patient has an old group on file. One of the two had none.',
      'One of them, perhaps. The other would have gone up with a smile.',
      'After me come the nurses at the bed. They read what we wrote.',
    ],
  },
  {
    asked: [
      'What have you seen when a label was wrong?',
      'Have you ever seen somebody get the wrong blood?',
      'What was it that you never forgot?',
      'Which case are you thinking of?',
      'Is there a patient you still think about?',
      'Have you seen it go wrong with your own eyes?',
      "What's the story behind that?",
    ],
    says: [
      'Two men called Flores, on one ward in Arequipa. The wrong one got the bag.',
      'A man shaking so hard that his bed moved. His neighbour had the same name.',
    ],
    more: ["He lived, in the end. His kidneys didn't. I was twenty-two."],
  },
  {
    asked: [
      'When did you see that?',
      'Was that in this country or in Peru?',
      'How long ago was that with the two men?',
      'How old were you when you saw that?',
      'Were you still a trainee then?',
      'Did that happen here or in Arequipa?',
    ],
    says: [
      'In Arequipa. I was twenty-two, in my second year.',
      'Back home, seventeen years ago. I still know the number of the bed.',
    ],
  },
  {
    asked: [
      'How fast does the wrong blood do harm?',
      'How much of the wrong blood is dangerous?',
      'How quickly would a patient get ill from it?',
      'How soon would they notice on the ward?',
      'What does the wrong blood do in the body?',
      'How many minutes has a patient got?',
    ],
    says: [
      'Minutes. Less than a coffee cup of it can be enough.',
      'First they shiver, then the back hurts. By then you have to be quick.',
    ],
  },
  {
    asked: [
      'How common are wrong labels?',
      'How often do you get a sample with a wrong name?',
      'How many wrong labels do you see in a month?',
      'Is that a rare mistake?',
      'Do labels get mixed up a lot?',
      'Does that kind of thing come up every week?',
    ],
    says: [
      'From the wards, two a week. Those go back. From our own bench, hardly ever.',
      "Upstairs it happens. Down here it mustn't. That's what we're for.",
    ],
  },
  {
    asked: [
      'Has a patient here ever been given the wrong blood?',
      'Did something like that ever happen at this hospital?',
      'Has anybody died of it here?',
      'Was there ever a case like that in this house?',
      'Has the hospital ever had an accident with blood?',
    ],
    says: [
      "Once, before my time. It's a slide in the first week of training.",
      "Nineteen years ago. Not my shift, not my time. We're all shown it.",
    ],
  },
  {
    asked: [
      'How many nights in a row had you worked by Tuesday?',
      'Had you been on the whole week?',
      'How tired were you on Tuesday?',
      'Which night of the run was it?',
      'How long had you been working without a day off?',
      'Were you already worn out that morning?',
    ],
    says: [
      "The sixth in a row. And the eleventh that wasn't mine.",
      'Six nights without one off. I could hear my own eyes.',
    ],
  },
]
