import type { WebSocket } from 'ws'
import type { Link } from '../room/participant.ts'

/** More than this unread, and a client is not there any more. */
export const MOST_WAITING_BYTES = 8 * 1024 * 1024

/** Answers in the form the client speaks: binary, unless it began with text. */
export function openLink(socket: WebSocket): Link & { heard: (isText: boolean) => void } {
  let heardAt = Date.now()
  let isJson = false
  return {
    send(response) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > MOST_WAITING_BYTES) return socket.terminate()
      socket.send(isJson ? response.toJsonString() : response.toBinary())
    },
    heardAt: () => heardAt,
    heard(isText) {
      heardAt = Date.now()
      isJson = isText
    },
    close: () => socket.close(1000),
  }
}
