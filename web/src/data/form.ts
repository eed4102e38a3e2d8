import { useState } from 'react'
import { NO_PROBLEMS, type Problems, problemsOf } from './problems.ts'

/** The texts of a form's fields, by name. The fields keep them: nothing typed is lost to an error. */
export function fieldsOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const given = new FormData(form)
  const textOf = (name: Name): string => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}

/** What is wrong with a form: found here before it was sent, or by the server after. */
export function useProblems(reading: { fields: readonly string[]; otherwise: string }) {
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS)
  return {
    problems,
    show: (found: unknown) => setProblems(isProblems(found) ? found : problemsOf(found, reading)),
    clear: () => setProblems(NO_PROBLEMS),
  }
}

const isProblems = (found: unknown): found is Problems =>
  typeof found === 'object' && found !== null && 'fields' in found && 'form' in found
