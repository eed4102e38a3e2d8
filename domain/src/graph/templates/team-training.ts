import { ORDINARY } from '../difficulty.ts'
import {
  AGREED,
  allOf,
  anyOf,
  did,
  didHere,
  inStage,
  now,
  rapport,
  told,
  turnsHere,
} from '../when.ts'
import { PARTNER, type Template } from './partner.ts'

/** A colleague who hears something that they would rather not. */
export const teamTraining: Template = () => ({
  ...PARTNER,
  greetings: [
    'Hi. You wanted to talk to me?',
    'Hello. You asked me to come by. What is it about?',
    'Hi. Am I in trouble?',
  ],
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Say what it is about, without making a drama of it',
      exits: [
        {
          to: 'feedback',
          when: didHere('agenda', 'input', 'challenge', 'proposal', 'simple-reflection'),
        },
        { to: 'their-view', when: anyOf(told('anything', 1), turnsHere(4)) },
      ],
    },
    {
      id: 'feedback',
      name: 'Feedback',
      aim: 'What happened and what it led to; not what somebody is like',
      exits: [
        {
          to: 'their-view',
          when: anyOf(didHere('open-question', 'reflection', 'empathy'), told('anything', 1)),
        },
        { to: 'solutions', when: didHere('proposal', 'next-step') },
      ],
    },
    {
      id: 'their-view',
      name: 'Their view',
      aim: 'Hear how they see it, and what is behind it',
      exits: [
        {
          to: 'solutions',
          when: anyOf(
            didHere('proposal', 'next-step'),
            allOf(told('pain', 1), didHere('need-payoff-question', 'summary')),
          ),
        },
      ],
    },
    {
      id: 'solutions',
      name: 'Solutions',
      aim: 'What could be different, best in their own words',
      exits: [
        { to: 'agreement', when: AGREED },
        { to: 'their-view', when: allOf(didHere('rudeness', 'challenge'), did('proposal')) },
      ],
    },
    { id: 'agreement', name: 'Agreement', aim: 'What changes, from when', exits: [] },
  ],
  objections: [
    {
      id: 'fair',
      name: 'It is not fair',
      says: ["I don't think that's the whole story.", "There's more to it than that."],
      explains: ['There are two sides to it, I think.', "It isn't as simple as it looks."],
      isOfTheirTrouble: true,
      // Feedback gives back what somebody did, and is heard as such now and then.
      when: anyOf(now('input', 'challenge'), allOf(now('simple-reflection'), inStage('opening'))),
      settles: [['acknowledged'], ['explored']],
      words: 'fair story side see whole',
    },
    {
      id: 'others',
      name: 'What about the others',
      says: [
        "And I'm the only one who has to change something?",
        'And what do you do on your side?',
      ],
      explains: [
        'It just feels as if it all ends up with me.',
        "I'd like to see that it goes both ways.",
      ],
      when: now('proposal', 'next-step'),
      settles: [['acknowledged'], ['answered'], ['explored']],
      words: 'others everybody only team side both together me we',
    },
  ],
  agreement: {
    reason: anyOf(told('anything', 2), rapport(60)),
    trust: rapport(45),
    needs: 'a date',
  },
  temper: { ...ORDINARY, objections: 1 },
})
