import { momentOfFields } from '../../../data/due.ts'
import { useNow } from '../../../data/use-now.ts'
import type { Offered } from './assignment-fields.tsx'
import styles from './assignment-form.module.css'
import { askedOf, type FormValues, problemsWith } from './form-values.ts'
import { previewInWords, type Who } from '../asked-in-words.ts'

type PreviewProps = { values: FormValues; offered: Offered; roleplayName: string | null }

/** What is about to be asked, in a sentence: where it is wrong, one reads it. */
export function Preview({ values, offered, roleplayName }: PreviewProps) {
  const now = useNow()
  const { pass_mark: pass, least_attempts: least, most_attempts: most } = problemsWith(values)
  const isNumbers = pass === undefined && least === undefined && most === undefined
  const roleplay =
    roleplayName ?? offered.roleplays.find(({ id }) => id === values.roleplayId)?.name ?? null
  return (
    <output className={styles.preview}>
      {isNumbers
        ? previewInWords(
            {
              ...askedOf(values),
              who: whoOf(values, offered),
              roleplay,
              due: momentOfFields(values),
            },
            now,
          )
        : 'The numbers above do not fit yet.'}
    </output>
  )
}

/** Each person once, however they are asked. */
function whoOf({ people, groups }: FormValues, { members, groups: all }: Offered): Who {
  const active = all.filter(({ id, is_active: isActive }) => isActive && groups.includes(id))
  const asked = members.filter(
    (member) =>
      people.includes(member.user_id) || active.some(({ id }) => member.groups.includes(id)),
  )
  return {
    names: members
      .filter(({ user_id: id }) => people.includes(id))
      .map(({ name, email }) => name || email),
    groups: all.filter(({ id }) => groups.includes(id)).map(({ name }) => name),
    people: asked.length,
  }
}
