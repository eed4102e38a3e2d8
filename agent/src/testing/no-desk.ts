/** The settings of a server that nobody calls: nothing is handed out, and nothing recorded. */
export const NO_DESK = { deskUrl: 'ws://127.0.0.1:9/', secret: 'nobody asks for it' }
