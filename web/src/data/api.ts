import { ApiError, type Client, createClient } from '@colloquy/contract/client'
import { endpoints } from '@colloquy/contract/endpoints'
import { messages } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { forgetChosenRoleplay } from './chosen-roleplay.ts'
import { clearCredentials, readToken } from './credentials.ts'
import { logFailure } from './log.ts'

const client = createClient({
  origin: '',
  fetch: (...request) => fetch(...request),
  token: readToken,
})

/** Every call of the signed-in screens. Credentials that do not work any more are cleared. */
export const call: Client = async (endpoint, ...given) => {
  try {
    return await client(endpoint, ...given)
  } catch (failure) {
    if (endpoint.who !== 'anyone' && isAboutToken(failure)) leaveForSignIn()
    throw failure
  }
}

function isAboutToken(failure: unknown): boolean {
  if (failure instanceof ApiError && failure.status === 401) return true
  if (!(failure instanceof Error)) return false
  // Another tab may have signed out while this one was still opening.
  return failure.message.includes('Token') || failure.message === messages.missingToken
}

let isLeaving = false

/** A new document, so that nothing of the last person stays in memory. */
export function leaveForSignIn(): void {
  clearCredentials()
  if (isLeaving) return
  isLeaving = true
  location.assign(signInAddress(location.pathname + location.search))
}

const SIGN_OUT_PATIENCE_MS = 3_000

/** Whatever the server answers, and if it does not: this browser forgets who was here. */
export async function signOut(): Promise<void> {
  // Nothing else may lead to signing in while the way goes to the first page.
  isLeaving = true
  await client(endpoints.signOut, { signal: AbortSignal.timeout(SIGN_OUT_PATIENCE_MS) }).catch(
    (failure: unknown) => logFailure('Signing out', failure),
  )
  clearCredentials()
  forgetChosenRoleplay()
  location.assign(screens.landing)
}

/** Signing in leads back to where one was going. */
export const signInAddress = (next: string): string =>
  next === '/' || next.startsWith(screens.auth)
    ? screens.auth
    : `${screens.auth}?next=${encodeURIComponent(next)}`
