import type { Patience } from '@colloquy/contract/room'
import { LONG_GUESS_MS, meantBy, SURE_AFTER_MS } from './backchannel.ts'
import { beyond } from './beyond.ts'
import { standingOf, WAITS_MS } from './end-of-turn.ts'
import { createPace } from './pace.ts'

/** What the learner said, when nobody expects more. Times in ms since 1970. */
export type Utterance = {
  text: string
  startedAt: number
  endedAt: number
  confidence: number | null
}

/** What a recogniser says. The confidences are 0 to 1, of all of it and of the last word, where it has them. */
export type Words = { text: string; confidence: number | null; endConfidence?: number | null }

export type TurnTakingGiven = {
  on: {
    /** Somebody makes a sound: the persona stops for now. */
    hold: () => void
    /** It was nothing, or a "mm-hm": the persona goes on where it stopped. */
    goOn: () => void
    /** Somebody wants the floor. */
    stop: () => void
    /** This may be all: once for each thing that may be, well before it is a turn or is none. */
    perhaps: (text: string) => void
    turn: (said: Utterance) => void
    /** A sound that nothing was said with, or that was no turn, is over. */
    nothing: () => void
  }
}

export type TurnTaking = ReturnType<typeof createTurnTaking>

/** From the beginning of a sound: by then there are words, if there is going to be one. */
const NO_WORDS_MS = 700
/** What would be made of a guess, should it last. */
const LATER = { speechMs: LONG_GUESS_MS, confidence: null }
/** From its end, the voice detector's 250 ms among them: a "mm-hm" holds the line up no longer. */
const GO_ON_AFTER_MS = 500
/** A pause that is shorter is none: what comes after it belongs to the sound before. */
const BREATH_MS = 250
/** Without partials: who has spoken for so long wants the floor. */
const SPEAKS_MS = 600
/** Whoever speaks again so soon after their turn had not finished it. */
const HAD_MORE_MS = 700
/** Less is not enough for words and the sound of an answer, one after the other. */
const SOON_MS = 300
/** A recogniser that has said nothing for so long after the sound has heard nothing. */
const RECOGNISER_LATE_MS = 1_500

/**
 * Who speaks: when the learner's turn is over, and whether a sound while the persona speaks is meant for it.
 * Knows neither rooms nor recognisers: it is told what happens, and tells what to do.
 */
export function createTurnTaking({ on }: TurnTakingGiven) {
  let patience: Patience = 'normal'
  let isByKey = false
  let hasPartials = true
  let persona: 'quiet' | 'speaks' | 'held' | 'finishes' = 'quiet'
  let sound = { isOn: false, beganAt: 0, endedAt: 0 }
  let said = nothingSaid()
  /** What has been answered before the recogniser was sure of it: it says it once more. */
  let answered = ''
  const pace = createPace()
  let turnAt = 0
  /** How long was going to be waited when somebody was silent last. */
  let waitMs = 0
  /** A sound came after a pause; whether somebody went on, its words tell. */
  let paused: { pauseMs: number; waitMs: number } | null = null
  let heldTimer: NodeJS.Timeout | undefined
  let turnTimer: NodeJS.Timeout | undefined

  const text = () => [...said.finals, said.partial].filter((part) => part !== '').join(' ')
  const speechMs = () => (sound.isOn ? Date.now() : sound.endedAt) - sound.beganAt

  function goOn() {
    clearTimeout(heldTimer)
    if (persona !== 'held') return
    persona = 'speaks'
    on.goOn()
  }

  function stop() {
    clearTimeout(heldTimer)
    if (persona !== 'held' && persona !== 'speaks') return
    persona = 'quiet'
    on.stop()
  }

  /**
   * What is said over the persona's words either stops it, or was no turn. It is held meanwhile: nobody hears
   * that one waits for a recogniser to be sure.
   */
  function judge(confidence: number | null = null) {
    if (persona !== 'held' && persona !== 'speaks') return
    if (confidence === null && hasPartials && speechMs() < SURE_AFTER_MS) return
    const meant = meantBy(text(), { speechMs: speechMs(), confidence })
    if (meant === 'interrupts') stop()
    else if (meant === 'listening' && !sound.isOn) goOn()
  }

  /** Who speaks on, and says something, is not talked over before one knows what. */
  function judgeAndGoOn() {
    judge()
    const [speaks, isGuessed] = [speechMs(), meantBy(text(), LATER) === 'interrupts']
    if (persona === 'held' && sound.isOn && isGuessed && speaks < LONG_GUESS_MS)
      heldTimer = setTimeout(judgeAndGoOn, LONG_GUESS_MS - speaks)
    else goOn()
  }

  function considerTurn() {
    clearTimeout(turnTimer)
    if (sound.isOn) return
    const isAwaited = Math.max(said.finalAt, said.perhapsAt) < sound.endedAt
    const words = text()
    const standing = standingOf({ text: words, endConfidence: said.endConfidence })
    waitMs = isByKey ? 0 : WAITS_MS[patience][standing] * pace.factor()
    // A guess is mostly right, and where one answers soon there is no time to wait for better words.
    const isTimeToPrepare = !isAwaited || waitMs < SOON_MS
    if (isTimeToPrepare && words !== '' && words !== said.prepared && persona === 'quiet') {
      said.prepared = words
      on.perhaps(words)
    }
    const dueAt = sound.endedAt + (isAwaited ? Math.max(waitMs, RECOGNISER_LATE_MS) : waitMs)
    turnTimer = setTimeout(endTurn, Math.max(0, dueAt - Date.now()))
  }

  function endTurn() {
    const isTurn = persona === 'quiet'
    const said = takeSaid()
    if (said === null || !isTurn) return on.nothing()
    turnAt = Date.now()
    paused = null
    pace.decided()
    on.turn(said)
  }

  /** What was said until now: nothing of it is waiting any more. */
  function takeSaid(): Utterance | null {
    clearTimeout(turnTimer)
    const words = text()
    const { startedAt, partial, perhapsConfidence } = said
    // The last part may not have been told for certain yet.
    const confidences =
      partial === '' || perhapsConfidence === null
        ? said.confidences
        : [...said.confidences, perhapsConfidence]
    said = nothingSaid()
    answered = partial
    if (words === '') return null
    const confidence =
      confidences.length === 0
        ? null
        : confidences.reduce((sum, one) => sum + one, 0) / confidences.length
    const began = startedAt ?? sound.endedAt
    return { text: words, startedAt: began, endedAt: Math.max(began, sound.endedAt), confidence }
  }

  /** Over the persona's words, only what was to stop it. */
  const isForTheFloor = () =>
    persona === 'quiet' ||
    (persona !== 'finishes' &&
      meantBy(text(), { speechMs: speechMs(), confidence: null }) === 'interrupts')

  function forget() {
    clearTimeout(heldTimer)
    clearTimeout(turnTimer)
    sound = { ...sound, isOn: false }
    said = nothingSaid()
    answered = ''
  }

  return {
    speechBegan(at: number) {
      const beganAt = at - sound.endedAt < BREATH_MS ? sound.beganAt : at
      if (beganAt === at && text() !== '') paused = { pauseMs: at - sound.endedAt, waitMs }
      else if (at - turnAt < HAD_MORE_MS) pace.cutOff()
      sound = { ...sound, isOn: true, beganAt }
      said.startedAt ??= at
      clearTimeout(turnTimer)
      clearTimeout(heldTimer)
      if (persona === 'speaks') {
        persona = 'held'
        on.hold()
      }
      if (persona !== 'held') return
      if (isByKey) return stop()
      heldTimer = setTimeout(
        hasPartials ? judgeAndGoOn : stop,
        Math.max(0, at + (hasPartials ? NO_WORDS_MS : SPEAKS_MS) - Date.now()),
      )
    },

    speechEnded(at: number) {
      if (!sound.isOn) return
      sound = { ...sound, isOn: false, endedAt: at }
      clearTimeout(heldTimer)
      judge()
      if (persona === 'held')
        heldTimer = setTimeout(goOn, Math.max(0, at + GO_ON_AFTER_MS - Date.now()))
      considerTurn()
    },

    heard(words: Words & { isFinal: boolean }) {
      const now = Date.now()
      const trimmed = beyond(answered, words.text.trim())
      if (words.isFinal && trimmed === '' && answered !== '') {
        answered = ''
        return
      }
      if (trimmed !== '' && paused !== null) {
        pace.wentOn(paused)
        paused = null
      }
      // A recogniser of its own hears without the voice detector.
      if (said.startedAt === null && !sound.isOn && trimmed !== '') {
        said.startedAt = now
        sound.endedAt = Math.max(sound.endedAt, now)
      }
      if (words.isFinal) {
        answered = ''
        said.finalAt = now
        said.partial = ''
        if (trimmed !== '') said.endConfidence = words.endConfidence ?? null
        if (trimmed !== '') said.finals.push(trimmed)
        if (trimmed !== '' && words.confidence !== null) said.confidences.push(words.confidence)
      } else {
        // Other words than what may have been all: it was not.
        if (trimmed !== said.partial) said.perhapsAt = 0
        said.partial = trimmed
        said.endConfidence = null
      }
      // A recogniser that says nothing of it is trusted with what is final.
      judge(words.isFinal ? (words.confidence ?? 1) : null)
      considerTurn()
    },

    /** The recogniser's words, should this have been the end of them: `heard` has them again. */
    perhapsHeard({ text: words, confidence, endConfidence = null }: Words) {
      said.partial = beyond(answered, words.trim())
      if (said.partial === '') return
      said.perhapsAt = Date.now()
      said.perhapsConfidence = confidence
      said.endConfidence = endConfidence
      considerTurn()
    },

    /** `finishes`: it says goodbye, and nobody keeps it from that. */
    personaIs(doing: 'quiet' | 'speaks' | 'finishes') {
      if (persona === 'held' && doing === 'speaks') return
      persona = doing
      if (doing === 'quiet') clearTimeout(heldTimer)
      // Whoever speaks already when it begins is listened to first.
      if (doing === 'speaks' && sound.isOn && text() !== '') {
        persona = 'held'
        on.hold()
      }
    },

    wish(wishes: { patience: Patience; isByKey: boolean }) {
      ;({ patience, isByKey } = wishes)
    },

    /** Whether words come while somebody speaks. Without, only how long they speak tells. */
    hears({ partials }: { partials: boolean }) {
      hasPartials = partials
    },

    /** Nobody makes a sound any more: what was said until now is a turn as soon as its words are there. */
    leaves() {
      if (!isForTheFloor()) return forget()
      clearTimeout(heldTimer)
      if (sound.isOn) sound = { ...sound, isOn: false, endedAt: Date.now() }
      considerTurn()
    },

    /** What somebody has said before something else comes that is to be answered as well. */
    settle(): Utterance | null {
      if (sound.isOn || !isForTheFloor()) return null
      return takeSaid()
    },

    /** Nothing of what was said counts. */
    forget,

    isSomebodySpeaking: () => sound.isOn || text() !== '',
  }
}

const nothingSaid = (): {
  finals: string[]
  partial: string
  confidences: number[]
  startedAt: number | null
  finalAt: number
  perhapsAt: number
  perhapsConfidence: number | null
  endConfidence: number | null
  /** What was told to be perhaps all. */
  prepared: string
} => ({
  finals: [],
  partial: '',
  confidences: [],
  startedAt: null,
  finalAt: 0,
  perhapsAt: 0,
  perhapsConfidence: null,
  endConfidence: null,
  prepared: '',
})
