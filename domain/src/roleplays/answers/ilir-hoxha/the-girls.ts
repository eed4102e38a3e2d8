import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Lira and Era, and the afternoon in the car. */
export const theGirls: WrittenAnswer[] = [
  {
    asked: [
      'Does she often wear that jacket?',
      'Does your daughter have it on every day?',
      'Where is the jacket now?',
      'Is Lira still going about in it?',
      'Does the jacket still hang in your hall?',
      'Have you thought of getting her another one?',
    ],
    says: [
      'To school, every day. She chose it herself, from her own money.',
      'It hangs in the hall, next to mine. I hang mine over it, sometimes.',
    ],
  },
  {
    asked: [
      'How is it for you to see her in that jacket?',
      'What do you feel when Lira puts her jacket on?',
      'What goes on in you when she has it on?',
      'What is it like when she comes in wearing it?',
      'Do you think of him when you see it on her?',
      'Can you look at that jacket?',
    ],
    says: [
      'I count to three, and then I say hello.',
      'I look at her shoes until she has hung it up. Then I breathe. Yes, I breathe.',
    ],
  },
  {
    asked: [
      'Why have you not said that to anybody?',
      'Why did you keep it to yourself?',
      'What made you keep quiet about that?',
      'Why am I the first one to hear it?',
      'Why could you not tell anyone?',
      'What would have happened if you had said it earlier?',
    ],
    says: [
      "Because when a thing is said, it's in the room.",
      "It's not in the report. What is not in the report didn't happen, I thought.",
    ],
  },
  {
    asked: [
      "What do your daughters' names mean?",
      'What does the name Era mean?',
      'What does the name Lira mean?',
      'Where do the names Lira and Era come from?',
      'Who chose the names of the girls?',
      'Are those Albanian names?',
    ],
    says: [
      'Era is the wind. Lira is something like free. And so they are.',
      'Albanian, both. Short, so that nobody here has to spell them.',
    ],
  },
  {
    asked: [
      'What sort of girls are they?',
      'How are the two of them different?',
      'Are your daughters alike?',
      'How would you describe the two of them?',
      'Who takes after whom?',
      'Which of them is more like you?',
    ],
    says: [
      'Lira thinks first and argues then. Era jumps in first, into everything.',
      'Lira is like me, she shuts the door nicely. Era is her mother.',
    ],
  },
  {
    asked: [
      'Do you like it when it is quiet at home?',
      'Is that silence pleasant or not?',
      'Is it a nice quiet?',
      'What kind of quiet is it?',
      'How does the quiet feel?',
      'Would you like it to be louder again?',
    ],
    says: [
      'A bad one. In a good one somebody is humming.',
      'Like in a waiting room. Everybody is polite.',
    ],
  },
  {
    asked: [
      'What was the shouting about?',
      'Why did you shout?',
      'What made you shout in the car?',
      'What had Era done?',
      'What came just before you shouted?',
    ],
    says: [
      'Somebody pulled out, I braked, and she laughed behind me. It was only a laugh.',
      'Nothing. I had to brake, and Era laughed. She thought it was funny.',
    ],
    more: ['I heard the brake and I heard a child laugh. And then I heard me.'],
  },
  {
    asked: [
      'How did Era react when you shouted?',
      'What did Era do when you shouted?',
      'How did Era look at you?',
      'What was in her face then?',
      'What did you see in the mirror, when you had shouted?',
      'What was her face like?',
      'Did she look frightened?',
      'Was she afraid of you?',
    ],
    says: [
      'She went quiet and put her face away. There was nothing in it.',
      'I saw her in the mirror. She held her swimming bag like a small shield.',
    ],
  },
  {
    asked: [
      'Which words did you use?',
      'What exactly did you say to her in the car?',
      'In which language did you shout?',
      'Do you still know what you shouted?',
      'Did you say something bad to her?',
    ],
    says: [
      'In Albanian. "Enough." Only that, but so that the windows heard it.',
      'One word. It was not a bad one. It was how.',
    ],
  },
  {
    asked: [
      'How was it for you after you had shouted?',
      'What did you do after the shouting?',
      'Were you ashamed that you had shouted?',
      'Did you regret that you had shouted?',
      'What did you think of yourself then?',
      'How was the rest of that day, after the car?',
    ],
    says: [
      'They went in, and I stayed in the car. Half an hour, with no engine.',
      'Ashamed. I washed the car, inside as well. It was clean already.',
    ],
  },
  {
    asked: [
      'Is there a link between the shouting and that day?',
      'Could the shouting come from what happened on the tram?',
      'Do the two things belong together, the boy and the car?',
      'Would you have shouted without that day?',
      'Do you see where the anger came from?',
      'Was it really about Era?',
    ],
    says: [
      'I never put them next to each other. But yes. It was not about her.',
      'I think it was meant for somebody else. It had to get out somewhere.',
    ],
  },
  {
    asked: [
      'When is her swimming?',
      'On which day does Era swim?',
      'Where does Era go swimming?',
      'When is the next swimming lesson?',
      'How often does she go swimming?',
      'Could you drive Era to swimming again?',
      'Would you like to take her again?',
    ],
    says: [
      'Wednesdays at five, at the baths in Hillsborough. I still wash the bag.',
      "On Wednesday. I could ask her. I'd have to be ready for a no.",
    ],
  },
  {
    asked: [
      'What do the girls want to become?',
      'Does one of your daughters want to drive a tram?',
      'What will your girls be one day?',
      'What do your daughters dream of becoming?',
      'What does each of them want to be?',
    ],
    says: [
      'Era wants a tram under water. Lira wants to be a vet, or famous.',
      'Era says tram driver, but under water. Lira says vet, and on Mondays famous.',
    ],
  },
  {
    asked: [
      'What does Lira say about it?',
      'What does your older daughter think is wrong?',
      'Does Lira ask you anything?',
      'Has Lira said something to you?',
      'How does Lira see you at the moment?',
      'What would Lira say if I asked her?',
    ],
    says: [
      'She says that I look like my passport.',
      'She said, Papa, you look through me. Then she went up with her phone.',
    ],
  },
]
