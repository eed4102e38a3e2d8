/**
 * A file may be written in snake_case, as all that crosses a wire: the keys of objects, as they are called
 * inside. Values are left alone, and so is what is nested deeper than anything that is meant.
 */
export function camelCased(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => camelCased(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.replaceAll(/_(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase()),
      camelCased(one, depth + 1),
    ]),
  )
}

const DEEPEST = 30
