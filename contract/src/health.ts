import { z } from 'zod'

const PartState = z.enum(['ok', 'down'])

export const Health = z
  .object({
    status: PartState,
    version: z.string(),
    parts: z.record(z.string(), PartState),
    /** Agents and their free places are those at the desk of this server, calls that wait those of all. */
    calls: z.object({ agents: z.int(), free_places: z.int(), waiting: z.int() }),
  })
  .meta({ id: 'Health' })
