import type { RuleName } from '../../rubric/rules.ts'
import { type Coaching } from './about.ts'

/** Of who is asked, and has to answer. */
export const ANSWERING = {
  answers: {
    shownBy: ['is-particular', 'answers'],
    good: ({ who }) => `answered what ${who} asked`,
    praise: ({ who, quote }) => `“${quote}” answers what ${who} had asked, and can be checked.`,
    improve: ({ who, quote, harm }) =>
      harm === 'stays-vague'
        ? `“${quote}” stays general where ${who} had asked for something definite. One case, or one figure, would have been an answer.`
        : `“${quote}” leaves ${who} without an answer. Whoever says openly what they do not know yet is believed in the rest.`,
    behaviour: () => 'Answer first, in one sentence; then give one case or one figure.',
    line: ({ useCase }) =>
      useCase === 'interviews'
        ? 'Let me answer that in one sentence first, and then tell you about one time when it happened.'
        : "I don't have that figure with me. You will have it today, with where it comes from.",
    practice: () => 'Practise to answer in one sentence first, and to stop there for a moment.',
  },
  'tells-deeds': {
    shownBy: ['tells-a-deed', 'is-particular'],
    good: () => 'told what you have done so that one can see it',
    praise: ({ who, quote }) => `“${quote}”: ${who} can see you do it.`,
    improve: ({ who, quote }) =>
      `“${quote}” stays general, and ${who} has to believe it. One case, with where it was and what you did yourself, makes it true.`,
    behaviour: () => 'Tell one case: where it was, what you did yourself, how it ended.',
    line: () => 'Let me give you one case: where it was, what I did myself, and how it ended.',
    practice: () =>
      'Have three cases ready: one that went well, one that went wrong, one with somebody difficult.',
  },
  'tells-what-came-of-it': {
    shownBy: ['tells-what-came-of-it', 'owns'],
    good: () => 'said how it ended, and what you do differently since',
    praise: ({ quote }) => `“${quote}” says what came of it, and that is what people remember.`,
    improve: ({ who, quote }) =>
      `After “${quote}” ${who} would like to know how it ended, and what you do differently since.`,
    behaviour: () => 'End each case with what came of it, and with what you do differently since.',
    line: () =>
      'Let me also say how it ended, and the one thing that I have done differently since.',
    practice: () =>
      'Give each of your cases a last sentence: what came of it, in a figure or in what you do differently since.',
  },
  proves: {
    shownBy: ['gives-source', 'is-particular'],
    good: () => 'put figures behind what you claim',
    praise: ({ quote }) => `“${quote}”: that can be checked, and so it is believed.`,
    improve: ({ who, quote }) =>
      `“${quote}” cannot be checked. One figure, with where it comes from, is worth more to ${who}.`,
    behaviour: () => 'Give one figure for each claim, and say where it comes from.',
    line: () =>
      "Let me put one figure to that, and say where it comes from. What I can't prove yet, I'll tell you as well.",
    practice: () => 'Write down the three figures that your case rests on, each with its source.',
  },
} satisfies Partial<Record<RuleName, Coaching>>
