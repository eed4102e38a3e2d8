import { ANSWER_LIMITS } from '@colloquy/domain/graph/answer-limits'
import { sameWords } from '@colloquy/domain/graph/validate-answers'
import { useEffect, useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { FormValues } from '../form-values.ts'
import { useFocusGoal } from '../use-focus-goal.ts'
import { waysIn } from './answer-values.ts'
import styles from './answers.module.css'
import { AskPersona } from './ask-persona.tsx'
import { OftenAsked } from './often-asked.tsx'
import { fieldName, problemsIn } from './problems.ts'
import { useAnswerList } from './use-answer-list.ts'
import { WrittenAnswers } from './written-answers.tsx'

/** The answers of the roleplay, part of the same form: kept, guarded and saved with all the rest. */
export function AnswersEditor() {
  const { field } = useController<FormValues, 'answers'>({
    name: 'answers',
    rules: { validate: (answers) => problemsIn(answers).length === 0 || 'Not sound yet' },
  })
  const name = useShownName()
  const part = useRef<HTMLDivElement>(null)
  const focus = useFocusGoal(part, 'input')
  const list = useAnswerList({ answers: field.value, onChange: field.onChange, focus })
  // A try to save that failed for it leads here.
  const [tries, setTries] = useState(0)
  const { ref } = field
  useEffect(() => ref({ focus: () => setTries((before) => before + 1) }), [ref])

  /** Of what is begun already, that is gone on with. */
  const write = (question: string) => {
    const begun = field.value.find(({ asked }) =>
      waysIn(asked).some((way) => sameWords(way) === sameWords(question)),
    )
    const isFull = field.value.length >= ANSWER_LIMITS.answers
    if (begun === undefined && isFull) focus('#add-answer')
    else if (begun === undefined) list.add(question)
    else {
      list.toggle(begun.key, true)
      focus(`[name="${fieldName(begun.key, 'says')}"]`)
    }
  }

  return (
    <div className={styles.editor} ref={part}>
      <AskPersona name={name} onWrite={write} />
      <WrittenAnswers {...{ name, list, tries, focus }} answers={field.value} />
      <OftenAsked name={name} onWrite={write} />
    </div>
  )
}

/** The first name, or what somebody is called who has none yet. */
function useShownName(): string {
  const name = useWatch<FormValues, 'persona.name'>({ name: 'persona.name' }).trim()
  return name === '' ? 'the persona' : name
}
