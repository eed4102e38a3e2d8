import { useEffect } from 'react'
import { logFailure } from './log.ts'

/** For what is looked up and only logged when it fails: the part shows that it is empty. */
export function useFailureLog(what: string, failure: unknown): void {
  useEffect(() => {
    if (failure) logFailure(what, failure)
  }, [what, failure])
}
