import { readFileSync } from 'node:fs'
import { z } from 'zod'

const file = new URL('../../../package.json', import.meta.url)

export const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(file, 'utf8')))
