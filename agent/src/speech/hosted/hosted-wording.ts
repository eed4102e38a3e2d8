import type { EngineInUse } from '@colloquy/contract/room'
import { pointingRequestFor } from '@colloquy/domain/wording/pointing'
import { requestFor, type WordingRequest } from '@colloquy/domain/wording/request'
import { z } from 'zod'
import { LATE } from '../../persona/wording.ts'
import type { OnUse, WordingEngine } from '../engines.ts'
import { EngineFailed, piecesOf, post } from './request.ts'
import { createRest } from './rest.ts'
import type { Service } from '@colloquy/contract/speech-services'
import { tellChanges } from './tell-changes.ts'

const PATIENCE_MS = 1_500
/** Far above the longest line: what goes on is no answer. */
const MOST_CHARACTERS = 4_000

const OWN_LINES: EngineInUse = {
  id: 'templates',
  label: "The persona's own lines",
  where: 'on this machine',
}

/** A model that may word a line. It throws when it cannot, and the templates speak. */
export function hostedWording(service: Service, patienceMs = PATIENCE_MS): WordingEngine {
  const rest = createRest()
  const describe: EngineInUse = {
    id: 'hosted',
    label: `Lines by ${service.model}`,
    where: `to ${new URL(service.url).host}`,
  }
  async function* answerTo(
    request: WordingRequest,
    { signal, use }: { signal: AbortSignal; use: OnUse },
  ): AsyncGenerator<string> {
    if (!rest.isOver()) {
      use(OWN_LINES)
      throw new EngineFailed('failing')
    }
    try {
      yield* streamed(service, { request, patienceMs, signal })
      rest.worked()
      use(describe)
    } catch (failure) {
      // What nobody wants to hear any more says nothing of it.
      if (!signal.aborted || signal.reason === LATE) {
        rest.failed()
        use(OWN_LINES)
      }
      throw failure
    }
  }
  return {
    describe,
    open(onUse) {
      const use = tellChanges(describe, onUse)
      return {
        word: (line, signal) => answerTo(requestFor(line), { signal, use }),
        async point(question, signal) {
          const request = pointingRequestFor(question)
          return (await Array.fromAsync(answerTo(request, { signal, use }))).join('')
        },
      }
    },
  }
}

async function* streamed(
  service: Service,
  {
    request,
    patienceMs,
    signal,
  }: { request: WordingRequest; patienceMs: number; signal: AbortSignal },
): AsyncGenerator<string> {
  const { system, user, mostTokens } = request
  const answer = await post(service, {
    path: '/chat/completions',
    body: {
      model: service.model,
      stream: true,
      max_tokens: mostTokens,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    },
    withinMs: patienceMs,
    signal,
  })
  let characters = 0
  for await (const data of eventsOf(piecesOf(answer, { withinMs: patienceMs, signal }))) {
    if (data === '[DONE]') return
    const text = textIn(data)
    characters += text.length
    if (characters > MOST_CHARACTERS) throw new EngineFailed('garbled')
    if (text !== '') yield text
  }
  // A stream that was cut looks like one that is over, but for this.
  throw new EngineFailed('garbled')
}

/** Server-sent events: `data: …` lines, an empty one between them. */
async function* eventsOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    rest += decoder.decode(piece, { stream: true })
    const lines = rest.split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > MOST_LINE) throw new EngineFailed('garbled')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
}

const MOST_LINE = 64 * 1024

function textIn(data: string): string {
  const parsed = Chunk.safeParse(json(data))
  if (!parsed.success) throw new EngineFailed('garbled')
  return parsed.data.choices[0]?.delta.content ?? ''
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })),
})
