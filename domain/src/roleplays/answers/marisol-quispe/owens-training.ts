import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Owen at work: since when, who taught him, and what he knows of it. */
export const owensTraining: WrittenAnswer[] = [
  {
    asked: [
      'How long has Owen been with us?',
      'How long has Owen worked here?',
      'When did Owen start?',
      'Since when is Owen here?',
      'Is Owen new?',
      'How many months has Owen been on your bench?',
    ],
    says: [
      'Since April. Seven months, most of them on nights.',
      'He came in the spring. New enough to hurry, old enough to know better.',
    ],
  },
  {
    asked: [
      'Has Owen made mistakes before?',
      "Was that Owen's first mistake?",
      'Does Owen often get things wrong?',
      'Had Owen done that before?',
      'Is it a pattern with Owen?',
      'Does Owen make a lot of mistakes?',
    ],
    says: [
      'With labels, the first. Before that a date, a form, the usual.',
      'Small ones, like everybody. That was the first that frightened me.',
    ],
  },
  {
    asked: [
      'Who trains Owen?',
      'Who is in charge of the training at the moment?',
      'Who is responsible for the trainees?',
      'Has anybody shown Owen how to label?',
      'Who taught Owen the labels?',
      'Who is his supervisor?',
      'Was Owen ever properly shown?',
    ],
    says: [
      "On paper, the training lead, and that chair is empty. At night it's me.",
      'I showed him the labels. In April, in a hurry. So that comes back to me.',
    ],
    more: ["That's the joke in it. If nobody taught him to read a label, nobody is me."],
  },
  {
    asked: [
      'How does Owen compare with other trainees?',
      'Where would you rank Owen?',
      'Is Owen better or worse than the others?',
      'How many trainees have you had?',
      'Is he one of the better ones?',
      'Is Owen talented?',
    ],
    says: [
      "Upper half. I've had about thirty, and he's quicker than most.",
      "Of about thirty, in the upper half. At half his speed he'd be at the top.",
    ],
  },
  {
    asked: [
      "What are Owen's strengths?",
      'What is Owen good at?',
      'What does Owen do well?',
      'What do you value in Owen?',
      'Is there something that you like about how he works?',
    ],
    says: [
      "Hands. He can do a group before I've found my glasses.",
      'He comes early, and he wants to know why. He did, anyway.',
    ],
  },
  {
    asked: [
      'Has Owen gone quiet as well?',
      'Was Owen always a quiet one?',
      'Does Owen still ask you things?',
      'Did Owen use to talk more?',
      'Is he quiet around you?',
    ],
    says: [
      'Now, yes. In summer he talked about football till I begged him to stop.',
      'He used to ask me everything. Since Tuesday he asks the manual.',
    ],
  },
  {
    asked: [
      'Did you know that Owen came to me?',
      'Are you surprised that Owen spoke to me?',
      'What do you say to Owen coming to see me?',
      'Do you mind that Owen came to me?',
      'Does it bother you that Owen complained?',
      'Is it okay for you that he told me?',
    ],
    says: [
      "He was right to. In his place I'd have gone too. What did he say?",
      "Surprised, yes. I'd thought he would just stay away. Good for him.",
    ],
  },
  {
    asked: [
      'Does Owen know how serious it was?',
      'Has anybody explained to Owen what could have happened?',
      'Did you explain it to Owen afterwards?',
      'Does Owen understand what a wrong label does?',
      'Has Owen learned from it?',
      'Did anybody go through the mistake with Owen?',
    ],
    says: [
      'From the book, yes. From me he only got the one sentence.',
      'Nobody sat down with him. I should have, that same morning.',
      "He knows the rule. I'd like to tell him about a man called Flores.",
    ],
  },
  {
    asked: [
      'Was Owen tired too?',
      'How long had Owen been on by then?',
      'How many hours had Owen worked?',
      "Was it Owen's first night?",
      'What shifts does Owen work?',
      'Had Owen been on all night as well?',
    ],
    says: [
      'Twelve hours, like me. It was his third night running.',
      "He'd been on since eight, with one sandwich. Of course he was tired.",
    ],
  },
  {
    asked: [
      'When do you work with Owen again?',
      'When is Owen on with you next?',
      'When do you see Owen next?',
      'Is Owen on tonight?',
      'Are you working with Owen this week?',
      'When is your next night with Owen?',
    ],
    says: [
      "Thursday, if he hasn't asked out of it.",
      "Not tonight. He's down for Thursday, with me.",
    ],
  },
  {
    asked: [
      'Did Owen know what he had done?',
      'Did Owen notice the mistake himself?',
      'Was Owen aware that they were swapped?',
      'Would Owen have seen it himself?',
      'Did he realise it before you said something?',
      'Had Owen seen it before you did?',
    ],
    says: [
      'He had no idea. I watched him find out, and so did five others.',
      'Not until I said it. Then he saw it at once. You could see him see it.',
    ],
  },
  {
    asked: [
      'What did Owen do after that?',
      'Did Owen stay till the end of the shift?',
      'Did Owen go home?',
      'How was Owen for the rest of the morning?',
      'Did Owen keep working after that?',
      'Could he still work afterwards?',
    ],
    says: [
      'Wrote them again, wiped the whole bench, and went. Nobody had asked him to wipe it.',
      'There were ten minutes left. He worked them without a word, and took the stairs.',
    ],
  },
  {
    asked: [
      'Did you help Owen with the new labels?',
      'Did you say anything else to Owen that morning?',
      'What did you say to Owen after that?',
      'How did you leave it with Owen on Tuesday?',
      'Did you say goodbye to Owen that day?',
      'Did you two part on bad terms?',
    ],
    says: [
      "Nothing more. I rang the wards, and when I turned round he'd gone.",
      'I said good night to the room. He was in the room. That was all.',
    ],
  },
  {
    asked: [
      'Did Owen cry?',
      'Was Owen in tears?',
      'Did you make Owen cry?',
      'Were there tears?',
      'Did anybody see Owen cry?',
    ],
    says: [
      "Not at the bench. On the stairs, I couldn't tell you.",
      "No. He went red and very tidy. It would've been easier if he had.",
    ],
  },
]
