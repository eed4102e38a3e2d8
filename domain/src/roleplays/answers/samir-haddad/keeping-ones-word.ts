import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What he makes sure of before he believes it, and what he says of this talk. */
export const keepingOnesWord: WrittenAnswer[] = [
  {
    asked: [
      'Is eight in the morning too early for you?',
      'Would seven be too early?',
      'Is anybody awake at that hour?',
      'Could it come before eight?',
      'From what time can somebody open the door?',
      'Is there anyone in that early?',
      'When is the earliest a courier can knock?',
      'What is the earliest time for the courier?',
      'How early could the driver be at your door?',
      "What's the earliest that somebody can take a parcel?",
      'What time is somebody there in the morning to sign for it?',
      'From what time in the morning can somebody sign for the parcel?',
      'What time does somebody get in in the morning to take the delivery?',
    ],
    says: [
      "Eight is fine, Rima's in by then. At seven there's only the cat.",
      "From eight on somebody opens. Earlier than that I'm at the market, with a fish in each hand.",
    ],
  },
  {
    asked: [
      'Shall I give you the serial number of the new one?',
      'Do you want the number of the machine that I send?',
      'Would it reassure you to have the new serial number?',
      'Should I tell you what number is on the new one?',
      'Do you want to compare the numbers when it arrives?',
    ],
    says: [
      "Yes. A charger hasn't got one, I looked.",
      'Good idea. Then I can compare it through the window, before I sign.',
    ],
  },
  {
    asked: [
      'What will you do if I let you down as well?',
      'And if I do not keep my promise?',
      'What if I am no better than the others?',
      'What happens if my word is worth nothing either?',
      'What if I disappoint you, too?',
    ],
    says: [
      "Then I don't shout any more. I just go.",
      'Then you get no fifth story from me. Only a letter, two lines.',
    ],
    more: ["I'd be sorry about it. I've begun to like you."],
  },
  {
    asked: [
      'Shall I let Leah know how it went on?',
      'Should Leah hear what became of it?',
      'Do you want Leah to know the end of the story?',
      'May I tell Leah that it works, once it does?',
      'Would you like her to find out that it is solved?',
    ],
    says: [
      "Yes. Tell her it beeps, and that it wasn't her.",
      "Do. She'd want to know, I think. And I haven't got a number for her.",
    ],
  },
  {
    asked: [
      'Do you want the lost days back, or the full month?',
      'The days without it, or the month as a whole?',
      'Should we count by days or by the month?',
      'Is it enough to pay back the days that it was dead?',
      'Shall I refund the four days or all of November?',
    ],
    says: [
      'The month. Four days of twenty-seven pounds is the price of a lentil soup.',
      "Four days, that's three pounds sixty. Keep the coins and take the month.",
    ],
  },
  {
    asked: [
      'Have you thought of stopping the payments to us?',
      'Did you consider not paying us any more?',
      'Have you cancelled your direct debit?',
      'Did you want to stop the direct debit?',
      'Will you hold back the rent?',
      'Have you told the bank not to pay us?',
    ],
    says: [
      'On Sunday night I had the form open. Then I closed it. I pay what I owe.',
      "No. I've never missed one. I'd like you to owe me something, for a change.",
    ],
    more: ["My father never owed anybody anything. I'd hear him."],
  },
  {
    asked: [
      'When could you send me the figures?',
      'How soon can I have your numbers?',
      'By when can you put that together?',
      'How quickly could you get me the paperwork?',
      'Can you send the figures today?',
    ],
    says: [
      'Tonight, when I do the bills. Photos, with a coffee stain.',
      'Tonight after eleven. Tell me where, and I write your name on top.',
    ],
  },
  {
    asked: [
      'What went through your mind when you found his card?',
      'What did you think when it lay there?',
      'How did you feel when you saw the card on the floor?',
      'What was your first thought about that card?',
      'Were you pleased to find it?',
    ],
    says: [
      'That bad news walks faster than your courier.',
      "I thought, him nobody called, and he came. It isn't fair, I know.",
    ],
  },
  {
    asked: [
      'When did you begin to be sorry?',
      'Did you regret it at once?',
      'Were you sorry right away?',
      'Was it later that you felt bad about it?',
      'How soon did you feel sorry for it?',
    ],
    says: [
      'When it was quiet in the line. So, about ten seconds.',
      'In the night. At half past three everything you said comes back.',
    ],
  },
  {
    asked: [
      'Did people in the restaurant hear you shout?',
      'Was anybody listening when you got loud?',
      'Did your staff hear you shouting?',
      'Where were you when you shouted?',
      'Did Rima hear you shout?',
    ],
    says: [
      'I was in the cellar. They heard it through the floor, Yusuf says.',
      'Rima did. She put a cup of tea on the stairs, and said nothing.',
    ],
  },
  {
    asked: [
      'What have I done better than my colleagues?',
      'How was I, compared with the others?',
      'What did I do right?',
      'What was different about this call?',
      'What could I have done better today?',
      'Have I done anything wrong in this talk?',
    ],
    says: [
      "You asked, and then you waited for the answer. That's rare.",
      "You let me finish. The rest I'll know when the van comes.",
    ],
  },
  {
    asked: [
      'What should I have asked you?',
      'Which question did I forget to ask?',
      'Is there a question that you were waiting for?',
      'What did I not ask you?',
      'What question has nobody asked you so far?',
    ],
    says: [
      'Whether the lamb is good. Nobody asked that since Friday.',
      'What I need it for. Most of you only ask what it says on the back.',
    ],
  },
  {
    asked: [
      'What music should we play?',
      'Which song would you like to hear on hold?',
      'What would you rather listen to in our queue?',
      'Do you have a better idea for our music?',
      'What music do you like?',
      'Who is your favourite singer?',
    ],
    says: [
      "Fairuz. For her I'd wait an hour and not complain.",
      'Play Fairuz. Rima would call you just to be put on hold.',
    ],
    more: ['My mother played her every morning. Afterwards nobody in the house could be angry.'],
  },
  {
    asked: [
      'Did you really wait that hour?',
      'You waited an hour, with all those guests?',
      'Did you do as he told you and wait?',
      'Did you stick to the hour?',
      'And after the hour, was it any different?',
    ],
    says: [
      'To the minute. I do what an engineer tells me. He was none.',
      'One hour. I looked at it as one looks at an egg.',
    ],
  },
  {
    asked: [
      'Have you got a safer place than a napkin?',
      'Why do you write everything on napkins?',
      'Will the napkin not get lost?',
      'Is a napkin a good place for that?',
      'Do you not have any paper?',
    ],
    says: [
      "It hangs over the till, on a nail. Nothing's safer in this house.",
      "I've built a bridge from a napkin. It's good paper, if you don't wipe.",
    ],
  },
]
