/** Of a rubric that a roleplay brings: more than anybody can keep in mind who grades, or learns. */
export const RUBRIC_LIMITS = {
  criteria: 30,
  sentences: 20,
  nameCharacters: 100,
  /** Of an anchor, a sentence, or what a learner reads. */
  wordsCharacters: 500,
  mostWeight: 1000,
} as const
