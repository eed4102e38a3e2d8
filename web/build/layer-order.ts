import type { Plugin } from 'vite'

/**
 * Says in every stylesheet in which order the cascade layers stand, lowest first. The first one a
 * page sees decides, and which one that is depends on how the build has split the screens.
 */
export function layerOrder(layers: string[]): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({ code: `@layer ${layers.join(', ')};\n${css}`, map: null }),
    },
  }
}
