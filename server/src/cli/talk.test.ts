import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoRoleplays } from '../demo/roleplays.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const keys = demoRoleplays.map(({ key }) => key)

async function talk(args: string[], said = '') {
  const { code, told, out } = await run('talk', args, said)
  return { code, told, lines: out.split('\n').filter(Boolean).map(read) }
}

async function run(program: 'talk' | 'grade', args: string[], said: string) {
  const child = spawn(process.execPath, [`server/src/cli/${program}.ts`, ...args], { cwd: root })
  child.stdin.end(said)
  const [out, told, code] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { code, told, out }
}

const read = (line: string) => JSON.parse(line) as { text: string; stage: string; ended: boolean }

describe('a talk in the terminal', () => {
  it('with nobody is none, and says who there is', async () => {
    const { code, told, lines } = await talk([])
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
    for (const key of keys) expect(told).toContain(key)
  })

  it('with somebody unknown is none, and says in a line who there is', async () => {
    const { code, told, lines } = await talk(['nobody-here'])
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
    expect(told).toBe(`nobody-here cannot be read, and is none of ${keys.join(', ')}\n`)
  })

  it.each([
    ['what is no JSON', 'Hello', 'The file is not valid JSON'],
    ['a file with a key twice', '{"name":"A","name":"B"}', 'The file has the same key twice'],
    ['a roleplay without a persona', '{"name":"A"}', 'persona: '],
    [
      'a roleplay with a graph that leads nowhere',
      JSON.stringify({
        name: 'A',
        persona: { name: 'Dana', role: 'Buyer' },
        graph: {
          stages: [{ id: 'a', name: 'A', exits: [{ to: 'b', when: { turns: 1 } }] }],
        },
      }),
      'Stage "A" leads to a stage "b", which there is not.',
    ],
  ])('of %s is none, and says what is wrong', async (_, source, words) => {
    const { code, told, lines } = await talk(['-'], source)
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
    expect(told).toContain(words)
  })

  it('is held without a key that nobody knows, which is said once and with what was meant', async () => {
    const persona = { name: 'Dana', role: 'Buyer', painPoints: ['Late trucks'], shoes: 'red' }
    const { code, told, lines } = await talk(
      ['-'],
      JSON.stringify({ name: 'A', colour: 1, persona }),
    )
    expect({ code, lines: lines.length }).toEqual({ code: 0, lines: 1 })
    const [ofRoleplay, ...ofPersona] = told.trimEnd().split('\n')
    expect(ofRoleplay).toMatch(
      /^warning: The roleplay: Unknown key colour; keys are name, .*\. It is left out\.$/,
    )
    const known = 'keys are name, role, situation, background, pain_points, goals'
    expect(ofPersona).toEqual([
      `warning: The roleplay, persona: Unknown key painPoints; ${known}. It is left out: did you mean pain_points?`,
      `warning: The roleplay, persona: Unknown key shoes; ${known}. It is left out.`,
    ])
  })

  it('is refused without what is needed, and says which key stands there instead', async () => {
    const { code, told, lines } = await talk(['-'], '{"name":"A","personna":{}}')
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
    expect(told).toContain('did you mean persona?')
    expect(told).toContain('persona: ')
  })

  it.each(keys)('is held with %s by name', async (key) => {
    const { code, told, lines } = await talk(
      [key, '--seed', '7'],
      'Hello, how are you?\nGoodbye.\n',
    )
    expect({ code, told }).toEqual({ code: 0, told: '' })
    expect(lines.length).toBeGreaterThanOrEqual(2)
    for (const { text } of lines) expect(text).toMatch(/\S/)
  })

  it('is held with a roleplay in a file, and written down when one asks for it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'colloquy-talk-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const roleplay of ['docs/example-roleplay.json', 'discovery-call']) {
      const transcript = join(folder, 'transcript.json')
      const { lines } = await talk([roleplay, '--transcript', transcript], 'Hello!\n')
      const written = JSON.parse(await readFile(transcript, 'utf8')) as {
        scenario: string
        turns: { speaker: string; text: string }[]
      }
      expect(written.scenario).toBe('sales')
      expect(written.turns.map(({ text }) => text)).toEqual([
        lines[0]?.text,
        'Hello!',
        lines[1]?.text,
      ])
    }
  })

  it('ends quietly when nobody reads on, and what was said is written down', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'colloquy-talk-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const transcript = join(folder, 'transcript.json')
    const args = ['server/src/cli/talk.ts', 'discovery-call', '--transcript', transcript]
    const child = spawn(process.execPath, args, { cwd: root })
    const ended = new Promise((resolve) => child.on('close', resolve))
    const told = readAll(child.stderr)
    child.stdout.once('data', () => {
      child.stdout.destroy()
      // It may have ended before this reaches it.
      child.stdin.on('error', () => {})
      child.stdin.write('Hello!\n')
    })
    expect({ code: await ended, told: await told }).toEqual({ code: 0, told: '' })
    expect(await readFile(transcript, 'utf8')).toContain('Hello!')
  })
})

describe('what was written down of a talk', () => {
  const SAID = [
    "Hello, this is Alex from Farlane. I'd like to understand how you work today.",
    'How do you handle that at the moment?',
    'So it costs you a lot of time. What does that lead to?',
    'That sounds exhausting. What would it be worth to you to have that solved?',
    'Shall we look at it together on Tuesday at two?',
    'Thank you, and goodbye.',
  ]

  async function heldAndGraded(roleplay: string | object) {
    const folder = await mkdtemp(join(tmpdir(), 'colloquy-talk-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const transcript = join(folder, 'transcript.json')
    const file = typeof roleplay === 'string' ? roleplay : join(folder, 'roleplay.json')
    if (typeof roleplay !== 'string') await writeFile(file, JSON.stringify(roleplay))
    const { lines } = await talk([file, '--transcript', transcript], `${SAID.join('\n')}\n`)
    const { code, told, out } = await run('grade', [transcript], '')
    expect({ code, told }).toEqual({ code: 0, told: '' })
    return { lines, grade: JSON.parse(out) }
  }

  it.each(['docs/example-roleplay.json', 'discovery-call'])(
    'is graded as it stands: %s',
    async (source) => {
      const { lines, grade } = await heldAndGraded(source)
      expect(lines.length).toBeGreaterThan(3)
      expect(grade).toMatchObject({ status: 'graded', conversation_score: expect.any(Number) })
      const quotes = grade.criteria.flatMap(({ evidence }: { evidence: { quote: string }[] }) =>
        evidence.map(({ quote }) => quote),
      )
      const said = [...SAID, ...lines.map(({ text }) => text)]
      expect(quotes.length).toBeGreaterThan(0)
      for (const quote of quotes) expect(said.some((line) => line.includes(quote))).toBe(true)
    },
  )

  it('is graded by the rubric that the roleplay brought', async () => {
    const example = JSON.parse(await readFile(join(root, 'docs/example-roleplay.json'), 'utf8'))
    const told = {
      id: 'told',
      name: 'Told',
      weight: 1,
      anchors: ['None.', 'Hardly.', 'Some.', 'Half.', 'Most.', 'All.'],
      looks_for: { rule: 'says', with: { any: ['this call is recorded'] } },
    }
    const { grade } = await heldAndGraded({ ...example, rubric: { criteria: [told] } })
    expect(grade.criteria).toMatchObject([{ id: 'told', status: 'not_shown' }])
  })
})
