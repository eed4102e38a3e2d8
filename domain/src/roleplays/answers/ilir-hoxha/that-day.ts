import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The day at Castle Square. */
export const thatDay: WrittenAnswer[] = [
  {
    tells: 'situation-1',
    asked: [
      'What happened at Castle Square?',
      'Where were you when it happened?',
      'Did you crash or something?',
      'Can you tell me what happened that day?',
      'What happened ten weeks ago?',
      'What happened with the boy?',
      'Tell me about the incident.',
      'What happened at work?',
      'What was the accident about?',
      'Tell me about the day it happened.',
      'How did the accident happen?',
      'What happened that day with the tram?',
      'Can you tell me in your own words what happened?',
      'Tell me in your own words what happened that day.',
      "I'd like to hear what happened at Castle Square.",
      'What happened exactly with the boy at Castle Square?',
    ],
  },
  {
    tells: 'situation-1.2',
    asked: [
      'How close was it?',
      'Did you stop in time?',
      'How long did it take the tram to stop?',
      'How long is the braking distance?',
      'How far away were you when you stopped?',
      'What did you do when he stepped out?',
      'How did you react when you saw him?',
      'Did you brake?',
      'Did you hit him?',
    ],
  },
  {
    tells: 'situation-1.3',
    asked: [
      'Was anybody hurt?',
      'Was the boy injured?',
      'And the boy was unhurt?',
      'He was not hurt, was he?',
      'What did the boy do then?',
      'What happened to the boy?',
      'Is the boy all right?',
      'So was he okay?',
      'How did the boy react?',
      'Did the boy say anything?',
    ],
  },
  {
    asked: [
      'How fast were you going?',
      'What speed were you driving at?',
      'Were you driving fast?',
    ],
    says: [
      'Slowly. Fifteen, twenty. You come into the stop there.',
      "Not fast. It's a stop. I was nearly at walking pace, I thought.",
      'As you should. They checked it afterwards, it was all correct.',
    ],
  },
  {
    asked: [
      'Were there many people on the tram?',
      'Did anybody on the tram get hurt?',
      'What about the passengers?',
      'How did the passengers react?',
      'What did the people on the tram do?',
      'Did somebody fall over in the tram?',
    ],
    says: [
      'Some fell against the seats. Nobody was hurt.',
      'It was half full. A lady dropped her shopping. There were oranges everywhere.',
      "They were quiet first. Then one clapped. I didn't like that.",
    ],
  },
  {
    asked: [
      'What did you do after you stopped?',
      'What did you do next, right after it?',
      'And after that, what did you do?',
      'What happened right after you had stopped?',
      'Did you get out of the tram?',
      'Did you drive on afterwards?',
    ],
    says: [
      'I called control. Then I drove on to the next stop, and there they took me off.',
      'I said into the microphone that we wait a moment. My voice was quite normal.',
      'I picked up some oranges, for a lady. Then I rang control.',
    ],
  },
  {
    asked: [
      'What went through your mind?',
      'What were you thinking in that moment?',
      'What did you think when you saw him?',
      'What did you feel when you braked?',
      'How did you feel when he stepped out?',
      'What was it like in that moment?',
      'How was it when you stopped?',
    ],
    says: [
      'Nothing. The hand does it. The thinking comes later.',
      "It was very quick. First you brake, and then you're cold.",
      "I don't know. It was loud, and then it was very quiet.",
    ],
    more: ["They say it's two seconds. It was longer, from where I sat."],
  },
  {
    tells: 'background-6',
    asked: [
      'What did the boy look like?',
      'What was he wearing?',
      'What did you see in front of you?',
      'Who did you think of when you saw him?',
      'Is there something about it that you have told nobody?',
      'Did he remind you of somebody?',
      'What is it about that boy?',
      'What have you not told anybody?',
      'What about the jacket?',
      'Did you think of your daughter when you saw him?',
      'What if it had been Lira?',
      'Could it have been one of your girls?',
    ],
  },
  {
    asked: [
      'What was it like for you that he laughed?',
      'How did you feel when he ran off laughing?',
      'What did it do to you that the boy laughed?',
      'How was the laughing for you?',
      'Did the laughing hurt you?',
      'What do you hear in that laugh?',
    ],
    says: [
      'I stood there shaking and he laughed. I still hear that, too.',
      'I was glad that he could run. And I could have hit him.',
    ],
  },
  {
    asked: [
      'Are you angry with the boy?',
      'Do you blame him?',
      'Were you angry at him?',
      'Are you angry about it?',
      'Have you got a grudge against the boy?',
      'Do you hold it against him?',
    ],
    says: [
      "He's fifteen. They look at their phones, mine too.",
      'A little. More with the phone than with him.',
    ],
  },
  {
    asked: [
      'Have you seen the boy since?',
      'Have you seen him since?',
      'Did you ever meet him again?',
      'Did the boy come back?',
    ],
    says: [
      'No. I look for him, when I come through there.',
      "No. I'd know him at once.",
      'Never. Sometimes I think I see him. It is always another one.',
    ],
  },
  {
    asked: [
      'Do you feel guilty?',
      'Was it your fault?',
      'Could you have done something differently?',
      'Do you blame yourself?',
      'Did you do something wrong?',
      'Do you think you made a mistake?',
    ],
    says: [
      "They said I did everything right. It's in the report.",
      "No. I did what you do. It doesn't help much.",
      'I stopped. So, no. And still I go over it.',
    ],
  },
  {
    asked: [
      'What time of day was it?',
      'Which shift was it?',
      'When exactly did it happen?',
      'What day was it?',
      'At what time did it happen?',
      'Was it the rush hour?',
    ],
    says: [
      'Half past three. The schools were out.',
      'A Tuesday, in the afternoon, when the children go home.',
    ],
  },
  {
    asked: [
      'Did somebody look after you afterwards?',
      'Who picked you up?',
      'Who took over from you?',
      'Who drove the tram on?',
      'Did anybody ask how you were?',
      'Was there somebody with you afterwards?',
    ],
    says: [
      'A colleague took over the tram. I got a cup of tea in the depot.',
      'Graham, my manager. He drove me home, and we talked about football.',
      'They were kind. Tea, a form, go home.',
    ],
  },
  {
    asked: [
      'What happened at work afterwards?',
      'Was there an investigation?',
      'What did the company do?',
      'Was there a report?',
      'Did they look at the camera?',
    ],
    says: [
      'They looked at the camera and the data. Everything was correct.',
      "There's a report, four pages. Nothing against me.",
      "They watched the film. I said that I needn't see it.",
    ],
  },
  {
    asked: [
      'What did you say to the passengers?',
      'Did you say anything to the people on the tram?',
      'What did you tell the people behind you?',
      'What did you announce?',
    ],
    says: [
      "That we're stopping for a moment and they should hold on. A bit late.",
      "I said sorry. I don't know why I said sorry.",
    ],
  },
  {
    asked: [
      'Has something like that happened before?',
      'Was it the first time?',
      'Did you ever have an accident before?',
      'Have you had a near miss before?',
    ],
    says: [
      'Cars, yes. Every week. Never a child.',
      'A dog once, years ago. Never somebody on foot, so near.',
      "Small things. You ring the bell and they jump. This one didn't hear the bell.",
    ],
  },
  {
    asked: [
      'Do you often think about it?',
      'Do you think about that day a lot?',
      'Do you think about him, the boy?',
      'How often does it come back?',
      'Do the pictures come back?',
      'Do you get flashbacks?',
      'Does it come back to you?',
    ],
    says: [
      "I don't think about it. It's more the other way round.",
      'When I come up to the stop. And sometimes when it is quiet.',
      "More than I'd like. Not when I'm busy.",
    ],
  },

  {
    asked: [
      "What is the boy's name?",
      'Do you know who the boy was?',
      'Did you find out who he is?',
    ],
    says: [
      "I don't know his name. Nobody does. He ran.",
      'Nobody knows. A schoolboy. There are thousands.',
    ],
  },
  {
    asked: [
      'Where is Castle Square?',
      'Which part of the line is it?',
      'Where did it happen?',
      'What sort of stop is Castle Square?',
    ],
    says: [
      'Castle Square. In the middle of town, where everybody changes.',
      'In the centre. People everywhere, and all of them in a hurry.',
      "Castle Square. You can't get round it, every line goes through.",
    ],
  },

  {
    asked: [
      'Did you see him coming?',
      'How quickly did you see him?',
      'Did you see the boy before?',
    ],
    says: [
      'No. He came from behind the shelter. They do that.',
      'Late. First a shoe, then a phone, then all of him.',
    ],
  },
  {
    asked: [
      'Was he looking at you?',
      'Did the boy look at you?',
      'Could you see his face?',
      'Did your eyes meet?',
      'Would you know his face again?',
      'How did he look at you?',
    ],
    says: [
      'He was looking at his phone. Then up, at me, for one second.',
      "For one second, when he looked up. I'd know him anywhere.",
    ],
  },

  {
    asked: [
      'Do you think you could have killed him?',
      'Do you think about what could have happened?',
      'What if you had hit him?',
      'Could he have died?',
      'What would have happened if you had braked later?',
    ],
    says: [
      "Two metres. You can work it out. I've worked it out.",
      "One second. That's all. I try not to.",
      "I don't say that word. But yes, I think it.",
    ],
  },
]
