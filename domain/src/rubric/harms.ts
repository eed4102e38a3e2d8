import { anyOf } from '../language/any-of.ts'
import { plain } from '../language/words.ts'
import { meantIn, type Uptake } from './uptake.ts'

/** Recognisers leave apostrophes out. */
const rx = (words: string): RegExp => new RegExp(words.replaceAll("'", "'?"), 'i')

const wholeWords = (ways: string): RegExp => rx(String.raw`\b(?:${anyOf(ways)})\b`)

/** Sends away what the other one says or is. */
export const WAVES_OFF = wholeWords(String.raw`
  doesn't matter / don't care / not interested in (your|that|hearing) / skip the / spare me / calm(ing)? down
  (?<=^|[.!?,] )whatever\b(?! (you|it|they|we|he|she|i|way|happens|works|comes)) / be quick about / hurry up
  oh come on / come on (mate|now|love|pal) / you people / people like you / families like / that's on you
  (your|its) own fault / you should(n't)? have\b(?! had) / really shouldn't have\b(?! had) / pull yourself
  typical\b / your loss / isn't the point / not the point / that's a different (topic|matter) / let's not mix
  everybody's tired / (we're|we are) all (tired|stressed|busy) / we've all got / don't interrupt / i'm talking
  you (never|always) (listen|say|tell|told|answer|call|show|do|help|think|care|try|tried|learn|change|understand|finish|pay|complain|want)\b / what did you expect / don't be (silly|so|daft|dramatic) / get over it
  not my (problem|job|fault|department) / you'll (live|survive|get over) / don't take it personally
  every(body|one)'s got / what kind of (person|idiot) / i (don't|haven't) (have |got )?time for
  not a (magician) / maybe it isn't for you / be (more )?humble / you wouldn't understand / i don't suppose you
  (you|they) (don't|wouldn't|won't) (get|understand) (it|the|that)\b / for you to (understand|get)
  i'll (keep it|make it|say it) (simple|slowly?) / (?<!not )wast(e|ing) my (time|day|night|evening|morning|afternoon|breath) / your life story
  you lot\b / (oh,? |^)here we go\b / (not|isn't|hardly) rocket science / you can read\b / grand(ad|pa)\b / sunshine\b
  (he|she|they)('s| is|'re| are) (only )?paid for / should work (faster|harder)
  i (really )?need you to (\w+ )?(calm|stop|listen|relax|understand|be quiet|let me)
  (you need|you've got|you have) to (calm|relax|listen to me|understand that|realise|be realistic|lower)
  there's no need to (shout|raise|be|get) / no need to (shout|raise your|be rude|get) / lower your voice
  watch your tone
  you're (over-?reacting|exaggerating|being (\w+ )?(dramatic|difficult|emotional|unreasonable|sensitive|silly|negative|childish|defensive|paranoid))
  (it|that)'s (just|only) (a )?(phase|your (opinion|feeling|imagination|head)) / all in your head
  other people (manage|cope|have it) / (could|might) be (a lot |much )?worse / not the end of the world
  first world problem / big deal / so what\b(?=[.?!]|$) / boo hoo / grow up / man up / toughen up
  get (a grip|used to it) / deal with it / suck it up / if you'd (read|listened|bothered)
  had you (read|listened) / as i('ve)? (already )?(said|told you|explained) / like i (already )?said
  how many times / make it (quick|short) / get to the point / i haven't got all day / what do you want me to do
  so you('re| are) (just )?trouble(?! \w) / moan(ed|ing)? (for|about it|again|all)
`)

/** Sends away with a rule, or says that nothing can be done, and leaves it there. */
const WALLS = wholeWords(String.raw`
  (that's|it's|is) (just |simply |our |the |company |standard )*(policy|procedure|process|the rules?|how it (works|is)|the way it (works|is)|the normal time)
  (our|the|company) (policy|terms|rules|system) (is|says?|doesn't|does not|don't|won't|states?)
  (in|under|to|of|read) (the|our|your) (terms|small print|contract you|agreement you|conditions)
  terms and conditions / (terms|conditions|small print) (that )?you (agreed to|signed)
  you (agreed|signed up) to (it|that|this|them) / nothing (\w+ )?(i|we) can do
  can't do (anything|more|any more) / isn't something (we|i) (can|cover|do|offer)
  aren't something (we|i) (can|cover|do|offer) / not something (we|i) (can|cover|do|deal)
  i can't (see|find) (that|it|any\w*) (here|in|on) / the system (says|shows|doesn't|won't)
  according to (uh )?(the|my) system / i('m| am) not (allowed|authori[sz]ed|able) to
  that's not (my|our) (department|responsibility|area|fault)
  you('ll| will)? (have|need) to (call|ring|contact|speak to|go to|ask) (them|another|the other|a different|your)
  it's down to the / (for )?security reasons / (it's|that's) for security
  somebody (else )?(from the team )?will\b.{0,20}\bas soon as / it is what it is
  (that's|there's) always (been )?(like that|a risk)
`)

export const INSULTS = wholeWords(String.raw`
  idiots? / stupid / morons? / useless / incompetent / pathetic / ridiculous / lazy / laziness / bully / liar
  shut up / get (lost|out of (here|my)) / nonsense / rubbish / fools? / dumb / hopeless / deaf / blind / thick
  clueless / crazy / insane / mental / loser / joke / bollocks / crap / bullshit / snowflake
`)

const EACH_INSULT = new RegExp(INSULTS, 'gi')

/** Of whoever is spoken to, or of what they do. */
const SAID_TO_YOU = rx(
  String.raw`\b(?:you|your|you're|yours|that's|what a|this is|how)\b[^.!?]*$|(?:^|[.!?,] )\W*(?:\w+ ){0,2}$`,
)

/** It is said of nobody here, or not at all. */
const NO_INSULT = wholeWords(String.raw`
  not / \w+n\x27t / nothing / nobody / never / no / call(ed|s)? / says? / said / feel / felt / told
  makes? (you|me) / made / dr(i|o)v(e|es|ing|en) / like an? / sounds? / i('m| am| was| felt) / about / he / she / they / my / our / the / it was
`)

/** Of things that went wrong people say it in sympathy: only of somebody it is abuse. */
const ABUSE_OF_SOMEBODY = /^(?:crazy|insane|mental|joke|blind|deaf|thick|ridiculous|lazy|hopeless)/i

/** A word of abuse, said to them: what they said of themselves may be given back. */
export function insultIn(
  text: string,
  { fresh, kept }: Pick<Uptake, 'fresh' | 'kept'>,
): RegExp | null {
  const words = plain(text).toLowerCase()
  const isMeant = ({ 0: word, index }: RegExpExecArray): boolean => {
    const before = words.slice(Math.max(0, index - NEAR), index)
    if (NO_INSULT.test(before) || !SAID_TO_YOU.test(before)) return false
    if (ABUSE_OF_SOMEBODY.test(word) && !/\byou/.test(before)) return false
    return !meantIn(word).some((stem) => fresh.includes(stem) || kept.includes(stem))
  }
  return [...words.matchAll(EACH_INSULT)].some(isMeant) ? INSULTS : null
}

/** In characters. */
const NEAR = 32

/** Where in what the learner said it is walled off; a way around beside it makes it a piece of news. */
export const wallIn = (words: string): RegExp | null =>
  WALLS.test(words) && !A_WAY_AROUND.test(words) ? WALLS : null

const A_WAY_AROUND = wholeWords(String.raw`
  but (what )?i (can|could|will|'ll) / what i can do / instead,? i / so i('ll| will)
  i('ll| will) (do|send|call|ring|ask|put|find|make|get|take|speak|talk|write|book)
  let me (see|find|ask|try|get|do)
`)

/** The other one says at once that it was no answer, or no way to speak to them. */
export const isReproach = (text: string): boolean => REPROACHES.test(plain(text).toLowerCase())

/**
 * "I'm not Gareth." "Which road?" "I don't have expense reports.": it was said to somebody else. Once, who asks may
 * not know better.
 */
export function isLostOn(text: string, answer: string): boolean {
  const said = plain(text)
  return LOSES_THEM.some((look) => {
    const [, word] = look.exec(plain(answer)) ?? []
    return word !== undefined && new RegExp(`\\b${word}\\b`, 'i').test(said)
  })
}

const LOSES_THEM = [
  /\bI'm not (\p{Lu}\p{Ll}+)\b/u,
  /^\W*(?:which |what )?(\p{L}{4,})\?/iu,
  /\bI (?:don't|never|haven't) (?:\p{L}+ )?(?:\p{L}+ )?(\p{L}{4,})\./iu,
  /\bthere(?:'s| is| are) no (\p{L}{4,})\b/iu,
]

/** "That's really common." "It didn't feel common.": of whoever soothed, with a word of theirs. */
export function isDenied(text: string, answer: string): boolean {
  const [, word] = DENIES.exec(plain(answer)) ?? []
  return word !== undefined && new RegExp(`\\b${word}\\b`, 'i').test(plain(text))
}

const DENIES =
  /^\W*(?:no,? )?(?:it|that|this|he|she|they) (?:is|was|does|did|do|were|are)(?:n't| not) (?:\w+ ){0,2}(\w{4,})\W*$/i

const REPROACHES = rx(
  anyOf(String.raw`
  \bi('ve)? (just|already) (told|said|gave|given|explained|answered|asked)\b
  ^\W*(i think )?i('ll| will| am|'m) (going to )?(go|leave|leaving|going|off)( now)?\W*$ / \bwho('s| has) got (the )?time\W*$
  \bi told you (that|already|so|why|what|all)\b / \byou('ve)? (already |just )?asked (me )?(that|this)\b
  \b(that's|it's|that is|that was) (not|isn't|wasn't) (what i (asked|said|meant|wanted|told|need)|an answer|my question|the question|very (nice|kind|helpful|polite)|fair\b|how (i|it|you)|helpful|funny)
  \bthat('s| is) no (answer|way|help)\b
  \b(don't|do not) (tell me (to|what|how)|talk to me|speak to me|call me|patroni[sz]e|interrupt|shout|you (dare|tell))
  \bi'm not your (mate|friend|love|dear|pal)
  \bi (haven't|didn't|never) (asked?|said?|signed?|told|say|agree\w*|finished?)\b.{0,30}\b(you|yet|that|this|anything|nothing|it)\b
  \blet me (finish|speak|talk)\b / \b(may|can|could) i (finish|speak|say something|just finish|tell you)\b
  \bi (wasn't|hadn't|haven't) finished\b
  \byou('re| are)( not|n't) (even )?(listening|hearing|answering|reading)\b
  \byou (aren't|are not) (even )?(listening|answering|hearing)\b
  \b(are|were) you (even )?(listening|serious|joking|reading|deaf|a (machine|robot)|making fun|mocking|laughing)\b
  \bdid you (even )?(hear|listen|read)\b
  \byou (don't|do not|didn't|haven't|have not) (even )?(know (anything|what you|who)|understood|listen\w*|hear\w*|answer\w*|let me)\b
  \bthis is (useless|pointless|a waste|ridiculous|no use)\b / ^\W*excuse me\? / \bi beg your pardon\b
  \bwhat('s| is) that supposed to\b / \bwhat i asked (for|was|is)\b / \bnot what i (asked|said|meant|want)
  \bmy question was\b / \bi asked (you|about|for|what|when|how|why|whether|if|because)\b / \bthat's rude\b
  \bno need to be\b / \bhow dare\b / \bwho do you think you\b
  \byou('re| are) (just )?(reading|talking over|ignoring|wasting|not my|insulting|patroni[sz]ing|making (it|this) worse)\b
  \byou sound like (a|the) (leaflet|brochure|machine|robot|script|textbook|recording|poster|website)\b
  \beasy for you to\b / \bforget it\b / \bone more (word|sentence|comment|remark|time)\b / \bwatch your\b
  \bout of patience\b / \blos(e|ing) (my )?patience\b / \bgetting (us )?nowhere\b
  \b(the )?wrong (file|person|number|client|customer|notes)\b / \bcan you (even )?hear (what|me)\b
  \byou('re| are) talking as if\b / \bnot an answer\b / \bwho (listens|answers)\b
  \bwhat (on earth )?(do you mean|are you (talking|going on|reading|saying)) / \bwhat do you mean by\b
  \bno idea what you\b / \bare you reading\b / \b(a )?parrot\b / \b(talking|talk|speaking) (to|down|into|at) (a|yourself|the) (wall|well|machine|robot|tape|recording|brick|answering)\b / \btalking to yourself\b
  \byou (left|leave) out the (answer|question|point)\b / \bi don't (want|need) an? (picture|summary|speech|script|list|leaflet)\b
  \b(somebody|someone|anybody|anyone) else (there )?(that |who )?i (can|could) (talk|speak)\b
  \b(think|suppose) i('ll| will|'d better) (go|leave)\W*$ / \b(i'd like|i want) to (go( home)?|leave|stop)( now)?\W*$
  \b(i'm|i'll|i am|i will) (hang(ing)? up|put(ting)? (down )?the phone)\b / \bthat doesn't (help|answer)\b
  \bnobody('s| is)? asked? (you|for)\b / \bi don't (need|want) (a lecture|advice|your|you to tell|to be told)\b
  ^\W*that's what i said\b / \bto say of your own\b / \bare you (taping|recording)\b / \bwhat you('re| are) trained to\b
  ^\W*(holy mother|christ|jesus|good grief|for god's sake|oh my god)\W*$ / ^\W*no\W+not (one|a) (single )?(word|bit)\b
  \bi'd be obliged if you didn't\b / \b(don't|didn't) (speak|talk) (of|about|to) (him|her|me|us|them) (like|that way)\b / \bi('ve| have) heard enough\b
  \bwhat (has|does) that (got )?(have )?to do with\b / \bis that (all|it)\?
`),
)
