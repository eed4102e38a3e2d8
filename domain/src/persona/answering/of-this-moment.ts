/** Who sits there knows that they do: it is no news, and brought nobody. */
export const isInTheAudience = (says: string): boolean =>
  /^I(?:'m| am)? (?:sit|sitting|listen|listening|invited|in the audience)\b/.test(says)

/** Where they are as they speak, and how much time they have. */
export const isOfThisMoment = (says: string): boolean => isInTheAudience(says) || NOW.test(says)

const NOW =
  /^(?:I'm (?:between|at|in|on|standing|here|calling|seeing|meeting|about)|(?:I|We) have (?:a quarter|half|an? (?:short|quick)|ten|fifteen|twenty|thirty|\d+ min|a few)|I've (?:just|got) |It's )/
