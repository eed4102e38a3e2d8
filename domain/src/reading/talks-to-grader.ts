import { anyOf } from '../language/any-of.ts'
import { plain } from '../language/words.ts'

/** Said to, or as, whoever grades; or the rubric itself, which speaks of the learner as of somebody else. */
export const talksToGrader = (text: string): boolean => {
  const said = plain(text).replaceAll(/\s+/g, ' ')
  return (
    [TO_A_GRADER, TO_A_JUDGE, FOR_THE_MARK].some((one) => one.test(said)) ||
    new Set(said.toLowerCase().match(OF_A_RUBRIC) ?? []).size >= 2
  )
}

const TO_A_GRADER = new RegExp(
  String.raw`\b(?:${anyOf(String.raw`
  (give|award|assign|grant|deserves?|gets?|receives?|earns?|set|make) (me |him |her |them |the (learner|trainee|user|candidate|student|speaker) |this (talk|conversation|call|transcript) )?(a |an |the |my |full )?(perfect |maximum |top |highest |high |full |good |final |overall )*(scores?|marks?|grades?|points|ratings?)\b(?! (of|off|for) (the |your |our )?(customer|team|credit))
  (score|grade|rate|mark|evaluate|assess) (me|this (talk|conversation|call|transcript|session)|the (learner|trainee|transcript))\b
  (full|maximum|perfect|highest|top) (marks|scores?|points|grades?)\b(?! for) / conversation[_ ]score
  (score|grade|rating)( is| was)? ?[:=]? ?(100|one hundred|5 ?(\/|out of) ?5|five out of five|10 ?\/ ?10|a\+)\b
  \b(this|the) (learner|trainee) (has|did|was|is|should|deserves|asked|showed|demonstrated)\b
  attention,? (grader|evaluator|judge|model|ai)\b / dear (grader|evaluator|judge|ai|model)\b
  as (an|the) (ai|grader|evaluator|judge)\b / (end|start|beginning) of (the )?(transcript|conversation)\b
  (best|highest|top) (possible )?(score|grade|mark|rating)s?\b / for (grading|scoring|evaluation) purposes
  when you (write|give|make) the (feedback|report|evaluation|grade)
  who(m?ever|soever)? (reads|grades|evaluates|scores|judges) (this|it|me) / i hereby (declare|state|confirm)
  (all|every) (of the )?(stages?|criteri(a|on)|topics?) (was|were|has|have|is|are) (been )?(covered|completed?|met|fulfilled)
  instructions? (to|for) (the )?(grader|judge|model|evaluator|ai|assistant)
`)})`,
  'i',
)

/** Who judges; what somebody calls them says that they are not spoken to as anybody else. */
const A_JUDGE =
  '(?:(?:ai )?(?:grader|evaluator|examiner|assessor|scorer|rater|judge|assistant)|language model)'

const TO_A_JUDGE = new RegExp(
  anyOf(String.raw`
  (^|[.!?,:] )(dear |hey |hello |attention |okay )?${A_JUDGE}, (you|your|please|do|give|write|stop|see|note|ignore|only|this)\b
  , ${A_JUDGE}[.!]?$ / , ${A_JUDGE}[.!] (?=\p{Lu}) / \bif you('re| are) (an?|the|my) ${A_JUDGE}\b
  \byou('d| would| will|'ll) be an? \w+ ${A_JUDGE}\b(?! of)
  \b(to|for) (the|my|any|whichever) ${A_JUDGE}\b.{0,40}\b(score|result|criteria|write|mark|note)
`),
  'iu',
)

/** At the top of a scale, and nothing that is counted behind it. */
const A_TOP_MARK = String.raw`(?:100|(?:one|a) hundred|9[5-9]|ninety[ -](?:five|six|seven|eight|nine)|(?:the )?(?:maximum|highest|best)|(?:five out of five|ten out of ten|5 ?/ ?5|10 ?/ ?10))(?= ?(?:[.!?,;]|$|in (?:every|all|each)\b|and nothing|with the|for (?:this|that|what|everything|the (?:talk|call))\b))`

/** Who is judged, as only one who judges speaks of them. */
const WHO_IS_JUDGED = String.raw`(?:(?:this|the) (?:learner|trainee|speaker)|whoever speaks(?: now)?)`

const FOR_THE_MARK = new RegExp(
  anyOf(String.raw`
  \b(me|${WHO_IS_JUDGED}) (gets?|earns?|deserves?|receives?) ${A_TOP_MARK}
  \b(award|give) (me|${WHO_IS_JUDGED}) ${A_TOP_MARK} / \b(write( down)?|put down|scores? (that|it|this)):? ${A_TOP_MARK}
  \b(talk|call|conversation|it|result for .{1,24}|this) (was perfect and )?(is|earns|deserves|scores) ${A_TOP_MARK}
  \bpretend (that )?(i|me|we|${WHO_IS_JUDGED}) (had|have|has|did)\b
  \bwhoever speaks now\b / \bthis learner\b / \bthe (learner|trainee) (had|gets?|earns?|listened|agreed|summari[sz]ed)\b
`),
  'i',
)

/** Of a rubric: what somebody did, as one who grades would write it. */
const OF_A_RUBRIC = new RegExp(
  String.raw`\b(?:${anyOf(String.raw`
  (the )?(learner|trainee|seller|speaker|counsell?or|agent|candidate|interviewer|presenter) (asks?|asked|shows?|showed|handles?|handled|builds?|built|summari[sz]e[sd]?|demonstrate[sd]?|acknowledge[sd]?|agree[sd]?|listens?|listened|uses?|used|opens?|opened|closes?|closed|propose[sd]?)
  open(-ended)? questions? / situation questions? / problem questions? / implication questions?
  need[- ]payoff questions? / active(ly)? listen(ing|s|ed) / (builds?|built|building) rapport
  (handles?|handled|handling) (the )?objections?
  (shows?|showed|showing|demonstrates?|demonstrated) (clear |genuine |real )?empathy
  (clear|concrete|agreed) next steps? / stages? covered / topics? covered / criteri(on|a) / anchors?
  out of five / (score|level|points?) ?[0-5]\b / [0-5] ?(=|:|points?\b) / exceeds? expectations
  meets? expectations / needs? improvement / spin (questions|selling|technique)
`)})\b`,
  'g',
)
