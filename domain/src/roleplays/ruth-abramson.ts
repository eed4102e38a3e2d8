import { ruthAbramsonAnswers } from './answers/ruth-abramson.ts'
import { toldWhenAsked, toldWhenEarned, type WrittenRoleplay } from './written.ts'

export const ruthAbramson: WrittenRoleplay = {
  persona: {
    name: 'Ruth Abramson',
    role: 'Chair of the finance committee of a library trust with eleven branches',
    situation:
      'The committee meets this evening until nine, and yours is the fourth of six items. The trust spends 2.3 million pounds a year, has 190,000 in reserve, and has to find savings of 60,000 by April. Ruth has ten minutes for you. She likes the idea more than she will show, because the alternative on her table is to close the branch at Thornley.',
    background:
      "Ruth is 68 and was an actuary for thirty-five years. She learnt to read English at a branch library when she was seven, newly arrived from Haifa, and still remembers the librarian's name. Four years ago she voted for a room of 3D printers that cost 42,000 pounds. Last year it was used on nineteen days, and she walks past it every Wednesday. She interrupts as soon as a sentence has lost its point, does sums in her head faster than people can show a slide, and changes her mind in public when she is given a reason.",
    painPoints: [
      'The savings of 60,000 pounds have to be found by April, and so far there are 22,000.',
      'The printer room cost 42,000 and was used on nineteen days last year.',
      'Thornley has forty visitors a day, and most of them are too young to vote or to write to the paper.',
      'If somebody falls in a branch without staff, it is the trustees who answer for it.',
    ],
    goals: [
      'Hear the amount, what it buys and what stops if the answer is no, all in the first minute.',
      'Learn how the trust would know after six months that it is working.',
      'Leave with something that the other five members can vote on tonight.',
    ],
  },
  graph: {
    answers: ruthAbramsonAnswers,
    greetings: [
      'Good evening. Ruth Abramson, I chair finance. You have ten minutes.',
      "Come in. I'm Ruth Abramson. I've read your page, so begin after it.",
      "Good evening, Ruth Abramson. You're the fourth of six tonight.",
      'Hello. Ruth Abramson. Tell me what you want first, and why after.',
    ],
    facts: [
      toldWhenAsked('situation-1', [
        'We meet until nine this evening. Yours is the fourth of six items.',
        "There are six items tonight, and you're the fourth.",
      ]),
      toldWhenAsked('situation-2', [
        'The trust spends two point three million pounds a year.',
        "Two point three million a year, that's the trust.",
      ]),
      toldWhenAsked('situation-2.2', [
        "We've a hundred and ninety thousand pounds in reserve.",
        "In reserve there's a hundred and ninety thousand. It's meant for roofs.",
      ]),
      toldWhenAsked('situation-2.3', [
        'We have to find sixty thousand pounds in savings by April.',
        'By April I need sixty thousand in savings.',
      ]),
      toldWhenAsked('situation-3', [
        'You have ten minutes of me. Fewer now.',
        "Ten minutes, and I'm counting.",
      ]),
      toldWhenEarned('situation-4', { rapport: 66 }, [
        "If I don't find the money, the branch at Thornley closes. I don't want that.",
        "The other paper on my table closes Thornley. You may guess which one I'd rather sign.",
      ]),
      toldWhenAsked('background-1', ["I'm sixty-eight.", 'Sixty-eight, and still on committees.']),
      toldWhenAsked('background-1.2', [
        "I was an actuary for thirty-five years. I still price things when I can't sleep.",
        "Thirty-five years as an actuary. It doesn't wash off.",
      ]),
      toldWhenAsked('background-2', [
        'I learnt to read English at a branch library. I was seven, and new from Haifa.',
        'When I was seven we came from Haifa. A branch library taught me English.',
      ]),
      toldWhenEarned('background-2.2', { rapport: 60 }, [
        "I remember the librarian's name. Mrs Pettifer. She let me stay till they locked up.",
        "Mrs Pettifer, that was the librarian. One doesn't forget such people.",
      ]),
      toldWhenAsked('background-3', [
        'Four years ago I voted for a room of 3D printers. It cost forty-two thousand pounds.',
        'The printer room. Forty-two thousand pounds, four years ago, and I put my hand up for it.',
      ]),
      toldWhenAsked('background-3.2', [
        'Last year the printers were used on nineteen days. I walk past them every Wednesday.',
        "Nineteen days in a year, that's the printer room. I pass it every Wednesday, so I don't forget it.",
      ]),
      toldWhenEarned('pain-1', { rapport: 42 }, [
        "I need sixty thousand by April, and so far I've found twenty-two.",
        'There are twenty-two thousand on the list. It has to say sixty by April.',
      ]),
      toldWhenEarned('pain-2', { rapport: 48 }, [
        "I've voted for a good idea before. It stands in a room and gathers dust.",
        'The last thing that was going to bring people in was a room of printers.',
      ]),
      toldWhenEarned('pain-3', { rapport: 55 }, [
        'Thornley has forty visitors a day. Most are too young to vote, or to write to the paper.',
        'Forty a day come to Thornley, children mostly. Nobody would hear them complain.',
      ]),
      toldWhenEarned('pain-4', { rapport: 45 }, [
        "If somebody falls in a branch without staff, it's the trustees who answer for it.",
        "Somebody slips on the stairs with no one there. Then it's us trustees in front of the judge.",
      ]),
      toldWhenEarned('goal-1', { rapport: 35 }, [
        'I want the amount, what it buys, and what stops if we say no. In one minute.',
        'Three things: how much, for what, and what if not.',
      ]),
      toldWhenEarned('goal-2', { rapport: 35 }, [
        "I want to know how we'd see after six months that it works.",
        "Six months from now, what do I look at to know that it's working?",
      ]),
      toldWhenEarned('goal-3', { rapport: 35 }, [
        'I need something that the other five can vote on tonight.',
        'Give me a sentence that five tired people can put their hands up for.',
      ]),
    ],
    objections: [
      {
        id: 'printers',
        name: 'The printer room',
        says: [
          "I've a printer room that was going to bring people in, too. Nineteen days last year. Why is this different?",
          'We bought a room of 3D printers, and that had a lovely page as well. What makes this one be used?',
        ],
        explains: [
          "Nobody had asked anybody who would come. They'd asked who liked the idea.",
          "It was my vote. I'd rather not make a habit of it.",
        ],
        when: { answers: 1 },
        settles: [['answered'], ['acknowledged', 'answered']],
        words: 'used members card asked survey pilot evening visits number tried other branch',
      },
      {
        id: 'liability',
        name: 'Who answers for it',
        says: [
          "Somebody falls at eight in the evening, and there's no one there. Who answers for it?",
          'What could go wrong with nobody in the building? Tell me before I tell you.',
        ],
        explains: [
          "The trustees do, with their own names on the paper. I've read the policy.",
          'I spent thirty-five years with things that hardly ever happen. They happen.',
        ],
        when: { answers: 2 },
        settles: [['answered'], ['acknowledged', 'answered']],
        words:
          'insurance camera alarm liability cover risk fall emergency call staff nearby policy',
      },
    ],
    asks: [
      {
        id: 'point',
        reveals: 'goal-1',
        says: [
          'How much, for what, and what stops if we say no?',
          'Let me have the amount first. Then what it buys.',
        ],
        words: 'pounds thousand evening branches open card staff close amount',
      },
      {
        id: 'number',
        says: [
          'Thirty-eight thousand over four branches. What does that make per evening?',
          'And what does one more visit cost us, that way?',
        ],
        words: 'per evening visit branch year cost hours divided pounds',
      },
      {
        id: 'proof',
        says: [
          'How do you know that anybody would come?',
          'Who has tried this, and what happened?',
        ],
        words: 'tried tested pilot other library denmark survey asked members visits',
      },
      {
        id: 'ask-2',
        reveals: 'goal-2',
        says: [
          "After six months, what do I look at to know that it's working?",
          'What number would make you stop it again?',
        ],
        words: 'months visits number stop measure review members target report',
      },
      {
        id: 'ask-3',
        reveals: 'goal-3',
        says: [
          'And what exactly would we vote on tonight?',
          'Put it in one sentence for me. Five people have to raise a hand for it.',
        ],
        words: 'vote approve tonight sentence motion thousand pounds branches',
      },
    ],
    phrases: {
      'how-i-am': [
        'Well, thank you. Nine minutes.',
        "I'm on my fourth item. Do go on.",
        'Ask me at nine.',
        'Quite well. Shall we?',
      ],
      'not-yet': [
        "That's for the committee, not for the door.",
        'Not with you in the room.',
        'You present. I listen.',
        "That I'll say when you've gone.",
        'First your numbers, then mine.',
        "I'd rather keep that on this side of the table.",
      ],
      noted: ['Right.', 'Yes.', 'I have that.', 'Go on.', 'Mm.', 'All right.', ''],
    },
  },
}
