/** Who reads no further (`| head -3`) has seen enough, and that is no failure. */
export function whenUnread(stop: () => void): void {
  process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure
    stop()
  })
}
