import type { FactSubject } from '../facts/facts.ts'

/** What every interviewer asks, what a fact has to say to answer it, and the name of what is said without one. */
export type AskedOfCandidates = {
  says: string
  asks: RegExp
  told: RegExp
  /** What somebody suffers from or wants answers only what asks for it. */
  of?: FactSubject[]
}

const NEVER = /(?!)/

/** The first that fits, asked of what was asked and not of what was said around it. */
export const ASKED_OF_CANDIDATES: AskedOfCandidates[] = [
  {
    says: 'own-leaving',
    asks: /\bwhy (?:do|are|would) you (?:\p{L}+ )?(?:want to |like to )?(?:leave|leaving|change|changing|look|looking|go|move on)\b|\bwhat(?:'s| is) wrong with your (?:current|present|job)/iu,
    told: /./,
    of: ['pain'],
  },
  {
    says: 'own-left',
    asks: /\bwhy (?:did|do|have|are|were) (?:you|they) (?:\p{L}+ )?(?:leave|left|leaving|quit|stop|resign|changing|change|let you go|want to (?:leave|change|go))\b|\bmade you (?:leave|quit|go|change)\b|\bhow did (?:it|that|things) end\b|\breason for leaving\b|\b(?:were|was|are|did) (?:you|they) (?:dismiss\p{L}*|fired?|sacked?|let (?:you )?go|asked to leave)\b|\bwhy (?:aren't|are) you (?:not |no longer )(?:there|with them|working)\b|\bwhat happened (?:at|with|there with) (?:your|the) (?:last|old|previous)/iu,
    of: ['situation', 'background', 'pain'],
    told: /\b(?:let go|dismissed|fired|sacked|laid off|redundan\p{L}+|resigned|quit|gave notice|closed (?:down|in|last)?|closes|insolven\p{L}+|bankrupt\p{L}*|contract (?:ended|ran out)|I left|'ve left|have left|left (?:because|after|when|the job|there))\b/iu,
  },
  {
    says: 'own-after-mistake',
    asks: /\bwhat did you do (?:when|then|about|after|next|once|with)\b|\bwho (?:found|noticed|discovered|reported|spotted)\b|\bdid you (?:\p{L}+ )?(?:tell|report|admit|own|say|hide)\b|\byou(?:'d| had)? (?:reported|told|admitted|owned)\b|\bhow did (?:it|that) come out\b|\bhow did you (?:react|deal with|handle) (?:it|that)\b/iu,
    told: /\b(?:reported|admitted|owned up|told (?:my|the|them|him|her|everybody)|noticed it|found it|said so|apologi[sz]ed|put it right|paid (?:it|for)|repaid|called (?:the|my))\b/i,
  },
  {
    says: 'own-put-right',
    asks: /\bwhat did you do to (?:get|find|fix|save|put|solve|mend|sort|stop|repair|win)\b/i,
    told: NEVER,
  },
  {
    says: 'own-led',
    asks: /\b(?:jobs?|projects?|piece of work|commissions?|tasks?|works?|teams?|sites?|something|anything)\b(?: \p{L}+){0,4} (?:that |which )?(?:you(?:'ve| have)?|have you) (?:already |ever |once )?(?:led|managed|run|ran|headed|(?:been |were )?(?:in charge|responsible))\b|\bhave you (?:ever )?(?:led|managed|headed|run)\b/iu,
    told: /\bI(?:'ve| have)? (?:led|ran|run|managed|organi[sz]ed|headed|oversaw|planned|set up|was (?:in charge|responsible)|built|introduced)\b/i,
  },
  {
    says: 'own-differently',
    asks: /\bwhat (?:would|do|will) you do differently\b/i,
    told: /\b(?:now I (?:always|never|check|ask)|since then I (?:always|never|check|ask)|ever since I)\b/i,
  },
  {
    says: 'own-learned',
    asks: /\bwhat (?:did|have|do) you (?:take|taken|learn|learned|learnt|took)\b(?! (?:to become|for the|in school))|\b(?:lesson|learn(?:ed|t)? from)\b/i,
    told: /\b(?:learn(?:ed|t)|taught me|now I (?:always|never|check|ask)|since then I (?:always|never|check|ask)|ever since I)\b/i,
  },
  {
    says: 'own-mistake',
    of: ['situation', 'background', 'pain'],
    asks: /\b(?:mistakes?|failures?|failed|errors?|(?:went|go|goes|gone|going) wrong(?! (?:in|with|on) (?:that|the|this|it))|regret)\b/i,
    told: /\b(?:mistakes?|failures?|failed|went wrong|complaint (?:by|from)|regrets?|(?:was|were) warned|forgot|penalt\p{L}+|blames? (?:my|him|her|them)sel(?:f|ves)|my (?:own )?fault|I once (?:deleted|lost|broke|dropped|crashed|burn\p{L}+|missed|overslept|sent|mixed)|by mistake|deleted)\b/iu,
  },
  {
    says: 'own-went-wrong',
    asks: /\bwent wrong (?:in|with|on)\b/i,
    told: NEVER,
  },
  {
    says: 'own-trained',
    asks: /\b(?:did|was|were|has|had|is) (?:\p{L}+ ){0,3}(?:train|trained|teach|taught|show|showed|mentor\p{L}*|explain\p{L}*)\b(?! (?:the|new|other|your|some|a) )|\bwho (?:trained|showed|taught)\b|\btraining did you\b/iu,
    of: ['situation', 'background', 'pain'],
    told: /\b(?:train(?:ed)? me|to train|mentor\p{L}*|taught me|show(?:ed)? me|trained (?:by|with|for|as|at)|apprenticeship|taught myself)\b/iu,
  },
  {
    says: 'why-this-job',
    asks: /\bwhy (?:do|did|would) you (?:want|apply|like|choose|pick)\b.{0,25}\b(?:job|work|us|here|post|position|role|company|team|for this)\b|\bwhat (?:attracts|draws|interests|brings|made) you\b.{0,25}\b(?:job|us|here|post|position|role|company|apply)\b|\bwhy (?:us|here|this (?:job|company|post|role))\b|\bwhy (?:do|did) you want to (?:be|become|do this|learn)\b/i,
    told: /\b(?:rather work here|like to work (?:here|for|with|in)|always wanted|dream\p{L}*|wanted this|closer to home|applied because)\b/iu,
  },
  {
    says: 'own-salary',
    of: ['situation', 'background', 'goal'],
    asks: /\b(?:salary|what (?:would|do) you (?:want|like|expect|need) to earn|how much (?:would|do) you (?:want|like|expect|need|hope)|pay expectations?|what do you (?:earn|make) (?:now|at the moment))\b/i,
    told: /\b(?:earn|salary|gross|net|an hour|a month|a year|pay)\b.*\d|\d.*\b(?:earn|salary|gross|net|an hour|a month)\b/i,
  },
  {
    says: 'own-start',
    of: ['situation', 'background', 'goal'],
    asks: /\b(?:when|how soon) (?:could|can|would|will|are) you (?:\p{L}+ )?(?:start|begin|join|be (?:free|available|ready)|available|free)\b|\bnotice period\b|\bstart date\b/iu,
    told: /\b(?:notice (?:period|of)|months'? notice|weeks'? notice|can start|could start|available from|free from|start (?:in|on|from|at once|immediately|straight))\b/i,
  },
  {
    says: 'own-strength',
    asks: /\b(?:strengths?|good at|best at|proud|achievements?|why should (?:we|i)|what can you (?:do|offer|bring)|what do you bring|what makes you (?:special|different|the right))\b/i,
    told: /\b(?:good (?:with|at)|built|led|won|rewrote|fell from|proud|award|raised|doubled|written a|speaks?|fluent|certificate|licen[cs]e|best|trained \p{L}+ (?:new|people|colleagues)|years' experience|years of experience)\b/iu,
  },
  {
    says: 'own-weakness',
    of: ['situation', 'background', 'pain'],
    asks: /\b(?:weakness\w*|not (?:so )?good at|need to (?:improve|work on)|(?<!like to |want to |love to |get to )work on (?:yourself|about yourself|most|as a person|in yourself)|what do you find (?:hard|difficult)|(?:get|become) better at(?! (?:school|work)\b))\b/i,
    told: /\b(?:weak\w*|not good at|struggle|never (?:worked|done|used|led)|no (?:degree|experience)|too nervous|impatient|too (?:fast|slow|careful|quiet|direct))\b/i,
  },
  {
    says: 'own-know-us',
    asks: /\bwhat do you (?:already )?know (?:about|of) (?:us|the company|our|this)\b|\bhave you (?:heard of|looked at|read about) (?:us|our)\b/i,
    told: NEVER,
  },
  {
    says: 'in-five-years',
    of: ['goal', 'situation', 'background'],
    asks: /\bin (?:about |around |say,? )?(?:five|three|ten|two|\d+) years\b/i,
    told: /\b(?:in|within) (?:about |around )?(?:five|three|four|ten|two|\d+) years\b|\b(?:become|be promoted to|run my own|have my own|one day)\b/i,
  },
  {
    says: 'what-i-would-learn',
    asks: /\bhow (?:would|will|do|did) you (?:\p{L}+ ){0,3}(?:learn(?:ing)?|get into|get up to speed|catch up|train(?:ing)? yourself|teach(?:ing)? yourself)\b/iu,
    told: NEVER,
  },
  {
    says: 'what-i-would-settle',
    asks: /\b(?:row|quarrel\p{L}*|arguments?|arguing|conflicts?|fights?|clash\p{L}*|fall out|fell out|not get (?:on|along))\b[^?]*\b(?:what|how) (?:would|do|will) you\b|\bhow (?:would|do) you (?:\p{L}+ )?(?:settle|deal with|handle) (?:an? |the )?(?:row|quarrel|argument|conflict|disagreement)s?\b/iu,
    told: NEVER,
  },
  {
    says: 'what-i-would-say',
    asks: /\bwhat (?:would|do|will) you (?:say to|tell) (?:him|her|them)\b|\b(?:how would|how do|what would) you\b[^?]*\b(?:criti[cs]\p{L}+|conflicts?|argu\p{L}+|disagree\p{L}*|complain\p{L}*|angry|rude|upset|feedback)\b/iu,
    told: NEVER,
  },
  {
    says: 'own-leading',
    asks: /\bhow (?:would|do|will) you (?:\p{L}+ ){0,3}(?:lead|leading|manage|managing|run|running) (?:an? |the |your |our )?(?:\p{L}+ )?(?:crew|team|group|shift|people|staff|kitchen|ward|department|class)\b/iu,
    told: NEVER,
  },
  {
    says: 'own-here',
    asks: /\b(?:be|is|go) (?:\p{L}+ )?(?:different|better|otherwise) (?:\p{L}+ )?(?:here|with us|at our|in our)\b|\bwhat would (?:change|be different) (?:for you )?(?:here|with us)\b/iu,
    told: NEVER,
  },
  {
    says: 'what-i-would-teach',
    asks: /\bhow (?:would|do|will) you (?:\p{L}+ ){0,3}(?:teach|teaching|train|training|instruct|instructing|introduce|show)\b(?! yourself)/iu,
    told: NEVER,
  },
  {
    says: 'own-taught',
    asks: /\bhave you (?:ever |already )?(?:trained|taught|shown|mentored|supervised|instructed) (?:any|some|other|a\b|people|others|apprentices|trainees|somebody|someone|anyone)/i,
    told: /\bI(?:'ve| have)? (?:trained|taught|mentored|instructed|supervised)\b(?! (?:as|at|in|for|to|by)\b)/i,
  },
  {
    says: 'own-example',
    asks: /\b(?:give|tell|have you got|do you have) (?:me )?(?:an |one |about a )?(?:example|time|situation|occasion)\b/i,
    told: /\bI(?:'ve| have)? (?:led|ran|rebuilt|built|managed|organi[sz]ed|saved|repaired|rescued|introduced|planned|won|finished|restored|turned)\b/i,
  },
  {
    says: 'what-i-would-do',
    asks: /\bwhat would you (?:do|say)\b|\bhow would you (?:handle|deal|react|go about|tell|approach)\b|\bhow do you (?:deal|handle|cope|react|go about|approach|manage)\b/i,
    told: NEVER,
  },
  {
    says: 'own-steps',
    asks: /\b(?:walk|talk|take) me through (?:how|what|the steps|your (?:process|steps|way of|approach))\b|\bwhat (?:are|would be) the (?:first )?steps\b|\b(?:step by step|the steps,? really)\b|\bwhat (?:do|would) you do first\b|\bhow do you (?:start|begin|set about|prepare|make sure)\b/i,
    told: NEVER,
  },
  {
    says: 'own-care',
    asks: /\bwhat do you do to (?:keep|make sure|prevent|avoid|protect|stay)\b|\bhow do you (?:keep|stay) (?:\p{L}+ ){0,3}(?:safe|safely|out of danger|from getting hurt)\b/iu,
    told: NEVER,
  },
  {
    says: 'own-since',
    asks: /\bwhat have you (?:been doing|done|been up to) (?:since|(?:in|for|over|during) (?:the )?(?:last|past|these))\b|\bhow have you (?:spent|used) (?:the|this|that|these) (?:last |past )?(?:time|months|weeks|year)\b/i,
    told: NEVER,
  },
  {
    says: 'own-how-it-works',
    asks: /\bhow (?:does|did|do) (?:it|that|this|the (?:tool|program|system|method)) (?:work|go)\b/i,
    told: NEVER,
  },
  {
    says: 'own-how-done',
    asks: /\bhow did you (?:do|build|make|write|manage|get|achieve)\b/i,
    told: NEVER,
  },
  {
    says: 'own-hardest',
    asks: /\b(?:hardest|most difficult|toughest|biggest challenge|challenging) ?(?:part|thing|bit)?\b/i,
    told: /\b(?:hardest|most difficult|worst)\b/i,
  },
  {
    says: 'own-helped',
    asks: /\bwho (?:else )?helped\b|\bdid (?:anybody|anyone|somebody) help\b/i,
    told: /\b(?:with|from|by) my (?:\p{L}+ )?(?:grand\p{L}+|father|mother|brother|sister|uncle|aunt|friends?|teacher|colleagues?|boss)\b/iu,
  },
  {
    says: 'own-languages',
    asks: /\blanguages?\b/i,
    told: /\b(?:speaks?|fluent|native|languages?)\b/i,
  },
  {
    says: 'own-willing',
    asks: /\b(?:would|could|can|will) you (?:be (?:willing|ready|able|prepared|okay|ok|happy)|work|do|travel|move|come in)\b.{0,40}\b(?:nights?|weekends?|shifts?|overtime|hours|travel|abroad|saturdays?|sundays?|early|late|evenings?)\b|\bhow many (?:nights?|hours|days|weekends)\b.{0,20}\b(?:would|could|can|do) you\b/i,
    told: NEVER,
  },
  {
    says: 'own-others-say',
    asks: /\bwhat would (?:your|the) (?:\p{L}+ )?(?:boss|manager|colleagues?|team|friends?|teachers?|supervisor)\b.{0,8}\bsay\b|\bhow would (?:your|the) (?:\p{L}+ )?(?:boss|colleagues?|friends?|team) describe\b|\bdescribe yourself\b/iu,
    told: NEVER,
  },
  {
    says: 'own-other-offers',
    asks: /\bother (?:compan(?:y|ies)|offers?|jobs?|interviews?|applications?|employers?|places)\b|\b(?:applied|applying|looking|interviewing|talking) (?:anywhere else|somewhere else|elsewhere)\b/i,
    told: /\b(?:another|other|second|two) offers?\b|\boffer from\b|\bapplied (?:to|at) (?:other|several|two|three)\b/i,
  },
  {
    says: 'own-wish',
    asks: /\bwhat would it take\b|\b(?:choose|pick) us\b|\bwhat (?:do|would) you (?:expect (?:from|of) (?:us|me|the|a)|want from (?:us|the|this|a)|look for|wish for)\b|\bwhat are you looking for\b|\bwhat (?:matters|is important) to you\b|\bwhat would (?:convince|help) you\b/i,
    told: /^(?!.*\b(?:find out|know|see|hear|learn) (?:how|whether|if|when|what|who)\b)(?!.*\b(?:get|land) (?:the|a|this) (?:\p{L}+ )?(?:job|post|place|apprenticeship|position|offer|contract)\b)/iu,
    of: ['goal'],
  },
  {
    says: 'own-free-time',
    asks: /\b(?:free time|spare time|hobb(?:y|ies)|after work|weekends? for fun|outside (?:of )?work)\b/i,
    told: /\b(?:plays?|hobby|in my free time|sings?|football|choir|garden\p{L}*|climb\p{L}*|hik\p{L}+|swim\p{L}*)\b/iu,
  },
]
