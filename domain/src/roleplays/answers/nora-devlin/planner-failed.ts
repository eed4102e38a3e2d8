import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The five months of the planner, and what is left of them. */
export const noraOfThePlannersEnd: WrittenAnswer[] = [
  {
    asked: [
      "Why didn't the drivers like it?",
      'Why did your people reject it?',
      'Why did they turn it down?',
      'What made the drivers give up?',
      'What bothered the drivers about the old planner?',
      'Why did they stop using it?',
      'What was their complaint about it?',
    ],
    says: [
      'It sent them to shut docks, and down lanes they had to back out of.',
      'It was wrong, and they were the ones standing there. That does it.',
      'They knew better by nine in the morning, and it never listened.',
    ],
    more: ["A driver has his name on his van. He doesn't want to be laughed at in it."],
  },
  {
    asked: [
      'How did the drivers look like fools?',
      'What happened in front of the customers?',
      'What kind of trouble did it get them into?',
      'In what way were they made to look stupid?',
      'Can you tell me one thing that went wrong on the road?',
    ],
    says: [
      'One stood at a shut dock with the manager waving at him from the window.',
      'It sent a lorry to a school gate at home time. The mothers had words.',
      'Sixteen tubs of cream, and the shop had been closed since nine. He rang me from the kerb.',
    ],
  },
  {
    asked: [
      'When did you know that it had failed?',
      'Was there a moment when you gave up on the planner?',
      'What was the last straw with it?',
      'When was it clear to you that it would not work?',
      'What day did you stop believing in it?',
    ],
    says: [
      'A Thursday. I found a tablet in a cab, under a flask, as a tray.',
      'When nine drivers rang before ten, from nine shut docks. I went and got tea.',
    ],
    more: ['I drank the tea first. Then I rang Colm.'],
  },
  {
    asked: [
      "Why didn't you stop it sooner?",
      'Why did it take five months to end it?',
      'Why did you hold on to the planner for so long?',
      'What did you do with it in those five months?',
      'Why not throw it out after the first two weeks?',
    ],
    says: [
      "Because I'd argued for it. Every Monday I thought, next week.",
      'Pride, mostly. And it was paid for.',
    ],
    more: ["You don't like to bury a thing you carried in yourself."],
  },
  {
    asked: [
      'Who ended it?',
      'Who decided to stop the old planner?',
      'Who switched it off?',
      'Was it you or Colm who stopped the planner?',
      'Whose decision was it to give it up?',
    ],
    says: [
      'I did. I went up to Colm before he could come down.',
      'Me. I bought it, so I buried it.',
    ],
  },
  {
    asked: [
      'Who complained the loudest?',
      'Which driver was most against it?',
      'Did one of the drivers start it?',
      'Was there a ringleader among the drivers?',
      'Who was the first to refuse it?',
    ],
    says: [
      'Malachy, on the Kilkeel run. He read his route out over the phone, as a comedy.',
      'Malachy. Twelve years on one road, and it told him to turn left into the sea.',
    ],
  },
  {
    asked: [
      'Was the old planner used for all the routes?',
      'How much of the planning did it take over?',
      'How many of its routes were really driven?',
      'Did it plan the whole fleet?',
      'Which routes did the old system do?',
    ],
    says: [
      'All of them, on the screen. A third of them on the road.',
      'It planned every van. By week three nobody was driving what it planned.',
    ],
  },
  {
    asked: [
      'What came after the planner?',
      'What did you do when the planner was gone?',
      'Did Gerry take over again after that?',
      'Did you return to the old way?',
      'So you went back to doing it by hand?',
    ],
    says: [
      "Back to Gerry, yes. He'd never stopped, he just didn't say so.",
      'Straight back. Gerry had kept his spreadsheet going the whole time.',
    ],
  },
  {
    asked: [
      'Was there anything good about the old planner?',
      'What did the planner get right?',
      'What would you keep of it?',
      'Did it do anything better than Gerry?',
      'Which part of it was useful?',
    ],
    says: [
      'The motorway runs. For Belfast and back it was quicker than Gerry.',
      'You could see on one screen where everybody was. I still miss that.',
      'It did add up hours nicely. Wrong places, right hours.',
    ],
    more: ["So it wasn't all wrong. It was wrong where it hurt."],
  },
  {
    asked: [
      'How did Gerry react to the old planner?',
      'What did Gerry make of the last system?',
      'Did Gerry work with the planner?',
      'Was Gerry against the planner?',
      'Was Gerry pleased when it failed?',
      'What did Gerry say when the planner was gone?',
    ],
    says: [
      'He looked at it for a morning and said it was very colourful.',
      'Not a word. He made me tea the day it went, two sugars.',
      'He never said I told you so. He could have.',
    ],
    more: ['He printed its plan every morning, and put his own on top.'],
  },
  {
    asked: [
      'Are you sorry that you bought it?',
      'Do you wish you had never bought the planner?',
      'Was it a mistake to try?',
      'Would you rather not have done it?',
      'Do you feel bad about it still?',
    ],
    says: [
      'I regret how, not that. Something has to know what Gerry knows.',
      "The money, yes. Trying, no. I'd just ask different people first.",
    ],
  },
  {
    asked: [
      'Does Colm still trust you?',
      'Did the planner cost you your standing?',
      'What do people in the company think of you since then?',
      'Did you lose credit in the house over it?',
      'Has your word less weight since?',
      'Did it damage your reputation?',
    ],
    says: [
      'With vans he trusts me. With anything that has a screen, he asks twice.',
      "Some. I've been right about enough since. He still raises an eyebrow.",
    ],
    more: ['It comes back in small coins. A van here, a printer there.'],
  },
  {
    asked: [
      'Who called it a whiteboard with a plug?',
      'Where does that line about the whiteboard with a plug come from?',
      'Whose joke is that?',
      'Did Colm come up with that name?',
      'Who said that about the planner?',
    ],
    says: ["Colm. It's the one joke he has.", 'That was Colm, in a meeting, with people in it.'],
  },
]
