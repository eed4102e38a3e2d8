/** For what the screen goes on without: never words of a person, only what was tried and what came. */
export function logFailure(what: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- the console is the log of a browser
  console.error(`${what} failed:`, failure)
}
