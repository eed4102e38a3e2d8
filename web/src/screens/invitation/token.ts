/**
 * The secret of the link stands behind its #. While somebody signs in first, the tab keeps it: in the
 * address to come back to it would reach the server's log.
 */
const KEY = 'invitation'

export const invitationToken = (hash: string): string | null =>
  hash.length > 1 ? hash.slice(1) : sessionStorage.getItem(KEY)

export const keepInvitation = (token: string): void => sessionStorage.setItem(KEY, token)

export const dropInvitation = (): void => sessionStorage.removeItem(KEY)
