import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_ANYBODY: readonly UsualQuestion[] = [
  {
    asked: [
      'How did you get into this?',
      'How did you come to do this work?',
      'How did you end up in this job?',
      'What made you choose this line of work?',
    ],
    says: [
      'One thing led to another.',
      'By accident, like most people.',
      "It's a long story, and not a very exciting one.",
    ],
  },
  {
    asked: [
      'Do you like your job?',
      'Do you enjoy your work?',
      'Do you like what you do?',
      'Are you happy in your job?',
    ],
    says: ['On most days, yes.', 'Mostly. There are days.', "I wouldn't do it otherwise."],
  },
  {
    asked: [
      'What do you like about your job?',
      'What do you enjoy most about your work?',
      "What's the best part of your job?",
    ],
    says: [
      'The people, mostly.',
      'That no two days are the same.',
      'When something works at the first go.',
    ],
  },
  {
    asked: [
      'What does a typical day look like?',
      'What does a normal day look like for you?',
      'Can you walk me through your day?',
      'How does your day go?',
    ],
    says: [
      "Early start, and then it's whatever comes in.",
      "No two are the same. That's the trouble.",
      "It fills up by itself, let's put it that way.",
    ],
  },
  {
    asked: [
      'How was your weekend?',
      'Did you have a nice weekend?',
      'What did you do at the weekend?',
    ],
    says: ['Quiet, thanks.', 'Short. They always are.', 'Fine, thank you. And yours?'],
  },
  {
    asked: [
      'What are you doing at the weekend?',
      'Any plans for the weekend?',
      'What are your plans for tonight?',
    ],
    says: ['Nothing much.', 'Sleep, if they let me.', "Nothing that you'd envy me for."],
  },
  {
    asked: [
      "How's the weather where you are?",
      "What's the weather like?",
      'Is it raining where you are?',
    ],
    says: ['Grey.', 'Not worth talking about.', 'It could be worse.'],
  },
  {
    asked: [
      'Did you have far to come?',
      'How did you get here?',
      'Was the traffic bad?',
      'Did you find it all right?',
      'Did you find the parking okay?',
    ],
    says: ['No, it was fine.', 'It was all right, thanks.', 'No trouble, thanks.'],
  },
  {
    asked: [
      'Do you have children?',
      'Do you have a family?',
      'Are you married?',
      'Do you have kids?',
    ],
    says: [
      "I keep my family out of it, if you don't mind.",
      "That's my private life.",
      "I'd rather not talk about home.",
    ],
  },
  {
    asked: ['How old are you?', "What's your age?", 'When were you born?'],
    says: ['Old enough.', "That's not something I tell everybody.", 'Older than I look, I hope.'],
  },
  {
    asked: [
      'What do you do in your free time?',
      'Do you have any hobbies?',
      'What do you do for fun?',
    ],
    says: ['What free time?', 'I walk a bit, when I can.', 'Nothing out of the ordinary.'],
  },
  {
    asked: [
      'Can I get you a coffee?',
      'Would you like a coffee?',
      'Would you like something to drink?',
      'Do you want some water?',
    ],
    says: ["No, thanks, I'm fine.", "I'm all right, thank you.", 'Not just now, thanks.'],
  },
  {
    asked: [
      'How much time do you have?',
      'How long do you have?',
      'Do you have a few minutes?',
      'Is this a good time?',
      'Have I caught you at a good time?',
      'Did I catch you at an all right moment?',
    ],
    says: [
      'A few minutes.',
      "I've got some time. Let's not waste it.",
      'Long enough, if we get on with it.',
    ],
  },
  {
    asked: [
      "What's your phone number?",
      'How can I reach you?',
      "What's the best number to reach you?",
      'What is your email address?',
    ],
    says: [
      'The same way as today is fine.',
      'You have my number.',
      "I'll send you my details afterwards.",
    ],
  },
  {
    asked: ['Are you sitting comfortably?', 'Can you hear me all right?', 'Is the line okay?'],
    says: ['Yes, fine.', 'I can hear you, yes.', 'Yes, go ahead.'],
  },
  {
    asked: ['Do you understand?', 'Does that make sense so far?', 'Are you following me?'],
    says: ['Yes, go on.', "I'm with you.", 'So far, yes.'],
  },
  {
    asked: ['What do you want from me?', 'What can I do for you?', 'How can I help you?'],
    says: [
      "That's what I hope to find out.",
      'Listen, to begin with.',
      "Let's see where we get to.",
    ],
  },
  {
    asked: ['How are you feeling today?', 'How do you feel today?', 'How are you doing today?'],
    says: ["I'm all right.", 'So so, to be honest.', "I've had better days, and worse."],
  },
  {
    asked: [
      'What should I call you?',
      'May I call you by your first name?',
      'How do I pronounce your name?',
    ],
    says: ['My first name is fine.', 'First names are fine with me.', 'As you like.'],
  },
  {
    asked: [
      'Is there anything else?',
      'Anything else?',
      "Is there anything else you'd like to add?",
      'Is there anything that I forgot to ask?',
      'Is there anything I should have asked you?',
    ],
    says: ["No, I think that's it.", 'Not from my side.', 'No. You have asked enough.'],
  },
  {
    asked: [
      'Can I take notes?',
      'Do you mind if I take notes?',
      'Is it okay if I write this down?',
    ],
    says: ['Go ahead.', 'Please do.', "I don't mind."],
  },
  {
    asked: ['Who told you that?', 'Where did you hear that?', 'How do you know that?'],
    says: ["That's what I was told.", 'You hear things.', 'I know it, believe me.'],
  },
]
