import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { tidyWaitlistEntry } from '@colloquy/domain/waitlist'
import { z } from 'zod'
import { email, text } from './texts.ts'

export const WaitlistEntry = z
  .strictObject({
    email: email(),
    name: text(200).nullish(),
    interests: z.array(z.enum(USE_CASE_IDS)).max(50).default([]),
    otherDetails: text(2000).nullish(),
  })
  .transform((body) =>
    tidyWaitlistEntry({
      ...body,
      name: body.name ?? null,
      otherDetails: body.otherDetails ?? null,
    }),
  )
  .meta({ id: 'WaitlistEntry' })
