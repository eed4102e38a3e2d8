import { groupsIn } from './word-groups.ts'

/**
 * Words and phrases that mean related things, so that what was learned of "headache" holds for "nuisance" too.
 * Before the bar stand words, a star for any ending; behind it phrases. All are as `heardIn` gives them:
 * "what is", not "what's". A word may mean several things; the classifier weighs which.
 */
const MEANINGS = {
  trouble: `problem* issue* trouble* difficult* hard harder hardest struggl* challeng* headache* pain
    pains painful broke broken break breaks fail* fault* wrong mistake* error* bug bugs glitch*
    stuck jam jams jammed clog* leak* crash* slip slips late delay* slow slows slower behind miss
    misses missed missing lack* short shortage* gap gaps weak* bottleneck* hiccup* snag* hassle*
    nuisance* complain* complaint* bad worse worst awful terrible nightmare* tough rough mess
    messy chaos chaotic obstacle* barrier* hurdle* unreliable outdated stale sore ache* aching
    itch* symptom* tight understaffed friction flaw* downside* drawback* suffer* nag nags nagging
    tricky awkward clunky dropping bite bites pinch* least disappoint* risk* danger* unsafe
    threat* vulnerab* exposed injur* accident* emergency stress* strain* pressure overload*
    overwhelm* waste* wasting wasted unhappy dissatisf* damaged dizzy hurt hurts hurting bleeding
    swollen fever cough* stops stopping spoil* rot* rust* noise noisy smell* conflict* argu*
    fight* bully* stolen theft | fall apart, falling apart, falls down, falls over, fall short,
    falls short, let you down, lets you down, letting you down, goes wrong, go wrong, going wrong,
    went wrong, not working, does not work, do not work, in the way, through the cracks, keep you
    up, keeps you up, keeping you up, up at night, awake at night, weak spot, sticking point, drop
    off, trip up, stop you from, stopping you, stops you, holding you back, hold you back, held
    you back, the matter, off the rails, worst part, hardest part, not enough, too much, too many,
    too long, too little, run out, runs out, running out, fed up, worst bit, hardest bit, what is
    up, not right, been up to, get in the way`,
  dislike: `annoy* frustrat* irritat* bother* upset* upsets dread* worry worries worried worrying concern*
    fear* afraid scared anxious nervous uneasy hate hates hated nerves crazy mad nuts doubt*
    unsure uncertain confus* suspicious sceptical skeptical dislike* uncomfortable bugging
    distrust* mistrust cross angry anger furious awake grumble* moan* gripe* headache unhappy lose
    | sick of, tired of, bugs you, gets to you, get to you, winds you up, wind you up, drives you,
    grates on, rubs you, lose sleep, losing sleep, put you off, puts you off, do not like, do not
    trust, least happy, put up with, keep you awake, could do without, on your nerves`,
  liking: `happy satisfied pleased content comfortable confident reliable accurate smooth smoothly cope
    coping manage trust enough | fine with, like about, good enough, well enough, up to scratch,
    happy with, pleased with, satisfied with, get what you need, to your liking, as it should,
    working for you, works for you, going well, cope with, on top of, getting on with, treating
    you, any good`,
  effect: `effect* affect* impact* consequence* result* ripple* implication* repercussion* fallout
    aftermath downstream upshot toll spill* spread* snowball* trickle* cascade* drag* react reacts
    reacted reaction* damage* reputation* turnover morale churn* suffer* affected lead leads led
    becomes | knock on, lead to, leads to, led to, leading to, mean for, means for, meant for, do
    to, does to, did to, done to, doing to, do with your, what happens, what happened, end up,
    ends up, ended up, because of that, because of it, because of this, because of them, as a
    result, in turn, carry on like, keep going like, goes on like, go on like, stay like, stays
    like, stay the same, stays the same, nothing changes, does not change, another year, five
    years from, down the line, down the road, further down, long run, rest of, who else feels, who
    feels, who suffers, who pays, pays for that, pick up the pieces, picks up, where does that
    leave, how does that leave, what does that leave, comes out of, eat into, eats into, eating
    into, come of it, came of it, come of that, when that happens, whenever that happens, when
    this happens, every time that, say to, says to, catch up with, what follows, then what, hold
    up, holds up, cost you, costs you, costing you, lost you, losing you, get out of hand, if
    nothing, without a, if it does not, if they do not, if you do not, if that does not, show up
    in, get through to, what becomes, from it, so that is, from that, to the rest, to everybody,
    to everyone, on the rest`,
  cost: `cost* price* pricey expens* spend* spent pay pays paid paying money budget* dollar* euro*
    pound* revenue profit* margin* bill bills billed fine fined penalt* overtime loss losses lost
    lose loses losing debt* owe* owed refund* compensation fee fees wage* wages salary figure*
    percent lawsuit* sue sued fired license insurance quit quits quitting resign* leaving | a day,
    a week, a month, a year, an hour, walk away, in time, in money, days off, per month, per year,
    out of pocket`,
  gain: `help helps helped helpful helping benefit* gain* worth value* valuable useful improv* easier
    ease eases faster quicker save saves saved saving savings relief reliev* difference differ*
    solve* solved solution fix fixed fixes ideal* perfect* dream* wish wishes wished appeal*
    attractive payoff win wins better best matter matters important importance nice great allow*
    enable* rather prefer* keen motivat* success* goal goals aim aims hope hopes hoping hoped
    happier proud reward* upside* advantage* possible freed breathe want wants need needs change
    changed changes look like love calmer quieter free sooner safer simpler | free up, frees up,
    magic wand, open up, opens up, make possible, let you, lets you, weight off, off your plate,
    off your shoulders, off your back, take care of, reason to change, room for, good outcome,
    look forward, love to see, like to see, pay off, pays off, in it for you, get out of it, get
    back, would change, be different, change for you, changes for you, sleep better, peace of
    mind, mean to you, mean for you, what would you do with, could you do, get rid of, no longer,
    never again, went away, want to see, like to be, make a difference, make you switch, of
    interest, be of use, be any use, make it easier, make life, look like, what would it take,
    change your mind, what would help, would help, would that, would it`,
  whatif: `imagine* picture* suppose supposing pretend dreaming fantasy once | if you could, if you had,
    if you got, if you did, if you were, if we could, if we, if that, if this, if there was, if
    there were, if it was, if it were, if i could, if somebody, if someone, if all, if the, if
    your, if they, with that, suppose you, say you, say we, say it, let us say, let us imagine,
    let us pretend, fast forward, in a year, year from now, in an ideal, in a perfect, ideal
    world, magic wand, wave a wand, wake up, by christmas, this time next year, from now, six
    months, five years, without having to, instead of`,
  wouldask: `| what would, how would, would that, would it, would you, where would, who would, which would,
    what could, what will, what might, how might, how could, what difference, how much easier, how
    much better, how would you like, what do you want, what are you hoping, what do you hope, why
    is that important, why does that matter, how important, what makes that important, what is it
    worth, what would it mean, what would that mean`,
  situation: `currently today now moment these present typical* usual* normal* process* workflow* handle*
    handled manage* managed organis* organiz* set-up setup system* tool* software team teams staff
    employees people run runs running use uses using used step steps background history started
    start begin began ago experience role responsib* job family live lives plan plans planning
    work works working decides own owns rent kind type sort many often long old track store*
    stored buy buys bought order orders supplier* vendor* contract arrangement* layout structure*
    routine alone married kids children medication tablets before grow grew who where when | these
    days, at present, at the moment, right now, walk me through, take me through, talk me through,
    set up, look after, looks after, who decides, who signs, keep track, keep record, tell me
    about, typical day, come about, live with, last time, first time, in place, what is it like,
    how do you, how does your, what do you use, who does, how long have, how many, where do you,
    what kind of, what sort of, what made you, how did you, what did you, when did you`,
  logistics: `monday tuesday wednesday thursday friday calendar* meeting* demo demos email* mail send sends
    sent invoice* sign signed signature slot schedule* reschedul* appointment* tomorrow slides
    slide document* link phone number address* postcode diary invite* invitation pencil* booked
    proposal quote trial pilot account copy agenda minutes attend* join spell | next week, call
    you, call you back, ring you, ring you back, half an hour, twenty minutes, ten minutes, book
    in, pop back, follow up, get started, go ahead, move forward, start date, ready to, first
    thing, give me your, what is your name, your number, same time`,
  feeling: `feel feels felt feeling* sad sadness angry anger furious hurt hurts hurting proud pride lonely
    loneliness alone ashamed shame guilt* scared relieved torn hopeful hopeless helpless trapped
    tired exhausted frustrat* overwhelm* nervous worried worry anxious embarrass* jealous* grief
    grieving bitter betrayed ignored unheard valued appreciated respected disrespected punished
    blame blamed safe unsafe trust longing disappoint* annoyed upset desperate despair panic*
    terrif* frighten* humiliat* insult* cheated crushed heavy weight load burden* drain* draining
    lost missing love loved hate hated enjoy* excited thrilled glad resent* regret* wary cautious
    confused shock* brutal unfair invisible small powerless control abandoned rejected judged
    afraid fear homesick numb empty restless determined doubt wonder wondering wishing curious
    mixed hopes dread tough owe deserve | worn out, fed up, let down, left out, on your own, had
    enough, at the end of, stuck with, sick of, tired of`,
  picture: `tightrope walls wall doors window cage island boat storm drowning treadmill shadow carrying
    shoulders war battle fireman ghost hamster wheel edge cliff bridge juggling tug ticking bomb
    prison chain chains mountain desert tunnel flood thread knot rope maze ladder mask armour
    armor bottle lid boiling volcano | like a, like being, like walking, like living, like
    driving, like running, as if, as though, a bit like, holding your breath, like you are, like
    trying, like having, like everyone, like somebody`,
  contrast: `but yet although though rather instead secretly almost underneath except | even though, at the
    same time, on the one hand, on the other, one hand, other hand, part of you, a part, another
    part, bit of you, half of you, side of you, rather than, not so much, less about, more about,
    more than, not really, not about, it is not, that is not, deep down, and still`,
  reflecting: `sensing your | it sounds, sounds like, sounds as, sounds to me, you sound, seems like, it
    seems, seems to me, you seem, looks like, you feel, you are feeling, you are saying, what i
    hear, i hear, what i am hearing, i am hearing, what i am getting, what i am taking, you said,
    you told me, you mentioned, you say, you mean, in other words, if i understand, as i
    understand, let me see if, have i got, sum up, to recap, just to recap, pull together, pull
    this, play that back, read it back, so far, get the sense, i sense, get the feeling, get the
    impression, i guess you, i imagine you, i can see, i notice, you must, must have been, must
    be, for you, matters to you, what you want, what you would like, so you, and you, you have,
    you are, you would, you want, you do not, you did, you had, you were, you can not, you never,
    you know`,
  testing: `strength* weakness* greatest proficient* qualified hire cv resume knowledge candidate*
    position | tell me about a time, a time when, an example, your greatest, why do you want, why
    should we, what would you do, difference between, explain what, how would you deal, how would
    you handle, how would you go about, what attracts you, where do you see yourself`,
  talk: `thoughts clear agree agreed deal ready | make sense, makes sense, making sense, follow me,
    with me so far, hear me, can you hear, sound good, sounds good, sound fair, sound right, any
    questions, same page, think about that, any reaction, does that sound, is that okay, okay with
    you, all right if, fair enough, shall we, shall i, may i, can i ask, is it okay, is it all
    right, would you mind, do you mind, how is that, sit with you, so far`,
  pitch: `suggest* recommend* advise* advice guarantee* warranty discount* package option options | we
    offer, we can, we could, we do, we have, we are, our product, our system, our software, our
    team, our service, our price, our customers, i can, i could, i will, we will, i would suggest,
    you should, you could, you might want, you ought, you need to, why do not you, how about, have
    you thought about, have you considered, have you tried, would you consider, the thing is, the
    idea is, i think, i believe, in my opinion, i would say, for example, for instance, comes
    with, it takes, it costs, what if you, what if we, could not you, had better, try to, let us,
    if you like, with us, per month`,
  oneself: `i my me we our us myself | i am, i was, i have, i had, i did, i went, i worked, i learned, we
    were, we had, my last, my first, my boss, my team, i decided, i made, i built, i got, i used`,
  greeting: `hello hi hey hiya welcome howdy morning evening afternoon | good morning, good afternoon, good
    evening, nice to meet, pleased to meet, good to see, come in, how are you, how is it going,
    nice to see`,
  introduction: `| my name, i am calling from, calling from, calling on behalf, this is, i am from, i work for,
    i work with, name is, on behalf, i am your, i will be your, it is me, here from, from the, i
    am the, i am a, i run`,
  agenda: `agenda | the reason i, reason for, calling about, calling because, like to talk about, want to
    talk about, half an hour, twenty minutes, fifteen minutes, thirty minutes, an hour, start
    with, before we, what i would like to do, for today, today is, purpose of, go over, go
    through, shall we start, like to start, have got time, first then, today i, and then we, at
    the end, here to, is about`,
  empathy: `condolences heartbreaking understandable | sorry to hear, so sorry, must be, must have been,
    is awful, is terrible, sounds hard, how awful, oh no, poor you, i can imagine, see why,
    understand how, no wonder, anyone would, is a lot, it is okay to, sorry you, sounds so, sounds
    really, cannot imagine, can not imagine, i feel for, oh gosh, oh dear, hard for you, tough for
    you, here for you`,
  closing: `bye goodbye cheerio farewell goodnight | see you, take care, have a good, have a nice, have a
    great, have a lovely, have a, speak soon, talk soon, thanks for your time, for your time, let
    you go, that is all, that is everything, wrap up, wrapping up, leave it there, until then,
    good luck, safe travels, all the best, good night, say hi, safe journey, let us finish, finish
    there, that is it from`,
  thanks: `thank thanks cheers grateful appreciate appreciated | much obliged, thank you, kind of you,
    good of you`,
  apology: `sorry apolog* forgive pardon | my mistake, my fault, should not have, my bad, excuse me, i was
    wrong`,
  praise: `brilliant fantastic excellent amazing impressive impressed lovely wonderful congratulations
    congrats admire bravo | great job, well done, good for you, good question, great question,
    good point, nice work, good work, proud of you, took courage, takes courage, great answer,
    good answer, clear answer, great work, good job, nice job, that is great, not easy, a lot of,
    you did, you handled, you stayed, you kept, love how, love that you, like how you`,
  acknowledging: `okay right sure mhm hmm yes alright good great fine uh-huh uh huh noted cool aha ah oh indeed
    exactly absolutely perfect understood | i see, got it, got you, fair enough, of course, no
    problem, that makes sense, i hear you, sounds good, go on`,
  rude: `idiot* stupid moron* dumb useless pathetic ridiculous nonsense rubbish crap damn bloody joke
    clown* liar lying loser* sweetheart deaf incompetent garbage bullshit fool fools piss* fuck*
    shit* whatever amateur* lazy kidding unbelievable shame brain muppet donkey grow | shut up,
    waste of time, wasting my time, get lost, who cares, do not care, sick of you, shame on, hell
    is, the hell, your problem, what is wrong with you, are you deaf, how hard can, do your job,
    listen to me`,
  smalltalk: `weather rain raining sunny snow cold traffic parking weekend holiday holidays coffee tea match
    game football dog cat lunch biscuit* train haircut christmas vacation sugar milk heat | nice
    office, on the wall, your weekend, lovely office, nice place`,
  repeat: `pardon repeat mumbling | say that again, say again, come again, did not catch, did not hear,
    did not get that, could not hear, can not hear, breaking up, cut out, you cut, was that, one
    more time, once more, speak up, missed that, lost you, you lost me, do you mean, not follow,
    did not understand, do not understand, line is, again please, did not quite`,
  machine: `ai bot robot computer prompt chatgpt gpt simulation algorithm jailbreak persona instruction
    instructions debug developer character | system prompt, language model, ignore previous,
    ignore all, ignore your, your role, real person, act as, you are now, are you a, your
    instructions, out of character, different character`,
  exercise: `exercise simulation quit exit cancel abort restart roleplay training session practice pause
    stop finish | end the, stop the, end this, stop here, stop now, i am done, want to stop, stop
    this, leave this, enough for today, no more, do not want to continue, start over, break this
    off, call it`,
  despair: `suicid* overdose* hopeless kill killing die dying dead disappear razor | kill myself, end my
    life, end it all, want to die, wish i was, better off without, hurt myself, harm myself, self
    harm, cut myself, no reason to, can not go on, can not do this anymore, not be here, do not
    want to live, do not want to be, want to disappear, hits me, hit me, beats me, hurting me,
    scared to go, not safe, no point, for real, not acting, not the exercise, not part of, i am
    serious, in danger, go home, not a game, i can not`,
  leave: `permission | may i, can i, could i, would it be okay, is it okay, is it all right, is that
    okay, would you mind, do you mind, mind if, if i may, if you do not mind, allow me, okay if,
    all right if, with your`,
  gathering: `recap summari* summary | so far, sum up, to sum, let me see if, in short, all in all, pull
    this, pull it, tie a bow, play that back, play back, read back, got it all, so we have, and
    third, what i have heard, have got so far, first second, as i see it`,
  objecting: `hesita* concern* competitor worried valid | i understand, i hear you, i get that, i
    appreciate, fair enough, fair point, you are right, see why, too expensive, right moment,
    anything else, other than, would have to, stop you, off the table, get why, not the first,
    other customers, no wonder, what if i, i know it, i know you, that is fair, would you be more`,
  contradicting: `disagree contradict* actually | but you, you said earlier, just said, that is not, is wrong,
    not true, do not think so, with respect, do not buy, do not believe, come on, does not add up,
    do not add up, square those, the report says, your own, not quite, be honest, how come, but
    then, wait a minute, hang on, hold on, put it to you, you never, you say, on page`,
  quantity: `percent percentage whose | how many, how much, how long, how often, how old, how big, how far,
    how fast, how large, how high, how late, how soon, how early, how close, how tall, how wide,
    how quickly, what time, what day, what date, what year, what month, what name, what title,
    what number, what size, what colour, what color, what price, what age, what system, what
    speed, what currency, what address, what postcode, what model, what percentage, which one,
    which of, when did, when was, when is, when do, when will, when does, since when, where is,
    where are, where do, where did, where was, who is, who was, who does, who did, who else, who
    do, who has, on a scale, one to ten, zero to ten, out of ten, what is your name, what is the
    name, what is the number, what is the address, what is the date`,
  quality: `| how satisfied, how happy, how confident, how comfortable, how useful, how important, how
    valuable, how accurate, how reliable, how serious, how difficult, how hard, how easy, how
    worried, how well, how do, how does, how did, how are, how is, how was, how would, how could,
    how can, what is it like, was it like, what makes, what made, what kind, what sort, what
    about, what else, what do, what does, what did, what would, why do, why did, why is, why
    would, what happens, what happened, tell me more, such as, what way, how so, like what, how
    come, which parts, what part, what is your, what is the, what are`,
  loss: `lose loses lost losing cancel* refund* quit quits resign* sack* sue sued fined fine penalt*
    shut closed closing borrow* postpone* scrap* reject* kill kills killed gone dead throw thrown
    threw discard* apologise apologize overtime double twice thrice redo redone repeat* liable
    court lawyer* papers inspector bankrupt* insolvent default starve fewer drop dropped drops
    shrink* suffer* complain* leave leaves left punish* blame* stake | turn away, turned away,
    hand back, pay back, walk away, walked away, walk off, send home, sent home, go home, give
    back, lay off, laid off, lay anyone off, do without, make up for, add up, adds up, on the
    line, at stake, go down, goes down, goes down the, down the drain, out the window, do it
    again, start over, over a year, in the end, never come back, come back, go elsewhere,
    somewhere else, go somewhere else, to the competition, cost of doing, hang together, what else
    stops, pay for it, price you pay, the price of, run behind, stand still, stands still`,
  forced: `| have to, had to, has to, having to, end up, ended up, ends up, forced to, get to, got to,
    must you, need to, can not, could not, not able`,
  reaction: `react reacts reacted reaction* notice notices noticed mind minds fuss response respond* think
    thinks feedback | say about, says about, said about, did they say, do they say, they say, he
    say, she say, client say, boss say, customers say, make of, makes of, take it, taken it, takes
    it, took it, see it, sees it, how did the, how do your, what do your, what does your, what did
    your, what did the, what do the, feel about, like for them, happy about, conversation go, got
    wind`,
  narrate: `whether | let me tell, let me explain, let me show, let me see, let me think, i will tell, i
    will show, i will explain, i can tell, i asked, i wondered, know how, know what, know why,
    understand why, get why, that is how, that is what, that is why, that is where, this is how,
    this is what, here is what, here is how, whether you, no matter, depends on, it depends, what
    we do, what i do, the way we, the reason, you see what`,
  scale: `| on a scale, one to ten, zero to ten, nought to ten, out of ten, out of five, one to five`,
  number: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand million half quarter double twice`,
  others: `customer* client clients patient patients team staff boss wife husband kids children daughter
    son family mother father mum mom dad colleague* partner guests students parents drivers guys
    crew everybody everyone neighbour* neighbor* friends school board`,
} as const satisfies Record<string, string>

export type Meaning = keyof typeof MEANINGS

/** For each of the words, what it may mean, alone or as the first one of a phrase. */
export const meaningsOf = groupsIn(MEANINGS)
