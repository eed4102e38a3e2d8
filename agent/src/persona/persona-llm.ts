import type { Played } from '@colloquy/contract/desk'
import type { Graph } from '@colloquy/domain/graph/graph'
import { sentencesOf } from '@colloquy/domain/language/words'
import { lineFor } from '@colloquy/domain/persona/replay'
import { newState, type State } from '@colloquy/domain/persona/state'
import type { Step } from '@colloquy/domain/persona/step'
import { questionToPlace } from '@colloquy/domain/wording/pointing'
import { lineToWord, secretsAfter } from '@colloquy/domain/wording/line'
import { DEFAULT_API_CONNECT_OPTIONS, llm } from '@livekit/agents'
import { type Next, storable, type Talk, talkIn } from './chat-talk.ts'
import { createFold, type Fold } from './fold.ts'
import {
  POINTING_DEADLINE_MS,
  whatIsMeant,
  type Wording,
  WORDING_DEADLINE_MS,
  wordedSentences,
} from './wording.ts'

export type PersonaGiven = {
  graph: Graph
  /** Of the conversation: the same words get the same answers. */
  seed: number
  wording?: Wording | null
  wordingDeadlineMs?: number
  pointingDeadlineMs?: number
}

type LineAsked = Parameters<typeof lineFor>[3]

/** What the persona says next, and where it comes from. */
export type Line = { before: State; step: Step; next: Next; to: string; meant?: string }

/**
 * The persona in the place of a language model. Each answer comes of the chat context alone and changes
 * nothing: it may be asked twice, and not be listened to. What was decided travels with the first piece of
 * the line, as `extra.played`.
 */
export class PersonaLLM extends llm.LLM {
  readonly given: PersonaGiven
  readonly fold: Fold
  #pointed: { before: State; to: string; meant: string } | null = null
  #last: { before: State; asked: LineAsked; step: Step } | null = null

  constructor(given: PersonaGiven) {
    super()
    this.given = given
    this.fold = createFold(given.graph, given.seed)
  }

  label(): string {
    return 'colloquy.persona'
  }

  override get model(): string {
    return 'persona'
  }

  chat({ chatCtx, connOptions = DEFAULT_API_CONNECT_OPTIONS }: Chat): llm.LLMStream {
    return new LineStream(this, { chatCtx, connOptions })
  }

  /** Where the talk stands: by what was said in it, and nothing else. */
  stateIn(chatCtx: llm.ChatContext): State {
    return this.fold(talkIn(chatCtx).lines)
  }

  /** Goes through a talk that somebody else has held until now, a line at a time: in one, an hour of it takes a second. */
  *catchUp(chatCtx: llm.ChatContext): Generator<void> {
    const { lines } = talkIn(chatCtx)
    for (const n of lines.keys()) {
      this.fold(lines.slice(0, n + 1))
      yield
    }
  }

  lineIn(chatCtx: llm.ChatContext): Line & { talk: Talk } {
    const talk = talkIn(chatCtx)
    const { next } = talk
    const before = 'line' in next ? this.#besideIt(talk) : this.fold(talk.lines)
    const to = next.cue === 'answer' ? talk.unanswered : ''
    const line = 'line' in next ? next.line : ''
    const cue = next.cue === 'again' ? 'aside' : next.cue
    const isPointed = this.#pointed?.before === before && this.#pointed.to === to
    const meant = isPointed && cue === 'answer' ? { meant: this.#pointed?.meant ?? '' } : {}
    return {
      talk,
      before,
      step: this.#stepFrom(before, { cue, to, line, ...meant }),
      next,
      to,
      ...meant,
    }
  }

  /** Of all that was said, what is said beside it needs to know no more: so who takes a talk over can say it at once. */
  #besideIt({ stage }: Talk): State {
    const beginning = newState(this.given.graph)
    return { ...beginning, stage: stage ?? beginning.stage }
  }

  /** Where the matcher is not sure what is asked for, a model is asked, once; from then on the line is that answer. */
  async lineAsMeant(chatCtx: llm.ChatContext, signal: AbortSignal): Promise<Line & { talk: Talk }> {
    const { graph, wording, pointingDeadlineMs = POINTING_DEADLINE_MS } = this.given
    const line = this.lineIn(chatCtx)
    const { before, step, to, talk } = line
    if (wording === undefined || wording === null || line.meant !== undefined) return line
    const question = questionToPlace({ graph, before, step, heard: to, talk: talk.said })
    if (question === null) return line
    const meant = await whatIsMeant(wording, question, { signal, deadlineMs: pointingDeadlineMs })
    if (meant === null) return line
    this.#pointed = { before, to, meant }
    return this.lineIn(chatCtx)
  }

  /** A line is asked for when it is prepared, when it begins and when it is spoken: each time it is the same. */
  #stepFrom(before: State, asked: LineAsked): Step {
    const { graph, seed } = this.given
    const { cue, to, line, meant } = asked
    const last = this.#last
    const isSame = last?.before === before && last.asked.cue === cue && last.asked.to === to
    if (last !== null && isSame && last.asked.line === line && last.asked.meant === meant)
      return last.step
    const step = lineFor(graph, seed, before, asked)
    this.#last = { before, asked, step }
    return step
  }
}

type Chat = Parameters<llm.LLM['chat']>[0]

class LineStream extends llm.LLMStream {
  readonly persona: PersonaLLM

  constructor(
    persona: PersonaLLM,
    given: { chatCtx: llm.ChatContext; connOptions: NonNullable<Chat['connOptions']> },
  ) {
    super(persona, given)
    this.persona = persona
  }

  protected async run(): Promise<void> {
    const line = await this.persona.lineAsMeant(this.chatCtx, this.abortController.signal)
    const id = `line-${line.talk.said.length}`
    let said = ''
    for await (const sentence of this.#sentences(line)) {
      if (this.abortController.signal.aborted) return
      said = `${said} ${sentence}`.trim()
      const content = said === sentence ? sentence : ` ${sentence}`
      const extra = { played: playedOf(line, said) }
      this.queue.put({ id, delta: { role: 'assistant', content, extra } })
    }
  }

  async *#sentences(line: Line & { talk: Talk }): AsyncGenerator<string> {
    const { graph, wording, wordingDeadlineMs = WORDING_DEADLINE_MS } = this.persona.given
    const { before, step, talk, to, next } = line
    const canBeWorded = wording !== undefined && wording !== null && !('line' in next)
    const toWord = canBeWorded
      ? lineToWord({ graph, before, step, intent: step.intent, heard: to, talk: talk.said })
      : null
    if (toWord === null || !canBeWorded) return yield* sentencesOf(step.text)
    yield* wordedSentences({
      wording,
      line: toWord,
      secrets: secretsAfter(graph, step),
      recent: before.recent,
      signal: this.abortController.signal,
      deadlineMs: wordingDeadlineMs,
    })
  }
}

/** As the server keeps it. Said by the template, the line stands there to the letter; what is said again is kept already. */
function playedOf({ step, next, to, meant }: Line, said: string): Played | null {
  if (next.cue === 'again') return null
  const isTemplate = sentencesOf(step.text).join(' ').startsWith(said)
  return {
    cue: next.cue,
    to,
    ...(meant === undefined ? {} : { meant }),
    line: storable(isTemplate ? step.text : said, MOST_CHARACTERS),
    stage: step.stage,
    path: step.path,
    moves: step.moves,
    reveals: step.reveals,
    why: storable(step.why, MOST_CHARACTERS),
    ended: step.ended,
  }
}

const MOST_CHARACTERS = 5_000
