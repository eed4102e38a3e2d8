import { endpoints } from '@colloquy/contract/endpoints'
import { refusals } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { useIdempotencyKey } from '../../data/idempotency-key.ts'
import type { DashboardState } from '../../data/dashboard-state.ts'
import { wordsOf } from '../../data/explain.ts'
import { roleplayQuery } from '../../data/queries.ts'
import { bodyOf, type FormValues, formOf } from './form-values.ts'

/** Long enough to read that it worked. */
const AFTER_SAVE_MS = 2000
const AFTER_DELETE_MS = 1500

export type SavingState =
  | { phase: 'editing' | 'saving' | 'deleting' | 'deleted' }
  | { phase: 'saved'; roleplayId: string }
  | { phase: 'not-saved' | 'not-deleted' | 'not-loaded'; failure: unknown }
  /** Somebody else was faster. */
  | { phase: 'changed-meanwhile' | 'loading-newer' }

type Saving = {
  roleplayId: string | undefined
  onDone: () => void
  /** What somebody else has saved comes in place of what was typed. */
  onNewer: (newer: FormValues) => void
}

/** Saving or deleting, and then on to the dashboard. Without an id a new one is made. */
export function useSaving({ roleplayId, onDone, onNewer }: Saving) {
  const [state, setState] = useState<SavingState>({ phase: 'editing' })
  // A second submit can come before the first one has been drawn.
  const isTaken = useRef(false)
  const { keyFor } = useIdempotencyKey()
  const queries = useQueryClient()
  useRedirect(state)

  const refresh = () => {
    // At once, though nobody looks at them yet: the dashboard that comes next must not show what is gone.
    for (const queryKey of [['roleplays'], ['dashboard']])
      void queries.invalidateQueries({ queryKey, refetchType: 'all' })
    // Not at once: this form still stands on it, and looks it up anew when it is opened again.
    void queries.invalidateQueries({ queryKey: ['roleplay', roleplayId], refetchType: 'none' })
  }

  return {
    state,

    save: async (values: FormValues) => {
      if (isTaken.current) return
      isTaken.current = true
      setState({ phase: 'saving' })
      const body = bodyOf(values)
      const query = values.updatedAt === '' ? {} : { updated_at: values.updatedAt }
      const idempotencyKey = keyFor({ body, query })
      try {
        const saved = await (roleplayId === undefined
          ? call(endpoints.createRoleplay, { body, idempotencyKey })
          : call(endpoints.editRoleplay, { params: { roleplayId }, query, body, idempotencyKey }))
        setState({ phase: 'saved', roleplayId: saved.id })
        onDone()
        refresh()
      } catch (failure) {
        isTaken.current = false
        setState(
          wordsOf(failure) === refusals.changedMeanwhile
            ? { phase: 'changed-meanwhile' }
            : { phase: 'not-saved', failure },
        )
      }
    },

    loadNewer: async (id: string) => {
      if (isTaken.current) return
      isTaken.current = true
      setState({ phase: 'loading-newer' })
      try {
        onNewer(formOf(await queries.fetchQuery({ ...roleplayQuery(id), staleTime: 0 })))
        setState({ phase: 'editing' })
      } catch (failure) {
        setState({ phase: 'not-loaded', failure })
      } finally {
        isTaken.current = false
      }
    },

    remove: async (id: string) => {
      if (isTaken.current) return
      isTaken.current = true
      setState({ phase: 'deleting' })
      try {
        await call(endpoints.deleteRoleplay, {
          params: { roleplayId: id },
          query: { soft_delete: 'true' },
        })
        setState({ phase: 'deleted' })
        onDone()
        refresh()
      } catch (failure) {
        isTaken.current = false
        setState({ phase: 'not-deleted', failure })
      }
    },
  }
}

function useRedirect(state: SavingState): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (state.phase !== 'saved' && state.phase !== 'deleted') return
    const timer =
      state.phase === 'saved'
        ? setTimeout(() => {
            const chosen: DashboardState = { roleplayId: state.roleplayId }
            void navigate(screens.dashboard, { state: chosen })
          }, AFTER_SAVE_MS)
        : // What was deleted has no page to come back to.
          setTimeout(() => void navigate(screens.dashboard, { replace: true }), AFTER_DELETE_MS)
    return () => clearTimeout(timer)
  }, [state, navigate])
}
