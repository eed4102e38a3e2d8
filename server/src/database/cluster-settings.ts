/**
 * `throw-away` is for tests: several times as fast, and a crash of the machine may lose the database.
 */
export type Durability = 'safe' | 'throw-away'

/**
 * Given to Postgres on its command line at every start, so that a newer Colloquy changes the settings
 * of an older data folder. For a machine with one or two cores that has other work to do too.
 */
export function clusterSettings(wanted: {
  socketFolder: string
  durability: Durability
}): string[] {
  return Object.entries({
    // Only who can enter the socket's folder can connect: no port, no password.
    listen_addresses: '',
    port: SOCKET_NUMBER,
    unix_socket_directories: quoteFolder(wanted.socketFolder),
    unix_socket_permissions: '0700',

    max_connections: '100',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // Parallel queries need /dev/shm, which containers keep small, and slow down everybody else.
    max_parallel_workers_per_gather: '0',
    // Three processes less; the reads of a database that fits into memory do not wait for a disk.
    io_method: 'sync',
    max_logical_replication_workers: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',

    // A failed statement is told to whoever sent it. In a log its values would be private words.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',

    ...(wanted.durability === 'throw-away' && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // Its processes are the superuser's: a database cannot be dropped while one is in it.
      autovacuum: 'off',
    }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Postgres names its socket after a port even where it listens to none. */
export const SOCKET_NUMBER = '5432'

/** The setting is a comma-separated list of names. */
const quoteFolder = (folder: string): string => `"${folder.replaceAll('"', '""')}"`
