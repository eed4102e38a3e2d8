import type { WrittenAnswer } from '../../../graph/plan.ts'

/** More about the printer room: whose idea it was, who came and what it taught her. */
export const ruthOfTheRoom: WrittenAnswer[] = [
  {
    asked: [
      'Whose idea were the printers?',
      'Who had that idea?',
      'Who suggested the printer room?',
      'Who talked you into the printers?',
      'Where did the idea for that room come from?',
      'Did you come up with the printers yourself?',
    ],
    says: [
      "A consultant's. He had a film, and I had a vote.",
      "Not mine. But I raised my hand, and that's what counts.",
    ],
    more: ['The consultant had done two other libraries. I never rang either of them.'],
  },
  {
    asked: [
      'Why did you buy them?',
      'Why did you want the printers?',
      'Why were you in favour of the printers?',
      'What made you say yes to the printer room?',
      'What did you hope the printers would do?',
      'What convinced you back then?',
      'What was it that made you vote for the printers back then?',
      'What was it about the printers that won you over?',
      'How come you voted for the printers at the time?',
    ],
    says: [
      'It was to bring in the young. The sums were tidy, and I like tidy.',
      'It had a lovely page, and I counted the pounds and not the people.',
    ],
    more: ['I checked every sum on that page. It was the first line that was wrong.'],
  },
  {
    asked: [
      'Why do you go there on Wednesdays?',
      'What happens on Wednesdays?',
      'Why every Wednesday?',
      'What takes you past the printers each week?',
      'What do you do at the library on a Wednesday?',
    ],
    says: [
      'I sign the cheques with the clerk, and change my books.',
      'Cheques, at ten. The office is one door past the printers.',
    ],
  },
  {
    asked: [
      'What was printed there?',
      'What did people make with the printers?',
      'What did they use the machines for?',
      'Did anything good come out of those printers?',
      'What sort of things were printed?',
    ],
    says: [
      'Key rings, mostly. And one very good owl.',
      'Half a dinosaur. It ran out of plastic at the hips.',
    ],
  },
  {
    asked: [
      'Where are the printers?',
      'In which branch is the printer room?',
      'Where does that room stand?',
      'Is the printer room in this building?',
      'Which library got the printers?',
    ],
    says: [
      'In the main library. First floor, past local history.',
      "The main library, behind a glass door. It's very clean.",
    ],
  },
  {
    asked: [
      'How did the committee vote on the printers?',
      'Was anybody against the printers?',
      'Were you the only one who voted for it?',
      'Did everyone agree to the printer room?',
      'How close was that vote?',
    ],
    says: [
      'Five to one. The one was the builder, and he never mentions it.',
      'Five hands, mine the second. The builder kept his down.',
    ],
  },
  {
    asked: [
      'What do the printers cost now?',
      'Do you still pay for the printers?',
      'What does that room cost a year?',
      'Are the machines still working?',
      'Is there a contract for the printers?',
    ],
    says: [
      "They run. Nine hundred a year for the contract, and it's my next item.",
      'Nine hundred pounds a year, to be looked at by a man. I look at them free.',
    ],
  },
  {
    asked: [
      'Were you blamed for it?',
      'Did you get into trouble over the printers?',
      'Did people hold it against you?',
      'Who got the blame?',
      'Did anybody criticise you for that?',
    ],
    says: [
      "The newspaper, for a week. I've gone on longer.",
      "Not much. They were embarrassed, and that's worse.",
    ],
    more: ['The paper printed a picture of the room. It was empty, which was fair.'],
  },
  {
    asked: [
      'Who came to use the printers?',
      'Who were the users of that room?',
      'Which people printed something?',
      'Was it always the same people?',
      'Who were the nineteen days for?',
    ],
    says: [
      'One school, and a man who makes model railways.',
      'The railway man, eleven times. The rest was a class from up the road.',
    ],
  },
  {
    asked: [
      'How many users had they promised?',
      'What numbers were you given for the printers?',
      'What was the forecast for that room?',
      'Did the plan for the printers have a target?',
      'How many visitors were expected?',
    ],
    says: [
      "Two hundred a month. I've kept the page.",
      'They wrote two hundred a month, and footfall. I should have asked whose feet.',
    ],
    more: ["Nobody asked where the two hundred came from. I didn't, either."],
  },
  {
    asked: [
      'When did you notice that it failed?',
      'At what point did you know it was a mistake?',
      'How long did it take you to see it?',
      'When was it clear that nobody would come?',
      'When did you give up on the printers?',
    ],
    says: [
      'The first February. I put my hand on a machine, and it was cold.',
      'After a year. My own figures told me, and very politely.',
    ],
    more: ['I told the committee at the next meeting. It took a minute, and nobody coughed.'],
  },
  {
    asked: [
      'Were there signs that it would fail?',
      'Could you have seen it coming?',
      'What did you overlook?',
      'Should you have noticed sooner?',
      'What was the first hint?',
    ],
    says: [
      'The page had eight photographs, and no names.',
      'It said everybody would use it. Everybody never comes.',
    ],
  },
  {
    asked: [
      'Who should have asked people?',
      'Whose fault was it that nobody asked?',
      'Who was responsible for the survey?',
      'Who ought to have checked that?',
      "Wasn't it your job to ask?",
    ],
    says: ['Ours. Mine first, I was in the chair.', "Nobody's, on paper. So it was mine."],
  },
  {
    asked: [
      'What did each day with the printers cost?',
      'How much is that per day of use?',
      'So how much was one day?',
      'What does that make per day?',
      "That's a lot of money for each day, isn't it?",
    ],
    says: [
      'Over two thousand two hundred a day, for last year. I did that one at once.',
      'Two thousand two hundred and ten pounds. One could have hired a band.',
    ],
  },
  {
    asked: [
      'What was your best decision here?',
      'Which vote are you proud of?',
      'What have you got right as chair?',
      'What went well in your time?',
      "What's a thing you approved that worked?",
    ],
    says: [
      'The summer reading. Four thousand pounds, and six hundred children.',
      "Keeping the children's books when everything else was cut. I'd do it again.",
    ],
    more: [
      'Half of the children came back in the autumn, on their own. That was the figure I wanted.',
    ],
  },
  {
    asked: [
      'What was the last thing you agreed to?',
      'What did you say yes to lately?',
      'Which proposal got through most recently?',
      'When did you last approve something new?',
      'Who convinced you last?',
    ],
    says: [
      'New lamps for all eleven. He had the old bills with him.',
      'Lamps, in September. They pay for themselves by next winter.',
    ],
  },
  {
    asked: [
      'What made you change your mind last time?',
      'When did you last change your mind?',
      'Which argument turned you round?',
      'Who has ever talked you round?',
      'What was the last thing that persuaded you?',
    ],
    says: [
      'A caretaker with an electricity bill. He was right, and I said so.',
      'Two electricity bills, side by side. I was wrong, and I was grateful after a minute.',
    ],
    more: [
      "I'd said that the lamps could wait. The caretaker put two bills on my desk, and they couldn't.",
    ],
  },
]
