import { expect, it } from 'vitest'
import { phonesOf } from './phones.ts'

it('leaves out what cannot be pronounced', async () => {
  expect(await phonesOf(['', '—', '😀', '?!'])).toEqual(new Map())
})

it("pronounces words with the phones of PocketSphinx's dictionary", async () => {
  expect(await phonesOf(['onboarding', 'HubSpot', "O'Brien", 'Ünal'])).toEqual(
    new Map([
      ['onboarding', 'AA N B AO R D IH NG'],
      ['HubSpot', 'HH AH B S P AA T'],
      ["O'Brien", 'OW B R AY AH N'],
      ['Ünal', 'AH N AH L'],
    ]),
  )
})

it('pronounces many words, each by itself', async () => {
  const words = Array.from(
    { length: 300 },
    (_, at) =>
      `zor${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10) % 10]}${'uvw'[Math.floor(at / 100)]}`,
  )
  const phones = await phonesOf([...words, ...words])
  expect([...phones.keys()]).toEqual(words)
  const known =
    /^(AA|AE|AH|AO|AW|AY|B|CH|D|DH|EH|ER|EY|F|G|HH|IH|IY|JH|K|L|M|N|NG|OW|OY|P|R|S|SH|T|TH|UH|UW|V|W|Y|Z|ZH)$/
  for (const spoken of phones.values()) {
    expect(spoken.split(' ').filter((phone) => !known.test(phone))).toEqual([])
  }
})
