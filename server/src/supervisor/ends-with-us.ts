/**
 * Loaded into a tool before it begins, since the tool knows nothing of us: what is left of it after a
 * kill of ours would hold its port. A Ctrl-C reaches it too, and is ours to answer.
 */
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
// A tool that is done may end, although it could still be told something.
process.channel?.unref()
