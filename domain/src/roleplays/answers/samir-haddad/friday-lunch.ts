import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The lunch at which it died, and what he knows about the machine from living with it. */
export const fridayLunch: WrittenAnswer[] = [
  {
    asked: [
      'Was somebody just paying when it died?',
      'Did it die in the middle of a payment?',
      'Is there a payment that got stuck in it?',
      'Was a card in the machine when it went off?',
      'Did anybody get charged twice?',
      'Did a transaction hang?',
    ],
    says: [
      'A lady at table four. It took her card, beeped twice and took nothing.',
      "Table four. Her card was in it. She's checked since: nothing came off.",
      'One, yes. She paid me in coins in the end, from three handbags.',
    ],
    more: ["Nobody's paid twice. I rang her myself on Saturday, to be sure."],
  },
  {
    asked: [
      'Did the money from Friday morning arrive?',
      'Have the payments before that reached your account?',
      'Were the earlier payments booked to your bank?',
      'Is any money from before missing?',
      'Did you get the takings from before it broke?',
      'Has everything up to then been paid out?',
    ],
    says: [
      'Up to one on Friday, yes. After that there was nothing to arrive.',
      'All there. I looked on Saturday night. It stops at five past one.',
      "Yes, to the penny. That isn't what's wrong.",
    ],
  },
  {
    asked: [
      'How many people were in the restaurant when it died?',
      'Was the place full on Friday lunchtime?',
      'How many tables were waiting to pay?',
      'How busy were you when it went off?',
      'Were all the seats taken at lunch on Friday?',
    ],
    says: [
      'Every seat. Nine tables with the bill in front of them.',
      'Full. Nine tables wanted to pay, and four more wanted coffee.',
    ],
  },
  {
    asked: [
      'What was your first thought when it died?',
      'What was the first thing you did?',
      'How did you react when it went dark?',
      'What did you do straight away?',
      'What did you do in the first minutes?',
    ],
    says: [
      'I pressed every button it has. Then I rang you, with nine tables watching.',
      'First I shook it. An engineer, and I shook it. Then I called.',
      'I smiled, went behind the bar and dialled your number.',
    ],
  },
  {
    asked: [
      'When did you take the last payment with it?',
      'When was the last time it worked?',
      'What was the last payment that went through?',
      'Up to when was it working?',
      'Did it still work on Friday morning?',
    ],
    says: [
      'Five past one on Friday. Table six, two lambs. Then it was over.',
      'On Friday at five past one it took its last card. Five minutes later it was dead.',
    ],
  },
  {
    asked: [
      'Did it make any noise before it died?',
      'What did you hear when it died?',
      'What was the last sign of life?',
      'Did it beep one last time?',
      'How exactly did it go off?',
    ],
    says: [
      'It beeped twice and went dark. Like a bird that flies into a window.',
      'Two beeps, and black. Nothing since.',
    ],
  },
  {
    asked: [
      'Did the lights go out as well?',
      'Did you have a power failure on Friday?',
      'Was there a problem with the electricity?',
      'Did anything else go off at the same time?',
      'Could it have been lightning?',
      'Did a fuse blow?',
    ],
    says: [
      'No. The oven and the lights never blinked. Only your machine.',
      'Nothing else. No storm, no fuse. I looked at the fuse box myself.',
    ],
  },
  {
    asked: [
      'Where do you keep the machine?',
      'Where was it standing?',
      'Does it stand near the stove?',
      'Could it have got too hot where it was?',
      'Is it near any water or steam?',
      'Where in the restaurant is it?',
    ],
    says: [
      'By the till, at the front. The kitchen is ten metres away.',
      'On the counter, dry and cool. The only hot thing there is me.',
    ],
  },
  {
    asked: [
      'Did you try to repair it yourself?',
      'Have you unscrewed it?',
      'Did you take it apart?',
      'Have you looked inside the machine?',
      'Has anybody opened the casing?',
      'Is the seal broken?',
    ],
    says: [
      "I wanted to, believe me. There's a seal, so I didn't.",
      "No. I'd have had it open in two minutes, but then you say it's my fault.",
    ],
  },
  {
    asked: [
      'Has an engineer been to see it?',
      'Was one of our technicians there?',
      'Did anybody come out to you?',
      'Has somebody looked at it on the spot?',
      'Has anybody examined it?',
    ],
    says: [
      'Nobody. The only one of yours who came was a box.',
      "No one's been here. One engineer looked at it, and that's me.",
    ],
  },
  {
    asked: [
      'Did you do an update?',
      'Has the software been updated?',
      'Did it install something on Friday?',
      'Was it updating before it died?',
      'Did it ask you to install anything?',
    ],
    says: [
      'Not that I saw. It asked me for nothing, it just went.',
      "If there was an update, nobody told me. I haven't pressed anything.",
    ],
  },
  {
    asked: [
      'Is the sim card in?',
      'Is it connected by wifi or by mobile network?',
      'How does it go online?',
      'Is there a SIM in the machine?',
      'Does it use your wifi?',
      'Is it on a cable or on wifi?',
    ],
    says: [
      "It uses my wifi. If there's a card in it, you put it there.",
      'Wifi, the same as the guests. And the guests are all online.',
    ],
  },
  {
    asked: [
      'How long was it on the charger?',
      'For how long did you charge it?',
      'Did you let it charge overnight?',
      'How many hours has it been plugged in?',
      'Did you give it enough time to charge?',
    ],
    says: [
      'All Saturday night, with your new charger. Twelve hours, no light.',
      'Since Saturday at four. If it was hungry, it has eaten by now.',
    ],
  },
  {
    asked: [
      'Does the old charger fit anything else?',
      'Is there something wrong with the old charger?',
      'Was the old charger faulty?',
      'Have you tested the old charger with another device?',
      'Is the old charger all right?',
      'Does your first charger give any power?',
    ],
    says: [
      "The old one's fine. It charges the waiter's phone, I tried it.",
      'There was never anything wrong with it. So why send me another?',
    ],
  },
  {
    asked: [
      'Did everybody pay their bill on Friday?',
      'Are there bills that have not been paid?',
      'Do guests still owe you money?',
      'How many never came back to pay?',
      'Are you still waiting for money from guests?',
      'Did most of the guests come back to pay?',
      'Did most of the people on the napkin come back and pay?',
      'Did the guests you let go come back with the money?',
      'Have most of them paid you since?',
    ],
    says: [
      'Two tables are missing. Seventy pounds. They know where I am.',
      "Most have paid. Two tables I don't count any more.",
    ],
  },
  {
    asked: [
      'Had you reported that it was slow?',
      'Since when was it slow?',
      'Did you call us when it hung on Thursday?',
      'Why did you not call when it got slow?',
      'Did you tell anybody that it was getting slow?',
    ],
    says: [
      "Since last Monday or so. For slow I don't ring anybody.",
      "No, I didn't call. It worked, and I'd guests. I'd do it differently now.",
    ],
  },
]
