import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lintRoleplays } from './lint-roleplays.ts'
import { roleplaysJsonSchema } from './roleplays-file.ts'

const judges = { hasModel: false }
const lint = (file: unknown) => lintRoleplays(file, judges)

const persona = {
  name: 'Maria Lopez',
  role: 'Practice manager',
  situation: 'Looks for a new tool',
  background: 'Fifteen years of it',
  pain_points: ['No-shows'],
  goals: ['Fewer of them'],
}
const roleplay = { name: 'Discovery call', scenario: 'sales', persona }
const fileOf = (...roleplays: unknown[]) => ({
  format: 'colloquy-roleplays',
  version: 1,
  roleplays,
})

const problemsOf = (...roleplays: unknown[]) => lint(fileOf(...roleplays)).problems
const withPersona = (change: object) => ({ ...roleplay, persona: { ...persona, ...change } })
const { name: _, ...nameless } = persona

describe('of a file that is none of roleplays', () => {
  it.each([
    ['nothing', undefined, 'This is no file of roleplays'],
    ['a list', [roleplay], 'This is no file of roleplays'],
    ['text', 'colloquy-roleplays', 'This is no file of roleplays'],
    ['another file', { format: 'something', version: 1, roleplays: [] }, 'This is no file'],
    ['a single roleplay', roleplay, 'This is no file of roleplays'],
    ['a later version', { ...fileOf(roleplay), version: 2 }, 'the version has to be 1'],
    [
      'roleplays that are no list',
      { ...fileOf(), roleplays: {} },
      'the roleplays have to be a list',
    ],
    ['no roleplay', fileOf(), 'there is no roleplay in it'],
    [
      'too many',
      fileOf(...Array.from({ length: 101 }, () => roleplay)),
      'there are 101 roleplays in it. At most 100',
    ],
  ])('one sentence is said: %s', (_name, file, words) => {
    const { problems, roleplays } = lint(file)
    expect(problems).toEqual([expect.stringContaining(words)])
    expect(roleplays).toEqual([])
  })
})

it('tells those without a problem, and their places', () => {
  const { roleplays, places } = lint(fileOf(withPersona({ name: '' }), roleplay))
  expect(roleplays).toHaveLength(1)
  expect(places).toEqual(['The 2nd roleplay'])
})

describe('what is wrong is said with its place', () => {
  it.each([
    ['persona: the name is missing', withPersona({ name: ' ' })],
    ['persona: the name is missing', { ...roleplay, persona: nameless }],
    ['persona: at least one pain point is needed', withPersona({ pain_points: ['', ' '] })],
    ['persona: the pain points must be a list', withPersona({ pain_points: 'No-shows' })],
    ['persona: the 2nd of goals must be text', withPersona({ goals: ['Fewer', 7] })],
    [
      'persona: the background must have at most 5000 characters',
      withPersona({ background: 'x'.repeat(5001) }),
    ],
    ['persona: the name contains characters that cannot be stored', withPersona({ name: 'a\0' })],
    ['the persona is missing', { name: 'Discovery call' }],
    ['it must be an object', 'Discovery call'],
    ['it must be an object', null],
    ['the name is missing', { ...roleplay, name: '' }],
    ['persona: the goals are missing', withPersona({ goals: undefined })],
    ['the use case (scenario) must be one of sales', { ...roleplay, scenario: 'constructor' }],
    ['the difficulty must be easy, normal, hard', { ...roleplay, difficulty: 'toString' }],
    ['the voice must be one of alder', { ...roleplay, voice: 'nobody' }],
    ['the tags must have at most 20 entries', { ...roleplay, tags: Array(21).fill('x') }],
    ['graph: Unknown key stags.', { ...roleplay, graph: { stags: [] } }],
    [
      'graph, 1st of stages: the id is missing',
      { ...roleplay, graph: { stages: [{ name: 'A' }] } },
    ],
    ['graph: There is no stage to begin in.', { ...roleplay, graph: { stages: [] } }],
    ['rubric: There is nothing to judge by', { ...roleplay, rubric: { criteria: [] } }],
    [
      'rubric, 1st of criteria: the weight is missing',
      {
        ...roleplay,
        rubric: { criteria: [{ id: 'a', name: 'A', anchors: ['0', '1', '2', '3', '4', '5'] }] },
      },
    ],
  ])('%s', (words, wrong) => {
    const all = problemsOf(roleplay, wrong)
    expect(all).toEqual([expect.stringContaining('The 2nd roleplay')])
    expect(all[0]).toContain(words)
    expect(all[0]).toMatch(/\.$/)
  })

  it('all of it, of each of them', () => {
    expect(
      problemsOf(withPersona({ name: '', role: '' }), roleplay, { ...roleplay, name: 3 }),
    ).toEqual([
      'The 1st roleplay, persona: the name is missing.',
      'The 1st roleplay, persona: the role is missing.',
      'The 3rd roleplay: the name must be text.',
    ])
    const half = { role: '', situation: 7, goals: [' '] }
    expect(problemsOf({ name: ' ', scenario: 'none', persona: half })).toEqual([
      expect.stringContaining('the use case (scenario) must be one of'),
      'The 1st roleplay, persona: the name is missing.',
      'The 1st roleplay, persona: the situation must be text.',
      'The 1st roleplay, persona: the background is missing.',
      'The 1st roleplay, persona: the pain points are missing.',
      'The 1st roleplay: the name is missing.',
      'The 1st roleplay, persona: the role is missing.',
      'The 1st roleplay, persona: at least one goal is needed.',
    ])
    expect(problemsOf({ ...withPersona({ role: '' }), graph: { stages: [] } })).toEqual([
      'The 1st roleplay, persona: the role is missing.',
      'The 1st roleplay, graph: There is no stage to begin in.',
    ])
    expect(problemsOf({ ...roleplay, name: '', persona: 'Dana' })).toEqual([
      'The 1st roleplay: the persona must be an object.',
      'The 1st roleplay: the name is missing.',
    ])
    const many = Array.from({ length: 100 }, () => withPersona({ name: '', role: '' }))
    expect(problemsOf(...many)).toHaveLength(100)
  })
})

describe('what may not be meant is a warning', () => {
  it('such as a field that nobody knows, and a name that is there twice', () => {
    const odd = JSON.parse(
      `{"constructor": 1, "colour": "red", "name": "=1+1", "persona": ${JSON.stringify({ ...persona, toString: 'x' })}}`,
    )
    const { problems, warnings, roleplays } = lint({ ...fileOf(odd, odd), author: 'Ora' })
    expect(problems).toEqual([])
    expect(warnings).toEqual([
      'The file: Unknown key author; keys are format, version, roleplays, $schema. It is left out.',
      ...['1st', '2nd'].flatMap((nth) => [
        `The ${nth} roleplay: Unknown key constructor; keys are name, description, folder, tags, scenario, difficulty, voice, graph, rubric, persona. It is left out.`,
        `The ${nth} roleplay: Unknown key colour; keys are name, description, folder, tags, scenario, difficulty, voice, graph, rubric, persona. It is left out.`,
        `The ${nth} roleplay, persona: Unknown key toString; keys are name, role, situation, background, pain_points, goals. It is left out.`,
      ]),
      '2 of the roleplays are called “=1+1”.',
    ])
    expect(roleplays[0]).not.toHaveProperty('colour')
  })

  it('such as a graph without a good end', () => {
    const ending = {
      id: 'gone',
      name: 'Gone',
      outcome: 'declined',
      when: { turns: 9 },
      says: 'bye',
    }
    const { warnings } = lint(
      fileOf({ ...roleplay, graph: { endings: [ending], phrases: { bye: ['Bye.'] } } }),
    )
    expect(warnings.join()).toContain('The 1st roleplay, graph: ')
  })
})

it('reads a roleplay as it can be made, private, tidied, and ordinary where nothing is said', () => {
  const { roleplays } = lint(
    fileOf({ ...roleplay, scenario: undefined, folder: ' Onboarding ', tags: ['New ', 'new'] }),
  )
  expect(roleplays).toMatchObject([
    {
      name: 'Discovery call',
      folder: 'Onboarding',
      tags: ['new'],
      scenario: 'other',
      difficulty: 'normal',
      graph: null,
      isPublic: false,
      groupIds: [],
      persona: { painPoints: ['No-shows'] },
    },
  ])
})

it('takes anything for data, and never fails', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const { problems, roleplays } = lint(fileOf(one, { ...roleplay, graph: other }))
      expect(problems.length + roleplays.length).toBeGreaterThan(0)
    }),
  )
})

it('has a JSON Schema that takes what the linter takes', () => {
  const schema = z.fromJSONSchema(roleplaysJsonSchema('https://practice.example/s.json') as never)
  expect(schema.safeParse(fileOf(roleplay, { name: 'Bare', persona })).error).toBeUndefined()
  expect(schema.safeParse(fileOf({ ...roleplay, persona: nameless })).success).toBe(false)
  expect(schema.safeParse(fileOf({ ...roleplay, scenario: 'x' })).success).toBe(false)
})
