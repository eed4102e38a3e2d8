import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How she came from Haifa, and the library in which she learnt to read. */
export const ruthOfTheGirl: WrittenAnswer[] = [
  {
    asked: [
      'Which library was it?',
      'Where was the library you learnt in?',
      'Is it one of the branches of today?',
      'In what branch did you learn to read?',
      'Was it a library here in town?',
    ],
    says: [
      'The one by the station. The radiator is still the same.',
      'Ours, by the station. I sat where the leaflets are.',
    ],
  },
  {
    asked: [
      'Does that library still exist?',
      'Has that branch survived?',
      'Is the library of your childhood still there?',
      'Can one still visit it?',
      'What became of the library?',
    ],
    says: [
      "It's open till five, like all the small ones. You've got it among your four.",
      "It is. They've painted it, and I've forgiven them.",
    ],
  },
  {
    asked: [
      'Why did your family leave Haifa?',
      'Why did you come to England?',
      'What brought your parents here?',
      'Why did you move to this country?',
      'What was the reason for leaving?',
    ],
    says: [
      'My father mended watches, and a cousin here had a shop.',
      'Work, and a cousin with a spare room. It was meant for two years.',
    ],
    more: [
      'The shop had a bell on the door. I did my homework under the counter, till I found the library.',
    ],
  },
  {
    asked: [
      'Who did you come with?',
      'Did your parents come too?',
      'Do you have brothers or sisters?',
      'How many of you came over?',
      'Did you all come together?',
    ],
    says: [
      'My parents, my brother, and a sewing machine.',
      'Four of us, with three cases. The fourth was the sewing machine.',
    ],
  },
  {
    asked: [
      'Did you know any English at the time?',
      'Could you speak English when you arrived?',
      'How much English did you have?',
      'Did you understand anything at first?',
      'What were your first English words?',
    ],
    says: [
      'Three words. Please, thank you and Tuesday.',
      'None that helped. I could say the alphabet up to P.',
    ],
  },
  {
    asked: [
      'How long did it take to learn to read?',
      'When could you read English?',
      'Did you learn it fast?',
      'How quickly did you pick up the language?',
      'After how long could you read a book?',
    ],
    says: [
      'From October to Easter. Then I read the cereal boxes as well.',
      'Half a year. Spelling took forty.',
    ],
  },
  {
    asked: [
      'What was the first book you read in English?',
      'Which book did you learn to read with?',
      'What did you read first?',
      'Do you remember your first English book?',
      'What was that very first book about?',
    ],
    says: [
      'A book about a hen. I can still say the first page.',
      "The hen who wouldn't cross. I've thought of her at many meetings.",
    ],
  },
  {
    asked: [
      'What did your family speak?',
      'Which language did your parents speak?',
      "What's your mother tongue?",
      'Did you speak English at home?',
      'How many languages do you speak?',
    ],
    says: [
      'Hebrew. And German, when it was about money.',
      'Hebrew at table. My parents did their sums in German.',
    ],
  },
  {
    asked: [
      'Can you still speak Hebrew?',
      'Have you kept your Hebrew?',
      'Do you remember your first language?',
      'Is your Hebrew still good?',
      'Do you ever speak Hebrew now?',
    ],
    says: [
      'I count in it. The rest has rusted.',
      'Enough to scold somebody. Not enough to chair them.',
    ],
  },
  {
    asked: [
      'Did you ever go back to Haifa?',
      'Have you seen Haifa again?',
      'Do you visit Israel?',
      'Would you like to go back?',
      'When were you last in Haifa?',
    ],
    says: [
      "Twice. The sea was where I'd left it.",
      "Yes, with my sons. Our staircase was shorter than I'd said.",
    ],
    more: [
      'The second time I looked for our street sign. I could still read it faster than any other.',
    ],
  },
  {
    asked: [
      'Did you feel alone as a child?',
      'Did you have friends when you came?',
      'Were you unhappy at first?',
      'Was the beginning hard for you?',
      'How did the other children treat you?',
    ],
    says: [
      'For a year. Then I could read, and it was less.',
      "I'd nobody to be silent with. The library was good for that.",
    ],
    more: [
      'There was a girl with plaits who also read. We sat side by side for a month before we spoke.',
    ],
  },
  {
    asked: [
      'What was the librarian like?',
      'What kind of woman was Mrs Pettifer?',
      'Was she strict or kind?',
      'How would you describe that librarian?',
      'What did she look like?',
    ],
    says: [
      'Small and severe, and never in a hurry.',
      'She whispered, even in the street. One leant in, and that was the trick.',
    ],
    more: [
      'She had a date stamp on a ribbon. I was allowed to turn it forward in the mornings, on Saturdays.',
    ],
  },
  {
    asked: [
      'What would the librarian think of your idea?',
      'Would Mrs Pettifer have liked this?',
      'What would she say about a library without staff?',
      'Would she be for it or against it?',
      'How would the old librarian see it?',
    ],
    says: [
      "She'd ask who says good evening. Then she'd ask for a key.",
      "She'd be against it, and she'd be there every night.",
    ],
  },
  {
    asked: [
      'How did the librarian teach you?',
      'Did she sit down with you?',
      'How did you learn to read there?',
      'Did somebody help you with the letters?',
      'What did she do with you?',
    ],
    says: [
      'She put a book in front of me and went away. She came back when I looked up.',
      "With her finger under the line. She had other things to do, and didn't.",
    ],
    more: [
      'First the pictures, then the small words. She never said that I was quick, she fetched the next one.',
    ],
  },
  {
    asked: [
      'Why were you there so long?',
      "Why didn't you go home after school?",
      'Where were your parents in the evening?',
      'Was nobody waiting for you at home?',
      'What kept you in the library so late?',
    ],
    says: [
      'My parents were at the shop till seven. Here there was a lamp.',
      'At home it was cold till somebody came. One works that out at seven.',
    ],
  },
  {
    asked: [
      "Doesn't your own story speak for staff?",
      "Wouldn't you have needed a person there?",
      "Doesn't a library need a librarian?",
      "Isn't a room without people worth less?",
      "What good is it if nobody's there to help?",
    ],
    says: [
      "It's the best argument against you. But a locked door helps nobody at all.",
      "I had a person, and I'd want one for everybody. Till then I'd take a lamp.",
    ],
    more: ['So tell me what a child finds in there at seven in the evening, beside a lamp.'],
  },
  {
    asked: [
      "Wouldn't it have been good for you as a girl?",
      "Isn't it just what you needed back then?",
      "Doesn't that touch you, with your story?",
      'Would you have used it as a child?',
      "Isn't that a reason to say yes, for children like you?",
    ],
    says: [
      "It touches me. That's why I'm hard on it.",
      'A girl like me was seven. She needs somebody there, so tell me who.',
    ],
    more: ['At sixteen she may have a card. At seven she needs a face.'],
  },
]
