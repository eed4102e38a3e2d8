/** What is asked for by a measure of its own, and how it stands in a text: "twelve metres", "SB-20718". */
export type MeasuredIn = { asks: RegExp; tells: RegExp }

const NUMBER = String.raw`(?:\p{N}[\p{N}.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |two |three |several )?(?:hundred|thousand)|half an?|an?)`

const inUnits = (units: string): RegExp =>
  new RegExp(String.raw`\b${NUMBER}(?:-|\s)(?:\p{L}+ )?(?:${units})(?!\p{L})`, 'iu')

/** By which somebody's order, flight or claim is found again. */
const REFERENCE = /\b(?=[\p{L}-]*\p{N})(?=\P{N}*\p{L}|\p{N}{5})[\p{Lu}\p{N}][\p{Lu}\p{N}/-]{3,}\b/u

const NUMBERED = 'order|reference|booking|tracking|claim|case|ticket|policy|invoice|flight|customer'

export const MEASURED_IN: readonly MeasuredIn[] = [
  {
    asks: /\bhow (?:far|close|near)\b(?! (?:along|have|did you get|do you (?:want|trust)|would you))|\b(?:what|which) distance\b/,
    tells: inUnits('met(?:re|er)s?|kilomet(?:re|er)s?|km|miles?|feet|yards|steps|streets|stops'),
  },
  {
    asks: /\bhow (?:warm|hot|cold)\b|\bwhat (?:is|was) the temperature\b|\b(?:what|which) temperatures?\b/,
    tells: inUnits('degrees|celsius|fahrenheit'),
  },
  {
    asks: /\b(?:what|which) (?:percentage|share|proportion)\b|\bhow many per ?cent\b|\bby how many per ?cent\b/,
    tells: /\p{N}\s?%|\bper ?cent\b/u,
  },
  {
    asks: /\bhow heavy\b|\bhow much (?:do|does|did) .*\bweigh\b/,
    tells: inUnits('kilos?|kg|kilograms?|grams?|tons?|tonnes?|stone'),
  },
  {
    asks: new RegExp(
      String.raw`\b(?:what is|what was|have|got|give me|tell me|know|is there|need|read (?:me|out)) (?:\p{L}+ ){0,3}?(?:(?:${NUMBERED}) (?:number|code)|reference)\b`,
      'u',
    ),
    tells: REFERENCE,
  },
]
