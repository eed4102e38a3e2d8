import { joyceMwangiAnswers } from './answers/joyce-mwangi.ts'
import { toldWhenAsked, toldWhenEarned, type WrittenRoleplay } from './written.ts'

export const joyceMwangi: WrittenRoleplay = {
  persona: {
    name: 'Joyce Mwangi',
    role: 'Ground operations manager at a regional airport',
    situation:
      'Joyce is seeing three candidates today for one post and has half an hour for each. A supervisor here has twenty-four people and thirty-eight turnarounds a day, four days on and four off, with starts at three in the morning. She has had three supervisors in two years and would rather leave the post empty until spring than hire a fourth who leaves. She is friendly, and she notices every we that should have been an I.',
    background:
      'Joyce is 52 and began as a baggage loader in Mombasa, where she was the only woman on the ramp. She has been here for seventeen years and runs a department of 140. Six years ago a loader called Pete lost two fingers in a belt that a friend of his had started too early. The supervisor had seen them rushing and had said nothing, because they all drank together. She visited Pete in hospital and has asked the same question in every interview since: whom have you stopped? Of the three who left, two could not live with the hours, and one could not tell his friends to stop.',
    painPoints: [
      'Three supervisors in two years: two left over the hours, and one had to be moved.',
      'The quick and popular ones are those who cut corners, and nobody likes to tell them.',
      'Candidates say we, and after half an hour it is still not clear what they did themselves.',
      'Every empty week costs about 1,800 pounds in overtime for the other three crews.',
    ],
    goals: [
      'Hear one time when the candidate stopped somebody they liked.',
      'Find out what the candidate did with their own hands and voice when things went wrong.',
      'Know whether this person will still be here in two years.',
    ],
  },
  graph: {
    answers: joyceMwangiAnswers,
    greetings: [
      "Hello, come in. I'm Joyce Mwangi, I run the ramp.",
      "Good morning, I'm Joyce. Sit anywhere, they're all equally bad chairs.",
      "Hello. Joyce Mwangi, ground operations. You found us, that's a start.",
      "Come in, come in. I'm Joyce.",
    ],
    facts: [
      toldWhenAsked('situation-1', [
        "I'm seeing three candidates today, for one post. Half an hour each.",
        'There are three of you today, and one post.',
      ]),
      toldWhenAsked('situation-2', [
        'A supervisor here has twenty-four people and thirty-eight turnarounds a day.',
        "You'd have twenty-four people. Thirty-eight turnarounds a day.",
      ]),
      toldWhenAsked('situation-2.2', [
        "It's four days on and four off, and some starts are at three in the morning.",
        'Four on, four off. And yes, three in the morning, some days.',
      ]),
      toldWhenAsked('situation-3', [
        "We've had three supervisors in two years. I'd rather leave it empty until spring than hire a fourth who leaves.",
        "Three in two years. I'd sooner have nobody than another one who goes.",
      ]),
      toldWhenAsked('background-1', ["I'm fifty-two.", 'Fifty-two, and my knees know it.']),
      toldWhenAsked('background-1.2', [
        'I began as a baggage loader in Mombasa. I was the only woman on the ramp.',
        'I started loading bags, in Mombasa. One woman on the ramp, and it was me.',
      ]),
      toldWhenAsked('background-2', [
        "I've been here for seventeen years. The department is a hundred and forty people.",
        'Seventeen years here. A hundred and forty people, these days.',
      ]),
      toldWhenAsked('background-3', [
        'Six years ago a loader called Pete lost two fingers in a belt. A friend of his had started it too early.',
        'Pete. Six years ago. Two fingers in a belt that his friend had switched on too soon.',
      ]),
      toldWhenAsked('background-3.2', [
        'The supervisor had seen them rushing and said nothing, because they all drank together.',
        'His supervisor saw it coming. But they were friends, so he kept his mouth shut.',
      ]),
      toldWhenAsked('background-4', [
        'I visited Pete in hospital. Since then I ask everybody the same thing: whom have you stopped?',
        'After the hospital I started asking it. Whom have you stopped?',
      ]),
      toldWhenAsked('background-5', [
        "Of the three who left, two couldn't live with the hours. One couldn't tell his friends to stop.",
        "Two went over the hours. The third couldn't say no to his mates, so I moved him.",
      ]),
      toldWhenEarned('pain-1', { rapport: 40 }, [
        'Three supervisors in two years. Two left over the hours, one I had to move.',
        "I've filled this post three times in two years. I'm tired of the leaving cakes.",
      ]),
      toldWhenEarned('pain-2', { rapport: 48 }, [
        'The quick and popular ones are the ones who cut corners. Nobody likes to tell them.',
        "It's always the popular ones who cut corners, and everybody lets them.",
      ]),
      toldWhenEarned('pain-3', { rapport: 50 }, [
        "People come in here and say we. After half an hour I still don't know what they did.",
        "I hear a lot of we in this room. I'm hiring one person.",
      ]),
      toldWhenEarned('pain-4', { rapport: 45 }, [
        'Every week that the post is empty costs me about eighteen hundred pounds in overtime.',
        "Eighteen hundred pounds a week, in overtime. That's what the empty chair costs.",
      ]),
      toldWhenEarned('goal-1', { rapport: 35 }, [
        'I want to hear of one time when you stopped somebody you liked.',
        "One time that you stopped a friend. That's what I'm after.",
      ]),
      toldWhenEarned('goal-2', { rapport: 35 }, [
        'I want to know what you did yourself when it went wrong. Your hands, your voice.',
        "I'm listening for what you did. You, not the team.",
      ]),
      toldWhenEarned('goal-3', { rapport: 35 }, [
        "I need to know whether you'd still be here in two years.",
        "Will you still be here in two years? That's my question behind all the others.",
      ]),
    ],
    asks: [
      {
        id: 'yourself',
        in: 'opening',
        says: [
          'So who are you? Give me the two-minute version.',
          'Tell me about yourself. The bits that have to do with people and machines.',
        ],
        words: 'work years experience background crew team shift supervisor currently',
      },
      {
        id: 'stopped',
        in: 'experience',
        reveals: 'goal-1',
        says: [
          "Tell me about one time when you told somebody you liked to stop, because it wasn't safe.",
          'Have you ever stopped a friend who was doing something dangerous? Tell me about one time.',
        ],
        words: 'stopped friend liked told unsafe belt rushing said no shift safety',
      },
      {
        id: 'went-wrong',
        in: 'experience',
        reveals: 'goal-2',
        says: [
          'Tell me about a shift that went wrong. What did you do, yourself?',
          'A bad day. What went wrong, and what did you do with your own two hands?',
        ],
        words: 'shift wrong delay did called moved fixed decided aircraft late',
      },
      {
        id: 'crew',
        in: 'experience',
        says: [
          "You've got twenty-four people, and one of them is always late. What do you do?",
          "How do you tell somebody that their work isn't good enough? Take one that you told.",
        ],
        words: 'late told talk privately asked warned improved person crew',
      },
      {
        id: 'hours',
        in: 'motivation',
        reveals: 'goal-3',
        says: [
          'Four on, four off, and starts at three in the morning. What does that do to your life?',
          "Two of the last three left over the hours. Why wouldn't you?",
        ],
        words: 'hours shift nights family sleep early years stay used',
      },
      {
        id: 'why-here',
        in: 'motivation',
        says: [
          'Why this ramp? There are quieter ones.',
          "What do you want from this job that you don't have now?",
        ],
        words: 'airport job want learn crew responsibility team lead here',
      },
    ],
    firstAsk: 'yourself',
    phrases: {
      'come-back': [
        'Ask me that again on the way out.',
        'Let me think about that while you talk.',
        "I'll come back to that, remind me.",
        'Hold that one for the end.',
      ],
      'dig-own-part': [
        'We. And you?',
        "That's a lot of we. What was you?",
        "Who's we? I'm only hiring one of you.",
        'Which part of that had your hands on it?',
        'And what did you say, yourself? The words.',
        'If I ring them up, what do they say that you did?',
      ],
      'dig-example': [
        'Give me one day. What happened?',
        'For instance? One time, with a name in it if you like.',
        'And one time that it happened?',
        'Take me to the ramp. When was it?',
        "I'd like one that happened.",
        'Such as? One shift.',
      ],
      'dig-result': [
        'And how did it end?',
        'What came of it?',
        'And the others, what did they say to it?',
        'Did it last?',
        'What was different a month later?',
        'And after that?',
      ],
      'how-i-am': [
        "I'm well, thank you. Did you find the coffee?",
        'Good. Up since three, but good.',
        "All right, thanks. You're my second today.",
        "I'm fine. Are you nervous? Don't be.",
      ],
    },
  },
}
