import { asSentence } from '../language/words.ts'
import type { SaidBack } from './as-you.ts'
import type { UseCase } from '../use-cases.ts'
import type { DeedKind } from '../rubric/deeds.ts'
import type { RuleName } from '../rubric/rules.ts'

/** What a coach has at hand when they speak of one thing. */
export type About = {
  who: string
  useCase: UseCase
  /** Words of the talk, as they were said. */
  quote: string
  /** What the persona told, as one says it back: "you don't have time"; null where there is nothing. */
  back: SaidBack | null
  /** Up to three such things, in their order. */
  told: readonly SaidBack[]
  /** The sentence that has to be said, where it is about one. */
  mustSay: string
}

type Coaching = {
  /** By which deed it is shown best. */
  shownBy: readonly DeedKind[]
  /** "You …": what was good, in half a sentence. */
  good: (about: About) => string
  /** The same with its moment. */
  praise: (about: About) => string
  /** What could have been, with its moment. */
  improve: (about: About) => string
  /** What to do, in a sentence. */
  behaviour: (about: About) => string
  line: (about: About) => string
  /** For the next conversations. */
  practice: (about: About) => string
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const givenBack = ({ back }: About): string =>
  back === null ? 'What you just said matters.' : `${sentence(back.words)}.`

/** "You told me that …", or only what it was. */
const toldMe = ({ back }: About): string =>
  back === null
    ? ''
    : back.isClause
      ? `You told me that ${back.words}. `
      : `${sentence(back.words)}. `

const GOES_ON: Record<UseCase, string> = {
  sales: 'What does that cost you over a year, in money or in nerves?',
  interviews: 'What did you do then, and how did it end?',
  presentations: 'What would have to be so that you need not worry about it?',
  'customer-service': 'What does that do to your day?',
  legal: 'What does that mean for you in the next few weeks?',
  therapy: 'What is that like for you?',
  'team-training': 'What would have to be different, so that it works for you?',
  other: 'What does that do to your days, and what would you want instead?',
}

const BEGINS: Record<UseCase, string> = {
  sales:
    "I'd like to hear first how it looks on your side, that takes fifteen minutes, and then we see whether it fits at all. Is that all right?",
  interviews:
    'thank you for having me. I would like to tell you what I have done, and to hear what you need. Is that all right?',
  presentations:
    "I'll use six minutes and leave you the rest. At the end I'm going to ask you for one decision.",
  'customer-service':
    "I'm the one who stays with this now. Tell me what happened, from the start, and take your time.",
  legal:
    'what you tell me stays between us. Tell me in your own words what happened, and then I say what can be done and what it costs.',
  therapy:
    "we've got fifty minutes, they're yours, and it stays between the two of us. Where would you like to begin?",
  'team-training':
    "I'd like to say what I have seen, and then hear how it was from where you stand. Is that all right?",
  other: "I've come because I'd like to understand how it is for you. Do you have ten minutes?",
}

export const COACHING: Record<RuleName, Coaching> = {
  opens: {
    shownBy: ['frames', 'checks'],
    good: ({ who }) => `made it clear to ${who} at once what this was about`,
    praise: ({ who, quote }) =>
      `“${quote}”: with that ${who} knew early what to expect, and could begin.`,
    improve: ({ who, quote }) =>
      `“${quote}” was early, and ${who} could not yet know what this was about or how long it would take. Two sentences at the beginning take that worry away.`,
    behaviour: ({ who }) =>
      `Say at the beginning what this is about, and leave the first word to ${who}.`,
    line: ({ who, useCase }) => `${who}, ${BEGINS[useCase]}`,
    practice: () =>
      'Before the next conversation, write down your first two sentences: what it is about, and what the other person may expect.',
  },
  listens: {
    shownBy: ['takes-up', 'comes-back', 'gives-back'],
    good: ({ who }) => `built on what ${who} told you`,
    praise: ({ who, quote }) =>
      `You build on what ${who} says: “${quote}” is made of what had been told to you.`,
    improve: ({ who, quote }) =>
      `When ${who} said “${quote}”, you went on with something else. A sentence like that wants to be taken up before anything new comes.`,
    behaviour: ({ who }) =>
      `Take up what ${who} has just said before you go on with your own point.`,
    line: (about) => `${givenBack(about)} Tell me more about that.`,
    practice: () =>
      'In the next conversation, begin each of your turns with a word that the other person has just used.',
  },
  'listens-while-asked': {
    shownBy: ['takes-up', 'comes-back'],
    good: ({ who }) => `connected your points with what ${who} had told you`,
    praise: ({ who, quote }) => `You connect what you say with what ${who} told you: “${quote}”.`,
    improve: ({ who, quote }) =>
      `${who} told you “${quote}”, and your answer stayed beside it. That was the door: whoever says it wants to know what you make of it.`,
    behaviour: ({ who }) => `Tie your answer to what ${who} has told you.`,
    line: (about) => `${toldMe(about)}That is where I would begin, and I'll tell you why.`,
    practice: () =>
      'While you listen, keep one thing in mind that they told you, and put it into your next answer.',
  },
  asks: {
    shownBy: ['asks-on', 'asks-open'],
    good: ({ who }) => `asked ${who} questions that left room`,
    praise: ({ who, quote }) => `“${quote}” left room, and ${who} used it.`,
    improve: ({ who, quote }) =>
      `After “${quote}” there was room for a question that begins with what or how. ${who} would have told more than anybody can guess.`,
    behaviour: () =>
      'Ask one open question about what was just said, and wait for the whole answer.',
    line: (about) => `${givenBack(about)} How did that come about?`,
    practice: () =>
      'In the next conversation, ask three times in a row about the answer that you have just been given.',
  },
  'asks-a-little': {
    shownBy: ['asks-on', 'asks-open'],
    good: () => 'asked about what really matters there',
    praise: ({ who, quote }) =>
      `“${quote}” is a question that ${who} will remember: it goes to what matters there.`,
    improve: ({ who, quote }) =>
      `After “${quote}” you could have asked ${who} about what is hardest there. It shows how you think, and tells you whether you want to be there.`,
    behaviour: ({ who }) => `Ask ${who} about what is hard there, and ask on.`,
    line: (about) =>
      `${toldMe(about)}What have you tried so far, and how would you notice that it works?`,
    practice: () =>
      'Take two questions of your own along: one about what is hard there, one about how success would be noticed.',
  },
  'goes-deep': {
    shownBy: ['asks-for-effect', 'asks-for-wish'],
    good: ({ who }) => `went on to what it means for ${who}`,
    praise: ({ who, quote }) =>
      `With “${quote}” you went behind the facts, to what it means for ${who}.`,
    improve: ({ who, quote }) =>
      `${who} told you “${quote}”, and what it leads to was not asked. One question more, and you both see why it matters.`,
    behaviour: () => 'When a difficulty is named, ask what it leads to before you go on.',
    line: (about) => `${givenBack(about)} ${GOES_ON[about.useCase]}`,
    practice: () =>
      'Whenever a difficulty is named, ask twice: what it leads to, and what they would want instead.',
  },
  'feels-with': {
    shownBy: ['feels-with', 'owns'],
    good: ({ who }) => `let ${who} notice that it had reached you`,
    praise: ({ who, quote }) =>
      `“${quote}” was said to ${who}, and could have been said to nobody else.`,
    improve: ({ who, quote }) =>
      `“${quote}” was not a small thing for ${who}. One sentence about what that must be like, before anything else, would have shown that it arrived.`,
    behaviour: ({ who }) => `Before you go on, say in a sentence what it must be like for ${who}.`,
    line: (about) => `${givenBack(about)} I can see why that stays with you.`,
    practice: () =>
      'When something weighs on the other person, say what it must be like for them, and only then what can be done.',
  },
  reflects: {
    shownBy: ['gives-back', 'feels-with'],
    good: ({ who }) => `gave back what ${who} meant`,
    praise: ({ who, quote }) => `“${quote}” gives back what ${who} meant, and asks for nothing.`,
    improve: ({ who, quote }) =>
      `After “${quote}” you could have given it back, and waited. ${who} would have gone on alone.`,
    behaviour: ({ who }) => `Give back what ${who} means, and wait, before you ask.`,
    line: ({ back }) =>
      back === null
        ? 'That stays with you.'
        : `${back.isClause ? `So ${back.words}` : sentence(back.words)}. And that stays with you.`,
    practice: () => 'Try to give back two things for each question that you ask.',
  },
  'sums-up': {
    shownBy: ['sums-up', 'comes-back'],
    good: ({ who }) => `gathered what ${who} had told you`,
    praise: ({ who, quote }) => `You gathered what ${who} had told you: “${quote}”.`,
    improve: ({ who, quote }) =>
      `By “${quote}” there was a good deal on the table, and nobody had put it together. Gathered in two sentences, it lets ${who} correct it and see the whole.`,
    behaviour: ({ who }) =>
      `Before you offer anything, gather what ${who} has told you, and ask what is missing.`,
    line: ({ told, back }) => {
      const things = (told.length > 0 ? told : back === null ? [] : [back]).map(
        ({ words }) => words,
      )
      const last = things.at(-1) ?? 'there is more behind it than it seems'
      const all = things.length > 1 ? `${things.slice(0, -1).join('; ')}; and ${last}` : last
      return `Let me see if I have it right: ${all}. What did I miss?`
    },
    practice: () =>
      'After about two thirds of the next conversation, say back the three things that mattered most, and ask what is missing.',
  },
  'offers-to-fit': {
    shownBy: ['offers-to-fit', 'is-particular'],
    good: ({ who }) => `offered ${who} something that fits`,
    praise: ({ who, quote }) =>
      `“${quote}” answers what ${who} had told you, and not what anybody might need.`,
    improve: ({ who, quote }) =>
      `“${quote}” could have been said to anybody. Said together with what ${who} had told you, it becomes an answer.`,
    behaviour: ({ who }) => `Tie what you offer to something that ${who} has told you.`,
    line: (about) =>
      `${toldMe(about)}Let me say what I can do about exactly that, and you tell me where it doesn't fit.`,
    practice: () =>
      'Before you offer something, name the one thing that they said to which it is the answer.',
  },
  'meets-doubts': {
    shownBy: ['answers'],
    good: ({ who }) => `took the doubt that ${who} had seriously`,
    praise: ({ who, quote }) =>
      `With “${quote}” you took the doubt that ${who} had seriously, and answered it.`,
    improve: ({ who, quote }) =>
      `“${quote}” stayed open. Ask what is behind such a doubt before you answer it: ${who} knows what would settle it.`,
    behaviour: () => 'When a doubt comes up, ask what is behind it before you answer.',
    line: (about) =>
      `That's a fair doubt. ${toldMe(about)}What would you need to see, to be at ease with it?`,
    practice: () => 'Meet the next doubt with a question, and only then with an answer.',
  },
  'agrees-on-a-step': {
    shownBy: ['plans-with-date', 'plans-vaguely'],
    good: ({ who }) => `left ${who} with a step that has a day`,
    praise: ({ quote }) => `“${quote}”: after that both of you knew what happens, and when.`,
    improve: ({ who, quote }) =>
      `With “${quote}” it stayed open who does what, and when. A day and an hour, and ${who} can count on it.`,
    behaviour: () => 'Before you part, say who does what, and name a day and an hour.',
    line: (about) =>
      about.back === null
        ? 'Shall we say Thursday at ten, to see how it went? Until then each of us does one thing.'
        : `${toldMe(about)}Shall we look at that again on Thursday at ten? Until then each of us does one thing.`,
    practice: () => 'Let no conversation end before a day, an hour and a name have been said.',
  },
  respects: {
    shownBy: ['takes-up', 'feels-with', 'gives-back'],
    good: ({ who }) => `treated ${who} as somebody whose view counts`,
    praise: ({ who, quote }) => `“${quote}” treats ${who} as somebody whose view counts.`,
    improve: ({ who, quote }) =>
      `After “${quote}” it is hard for ${who} to go on. The matter can be said as plainly without a word against the person.`,
    behaviour: ({ who }) => `Say what is the matter, and leave out what ${who} is like.`,
    line: (about) =>
      `That was unfair of me, I'm sorry. ${toldMe(about)}Tell me about it, I'm listening.`,
    practice: () =>
      'When it gets difficult, say what you saw and what it led to, and ask how they see it.',
  },
  answers: {
    shownBy: ['is-particular', 'answers'],
    good: ({ who }) => `answered what ${who} asked`,
    praise: ({ who, quote }) => `“${quote}” answers what ${who} had asked, and can be checked.`,
    improve: ({ who, quote }) =>
      `“${quote}” leaves ${who} without an answer. Whoever says openly what they do not know yet is believed in the rest.`,
    behaviour: () => 'Answer first, in one sentence; then give one case or one figure.',
    line: ({ useCase }) =>
      useCase === 'interviews'
        ? 'Let me take one time when that happened to me. I say where it was, what I did myself, and how it ended.'
        : "That figure I don't have here. What I do know is what it rests on, and I send you the figure today, with its source.",
    practice: () => 'Practise to answer in one sentence first, and to stop there for a moment.',
  },
  'tells-deeds': {
    shownBy: ['tells-a-deed', 'is-particular'],
    good: () => 'told what you have done so that one can see it',
    praise: ({ quote }) => `“${quote}”: one can see you do it.`,
    improve: ({ who, quote }) =>
      `“${quote}” says what you are like, and ${who} has to believe it. One case, with where it was and what you did yourself, makes it true.`,
    behaviour: () => 'Tell one case: where it was, what you did yourself, how it ended.',
    line: () =>
      'There was one day when it was just like that. I tell you where it was, what I did myself, and how it ended.',
    practice: () =>
      'Have three cases ready: one that went well, one that went wrong, one with somebody difficult.',
  },
  'tells-what-came-of-it': {
    shownBy: ['tells-what-came-of-it', 'owns'],
    good: () => 'said how it ended, and what you do otherwise since',
    praise: ({ quote }) => `“${quote}” says what came of it, and that is what people remember.`,
    improve: ({ who, quote }) =>
      `After “${quote}” one would like to know how it ended, and what you do otherwise since. ${who} can only guess.`,
    behaviour: () => 'End each case with what came of it, and with what you do otherwise since.',
    line: () =>
      'It ended well, but not because of me alone. Since that day I do one thing otherwise, and I tell you which.',
    practice: () =>
      'Give each of your cases a last sentence: what came of it, in a figure or in what you do otherwise since.',
  },
  proves: {
    shownBy: ['gives-source', 'is-particular'],
    good: () => 'put figures behind what you claim',
    praise: ({ quote }) => `“${quote}”: that can be checked, and so it is believed.`,
    improve: ({ who, quote }) =>
      `“${quote}” is large and cannot be checked. One figure, with where it comes from, is worth more to ${who}.`,
    behaviour: () => 'Give one figure for each claim, and say where it comes from.',
    line: (about) =>
      `${toldMe(about)}Let me put one figure to it, and say where it comes from. What I can't prove yet, I tell you as well.`,
    practice: () => 'Write down the three figures that your case rests on, each with its source.',
  },
  'asks-for-a-decision': {
    shownBy: ['plans-with-date', 'frames'],
    good: () => 'asked for something definite',
    praise: ({ who, quote }) => `“${quote}”: ${who} knew what was wanted, and by when.`,
    improve: ({ who, quote }) =>
      `At “${quote}” it was not clear what ${who} should decide, and by when. Ask for one thing, and for the day.`,
    behaviour: () => 'Ask for one definite thing, and for the day on which it is decided.',
    line: (about) =>
      `${toldMe(about)}What I'm asking you for is one thing: that it is decided by Friday. What would you have to know until then?`,
    practice: () => 'Know before you begin which one sentence you want to hear at the end.',
  },
  says: {
    shownBy: [],
    good: () => 'said what has to be said',
    praise: ({ quote }) => `“${quote}” had to be said, and was.`,
    improve: ({ who, quote }) =>
      `“${quote}” was a good place for what ${who} has to be told in any case. It is one sentence, and everything after it stands on it.`,
    behaviour: ({ mustSay }) => `Say early what has to be said in any case: ${asSentence(mustSay)}`,
    line: ({ who, mustSay }) => `${who}, before we go on: ${asSentence(mustSay)}`,
    practice: () =>
      'Write the sentence that has to be said on a card, and put it where you see it when you begin.',
  },
}
