import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { type Moment, momentMs, type Turn } from './moment.ts'
import { type Kept, placeInSound } from './place-in-sound.ts'

/** Moments to look at one after the other, and what they prove. */
export type Walk = { of: string; moments: readonly Moment[]; at: number }

type Said = {
  turns: readonly Turn[]
  /** What whoever reads calls the two. */
  voices: { learner: string; persona: string }
  /** Shows where something was said, and remembers what led there. */
  show: (walk: Walk, from: HTMLElement) => void
}

type WalkState = {
  walk: Walk | null
  /** How it came to be shown: with the focus, or under the hand of whoever goes on to the next one. */
  isArrival: boolean
  goTo: (at: number) => void
  /** To what led here. */
  goBack: () => void
  sound: {
    kept: Kept | null
    isPlaying: boolean
    /** Told by the player, which is there where a recording is kept. */
    setPlayer: (player: HTMLAudioElement | null) => void
    setPlaying: (isPlaying: boolean) => void
    playFrom: (moment: Moment) => void
    pause: () => void
  }
}

// Two, so that a report of a long talk is not drawn again for every step of a walk.
const SaidContext = createContext<Said | null>(null)
const WalkContext = createContext<WalkState | null>(null)

type SaidProviderProps = {
  turns: readonly Turn[]
  kept: Kept | null
  isOwn: boolean
  /** What the persona is called; null where nobody knows any more. */
  personaName: string | null
  children: ReactNode
}

/** What was said, and the ways that lead to it from everywhere in a report. */
export function SaidProvider({ turns, kept, isOwn, personaName, children }: SaidProviderProps) {
  const [{ walk, isArrival }, setState] = useState<Pick<WalkState, 'walk' | 'isArrival'>>(NOWHERE)
  const player = useRef<HTMLAudioElement | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const origin = useRef<HTMLElement | null>(null)

  const playFrom = useCallback(
    (moment: Moment) => {
      const talkMs = momentMs(moment, turns)
      const soundMs = talkMs === null || kept === null ? null : placeInSound(talkMs, kept)
      if (soundMs === null || player.current === null) return
      player.current.currentTime = soundMs / 1000
      // Refused where nothing may sound yet: the controls stand beside it.
      player.current.play().catch(() => {})
    },
    [turns, kept],
  )
  const walkState = useMemo(
    (): WalkState => ({
      walk,
      isArrival,
      goTo: (at) => {
        const moment = walk?.moments[at]
        if (walk === null || moment === undefined) return
        setState({ walk: { ...walk, at }, isArrival: false })
        playFrom(moment)
      },
      goBack: () => {
        player.current?.pause()
        setState(NOWHERE)
        origin.current?.focus({ preventScroll: true })
        origin.current?.scrollIntoView({ block: 'center' })
      },
      sound: {
        kept,
        isPlaying,
        setPlaying,
        setPlayer: (element) => {
          player.current = element
        },
        playFrom,
        pause: () => player.current?.pause(),
      },
    }),
    [walk, isArrival, kept, isPlaying, playFrom],
  )
  const said = useMemo(
    (): Said => ({
      turns,
      voices: { learner: isOwn ? 'You' : 'Learner', persona: inShort(personaName) },
      show: (next, from) => {
        origin.current = from
        setState({ walk: next, isArrival: true })
        const moment = next.moments[next.at]
        if (moment !== undefined) playFrom(moment)
      },
    }),
    [turns, isOwn, personaName, playFrom],
  )
  return (
    <SaidContext value={said}>
      <WalkContext value={walkState}>{children}</WalkContext>
    </SaidContext>
  )
}

/** A label stands beside every quote: nobody needs more of a long one to know who it was. */
const LABEL_CHARACTERS = 30

function inShort(name: string | null): string {
  if (name === null || name.trim() === '') return 'Persona'
  const characters = Array.from(name.trim())
  return characters.length <= LABEL_CHARACTERS
    ? name.trim()
    : `${characters.slice(0, LABEL_CHARACTERS).join('')}…`
}

const NOWHERE = { walk: null, isArrival: false }

export function useSaid(): Said {
  const said = use(SaidContext)
  if (said === null) throw new Error('there is no talk around this')
  return said
}

export function useWalk(): WalkState {
  const walk = use(WalkContext)
  if (walk === null) throw new Error('there is no talk around this')
  return walk
}

/** Who said it and when, as one says it. Without the talk itself, only which turn it was. */
export function whenSaid(moment: Moment, { turns, voices }: Pick<Said, 'turns' | 'voices'>) {
  const turn = turns[moment.turn]
  const who = turn === undefined ? null : turn.speaker === 'trainee' ? 'learner' : 'persona'
  return {
    voice: who,
    name: who === null ? `Turn ${moment.turn + 1}` : voices[who],
    atMs: momentMs(moment, turns),
  } as const
}
