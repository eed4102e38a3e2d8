import { sensesBy } from './sense.ts'
import written from './senses-of-turns.json' with { type: 'json' }

/**
 * What a turn asks of somebody who has an answer to most that is asked: by a table that learned from tens of thousands
 * of turns to our six which answer each of them means. Of other people's texts it knows less than the one for everybody.
 */
export const senseOfTurn = sensesBy(written)
