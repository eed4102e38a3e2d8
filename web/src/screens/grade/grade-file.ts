/** As long as every file system takes it, with the rest of the name. */
const MOST_CHARACTERS = 60

/** What a browser saves it as: of which talk, and of which day. */
export function gradeFileName(conversationName: string, startedAt: string | null): string {
  const name = conversationName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MOST_CHARACTERS)
    .replace(/^-+|-+$/g, '')
  const parts = ['colloquy-grade', name, startedAt?.slice(0, 10) ?? '']
  return `${parts.filter((part) => part !== '').join('-')}.json`
}
