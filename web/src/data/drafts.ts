import { readUser } from './credentials.ts'

/** What was typed and not sent yet. It lives as long as the tab, and is for the same person alone. */

const draftKey = (name: string): string => `draft:${readUser()?.id ?? ''}:${name}`

export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(name)) ?? 'null')
  } catch {
    return null
  }
}

export function storeDraft(name: string, content: unknown): void {
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify(content))
  } catch {
    // The storage is full or closed: what was typed is still in the form.
  }
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(draftKey(name))
