import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What he does against it, and how he is in himself. */
export const coping: WrittenAnswer[] = [
  {
    asked: [
      'What have you tried so far?',
      'What has helped you?',
      'Is there anything that helps?',
      'What do you do against it?',
      'How do you cope with it?',
      'What did you do to get better?',
    ],
    says: [
      "Work. When I'm busy it's all right.",
      'I walk. From the depot home, sometimes, the long way.',
      'I wait until it goes away. That is what I have tried.',
    ],
  },
  {
    asked: [
      'Have you spoken to a doctor?',
      'What did your doctor say?',
      'Have you seen your GP?',
      'Did the doctor give you anything?',
    ],
    says: [
      "Once. Ten minutes. He said it's normal, give it time.",
      'He said breathing, and walks, and come back. I did not go back.',
      'My doctor is a busy man. He gave me a leaflet.',
    ],
  },
  {
    asked: [
      'Do you take any medication?',
      'What meds are you on?',
      'Are you on tablets?',
      'Have you tried sleeping pills?',
      'Have you thought about trying melatonin?',
      'Would medication be an option?',
    ],
    says: [
      "No tablets. You can't drive with those.",
      "No. I don't want anything in my head when I drive.",
      'Nothing. And I would rather it stayed so.',
    ],
  },
  {
    asked: [
      'Have you ever thought of hurting yourself?',
      'Do you have thoughts of ending your life?',
      'Have you thought about suicide?',
      'Do you ever think you would be better off dead?',
      'Do you think about harming yourself?',
      'Have you had dark thoughts?',
    ],
    says: [
      "No. No, nothing like that. I've got my girls.",
      'No. I promise you. I want to sleep, not to die.',
      'No. You have to ask that, I know. But no.',
    ],
  },
  {
    asked: [
      'What is the worst part of it?',
      "What's your biggest problem right now?",
      'What bothers you most?',
      'What is hardest for you?',
      "What's the hardest thing?",
      'What troubles you most at the moment?',
      'What has been the worst since then?',
    ],
    says: [
      "That it doesn't stop. I thought after a week it stops.",
      "That I know nothing happened. And it doesn't help that I know.",
      "The evenings, maybe. I don't know.",
    ],
  },
  {
    asked: [
      'What do you miss most?',
      'What do you miss since then?',
      'Is there something you would like to have back?',
      'What has gone since then?',
    ],
    says: [
      'A day that is only a day.',
      "Not thinking about my hands. That was a nice thing, I didn't know it.",
    ],
  },
  {
    asked: [
      'What was better before?',
      'What was different before it happened?',
      'How were you before?',
      'What were you like before that day?',
      'What was your life like until then?',
    ],
    says: [
      "I used to whistle, Teuta says. I hadn't noticed.",
      'I slept, I whistled, I was a bit boring. I liked it very much.',
    ],
  },
  {
    asked: [
      'Do you ever cry?',
      'Have you cried since?',
      'Have you cried about it?',
      'Do you let it out sometimes?',
    ],
    says: [
      'Me? No. Not so that somebody sees it.',
      'Once, in the shower. It was over quickly.',
      "No. In my family the men don't.",
    ],
  },
  {
    asked: [
      'What are you afraid of?',
      'What do you fear most?',
      'What worries you?',
      'What is your biggest fear?',
      'What frightens you?',
    ],
    says: [
      "That the next time it's not two metres.",
      'That it stays like this. And that I brake too late, one time.',
    ],
    more: ["You sit in front, behind the glass, and you can't steer. You can only brake."],
  },
  {
    asked: [
      'Are you scared that it happens again?',
      'Are you afraid it could happen again?',
      'What if it happens again?',
      'Are you frightened of a second time?',
      'What if somebody steps out again?',
    ],
    says: [
      'Yes. Six times a shift, and each time it goes well.',
      "Then I brake again. And I'm afraid that it won't be two metres.",
    ],
  },
  {
    asked: [
      'On a scale from one to ten, how bad is it?',
      'How would you rate it from one to ten?',
      'How bad is it, if ten is the worst?',
    ],
    says: [
      'Four. At Castle Square, eight.',
      'A five, perhaps. It depends on the night.',
      'Five. You would like a bigger number, I think.',
    ],
  },
  {
    asked: [
      'When is it better?',
      'Are there days when it is better?',
      'When did you last have a good day?',
      'When did you last feel good?',
      'When do you feel well?',
      'Are there moments when you forget it?',
    ],
    says: [
      'Sunday morning. When we all have breakfast, and nobody has to go anywhere.',
      'On the steep part. There you have to look, and you think of nothing else.',
      "When I teach a young one. Then I'm busy with his hands.",
    ],
  },
  {
    asked: [
      'Have you lost weight?',
      'How is your appetite?',
      'Are you eating properly?',
      'Do you eat well?',
    ],
    says: [
      'I eat. Teuta sees to that.',
      "A bit less. It's the shifts.",
      'Normal. My wife cooks for three hundred, so there is always something.',
    ],
  },
  {
    asked: [
      'Do you get angry quickly?',
      'Are you more irritable than before?',
      "What are you like when you're angry?",
      'Do you lose your temper?',
      'Have you got a short fuse lately?',
    ],
    says: [
      "I'm a calm man. Normally.",
      'Sometimes, a little. When it is loud.',
      "I… less patient, maybe. I don't like it.",
    ],
  },
  {
    tells: 'pain-4.2',
    asked: [
      'Did you shout at somebody?',
      'What happened in the car?',
      'What happened with Era?',
      'What happened three weeks ago?',
      'Did you shout at her?',
      'Why does Era not want to go with you any more?',
      'Has something happened between you and Era?',
      'Is there something that happened at home that made the girls careful with you?',
      'Did something happen at home that made your daughters careful?',
      'Can you tell me about one time you lost your temper at home?',
      'When did you last shout at the girls?',
      'What did you do when Era laughed in the car?',
    ],
  },
  {
    asked: [
      'Have you talked to Era about it?',
      'Did you say sorry to Era?',
      'Have you made up with Era?',
      'Have you said sorry to her?',
      'Have you said sorry to Era?',
    ],
    says: [
      "I bought her a book about dolphins. I didn't say anything.",
      "Not really. I don't know how one begins with that.",
      "She said, it's okay, Papa. That was the worst.",
    ],
  },

  {
    asked: [
      'Have you told your manager about that?',
      'Does your manager know how you are?',
      'Does anybody at work know about it?',
    ],
    says: [
      "No. He asks if I'm all right, and I say yes.",
      'At work I say fine. It is quicker.',
      "No. If they know it, I don't drive.",
    ],
  },
  {
    asked: [
      'What would happen if your manager knew?',
      'What would happen if he knew?',
      'What are you afraid would happen at work?',
      'What would they do at work if they knew?',
    ],
    says: [
      "They take me off the tram. Then I'm a man with a problem.",
      'Half shifts for good, I think. Or the office.',
    ],
  },
  {
    asked: [
      'Are you depressed?',
      'Do you think you have a trauma?',
      'Is it a trauma, do you think?',
      'Do you think you are ill?',
      'Have you got a diagnosis?',
    ],
    says: [
      "I don't like such words. I sleep badly, that's all.",
      'No. Tired. It is not the same, is it?',
      'That is for you to say. I drive trams.',
    ],
  },

  {
    asked: [
      'What was the next morning like?',
      'How was the day after?',
      'What did you do the next day?',
    ],
    says: [
      'I got up at half past four, as always. Then I remembered that I had nowhere to go.',
      'Quiet. Teuta stayed at home. We drank coffee and said nothing.',
    ],
  },
  {
    asked: [
      'Is that every night?',
      'Every night?',
      'How many nights a week is that?',
      'Is it the same every night?',
    ],
    says: [
      'Most nights.',
      "Nearly. Saturdays it's a bit better.",
      "Five of seven, maybe. I don't count.",
    ],
  },
]
