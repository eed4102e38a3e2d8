import { ANSWER_LIMITS } from '@colloquy/domain/graph/answer-limits'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AnswerItem } from './answer-item.tsx'
import { type AnswerValues, waysIn } from './answer-values.ts'
import styles from './answers.module.css'
import { problemsIn } from './problems.ts'
import type { AnswerList } from './use-answer-list.ts'

type WrittenAnswersProps = {
  answers: readonly AnswerValues[]
  name: string
  list: AnswerList
  /** How often it was tried to be saved as it is, and could not. */
  tries: number
  focus: (selector: string) => void
}

export function WrittenAnswers({ answers, name, list, tries, focus }: WrittenAnswersProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [seenTries, setSeenTries] = useState(tries)
  const problems = problemsIn(answers)
  const isFull = answers.length >= ANSWER_LIMITS.answers
  const { removed } = list

  // Only with another try: what is mended meanwhile moves nobody.
  if (seenTries !== tries) {
    setSeenTries(tries)
    if (problems[0] !== undefined) list.toggle(problems[0].key, true)
    focus('[aria-invalid="true"]')
  }

  return (
    <div
      className={styles.part}
      // What is wrong is said once somebody has gone on, not while they write.
      onBlur={({ target }) => {
        if ('name' in target && typeof target.name === 'string' && target.name !== '')
          setLeft(new Set([...left, target.name]))
      }}
    >
      <h3 className={styles.heading}>Your answers</h3>
      <p className={styles.soft}>
        {answers.length === 0
          ? `None yet. What you write down here, ${name} says to whoever asks it, in these words or in others that mean the same. It is beside the exercise: nobody has to earn it, and no grade counts it.`
          : `Said to whoever asks it, in these words or in others that mean the same. Nobody has to earn it, and no grade counts it.`}
      </p>
      {answers.length > 0 && (
        <ol className={styles.list}>
          {answers.map((answer, at) => (
            <AnswerItem
              key={answer.key}
              answer={answer}
              name={name}
              problems={problems.filter(
                ({ key, field }) => key === answer.key && (tries > 0 || left.has(field)),
              )}
              isOpen={list.opened.has(answer.key)}
              onToggle={(isOpen) => list.toggle(answer.key, isOpen)}
              onChange={(change) => list.change(at, change)}
              onRemove={() => list.remove(at)}
            />
          ))}
        </ol>
      )}
      {removed !== null && (
        <Notice kind="info">
          <div className={styles.row} data-removed="">
            <span>{toQuestion(removed.answer)} is removed.</span>
            <Button look="plain" onClick={() => list.bringBack(removed)}>
              Undo
            </Button>
          </div>
        </Notice>
      )}
      {tries > 0 && problems.length > 0 && (
        <Notice kind="error">
          {problems.length === 1
            ? 'One thing in the answers has to be mended before it can be saved.'
            : `${problems.length} things in the answers have to be mended before it can be saved.`}
        </Notice>
      )}
      <div>
        <Button
          look="quiet"
          id="add-answer"
          hint={isFull && `A roleplay has at most ${ANSWER_LIMITS.answers} answers`}
          onClick={() => list.add()}
        >
          Add an answer
        </Button>
      </div>
    </div>
  )
}

function toQuestion({ asked }: AnswerValues): string {
  const [first] = waysIn(asked)
  return first === undefined ? 'An answer without a question' : `The answer to “${first}”`
}
