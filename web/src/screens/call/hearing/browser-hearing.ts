/** As far as we use it of what browsers have: most know it under a name of their own, some not at all. */
export type Recognition = {
  continuous: boolean
  interimResults: boolean
  lang: string
  start: () => void
  abort: () => void
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}

export type RecognitionEvent = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>
}

/** That it is there proves nothing: it counts once it has given a first result. */
export type HearingState = 'trying' | 'trusted' | 'failed'

export type Recognised = { text: string; isFinal: boolean; confidence: number | null }

export type BrowserHearing = {
  state: () => HearingState
  /** Told when the learner is loud: from the first time on, a result is due. */
  spoke: () => void
  /** While muted it must not listen either. */
  listen: (wanted: boolean) => void
  stop: () => void
}

// A first guess comes within a second of speech where it works at all; a slow line may need some more.
export const FIRST_RESULT_WITHIN_MS = 6_000

/** Nothing was said, or we stopped it ourselves: no reason to give it up. */
const PASSING = new Set(['no-speech', 'aborted'])

type Options = {
  make: () => Recognition
  onState: (state: HearingState) => void
  onRecognised: (recognised: Recognised) => void
}

export function createBrowserHearing({ make, onState, onRecognised }: Options): BrowserHearing {
  let state: HearingState = 'trying'
  let isWanted = false
  let running: Recognition | null = null
  let due: ReturnType<typeof setTimeout> | undefined

  const become = (next: HearingState): void => {
    if (state === next || state === 'failed') return
    state = next
    clearTimeout(due)
    if (next === 'failed') end()
    onState(next)
  }

  const end = (): void => {
    const ended = running
    running = null
    ended?.abort()
  }

  const begin = (): void => {
    if (running !== null || state === 'failed') return
    try {
      const recognition = make()
      const listeners: Pick<Recognition, 'onresult' | 'onerror' | 'onend'> = {
        onresult: (event) => {
          become('trusted')
          for (const recognised of recognisedIn(event)) onRecognised(recognised)
        },
        onerror: ({ error }) => {
          if (!PASSING.has(error)) become('failed')
        },
        // It ends by itself after a while of silence.
        onend: () => {
          if (running !== recognition) return
          running = null
          if (isWanted) begin()
        },
      }
      const wishes = { continuous: true, interimResults: true, lang: 'en-US' }
      Object.assign(recognition, wishes, listeners)
      running = recognition
      recognition.start()
    } catch {
      become('failed')
    }
  }

  return {
    state: () => state,
    spoke: () => {
      if (state === 'trying' && isWanted && due === undefined)
        due = setTimeout(() => become('failed'), FIRST_RESULT_WITHIN_MS)
    },
    listen: (wanted) => {
      isWanted = wanted
      if (wanted) begin()
      else end()
    },
    stop: () => {
      isWanted = false
      clearTimeout(due)
      end()
    },
  }
}

function* recognisedIn({ resultIndex, results }: RecognitionEvent): Generator<Recognised> {
  for (const result of Array.from(results).slice(resultIndex)) {
    const best = result[0]
    if (best === undefined || best.transcript.trim() === '') continue
    yield {
      text: best.transcript.trim(),
      isFinal: result.isFinal,
      // Where a browser knows none it says 0.
      confidence: best.confidence > 0 ? Math.min(1, best.confidence) : null,
    }
  }
}

type WithRecognition = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

/** Null where the browser has none. */
export function browserRecognition(): (() => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithRecognition
  const Known = SpeechRecognition ?? webkitSpeechRecognition
  return Known === undefined ? null : () => new Known()
}
