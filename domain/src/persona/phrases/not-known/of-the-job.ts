import type { Phrases } from '../phrases.ts'

/** What an interviewer does not know of the job itself. */
export const OF_THE_JOB_NOT_KNOWN: Phrases = {
  'evade-job': {
    any: [
      "We'd go into that in a second talk.",
      "You'd see that on the first day.",
      "I'd have to come back to you on that.",
      "I'd rather not answer that off the cuff.",
      "It's not the same from one week to the next.",
      "I don't want to tell you anything wrong there.",
    ],
  },
  'evade-job-number': {
    any: [
      "I don't have that figure here.",
      "I don't have that in front of me.",
      "I couldn't give you an exact number.",
      "I'd have to look that up for you.",
      "I'd have to ask HR for the exact figure.",
      "I'd rather check than give you a wrong figure.",
    ],
  },
  'evade-job-time': {
    any: [
      "You'll hear from us soon. I can't name the day.",
      "I can't give you a date today.",
      "We'll let you know as soon as we can.",
      "I don't have a date for that yet.",
      "I can't promise you a date.",
      "I'd have to check the date for you.",
    ],
  },
  'evade-job-person': {
    any: [
      "That's shared among several of us. You'd soon know who does what.",
      "It changes with the rota. You'd meet them all in the first week.",
      "More than one, as things are. I'd introduce you.",
      "Whoever is on that day. That's one of the things I'd like to settle.",
      "There's no one name to give you there.",
      "We've never put a name to it, to be frank.",
    ],
  },
  'evade-job-yes-no': {
    any: [
      "I'd say so, yes.",
      'I believe so, yes.',
      "Yes, I'd think so.",
      'Yes, I think so.',
      'As far as I know, yes.',
      'Yes, more or less.',
    ],
  },
}
