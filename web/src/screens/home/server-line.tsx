import styles from './server-line.module.css'
import { useServerState, type ServerState } from './server-state.ts'

const WORDS: Record<ServerState, string> = {
  asking: 'Asking the server how it is…',
  ready: 'The server is running.',
  starting:
    'The server is there, but not everything behind it is. Looking again every few seconds.',
  silent: 'The server does not answer. Looking again every few seconds.',
}

export function ServerLine() {
  const state = useServerState()
  return (
    <p className={styles.line} data-state={state}>
      <output>{WORDS[state]}</output> <a href="/api/docs">Read about its API</a>
    </p>
  )
}
