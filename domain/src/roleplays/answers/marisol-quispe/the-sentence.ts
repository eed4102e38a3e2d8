import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The sentence itself: how it sounded, what it came from, and what it did to those who heard it. */
export const theSentence: WrittenAnswer[] = [
  {
    asked: [
      'How loud were you?',
      'Did you shout at Owen?',
      'Were you shouting?',
      'Did you raise your voice?',
      'Did you yell across the lab?',
      'Was it loud?',
      'Could they hear you at the other end?',
    ],
    says: [
      "I didn't shout. I said it so that it arrived.",
      "Loud enough for five. I've a voice that carries, ask the altos.",
    ],
  },
  {
    asked: [
      'Did it need to be in front of everyone?',
      'Did everybody have to hear it?',
      'Was it necessary to say it in front of the others?',
      'Why did you say it in front of people?',
      "Why didn't you wait until you were alone with Owen?",
      "Couldn't it have waited two minutes?",
    ],
    says: [
      'The stop, yes. That had to be out loud. The reading could have waited.',
      "The stop couldn't wait. The rest could have, till the corridor.",
    ],
  },
  {
    asked: [
      'Was the way you said it right as well?',
      'Do you stand by how you said it?',
      'Was it right to put it like that?',
      'Do you think that was the right way to say it?',
      'Was that the right tone?',
      'And the tone, was that right too?',
    ],
    says: [
      'No. Right about the tubes, wrong about the sentence.',
      "The tubes I'd sign for. The tone I wouldn't.",
    ],
  },
  {
    asked: [
      'Why those words of all words?',
      'Why did you say that about reading?',
      'Why did you have to mention reading?',
      'What did you mean by that, about reading?',
      'How did you come up with such a sentence?',
      "Why wasn't stop enough?",
    ],
    says: [
      "Because he had a tube in each hand and hadn't read either. It was that simple.",
      'Stop came out first. The rest came after it, like a second tram.',
    ],
  },
  {
    asked: [
      'Has anybody ever talked to you like that?',
      'Did anybody say such a thing to you, once?',
      'Have you ever been spoken to like that?',
      'Who talked to you like that?',
      'Did that happen to you as well?',
      'Were you ever shown up in front of people?',
    ],
    says: [
      'Once, here, in my first month. I remember the day and his tie.',
      'A man upstairs, long gone now. Ask her if she speaks English, he said. I was standing there.',
    ],
  },
  {
    asked: [
      'Were you angry or scared?',
      'Was it anger or was it fear?',
      'Were you frightened in that moment?',
      'Did you get a fright?',
      'Were you angry with Owen?',
      'Was it fright more than temper?',
    ],
    says: [
      "Frightened first. Angry is quicker, so that's what people hear.",
      'My knees were frightened. My mouth was angry.',
    ],
  },
  {
    asked: [
      'Was it a joke?',
      'Were you joking?',
      'Was that supposed to be funny?',
      'Were you being sarcastic?',
      'Did you mean it as a joke?',
      'Did you mean that seriously?',
    ],
    says: [
      "Nobody laughed. So no, it wasn't a joke.",
      'It was meant to sting. I only saw afterwards how well it did.',
    ],
  },
  {
    asked: [
      'Did anybody say well done for catching it?',
      'Has anybody praised you for stopping it?',
      'Has somebody told you how good that was?',
      'Did you hear a good word about the samples?',
      'Do you know that you saved somebody there?',
      'Did you get any credit for spotting it?',
    ],
    says: [
      'No. In a laboratory, well done is when the phone stays quiet.',
      "You'd be the first. The book says incident, and a time.",
    ],
  },
  {
    asked: [
      'When did you realise how it had sounded?',
      'When did it dawn on you that it was too much?',
      'Did you think about it later that day?',
      'Did you notice straight away how it sounded?',
      'Did it keep you awake?',
      'Did you hear it yourself afterwards?',
    ],
    says: [
      'As it came out. And then on the bus, all forty minutes.',
      "At once. But it's like a dropped tube, you only see it fall.",
    ],
  },
  {
    asked: [
      'How was it for those who listened?',
      'What do you think the others learned from it?',
      'What did the five make of it, do you think?',
      'What does it do to the other trainees when they hear that?',
      'What message did it send to the others?',
      'How was it for the two other trainees?',
    ],
    says: [
      'The two trainees? Keep your head down near Marisol. That, I fear.',
      'They learned that it can be them. Nobody learned anything about labels.',
    ],
  },
  {
    asked: [
      'Has your tone ever come up before?',
      'Has somebody spoken to you about how you talk to people?',
      'Is this the first time that somebody says that to you?',
      'Did a boss ever talk to you about your manner?',
      'Have you been told before that you are too sharp?',
      'Has there been a complaint about you before?',
    ],
    says: [
      'Once, in an appraisal. It said direct. I took it for praise.',
      'Never in a room like this. Fourteen years, and now a chair.',
    ],
  },
  {
    asked: [
      'Would it have come out differently after some sleep?',
      'Would you have said that on a good day?',
      'Was it the tiredness that spoke?',
      'Was it because you were so tired?',
      'Would it have happened if you had slept?',
      'If you had been fresh, what would you have said?',
    ],
    says: [
      "The stop would be the same. The reading, I think I'd have swallowed.",
      "I'd have had one second more. One second is enough for a sentence like that.",
    ],
  },
  {
    asked: [
      'Would you say that to a doctor?',
      'Would you have said it to somebody above you?',
      'Would you talk to a consultant like that?',
      'Did you say it because he is only a trainee?',
      'Would you have said it to me?',
      'Do you talk to senior people like that too?',
    ],
    says: [
      "I've stopped a surgeon on the telephone. I did say doctor first.",
      "The stop, to anybody. The reading, no. He couldn't answer back. That's the ugly part.",
    ],
  },
  {
    asked: [
      'Who told you what this is about?',
      'Did somebody warn you about this talk?',
      'How did you know that it would be about Tuesday?',
      'Did you expect this?',
      'Were you expecting this talk?',
    ],
    says: [
      'Nobody. They stop talking when I come in, so I worked it out.',
      "Jess, with her eyebrows. She can't keep anything in her face.",
    ],
  },
  {
    asked: [
      "What's the talk in the lab?",
      'What do they say about it in the lab?',
      'Is there gossip about Tuesday?',
      'What are the others saying about Tuesday?',
      'What has gone round about it?',
    ],
    says: [
      'That I ate a trainee. It gets bigger with every shift.',
      'By Wednesday I had thrown a tube. There was no tube.',
    ],
  },
  {
    asked: [
      'Are the others on your side?',
      'Whose side are your colleagues on?',
      'Does anybody stand behind you?',
      'Do the people in the lab think you were right?',
      'What does Jess say about it?',
    ],
    says: [
      "Jess is with me about the tubes, and with him about the sentence. She's fair.",
      "There aren't sides. There's a bench, and people walking round it.",
    ],
  },
]
