/**
 * What an author says to whoever plays the part: how it behaves in the talk. It is acted on, not told:
 * nobody says of themselves "I calm down when somebody shows that they have heard me".
 */
export const isDirection = (sentence: string): boolean =>
  DIRECTIONS.some((pattern) => pattern.test(sentence))

const WHO = String.raw`(?:he|she|they|you|it|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)`

const DIRECTIONS = [
  new RegExp(
    String.raw`^${WHO} (?:is|are) (?:very |quite |a bit |rather |usually |generally )?(?:friendly|polite|guarded|reserved|defensive|s[ck]eptical|curt|hostile|impatient|cautious|suspicious|direct|blunt|warm|cold|withdrawn|talkative|chatty|evasive|cooperative|open to|quick to|slow to|easily)\b`,
    'u',
  ),
  /\b(?:calms? down|warms? up|opens? up|gets? (?:louder|defensive|angrier|impatient|annoyed|irritated|quieter)|softens?|becomes? (?:defensive|hostile|cooperative|impatient|angry)|hangs? up|pushes? back|shuts? down) (?:when|if|as soon as|once|unless|only)\b/i,
  /\b(?:if|when|unless|until|once) (?:the )?(?:user|learner|trainee|salesperson|seller|sales rep|rep|caller|agent|counsell?or|therapist|interviewer|candidate|presenter|lawyer|manager) (?:is|are|asks?|shows?|gives?|says?|tries|offers?|pushes|listens|can|does|doesn't|has|uses|explains|apologi[sz]es|mentions|talks)\b/i,
  /\b(?:will|won't|will not|does not|doesn't|would not|wouldn't) (?:only )?(?:reveal|admit|volunteer|open up|commit|be convinced|be persuaded|agree (?:to anything )?unless)\b/i,
  /\b(?:responds?|reacts?) (?:well|badly|poorly|positively|negatively|best|warmly|defensively) (?:to|when|if)\b/i,
  /\b(?:comes? across as|speaks? (?:in short|slowly|quickly|fast|softly)|in (?:short|long) sentences|tone of voice is|keeps? (?:his|her|their|your) answers short|(?:interrupts?|notices?) (?:as soon as|when|every)\b|straight question with a straight answer)/i,
  /\babout to (?:meet|talk to|speak (?:to|with)) (?:his|her|their|your|the)\b/i,
  /\b(?:looks? at the clock|does sums in (?:his|her|their) head faster|likes? the idea more than)\b/i,
]
