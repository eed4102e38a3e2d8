import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How it has been since then. */
export const since: WrittenAnswer[] = [
  {
    tells: 'pain-1',
    asked: [
      'How do you sleep?',
      'Since when have you been sleeping badly?',
      'Could you sleep that night?',
      'How is your sleep?',
      'Are you sleeping okay?',
      'How many hours do you sleep?',
      'How are your nights?',
      'Do you sleep through?',
      'What are the nights like?',
      'Do you wake up at night?',
      'Are you tired during the day?',
      'How have the ten weeks been?',
      'What has changed since then?',
    ],
  },
  {
    tells: 'pain-1.2',
    asked: [
      'What wakes you up?',
      "What's the first thing you think about when you wake up?",
      'What goes on when you lie awake?',
      'When you lie awake, what comes up?',
      'What comes up when you lie awake?',
      'Why do you wake up at night?',
      'What goes on in the other hours?',
      'Do you have nightmares?',
      'What do you dream about?',
      'Do you hear the brake?',
      'What do you hear at night?',
      'What keeps you awake?',
      'What is it that ends your sleep?',
    ],
  },
  {
    asked: [
      'What do you do when you are awake at night?',
      'What do you do at three in the morning?',
      'Do you get up at night?',
      'Where do you go when you cannot sleep?',
    ],
    says: [
      'I sit in the kitchen. I look at the timetable, it calms me.',
      'I stand at the window until the first tram goes.',
      'I go and look whether the girls are covered. Then I sit.',
    ],
  },
  {
    tells: 'pain-2',
    asked: [
      'What happens in your body when you get there?',
      'What happens at Castle Square now?',
      'Do you notice it in your body?',
      'What is it like to drive past Castle Square?',
      'How is it to come up to that stop?',
      'Do you still drive past that place?',
      'What do you notice in your hands?',
      'What do you feel at Castle Square?',
      'How does your body react?',
      'Are you afraid of that stop?',
      'What happens when you drive there now?',
    ],
  },
  {
    tells: 'pain-3',
    asked: [
      'Do you drink?',
      'How much do you drink?',
      'What helps you fall asleep?',
      'How do you get to sleep?',
      'Do you drink alcohol in the evening?',
      'How much raki is it?',
      'What do you do to get to sleep?',
      'What do you do in the evening?',
      'How do you cope in the evenings?',
      'Do you take something to sleep?',
      'Is there anything that you use to calm down?',
    ],
  },
  {
    tells: 'pain-3.2',
    asked: [
      'How much did you drink before?',
      'Has the drinking changed?',
      'Has it become more, the raki?',
      'Was it always that much?',
      'How was it with the raki in September?',
      'Since when do you drink more?',
      'Is that more than it used to be?',
    ],
  },
  {
    asked: [
      'Does the raki help?',
      'Does it help?',
      'Does the drink help?',
      'What does the raki do for you?',
      'Does it work, with the raki?',
      'Do you sleep better with a drink?',
    ],
    says: [
      "To fall asleep, yes. At three I'm awake again.",
      "For an hour or two. I know it's not a medicine.",
      'It makes it quiet. Not for long.',
    ],
  },
  {
    asked: [
      'Are you worried about the drinking?',
      'Do you think you drink too much?',
      'Would you like to drink less?',
      'Would you be willing to cut down on the raki this week?',
      'Could you have one glass less?',
      'Could you leave out the raki for a week?',
      'Have you tried to stop drinking?',
    ],
    says: [
      "I know what you think. I'm not one of those.",
      "I could. I think I could. I haven't tried.",
      'One less, perhaps. If I slept.',
    ],
  },
  {
    asked: [
      'Do they know at work that you drink?',
      'Does your manager know about the drinking?',
      'Do you drink before you drive?',
      'Have you ever driven after drinking?',
    ],
    says: [
      "Never before a shift. Never. They test us, and I'd never do that.",
      'No. And there is nothing to know. Not on the tram.',
      "I don't drive with a drop in me. I want that written down.",
    ],
  },
  {
    tells: 'situation-2',
    asked: [
      'How long were you off work?',
      'How long did you stay at home?',
      'Are you working at the moment?',
      'How many hours are you working now?',
      'Are you back at work?',
      'When did you go back to work?',
      'What shifts do you do now?',
    ],
  },
  {
    asked: [
      'What did you do in the three weeks at home?',
      'How were the three weeks at home?',
      'How did you spend the weeks off?',
      'What was it like to be at home?',
    ],
    says: [
      'I painted the stairs. And then I painted them again.',
      'I repaired things. Teuta said the house has never been so quiet.',
      'I fixed everything that was broken, and then some that was not.',
    ],
  },
  {
    asked: [
      'What was it like to go back?',
      'How was your first day back?',
      'How did it feel to drive again?',
      'What was the first shift like?',
      'Were you nervous when you drove again?',
    ],
    says: [
      'All right. Everybody shook my hand, that was worse.',
      "The first round was bad. After that it's a round like any other.",
      'I got in, I drove, I got out. I counted the stops.',
    ],
  },
  {
    tells: 'background-5',
    asked: [
      'How is the money at the moment?',
      'Do you earn less on half shifts?',
      'What does it cost you to work half shifts?',
      'Is money a worry?',
      'How much less do you bring home?',
      'How are you managing with the money?',
      'Is it hard on the money side?',
    ],
  },
  {
    tells: 'situation-4',
    asked: [
      'How are you feeling?',
      "How's your mood?",
      "What's up?",
      'How is your mood these days?',
      'How are you doing these days?',
      'Are you okay?',
      'How do you feel in general?',
      'Are you coping?',
      'How are things?',
    ],
  },
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
      'What was better before?',
      'What was different before it happened?',
      'How were you before?',
    ],
    says: [
      "That I didn't think about my hands.",
      'A day that is only a day.',
      "I used to whistle, Teuta says. I hadn't noticed.",
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
      'Are you scared that it happens again?',
      'Are you afraid it could happen again?',
      'What if it happens again?',
    ],
    says: [
      "That the next time it's not two metres.",
      'That it stays like this. Nothing else.',
      'That I brake too late. One time.',
    ],
    more: ["You sit in front, behind the glass, and you can't steer. You can only brake."],
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
    ],
  },
  {
    asked: [
      'How did Era react when you shouted?',
      'Have you talked to Era about it?',
      'Did you say sorry to Era?',
      'What did Era do when you shouted?',
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
      'Have you told them at work?',
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
]
