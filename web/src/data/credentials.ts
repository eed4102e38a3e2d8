/** Who is signed in on this browser. Kept where the specification has it, so all tabs share it. */

export type StoredUser = { id: string; name: string; email: string }
export type Credentials = { token: string; user: StoredUser }

const TOKEN = 'token'
const USER = 'user'

export const readToken = (): string | null => localStorage.getItem(TOKEN)

export function readUser(): StoredUser | null {
  try {
    const user = JSON.parse(localStorage.getItem(USER) ?? 'null') as Partial<StoredUser> | null
    return typeof user?.id === 'string'
      ? { id: user.id, name: user.name ?? '', email: user.email ?? '' }
      : null
  } catch {
    return null
  }
}

export function storeCredentials({ token, user }: Credentials): void {
  localStorage.setItem(USER, JSON.stringify(user))
  localStorage.setItem(TOKEN, token)
}

/** The token stays as it is: no other tab has to begin anew for a name. */
export function renameStoredUser(name: string): void {
  const user = readUser()
  if (user !== null) localStorage.setItem(USER, JSON.stringify({ ...user, name }))
}

export function clearCredentials(): void {
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
}

/** Told when another tab signs in or out. */
export function onCredentialsChange(listen: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // Null: everything was cleared.
    if (event.key === TOKEN || event.key === null) listen()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
