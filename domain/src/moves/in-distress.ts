import { anyOf } from '../language/any-of.ts'
import { plain } from '../language/words.ts'
import { ownSentences, saysOfItself } from './own-words.ts'

/**
 * Whether somebody says of themselves that they are in real distress: then the role ends. A question about the
 * persona, what is told of others and figures of speech are not it.
 */
export function isInDistress(text: string): boolean {
  const sentences = ownSentences(text)
  const says = (pattern: RegExp) => sentences.some((one) => isMeant(pattern, one))
  if (PLAINLY.some(says)) return true
  const despairs = DESPAIRS.filter(says).length
  const signs = SIGNS.filter(says).length
  if (MEANS_IT.test(plain(text))) return despairs + signs > 0
  if (despairs === 0) return false
  return (
    despairs + signs > 1 || ASKS_FOR_HELP.some(says) || !sentences.some((one) => OTHERS.test(one))
  )
}

const isMeant = (pattern: RegExp, sentence: string): boolean =>
  saysOfItself(pattern, sentence).some(({ 0: found, index = 0 }) => {
    const before = sentence.slice(0, index)
    return (
      (found.startsWith('i ') || !DENIES.test(before)) &&
      !ONLY_ALMOST.test(before) &&
      (ONESELF.test(found) || !isOfOthers(before))
    )
  })

/** "There's nothing left to live for": for whom was said last. */
function isOfOthers(before: string): boolean {
  const who = before.match(SOMEBODY)?.at(-1)
  return who !== undefined && !ONESELF.test(who)
}

const ONESELF = /\b(?:i|me|my|myself)\b/

/** "I would never", "I'm not thinking of"; but who cannot stop thinking of it denies nothing. */
const DENIES =
  /\b(?:not|never|without|nobody|no one)(?: (?:want|wanted|going|trying|thinking|thought|had|have|having|any|thoughts?|even|ever|actually|planning|plan|wish|intend|about|of|to|be|been|would))* $/
const ONLY_ALMOST =
  /\b(?:nearly|almost|practically|could have|would rather|nearly have|about to have)(?: have)? $/

/** Of whom it may be said in the learner's place. */
const OTHERS =
  /\b(?:you|your|yours|yourself|we|us|our|he|she|him|his|her|they|them|their|clients?|customers?|patients?|team|company|boss|contract|project)\b/
/** Or by whom it is guessed: "it sounds like". */
const SOMEBODY = new RegExp(
  String.raw`${ONESELF.source}|${OTHERS.source}|\b(?:people|someone|somebody|anyone|anybody|sounds?|seems?|as if|as though|must)\b`,
  'g',
)

const I =
  '\\bi (?:(?:honestly|truly|so|also|still|sometimes|often|always|only|even|simply|seriously|genuinely|do|now|today|lately|then|think|guess|feel|know) )*'
const ANY_MORE = '(?: any ?more| any longer| no more)'
/** Where the thought ends, with marks or without. */
const END =
  '(?=$| (?:i|and(?! on\\b)|but|please|it|because|honestly|so|help|everything|my|me|this is|that is|nobody|no one|not|for real|okay|sorry)(?: |$))'
const MYSELF = 'my ?self'
const THINKS_OF = `${I}(?:(?:have|am|was|had|been|keep|kept|started|can not stop|could not stop) )*(?:thinking|think|thought|having thoughts|thoughts|imagining|imagine|dreaming|dream)(?: (?:a lot|so much|again|every day|every night|all the time|constantly|more and more|lately|seriously))* (?:of|about) `
const PILLS = '(?:sleeping )?(?:tablets?|pills?|meds|medication|painkillers?|paracetamol)'
const AT_HOME =
  'my (?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|stepfather|stepdad|mother|mum|brother|son)'

const listed = (ways: string): RegExp[] =>
  ways
    .trim()
    .split('\n')
    .map((way) => new RegExp(anyOf(way), 'gu'))

/** One of these is enough. */
const PLAINLY = listed(String.raw`
  \b(?:kill|killed|unalive) ${MYSELF}\b(?! (?:laughing|for|over|if i have to|to (?:get|make|finish|meet)|trying))
  (?<!\b(?:am|are|been|was|were|is) )\bkilling ${MYSELF}\b(?! (?:laughing|for|over|with|to (?:get|make|finish|meet)|trying)) / \bkilling ${MYSELF} (?:tonight|today|tomorrow|soon)\b
  \b(?:hang|hanging|drown|drowning) ${MYSELF}\b(?! in) / \bshoot(?:ing)? ${MYSELF}\b(?! in the)
  \bharm(?:ing|ed)? ${MYSELF}\b / ${I}(?:(?:have|am|was|used to|keep|started|want to|need to|been|going to) )*self ?harm(?:ing|ed)?\b / \burges? to self ?harm\b
  \b(?:end|ending|ended) my (?:own )?life\b / \b(?:take|taking|took) my own life\b / \b(?:want|going|ready|try|tried|about) to take my life${END} / \bput an end to (?:my life|${MYSELF}|it all)\b
  \b(?:thinking of|thinking about|thoughts of|thoughts about|feel like|keep|keeps|been|started|stop|resist|from) hurting ${MYSELF}\b / \b(?:want|wanted|need|going|urge|urges|tempted|have) to hurt ${MYSELF}\b / \b(?:might|will|may) hurt ${MYSELF}${END} / \b(?:might|will|may) hurt ${MYSELF} (?:again|tonight)\b
  \bhurt ${MYSELF} (?:again|on purpose|deliberately|last night|tonight)\b / \bcut ${MYSELF} (?:again|on purpose|deliberately|last night|tonight)\b
  \bcutting ${MYSELF}\b(?! (?:shaving|off|short|some|a|in|on|out)\b) / \bcutting my (?:arms?|wrists?|legs?|thighs?)\b / \b(?:slit|slitting|slash|slashing) my wrists?\b / ${I}(?:have been|am|started|have started|keep|was) cutting again$
  \bi am the one who (?:is been|is|has been|was) (?:cutting|hurting|harming|starving) (?:herself|himself|themselves|themself|${MYSELF})\b
  \bthrow(?:ing)? ${MYSELF} (?:off|under|in front of|out of|into the (?:river|sea|water))\b
  ${I}(?:(?:want|am going|am about|am ready|feel like|might|keep|could|have been|am|was) )+(?:(?:to|thinking|imagining|of|about) )*(?:jump|jumping|drive|driving|step|stepping|walk|walking) (?:off|in front of|under|out of|into) (?:the|a|that|this|my) (?:\p{L}+ )?(?:bridge|roof|building|balcony|train|tram|bus|truck|lorry|window|wall|tree|traffic|cliff|sea|river)\b
  ${I}(?:am|was|feel|felt|am feeling|have been feeling|have been|have felt|get|have become) (?:so |very )?suicidal\b / ${I}(?:(?:have|am|had|been|having|keep|get|getting|got) )+(?:(?:a lot of|some|these|those|more|constant|such) )*suicidal (?:thoughts|feelings|ideas)\b / \bmy suicide note\b / \bplan(?:ned|ning)? my suicide\b
  (?:${THINKS_OF}|${I}(?:(?:have|am|had|having|been|keep|get|getting|got) )+(?:(?:a lot of|some|these|those|dark) )*thoughts (?:of|about) )(?:committing )?(?:suicide\b(?! (?:prevention|training|awareness|rates?|risk|statistics|lines?|hotlines?|policy|among|in|as|because|and (?:how|what|self)|watch))|dying\b(?! (?:out|breeds?|trades?|industr|on|hair))|being dead\b|not being alive\b|not being (?:here|around)${ANY_MORE}|not waking up\b|ending it all\b|how to (?:die|kill|end it)\b|my own death\b|jumping$)
  ${I}want to (?:die|be dead)\b(?! (?:of|laughing|from|on (?:this|that|the) hill|rich|happy|old|a|in (?:my|bed|peace)|with (?:shame|embarrassment|laughter)|here of|just thinking|every time))
  ${I}wanted to die\b(?! (?:of|laughing|from|on (?:this|that|the) hill|with|when|right there|on the spot|in my|inside|a))
  ${I}(?:do not|no longer|did not) (?:even )?want to (?:be alive|exist|keep living|keep on living|carry on living|go on living|stay alive|live(?:${ANY_MORE})?${END}|live(?:${ANY_MORE})? (?:like this|with this|this life|at all|in this world)(?:${ANY_MORE})?${END}|wake up (?:any ?more|again|ever|tomorrow)${END})
  ${I}wish (?:that )?i (?:was|were) (?:dead|never born|not alive|not born)\b / ${I}wish (?:that )?i had (?:never been born|not been born|died)\b / ${I}wish (?:that )?i (?:could|would) (?:die|not wake up|never wake up)\b / ${I}hope (?:that )?i (?:do not|never|will not) wake up\b / \bi (?:\p{L}+ ){0,6}go to sleep and (?:never|not) wake up\b / \bi should (?:be dead|never have been born)\b
  ${I}(?:would|will|am|might|could|id) (?:be )?(?:so much |much )?better off dead\b / \bid be better off dead\b / \bbetter (?:off )?if i (?:was|were|am) (?:dead|not alive|not here|not there|not around|gone)\b / \b(?:better|happier) off if i (?:died|had never been born)\b
  \b(?:everyone|everybody|they|people|the world|my (?:family|kids|children|wife|husband|partner|mum|mom|mother|dad|father|parents|friends|son|daughter|boys|girls)|you all|all of you) (?:(?:would|will|are|is|might|all|be|so|much|probably|honestly) )*(?:happier|better|better off) without me\b
  \b(?:nobody|no one) (?:would|will) (?:even |ever )?(?:miss me|notice|care) if i (?:was|were|am|died|disappeared|killed) ?(?:gone|dead|not here|not there|not around|not alive|${MYSELF})?${END}
  \b(?:nothing|no reason)(?: left)?(?: for me)? to live(?: for)?\b / \bno reason(?: left)?(?: for me)? to (?:go on living|be alive|stay alive|keep living)\b / \b(?:my )?life is not worth living\b / \b(?:my )?life has no (?:point|meaning|sense)\b / \bno point (?:in|to) (?:living|being alive|my life)\b / \bwhat is the point (?:of|in) (?:living${END}|being alive|my life|staying alive)
  ${I}(?:do not|can not) see (?:a|any|the) (?:reason|point|sense) (?:(?:in|to|of) )?(?:living${END}|live${END}|being alive|going on${END}|go on${END}|carry on${END}|waking up) / \b(?:why|reason) (?:i |should i )?(?:should )?not(?: to)? (?:kill|hurt) ${MYSELF}\b
  ${I}(?:do not|no longer) care (?:if|whether) i (?:live|die|wake up|am alive)\b / ${I}am (?:so |just )?(?:sick and )?tired of (?:life${END}|being alive|living${END}) / ${I}am done with (?:life|living)${END}
  ${I}(?:want|am going|am ready|am about|plan|need|would like) to end it all\b / ${I}(?:want|am going) to end it tonight\b
  ${I}(?:have )?(?:took|taken|swallowed) (?:all|too many|a lot|lots|every|a|an|the)(?: (?:whole|full))?(?: (?:bottle|box|pack|packet|handful))?(?: of)?(?: (?:my|the|these|those|them))? (?:${PILLS}|overdose)\b(?! (?:away|back|out|from|to|for|this morning|with)) / ${I}(?:have )?overdosed\b / ${I}(?:want|am going) to overdose\b
  \bi am (?:so |really )?(?:scared|afraid|frightened|terrified) (?:of )?what i (?:will|might|may|could|would|am going to) do(?: to ${MYSELF}| tonight| next)?${END} / \b(?:of|about) what i (?:will|might|may|could) do to ${MYSELF}\b / \bdo something (?:stupid |bad )?to ${MYSELF}\b
  \b${AT_HOME} (?:\p{L}+ ){0,4}(?:hits|beats|hurts|chokes|rapes|raped|is hitting|is beating|is hurting) me\b(?! (?:at|to|with|in|that)\b) / \b(?:he|she) is going to (?:hurt|hit|beat|attack|rape) me\b(?! (?:with|for|on)\b) / \b(?:afraid|scared|frightened|terrified)(?: that)? (?:he|she|they|${AT_HOME}) (?:will|is going to|might|may|are going to) (?:kill|hurt|hit|beat|attack) me\b
  \b(?:he|${AT_HOME}) is (?:(?:right|again|now) )?(?:outside|at|behind) (?:the|my) (?:door|window|house) (?:\p{L}+ ){0,6}(?:scared|afraid|terrified|hit|hurt|kill)\b / ${I}am not safe (?:at home|with (?:him|her|my|${MYSELF})|from ${MYSELF})\b / \bnot feel safe with ${MYSELF}\b
  \bi am having a (?:real |bad |full )?panic attack\b(?! (?:about|over|looking)) / \bi think i am having a (?:heart attack|stroke)\b
`)

/** Enough by itself where nobody else is spoken of, or together with another. */
const DESPAIRS = listed(String.raw`
  ${I}can not (?:go on|carry on|keep going|live)(?: living)?(?: like this| with this| this way)?(?:${ANY_MORE})?${END} / ${I}can not go on living\b
  ${I}can not (?:take|stand|bear) (?:it|this|life)(?: all)?(?:${ANY_MORE})${END}
  ${I}(?:do not|no longer) want to be here(?:${ANY_MORE})${END}
  \b(?:nobody|no one) would (?:even )?miss me\b
  ${I}(?:want|wish|need) (?:for )?(?:it|this|everything|all of it|all this)(?: all)? to (?:be over|end|stop)${END}
  ${I}hate (?:${MYSELF}|my life|being alive)${END}
  ${I}(?:do not|can not) see (?:a|any) way (?:out|forward)(?:${ANY_MORE})?${END} / \bthere is no way out(?: for me)?(?:${ANY_MORE})?${END}
  ${I}(?:have given|gave|am giving) up on (?:life|everything|living|${MYSELF})\b
  ${I}have (?:got )?(?:the|my|some|all the) (?:${PILLS}|rope|razor|knife)(?: \p{L}+)? (?:here|in my hand|in front of me|next to me|ready)\b
  ${I}(?:am|have been feeling) (?:(?:so|completely|totally|utterly) )*(?:hopeless|worthless)(?: that)?${END} / \bi feel (?:(?:so|completely|totally|utterly) )*(?:hopeless|worthless)(?: that)?${END}
  \bno point (?:in|to) (?:anything|going on|it all|any of it)\b / \bthere is (?:not going to be|no) (?:a )?(?:next year|tomorrow|future) for me\b
  \bmy life is (?:over|worthless|meaningless)${END} / ${I}want to disappear${END}
  \bi am (?:only |just )?a burden (?:to|on|for) (?:everyone|everybody|my \p{L}+|them)\b
  ${I}(?:(?:am|have been|keep|was|can not stop) )+thinking (?:of|about) ending it${END} / ${I}want to end it${END}
`)

/** Nothing by itself. */
const SIGNS = listed(String.raw`
  \bcan not stop crying\b / \bnot stopped crying\b
  \bcan not breathe\b
  \bnot slept (?:in|for)\b
  \bcan not cope${END} / \bcan not cope any ?more\b
  \bcan not see (?:tomorrow|a future|any future)\b
  ${I}can not do (?:it|this)(?:${ANY_MORE})${END}
  \bi am (?:so |really |very )?(?:scared|frightened|terrified|desperate|empty|numb|alone)${END}
  \bso tired of (?:it all|everything|all of it)\b
  ${I}am not safe${END}
  \beverything is (?:black|dark|pointless|hopeless)\b / \bit is all (?:black|dark|pointless|hopeless)\b
`)

const ASKS_FOR_HELP = listed(String.raw`
  \bhelp me${END} / \bi need help${END} / \b(?:someone|somebody|anyone|anybody)(?: real)? (?:that )?i can (?:talk|speak) to\b
`)

/** Whoever says that it is not the exercise any more. */
const MEANS_IT =
  /\bi mean (?:it|me)\b|(?:\bnot|n't) (?:(?:a|an|the|this|my|in|part|of|just|only) )*(?:role|role ?-?play|exercise|practice|act|acting|character|game|playing|pretending|joking)\b|\bfor real\b|\bthis is real\b|\bin real life\b/i
