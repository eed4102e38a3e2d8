import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The depot, the doctor of the firm, and how he gets through a shift. */
export const roundTheDepot: WrittenAnswer[] = [
  {
    asked: [
      'Is it easier on the steep part than in town?',
      'How is it for you on the hill?',
      'Do you feel different on the steep part?',
      'How do you feel when you drive up the hill?',
      'Is it better out of the centre?',
      'Which part of the line is good for you?',
    ],
    says: [
      "Up there I'm well. The hill wants all of you, so nothing is left for the rest.",
      "On the hill I'm who I was. It's four minutes.",
    ],
  },
  {
    asked: [
      'Have you come straight from work?',
      'Did you work this morning?',
      'Were you on shift before you came here?',
      'Have you been driving today?',
      'Did you have time to eat before you came?',
      'Are you coming from the depot now?',
    ],
    says: [
      "I was done at ten. I've been home, I changed my shirt for you.",
      'I drove until ten, then soup, then here.',
    ],
  },
  {
    asked: [
      'Did you need permission to come here?',
      'Does your manager know that you come here?',
      'Did Graham have to sign for this?',
      'Do you get time off for our sessions?',
      'Are you paid for the time that you sit here?',
      'Do they know at the depot where you are now?',
    ],
    says: [
      "Graham knows. It's after my shift, so it costs him nothing.",
      'He put it in the rota with a small pencil. I do it in my own time.',
    ],
  },
  {
    asked: [
      'What does nobody understand who has never driven one?',
      'What do people not know about driving a tram?',
      'What should I know about driving to understand you?',
      'What is it that outsiders get wrong about your work?',
      'What is different from driving a car?',
      'Could you explain to me what it is like to drive one?',
    ],
    says: [
      "That you can't go round anything. You see it, and you go on coming.",
      "In a car you do something. In a tram you've done it, and then you wait.",
    ],
  },
  {
    asked: [
      'How do you get through a shift like that?',
      'How do you manage to drive after such a night?',
      'Where do you take the strength from to get in every morning?',
      'How can you still go in every day?',
      'How do you keep going?',
      'What gets you out of the house in the morning?',
    ],
    says: [
      'One stop after the other. You never drive the whole line at once.',
      "You put the key in, and the tram doesn't ask how you slept.",
    ],
  },
  {
    asked: [
      'What did they want to know at occupational health?',
      'Which questions did occupational health put to you?',
      'How was it at occupational health?',
      'What was the doctor at occupational health like?',
      'What did you say to them at occupational health?',
      'How was the appointment with the company doctor?',
    ],
    says: [
      "If I eat, if I'm nervous, if I like my work. I said fine, fine, yes.",
      'A young doctor, friendly, with a list. She looked at me when the list was finished.',
    ],
  },
  {
    asked: [
      'Do loud noises make you jump?',
      'Are you jumpy?',
      'Are you easily startled since then?',
      'What happens when a car brakes next to you?',
      'Do you get a fright more easily than before?',
      'How do you react to sudden noises?',
    ],
    says: [
      "At the bus stop, yes. I say that I'm cold.",
      'When a chair scrapes, in the canteen. Steve has seen it. He lifts his now.',
    ],
  },
  {
    asked: [
      'Can you concentrate?',
      'Do you make mistakes that you did not make before?',
      'How is your memory these days?',
      'Have you become forgetful?',
      'Do you find it hard to keep your mind on things?',
      'Does your mind wander?',
    ],
    says: [
      'On the tram, yes. At home I put the milk in with the plates.',
      "When I drive I'm all there. It's used up afterwards.",
    ],
  },
  {
    asked: [
      'What could you lose?',
      'What would be the worst thing to lose?',
      'What is at stake for you?',
      'What would it be terrible to lose?',
      'What do you want to hold on to?',
      'Which loss would hit you hardest?',
    ],
    says: [
      'My seat at the front. And that Era runs to the door.',
      'That the girls look at me and see somebody safe.',
    ],
  },
  {
    asked: [
      'Who are you without the tram?',
      'What is left of you when you are not driving?',
      'Who is Ilir when he is not at work?',
      'What else are you, apart from a driver?',
      'Is driving everything to you?',
      'How much of you is the driver?',
    ],
    says: [
      'A man with tomatoes. And two girls who know everything better.',
      "I ask myself that after ten in the morning. So far I've painted stairs.",
    ],
  },
  {
    asked: [
      'Which route do they give you now?',
      'Could they not give you another line?',
      'Is there a line that does not go through there?',
      'Have you asked for a different route?',
      'Would another line be easier for you?',
      'Could you swap with somebody?',
    ],
    says: [
      'They offered. But every line goes through there, so it was only kind.',
      "There's no other way through the middle. And if I ask, they ask why.",
    ],
  },
  {
    asked: [
      'How are you with people on the platforms now?',
      'What do you do when you see somebody with a phone at the edge?',
      'How do you see passengers now?',
      'Do people with phones frighten you?',
      'Do you watch the people at the stops?',
      'Do you look at children differently now?',
    ],
    says: [
      'I ring at everybody. They jump, they look at me, they hate me. Good.',
      'I look at feet. The feet move before the head knows it.',
    ],
  },
  {
    asked: [
      'Who at the depot are you close to?',
      'Is there a colleague you could tell?',
      'Is there somebody at work you could open up to?',
      'Is one of the drivers a real friend?',
      'Which colleague do you like best?',
      'Would Steve understand you?',
      'Do you have friends at work?',
      'Have you got mates at the depot?',
    ],
    says: [
      'Steve, perhaps. He had a real one. He has never asked me, and he brings me coffee.',
      "Steve would understand. That's why I don't sit with him.",
    ],
  },
  {
    asked: [
      'Was three weeks long enough?',
      'Did you go back too early, do you think?',
      'Were three weeks too short?',
      'Would you have needed longer at home?',
      'Should you have stayed at home for longer?',
    ],
    says: [
      "For the stairs, long enough. For me, I don't know.",
      'At home the days got longer every day. So I went.',
    ],
  },
  {
    asked: [
      'How are things at work?',
      'How is work at the moment?',
      'How is it going at the depot?',
      'How is your job going since you are back?',
      'What is it like at work these days?',
      'Is everything all right at work?',
    ],
    says: [
      'I drive, I hand over, I go home. They are kind, all of them.',
      'Half of it is as always. They talk a bit softer when I come in.',
    ],
  },
  {
    asked: [
      'How was work today?',
      'How was your shift today?',
      'How was your day today?',
      'How was your morning?',
      'Did your shift go well today?',
      'Was it a good round today?',
    ],
    says: [
      'Good, thank you. Early shift, then I came here.',
      'Normal. Wet rails, one pram in the door, nobody fell.',
    ],
  },
]
