import type { Persona } from '../../roleplay.ts'

/** Who calls says first what it is about: "it's about a parcel", and not the same to everybody. */
export function serviceOpenings({ situation, painPoints }: Persona): string[] | null {
  const told = [situation, ...painPoints].join(' ')
  // What is named first is what they call about.
  const found = SUBJECTS.map((subject) => ({ ...subject, at: told.search(subject.when) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]
  return found === undefined ? null : saysAbout(found.what)
}

const saysAbout = (what: string): string[] => [
  `Hello, {name} here. It's about ${what}.`,
  `Yes, hello. {name}. I'm calling about ${what}.`,
  `Good that I get somebody. {name}, it's about ${what}.`,
  `Hello, this is {name}. I've got a problem with ${what}.`,
]

const SUBJECTS: { what: string; when: RegExp }[] = [
  { what: 'a delivery', when: /\b(?:parcels?|deliver(?:y|ed|ies)|courier|shipment|package)\b/i },
  { what: 'an order', when: /\b(?:ordered|orders?)\b/i },
  {
    what: 'a charge',
    when: /\b(?:charged?|invoices?|bills?|statement|overcharged|debited|took \d+)\b/i,
  },
  { what: 'a cancellation', when: /\b(?:cancel\w*)\b/i },
  { what: 'a refund', when: /\b(?:refund\w*|money back)\b/i },
  { what: 'a booking', when: /\b(?:book(?:ed|ing)s?|reserv\w+|hotel|room|stay(?:ed)?)\b/i },
  { what: 'a flight', when: /\b(?:flights?|flew|airline|plane|luggage|suitcase)\b/i },
  { what: 'the internet', when: /\b(?:internet|broadband|router|wi-?fi)\b/i },
  { what: 'the heating', when: /\b(?:boiler|heating|radiators?)\b/i },
  {
    what: 'my machine',
    when: /\b(?:washing machine|dishwasher|fridge|card machine|coffee machine|printer|laptop|dryer)\b/i,
  },
  { what: 'my phone', when: /\b(?:mobile|phone contract|smartphone|sim card)\b/i },
  { what: 'my car', when: /\b(?:car|garage|van)\b/i },
  { what: 'an appointment', when: /\b(?:appointments?|engineer|technician)\b/i },
  { what: 'my account', when: /\b(?:account|password|log ?in|locked out)\b/i },
  { what: 'a claim', when: /\b(?:claims?|insurance|policy)\b/i },
]
