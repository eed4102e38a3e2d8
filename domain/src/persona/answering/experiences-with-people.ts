import { ANYBODY, type Experience, pattern } from './experience.ts'

const NUMBER =
  '(?:\\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some)'

/** Whether there is anybody, and what others have said and done. */
export const EXPERIENCES_WITH_PEOPLE: Experience[] = [
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
    tells:
      /^(?!.*\b(?:I|we)(?:'ve|'d| have| had| haven't| also| only)* (?:saw|seen|watched|witnessed)\b).*\b(?:saw|seen|watched|witness(?:ed)?)\b/iu,
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
    asks: /\b(?:(?:leav(?:e|ing)|left)(?! (?:an?|any|some|something|anything)\b)|quit|resign(?:ed)?|notice)\b/u,
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
]
