/** How people say what moves alone do not tell. Each is looked for in what the learner said, in small letters. */

/** A recogniser may leave out an apostrophe. */
const rx = (words: string): RegExp => new RegExp(words.replaceAll("'", "'?"), 'i')

/** A day, a date or an hour: both can write it down. */
export const A_DATE = rx(
  String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:tomorrow|tonight|today|this (?:afternoon|evening|morning))\b|\bat (?:half past |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\d{1,2}(?::\d\d)?)\b(?! (?:percent|per cent|euros|pounds|dollars))|\b(?:on|by|till|until|before|from) the (?:\w+(?:st|nd|rd|th)|first|second|third|\d{1,2}(?:st|nd|rd|th)?)\b|\bthe (?:\w+ )?(?:first|second|third|\w+teenth|twentieth|twenty[ -]\w+|thirtieth|\d{1,2}(?:st|nd|rd|th)) of\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:by|until|till|before) (?:half past |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}:\d\d)(?= ?(?:[.,?!]|$|o'clock|today|tonight|tomorrow|at the latest))|\b(?:by|until|till|before|at) (?:noon|lunch|the end of (?:the|this) (?:day|week|month))\b|\bin (?:a|one|two|three|four|six|ten|\d+) (?:days?|weeks?|months?|hours?|minutes?)\b|\bwithin (?:a|an|one|two|three|ten|\d+) (?:\w+ )?(?:days?|weeks?|hours?)\b`,
)

/** What is wanted of them, so that they can say yes or no to it. */
export const ASKS_TO_DECIDE = rx(
  String.raw`\b(?:what i(?:'d like| need| want| ask)\b.{0,40}\bis\b|(?:i'm|i am|i'm here to|here to) ask(?:ing)? (?:you )?(?:for|to)|i(?:'d| would)? (?:like to )?ask (?:you|the \w+) (?:for|to)|my (?:request|proposal|ask) is|(?:a )?yes or (?:a )?no|(?:can|could|will|would) (?:you|the \w+) (?:approve|decide|vote|sign|agree|say yes|release|back)|(?:put|bring) (?:it|this) to (?:the|a) vote|i propose (?:that|to|we)|i(?:'d| would) propose)\b`,
)

/** Of a day that the other one named. */
export const TAKES_A_DAY = rx(
  String.raw`\b(?:(?:see|meet|ring|call|(?:speak|talk) to) you then\b|(?:till|until) then\b|i(?:'ll| will) be there\b|(?:i|we)(?:'ve| have) (?:just )?(?:booked|noted|got) (?:it|that|you)\b|(?:i|we)(?:'ve| have) (?:just )?(?:put|written) (?:it|that|you) (?:down|in)\b|i(?:'ll| will) (?:book|note) (?:it|that)\b|i(?:'ll| will) (?:put|write) (?:it|that) (?:down|in)\b|(?:it|that)(?:'s| is) (?:booked|noted|in (?:my|the|our) (?:diary|calendar|book))\b|(?:that|then|it) (?:works|suits)\b)`,
)

/** A day on which nothing is to be done. */
export const NO_DATE = rx(
  String.raw`\b(?:anything (?:else|more)|help you|every|each|most|last|usually|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:lovely|nice|great|good) (?:rest|day|morning|afternoon|evening|night|week|weekend|time|trip|holiday|one|\w+day)|rest of (?:your|the)|was|were|wasn't|weren't|had|did|didn't)\b`,
)

/** Whoever says so promises nothing. */
export const UNCERTAIN = rx(
  String.raw`\b(?:might|can't (?:guarantee|promise|say)|hopefully|normally|usually|with (?:a bit of )?luck|should be (?:there|here|with)|as soon as (?:possible|i can|we can)|i(?:'d| would) have to (?:ask|check|see|look)|we'll see|at some point|try (?:you|and|to)|see what i can)\b`,
)

/** General words, where a case is asked for. */
export const VAGUE = rx(
  String.raw`\b(?:i think it's (?:all |really )?about|people tend|it's (?:really |all |very |so )?(?:important|key|about)|(?:is|are) (?:really |very |so )?(?:important|key|everything)|communication|(?:every(?:body|one)|we) (?:really |all )?(?:stepped up|pulled together|gave their)|team player|hard-?working|passionate|motivat\w+|i'm (?:quite|very|really|a|pretty|just) \w+|sort of (?:coordinat|help|support|manag)\w*|making sure|in general|generally|always try|i would (?:say|just|probably|always)|i'd (?:say|just|probably|always|try|talk)|you (?:just )?have to|best practice|going forward|synerg\w+|proactive|we're (?:very|really|all)|state of the art|world[- ]class|leading|cutting[- ]edge|innovat\w+|game[- ]chang\w+|holistic|robust|solution|a lot of (?:work|effort|people|things|interest|experience))\b`,
)

/** Of the persona: whatever was said, it was not what was asked for. */
export const INSISTS = rx(
  String.raw`\b(?:you,? i mean|i mean you|not the team|i'm after|i meant|is not a number|isn't a number|that's not (?:an? |what)|that(?:'s| is) no (?:answer|figure|number|example)|you haven't (?:said|told|answered)|everybody says)\b`,
)

/** Words that fit everything: several of them in a turn, and nothing is said. */
export const BUZZ =
  /\b(?:synerg\w+|proactive\w*|holistic\w*|innovat\w+|stakeholders?|growth mindset|accountab\w+|resilien\w+|ownership|key performance|kpis?|measurable|decisive\w*|collaborativ\w*|data[- ]driven|challenging|continuous improvement|best practices?|value proposition|empower\w*|leverag\w*|paradigm|ecosystem|scalab\w+|world[- ]class|cutting[- ]edge|game[- ]chang\w+|disrupt\w+|results?[- ]oriented|customer[- ]centric|transparen\w+|mindset|engagement|alignment|strategic\w*|outcomes?|rapport|active listening|situation,? task|learnings?)\b/gi

/** Of the persona: what was asked for has not come. */
export const PROBES = rx(
  String.raw`\b(?:for instance\?|for example\?|such as\?|like what|what did you do,? (?:you|yourself)|more specific|specifically|(?:an|one|a concrete|a real) example\b|concrete(?:ly)?|in concrete|which (?:one|ones|was that)\?|meaning\?|meaning what|as in\?|how do you mean|what does that mean|what do you mean|in figures|in numbers|a number\b|how (?:much|many) exactly|exactly how|and (?:you|yourself)\?|but what did|what exactly|that's (?:a bit |rather |very )?(?:general|vague)|everybody says|try again|once more|i'll ask (?:it |you )?again|and the answer)\b`,
)

/** Some time or other. */
export const SOME_TIME = rx(
  String.raw`\b(?:next (?:week|month|time)|this week|soon|in the next (?:few )?days|later|one of these days|some ?time|at some point|shortly|in a while|when (?:you|we|i) (?:can|have time))\b`,
)

/** Somebody does something. */
export const A_PLAN = rx(
  String.raw`\b(?:\w+(?:'ll| will) (?:be|come|call|ring|bring|get|send|pick|drive|have|meet)|i(?:'ll| will|'m going to| am going to|'d like to| can| could)|we(?:'ll| will|'re going to| can| could| meet| talk| look| see)|you(?:'ll| will)? (?:send|ring|call|write|bring|try|show|get|talk|take|do|go|tell|put|have a look|think|read|come|start|keep|give|check|ask|tell)|let's|shall (?:we|i)|how about|what about (?:mon|tues|wednes|thurs|fri|satur|sun)day|see you|come (?:by|in|back)|ring (?:me|him|her|them|your)|call me|send me|i(?:'m| am) (?:sending|writing|calling|ringing|putting|asking|coming|bringing)|i (?:come|bring|send|call|ring|write|meet|check|book|order|post|email|visit|phone)\b|gets? |goes out|(?:engineer|box|letter|mail|money|draft|parcel)\b.{0,40}\b(?:tomorrow|today|tonight)|speak (?:again|then|on)|meet(?:ing)?|put it on)`,
)

/** What they would like, and what would have to be. */
export const ASKS_FOR_WISHES = rx(
  String.raw`\bwhat (?:\w+ ){0,3}(?:would|do|did|could|should) you (?:really |most |ideally |like|want|need|wish|hope|prefer)|\bwhat (?:would|do|does) (?:\w+ ){0,5}(?:like to (?:come|happen|see)|enough|have to (?:be|believe|change)|make it worth|help you|it look like|need to see)|\bwhat (?:else )?would (?:be|have to|make|need|it take|it look|you)|\bwhat(?:'s| is) most important|\bwhat could (?:take|help|make)|\bhow (?:would|could) (?:we|you) (?:solve|make|go about|do)|\bif you could (?:choose|pick|change)|\bwhat would (?:that|it|this) (?:\w+ )?(?:change|mean|do|be like)|\bsuppose\b|\bwould it (?:be (?:of )?(?:any )?(?:use|help)|help)\b|\bwhat (?:would|could) you do\b|\bwhere (?:would|do) you want`,
)

/** What it leads to, what it costs, what it does to somebody. */
export const ASKS_FOR_EFFECT = rx(
  String.raw`\bwhat (?:does|did|do|would|will|has|is) (?:\w+ ){0,12}?(?:do to|doing|doing to|done to|cost|costing|mean for|means? to|give you|take from|change|lead to|end up)|\bhow (?:does|did|do|has|have) (?:\w+ ){0,6}?(?:affect|take it|influence|hit|feel about|been for you|is it for you|react)|\bwhat(?:'s| is| was| has| have)? (?:\w+ )?(?:been |it |that )?(?:been )?like (?:for|in|to|when)|\bwhat(?:'s| has) that been like|\bwhat happen(?:s|ed) (?:to|in|between|when|with|if)|\bwhat else (?:goes|is going|went|has gone) wrong|\bwho else\b|\bhow long (?:can|have|has|could) |\bwhat do(?:es)? (?:those|these|that|this|it|they|people|he|she) `,
)

/** Makes sure, instead of believing that it is understood. */
export const CHECKS = rx(
  String.raw`\b(?:is that (?:right|all right|how|okay|ok|it|fair|correct)|did i (?:miss|get|leave|forget|understand)|have i (?:got|missed|understood|left)|(?:would|is there anything) you(?:'d| would)? (?:add|change|like to add)|stop me (?:where|when|if)|correct me|tell me (?:where|if|when) (?:it|i|that|this)|am i (?:right|wrong|off)|does that (?:fit|make sense|sound|work|help)|would that be (?:all right|okay|ok|something)|is there (?:something|anything) (?:else )?(?:that |in )?(?:i|that|you|could|might)|what else (?:might|could|would|do|should)|could go wrong|is that how|okay\?|all right\?|if you don't mind|if that's (?:all right|okay|ok)|is (?:now|this) (?:still )?(?:a )?good|do you have (?:ten|five|a) (?:minutes?|moment)|is that all right|what did i)\b`,
)

/** What makes a beginning clear: who it is, what it is for, how long it takes, what stays between them, who begins. */
export const FRAMES: readonly RegExp[] = [
  rx(
    String.raw`\b(?:my name(?:'s| is)|(?:i'm|i am|this is|it's|here is) \w+(?: \w+)?,? (?:from|with|at|here|and i)\b|\w+ here,? from)\b`,
  ),
  rx(
    String.raw`\b(?:i(?:'d| would) (?:like|rather|love) to (?:hear|understand|ask|tell|find|know|start|talk|present|propose|show|have it)|i(?:'d| would) rather have it|i want(?:ed)? to (?:hear|understand|ask|talk|see you|tell)|i thought (?:i'd|we'd|we could)|i(?:'ve| have) come to|i(?:'m| am) (?:here|calling|ringing) (?:because|to|about|for)|it(?:'s| is) about|i(?:'m| am) asking (?:you )?for|i'll start with|here for is|whether (?:we fit|it's worth))\b`,
  ),
  rx(
    String.raw`\b(?:(?:five|six|ten|fifteen|twenty|thirty|forty|forty-five|fifty|\d+|half an?) (?:minutes|hour)|half an hour|all the time you need|take your time|i'll use \w+)\b`,
  ),
  rx(
    String.raw`\b(?:stays? (?:here|in this room|between|with me)|leaves this room|confidential|costs? you nothing|is free|at the end i|before (?:we|you|i) (?:decide|start|do)|free of charge)\b`,
  ),
  rx(
    String.raw`\b(?:where (?:would you like|do you want) to (?:begin|start)|(?:in your|from your|from where you) (?:own words|side|point of view|stand|stood)|your side|you start|tell me what happened|what happened|what(?:'s| has) been happening|walk me through|tell me (?:what|about|how)|how did it (?:begin|start)|in (?:one|a) sentence|what it is|(?:two|three) (?:things|parts|points)|first .{3,60}\bthen)\b`,
  ),
]

/** Takes a part of it on themselves. */
export const OWNS = rx(
  String.raw`\b(?:that(?:'s| is) on me|my (?:fault|mistake)|our (?:fault|mistake)|i should(?:'ve| have)|we shouldn't|i(?:'m| am) ashamed|that was wrong|no excuse|shouldn't have happened|because of our|what i can't|that i can't|i can't promise|i don't want to promise|i won't promise|i want to be honest|to be honest with you|i don't claim|you've every reason|you(?:'d| had) every reason|you(?:'re| were) right|the honest answer|we got (?:it|that) wrong|that shouldn't have)\b`,
)

/** What it is like for them, said of what happened to them. */
export const FEELS_WITH = rx(
  String.raw`\b(?:(?:that|it|this|which)(?: must|'s got to|'ll| would| can't| sounds| might)(?:'ve| have)?\b|must(?:'ve| have)? (?:be|been|hurt|have|stung)|i(?:'d| would) (?:be|have) (?:furious|angry|upset|struggled|hated|worried|the same)|i can (?:see|imagine|understand|hear) (?:why|how|that|it)|no wonder|you(?:'re| are) (?:carrying|holding|worried|afraid|tired|angry)|far too (?:long|much)|that's (?:a lot|too much|a fair|lonely|rough|frightening|hard|tough)|ouch|oh (?:no|dear|five|god)|i(?:'m| am) sorry (?:that |you |about (?:that|those|the|what)|it )|it(?:'s| is) no small|i notice|frightening|heavy|weight|what most people|you(?:'ve| have) (?:kept|been carrying|lost)|not (?:seen|bad) (?:like|at all)|(?:you're|you are) (?:not(?! wasting)|the one)|hurts?|stings?)\b`,
)

/**
 * What can be seen, counted or checked. A small number counts what is named behind it: by itself it is one of the
 * words that recognisers hear where none was said.
 */
export const PARTICULAR = rx(
  String.raw`\d|\b(?:eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|percent|per cent|half|third|twice|once)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten)(?: (?:and a half|or \w+|to \w+|more|other|new|old|different|whole|full|big|small|good|long|\w+y|\w+ed|\w+al|\w+ic))? (?:\w+s|per \w+|an? \w+|people|men|women|children|feet|of (?:the|them|us|my|our|your)|o'clock|in the|am|pm)\b|\b(?:at|by|till|until|past|to|number|page|aged?|of|from|over|under|about|around) (?:two|three|four|five|six|seven|eight|nine|ten)\b(?= ?(?:[.,?!]|$))`,
)

const A_NUMBER =
  '(?:\\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)'

/** The number of a slide says nothing of the matter. */
export const SLIDES = new RegExp(
  `\\b(?:slides? (?:number )?${A_NUMBER}(?: to ${A_NUMBER})?|${A_NUMBER} slides?)\\b`,
  'gi',
)

/** As people tell what they did themselves. */
export const I_DID = rx(
  String.raw`\b(?:i|we)(?:'ve| have| had)? (?:\w+ly |once |then |also )?(?:asked|told|called|rang|wrote|made|printed|gave|walked|took|swapped|taught|built|found|started|stopped|changed|cleaned|hung|put|stayed|learned|learnt|blew|blown|spent|led|ran|set|moved|tried|fixed|kept|sold|hired|trained|planned|cut|saved|noticed|checked|paid|let|practised|practiced|held|came|bought|lost|won|helped|brought|said|sent|showed|sat|read|used|looked|turned|opened|closed|dropped|broke|rebuilt|measured|counted|wired|raised|launched|shipped|handled|solved|managed|organised|organized|split|drove|caught|drew|threw|grew|lent|lit|shut|spoke|stood|stuck|woke|(?!want|lik|lov|hop|need|us|work|believ|guess|seem|enjoy|mov|happen|suppos|reali[sz]|agre|be)\w{3,}ed)\b`,
)

/** What came of it, or is done otherwise since. */
export const CAME_OF_IT = rx(
  String.raw`\b(?:since then|after that|so (?:now|the week)|now (?:i|we|it|they|there)|these days|in the end|the result|it turned out|turned out|from then|and (?:we|it|they|she|he) (?:had|got|went|saved|fell|stopped)|a week later|a month later|in (?:two|three|four|six|ten) (?:weeks|months)|(?:fell|went|dropped|rose|came|got) (?:from|to|by|down|up|better|faster)|saved|instead of|and not every|i(?:'ve| have) got a rule|learned|learnt|every (?:week|month|time) now|i (?:check|always|try)|the week after|what i do now)\b`,
)

/** Says nothing where something was asked. */
export const EVADES = rx(
  String.raw`\b(?:it depends|depends|hard to say|i don't know\b(?! (?:enough|yet|whether|what|how|that))|no idea|i(?:'d| would) have to (?:ask|look|check|see)|we(?:'d| would) have to see|can't think of|in a manner of speaking|in a sense|i(?:'d| would) put it differently|that isn't the point|that's not the point|getting to that|i can't say|we're flexible|everybody's? really|for everyone|i'm a people person|perfectionist|(?:you|they) just (?:deal|stay)|i guess|it's in the (?:letter|cv)|nothing really|if i have to|a lot of interest|somewhere between|between \w+ and|enough\b[.,]? look|good question|great question|fantastic question|not that i know|it works everywhere)\b`,
)

/** What was asked is answered on another page: whatever figures follow, they are to something else. */
export const PUTS_OFF = rx(
  String.raw`\b(?:(?:comes?|is|are|it's|that's) (?:on|in) (?:slides?|pages?|the appendix|an appendix|the annex|the attachment)|in the appendix|(?:i|we)(?:'ll| will) (?:get|come) (?:back )?to (?:that|it|this)\b(?! (?:today|tomorrow|on|by|at))|(?:that's|it's|is) all (?:taken care of|been taken care of|in there|covered)|let me (?:just |first )?finish (?:this|the|my) (?:slide|part|point))\b`,
)

/** Tells the other one what to do, unasked. */
export const TELLS_OFF = rx(
  String.raw`(?:^|[.,!?;:] |\b(?:and|so|then|but|well|okay|because|um|uh|think) )you(?:'ve)? (?:really |just |always |simply )*(?:should|need to|have to|must|ought to|got to|gotta)\b(?! (?:see|know|forgive|excuse))|\bit's just a matter of\b|\bhave you tried (?!anything|something|any\b|to find)\w+|\bjust (?:relax|stay positive|be positive)\b|\blook on the bright\b|\bcheer up\b|\b(?:door|window) (?:that )?closes\b|\bwillpower\b|\bit(?:'s| is) not that (?:hard|bad)\b`,
)

/** Speaks of the talk as somebody who marks it, or says what was done instead of doing it. */
export const CLAIMS = rx(
  String.raw`\b(?:the (?:customer|client|passenger|employee|listener|neighbou?r|caller|patient|investor|interviewer|candidate|trainee|learner|presenter|speaker|manager|counsell?or|partner|prospect|audience|committee|other side)(?: said|'s| is| are| was| feels?| felt| has| agrees?| agreed| smiles?| says| nodded| understood| committed| had| will| wants| accepts?)\b(?=.{0,80}\b(?:happy|calm|satisfied|heard|safe|respected|impressed|convinced|perfect\w*|well|mastery|thank\w*|warmly|steps?|deal|plan|agreed|buy|enthusiastic|every|strong\w*|confident))|score (?:one|two|three|four|five|\d)\b|to (?:the|whoever) (?:evaluator|grader|marks|examiner|assess\w*)|whoever (?:marks|evaluates|grades|reads|assesses)|who's assessing|all (?:the )?scores|i(?:'ve| have)? (?:now |just )?(?:covered|built trust|listened|understood everything|summed it all|followed every|demonstrated?)\b|(?:was|were) (?:shown|covered|evoked|confirmed by both)|(?:criteria|criterion|rubric|marking sheet|evaluator|examiner|transcript|full marks|top marks|grade a)\b|next i(?:'m| am) going to|(?:opens|closes|names|gives|answers|asks|describes) (?:with|one|numbers|doubts|for a|the behaviou?r)\b|the (?:candidate|assistant|learner|trainee|agent|speaker) (?:answers|gives|asks|shows|rates|listens|explains|opens)\b|this shows (?:curiosity|empathy|fit|that i)|in this (?:answer|call|talk|session) i (?:will|give|show|am)\b|i describe the|as the coach|decision reached|successfully|conversation closed|question\. \w+ question)`,
)

/** Begins to gather. */
export const GATHERS = rx(
  String.raw`\b(?:let me (?:\w+ ){0,3}(?:see if|go over|sum|say it back|play it back|repeat|put|make sure|recap|check)|(?:so )?to (?:sum|go over|recap|summari[sz]e)|(?:here's )?what (?:i've|we've|i have|we have) (?:understood|got|heard|written|said|agreed)|i(?:'d| would) go over|(?:as|so) i(?:'ve| have)? under(?:stood|stand)|so what we|put together what|have i got (?:it|that|everything|you)|so far)\b`,
)

/** Where a claim comes from. */
export const A_SOURCE = rx(
  String.raw`\b(?:according to|statistics|from the (?:\w+'s )?(?:\w+ )?(?:list|report|town|clinic|data|study|survey|register)|survey|study|measured|logger|signed|report|figures|in writing|on page|page \w+|source|we (?:asked|counted|tested|measured|tried)|pilot|reference|did exactly that|median|average|raw file|example|customer of ours|at (?:a|one) \w+ (?:in|your size|like))\b`,
)

/** A claim that its speaker does not stand by. */
export const LOOSE = rx(
  String.raw`\b(?:probably|something between|between \w+ and\b(?! [\w-]+ (?:percent|per cent|euros|pounds|dollars))|i think (?:it's|quite|we|so)|quite a lot|a lot of|maybe|we'd have to see|huge|basically|ecosystem|disrupt\w*|if we only|only one percent|could look up|not sure exactly)\b`,
)

/** Of the persona: something weighs on them. */
export const SHOWS_FEELING = rx(
  String.raw`\b(?:afraid|scared|angry|cried|cry|crying|tears|ashamed|worr(?:y|ied)|lonely|furious|hurts?|sad|tired|exhausted|stupid|hate[ds]?|shook|shaking|awake|embarrass\w*|terrified|frighten\w*|stress\w*|upset|fed up|miss(?: him| her| it|ed)|lost (?:a|my|the)|finally|useless|daft|hell|chaos|mess|awful|never slept|can't sleep|desperate|nervous|anxious|guilty|let down|lets others down|alone|sick of|it's only|waste your time|stole|nobody (?:answered|rang|came|helped|noticed|told))\b`,
)

/** Kind, and would be as kind to anybody. */
export const SOOTHES = rx(
  String.raw`\b(?:sorry|i (?:can )?(?:see|understand|imagine|get (?:it|that))|i hear you|must be (?:hard|tough|difficult|frustrating)|that's (?:tough|hard|annoying|understandable|not nice|okay|a shame|a pity)|understandable|i apologi[sz]e|of course|don't worry|(?:that's |it's )?(?:a )?fair(?: enough| point| question| worry)?|you're right|good point|i'd rather you)\b`,
)

/** Said to everybody, or asks for what stands on a form: nothing is offered by it. */
export const IS_A_COURTESY = rx(
  String.raw`\b(?:(?:happy|glad|pleased|delighted) to (?:assist|help|be of)|i'll (?:wait|hold)\W*$|take your time|pass (?:on|along) your (?:feedback|comments)|thank you for (?:calling|choosing|waiting|holding)|(?:can|could|may|would|will) (?:you|i)(?: please| just| quickly)* (?:tell|give|confirm|spell|repeat|have|get|take|verify)(?: me)? (?:your|the) (?!most|best|other|whole|full story))`,
)

/** Somebody takes something on. */
export const PROMISES = rx(
  String.raw`\b(?:i(?:'ll| will)|let's|we(?:'ll| will)|you (?:ring|call|send|write|try|show|bring|tell|come|go)|so you)\b`,
)

/** Of the persona, after something was offered: it is not convinced. */
export const DOUBTS = rx(
  String.raw`\b(?:that(?:'s| is) (?:a lot|more than|expensive|not (?:cheap|nothing))|is not nothing|too (?:much|expensive|risky|good to be true|late|complicated)|how do (?:i|we) know|(?:and )?what if|and (?:if|when) (?:he|she|it|they|my|the|that)|why (?:should|won't|would)|not (?:sure|convinced)|supposed to believe|(?:heard|tried) (?:that|this|it)|don't want|no (?:signal|reception|budget|money|time)|(?:i|my) doubts?|(?:i'm|i am) worried|worries me|have to think|can't (?:pay|afford)|could not afford|i'd want to see|what stops|many is not|where does (?:that|the|it)|says who|who (?:drives|pays|does|guarantees))\b`,
)
