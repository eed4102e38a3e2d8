import { noraDevlinAnswers } from './answers/nora-devlin.ts'
import { toldWhenAsked, toldWhenEarned, type WrittenRoleplay } from './written.ts'

export const noraDevlin: WrittenRoleplay = {
  persona: {
    name: 'Nora Devlin',
    role: 'Head of operations at Brackwater Chilled, a food wholesaler in Newry',
    situation:
      'It is late November and the Christmas rush is three weeks off: 380 drops a day will go up to 520. Nora took this call because her dispatcher, Gerry, is leaving and she has no plan for it yet. She has ten minutes before she is wanted on the yard. She will answer a straight question with a straight answer, and she will not start a trial of anything before January.',
    background:
      'Nora is 47. She started at Brackwater as a picker in the cold store, drove a van for six years, and has run operations for nine: forty-six vans, two depots, sixty-one drivers, deliveries six days a week. Every route is planned by Gerry Magee, who comes in at four in the morning with a spreadsheet and a whiteboard and has done so for thirty-one years. Two years ago she bought a planning system for 34,000 pounds. It did not know which docks shut at eleven or which lanes a lorry cannot get down, the drivers gave up on it in a fortnight, and it was gone in five months. She had argued for it herself, and Colm, the finance director, has not let her forget it. He wants anything new to pay for itself inside a year.',
    painPoints: [
      'About thirty drops a day miss their delivery window, and each one costs some fifteen pounds in a second trip and a credit note.',
      'Gerry retires at the end of April, and what he knows about docks, lanes and customers fills a page and a half on paper. The rest is in his head.',
      'Dunmore Stores is twenty-two per cent of sales and wants ninety-five per cent of drops on time. It is ninety-two now, and they review the contract in March.',
      'Overtime for drivers who get back late comes to nine thousand pounds a month.',
    ],
    goals: [
      'Find out what would go differently this time from the planner that failed.',
      'Keep anything new away from the drivers until Christmas is over.',
      'Have one page with a payback on it that Colm will read to the end.',
    ],
  },
  graph: {
    answers: noraDevlinAnswers,
    greetings: [
      'Nora Devlin, operations.',
      'Nora here, hello.',
      "Hello, Nora speaking. You've caught me between two vans.",
      'Brackwater Chilled, Nora speaking.',
    ],
    facts: [
      toldWhenAsked('situation-1', [
        'The Christmas rush is three weeks off. We go from 380 drops a day up to 520.',
        "It's nearly Christmas. From 380 drops a day we go to 520, and that's in three weeks.",
      ]),
      toldWhenAsked('situation-2', [
        "My dispatcher's leaving, and I've no plan for it yet. That's why I took the call.",
        "I picked up because Gerry, my dispatcher, is leaving, and I don't know yet what I'll do.",
      ]),
      toldWhenAsked('situation-3', [
        "I've ten minutes before they want me on the yard.",
        "Ten minutes, then I'm wanted on the yard.",
      ]),
      toldWhenAsked('situation-4', [
        "I won't try anything new before January. That's not up for discussion.",
        'Nothing starts here before January. Not a trial, nothing.',
      ]),
      toldWhenAsked('background-1', ["I'm forty-seven.", 'Forty-seven, since you ask.']),
      toldWhenAsked('background-2', [
        "I've run operations for nine years.",
        "Nine years I've been running operations here.",
      ]),
      toldWhenAsked('background-2.2', [
        'I started at Brackwater as a picker in the cold store, and drove a van for six years.',
        'I came up from the cold store. Picking first, then six years driving a van.',
      ]),
      toldWhenAsked('background-3', [
        "We've forty-six vans, two depots and sixty-one drivers.",
        "There's forty-six vans, out of two depots. Sixty-one drivers.",
      ]),
      toldWhenAsked('background-3.2', [
        'We deliver six days a week.',
        'Six days a week the vans are out.',
      ]),
      toldWhenAsked('background-4', [
        "Gerry Magee plans the routes, every one of them. He's in at four in the morning with a spreadsheet and a whiteboard.",
        "Every route goes through Gerry. A spreadsheet, a whiteboard, and four o'clock in the morning.",
      ]),
      toldWhenAsked('background-4.2', [
        "Gerry's our dispatcher. He has done it for thirty-one years.",
        "Gerry's been our dispatcher for thirty-one years. Longer than I've been here.",
      ]),
      toldWhenAsked('background-5', [
        'Two years ago I bought a planning system, for thirty-four thousand pounds.',
        'We tried a planner before. Thirty-four thousand pounds, two years ago.',
      ]),
      toldWhenAsked('background-5.2', [
        "That planner failed because it didn't know which docks shut at eleven, or which lanes a lorry can't get down.",
        "That planner knew the map. It didn't know the docks, or the lanes a lorry won't fit.",
      ]),
      toldWhenAsked('background-5.3', [
        'The drivers gave up on that planner in a fortnight, and in five months it was gone.',
        'A fortnight, and the drivers had stopped looking at the planner. Five months and it was out.',
      ]),
      toldWhenAsked('background-6', [
        "I'd argued for that planner myself, and Colm, our finance director, hasn't let me forget it.",
        'It was my idea, that planner. Colm brings it up whenever he can.',
      ]),
      toldWhenAsked('background-6.2', [
        'Colm is our finance director. Whatever I buy has to pay for itself inside a year.',
        "Colm signs, in finance. Anything new pays for itself in a year or he won't.",
      ]),
      toldWhenEarned('pain-1', { rapport: 45, hint: 'Most of them get there on time, anyway.' }, [
        'About thirty drops a day miss their delivery window.',
        'We miss the window on some thirty drops a day.',
        'Thirty a day turn up late, give or take.',
      ]),
      toldWhenEarned('pain-1.2', { rapport: 50 }, [
        'Every late drop costs us fifteen pounds or so: a second trip and a credit note.',
        'Fifteen pounds a time. The van goes twice, and they get a credit note.',
      ]),
      toldWhenEarned('pain-2', { rapport: 47, hint: "Well. As long as Gerry's here, that is." }, [
        'Gerry retires at the end of April, and most of what he knows is in his head.',
        'What worries me is April. Gerry goes, and the docks and the lanes go with him.',
      ]),
      toldWhenEarned('pain-2.2', { rapport: 55 }, [
        "We've tried to write down what Gerry knows. It fills a page and a half, and the rest is in his head.",
        'I asked Gerry to put it on paper. I got a page and a half, for thirty-one years.',
      ]),
      toldWhenEarned(
        'pain-3',
        { rapport: 50, hint: "And we've one customer who counts every minute." },
        [
          "Dunmore Stores want ninety-five per cent on time, and we're at ninety-two.",
          "We're on ninety-two per cent with Dunmore. Their contract says ninety-five.",
        ],
      ),
      toldWhenEarned('pain-3.2', { rapport: 58 }, [
        'Dunmore is twenty-two per cent of our sales, and they review the contract in March.',
        'If Dunmore go in March, a fifth of our sales goes with them. More than a fifth.',
      ]),
      toldWhenEarned(
        'pain-4',
        { rapport: 50, hint: 'And nobody goes home when the rota says so.' },
        [
          'Overtime comes to nine thousand pounds a month, for drivers who get back late.',
          "Nine thousand a month, that's what I pay in overtime because they're late back.",
        ],
      ),
      toldWhenEarned('goal-1', { rapport: 40 }, [
        "I'd want to know what goes differently this time. I've been burned once.",
        "Tell me why it wouldn't end like the last planner, that's what I'd want.",
      ]),
      toldWhenEarned('goal-2', { rapport: 40 }, [
        'Whatever it is, I want it kept away from the drivers until Christmas is over.',
        "My drivers don't get anything new before Christmas is done.",
      ]),
      toldWhenEarned('goal-3', { rapport: 45 }, [
        "What I'd need is one page with a payback on it that Colm reads to the end.",
        'One page, with a payback. More than that and Colm stops reading.',
      ]),
    ],
    objections: [
      {
        id: 'failed-before',
        name: 'It failed before',
        says: [
          "I've had a planner. It lasted five months. What's different about yours?",
          "That's about what the last lot told me, and then the drivers threw it out.",
          'And how would yours know that the dock at Portadown shuts at eleven?',
        ],
        explains: [
          "The drivers looked like fools in front of customers. They won't do that twice for me.",
          "I stood up in front of Colm for that one. I'm not doing it again on a promise.",
        ],
        when: { now: ['proposal', 'next-step'] },
        settles: [
          ['acknowledged', 'answered'],
          ['explored', 'answered'],
        ],
        words:
          'different drivers docks lanes learn local knowledge gerry planner failed trial compare',
      },
      {
        id: 'payback',
        name: 'Payback',
        says: [
          "And what would that cost me? Colm will ask before I've sat down.",
          "It has to pay for itself inside a year, or I needn't bother taking it upstairs.",
        ],
        explains: [
          'Last time it was thirty-four thousand pounds for a whiteboard with a plug.',
          "He doesn't read past the first page, and he looks for one number.",
        ],
        when: { now: ['proposal', 'next-step'] },
        settles: [['answered'], ['acknowledged', 'answered']],
        words: 'price cost payback year save pounds overtime month drops return',
      },
      {
        id: 'christmas',
        name: 'Not before Christmas',
        says: [
          "Not before January. I'm not having my drivers learn something new in the rush.",
          'You do know what the next five weeks are like for us?',
        ],
        explains: [
          "From next week on it's five hundred drops a day. Nobody here has a spare hand.",
          "If one van goes wrong the week before Christmas, I'm the one who rings the shop.",
        ],
        when: { now: ['next-step'] },
        settles: [['acknowledged'], ['answered']],
        words: 'january after christmas wait later new year quiet',
      },
    ],
    asks: [
      {
        id: 'ask-1',
        reveals: 'goal-1',
        says: [
          'What would go differently this time? The last one looked good in the demo, too.',
          "So why would yours work here when the last planner didn't?",
        ],
        words: 'different last planner drivers docks lanes time learn',
      },
      {
        id: 'ask-2',
        reveals: 'goal-2',
        says: [
          'And the drivers? What would they have to do, and when?',
          'Would my drivers have to touch it before Christmas?',
        ],
        words: 'drivers christmas january nothing phone app',
      },
      {
        id: 'ask-3',
        reveals: 'goal-3',
        says: [
          'Could you put that on one page, with a payback on it?',
          "If I've one page for Colm, what does it say at the bottom?",
        ],
        words: 'page payback year save pounds month cost',
      },
    ],
    phrases: {
      'how-i-am': [
        'Up to my neck in turkeys, thanks.',
        "Busy. It's the time of year.",
        "Grand. I've ten minutes.",
        "I'll be better in January.",
      ],
      'not-yet': [
        "That's our business, for now.",
        "We get the vans out. Let's leave it there.",
        "You've not been on the phone long enough for that.",
        'Every yard has its troubles.',
        'Ask me something easier first.',
        "I don't tell salesmen that before they've told me something.",
      ],
      'why-you-ask': [
        'What do you want that for?',
        'And that helps you how?',
        'Is that on your list?',
        "That's a new one. Why?",
        'Why, does it change the price?',
        'What are you getting at?',
      ],
    },
  },
}
