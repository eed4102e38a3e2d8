/** What a line is for, as it follows on "decided to": for people who know nothing of the machine, and with the reason where it has one. */
export function intentInWords(intent: string): string {
  const [of = ''] = intent.split(': ', 1)
  return IN_WORDS.get(intent) ?? IN_WORDS.get(of) ?? of
}

const NOTHING_ANSWERS = 'as nothing that it knows is the answer'

/** Those that do not say it themselves. */
const IN_WORDS: ReadonlyMap<string, string> = new Map([
  ['answer', 'answer what was asked'],
  ['answer from the text', 'answer with what its text holds of it'],
  ['answer what is meant', 'answer what was meant, as a model took it'],
  ['answer in general', 'answer as people do, as it is written of it no closer'],
  ['say what was written for it', 'say what was written for that question'],
  [
    'say what was written for it: likely',
    'say what was written for a question that is likely the same',
  ],
  [
    'say what was written for it: perhaps',
    'say what was written for the question that comes nearest, as nothing is surely the answer',
  ],
  [
    'say what was written for who asks on',
    'say what was written for that question, behind the line before',
  ],
  ['say more of what was written for it', 'say more of what it has just said'],
  [
    'say more of what was written for it: for want of an answer',
    `say more of what it has just said, ${NOTHING_ANSWERS}`,
  ],
  ['tell what is nearest', 'tell what comes nearest, as nothing is surely the answer'],
  ['tell what is related', `tell what has to do with it, ${NOTHING_ANSWERS}`],
  ['evade: not known', `leave it open, ${NOTHING_ANSWERS}`],
  ['evade: asked before', 'leave it open again: it was asked before'],
  [
    'evade: as people do who are asked that',
    `say what people say to such a question, ${NOTHING_ANSWERS}`,
  ],
  ['leave hearsay open', 'leave open what others say'],
  ['nothing more to it', 'say that there is no more to it'],
  ['nothing more to ask', 'ask nothing more'],
  ['nothing to ask', 'ask nothing'],
  ['nothing is missing', 'say that nothing is missing'],
  ['ask', 'ask the next thing that it wants to know'],
  ['dig', 'ask once more, as something was missing in the answer'],
  ['let it be', 'leave its question, and go on'],
  ['say of the job', 'tell of the job what anybody would'],
  ['it was heard', 'say that it was heard'],
  ['admit that it was beside it', 'admit that what it said was beside it, and ask what was meant'],
  ['it was understood', 'say that it was understood'],
  ['confirm the summary', 'say whether the summary is right'],
  ['react to it', 'react to what was said'],
  ['take it to heart', 'take to heart what was said of themselves'],
  ['be touched by it', 'show that it was touched'],
  ['tell its own', 'tell of itself'],
  ['not understood: language', 'say that it does not know the language'],
  ['not understood: a list of words', 'say that words alone are no question'],
  ['back to the subject', 'lead back to the subject'],
  ['small talk', 'join in the small talk'],
  ['keep it back', 'keep the answer back'],
  ['come back to the doubt', 'come back to its doubt, which was not met'],
  ['say what is behind the doubt', 'say what is behind its doubt'],
  ['hear more on the doubt', 'hear more, as its doubt was met by half'],
  ['hold on to the doubt', 'hold on to its doubt, which was talked over'],
  ['accept what was said about the doubt', 'let go of its doubt'],
  ['let the doubt be', 'leave its doubt where it is'],
  ['name what is missing', 'name what is missing before it says yes'],
  ['agree', 'say yes to what was proposed'],
  ['it has agreed', 'say that it has agreed already'],
  ['decline', 'say no'],
  ['not yet: too little was understood', 'say not yet, as too little was understood'],
  ['not for a yes alone', 'say not yet: it wants more for a yes'],
  ['not sure of it yet', 'say that it is not sure of it yet'],
  ['too early for an offer', 'slow them down, as it is too early for an offer'],
  ['within reach', 'say that the sum is within reach'],
  ['too far apart', 'say that the sums are too far apart'],
  ['warn', 'warn them, as its patience is nearly at an end'],
  ['warn: rudeness', 'warn them, as they were rude'],
  ['wait', 'let them go on'],
])
