import { describe, expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'
import type { Persona } from '../../roleplay.ts'
import { bernadette, femi, ilse, kofi, okonkwo, rosalind } from '../testing/six-who-ask.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]

/** What is said to the last line, whatever the dice. */
const saidTo = (
  persona: Persona,
  lines: string[],
  scenario: 'interviews' | 'presentations' = 'interviews',
) => SEEDS.map((seed) => talk(lines, { persona, scenario, seed }).last)

const HELLO = "Hello, I'm Tomek, thank you for inviting me."
const MYSELF = 'I drove a city bus for six years, and then I looked after my grandfather at home.'
const STORY =
  'Once a man shouted at me on the bus, so I stopped, opened the door and asked him where he wanted to go. After two minutes he apologised.'

const WE_COLLECT =
  'We collect coffee grounds from cafes and press them into firelighters that burn twice as long as wood.'
const WE_SOLD =
  'Last winter we sold forty thousand boxes in two hundred shops, and people came back for more.'
const WE_NEED = 'We need two hundred thousand euros for a second press and for a warehouse.'

describe('an interviewer', () => {
  it('does not ask its first question twice of somebody who only says hello', () => {
    for (const { text } of saidTo(bernadette, [HELLO])) {
      expect(text).not.toMatch(/\?|seat|sit down|yourself|background/)
      expect(text).toMatch(/Tomek/)
    }
  })

  it('does not ask for a result that was told', () => {
    const told =
      'Three out of ten vans left late when I started. After a year it was one in twenty, and the driver I had warned apologised.'
    for (const { text } of saidTo(bernadette, [HELLO, MYSELF, told]))
      expect(text).not.toMatch(
        /came of it|did it work|how did it end|turn out|lead\?|after that|afterwards/i,
      )
  })

  it('asked what it means by that, says its own question, under one opening', () => {
    for (const { text } of saidTo(bernadette, [HELLO, `${MYSELF} How do you mean that?`]))
      expect(text).not.toMatch(/:.*(?:my turn|now me|one from me|let me|back to you)/i)
  })

  it('does not reproach a good answer', () => {
    for (const line of [MYSELF, STORY])
      for (const { text } of saidTo(okonkwo, [HELLO, line]))
        expect(text).not.toMatch(/not what I asked|wasn't my question|answered me|That's short/)
  })

  it('asks for their own part when they only say we, and not a second time of the same', () => {
    const we =
      'We had a difficult passenger once, we stopped the bus, we talked to him and we got him off.'
    for (const seed of SEEDS) {
      const { steps } = talk([HELLO, MYSELF, we, we.replace('passenger', 'guest')], {
        persona: bernadette,
        scenario: 'interviews',
        seed,
      })
      const digs = steps.filter(({ why }) => why.includes('dig: own-part'))
      expect(digs.length).toBeLessThanOrEqual(1)
    }
  })

  it('takes a long answer as one, and goes on', () => {
    for (const { state } of saidTo(bernadette, [HELLO, MYSELF]))
      expect(state.answered).toContain('yourself')
  })

  it('says its question in other words when it was not understood', () => {
    for (const { state, text } of saidTo(bernadette, [
      HELLO,
      MYSELF,
      'Sorry, could you repeat the question?',
    ])) {
      expect(state.open.what).toBe('ask')
      expect(text.length).toBeGreaterThan(20)
    }
  })

  it('comes back to its question once after it was asked something, and not again', () => {
    const { steps } = talk(
      [HELLO, 'How many residents do you have?', 'Why did the last one leave?'],
      {
        persona: bernadette,
        scenario: 'interviews',
      },
    )
    const [, first, second] = steps
    expect(first?.state.digs).toContain('again:yourself')
    expect(second?.text).not.toMatch(/yourself|background|Who are you/)
  })

  it('has it told when somebody offers to tell', () => {
    for (const { why } of saidTo(bernadette, [HELLO, MYSELF, 'Shall I tell you how I did it?']))
      expect(why).toContain('have it told')
  })

  it('is kind to nerves, and lets a refusal be', () => {
    for (const { why } of saidTo(okonkwo, [HELLO, "I have to admit I'm a bit nervous."]))
      expect(why).toContain('calm them')
    for (const { why } of saidTo(okonkwo, [HELLO, "I'd rather not talk about that."]))
      expect(why).toContain('let it be')
  })

  it('puts what it wants to know to the applicant, in grammar', () => {
    const asked = talk([HELLO], { persona: bernadette, scenario: 'interviews' }).graph.asks
    const ways = asked.flatMap(({ says }) => says).join(' ')
    expect(ways).toContain('how you handle a resident')
    expect(ways).toContain("somebody who won't leave for a supermarket")
    expect(ways).not.toMatch(/How would you help with that/)
  })

  it('asks nobody who wants to study about bosses', () => {
    const { asks } = talk([], { persona: ilse, scenario: 'interviews' }).graph
    expect(asks.flatMap(({ says }) => says).join(' ')).not.toMatch(/boss|this job|work here/)
  })

  it('says goodbye to who has no more questions and thanks', () => {
    for (const { ended } of saidTo(okonkwo, [HELLO, MYSELF, STORY, 'Thank you for the interview.']))
      expect(ended).not.toBeNull()
  })
})

describe('a candidate', () => {
  it('asks its own question when it is asked for one, and not for the job', () => {
    const lines = ['Welcome, Femi.', 'Do you have any questions for us?']
    for (const { text } of saidTo(femi, lines)) {
      expect(text).toMatch(/still take calls/)
      expect(text).not.toMatch(/Karin|get the post/)
    }
  })

  it('takes small talk about the way as that', () => {
    for (const { why } of saidTo(femi, ['Hello Femi, welcome. How was your journey?']))
      expect(why).toContain('say how the way was')
  })

  it('says of a mistake nothing that was not written', () => {
    for (const { text, reveals } of saidTo(femi, [
      'Hello.',
      'Tell me about a mistake that you made.',
    ])) {
      expect(reveals).toEqual([])
      expect(text).not.toMatch(/\d|traitor|Karin/)
    }
  })

  it('is thankful for an answer to its own question', () => {
    const lines = [
      'Hello.',
      'Do you have any questions for me?',
      'You would take calls on two days a week.',
    ]
    for (const { why } of saidTo(femi, lines)) expect(why).toContain('take the answer')
  })
})

describe('an audience', () => {
  it('does not interrupt a greeting', () => {
    for (const { state } of saidTo(
      rosalind,
      ["Hi, I'm Jo from Ember, thanks for having me."],
      'presentations',
    ))
      expect(state.open.what).toBe('nothing')
  })

  it('does not ask for what was told: the ask, the number, the proof', () => {
    for (const seed of SEEDS) {
      const lines = [
        WE_NEED,
        WE_SOLD,
        WE_COLLECT,
        'It is made of waste, so it costs next to nothing.',
        WE_COLLECT.replace('cafes', 'offices'),
      ]
      const { steps } = talk(lines, { persona: rosalind, scenario: 'presentations', seed })
      for (const { text } of steps)
        expect(text).not.toMatch(
          /want from (?:us|me)|one thing you want|put a figure|what does it cost|tried it/,
        )
    }
  })

  it('accepts what was said to its doubt with a number or a reason', () => {
    const lines = [WE_COLLECT, WE_SOLD, WE_NEED]
    for (const seed of SEEDS) {
      const setting = { persona: rosalind, scenario: 'presentations' as const, seed }
      const { last } = talk(lines, setting)
      if (last.state.open.what !== 'objection') continue
      const met = talk(
        [...lines, 'We have four suppliers in the same city, so nobody can double the price.'],
        setting,
      )
      expect(Object.values(met.last.state.objections)).toEqual(['settled'])
    }
  })

  it('who has to use it asks neither for the budget nor why now', () => {
    const { asks } = talk([], { persona: kofi, scenario: 'presentations' }).graph
    expect(asks.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['number']))
    expect(asks.flatMap(({ says }) => says).join(' ')).toContain('that it works without wifi')
  })

  it('says yes to something definite once enough was told, and names what is missing before', () => {
    const early = saidTo(
      kofi,
      ['Good evening.', 'Would you agree to a trial next week?'],
      'presentations',
    )
    for (const { state } of early) expect(state.agreed).toBe(false)
    const lines = [
      WE_COLLECT,
      WE_SOLD,
      WE_NEED,
      'We have four suppliers in the same city, so nobody can double the price.',
      'A kilo costs us ninety cents to make, and a big retailer has signed for ninety shops.',
      'Could you agree to a second meeting on Tuesday?',
    ]
    for (const { state } of saidTo(rosalind, lines, 'presentations'))
      expect(state.agreed).toBe(true)
  })
})
