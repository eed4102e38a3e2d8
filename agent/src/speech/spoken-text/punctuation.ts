/** Signs in words, and of the marks only those that make a voice pause or rise. */
export const sayMarks = (text: string): string =>
  STEPS.reduce((said, [mark, words]) => said.replaceAll(mark, words), text).trim()

const STEPS: [RegExp, string][] = [
  [/ ?& ?/g, ' and '],
  [/ ?\+ ?/g, ' plus '],
  [/ ?= ?/g, ' equals '],
  [/ ?@ ?/g, ' at '],
  [/(?<=\w) ?(?:<|>) ?(?=\w)/g, ' '],
  [/≈|~/g, ' about '],
  [/×/g, ' times '],
  [/÷/g, ' divided by '],
  [/§/g, ' section '],
  [/°/g, ' degrees '],
  [/\$/g, ' dollars '],
  [/£/g, ' pounds '],
  [/€/g, ' euros '],
  [/\band\/or\b/gi, 'and or'],
  [/\b([A-Z])\/([A-Z])\b/g, '$1 $2'],
  [/(?<=[A-Za-z]) ?\/ ?(?=[A-Za-z])/g, ' or '],
  // A hyphen joins, a dash parts.
  [/(?<=\w)-(?=\w)/g, ' '],
  [/\s*(?:[–—−]|--+|(?<=\s)-(?=\s|$)|(?<=^|\s)-(?=\s))\s*/g, ', '],
  [/\s*\.{2,}\s*$/g, '.'],
  [/\.{2,}/g, ', '],
  [/[()[\]{};:]/g, ', '],
  [/(?<![A-Za-z])'|'(?![A-Za-z])/g, ' '],
  [/[^A-Za-z0-9',.?! \n]/g, ' '],
  // What pauses already needs no second pause.
  [/\s+/g, ' '],
  [/ (?=[,.?!])/g, ''],
  [/([,.?!])\1+/g, '$1'],
  [/[,.?!]*\?[,.?!]*/g, '?'],
  [/[,.!]*![,.!]*/g, '!'],
  [/,*\.[,.]*/g, '.'],
  [/^[ ,.?!]+/g, ''],
  [/(?<=[,.?!])(?=[A-Za-z])/g, ' '],
  [/,$/g, ''],
]
