import { z } from 'zod'
import { email, id, line, moment, password, text } from './texts.ts'

/** People, their sessions and their passwords. */

export const SignIn = z
  .strictObject({ email: email(), password: password() })
  .meta({ id: 'SignIn' })

export const SignUp = z
  .strictObject({
    email: email(),
    password: password(),
    name: text(200)
      .nullish()
      .transform((name) => name?.trim() ?? ''),
  })
  .meta({ id: 'SignUp' })

export const SignedIn = z
  .object({ token: z.string(), user: z.object({ id: id(), name: z.string(), email: z.string() }) })
  .meta({ id: 'SignedIn' })

export const Message = z.object({ message: z.string() }).meta({ id: 'Message' })

export const Account = z
  .object({
    id: id(),
    name: z.string(),
    email: z.string(),
    isDev: z.boolean(),
    organization: z
      .object({
        id: id(),
        name: z.string(),
        role: z.string(),
        /** Whether the sound of its calls may be kept, of those who agree to it. */
        records_calls: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Account' })

export const AccountChange = z
  .strictObject({ name: line(200, 'Name is required') })
  .meta({ id: 'AccountChange' })

export const PasswordChange = z
  .strictObject({ current_password: password(), new_password: password() })
  .transform((body) => ({ currentPassword: body.current_password, newPassword: body.new_password }))
  .meta({ id: 'PasswordChange' })

const oneTimeToken = () => text(200).refine((value) => value !== '', 'Token is required')

export const PasswordByLink = z
  .strictObject({ token: oneTimeToken(), password: password() })
  .meta({ id: 'PasswordByLink' })

export const LinkToken = z.strictObject({ token: oneTimeToken() }).meta({ id: 'LinkToken' })

/** Not whose it is: that is for whoever was given it to know. */
export const PasswordLinkPreview = z
  .object({ expires_at: moment() })
  .meta({ id: 'PasswordLinkPreview' })

export const Session = z
  .object({
    id: id(),
    device: z.string(),
    created_at: moment(),
    last_used_at: moment(),
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' })

export const SessionId = z.strictObject({ sessionId: id() })
