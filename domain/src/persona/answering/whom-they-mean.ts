import { NOT_OWNED } from '../../language/person-words.ts'
import { meaningsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import type { Given } from '../decision.ts'
import type { Asked } from '../recalling/asked.ts'
import { isRelation, peopleNamedIn } from '../recalling/people.ts'

/**
 * "Oh, your mother's there. Does she know about it?" asks whether their mother does: the question with whom it means in the
 * place of "she". Null where nobody was named just before, or more than one who could be meant.
 */
export function withWhomTheyMean(given: Given, asked: Asked): Asked | null {
  const [, pronoun] = PRONOUN.exec(asked.text) ?? []
  if (pronoun === undefined) return null
  const gender = pronoun === 'she' || pronoun === 'her' ? 'she' : 'he'
  const { heard, state } = given
  const meant =
    onlyOneIn(heard.text, { given, genders: [gender, 'unknown'] }) ??
    // Whoever speaks of themselves names more people than they speak about.
    onlyOneIn(state.recent.at(-1) ?? '', { given, genders: [gender] })
  if (meant === null) return null
  const who = isRelation(meant) ? `your ${meant}` : meant
  return {
    ...asked,
    text: asked.text.replace(PRONOUN, (_, word: string, next: string) =>
      word === 'his' || (word === 'her' && next !== '' && !NOT_OWNED.has(next)) ? `${who}'s` : who,
    ),
    stems: [...new Set([...asked.stems, ...meaningsOf(meant)])],
  }
}

const PRONOUN = /\b(he|him|his|she|her)\b(?= ?(\p{L}*))/u

function onlyOneIn(
  text: string,
  { given, genders }: { given: Given; genders: readonly string[] },
): string | null {
  const { graph, state } = given
  const themselves = wordsOf(`${graph.persona.name} ${state.learner.name ?? ''}`)
  const called = peopleNamedIn(text)
    .filter((one) => !themselves.includes(one.called) && genders.includes(one.gender))
    .map((one) => one.called)
  const [first] = called
  return first !== undefined && called.every((one) => one === first) ? first : null
}
