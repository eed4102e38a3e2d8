import { ANYBODY, type Experience, pattern } from './experience.ts'
import { EXPERIENCES_WITH_PEOPLE } from './experiences-with-people.ts'

const SUM = String.raw`(?:[£$€] ?\p{N}|\p{N}+ ?(?:pounds|euros|dollars|kronor|francs|grand)\b)`
const THE_PAST = String.raw`(?=.*\b(?:ever|before|already|in the past|previously|earlier|yet|so far|once)\b)`

/** The first that is asked with and told of by something counts. */
export const EXPERIENCES: Experience[] = [
  // What they have tried, and with whom they have been in touch
  {
    asks: pattern(
      String.raw`^${THE_PAST}.*\b(?:tried|tested|used|bought|looked (?:at|into)|worked with|seen|had|try|use|buy|test|invested in)\b.*\b(?:tools?|software|systems?|planners?|programs?|programmes?|apps?|solutions?|products?|technology|anything|something|such|(?:like|of) (?:this|that|it))\b`,
    ),
    tells:
      /\b(?:tried|tested|piloted|experimented with)\b|\b(?:bought|introduced|installed|rented|had)\b.*\bcalled\b/iu,
    says: 'yes',
  },
  {
    asks: /\bfirst (?:time|call)\b.*\b(?:call|ring|contact|phone|writ|speak|us|here)/u,
    tells: /\b(?:second|third|fourth|fifth|sixth) time\b|\b(?:twice|three times)\b/iu,
    says: 'no',
  },
  {
    asks: pattern(
      String.raw`\b(?:called|rung|rang|phoned|contacted|(?:spoken|written|complained|talked) (?:to|with)|emailed|been in touch with|call|ring|phone|contact|(?:speak|write) to)(?: to)? (?:us|our|me|here|${ANYBODY} (?:here|from us))\b`,
      String.raw`\breported (?:it|this|that)\b`,
    ),
    tells:
      /\bfor the (?:second|third|fourth|fifth|sixth) time\b|^(?:.* )?(?:I|I've|I'd|we|we've)(?: have| had| also| already)? (?:called|rang|rung|phoned|wrote|written|e-?mailed|complained|reported|filed a)\b/iu,
    says: 'yes',
  },
  {
    asks: pattern(
      String.raw`\b(?:other|another|else|${ANYBODY})\b.*\b(?:suppliers?|vendors?|products?|providers?|firms?|company|companies|offers?|quotes?|dealers?|sellers?|employers?|jobs?)\b`,
      String.raw`\b${ANYBODY}\b.*\blook at it\b`,
    ),
    tells:
      /\b(?:quotes?|offers?|bids?) (?:from|of|by) (?:one|an|the|two|three|some|\p{Lu})|\b(?:another|other|second|two|three) (?:\p{L}+ )?(?:offers?|quotes?|proposals?|demonstrations?|suppliers?|vendors?|interviews?)\b|\b(?:salesman|saleswoman|dealer|competitor|rep)\b.*?\b(?:offered|promised|showed|visited|quoted|never came)\b/iu,
    says: 'yes',
  },

  {
    asks: /^(?=.*\b(?:ever|before|already|in the past|previously|earlier)\b).*\b(?:tried|tested|used|bought|worked with|had)\b/u,
    tells: /\b(?:tried|tested|piloted|experimented with)\b/iu,
    says: 'yes',
    isOfAThing: true,
  },
  {
    asks: /^(?=.*\b(?:ever|before|already|in the past|previously|earlier)\b).*\bhad\b.*\b(?:put in|installed|fitted|built in)\b/u,
    tells: /\b(?:put|installed|fitted|built)\b/iu,
    says: 'yes',
    isOfAThing: true,
  },
  {
    asks: /\b(?:something|anything|an? \p{L}+|a reason)\b.*\b(?:started|caused|triggered|set (?:it|this|that) off|led (?:up )?to|behind (?:it|this|that)|reason)\b/u,
    tells: /\bsince (?:an?|the|my|our)\b|^(?:that's )?because\b|\bafter (?:an?|the|my|our)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:something|anything) happen(?:ed)?\b/u,
    tells: /./u,
    says: 'yes',
    isOfAThing: true,
  },

  // Money
  {
    asks: /^(?=.*\b(?:any|anything|something|things?|money|some|expenses|costs)\b)(?:and |so |but )*(?:did|have|had|has|were|are|was)\b.*\b(?:spend|spent|pay|paid|buy|bought|expenses|costs|out of pocket|rent|hire)\b/u,
    tells: pattern(
      String.raw`\b(?:I|I've|I'd|we|we've)\b(?=.*${SUM}).*\b(?:spent|paid|bought|rented|had to (?:pay|buy|hire|rent|spend))\b`,
      String.raw`\bhave spent\b.*${SUM}`,
    ),
    says: 'yes',
  },
  {
    asks: /\b(?:los[et]|lost|losing)\b.*\b(?:money|income|pay|earnings|wages|business|work|anything)\b/u,
    tells: /\b(?:I|we|I've|we've)(?: have| had)? (?:\p{L}+ )?(?:lost|lose)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:in debt|debts?|borrow(?:ed)?|loans?|owe)\b/u,
    tells: /\b(?:loans?|borrow(?:ed)?|owes?|debts?|mortgage)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:money|budget|funds?|reserves?)\b.*\b(?:aside|available|reserved|for (?:it|this|that))\b|\b(?:have|got|is there) (?:a |any )?budget\b/u,
    tells: /\b(?:reserves?|budget|(?:set|put) aside|savings)\b/iu,
    says: 'either',
  },
  {
    asks: /\b(?:within|over|under|on) (?:its |the |your |their )?budget\b/u,
    tells:
      /\b(?:ran|run|went|gone|came in) (?:over|under)\b|\b(?:over|within|under) (?:the )?budget\b/iu,
    says: 'either',
  },

  {
    asks: /\b(?:other|another|any|more) (?:offers?|quotes?|bids?|quotations?|tenders?)\b/u,
    tells:
      /\b(?:quotes?|quotations?|bids?|tenders?|(?:another|one other|two|three|other) offers?)\b/iu,
    says: 'yes',
  },

  ...EXPERIENCES_WITH_PEOPLE,

  // Who decides, and by when
  {
    asks: /\b(?:decide|decision|sign|approve|say yes|choose|order)\b.*\b(?:alone|yourself|on your own|without asking)\b/u,
    tells:
      /\b(?:has to (?:agree|sign|approve)|decides?|signs?|together with|approves?|needs? (?:the|an?) (?:\p{L}+ )?(?:board|council|owner|committee|approval|consent|signature|director|vote))\b/iu,
    says: 'no',
  },
  {
    asks: /\b(?:deadline|time limit|by a (?:certain|particular|fixed) (?:date|day|time))\b/u,
    tells:
      /\b(?:deadline|(?:by|before|until) (?:the (?:end|summer|winter|spring|autumn|\p{N})|\p{N}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december))\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:grow|growing|expand(?:ing)?|expansion)\b/u,
    tells:
      /\b(?:second|third|new|another) (?:school|shop|site|branch|store|clinic|office|location|factory|hall|building|restaurant|hotel)\b|\bexpand/iu,
    says: 'yes',
  },

  {
    asks: /\bpressure\b|\bfrom above\b/u,
    tells:
      /\b(?:board|head office|owner|director|boss|management|council|ceo) (?:wants?|demands?|expects?|asked|insists?|has asked)\b/iu,
    says: 'yes',
  },

  // Of themselves
  {
    asks: /\bdays? off\b|\bweekends? (?:off|free)\b/u,
    tells: /\bdays a week\b|\bdays? off\b|\b(?:free|off) (?:days?|weekends?)\b/iu,
    says: 'either',
  },
  {
    asks: /^(?:did|have|were|had) you\b.*\b(?:start(?:ed)? (?:out )?(?:as|in)|always (?:been|worked)|trained as)\b/u,
    tells: /\bstarted (?:out )?as\b|\bby chance\b|\btrained as\b|\bworked as\b|\bused to\b/iu,
    says: 'either',
  },
  {
    asks: /\b(?:have|got|know|remember|find)\b.*\b(?:number|code|id)\b/u,
    tells: /\b(?:reference|number|code|id)\b.*?\b[\p{Lu}\p{N}-]*\p{N}{3,}/u,
    says: 'yes',
  },
  {
    asks: /\b(?:photos?|photographs?|pictures?|images?)\b/u,
    tells: /\b(?:photos?|photographs?|pictures?|images?)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:take|taking|using|on) (?:anything|something|any medic\w+|medic\w+|pills|tablets)\b/u,
    tells: /\b(?:pills?|tablets?|medication|medicine|antidepressants?|painkillers?)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:work|working|job|employed)\b.*\b(?:at the moment|now|currently|besides|on the side|these days)\b|\bhave a (?:\p{L}+ )?job\b/u,
    tells:
      /\b(?:part-time|started a|have a|new|evening) (?:\p{L}+ )?job\b|\bI(?:'m| am)? (?:also )?work(?:ing)? (?:as|in|for|at)\b|\bself-employed\b/iu,
    says: 'yes',
  },
  {
    asks: /^(?:have|had|did|do|are|were) you\b.*\b(?:training|courses?|studied|study|qualifications?|qualified|degree|diploma|trained)\b/u,
    tells: /\b(?:trained as|courses?|diploma|degree|studied|apprenticeship|certificate)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:blame yourself|guilty|feel responsible|ashamed)\b/u,
    tells: /\b(?:guilty|blame myself|ashamed|my (?:own )?fault)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:your|you) (?:own )?(?:mistake|fault|doing)\b/u,
    tells: /\b(?:wasn't|weren't|isn't|not) (?:my|mine)\b/iu,
    says: 'no',
    about: 'goal',
  },
  {
    asks: /\b(?:anything|something|things?|part)\b.*\b(?:bother(?:s|ing)?|annoy(?:s|ing)?|worr(?:y|ies|ying)|troubl(?:es?|ing)|(?:do not|dis)\s?like|unhappy|upsets?|frustrat\w+|gets? you down|weigh(?:s|ing)?|like to be different)\b/u,
    tells: /./u,
    says: 'yes',
    about: 'pain',
  },
]
