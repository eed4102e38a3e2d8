/**
 * What an author says to whoever plays the part: how it behaves in the talk. It is acted on, not told:
 * nobody says of themselves "I calm down when somebody shows that they have heard me".
 */
export const isDirection = (sentence: string): boolean =>
  DIRECTIONS.some((pattern) => pattern.test(sentence))

/**
 * What is not told of oneself: with which mood one has come, what one expects, hides or would never admit.
 * Said of a clause alone: "is divorced and does not like to say so" tells of the divorce.
 */
export const isPrivate = (clause: string): boolean =>
  PRIVATE.some((pattern) => pattern.test(clause))

/** What only sets the scene of this talk: both are in it, and nobody tells it to the other. */
export const isScene = (clause: string): boolean => SCENES.some((pattern) => pattern.test(clause))

/** It is told, but not to everybody. */
export const isSecret = (sentence: string): boolean =>
  SECRETS.some((pattern) => pattern.test(sentence))

const WHO = String.raw`(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|I|[Ii]t|(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)`
const HOW = String.raw`(?:a (?:bit|little) |very |quite |rather |really |usually |generally |already |still |so |icily |on the surface )*`

/** Moods and manners that need an "about" to be worth saying. */
const MOODS =
  'angry|furious|nervous|anxious|close to tears|in a hurry|irritated|upset|annoyed|tense|stressed|in a bad mood|agitated|impatient|friendly|polite|guarded|reserved|defensive|s[ck]eptical|courteous|curt|hostile|cautious|suspicious|direct|blunt|warm|cold|withdrawn|talkative|chatty|evasive|cooperative|on time|well prepared|calm|sharp|funny|at first|quick to|slow to|open to|easily'

/** How somebody is towards others in a talk; what goes with one of these is said of the same. */
const MANNERS =
  'polite|friendly|curious|loud|shy|stubborn|confident|honest|kind|warm|courteous|curt|blunt|direct|talkative|chatty|guarded|reserved|defensive|cautious|suspicious|s[ck]eptical|hesitant|charming|sarcastic|ironic|dry|precise|prepared|well prepared|patient|impatient|matter-of-fact|rude|cold|distant|cooperative|evasive|calm|open|open-minded|gruff|brusque|insecure|quick'
const MOODS_BESIDE =
  'tired|annoyed|exhausted|ashamed|nervous|angry|upset|tense|stressed|anxious|sad|worried|irritated|disappointed|frustrated|rushed|hurt|hopeful|desperate|proud|silent|quiet|firm|fair|never rude|not rude|not unfriendly|on edge|in a hurry'
const AS_ONE_IS = String.raw`${HOW}(?:${MANNERS}|${MOODS_BESIDE})`

/** What one does with eyes, hands and voice while talking. */
const GESTURES = String.raw`(?:looks? (?:at (?:the (?:floor|clock|table|ground)|(?:his|her|their|my) (?:hands|shoes|watch|phone))|away|down|out of the window)|avoids? eye contact|mumbles?|shrugs?|fidgets?|hides? it|smiles? (?:a lot|when|at everything)|laughs? (?:a lot|when|nervously)|jokes? a lot|makes? (?:many |a lot of )?jokes when|chooses? (?:his|her|their) words|(?:speaks?|talks?) (?:so |very |too |rather )*(?:quickly|quietly|softly|loudly|slowly|fast|in a low voice)|says? too little|answers? briefly|cross-examines?|apologi[sz]es? for everything|(?:is|are) (?:an? )?(?:man|woman|person|somebody|someone) of few words|treats? the (?:session|talk|meeting|call|conversation)|talks? about it as if|misses? nothing|notices? everything|trusts? (?:his|her|their) gut|asks? (?:a lot of |many )?questions|changes? the subject)`

const DIRECTIONS = [
  /\b(?:calms? down|warms? up|opens? up|gets? (?:louder|defensive|angrier|impatient|annoyed|irritated|quieter)|softens?|becomes? (?:defensive|hostile|cooperative|impatient|angry)|hangs? up|pushes? back|shuts? down) (?:when|if|as soon as|once|unless|only)\b/i,
  /\b(?:if|when|unless|until|once) (?:the )?(?:user|learner|trainee|salesperson|seller|sales rep|rep|caller|agent|counsell?or|therapist|interviewer|candidate|presenter|lawyer|manager) (?:is|are|asks?|shows?|gives?|says?|tries|offers?|pushes|listens|can|does|doesn't|has|uses|explains|apologi[sz]es|mentions|talks)\b/i,
  /\b(?:will|won't|will not|does not|doesn't|would not|wouldn't) (?:only )?(?:reveal|admit|volunteer|open up|commit|be convinced|be persuaded|agree (?:to anything )?unless|say so|tell (?:you|anybody|anyone) unless)\b/i,
  /\b(?:responds?|reacts?) (?:well|badly|poorly|positively|negatively|best|warmly|defensively) (?:to|when|if)\b/i,
  /\b(?:comes? across as|speaks? (?:in short|slowly|quickly|fast|softly)|in (?:short|long) sentences|tone of voice is|keeps? (?:his|her|their|your) answers short|(?:interrupts?|notices?) (?:as soon as|when|every)\b|straight question with a straight answer)/i,
  /\babout to (?:meet|talk to|speak (?:to|with)) (?:his|her|their|your|the)\b/i,
  /\b(?:will|'ll|would) only \p{Ll}+ .*\b(?:if|when|once)\b|\bonly if you\b|, who is you\b/u,
  /\b(?:looks? at the clock|does sums in (?:his|her|their) head faster|likes? the idea more than)\b/i,
]

const PRIVATE = [
  // What somebody does not know they cannot say, and who is asked about it may be the one who knows.
  /^(?:(?!Who\b)\S+ (?:\p{Lu}\p{Ll}+ )?)?(?:(?:does|do|did)(?: not|n't) (?:yet )?(?:know|realise|realize)(?: yet)?|(?:is|are) (?:not aware|unaware)|(?:has|have) no idea(?: yet)?) (?:that |of )/iu,
  /\b(?:thinks?|believes?|says?|finds?) (?:that )?(?:all |most )?(?:\p{L}+ )?(?:sales(?:people|men|persons|women)|sellers|vendors|therapists|counsellors|consultants|recruiters) (?:are|only|just|waste|lie|want)\b/u,
  /^(?:to )?keep .*\b(?:private|secret|hidden|to (?:him|her|my)self|from (?:his|her|my) \p{L}+)$/iu,
  /\b(?:doesn't|does not|don't|do not) tell (?:many|anybody|anyone|people)\b/i,
  new RegExp(
    String.raw`^${WHO} (?:suspects?|assumes?|guesses|supposes?) (?:that )?(?:it|this|the (?:talk|meeting)) (?:is|will be|'s) about\b`,
    'u',
  ),
  /\b(?:does not|doesn't|do not|don't) expect .*\bto come up\b/i,
  new RegExp(
    String.raw`^(?:${WHO}|At first ${WHO}|At the moment ${WHO}) (?:is|are|am|feels?|seems?|looks?) ${HOW}(?:${MOODS})(?=[.,;]|$| and | but | at the | in front| with you| towards)(?!,? (?:because|about|that)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?=.*\b(?:${MANNERS})\b)${WHO} (?:is|are) ${AS_ONE_IS}(?:(?:,? (?:and|but|or|if)|,) ${AS_ONE_IS})*\.?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?!(?:Everybody|Everyone|Nobody|People|The|An?|My|His|Her|Their|Our)\b)${WHO} (?:(?!who\b|that\b|which\b)[^\s,;]+ ){0,6}?${GESTURES}\b`,
    'u',
  ),
  new RegExp(
    String.raw`^${WHO} (?:is|are) ${HOW}(?:polite|friendly|funny|quick to|slow to|open to|easily|loyal to)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^${WHO} (?:also |already |secretly |half )?expects? (?:to be|that|you|the worst|an? (?:fight|argument|attack|lecture))\b`,
    'u',
  ),
  new RegExp(
    String.raw`^${WHO} (?:also |often |always |usually |tends to |sometimes )?(?:nods? |hides?|pretends?|lies? about|tends? to|secretly|acts?|plays? down|asks? (?:short|critical|hard|tough|many|pointed|sharp|direct)|interrupts?|answers? (?:with|in|evasively)|gives? short|talks? (?:fast|a lot|too much|in)|gets? (?:loud|quiet|defensive|angry|a dry mouth)|goes quiet|rambles?|sighs?|will quote|seems? |will (?:challenge|question|grill|resist|demand|test|try|push|ask|pretend|claim|deny)|(?:does|do) not (?:like|want) to (?:say|admit|mention|talk about|tell)|(?:doesn't|don't) (?:like|want) to (?:say|admit|mention|talk about|tell)|(?:does|do) not say (?:when|so|that)|(?:doesn't|don't) say (?:when|so|that)|would never (?:admit|say)|would not admit)`,
    'u',
  ),
  /\b(?:doesn't|does not|don't|do not) know what (?:this|the) (?:meeting|call|talk|conversation|appointment) is about\b/i,
  /\b(?:not going to be polite|when nervous|when (?:somebody|someone) (?:criticises|criticizes|praises|contradicts|interrupts)|not say so unless|unless (?:he|she|they|you) (?:is|are) asked|says? (?:that )?(?:everything|it) is fine|with one word|when it gets serious|on the surface|to end a meeting)\b/i,
]

const WHO_SELLS =
  'vendor|seller|sales rep|salesperson|salesman|saleswoman|sales ?(?:wo)?man|representative|rep|supplier|provider|caller|consultant|broker|agency|start-up'

const CALLS =
  'calls|rings|phones|visits|contacts|is calling|is ringing|comes to (?:see|visit)|has come to (?:see|visit)|presents to|demonstrates it to|offers|shows|wants to (?:sell|offer|show|present)|is (?:offering|selling|showing)|tries to sell'

const WHO_LEADS =
  'team ?lead(?:er)?|manager|boss|supervisor|head|director|principal|chef|foreman|forewoman|line manager|department head|shift lead(?:er)?|employer|superior'

/** Whoever asked for this talk. */
const ASKED_FOR_IT = String.raw`^(?:[Hh]er|[Hh]is|[Tt]heir|[Yy]our|[Mm]y|[Tt]he) (?:[\p{L}-]+ ){0,2}?(?:${WHO_LEADS})(?:,? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,?)? (?:(?:has |have )?(?:asked|invited|called|summoned|sent for)|wants|would like|wishes) (?:him|her|them|you|me|\p{Lu}\p{Ll}+|for|to)\b(?:[^,.]*?\b(?:talk|speak|meeting|meet|conversation|chat|word|appraisal|review|in|see)\b)(?: (?:to|with) (?:him|her|them|you|me|\p{Lu}\p{Ll}+))?(?: (?:today|tomorrow|this (?:morning|afternoon|week)|again))?`

/** "Has agreed to a call after the bay was closed": the call is known, and what led to it is what is asked for. */
const AGREED_BECAUSE = new RegExp(
  String.raw`^${WHO} (?:has |have )?agreed to (?:an? |the |take |have |this |meet|talk|hear)[^,.]*?,? (?:because|after) (\p{L})(?=[^.]* (?:is|was|were|are|has|had|have|\p{L}+ed|ran|made|lost|broke|died|left|went|came|fell|knows|wants)\b)`,
  'u',
)

/** "A vendor calls her after she downloaded a list": whoever calls knows that; why, is told. */
export const withoutTheCall = (sentence: string): string =>
  sentence
    .replace(AGREED_BECAUSE, (_, first: string) => first.toUpperCase())
    .replace(new RegExp(String.raw`${ASKED_FOR_IT},? because (\p{L})`, 'u'), (_, first: string) =>
      first.toUpperCase(),
    )
    .replace(
      new RegExp(
        String.raw`^(?:An?|The|One) (?:[\p{L}-]+ ){0,3}?(?:${WHO_SELLS})(?: (?:of|for|from|that|who) [^,.]*?)? (?:${CALLS}) (?:him|her|them|you|me|\p{Lu}\p{Ll}+)(?: [^,.]{0,30}?)?,? (?:because|after) (\p{L})`,
        'u',
      ),
      (_, first: string) => first.toUpperCase(),
    )

const SCENES = [
  new RegExp(
    String.raw`^(?:[Hh]er|[Hh]is|[Tt]heir|[Yy]our|[Mm]y|[Tt]he) (?:[\p{L}-]+ ){0,2}?(?:${WHO_LEADS})\b.*\b(?:asked|invited|called|summoned) (?:him|her|them|you|me) (?:in )?(?:for|to) (?:an? )?(?:talk|meeting|conversation|word|chat|see|speak)\b`,
    'u',
  ),
  new RegExp(String.raw`${ASKED_FOR_IT}[,.]?(?: (?:about|over|regarding) [^.]*)?\.?$`, 'u'),
  new RegExp(
    String.raw`^(?:An?|The|One) (?:[\p{L}-]+ ){0,3}?(?:${WHO_SELLS})(?: (?:of|for|from|that|who) [^,.]*?)? (?:${CALLS}|has asked for (?:an?|half|ten|fifteen|twenty|thirty|\d+))(?! .*\b(?:every|each|all|twice|again|three times|constantly|never|most)\b)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^${WHO} (?:talks|is talking|is speaking|speaks) (?:on the phone )?to (?:an?|the|your) (?:[\p{L}-]+ ){0,3}?(?:${WHO_SELLS}|head teacher|personnel manager|recruiter|interviewer)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^${WHO} (?:hears (?:two|three|four|five|\d+)|interviews the (?:candidates?|applicants?)|is on the phone with)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^${WHO} (?:is|are) (?:being )?(?:offered|shown|pitched|presented with) (?:an?|the) \b`,
    'u',
  ),
  new RegExp(String.raw`^${WHO} (?:is|are) (?:being )?interviewed (?:by|for|at)\b`, 'u'),
  new RegExp(
    String.raw`^${WHO} (?:has|have) been (?:called|asked|invited|summoned) (?:to come )?(?:in(?:to)?|to|for) .*\b(?:talk|meeting|one-to-one|conversation|review|chat|appraisal)\b`,
    'u',
  ),
  /^(?:the )?(?:first|last|previous) (?:session|appointment) (?:was|were|went)\b/i,
  /\bexplains? to (?:him|her|them) what\b/,
  /\b(?:hears?|watch(?:es)?|attends?) (?:the|your|a) (?:presentation|pitch|talk|demo|meeting)\b/i,
  /\b(?:sits?|is|are) in the (?:audience|front row|meeting room)\b/i,
  new RegExp(
    String.raw`^${WHO} (?:has|have|had)? ?(?:agreed to (?:an? |the |take |have |give |this |listen|meet|talk|hear)|(?:listens?|is listening|are listening|will listen) to|(?:is|are|am) (?:sitting|standing|waiting|about to|on the (?:phone|line)|watching|meeting|interviewing|conducting|seeing you|calling (?:the|you|your|because|about|to)\b(?!.*for the \w+ time))|listens? because|meets? (?:you|the)|interviews? you|(?:has|have) asked (?:you|\p{Lu}))`,
    'u',
  ),
  /^(?:The|A|An|Her|His|Their) [^,.]*?(?:(?:presents|pitch(?:es)?|demonstrates) |plays the |explains? to (?:him|her|them) |rings? (?:at )?\p{Lu}\p{Ll}+'s |asks? the (?:board|council|committee|team|jury) for )/u,
  /^The (?:tenant|neighbour|neighbor|visitor|guest) [^,.]*?rings? at\b/i,
  /^(?:\p{L}+(?:,? and (?:his|her|their) \p{L}+)?) listens? to\b/iu,
  /\b(?:and|&) (?:his|her|their) (?:colleagues|crew|team) (?:listen|watch) /i,
  /^(?:his|her|their|\p{Lu}\p{Ll}+'s) (?:grandson|granddaughter|son|daughter|colleague|trainee) explains? to /iu,
  /^It(?: is|'s) (?:early |late )?(?:on )?(?:a )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)? ?(?:morning|evening|afternoon|night)?\.?$/i,
  /^(?:The founders|The presenter|The presenters|The startup|The speaker) (?:is|are) asking\b/i,
  /\b(?:have|has) (?:come to (?:your|the) office for an? (?:first )?(?:consultation|meeting|talk))\b/i,
  /^(?:This is|It is) (?:an?|the|his|her|their) (?:first |second )?(?:call|meeting|talk|session|conversation|demo) (?:with|of|about|is)\b/i,
  /\breports? (?:an? |the )\p{L}+ to the\b/iu,
  /\b(?:being|to be) interviewed (?:for|by|today|this)\b|^(?:\p{L}+ )?(?:is|are|am) (?:an? |the )?(?:candidate|applicant) for\b/iu,
  /^(?:this|today|it) is (?:only )?(?:his|her|their|your|my|the) (?:\p{L}+ )?(?:session|appointment with (?:you|the)|one-to-one)\b/iu,
  /^(?:appraisal|interview|meeting|consultation) with the\b|^(?:the )?(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth) (?:session|meeting|interview|visit|call|appointment|talk|appraisal|review|hearing)(?: (?:with|to|at|w\/) [^,.]*)?\.?$/i,
  /\b(?:agreed to|has|have) (?:half an hour|\d+ minutes|\p{L}+ minutes) in (?:his|her|their|your) [^,.]* to hear\b/u,
  /\bwhile the \p{L}+ (?:talks|speaks|presents)\b|^(?:\p{L}+ )?keeps? (?:his|her|their) (?:cap|coat|jacket|arms) (?:on|folded)\b|\boffers? the \p{L}+ (?:a seat|no seat|a chair|nothing)\b/iu,
  /\bhave (?:their|our|his|her) first (?:talk|meeting|session|appointment) with the\b/i,
]

const SECRETS = [
  /\b(?:hasn't|has not|haven't|have not|never) told (?:anyone|anybody|her|his|their|my|the|a soul|most)\b/i,
  /\b(?:told|tells|tell) (?:nobody|no one)\b/i,
  /\b(?:nobody|no one) (?:[^.;,]{0,25}? )?(?:knows|is told)\b/i,
  /\b(?:does not|doesn't|do not|don't) (?:like to (?:say|mention|admit)|tell (?:many|anybody|anyone))\b/i,
  /\bdoes not know yet\b|\bdoesn't know yet\b/i,
]
