import { bytesOf, type Choose, oneOf } from './choose.ts'

/** A message of protobuf's with anything in it that its type allows, the likely and the absurd. */
export function anyMessage<Made extends object>(
  type: MessageType<Made>,
  choose: Choose,
  words: readonly string[],
  depth = 0,
): Made {
  const message = new type()
  const set = (field: Field) => {
    const value = field.repeated
      ? Array.from({ length: choose(4) }, () => valueOf(field, choose, words, depth))
      : valueOf(field, choose, words, depth)
    const chosen = field.oneof === undefined ? value : { case: field.localName, value }
    Object.assign(message, { [field.oneof?.localName ?? field.localName]: chosen })
  }
  for (const [oneof, of] of choicesOf(type)) {
    // Of a choice, one is made: most messages are nothing but that.
    if (oneof !== undefined) set(oneOf(choose, of))
    else for (const field of of) if (choose(2) > 0) set(field)
  }
  return message
}

export type MessageType<Made> = { new (): Made; fields: { list: () => readonly Field[] } }

type Field = {
  localName: string
  kind: string
  T?: unknown
  V?: unknown
  repeated?: boolean
  oneof?: { localName: string } | undefined
}

/** Sorted once: there are millions of messages of a few types. */
const known = new Map<object, Map<object | undefined, Field[]>>()

function choicesOf(type: MessageType<object>): Map<object | undefined, Field[]> {
  const choices = known.get(type) ?? Map.groupBy(type.fields.list(), ({ oneof }) => oneof)
  known.set(type, choices)
  return choices
}

const DEEPEST = 4

function valueOf(field: Field, choose: Choose, words: readonly string[], depth: number): unknown {
  switch (field.kind) {
    case 'message': {
      const type = field.T as MessageType<object>
      return depth > DEEPEST ? new type() : anyMessage(type, choose, words, depth + 1)
    }
    case 'map': {
      const entries = Array.from({ length: choose(4) }, () => oneOf(choose, words))
      const { kind, T } = field.V as { kind: string; T: unknown }
      const of = { localName: '', kind, T }
      return Object.fromEntries(entries.map((key) => [key, valueOf(of, choose, words, depth)]))
    }
    case 'enum':
      return oneOf(choose, [0, 1, 2, 3, 4, 5, 6, 7, 8, 1000, -1])
    default:
      return scalarOf(field.T as number, choose, words)
  }
}

const SIGNED_32 = [0, 1, -1, 2, 60, 0x7fffffff, -0x80000000]
const UNSIGNED_32 = [0, 1, 2, 60, 5000, 0xffff, 0x7fffffff, 0xffffffff]
const SIGNED_64 = [0n, 1n, -1n, 2n ** 63n - 1n, -(2n ** 63n)]
const UNSIGNED_64 = [0n, 1n, 2n ** 53n, 2n ** 64n - 1n]
const FRACTIONS = [0, 0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300]

/** By the numbers that protobuf has for its kinds of values. */
function scalarOf(kind: number, choose: Choose, words: readonly string[]): unknown {
  switch (kind) {
    case 1:
    case 2:
      return oneOf(choose, FRACTIONS.slice(0, kind === 1 ? 6 : 5))
    case 3:
    case 16:
    case 18:
      return oneOf(choose, SIGNED_64)
    case 4:
    case 6:
      return oneOf(choose, UNSIGNED_64)
    case 5:
    case 15:
    case 17:
      return oneOf(choose, SIGNED_32)
    case 7:
    case 13:
      return oneOf(choose, UNSIGNED_32)
    case 8:
      return choose(2) === 1
    case 9:
      return anyText(choose, words)
    default:
      return bytesOf(choose, choose(40))
  }
}

function anyText(choose: Choose, words: readonly string[]): string {
  switch (choose(40)) {
    case 0:
      return oneOf(choose, words).repeat(choose(40))
    case 1:
      return bytesOf(choose, choose(30)).toString('latin1')
    case 2:
      return oneOf(choose, ['__proto__', 'constructor', '\0', '\u2028', '💥'.repeat(20), '../..'])
    case 3:
    case 4:
      return ''
    default:
      return oneOf(choose, words)
  }
}
