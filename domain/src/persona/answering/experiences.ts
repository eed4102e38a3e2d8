import type { FactSubject } from '../facts/facts.ts'

/**
 * What people ask whether there was any of: "have you tried anything like it?", "did anybody come?". The words of
 * such a question stand in no text ("a tool called StaffPilot", "nobody came"), so both sides are known by a pattern.
 */
export type Experience = {
  /** Of the question, in lower case. */
  asks: RegExp
  /** Of what is known. */
  tells: RegExp
  /**
   * What it says of it, unless it denies that: yes; no, where it is the contrary of what was asked; or either, and then
   * it is told alone.
   */
  says: 'yes' | 'no' | 'either'
  /** Only with a word in common that names what it is about. */
  isOfAThing?: true
  about?: FactSubject
}

const ANYBODY = String.raw`\b(?:any|some)(?:one|body)\b`
const NUMBER =
  '(?:\\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some)'
const SUM = String.raw`(?:[£$€] ?\p{N}|\p{N}+ ?(?:pounds|euros|dollars|kronor|francs|grand)\b)`
const THE_PAST = String.raw`(?=.*\b(?:ever|before|already|in the past|previously|earlier|yet|so far|once)\b)`

const pattern = (...parts: string[]): RegExp => new RegExp(parts.join('|'), 'iu')

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
      /\b(?:another|other|second|two|three) (?:\p{L}+ )?(?:offers?|quotes?|proposals?|demonstrations?|suppliers?|vendors?|interviews?)\b|\b(?:salesman|saleswoman|dealer|competitor|rep)\b.*?\b(?:offered|promised|showed|visited|quoted|never came)\b/iu,
    says: 'yes',
  },

  {
    asks: /^(?=.*\b(?:ever|before|already|in the past|previously|earlier)\b).*\b(?:tried|tested|used|bought|worked with|had)\b/u,
    tells: /\b(?:tried|tested|piloted|experimented with)\b/iu,
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

  // People
  {
    asks: pattern(
      String.raw`\b(?:${ANYBODY}|people|staff|employees|workers|a team)\b.*\bwork(?:s|ing)? (?:for|with|under) you\b`,
      String.raw`\bemploy (?:any|some|people|staff)`,
      String.raw`\b(?:have|got) (?:any |a )?(?:staff|employees|team|drivers|people)(?: of your own)?$`,
    ),
    tells: pattern(
      String.raw`\bemploys?\b`,
      String.raw`\b(?:with|have|has|of|lead|leads|and) (?:about |around |a team of )?${NUMBER} (?:\p{L}+-time |\p{L}+ )?(?:staff|people|employees|technicians|drivers|assistants|nurses|apprentices?|workers|farmhands?|teachers|cooks|helpers?|engineers|colleagues|carers|fitters|salespeople)\b`,
    ),
    says: 'yes',
  },
  {
    asks: /^(?:do you|have you|are there|is there)\b.*\b(?:children|kids|child|sons?|daughters?)\b/u,
    tells:
      /\bmy (?:own |two |three |little |youngest |eldest |oldest )*(?:son|daughter|children|kids|twins|baby|youngest|eldest)\b|\b(?:have|has) (?:a|two|three|four) (?:\p{L}+ )?(?:sons?|daughters?|children|kids)\b/iu,
    says: 'yes',
  },
  {
    asks: pattern(
      String.raw`${ANYBODY}.*\b(?:see|saw|seen|watch(?:ed)?|witness\w*)\b`,
      String.raw`\bwitness(?:es)?\b`,
    ),
    tells: /\b(?:saw|seen|watched|witness(?:ed)?)\b/iu,
    says: 'yes',
  },
  {
    asks: pattern(
      String.raw`${ANYBODY}.*\b(?:come|came|look(?:ed)? at|inspect\w*|turn(?:ed)? up|show(?:ed)? up)\b`,
      String.raw`${ANYBODY}.*\bbeen (?:to|there|here|round|out)\b`,
    ),
    tells:
      /^(?!I\b|I'|we\b).*\b(?:came|(?<!to )come|visited|turn(?:ed)? up|show(?:ed)? up|inspected)\b/iu,
    says: 'yes',
  },
  {
    asks: /^(?:did|has|have|had|was|were) (?:the|an?|your|any) .*\b(?:come|came|been|arrived?|turn(?:ed)? up|show(?:ed)? up|there)\b/u,
    tells: /\b(?:came|(?<!to )come|visited|arrived|turn(?:ed)? up|show(?:ed)? up)\b/iu,
    says: 'yes',
    isOfAThing: true,
  },
  {
    asks: pattern(
      String.raw`^.*${ANYBODY}.*\b(?:help(?:s|ed|ing)?|support(?:s|ed)?|look(?:s|ing)? after|takes? care)\b`,
    ),
    tells:
      /^(?!I\b|I'|we\b|nobody\b).*\b(?:helps?|helped|brings?|supports?|looks? after|lent|does the|writes the)\b|\b(?:offered|turned down) help\b|\bhelp from\b/iu,
    says: 'yes',
  },
  {
    asks: pattern(
      String.raw`\b(?:told|tell|talked|talk|confided|spoken)\b.*${ANYBODY}`,
      String.raw`${ANYBODY}.*\bknows?\b`,
    ),
    tells:
      /\bnobody (?:\p{L}+ ){0,3}knows?\b|\b(?:haven't|hasn't|not|never|have|has) told\b|\btold (?:only|nobody|no one)\b|\bdoesn't know\b/iu,
    says: 'yes',
  },
  {
    asks: pattern(
      String.raw`${ANYBODY}.*\b(?:visit|coming|com(?:e|ing) to (?:stay|you|see)|with you)\b`,
    ),
    tells: /\b(?:comes? to (?:stay|visit|see)|(?:is|are) with me|stays? with me|visits me)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:ill|sick|unwell|poorly)\b/u,
    tells:
      /\b(?:ill|(?:is|am|was|off|been) sick|cough|fever|flu|in hospital|off work|sick leave|off for (?:\p{L}+ )?(?:days|weeks|months)|surgery|asthma|diabetes)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:all right|better|healed|recovered|fine|well|okay)\b.*\b(?:again|now|yet)\b|\b(?:any|still|in) pain\b/u,
    tells: /\b(?:hurts?|pain|aches?|fine again|healed|recovered)\b/iu,
    says: 'either',
  },

  // What others have said and done
  {
    asks: /\b(?:said|say|says|told|mention(?:ed)?|complain(?:ed|s)?|complaints?|react(?:ed)?|respond(?:ed)?|repl(?:y|ied)|answer(?:ed)?|wr(?:ote|ite|itten) back|comment(?:ed)?|(?:been|got) in touch|object(?:ed|ions)?)\b/u,
    tells:
      /\b(?:said|says|told|complained|complains|wrote|answered|warned|offered|threatened|disputed|promised|asked|denie[sd]|deny|refuse[sd]?)\b/iu,
    says: 'yes',
    isOfAThing: true,
  },
  {
    asks: /\b(?:leav(?:e|ing)|left|quit|resign(?:ed)?|notice)\b/u,
    tells: /\b(?:left|leave|leaving|retires?|quit|resigned|(?:given|gave) (?:\p{L}+ )?notice)\b/iu,
    says: 'yes',
    isOfAThing: true,
  },
  {
    asks: /\b(?:hand(?:ed)? in|given|give|gave) (?:in )?(?:your|my|any)? ?(?:notice|resignation)\b|\bresigned\b/u,
    tells: /\b(?:given|gave|handed in) (?:\p{L}+ )?notice\b|\bresigned\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:filled|replaced|taken over)\b/u,
    tells: /\b(?:replaced|filled|taken over|took over)\b/iu,
    says: 'yes',
    isOfAThing: true,
  },
  {
    asks: /\b(?:thanks|thanked|recognition|praised?|appreciat\w+)\b/u,
    tells: /\b(?:thanked|thanks|recognition|praised?|appreciat\w+)\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:say|said) sorry\b|\bapologi[sz]/u,
    tells: /\bapologi[sz]|\b(?:said|say) sorry\b/iu,
    says: 'yes',
  },

  {
    asks: /\b(?:other (?:people|colleagues|customers|tenants|parents)|(?:any|some)(?:one|body) else|others)\b/u,
    tells:
      /\b(?:colleagues?|neighbours?|friends?|others?|another|customers?|parents?)\b.*\b(?:the same|too|as well|also)\b/iu,
    says: 'yes',
    isOfAThing: true,
  },
  {
    asks: /\bask(?:ed)? for (?:more|help|extra|another|somebody|someone|additional)\b/u,
    tells: /\b(?:I|I've|we|we've)(?: have| had)? asked for\b/iu,
    says: 'yes',
  },
  {
    asks: /\b(?:done|do|does|did|run|clean|wash|make)\b.*\b(?:yourself|yourselves|in-house|on your own)\b/u,
    tells: /\b(?:done by|outside|external|outsourced|contractors?)\b/iu,
    says: 'no',
    isOfAThing: true,
  },

  // Who decides, and by when
  {
    asks: /\b(?:decide|decision|sign|approve|say yes|choose|order)\b.*\b(?:alone|yourself|on your own|without asking)\b/u,
    tells:
      /\b(?:has to (?:agree|sign|approve)|decides?|signs?|together with|approves?|needs? the)\b/iu,
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
  },
  {
    asks: /\b(?:anything|something|things?|part)\b.*\b(?:bother(?:s|ing)?|annoy(?:s|ing)?|worr(?:y|ies|ying)|troubl(?:es?|ing)|(?:do not|dis)\s?like|unhappy|upsets?|frustrat\w+|gets? you down|weigh(?:s|ing)?|like to be different)\b/u,
    tells: /./u,
    says: 'yes',
    about: 'pain',
  },
]
