import { describe, expect, it } from 'vitest'
import { newState, type State } from '../persona/state.ts'
import { compile } from './compile.ts'
import { holds } from './conditions.ts'
import type { Condition } from './graph.ts'
import { allOf, answers, answersHere, anyOf, did, didHere, not, now, told } from './when.ts'

const graph = compile({
  persona: {
    name: 'Dana Reed',
    role: 'Head of operations',
    situation: 'Dana runs forty vans.',
    background: '',
    painPoints: ['Late deliveries'],
    goals: ['Fewer complaints'],
  },
  scenario: 'interviews',
})

const isSo = (condition: Condition, state: Partial<State> = {}) =>
  holds(condition, { graph, state: { ...newState(graph), ...state } })

describe('a condition', () => {
  it('counts what was done, in all or here', () => {
    const state = { moves: { 'open-question': 2 }, stageMoves: {} }
    expect(isSo(did('open-question', 'closing'), state)).toBe(true)
    expect(isSo(didHere('open-question', 'closing'), state)).toBe(false)
    expect(isSo({ moves: ['open-question'], atLeast: 3 }, state)).toBe(false)
  })

  it('looks at what was said just now', () => {
    expect(isSo(now('closing', 'thanks'), { now: ['thanks'] })).toBe(true)
    expect(isSo(now('closing'), { now: ['thanks'], moves: { closing: 1 } })).toBe(false)
  })

  it('asks for no more facts than an author wrote', () => {
    expect(isSo(told('pain', 3))).toBe(false)
    expect(isSo(told('pain', 3), { told: ['pain-1'] })).toBe(true)
    expect(isSo(told('background', 1))).toBe(true)
    expect(isSo(told('anything', 2), { told: ['pain-1'] })).toBe(false)
  })

  it('knows one fact from another', () => {
    expect(isSo({ knows: 'goal-1' }, { told: ['pain-1'] })).toBe(false)
    expect(isSo({ knows: 'goal-1' }, { told: ['goal-1'] })).toBe(true)
  })

  it('counts answers, in all or to the questions of this stage', () => {
    const state = { stage: 'motivation', answered: ['yourself', 'why-here'] }
    expect(isSo(answers(2), state)).toBe(true)
    expect(isSo(answersHere(2), state)).toBe(false)
    expect(isSo(answersHere('all'), state)).toBe(false)
    expect(isSo(answersHere('all'), { ...state, answered: ['weakness', 'why-here'] })).toBe(true)
  })

  it('asks for no more doubts to be met than there are', () => {
    const met: Condition = { objections: 'settled', atLeast: 'needed' }
    const needs = (objections: number) => ({ ...graph, temper: { ...graph.temper, objections } })
    const state = {
      ...newState(graph),
      objections: { experience: 'settled' as const, staying: 'raised' as const },
    }
    expect(holds(met, { graph: needs(1), state })).toBe(true)
    expect(holds(met, { graph: needs(2), state })).toBe(false)
    const allMet = { ...state, objections: { ...state.objections, staying: 'settled' as const } }
    expect(holds(met, { graph: needs(9), state: allMet })).toBe(true)
  })

  it('is made of others', () => {
    const [yes, no] = [told('background', 1), told('pain', 1)]
    expect(isSo(allOf(yes, no))).toBe(false)
    expect(isSo(anyOf(yes, no))).toBe(true)
    expect(isSo(not(no))).toBe(true)
    expect(isSo(allOf())).toBe(true)
    expect(isSo(anyOf())).toBe(false)
  })

  it.each<[Condition, Partial<State>, Partial<State>]>([
    [{ rapport: 60 }, { rapport: 60 }, { rapport: 59 }],
    [{ patienceAtMost: 20 }, { patience: 20 }, { patience: 21 }],
    [{ turns: 3 }, { turns: 3 }, { turns: 2 }],
    [{ turns: 3, here: true }, { stageTurns: 3 }, { turns: 9, stageTurns: 2 }],
    [{ silences: 2 }, { silences: 2 }, { silences: 1 }],
    [{ refusals: 2 }, { refusals: 2 }, { refusals: 1 }],
    [{ in: 'close' }, { stage: 'close' }, { stage: 'opening' }],
    [{ warned: true }, { warned: true }, { warned: false }],
    [{ agreed: true }, { agreed: true }, { agreed: false, warned: true }],
  ])('holds from there on, and not before: %j', (condition, so, notSo) => {
    expect(isSo(condition, so)).toBe(true)
    expect(isSo(condition, notSo)).toBe(false)
  })
})
