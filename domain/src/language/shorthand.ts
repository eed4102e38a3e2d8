import { plain } from './words.ts'

/** What is written short in notes, in the words in which it is said aloud: "w/o", "approx.", "Fri 8-1". */
export const spelledOut = (text: string): string =>
  RULES.reduce((said, [short, long]) => said.replaceAll(short, long), withTimes(plain(text))).trim()

const DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

const MONTHS: Record<string, string> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

const hour = (digits: string): string => HOURS[Number(digits) - 1] ?? digits

const DAY = Object.keys(DAYS).join('|')
const MONTH = Object.keys(MONTHS).join('|')

/** "Sat" is a day beside a time or after "on", and "she sat in front" is none. */
function withTimes(text: string): string {
  return text
    .replaceAll(/\b([ap])\.m\.(?=\s\p{Lu}|$)/gu, '$1m.')
    .replaceAll(/\b([ap])\.m\./g, '$1m')
    .replaceAll(/(\d)([ap]m)\b/g, '$1 $2')
    .replaceAll(
      new RegExp(
        String.raw`(?<=\b(?:since|by|until|till|on|from|before|after|for|next|last|every|delivered|booked|due|starts|each|and|or|to) )(${DAY})\b\.?(?= |[,;:)]|\.?$)`,
        'giu',
      ),
      (_, day: string) => DAYS[day.toLowerCase()] ?? day,
    )
    .replaceAll(
      new RegExp(
        String.raw`\b(${DAY})\b\.?(?=,? (?:\d|at |am\b|pm\b|morning|evening|night))`,
        'giu',
      ),
      (whole, day: string) => (/^\p{Lu}/u.test(day) ? (DAYS[day.toLowerCase()] ?? day) : whole),
    )
    .replaceAll(
      new RegExp(
        String.raw`(?<=\b(?:since|by|until|till|in|from|before|after|for|next|last|early|late|end of|\d{1,2}(?:st|nd|rd|th)?) )(${MONTH})\b\.?(?= |[,;:)]|\.?$)`,
        'giu',
      ),
      (_, month: string) => MONTHS[month.toLowerCase()] ?? month,
    )
    .replaceAll(
      /(\p{L}+day),? (\d{1,2}) ?[-–] ?(\d{1,2})(?=[,.;]|$| )/gu,
      (_, day: string, from: string, to: string) => `${day}, ${hour(from)} to ${hour(to)}`,
    )
    .replaceAll(
      /(?<=^|\s)(\d{1,2}) ?[-–] ?(\d{1,2}) ?([ap]m)\b/g,
      (_, from: string, to: string, half: string) => `${from} to ${to} ${half}`,
    )
}

const RULES: [RegExp, string][] = [
  [/\b(at|in|for|with|on) same (?=\p{L})/gu, '$1 the same '],
  [/\bw\/o /gi, 'without '],
  [/\bw\/ ?(?=\p{L}|\d)/giu, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\b(?:approx\.?|ca\.)(?= ?[£$€]?\d)/gi, 'about'],
  [/(?<=^|\s)~ ?(?=[£$€]?\d)/g, 'about '],
  [/(\d) ?yrs?\b\.?(?! old-)/gi, '$1 years'],
  [/(\d) ?mos?\b\.?(?=[\s,;)]|$)/gi, '$1 months'],
  [/(\d) ?wks?\b\.?/gi, '$1 weeks'],
  [/(\d) ?h\b/g, '$1 hours'],
  [/(\d) ?hrs?\b\.?/gi, '$1 hours'],
  [/(\d) ?mins?\b\.?(?=[\s,;)]|$)/gi, '$1 minutes'],
  [/\b1 (week|month|hour|minute|year)s\b/g, '1 $1'],
  [/ ?\/ ?wk\b/g, ' a week'],
  [/ ?\/ ?mo\b/g, ' a month'],
  [/ ?\/ ?yr\b/g, ' a year'],
  [/(?<!\bkm) ?\/ ?hr?\b/g, ' an hour'],
  [/(?<![\d,.])(\d{1,3})\.(\d)k\b/g, '$1,$200'],
  [/(?<![\d,.])(\d{1,3})k\b/g, '$1,000'],
  [/(\d)m (?=\p{Ll})/gu, '$1 million '],
  [/\b(\d+)x\b/g, '$1 times'],
  [/(\d%?) ?(?:→|->|=>) ?(?=[£$€]?\d)/g, '$1 to '],
  [/(?<=^|[.;] )(?:→|->|=>) ?/g, ''],
  [/ ?(?:→|->|=>) ?(\p{L})/gu, '. $1'],
  [/(\p{L}|\d) ?\/ ?(day|week|month|year|hour|person|head|night)\b/gu, '$1 a $2'],
  [/\band\/or\b/g, 'or'],
  [/(?<=\p{Ll} )\+ (?=\p{L})/gu, 'and '],
  [/(?<=^|\s)\+(\d+(?:[.,]\d+)?%)/g, 'up $1'],
  [/ & /g, ' and '],
  [/\bgf\b/gi, 'girlfriend'],
  [/\bbf\b/gi, 'boyfriend'],
  [/\bappts?\b\.?/gi, 'appointment'],
  [/\bmgr\b\.?/gi, 'manager'],
  [/\bppl\b/gi, 'people'],
  [/\bincl\. ?/gi, 'including '],
  [/\be\.g\. ?/gi, 'for example '],
  [/,? etc\.?(?=$|[,;.])/gi, ' and so on'],
  [/\bvs\.? /gi, 'against '],
  [/\bno\. (?=\d)/gi, 'number '],
  [/\bserial no\.?(?= )/gi, 'serial number'],
  [/^no show(?=[.,;]|$)/gi, 'nobody came'],
  [/, no show(?=[.,;]|$)/gi, ', and nobody came'],
  [/^no reply(?=[.,;]|$)/gi, 'nobody has replied'],
]
