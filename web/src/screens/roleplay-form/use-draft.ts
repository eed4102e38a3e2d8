import { useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropDraft, storeDraft } from '../../data/drafts.ts'
import type { FormValues } from './form-values.ts'

type Beginning = {
  /** Under which name the draft is kept. */
  name: string
  /** What stands there before anything was typed. */
  initial: FormValues
  /** What was typed before a reload, when there is such. */
  draft: FormValues | null
}

/** Keeps what is typed through an error, a reload, or signing in again, until it is saved. */
export function useDraft(
  { reset, subscribe }: UseFormReturn<FormValues>,
  { name, initial, draft }: Beginning,
) {
  const [isRestored, setRestored] = useState(draft !== null)
  const [first] = useState({ initial, draft })
  const saved = useRef(initial)

  // Before it is painted, or what stands below would move.
  useLayoutEffect(() => {
    if (first.draft !== null) reset(first.draft, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) === JSON.stringify(saved.current)) dropDraft(name)
        else storeDraft(name, values)
      },
    })
  }, [first, name, reset, subscribe])

  return {
    isRestored,
    /** With what is saved now; without it, with what was when the form was opened. */
    startOver: (from: FormValues = saved.current) => {
      saved.current = from
      reset(from)
      dropDraft(name)
      setRestored(false)
    },
  }
}
