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
