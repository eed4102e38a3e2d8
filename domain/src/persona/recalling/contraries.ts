/** Who asks for one of these is not answered by another of the same line. */
const CONTRARIES = `
day night
morning afternoon evening
front back
buy sell
before after
mother father
son daughter
brother sister
husband wife
summer winter
monday tuesday wednesday thursday friday saturday sunday
january february march april june july august september october november december
first second third last
old new
upstairs downstairs
open closed
opened closed
younger older
youngest oldest
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** "The day shift", asked of what says "the night shift". */
export const isContrary = (asked: ReadonlySet<string>, said: ReadonlySet<string>): boolean =>
  CONTRARIES.some((line) => {
    const wanted = line.filter((word) => asked.has(word))
    return (
      wanted.length > 0 &&
      !wanted.some((word) => said.has(word)) &&
      line.some((word) => said.has(word))
    )
  })
