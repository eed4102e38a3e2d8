import type { WrittenAnswer } from '../../graph/plan.ts'

/** Who was named is "he" from then on: every question about them is asked that way as well. */
export function alsoAsHe(name: string, answers: readonly WrittenAnswer[]): WrittenAnswer[] {
  const written = new Set(answers.flatMap(({ asked }) => asked))
  return answers.map((answer) => ({
    ...answer,
    asked: [
      ...answer.asked,
      ...answer.asked
        .filter((way) => way.includes(name))
        .map((way) => withHe(way, name))
        .filter((way) => !written.has(way)),
    ],
  }))
}

function withHe(way: string, name: string): string {
  const he = way
    .replaceAll(`${name}'s`, 'his')
    .replaceAll(new RegExp(String.raw`(?<=\b(?:${TAKES_HIM}) )${name}\b`, 'g'), 'him')
    .replaceAll(new RegExp(String.raw`(?<!\b(?:is|was|Is|Was) )\b${name}(?=[?.])`, 'g'), 'him')
    .replaceAll(new RegExp(String.raw`\b${name}\b`, 'g'), 'he')
  return he.charAt(0).toUpperCase() + he.slice(1)
}

const TAKES_HIM =
  'to|with|without|of|for|about|from|after|by|beside|told|tell|asked|ask|give|lost|losing|miss|replace|hurt|know|want|make|makes|made|show|take|takes|help|let|keep|got|leave|put|pay|see|trust|blame|like|on|at|against|than|into|tells|asks|gives|gave|gets|believe|meet|met'
