import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { NO_PROBLEMS, problemsOf } from '../../data/problems.ts'

export type WorkState = { phase: 'idle' | 'busy' } | { phase: 'failed'; failure: unknown }

/** Something to do once, and what to look up anew afterwards. Tells whether it was done. */
export function useWork(...changed: readonly string[]) {
  const [state, setState] = useState<WorkState>({ phase: 'idle' })
  // A second click can come before the first one has been drawn.
  const isTaken = useRef(false)
  const queries = useQueryClient()

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isTaken.current) return false
    isTaken.current = true
    setState({ phase: 'busy' })
    try {
      await work()
      for (const part of changed) void queries.invalidateQueries({ queryKey: [part] })
      setState({ phase: 'idle' })
      return true
    } catch (failure) {
      setState({ phase: 'failed', failure })
      return false
    } finally {
      isTaken.current = false
    }
  }
  return { state, run, forget: () => setState({ phase: 'idle' }) }
}

/** Of a form that was refused: what is wrong with which of its fields. */
export const problemsIn = (state: WorkState, reading: Parameters<typeof problemsOf>[1]) =>
  state.phase === 'failed' ? problemsOf(state.failure, reading) : NO_PROBLEMS
