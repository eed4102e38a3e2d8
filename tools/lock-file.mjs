import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What would make `npm ci` fail, or install something else, on another machine than the one that
 * wrote the lock file: for that there must be no registry in it, and every platform.
 * @param {string} root
 */
export function lockFileProblems(root) {
  return problemsIn(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
}

/**
 * @typedef {object} Entry
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/**
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {string[]}
 */
export function problemsIn({ packages }) {
  const installed = new Set(Object.keys(packages).map(nameOf))
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved?.includes('://') ? [`${path}: names a registry (${entry.resolved})`] : []),
    ...(path.includes('node_modules/') && !entry.link && !entry.integrity
      ? [`${path}: has no integrity`]
      : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !installed.has(name) && !entry.peerDependenciesMeta?.[name])
      .map((name) => `${path || 'package.json'}: its optional ${name} is missing`),
  ])
}

const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 13)
