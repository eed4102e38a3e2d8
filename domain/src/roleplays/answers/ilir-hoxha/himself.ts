import type { WrittenAnswer } from '../../../graph/plan.ts'

/** His work, and who he is beside it. */
export const himself: WrittenAnswer[] = [
  {
    tells: 'background-2',
    asked: [
      'How long have you been driving trams?',
      'How long have you done this job?',
      'Since when are you a tram driver?',
      'Is it a tram or a bus?',
      'What do you do for a living?',
      'And what do you do again?',
      "What's your job?",
      'Tell me a bit about your work.',
      'Tell me a bit about the work you do.',
      'What do you drive?',
      'Do you drive a tram?',
      'Have you ever had complaints?',
      'What is your record like?',
    ],
  },
  {
    tells: 'background-2.2',
    asked: [
      'Do you train younger drivers?',
      'Do you teach others?',
      'What do your colleagues come to you for?',
      'What is the steep part?',
      'What are you good at?',
      'Are you good at your job?',
      'What are your strengths?',
      'What do the young drivers learn from you?',
    ],
  },
  {
    asked: [
      'Why did you become a tram driver?',
      'How did you get into driving trams?',
      'What made you choose trams?',
      'How did you become a driver?',
    ],
    says: [
      'I drove a delivery van first. Then I saw an advert on the side of a tram.',
      'My father drove, so driving was in the house. Trams are quieter than buses.',
      "I liked that it has rails. You know where you're going.",
    ],
  },
  {
    asked: [
      'Do you like your job?',
      'Do you still like driving?',
      'Do you enjoy driving trams?',
      'What do you like about your work?',
      'What do you like about it?',
      'Do you love your job?',
    ],
    says: [
      'I do. Early, when the city is empty, there is nothing better.',
      "Yes. You bring people to work, and they don't notice you. I like that.",
      'I did, every day. Now, most of the line.',
    ],
  },
  {
    asked: [
      'What is the hardest thing about your job?',
      'What do you not like about the job?',
      'Is it a stressful job?',
    ],
    says: [
      "You can't steer. You can only brake, and ring the bell.",
      'People with phones. They walk as if we were not there.',
      'The toilets, to be honest. There are none on the line.',
    ],
  },
  {
    asked: [
      'What is a normal day like for you?',
      'What does your day look like?',
      'When do you start in the morning?',
      'What are your working hours?',
      'When is your shift?',
    ],
    says: [
      "Half past five at the depot, done by ten. That's the half shift.",
      'Up at half past four, drive until ten, home. Then the day is long.',
      'Early shift, all this month. Half past five until ten.',
    ],
  },
  {
    asked: [
      'How do you get on with your colleagues?',
      'Do you talk to your colleagues about it?',
      'Do your colleagues know?',
      'What do your colleagues say?',
      'How did your colleagues react?',
    ],
    says: [
      'They clap me on the shoulder. They mean it well.',
      "Good people. But it's a depot, you say a thing once and all know it.",
      'We talk about football, and about the passengers. Not about that.',
    ],
  },
  {
    asked: [
      'How did your manager react?',
      "What's your boss like?",
      'What does your manager say?',
      'How does your boss see it?',
      'Does your manager support you?',
      'Do you get on with your manager?',
    ],
    says: [
      "Graham's all right. He says, take your time, and then he asks when.",
      'He was kind. He needs drivers, though.',
      'My manager has a rota with a hole in it. He is patient, so far.',
    ],
  },
  {
    asked: [
      'Has it happened to others, too?',
      'Have your colleagues had something like that?',
      'Do you know somebody who had the same?',
    ],
    says: [
      'Steve had one, years ago. A real one. He drives a desk now.',
      'Every driver has one. You only hear about it at Christmas, late.',
      "Others had worse. That's why I don't like to make a fuss.",
    ],
  },
  {
    asked: [
      'What would you say to a colleague this happened to?',
      'What would you tell a young driver in your place?',
      'What would you advise somebody in your situation?',
    ],
    says: [
      "I'd say, go home, sleep, and don't pretend. Yes. I notice it myself.",
      "I'd make him a tea and sit with him. I wouldn't tell him he's fine.",
      "That he did well. He stopped. It's easier to say to somebody else.",
    ],
  },
  {
    asked: [
      'Who do you talk to when something is hard?',
      'Do you have somebody to talk to?',
      'Who supports you?',
      'Who could help you with it?',
      'Do you have somebody you trust?',
      'Who can you talk to?',
      'Do you have a best friend?',
    ],
    says: [
      "I'm not a big talker. I fix something instead.",
      "Teuta, if I talk. I don't, much.",
      "There is Besnik, we play chess. We don't talk, we play.",
    ],
  },
  { tells: 'background-1', asked: ['How old are you?', "What's your age?"] },
  {
    asked: [
      'What do you do in your free time?',
      'What do you do for fun?',
      'Do you go out?',
      'Do you have any hobbies?',
      'What do you like to do when you are not working?',
      'What do you do to relax?',
      'What do you enjoy doing?',
      'Do you do any sport?',
    ],
    says: [
      'Chess, on Thursdays. And I grow tomatoes, in a tunnel.',
      "I've got a piece of garden. Tomatoes don't ask anything.",
      'I used to fish. I have not been since the summer.',
    ],
  },
  {
    asked: ['How was your weekend?', 'What did you do yesterday?', 'How was your week?'],
    says: ['Quiet. I repaired the gate.', 'Normal. Work, home, dinner.'],
  },
  {
    asked: [
      'Where do you live?',
      'Which part of Sheffield do you live in?',
      'Do you live far away?',
      'Do you have a house?',
    ],
    says: [
      'In Hillsborough, near the line. I hear it from the bed.',
      'Hillsborough. A small house, with stairs I have painted twice.',
    ],
  },
  {
    asked: [
      'Are you religious?',
      'Do you believe in anything?',
      'Do you believe in God?',
      'Do you pray?',
      'Does your faith help you?',
    ],
    says: [
      'My mother is, for all of us.',
      'We light a candle at Christmas and eat at Bayram. So, a bit of all.',
    ],
  },
  {
    asked: [
      'What are you proud of?',
      'What makes you proud?',
      'What have you done well in your life?',
    ],
    says: [
      'My girls. And eleven years without a mark.',
      'That the young ones ask for me, for the hill.',
      "That I stopped. When somebody says it. I don't say it.",
    ],
  },
  {
    asked: ['What makes you happy?', 'What gives you joy?', 'What makes you laugh?'],
    says: [
      'Era, when she tells a story. They never end.',
      'When the tomatoes come. That is not much, I know.',
    ],
  },
  {
    asked: [
      'How would you describe yourself?',
      'What would you like me to know about you?',
      'What sort of man are you?',
      'Tell me about yourself.',
      'What should I know about you?',
    ],
    says: [
      'A calm one, I hope. I drive, I come home, I fix things.',
      'Nothing special. A driver, with a wife and two girls.',
      "I'm quiet. People say reliable. That's enough.",
    ],
  },
  {
    asked: [
      'What do you like to eat?',
      'What is your favourite food?',
      'What is your favourite dish?',
      'Is there a dish you love?',
    ],
    says: [
      "Byrek, with spinach. My mother's is better.",
      'Byrek. And bread with my own tomatoes, standing up, in the tunnel.',
    ],
  },
  {
    asked: [
      'Do you follow football?',
      'Which football team do you support?',
      'Do you like football?',
    ],
    says: [
      "Wednesday. I know. It's another sort of suffering.",
      'Sheffield Wednesday. My colleagues never talk about anything else.',
    ],
  },
  {
    asked: ['What is raki?', 'What does raki taste like?', 'Where do you get the raki?'],
    says: [
      'Like schnapps, from grapes. My uncle makes it.',
      "It's from home. One small glass, after dinner, it's a custom.",
    ],
  },
  {
    asked: [
      'How do I pronounce your name?',
      'Am I saying your name right?',
      'How do you say your surname?',
      'What shall I call you?',
      'Is it okay if I call you Ilir?',
    ],
    says: [
      'Ilir is fine. Everybody says Ilir.',
      'Ee-leer. You say it well.',
      'Ilir, please. Mister Hoxha is my father.',
    ],
  },
  {
    asked: [
      'Are you in pain?',
      'Do you have headaches?',
      'Are you healthy otherwise?',
      'How is your health?',
      'Do you have other symptoms?',
    ],
    says: ['My back, a little. All drivers have that.', 'Healthy. They check us every year.'],
  },
  {
    asked: [
      'Do you avoid anything since then?',
      'Is there something you avoid?',
      'Have you changed your route?',
      'Are there places you avoid?',
    ],
    says: [
      "You can't avoid much on rails.",
      "I don't walk across the square. I go round. It's only five minutes.",
    ],
  },

  {
    asked: [
      'Would you rather do another job?',
      'Have you thought of another job?',
      'Could you imagine not driving any more?',
      'What would you do if you did not drive?',
    ],
    says: [
      "No. I'm a driver. What else am I?",
      "Sometimes, at four in the morning. By six I'm driving and I don't.",
    ],
  },
  {
    asked: [
      'What are the younger drivers thinking about you?',
      'What do the young drivers think of you?',
      'Do the younger ones still come to you?',
    ],
    says: [
      "They still ask. A bit quieter, and they don't look at me so long.",
      "They say, it could've been me. I don't know what to say to that.",
    ],
  },
]
