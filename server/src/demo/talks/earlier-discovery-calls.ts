import type { DemoTalk, DemoTurn } from '../content.ts'

/**
 * The same call as the newest one, weeks before: first a pitch at somebody who did not ask for it, then more and more
 * questions. What a learner sees of the progress over them is real: each is graded like any other talk.
 */

/** What a word takes the persona, and a breath between two turns. */
const WORD_MS = 360
const BREATH_MS = 550

/** The persona begins, and then they take turns. */
function spoken(lines: string[], learnerWordMs: number): DemoTurn[] {
  let clockMs = 600
  return lines.map((text, seq) => {
    const speaker = seq % 2 === 0 ? 'persona' : 'trainee'
    const startedAtMs = clockMs
    const endedAtMs =
      startedAtMs + text.split(' ').length * (speaker === 'persona' ? WORD_MS : learnerWordMs)
    clockMs = endedAtMs + BREATH_MS
    return { speaker, text, startedAtMs, endedAtMs }
  })
}

type Call = { daysAgo: number; learnerWordMs: number; lines: string[] }

const call = ({ daysAgo, learnerWordMs, lines }: Call): DemoTalk => ({
  learner: 'member',
  roleplayKey: 'discovery-call',
  daysAgo,
  isSubmitted: false,
  turns: spoken(lines, learnerWordMs),
})

export const earlierDiscoveryCalls: DemoTalk[] = [
  call({
    daysAgo: 39,
    learnerWordMs: 372,
    lines: [
      "Nora Devlin, operations. I've about ten minutes before I'm wanted on the yard, so go ahead.",
      'Hi Nora, this is Mika from Farlane. We are the leading planner for fleets, and, um, we save our customers fifteen per cent on average.',
      'Everybody saves everybody fifteen per cent. What is it you want?',
      'I would like to show you the product. It has, um, live maps, it has a driver app, and there is a dashboard for the managers.',
      'We had a planner with maps. It was in the bin in five months.',
      'Okay, ours is different, it is in the cloud, you know. How do you plan your routes at the moment?',
      "Gerry makes our plan. He's thirty-one years at it.",
      'With our software you would not need, you know, a person for that any more.',
      "I'd not say that out loud here if I were you.",
      'Sure, sure. We also have a very good price at the moment, it is twenty per cent off until the end of the month.',
      'Off what? You know nothing about what we do.',
      'How many vans do you have?',
      'Forty-six.',
      'Perfect, then I would, um, I would send you an offer for forty-six vans.',
      "Send what you like. I'll not promise to read it. Bye now.",
    ],
  }),
  call({
    daysAgo: 31,
    learnerWordMs: 392,
    lines: [
      "Nora Devlin, operations. I've about ten minutes before I'm wanted on the yard, so go ahead.",
      'Hi Nora, Mika from Farlane. I would like to hear a bit about your deliveries and then, um, show you what we do. Is that okay?',
      'As long as it is in that order.',
      'How do you plan the routes today?',
      'Gerry does it. In at four with a spreadsheet and a whiteboard, and by six there are forty-six vans with a list each.',
      'Okay. We can do that in ten minutes, um, automatically.',
      'That is what the last crowd said. Thirty-four thousand pounds, and it was in the bin in five months.',
      'Did the drivers not use it?',
      'It sent them to docks that had shut an hour before. Would you use it?',
      'No, probably not. Ours knows the opening times. Do you have many late deliveries?',
      "Thirty a day, I'd say. Of three hundred and eighty.",
      'Okay, that is a lot. With us that would, um, go down to ten, you know, in the first month.',
      'And how would you know that?',
      'It is what our other customers see. Can I send you a presentation?',
      'You can send it.',
      'I will send it today, and then, um, I will call you next week.',
      'Right. Bye now, Mika.',
    ],
  }),
  call({
    daysAgo: 24,
    learnerWordMs: 405,
    lines: [
      "Nora Devlin, operations. I've about ten minutes before I'm wanted on the yard, so go ahead.",
      "Hi Nora, it's Mika from Farlane, thanks for taking the time. I'd like to understand how your deliveries run before I say anything about us. How is tomorrow's plan made?",
      "Gerry makes it. He's in at four with a spreadsheet and a whiteboard. Thirty-one years he's been doing that.",
      'What happens when Gerry is not there?',
      'I do it, badly. Vans leaving at half seven. And he retires at the end of April.',
      'So in April it leaves with him. Is any of it written down?',
      'A page and a half. The rest is Gerry.',
      'And how often does a plan not hold, on a normal day?',
      'Thirty drops out of three hundred and eighty miss their slot. Some days more.',
      'What do the customers say about that?',
      "Dunmore Stores are the ones. They want ninety-five on time, and we're at ninety-two.",
      'Okay. Our software could, um, it could hold what Gerry knows, so that it stays. Would you like to see it?',
      'I have seen one of those. Thirty-four thousand pounds, and it was in the bin in five months.',
      'I understand. Ours is easier to use, and we, you know, we train the drivers as well.',
      'It was not the training. It sent vans to docks that were shut.',
      'Okay. Then I would show you how ours does that. Could we do half an hour next week?',
      'Ring me on Monday, and I will see.',
      'I will ring you on Monday, then. Thanks, Nora.',
      'Bye now, Mika.',
    ],
  }),
  call({
    daysAgo: 16,
    learnerWordMs: 428,
    lines: [
      "Nora Devlin, operations. I've about ten minutes before I'm wanted on the yard, so go ahead.",
      "Hi Nora, it's Mika from Farlane, thanks for making the time. I'd like to hear how your deliveries run, and if we can't help I'll say so. How does tomorrow's plan get made?",
      "Gerry makes it. He's in at four every morning with a spreadsheet and a whiteboard. Thirty-one years he's been doing that.",
      "Thirty-one years. And what happens on a day when Gerry's not in?",
      "I do it, badly. And he's away for good at the end of April, so it's on my mind.",
      'So come May it goes out the door with him. How much of what he knows is written down?',
      'A page and a half. Which dock shuts at eleven, which lane you cannot get a lorry down, none of that is on his spreadsheet.',
      "And when the plan doesn't hold, where does it show first?",
      "In the windows. Three hundred and eighty drops a day, and I'd say thirty of them miss their slot.",
      'What does a missed one cost you, just roughly?',
      'Fifteen pound, give or take. The van going back and the credit note.',
      'Thirty a day at fifteen, that is, um, four hundred and fifty a day. Is that about right?',
      "It is. I'd never added it up. And Dunmore look at the contract in March.",
      'So thirty drops a day go wrong, Dunmore are looking in March, and Gerry leaves in April. Is that it?',
      "That's it. But we bought a planner two years ago, and it was in the bin in five months.",
      'What went wrong with it?',
      "It didn't know anything. It'd send a van to a dock that had shut an hour before.",
      "So the plan was wrong, it wasn't the drivers. We could, um, put Gerry's rules in. Shall I send you something about how that works?",
      "You can. I'll not promise anything before Christmas.",
      "That's fair. I'll send it this week and ring you in January.",
      'Do that. Bye now, Mika.',
    ],
  }),
]
