import { registerHooks } from 'node:module'

// For each file that is imported Node reads the package.json above it, with all that it exports: of drizzle-orm 180 kB
// 400 times, a third of what a start of the server computes. What its files say of each other needs none of that:
// they are modules, and lie where they say.
registerHooks({
  resolve: (specifier, context, resolve) => {
    const { parentURL = '' } = context
    return LIES_BESIDE.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : resolve(specifier, context)
  },
})

const LIES_BESIDE = /^\.{1,2}\/.*\.js$/
