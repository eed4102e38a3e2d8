import { stemOf } from '../language/stems.ts'

/**
 * What anybody says about anything. Whoever uses one of these has given nothing away by it; a word that is
 * not among them tells what is talked about. Taken from some thousand lines of talk, and by hand.
 */
const WORDS = `
  a able about above absolutely accept accident account accountable actual actually add address admit
  admittedly advice afford afraid after afternoon again against agency ago agree ah ahead air alarm alive all
  almost alone along aloud already alright also although always am amount an and angry annoying another answer
  answerable any anybody anyhow anymore anyone anything anyway anyways anywhere apart apparently appreciate
  approach april are aren't argue around as aside ask asked asking asks assume at attention aware away awful
  baby back bad badly bakery ball bank bare barely bargain basically be bear beat became because become bed
  beds been before begged begin beginning behind being believe bell belong bend beside besides best bet better
  between beyond big bigger biggest bill bin bit bite blame blind blood blue board boat boiler bone book
  booked boss both bother bottom box boxes bread break breath bridge brief bright bring broke broken brother
  brought bruise budget build building bunch burn bus business busy but buy by bye call called calling calls
  calm came can can't cancelled car cards care careful carry case cash cat catch cause cautious certain
  certainly certificate chair chance change changed charge chat cheap check cheers chew children choice choose
  christmas clause clean clear clearly client clock close closer coffee cold colleague come comes comfortable
  coming common company complain complete completely concern confident confirm confuse consider contract
  conversation convince cope corner cost costs cough could couldn't council count couple course court cover
  cross cry curious current customer customers cut daily dare dark data date daughter day days deal decent
  decide decided decision deep definite definitely delivery depend deposit describe deserve desk detail did
  didn't difference different differently difficult difficulty direct dirty disappoint discuss do doctor does
  doesn't dog doing don't done door double doubt down drag drink drinking drive driver drivers drop dry due
  dull during each eager ear earlier early ears easier easily easter easy eat eating edge effect effort eight
  eighteen either eleven else elsewhere email embarrass empty end enjoy enough entirely er especially
  essentially euros even evening evenings eventually ever every everybody everyone everything everywhere exact
  exactly example except exist expect expensive experience explain extra eye eyes face fact fail failed fair
  fairly fall familiar family far fast favour fear fee feedback feel feeling feels feet felt few fifteen fifty
  fight figure final finally find fine finish fire firm first fit five fix flat floor follow food foot
  football for forever forget form forth forty forward found four fourteen fourth frankly free fresh friday
  fridays fridge friend frightened from front frustrate full fun further future game gap gas gave general
  generally gentle genuine get gets getting give given gives glad go god goes going gone gonna good goodbye
  got grateful great green grey ground group grow guarded guess guests gut guy guys ha habit had hadn't hair
  half hall hand handle hands hang happen happened happens happy hard hardest hardly has hasn't hate have
  haven't having he head hear heard hearing heart heavy hello help helpful her here hers herself hesitant
  hesitate hey hi hide high him himself hint hire his hit hm hmm hold holding home honest honestly hook hope
  hopefully hot hour hours house how huh hundred hurry hurt husband i idea if ignore ill imagine immediately
  impatient important impossible impression improve in indeed inside insist instance instead insurance
  interest interested interesting interrupt into involve is isn't issue it its itself january job jobs join
  jump june just keep keeping kept keys kid kids kind kindly knife knock know knows lack lady last late lately
  later laugh law lay lead learn lease least leave leaving left less let let's letter letters level library
  licence lie life lift light like likely line list listen listener literally little live living load lock
  long look looking looks loose lose losing lost lot loud love lovely luck lucky lunch machine made main major
  make makes making man manage manager manner many march mark matter may maybe me mean means meant meanwhile
  meeting mention mentioned mere merely mess met middle might mild mind mine minor minute minutes miss missed
  missing mistake mm mmhm moment monday money month months mood more morning mornings most mostly mother mouth
  move moved moving mrs much must my myself nail name names near nearly necessary neck need needs neither
  nervous never nevertheless new news next nice night nights nine nineteen ninety no nobody none nonsense noon
  nope nor normal normally not note notes nothing notice noticed now nowadays number numbers obvious obviously
  occasionally odd of off offer office often oh ok okay old on once one ones online only open opened opinion
  opposite option or order other others otherwise ought our ours ourselves out outside over own package page
  paid pain paper paperwork parents park parking part particular particularly partner pass past patience
  patient patient-minded patients pause pay paying peace people per percent perfect perfectly perhaps person
  personal phone phones photos pick picks picture piece pile pills pilot place plain plainly plan planning
  plant plate play please pleasure plenty plus point policy position possible possibly post practical practice
  practise prefer pressure presumably pretty prevent price private privately probably problem promise promised
  proof proper properly proud prove pull pure purpose push put putting quarter question questions quick
  quickly quiet quit quite rain raise rang rare rarely rather reach react read reading ready real really
  reason reasonable recent recently reckon record red refuse regret relief reluctant remain remember remind
  rent repeat reply report respect rest result rid right ring risk road role room rope rough roughly round rub
  rude rule run running runs rush sad safe said sake salary same sat satisfy saturday saw say saying says scan
  scare scared sceptical school scratch screen season seats second secret see seeing seem seen sell selling
  send sense sent sentence separate serious seriously service set settle seven several shake shall shame share
  sharp she shift shifts shoe shop short shortly should shoulder shouldn't shout show shut sick side sign
  signed silly simple simply since single sit site sitting situation six sixty size skeptical skin skip sleep
  slide slip slow slowly small smart smell smoke so soft solve some somebody someday somehow someone something
  sometime sometimes somewhere son soon sore sorry sort sound sounds spare speak speaking special specific
  spend split spoken spot spring staff stage stairs stand standing start started stay stayed stays steady step
  stick still stomach stop stopped storm story straight straightforward strange street strict strong stuck
  stuff stupid subject succeed such sudden suddenly suggest suit sum summer sundays supplier suppose sure
  surprise suspect swallow swear sympathy system table tablet take taken takes taking talk talked talking
  taste tea team tell telling tempt ten tend terrible test tested than thank thanks that the their theirs them
  themselves then there therefore these they thick thin thing things think thinking thinks third thirty this
  thorough those though thought thousand thread threat three threw through throw thursday thursdays ticket
  tidy tie tight till time times tired to today together told tomorrow tone tongue tonight too took top topic
  total totally touch tough toward track train training trial trick tried trouble true truly trust truth try
  tuesday turn twelve twenty twice two type typical ugly uh um under understand unfair unfortunately unless
  unlikely until up upset urgent us use used useful useless usual usually vague valuable various version very
  view voice wait waiting wake walk walked walking wall want wanted wants ward warm warn warranty wary was
  wasn't waste watch water way we weak weary weather website wedding wednesday week weekend weekends weeks
  weight welcome well went were weren't wet what whatever when whenever where wherever whether which whichever
  while who whoever whole whom whose why wide will willing win window winter wise wish with without won't
  wonder wondering word words work worked working works worried worries worry worse worst worth would wouldn't
  wow wrap write writing written wrong yeah year years yep yes yesterday yet you young your yours yourself
  zero
`

const COMMON: ReadonlySet<string> = new Set(
  WORDS.trim()
    .split(/\s+/)
    .flatMap((word) => [word, stemOf(word)]),
)

export const isCommon = (stem: string): boolean => COMMON.has(stem)
