import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What was said and done when the planner had gone, and what lies about of it. */
export const noraAfterThePlanner: WrittenAnswer[] = [
  {
    asked: [
      'How did the drivers hear that the planner was going?',
      'How did you break it to the drivers that it had ended?',
      'What did you tell the drivers when it was over?',
      'How did the drivers take it when the planner went?',
      'Were the drivers glad when it was gone?',
    ],
    says: [
      'Half six, out on the yard, in two sentences. They clapped. I let them.',
      'I stood on a crate and said it. Malachy took off his cap.',
    ],
  },
  {
    asked: [
      'What happened to the tablets?',
      'Do you still have the tablets?',
      'What did you do with the equipment from the old system?',
      'Could the old tablets be used again?',
      'Is anything left of the old planner?',
    ],
    says: [
      'In a crate under the stairs. Forty-six of them, and one missing.',
      "Under the stairs, in a box marked Leeds. One's somebody's tea tray.",
    ],
  },
  {
    asked: [
      'Have you apologised to the drivers?',
      'Did the drivers get an apology from you?',
      'Did you admit to the drivers that you were wrong?',
      'Did you make it up to the drivers?',
      'Have the drivers forgiven you?',
    ],
    says: [
      'The same morning. Bacon rolls for sixty, and I said I should have asked.',
      "I did. They forgave me by ten. It's me who's still at it.",
    ],
  },
  {
    asked: [
      'Who stood by you?',
      'Was anybody on your side when it failed?',
      'Who supported you back then?',
      'Did somebody help you through it?',
      'Who did you talk to about it?',
    ],
    says: [
      'Gerry. He made tea and said nothing, and that was plenty.',
      'Dessie, at home. Here it was Gerry, of all people.',
    ],
  },
  {
    asked: [
      'Do the people from Leeds still call?',
      'Are you still in touch with the old supplier?',
      'Has the old supplier tried again?',
      'Do they still want to sell you something?',
      'When did you last hear from Leeds?',
    ],
    says: [
      'A calendar, every December. Colm hangs it where I can see it.',
      'They rang once, about an upgrade. I laughed till Bríd came in.',
    ],
  },
  {
    asked: [
      'Who was there when they showed you the old planner?',
      'Who saw the demo with you?',
      'Were you alone when you looked at the last system?',
      'Who came along to the demo?',
      'Who sat in the room when they presented it?',
    ],
    says: [
      'Me, Colm and young Mr Brady. Nobody who drives, and nobody who plans.',
      'Colm and me, and sandwiches. Gerry was out measuring a gate.',
    ],
  },
  {
    asked: [
      'Have you asked the drivers what they want?',
      'Did you ever sit down with the drivers and listen?',
      'What do the drivers themselves wish for?',
      'What would the drivers ask for if you let them?',
      'Do the drivers get asked nowadays?',
    ],
    says: [
      'After the planner, yes. One thing came back, know the door before you send me.',
      'Since then I ask, every quarter. Doors, gates, and a heater that works.',
    ],
  },
  {
    asked: [
      'Who would show it to the drivers?',
      'Who should train the drivers this time?',
      'Would you explain it to the drivers, or should we?',
      'Who tells the drivers about it?',
      'Should the training come from us?',
    ],
    says: [
      'One of their own. Never somebody in a clean jacket.',
      "Gerry tells them, Malachy tries it, I keep out of it. That's how I'd do it.",
    ],
  },
  {
    asked: [
      'What would it take to get from five to ten?',
      'How do I earn the other points?',
      'What is missing for a full ten?',
      'How could I get a better mark from you?',
      'What would make it a ten?',
    ],
    says: [
      'Come at four, bring biscuits, and ask Gerry one thing he has to think about.',
      'Tell me one dock that your system got right. With the name of it.',
    ],
  },
  {
    asked: [
      'Would you believe our figures yourself?',
      'Do you trust the numbers I give you?',
      'What do you make of our calculation yourself?',
      'Does that figure sound honest to you?',
      'Would you put your own money on that number?',
    ],
    says: [
      "When I've done the sum with Bríd's book beside it. Not before.",
      "Half of it, today. The other half when I've seen it on the yard.",
    ],
  },
]
