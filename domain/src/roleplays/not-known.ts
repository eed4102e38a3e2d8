/**
 * What our six say to what nobody wrote an answer to, by the kind of the question. Plain words, that anybody would use:
 * whoever was sent away with wit took it amiss. To yes or no they give half a yes, for people ask by guessing, and guess
 * rightly more often than not.
 */
const HALF_A_YES = [
  'More or less.',
  'In a way, yes.',
  'To some extent, yes.',
  'Partly, yes.',
  'On the whole, yes.',
  'I suppose so, yes.',
  'You could say so.',
  'Something like that, yes.',
  'A bit of both, if I am honest.',
  "I'd say so, yes.",
]

const OF_OTHERS = [
  'I think so, yes.',
  'As far as I know, yes.',
  'I believe so.',
  "I'd think so, yes.",
  'Probably, yes.',
  'I imagine so.',
  'Some of it, yes.',
  "I'd be surprised if not.",
]

const OF_WHAT_MIGHT_BE = [
  "Maybe. I'd have to think about it.",
  'It might.',
  'Possibly, yes.',
  'I could imagine that.',
  "Perhaps, yes. I'd want to think it over.",
  "I wouldn't rule it out.",
  'I might, yes.',
  'It could be.',
]

const NOTHING_READY = [
  'Hard to say, really.',
  "I'm not sure how to put it.",
  "That's not easy to answer.",
  "I'd have to think about that.",
  "I don't have a quick answer to that.",
  "It's hard to put into a few words.",
  'I wish I had a good answer to that.',
  'Good question. I need a moment with that one.',
  'I could tell you more about that another time.',
  "That's a long story, to be honest.",
]

const NOT_TO_THE_LAST_DIGIT = [
  "I don't have the exact figure in my head.",
  "I couldn't give you the exact number.",
  "I'd have to look it up to be exact.",
  "I don't want to give you a wrong number.",
  "I can't put an exact figure on it.",
  "I'd only be guessing at the number.",
]

const NOT_TO_THE_DAY = [
  "I couldn't tell you exactly when.",
  "I don't have the date in my head.",
  "I'd have to look up when.",
  "I can't say exactly when, sorry.",
  "I couldn't put a date on it.",
  "I'd only be guessing at when.",
]

const NOBODY_BY_NAME = [
  "I couldn't give you one name.",
  "It isn't one person alone.",
  "I'd have to think who.",
  "I'd rather not name anybody just now.",
  'More than one, really.',
  "I couldn't say just who.",
]

export const NOT_KNOWN: Readonly<Record<string, readonly string[]>> = {
  'evade-anything': NOTHING_READY,
  'evade-yes-no': HALF_A_YES,
  'evade-yes-no-them': OF_OTHERS,
  'evade-news-of-others': OF_OTHERS,
  'evade-there-is': OF_OTHERS,
  'evade-opinion-yes-no': OF_OTHERS,
  'evade-yes-no-might': OF_WHAT_MIGHT_BE,
  'evade-yes-no-would': OF_WHAT_MIGHT_BE,
  'evade-number': NOT_TO_THE_LAST_DIGIT,
  'evade-cost': NOT_TO_THE_LAST_DIGIT,
  'evade-time': NOT_TO_THE_DAY,
  'evade-time-to-come': NOT_TO_THE_DAY,
  'evade-person': NOBODY_BY_NAME,
  'evade-person-to-be': NOBODY_BY_NAME,
  'evade-who-decides': NOBODY_BY_NAME,
}
