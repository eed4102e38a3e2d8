/**
 * Who somebody is to the persona, from all that it says: "my niece Sanna", "my director, Helen". Whoever
 * hears of Sanna in another sentence first does not know her.
 */
export function relationsIn(sentences: readonly string[]): Map<string, string> {
  const relations = new Map<string, string>()
  for (const sentence of sentences)
    for (const [, owner = '', relation = '', name = ''] of sentence.matchAll(RELATED))
      if (!relations.has(name)) relations.set(name, `${owner.toLowerCase()} ${relation}`)
  for (const sentence of sentences)
    for (const [, owner = '', relation = '', name = ''] of sentence.matchAll(ONE_IS))
      if (!relations.has(name)) relations.set(name, `${owner.toLowerCase()} ${relation}`)
  return relations
}

const RELATED =
  /\b([Mm]y|[Oo]ur) ((?:\p{Ll}[\p{Ll}-]+ ){0,2}\p{Ll}[\p{Ll}-]+)(?:, | called | )(\p{Lu}\p{Ll}+)\b(?! (?:\p{Lu}|Street|Road))/gu
const ONE_IS = /\b([Mm]y|[Oo]ur) (boss|manager|director|ceo|dispatcher) is (\p{Lu}\p{Ll}+)\b/giu

/** "Sanna runs the café" becomes "My niece Sanna runs the café". */
export function withRelation(sentence: string, relations: ReadonlyMap<string, string>): string {
  const [, name = '', rest = ''] = /^(\p{Lu}\p{Ll}+)\b(.*)$/su.exec(sentence) ?? []
  const relation = relations.get(name)
  if (relation === undefined || rest.startsWith("'") || !PERSONAL.test(relation)) return sentence
  if (/^ and \p{Lu}/u.test(rest)) return sentence
  return `${relation.charAt(0).toUpperCase()}${relation.slice(1)} ${name}${rest}`
}

/** Of these a name alone would ask "who is that?". */
const PERSONAL =
  /\b(?:wife|husband|son|daughter|mother|father|mum|dad|brother|sister|niece|nephew|aunt|uncle|cousin|friend|partner|boyfriend|girlfriend|grandson|granddaughter|boss|manager|director|colleague|dispatcher|technician|assistant|neighbour|neighbor|flatmate|supervisor|dog|cat|accountant|deputy|secretary|landlord|ex-husband|ex-wife|ex)$/i
