/**
 * By which words it is known what somebody does who asks nothing. The words are written out before ("I'll"
 * is "i will", "youre" is "you are"), and what speech puts between them is gone.
 */
export type Act =
  | 'asks-for-a-yes'
  | 'promise'
  | 'offer'
  | 'advice'
  | 'bad-news'
  | 'admission'
  | 'reassurance'
  | 'praise'
  | 'openness'
  | 'no-hurry'
  | 'mood-seen'
  | 'subject'
  | 'why-i-ask'
  | 'observation'
  | 'thanks'
  | 'wish'
  | 'nerves'
  | 'own'
  | 'hardship'
  | 'warmth'

/** One of several beginnings, and one of several words right after it. */
const after = (beginnings: string, words: string): RegExp =>
  new RegExp(`\\b(?:${either(beginnings)}) (?:${either(words)})\\b`, 'g')

/** Any of these, word for word. */
const any = (phrases: string): RegExp => new RegExp(`\\b(?:${either(phrases)})\\b`, 'g')

/** Lines of a list; "/" parts those that share a line. */
const either = (list: string): string =>
  list
    .split(/\s*[\n/]\s*/)
    .filter((one) => one !== '')
    .join('|')

/** Whether a thing works well asks for no yes to it. */
export const NOT_HOW = '(?! (?:reliably|well|properly|smoothly|in practice|out|so far|without)\\b)'

/** What may stand between. */
const BY_THE_WAY = '(?: also| now| then| gladly| certainly| of course| personally| maybe| perhaps)?'

/** What somebody does for somebody, now or later. */
const DEEDS = `send/call/ring/phone/write/email/text/bring/book/order/arrange/organi[sz]e/put/make/take/give/get/find
  check/ask/talk/speak/look into/look after/see to/sort/fix/repair/replace/refund/pay/waive/credit/cancel/block
  change/move/come/meet/be there/be in touch/be back/help/deal/handle/let you/show/explain/keep/hold/have
  stay/start/prepare/draft/file/raise/set/drop/do/stop/switch/reserve/add/remove/follow/stand/tell him/tell her
  tell them/tell the/hand/pass/leave/offer/cover/lend/drive/pick/deliver/install/draw up/review/contact/escalate
  discuss/support/back you/share/join/try to/cut/reduce/extend/transfer/train/visit`

const PRAISING = `good(?! (?:news|question|point|idea|thing|time|moment))/great(?! (?:news|question|point|idea))/brilliant/excellent/amazing/wonderful/fantastic/impressive/kind/brave/strong/clever/smart
  talented/reliable/patient/helpful/important to/valuable/remarkable/lovely/outstanding/skilled/professional
  the best/one of the best/doing well/doing great/(?:really|very) good at/an excellent/a (?:very |really )?(?:good|great|strong|kind)(?! (?:news|question|point|idea|thing|time|start|offer|deal|price|reason|day|moment))
  a lovely/a wonderful/a valued/an important`

/** The later one stands in what was said, the more it counts: of several acts the last wants a reaction. */
export const STRONG: [Act, RegExp[]][] = [
  [
    'asks-for-a-yes',
    [
      any(`is that a deal/do we have a deal/have we got a deal/is it a deal/sounds like a deal/deal\\?
        can we agree/could we agree/shall we agree/are we agreed/can we say/shall we say/let us say
        let us agree/let us do it/let us do that/let us try/let us start/let us begin/let us meet/let us book
        let us talk again/let us set/let us arrange/let us schedule/let us leave it (?:like|at) that/let us (?:look at|see|check) (?:it|this|that) again
        we do it like (?:that|this)/do it like (?:that|this)/we will do it like (?:that|this)/shall we try
        shall we start/shall we do/shall we meet/shall we talk/would that be (?:okay|ok|all right|fine|acceptable)
        would that work/would that suit/would that help/does that work${NOT_HOW}/does that suit/does that sound
        how does that sound/is that (?:okay|ok|all right|fine|acceptable|agreed)
        are you (?:okay|ok|happy|fine|all right) with (?:that|this)
        would that be (?:fair|enough)/is that fair/does that help/(?:would|could) [\\w ]{0,40} be (?:acceptable|agreeable)
        can you live with/could you live with/would you be willing/would you agree/do you agree
        can i count on/could you do that/can you do that/will you do that`),
    ],
  ],
  [
    'promise',
    [
      after(
        `i will${BY_THE_WAY}/i am going to${BY_THE_WAY}/we will${BY_THE_WAY}/we are going to${BY_THE_WAY}/ill`,
        DEEDS,
      ),
      any(`i promise/i give you my word/you have my word/i guarantee/we guarantee/i will not/we will not
        i (?:already )?(?:booked|ordered|arranged|reserved|refunded)
        i have (?:already |now |just )?(?:booked|sent|ordered|arranged|put|written|talked|spoken|called|checked|reserved)
        i have (?:already |now )?(?:cancelled|blocked|refunded|changed|fixed|sorted|made|got you|found you|asked|moved)
        we have (?:already |now )?(?:booked|sent|ordered|arranged|reserved|refunded|fixed|sorted)
        it is (?:booked|done|sorted|on its way|fixed|arranged)/you will (?:get|have|receive|hear|be in|see it|see the)
        we (?:pay|refund|cover|reimburse)(?: you| that| it| the| for| all| your)+/i give you/you have my (?:name|number|direct|card)/you can (?:always )?(?:call|ring|reach|email) me`),
    ],
  ],
  [
    'offer',
    [
      after(
        `i can${BY_THE_WAY}/i could${BY_THE_WAY}/we can${BY_THE_WAY}/we could${BY_THE_WAY}/i would${BY_THE_WAY}/we would${BY_THE_WAY}`,
        DEEDS,
      ),
      after(
        'can i/could i/may i/shall i/should i',
        'send/show/book/put/call you/bring/give/offer/suggest',
      ),
      any(`we could (?!not)\\w+/i could (?!not|imagine|see|hear)\\w+/what if (?:we|i)/how about (?:we|i|if)/what about if/why do not we/would it help if/would that help if
        i (?:offer|suggest|propose|recommend)/i would (?:suggest|propose|like to (?:offer|give|help|propose))
        i would be happy to/we would be happy to/i want to (?:offer|give)/we offer
        my (?:offer|suggestion|proposal|idea) (?:is|would)/here is what i/what i can do/what i could do/let me (?:help|offer|book|put|send|arrange)
        you could (?:get|have|keep|start|use|take|come|bring|play|choose)/you can (?:have|get|keep|choose|take|start|use)
        (?:he|she|they) (?:could|can) (?:give|lend|show|help|let) you/for you i have/would you like (?:me to|to (?:see|have|try|hold|look|come|join|speak|talk))/here is a`),
    ],
  ],
  [
    'advice',
    [
      any(`you should (?!(?:\\w+ )?know\\b)\\w+/you ought to/you need to/you must (?!be|have|feel)\\w+/you have to/have you (?:ever )?(?:tried|thought of|thought about|considered)
        why do not you/why not try/maybe you could/perhaps you could/you could try/you might (?:want to|try|consider)
        what if you/it would be better if you/try to/i would advise/my advice/the best thing would be`),
    ],
  ],
  [
    'bad-news',
    [
      any(`i am afraid (?!of)\\w+/unfortunately/bad news/not the news/is not good news/i have to disappoint
        i can not (?:promise|do (?:that|this|it|anything)|give|offer|help|change|refund|make|let|pay|allow)
        we can not (?:promise|do (?:that|this|it|anything)|give|offer|help|change|refund|make|let|pay|allow)
        it is not possible/that is not possible/will not be able to/we have decided (?:not|against|to give)
        there is nothing (?:i|we) can/we have to (?:let|cancel|close|cut)/i regret/we regret/it went to/the job went to
        i am not sure (?:that )?(?:we|i) can (?:refund|pay|do|give|offer|change|cover)[\\w ]*/not in our terms[\\w ]*/against (?:our|the) (?:policy|rules)
        we do not (?:usually |normally )?(?:pay|refund|cover|do that)[\\w ]*
        went to somebody else/went to someone else/is too late/it is too late/did not get (?:it|the)`),
    ],
  ],
  [
    'admission',
    [
      any(`you are (?:absolutely |quite |completely |totally )?right/that (?:is|was) (?:my|our) (?:own )?(?:fault|mistake|responsibility|failure)
        that is on (?:me|us)/my (?:mistake|fault|bad)/our (?:mistake|fault)/i should (?:not )?have/we should (?:not )?have
        i was wrong/we were wrong/i got (?:that|it) wrong/we got (?:that|it) wrong/we let you down/i let you down
        went wrong on our side/that went wrong/is not acceptable/should not have happened/should not happen
        i did not know that/i owe you/i never (?:asked|told|said|thanked|noticed|listened|checked|explained)
        (?:that|it|this) was (?:really |very |so |just )?(?:wrong|unfair|not (?:right|fair|good enough|a good answer|okay))
        i was supposed to/we were supposed to/i have to apologi[sz]e/i want(?:ed)? to (?:say sorry|apologi[sz]e)/i apologi[sz]e
        somebody should have/someone should have/you should have been (?:told|asked|called|rung|phoned)`),
    ],
  ],
  [
    'reassurance',
    [
      any(`nobody (?:is|will|wants|thinks|blames)/no one (?:is|will|wants|thinks|blames)
        between us/between you and me/confidential/stays in this room/stays here/in confidence
        do not worry/no need to (?:worry|be|apologi[sz]e)/you do not (?:have|need) to (?!do)\\w+/nothing to be (?:ashamed|afraid|sorry)
        not your fault/not in trouble/you are not (?:alone|in trouble|to blame|the only one|going to)/not the only one
        nothing (?:bad )?(?:will|is going to) happen/(?:is|its) not about (?:blam\\w+|punish\\w+|fir\\w+|what you are like)
        if that is what you (?:think|thought|feared|mean|meant|heard)/will not (?:bite|judge|shout|be angry|hold it against)
        not here to (?:judge|blame|punish|sell|push)/not blaming/i am on your side/not on anybody's side/not on anyone's side
        i have not heard (?:anybody|anyone)/we will get (?:there|through|this)/you will not (?:lose|be|have to|get)
        (?:is|its|are) (?:quite |completely |perfectly |very |totally )?(?:normal|common|understandable|natural)
        happens to/it happens/you are not (?:a burden|stupid|weak|crazy|a bad|a failure|wrong)/i do not think you meant/that is all right/that is alright/it is all right/it is alright/that is okay/it is okay
        no problem at all/you are safe/you can trust/your (?:job|place) is safe/we are here (?:for|to help)`),
    ],
  ],
  [
    'praise',
    [
      after(
        'you are(?: so| very| always)?/you have been(?: so| very)?/that is(?: so| very)?/it is(?: so| very)?',
        PRAISING,
      ),
      after(
        'is a/was a/is such a',
        '(?:very )?(?:kind|lovely|great|good|bright|clever|talented|nice|sweet|wonderful) \\w+',
      ),
      any(`well done/good job/great job/great work/good work/nice work/you did (?:a )?(?:very )?(?:good|great|well|right|brilliant\\w*|excellent|the right)
        i am (?:very |so )?(?:impressed|proud)/i (?:appreciate|admire|respect|value) (?:you|your|how|that|the way)
        i like (?:your|how you|that you|the way you)/your \\w+ (?:are|is) (?:the best|excellent|great|brilliant|strong|outstanding|very good)
        that takes (?:courage|strength|a lot)/takes a lot of courage/you could be good at/could not do (?:it|this) without you
        (?:smells|looks|tastes) (?:wonderful|lovely|great|delicious)/we are lucky to have you/you make (?:the|a|such)/you have (?:got )?an? (?:really |very |such a )?(?:lovely|beautiful|great|nice|wonderful|impressive)/you \\w+ (?:really |very |so |incredibly )(?:well|beautifully)/(?:love|adore|miss|trust)s? you/the best \\w+ (?:in the|i have|ever)/i believe in you/i know how (?:much|hard) you/i see how (?:much|hard) you/you do a lot/you do so much
        you have done (?:so )?(?:well|a lot|a great)/you do a (?:good|great)`),
    ],
  ],
  [
    'why-i-ask',
    [
      any(`asking because/i (?:only )?ask(?:ed)? because/the reason i ask/that is why i ask
        i (?:only|just) want(?:ed)? to (?:understand|know|make sure|be sure|get)
        i want(?:ed)? to (?:understand|make sure|be sure)`),
    ],
  ],
  [
    'subject',
    [
      any(`i want(?:ed)? to (?:talk|speak|discuss|go over|raise|bring up|tell you)/i would like to (?:talk|speak|discuss|go over|raise|tell you)
        (?:it|this) is about/its about/we need to talk/the reason for/the reason why/the reason i
        i am (?:here|calling|phoning|ringing|coming) (?:because|about|to|for)/let us talk about
        there is something i/i need to (?:talk|speak|tell)/what i am concerned about/i am concerned about
        i have (?:got )?news/i have something to`),
    ],
  ],
  [
    'observation',
    [
      any(`i (?:have )?noticed/i saw (?:that )?you/i heard (?:that )?you/they told me/people (?:tell|told) me/i was told
        (?<!glad )(?<!thanks for what )you (?:were|came|arrived|left|missed|interrupted|shouted|forgot|snapped|asked|spoke|said|told|sent|did not|have been)
        asked not to/(?:asked|wants?|wanted|like) (?:me |us )?to be (?:taken off|moved|transferred|put on other)/do not want to work with/does not want to work with/(?:are|is) afraid (?:of you|to ask)/complained
        several people/somebody told me/someone told me/i am worried (?:about|that) you/it led to/they had to
        came two days/was late/were late/have been late`),
    ],
  ],
]

export const WEAK: [Act, RegExp[]][] = [
  [
    'openness',
    [
      any(`thank(?:s| you)(?: very much| so much| a lot)? for (?:being (?:so )?(?:honest|open|frank|clear)|telling|sharing|saying|trusting|your (?:honesty|openness|trust))
        glad you (?:told|said|shared)/good that you (?:told|said)/appreciate you (?:telling|sharing|saying)`),
    ],
  ],
  [
    'no-hurry',
    [
      any(
        `take your time/no rush/no hurry/whenever you are ready/in your own time/there is no pressure/no pressure
        we do not have to/you tell me when/only if you (?:want|like)/it is up to you/we can leave (?:it|that)`,
      ),
    ],
  ],
  [
    'mood-seen',
    [
      any(`you (?:sound|look|seem|looked|seemed|sounded) (?:a bit |a little |so |very |really |quite |rather |kind of |pretty )?(?:flat|tired|quiet|down|sad|tense|stressed|worried|nervous|upset|exhausted|low|distracted|anxious|worn out|unhappy|hesitant|reluctant|unsure|angry|frustrated|cross|surprised|relieved|happy|glad|pleased|excited|cheerful|better|not yourself)
        you are (?:very |a bit |so |quite |rather )(?:quiet|tense|pale|tired)(?: today)?/you do not (?:seem|look|sound) (?:happy|yourself|well|okay|convinced|sure)
        your camera(?: has| is)? (?:been )?off/not your usual self`),
    ],
  ],
  [
    'nerves',
    [
      any(
        'i am (?:a bit |a little |so |quite |very |kind of |also )?nervous/i am (?:a bit |quite )?new (?:to|at) this/my first time',
      ),
    ],
  ],
  [
    'wish',
    [
      any(`good luck/all the best/congratulations/get well/happy birthday/merry christmas/enjoy (?:the|your)
        (?:give )?my best to/sleep well/look after yourself/safe (?:journey|trip|flight)/drive safely/fingers crossed/welcome (?:to|back)`),
    ],
  ],
  [
    'hardship',
    [
      any(`(?:my|our) \\w+ (?:is|was|has been) (?:very |seriously |quite )?(?:ill|sick|unwell|in hospital|dying)
        (?:my|our) \\w+ (?:died|passed away|had an accident|had a stroke)/i lost my/i was (?:ill|sick|in hospital|in an accident|there once)/i had an accident/the same (?:thing )?happened to me`),
    ],
  ],
  [
    'warmth',
    [
      any(
        'enjoyed (?:talking|meeting|this)/looking forward to/glad (?:we|that we) talked/good that we talked',
      ),
    ],
  ],
  [
    'thanks',
    [any('thank you/thanking you/thanks/cheers/much appreciated/i appreciate it/i am grateful')],
  ],
  [
    'own',
    [
      any(`i am (?:an? |also |from )\\w+/i (?:used to|grew up|come from|get up|live|drive|play|know (?:the|that) feeling) \\w+/i have (?:two|three|a|an) (?:sons?|daughters?|sister|brother|dog|cat|kids|children|boy|girl)
        my (?:own )?(?:father|mother|dad|mum|son|daughter|wife|husband|grandmother|grandfather|brother|sister|kids|children)
        me too/same here/when i was/i have been (?:doing|there|through)`),
    ],
  ],
]
