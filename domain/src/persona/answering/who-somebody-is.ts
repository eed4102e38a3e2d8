import { wordsOf } from '../../language/words.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'

/** "Who is Gerry?": whoever was named is known, if only from what was said of them a moment ago. */
export function toWhoSomebodyIs(given: Given, { text }: Asked): Decision | null {
  const name =
    WHO_IS.exec(bareQuestion(text))?.[1] ??
    IS_ONE_OF.exec(bareQuestion(text))?.[1] ??
    WHO_IS_FIRST.exec(given.heard.text)?.[1]?.toLowerCase()
  if (name === undefined) return null
  const of = given.graph.facts.filter((fact) => isNamedIn(fact, name) && mayTell(given, fact))
  const best = of.toSorted((a, b) => weightOf(b, name) - weightOf(a, name))[0]
  if (best === undefined) return null
  // Told before, it is said again: who asks has not kept hold of the name.
  const part: Part = {
    say: 'fact',
    id: best.id,
    as: isTold(given.state, best) ? 'again' : 'new',
  }
  return {
    intent: 'say who somebody is',
    parts: part.as === 'again' ? [phrase('as-i-said'), part] : [part],
    open: { what: 'nothing' },
  }
}

const WHO_IS =
  /^(?:who (?:is|was|are|were) (?:this |that |the )?|tell me (?:more )?about |what about )(?:mrs? |ms |miss |missus |mister |dr |doctor )?(\p{L}[\p{L}'-]+?)(?: again| exactly| then| anyway| actually)*$/u

/** "Is Callum one of your employees?": what he is says whether. */
const IS_ONE_OF =
  /^(?:is|was) (?!(?:it|that|this|he|she|there)\b)(\p{L}+) (?:(?:one|part) of your|(?:also )?(?:an?|your|the) (?:\p{L}+ )?(?:employee|colleague|apprentice|assistant|partner|friend|boss|manager|relative|family member))\b/u

/** "Who is Sheila, and does she write it down?": who she is says what she does as well. */
const WHO_IS_FIRST = /\b[Ww]ho(?:'s| is| was) (\p{Lu}\p{Ll}+)(?:,| and\b)/u

/** Of the author's names, which alone are written with a capital within a sentence. */
const isNamedIn = ({ says, about }: Fact, name: string): boolean =>
  about !== 'goal' && new RegExp(String.raw`\b${asWritten(name)}\b`, 'u').test(says)

const asWritten = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** What begins with the name, has it beside what they are ("one apprentice, Jesper"), or says what somebody is to them, says best who it is. */
function weightOf({ says, about }: Fact, name: string): number {
  const at = wordsOf(says).indexOf(name.toLowerCase())
  const isSubject = at >= 0 && at <= A_FEW
  const isSaidWho = new RegExp(String.raw`\b\p{Ll}+, ${asWritten(name)}(?=[.,;]|$)`, 'u').test(says)
  return (
    (isSubject ? 2 : 0) +
    (isSaidWho ? 2 : 0) +
    (RELATES.test(says) ? 1 : 0) +
    (about === 'pain' ? -1 : 0)
  )
}

/** In words: "my dispatcher Gerry …". */
const A_FEW = 3

const RELATES = /\b(?:my|our|called|named|is (?:the|my|our|an?)|who)\b/i
