import { z } from 'zod'

const PartState = z.enum(['ok', 'down'])

export const Health = z
  .object({ status: PartState, version: z.string(), parts: z.record(z.string(), PartState) })
  .meta({ id: 'Health' })
