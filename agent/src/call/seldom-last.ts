/**
 * Which words seldom end what somebody says: in the talk that the en-us model of CMU Sphinx was counted from
 * (its licence is in NOTICE), of a hundred times they end it fewer than five. Nothing was learned from the
 * sentences that this is measured with.
 */
export function isSeldomLast(words: readonly string[]): boolean {
  const [last = '', before = ''] = words.toReversed()
  const pair = `${before} ${last}`
  if (SELDOM_AFTER.has(pair)) return true
  return SELDOM.has(last) && !OFTEN_AFTER.has(pair)
}

/** "it:and but so; one:the a": each of these words, after each of those before it. */
const pairs = (table: string): Set<string> =>
  new Set(
    table.split(';').flatMap((entry) => {
      const [last = '', befores = ''] = entry.split(':')
      return befores
        .trim()
        .split(/\s+/)
        .map((before) => `${before} ${last.trim()}`)
    }),
  )

const SELDOM = new Set(
  `
  the to i and a of in is for but was have they on like be not it's with are he just my we as what
  if at or don't about i'm think would from can your get that's when an had hundred has thousand
  will because how she been by some who their his were than going could you're got even only want
  very where which make any new our into i've they're still should those take most didn't these
  never twenty there's need after being can't little kind many come last he's look pretty always
  probably every we're maybe find doesn't made big feel thirty put may might used since getting
  few give i'll tell gonna went someone i'd keep try trying forty ninety such what's isn't told
  let having able whole looking each without found between she's wouldn't makes came wasn't
  talking until making seems eighty seventy wanted against almost took must haven't couple thank
  sort won't under let's quite during buy you've saw kinda whether comes looks gets taking stay
  we've united especially rather usually using couldn't become full knew seem supposed turn given
  aren't wants tried certain you'll sounds bring middle based spend fucking single wanna although
  per they've takes local felt gave within across we'll hold pick unless national wish totally
  you'd several political certainly according moved looked sit gotta social cannot turned they'll
  current spent simply add seeing near decided save main financial giving who's finally send
  bought entire shouldn't due brought economic nobody de starting nearly telling consider except
  including extra lots biggest watched plus became super paying global kept among sitting putting
  glad seemed allow willing gotten realize recent provide gives weren't compared talked bunch
  medical loved towards grew it'll learned feels held regular actual lack thousands tend hasn't
  pull throw raise particularly buying non finding foreign plenty generally los carry they'd
  despite san avoid protect showed thinks double extremely federal led ran hoping he'll keeping
  shut picked knowing here's hang mention european basic nuclear push turns kinds likes former
  modern he'd forced we'd fell truly hundreds assume previous whose appreciate signed whenever
  world's people's showing fairly holding prove largest include becomes keeps considering tells
  becoming affect caused prevent depending hadn't wearing throughout slightly named holy believed
  fully onto greater larger rid western ain't figured managed highly name's designed realized
  highest leading pulled besides it'd adding turning direct multiple walked appears mental wake
  therefore till dealing suddenly bringing civil various reduce require latest sexual fill
  southern greatest stayed loves enjoyed hardly wanting nor relatively barely remove one's carbon
  corporate northern breaking cutting ensure toward spoke opposed sat senior assuming estimated
  creating incredibly allows where's brings puts how's letting replace el believes mainly joined
  she'll carried chose mid would've filled thus additional sending unable lotta hanging picking
  moral ultimately shall grab requires capable african vast anti pushing rarely everybody's
  whoever earn associated lay checking recognize eastern sees fewer presidential year's raising
  hopes whereas typically via today's placed pushed annual pre cultural throwing hitting stood
  encourage describe scientific she'd destroy domestic carrying cant initial vice includes pointed
  unlike defend country's solar environmental someone's seek upper drove thrown that'd allowing
  tries providing absolute pulling that'll immediate largely rely everyone's referring rural threw
  knock hated ought supporting oldest operating causing potentially tied affects depend extended
  outdoor technically royal fought technical husband's
`
    .trim()
    .split(/\s+/),
)

/** The same words end it often enough after these. */
const OFTEN_AFTER = pairs(`
  but:the a of that for but on not this what at about think from me out will time now could much
  too something here way lot say back thing things why point actually off sure doing around guess
  long better world anything maybe made through stuff while best love bad again done place far
  country kids show problem change days already course either team business understand whatever
  sometimes minutes reason question car women happened close myself mind deal happen sense story
  head others experience possible weeks situation anyway works lives soon season difficult answer
  topic late difference happens moment issues crazy; like:the to a you they be with he that's
  really will she been look might both saying you'd; what:the i a for they like so what or your
  now then guess er sorry matter wait; or:the or all now then too something first before anything
  stuff again call else start children yet city area college music; can:the a really still;
  will:the a at good never always probably else states free; by:the on get go come live went stop
  close goes gone drive; who:the to is for like with that's who guess; look:the a oh good say look
  hey; talking:the and of people keep start started stop; making:the; turn:the a in my your;
  thousands:the; former:the; come:to we will how never; last:to it at would will; someone:to in on
  with at from tell kill meet; stay:to should; consider:to; on:and so right now go going back
  still point come game live came read coming agree comes later move goes head early worked lives
  added hold study moved turned; twenty:and top age; kind:and in be so other any; thirty:and by
  nine six eight around seven almost; such:and as; under:and go; loved:and; ran:and; turns:and;
  truly:and; he:a is he didn't doesn't isn't; she:a is; need:a of in ever; try:a even nice;
  whole:a; must:a; given:a is not been; plus:a; raise:a; push:a; is:of it he just as really she
  still actually sure probably already definitely question deal situation plan certainly; may:of
  in; in:you get going way take come getting give went believe call came number called set coming
  buy comes taking move turn check cut major moved break; are:you they all really still actually
  probably; at:you it's you're where getting live; think:you would me people should may might
  you'd; from:you that this were you're they're come came coming comes move information; been:you
  it ever; going:you that it on this me get them thing keep; want:you they we; made:you was be are
  well been were being man ever; feel:you that; wanted:you have they ever; saw:you ever;
  taking:you; using:you was were you're; tried:you; felt:you; wish:you they; watched:you ever;
  learned:you; be:that it they this ever likely; about:that it is on be this all really come talk
  nothing care came talking; big:that is was be it's so are this really too something very pretty;
  where:in from no; between:in; full:in is was; not:it they he what or think than why guess
  probably maybe what's course definitely hope rather absolutely certainly perhaps; were:it all
  really; most:it at me than; since:it one there them her him ever times; isn't:it one he what
  really she who; gets:it; wants:it he she; fell:it he; which:is; new:is was like be not it's as
  something anything nothing; used:is be it's been were being; found:is was be not are been were
  never study; certain:is for be not; spent:is was be being money; near:is; super:is;
  particularly:is not; plenty:is; trying:for really keep; still:but there; of:know made;
  little:was so by were too very; told:was be are i'm been being; seeing:was are i'm you're;
  signed:was; become:have i've; aren't:they really; add:they; shouldn't:they; provide:they can;
  hold:on; these:like as; had:be ever; moved:be; decided:be; bought:be; his:not; always:not as;
  quite:not; usually:not; knowing:not; pretty:so really very look she's; for:are what live play
  looking came called asked paid wish study; they:are don't were should didn't can't aren't;
  those:are into use love watch seen remember; probably:yeah; maybe:yeah just; totally:yeah;
  knew:just really who already; starting:just; my:my; take:my or; gives:what; any:if find isn't
  aren't; without:do go live; after:or day soon; against:or up play; we:don't were didn't aren't;
  don't:don't them; single:i'm; seem:would might; assume:would; within:from; buy:can best;
  carry:can; even:get; recent:more; a:an t s c; being:well time into human; put:well;
  thousand:hundred five thirty fifty ninety seventy; was:really never actually probably ever once
  name question deal situation topic; would:really certainly; tell:really never; comes:time;
  many:by very; sort:some; doesn't:who; wouldn't:who; hasn't:who; some:then down lose;
  looking:good still keep; forty:than over; double:than; find:could; with:you're over work life
  school play start deal; buying:you're; few:too; certainly:most; i:didn't can't am wouldn't
  haven't war t; has:never already; never:never; came:never; held:being; across:come;
  each:dollars; should:probably; into:getting myself yourself; have:ever already; as:such;
  because:important; hundred:twelve
`)

/** Other words end it seldom after these. */
const SELDOM_AFTER = pairs(`
  you:the i and a you that it but have so one yeah as what if do all think there would me people
  can out no said up more when well oh because how time them who now then mean could much want did
  where here way which say back ah year thing work things us why okay day sure guess life world
  maybe though made cause stuff home thought while since give again keep hard place kids times let
  else once saying course either whether ones wants unless; that:the i and that it but not it's so
  are one this yeah what would two people out up when right well really will because how time now
  then go good mean something where way make back ah thing still work those being okay down kind
  actually day money guess world anything maybe school though made game put stuff since man part
  family again everything away place person isn't nothing friends let call show job once
  government problem found week guy course name making team fact state case took important reason
  question system women guys cool taking area line level group ones seem movie possible everybody
  book situation woman chance girl players history shows town building kid students; it:the and a
  you it but so one yeah as what if or all think there me people out no more when right well oh
  because how time them now then go good than him something where here way which also year thing
  still why point actually day sure guess life long yes better anything maybe though thought while
  since man bad give until yet fact night whatever case sometimes today whether hand bring
  although pick unless; one:the a it is but was not it's so with yeah my what if or about think
  there from out no that's up well because some then mean say any there's after actually maybe
  put; all:the that but know was have they on like be not it's so with are this just we what do
  from get up by were then go got they're we're almost; more:the to but was be it's are just as
  that's has been were got way they're being he's feel put far definitely gets become spend;
  really:the to i and of you it was have they be are he just don't i'm there get really been were
  you're even only something they're didn't can't actually he's we're doesn't ever she's aren't;
  good:the a in have like with one had how some only; five:the that like with are had has thousand
  got first; three:the that in but like with are my about had has his got least; nine:the with;
  first:the i my your their his very our; four:the like with are about from had has got least;
  things:the have like are how make take; six:the have like least; eight:the about thousand;
  seven:the; life:the what; long:the a as; great:the a have my; old:the like my an how good;
  use:the and that not just or don't people only also; different:the a of in for have two five
  three many; ten:the for like with about every least; hard:the a it's; next:the my; real:the a of
  no some only any; high:the and a of in; friends:the; nice:the a some; true:the; second:the and
  that; working:the a; fact:the; important:the an how; wrong:the; coming:the and; small:the a;
  free:the to a of have; interesting:the an; health:the; american:the of; fifteen:the a about;
  sense:the; funny:the a; easy:the an; ones:the; age:the at; white:the a; early:the an; type:the
  that this what some; black:the a that; eleven:the; security:the a; human:the of; amount:the;
  late:the; major:the a of; low:the a; large:the a; general:the; short:the a; hot:the a;
  higher:the a; iraq:the that; average:the an; older:the an; serious:the a some; online:the;
  fast:the a; private:the a; red:the a; common:the a of; weird:the; rate:the; opinion:the;
  special:the a of; perfect:the a; normal:the a; stupid:the; eighteen:the; simple:the a;
  international:the an; size:the; sad:the; reasons:the; lower:the; particular:the a that one this
  any; washington:the; christmas:the a; clean:the a; earlier:the; bigger:the a; younger:the a;
  lucky:the; speed:the a; natural:the; legal:the a; specific:the a; september:the; nature:the;
  florida:the; stock:the; harder:the; central:the; smart:the a; daily:the a; smaller:the a;
  changing:the; safety:the; prime:the a; two:to of that know have on like be it's with are yeah my
  about from get out up had has been were her see got only over there's through least having
  between almost; other:to and of that in for like with are this my what all from two some than
  many every; actually:to and is they don't she; better:to a have; cause:to and it not; show:to
  and you they just would; whatever:to that in for on with; set:to and is was; check:to can;
  cut:to i they will; meet:to and; break:to and; build:to; test:to; force:to; increase:to;
  further:to; catch:to you; respect:to; reach:to; no:i and is was have be it's with are i'm get
  had has been were got there's almost absolutely; now:i and but we i'm because; also:i and you it
  is they he would has will were they're there's; work:i a we who; though:i as even; thought:i
  really never always; love:i just do people who; ever:i you have they he we she only first never;
  call:i and you they we don't would people can will could; once:i and but was; already:i is was
  have they it's are has were i've you've; read:i; called:i they so; sometimes:i and is but;
  started:i and have he she; heard:i we; hope:i really; hear:i; myself:i get found; hit:i and;
  support:i don't; worked:i and he we i've; added:i have; absolutely:i is was it's are you're;
  hate:i; met:i he she; recently:i was; sent:i and you have they he she; trust:i don't;
  seriously:i; personally:i; doubt:i; sold:i; prefer:i; notice:i; know:and all also; so:and is for
  was have they it's so are just i'm get that's has oh been were you're got they're being feel
  she's wow sounds; this:and that in it but so this what if think out up when had well has because
  how time then where way ah thing why okay actually guess though call course hope; do:and but
  like so or don't well how then much only also didn't why can't doesn't i'll couldn't; people:and
  that but have so what if do think when had because were then mean see only where which why let
  seen sometimes; then:and but yeah then first; her:and that in is but all out said had has
  because her make made; did:and that but so what or when why; something:and it is but was have
  like not yeah just as if think there when has make there's maybe; before:and just out right well
  even long; doing:and for not just or about from people time by still start started; does:and
  that so what where; am:and; while:and that; part:and one; both:and that they on are were;
  nothing:and there's; start:and they just don't people then should didn't gonna; pay:and;
  definitely:and but we i'm can will they're he's; public:and a of that for; everyone:and that but
  like where; open:and an; somebody:and that; asked:and; everybody:and that but; watching:and of
  like from; paid:and; kill:and will; obviously:and is it's; sell:and; create:and; follow:and;
  none:and; pass:and; ended:and; drug:and; helped:and; decide:and; hopefully:and; wrote:and;
  apparently:and but; self:and a; fix:and; possibly:and; neither:and that; somehow:and;
  helping:and; back:a of bring; money:a; world:a of; bad:a; live:a that can who; fun:a; food:a;
  top:a; news:a; mind:a; young:a of; power:a; level:a; college:a; happy:a; possible:a; police:a;
  history:a; difficult:a; clear:a; huge:a this; research:a; sports:a; similar:a; strong:a;
  military:a of; poor:a that; fair:a; beautiful:a most; total:a; safe:a; quality:a; tough:a;
  period:a; british:a; sixteen:a; green:a; terrible:a; version:a; chinese:a; quick:a; wonderful:a;
  peace:a; potential:a; blue:a; complete:a; rich:a; deep:a; gold:a; healthy:a; strange:a;
  french:a; decent:a; significant:a; heavy:a; broken:a; out:of took taking stay bring pick;
  well:of for it's are how were say may ok; off:of got money live started living; computer:of;
  female:of; plan:you; stick:you; there:that but know yeah if think no said oh because then mean
  sure maybe saying; same:that; anything:that is was there had there's; everything:that but so
  doing; god:that; women:that; parents:that; men:that; president:that; needs:that; america:that;
  shows:that just; obama:that; killed:that have they who; americans:that; anybody:that if;
  costs:that; front:in; south:in from; north:in; west:in; areas:in; much:is know it's get had how;
  why:is that's; exactly:is know was it's that's; less:is have be it's are; often:is they people;
  literally:is; beyond:is; here:but so; later:but then; unfortunately:but; go:know like just do or
  then could did can't always doesn't might i'll ever usually we'll; another:was have like be it's
  just had there's yet; living:was; completely:was be it's; growing:was; enough:have with has got
  make; taken:have has; allowed:have; trouble:have had; access:have; sure:they made making;
  run:they can; changed:they; beat:they can; caught:they; oh:like said say saying; saying:like not
  by keep; playing:like; up:be it's take put end making took taking bring; see:not we do don't
  would could still; too:not it's just i'm all get been little far; thinking:not; mostly:it's;
  instead:so; considered:are; calls:he she; starts:he she; over:just get out; outside:just an;
  enjoy:just; imagine:just; personal:my your; move:we can; anyone:if; perhaps:or; mean:don't
  doesn't; believe:don't can't; expect:don't; forget:don't; suppose:don't; said:all time who now
  then even also never having; eat:would; drive:would; year:two five three nine four six eight
  seven ten; either:can; stop:can could; post:can; choose:can; yourself:get make find; place:no
  only; business:no; matter:no; longer:no; around:up right; internet:an; air:an; insurance:an;
  me:had make made give keep let makes took buy gave; dollar:hundred million billion; far:how;
  quickly:how; goes:time; known:been; play:who only; says:who; watch:who could; works:who;
  lives:who; played:who haven't; lived:who; favorite:their our; say:than even did didn't wouldn't;
  time:only spend; thing:only first last; person:only last; reason:only; difference:only;
  means:which; him:make made put give let took bring gave; us:make made give let makes;
  contact:into; lost:i've; gone:i've we've; point:four; care:take; liked:never; help:can't;
  afford:can't; trade:world; way:great; fat:big; them:give makes bring gave; right:live;
  knows:everyone; away:took; done:haven't; seen:haven't; down:bring; number:large
`)
