/** Of the answers that an author writes: more ways than anybody thinks of, and short enough to be said in a breath. */
export const ANSWER_LIMITS = {
  answers: 100,
  /** Of asking, of saying it, and of saying more. */
  ways: 30,
  askedCharacters: 300,
  saysCharacters: 500,
} as const
