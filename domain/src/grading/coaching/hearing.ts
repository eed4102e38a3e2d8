import type { RuleName } from '../../rubric/rules.ts'
import { type Coaching, givenBack, sentence, toldMe } from './about.ts'

/** Of what was done with what the other one said. */
export const HEARING = {
  listens: {
    shownBy: ['takes-up', 'comes-back', 'gives-back', 'responds'],
    good: ({ who }) => `built on what ${who} told you`,
    praise: ({ who, quote }) => `“${quote}”: ${who} could hear in it that you had been listening.`,
    improve: ({ who, quote }) =>
      `When ${who} said “${quote}”, you went on with something else. A sentence like that wants to be taken up before anything new comes.`,
    behaviour: ({ who }) =>
      `Take up what ${who} has just said before you go on with your own point.`,
    line: (about) =>
      about.back === null
        ? "I'd like to hear more about that before we go on."
        : `${givenBack(about)} Tell me more about that.`,
    practice: () =>
      'In the next conversation, begin each of your turns with a word that the other person has just used.',
  },
  'listens-while-asked': {
    shownBy: ['takes-up', 'comes-back'],
    good: ({ who }) => `connected your points with what ${who} had told you`,
    praise: ({ who, quote }) => `With “${quote}” you tied your point to what ${who} had told you.`,
    improve: ({ who, quote }) =>
      `${who} said “${quote}”, and your answer stayed beside it. Whoever says such a thing wants to know what you make of it.`,
    behaviour: ({ who }) => `Tie your answer to what ${who} has told you.`,
    line: (about) =>
      about.back === null
        ? 'Let me begin with what you have just said, because it decides the rest.'
        : `${toldMe(about)}Let me begin with that, because it decides the rest.`,
    practice: () =>
      'While you listen, keep one thing in mind that they told you, and put it into your next answer.',
  },
  'feels-with': {
    shownBy: ['feels-with', 'owns'],
    good: ({ who }) => `let ${who} notice that it had reached you`,
    praise: ({ who, quote }) => `“${quote}” was meant for ${who}, and for nobody else.`,
    improve: ({ who, quote }) =>
      `“${quote}” was no small thing for ${who}. One sentence about what that must be like, before anything else, would have shown that it had reached you.`,
    behaviour: ({ who }) => `Before you go on, say in a sentence what it must be like for ${who}.`,
    line: (about) => `${givenBack(about)} I can see why that weighs on you.`,
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
    praise: ({ who }) =>
      `You put together what ${who} had told you, so that ${who} could see the whole and correct it.`,
    improve: ({ who, quote }) =>
      `By “${quote}” there was a good deal on the table, and nobody had put it together. Said back in two sentences, ${who} can correct it and see the whole.`,
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
  respects: {
    shownBy: ['owns', 'feels-with'],
    good: ({ who }) => `treated ${who} as somebody whose view counts`,
    praise: ({ who, quote }) => `“${quote}” treats ${who} as somebody whose view counts.`,
    improve: ({ who, quote, harm }) =>
      harm === 'walls-off'
        ? `“${quote}” ends the matter with a rule. A no is easier to hear for ${who} when it comes with what you can do instead.`
        : harm === 'is-reproached'
          ? `“${quote}” was not what ${who} needed there, and ${who} said so at once. Such a sentence wants to be answered before anything else.`
          : harm === 'cuts-in'
            ? `With “${quote}” you began before ${who} had finished. What was still to come is lost, and ${who} has to begin again.`
            : harm === 'tells-off'
              ? `“${quote}” tells ${who} what to do, before ${who} has said what was tried. A question would have found that out.`
              : `After “${quote}” it is hard for ${who} to go on. The matter can be said as plainly without a word against the person.`,
    behaviour: ({ who, harm }) =>
      harm === 'walls-off'
        ? `Where you have to say no, tell ${who} what you can do instead.`
        : harm === 'is-reproached'
          ? `When ${who} says that something missed the point, stop, and ask what is needed.`
          : harm === 'cuts-in'
            ? `Let ${who} finish, also when it is long.`
            : 'Say what is the matter, and leave out what the other person is like.',
    line: ({ useCase, harm }) =>
      harm === 'walls-off'
        ? "I can't change that one, and I see that it doesn't help you. Let me tell you what I can do today."
        : harm === 'cuts-in'
          ? "I'm sorry, I cut you off. Please go on."
          : useCase === 'interviews' || useCase === 'presentations'
            ? 'That came out wrong, and I am sorry. Let me answer what you asked.'
            : "That came out wrong, and I'm sorry. Tell me what happened. I'm listening.",
    practice: () =>
      'When it gets difficult, say what you saw and what it led to, and ask how they see it.',
  },
} satisfies Partial<Record<RuleName, Coaching>>
