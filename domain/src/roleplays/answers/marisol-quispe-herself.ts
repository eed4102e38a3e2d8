import type { WrittenAnswer } from '../../graph/plan.ts'

/** What people ask each other beside it. */
export const marisolOfHerself: WrittenAnswer[] = [
  {
    asked: ['Did you sleep?', 'Did you get any sleep?', 'Have you slept at all?'],
    says: ['Not since six yesterday evening.', "Not yet. I'm going to, as soon as you let me."],
  },
  {
    asked: [
      'When will you sleep?',
      'Are you going straight to bed after this?',
      'When do you get to bed today?',
    ],
    says: [
      'As soon as you let me.',
      "At ten, if the neighbour's drill lets me. You first, then the tram.",
    ],
  },
  {
    asked: [
      'How much sleep do you get?',
      'When did you last sleep properly?',
      'How many hours do you sleep in the daytime?',
      'Do you sleep enough?',
      'How well do you sleep at the moment?',
    ],
    says: [
      "Four hours, when the neighbour doesn't drill.",
      'Four hours a day. Eight, the last time in October.',
    ],
  },
  {
    tells: 'background-1',
    asked: ['How old are you?', 'What age are you?', 'May I ask how old you are?'],
  },
  {
    tells: 'background-7',
    asked: [
      'What do you do on your days off?',
      'What do you do in your free time?',
      "What do you do when you're not working?",
      'Do you have a hobby?',
      'Do you sing?',
      'Tell me about your choir.',
      'What do you do to relax?',
      'How do you switch off?',
      'What do you do for fun?',
    ],
  },
  {
    asked: [
      'Do you have kids?',
      'Do you have a family?',
      'Are you married?',
      'Do you have a boyfriend?',
      'Are you seeing somebody?',
      'Is somebody waiting for you at home?',
      'Do you have children?',
      'Do you have family here?',
      'Who do you live with?',
    ],
    says: [
      'A cat. She likes nights.',
      'Just a cat, and a mother on the telephone.',
      "No children. My mother's in Arequipa, she rings when I should be asleep.",
    ],
  },
  {
    asked: [
      'Where are you from?',
      "What's Arequipa?",
      "What's it like in Arequipa?",
      'Where is Arequipa?',
      'Are you from Peru?',
    ],
    says: [
      'Arequipa, in the south of Peru. White stone and a volcano.',
      'Peru. I came at twenty-four, for one year.',
      'Peru, in the south. You can see three volcanoes from the market.',
    ],
  },
  {
    asked: [
      'What are you doing at the weekend?',
      'What do you do this weekend?',
      'Do you have plans for the weekend?',
      'Are you free on Saturday?',
    ],
    says: [
      "Saturday's free, if nobody rings. I'll sleep through most of it.",
      'Sleep. Then sleep. On Sunday, peppers.',
    ],
  },
  {
    asked: [
      'Any plans for today?',
      'What will you do after this?',
      'What are you going to do now?',
      'What are you doing today?',
    ],
    says: [
      'Bed, and the phone in another room.',
      "Sleep till three, feed the cat, and then I'm back at eight.",
    ],
  },
  {
    asked: [
      'How do you get home?',
      'Do you live far away?',
      'Are you driving home?',
      'Should I call you a taxi?',
      'Can I give you a lift?',
    ],
    says: [
      'By bus. Forty minutes, and I sleep through most of it.',
      "The bus at nine. I don't drive after nights.",
      'The bus is fine, thank you. The driver wakes me.',
    ],
  },
  {
    asked: [
      'Who have you told?',
      'Have you talked to anybody about it?',
      'Does anybody else know?',
      'Who do you talk to about such things?',
    ],
    says: [
      'The cat. And somebody in the altos.',
      'Nobody here. Who would I tell, at four in the morning?',
      "Nobody. You don't, on nights.",
    ],
  },
  {
    asked: [
      'Are you okay at home?',
      'Is everything all right at home?',
      'Is there something else going on in your life?',
      'Is something wrong at home?',
      'Is there trouble at home?',
    ],
    says: [
      "Home's fine. I'm hardly in it.",
      "Nothing's wrong there. A cat, and a neighbour who drills.",
    ],
  },
  {
    asked: [
      'Are you okay yourself?',
      'Are you all right?',
      'How are you feeling?',
      'How do you feel right now?',
      'You ok?',
    ],
    says: [
      "Nothing's wrong. I'm tired, that's all that is.",
      "I'm all right. I'd be better with a week of sleep.",
    ],
  },
  {
    asked: [
      'Are you tired?',
      'You must be exhausted, are you?',
      'Are you worn out?',
      'Are you burnt out?',
      "You look tired, don't you sleep?",
    ],
    says: [
      "I'm past tired. I'm at the polite stage before I fall over.",
      "Yes. But say it now, I won't sleep otherwise.",
      'Since August, yes.',
    ],
  },
  {
    asked: [
      'How many hours did you work this week?',
      'How many hours are you doing at the moment?',
      'How many hours do you work in a week?',
      'How many hours a week are you on?',
    ],
    says: [
      'Sixty this week. My contract says forty.',
      'Five nights of twelve. You can do the sum.',
    ],
    more: ['And the half hours on top, which nobody writes down.'],
  },
  {
    asked: [
      'Four hours of work or four hours of sleep?',
      'Do you mean hours of sleep?',
      'Four hours of what?',
    ],
    says: [
      'Of sleep. The work is twelve.',
      'Sleep. The rest of the day I lie there and listen to the street.',
    ],
  },
  {
    asked: [
      'What time did you start?',
      'When did your shift start?',
      'How long was your shift?',
      'Was it a long shift?',
    ],
    says: [
      'Eight last night, and I was up by six.',
      'At eight, yesterday evening. Twelve hours and a bit.',
      'Eight to eight. The half hour on top is for you.',
    ],
  },
  {
    asked: [
      'Is the choir any good?',
      'Are you a good singer?',
      'How good are you all?',
      'Do you have a nice voice?',
    ],
    says: [
      "We're loud and mostly together. That's good for an amateur choir.",
      "I'm on the note, and I come in on time. For an alto that's plenty.",
    ],
  },
  {
    asked: [
      'Would you sing something?',
      'Do you sing at work?',
      'Can I hear you sing?',
      'Do you ever sing on the bench?',
    ],
    says: ["Not after a night. Then I'm a bass.", 'To the centrifuge, yes. To you, in December.'],
  },
  {
    asked: [
      'How is your mother?',
      'How old is your mother?',
      'Is your mother well?',
      'What is your mother like?',
    ],
    says: [
      "She's seventy-one, and well. She rings at noon to ask if I'm asleep.",
      'Seventy-one, and louder than me. You would like her.',
    ],
  },
  {
    asked: [
      'Do you miss it there?',
      'Do you miss Peru?',
      'Do you miss it?',
      'Do you miss home?',
      'What do you miss about Peru?',
    ],
    says: ['The light. Not the traffic.', "The light, and my mother's kitchen."],
  },
]
