import { ORDINARY } from '../difficulty.ts'
import { AGREED, allOf, anyOf, didHere, DOUBTS_MET, now, told, turnsHere } from '../when.ts'
import { AS_CANDIDATE } from './as-candidate.ts'
import { BAD_ENDINGS, LEAVES_OPEN, leavesAgreed, REFUSES, TIME_IS_UP } from './endings.ts'
import { PARTNER, saysOf, type Template } from './partner.ts'

const HAS_AN_OFFER =
  /\b(?:(?:other|another|second|rival|competing) (?:job )?offer|two offers|offer from)\b/i

const OTHER_OFFER = {
  id: 'other-offer',
  name: 'Another offer',
  says: [
    'I should say that I have another offer.',
    'I am talking to somebody else as well, to be open about it.',
  ],
  explains: ['They want an answer soon.', "I haven't said yes to them, and I haven't said no."],
  when: now('proposal', 'next-step'),
  settles: [['acknowledged' as const], ['explored' as const], ['answered' as const]],
  words: 'offer other better learn team salary grow decide when',
}

const THE_JOB_ITSELF = {
  id: 'first-weeks',
  name: 'The first weeks',
  says: [
    'What would my first weeks look like?',
    'Before I say yes: who would show me how things are done here?',
  ],
  explains: [
    "I'd like to know who I could ask.",
    "I want to do it well, and I don't want to be left alone with it on the first day.",
  ],
  when: now('proposal', 'next-step'),
  settles: [['acknowledged' as const], ['explored' as const], ['answered' as const]],
  words: 'first week day show mentor learn training team start help beside introduce',
}

/** The learner interviews, and the persona wants the job. */
export const candidate: Template = (persona) => ({
  ...PARTNER,
  greetings: [
    "Hello, I'm {name}. Thank you for having me.",
    "Good morning. {name}, I'm here for the interview.",
  ],
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Welcome them, and say how the talk will go',
      exits: [
        {
          to: 'background',
          when: anyOf(told('anything', 1), didHere('open-question'), turnsHere(3)),
        },
      ],
    },
    {
      id: 'background',
      name: 'Background',
      aim: 'What they have done so far',
      exits: [
        { to: 'motivation', when: didHere('need-payoff-question') },
        {
          to: 'experience',
          when: anyOf(told('background', 2), didHere('problem-question', 'implication-question')),
        },
      ],
    },
    {
      id: 'experience',
      name: 'Experience',
      aim: 'What they did themselves, where it was hard',
      exits: [
        {
          to: 'motivation',
          when: anyOf(didHere('need-payoff-question'), allOf(told('pain', 1), told('goal', 1))),
        },
        { to: 'offer', when: didHere('proposal', 'next-step') },
      ],
    },
    {
      id: 'motivation',
      name: 'Motivation',
      aim: 'What they want, and why here',
      exits: [{ to: 'offer', when: didHere('proposal', 'next-step') }],
    },
    {
      id: 'offer',
      name: 'The offer',
      aim: 'What they would get, and what makes them hesitate',
      exits: [{ to: 'close', when: anyOf(AGREED, allOf(DOUBTS_MET, didHere('next-step'))) }],
    },
    { id: 'close', name: 'Close', aim: 'Say what happens next, and when', exits: [] },
  ],
  objections: [
    saysOf(persona, HAS_AN_OFFER) ? OTHER_OFFER : THE_JOB_ITSELF,
    {
      id: 'salary',
      name: 'Salary',
      says: ['And what would I earn, if I may ask?', 'What about the salary?'],
      explains: [
        "I'd like to know where I stand before I say yes.",
        "It isn't the first thing for me. But I have to plan with something.",
      ],
      when: now('proposal', 'next-step'),
      settles: [['answered']],
      words: 'salary pay earn money range bonus thousand benefit',
    },
  ],
  endings: [...BAD_ENDINGS, TIME_IS_UP, REFUSES, leavesAgreed('Wants the job'), LEAVES_OPEN],
  temper: { ...ORDINARY, patience: 85, objections: 1, volunteers: 1 },
  phrases: AS_CANDIDATE,
})
