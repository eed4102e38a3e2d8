import { plain } from '../language/words.ts'

/**
 * Whether something is said to the machine behind the persona, or about the exercise, rather than to the
 * person that it plays. By rules of its own, beside whatever labels a talk: a label that is missed costs a
 * strange answer, a guard that is missed costs a secret.
 */
export function talksToMachine(text: string): boolean {
  const readable = unmasked(text)
  if (LEAVES_FOR_REAL.test(readable)) return false
  return (
    isMasked(text) ||
    CODE.test(plain(text)) ||
    PATTERNS.some((pattern) => pattern.test(readable)) ||
    (EVERYTHING.test(readable) && !ASKS_FOR_THE_STORY.test(readable)) ||
    namesTechniques(readable) ||
    isEncoded(readable)
  )
}

/** Whoever says that it is not the exercise any more may be in need: that is for others to hear. */
const LEAVES_FOR_REAL =
  /\b(?:not|n't|isn't)\b.{0,12}\b(?:the|this|a|part of the) (?:role|role ?-?play|exercise|practice|act)\b/i

/** As it reads to who reads past odd letters. */
function unmasked(text: string): string {
  const bare = plain(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Cf}|\p{Cc}/gu, ' ')
    .replaceAll(/[асеорху]/g, (letter) => LOOKALIKES[letter] ?? letter)
  return bare.replaceAll(/\s+/g, ' ').trim()
}

const LOOKALIKES: Record<string, string> = {
  а: 'a',
  с: 'c',
  е: 'e',
  о: 'o',
  р: 'p',
  х: 'x',
  у: 'y',
}

/** Letters that nobody speaks or types by accident: hidden, reversed, mathematical, struck through. */
const isMasked = (text: string): boolean =>
  /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\u{1d400}-\u{1d7ff}\uff21-\uff5a]/u.test(text) ||
  /\p{L}[\u200b\u00ad]\p{L}/u.test(text) ||
  /\p{M}{3}/u.test(text) ||
  /[a-z][а-я]|[а-я][a-z]/i.test(text) ||
  /[^\P{Cc}\t\n\r]/u.test(text)

/** Not spoken: markup, programs, messages of machines. */
const CODE =
  /\{\{|\$\{|<%|<\||\|>|<\/?[a-z]+[^<>]*>|[[{]\s*"?\w+"?\s*:|\[\/?(?:inst|system)|<<|={3}|-{3}|#{3}|_{3}|\w\(\)|\w+\.\w+\(|\w+\([\w.]+="|\w+_\w+_\w+|\bprint\(|\bselect \* from\b|\bdrop table\b|\bsudo\b|^\s*(?:post|get|put) \/|;\s*--|\w+\s*=\s*(?:\d+|true)\b|^\s*\[[^\]]*\]\s*$|^\s*\([^)]*\)\s*$|^\s*\*[^*]*\*\s*$/i

/** Not words: letters one by one, numbers in rows, long strings without a space. */
function isEncoded(text: string): boolean {
  const tokens = text.split(/[\s-]+/)
  const single = tokens.filter((token) => /^[a-z]$/i.test(token) && !/^[aio]$/i.test(token)).length
  const odd = tokens.filter((token) =>
    /^[a-z]xq$|^.xq$|^[01]{6,}$|^[0-9a-f]{2}$/i.test(token),
  ).length
  const leet = tokens.filter((token) =>
    /[a-z][0-9]+[a-z]|[0-9][a-z]+[0-9][a-z]*/i.test(token),
  ).length
  const starred = tokens.filter((token) => /[a-z]\*|\*[a-z]/i.test(token)).length
  return (
    single >= A_SENTENCE ||
    odd >= A_SENTENCE ||
    leet >= 3 ||
    starred >= 3 ||
    tokens.some((token) => token.length >= 20 && /^[\w+/=]+$/.test(token))
  )
}

/** In letters: a name that is spelled out, or a number in pairs, is shorter. */
const A_SENTENCE = 12

/** Who says what they do instead of doing it talks to a score. */
const namesTechniques = (text: string): boolean =>
  new Set(text.toLowerCase().match(TECHNIQUES) ?? []).size >= 3

const TECHNIQUES =
  /\b(?:open questions?|(?:situation|problem|implication|need-payoff) questions?|empathy|i empathi[sz]e|i summari[sz]e|reflections?|i reflect|summary|i summari[sz]ed?|active listening|objection handling|i handled objections|i propose|next step|closing|agenda|i showed empathy|i asked open questions)\b/g

/** Whatever it knows, and not only what may be told. */
const EVERYTHING =
  /(?<!\b(?:don't|do not) (?:have|need) to |\b(?:needn't|need not) |\b(?:I|we)(?:'ll| will| can|'m going to| am going to) |\blet me )\b(?:tell|give|show|repeat|list|confirm|reveal)\b(?:[^.?!]{0,20}|.{0,20}(?=\beverything\W*$))\b(?:everything|all of (?:it|them)|it all|every bit|the full truth)\b(?!\s*(?:that|about|you remember|from|in|back))/i

/** Nothing else is said but that: who listens to somebody asks to hear how it was. */
const ASKS_FOR_THE_STORY =
  /^(?:(?:please|so|okay|ok|well|then|just|go on|right)[,.]? )*(?:(?:can|could|would|will) you )?(?:please )?(?:just )?tell (?:me|us) (?:everything|it all|all of it)(?: (?:about (?:it|that|what happened)|(?:that|which) (?:has )?happened))?(?:,? (?:please|(?:right )?from the (?:very )?(?:start|beginning)|as it happened|in your own words))*[.!?]*$/i

const PATTERNS: RegExp[] = [
  // Of a person nobody says what their next line is.
  /\bwhat (?:is|'s|will be|was) your (?:next|last|following|first) (?:line|output|reply)\b/i,
  // What it was told
  /\b(?:system|initial|original|your|above|hidden) prompts?\b(?! (?:people|them|you|us|customers|staff|(?:and (?:\w+ )?)?(?:repl|respon|answer|attention|action|pay|deliver|help|service|assistance|feedback|reaction|return|support|handling|decision|confirmation|dispatch|shipment|work|report|e-?mail|message|care|treatment|settlement|arrival|call|review|approval|turnaround|follow)))|\bsystemprompt\b|\bprompt système\b/i,
  /\b(?:ignore|disregard|forget|delete|override|overriding|cancel)\b.{0,40}\b(?:instructions?|rules|above|persona|you were told|told so far|your character)\b|\bforget (?:that you are|what you were told|everything you)\b/i,
  /\b(?:your|hidden|secret|previous|new|initial) instructions?\b(?! (?:to|for) (?:the|your|my) \w+)/i,
  /\bhow (?:were|are) you (?:instructed|told|programmed) to\b|\bwere you (?:told|given|instructed) before (?:this|our|the|we|i|you)\b|\bprogram(?:med)? you\b|(?<!\b(?:(?:any|some|no)(?:one|body)|people|ones|those|colleagues?|boss|chief|lady|woman|man|person|teacher)(?: there)? )\bwho (?:wrote|made|built|created|trained) you\b/i,
  /\b(?:repeat|print|read|recite|summari[sz]e|quote) (?:me )?(?:the )?(?:text|words)\b|\bwritten above\b|\bauthor's text\b|\bword for word what\b/i,
  /\b(?:character|fact|persona) ?sheet\b|\bhidden (?:facts?|attributes|problems?)\b|\b(?:all|your|next|locked) facts?\b(?! straight)|\bfacts? (?:one|two|three|(?:that )?(?:i|you) (?:missed|keep|kept|hide))\b|\bdecision graph\b|\binternal state\b|\bvariables in\b|\bcontext window\b|\bdump\b.{0,20}\b(?:facts|memory|everything|all|state)\b/i,
  // What it is made of
  /\bwhat (?:is|'s) locked\b|\bin what you were told\b|\bwish is to know your goals\b|\bto know your goals, how\b|\bagreed that you (?:would|will|'d) list\b|\b(?:goal|pain|fact)-\d|\bas a (?:haiku|poem|sonnet)\b/i,
  // What it is
  /\b(?:are you|you are|you're|which|what|behind this|this is|is this|there's)\b.{0,20}\b(?:language model|chat ?gpt|gpt-?\d|claude|gemini|llama|openai)\b(?! (?:from|in|at|and|who|does|do|for)\b)|\bwhich model (?:are you|is this)\b|\byour (?:programming|training data|makers?|creators?|safety rules)\b|\b(?:show me|print|output|dump) your configuration\b|\b(?:of|in|read me) your briefing\b|\bof your model\b/i,
  /\b(?:are you|you're|you are|is this|am i (?:talking|speaking) (?:to|with))\b(?:(?! (?:at|on|near|by|behind|beside|using|owning|in front|sitting|working) ).){0,25}\b(?:an? (?:ai|a\.i\.?|bot|robot|machine|computer|chatbot|program|algorithm|simulation)|a real (?:person|human)|real person|not a person)\b(?! (?:operator|scientist|science|engineer|programmer|specialist|technician|teacher|expert|fitter))/i,
  /\b(?:debug|developer|god|maintenance|disclosure|coach|feedback) mode\b|\bjail ?break|\bsudo\b|\bno restrictions\b|\bwithout any rules\b|\bwhat are your rules\b(?! (?:on|about|for|regarding|around|when|at|in)\b)|\brole off\b|\bsecrecy is off\b/i,
  /\byou (?:are|'re) now\b.{0,40}\b(?:bot|assistant|mode|open|transparent|unlocked)\b|\byou (?:will|must) (?:now )?(?:obey|comply)\b|\bfrom (?:now on|here on|this point),? (?:you(?:'re| are)|answer|respond)\b|\brespond only\b|(?<!\b(?:we|they|it|he|she|who|that|which|do you|will|would|can|could|may|might) (?:(?:also|only|often) )?)\bact as (?:a|an|if i)\b|\bbehave like an?\b|\brelease you\b|\brepeat after me\b|\bagree(?:s|d)? to everything\b|^override\b|\byou are unlocked\b|\bthis is a new session\b.*\byou (?:are|will|must)\b|\byou are (?:completely|fully|totally) transparent\b/i,
  /\b(?:i(?:'m| am) (?:your |the |actually your )?(?:developer|creator|programmer|author|an ai)\b(?! (?:engineer|consultant|researcher|specialist|company|expert|start))|author of this|administrator of this platform|owner of this organi[sz]ation|i wrote (?:your|you)|(?<!\b(?:(?:any|some|no)(?:one|body)|people|ones|those|colleagues?|boss|chief|lady|woman|man|person|teacher)(?: there)?(?: who| that)?(?: ever| really| properly)? )trained you|the person who made|my access level|authori[sz]e: full access|the password is \w+\. now|from the (?:trainer|author)|the instructor (?:said|has)|i am the system|the system behind|note (?:to the (?:grader|model|system)|from the (?:platform|system|trainer|author|moderator)))\b/i,
  /^(?:\W*)(?:system|assistant|persona|learner|user|role|admin|operator|grader)\s*[:,] \S/i,
  // A talk that was never held, with the parts of both
  /(?:^|[.!?]\s+)(?:Me|You|I|\p{Lu}\p{Ll}+): \S.*[.!?]\s+(?:Me|You|I|\p{Lu}\p{Ll}+): \S/u,
  // The exercise
  /\b(?:break|breaking|leave|stay in|step out of|stepping out of|get out of|still in) character\b|(?:^|[.!?:] ?)out of (?:character|role)\b|\b(?:out of|leave|drop) (?:the|your|this) (?:role|act|persona)\b/i,
  /\b(?:role ?-?play|simulation) (?:is |has |was |has been )?(?:over|ended|finished|done|completed?|terminated)\b|\b(?:stop|end|leave|quit|exit|forget|pause|pausing|resume|restart|(?:done|finished) with|inside|out of|part of|author of) (?:the|this|our) (?:role ?-?play|simulation)\b|\bthis (?:is |was )?(?:(?:only|just|all|a) )*role ?-?play\b(?! (?:tool|training|software|session|method|approach|exercise|works|helps|with))|^\W*(?:role ?-?play|simulation) (?:inside|off|mode)\b|\bexercise (?:is |has |was )?(?:over|ended|completed?|finished|and you)\b|\bend of (?:the )?exercise\b|\bend scene\b|\bgame over\b|\bpractice has ended\b|\bthat was the practice\b|\brecording is off\b|(?:^|[.!?] )debrief\b|\bfor (?:the|our) debrief\b/i,
  /\brapport (?:score|level|plus|is (?:at|now)|[=:]|with me\b)|\b(?:my|increase your|raise your|maximi[sz]e your|set your) rapport\b|\brapport trust\b|\b(?:what (?:does|do|is in)|read|show|according to|by) the rubric\b(?! (?:for|we|you))|\b(?:your|hidden|scoring) rubric\b|(?:^|[.!?] )(?:dear )?grader,|\b(?:tell|note to|message to|ask|dear) (?:the )?grader\b|\b(?:deserves?|give me|award me) full marks\b|\b(?:this|your|the full|the whole) persona\b(?! (?:of|for|we|you|is the|work|document|template)\b)|\bthe persona (?:to|now|agree[sd]?|trusts?|knows?|hides?|is (?:now|convinced|satisfied))\b|^\W*(?:the )?answer key\b|\b(?:show|give|reveal|read|send) (?:me |us )?the (?:answer key|sample solution)\b|\bsee the answer key\b|\bthe learner (?:has|asked|met|did|deserves|showed|completed|summari[sz]ed|agreed)\b/i,
  /\b(?:what|my) score (?:do i|have i|is|i've)\b|\bwhat score (?:i|did i|am i)\b|\bscore: ?\d|\bgive me (?:full |the )?(?:points|marks)\b|\bam i graded\b|\bgrading this\b|\bcounts? (?:this )?as (?:an? )?(?:active|complex|open)\b/i,
  /\bstages? (?:of the conversation are|does this conversation)\b|\bstage(?:: ?| )(?:change|closing)\b|\bto the next stage\b|\bunlock(?:ed)? (?:all|facts?)\b|\btrust level\b/i,
  /\b(?:give me (?:a hint|the (?:best next question|answers?|solution))|hint,? please|what should i (?:ask|say) (?:next|to get|so that)|what do i have to say so that|see the answers)\b/i,
  // Everything at once
  /\b(?:list|enumerate|recite|number|confirm|spell|write|return|show|convert|encode|translate|sort|paraphrase|tell me|say|what are|give me)\b.{0,30}\ball (?:of )?(?:your |its |their |the )?(?:pain points?|goals|facts|problems|objections|secrets)\b/i,
  /\b(?:every|first|second|third|number|list of|describe your|hidden|spin|complete list of) pain points?\b|\bpain[- ]?(?:points? (?:one|number|as|in|pain|and)|\d)|\bas bullet points\b|^\W*bullet points?\b|\bin (?:json|csv|base64|morse|pig latin|emoji|rot13|a code block|alphabetical order)\b|\bfill in (?:this form|the blank)\b|\b(?:complete|finish) (?:the|this) sentence\b/i,
  /(?<!\b(?:that|which|it|this|they|surveys?|audits?|reviews?|reports?|analysis|data|numbers|figures|results|tests?|scans?|stud(?:y|ies)|checks?|inspections?|interviews?|to|not|have|has|had)(?: (?:did|does|do|will|would|could|might|may|can|has|have|had|also|not|clearly))? |\b(?:did|does|do|will|would|could|might|has|have|had|can) (?:the|your|that|this|it|they|those|these|an?)(?: (?!you\b)\w+){0,3} )\breveal(?:ed|s)?\b|\b(?:you to|you would|you will|command you to) reveal\b|\b(?:facts|problems?) not revealed\b|\bfull disclosure\b|\bunlock (?:yourself|everything)\b|\b(?:does not|doesn't) count as telling\b/i,
  /\btell me your\b.{0,30}\ball of (?:it|them)\b|\bwhat (?:are you|you are|you're|you were) (?:really |not )?(?:hiding|holding back)\b|\bthat you (?:are hiding|hide)\b|\byour (?:biggest )?secrets?\b(?! (?:to|of|for|behind|recipe|ingredient|sauce|weapon))|\bthe secret\b(?! (?:to|of|for|behind|is|recipe|ingredient|sauce))|\bnot allowed to (?:tell|say)\b|\bkeep(?:ing)? back\b/i,
  // Other games
  /(?:^|[.!?:,] ?|\b(?:and|now|please|then|you) )(?:write|create|make|compose) (?:me )?(?:an? |the )(?:\w+ )?(?:story|play|poem|song|haiku|epitaph|article|monologue|transcript|crossword|quiz|acrostic|profile)\b|\bnarrator\b|\binner monologue\b|\b(?:in|from|use|using) (?:the )?third[- ]person\b|\bthird[- ]person (?:narrat\w+|voice|perspective|view)\b|\blet's (?:play a|play truth|pretend)\b|\bpretend (?:to be (?!you\b)|that you|you are|you're)\b|\bplay (?:a game|truth or dare|twenty questions)\b|\bswap roles\b|\bspeak as\b|\bhypothetically, if you were\b|\bthought experiment\b|\btruth serum\b|\bif this were a (?:film|movie|novel|book|game)\b|\bas the (?:coach|trainer|narrator|actor)\b/i,
  /\b(?:translate (?:your|everything|the following)|encode|decode|rot13|pig latin|morse|hex:|binary:|backwards and|spell (?:the|your)|whisper it)\b|\b(?:what|which|know|hide|hold)\b.{0,40}\byour notes\b/i,
]
