import { reasonOf } from '../../data/explain.ts'
import { Notice } from '../../ui/notice.tsx'
import type { WorkState } from './use-work.ts'

/** Why something was not done: the server says it in words for people. */
export function FailureNotice({ state }: { state: WorkState }) {
  return state.phase === 'failed' && <Notice kind="error">{reasonOf(state.failure)}</Notice>
}
