/**
 * What people ask for in general, and by what words a text tells it: "who do you answer to" has no word in
 * common with "my superior is Torunn Vik". A fact that tells what is asked for is no answer by that alone, but
 * one that does not is hardly any.
 */
type Frame = { asks: RegExp; tells: RegExp }

const frame = (asks: string, tells: string): Frame => ({
  asks: new RegExp(`\\b(?:${asks})\\b`, 'u'),
  tells: new RegExp(`\\b(?:${tells})`, 'iu'),
})

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const DAYS = 'mon|tues|wednes|thurs|fri|satur|sun'

export const FRAMES: readonly Frame[] = [
  // At work
  frame(
    'answer to|report to|above you|your (?:boss|manager|superior|supervisor)|who (?:do|did) you work (?:for|under)|in charge of you|over you',
    '(?:boss|superior|manager|director|supervisor|chief|chair|head|owner|board|trustees|reports? to|answers? to|ceo|principal)\\b',
  ),
  frame(
    'under you|works? for you|report to you|below you|do you (?:manage|lead|supervise|employ|pay)|(?:your|the) (?:team|workforce|staff|crew|department|company|firm|business)|work(?:ing)? with|colleagues|employees',
    '(?:lead|manage|supervise|employs?|team|staff|under me|people|employees|workers|apprentice|colleagues?|crew|deputy|cleaners|drivers|nurses|clerks|cousin|partner)\\b',
  ),
  frame(
    'before (?:this|that|then|you|politics|here|coming|joining|me)|(?:old|former|previous|last|earlier) (?:job|profession|career|trade|work|employer|company|position)|used to (?:do|be|work)|what (?:was|were) your (?:job|trade|profession|career|work|occupation)|did you work as|career|worked before|in the past',
    '(?:used to|before|previously|I was an?|I worked|taught|retired|retirement|ex-|former|trained|came|from|joined|years? (?:as|in|on|at|an?)|began as|started as|sold|left)\\b',
  ),
  frame(
    'for (?:a living|work|money|a job)|(?:earn|make) (?:your|their|his|her|a|any) (?:money|living)|line of work|(?:job|profession|occupation|trade|position)|what (?:do|does|did|is|are) [\\p{L} ]{1,25} do(?:ing)?|(?:sort|kind|type|line) of (?:business|work|company|shop)|what (?:business|company|firm|industry|trade)|who do you work for|your role',
    "(?:I'm an?|I am an?|work(?:s|ed|ing)? (?:as|in|at|for|with)|is an?|was an?|were|runs?|drives?|teach(?:es)?|owns?|have an? (?:\\p{L}+ )?(?:shop|business|farm|restaurant|company|practice|garage)|stacking|sells?|manager|head of|partner in|trained)\\b",
  ),
  frame(
    'how (?:did|do|have) you (?:get|got|come|came|end|become|start|begin|find|land)|get (?:going|started|into|to)|made you|start(?:ed)? out|begin|began|begun|how long ago|become an?|set up|founded?|how it all',
    '(?:started|start|began|came|come|joined|opened|founded|bought|inherited|took over|taught myself|learned|trained|left|moved|since|first|walked|sent me|begun|followed|grew)\\b',
  ),
  frame(
    'experience|ever (?:done|worked|been|had|used|tried|led|managed)|done (?:anything|any|this|that|something)|familiar with|worked with|know (?:anything|much) about|know how to|skills?|good at|can you',
    "(?:I've|I have|years|worked|did|once|used to|rewired|ran|led|trained|know|speak|learned|taught|licence|built|can|fluent)\\b",
  ),
  frame(
    'proud|achieve(?:d|ment)?|improved?|success(?:es)?|strengths?|accomplish(?:ed|ment)?|prize|award|win|won|best',
    '(?:won|first|best|cut|improved|raised|led|project|award|prize|per cent|ratings?|doubled|saved|grew|built|record)\\b',
  ),
  frame(
    'stud(?:y|ied|ying|ies)|school|university|college|qualif(?:y|ied|ication|ications)|degree|train(?:ed|ing)|education|exams?|subject|certificate|graduate[d]?|learn(?:ed|ing)?|year are you in',
    '(?:stud(?:y|ied|ying|ent)|degree|school|university|college|train(?:ed|ing|ee)|exam|diploma|course|qualified|master|graduat|apprentic|licence|certificate|sixth form|year)',
  ),
  frame(
    'customers?|clients?|sell to|buys? from you|supply|export|ship|guests|who (?:do|does) [\\p{L} ]+ (?:serve|supply)',
    '(?:customers?|clients?|suppl(?:y|ies)|sells?|ships?|hotels?|restaurants?|buyers?|guests?|orders?|export|patients|members|shops)\\b',
  ),
  frame(
    'what (?:do|does|did) [\\p{L} ]+ (?:make|produce|sell|grow|offer|stock|ship|do)|products?|specialit(?:y|ies)|sort of (?:things|food|goods)',
    '(?:makes?|sells?|grows?|produces?|suppl(?:y|ies)|ships?|bakes?|cooks?|builds?|designs?|offers?|serves?)\\b',
  ),
  frame(
    'other (?:suppliers|companies|candidates|offers?|employers|applicants|people|options|providers|quotes|firms|vendors|bids)|compet(?:itors?|ition|ing)|alternatives?|who else|else (?:are|have) you|talking to|shop(?:ping)? around|elsewhere|rivals?|many (?:others|candidates)',
    '(?:others?|another|offers?|competitors?|competition|providers?|suppliers?|quotes?|more people|rivals?|second|compare|cheaper|applied|interviews?)\\b',
  ),
  frame(
    'at present|currently|current|at the moment|who are you with|existing|do you use|using|right now|nowadays|so far|these days|presently|today',
    '(?:current|currently|now|at present|uses?|using|at the moment|contract|so far|on paper|by hand|still|have an?|with)\\b',
  ),
  frame(
    'decides?|deciding|decision|sign(?:s|ed)? (?:it |this )?off|approv(?:e|es|al)|final (?:say|word)|last word|votes?|agree|authori[sz]e|holds? the (?:purse|budget)|needs? to (?:agree|say yes)',
    '(?:decides?|decision|board|sign|votes?|committee|trustees|director|boss|approv|budget|partner|council|owner|holder)\\b',
  ),
  frame(
    'how (?:big|large|long|wide|high|tall|many) (?:is|are|was|were)|what size|size of|how many',
    '(?:\\p{N}[\\p{N},.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty|hundred|dozen) (?:-?\\p{L}+ ){0,2}(?:rooms?|seats?|beds?|metres?|hectares?|acres?|floors?|people|staff|employees|members|pupils|residents|customers?|tonnes|cows|vans|cars|buildings|branches|cleaners|drivers|sites?|countries|students|children|patients|beds)\\b',
  ),
  // What happened, and what should
  frame(
    '(?:what|why|how come)(?: \\p{L}+){0,3} (?:brings?|brought|here|call(?:ing|ed)?|contact(?:ed|ing)?|in touch|sent|occasion|this meeting)|can i (?:help|do for)|it about|this about|is going on|(?:is|was) the (?:matter|incident|occasion)|what happened|before you today|in the first place|talk about today|see me',
    "(?:I'm (?:calling|here|in|looking|taking|having|seeing|meeting)|that's because|after|call|came|come|agreed|asked|sent|meeting|want|talk|first|second|since)\\b",
  ),
  frame(
    'wrong|problems?|troubles?|issues?|the matter|enem(?:y|ies)|difficult(?:y|ies)?|faults?|not working|complain(?:t|ts|ed|ing)?|damaged?|broken?|breaks?|fail(?:s|ed|ing)?|challenges?|headaches?|annoy(?:s|ing)?|bother(?:s|ing)?|frustrat(?:es|ing|ion)|unhappy|shortages?|go wrong',
    "(?:problems?|broke|broken|fail|wrong|never|won't|doesn't|can't|cannot|nobody|missing|late|too|twice|again|complain|lost|leak|no|not|bad|without|slow|only|drops?|jams?|missed)\\b",
  ),
  frame(
    'afraid|worr(?:y|ies|ied|ying)|scare[sd]?|scary|fears?|anxious|nervous|dread|concerns?|concerned|up at night|awake|uneasy|risks?|the worst|doubts?',
    '(?:afraid|worr|fear|scared|nervous|doubt|might|could|would|risk|lose|losing|dread|anxious|panic|what if|concern|being|never|alone|turn)',
  ),
  frame(
    'what (?:do|would|did|should|must|will|is) [\\p{L} ]*(?:want|like|need|wish|hope|hoping|expect|ideal|help|satisfy|right for you)|settle for|minimum|looking for|out of (?:this|today|it|the)|be certain|outcome|success|goals?|hope|hoping|dream|see yourself|years from now|in (?:a few|five|ten) years|ought to|requirements?|priorit(?:y|ies)|ideal|ideally|after most|important to you|fair solution|make it right|happy with|aim|aiming|plans?',
    "(?:want|wants|would like|I'd like|hope|hopes|need|needs|wish|thinking about|looking for|plans?|aims?|at least|should|listen)\\b",
  ),
  frame(
    'going to|happen next|next steps?|what happens|future|intend|intention|from here|will (?:you|they|he|she|it)|would happen',
    '(?:will|would|wants?|plans?|going to|promised|until|next|turn|move|supposed to|by|decides?)\\b',
  ),
  frame(
    'by (?:when|what)|how soon|deadline|how (?:much time|long) (?:do|have|did) (?:you|we|i)|when (?:do|does|would|must|should|will|is|are) [\\p{L} ]+|due|latest|in a hurry|urgent|urgency|timeline|time frame',
    `(?:by|until|before|within|till|at the latest|end of|due|in|on|at|from|next|starts?|expires)\\b [^.]{0,25}(?:(?:${DAYS})days?|${MONTHS}|spring|summer|autumn|winter|christmas|easter|noon|evening|morning|o'clock|week|month|year|\\p{N})`,
  ),
  frame(
    'cost|costs|costing|price|prices|lose|lost|losing|expens(?:e|es|ive)|spend|spent|financ(?:e|es|ial|ially)|money|pay|paid|pays|out of pocket|loss|losses|fees?|premiums?|budget|afford|charged?|bill|owe|earn|salary|wage|rent|worth',
    '(?:costs?|paid|pays?|spent|fine|loss|lost|per cent|overdraft|bill|rent|price|pounds?|euros?|dollars?|francs?|profit|insurance|budget|wages?|salary|free|\\p{N}+[,.]\\p{N}{3}|[£$€])',
  ),
  frame(
    'tried|try|trying|done (?:about|so far|already|anything)|steps|attempt(?:ed|s)?|have you (?:done|spoken|talked|asked|written|contacted|reported|seen|called|looked)|already|did you (?:call|ring|write|complain|ask|report|speak|tell|try)',
    '(?:tried|already|so far|asked|called|rang|written|wrote|sent|spoke|spoken|bought|replaced|restarted|reported|told|complained|seen|read|ask)\\b',
  ),
  frame(
    '(?:anyone|anybody|who|they|people|family|parents|colleagues|boss|wife|husband|everyone|he|she) (?:else )?(?:\\p{L}+ ){0,3}(?:know|knows|aware|told|find out)|have you (?:told|mentioned|spoken to|talked to)|secret|in the know',
    '(?:knows?|told|tell|aware|secret|nobody|never mention|spoke|spoken|talked|hide|hidden|hears?)\\b',
  ),
  frame(
    'were you told|promised?|did (?:they|he|she|the \\p{L}+) (?:say|tell|answer|reply|offer)|response|repl(?:y|ied)|assured|explanation|what (?:did|do|does) [\\p{L} ]+ say',
    '(?:promised|told|said|says|replied|answer|wrote|reply|letter|offered|refused|claims?|insists?)\\b',
  ),
  frame(
    'proof|prove|evidence|documents?|records?|papers?|receipts?|witness(?:es)?|photos?|in writing|letters?|contract|signed',
    '(?:photo|letter|receipt|document|record|paper|witness|email|contract|cop(?:y|ies)|signed|registered|written|message|screenshot|lease|invoice|timesheet|log)',
  ),
  frame(
    'notice|noticed|reali[sz]ed?|found out|discover(?:ed)?|find out|come to light|first (?:see|notice|happen)|how did you (?:hear|know|learn)',
    '(?:noticed|found|saw|seen|told me|heard|when|reali[sz]ed|discovered|learned|came home|one day|opened)\\b',
  ),
  frame(
    'why|how come|what (?:is|was|were|are) the reasons?|made (?:you|him|her|them)|what for|causes?|caused|led to|behind',
    "(?:because|since|so that|so|due to|after|that's why|in order to|otherwise|too|as|for)\\b",
  ),
  frame(
    'against|objections?|put you off|hesita(?:te|nt|tion)|hold(?:s|ing)? you back|catch|dislikes?|not like|reservations?|sceptical|stops? you|unconvinced',
    "(?:too|afraid|doubt|don't|won't|never|expensive|not|worried|dislike|hate|risk|bad|burnt|last time|failed)\\b",
  ),
  frame(
    'changes?|better|differently|easier|solution|solve|fix|magic|instead',
    '(?:want|would|should|need|hope|if|better|instead|thinking)\\b',
  ),
  frame(
    'affect(?:s|ed|ing)?|impact|consequences?|result|mean for|do to|hit|suffers?|effects?|led to|because of (?:it|this|that)|happens (?:if|when)|without',
    "(?:so|cost|lost|lose|can't|cannot|have to|had to|up by|more|less|complain|bad|pushed|leave|left|late|fine|no longer|would|wait|haven't|gone up|myself)\\b",
  ),
  // Oneself
  frame(
    '(?:from originally|originally(?: from)?|where (?:do|are|were|did) you (?:come|from|born|grow)[\\p{L} ]*|your (?:roots|accent|hometown)|native|you born|you from|you grow up|come to (?:this country|england|britain|live))',
    "(?:came|come|I'm|is|am) from|\\b(?:born|grew up|moved|native|raised|originally|came (?:here|to)|arrived|emigrated)\\b",
  ),
  frame(
    'where (?:do|are|is|does|did) (?:you|your|he|she|they) [\\p{L} ]*(?:live|living|home|based|settled|stay|staying|house|flat)|address|home town|which (?:town|city|village|part)|far (?:away|from)',
    '(?:lives?|home|flat|house|stay(?:s|ing)?|settled|based|moved|commute|away|village|town)\\b',
  ),
  frame(
    'alone|live with|at home|lives? (?:there|here|with)|household|flatmates?|married|husband|wife|partner|kids|children|family|single|relationship|sons?|daughters?|divorced?|grandchildren',
    '(?:alone|live with|lives|wife|husband|partner|child|flat|together|sons?|daughters?|widow|divorc|single|parents|married|mother|father|brother|sister|pregnan|twins|kids|boys?|girls?|family|granddaughter|grandson)',
  ),
  frame(
    'health|ill|illness|sick|medical|medicine|medication|doctor|pain|operations?|diagnos(?:ed|is)|symptoms?|suffer(?:ing)?|injur(?:y|ed|ies)|hurt|wrong with (?:you|your|him|her)|vulnerable|disab(?:led|ility)|allerg(?:y|ic|ies)|treatment',
    '(?:ill|sick|hospital|doctor|pain|operation|replaced|disease|diabet|cancer|sclerosis|dialysis|asthma|pills?|tablets?|blood|knees?|hip|back|heart|migraine|panic|pregnan|deaf|blind|wheelchair|stroke|allerg|surgery|physio|tremor|depress)',
  ),
  frame(
    'sleep|sleeping|nights?|awake|tired|rest|energy|eat|eating|appetite|drink|drinking|alcohol|smoke',
    '(?:sleep|slept|wakes?|nights?|awake|tired|bed|exhausted|hours a night|eat|ate|weight|drink|wine|beer|vodka|pills?|smoke|cigarettes?)\\b',
  ),
  frame(
    'spare time|free time|hobb(?:y|ies)|weekends?|for fun|relax|outside (?:of )?work|interests?|unwind|passions?|musical|instrument|sports?|leisure|enjoy|after work|evenings?|recharge|switch off',
    '(?:play|plays|sing|sings|choir|band|club|football|cycl|paint|knit|garden|runs?|marathon|climb|collect|fish|read|dance|guitar|piano|violin|cello|drums?|chess|hik|swim|bake|weekend|hobby|amateur|volunteer|team|allotment|bees|dog|train(?:s|ing)? (?:the|a)|coach)',
  ),
  frame(
    '(?:get|travel|come|go|commute|getting|travelling)(?: \\p{L}+){0,2} (?:around|about|to work|there|here|home|in|town)|transport|commute|drive|your car|on foot|means of transport',
    '(?:drives?|driving|bus|buses|train|car|bicycle|bike|walk|tram|taxi|foot|roads?|van|lift|commute|motorway|ferry|metro)\\b',
  ),
  frame(
    'feel|feeling|feelings|react(?:ed|ion)?|cope|coping|mood|emotions?|take it|taking it|affects? you|get on with|holding up',
    "(?:feel|feels|felt|angry|tired|ashamed|guilty|cry|crying|cried|panic|lonely|furious|proud|embarrass|fed up|afraid|worr|heart|sad|hurt|upset|can't stand|hate|jokes?|snap|shout)",
  ),
  frame(
    'help|helps|helping|support|talk to|look(?:s|ing)? after|rely on|depends? on|on your side|back(?:s|ing)? you|alongside|assist(?:s|ance)?|take care',
    '(?:help|helps|support|friends?|neighbours?|sister|brother|daughter|son|mother|together|nobody|alone|looks after|gives|with me|colleague|cousin|wife|husband|agency|union|assistant|deputy|apprentice)\\b',
  ),
  frame(
    'look like|colou?r|describe (?:it|him|her|them)|appearance|model|make is|brand|what type|which type|kind of',
    '(?:red|blue|green|black|white|grey|yellow|brown|dark|silver|tall|small|big|large|old|new|wooden|leather|striped|called|model|\\p{N}{4})\\b',
  ),
  frame(
    'prepar(?:e|ed|ation)|ready|read (?:the|our|my|it)|looked at|seen (?:the|our|my)|homework|thoroughly|research(?:ed)?',
    '(?:read|prepared|looked|seen|studied|practi[sc]ed|notes?|already|know|checked|visited)\\b',
  ),
  frame(
    'reach you|contact you|get hold of you|ring you|call you|phone you|get in touch with you|good time|best time|talk for long|how much time|free to|available|availability|got time',
    '(?:telephone|phone|ring|rings?|email|breaks?|evenings?|mornings?|reach|calls?|only|minutes|half an hour|hour|shift|ten|short|between)\\b',
  ),
  frame(
    'when (?:did|was|were)|what (?:day|date|year|time)|how long ago|since when|how recently',
    `(?:(?:19|20)\\p{N}{2}|ago|since|${MONTHS}|(?:${DAYS})day|last|yesterday|week|month|morning|evening|night|spring|summer|autumn|winter|christmas|easter|years?|after|when|before|week \\p{N}+)\\b`,
  ),
  frame(
    'minimum|at least|maximum|at most|limit|cap|highest|lowest|ceiling|as much as|up to',
    '(?:at least|up to|at most|no more than|limit|minimum|maximum|above|below|more than|less than|until|under|over)\\b',
  ),
]
