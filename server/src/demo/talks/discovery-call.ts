import type { DemoTalk } from '../content.ts'

export const discoveryCall: DemoTalk = {
  learner: 'member',
  roleplayKey: 'discovery-call',
  daysAgo: 1,
  isSubmitted: true,
  turns: [
    {
      speaker: 'persona',
      text: "Nora Devlin, operations. I've about ten minutes before I'm wanted on the yard, so go ahead.",
      startedAtMs: 670,
      endedAtMs: 6430,
    },
    {
      speaker: 'trainee',
      text: "Hi Nora, it's Mika from Farlane, thanks for making the time. Ten minutes is plenty. I'd like to hear how the deliveries run at your place, and if it turns out we can't help, I'll, um, I'll just say so. So, to start with, how does tomorrow's plan actually get made?",
      startedAtMs: 7280,
      endedAtMs: 28990,
    },
    {
      speaker: 'persona',
      text: "Somebody in sales saying so, that'd be a first. Gerry makes it. He's in at four every morning with a spreadsheet and a whiteboard, and by six there's forty-six vans with a list each. Thirty-one years he's been doing that.",
      startedAtMs: 29460,
      endedAtMs: 43960,
    },
    {
      speaker: 'trainee',
      text: "Thirty-one years. And what happens on a day when Gerry's not in?",
      startedAtMs: 44670,
      endedAtMs: 49600,
    },
    {
      speaker: 'persona',
      text: "I do it, badly. I was in at three when he had his knee done, and we still had vans leaving at half seven. And he's away for good at the end of April, so, well, it's on my mind.",
      startedAtMs: 50360,
      endedAtMs: 64510,
    },
    {
      speaker: 'trainee',
      text: 'I can imagine. So come May it all goes out the door with him. How much of what he knows is written down?',
      startedAtMs: 64990,
      endedAtMs: 75700,
    },
    {
      speaker: 'persona',
      text: "A page and a half. The rest is Gerry. Which dock shuts at eleven, which lane you can't get a lorry down, who'll take a pallet before they open. None of that's on his spreadsheet.",
      startedAtMs: 76230,
      endedAtMs: 89270,
    },
    {
      speaker: 'trainee',
      text: "Okay. And when the plan doesn't hold, where does it show first?",
      startedAtMs: 89730,
      endedAtMs: 95090,
    },
    {
      speaker: 'persona',
      text: "In the windows. We do about three hundred and eighty drops a day, and I'd say thirty of them miss their slot. Some days more.",
      startedAtMs: 95520,
      endedAtMs: 104520,
    },
    {
      speaker: 'trainee',
      text: 'And what does a missed one cost you? Just roughly.',
      startedAtMs: 105120,
      endedAtMs: 109710,
    },
    {
      speaker: 'persona',
      text: "Fifteen pound, give or take. That's the van going back and the credit note. I've never sat down and added it up, to be honest with you.",
      startedAtMs: 110230,
      endedAtMs: 120530,
    },
    {
      speaker: 'trainee',
      text: "Can we do it now? Thirty a day at fifteen is, um, four fifty. Six days, is it? So that's two thousand seven hundred a week. Is that about right, or am I off?",
      startedAtMs: 121370,
      endedAtMs: 135920,
    },
    {
      speaker: 'persona',
      text: "No, you're right. God. And that's before the overtime, that's another nine thousand a month.",
      startedAtMs: 136500,
      endedAtMs: 142200,
    },
    {
      speaker: 'trainee',
      text: 'Right. And leaving the money aside, what does it do to you with your customers if it stays like that?',
      startedAtMs: 142710,
      endedAtMs: 151110,
    },
    {
      speaker: 'persona',
      text: "Well, Dunmore Stores is the one. They're twenty-two per cent of what we sell, and they want ninety-five on time. We're at ninety-two. They look at the contract in March, and if it's still ninety-two I'd say they'll split it.",
      startedAtMs: 151870,
      endedAtMs: 167140,
    },
    {
      speaker: 'trainee',
      text: "So let me check I've got this. Thirty drops a day go wrong, that's nearly three thousand a week, plus the overtime. Dunmore are looking at you in March, and the one man who holds it all together leaves in April. Is there anything I've missed?",
      startedAtMs: 167480,
      endedAtMs: 186020,
    },
    {
      speaker: 'persona',
      text: "You've missed the last crowd. We bought a planner two years ago, thirty-four thousand pounds, and it was in the bin in five months. So you'll forgive me if I'm not jumping up and down.",
      startedAtMs: 186710,
      endedAtMs: 199480,
    },
    {
      speaker: 'trainee',
      text: 'No, I get that. What went wrong with it?',
      startedAtMs: 200310,
      endedAtMs: 204440,
    },
    {
      speaker: 'persona',
      text: "It didn't know anything. It'd send a van to a dock that had shut an hour before. The drivers gave it a fortnight and went back to Gerry, and I couldn't blame them.",
      startedAtMs: 205060,
      endedAtMs: 216200,
    },
    {
      speaker: 'trainee',
      text: "So it wasn't that they wouldn't use it, it was, um, the plan was just wrong. If the routes had Gerry's rules in them, you know, the docks and the lanes, while he's still there to check them, what would that change for you?",
      startedAtMs: 216610,
      endedAtMs: 236160,
    },
    {
      speaker: 'persona',
      text: "I'd sleep in April, for a start. And the drivers would look at it twice. But I'd have to see it with our own drops. And I'm not touching a trial before Christmas, we go up to five hundred and twenty a day.",
      startedAtMs: 236720,
      endedAtMs: 253310,
    },
    {
      speaker: 'trainee',
      text: "I wouldn't either. So how about this, just on paper? You send me one ordinary week from October, say by Friday. We put in ten of Gerry's rules, and on Thursday week the two of you tell me what's wrong with it. We do the work, and, um, nothing goes near a driver. Would that be worth an hour?",
      startedAtMs: 254080,
      endedAtMs: 279860,
    },
    {
      speaker: 'persona',
      text: "An hour, aye, he'd do that. It'd have to be the morning, he's gone home by twelve. And put it on one page for Colm, our finance man. He wants his money back inside the year or he'll not read it.",
      startedAtMs: 280580,
      endedAtMs: 294780,
    },
    {
      speaker: 'trainee',
      text: "Okay, ten o'clock, Thursday week, you and Gerry. And one page for Colm with the payback on it. I'll send the invite this afternoon.",
      startedAtMs: 295630,
      endedAtMs: 306530,
    },
    {
      speaker: 'persona',
      text: "Do that, and I'll get you the week by Friday. Right, there's a lorry blocking my gate. Bye now, Mika.",
      startedAtMs: 307280,
      endedAtMs: 314320,
    },
  ],
  outcome: {
    grade: {
      conversation_score: 87,
      wpm: 138,
      stages_covered: ['Opening', 'Discovery', 'Handling doubts', 'Next step'],
      topics_covered: [
        'How the routes are planned',
        "Gerry's retirement in April",
        'Missed delivery slots and their cost',
        'Overtime',
        'The Dunmore Stores contract',
        'The planner that failed',
        'A check on paper before any trial',
      ],
      feedback: {
        overall_feedback:
          'Next time, ask who else has to say yes before you propose anything. Nora named Colm herself, almost at the end: “put it on one page for Colm, our finance man”. The moment to ask was right after your summary: Who besides you has to agree to this? The rest was strong. You worked out the cost with her from her own numbers, you did not sell against the planner that failed, and you left with a day, an hour and two names.',
        spin_score: 90,
        spin_feedback:
          "All four kinds of question are there, in a good order: situation (“how does tomorrow's plan actually get made?”), problem (“where does it show first?”), implication (“what does it do to you with your customers if it stays like that?”) and need-payoff (“what would that change for you?”). The implication questions did most of the work: when the sum was on the table she said “God.” The only need-payoff question already had your answer in it.",
        stage_scores: {
          Opening: 82,
          Discovery: 92,
          'Handling doubts': 86,
          'Next step': 84,
        },
        communication_score: 88,
        communication_feedback:
          'One question at a time, most of them short: “What went wrong with it?” You used her own words (“the docks and the lanes”) and no product words. The odd “um”, never two in a turn, did no harm. You spoke for about half of the call; a little less would have left her more.',
        strengths: [
          'You did the sum with her: “Thirty a day at fifteen is, um, four fifty.” Then you asked whether it was right, and the number became hers.',
          "Your summary put her worries side by side and ended on “Is there anything I've missed?” That question brought out the thirty-four thousand pounds.",
          'When she told you about the planner, you defended nothing. You asked “What went wrong with it?” and learnt that the drivers had not been the problem.',
          "You took “I'm not touching a trial before Christmas” as a condition, and proposed something that keeps to it: one week, on paper, “nothing goes near a driver”.",
        ],
        areas_for_improvement: [
          'You never asked who decides. Colm and his year came up only because Nora brought them up.',
          'She offered “another nine thousand a month” in overtime, and your next question was about customers. How much of that comes from bad routes is still unknown.',
          '“I can imagine” is what everybody says. The question right after it, about what is written down, showed much better that you had heard her.',
        ],
        recommendations: [
          'After the next summary, ask: Who besides you has to agree, and what will they look at first?',
          "When a second number turns up, stay with it for one more question: What's behind the nine thousand?",
          'Ask once about the good outcome without your product in it: What would be different in May if the plan held without Gerry?',
        ],
      },
    },
  },
}
