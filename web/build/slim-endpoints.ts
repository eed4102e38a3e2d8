import type { Endpoint } from '@colloquy/contract/endpoint'
import type { Plugin } from 'vite'

const CONTRACT = '@colloquy/contract/endpoints'
const SLIM = '\0slim-endpoints'

/**
 * The screens need of a call only where it goes, and whether anyone may make it. Their shapes are types to
 * them, checked at build time. Taking the contract as it is would send the whole library of shapes to
 * every browser.
 */
export function slimEndpoints(): Plugin {
  return {
    name: 'slim-endpoints',
    enforce: 'pre',
    resolveId: { filter: { id: /^@colloquy\/contract\/endpoints$/ }, handler: () => SLIM },
    load: {
      filter: { id: /slim-endpoints$/ },
      handler: async () => {
        const { endpoints } = (await import(CONTRACT)) as { endpoints: Record<string, Endpoint> }
        const slim = Object.entries(endpoints).map(([name, { method, path, who }]) => [
          name,
          { method, path, ...(who === 'anyone' && { who }) },
        ])
        return `export const endpoints = ${JSON.stringify(Object.fromEntries(slim))}`
      },
    },
  }
}
