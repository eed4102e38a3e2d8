import { useState } from 'react'
import { type AnswerValues, newAnswer } from './answer-values.ts'
import { fieldName } from './problems.ts'

type Given = {
  answers: AnswerValues[]
  onChange: (answers: AnswerValues[]) => void
  focus: (selector: string) => void
}

type Removed = { answer: AnswerValues; at: number }

export type AnswerList = ReturnType<typeof useAnswerList>

/** What is done to the answers, and where the focus goes with it. */
export function useAnswerList({ answers, onChange, focus }: Given) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<Removed | null>(null)

  const toggle = (key: string, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before)
      if (isOpen) after.add(key)
      else after.delete(key)
      return after
    })

  return {
    opened,
    removed,
    toggle,
    /** With a question in it, one goes on with what is said to it. */
    add: (question = '') => {
      const made = newAnswer([...answers, ...(removed === null ? [] : [removed.answer])], question)
      onChange([...answers, made])
      toggle(made.key, true)
      focus(`[name="${fieldName(made.key, question === '' ? 'asked' : 'says')}"]`)
    },
    change: (at: number, change: Partial<AnswerValues>) => {
      const answer = answers[at]
      if (answer !== undefined) onChange(answers.with(at, { ...answer, ...change }))
    },
    remove: (at: number) => {
      const answer = answers[at]
      if (answer === undefined) return
      onChange(answers.toSpliced(at, 1))
      setRemoved({ answer, at })
      // The button that had the focus is gone.
      focus('[data-removed] button')
    },
    bringBack: ({ answer, at }: Removed) => {
      onChange(answers.toSpliced(at, 0, answer))
      setRemoved(null)
      focus(`[data-key="${answer.key}"] summary`)
    },
  }
}
