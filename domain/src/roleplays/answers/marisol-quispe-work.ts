import type { WrittenAnswer } from '../../graph/plan.ts'

/** Her work, what she would like to be, and this talk after a night. */
export const marisolOfHerWork: WrittenAnswer[] = [
  {
    asked: [
      'How was your night?',
      'How was the shift?',
      'Was it a busy night?',
      'What happened last night?',
      'Was it quiet last night?',
      'What kind of night was it?',
      'What kind of night did you have?',
      'How did the night go?',
      'What sort of a shift was it last night?',
    ],
    says: [
      'Two bleeds and a broken fridge alarm. Ordinary.',
      'Long. One theatre case, six units, and then the alarm.',
      'Busy till three. After that, only paper.',
    ],
  },
  {
    asked: [
      'Do you want a coffee?',
      'Can I get you a coffee?',
      'Would you like some tea?',
      'Can I offer you something to drink?',
      'Do you want some water?',
    ],
    says: [
      'No, thank you. I want to sleep after this.',
      'Water, please. Coffee keeps me up till two.',
      'Tea would be kind. No coffee.',
    ],
  },
  {
    asked: [
      'Do you want to sit down?',
      'Have a seat, would you?',
      'Shall we sit?',
      'Do you want to sit here?',
      'Are you comfortable?',
    ],
    says: [
      "Gladly. I've been standing since six.",
      'Yes, please. My feet say thank you.',
      "I'll sit. If I fall asleep, wake me.",
    ],
  },
  {
    asked: [
      'Is this a bad time?',
      'Got time for a quick chat?',
      'Should we talk another time?',
      'Would you rather do this later?',
      'Do you want to go home first?',
      'Shall we postpone this?',
    ],
    says: [
      "It's as good as any. If I go home, I'll lie there and wonder what it was.",
      "Now. I won't sleep if you leave it open.",
      "It's a bad time. Say it anyway, then it's said.",
    ],
  },
  {
    asked: [
      'Do you have a few minutes?',
      'Have you got fifteen minutes?',
      'How much time do you have?',
      'How long can you stay?',
      'When does your bus go?',
    ],
    says: [
      'Twenty minutes. My bus goes at nine.',
      "Till nine. Then there's no bus for an hour.",
      "I have till nine. After that I'm no use to you.",
    ],
  },
  {
    tells: 'situation-1',
    asked: [
      'Have you just come off a shift?',
      'Did you just finish?',
      'Are you coming from a night?',
      'When did you finish your shift?',
      'Have you been here all night?',
    ],
  },
  {
    tells: 'background-3',
    asked: [
      'How long have you been in this laboratory?',
      'How long have you worked here?',
      'Since when are you with us?',
      'How many years have you been in this lab?',
    ],
  },
  {
    tells: 'background-6',
    asked: [
      'Where do you see yourself in a year?',
      'What are your hopes for next year?',
      'What do you want next year?',
      'What do you hope for here in the long run?',
      'Would you want a role in training people?',
      'What would you like to become?',
      "What's next for you?",
      'What would you like to do in the future?',
      'Do you have plans for your career?',
      'Would you like to lead the training?',
      'Could you see yourself teaching full time?',
      'Would you like to teach more?',
      'Have you thought about the training lead post?',
      'Are you going to apply for something?',
      'Is there anything I should have asked you?',
      'What are your ambitions?',
      'Where would you like to be in a year or two?',
      'Where would you like to be two years from now?',
      'What would you like to be doing here in a couple of years?',
    ],
  },
  {
    tells: 'goal-3',
    asked: [
      'What are you afraid of?',
      'What would you lose?',
      'What do you want to be for the trainees?',
      'What matters to you for the future?',
      'What would you want people to say about you?',
      'Are you worried what this means for you?',
    ],
  },
  {
    asked: [
      'What if I recommended you for the training lead?',
      'What if you led the training?',
      'Would you apply for the training post?',
      'Should I support your application?',
      'Could you imagine training all of them?',
    ],
    says: [
      "You'd do that, after Tuesday? Then I'd have to be somebody they can ask.",
      "I'd want that. I'd have to earn it first, I know.",
      'Say that again when they stop asking to leave my nights. But yes.',
    ],
  },
  {
    asked: [
      'Do you want to stay here?',
      'Are you going to leave us?',
      'Are you staying?',
      'Are you thinking of leaving?',
      'Have you thought about quitting?',
      'Would you leave the lab?',
      'Are you looking for another job?',
      'Will you stay with us?',
    ],
    says: [
      'I want to stay. Not like this, but stay.',
      "I've looked at an advert. Once, at five in the morning. I closed it.",
      "Fourteen years. I don't leave over one autumn. Two, perhaps.",
    ],
    more: ["Fill the posts, and you won't have to ask me that."],
  },
  {
    asked: [
      'Do you like your job?',
      'Do you still enjoy the work?',
      'What do you like about this work?',
      'Do you like it here?',
      'Do you even like it here?',
    ],
    says: [
      "I do. When it's right, nobody ever hears of it. I like that.",
      "Yes. Even now, at four, when it's quiet and everything fits.",
    ],
  },
  {
    asked: ['What do you like to cook?', "What's your favourite food?", 'Do you cook?'],
    says: [
      'Stuffed peppers, the hot ones. My neighbours complain.',
      'On Sundays I cook properly. Peppers, and my mother corrects me by telephone.',
    ],
  },
  {
    asked: [
      'What do you eat at night?',
      'What do you have for supper on nights?',
      'Do you bring food for the night?',
      'What does one eat at three in the morning?',
    ],
    says: [
      'Soup, in a flask. You learn that on nights.',
      "Rice, cold. And the porter's bread, when he has some.",
    ],
  },
  {
    asked: [
      'When are you on again?',
      'When is your next shift?',
      'Are you working tonight?',
      'When do you work next?',
      'When is your next night?',
    ],
    says: [
      'Tonight, at eight. And tomorrow.',
      "Tonight. Then Saturday's free, if nobody rings.",
      "Eight o'clock tonight. So you see why I'd like to go.",
    ],
  },
  {
    asked: [
      'Is there anything else?',
      'Is there something you want to add?',
      'Anything else you want to tell me?',
      'Have I forgotten something?',
      "Is there something I've overlooked?",
      'What have I missed?',
      'Do you have any questions?',
      'Is there anything you want to ask me?',
    ],
    says: [
      'Only when I get a date for the nights.',
      'One thing. Next time, come down at night and look.',
      'Who tells the trainees? You or me?',
    ],
  },
  {
    asked: [
      'Do you trust me?',
      'Do you believe me?',
      'Can I rely on you?',
      'Are we okay?',
      'Are we all right, you and I?',
      'Is everything all right between us?',
      'Are we good?',
    ],
    says: [
      "Give me the date, and I'll believe you.",
      "I trust what's on the rota. So put it there.",
      "We're all right. It isn't the worst talk I've had in here.",
    ],
  },
  {
    asked: [
      'What am I doing wrong?',
      'What would you do if you were me?',
      'What would you do in my place?',
      'What could I have done better?',
      'Do you have feedback for me?',
      'What should I have done?',
      'Is it my fault?',
      'What do you think of me as a boss?',
    ],
    says: [
      "Come down at night. Once. You'd see it in ten minutes.",
      'You say soon. Say a date instead, even a bad one.',
      'You noticed me on Tuesday. There were eleven nights before that.',
    ],
  },
  {
    asked: [
      'What do you think of the hospital?',
      'Is it well run here?',
      'What do you think of the management?',
      'Are you happy with how things are run?',
    ],
    says: [
      'The blood side is good. The people side is a rota with holes.',
      'Good people. Never enough of them.',
    ],
  },
  {
    asked: [
      'Are you proud of your record?',
      'What are you proud of?',
      'What makes you proud?',
      'What are you most proud of?',
    ],
    says: [
      "Fourteen years, not one wrong unit. Yes, I'm proud of that.",
      'The record. And that everybody here says the birth date aloud now.',
    ],
  },
  {
    asked: [
      'What are you good at?',
      "What's your strength?",
      'What do you do better than others?',
      'What is your greatest talent?',
    ],
    says: [
      'Reading. I know how that sounds, this week.',
      "I see things. It's a gift at four in the morning and a nuisance at lunch.",
    ],
  },
  {
    asked: [
      'Do you have friends here?',
      'Who do you get on with in the lab?',
      'Is there somebody here you can talk to?',
      'Do you get on with your colleagues?',
    ],
    says: ['Jess, from days. We have six minutes at handover.', 'The porter. He brings bread.'],
  },
]
