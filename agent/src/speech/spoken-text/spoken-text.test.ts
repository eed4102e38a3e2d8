import { describe, expect, it } from 'vitest'
import { spokenText } from './spoken-text.ts'

const READINGS: Record<string, Record<string, string>> = {
  'what there is nothing to say of': {
    '': '',
    ' \n\t': '',
    '😀 👩‍👩‍👧 🇩🇪 ❤️': '',
    '… — !!! ??': '',
    '***': '',
    '-----': '',
    Привет: '',
  },
  numbers: {
    'We have 12 people.': 'We have twelve people.',
    'It was 1,200 or 1200.': 'It was one thousand two hundred or one thousand two hundred.',
    'About 3.75 or 0.5.': 'About three point seven five or zero point five.',
    '2,000,001 rows': 'two million and one rows',
    '115 of 1000000': 'one hundred and fifteen of one million',
    'Room 007': 'Room zero zero seven',
    'Order 1234567890123': 'Order one two three four five six seven eight nine zero one two three',
    'It is -5 today.': 'It is minus five today.',
    'more than 50+ sites': 'more than fifty plus sites',
    '5k users, 1.5m visits and 2bn rows':
      'five thousand users, one point five million visits and two billion rows',
  },
  prices: {
    'It costs $45.50.': 'It costs forty five dollars and fifty cents.',
    '£1,200 a month': 'one thousand two hundred pounds a month',
    '€3.5m': 'three point five million euros',
    $1: 'one dollar',
    '$0.99': 'ninety nine cents',
    '£2.01': 'two pounds and one penny',
    '$3.5 million': 'three point five million dollars',
    'a $45 fee': 'a forty five dollar fee',
    '$12/user/month': 'twelve dollars per user per month',
    '$5-10k': 'five thousand to ten thousand dollars',
    '$5–$10': 'five to ten dollars',
    '500 EUR or 500€ or USD 20': 'five hundred euros or five hundred euros or twenty dollars',
    '-$5': 'minus five dollars',
    US$30: 'thirty dollars',
    '¥100': 'one hundred yen',
  },
  shares: {
    'Up 5%.': 'Up five percent.',
    '12.5 % less': 'twelve point five percent less',
    '10-20%': 'ten to twenty percent',
    '100%!': 'one hundred percent!',
  },
  years: {
    'in 2024': 'in twenty twenty four',
    'since 1999': 'since nineteen ninety nine',
    'in 2005': 'in two thousand and five',
    'in 1905': 'in nineteen oh five',
    'by 2000': 'by two thousand',
    '2020-2024': 'twenty twenty to twenty twenty four',
    'the 1990s and the 80s': 'the nineteen nineties and the eighties',
    '2024 boxes': 'two thousand and twenty four boxes',
  },
  days: {
    'by 3/4': 'by March fourth',
    '12 March 2024': 'the twelfth of March, twenty twenty four',
    'the 3rd of May': 'the third of May',
    '2024-03-12': 'March twelfth, twenty twenty four',
    'March 12, 2024.': 'March twelfth, twenty twenty four.',
    'Jan. 5': 'January fifth',
    'Sept 9-11': 'September ninth to eleventh',
    'June 2025': 'June twenty twenty five',
    '12/25/2024': 'December twenty fifth, twenty twenty four',
    '25.12.2024': 'December twenty fifth, twenty twenty four',
    'May I?': 'May I?',
  },
  times: {
    '9:30am': 'nine thirty A M',
    'at 9 a.m. sharp': 'at nine A M sharp',
    '10:00': "ten o'clock",
    '14:05': 'fourteen oh five',
    '9am-5pm': 'nine A M to five P M',
    '9-11am': 'nine to eleven A M',
    '9:00–17:30': "nine o'clock to seventeen thirty",
    'until 5 p.m.': 'until five P M.',
  },
  ordinals: {
    'the 1st, 22nd and 113th': 'the first, twenty second and one hundred and thirteenth',
  },
  ranges: {
    '3-5 days': 'three to five days',
    '3 – 5': 'three to five',
    'a 3-year plan': 'a three year plan',
    '3:1': 'three to one',
  },
  fractions: {
    'about 3/4 of it': 'about three quarters of it',
    '1/2': 'one half',
    '1½ hours': 'one and a half hours',
    '2 1/4': 'two and a quarter',
    '24/7': 'twenty four seven',
    '50/50': 'fifty fifty',
    '7/5': 'seven over five',
    '8/10': 'eight out of ten',
  },
  telephones: {
    '+44 20 7946 0958': 'plus four four, two zero, seven nine four six, zero nine five eight',
    '(555) 123-4567': 'five five five, one two three, four five six seven',
    'Call me at 555-1234.': 'Call me at five five five, one two three four.',
    '100-2000 users': 'one hundred to two thousand users',
  },
  units: {
    '5 km': 'five kilometers',
    '1kg': 'one kilogram',
    '16 GB': 'sixteen gigabytes',
    '5 m': 'five meters',
    '90 km/h': 'ninety kilometers per hour',
    '21°C': 'twenty one degrees Celsius',
    '200ms': 'two hundred milliseconds',
    '3x faster': 'three times faster',
    '4x4': 'four by four',
    '24h': 'twenty four hours',
  },
  'short forms': {
    'Dr. Smith and Mr. Jones': 'Doctor Smith and Mister Jones',
    'Ms. Lee on Main St. in St. Ives': 'Miz Lee on Main Street in Saint Ives',
    'tools, e.g. mail': 'tools, for example, mail',
    'i.e. late': 'that is, late',
    'mail, chat, etc.': 'mail, chat, et cetera.',
    'us vs. them': 'us versus them',
    'Acme Inc. and Bolt Ltd.': 'Acme Incorporated and Bolt Limited',
    'No. 5 and #1': 'number five and number one',
    'w/o it': 'without it',
    'R&D': 'R and D',
  },
  acronyms: {
    'our CRM, an API and the CEO': 'our C R M, an A P I and the C E O',
    'NASA and NATO': 'nasa and nato',
    'KPIs and the CFO’s': "K P I's and the C F O's",
    'the U.S. and the UK': 'the U S and the U K',
    'IT needs HTML': 'I T needs H T M L',
    'I did NOT say that': 'I did not say that',
    'THIS IS TOO MUCH': 'this is too much',
    'Q3, B2B, v2.1 and COVID-19': 'Q three, B to B, version two point one and covid nineteen',
    '3D in 5G': 'three D in five G',
    'version 1.2.3': 'version one point two point three',
    'A plan': 'A plan',
    'an A/B test in FY2024': 'an A B test in F Y twenty twenty four',
    'SAP and AWS': 'S A P and A W S',
  },
  signs: {
    'sales & service': 'sales and service',
    'you + me = us': 'you plus me equals us',
    'his/her and/or ours': 'his or her and or ours',
    '~5': 'about five',
    '<5': 'five',
    'a * b': 'a b',
    snake_case_name: 'snake case name',
  },
  addresses: {
    'https://www.acme.com/pricing?x=1': 'acme dot com slash pricing',
    'See acme.io.': 'See acme dot io.',
    'jo.doe@acme.co.uk': 'jo dot doe at acme dot co dot uk',
    'Node.js': 'Node. js',
  },
  Markdown: {
    '**Bold** and _soft_ and `code`': 'Bold and soft and code',
    '# Title\n\nText': 'Title. Text',
    '- one\n- two': 'one. two',
    '[our page](https://acme.com/x)': 'our page',
    '<b>Hi</b> there': 'Hi there',
    '| a | b |': 'a b',
  },
  pauses: {
    'Well... maybe': 'Well, maybe',
    'Hold on…': 'Hold on.',
    'No — never': 'No, never',
    'No—never': 'No, never',
    'No - never': 'No, never',
    'It (the plan) works': 'It, the plan, works',
    '“Quoted” ‘words’': 'Quoted words',
    'a well-known man': 'a well known man',
    'One; two: three': 'One, two, three',
    'What?! No!!': 'What? No!',
    "We're sure it's Dana’s.": "We're sure it's Dana's.",
  },
  letters: {
    'Zoë Müller, Łódź': 'Zoe Muller, Lodz',
    'naïve façade': 'naive facade',
    Straße: 'Strasse',
    'ﬁne ＡＢＣ': 'fine A B C',
    'Hi 👋 there 😀!': 'Hi there!',
    'Fine :)': 'Fine',
  },
  'sounds that are no words': {
    'Hmm, well': 'hum, well',
    'Mm-hm.': 'um hum.',
    'Uh-huh.': 'uh huh.',
  },
}

describe.each(Object.entries(READINGS))('%s', (_, readings) => {
  it.each(Object.entries(readings))('%j', (written, said) => {
    expect(spokenText(written)).toBe(said)
  })
})

it('changes nothing in what is words already', () => {
  for (const readings of Object.values(READINGS)) {
    for (const said of Object.values(readings)) expect(spokenText(said)).toBe(said)
  }
})

it('leaves no digit, and no sign but those of pauses, whatever is written', () => {
  const odd = [
    '1',
    '0',
    '9',
    '$',
    '.',
    ',',
    '-',
    '/',
    ':',
    '%',
    'k',
    'm',
    'a',
    'S',
    ' ',
    '(',
    "'",
    '*',
    '@',
    '\n',
    '°',
    '½',
  ]
  let seed = 7
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31)
  for (let times = 0; times < 3000; times++) {
    const written = Array.from({ length: next() % 24 }, () => odd[next() % odd.length]).join('')
    expect({ written, said: spokenText(written) }).toEqual({
      written,
      said: expect.stringMatching(/^[A-Za-z',.?! ]*$/),
    })
  }
})

it.each([
  '1',
  '1,',
  '$',
  '-t ',
  'a.',
  '1/',
  '((',
  '*_',
  'A',
  'a@',
  ' ',
  '1-',
  '<a',
  '[a](',
  '. ',
  '\n',
])('reads ten thousand characters of %j at once', (part) => {
  const startedAt = performance.now()
  spokenText(part.repeat(10_000 / part.length))
  expect(performance.now() - startedAt).toBeLessThan(500)
})
