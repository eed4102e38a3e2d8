/**
 * The inside of a regular expression that takes any of these: "spare me / calm(ing)? down". Between two of them stands
 * a stroke with spaces or the end of a line; each is a regular expression, in which round brackets only group.
 */
export const anyOf = (ways: string): string =>
  ways
    .trim()
    .split(/\s*\n\s*|\s+\/\s+/)
    .join('|')
    .replaceAll(/\((?!\?)/g, '(?:')
