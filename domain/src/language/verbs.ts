/** What he, she or it does; none of these is a plural as well. */
export const CERTAIN_VERBS: ReadonlySet<string> = new Set(
  `
  accepts adds admits advises agrees aims annoys applies argues arrives asks assumes attends avoids
  bakes begins believes belongs bothers breaks brings builds buys calculates carries chooses closes
  coaches collects cooks criticises criticizes comes commutes complains considers consults continues coordinates covers decides
  delivers depends develops dislikes does earns eats employs enjoys ensures expects explains faints
  feels fills finishes fixes follows forgets gets gives goes grows handles hangs happens hates hears
  helps hesitates hires holds hits hurts ignores imagines insists intends interrupts introduces invests
  invites keeps knows lacks learns leaves lends likes listens loses maintains manages means meets
  mentions mentors flies misses negotiates opens operates organises organizes oversees owns performs prefers prepares
  pretends prides protects provides realises realizes receives refuses relies remains remembers
  represents resents responds says seeks seems sees sells sends serves shouts sings sits sleeps slows snaps
  speaks specialises specializes spends suffers supervises teaches tells tends thinks threatens tries
  clicks coughs distrusts mistrusts explodes panics trembles whispers saves scares skips snores solves spoils steals
  stutters sues swears wastes wears understands wakes wants weighs writes yells ends lasts hears smells loses sweats keeps bites
  teases interrupts annoys provokes expires tastes sells
  `
    .trim()
    .split(/\s+/),
)

/** What he, she or it does; each of these may be several things too: "she reports", "weekly reports". */
const DOUBTFUL_VERBS = `
  answers arranges books borrows calls changes checks claims controls costs counts cries cuts dates
  deals delays demands designs doubts drinks drives drops faces falls fears feeds fights finds guesses hopes
  joins laughs leads lives looks loves makes minds moves needs notices offers orders owes pays picks
  plans plays posts presents produces promises pulls pushes puts questions raises reaches reads regrets
  reports requires respects returns reviews runs schedules searches sets shares shows sighs signs smokes
  stands starts stays stops struggles studies supplies supports suspects takes talks tests tracks
  practises practices trains travels treats trusts turns uses values visits volunteers votes waits walks washes watches wishes
  wonders works worries cancels shuts leaks drips rattles burns rings beeps floods freezes jams sticks overheats eats cooks hurts
  `
  .trim()
  .split(/\s+/)

export const VERBS: ReadonlySet<string> = new Set([...CERTAIN_VERBS, ...DOUBTFUL_VERBS])

/** What he, she, they or I did, where English does not end it with "ed". */
export const PAST_VERBS: ReadonlySet<string> = new Set(
  `ate began bought broke brought built came caught chose drank drew drove fell felt flew forgot fought
  found froze gave got grew had heard held hid hit hurt kept knew left lent led lost made meant met paid ran read
  rode rang rose said sang sat saw sent shook shot slept sold spent spoke stole stood swore taught thought threw
  told took understood quit went woke won wore wrote withdrew`
    .trim()
    .split(/\s+/),
)
