/** By which it is told whose a word is, and what may stand where. */

export const ENDINGS: Record<string, string> = {
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  s: 'is',
}
export const HAD =
  /^(?!(?:scared|tired|worried|married|retired|divorced|bored|interested|excited|embarrassed|stressed|convinced|based|supposed|allowed|frustrated|annoyed|exhausted|ashamed|overwhelmed|confused|determined|concerned|responsible|called|named|related|used|qualified|skilled|experienced|paid|promoted|overworked|underpaid|overpaid|depressed|gifted|spoiled|pleased|disappointed|relaxed|prepared|ill-prepared|cut)$)(?:been|got|had|never|always|already|just|seen|gone|done|made|taken|given|told|lost|left|run|\w{3,}ed)$/i

export const DETERMINERS = new Set([
  'a',
  'an',
  'the',
  'my',
  'his',
  'her',
  'their',
  'our',
  'another',
  'one',
])

export const OBJECT_AFTER = new Set(
  `about above after against among around at before behind beside between by for from in into like near
  of off on onto over past than through to toward towards under upon with without asked ask asks told
  tell tells gave give gives made make makes let lets help helps helped leave leaves left sent send
  sends called call calls calling keep keeps kept want wants wanted see sees saw hired promoted
  promised cost costs bother bothers bothered worry worries hurt hurts make makes annoys annoyed
  frustrates pays paid pay owes blame blames blamed`.split(/\s+/),
)

/** What follows "her" when it is nobody's: "let her forget", "told her that". */
export const NOT_OWNED = new Set(
  `as here home there away yesterday today tonight tomorrow a about an any anything why what how whether who to again alone and at because before but by do down feel for forget from go get has have he if in into is
  know now each every more nothing something everything for of off on or out over punch see it its i we you he herself myself whether how nobody trip go stay is are was were has had will would can could since until unless while although like she so take than that the then they think this to up was when
  where while with without beforehand afterwards behind otherwise openly after not no their his my our your never once immediately straight yet both late anymore although though whenever wherever under across against between instead either several some any enough around aside apart off via towards near nearer until within via them us me these those itself tomorrow soon later anywhere everywhere nowhere somewhere anyway already even still rather`.split(
    /\s+/,
  ),
)

export const ADVERBS = new Set(
  `actually almost also always barely certainly clearly constantly currently deeply definitely easily
  even eventually ever finally first frequently fully generally genuinely gradually hardly honestly
  just largely lately mainly mostly never not now occasionally officially often only openly originally
  personally possibly previously privately probably quickly quietly rarely really recently regularly
  secretly seldom simply slowly sometimes soon still strongly suddenly then typically usually`.split(
    /\s+/,
  ),
)

export const BENT: Record<string, string> = {
  is: 'am',
  was: 'was',
  are: 'am',
  were: 'was',
  has: 'have',
  does: 'do',
  "isn't": 'am not',
  "aren't": 'am not',
  "hasn't": "haven't",
  "doesn't": "don't",
  "weren't": "wasn't",
}

export const WE_BENT: Record<string, string> = {
  is: 'are',
  are: 'are',
  was: 'were',
  were: 'were',
  "isn't": "aren't",
  "aren't": "aren't",
  "wasn't": "weren't",
  "weren't": "weren't",
}

export const NOT_NAMES = new Set(
  `I The A An It This That These Those There Every Each Both Some Many Most All If When While After
  Before Since Because In On At For From With Two Three Four Five Six Seven Eight Nine Ten Last Next
  January February March April May June July August September October November December Monday Tuesday
  Wednesday Thursday Friday Saturday Sunday Be Get Have Make Let Help Keep Feel Stop Not To Being Getting No Never Find Know See Hear English Christmas Easter Today Tomorrow Yesterday Tonight Since Then Now Here Once Whenever Although Though Until During Despite Over Under Between Among Like Because And But So Or Yet Also Just Only Even Maybe Perhaps Besides Instead Both Either Neither Most Half Other Others One Recently Currently Sometimes Usually`.split(
    /\s+/,
  ),
)

export const PERSONS = new Set(
  `guest cyclist visitor passenger pupil student foreman mechanic lawyer judge waiter waitress chairman mayor therapist carer inspector assessor stranger thief burglar investor buyer surgeon fitter nephew boss aunt uncle cousin niece nephew grandmother grandfather granddaughter grandson mum dad mom flatmate teacher officer agent technician conductor chief coach assistant accountant baker customer couple baby child girlfriend boyfriend ex-husband ex-wife stepfather stepmother boss husband wife partner mother father brother sister son daughter friend colleague manager
  director supervisor doctor nurse landlord tenant neighbour neighbor client customer employee trainee
  boy girl man woman dispatcher owner chief somebody someone nobody everybody who he she they`.split(
    /\s+/,
  ),
)
