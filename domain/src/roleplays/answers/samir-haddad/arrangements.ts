import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What is agreed on the way to a machine: which, how, and who says what to whom. */
export const arrangements: WrittenAnswer[] = [
  {
    asked: [
      'What is your postcode?',
      "What's the postcode?",
      'Which postcode is that?',
      'Could you give me the post code?',
      'Can you confirm the postcode?',
    ],
    says: [
      'M R four, two B B. Everybody asks me that, and then they send a charger.',
      'M R four, two B B. B as in bridge, twice.',
    ],
  },
  {
    asked: [
      'Is it in the centre of town?',
      'How far are you from the centre?',
      'Which part of town are you in?',
      'Are you right in the town or outside?',
      'What is near your restaurant?',
    ],
    says: [
      'Ten minutes from the centre on foot. Between the hospital and the university.',
      'Not quite in the middle. Follow the ambulances, and then the smell of lamb.',
    ],
  },
  {
    asked: [
      'Could you borrow one from somebody?',
      'Does a neighbour have a machine you could use?',
      'Can the chemist take your card payments?',
      'Would another restaurant lend you theirs?',
      'Have you asked around for a machine?',
    ],
    says: [
      "I asked the chemist. His money goes to his bank, and he won't be paid for my lamb.",
      "I asked next door. It only works on his account. And the Italian I don't ask.",
    ],
  },
  {
    asked: [
      'Where can the driver park?',
      'Can a van stop at your door?',
      'What should the driver look out for?',
      'Are there any instructions for the courier?',
      'Is there a back entrance?',
    ],
    says: [
      "In front, on the yellow line. Before ten nobody minds. And he waits until I've opened it.",
      "The blue door, at the front, he can stop right there. The back is Rima's, and she's got no hands free.",
    ],
  },
  {
    asked: [
      'Would you prefer a courier tonight or an engineer on Wednesday?',
      'A parcel tomorrow or a technician later, which is better?',
      'Courier or technician?',
      'Shall it come by post, or with an engineer?',
      'Do you want a parcel or do you want a visit?',
      'Should a person bring it or a parcel service?',
    ],
    says: [
      "The quicker one. A parcel tonight, if there's a machine in it.",
      "Tonight. Your technician comes on Wednesday and tells me it's dead. I know that.",
    ],
  },
  {
    asked: [
      'Which of the two do you prefer?',
      'Which option suits you?',
      'Which do you like better?',
      'Which way would you like it?',
      'Which one do you want?',
      'The first or the second?',
    ],
    says: ["The quicker one. As long as there's a machine in it.", 'Whichever beeps sooner.'],
  },
  {
    asked: [
      'Do you want the newer model?',
      'Should it be the same type as before?',
      'Is another model all right?',
      'The old model or the new one?',
      'Which model would you like this time?',
    ],
    says: [
      'The one you have on the shelf. If it beeps, I like it.',
      'The same. My waiters know where the buttons are. But fast is better than same.',
    ],
  },
  {
    asked: [
      'Should I send two, to be on the safe side?',
      'What about a spare one as well?',
      'Would a second machine make you feel safer?',
      'Do you want to keep a reserve machine?',
      'Would it be good to have two machines from now on?',
    ],
    says: [
      "Two? Then I'd sleep. But I pay for one.",
      'A spare in the drawer, yes. On a bridge nothing hangs on one bolt.',
    ],
  },
  {
    asked: [
      'Shall I photograph it before it goes?',
      'Would you like a picture of what is in the parcel?',
      'Do you want to see a photo of the machine in the box?',
      'Would a picture of the open box reassure you?',
      'Can I send you a photo so that you see it?',
      'Do you want proof that it is a machine this time?',
    ],
    says: [
      'Yes. A photo with the lid open. Then I can show it to Rima.',
      "That's the first good idea since Friday. Send it to this number.",
    ],
  },
  {
    asked: [
      'Can I ring you again in half an hour?',
      'Would it be all right if I called you back in an hour?',
      'May I call you back in ten minutes?',
      'Can I ring you later today?',
      'Is it okay if I check and call you back?',
    ],
    says: [
      "Before twelve, or after three. And it's you who rings, yes?",
      "All right. But tell me the minute. I'm going to look at the clock.",
    ],
  },
  {
    asked: [
      'How many updates would you like?',
      'Shall I keep you posted every day?',
      'How often shall I call you?',
      'At which points should I get in touch?',
      'Should I send you a message at every step?',
      'How closely would you like to be kept informed?',
    ],
    says: [
      "Twice. When it leaves, and when it's there. Between that I have guests.",
      "One text when it's in the van, one call at ten. That's all.",
    ],
  },
  {
    asked: [
      'Can you repeat my name for me?',
      'Have you got my name right?',
      'Do you remember my name?',
      'Did you write my name down?',
      'Could you spell my name back to me?',
    ],
    says: [
      "It's on the napkin, in capitals. I'll ask for it if I have to.",
      "I've written it down the way you said it. On Friday I want to thank that name.",
    ],
  },
  {
    asked: [
      'Can you sum up what we have agreed?',
      'Could you say back to me what we do now?',
      'What have we agreed?',
      'What have you noted down from our talk?',
      'Can you repeat the plan?',
    ],
    says: [
      'You send a machine, you look into the box, you ring me. I open the door.',
      "A machine, a time, your name. If all three hold, we're friends.",
    ],
  },
  {
    asked: [
      'Will you ring me when it arrives?',
      'Can you let me know once it works?',
      'Would you call me if anything is wrong with it?',
      'Can you text me when it is there?',
      'Will you tell me when it has come?',
      'Can you give me a sign once it beeps?',
    ],
    says: [
      "You'll hear it. I'll hold the phone next to it when it beeps.",
      "If something's wrong, you'll hear me without a phone. Yes, I'll ring.",
    ],
  },
  {
    asked: [
      'Can I have one more try with you?',
      'Do I get another chance?',
      'Are you willing to try it with us once more?',
      'Would you try it one last time with us?',
      'Would you let me try to put it right?',
      'Are you prepared to trust us this once?',
    ],
    says: [
      "One. And it isn't for Tillstone, it's for you.",
      "You have it until noon tomorrow. I've given away worse things.",
    ],
  },
]
