import type { UseCase } from '@colloquy/domain/use-cases'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

export const waitlistEntries = pgTable('waitlist_entries', {
  id: id(),
  email: text('email').notNull().unique('waitlist_entries_email'),
  name: text('name'),
  interests: text('interests').array().$type<UseCase[]>().notNull(),
  otherDetails: text('other_details'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
