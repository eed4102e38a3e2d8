import { samirHaddadAnswers } from './answers/samir-haddad.ts'
import { toldWhenAsked, toldWhenEarned, type WrittenRoleplay } from './written.ts'

export const samirHaddad: WrittenRoleplay = {
  persona: {
    name: 'Samir Haddad',
    role: "Owner of Haddad's, a restaurant with thirty-eight seats",
    situation:
      "It is Monday. Samir's card machine died on Friday at lunch, with people waiting to pay. He has called three times since. On Saturday somebody called Leah promised a new machine, and a courier brought a charger. He has been taking cash and turning people away, and has forty booked for Friday, for a birthday. He has just waited thirty-five minutes. He calms down when somebody shows that they have heard him, and gets louder when somebody reads from a card.",
    background:
      'Samir is 51, came from Zahle as a student of civil engineering, and built bridges for twelve years before he opened the restaurant with his sister Rima in 2014. She cooks; he does the rest. A Saturday brings in about 2,600 pounds, and two thirds of it is cards. He has been with Tillstone for six years, pays 27 pounds a month and has never missed one. He is embarrassed by how angry he was with Leah, who was kind. On Saturday evening a man from another company left his card under the door.',
    painPoints: [
      'Since Friday about 1,900 pounds have gone to other places, with a party of twelve among them.',
      'Three calls, two hours on hold, and the story told from the beginning each time.',
      'What was promised on Saturday was a machine, and what came was a charger.',
      'Friday is a birthday with forty guests, and the nearest cash machine charges two pounds.',
    ],
    goals: [
      'Have a machine that works on the counter before Friday evening.',
      'Have one person, by name, who says when they will call and then does.',
      'Hear somebody say that it went wrong, and not that they understand his frustration.',
    ],
  },
  graph: {
    answers: samirHaddadAnswers,
    greetings: [
      "Finally. Samir Haddad here. My card machine's been dead since Friday.",
      "Hello? Yes. Thirty-five minutes I've been waiting. Samir Haddad.",
      "Oh, a person. This is Samir, from Haddad's, and it's my fourth call.",
      "Yes, hello. Haddad's restaurant. It's about the card machine, again.",
    ],
    facts: [
      toldWhenAsked('situation-2', [
        'My card machine died on Friday, in the middle of lunch. People were standing there waiting to pay.',
        "It went on Friday at lunch. Full house, people with their cards out, and the thing's dead.",
      ]),
      toldWhenAsked('situation-3', [
        "I've called three times since Friday. You're number four.",
        'This is my fourth call about it.',
      ]),
      toldWhenAsked('situation-4', [
        'On Saturday I spoke to somebody called Leah. She promised me a new machine, and a courier brought a charger.',
        'Leah said a new machine, on Saturday. What came was a charger. A charger!',
      ]),
      toldWhenAsked('situation-5', [
        "I'm taking cash, and I'm sending people away.",
        'Cash only. Half of them turn round at the door.',
      ]),
      toldWhenAsked('situation-6', [
        "I've just waited thirty-five minutes to talk to you.",
        'Thirty-five minutes, with your music.',
      ]),
      toldWhenAsked('situation-7', [
        "I've got forty people on Friday, for a birthday.",
        "There's a birthday on Friday. Forty people.",
      ]),
      toldWhenAsked('background-1', ["I'm fifty-one.", 'Fifty-one. I feel older today.']),
      toldWhenAsked('background-1.2', [
        'I was an engineer. I built bridges for twelve years before the restaurant.',
        "Twelve years I built bridges. They're all still standing. Your machine isn't.",
      ]),
      toldWhenAsked('background-1.3', [
        'I opened the restaurant in 2014 with my sister Rima. We came from Zahle.',
        "It's me and my sister Rima, since 2014.",
      ]),
      toldWhenAsked('background-1.4', [
        "We've thirty-eight seats.",
        'Thirty-eight seats, on a good night.',
      ]),
      toldWhenAsked('background-2', [
        'Rima cooks. I do the rest.',
        "My sister's in the kitchen, and everything else is me.",
      ]),
      toldWhenAsked('background-3', [
        'A Saturday brings in about 2,600 pounds, and two thirds of it is cards.',
        "On a Saturday it's 2,600 pounds or so. Two thirds of that are cards.",
      ]),
      toldWhenAsked('background-4', [
        "I've been with you for six years. Twenty-seven pounds a month, and I never missed one.",
        'Six years with Tillstone, twenty-seven pounds every month. Not once late.',
      ]),
      toldWhenEarned('background-5', { rapport: 60 }, [
        "I was loud with Leah, on Saturday. She was kind, and I shouted. I'm not proud of that.",
        "Tell Leah I'm sorry, would you? I wasn't nice to her.",
      ]),
      toldWhenEarned('background-6', { rapport: 55 }, [
        'On Saturday night a man from another company put his card under my door.',
        "There's a card from one of your competitors on my counter. He came by himself.",
      ]),
      toldWhenEarned('pain-1', { rapport: 32, hint: "And don't ask what it has cost me." }, [
        'About nineteen hundred pounds have gone somewhere else since Friday. A party of twelve walked out.',
        "I've lost nineteen hundred pounds since Friday. Twelve people in one go.",
      ]),
      toldWhenEarned(
        'pain-2',
        { rapport: 32, hint: 'And every time I start from the beginning.' },
        [
          'Three calls, two hours on hold, and I tell the whole story again every time.',
          "Every time I call, it's somebody new, and I start from zero. Two hours on hold, all in all.",
        ],
      ),
      toldWhenEarned('pain-3', { rapport: 35 }, [
        "I was promised a machine. I got a charger. So what's a promise worth?",
        'They said machine and they sent a charger. Nobody even checked.',
      ]),
      toldWhenEarned('pain-4', { rapport: 38, hint: "And Friday's coming." }, [
        "It's a birthday on Friday, forty guests. The nearest cash machine takes two pounds off them.",
        'Forty guests on Friday, and I send them down the road to a cash machine that charges two pounds?',
      ]),
      toldWhenEarned('goal-1', { rapport: 25 }, [
        'I need a machine that works on my counter before Friday evening.',
        'A machine. On the counter, working, before Friday.',
      ]),
      toldWhenEarned('goal-2', { rapport: 30 }, [
        "I want one person, with a name, who says when they'll call and then calls.",
        'One name. One person who calls me back when they said they would.',
      ]),
      toldWhenEarned('goal-3', { rapport: 35 }, [
        'I want somebody to say that it went wrong. Not that they understand my frustration.',
        "Just say it went wrong. That's all. Nobody has said it.",
      ]),
    ],
    objections: [
      {
        id: 'again',
        name: 'Promised before',
        says: [
          "That's what Leah said. Then I got a charger. Why should I believe it now?",
          "And who checks what's in the box this time?",
          "I've heard tomorrow before. What's different about your tomorrow?",
        ],
        explains: [
          'I waited in all of Saturday for that courier. I signed for it, and it was a charger.',
          "Everybody I talk to is very nice, and then it's somebody else.",
        ],
        when: { now: ['proposal', 'next-step'] },
        settles: [['answered'], ['acknowledged', 'answered']],
        words:
          'check myself personally name call number tracking courier box confirm email morning replacement',
      },
      {
        id: 'lost-money',
        name: 'What it has cost',
        says: [
          "And the nineteen hundred pounds? That's just gone, is it?",
          "So I pay twenty-seven pounds a month for a machine that's dead?",
        ],
        explains: [
          "I'm not asking you for the whole of it. But I'm not paying for nothing, either.",
          'A party of twelve looked at my sign and walked out. I watched them.',
        ],
        when: { now: ['proposal', 'next-step'] },
        settles: [['acknowledged'], ['answered']],
        words: 'waive rent month refund credit sorry lost pounds pay',
      },
    ],
    asks: [
      {
        id: 'ask-1',
        reveals: 'goal-1',
        says: [
          'Will I have a machine on the counter before Friday? Yes or no?',
          "When does it come? I've got forty people on Friday.",
        ],
        words: 'tomorrow overnight machine friday morning courier deliver arrive yes',
      },
      {
        id: 'ask-2',
        reveals: 'goal-2',
        says: [
          "And who do I call if it doesn't come? Give me a name.",
          "What's your name? I want one person I can ask for.",
        ],
        words: 'name call number direct back myself personally',
      },
    ],
    phrases: {
      'why-you-ask': [
        'What for?',
        'Why, is that in your form?',
        'What has that got to do with a card machine?',
        "You're asking me things. I want to ask you one: when?",
      ],
      'come-back': [
        'Later. First the machine.',
        'Ask me that when it works.',
        'Let me come back to that one.',
        "I'd have to think, and I've no time to think.",
      ],
      'how-i-am': [
        "How am I? My card machine's dead.",
        "I've been better, believe me.",
        'Ask me when I can take cards again.',
        'On hold, mostly.',
      ],
      'not-yet': [
        "Let's get the machine first.",
        'Never mind that. Can you send me one or not?',
        "I don't see how that brings me a machine.",
        'One thing at a time. The machine.',
        "That's my business. The machine is yours.",
        'Later. When it works.',
      ],
    },
  },
}
