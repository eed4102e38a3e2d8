import { MEANT_LINES } from '../meant-differences.ts'
import type { Account } from './describe.ts'

/** A scene as it was played: what each of the people in it was told. */
export type Script = Record<string, Account>

/** What one server said in a scene and the other did not, and is not meant so. */
export function differences(ours: Script, theirs: Script): string[] {
  const people = new Set([...Object.keys(ours), ...Object.keys(theirs)])
  return [...people].flatMap((person) => {
    const [mine, others] = [ours[person] ?? {}, theirs[person] ?? {}]
    const subjects = new Set([...Object.keys(mine), ...Object.keys(others)])
    return [...subjects].flatMap((subject) => {
      const said = [mine, others].map((account) => unmeant(subject, account[subject] ?? []))
      const [here, there] = said.map((lines) => lines.join(' → ') || 'nothing')
      return here === there ? [] : [`${person}, ${subject}: ours ${here}; LiveKit ${there}`]
    })
  })
}

function unmeant(subject: string, lines: string[]): string[] {
  const kept = lines.filter(
    (line) => !MEANT_LINES.some((one) => one.about.test(`${subject}: ${line}`)),
  )
  return kept.filter((line, i) => line !== kept[i - 1])
}
