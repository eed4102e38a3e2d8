import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { greet, step } from '../persona/step.ts'
import { SIX_PEOPLE } from '../testing/six-people.ts'

/** What one of our six says to the last of these lines, in several talks. */
function saidBy(first: string, lines: string[]): string[] {
  const found = SIX_PEOPLE.find(({ persona }) => persona.name.startsWith(`${first} `))
  if (found === undefined) throw new Error(`there is no ${first}`)
  const { persona, scenario, graph: own } = found
  const graph = compile({ persona, scenario, graph: own })
  return [1, 2, 3, 4].map((seed) => {
    let last = greet(graph, seed)
    for (const text of lines) last = step(graph, last.state, { text, seed })
    return last.text
  })
}

const HELLO = "Hello, it's Tom Baker."

describe('what strangers found our six to answer wrongly', () => {
  it.each([
    [
      'whom they have just named',
      'Nora',
      'Malachy sounds like a character! Who is he?',
      /Malachy|Kilkeel|coast/,
    ],
    [
      'a mother who was named in the same breath, and not the sister',
      'Samir',
      "So your mother's still in Zahle. What does she cook when you visit?",
      /kibbeh|vine leaves|rice|cook/i,
    ],
    [
      'a question that ends in "or what"',
      'Nora',
      'Is it mostly meat or dairy or what?',
      /milk|dairy|cheese|meats|chilled/i,
    ],
    [
      'what a morning was like, and not the whole story',
      'Nora',
      "How's the morning been on your side?",
      /van|busy|turkeys|normal|rung/i,
    ],
    [
      'a line that works, and nothing to be sent',
      'Samir',
      'And does your phone line work as usual?',
      /fine|works|line|phone/i,
    ],
    [
      'what their name is only added to',
      'Samir',
      'Are you happy to stay with us, Samir, after all that?',
      /stay|chang|leave|friday|machine|counter/i,
    ],
    [
      'whether there is anything else, beside a promise',
      'Samir',
      "So I'll ring you on Wednesday at ten. Is there anything you'd still like from me?",
      /^No|that's (?:it|all)|van|nothing/i,
    ],
  ])('is answered: %s', (_, who, line, answer) => {
    for (const said of saidBy(who, [HELLO, line])) expect(said).toMatch(answer)
  })

  it('a promise with "what" inside asks nothing', () => {
    for (const said of saidBy('Samir', [
      'Hello, this is Tom from Cardwell.',
      "Then here's what I'll do: I order a replacement terminal now, priority, arriving Wednesday before ten. And I check what's in the box before it's sealed.",
    ]))
      expect(said).not.toMatch(/Leah|cash|out of the ordinary/)
  })

  it('what they make of an offer asks for nothing that is named in it', () => {
    const offer =
      'Well, our system lets Gerry put in the docks and the lanes himself, so it starts from what he knows. How does that sound?'
    for (const said of saidBy('Nora', [HELLO, offer]))
      expect(said).not.toMatch(/Portadown|who lets you in/i)
  })

  it('an interviewer who is asked about herself looks nothing up', () => {
    for (const said of saidBy('Joyce', [HELLO, 'Is your home near a river?']))
      expect(said).not.toMatch(
        /look that up|when I call|before you sign|by Friday|second conversation/,
      )
  })

  it('a fact that only looks like it is not told for want of an answer', () => {
    for (const said of saidBy('Ilir', [
      HELLO,
      'Did a policeman write down the number of the tram?',
    ]))
      expect(said).not.toMatch(/eleven years/i)
  })
})
