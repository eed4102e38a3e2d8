import { describe, expect, it } from 'vitest'
import { clearlyInFirstPerson, inFirstPerson } from './first-person.ts'

const nora = { name: 'Nora Devlin', pronoun: 'she' } as const
const tom = { name: 'Tom Becker', pronoun: 'he' } as const

describe('told of oneself', () => {
  it.each([
    ['Nora runs two depots and has her own van.', 'I run two depots and have my own van.'],
    [
      'Paula looks after the money, and anything above 5,000 pounds has to go past her.',
      'Paula looks after the money, and anything above 5,000 pounds has to go past her.',
    ],
    [
      'Her mail is read by the owner, and every call goes to her.',
      'My mail is read by the owner, and every call goes to me.',
    ],
    [
      'Callum and Priya have found her short with them.',
      'Callum and Priya have found me short with them.',
    ],
    [
      'Constant changes to the rota have cost her good people.',
      'Constant changes to the rota have cost me good people.',
    ],
    [
      'Nora carries the work of two people since Marcus left and feels that nobody has noticed.',
      'I carry the work of two people since Marcus left and feel that nobody has noticed.',
    ],
    [
      'She opened a bakery with a friend, and it closed because they had signed a lease.',
      "I opened a bakery with a friend, and it closed because we'd signed a lease.",
    ],
    ["She's tired and she'd like to stop.", "I'm tired and I'd like to stop."],
    [
      'Nora trained under a chief who was terrifying and never raised her voice, and has worked here since.',
      'I trained under a chief who was terrifying and never raised her voice, and have worked here since.',
    ],
    ['Her boss thinks she is too slow.', "My boss thinks I'm too slow."],
    [
      'Her daughter lives in Bristol with her two kids.',
      'My daughter lives in Bristol with her two kids.',
    ],
    [
      'Her best accountant has handed in her notice.',
      'My best accountant has handed in her notice.',
    ],
    [
      'Her mother has had a fall and lives with her now.',
      'My mother has had a fall and lives with me now.',
    ],
    ['Her landlord has threatened to evict her.', 'My landlord has threatened to evict me.'],
    [
      'Nora and her husband celebrate their anniversary.',
      'My husband and I celebrate our anniversary.',
    ],
    [
      'Her dispatcher, Gerry, is leaving and she has no plan for it.',
      'My dispatcher, Gerry, is leaving and I have no plan for it.',
    ],
    [
      'Nora, a single mother, is worried about her job.',
      "I'm a single mother and I'm worried about my job.",
    ],
    ['She will not start before January.', "I won't start before January."],
    [
      'A vendor calls her after she downloaded a price list.',
      'A vendor calls me after I downloaded a price list.',
    ],
    [
      'Nobody called her back although it was promised.',
      'Nobody called me back although it was promised.',
    ],
    ['She hurt her back in March.', 'I hurt my back in March.'],
    ['The new system makes her type it all again.', 'The new system makes me type it all again.'],
    ['The head asked her not to make a fuss.', 'The head asked me not to make a fuss.'],
    [
      'They tell her things that she does not want to know.',
      "They tell me things that I don't want to know.",
    ],
    [
      'Harbour Estates has sent her a letter ending the lease of her bakery.',
      'Harbour Estates has sent me a letter ending the lease of my bakery.',
    ],
    [
      'Nora is a retired school secretary who lives in Leeds with her husband Alan.',
      "I'm a retired school secretary and live in Leeds with my husband Alan.",
    ],
    [
      'Nora runs Devlin Foods, with one kitchen and three shops.',
      'I run Devlin Foods, with one kitchen and three shops.',
    ],
    ['Nora is a woman who loves her work.', "I'm a woman who loves her work."],
    [
      'Her head baker Tomas has been there for nineteen years.',
      'My head baker Tomas has been here for nineteen years.',
    ],
    ['He sent her one e-mail and no invoices.', 'He sent me one e-mail and no invoices.'],
    ['They told her parents about it.', 'They told my parents about it.'],
    ['He sent her clothes back.', 'He sent my clothes back.'],
    ['They did not let her leave early.', "They didn't let me leave early."],
    ['Her leave was refused.', 'My leave was refused.'],
    ['Her colleagues made her their spokeswoman.', 'My colleagues made me their spokeswoman.'],
    ['Her boss called her lazy and unreliable.', 'My boss called me lazy and unreliable.'],
    ['Her boss called her lazy colleague in.', 'My boss called my lazy colleague in.'],
    ['The letter reached her only on Monday.', 'The letter reached me only on Monday.'],
    ['Nobody told her beforehand.', 'Nobody told me beforehand.'],
    [
      'Her mother tells her to pull herself together.',
      'My mother tells me to pull myself together.',
    ],
    ['Her only son visits her rarely.', 'My only son visits me rarely.'],
    ['A colleague of hers told her never to ask.', 'A colleague of mine told me never to ask.'],
    ['She does not know who she is without her job.', "I don't know who I am without my job."],
  ])('%s', (written, said) => {
    expect(inFirstPerson(written, nora)).toBe(said)
  })

  it.each([
    ['The mistake was his, and he admits it.', 'The mistake was mine, and I admit it.'],
    ['His brother took the keys with him.', 'My brother took the keys with him.'],
    ['He always finds an excuse.', 'I always find an excuse.'],
    ['Three quarters of his customers pay by card.', 'Three quarters of my customers pay by card.'],
    ['A friend of his lent him a van.', 'A friend of mine lent me a van.'],
    ['He mumbles and shrugs.', 'I mumble and shrug.'],
    ['Tom and his crew of five sort by hand.', 'My crew of five and I sort by hand.'],
    [
      'Tom and his colleague Sabine Roth decide together.',
      'My colleague Sabine Roth and I decide together.',
    ],
    [
      'Tom and two others of the works council read the plan.',
      'Two others of the works council and I read the plan.',
    ],
    ['Not humiliate him', 'Not humiliate him'],
    [
      'He feels guilty about Beat and has not visited him.',
      "I feel guilty about Beat and haven't visited him.",
    ],
    [
      'He lost a falcon for two days and blames himself.',
      'I lost a falcon for two days and blame myself.',
    ],
    ['Tom went off sick and nobody told him.', 'I went off sick and nobody told me.'],
  ])('%s', (written, said) => {
    expect(inFirstPerson(written, tom)).toBe(said)
  })

  it('is not clear where of two men either may be the one', () => {
    expect(clearlyInFirstPerson('He shouted at him.', tom).isClear).toBe(false)
    expect(clearlyInFirstPerson('He wants to sue him.', tom).isClear).toBe(false)
  })

  it.each([
    ['She signed the form because she was told to.', 'I signed the form because I was told to.'],
  ])('%s', (written, said) => {
    expect(inFirstPerson(written, nora)).toBe(said)
  })

  it.each([
    ['His wife had a baby and he does not sleep.', "My wife had a baby and I don't sleep."],
    ['Tom left out that he had had two beers.', "I left out that I'd had two beers."],
    ['A man from another company left his card.', 'A man from another company left his card.'],
    [
      'His father drove a bus, and Tom was proud to be like him.',
      'My father drove a bus, and I was proud to be like him.',
    ],
  ])('%s', (written, said) => {
    expect(inFirstPerson(written, tom)).toBe(said)
  })

  it('is "we" for a couple and a company', () => {
    expect(
      inFirstPerson('Sarah and Mike are looking for their first house.', {
        name: 'Sarah & Mike Jensen',
        pronoun: 'we',
      }),
    ).toBe("We're looking for our first house.")
    expect(
      inFirstPerson('The company wants to cut fuel costs.', {
        name: 'Acme Logistics',
        pronoun: 'we',
      }),
    ).toBe('We want to cut fuel costs.')
  })
})
