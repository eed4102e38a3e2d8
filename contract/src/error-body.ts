import { z } from 'zod'
import { messages } from './messages.ts'

/** The body of every answer that is not a success. */
export const ErrorBody = z
  .object({
    detail: z.union([
      z.string(),
      z.array(
        z.object({
          loc: z.array(z.union([z.string(), z.number()])),
          msg: z.string(),
          type: z.string(),
        }),
      ),
    ]),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>

/** The one sentence a person reads: the detail, or the messages of its list joined. */
export function errorMessage(body: unknown): string {
  const parsed = ErrorBody.safeParse(body)
  if (!parsed.success) return messages.requestFailed
  const { detail } = parsed.data
  return typeof detail === 'string' ? detail : detail.map((problem) => problem.msg).join(', ')
}
