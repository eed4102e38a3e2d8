import { saidDigits } from './number-words.ts'

/** Mail addresses, web addresses and telephone numbers, as one tells them over the telephone. */
export const sayAddresses = (text: string): string =>
  text
    .replaceAll(MAIL, (_, name: string, host: string) => `${dotted(name)} at ${dotted(host)}`)
    .replaceAll(WEB, (_, host: string, path = '') => `${dotted(host)}${sayPath(path)}`)
    .replaceAll(HOST, (host) => dotted(host))
    .replaceAll(INTERNATIONAL, (number) => sayPhone(number))
    .replaceAll(NATIONAL, (number) => sayPhone(number))
    .replaceAll(SHORT, (number) => sayPhone(number))

const MAIL = /\b([\w.%+-]{1,64})@([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+)\b/gi
const WEB =
  /\b(?:https?:\/\/(?:www\.)?|www\.)([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*)(?::\d+)?(\/[\w\-./~%]*[\w/])?(?:[?#][^\s,;)]*)?/gi
const HOST =
  /\b[a-z][a-z\d-]{1,62}(?:\.[a-z][a-z\d-]{0,62})*\.(?:com|org|net|io|co|ai|dev|app|edu|gov|uk|eu|example)\b/gi

const dotted = (name: string): string =>
  name
    .replaceAll('.', ' dot ')
    .replaceAll('_', ' underscore ')
    .replaceAll('-', ' dash ')
    .replaceAll('+', ' plus ')

const sayPath = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => ` slash ${dotted(part)}`)
    .join('')

const INTERNATIONAL = /(?<!\w)\+\d[\d ().-]{6,18}\d\b/g
const NATIONAL =
  /(?<![\w.,-])(?:1[ -])?(?:\(\d{3,5}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}\b|(?<![\w.,-])0\d{2,4} \d{3,4} ?\d{3,4}\b/g
// Seven digits may as well be a range, so what stands before decides.
const SHORT = /(?<=\b(?:call|dial|phone|number|text|ring)\b[^.\d]{0,12})\b\d{3}-\d{4}\b/gi

const sayPhone = (number: string): string =>
  (number.startsWith('+') ? 'plus ' : '') +
  (number.match(/\d+/g) ?? []).map((group) => saidDigits(group)).join(', ')
