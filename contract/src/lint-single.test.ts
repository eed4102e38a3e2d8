import { describe, expect, it } from 'vitest'
import { isSingle, lintSingle } from './lint-single.ts'
import { RoleplayFile } from './roleplay-file.ts'

const persona = { name: 'Dana', role: 'Buyer' }
const lint = (file: unknown) => lintSingle(file, { hasModel: false })

describe('a roleplay in a file of its own', () => {
  it.each([null, 7, 'text', [], [{ name: 'A', persona }], { format: 'x' }, { roleplays: [] }])(
    'is not %j',
    (file) => {
      expect(isSingle(file)).toBe(false)
    },
  )

  it.each([
    [{ name: 'A', persona }],
    [{ name: 'A', persona, format: 'x', version: 3, roleplays: [] }],
    [{ name: 'A', persona: { ...persona, painPoints: [] }, colour: [1] }],
    [{ name: 'A', persona, rubric: null, tags: 7, voice: 'nobody' }],
  ])('is whatever one can talk with, and has no problem then: %j', (file) => {
    expect(RoleplayFile.safeParse(file).success).toBe(true)
    expect(isSingle(file)).toBe(true)
    expect(lint(file).problems).toEqual([])
    expect(lint(file).roleplay).toMatchObject({ persona: { name: 'Dana' } })
  })

  it('is none to talk with when its graph has an error', () => {
    expect(lint({ name: 'A', persona, graph: { stages: [] } }).roleplay).toBeNull()
  })

  it('has what keeps it from a talk as problems, and what else an import needs apart', () => {
    const { problems, againstImport, roleplay } = lint({ name: ' ', persona: { name: 'Dana' } })
    expect(roleplay).toBeNull()
    expect(problems).toEqual([
      'The roleplay: the name is missing.',
      'The roleplay, persona: the role is missing.',
    ])
    expect(againstImport).toContain('The roleplay, persona: the goals are missing.')
    expect(againstImport).not.toContain('The roleplay: the name is missing.')
  })
})
