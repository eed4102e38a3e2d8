import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WAITS_MS } from './end-of-turn.ts'
import { createTurnTaking, type TurnTaking } from './turn-taking.ts'

let happened: string[]
let prepared: string[]
let turns: TurnTaking
let leftMs: number
let behindMs: number

beforeEach(() => {
  vi.useFakeTimers()
  happened = []
  prepared = []
  leftMs = 10_000
  behindMs = 0
  turns = createTurnTaking({
    leftMs: () => leftMs,
    behindMs: () => behindMs,
    on: {
      hold: () => happened.push('hold'),
      goOn: () => happened.push('go on'),
      stop: () => happened.push('stop'),
      perhaps: (text) => prepared.push(text),
      turn: ({ text }) => happened.push(`turn: ${text}`),
      nothing: () => happened.push('nothing'),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => vi.advanceTimersByTime(ms)
const partial = (text: string) => turns.heard({ text, isFinal: false, confidence: null })
const final = (text: string) => turns.heard({ text, isFinal: true, confidence: 0.9 })

/** A sound as it is noticed: its beginning after 100 ms, its end after 250, its words some 100 later. */
function says(text: string, ms: number) {
  turns.speechBegan(Date.now() - 100)
  wait(ms - 100)
  const ended = Date.now()
  wait(250)
  turns.speechEnded(ended)
  wait(100)
  final(text)
}

describe('a turn of the learner', () => {
  it('ends soon after a whole question', () => {
    says('how many people work there', 1_200)
    // Counted from the end of the sound, of which 350 ms have passed.
    wait(WAITS_MS.normal.asked - 351)
    expect(happened).toEqual([])
    wait(2)
    expect(happened).toEqual(['turn: how many people work there'])
  })

  it('is waited for when it breaks off, and is one turn', () => {
    says('we could help you because', 1_200)
    wait(1_200)
    says('our tool never crashes', 1_200)
    wait(WAITS_MS.normal.finished)
    expect(happened).toEqual(['turn: we could help you because our tool never crashes'])
  })

  it('does not end before the recogniser has said what it was', () => {
    turns.speechBegan(Date.now())
    wait(1_000)
    partial('how many')
    turns.speechEnded(Date.now())
    wait(1_400)
    expect(happened).toEqual([])
    final('how many people work there')
    wait(0)
    expect(happened).toEqual(['turn: how many people work there'])
  })

  it('ends with what was heard so far when the recogniser says no more', () => {
    turns.speechBegan(Date.now())
    wait(1_000)
    partial('how many people')
    turns.speechEnded(Date.now())
    wait(2_000)
    expect(happened).toEqual(['turn: how many people'])
  })

  it('is not taken for over while the recogniser of a busy machine is still at its sound', () => {
    turns.speechBegan(Date.now())
    behindMs = 2_000
    wait(1_000)
    partial('how many')
    turns.speechEnded(Date.now())
    wait(3_000)
    expect(happened).toEqual([])
    final('how many people work there')
    wait(200)
    expect(happened).toEqual(['turn: how many people work there'])
  })

  it('ends with what was heard so far when the recogniser has been at it for too long', () => {
    turns.speechBegan(Date.now())
    behindMs = 2_000
    wait(1_000)
    partial('how many people')
    turns.speechEnded(Date.now())
    wait(5_100)
    expect(happened).toEqual(['turn: how many people'])
  })

  it('may end before the recogniser is sure, and is told once', () => {
    turns.wish({ patience: 'short', isByKey: false })
    turns.speechBegan(Date.now())
    wait(1_000)
    const ended = Date.now()
    wait(128)
    turns.speechEnded(ended)
    turns.perhapsHeard({ text: 'how many people work there', confidence: 0.8 })
    expect(prepared).toEqual(['how many people work there'])
    wait(300)
    final('how many people work there')
    wait(5_000)
    expect(happened).toEqual(['turn: how many people work there'])
    expect(prepared).toHaveLength(1)
  })

  it('that was answered before the recogniser was sure is no other one when it thinks better of a word', () => {
    turns.speechBegan(Date.now())
    wait(1_000)
    partial('how many people walk there')
    turns.speechEnded(Date.now())
    wait(2_000)
    final('how many people work there')
    wait(5_000)
    expect(happened).toEqual(['turn: how many people walk there'])
  })

  it('is not told once more by a recogniser that is slow to say the rest of it', () => {
    turns.speechBegan(Date.now())
    wait(5_000)
    partial('I have worked on the ground for six years')
    turns.speechEnded(Date.now())
    wait(3_200)
    partial('I have worked on the ground for six years first with')
    wait(300)
    final('I have worked on the ground for six years first with bags and then as a lead')
    wait(5_000)
    expect(happened).toEqual([
      'turn: I have worked on the ground for six years',
      'turn: first with bags and then as a lead',
    ])
  })

  it('that was answered too early goes on with what is new in it', () => {
    turns.wish({ patience: 'short', isByKey: false })
    turns.speechBegan(Date.now())
    wait(1_000)
    turns.speechEnded(Date.now())
    turns.perhapsHeard({ text: 'how many people work there', confidence: 0.8 })
    wait(500)
    turns.speechBegan(Date.now())
    partial('how many people work there in the')
    wait(600)
    turns.speechEnded(Date.now())
    final('how many people work there in the summer')
    wait(2_000)
    expect(happened).toEqual(['turn: how many people work there', 'turn: in the summer'])
  })

  it('is prepared for as soon as its words are there', () => {
    says('how many people work there', 1_200)
    expect(prepared).toEqual(['how many people work there'])
    expect(happened).toEqual([])
  })

  it('is prepared for by a guess where one answers soon', () => {
    turns.wish({ patience: 'short', isByKey: false })
    turns.speechBegan(Date.now())
    wait(1_000)
    partial('how many people work there')
    turns.speechEnded(Date.now())
    expect(prepared).toEqual(['how many people work there'])
    expect(happened).toEqual([])
  })

  it('is waited for a middling time when its last word was hardly understood', () => {
    turns.speechBegan(Date.now())
    wait(1_000)
    const heard = { text: 'we could help you because', confidence: 0.7, endConfidence: 0.2 }
    turns.speechEnded(Date.now())
    turns.heard({ ...heard, isFinal: true })
    wait(WAITS_MS.normal.open - 1)
    expect(happened).toEqual([])
    wait(2)
    expect(happened).toEqual(['turn: we could help you because'])
  })

  it('is waited for longer by who had paused in the middle of one', () => {
    says('we could help you because', 1_200)
    wait(1_200)
    says('our tool never crashes', 1_200)
    wait(3_000)
    happened = []
    says('how many people work there', 1_200)
    wait(WAITS_MS.normal.asked - 350)
    expect(happened).toEqual([])
    wait(100)
    expect(happened).toEqual(['turn: how many people work there'])
  })

  it('is waited for no longer when a noise after it turns out to have been none', () => {
    says('we could start next week', 1_200)
    wait(600)
    turns.speechBegan(Date.now())
    wait(200)
    turns.speechEnded(Date.now())
    final('')
    wait(WAITS_MS.normal.finished)
    expect(happened).toEqual(['turn: we could start next week'])
  })

  it('is waited for no longer when a click comes after it, of which the recogniser says nothing', () => {
    says('how many people work there', 1_200)
    turns.speechBegan(Date.now())
    wait(80)
    turns.speechEnded(Date.now())
    wait(WAITS_MS.normal.asked)
    expect(happened).toEqual(['turn: how many people work there'])
  })

  it('is none when nobody said anything', () => {
    says('', 300)
    wait(3_000)
    expect(happened).toEqual(['nothing'])
  })

  it('is not over by what may have been all, when other words come after it', () => {
    turns.wish({ patience: 'normal', isByKey: true })
    turns.speechBegan(Date.now())
    wait(1_200)
    turns.speechEnded(Date.now())
    turns.perhapsHeard({ text: 'what problems do you have with the tool', confidence: 0.8 })
    partial('what problems do you have with the')
    wait(300)
    expect(happened).toEqual([])
    final('what problems do you have with the tool')
    wait(0)
    expect(happened).toEqual(['turn: what problems do you have with the tool'])
  })

  it('ends when the key is let go', () => {
    turns.wish({ patience: 'long', isByKey: true })
    turns.speechBegan(Date.now())
    wait(1_000)
    turns.speechEnded(Date.now())
    wait(100)
    final('we could help you because')
    wait(0)
    expect(happened).toEqual(['turn: we could help you because'])
  })

  it('comes from a recogniser that hears without the voice detector, too', () => {
    final('how many people work there')
    wait(700)
    expect(happened).toEqual(['turn: how many people work there'])
  })
})

describe('while the persona speaks', () => {
  beforeEach(() => {
    turns.personaIs('speaks')
  })

  it('a sound holds it at once', () => {
    turns.speechBegan(Date.now())
    expect(happened).toEqual(['hold'])
  })

  it('a cough lets it go on, and is no turn', () => {
    turns.speechBegan(Date.now() - 100)
    wait(200)
    const ended = Date.now()
    wait(250)
    turns.speechEnded(ended)
    wait(250)
    expect(happened).toEqual(['hold', 'go on'])
    wait(5_000)
    expect(happened).toEqual(['hold', 'go on', 'nothing'])
  })

  it('a "mm-hm" lets it go on as soon as it is understood', () => {
    says('mm-hm', 300)
    expect(happened).toEqual(['hold', 'go on'])
    wait(5_000)
    expect(happened).toEqual(['hold', 'go on', 'nothing'])
  })

  it('a noise that goes on does not hold it for ever', () => {
    turns.speechBegan(Date.now())
    wait(700)
    expect(happened).toEqual(['hold', 'go on'])
  })

  it('a sound that a busy machine has not listened to yet holds it until that is done', () => {
    behindMs = 900
    turns.speechBegan(Date.now())
    wait(2_000)
    expect(happened).toEqual(['hold'])
    partial('hold on')
    expect(happened).toEqual(['hold', 'stop'])
  })

  it('a noise lets it go on when a busy machine has listened to it, and never holds it for ever', () => {
    behindMs = 900
    turns.speechBegan(Date.now())
    wait(2_000)
    behindMs = 100
    wait(100)
    expect(happened).toEqual(['hold', 'go on'])
    turns.speechEnded(Date.now())
    final('')
    behindMs = 900
    wait(2_000)
    turns.speechBegan(Date.now())
    wait(5_100)
    expect(happened).toEqual(['hold', 'go on', 'nothing', 'hold', 'go on'])
  })

  it('a sound at the end of its line is waited for until one knows what it was', () => {
    leftMs = 200
    turns.speechBegan(Date.now())
    wait(1_200)
    expect(happened).toEqual(['hold'])
    partial('sorry but what about')
    expect(happened).toEqual(['hold', 'stop'])
  })

  it('a noise at the end of its line does not keep it from ending', () => {
    leftMs = 200
    turns.speechBegan(Date.now())
    wait(2_000)
    expect(happened).toEqual(['hold', 'go on'])
  })

  it('a cough at the end of its line lets it end as soon as it was nothing', () => {
    leftMs = 200
    turns.speechBegan(Date.now())
    wait(200)
    turns.speechEnded(Date.now())
    wait(700)
    expect(happened).toEqual(['hold'])
    final('')
    expect(happened).toEqual(['hold', 'go on'])
  })

  it('words at the end of its line that come late stop it', () => {
    leftMs = 200
    turns.speechBegan(Date.now())
    wait(600)
    turns.speechEnded(Date.now())
    wait(800)
    final('can I ask you something')
    expect(happened).toEqual(['hold', 'stop'])
  })

  it('two words stop it, and are the beginning of a turn', () => {
    turns.speechBegan(Date.now())
    wait(400)
    partial('but what')
    expect(happened).toEqual(['hold'])
    wait(300)
    expect(happened).toEqual(['hold', 'stop'])
    wait(600)
    turns.speechEnded(Date.now())
    final('but what about the price')
    wait(600)
    expect(happened).toEqual(['hold', 'stop', 'turn: but what about the price'])
  })

  it('two words that say nothing are held for until one knows what they are', () => {
    turns.speechBegan(Date.now())
    wait(500)
    partial('our drivers')
    wait(400)
    expect(happened).toEqual(['hold'])
    wait(250)
    expect(happened).toEqual(['hold', 'stop'])
  })

  it('a word that is first taken for two others does not stop it', () => {
    turns.speechBegan(Date.now())
    wait(400)
    partial('of cars')
    wait(100)
    const ended = Date.now()
    wait(130)
    turns.speechEnded(ended)
    wait(150)
    final('of course')
    wait(3_000)
    expect(happened).toEqual(['hold', 'go on', 'nothing'])
  })

  it('words that nobody is sure of do not stop it', () => {
    turns.speechBegan(Date.now())
    wait(500)
    turns.speechEnded(Date.now())
    turns.heard({ text: 'but she', isFinal: true, confidence: 0.5 })
    wait(3_000)
    expect(happened.slice(0, 2)).toEqual(['hold', 'go on'])
    expect(happened).not.toContain('stop')
  })

  it('words that are understood late stop it late', () => {
    turns.speechBegan(Date.now())
    wait(800)
    turns.speechEnded(Date.now())
    wait(600)
    final('but what about the price')
    expect(happened).toEqual(['hold', 'go on', 'stop'])
  })

  it('speech stops it by its length where words come only afterwards', () => {
    turns.hears({ partials: false })
    turns.speechBegan(Date.now())
    wait(600)
    expect(happened).toEqual(['hold', 'stop'])
  })

  it('the key stops it', () => {
    turns.wish({ patience: 'normal', isByKey: true })
    turns.speechBegan(Date.now())
    expect(happened).toEqual(['hold', 'stop'])
  })

  it('its goodbye is not stopped by anything', () => {
    turns.personaIs('finishes')
    says('wait one more thing', 1_000)
    wait(3_000)
    expect(happened).toEqual(['nothing'])
  })
})

describe('somebody who left', () => {
  it('says nothing more that was no turn yet, when they change how they speak', () => {
    says('how many people work there', 1_200)
    turns.forget()
    wait(5_000)
    expect(happened).toEqual([])
  })

  it('has said what they had said until then', () => {
    turns.speechBegan(Date.now())
    wait(900)
    partial('how many people work')
    turns.leaves()
    wait(100)
    final('how many people work there')
    wait(1_000)
    expect(happened).toEqual(['turn: how many people work there'])
  })

  it('has said it when they are back, though nobody was sure yet of the words', () => {
    turns.speechBegan(Date.now())
    wait(900)
    partial('how many people work')
    turns.leaves()
    expect(turns.settle()?.text).toBe('how many people work')
    final('how many people work there')
    wait(5_000)
    expect(happened).toEqual(['turn: there'])
  })

  it('is heard when they say it again, should the recogniser never have been sure of it', () => {
    turns.speechBegan(Date.now())
    wait(900)
    partial('how many people work there')
    turns.leaves()
    expect(turns.settle()?.text).toBe('how many people work there')
    wait(2_000)
    says('how many people work there', 1_200)
    wait(1_000)
    expect(happened).toEqual(['turn: how many people work there'])
  })

  it('has not said what was a "mm-hm" to the persona', () => {
    turns.personaIs('speaks')
    turns.speechBegan(Date.now())
    wait(300)
    partial('mm-hm')
    turns.leaves()
    turns.personaIs('quiet')
    expect(turns.settle()).toBeNull()
    wait(5_000)
    expect(happened).toEqual(['hold'])
  })

  it('has said what was to stop the persona', () => {
    turns.personaIs('speaks')
    turns.speechBegan(Date.now())
    wait(600)
    partial('sorry but what about the price')
    turns.leaves()
    turns.personaIs('quiet')
    expect(turns.settle()?.text).toBe('sorry but what about the price')
  })
})

describe('what was said before somebody writes', () => {
  it('is a turn of its own, once', () => {
    says('we could start next week', 1_200)
    expect(turns.settle()?.text).toBe('we could start next week')
    expect(turns.settle()).toBeNull()
    turns.personaIs('speaks')
    wait(5_000)
    expect(happened).toEqual([])
  })

  it('is none while somebody still speaks', () => {
    turns.speechBegan(Date.now())
    wait(900)
    partial('we could start')
    expect(turns.settle()).toBeNull()
  })

  it('is none when it was a "mm-hm" to the persona', () => {
    turns.personaIs('speaks')
    says('mm-hm', 300)
    expect(turns.settle()).toBeNull()
  })
})
