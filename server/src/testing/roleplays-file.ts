import fc from 'fast-check'
import { aRoleplayBody } from './world.ts'

/** A file of roleplays as it may be sent: mostly one that can be imported, sometimes anything. */
export function arbitraryFile(text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { schema_data } = aRoleplayBody()
  const roleplay = fc.record(
    {
      name: text.map((words) => `${words} and a name`.slice(0, 200)),
      description: text,
      folder: text.map((words) => words.slice(0, 100)),
      tags: fc.array(
        text.map((words) => words.slice(0, 40)),
        { maxLength: 3 },
      ),
      scenario: fc.constantFrom('sales', 'legal', 'other'),
      persona: fc.constant(schema_data.persona),
    },
    { requiredKeys: ['name', 'persona'], noNullPrototype: true },
  )
  const roleplays = fc.array(roleplay, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    {
      weight: 6,
      arbitrary: roleplays.map((all) => ({
        format: 'colloquy-roleplays',
        version: 1,
        roleplays: all,
      })),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}
