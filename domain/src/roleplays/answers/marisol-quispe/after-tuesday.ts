import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What came after Tuesday: how Owen is, what he might say, who the other trainees are. */
export const afterTuesday: WrittenAnswer[] = [
  {
    asked: [
      'Has Owen been more careful since?',
      'Is Owen slower now with his labels?',
      'Has it made him better?',
      'Did it change how he works?',
      'Has his work improved since Tuesday?',
      'Was it at least good for his labels?',
    ],
    says: [
      'Slower, Jess says. From behind, careful and scared look the same.',
      "He checks everything four times now. That's fear, it's not care.",
    ],
    more: ["Careful asks. He doesn't ask, he only looks again."],
  },
  {
    asked: [
      'Did Owen thank you?',
      'Has Owen thanked you for seeing it?',
      'Was he grateful that you stopped it?',
      'Did he say thank you at some point?',
      'Is Owen glad that you noticed?',
    ],
    says: [
      'No. Would you have? He said sorry, and that was more than I had earned.',
      "Thank me? I'd made sure that he couldn't.",
    ],
  },
  {
    asked: [
      'Did you know that Owen went home crying?',
      'Have you heard that he cried on his way home?',
      'Were you aware that Owen was in tears that morning?',
      'What do you say to him going home in tears?',
      'Does it surprise you that Owen cried?',
    ],
    says: [
      "No. I didn't know that. I'd told myself he was sulking.",
      "In tears. So that's why he took the stairs.",
    ],
    more: ["He's twenty-three. I'd have cried in the cold room, where nobody looks."],
  },
  {
    asked: [
      'What if Owen gives up because of it?',
      'Did you know that Owen wants to stop?',
      'What do you say to Owen thinking about quitting?',
      'What would you feel if Owen left?',
      'How would it be for you if he gave it all up?',
      'Would you be sorry if Owen went?',
    ],
    says: [
      'No. Nobody goes because of one sentence of mine. Let me speak to him.',
      "Then we'd lose good hands, and it would have my initials on it.",
    ],
    more: [
      'Thirty trainees, and nobody has stopped because of me. I want that to stay true as well.',
    ],
  },
  {
    asked: [
      'What would Owen say about you?',
      'How would Owen describe you?',
      'What does Owen think of you?',
      'If I asked Owen, what would I hear about you?',
      'What does he tell people about you?',
      'What do you suppose he says about you at home?',
    ],
    says: [
      "That I'm never wrong and never kind. The first half he'd say with respect.",
      'In summer, that I was strict and funny. Now, I think, only the strict.',
    ],
  },
  {
    asked: [
      'What are the trainees called?',
      'Who are the other trainees?',
      'Who are your four trainees?',
      'Can you tell me the names of the trainees?',
      'Which trainees work with you?',
      'Who is there besides Owen?',
    ],
    says: [
      'Owen, Hana, Lewis and Mina. Hana is the one who hums.',
      'Hana, Lewis, Mina and Owen. Lewis is the tall one who apologises to doors.',
    ],
  },
  {
    asked: [
      'Is there one trainee who still asks you things?',
      'Does any of the trainees still talk to you?',
      'Are all of them like that, or is there an exception?',
      'Which of them is the least afraid?',
      'Does somebody among them still dare to come to you?',
      'Do all four keep away from you?',
    ],
    says: [
      'Mina. On Sunday she asked me where the tea was. I nearly thanked her.',
      "Mina, now and then. She has four brothers, I'm nothing new to her.",
    ],
    more: ['She asks with her coat on, so that she can leave. But she asks.'],
  },
  {
    asked: [
      'Could it be that they are frightened of you?',
      'Are the trainees scared of you?',
      'Is everybody scared of you?',
      'Do you think that the trainees fear you?',
      'Do you scare the trainees?',
      'Is it fear that keeps them quiet?',
      'Do you think people are afraid to ask you?',
    ],
    says: [
      'It could. I know what it looks like from the other side.',
      "Of the dragon, yes. She's mostly me before breakfast, but how should they know?",
    ],
    more: ["With my chief we drew lots who had to go in. I do hope they don't draw lots."],
  },
  {
    asked: [
      'What makes you think that they keep mistakes from you?',
      'Do you have a reason to think that something is hidden from you?',
      'Have you found something that they had hidden?',
      'Have you come across a mistake that nobody told you about?',
      'How do you know that they are not telling you everything?',
      'Has something already been kept from you?',
    ],
    says: [
      'Two broken tubes in the bin, and nobody had dropped one. I know that bin.',
      "Nothing's ever wrong any more. On a night bench something is always wrong.",
    ],
    more: ['I said nothing about the tubes. I wanted to see whether somebody would come.'],
  },
  {
    asked: [
      'Do you think that somebody complained?',
      'Is it a complaint that you are afraid of?',
      'Do you suspect that somebody reported you?',
      'Are you thinking that somebody told on you?',
      'Who do you think has complained about you?',
      'Do you want to know whether there is a complaint?',
    ],
    says: [
      "Somebody must have, or I'd be on the bus. I don't need the name.",
      'One of five, or Owen. Each of them would have a point.',
    ],
  },
  {
    asked: [
      'Did you think that you were in trouble?',
      'Did you expect a warning today?',
      'Were you afraid that I would tell you off?',
      'Did you think this was a disciplinary?',
      'Did you think I was going to fire you?',
      'Did you come in here expecting the worst?',
    ],
    says: [
      'For about an hour, at five. Then I was too tired to be afraid.',
      "When somebody says have you got a minute, it's never about the fridge.",
    ],
  },
  {
    asked: [
      'Is a kind word part of safety as well?',
      'So is being kind a matter of safety?',
      'Does the tone belong to patient safety, then?',
      'Would you say that the tone protects patients too?',
      'So how you speak to them makes it safer or not?',
      'Is friendliness part of the work, in your eyes?',
    ],
    says: [
      'Put it like that and I can use it. Yes.',
      'It is. I have guarded the tubes and left that door open.',
    ],
  },
  {
    asked: [
      'Can you think of another time you were like that?',
      'Was there another time when you were too hard on somebody?',
      'Is Tuesday the only example?',
      'Has it happened with one of the other trainees?',
      'Do you remember another moment like that yourself?',
      'Who else has felt it besides Owen?',
    ],
    says: [
      "In September I took a rack out of Hana's hands, without a word. She was doing it right.",
      'Lewis, once. I said never mind, and did it myself. That can hurt too.',
    ],
    more: ['She said nothing. She washed her hands for a very long time.'],
  },
]
