import fc from 'fast-check'
import { z } from 'zod'

/** What the shapes do not say: which ids exist, what a role is, how many accounts are affordable. */
export type Hints = {
  /** By the name of the field. */
  fields: Record<string, fc.Arbitrary<unknown>>
  /** For ids that have no field of their own. */
  id: fc.Arbitrary<string>
  text: fc.Arbitrary<string>
}

type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  items?: Schema
  /** One for each place, where their number is fixed. */
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** Values that have the shape of what may be sent. Rules that no shape can say may still refuse them. */
export function arbitraryOfShape(shape: z.ZodType, hints: Hints): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema
  return arbitraryOf(schema, { hints, definitions: schema.$defs ?? {} })
}

type Context = { hints: Hints; definitions: Record<string, Schema> }

function arbitraryOf(schema: Schema, context: Context): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const definition = context.definitions[schema.$ref.split('/').at(-1) ?? '']
    if (definition === undefined) throw new Error(`no definition for ${schema.$ref}`)
    return arbitraryOf(definition, context)
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined)
    return fc.oneof(...choices.map((choice) => arbitraryOf(choice, context)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, context)
    case 'array':
      if (schema.prefixItems !== undefined)
        return fc.tuple(...schema.prefixItems.map((item) => arbitraryOf(item, context)))
      return fc.array(arbitraryOf(schema.items ?? {}, context), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'string':
      return stringOf(schema, context)
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? (schema.exclusiveMinimum ?? -1001) + 1, -1000),
        max: Math.min(schema.maximum ?? 1000, 1000),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectOf({ properties = {}, required = [] }: Schema, context: Context) {
  const fields = Object.entries(properties).map(([name, property]) => [
    name,
    context.hints.fields[name] ?? arbitraryOf(property, context),
  ])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
    noNullPrototype: true,
  })
}

function stringOf({ format, maxLength = 100 }: Schema, { hints }: Context): fc.Arbitrary<string> {
  if (format === 'uuid') return hints.id
  return hints.text.map((text) => text.slice(0, maxLength).toWellFormed())
}
