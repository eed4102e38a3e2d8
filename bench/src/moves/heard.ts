import { compile } from '@colloquy/domain/graph/compile'
import type { Labels, Utterance } from '@colloquy/domain/moves/labels'
import { hear } from '@colloquy/domain/persona/hear'
import { newState } from '@colloquy/domain/persona/state'
import { maria } from '@colloquy/domain/testing/talk'

/**
 * What a persona makes of it in the midst of a talk. Of the talk its labels ask only what was said just before,
 * whether anything was told that may be given back, and whether it has gone on long enough to be ended.
 */
export const heardAmidATalk = ({ text, previous }: Utterance): Labels =>
  hear(text, {
    graph,
    state: { ...amid, recent: previous === undefined ? [] : [previous] },
  }).labels

const graph = compile({ persona: maria, scenario: 'sales' })
const amid = { ...newState(graph), turns: 6, told: graph.facts.slice(0, 1).map(({ id }) => id) }
