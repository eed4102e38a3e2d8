/** The small numbers that people write out, in figures. */
export const NUMBER_WORDS: Record<string, string> = Object.fromEntries(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, n) => [word, `${n + 1}`]),
)
