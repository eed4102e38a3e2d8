import { z } from 'zod'

const PartState = z.enum(['ok', 'down'])

export const Health = z
  .object({ status: PartState, version: z.string(), parts: z.record(z.string(), PartState) })
  .meta({ id: 'Health' })

/** What the screens need to know of this installation. */
export const Site = z.object({ contact_email: z.string() }).meta({ id: 'Site' })
