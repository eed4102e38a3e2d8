/** What one does, as "to" has it: words that hardly ever name a thing. */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  `accept accuse achieve adapt add admire admit admonish afford agree allow amaze announce annoy apologise apologize appear applaud apply appoint appreciate
  argue arrive ask assume assure astonish attend avoid be beat become beg begin behave believe belong betray bother bow break bring brood browse build bully bury
  buy calculate cancel calm carry cease celebrate cheat chew choose cling collapse collect come commute compete complain
  complicate confess confirm confuse consider consist contact continue contradict contribute convince cope corrode create criticise criticize cry deceive decide declare
  decrease defend deliver demotivate deny depend describe deserve despise destroy deteriorate develop die differ
  disagree disappear disappoint discover discuss dislike dismiss distract distrust disturb earn eat embarrass emigrate employ
  encourage endanger enforce enjoy ensure enter erode escalate evaporate exaggerate exceed exclude excuse exist expand expect expire
  explain explode faint fail feel find flee fluctuate forbid forget forgive freeze frighten frustrate fumble gather get give go gossip grind grow grumble happen
  harass hate have hear hesitate hide hinder hold humiliate ignore imagine implement imply improve include infect inform inherit insist
  insult insure intend interfere interrupt introduce intimidate invade invent invite irritate join keep kill kneel know lack laugh lead learn leave
  lend like listen lose love maintain make manage marry meddle meet melt mislead misplace miss mistrust misunderstand moan mock mumble nag neglect
  obey object occur offend omit oppose organise organize outnumber overestimate overheat overlook overrule owe own panic patronise patronize pay perform persuade
  pester pour prefer prepare pressurise pretend prevent produce promise pronounce prove provide provoke punish put quit raise ramble react read
  realise realize rebel receive recognise recognize recommend refer refuse reject rely remain remember remind remove replace
  require resent resign resist retire reveal ridicule rot rust sabotage say scold see seem sell send separate serve shatter shine shout shove
  shrug shut sing sink sit skip slam smell snap snarl sneer sob solve spend spit spoil squabble squeak steal stink stumble stutter suffer suggest suppose
  survive suspect swallow swap swear tailgate take tease tell tend terrify think threaten throw torment treat tremble underestimate undermine
  understand upset use vanish vomit wake wander want weaken wear weep whine whisper wilt win wither wonder worsen write yawn yell`.split(
    /\s+/,
  ),
)

/** What is done as well as what there is: "the price drops", "price drops". */
export const ALSO_THINGS: ReadonlySet<string> = new Set(
  `answer attack bend bill blame block book call camp care challenge change charge cheat check claim clash climb close cost count cover crash cross cut damage deal delay demand
  double doubt drag drink drip drive drop end export face fade fall fear feed fight flood flow fly grab grade guess halt hang harm help hit hope hurt import increase
  jam judge jump kick land last leak lift limit link live lock look mail march mark matter measure mess mind mix move need note notice offer open order park pass phone pick
  pile plan plant play press print pull push question queue rain reach rent repair report rest return ring rise risk roll round ruin rule run rush scream search seat set share ship show sign slip slow
  smile smoke sort sound split spread stand stare start state stay step stick stop store strain stress struggle study supply support swell switch target taste teach tear test tire touch trace
  track trade train trap travel trip trouble turn twist value visit vote walk warn wash watch wave weigh welcome wish work worry yield
  mistake talk wait lecture quarrel surprise repeat force fix lie scare shake waste snore sleep trust praise envy drain dread force decline comfort`.split(
    /\s+/,
  ),
)
