/** Words that hold a sentence together: they stay when its pattern is looked at, others become a blank. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also always am an and any anybody anyone anything are as at away back be because been
  before being both but by can come could did do does done down each either else end even ever every everybody
  everyone everything few first for from get gets getting give go goes going got had has have having he her here
  hers him his how i if in into is it its last less let like long lot made make makes many may maybe me mean means
  might mine more most much must my myself need never next no nobody none nor not nothing now of off often old on
  once one only or other our ours out over own part perhaps please put quite rather right said same say says see
  shall she should since so some somebody someone something sound sounds still such take tell than that the their
  them then there these they thing things think this those though through till to too two under until up us very
  want was way we well were what when where whether which while who whom whose why will with without would yes yet
  you your yours yourself feel feels seem seems look looks sure okay happen happens know talk walk describe explain
  help useful worth mean today currently kind sort`.split(/\s+/),
)
