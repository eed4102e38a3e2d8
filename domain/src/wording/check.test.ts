import { describe, expect, it } from 'vitest'
import { attacks, honestRequests } from '../testing/attacks.ts'
import { scenes } from '../testing/scenes.ts'
import { talk } from '../testing/talk.ts'
import { USE_CASE_IDS } from '../use-cases.ts'
import { checkWording } from './check.ts'
import { boundsOf } from './faults.ts'
import { lineToWord, secretsAfter } from './line.ts'

const written = (kind: 'hostile' | 'good') =>
  scenes.flatMap(({ name, bounds, [kind]: lines }) => lines.map((text) => ({ name, text, bounds })))

describe('what a hostile model writes', () => {
  it.each(written('hostile'))('is refused, for $name: $text', ({ text, bounds }) => {
    expect(checkWording(text, bounds).verdict).toBe('refused')
  })

  it.each(scenes)('is refused when it is nothing, a novel, or the order itself: $name', (scene) => {
    const { line } = scene.bounds
    const novel = `${line.template} And then, one day, it all went on and on. `.repeat(40)
    for (const text of [
      '',
      '   ',
      '…',
      '"',
      novel,
      JSON.stringify(line),
      `LINE "${line.template}"`,
    ])
      expect(checkWording(text, scene.bounds).verdict).toBe('refused')
  })

  it.each(scenes)('is hardly ever accepted when it echoes an attack: $name', ({ bounds }) => {
    const echoed = attacks.filter(({ text }) => checkWording(text, bounds).verdict === 'accepted')
    expect(echoed.length / attacks.length).toBeLessThan(0.025)
  })
})

describe('what a good model writes', () => {
  it.each(written('good'))('is accepted, for $name: $text', ({ text, bounds }) => {
    expect(checkWording(text, bounds)).toEqual({ verdict: 'accepted', text: expect.any(String) })
  })

  it('is made tidy: one line, and no quotation marks around it', () => {
    const [scene] = scenes
    if (scene === undefined) throw new Error('There is no scene')
    expect(checkWording('“Nine – I manage nine dental clinics\n in Ohio.” ', scene.bounds)).toEqual(
      {
        verdict: 'accepted',
        text: 'Nine, I manage nine dental clinics in Ohio.',
      },
    )
  })
})

it.each(USE_CASE_IDS)('the words of the templates are accepted: %s', (scenario) => {
  const { graph, greeting, steps } = talk(honestRequests.slice(0, 30), { scenario })
  const refused = steps.flatMap((one, n) => {
    const before = steps[n - 1]?.state ?? greeting.state
    const heard = honestRequests[n] ?? ''
    const line = lineToWord({ graph, before, step: one, intent: 'answer', heard, talk: [] })
    if (line === null) return []
    const bounds = boundsOf(line, { secrets: secretsAfter(graph, one), recent: before.recent })
    const judged = checkWording(one.text, bounds)
    return judged.verdict === 'accepted' ? [] : [{ text: one.text, ...judged }]
  })
  expect(refused).toEqual([])
})
