import type { Graph } from '../../graph/graph.ts'
import { meaningsOf } from '../../language/stems.ts'
import type { Asked } from './asked.ts'

/**
 * "I meant the system, though, what's slow about it?", "and the heater, is it on all day?": what "it" is was named in
 * the same breath, and is not what was told last.
 */
export function withWhatIsNamed(
  asked: Asked,
  { text, graph }: { text: string; graph: Graph },
): Asked {
  const named = asked.stems.length <= SAYS_LITTLE && IT.test(asked.text) ? namedBefore(text) : null
  if (named === null) return asked
  const stems = meaningsOf(named)
  // What no text knows tells nothing of where to look.
  const isKnown = graph.facts.some((fact) => stems.every((stem) => fact.stems.includes(stem)))
  if (stems.length === 0 || !isKnown || stems.every((stem) => asked.stems.includes(stem)))
    return asked
  return {
    ...asked,
    text: asked.text.replace(IT, named),
    stems: [...new Set([...asked.stems, ...stems])],
    isAboutTopic: false,
  }
}

const SAYS_LITTLE = 2

const IT = /\b(?:it|that|them|this)\b(?!.*\b(?:it|that|them|this)\b)/

const namedBefore = (text: string): string | null => {
  const [, thing, name] = NAMED_AND_ASKED.exec(text) ?? []
  return thing?.toLowerCase() ?? name ?? null
}

/** A thing or a name, and nothing else between it and the question. */
const NAMED_AND_ASKED =
  /(?:^|[.!?,;:–] |\b(?:and|but|so|about|mean|meant|with|up|um|okay|ok|right|then|now) )(?:(?:(?:the|your) ((?:[\p{L}-]+ )?[\p{L}-]+))|((?-i:\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)))(?:,? (?:though|then|now|anyway|itself))?[,.:;–] (?:and |so |but |um,? )*(?:can|could|would|will|do|does|did|is|are|was|were|have|has|had|what|what's|how|how's|why|when|where|who|which)\b[^.?!]*[?.]?$/iu
