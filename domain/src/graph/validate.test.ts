import { describe, expect, it } from 'vitest'
import { FACES } from '../testing/faces.ts'
import { USE_CASE_IDS } from '../use-cases.ts'
import { compile } from './compile.ts'
import type { Condition, Graph } from './graph.ts'
import { validate } from './validate.ts'
import { AGREED, allOf, did, inStage, not, now } from './when.ts'

const persona = {
  name: 'Dana Reed',
  role: 'Head of operations',
  situation: 'Dana runs forty vans. Two break down each week.',
  background: 'Twelve years in logistics.',
  painPoints: ['Late deliveries'],
  goals: ['Fewer complaints'],
}

const sound = compile({ persona, scenario: 'other' })

const errorsOf = (changes: Partial<Graph>) =>
  validate({ ...sound, ...changes }).flatMap(({ is, says }) => (is === 'error' ? [says] : []))

const warningsOf = (changes: Partial<Graph>) =>
  validate({ ...sound, ...changes }).flatMap(({ is, says }) => (is === 'warning' ? [says] : []))

const stage = (id: string, ...exits: Graph['stages'][number]['exits']) => ({
  id,
  name: id,
  aim: '',
  exits,
})
const asked = did('open-question')

describe('what is wrong with a graph is said in a sentence', () => {
  it('when there is no stage', () => {
    expect(errorsOf({ stages: [] })).toContain('There is no stage to begin in.')
  })

  it.each([
    [
      'there is no way of asking it',
      [{ asked: [' ', '?'], says: ['Nine of us.'] }],
      'The answer "Nine of us." has no question that it answers.',
    ],
    [
      'there is nothing to say',
      [{ asked: ['How big is your team?'], says: [''] }],
      'The answer to "How big is your team?" has nothing to say.',
    ],
    [
      'another has the same question',
      [
        { asked: ['How big is your team?'], says: ['Nine.'] },
        { asked: ['Who is on it?', 'how big is your team'], says: ['Ten.'] },
      ],
      'Two answers have the same question: "how big is your team".',
    ],
  ])('when an answer can never be said: %s', (_, answers, says) => {
    const graph = compile({ persona, scenario: 'other', graph: { answers } })
    expect(errorsOf({ answers: graph.answers })).toEqual([says])
  })

  it('and of one way of asking that stands twice in the same answer nothing', () => {
    const asked = ['How big is your team?', 'how big is your team']
    const { answers } = compile({
      persona,
      scenario: 'other',
      graph: { answers: [{ asked, says: ['Nine.'] }] },
    })
    expect(errorsOf({ answers })).toEqual([])
  })

  it('when nothing leads to a stage', () => {
    const stages = [stage('start', { to: 'end', when: asked }), stage('island'), stage('end')]
    expect(errorsOf({ stages })).toEqual(['Stage "island" cannot be reached: nothing leads to it.'])
  })

  it('when a stage may never be entered', () => {
    const end = { ...stage('end'), entry: now('not-a-move' as 'closing') }
    const stages = [
      stage('start', { to: 'end', when: asked }, { to: 'other', when: asked }),
      stage('other'),
      end,
    ]
    expect(errorsOf({ stages })).toContain('Stage "end" cannot be reached: nothing leads to it.')
  })

  it('when a stage has no way on', () => {
    const stages = [
      stage('start', { to: 'end', when: asked }, { to: 'stuck', when: asked }),
      stage('stuck', { to: 'end', when: { rapport: 101 } }),
      stage('end'),
    ]
    expect(errorsOf({ stages })).toEqual([
      'Stage "stuck" has no way on: what its exits wait for cannot happen.',
    ])
  })

  it('when stages lead in a circle without a way out', () => {
    const stages = [
      stage('start', { to: 'left', when: asked }, { to: 'end', when: asked }),
      stage('left', { to: 'right', when: asked }),
      stage('right', { to: 'left', when: asked }),
      stage('end'),
    ]
    expect(errorsOf({ stages })).toEqual([
      'Stage "left" leads in a circle that has no way out.',
      'Stage "right" leads in a circle that has no way out.',
    ])
  })

  it('but not when there is a way out of the circle', () => {
    const stages = [
      stage('left', { to: 'right', when: asked }),
      stage('right', { to: 'left', when: asked }, { to: 'end', when: asked }),
      stage('end'),
    ]
    expect(errorsOf({ stages })).toEqual([])
  })

  it('when an exit leads nowhere', () => {
    const stages = [
      stage('start', { to: 'ned', when: asked }, { to: 'end', when: asked }),
      stage('end'),
    ]
    expect(errorsOf({ stages })).toEqual([
      'Stage "start" leads to a stage "ned", which there is not.',
    ])
  })

  it('when a fact can never be told', () => {
    const facts = sound.facts.map((fact) => ({
      ...fact,
      reveal: { when: 'earned', rapport: 95 } as const,
    }))
    expect(errorsOf({ facts, temper: { ...sound.temper, guard: 10 } })).toContain(
      'Fact "pain-1" can never be told: it wants a rapport of 105, and there is no more than 100.',
    )
  })

  it('but not when it is easier to tell once its thread has begun', () => {
    const begun = { id: 'debt', about: 'background', thread: 'debt', says: 'We owe.', stems: [] }
    const facts = [
      { ...begun, reveal: { when: 'asked' } },
      { ...begun, id: 'debt.2', says: 'A lot.', reveal: { when: 'earned', rapport: 105 } },
      { ...begun, id: 'debt.3', says: 'To all.', reveal: { when: 'earned', rapport: 111 } },
    ] as Graph['facts']
    expect(errorsOf({ facts: [...sound.facts, ...facts] })).toEqual([
      'Fact "debt.3" can never be told: it wants a rapport of 111, and there is no more than 100.',
    ])
  })

  it('when a fact waits for what cannot happen', () => {
    const facts = sound.facts.map((fact) => ({
      ...fact,
      reveal: { when: 'so', if: { answers: 40 } } as const,
    }))
    expect(errorsOf({ facts })).toContain(
      'Fact "goal-1" can never be told: what it waits for cannot happen.',
    )
  })

  it('when a fact has no words', () => {
    const facts = sound.facts.map((fact) => ({ ...fact, says: ' ' }))
    expect(errorsOf({ facts })).toContain('Fact "pain-1" has no words.')
  })

  it('when an ending cannot be reached', () => {
    expect(errorsOf({ agreement: null })).toContain(
      'Ending "A next step agreed" cannot be reached: what it waits for cannot happen.',
    )
  })

  it('when an ending waits for a stage that nobody reaches', () => {
    const [first] = sound.endings
    const ending = {
      ...first,
      id: 'x',
      name: 'Lost',
      when: inStage('closing'),
    } as Graph['endings'][0]
    const stages = [stage('opening', { to: 'end', when: asked }), stage('closing'), stage('end')]
    expect(errorsOf({ stages, endings: [...sound.endings, ending] })).toContain(
      'Ending "Lost" cannot be reached: what it waits for cannot happen.',
    )
  })

  it('when the talk is over before it begins', () => {
    const [first] = sound.endings
    const ending = { ...first, id: 'x', name: 'At once', when: allOf() } as Graph['endings'][0]
    const errors = errorsOf({ endings: [ending, ...sound.endings] })
    expect(errors).toContain('The talk ends with its first words: "At once" always holds.')
    expect(errors).toContain(
      'Ending "Out of time" cannot be reached: "At once" always comes before it.',
    )
  })

  it('when an ending has no words', () => {
    const endings = sound.endings.map((ending) => ({ ...ending, says: 'nothing-known' }))
    expect(errorsOf({ endings })).toContain(
      'Ending "Out of time" says something called "nothing-known", for which there are no words.',
    )
  })

  it('when the words of an ending are called like something that every object has', () => {
    const endings = sound.endings.map((ending) => ({ ...ending, says: 'constructor' }))
    expect(errorsOf({ endings })).toContain(
      'Ending "Out of time" says something called "constructor", for which there are no words.',
    )
  })

  it.each([
    [{ now: ['shrug'] }, 'a move "shrug", which nobody can make'],
    [not({ moves: ['shrug'], atLeast: 1 }), 'a move "shrug", which nobody can make'],
    [allOf(AGREED, { knows: 'pain-9' }), 'a fact "pain-9", which there is not'],
    [inStage('limbo'), 'a stage "limbo", which there is not'],
  ])('when a condition names what there is not: %j', (when, what) => {
    const objections = sound.objections.map((one) => ({ ...one, when }))
    expect(errorsOf({ objections })).toContain(`Objection "Doubt" waits for ${what}.`)
  })

  it('when an objection cannot be met', () => {
    const objections = sound.objections.map((one) => ({ ...one, settles: [] }))
    expect(errorsOf({ objections })).toContain(
      'Objection "Doubt" can never be met: it does not say with what.',
    )
  })

  it('when two things have the same name', () => {
    expect(errorsOf({ objections: [...sound.objections, ...sound.objections] })).toContain(
      'There are two objections called "doubt".',
    )
  })

  it('when a question belongs to no stage, or the greeting asks none', () => {
    const asks = [{ id: 'why', in: 'limbo', says: ['Why?'], stems: [] }]
    expect(errorsOf({ asks, firstAsk: 'who' })).toEqual([
      'Question "why" is asked in a stage "limbo", which there is not.',
      'The greeting asks a question "who", which there is not.',
    ])
  })
})

describe('what waits for each other never is', () => {
  /** Beside the sound ones, and of no subject that a stage or an ending of the template waits for. */
  const withFacts = (...facts: Graph['facts']) => ({ facts: [...sound.facts, ...facts] })
  const fact = (id: string, condition?: Condition): Graph['facts'][number] => ({
    id,
    about: 'background',
    thread: id,
    says: `This is ${id}.`,
    stems: [id],
    reveal: condition === undefined ? { when: 'asked' } : { when: 'so', if: condition },
  })
  const knows = (id: string): Condition => ({ knows: id })
  const ending = (name: string, when: Condition): Graph['endings'][number] => ({
    id: name,
    name,
    outcome: 'declined',
    when,
    says: 'goodbye-cold',
  })
  const circle = [fact('debt', knows('offer')), fact('offer', knows('debt'))]
  const ofTheCircle = 'Facts "debt" and "offer" can never be told: they wait for each other.'

  it.each([
    ['a fact for itself', [fact('debt', knows('debt'))]],
    ['a fact for itself, among others', [fact('debt', allOf(asked, knows('debt')))]],
    ['a fact for itself, in any way', [fact('debt', { any: [knows('debt'), { rapport: 101 }] })]],
  ])('%s', (_, facts) => {
    expect(errorsOf(withFacts(...facts))).toEqual([
      'Fact "debt" can never be told: it waits for itself.',
    ])
  })

  it('the only fact of its subject for one of that subject', () => {
    const first = sound.facts.filter(({ about }) => about !== 'background')
    const only = fact('debt', { told: 'background', atLeast: 1 })
    expect(errorsOf({ facts: [...first, only] })).toEqual([
      'Fact "debt" can never be told: it waits for itself.',
    ])
  })

  it('two facts', () => {
    expect(errorsOf(withFacts(...circle))).toEqual([ofTheCircle])
  })

  it('three facts', () => {
    const facts = [fact('a', knows('c')), fact('b', knows('a')), fact('c', knows('b'))]
    expect(errorsOf(withFacts(...facts))).toEqual([
      'Facts "a", "b" and "c" can never be told: they wait for each other.',
    ])
  })

  it('and facts of another circle in a sentence of their own', () => {
    const other = [fact('a', knows('b')), fact('b', knows('a'))]
    expect(errorsOf(withFacts(...circle, ...other))).toEqual([
      ofTheCircle,
      'Facts "a" and "b" can never be told: they wait for each other.',
    ])
  })

  it('nor is a fact behind them, nor one behind that', () => {
    const behind = [fact('last', knows('next')), fact('next', knows('debt'))]
    expect(errorsOf(withFacts(...behind, ...circle))).toEqual([
      'Fact "last" can never be told: it waits for fact "next", which can never be told.',
      'Fact "next" can never be told: it waits for fact "debt", which can never be told.',
      ofTheCircle,
    ])
  })

  it('nor an ending behind them', () => {
    const endings = [...sound.endings, ending('Paid', allOf(now('closing'), knows('offer')))]
    expect(errorsOf({ ...withFacts(...circle), endings })).toEqual([
      ofTheCircle,
      'Ending "Paid" cannot be reached: it waits for fact "offer", which can never be told.',
    ])
  })

  it.each([
    ['on its way', [stage('start', { to: 'end', when: knows('debt') }), stage('end')]],
    [
      'at its entry',
      [
        stage('start', { to: 'end', when: asked }),
        { ...stage('end'), entry: allOf(asked, knows('debt')) },
      ],
    ],
  ])('nor a stage with one of them %s', (_, stages) => {
    expect(errorsOf({ ...withFacts(...circle), stages })).toContain(
      'Stage "end" cannot be reached: it waits for fact "debt", which can never be told.',
    )
  })

  it('nor an objection where nothing is to be agreed on', () => {
    const [objection] = sound.objections
    const objections = [{ ...objection, when: knows('debt') }] as Graph['objections']
    expect(errorsOf({ ...withFacts(...circle), objections, agreement: null })).toContain(
      'Objection "Doubt" can never come up: it waits for fact "debt", which can never be told.',
    )
  })

  it('a fact and the stage in which it is told', () => {
    const stages = [stage('start', { to: 'end', when: knows('debt') }), stage('end')]
    expect(errorsOf({ ...withFacts(fact('debt', inStage('end'))), stages })).toEqual([
      'Stage "start" has no way on: what its exits wait for cannot happen.',
      'Stage "end" cannot be reached: it waits for fact "debt", which can never be told.',
      'Fact "debt" can never be told: what it waits for cannot happen.',
    ])
  })

  it.each([
    ['a chain', [fact('a'), fact('b', knows('a')), fact('c', knows('b'))]],
    ['a chain from its end', [fact('c', knows('b')), fact('b', knows('a')), fact('a', asked)]],
    [
      'two facts of which one may be told otherwise',
      [fact('a', knows('b')), fact('b', { any: [knows('a'), asked] })],
    ],
    [
      'a fact that is told as long as another is not',
      [fact('a', not(knows('b'))), fact('b', knows('a'))],
    ],
    [
      'a fact for any other of its subject',
      [fact('a'), fact('b', { told: 'background', atLeast: 1 })],
    ],
    ['a fact for a stage', [fact('a', inStage(sound.stages.at(-1)?.id ?? ''))]],
  ])('but what only waits for its turn is: %s', (_, facts) => {
    expect(errorsOf(withFacts(...facts))).toEqual([])
  })

  it('and an ending behind a chain', () => {
    const facts = [fact('b', knows('a')), fact('a')]
    const endings = [...sound.endings, ending('Paid', allOf(now('closing'), knows('b')))]
    expect(errorsOf({ ...withFacts(...facts), endings })).toEqual([])
  })
})

describe('what may not have been meant is warned of', () => {
  it('a last stage in the middle', () => {
    const stages = [
      stage('start', { to: 'one', when: asked }, { to: 'two', when: asked }),
      stage('one'),
      stage('two'),
    ]
    expect(warningsOf({ stages })).toEqual(['Stage "one" has no way on, and it is not the last.'])
  })

  it('more objections to be met than there are', () => {
    expect(warningsOf({ temper: { ...sound.temper, objections: 5 } })).toEqual([
      '5 objections have to be met, and there are 2.',
    ])
  })

  it('no patience from the start', () => {
    expect(warningsOf({ temper: { ...sound.temper, patience: 15 } })).toEqual([
      'The persona has no patience left from the start.',
    ])
  })

  it('an objection that goes away by itself', () => {
    const objections = sound.objections.map((one) => ({ ...one, settles: [[]] }))
    expect(warningsOf({ objections })).toContain(
      'Objection "Doubt" goes away by itself: one way to meet it asks for nothing.',
    )
  })

  it('nobody to ask, nothing to tell, no word of greeting', () => {
    expect(warningsOf({ facts: [], asks: [], lead: 'persona', greetings: [] })).toEqual([
      'There is nothing that the persona could tell.',
      'The persona leads by asking, and has nothing to ask.',
      'The persona has no greeting.',
    ])
  })

  it('no good end', () => {
    const endings = sound.endings.filter(({ outcome }) => outcome === 'hung-up')
    expect(warningsOf({ endings })).toEqual([
      'There is no good end: nobody can agree, or say goodbye.',
    ])
  })
})

describe('the templates', () => {
  const roles = new Set(FACES.map(({ role }) => role))

  it.each(USE_CASE_IDS)('have no flaw: %s', (scenario) => {
    for (const role of roles)
      for (const difficulty of ['easy', 'normal', 'hard'] as const)
        expect(validate(compile({ persona: { ...persona, role }, scenario, difficulty }))).toEqual(
          [],
        )
  })

  it.each(USE_CASE_IDS)(
    'have no error for a persona of whom nothing is written: %s',
    (scenario) => {
      const bare = { ...persona, situation: '', background: '', painPoints: [], goals: [] }
      const findings = validate(compile({ persona: bare, scenario }))
      expect(findings.filter(({ is }) => is === 'error')).toEqual([])
    },
  )
})
