/** As it is spoken: "I'm", "we've", "won't". */
export const contracted = (text: string): string =>
  CONTRACTIONS.reduce((said, [long, short]) => said.replaceAll(long, short), text)

/** Negatives come first: "I won't", not "I'll not". */
const CONTRACTIONS: [RegExp, string][] = [
  [/\b(did|do|does|has|have|had|could|would|should|is|was|are|were) not\b/g, "$1n't"],
  [/\bcannot\b/g, "can't"],
  [/\bwill not\b/g, "won't"],
  [/\bI amn't\b/g, "I'm not"],
  [/(?<!\b(?:who|what|where|how \p{L}+|than|as) )\bI am\b(?![.,;!?]|$)/gu, "I'm"],
  [
    /(?<!\bof |\bhow \p{L}+ |\bwhat |\bwhere )\b([Ii]t|[Tt]hat|[Tt]here) is\b(?! (?:to|what)|[.,;!?]|$)/gu,
    "$1's",
  ],
  [/\b(I|[Ww]e|[Yy]ou|[Tt]hey) will\b(?![.,;!?]|$)/g, "$1'll"],
  [/\b([Ww]e|[Yy]ou|[Tt]hey) are\b(?![.,;!?]|$)/g, "$1're"],
  [/\bI would (?=like|rather|love|be|have)/g, "I'd "],
  [/\b(I|[Ww]e) had (?=(?:never |always |already |just )?(?:been|had|\w{3,}ed)\b)/g, "$1'd "],
  [
    /\b(I|[Ww]e|[Yy]ou) have (?=(?:\w+ly |never |always |already |just |also |not )?(?:been|had|\w{3,}ed|used|run|told|seen|gone|made|taken|given|got|done|kept|come|driven|worked|lost|paid|sent|met|heard|bought|written|spent|led|known|held|grown|left|become|begun|built|found|learnt|lived|read|sold|taught|thought|understood|won|worn|drunk|eaten|fallen|forgotten|hidden|broken|chosen|driven|flown|slept|stood)\b)/g,
    "$1've ",
  ],
]
