import type { UseCase } from './use-cases.ts'

export type WaitlistEntry = {
  email: string
  name: string | null
  interests: UseCase[]
  otherDetails: string | null
}

/** Texts are trimmed, and what is empty then is null; each interest counts once. */
export const tidyWaitlistEntry = (entry: WaitlistEntry): WaitlistEntry => ({
  email: entry.email.trim(),
  name: textOrNull(entry.name),
  interests: [...new Set(entry.interests)],
  otherDetails: textOrNull(entry.otherDetails),
})

const textOrNull = (text: string | null): string | null => text?.trim() || null
