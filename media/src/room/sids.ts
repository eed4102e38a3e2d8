import { randomBytes } from 'node:crypto'

/** What an id is of: a room, a participant, a track, a node, an event; an agent's dispatch, job, worker. */
type Kind = 'RM' | 'PA' | 'TR' | 'ND' | 'EV' | 'AD' | 'AJ' | 'AW'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** As LiveKit's: "TR_" and twelve letters that nobody guesses. */
export const newSid = (kind: Kind): string =>
  `${kind}_${Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
