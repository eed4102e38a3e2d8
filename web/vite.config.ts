import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { devPages } from './build/dev-pages.ts'
import { layerOrder } from './build/layer-order.ts'
import { preloadFont } from './build/preload-font.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { slimEndpoints } from './build/slim-endpoints.ts'
import { slimRoom } from './build/slim-room.ts'

const api = process.env.COLLOQUY_DEV_API ?? 'http://127.0.0.1:3000'

const fileOf = (page: string) => join(import.meta.dirname, page)

const shared = () => [
  react(),
  layerOrder(['reset', 'tokens', 'base', 'ui', 'frame', 'screens']),
  slimEndpoints(),
  slimRoom(),
]

export default defineConfig(({ command }) => ({
  plugins: [
    shared(),
    preloadFont(),
    prerender({ entry: 'src/entries/prerender.tsx', plugins: shared }),
    precompress(),
    devPages(),
  ],
  // A start builds the web on the way: only what went wrong is worth a line there.
  logLevel: command === 'build' ? 'warn' : 'info',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The policy allows no inline script, and every browser that can hold a call preloads by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // From these on light-dark() is known: rewritten for older ones, a part of a page could not be dark
    // by itself, as the call is.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups({
            pages: fileOf('index.html'),
            form: fileOf('waitlist/index.html'),
          }),
        },
      },
      input: [
        'index.html',
        'waitlist/index.html',
        'terms/index.html',
        'get-started/index.html',
        'app.html',
        '404.html',
      ],
    },
  },
  server: {
    proxy: {
      '/api': { target: api },
      '/rtc': { target: api, ws: true },
    },
  },
}))
