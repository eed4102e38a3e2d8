import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCUMENTS = '{README,ARCHITECTURE,CONTRIBUTING,docs/**/*}.md'

// Made by running the product, so not there in a fresh clone.
const MADE = /(^|\/)(node_modules|dist|\.data)(\/|$)/
const SOURCE_FILE = /\.(ts|tsx|mjs|md|json|sql|css|yml)$/

/**
 * The paths that documents cite in backticks and that are not in the repository.
 * @param {string} root
 * @returns {string[]}
 */
export function missingDocPaths(root) {
  const topLevel = readdirSync(root)
  return globSync(DOCUMENTS, { cwd: root }).flatMap((document) =>
    citedPaths(readFileSync(join(root, document), 'utf8'), topLevel)
      .filter((path) => globSync(path, { cwd: root }).length === 0)
      .map((path) => `${document}: \`${path}\` does not exist`),
  )
}

/**
 * @param {string} text
 * @param {string[]} topLevel the names in the repository's root
 */
export function citedPaths(text, topLevel) {
  const prose = text.replace(/^```[^]*?^```/gm, '')
  const cited = [...prose.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '')
  return cited
    .filter((path) => /^[\w.@*{}[\],/-]+$/.test(path) && !path.startsWith('/'))
    .filter((path) => !MADE.test(path))
    .filter((path) =>
      path.includes('/')
        ? topLevel.includes(path.split('/')[0] ?? '') || SOURCE_FILE.test(path)
        : /^[A-Z]+\.md$|^package(-lock)?\.json$/.test(path),
    )
    .map((path) => path.replace(/\/$/, ''))
}
