/** RFC 4180, with cells that a spreadsheet would take for a formula made harmless. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')

function writeCell(text: string): string {
  // A leading apostrophe makes spreadsheets show the text instead of running it.
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
