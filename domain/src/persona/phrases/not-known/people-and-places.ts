import type { Phrases } from '../phrases.ts'

/** Who, where, and what others think or do: to somebody who does not know it. */
export const PEOPLE_AND_PLACES_NOT_KNOWN: Phrases = {
  'evade-person': {
    any: [
      "I couldn't tell you who.",
      "I don't know who, to be honest.",
      "Who that is, I don't know.",
      "I'm not sure who.",
      'Nobody I could name just now.',
      "I'd have to find out who.",
    ],
    cool: ['Does it matter who?'],
  },
  'evade-person-each-time': {
    any: [
      "Whoever's there at the time.",
      'Whoever has a hand free.',
      'It goes round, mostly.',
      "It isn't one person, really.",
      'Whoever can be spared just then.',
      'That changes. Whoever is nearest, I suppose.',
    ],
  },
  'evade-who-decides': {
    any: [
      "I'd have to find out who else needs to be asked.",
      "I'd have to see who has a say in that.",
      "I can't tell you yet who'd have to agree.",
      "I don't know exactly who'd be asked.",
      "I'm not sure yet who'd have to sign it off.",
      'Let me find out who has a say in it.',
    ],
  },
  'evade-name': {
    any: [
      'The name slips my mind.',
      "I couldn't tell you the name.",
      "I don't remember the name.",
      "I'd have to look up the name.",
      "I don't have the name in my head.",
      "I'd rather not say a name than a wrong one.",
    ],
    cool: ["I'd rather leave names out of it."],
  },
  'evade-name-of-own': {
    any: [
      "I'd rather keep names out of it.",
      "I'd like to leave names out of this, if that's all right.",
      "I'd rather not say the name here.",
      "Let's leave the name out of it.",
      'The name is not so important, is it?',
      "I keep the family out of it, if you don't mind.",
    ],
  },
  'evade-place': {
    any: [
      "Where there's room, mostly.",
      "Here and there. It's not one place.",
      'In more than one place, really.',
      'It depends on the day.',
      'Not always in the same place.',
      'It moves around a bit.',
    ],
  },
  'evade-place-to-be': {
    any: [
      "I haven't looked into where yet.",
      "Wherever it's easiest, I suppose.",
      "I'd have to look around for that first.",
      "Somewhere else. I'd have to see where.",
      "I haven't got that far yet.",
      "I'd ask around first, I think.",
    ],
  },
  'evade-where-to-begin': {
    any: [
      'With what matters most, I suppose.',
      "I don't mind where. You pick.",
      'Wherever you think is best.',
      'At the beginning, I suppose.',
      "It's all connected. One place is as good as another.",
      'With something small, maybe. Then we see.',
    ],
  },
  'evade-said': {
    any: [
      "I'd get the words wrong.",
      "I don't want to put words in anybody's mouth.",
      "I couldn't repeat it word for word.",
      "I don't remember the exact words.",
      "What exactly was said, I can't repeat.",
      "Word for word, I couldn't say.",
    ],
  },
  'evade-news-of-others': {
    any: [
      "As you'd expect.",
      'So so, to be honest.',
      'Up and down.',
      'About the same, I think.',
      'As well as can be expected.',
      'Not much has changed.',
    ],
  },
  'evade-yes-no-them': {
    any: [
      'Not as far as I know.',
      "No, I don't think so.",
      'I doubt it.',
      "Not that I've noticed, no.",
      'No, not that I know of.',
      "I don't think so, no.",
    ],
  },
  'evade-them': {
    any: [
      "You'd have to ask {who}.",
      "I can't speak for {who}.",
      "You know, I've never asked {who}.",
      "I'd have to ask {who} myself.",
      "That's a question for {who}, really.",
      "That's for {who} to say.",
    ],
  },
  'evade-person-to-be': {
    any: [
      "I haven't settled on anybody yet.",
      "Nobody's been named for that yet.",
      "Who, that's still open.",
      "I don't know yet who that'd be.",
      "I'd have to think about who.",
      "I can't name anybody for that yet.",
    ],
  },
}
