import { useController } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FormValues } from './form-values.ts'
import styles from './own-graph.module.css'

/** Says that it brings a graph, which nobody would see otherwise, and lets it go. There is no editor for one. */
export function OwnGraph() {
  const { field, formState } = useController<FormValues, 'graph'>({ name: 'graph' })
  // Also after a reload, when what was typed before is back, it says that the graph is about to go.
  const saved = formState.defaultValues?.graph ?? null
  if (field.value === null && saved === null) return null
  const isKept = field.value !== null
  return (
    <Notice kind="info">
      <div className={styles.graph}>
        <p>
          {isKept
            ? 'This roleplay has a conversation graph of its own, in place of the one that its use case brings. It stays as it is when you save.'
            : 'The graph of its own goes when you save. From then on the use case decides how the conversation unfolds.'}
        </p>
        <Button look="plain" onClick={() => field.onChange(isKept ? null : saved)}>
          {isKept ? 'Take the graph away' : 'Keep the graph'}
        </Button>
      </div>
    </Notice>
  )
}
