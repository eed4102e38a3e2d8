import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Teuta, the girls, and where he comes from. */
export const family: WrittenAnswer[] = [
  {
    tells: 'background-3',
    asked: [
      'Are you married?',
      "Who's Teuta?",
      "What's your wife's name?",
      'What does your wife do?',
      'Do you have a wife?',
      'Tell me about your wife.',
      'Do you have a partner?',
    ],
  },
  {
    tells: 'background-3.2',
    asked: [
      'Do you have children?',
      'Do you have any kids?',
      'How old are your daughters?',
      'What are your girls called?',
      "Who's Lira?",
      "Who's Era?",
      'Tell me about your daughters.',
      'Who is at home with you?',
      'Tell me about your family.',
    ],
  },
  {
    asked: [
      'What does Teuta say?',
      'What does your wife think about it?',
      'Is your wife worried?',
      'Is Teuta worried about you?',
      'Is your wife supportive?',
      'What does your wife say to you?',
      "How's your wife?",
      "How's your wife, is she supportive?",
      "And how's your wife, is she supportive?",
    ],
    says: [
      'She says I should talk to somebody. So, here I am.',
      "Teuta's fine. She watches me, when she thinks I don't see it.",
      'She puts food in front of me. That is how she says it.',
    ],
  },
  {
    asked: [
      'Does your wife know how you feel?',
      'Does your wife know what goes on in you?',
      'Does she know what goes on inside you?',
      'What does Teuta know about your nights?',
      'Does anybody know about that?',
      'Have you told your wife?',
      'Does Teuta know that you wake up?',
      'Do you carry it by yourself?',
      'Who have you told?',
      'Does your wife know?',
    ],
    says: [
      'She knows that I get up. Not why.',
      "Not much, nobody does. At home we don't talk about such things.",
      "No. Teuta sees that I'm up. She doesn't ask.",
    ],
  },
  {
    asked: [
      'Does Teuta mind the drinking?',
      'What does your wife say about the raki?',
      'Does your wife know how much you drink?',
    ],
    says: [
      'She moves the bottle. I move it back. We say nothing.',
      "She counts, I think. She hasn't said it.",
    ],
  },
  {
    asked: [
      'How are the girls?',
      'How is it with them these days?',
      'How did the girls take it?',
      'How is it with your daughters these days?',
      'How do you get on with your daughters?',
      'How do you get on with your girls?',
      'How are your children doing?',
      'How are Lira and Era?',
      'How are things at home?',
      'How is it at home?',
      'What is it like at home these days?',
    ],
    says: [
      "They're good girls. They do well at school.",
      "Lira's on her phone, Era draws. It's quiet.",
      "All right. They're a bit careful with me, perhaps.",
    ],
  },
  {
    asked: [
      'What do you mean by quieter?',
      'Quieter, did somebody move out?',
      'Why is it quieter at home?',
      'How do you mean, it is quiet?',
      'What has become quiet at home?',
    ],
    says: [
      "No, no. Nobody moved out. They're just quiet around me.",
      'They used to fight over the bathroom. Now they whisper.',
      'When I come in, the radio goes down. I never asked for that.',
    ],
  },
  {
    asked: [
      'Have the girls noticed anything?',
      'Do your daughters notice?',
      'Do the children know what happened?',
      'What do your girls know about it?',
      'Have you told the girls about the boy?',
      'What did you tell your children?',
    ],
    says: [
      'They know there was something with the tram. Not more.',
      "Children notice everything. They just don't say it.",
      'I told them, Papa had to brake hard. That was all.',
    ],
  },
  {
    tells: 'pain-4',
    asked: [
      'How do the girls show it?',
      'What do you think Era feels?',
      'How do you think Era feels?',
      'How do they show it?',
      'Like what do they say to you?',
      'What do your daughters say to you?',
      'Who takes Era to swimming?',
      'What has changed with your girls?',
      'How has it changed things with your daughters?',
      'What is different with Era?',
      'How is it with Era?',
      'What do you notice with your girls?',
      'Do you do things with Era?',
    ],
  },
  {
    asked: ['How is it with Lira?', 'What is Lira like?', 'How do you get on with Lira?'],
    says: [
      "Thirteen. She's taller than her mother and knows everything.",
      'Lira is on her phone, like all of them. I tell her to look up.',
      'She is clever. She wants to be a vet, or famous.',
    ],
  },
  {
    asked: [
      'What is Era like?',
      'What does Era like to do?',
      'How is your little one?',
      'Does Era like swimming?',
    ],
    says: [
      "Era's eight. She swims like a fish, and talks even under water.",
      'She draws horses on everything. On my timetable, too.',
      'She is the loud one. She was the loud one.',
    ],
  },
  {
    asked: [
      'What do you do together as a family?',
      'What do you do at the weekend?',
      'How do you spend Sundays?',
      'What do you do on your days off?',
    ],
    says: [
      'On Sunday we have a long breakfast. Then Lira sleeps again.',
      'We go up to the moor, when it is dry. Teuta packs for twenty people.',
      "We cook. On a free day I make byrek, and nobody's allowed to help.",
    ],
  },
]
