/** "One month", "3 months". */
export const timesInWords = (count: number, what: string): string =>
  count === 1 ? `One ${what}` : `${count} ${what}s`

/** "12 talks by 6 people". */
export const talksByPeople = (talks: number, people: number): string =>
  `${talks} ${talks === 1 ? 'talk' : 'talks'} by ${people} people`

/** Of a whole: "75%"; a dash of nothing. */
export const shareInWords = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`
