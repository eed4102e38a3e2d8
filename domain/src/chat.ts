/** One line of a talk, whoever wrote or said it. */
export type ChatLine = { sender: string; atMs: number }

/** Somebody who goes on within this time needs no name again. */
const SAME_SENDER_WINDOW_MS = 60_000

/** Whether name and time stand above a line: not when the same sender has said something just before. */
export function showsSender(line: ChatLine, before: ChatLine | undefined): boolean {
  if (before === undefined || before.sender !== line.sender) return true
  return line.atMs - before.atMs >= SAME_SENDER_WINDOW_MS
}

/** What is sent of what was typed: nothing of blanks alone. */
export function lineToSend(typed: string): string | null {
  const line = typed.trim()
  return line === '' ? null : line
}

/** How many lines of others have come since one looked; one's own need no reading. */
export const unreadCount = (lines: readonly { isOwn: boolean }[], seen: number): number =>
  lines.slice(seen).filter(({ isOwn }) => !isOwn).length
