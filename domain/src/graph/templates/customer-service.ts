import { ORDINARY } from '../difficulty.ts'
import { AGREED, allOf, anyOf, didHere, now, rapport, told, turnsHere } from '../when.ts'
import { PARTNER, type Template } from './partner.ts'

/** A customer who is angry, and has a reason to be. */
export const customerService: Template = () => ({
  ...PARTNER,
  greetings: [
    'Yes, hello. This is {name}. I have a problem and I hope you can help.',
    'Hello? {name} here. I need somebody to sort something out.',
    'Finally. This is {name}. I need this dealt with.',
  ],
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Answer the call, and let them begin',
      exits: [
        { to: 'fixing', when: didHere('proposal') },
        { to: 'empathy', when: didHere('empathy', 'apology', 'reflection') },
        { to: 'listening', when: anyOf(told('anything', 1), turnsHere(2)) },
      ],
    },
    {
      id: 'listening',
      name: 'Listening',
      aim: 'Hear what happened, without defending anything',
      exits: [
        { to: 'empathy', when: didHere('empathy', 'apology', 'reflection', 'summary') },
        { to: 'fixing', when: didHere('proposal', 'next-step') },
      ],
    },
    {
      id: 'empathy',
      name: 'Empathy',
      aim: 'Show that it was heard and what it means to them, until they are calmer',
      exits: [
        { to: 'fixing', when: didHere('proposal', 'next-step') },
        { to: 'calmer', when: allOf(rapport(55), told('pain', 1)) },
      ],
    },
    {
      id: 'calmer',
      name: 'Calmer',
      aim: 'Find out together what would put it right',
      exits: [{ to: 'fixing', when: didHere('proposal', 'next-step') }],
    },
    {
      id: 'fixing',
      name: 'Fixing',
      aim: 'Offer what can be done, and by when',
      exits: [
        { to: 'agreed', when: AGREED },
        // Somebody who is not heard does not listen to an offer.
        { to: 'listening', when: allOf(turnsHere(1), { not: told('pain', 1) }) },
      ],
    },
    {
      id: 'agreed',
      name: 'Agreement',
      aim: 'Say once more what happens next, and thank them',
      exits: [],
    },
  ],
  objections: [
    {
      id: 'again',
      name: 'Broken promise',
      says: [
        'And how do I know that it will really happen?',
        'And what if it goes wrong again?',
        'And who do I turn to if nothing happens?',
      ],
      explains: [
        "I don't want to be waiting for something that never comes.",
        'I want to be able to rely on it this time.',
      ],
      when: now('proposal', 'next-step'),
      settles: [['answered'], ['acknowledged']],
      words: 'sure promise happen time believe personally myself confirm name number call',
    },
    {
      id: 'my-trouble',
      name: 'Lost time',
      says: [
        "And what about all the trouble I've had with this?",
        'And do I get anything for my trouble?',
      ],
      explains: [
        "It's cost me time and nerves, that's all.",
        "I'd like to see that somebody takes it seriously.",
      ],
      when: now('proposal', 'next-step'),
      settles: [['acknowledged'], ['answered']],
      words: 'time trouble refund credit voucher compensate discount sorry lost',
    },
  ],
  agreement: {
    reason: anyOf(told('anything', 1), rapport(50)),
    trust: rapport(40),
    needs: 'a date',
  },
  temper: { ...ORDINARY, patience: 55, rapport: 40, objections: 1, guard: -5, volunteers: 5 },
})
