/**
 * What crosses a wire is written in snake_case and called in camelCase inside: the keys of objects. Values
 * are left alone, and so are the phrases of a graph, whose keys are names that its author made up, and what
 * is nested deeper than anything that is meant.
 */
export const camelCased = (value: unknown): unknown =>
  withKeys(value, (key) =>
    key.replaceAll(/_(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase()),
  )

/** As it goes out; what comes in may be written either way. */
export const snakeCased = <Value>(value: Value): SnakeCased<Value> =>
  withKeys(value, (key) =>
    key.replaceAll(/\p{Lu}/gu, (letter) => `_${letter.toLowerCase()}`),
  ) as SnakeCased<Value>

/** The same, as types know it. */
export type SnakeCased<Value> = Value extends readonly (infer Item)[]
  ? SnakeCased<Item>[]
  : Value extends object
    ? { [Key in keyof Value as SnakeKey<Key>]: SnakeCased<Value[Key]> }
    : Value

type SnakeKey<Key> = Key extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeKey<Rest>}`
  : Key

const DEEPEST = 30

function withKeys(value: unknown, renamed: (key: string) => string, depth = 0): unknown {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return value
  const inside = (one: unknown) => withKeys(one, renamed, depth + 1)
  if (Array.isArray(value)) return value.map(inside)
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      renamed(key),
      key === 'phrases' ? one : inside(one),
    ]),
  )
}
