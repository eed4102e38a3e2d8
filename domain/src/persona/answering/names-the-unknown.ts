import type { Given } from '../decision.ts'

/** "Have you worked with shops in Japan?": of a text without Japan nothing says yes or no to it. */
export function namesTheUnknown({ heard, graph }: Given): boolean {
  const known = [graph.persona.name, graph.persona.role, ...graph.facts.map(({ says }) => says)]
    .join(' ')
    .toLowerCase()
  return [...heard.text.matchAll(A_NAME)].some(([name]) => !known.includes(name.toLowerCase()))
}

/** In the middle of a sentence; what begins one may be any word. */
const A_NAME =
  /(?<=\p{Ll},? )(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|(?:Mr|Mrs|Ms|Dr|Miss|Madam|Sir|OK|AI)\b)\p{Lu}\p{Ll}{2,}/gu
