import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { EVERYWHERE } from '../domain/src/persona/phrases/phrases.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../domain/src')
const source = globSync('{persona,graph}/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('persona/phrases/'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

/** `phrase('yes')`, and what is chosen between: `phrase(isLast ? 'doubt-settled-last' : 'doubt-settled')`. */
const asked = [...source.matchAll(/phrase\(\s*([^()]*)\)/g)].flatMap(([, argument = '']) =>
  // What something is compared with is not said.
  [...argument.replaceAll(/=== '[^']*'/g, '').matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(
    ([, id = '']) => id,
  ),
)

/** Said by everybody, or by those whose graph brings it. */
const isThere = (id) => EVERYWHERE[id] !== undefined || source.includes(`  '${id}': [`)

describe('the phrases that a persona decides to say', () => {
  it('are all there', () => {
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter((id) => !isThere(id))).toEqual([])
  })

  it('are all that there are', () => {
    const unused = Object.keys(EVERYWHERE).filter((id) => {
      const family = id.replace(/-.*$/, '-')
      return !source.includes(`'${id}'`) && !source.includes(`\`${family}\${`)
    })
    expect(unused).toEqual([])
  })
})
