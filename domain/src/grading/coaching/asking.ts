import type { RuleName } from '../../rubric/rules.ts'
import { type Coaching, givenBack, toldMe } from './about.ts'
import { ASKS_ON, BEGINS, GOES_ON } from './lines.ts'

/** Of the beginning, and of what was asked. */
export const ASKING = {
  opens: {
    shownBy: ['frames', 'checks'],
    good: ({ who }) => `made it clear to ${who} at once what this was about`,
    praise: ({ who, quote }) =>
      `Early on you said “${quote}”. With that ${who} knew what to expect, and could begin.`,
    improve: ({ who, quote }) =>
      `You began with “${quote}”, and ${who} could not yet know what this was about or how long it would take. Two sentences at the beginning take that worry away.`,
    behaviour: ({ who }) =>
      `Say at the beginning what this is about, and leave the first word to ${who}.`,
    line: ({ who, useCase }) => `${who}, ${BEGINS[useCase]}`,
    practice: () =>
      'Before the next conversation, write down your first two sentences: what it is about, and what the other person may expect.',
  },
  asks: {
    shownBy: ['asks-open'],
    good: ({ who }) => `asked ${who} questions that left room`,
    praise: ({ who, quote }) => `“${quote}” left ${who} room, and ${who} used it.`,
    improve: ({ who, quote }) =>
      `After “${quote}” there was room for a question that begins with what or how. ${who} would have told more than anybody can guess.`,
    behaviour: () =>
      'Ask one open question about what was just said, and wait for the whole answer.',
    line: (about) => `${givenBack(about)} ${ASKS_ON[about.useCase]}`,
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
      `${toldMe(about)}What have you tried so far, and what would be better if it worked?`,
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
} satisfies Partial<Record<RuleName, Coaching>>
