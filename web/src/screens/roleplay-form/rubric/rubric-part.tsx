import { USE_CASES } from '@colloquy/domain/use-cases'
import { type ComponentType, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Surface } from '../../../ui/surface.tsx'
import type { FormValues } from '../form-values.ts'

const loadEditor = async () => (await import('./rubric-editor.tsx')).RubricEditor

type Editor = { is: 'closed' | 'coming' | 'failed' } | { is: 'here'; Editor: ComponentType }

/** By what its talks are graded. Most authors leave that as it is: what changes it comes when it is asked for. */
export function RubricPart() {
  const [editor, setEditor] = useState<Editor>({ is: 'closed' })
  const open = () => {
    setEditor({ is: 'coming' })
    loadEditor().then(
      (Editor) => setEditor({ is: 'here', Editor }),
      () => setEditor({ is: 'failed' }),
    )
  }
  return (
    <Surface label="How it is graded">
      {editor.is === 'here' ? (
        <editor.Editor />
      ) : (
        <>
          <InShort />
          {editor.is === 'failed' && (
            <Notice kind="error">
              The rubric could not be opened. Check your connection and try again.
            </Notice>
          )}
          <div>
            <Button look="quiet" busy={editor.is === 'coming' && 'Opening…'} onClick={open}>
              Open the rubric
            </Button>
          </div>
        </>
      )}
    </Surface>
  )
}

function InShort() {
  const [rubric, scenario] = useWatch<FormValues, ['rubric', 'scenario']>({
    name: ['rubric', 'scenario'],
  })
  const { formState } = useFormContext<FormValues>()
  const isChanged = formState.dirtyFields.rubric !== undefined
  if (rubric === null)
    return (
      <p>
        By the rubric that comes with its use case, {USE_CASES[scenario]}. You can make one of its
        own from it: other criteria, other weights, a sentence that has to be said.
      </p>
    )
  return (
    <p>
      By a rubric of its own, with {rubric.criteria.length}{' '}
      {rubric.criteria.length === 1 ? 'criterion' : 'criteria'}.
      {isChanged && ' What you changed in it is not saved yet.'}
    </p>
  )
}
