import type { Patience } from '@colloquy/contract/room'
import { LONG_GUESS_MS, meantBy, SURE_AFTER_MS } from './backchannel.ts'
import { standingOf, WAITS_MS } from './end-of-turn.ts'
import { createPace } from './pace.ts'
import { createSaid, type Words } from './said.ts'

/** What the learner said, when nobody expects more. Times in ms since 1970. */
export type Utterance = {
  text: string
  startedAt: number
  endedAt: number
  confidence: number | null
}

export type TurnTakingGiven = {
  /** How much of the persona's line is yet to be heard, as far as it is known. */
  leftMs: () => number
  /** How long sound waits already for the recogniser. */
  behindMs: () => number
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
/** From its end, the voice detector's 128 ms among them: a "mm-hm" holds the line up no longer. */
const GO_ON_AFTER_MS = 500
/**
 * Of a line that is nearly over the rest can wait for the recogniser: said while somebody interrupts, it would be
 * over before one knows that they did.
 */
const REST_MS = 1_000
const REST_WAITS_MS = 1_800
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
/** A click, a breath: after words nobody waits for what a recogniser makes of it, and many say nothing of it. */
const A_WORD_MS = 150
/** One that is known to be at it is waited for: on a busy machine it takes longer than the sound itself. */
const BEHIND_MS = 250
const BEHIND_WAITS_MS = 5_000
const LOOKS_AGAIN_MS = 100

/**
 * Who speaks: when the learner's turn is over, and whether a sound while the persona speaks is meant for it.
 * Knows neither rooms nor recognisers: it is told what happens, and tells what to do.
 */
export function createTurnTaking({ leftMs, behindMs, on }: TurnTakingGiven) {
  let patience: Patience = 'normal'
  let isByKey = false
  let hasPartials = true
  let persona: 'quiet' | 'speaks' | 'held' | 'finishes' = 'quiet'
  let sound = { isOn: false, beganAt: 0, endedAt: 0 }
  const said = createSaid()
  const pace = createPace()
  let turnAt = 0
  /** How long was going to be waited when somebody was silent last. */
  let waitMs = 0
  /** A sound came after a pause; whether somebody went on, its words tell. */
  let paused: { pauseMs: number; waitMs: number } | null = null
  let heldTimer: NodeJS.Timeout | undefined
  let turnTimer: NodeJS.Timeout | undefined

  const { text } = said
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
    if (persona !== 'held') return
    const passedMs = Date.now() - sound.beganAt
    const isGuessed = sound.isOn && meantBy(text(), LATER) === 'interrupts'
    const isAwaited = sound.isOn || said.isAwaited(sound.endedAt)
    if (isAwaited && isBehind(passedMs)) {
      heldTimer = setTimeout(judgeAndGoOn, LOOKS_AGAIN_MS)
      return
    }
    const waitsUntilMs =
      isAwaited && leftMs() < REST_MS ? REST_WAITS_MS : isGuessed ? LONG_GUESS_MS : 0
    if (passedMs < waitsUntilMs) heldTimer = setTimeout(judgeAndGoOn, waitsUntilMs - passedMs)
    else goOn()
  }

  function considerTurn() {
    clearTimeout(turnTimer)
    if (sound.isOn) return
    const words = text()
    const isAwaited = said.isAwaited(sound.endedAt) && (words === '' || speechMs() >= A_WORD_MS)
    const standing = standingOf({ text: words, endConfidence: said.endConfidence() })
    waitMs = isByKey ? 0 : WAITS_MS[patience][standing] * pace.factor()
    // A guess is mostly right, and where one answers soon there is no time to wait for better words.
    const isTimeToPrepare = !isAwaited || waitMs < SOON_MS
    if (isTimeToPrepare && persona === 'quiet' && said.isToPrepare(words)) on.perhaps(words)
    const dueAt = sound.endedAt + (isAwaited ? Math.max(waitMs, RECOGNISER_LATE_MS) : waitMs)
    turnTimer = setTimeout(endTurn, Math.max(0, dueAt - Date.now()))
  }

  /** Words are on their way, and nobody has waited for too long yet. */
  const isBehind = (waitedMs: number) => waitedMs < BEHIND_WAITS_MS && behindMs() > BEHIND_MS

  function endTurn() {
    if (said.isAwaited(sound.endedAt) && isBehind(Date.now() - sound.endedAt)) {
      turnTimer = setTimeout(endTurn, LOOKS_AGAIN_MS)
      return
    }
    const isTurn = persona === 'quiet'
    const utterance = takeSaid()
    if (utterance === null || !isTurn) return on.nothing()
    turnAt = Date.now()
    paused = null
    pace.decided()
    on.turn(utterance)
  }

  function takeSaid(): Utterance | null {
    clearTimeout(turnTimer)
    const all = said.take()
    if (all === null) return null
    const startedAt = all.startedAt ?? sound.endedAt
    return { ...all, startedAt, endedAt: Math.max(startedAt, sound.endedAt) }
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
    said.forget()
  }

  return {
    speechBegan(at: number) {
      const beganAt = at - sound.endedAt < BREATH_MS ? sound.beganAt : at
      if (beganAt === at && text() !== '') paused = { pauseMs: at - sound.endedAt, waitMs }
      else if (at - turnAt < HAD_MORE_MS) pace.cutOff()
      sound = { ...sound, isOn: true, beganAt }
      said.sounds(at)
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
        heldTimer = setTimeout(judgeAndGoOn, Math.max(0, at + GO_ON_AFTER_MS - Date.now()))
      considerTurn()
    },

    heard(words: Words & { isFinal: boolean }) {
      const now = Date.now()
      const added = said.newIn(words)
      if (added === null) return
      if (added !== '' && paused !== null) {
        pace.wentOn(paused)
        paused = null
      }
      // A recogniser of its own hears without the voice detector.
      if (!sound.isOn && added !== '' && said.begins(now))
        sound.endedAt = Math.max(sound.endedAt, now)
      if (words.isFinal) said.final(added, words)
      else said.guess(added)
      // A recogniser that says nothing of it is trusted with what is final.
      judge(words.isFinal ? (words.confidence ?? 1) : null)
      // Who waited for it a little longer knows now that it was nothing.
      if (words.isFinal && !sound.isOn && now - sound.endedAt >= GO_ON_AFTER_MS) judgeAndGoOn()
      considerTurn()
    },

    /** The recogniser's words, should this have been the end of them: `heard` has them again. */
    perhapsHeard(words: Words) {
      if (said.perhapsAll(words)) considerTurn()
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
