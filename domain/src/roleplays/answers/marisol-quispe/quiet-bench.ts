import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The trainees who have gone quiet, and how she teaches, praises and once hid things herself. */
export const quietBench: WrittenAnswer[] = [
  {
    asked: [
      'Is it because of Tuesday?',
      'Has Tuesday got to do with it?',
      'Could they be quiet because of you?',
      'Are you the reason that they are quiet?',
      'Do you think it is because of how you talk to them?',
      "What's your guess why they are quiet?",
      'If you had to guess, what would it be?',
      'Could it have something to do with how the trainees get spoken to?',
      'Do you think their silence has to do with how they get spoken to?',
      'Might the trainees be quiet because of the way you speak to them?',
      'Do you think it could have something to do with your tone?',
    ],
    says: [
      'Tuesday made it worse. It began before that.',
      "I'd like it to be the tiredness. I think some of it is me.",
    ],
    more: ['You tell yourself they are concentrating. For two months you tell yourself that.'],
  },
  {
    asked: [
      'Since when is it so quiet?',
      'When did the trainees go quiet?',
      'When did you first notice that they were quiet?',
      'How long have they been like that?',
      'Was there a day when the trainees changed?',
    ],
    says: [
      'Since September, about. One night I noticed that only I was talking.',
      'Two months. It came like a draught, nobody opened a window.',
    ],
  },
  {
    asked: [
      'What sort of questions did they ask you before?',
      'What did the trainees want to know?',
      'What did you talk about with the trainees before?',
      'What would they come to you with?',
      'What do trainees normally ask?',
    ],
    says: [
      'Everything. Why O goes to everybody, why I talk to the centrifuge.',
      'Stupid things, clever things. Is this red enough. I miss is this red enough.',
    ],
  },
  {
    asked: [
      'Have you asked the trainees about it?',
      'Did you ask them what was wrong?',
      "Why don't you just ask them?",
      'Have you tried to talk to them about it?',
      'Have you said to them that you noticed?',
    ],
    says: [
      "No. I think I was afraid they'd tell me.",
      'I asked whether everything was all right. They said fine. All of them, fine.',
    ],
  },
  {
    asked: [
      'How many trainees are there?',
      'How many trainees do you have?',
      'How many people are you training at the moment?',
      'How big is the group of trainees?',
      'How many trainees are on with you at a time?',
    ],
    says: [
      'Four, with Owen. One a night, by turns.',
      'Four. On a good night I get one of them to myself.',
    ],
  },
  {
    asked: [
      'Does the quiet bother you?',
      'Do you mind that they have gone quiet?',
      'Does it hurt that they stopped asking?',
      'Do you miss their questions?',
      'Does it make you sad that they keep away?',
      'How is it for you when they keep quiet?',
    ],
    says: [
      'Yes. I used to complain that they never shut up. I take it back.',
      'It does, at four. By day I can explain it away.',
    ],
  },
  {
    asked: [
      "Isn't quiet a good thing?",
      "Isn't it easier when nobody talks?",
      "Don't you like it quiet?",
      'Is it so bad that it is quiet?',
      "Isn't that nice for once?",
      "Can't you work better when it is quiet?",
    ],
    says: [
      'Easier, yes. Safer, no. Their questions told me what their hands were doing.',
      'I like quiet from fridges. From trainees it makes me look up.',
    ],
  },
  {
    asked: [
      'What do you mean by quiet?',
      'In what way is it quiet?',
      'How do you notice that they are quiet?',
      'Do you mean less work or less talk?',
      'What exactly has got quieter?',
    ],
    says: [
      'Fewer words. The samples come as they always did.',
      'They read the manual where they used to ask me. You hear the pages.',
    ],
  },
  {
    asked: [
      'What did you hide as a trainee?',
      'Did you hide a mistake yourself once?',
      'What did you keep to yourself back then?',
      'What mistake did you not own up to?',
      'Were you ever too scared to say something?',
      'Did you ever cover something up?',
    ],
    says: [
      'A dropped tube. I wrote that it had come broken. I was twenty-one.',
      'One tube, swept up before she came in. She had seen my shoes.',
    ],
    more: ['She let me carry it for two days. Then the corridor.'],
  },
  {
    asked: [
      'What were you like when you were learning?',
      'What kind of trainee were you?',
      'Were you a good trainee?',
      'How were you at that age?',
      'Were you ever like Owen?',
      'Were you scared as a trainee?',
    ],
    says: [
      'Fast, proud and frightened. Owen with a plait.',
      'I knew everything, for about a month. Then I dropped something.',
    ],
  },
  {
    asked: [
      'What makes a good trainee?',
      'What do you want to see in a trainee?',
      'What matters most to you in somebody new?',
      'What should a trainee be able to do?',
      'Which trainees do you like best?',
    ],
    says: [
      "Somebody who stops when they aren't sure. Speed comes by itself.",
      "Who says I don't know before I notice it. That one I can teach.",
    ],
  },
  {
    asked: [
      'Do you praise the trainees?',
      'Do you tell people when they do well?',
      'When did you last praise somebody?',
      'Do they ever hear something nice from you?',
      'How do they know when they got it right?',
    ],
    says: [
      "I say nothing. That means it was right. I know, they can't hear nothing.",
      'I nod. They tell me nobody has ever seen it.',
    ],
  },
  {
    asked: [
      'Do you thank your own people?',
      'When did you last thank somebody?',
      'Do you ever say thank you on nights?',
      'Have you thanked Owen for anything?',
      'Do the trainees get a thank you from you?',
    ],
    says: [
      'The porter, for the bread. The trainees, no. You have me there.',
      "Not enough. I ask for it and I don't give it, I can hear that.",
    ],
  },
  {
    asked: [
      'What does good teaching look like to you?',
      'What does a good teacher do?',
      'What kind of teacher do you want to be?',
      'How should a trainee be taught?',
      'How would you like to lead people?',
    ],
    says: [
      'Shuts the door first. And is still patient at four in the morning.',
      "Lets them find it. I take it out of their hands, that's my fault in it.",
    ],
  },
  {
    asked: [
      'What would you tell somebody who starts here?',
      'What advice would you give a beginner?',
      'What do you wish you had known at the start?',
      'What would have helped you at the beginning?',
      'What should every trainee hear on the first day?',
    ],
    says: [
      'That everybody is frightened, and nobody minds if you say so.',
      'Ask me twice. The third time I sigh, but ask me.',
    ],
  },
]
