import type { ModelRequest } from '@colloquy/domain/grading/model/request'
import { z } from 'zod'
import type { GraderModel } from '../../settings.ts'

/** Throws a ModelFailed when there is no answer. */
export type Ask = (request: ModelRequest, signal: AbortSignal) => Promise<string>

/** Why a model gave nothing. What it said stands nowhere in it: that may hold what people spoke. */
export class ModelFailed extends Error {
  readonly because: Because
  constructor(because: Because) {
    super(`the model gave no answer: ${because}`)
    this.name = 'ModelFailed'
    this.because = because
  }
}

export type Because = 'unreachable' | 'slow' | 'unauthorised' | 'limited' | 'failing' | 'garbled'

/** A model on a small machine takes as long for a talk of half an hour. */
export const ANSWER_WITHIN_MS = 20_000

/** In bytes: an answer has some hundred words. */
const LONGEST_BODY = 64 * 1024

/** Of a service that speaks OpenAI's protocol. Asked once: another answer is asked for anyway. */
export const askModel =
  (model: GraderModel, withinMs = ANSWER_WITHIN_MS): Ask =>
  async (request, signal) => {
    const late = AbortSignal.timeout(withinMs)
    try {
      const answer = await fetch(`${model.url}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(model.key === null ? {} : { authorization: `Bearer ${model.key}` }),
        },
        body: JSON.stringify({
          model: model.model,
          temperature: model.temperature,
          max_tokens: request.mostTokens,
          messages: [
            { role: 'system', content: request.system },
            { role: 'user', content: request.user },
          ],
        }),
        signal: AbortSignal.any([signal, late]),
        // A key is for the address that it was given with.
        redirect: 'error',
      })
      if (!answer.ok) {
        await answer.body?.cancel().catch(() => {})
        throw new ModelFailed(BY_STATUS[answer.status] ?? 'failing')
      }
      return textIn(await bodyOf(answer))
    } catch (failure) {
      if (failure instanceof ModelFailed) throw failure
      throw new ModelFailed(late.aborted || signal.aborted ? 'slow' : 'unreachable')
    }
  }

const BY_STATUS: Partial<Record<number, Because>> = {
  401: 'unauthorised',
  403: 'unauthorised',
  408: 'slow',
  429: 'limited',
}

async function bodyOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength
    if (bytes > LONGEST_BODY) throw new ModelFailed('garbled')
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

function textIn(body: string): string {
  try {
    return Completion.parse(JSON.parse(body)).choices[0]?.message.content ?? ''
  } catch {
    throw new ModelFailed('garbled')
  }
}
