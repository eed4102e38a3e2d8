import type { Plugin } from 'vite'

const CONTRACT = '@colloquy/contract/room'
const SLIM = '\0slim-room'

/**
 * Of what learner and agent say to each other the screens need the names. The shapes would bring their
 * library into the call, a tenth of all that it may weigh: web/src/screens/call/room/agent-facts.ts reads by
 * hand, and its test holds it to the shapes.
 */
export function slimRoom(): Plugin {
  return {
    name: 'slim-room',
    enforce: 'pre',
    resolveId: { filter: { id: /^@colloquy\/contract\/room$/ }, handler: () => SLIM },
    load: {
      filter: { id: /slim-room$/ },
      handler: async () => {
        const all = Object.entries((await import(CONTRACT)) as Record<string, unknown>)
        return all
          .filter(([, value]) => !isShape(value))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}

const isShape = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'safeParse' in value
