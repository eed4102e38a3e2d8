import type { Course, Persona } from './roleplay.ts'

/** What a version of a roleplay holds. */
export type RoleplayContent = Course & {
  name: string
  description?: string | null | undefined
  persona: Persona
}

type Part = { called: string; of: (content: RoleplayContent) => unknown }

/** In the order of the form, and in its words. */
const PARTS: readonly Part[] = [
  { called: 'name', of: ({ name }) => name },
  { called: 'description', of: ({ description }) => description ?? null },
  { called: 'use case', of: ({ scenario }) => scenario },
  { called: 'difficulty', of: ({ difficulty }) => difficulty },
  { called: 'persona’s name', of: ({ persona }) => persona.name },
  { called: 'persona’s role', of: ({ persona }) => persona.role },
  { called: 'persona’s situation', of: ({ persona }) => persona.situation },
  { called: 'persona’s background', of: ({ persona }) => persona.background },
  { called: 'persona’s pain points', of: ({ persona }) => persona.painPoints },
  { called: 'persona’s goals', of: ({ persona }) => persona.goals },
  { called: 'persona’s voice', of: ({ voice }) => voice },
  { called: 'conversation graph', of: ({ graph }) => graph },
  { called: 'rubric', of: ({ rubric }) => rubric },
]

/** What is another in the one than in the other, in plain words. */
export const changesBetween = (before: RoleplayContent, after: RoleplayContent): string[] =>
  PARTS.filter(({ of }) => !isSame(of(before), of(after))).map(({ called }) => called)

/** Whatever the order of its keys: a database keeps another than it was given. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ofOne, ofOther] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    ofOne.length === ofOther.size &&
    ofOne.every(([key, value]) => ofOther.has(key) && isSame(value, ofOther.get(key)))
  )
}
