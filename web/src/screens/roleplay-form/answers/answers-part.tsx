import { type ComponentType, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Surface } from '../../../ui/surface.tsx'
import type { FormValues } from '../form-values.ts'

const loadEditor = async () => (await import('./answers-editor.tsx')).AnswersEditor

type Editor = { is: 'closed' | 'coming' | 'failed' } | { is: 'here'; Editor: ComponentType }

/** What the persona would answer, and what its author wants it to. It comes when it is asked for: it asks the server. */
export function AnswersPart() {
  const [editor, setEditor] = useState<Editor>({ is: 'closed' })
  const open = () => {
    setEditor({ is: 'coming' })
    loadEditor().then(
      (Editor) => setEditor({ is: 'here', Editor }),
      () => setEditor({ is: 'failed' }),
    )
  }
  return (
    <Surface label="Questions and answers">
      {editor.is === 'here' ? (
        <editor.Editor />
      ) : (
        <>
          <InShort />
          {editor.is === 'failed' && (
            <Notice kind="error">
              The answers could not be opened. Check your connection and try again.
            </Notice>
          )}
          <div>
            <Button look="quiet" busy={editor.is === 'coming' && 'Opening…'} onClick={open}>
              Open questions and answers
            </Button>
          </div>
        </>
      )}
    </Surface>
  )
}

function InShort() {
  const answers = useWatch<FormValues, 'answers'>({ name: 'answers' })
  const { formState } = useFormContext<FormValues>()
  const isChanged = formState.dirtyFields.answers !== undefined
  return (
    <p>
      {answers.length === 0
        ? 'Ask the persona what a learner would ask, and see where your text has no answer. What you write down for a question is said to whoever asks it.'
        : `${answers.length === 1 ? 'One question has' : `${answers.length} questions have`} an answer that you wrote. Ask the persona what a learner would ask, and see where one is missing.`}
      {isChanged && ' What you changed in them is not saved yet.'}
    </p>
  )
}
