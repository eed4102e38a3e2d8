/** Without Markdown, tags and pictures, in the letters of English. */
export function withoutMarkup(text: string): string {
  return inEnglishLetters(
    text
      .replaceAll(/\n\s*/g, '\n')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/```\w*/g, ' ')
      .replaceAll(/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1')
      .replaceAll(/<\/?[a-z][^<>\n]{0,200}>/gi, ' ')
      // Headings, quotations and points of a list; the rules between the rows of a table.
      .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+•])[ \t]+/gm, '')
      .replaceAll(/^[ \t]*[-*_=|: ]{3,}$/gm, '')
      .replaceAll(/[*`|~]{1,3}(?=\S)|(?<=\S)[*`|]{1,3}|\|/g, (mark) => (mark === '~' ? '~' : ' '))
      .replaceAll(/(?<!\w)_+(?=\w)|(?<=\w)_+(?!\w)/g, '')
      // Each line of a list is a breath.
      .replaceAll(/(?<=[\w)])[ \t]*\n+/g, '. ')
      .replaceAll(PICTURES, ' ')
      .replaceAll(SMILEYS, ' '),
  )
}

// With what joins and colours them; digits and the star are such pictures' parts as well.
const PICTURES = /(?![\d#*])(?:\p{Extended_Pictographic}|\p{Emoji_Component})/gu
const SMILEYS = /(?<=^|\s)[:;=]['-]?[()DPp/|](?=\s|$|[.,!?])/g

const inEnglishLetters = (text: string): string =>
  text
    .replaceAll(/[½⅓⅔¼¾⅛]/g, (fraction) => ` ${FRACTIONS[fraction] ?? ''}`)
    .replaceAll(/[²³]/g, (power) => (power === '²' ? ' squared' : ' cubed'))
    .normalize('NFKD')
    .replaceAll(/\p{Mn}+/gu, '')
    .replaceAll(/[^\u0020-\u007E\n£€¥₹°–—−×÷≈§]/gu, (letter) => LETTERS[letter] ?? ' ')

const FRACTIONS: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}

const LETTERS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '⁄': '/',
  '→': ' to ',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
}
