import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_AN_INTERVIEWER: readonly UsualQuestion[] = [
  {
    asked: ['How long have you worked here?', 'How long have you been here?', 'When did you join?'],
    says: {
      'Long enough to have seen a few people come and go.':
        'Some grew out of the work and some never grew into it. You learn to tell early.',
      'A good while.': 'I know by now whom to ask for what, and I get asked a good deal myself.',
      'Long enough to still like it.':
        "There are mornings when I'd rather stay in bed. They're still the exception.",
    },
  },
  {
    asked: [
      'Why is the post free?',
      'Why is this position open?',
      'What happened to the last person?',
      'Who had the job before?',
    ],
    says: {
      'Somebody moved on.':
        "People want something new after a while, and I don't hold it against them.",
      'The one before you went somewhere else. It happens.':
        'Good people get asked elsewhere. I shake hands and wish them well.',
      "We need somebody, it's as simple as that.":
        "There's work waiting, and the rest of us can't go on sharing it out for ever.",
    },
  },
  {
    asked: [
      'What do you expect in the first three months?',
      'What should I have achieved after six months?',
      'What would success look like in this role?',
    ],
    says: {
      'That people come to you and not to me.':
        "Somebody has a question and walks past my door to yours. Then I know it's working.",
      'That you know how things go here, and have made one thing better.':
        "It can be small, something that annoys all of us and that we've stopped seeing.",
      "That I don't have to check any more.":
        "At first I'll look at everything you do. I'd like to catch myself forgetting to.",
    },
  },
  {
    asked: [
      'How many other candidates are there?',
      'Am I the only candidate?',
      'How many people applied?',
    ],
    says: {
      'A few. I take my time with each.':
        'On paper people look alike. It takes a proper talk until I see the difference.',
      'Enough to choose from.':
        "I needn't take anybody in a hurry, and it's better for both sides that way.",
      'That I keep to myself.':
        "I wouldn't talk about you to the others either. It keeps things fair.",
    },
  },
  {
    asked: [
      'Do I get training?',
      'Is there any training?',
      'How will I be trained?',
      'Who will show me the ropes?',
    ],
    says: {
      "Yes. You won't be alone at the beginning.":
        "There's always somebody within reach to ask. I prefer a question too many to a mistake.",
      'Somebody goes with you for the first weeks.':
        "You watch first, then you do it and get watched, and one morning you notice you're doing it alone.",
      'There is, and nobody is thrown in.':
        "Whoever gets thrown in learns mostly to hide that they can't swim. I don't want that.",
    },
  },
  {
    asked: ['Can I see the place?', 'Could I have a look around?', 'Can you show me around?'],
    says: {
      'If we get to a second talk, gladly.':
        "By then we'd both be in earnest, and you'd look at it with different eyes.",
      'Next time, yes.': "I'd want to do it properly, with time to stop and say hello to people.",
      "We'll see about that afterwards.":
        "Let's talk first. If we're done in good time, there may be a moment for it.",
    },
  },
  {
    asked: [
      'Did I do all right?',
      'How did I do?',
      'What do you think of me?',
      'Do I have a chance?',
    ],
    says: {
      "I'll sleep on it.":
        'First impressions are loud. In the morning I know what has stayed with me.',
      "You'll hear from me. I don't do that on the spot.":
        'I go over my notes and think it through in peace. You deserve more than a quick verdict.',
      "I've seen worse, and I've seen better.":
        'Some of your answers I liked at once. With others I was still waiting for an example.',
    },
  },
  {
    asked: [
      'Are there chances to move up?',
      'Is there room for promotion?',
      'What career opportunities are there?',
    ],
    says: {
      'For who is good, there usually are.':
        "I notice who takes things on without being told, and I don't like losing such people.",
      'Do this well first, then ask me again.':
        'I like ambition best in somebody whose own work is in order.',
      'There have been. It takes time.':
        "You first have to show that people can lean on you, and it can't be hurried.",
    },
  },
]
