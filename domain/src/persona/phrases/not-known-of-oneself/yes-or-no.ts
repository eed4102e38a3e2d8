import type { Phrases } from '../phrases.ts'

/** Whether they are, have, did or would, where nobody wrote it down. */
export const YES_OR_NO_NOT_KNOWN_OF_ONESELF: Phrases = {
  // Neither yes nor no: the text may say either.
  'evade-unsure': {
    any: [
      "I couldn't say for certain.",
      "I'm not sure, to be honest.",
      "I'd have to check before I say yes or no.",
      "I couldn't swear to it.",
      "I don't want to say yes and be wrong.",
      "That I can't say for sure.",
    ],
  },
  'evade-yes-no-own': {
    any: [
      "I'd have to look.",
      "Somewhere. I'd have to dig it out.",
      "Probably. I'd have to find it.",
      'Not with me.',
      'I should have. Let me look later.',
      "I'd have to see what I have.",
    ],
  },
  'evade-yes-no-past': {
    any: [
      'No.',
      "No, I don't think so.",
      'Not that I remember, no.',
      'No, not really.',
      'No, not so far.',
      'Not that I know of.',
    ],
  },
  'evade-yes-no-have': {
    any: [
      'No, not yet.',
      'Not yet, no.',
      "No, I haven't.",
      'No, not so far.',
      'Not really, no.',
      'No. Should I have?',
    ],
  },
  'evade-yes-no-do': {
    any: [
      'No, not really.',
      'Not really, no.',
      'No.',
      "I'm afraid not.",
      "No, I wouldn't say so.",
      'No, not at the moment.',
    ],
  },
  'evade-yes-no-would': {
    any: [
      "Maybe. I'd have to see.",
      'Perhaps, yes.',
      'I might, yes.',
      'If it helps, yes.',
      'I could, yes.',
      'Possibly, yes.',
    ],
  },
  'evade-there-is': {
    any: [
      "No, I think that's all.",
      'Nothing that comes to mind.',
      'No, nothing special.',
      'Not that I can think of.',
      "No, I can't think of anything.",
      'Nothing else, no.',
    ],
  },
}
