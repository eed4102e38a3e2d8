import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What one wants to know more exactly, of what he has told in a few words. */
export const askedFurther: WrittenAnswer[] = [
  {
    tells: 'pain-1',
    asked: [
      'How did you sleep last night?',
      'How was last night?',
      'Did you sleep well last night?',
      'How many hours did you get last night?',
      'Did you have a good night?',
      'What kind of night have you had?',
    ],
  },
  {
    asked: [
      'Why was it worse that they shook your hand?',
      'What was bad about the handshakes?',
      'Why did you not like it that everybody shook your hand?',
      'What was wrong with them shaking your hand?',
      'Why did the handshakes bother you?',
    ],
    says: [
      'Because at funerals one does that, too.',
      "Nobody shakes my hand at five in the morning. So I knew they'd talked.",
    ],
  },
  {
    asked: [
      'What should your colleagues have done?',
      'How would you have liked the others to welcome you back?',
      'What would have been better than a clap on the shoulder?',
      'What do you wish your colleagues would do?',
      'How should they treat you at the depot?',
    ],
    says: [
      'Less shoulder. A coffee on the table, and then football.',
      'Complain about the rota to me, as always. I missed the complaining.',
    ],
  },
  {
    asked: [
      'What is so calming about a timetable?',
      'Why do you look at the timetable at night?',
      'What do you see in the timetable?',
      'How can a timetable calm you?',
      'What does the timetable give you?',
    ],
    says: [
      'Every minute has its place in it. And they all arrive.',
      'In the timetable nobody steps out.',
    ],
  },
  {
    asked: [
      'Are you afraid of ending up at a desk?',
      'Do you fear that it goes with you as it went with Steve?',
      'Do you see yourself in Steve?',
      'Could an office job be for you, like his?',
      'Is Steve a warning to you?',
    ],
    says: [
      'Yes. When we pull out in the morning he stands at the window with his cup.',
      'A bit. He sorts umbrellas, and he was the best on the hill before me.',
    ],
    more: ['He keeps one umbrella open, to dry. For six years the same one.'],
  },
  {
    asked: [
      'Do you get out for walks?',
      'How far do you walk?',
      'Where do you go when you walk?',
      'Do you move enough?',
      'Does the walking do you good?',
      'Do you walk alone?',
    ],
    says: [
      'Home from the depot, the long way. An hour, along the river.',
      'Alone, yes. With the legs going, the head has less to do.',
    ],
  },
  {
    asked: [
      'Does your manager put pressure on you?',
      'Is Graham pushing you to come back?',
      'Does anybody press you to do full shifts again?',
      'Do you feel pressure from work?',
      'How often does Graham ask when you come back?',
    ],
    says: [
      "He doesn't push. He leaves the rota open on his desk.",
      'Every Friday, in passing. He asks it like the weather.',
    ],
  },
  {
    asked: [
      'Do you still go to your chess evening?',
      'Were you at chess last week?',
      'Have you kept up the chess?',
      'Are you still playing chess on Thursdays?',
      'Did you ever cancel the chess?',
    ],
    says: [
      'Most weeks. Last Thursday I said that I had a cold.',
      "I go. Besnik says I've begun to play only with the pawns.",
    ],
  },
  {
    asked: [
      'Did somebody at home see you shake that evening?',
      'Did the girls see your hands that evening?',
      'Was anybody with you on the sofa?',
      'Did you hide your hands from your family?',
      'Did your wife notice that you were shaking?',
    ],
    says: [
      'Era. She asked if I was warming up the sofa.',
      "Era saw it and put a cushion on my knees. She didn't say a word, and she always does.",
    ],
  },
  {
    asked: [
      'How do you show Teuta that you love her?',
      'What do you do to please your wife?',
      'How does your wife know that you love her?',
      'Do you tell her that you love her?',
      'When did you last do something nice for Teuta?',
    ],
    says: [
      'I make her coffee before I go, with a saucer on top. It is cold at six, and she drinks it.',
      "I don't say it. I scrape the ice off the car before she needs it.",
    ],
    more: ["She leaves me a plate, I leave her a cup. It's nearly a conversation."],
  },
  {
    asked: [
      'What if there are too many people to count?',
      'Can you still count when the platform is full?',
      'What do you do when people move while you count?',
      'How do you manage when the stop is crowded?',
    ],
    says: [
      'Then I begin again from the left. And I come in slower.',
      "Then I count shoes, two at a time. It doesn't work, but it's a method.",
    ],
  },
  {
    asked: [
      'What would you do if you saw the boy on the platform?',
      'What if he stood at the stop tomorrow?',
      'What if that boy got on your tram one day?',
      'Would you stop and speak to him if you saw him?',
      'How would it be to see him again?',
    ],
    says: [
      "Stop, open the doors, shut the doors. He'd get in and look at his phone.",
      "I'd ring the bell for him. Once, not angry.",
    ],
  },
  {
    asked: [
      'Do you believe that it will get better?',
      'Do you think that you will get over it?',
      'Will it ever be as it was, do you think?',
      'Are you confident that it passes?',
      'Do you have hope that it goes away?',
    ],
    says: [
      'In the morning, yes. On the hill I am quite sure of it.',
      "As it was, no. But I'd take something near it.",
    ],
  },
  {
    asked: [
      'Would you speak to other drivers who went through it?',
      'Would a group be something for you?',
      'Could you imagine a group with others like you?',
      'Would it help to meet people with the same experience?',
      'What about asking Steve how he got through it?',
    ],
    says: [
      'A circle of chairs? No. One driver and a coffee, that I could do.',
      'A group, no. Steve, perhaps. He has been waiting for me to ask, I think.',
    ],
    more: ['He drinks his at ten past ten. I could be late home for once.'],
  },
  {
    asked: [
      'Do you drive a car, too?',
      'What car have you got?',
      'How is it to drive a car since then?',
      'Do you still like driving your own car?',
      'Are you nervous in the car as well?',
    ],
    says: [
      'An old Škoda. I drive it, but with both hands now.',
      'I leave it at home when I can. In a car somebody always has to brake.',
    ],
  },
  {
    asked: [
      'What is your favourite stop?',
      'Which stop do you like best?',
      'Where on the line is it most beautiful?',
      'What is the nicest view from the tram?',
      'Where would you take a visitor on the tram?',
    ],
    says: [
      'Park Grange, at the top. In the morning the whole town lies there like a plate.',
      'Up over the station, at six, with all the lights on. Nobody looks, they sleep.',
    ],
  },
  {
    asked: [
      'When is your birthday?',
      'Which day were you born?',
      'Did you celebrate your birthday?',
      'What would you like for your birthday?',
      'How do you celebrate your birthday?',
    ],
    says: [
      "In March. My mother sends seeds, Teuta bakes, and I'm told to sit down.",
      "In March. This time I'd like eight hours, wrapped.",
    ],
  },
  {
    asked: [
      'How am I doing?',
      'Am I any good at this?',
      'Do I do this well, in your view?',
      'What could I do better?',
      'Is there something that I should do differently with you?',
    ],
    says: [
      'You look up when I talk. That is most of it, I think.',
      'Well. A bit fast on the questions, downhill.',
    ],
  },
]
