import type { DeedKind, Deeds } from './deeds.ts'
import type { Found } from './found.ts'
import type { RuleName } from './rules.ts'

type Given = Found & { deeds: Deeds }
/** All but the one that hears a sentence, which says so itself. */
type OfDeeds = Exclude<RuleName, 'says'>

/** Why this score: a sentence to the learner, of what was and was not there. */
export function reasonFor(rule: OfDeeds, given: Given): string {
  const said: Said = {
    who: firstName(given.deeds),
    times: (kind) => spoken(given.deeds.turns(kind)),
    did: (kind) => given.deeds.turns(kind) > 0,
  }
  const { score } = given
  const ways = REASONS[rule]
  if (score === null) return ways.none(said)
  if (score <= 1 && given.against.length > 0) return against(given, said)
  return score >= 4 ? ways.high(said) : score === 3 ? ways.middle(said) : ways.low(said)
}

export const firstName = ({ reading }: Deeds): string =>
  reading.talk.roleplay.persona.name.trim().split(/\s+/)[0] || 'your partner'

type Said = { who: string; times: (kind: DeedKind) => string; did: (kind: DeedKind) => boolean }

const spoken = (count: number): string =>
  [
    'never',
    'once',
    'twice',
    'three times',
    'four times',
    'five times',
    'six times',
    'seven times',
    'eight times',
    'nine times',
  ][count] ?? `${count} times`

function against({ deeds }: Given, { who, times, did }: Said): string {
  if (did('insults'))
    return `Words were said that put ${who} down, and after that nothing else counts for much.`
  if (did('waves-off'))
    return `What ${who} said was waved off ${times('waves-off')}, which closes a conversation.`
  if (did('evades')) return `What ${who} asked was left without an answer ${times('evades')}.`
  if (did('walls-off'))
    return `A rule, or what cannot be done, was the answer ${times('walls-off')}, and ${who} was left alone with it.`
  if (did('is-reproached'))
    return `${who} said ${times('is-reproached')} that it was no answer, or no way to speak.`
  if (did('stays-vague'))
    return `General words stood ${times('stays-vague')} where ${who} had asked for a case or a figure.`
  if (did('cuts-in')) return `${who} was cut off ${times('cuts-in')}.`
  return deeds.turns('tells-off') > 0
    ? `You told ${who} what to do ${times('tells-off')}, before much had been asked.`
    : `Little of this was there.`
}

const IN_A_ROW = new Intl.ListFormat('en-GB', { type: 'conjunction' })

type Ways = Record<'high' | 'middle' | 'low' | 'none', (said: Said) => string>

const REASONS: Record<OfDeeds, Ways> = {
  opens: {
    high: ({ who }) =>
      `It was clear early on what this was about, and ${who} had room from the start.`,
    middle: ({ who }) =>
      `It was clear what this was about; what ${who} could expect from it was left open.`,
    low: ({ who }) => `${who} could hardly know at the beginning what this was about.`,
    none: ({ who }) =>
      `Nothing at the beginning said what this was about, or made room for ${who}.`,
  },
  listens: {
    high: ({ who, times, did }) => {
      const ways = [
        ...(did('takes-up') ? [`built on what ${who} had just said ${times('takes-up')}`] : []),
        ...(did('responds') ? [`answered it in words of your own ${times('responds')}`] : []),
        ...(did('comes-back') ? ['came back to what was said long before'] : []),
      ]
      return `You ${IN_A_ROW.format(ways) || `stayed with what ${who} said`}.`
    },
    middle: ({ who }) =>
      `You took up some of what ${who} said; other things that mattered were left lying.`,
    low: ({ who }) => `Most of what ${who} said did not come back in your words.`,
    none: ({ who }) => `Nothing that ${who} said came back in your words.`,
  },
  'listens-while-asked': {
    high: ({ who, times }) =>
      `You connected your points with what ${who} had told you${times('takes-up') === 'never' ? '' : ` ${times('takes-up')}`}.`,
    middle: ({ who }) => `You took up some of what ${who} told you; the rest stood beside it.`,
    low: ({ who }) => `What ${who} told you hardly came back in what you said.`,
    none: ({ who }) => `Nothing that ${who} told you came back in what you said.`,
  },
  asks: {
    high: ({ who, times }) =>
      `You asked openly ${times('asks-open')}, and ${times('asks-on')} your question grew out of what ${who} had just said.`,
    middle: ({ times, did }) =>
      did('asks-open')
        ? `You asked openly ${times('asks-open')}; more of your questions could have grown from the answer before.`
        : 'You asked mostly for facts; a question that begins with what or how leaves more room.',
    low: ({ who }) => `There were few questions that left ${who} room to tell more.`,
    none: ({ who }) => `No question was asked that brought an answer from ${who}.`,
  },
  'asks-a-little': {
    high: ({ times }) =>
      `Your own questions went to what matters there: openly ${times('asks-open')}, and further ${times('asks-on')}.`,
    middle: () => 'You had a good question of your own, and left it at the first answer.',
    low: () => 'Your own questions stayed with what is easy to look up.',
    none: () => 'There was no question of your own.',
  },
  'goes-deep': {
    high: ({ who }) => `You went on to what it leads to, and to what ${who} would want instead.`,
    middle: () =>
      'You asked once what it leads to or what would be wanted; there was more behind it.',
    low: () => 'It stayed with what happens; what it leads to was hardly touched.',
    none: ({ who }) => `What it leads to, and what ${who} would want instead, was not asked.`,
  },
  'feels-with': {
    high: ({ who, times, did }) =>
      `What it means for ${who} was said ${did('feels-with') ? times('feels-with') : 'in their own words'}, in words that fit nobody else.`,
    middle: ({ who }) =>
      `You showed that it had reached you; it could have been said more about ${who}, and less as one says it.`,
    low: ({ who }) =>
      `The kind words would have fitted anybody; what it means for ${who} was not in them.`,
    none: ({ who }) => `What it means for ${who} was not spoken of.`,
  },
  reflects: {
    high: ({ who, times }) =>
      `You gave back what ${who} said or meant ${times('gives-back')}, before asking on.`,
    middle: ({ who, times }) =>
      `You gave back what ${who} said ${times('gives-back')}; what is meant by it could come more often.`,
    low: ({ who }) => `There was little in which ${who} could hear their own words again.`,
    none: ({ who }) => `Nothing of what ${who} said was given back.`,
  },
  'sums-up': {
    high: ({ who }) =>
      `You gathered what ${who} had told you at several times, so that it could be corrected.`,
    middle: () => 'You came back to what was said before, without gathering it.',
    low: () => 'A detail was kept in mind; nothing was gathered.',
    none: ({ who }) => `What ${who} had told you was not gathered at any point.`,
  },
  'offers-to-fit': {
    high: ({ who }) => `What you offered had in it what ${who} had told you, and it was definite.`,
    middle: ({ who }) =>
      `What you offered had to do with what ${who} had told you; it could have been more definite.`,
    low: ({ who }) =>
      `What you offered could have been offered to anybody; little of what ${who} had said was in it.`,
    none: ({ who }) => `Nothing was offered that answers what ${who} had said.`,
  },
  'meets-doubts': {
    high: ({ who }) => `The doubt that ${who} had was taken seriously, and answered.`,
    middle: () => 'The doubt was answered, without finding out what was behind it.',
    low: ({ who }) => `The doubt that ${who} had was touched, and not settled.`,
    none: ({ who }) => `The doubt that ${who} had was passed over.`,
  },
  'agrees-on-a-step': {
    high: ({ who, did }) =>
      did('is-agreed')
        ? 'At the end both knew what happens next, and when.'
        : `You said what happens next, and when; ${who} did not say yes to it.`,
    middle: () => 'You said what comes next; who does what, and on which day, could be clearer.',
    low: () => 'What comes next stayed open.',
    none: () => 'Nothing was said of what comes next.',
  },
  respects: {
    high: ({ who }) => `You treated ${who} as somebody whose view counts.`,
    middle: ({ who }) => `You were friendly to ${who}.`,
    low: ({ who }) => `You were civil; ${who} could hardly tell that their view counts.`,
    none: ({ who }) => `There was little by which ${who} could tell that their view counts.`,
  },
  answers: {
    high: ({ who }) => `You answered what ${who} asked, with something that can be checked.`,
    middle: ({ who }) =>
      `You answered what ${who} asked; more of it could be checked if there were a case or a figure in it.`,
    low: ({ who }) => `Much of what ${who} asked got general words for an answer.`,
    none: ({ who }) => `What ${who} asked was not answered.`,
  },
  'tells-deeds': {
    high: ({ times }) =>
      `You told what you did yourself ${times('tells-a-deed')}, so that one can see it.`,
    middle: () =>
      'You gave examples in a few words; where it was and what you did yourself could be told.',
    low: () => 'You said more about what you are like than about what you have done.',
    none: () => 'No example was told.',
  },
  'tells-what-came-of-it': {
    high: () => 'You said how things ended, and what you have done otherwise since.',
    middle: () => 'You said how it ended; what you do otherwise since could come more often.',
    low: () => 'How it ended was mostly left out.',
    none: () => 'How it ended, and what you learned, was not told.',
  },
  proves: {
    high: ({ times, did }) =>
      did('gives-source')
        ? `You gave figures and facts ${times('is-particular')}, and said where they come from.`
        : `You gave figures and facts ${times('is-particular')}; say also where they come from.`,
    middle: () => 'You gave some figures; where they come from was not always said.',
    low: () => 'Most of what you claimed had nothing behind it that can be checked.',
    none: () => 'Nothing was given that could be checked.',
  },
  'asks-for-a-decision': {
    high: () => 'You asked for something definite, and it was clear when it will be decided.',
    middle: () => 'You said what you want; when it will be decided was left open.',
    low: () => 'It was hard to tell what you wanted to have decided.',
    none: () => 'Nothing was asked for that could be decided.',
  },
}
