import { asSentence } from '../../language/words.ts'
import type { RuleName } from '../../rubric/rules.ts'
import { type Coaching, toldMe } from './about.ts'
import { NEXT_STEPS } from './lines.ts'

/** Of what is offered, decided and done next. */
export const MOVING_ON = {
  'offers-to-fit': {
    shownBy: ['offers-to-fit', 'is-particular'],
    good: ({ who }) => `offered ${who} something that fits`,
    praise: ({ who, quote }) => `“${quote}” answers what ${who} had told you.`,
    improve: ({ who, quote }) =>
      `“${quote}” could have been said to anybody. Said together with what ${who} had told you, it becomes an answer.`,
    behaviour: ({ who }) => `Tie what you offer to something that ${who} has told you.`,
    line: (about) =>
      about.back === null
        ? "Let me say what I can do about what you've told me, and you tell me where it doesn't fit."
        : `${toldMe(about)}Let me say what I can do about exactly that, and you tell me where it doesn't fit.`,
    practice: () =>
      'Before you offer something, name the one thing that they said to which it is the answer.',
  },
  'meets-doubts': {
    shownBy: ['answers'],
    good: ({ who }) => `took the doubt that ${who} had seriously`,
    praise: ({ who, quote }) =>
      `With “${quote}” you took ${who}'s doubt seriously, and answered it.`,
    improve: ({ who, quote }) =>
      `“${quote}” stayed open. Ask what is behind such a doubt before you answer it: ${who} knows what would settle it.`,
    behaviour: () => 'When a doubt comes up, ask what is behind it before you answer.',
    line: () =>
      "That's a fair doubt. What is behind it, and what would you need to see, to be at ease with it?",
    practice: () => 'Meet the next doubt with a question, and only then with an answer.',
  },
  'agrees-on-a-step': {
    shownBy: ['plans-with-date', 'plans-vaguely'],
    good: ({ who }) => `left ${who} with a step that has a day`,
    praise: ({ quote }) => `“${quote}”: after that both of you knew what happens, and when.`,
    improve: ({ who, quote }) =>
      `The talk ended with “${quote}”, and it stayed open who does what, and when. With a day and an hour, ${who} can count on it.`,
    behaviour: () => 'Before you part, say who does what, and name a day and an hour.',
    line: ({ useCase }) => NEXT_STEPS[useCase],
    practice: () => 'Let no conversation end before a day, an hour and a name have been said.',
  },
  'asks-for-a-decision': {
    shownBy: ['plans-with-date', 'frames'],
    good: () => 'asked for something definite',
    praise: ({ who, quote }) => `“${quote}”: ${who} knew what was wanted, and by when.`,
    improve: ({ who, quote }) =>
      `With “${quote}” it was not clear what ${who} should decide, and by when. Ask for one thing, and for the day.`,
    behaviour: () => 'Ask for one definite thing, and for the day on which it is decided.',
    line: () =>
      "What I'm asking you for is one decision, by Friday. What would you need to know before then?",
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
} satisfies Partial<Record<RuleName, Coaching>>
