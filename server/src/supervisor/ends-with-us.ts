/**
 * Loaded into a tool before it begins, since the tool knows nothing of us: what is left of it after a
 * kill of ours would hold its port. A Ctrl-C reaches it too, and is ours to answer. It is killed since an
 * exit can hang (docs/decisions/010-the-supervisor.md).
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
// A tool that is done may end, although it could still be told something.
process.channel?.unref()
