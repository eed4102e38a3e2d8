import { expect, it } from 'vitest'
import { readCorpus, readHeldOut } from './corpus.ts'
import { twinsAmong } from './twins.ts'

it('knows a twin by its words, however it is written', () => {
  const lines = [
    { text: 'So, um, how do you keep track of all that today?' },
    { text: 'How do you keep the drivers informed of a change?' },
    { text: 'Thank you very much.' },
  ]
  const others = [
    { text: 'so how do you keep track of all that now' },
    { text: 'Thank you very much.' },
  ]
  expect(twinsAmong(lines, others)).toEqual(lines.slice(0, 1))
})

it('has no line to learn from that is held out nearly word for word', () => {
  const corpus = readCorpus()
  // Only where it stands: nobody is to read what is held out.
  const twins = twinsAmong(corpus, readHeldOut()).map(({ file, text }) => {
    const line = corpus
      .filter((other) => other.file === file)
      .findIndex((other) => other.text === text)
    return `${file}:${line + 1}`
  })
  expect(twins).toEqual([])
})
