import type { Unknown } from './question-kinds.ts'

/** In the order in which they are tried: the first that fits says the most. */
export const KINDS: [Unknown, RegExp][] = [
  // Imagined, before what is imagined is taken for what it looks like.
  ['imagined', /^(?:what if|suppose|imagine|let us say|say we|how about)\b/],
  ['imagined', /^what about (?:\p{L}+ing|if|we)\b/u],
  ['imagined', /^how would it be\b|^if (?:we|i|you|they|somebody)\b/],
  // Numbers of somebody's life are not looked up.
  [
    'number-of-life',
    /\bhow old (?:(?:are|were) you|you (?:both )?are)\b|\byour age\b|\bhow (?:tall|heavy) are you\b|\bdo you (?:weigh|earn)\b/,
  ],
  [
    'tenure',
    /\bhow (?:long|many years) (?:have|had|did|were|are) you (?!wait|hold|think it|need|plan)/,
  ],
  [
    'number-of-life',
    /\bhow (?:many|much) (?:[\p{L}]+ ){0,3}(?:do|did|have|are) you (?:drink|smoke|eat|sleep|weigh|earn|drinking)/u,
  ],
  // Nobody has to work out how old their own child is.
  [
    'age-of-own',
    /\bhow old (?:is|are|was|were) (?:he|she|they|your (?:\p{L}+ )?(?:ones?|child|children|kids?|sons?|daughters?|boys?|girls?|baby|wife|husband|partner|mother|father|mum|dad|brothers?|sisters?|parents))\b/u,
  ],
  ['age-of-others', /\bhow old\b/],
  [
    'progress',
    /^how far (?:(?:have|has|had|did) (?:\p{L}+ ){1,3}?(?:got|gotten|get|come|progressed)|(?:along|on) (?:are|is)|are (?:you|they|we))\b/u,
  ],
  ['how-often', /\bhow (?:often|frequently|many times)\b/],
  ['duration', /\bhow long\b|\bhow many (?:years|months|weeks|days|hours|minutes)\b/],
  [
    'number',
    /\bhow (?:many|much|big|large|high|far|fast|small)\b|\bwhat (?:is|are|was|were) (?:the|your) (?:number|percentage|share|budget|price|cost|size|turnover|revenue|rate|figure|volume|sum|total|amount)\b|\bwhat (?:number|percentage|share|amount|sum|figure|budget|volume)\b|^what do you pay\b/,
  ],
  // Times: what is still to come has no date that one could have forgotten.
  [
    'time-to-come',
    /^when (?:will|would|can|could|should|shall|do (?:you|we|i|they) (?:want|need|hear|plan|expect|think|decide|choose|vote|sign|announce|launch|move)|are you (?:going|planning)|is (?:the|it|that|your)|does (?:the|it|he|she)|do you need)\b|\bhow soon\b|\bby when\b|^what is the deadline\b|\btime ?(?:line|frame)\b/,
  ],
  [
    'time-each-time',
    /^when (?:do|does) (?!you\b).*\b(?:usually|normally|generally|mostly|always|each|every)\b/,
  ],
  ['hour', /^when do (?:you|they|we)\b|\bwhat time (?:do|does|is|are)\b/],
  [
    'time',
    /^(?:since |until )?when\b(?! (?:you say|i (?:say|said)))|^(?:at |by |on )?what (?:time|day|date|year|month)\b/,
  ],
  // People.
  [
    'name-of-own',
    /\bwhat (?:is|was|are) your (?:late |older |younger )?(?:wife|husband|partner|mother|father|mother-in-law|son|daughter|brother|sister|boss|dog|cat|child|children|kids)s? names?\b|\bwhat (?:are|were) their names\b/,
  ],
  ['name', /^what (?:is|was|are|were|did) .*\bnames?\b|^(?:by )?what name\b/],
  [
    'who-decides',
    /\bwho(?:m)?\b.*\b(?:decides?|agrees?|signs?|approves?|say|word|involved|convince|decision)\b|\bdecision makers?\b|\bstakeholders?\b/,
  ],
  // Who is close to somebody is theirs to tell: they know it well enough.
  [
    'about-life',
    /^who (?:else )?(?:is (?:at home|there for you|with you)|looks after you|helps you|supports you|(?:do|can|could) you (?:live|talk|turn|lean|trust|tell|have at home))\b/,
  ],
  // "Who takes those calls?" has an answer also where nobody in particular does.
  [
    'person-each-time',
    /^who (?:usually |normally |mostly |then |actually )?(?:takes|does|handles|covers|answers|picks|deals|cleans|checks|orders|sorts|drives|opens|closes|steps in|fills in|jumps in|looks after|feeds|watches|minds|stays with)\b/,
  ],
  ['person-to-be', /^who (?:do you think )?(?:should|would|could|will|shall|might)\b/],
  [
    'person',
    /^(?:and |with |to |for |by |from )?(?:who|whom|whose|which (?:person|people|colleague|department|team|customers?))\b/,
  ],
  [
    'home',
    /\bwhere (?:do|did|are) you (?:live|come|from|born|grow|stay|sit|based|located|work)\b|\bwhere are you (?:from|calling)\b/,
  ],
  [
    'preference',
    /^(?!why\b|how come\b).*\b(?:rather|prefer|favou?rite|like best|which (?:of|one|would)|what would you (?:fix|do|choose|start|pick) first|which .*\bfirst)\b/,
  ],
  ['plan', /\bsee yourself\b/],
  // Where that asks for no place.
  [
    'reason',
    /^where (?:does|do|did) (?:(?:that|this)(?= come from(?:$| do you (?:think|suppose)| in you))|(?:that|this|the|your) (?:word|feeling|idea|fear|thought|worry|anger|guilt|shame|voice|pressure|belief|doubt)s?) come from\b/,
  ],
  [
    'need',
    /^where (?:would|do) you (?:like|want|hope) (?:for )?(?:things|it|us|this|that|the|your) .*\bbe\b/,
  ],
  [
    'trouble',
    /^where (?:is|are|was|were) the (?:problems?|trouble|catch|difficult(?:y|ies)|bottlenecks?|hold-?ups?|risks?)\b|^where (?:do|does|did) .*\b(?:go wrong|get stuck|struggle|fall down)\b/,
  ],
  [
    'where-to-begin',
    /^where (?:do|shall|should|would|could|can|will) (?:we|you|i) (?:(?:best|even|want to|like to|suggest we|suggest i) )?(?:start|begin)\b/,
  ],
  ['feelings', /^where does (?:that|this|it|all (?:that|this|of that|of this)) leave you\b/],
  ['place-to-be', /^(?:from |to )?where (?:else )?(?:would|could|should|might) (?!you be\b)/],
  [
    'place',
    /^(?:from |to )?where (?!(?:do|does|did|will) (?:you|we|things|that|it|i) (?:stand|see|feel|go from|leave|lead|head|want|put|draw)|would you be|are (?:you|we) (?:guys )?(?:at|with)|is (?:this|that|it) (?:going|heading))|^what (?:city|town|country|region|area)\b/,
  ],
  // Why something is so, whatever they are asked to think of it.
  [
    'reason',
    /^(?:why|what) do you (?:think|suppose|believe|reckon) (?!so\b|of\b|about\b).*\b(?:reason|why|because)\b|^why do you (?:think|suppose|believe|reckon) (?!so\b)/,
  ],
  [
    'said',
    /^what (?:did|does|do|has|have) (?!you\b|i\b|we\b).+ (?:say|said|tell|told|answer|respond|promise|ask)\b/,
  ],
  // What follows from it, and what it would be worth.
  [
    'need',
    /^what would (?:you (?:consider|call|see as|find) )?(?:be )?(?:a |an |the )?(?:fair|good|ideal|best|right|acceptable)\b|^what would .* need to (?:do|have|be|look)\b/,
  ],
  [
    'worth',
    /^(?:what|how)(?: much)? (?:difference )?(?:would|could|might) (?!you\b|i\b|we\b|have to\b|need to\b)(?!.*\b(?:if you had to|close|closed|lose|lost|fail|failed|leave|left|died|nothing)\b).*\b(?:mean (?:for|to)|mean$|be worth|give you|let you|open up|improve|change|do for|make a difference|make$|be different|help)\b|^what would you gain\b/,
  ],
  [
    'days',
    /\bhow (?:do|are) you(?:r)? (?:spend|days)\b|\bwhat do you do (?:in|on|at|all|with|when|after)\b|\b(?:normal|typical|usual) (?:day|week|shift)\b|\bhow are your (?:days|nights|evenings)\b/,
  ],
  ['next-step', /\b(?:the|our) next steps?\b|\bwhat happens next\b|\bwhere do we go from here\b/],
  ['done', /^what (?:have|had) you (?:got|done|prepared|tried|found|written|collected)\b/],
  [
    'plan',
    /^what (?:will|are) you (?:going to |planning to )?(?:do|going|planning|say|tell|try|change|answer|plan|intend)\b|\bfirst step\b|^what (?:is|are) (?:your|the) plans?\b|^what now\b/,
  ],
  [
    'need',
    new RegExp(
      [
        String.raw`^what (?:else )?(?:would|do|could|should) you (?:really |most |still |actually |hope )*(?:need|want|like(?! (?:most |best |least )?(?:about|in|of)\b)(?! (?:most|best|least)\b)|expect|hope|wish|look for|be looking|require|hoping)\b(?! to (?:say|tell|know|ask))(?!.*\bhave needed\b)`,
        String.raw`^what (?:else )?(?:would|could|can|will) (?:[\p{L}']+ ){0,3}(?:help|(?:convince|reassure|persuade)(?! (?:your|him|her|them|the|\p{Lu}))|make (?:you|it|this|that|things))\b`,
        String.raw`^what (?:would|does|do|should) (?:a |an |the )?(?:good|better|success|ideal|perfect|best)\b`,
        String.raw`^what (?:would|will) (?:have to|need to|it take)\b(?!.*\bto (?:win|convince|persuade) (?!you\b))`,
        String.raw`^what (?:would|should|has to|needs to|must) (?:be |get |have )?(?:better|different|change)`,
        String.raw`^what (?:else )?(?:can|could|should|would|do) (?:i|we) (?:do|change|improve|have to do|need to do|(?:have|need) to (?:show|prove|bring|offer)(?: you)?)\b`,
        String.raw`^what are you (?:hoping|looking|after)\b|^what is (?:most )?important to you\b`,
        String.raw`^what (?:is|are) your (?:main |biggest |own )?(?:goals?|aims?|hopes?|wish|wishes|priorit|expectations?)`,
        String.raw`\b(?:could|can) change one thing\b|^how would you like\b`,
      ].join('|'),
      'u',
    ),
  ],
  [
    'takeaway',
    /^what (?:are|will|do|would) you (?:be )?(?:taking|take|keep|keeping) (?:with you|away|home|from)\b/,
  ],
  // How it is for them.
  [
    'past-feelings',
    /\bhow (?:was|were|did) (?:that|it|this|the|your|you) (?:for you|feel|like)\b|\bhow (?:was|is) (?:that|it|this) for you\b|\bwhat (?:was|has) (?:it|that|this) (?:been )?like\b|\bhow did you (?:feel|take|cope|manage)\b|\bwhat did (?:that|it) (?:feel|do to you)\b/,
  ],
  [
    'feelings',
    /\bhow (?:do|would|does) (?:you|it|that|this) (?:feel|make you feel)\b|\bgoing (?:through|on in) your (?:mind|head)|\bgoes through your (?:mind|head)\b|\bwhat is it like\b|\bwhat (?:are|is) (?:you )?(?:feeling|on your mind)\b/,
  ],
  // What somebody makes of their own work is not undecided.
  [
    'own-view',
    /^how (?:do|would|did) you (?:see|find(?! out\b)|rate|judge|describe|assess) (?:your(?:self)?\b(?! (?:future|options|chances|way))|the (?:last|past)\b)/,
  ],
  // Of who asks, and of nothing else.
  [
    'about-you',
    /^(?:what|how) (?:do|would|did) you (?:think|feel|worry|make|find|see|like)\b.*\b(?:(?:of|about|with) me|me so far)$|^how am i doing\b|^how did i do\b/,
  ],
  [
    'opinion',
    /^what (?:do|did) you (?:think|make|reckon)\b|^what do you say\b(?! to (?:him|her|them|your|the)\b)|\byour (?:opinion|view|take|thoughts?|impression|first thought)\b|^how do you (?:see|find(?! out\b)|feel about|think)\b|^any thoughts\b|^what would you say\b(?! to (?:him|her|them))|\bdo you think$/,
  ],
  [
    'feelings',
    /^what (?:makes|moves|drives) you\b|^what does .*\b(?:do|mean) to you\b|^what do you feel\b|\bgut feeling\b|\bgoing on inside\b/,
  ],
  // Reasons: one's own choice, what people do and do not do, and what is the case.
  [
    'own-reason',
    /^(?:why|how come|what (?:made|makes))(?: (?:did|do|are|were|have|had|would|should|can|could))?(?: not)? you\b(?! (?:have|had|need|needed) to\b)/,
  ],
  [
    'reason-of-habit',
    /^(?:why|how come) (?:(?:does|do|did|has|have) )?(?:nobody|no one|hardly (?:anybody|anyone)|everybody|everyone|people|they all) (?:(?:ever|still|really|always) )?(?:uses?|using|used|reads?|looks?|looked|asks?|asked|says?|speaks?|checks?|checked|follow(?:s|ed)?|fills?|filled|does|do|did|done|goes|go|works?|changed?|tried|comes?|came|cleans?|cleaned|writes?|wrote|written)\b/,
  ],
  [
    'reason',
    /\b(?:why|how come|what (?:made|makes|led|caused|prompted|brought|drove|drives)|the reason|what for)\b/,
  ],
  [
    'example',
    /\b(?:for example|for instance|an example|such as|like what|a time when|a situation where|a mistake)\b/,
  ],
  [
    'story',
    /\bwhat (?:happened|went wrong|was it that)\b|\bhow did (?:it|that|this|you) (?:happen|come|go|end|start|begin)\b/,
  ],
  ['likeness', /\bwhat (?:is|was|are|were) .+ like\b/],
  [
    'trouble',
    /\bwhat (?:is|was|are) (?:the )?(?:hardest|worst|biggest problem|most difficult)\b|\b(?:problems?|troubles?|worr(?:y|ies|ied)|difficult(?:y|ies)?|challenges?)\b/,
  ],
  ['cost', /\bwhat (?:does|do|did|has|would|is) .*\b(?:cost|costing)\b|\bcosts? you\b/],
  [
    'effect',
    /\bwhat happens\b|\b(?:affects?|impact|consequences?|effects?|cost you|lead to|leads to)\b/,
  ],
  ['which', /^which\b|^what (?:kind|sort|type)s?\b/],
  ['likeness', /^how (?:was|were) (?:it|that|this|the|your)\b/],
  [
    'news',
    /^how (?:is|are|has|have) (?:(?:work|school|life|business|the (?:day|week|job)|(?:the|these|those) (?:(?:past|last|first) )?(?:\p{L}+ )?(?:days|weeks|months)|your (?:day|week|night|work|sleep)|things|it|everything|this week)\b|you(?: been)?(?:$| (?:(?:all|otherwise|now) )?(?:doing(?! (?:the|your|it|that|this|all)\b)|keeping|getting on|feeling|sleeping|(?:coping|managing)(?! with)|holding|today|by the way)))/u,
  ],
  // "How is that documented?" asks for the way, and "how is your mother?" does not.
  [
    'way',
    /^how (?:is|are|was|were) .*\b(?:\p{L}{2,}ed|done|run|kept|paid|made|set up|built|written)\b/u,
  ],
  ['news-of-others', /^how (?:is|are) (?!you\b)(?:your|the|he|she|they|\p{L}+)\b/u],
  [
    'own-what',
    /^what (?:do|did|are|were|have) you (?!think|feel|want|need|mean|say|do\b|doing|see\b|saw|make of|like|know|hope|expect|remember|hear|notice|call)\p{L}+\??$/u,
  ],
  ['own-way', /^how (?:do|can|are|will) you\b/],
  ['own-past', /^how (?:did|were|had) (?:you|the|that|it|your|this)\b/],
  ['way', /^how (?:do|does|did|is|are|can|will|was|were|had)\b/],
  [
    'tried',
    /^have you (?:ever )?(?:tried|thought|considered|checked|looked|restarted|turned|talked|spoken|asked)\b/,
  ],
]
