import { z } from 'zod'

/**
 * Text that the database can hold: NUL and half of a surrogate pair have no place in it, and would be
 * an error there, or silently something else.
 */
const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export const text = (mostCharacters: number) =>
  z.string().max(mostCharacters).refine(storable, 'Contains characters that cannot be stored')

/** A name or a title: trimmed, one line, not empty. */
export const line = (mostCharacters: number, required = 'This field is required') =>
  text(mostCharacters)
    .refine((value) => !/[\r\n]/.test(value), 'Must be a single line')
    .transform((value) => value.trim())
    .refine((value) => value !== '', required)

/** Compared without case everywhere, so kept in lower case. 254 is the longest address mail can have. */
export const email = (required = 'Email is required') =>
  text(254)
    .transform((value) => value.trim().toLowerCase())
    .superRefine((value, context) => {
      if (value === '') context.addIssue({ code: 'custom', message: required })
      else if (!z.email().safeParse(value).success)
        context.addIssue({ code: 'custom', message: 'Enter a valid email address' })
    })
    .meta({ format: 'email' })

/** Not trimmed: a space may be part of it. */
export const password = () => text(1000).refine((value) => value !== '', 'Password is required')

export const id = () => z.uuid()

export const moment = () => z.iso.datetime()
