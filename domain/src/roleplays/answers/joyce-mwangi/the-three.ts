import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The three who left, and the chair that has been empty since. */
export const theThree: WrittenAnswer[] = [
  {
    asked: [
      'How long has the post been empty?',
      'How long has this job been open?',
      'Since when has nobody done the job?',
      'When did the last one stop?',
      'For how many weeks have you had no supervisor?',
    ],
    says: [
      'Nine weeks on Monday. I count them.',
      'Nine weeks, nearly. It feels like the whole of autumn.',
    ],
  },
  {
    asked: [
      'How long did the last supervisor stay?',
      'How many months did they last?',
      'How long was each of them here?',
      'Who of the three stayed longest?',
      'How quickly did they leave?',
    ],
    says: [
      'Seven months, nine months, and the last one six.',
      'Nine months was the record. The second one, and he tried hard.',
    ],
  },
  {
    asked: [
      'Did you notice before they left?',
      'Were there signs that they would go?',
      'Did it surprise you when they resigned?',
      'Could you tell that they were unhappy?',
      'Did they warn you that they would leave?',
    ],
    says: [
      'With the first, yes. He stopped eating breakfast. The second hid it well.',
      "I saw it in their faces, about the eighth week. I should've asked then.",
    ],
    more: [
      "Since then I ask in week eight, with breakfast. It's a bad question on an empty stomach.",
    ],
  },
  {
    asked: [
      'How did he react when you moved him?',
      'Was the third one angry with you?',
      'Did he mind being moved?',
      'What did he say when you moved him?',
      'Was it hard to tell him?',
    ],
    says: [
      "He cried, and then he thanked me. I'd have preferred shouting.",
      "He said he'd been waiting for it. I felt like the late one.",
    ],
    more: ["We still drink tea together. He says he's nobody left to disappoint."],
  },
  {
    asked: [
      'Did you help him before you moved him?',
      'Could you not have trained him?',
      'Did you give him a second chance?',
      'Was it fair to move him?',
      'Did you try to help the third one?',
    ],
    says: [
      'I stood beside him for three months. He could say it to me, never to them.',
      "Twice I gave him a chance. The third would have been somebody's hand.",
    ],
    more: ['I even said the words with him, aloud, in this room. Out there they stuck.'],
  },
  {
    asked: [
      'What did the third one let happen?',
      'What was it that he did not stop?',
      'What did his mates get up to?',
      'What exactly did he overlook?',
      'What happened on his watch?',
      'And the one who was moved, what was the problem there?',
      'What had he done, the supervisor you moved?',
      'What was the trouble with the one you had to move?',
      'What went wrong with the one you had to move?',
      'The one you had to move, what went wrong with him?',
      'Why did you have to move one of the supervisors?',
    ],
    says: [
      'They rode the belt down, for a joke. He laughed, and then he saw me.',
      'No chocks, vests off, a race with the tugs. He saw it all and looked at his phone.',
    ],
  },
  {
    asked: [
      'Who runs that crew at the moment?',
      'Who is in charge of them now?',
      'Who stands in until you find somebody?',
      'Do you do it yourself at the moment?',
      'Are the leads in charge just now?',
      'Who does the work at the moment?',
      'Who fills the gap?',
    ],
    says: [
      'The other three supervisors, in turns. And me, when they need to sleep.',
      'I do Tuesdays. The rest is overtime and goodwill, and both run out.',
    ],
  },
  {
    asked: [
      'Why can you wait until spring?',
      'What is so special about spring?',
      'What will be different in spring?',
      'Why do you say spring?',
      'Could it stay empty for longer than that?',
    ],
    says: [
      "In spring two stands open. Three supervisors can't stretch over those.",
      "Winter I can patch together. From March on I can't.",
    ],
    more: ["Two stands is ten flights more a day. That's not a gap you fill with goodwill."],
  },
  {
    asked: [
      'What did the wives and husbands say?',
      'Was it the families who minded the hours?',
      'Did somebody at home complain?',
      'Was it because of their children?',
      'How did the hours hurt the two who left?',
      'Why did those two not cope with the hours?',
      "What was it about the hours that those two couldn't live with?",
      "Why couldn't the two stand the early mornings?",
    ],
    says: [
      'One wife rang me. She was right, and I told her so.',
      'One missed every bedtime. The other one fell asleep at his own birthday.',
    ],
  },
  {
    asked: [
      'What do the two do today?',
      'Where did the first two go?',
      'Do you know what became of the ones who left?',
      'Have you heard from the two since?',
      'What jobs do they have now?',
    ],
    says: [
      'One drives a school bus, and the other plans deliveries. Both of them sleep.',
      "One's on a school bus, home by four. He sends me a card, with a pillow on it.",
    ],
  },
  {
    asked: [
      'Did they know about the early starts?',
      'Had you warned them about the hours?',
      'Did you tell them the truth about the shifts?',
      'Were the hours clear when they signed?',
      'Did nobody tell them about three in the morning?',
      'Were the two who left told about the hours before they started?',
      'Were the other two told about the hours before they started?',
      'Did the supervisors who left know how early it starts?',
      "Had the two who couldn't live with the hours been warned?",
    ],
    says: [
      'I told them in this room. They nodded. Everybody nods in this room.',
      'It was in the advert, in bold. Knowing it and doing it in February are two things.',
    ],
  },
  {
    asked: [
      'Who did it before the three?',
      'Has anyone ever stayed long in this post?',
      'Who was here before all that?',
      'Did the job use to be stable?',
      'Who was the last one that lasted?',
    ],
    says: [
      'Frank. Eleven years, until his hip gave up.',
      "A man called Frank, eleven years. He still rings when there's fog.",
    ],
    more: ['He said stop perhaps twice a month, in the same voice as good morning.'],
  },
  {
    asked: [
      'Does it wear you out?',
      'Is it frustrating for you?',
      'How do you feel about having to look again?',
      'Have you had enough of searching?',
      'Are you fed up with it?',
      'It must have been hard on you too, each time one of them left.',
      'Losing three supervisors must have been hard for you.',
      'How was it for you to lose all three of them?',
    ],
    says: [
      'Some evenings. Then somebody comes in and tells me a true thing, and I sit up again.',
      "I'm not fed up. I'm careful, and careful is tiring.",
    ],
  },
  {
    asked: [
      'Do the other crews complain about the overtime?',
      'What do the other three supervisors think?',
      'Are the other crews angry?',
      'Do the others like the extra hours?',
      'How long can the other crews keep that up?',
    ],
    says: [
      "They liked the first pay slip. Now they'd like their Sundays.",
      "They grumble, and they come. I won't ask it of them after March.",
    ],
  },
  {
    asked: [
      'Is my sum right?',
      'Does it come to that much in a year?',
      'So it adds up to a fortune over a year?',
      'Have I worked that out correctly?',
      'That is a lot of money in a year, is it not?',
    ],
    says: [
      "You've done the sum. So has my director, he rings about it.",
      "It comes to about that. I don't like to say it aloud before lunch.",
    ],
  },
  {
    asked: [
      'Whose budget does the overtime come from?',
      'Do you have to pay for the overtime?',
      'Who pays for the extra hours?',
      'Does the airport pay for it or do you?',
      "Is that your money or the company's?",
    ],
    says: [
      'Mine. I explain it upstairs on the first of every month.',
      "It's out of my pot. Gloves, cake and overtime, in that order of fun.",
    ],
  },
  {
    asked: [
      'What cakes were they?',
      'Which cake do you get when somebody leaves?',
      'Who bakes the leaving cakes?',
      'Do you bake yourself?',
      'Was the cake good, at least?',
    ],
    says: [
      'Carrot, from the shop by the car hire. They know my voice.',
      'Carrot, three times. I bake for birthdays, but not for leaving.',
    ],
  },
  {
    asked: [
      'Would more pay not help?',
      'Why do you not pay more instead?',
      'Could you not spend that money on wages?',
      'Would it not be cheaper to raise the salary?',
      'Why not pay the supervisor better?',
    ],
    says: [
      "I've said that upstairs. There's a table, and it doesn't know about three o'clock.",
      "Pay brings them in. It's sleep that makes them stay, and I can't buy that.",
    ],
  },
]
