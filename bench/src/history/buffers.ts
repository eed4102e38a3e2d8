import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Place } from '../product/start-product.ts'
import { median } from '../statistics.ts'

/** A statement that the server made, and the buffers (pages of 8 kB) that it touched. */
export type Touched = { statement: string; buffers: number }

/**
 * Lets Postgres tell of every statement of the server what it touched, by auto_explain, which comes
 * with it. The planner's own looks into the catalogue are not among these.
 */
export async function explainEverything(database: pg.Client): Promise<void> {
  await database.query(`load 'auto_explain'`)
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
  }
  for (const [name, value] of Object.entries(settings)) {
    await database.query(`alter role colloquy set ${name} = '${value}'`)
  }
}

/** The server's connections are made anew: with new settings, and without plans for what has grown. */
export const forgetPlans = (database: pg.Client): Promise<unknown> =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'colloquy'`,
  )

/**
 * More than the five times after which Postgres may keep one plan for all, on each of the connections
 * that one request may use.
 */
const WARM_UPS = 30
const TIMES = 11

/** The usual ones, since now and then a request or the housekeeping does something beside. */
export async function buffersOf(
  place: Place,
  ask: () => Promise<unknown>,
): Promise<{ buffers: number; statements: Touched[] }> {
  for (let time = 0; time < WARM_UPS; time += 1) await ask()
  const log = openSync(join(place.folder, 'postgres.log'), 'r')
  const samples: Touched[][] = []
  for (let time = 0; time < TIMES; time += 1) {
    const from = fstatSync(log).size
    await ask()
    samples.push(readStatements(log, from))
  }
  closeSync(log)
  const buffers = median(samples.map(sum))
  return { buffers, statements: samples.find((sample) => sum(sample) === buffers) ?? [] }
}

const sum = (touched: Touched[]): number =>
  touched.reduce((total, { buffers }) => total + buffers, 0)

/** Entries of the log are set in by a tab from their second line on. */
const PLAN = /plan:\n((?:\t.*\n?)+)/g

/**
 * Of the whole statement, which comes first. Two connections that answer one request write at the same time, and the
 * end of a long entry may stand in the middle of another: what is beyond these is not looked at.
 */
const TEXT = /"Query Text": ("(?:[^"\\]|\\.)*")/
const HIT = /"Shared Hit Blocks": (\d+)/
const READ = /"Shared Read Blocks": (\d+)/

/** What was made since then: from how many bytes of the log on. */
export function readStatements(log: number, from: number): Touched[] {
  const bytes = Buffer.alloc(fstatSync(log).size - from)
  readSync(log, bytes, 0, bytes.length, from)
  return [...bytes.toString().matchAll(PLAN)].map(([, text = '']) => {
    const found = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? 'null'
    return {
      statement: String(JSON.parse(found(TEXT))).replaceAll(/\s+/g, ' '),
      buffers: Number(JSON.parse(found(HIT))) + Number(JSON.parse(found(READ))),
    }
  })
}
