import type { WrittenAnswer } from '../../graph/plan.ts'

/** The trust and its money, Thornley, the printers, who answers for what, and what she wants to hear. */
export const ruthOfTheTrust: WrittenAnswer[] = [
  {
    tells: 'goal-1',
    asked: [
      'What do you want to hear first?',
      'Where should I start?',
      'What do you need to know from me?',
      'Which sentence should it start with?',
      'What should the page say?',
      'What do you expect from this presentation?',
      'What is most important to you?',
      'How would you like me to begin?',
    ],
  },
  {
    tells: 'goal-2',
    asked: [
      'How would you measure whether it works?',
      'What would success look like to you?',
      'What would you want to see after six months?',
      'What do you want to know about the results?',
      'How should we report to you?',
      'Which figures would you like to get?',
    ],
  },
  {
    tells: 'goal-3',
    asked: [
      'What do you need for tonight?',
      'What should I leave you with?',
      'What would the committee need to vote?',
      'What would help you with the others?',
      'What do you need to take it to the committee?',
      'What would you need to recommend it?',
    ],
  },
  {
    tells: 'situation-1',
    asked: [
      'How many items are on the agenda?',
      'When does your meeting end?',
      'What else is on the agenda tonight?',
      'How long does the committee meet?',
      'When am I on?',
      'Which item are we?',
    ],
  },
  {
    tells: 'situation-3',
    asked: [
      'How much time do we have?',
      'How long have I got?',
      'How many minutes do I have left?',
      'Do you have time for this?',
      'Are we running out of time?',
    ],
  },
  {
    tells: 'situation-2',
    asked: [
      'How much does the trust spend?',
      "What's the budget of the trust?",
      'How big is your budget?',
      'What does it cost to run the libraries?',
      'How much money does the trust have a year?',
    ],
  },
  {
    tells: 'situation-2.2',
    asked: [
      'How much do you have in reserve?',
      'What about the reserves?',
      'Could it come out of the reserve?',
      'Do you have savings?',
      'Is there any money put aside?',
    ],
  },
  {
    tells: 'situation-2.3',
    asked: [
      'How much do you have to save?',
      'What savings do you need?',
      'Do you have to cut costs?',
      'By when do the savings have to be found?',
      "What's the target for the savings?",
    ],
  },
  {
    tells: 'pain-1',
    asked: [
      'How much of the savings have you found?',
      'How far are you with the savings?',
      'What is still missing?',
      'How much is on the list so far?',
      'How big is the gap?',
    ],
  },
  {
    tells: 'situation-4',
    asked: [
      "What happens if you don't find the money?",
      "What's the alternative?",
      "What's the other paper on your table?",
      'Which branch would close?',
      'Will you close a branch?',
      'Do you want to close Thornley?',
      'What happens to Thornley if you say no?',
    ],
  },
  {
    tells: 'pain-3',
    asked: [
      'Who uses Thornley?',
      'How many visitors does Thornley have?',
      "What's Thornley like?",
      'Tell me about the branch at Thornley.',
      'What is Thornley?',
      'Who would miss Thornley?',
    ],
  },
  {
    tells: 'background-3',
    asked: [
      'What printers?',
      'What printers are you talking about?',
      'What was the printer room?',
      'How much did the printers cost?',
      'When did you buy the printers?',
      'Did you vote for the printers?',
      'Was that something you paid for?',
      'What happened with the 3D printers?',
    ],
  },
  {
    tells: 'background-3.2',
    asked: [
      'How often were the printers used?',
      'Does anybody use the printers?',
      'How is the printer room doing?',
      'How many days was the printer room used?',
      'Were the printers a success?',
    ],
  },
  {
    tells: 'pain-2',
    asked: [
      'What went wrong with the last idea?',
      'Have you been disappointed before?',
      'Why are you so sceptical?',
      'What makes you careful?',
      'Have you invested in something like that before?',
    ],
  },
  {
    asked: [
      'Why did the printers fail?',
      'Why did nobody use the printers?',
      'What was wrong with the printer room?',
      'What did you learn from the printers?',
      'What would you do differently with the printers?',
    ],
    says: [
      'We asked who liked the idea. We never asked who would come.',
      'It opened at two and closed at five. Who prints at three in the afternoon?',
      "Nobody had written down a number at which we'd stop. So we didn't.",
    ],
    more: ["That's why I ask you for yours."],
  },
  {
    asked: [
      'What will happen to the printer room now?',
      'Could you sell the printers?',
      'What are you going to do with the printers?',
      'Can the printer room be used for something else?',
    ],
    says: [
      "I've had an offer of six thousand for the lot. I may take it.",
      'A school wants two of them. The rest nobody wants.',
      "It'll be a reading room again, if I live to see it.",
    ],
  },
  {
    tells: 'pain-4',
    asked: [
      'What worries you most?',
      'Which of the risks worries you the most?',
      'What is the biggest risk for you?',
      'What are you afraid of?',
      'What are your concerns about branches without staff?',
      'Who is liable if somebody falls?',
      'Who would get sued?',
      "Who's the judge, who would be sued, you or the council?",
      'Who answers for it if something happens?',
    ],
  },
  {
    asked: [
      'What would make it a no?',
      'Is there anything that would make you say no?',
      'What would stop you?',
      'When would you vote against it?',
      'What could make you refuse?',
    ],
    says: [
      'An insurer who says less than you say. Or a number that grows while I look.',
      "If you can't tell me when you'd stop it.",
      "A cost next year that isn't on the page this year.",
    ],
  },
  {
    asked: [
      'What would make it a yes?',
      'What would convince you?',
      'What would it take to get your vote?',
      'How can I convince you?',
      'What do you need to see to say yes?',
    ],
    says: [
      "A number at which you stop, and the insurer's letter.",
      'Show me one branch where people came. Then the rest is arithmetic.',
      'That it costs what you say, and that somebody counts.',
    ],
  },
  {
    asked: [
      'Are you insured for that?',
      'What does your insurance say?',
      'Who is your insurer?',
      'Would your insurance cover it?',
      'Have you talked to the insurer?',
      'Does the policy cover branches without staff?',
    ],
    says: [
      "As long as there's staff in the building. I've read the policy.",
      'The policy says attended premises. So not as it stands.',
      "With staff, yes. Without, I'd want it in writing.",
    ],
  },
  {
    asked: [
      'Would cameras and an alarm be enough?',
      'What if there was a camera in every branch?',
      'Would an emergency button help?',
      'What if a guard is there in twenty minutes?',
      'What would make it safe enough for you?',
      'Would it help if the insurer confirmed it in writing?',
    ],
    says: [
      'A camera sees somebody fall. Who picks them up, and in how many minutes?',
      'It would help. In writing, and with the minutes in it.',
      'Show me the letter. I read letters to the end.',
    ],
  },
  {
    asked: [
      'What about vandalism?',
      "Is that something you'd worry about, parties and so on?",
      'Are you worried that people misuse it?',
      'What if somebody brings in their friends?',
      'What do you do about theft?',
    ],
    says: [
      'Less than about stairs. But tell me who goes and looks.',
      "A broken chair I can price. A broken hip I can't.",
      'Young people in a library. It would make a change.',
    ],
  },
  {
    asked: [
      'Who else decides?',
      'Who is on the committee?',
      'How many of you vote?',
      'Who has to agree?',
      'Who are the other members?',
      'Do you decide alone?',
    ],
    says: [
      'Six of us, with me. A majority does it.',
      'Five others and I. Two teachers, a builder, a solicitor and a retired nurse.',
      'Six votes, mine among them. I only chair it.',
    ],
  },
  {
    asked: [
      'Will anybody be against it?',
      'Who on the committee is against it?',
      'Is there somebody on the board who will say no?',
      'What will the others think?',
      'How will the others vote?',
      'What do the other members worry about?',
    ],
    says: [
      'The solicitor will ask about liability. The builder will ask what the doors cost.',
      "One is against everything after eight o'clock. The rest will listen to a number.",
      "They'll ask who's liable. Have that answer ready.",
    ],
  },
  {
    asked: [
      'When do you decide?',
      'When will the vote be?',
      'When will I hear from you?',
      'How long will it take you to decide?',
      'When do I get an answer?',
      'When do they meet?',
      'When will you let me know?',
    ],
    says: [
      "Tonight, before nine. You'll have a letter tomorrow.",
      'We vote this evening. The clerk rings you in the morning.',
      "Tonight, if there's something to vote on.",
    ],
  },
  {
    asked: [
      'When would we get the money?',
      'Could we get it before Christmas?',
      'When could the money be paid?',
      'How soon could we start?',
      'Could it be paid in two parts?',
    ],
    says: [
      "Half on signing, half when the first door opens. If it's a yes.",
      'Not before the insurer has written. After that, within the month.',
      "You ask for the date before you've got the vote. I rather like that. A month after.",
    ],
  },
  {
    asked: [
      'Is thirty-eight thousand too much?',
      'Is that a lot for you?',
      'Is the amount a problem?',
      'Can you afford that?',
      'What do you think of the amount?',
      'Do you have the money?',
    ],
    says: [
      "It's more than half of what I have to save. So yes, it's a lot.",
      "It isn't the amount. It's whether it comes back.",
      'We can find it. The question is from whom I take it.',
    ],
  },
  {
    asked: [
      'Should I ask for less?',
      'Could we do it with less money?',
      'What if we began with one branch?',
      'Would two branches be easier for you?',
      'Would you prefer a pilot in one branch?',
      'What about starting smaller?',
    ],
    says: [
      'One branch proves less and costs more each. But the others might prefer it.',
      'Two, one of them Thornley. That I could put to a vote.',
      "Don't bargain with yourself. Tell me what each branch costs.",
    ],
  },
  {
    asked: [
      'Is twelve visits an evening too low for you?',
      'What number would you want to see?',
      'How many visitors would be enough?',
      'What would be a good threshold?',
      'At which number should we stop?',
      'How many people would have to come?',
    ],
    says: [
      "Over four branches I'd want fifteen an evening. Fewer, and we stop.",
      "Fifteen. Below ten it's cheaper to send everybody a taxi and a book.",
      "Divide it. If a visit costs more than three pounds, I'd stop.",
    ],
  },
  {
    asked: [
      'What would you compare it with?',
      'Compared with what?',
      'What do you compare us with?',
      "What's the benchmark?",
    ],
    says: [
      "With what a visit costs by day. It's about four pounds.",
      "With the daytime. You'll have those figures, I hope.",
      "With doing nothing. That's always the cheapest one on the table.",
    ],
  },
  {
    asked: [
      'What does a visit cost you now?',
      'What does one evening cost?',
      'What does it cost to keep a branch open with staff?',
      'How much do your staff cost?',
      'What does an hour of opening cost?',
    ],
    says: [
      'Some four pounds a visit, with staff and heating.',
      'A staffed evening is about a hundred and ten pounds. So yours had better be less.',
      'A hundred and ten an evening, two people and the lights.',
    ],
  },
  {
    asked: [
      'How many branches do you have?',
      'How many libraries are there?',
      'How big is the trust?',
      'Where are the branches?',
      'Which are your smallest branches?',
    ],
    says: [
      "Eleven. You're asking for four of them.",
      "Eleven branches, and Thornley's the smallest.",
      "Eleven, from the town down to a room over a chemist's.",
    ],
  },
  {
    asked: [
      'When do the branches close?',
      'What are your opening hours?',
      'How long are the libraries open?',
      'Are any of them open in the evening?',
      'Why do they close so early?',
    ],
    says: [
      'The small ones at five, and the big ones at seven.',
      "Five o'clock. Just when anybody with a job could come.",
      "At five. Four, on a Friday. It's a matter of wages.",
    ],
  },
  {
    asked: [
      'What would happen to the staff?',
      'What do the staff think?',
      'Would staff lose their jobs?',
      'Are the librarians against it?',
      'What does the union say?',
    ],
    says: [
      "They're afraid that the evening comes first and the day goes after. Can you promise them it won't?",
      "Nobody loses an hour over this, or I don't vote for it.",
      "They've asked me, and I'd like to have something to say.",
    ],
  },
  {
    asked: [
      'Have other libraries tried that?',
      'Do you know other places that do it?',
      'Have you seen it anywhere?',
      'Have you heard of open libraries?',
      'Do you know how it works in Denmark?',
    ],
    says: [
      "In Denmark, I've read. They have Danes, of course. What about here?",
      "I've read of it. I'd rather hear of one that you have been to.",
      'Two counties have. One stopped. Do you know why?',
    ],
  },
  {
    asked: [
      'Do you like the idea?',
      'What do you think of the idea?',
      'Are you for it or against it?',
      'How do you feel about it now?',
      'Are you in favour?',
      'What do you think so far?',
      "What's your first impression?",
    ],
    says: [
      "I don't dislike it. That isn't a vote.",
      "I like libraries that are open. I don't yet like the sum.",
      "Better than I expected. Don't spoil it.",
    ],
  },
  {
    asked: [
      'Could they raise their hands for that?',
      'Could you vote for that sentence?',
      'Is that a sentence the five could vote on?',
      'Would that be enough for a vote?',
      'Would you recommend it like that?',
    ],
    says: [
      'Take out the adjectives, and yes.',
      'It has an amount, a place and a stop in it. I can put that to them.',
      'Nearly. Say what it costs the year after, and they can.',
    ],
  },
  {
    asked: [
      'Do you have any questions?',
      'What questions do you have?',
      'Is there anything unclear?',
      'Is there something else you want to know?',
      'Have I left anything out?',
      'Have I forgotten anything?',
      'Is there anything I should add?',
    ],
    says: [
      'What does it cost the year after? Nobody ever puts that on the page.',
      "The second year. You've told me the first.",
      "Who picks up the telephone at eight in the evening? You haven't said.",
    ],
  },
  {
    asked: [
      'What will the others ask?',
      'What should I be ready for?',
      'What would you say to them in my place?',
      'Do you have a tip for me?',
      'What would you do in my place?',
      'How should I put it to them?',
    ],
    says: [
      'Say the amount, say the stop, and sit down.',
      "Begin with Thornley. They've all been there.",
      "They'll ask who's liable. Put the insurer's letter on top.",
    ],
  },
  {
    asked: [
      'What happens after a yes?',
      'What would be the next step?',
      'What happens next?',
      'How do we go on from here?',
      'What do you need from me now?',
      'What shall I do next?',
    ],
    says: [
      'One page, by tomorrow noon, with the stop in it. The clerk does the rest.',
      "We vote. If it's a yes, you meet the clerk on Monday.",
      'You wait outside, or go home. The clerk will ring you in the morning.',
    ],
  },
]
