/**
 * The conversation that was entered last in this browser. Whoever comes back to it, by a reload or from
 * another tab, has been through the checks and is let in at once.
 */
const KEY = 'joinedCall'

export const isJoinedCall = (conversationId: string): boolean =>
  conversationId !== '' && localStorage.getItem(KEY) === conversationId

export const rememberJoinedCall = (conversationId: string): void => {
  try {
    localStorage.setItem(KEY, conversationId)
  } catch {
    // Then the checks stand before the call again.
  }
}

export const forgetJoinedCall = (): void => localStorage.removeItem(KEY)

/**
 * The conversation whose sound may be kept. Who agreed has agreed to that one: through a reload of it, and to no
 * other.
 */
const RECORDED_KEY = 'recordedCall'

export const mayRecord = (conversationId: string): boolean =>
  conversationId !== '' && localStorage.getItem(RECORDED_KEY) === conversationId

export const rememberMayRecord = (conversationId: string, isAgreed: boolean): void => {
  try {
    if (isAgreed) localStorage.setItem(RECORDED_KEY, conversationId)
    else localStorage.removeItem(RECORDED_KEY)
  } catch {
    // Then it holds until the page is left.
  }
}
