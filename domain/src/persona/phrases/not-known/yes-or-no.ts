import type { Phrases } from '../phrases.ts'

/** Whether something is so: to somebody who does not know it, or whose mind was guessed. */
export const YES_OR_NO_NOT_KNOWN: Phrases = {
  'evade-either': {
    any: [
      'A bit of both, really.',
      'Somewhere in between.',
      'Sometimes one, sometimes the other.',
      'The one as much as the other.',
      'A little of each.',
      "It's not so clear-cut.",
    ],
  },
  'evade-yes-no': {
    any: [
      "I don't think so.",
      "No, I don't think so.",
      'Not really, no.',
      'Not as far as I know.',
      'Hardly.',
      'Not that I know of.',
    ],
    formal: ["I don't believe so."],
  },
  'evade-yes-no-might': {
    any: [
      'Possibly.',
      'Perhaps, yes.',
      "I'd think so.",
      'I think so, yes.',
      'Maybe, yes.',
      "I wouldn't rule it out.",
    ],
  },
  'guess-right': {
    any: [
      'Yes.',
      "That's it, yes.",
      'Partly that, yes.',
      'You could say so.',
      'That too, yes.',
      "That's part of it.",
    ],
  },
  'guess-taken': {
    any: [
      "It could be. I hadn't seen it like that.",
      'It may have to do with that.',
      "I wouldn't say no to that.",
      'There may be something in that.',
      'It could well be.',
      "Perhaps it is. I'd have to think about it.",
    ],
  },
  'evade-presumed': {
    any: [
      'You could say that.',
      'Something like that.',
      'Pretty much, yes.',
      'I suppose so, yes.',
      "That's about right.",
      'Yes, more or less.',
    ],
  },
}
